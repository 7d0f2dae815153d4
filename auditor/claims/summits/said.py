"""What a frame of extremes or ranks tells, once a clause fits it to the last word."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.found import Found
from auditor.claims.summits.frames import frames
from auditor.claims.summits.lines import line_of
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.ranking import direction_of
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, TickRef
from auditor.language.subject import of_statement

_TELLING = re.compile(
    r"est\b|most\b|least\b|best|worst|max|min|peak|\btop|bottom|crown|title|gold|lead|record|second|third|fourth|runner|next|\bno\b|\bnothing|nobody|nowhere|none|"
    r"\blow|\bhigh|favourite|optim|sweet spot|winn|apex|summit|palm|prize|laurel|honour|zenith|nadir",
    re.IGNORECASE,
)
_NAMED = {
    "<more>": "max", "<less>": "min", "<better>": "good", "<worse>": "bad", "<er>": "max", "<est>": "max", "<least>": "min",
    "most": "max", "fewest": "min", "top": "max", "exceed": "max", "surpass": "max", "match": "max", "beat": "good",
}  # fmt: skip
# "No value is above that of A at B": of all values, and not only of those at B.
_OF_CELLS = re.compile(r"\bnone (?:(?:other|single) )*<cell>")
_RANKS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}


@dataclass(frozen=True, slots=True)
class Said:
    """What a frame tells: in which direction, which rank, where it was looked and where found, and the number."""

    kind: str
    direction: str  # as in the lexicon; "either" for an adjective of which it is not known what it measures
    cue: Item | None
    rank: int
    looked: tuple[Item, ...]
    found: tuple[Item, ...]
    value: Num | None
    off_diagonal: bool
    loose: bool
    each: str
    tail: str


def said_in(clause: Clause, *kinds: str) -> Iterator[Said]:
    """What the frames of some kinds that a clause fits tell; nothing where its label narrows it, or more is told of panels."""
    labelled = any(
        not isinstance(item.value, PanelRef | AxisRef) and item.kind == "ref" for item in clause.label
    )
    if not _TELLING.search(clause.text) or labelled or of_statement(clause):
        return
    line = line_of(clause)
    if re.search(r"<ref> (?:to|into|as) <ref>", line.line) or re.search(r"\bfrom\b.*\bto\b", clause.text):
        return  # which of them is the row is told elsewhere
    if "<panels>" in line.line or line.line.count("<panel>") > 1:
        return
    for frame in frames():
        match = frame.fit(line.line) if frame.kind in kinds else None
        one = _meant(clause, frame.kind, Found(match, line)) if match else None
        if one is not None:
            yield one


def _meant(clause: Clause, kind: str, found: Found) -> Said | None:
    groups = found.match.groupdict()
    names = {start: tuple(name for name in groups if name.startswith(start)) for start in ("lead", "of", "at", "v", "off", "each", "tail")}  # fmt: skip
    direction, cue, rank = _direction(found)
    value = _number(found, names["v"])
    items = [i for name in names["v"] for i in found.items(name)]
    looked, there = _places(found, *names["lead"], *names["of"]), _places(found, *names["at"])
    if kind == "place" and found.words("of1"):
        return None  # "A is best at B" may tell where A is best
    if kind == "nothing" and value is None and found.words("way1") in ("<better>", "beat"):
        return None  # "nothing beats A at B" compares lines
    if any(isinstance(item.value, Spot | PlaceRef) for item in (*looked, *there)):
        return None  # "from A to B": which of them is the row is told elsewhere
    if kind == "rank" and (looked and _is_bare(cue) or value is None):
        return None  # "at A, B comes second" is said of lines
    if not direction or value is not None and (value.op not in ("=", "~") or value.word) or len(items) > 1:
        return None
    of_lines = re.search(r"<(?:axis|row|column)>", found.words("nouns1")) is not None
    return Said(
        kind,
        direction,
        cue,
        rank,
        looked,
        there,
        value,
        any(found.words(name) for name in names["off"]),
        kind in ("place", "nothing")
        and not found.words("all1")
        and not _OF_CELLS.search(found.match.group())
        or of_lines
        or (kind == "rank" and _is_bare(cue)),
        found.words(*names["each"]),
        found.words(*names["tail"]),
    )


def _is_bare(cue: Item | None) -> bool:
    """`second comes`, `the runner-up`: a place that does not tell of what it is one, as "the second-highest value" does."""
    return cue is None or not re.search(r"est\b|most\b|least\b|worst\b", cue.text, re.IGNORECASE)


def _places(found: Found, *names: str) -> tuple[Item, ...]:
    """The rows, columns and cells that some groups name; not what their axes are called."""
    lines = TickRef | PositionRef | Spot | PlaceRef
    return tuple(i for name in names for i in found.items(name) if isinstance(i.value, lines))


def _number(found: Found, names: Sequence[str]) -> Num | None:
    """The number told; what is above all others is no bound of its own: "A takes the lead (5)"."""
    number = found.number(*names)
    leads = found.match.groupdict().get("sup1") == "lead"
    return replace(number, op="=") if number is not None and leads else number


def _direction(found: Found) -> tuple[str, Item | None, int]:
    """The direction that a frame's words tell, their mention if they are one, and the rank."""
    word = (
        found.words("sup1", "rank1", "way1") if "way1" not in found.match.groupdict() else found.words("way1")
    )
    items = found.items(*(name for name in ("sup1", "rank1") if name in found.match.groupdict()))
    if "verb" in found.match.groupdict():
        verbs = [item for item in found.phrasing.owners if item is not None and item.has("extreme")]
        return verbs[0].sense("extreme"), verbs[0], 1
    if word == "<rank>":
        return direction_of(items[0].text), items[0], int(items[0].sense("rank"))
    if word == "<ext>":
        return items[0].sense("extreme"), items[0], 1
    if rank := _RANKS.get(word.split()[-2] if word.endswith("place") else word.split()[-1]):
        return "good", None, rank
    if word.startswith("most ") and re.search(rf"{word} (?:are|were)\b", found.match.group()):
        return "max", None, 1  # "most bees were counted in A" tells of a number
    if word == "<odd>" or word.startswith("most "):
        return "either", None, 1
    return _NAMED.get(word, "good"), None, 1
