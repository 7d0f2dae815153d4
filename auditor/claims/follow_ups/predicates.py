"""What is said of things told of before: where they stand, what they show, what they come to; no word is left over."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from auditor.claims.cellsets.conditions import behind_unit, said
from auditor.claims.cellsets.words import AXIS, Line
from auditor.claims.follow_ups.claims import Fact, Filling, Many, Numbered, Reckoned, Shared, Shown, Standing
from auditor.claims.follow_ups.places import Where, wheres
from auditor.claims.follow_ups.reckoned import number_at
from auditor.language.numbers import Num

# What is said of so many of them; each way in which the words may be meant.
Ways = tuple[Callable[[Many], Fact], ...]

_STAND = frozenset(
    "is are was were be lie lay stand stood sit sat find found occur come came fall fell belong belonged appear cluster clustered gather huddle huddled crowd "
    "confined restricted limited concentrated located placed situated seen met all both each only again also there then to crammed packed concern stem date "
    "taken recorded measured obtained made set happen happened spread grouped".split()
)
_TOUCH = frozenset(
    "involve involved include concern contain feature have has begin end start lead go run belong touch and or both it".split()
)
_ONE = frozenset("same single one common".split())
_SIDES = {"row": "rows", "column": "columns"}
_APART = frozenset("different separate distinct".split())
_NEAR = (
    ("next", "to", "each", "other"), ("next", "to", "one", "another"), ("side", "by", "side"), ("adjacent",), ("adjoining",), ("neighbour",), ("neighbor",),
    ("touch",), ("touching",), ("directly", "next", "to", "each", "other"), ("in", "one", "block"), ("contiguous",), ("beside", "each", "other"),
)  # fmt: skip
_FILL = frozenset("fill occupy cover form make".split())
_MEANS = frozenset("average averaging mean".split())
_SUMS = frozenset("total totalling sum".split())
_RUN = frozenset(
    "lie range ranging run running extend extending go stretch stretching span spanning vary".split()
)


def predicates(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    """Every way to understand the words from a place to the end as said of some things."""
    for form in (_nothing, _shared, _filled, _reckoned, _shown, _placed, _touched):
        yield from form(line, at, panels)


def _nothing(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    if line.is_end(at):
        yield (Numbered,)


def _placed(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    found = wheres(line, line.skip(at, _STAND), panels)
    if found:
        yield tuple(_standing(one) for one in found)


def _touched(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    """`involve A`, `begin or end at A`, `belong to A`."""
    start = line.skip(at, _STAND | _TOUCH | {",", "at", "in", "to", "with", "from"})
    if start > at or line.text(at):
        for one in wheres(line, start, panels, touching=True):
            yield (_standing(one, touching=True),)


def _standing(where: Where, *, touching: bool = False) -> Callable[[Many], Fact]:
    return lambda many: Standing(where.area, where.name, many, touching=touching)


def _shared(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    """`in the same row`, `share a column`, `in different rows`, `side by side`."""
    start = line.skip(at, _STAND)
    for words in _NEAR:
        if tuple(line.text(start + k) for k in range(len(words))) == words and len(line.words) == start + len(
            words
        ):
            yield (lambda many: Shared("block"),)
            return
    noun = line.skip(start, {"in", "at", "on", "share", "the", "a", "and", "but", *_ONE, *_APART})
    side = _SIDES.get(line.text(noun)) or _side(line, noun)
    words_before = {line.text(k) for k in range(start, noun)}
    if side and line.is_end(noun + 1) and words_before & (_ONE | _APART | {"share"}):
        apart = bool(words_before & _APART)
        yield (lambda many: Shared(side, apart=apart),)


def _side(line: Line, at: int) -> str:
    item = line.item(at)
    return getattr(item.value, "side", "") if item is not None and line.text(at) == AXIS else ""


def _filled(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    """`fill the top row`, `make up all of May`."""
    start = line.skip(at, ("together", "exactly", "all"))
    if line.text(start) not in _FILL:
        return
    start = line.skip(start + 1, ("up", "all", "of", "the", "whole", "entire", "complete"))
    end = len(line.words)
    while end > start and line.text(end - 1) in ("completely", "entirely", "alone", "wholly", "whole"):
        end -= 1
    for one in wheres(line.cut(0, end), start, panels):
        yield (lambda many, one=one: Filling(one.area, one.name),)  # type: ignore[misc]


def _shown(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    told = said(line, at)
    if told is not None and line.is_end(told.end) and not told.moving:
        conds, denied = told.conds, told.denied
        yield (lambda many: Shown(conds, Many(0, 0) if denied and many == Many() else many),)


def _reckoned(line: Line, at: int, panels: Sequence[int]) -> Iterator[Ways]:
    """`average 5`, `have a mean of 5`, `add up to 9`, `lie between 5 and 9`."""
    start = line.skip(at, ("together", "have", "has", "a", "an", "of", "on", "the", "altogether"))
    word = line.text(start)
    if (word, line.text(start + 1)) == ("add", "up"):
        word, start = "sum", start + 1
    function = "mean" if word in _MEANS else "sum" if word in _SUMS or word == "come" else ""
    if not function and word in _RUN:
        function = "range"
    if not function:
        return
    first = line.skip(
        start + 1, ("of", "to", "at", "is", "value", "from", "between", "up", "just", "only", "out")
    )
    told = number_at(line, first)
    if told is None:
        return
    num, end = told
    if function != "range":
        if line.is_end(end):
            yield (lambda many: Reckoned(function, num),)
        return
    second = line.skip(end, ("and", "to", "up", "-", "through"))
    upper = line.num(second)
    if upper is not None and second > end and line.is_end(behind_unit(line, second + 1)):
        yield _ranged(num, upper)


def _ranged(one: Num, other: Num) -> Ways:
    low, high = sorted((one, other), key=lambda num: num.value)
    return (lambda many: Reckoned("range", replace(low, op="="), replace(high, op="=")),)
