"""Bounds told as marks, lines and reaches: "misses the 9 mark", "out of reach for A", "gets no further than 15"."""

from auditor.language.plainly.construction import Construction

_ALL = r"(?:<quant:all>|<quant:both>) (?:of (?:the|these|those) )?(?:THING )?(?:that |which )?(?:(?:is|are|lies?|stays?) )?"
_IN = r"(?:VERB|stems?|(?:is|are) the work) (?:<range>|from|to|in|at|of|on|under|with|by)(?: THE?(?:<axis>|<noun>))? (?P<who><ref>)"
_OF_WHOM = r"are (?P<owner><ref>) (?:<noun>|<cells>|<x>|<topic>|ones)"


def _all(bound: str, plain: str, told: tuple[str, str]) -> Construction:
    """Where all cells within a bound are."""
    return Construction(
        rf"{_ALL}{bound} (?:{_IN}|{_OF_WHOM})END", f"All values {plain} are in {{who}} {{owner}}", (told,)
    )


CONSTRUCTIONS = (
    Construction(
        r"(?:(?:a|an|the) )?(?P<n>NUMBER)(?: <x>| <topic>|MARK)?(?P<unit> <unit>)? (?:is|are|was|were|stays?|stayed|remains?|remained|proves?|proved) "
        r"out of reach (?:for|of|at|in|under|with) (?:(?:<quant:all>|the) (?:(?:<x>|<topic>|<cells>|<noun>) (?:of|in|at|from) )?)?(?P<who><ref>)",
        "no value of {who} is {n} {unit} or more",
        (("A 20 is out of reach for every skipper of Plover.", "no value of Plover is 20 or more."),),
    ),
    Construction(
        r"(?:(?:a|an|the) )?(?P<n>NUMBER)(?: <x>| <topic>|MARK)?(?P<unit> <unit>)? (?:is|are|was|were|stays?|stayed|remains?|remained|proves?|proved) out of reach(?= [,.;:!?]| $)",
        "no value is {n} {unit} or more",
        (("In May the 28 is out of reach.", "In May no value is 28 or more."),),
    ),
    Construction(
        r"(?P<who><ref>) (?:<quant:none> )?(?:gets?|got|makes it|made it|comes?|came|goes|went) (?:<quant:none> )?(?:any )?(?:further|farther) than "
        r"(?P<n>NUMBER)(?P<unit> <unit>)?",
        "no value of {who} is higher than {n} {unit}",
        (("Plover gets no further than 15.", "no value of Plover is higher than 15."),),
    ),
    Construction(
        r"<quant:none> (?:do|does|did) THE?(?:<x>|<topic>|<cells>|<aggregate:mean>) (?:<x> )?(?P<bound><bound>)(?P<unit> <unit>)?MARK?",
        "no value is {bound} {unit}",
        (("Nowhere does the haul get past 38.", "no value is above 38."),),
    ),
    _all(
        r"(?P<bound><bound>)(?P<unit> <unit>)?MARK?",
        "{bound} {unit}",
        (
            "Each trip that stays below 9 stems from Plover and Curlew.",
            "All values below 9 are in Plover and Curlew.",
        ),
    ),
    _all(
        r"<compare:<> the (?P<n>NUMBER)(?P<unit> <unit>)?MARK",
        "below {n} {unit}",
        (
            "All of the trips that miss the 9 mark come from Plover and Curlew.",
            "All values below 9 are in Plover and Curlew.",
        ),
    ),
    _all(
        r"<compare:>> the (?P<n>NUMBER)(?P<unit> <unit>)?MARK",
        "above {n} {unit}",
        (
            "All of the trips past the 25 mark belong to Heron and Dunlin.",
            "All values above 25 are in Heron and Dunlin.",
        ),
    ),
    Construction(
        r"(?P<be>is|are) (?:in )?single - (?:digit|figure|figures)",
        "{be} lower than 10",
        (("Five catches are single-digit.", "Five catches are lower than 10."),),
        certain=False,
    ),
)
