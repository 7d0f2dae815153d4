"""What a word that leads back may stand for, among what was named before it."""

import re
from collections.abc import Sequence

from auditor.language.led_back.said import Named, Said, layers, named_in

# Behind these a pronoun stands for what is spoken of, and not for what a thing has or does in passing ("each drug it was given").
_OPENED = re.compile(
    r"(?:^\W*|[,;:(—–]\s*|\b(?:and|but|so|yet|while|whereas|although|though|because|since|where|when|as|that|than|of|to|for|with|by|behind|"
    r"above|below|against|from|beats?|trails?|exceeds?|follows?|only|then|again|here|there)\s+)$",
    re.IGNORECASE,
)
_JOINT = re.compile(r"[,;:]|\b(?:and|but|while|whereas|although|though)\b", re.IGNORECASE)
_JOINED = re.compile(
    r"[;:]\s|,\s+(?:and|but|while|whereas|although|though)\s|\s(?:while|whereas|although|though|but)\s"
)


def part(text: str, position: int) -> tuple[int, int]:
    """Where the part of a sentence around a place begins and ends."""
    joints = [found.span() for found in _JOINED.finditer(text)]
    return max((end for _, end in joints if end <= position), default=0), min(
        (start for start, _ in joints if start >= position), default=len(text)
    )


def plural(said: Said, earlier: Sequence[Said], position: int) -> list[Named]:
    """One thing whose name is a plural: "Beans"."""
    for layer in layers(said, earlier, position):
        if layer:
            return [
                one for one in layer if not (one.many or one.placed) and re.search(r"[^s\W\d_]s$", one.words)
            ][:1]
    return []


def opened(said: Said, position: int) -> bool:
    """Whether a pronoun opens a clause, or follows a place put first: "in August it drops"."""
    fronted = any(
        one.local and not said.text[one.item.end : position].strip(" ,")
        for one in named_in(said.text, [item for item in said.items if item.end <= position])
    )
    return fronted or bool(_OPENED.search(said.text[:position]))


def same_part(said: Said, named: Named, position: int) -> bool:
    """Whether a pronoun stands in the clause that names what it stands for, as readers know it: "A has its maximum in May"."""
    again = [item.end for item in said.items if item.value == named.item.value and item.end <= position]
    ends = [*again, named.item.end] if named.text == said.text else again
    return any(not _JOINT.search(said.text, end, position) for end in ends)


def spoken_of(said: Said, earlier: Sequence[Said], position: int, *, many: bool) -> list[Named]:
    """What a pronoun may stand for: what was spoken of before what was only a place, on an axis that the clause leaves open."""
    start, end = part(said.text, position)
    around = named_in(said.text, [item for item in said.items if start <= item.start < end])
    taken = frozenset(
        side for named in around if named.local or _tells_of_what(named) for side in named.sides
    )
    beside = () if many else _held_against_it(said, position)
    for layer in layers(said, earlier, position):
        open_ = [
            one
            for named in layer
            if not _in_passing(named, said) and named.item.value not in beside
            for one in (named.halves if named.sides & taken else [named])
            if not one.sides & taken
        ]
        fitting = _together(open_) if many else [one for one in open_ if not (one.many or one.in_plural)]
        if fitting or open_:
            if many:
                return fitting
            headed = _headed(said, fitting, taken)
            rest = _likeliest(fitting)
            return [*headed, *(one for one in rest if not (headed and one.placed and one.sides == {"panel"}))]
    return []


def _tells_of_what(named: Named) -> bool:
    """`the highest May score`: whether a name tells what a superlative is taken over."""
    return bool(_SUPERLATIVE.search(named.text[: named.item.start]))


_SUPERLATIVE = re.compile(r"\b(?:\w{3,}est|most|least|best|worst|top)\s+$", re.IGNORECASE)
# "A beats B in May but trails it in June": nothing is held against itself.
_AGAINST = r"\b(?:beats?|trails?|exceeds?|tops?|matche?s?|leads?|outdoe?s?|out[a-z]{3,}s|surpasse?s?|overtakes?|undercuts?|behind|below|above|ahead of|loses to|lost to|short of|level with|equals?|edges out)\s+$"
_HELD_AGAINST = re.compile(
    rf"(?:[,;]|\b(?:and|but|yet|while|though))\s+(?P<subject>[^,;]*?){_AGAINST}", re.IGNORECASE
)
_BY_SUBJECT = re.compile(rf"(?:^\W*|[,;]\s+)(?P<subject>[^,;]*?){_AGAINST}", re.IGNORECASE)


def _held_against_it(said: Said, position: int) -> tuple[object, ...]:
    """`A beats it`, where a clause begins with A: what "it" does not stand for."""
    found = _BY_SUBJECT.search(said.text[:position])
    named = [item for item in said.items if found and found.start("subject") == item.start]
    return tuple(item.value for item in named if item.end <= position)


def rivals(said: Said, meant: list[Named], position: int) -> list[Named]:
    """What "it" stands for where something is held against it: not what is held against it, and no panel."""
    found = _HELD_AGAINST.search(said.text[:position])
    rest = [one for one in meant if one.sides != {"panel"}]
    if found is None or len(rest) < 2:
        return meant
    told = [item.value for item in said.items if found.start("subject") <= item.start < position]
    own = [one.item.value for one in rest if one.item.value in told] or [rest[0].item.value]
    return [one for one in rest if one.item.value not in own]


_OPENS_WITH_PRONOUN = re.compile(
    r"\W*(?:and |but |yet |so )?(?:it|they|he|she|this|that|these|those)\b", re.IGNORECASE
)


def _in_passing(named: Named, said: Said) -> bool:
    """Whether another sentence tells of something else, and has this as a place or in brackets: "It beats A (5 at B)."."""
    if named.text == said.text or not named.placed:
        return False
    lead = named.text[: named.item.start]
    return lead.count("(") > lead.count(")") or bool(_OPENS_WITH_PRONOUN.match(named.text))


def _headed(said: Said, fitting: Sequence[Named], taken: frozenset[str]) -> list[Named]:
    """The one thing that the label before a paragraph names, of which all of it is told: likelier than what was named in passing."""
    label = named_in(said.statement.trail[-1], said.label) if said.label and said.statement.trail else []
    rivals = [one for one in label if not (one.many or one.sides & taken)]
    known = [one.item.value for one in fitting]
    passing = any(one.text != said.text for one in fitting)
    return rivals if len(label) == 1 and passing and rivals and rivals[0].item.value not in known else []


def _likeliest(fitting: Sequence[Named]) -> list[Named]:
    """What one thing may be meant, the likeliest first: not the panel in which another thing was told of."""
    things = [named for named in fitting if not (named.placed and named.sides == {"panel"})]
    return sorted(things or fitting, key=lambda named: named.placed)


def _together(layer: Sequence[Named]) -> list[Named]:
    """What was named as several, or as a list."""
    plural = [named for named in layer if named.many]
    if plural:
        return plural[:1]
    groups = [group for group in by_sides(layer) if len(group) > 1 and len(group[0].sides) == 1]
    return groups[0] if len(groups) == 1 else []


def by_sides(layer: Sequence[Named]) -> list[list[Named]]:
    """What was named, one by one, by the axes on which it lies."""
    groups: dict[frozenset[str], list[Named]] = {}
    for named in layer:
        if named.many:
            continue
        groups.setdefault(named.sides, []).append(named)
    return list(groups.values())


def on(layer: Sequence[Named], sides: frozenset[str]) -> list[Named]:
    """What lies on just these axes, be it one side of a cell."""
    return [one for named in layer for one in (named, *named.halves) if one.sides == sides]
