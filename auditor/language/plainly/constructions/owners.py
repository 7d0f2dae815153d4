"""Whose an extreme is that nothing knows: "A owns the softest cell, 61 in B", "the highest haul is registered by A", "the two mildest are A and B throughout"."""

from collections.abc import Iterator

from auditor.language.plainly.construction import Construction

_THING = r"(?:<cells>|<x>|<topic>)"
_MOST = r"(?:<x:est>|<quant:most> <x>)"
_HELD = r"(?:registered|recorded|measured|reported|observed|found|seen|reached|achieved|attained|obtained|produced|delivered|returned|shown|set|held|made|given|owned|claimed)"
_EXTREME = r"<extreme:(?:max|min|good|bad)>"


def _both_ends(pattern: str, plain: str, told: tuple[tuple[str, str], ...] = ()) -> Iterator[Construction]:
    """A superlative that nothing knows may tell either end: neither is refuted."""
    for end in ("highest", "lowest"):
        own = tuple((text, words.replace("highest", end)) for text, words in told)
        yield Construction(pattern, plain.replace("HIGHEST", end), own, certain=False)


CONSTRUCTIONS = (
    *_both_ends(
        rf"(?:the )?(?P<who>REF(?: LEAD)?) VERB (?:the|its) {_MOST}(?: {_THING})?(?: of all)?GRID?(?: ,)?(?: at| with)? (?P<n>NUMBER)(?P<at> LEAD)?",
        "the HIGHEST value of the map is {n}, for {who} {at}",
        (
            (
                "Dunlin owns the wonkiest crate of the map, 38 in July, so it is shunned.",
                "the highest value of the map is 38, for Dunlin in July, so it is shunned.",
            ),
        ),
    ),
    *_both_ends(
        rf"(?P<who>REF) (?:is|was) at (?:its|their|his|her) {_MOST} (?P<at>LEAD)(?: [,(:])?(?: at| with)? (?P<n>NUMBER)(?: \))?",
        "the HIGHEST value of {who} is {n}, {at}",
        (("Heron is at its wonkiest in August (31).", "the highest value of Heron is 31, in August."),),
    ),
    *_both_ends(
        rf"(?:the )?<quant:both> {_MOST}(?: {_THING}| <axis>)? are (?P<who>REF) (?:throughout|<quant:all>)(?= [,.;:]| $)",
        "in every column the two HIGHEST values are those of {who}",
        (
            (
                "The two wonkiest are Dunlin and Heron throughout.",
                "in every column the two highest values are those of Dunlin and Heron.",
            ),
        ),
    ),
    *_both_ends(
        rf"(?:the )?(?P<n><count>) {_MOST}(?: {_THING}| <axis>)? are (?P<who>REF) (?:throughout|<quant:all>)(?= [,.;:]| $)",
        "in every column the {n} HIGHEST values are those of {who}",
        (
            (
                "The three wonkiest are Dunlin, Heron and Plover throughout.",
                "in every column the three highest values are those of Dunlin, Heron and Plover.",
            ),
        ),
    ),
    Construction(
        rf"(?:the )?(?P<who>REF(?: LEAD)?) VERB the (?P<end>{_EXTREME})(?: {_THING})?(?: of all|GRID)(?: ,)?(?: at| with)? (?P<n>NUMBER)(?P<at> LEAD)?",
        "the {end} value of the map is {n}, for {who} {at}",
        (
            (
                "Dunlin owns the highest crate of the map, 38 in July, so it is shunned.",
                "the highest value of the map is 38, for Dunlin in July, so it is shunned.",
            ),
        ),
    ),
    *(
        Construction(
            rf"the (?P<end>{_EXTREME}) {_THING}(?: of (?:the )?<x>)?GRID? (?:is|was|are|were) {done} by (?:the )?(?P<who>REF)",
            "the {end} value is that of {who}",
            told,
            certain,
        )
        for done, told, certain in (
            (_HELD, (("The highest haul is registered by Dunlin in July.", "the highest value is that of Dunlin in July."),), True),
            ("<x>", (("The highest haul is notched by Dunlin.", "the highest value is that of Dunlin."),), False),
        )
    ),
)  # fmt: skip
