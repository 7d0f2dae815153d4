"""Values that stand in several cells, or in one only: "47 appears twice, at A and at B", "no tile repeats the maximum", "three different values"."""

from collections.abc import Iterator

from auditor.claims.cellsets.areas import areas, place
from auditor.claims.cellsets.claims import Area, Cells, Cond, Distinct, Extreme, Holds, Parts, Repeats
from auditor.claims.cellsets.words import Line
from auditor.language.numbers import Num
from auditor.numerals import MULTIPLICATIVES, cardinal

_FEW = 4
_NOUNS = frozenset("value number cell tile entry reading figure".split())
_SEEN = frozenset("appear occur is seen found stand show up turn recur come be listed repeated".split())
_JOINTS = frozenset(
    ", : - ( ) and once again more first then at in both namely for a second time the and two three".split()
)
_ENDS = {
    "maximum": "max",
    "highest": "max",
    "largest": "max",
    "peak": "max",
    "minimum": "min",
    "lowest": "min",
    "smallest": "min",
}
_SHARING = frozenset(
    "is are a tie tied between shared share by among reached occur attained held hold both twice , : seen found appear in at stand by and show up recur for times".split()
)
_UNIQUE = frozenset("is was not never nowhere repeated anywhere else elsewhere in the grid".split())
_REPEATING = frozenset("repeat share match equal have has show hold reach take".split())


def repeated(line: Line) -> Iterator[Parts]:
    """All ways to read a line as telling where a value stands, how often, and that it stands nowhere else."""
    for form in (_seen, _tie, _unrepeated, _distinct):
        yield from form(line)


def _seen(line: Line) -> Iterator[Parts]:
    """`the value 47 appears twice, once at A and once more at B`."""
    at = line.skip(0, ("the", *_NOUNS))
    num = line.num(at)
    if num is None or num.op != "=":
        return
    start = line.skip(at + 1, ("%",))
    verb = line.skip(start, _SEEN)
    if verb == start:
        return
    times, at = _times(line, line.skip(verb, ("in", "at")))
    found = _places(line, at)
    if not found or (times and times != len(found)) or not (times or len(found) > 1):
        return
    yield ((Repeats(_spots(line, found), num, others=True),),)


def _times(line: Line, at: int) -> tuple[int, int]:
    """How often, and where that ends; 0 where it is not told."""
    at = line.skip(at, ("exactly", "just", "only"))
    word = line.text(at)
    if word in MULTIPLICATIVES and not (word == "once" and line.text(at + 1) in ("at", "in")):
        return MULTIPLICATIVES[word], at + 1
    size = cardinal(line.own(at))
    if size is None and (num := line.num(at)) is not None and not num.value % 1:
        size = int(num.value)
    if size is not None and line.text(at + 1) in ("time", "place", "cell", "tile"):
        return size, at + 2
    return 0, at


def _places(line: Line, at: int) -> list[tuple[int, int]]:
    """Cells named one after the other to the end of the line; none where a word is left over."""
    found: list[tuple[int, int]] = []
    at = line.skip(at, _JOINTS)
    while not line.is_end(at):
        spot = place(line, at)
        several = None if spot else next(areas(line, at), None)  # "at A and B in May"
        if several and len(several[0]) == 1 and 1 < len(several[0][0]) <= _FEW:
            found += sorted(several[0][0])
            at = line.skip(several[1], _JOINTS)
            continue
        if spot is None:
            return []
        found.append(spot[0])
        at = line.skip(spot[1], _JOINTS)
    return found if len(set(found)) == len(found) else []


def _spots(line: Line, places: list[tuple[int, int]]) -> Area:
    grid = line.clause.panel(line.panel)
    names = [f"({grid.rows.ticks[r].text}, {grid.columns.ticks[c].text})" for r, c in places]
    return Area.of(line.panel, frozenset(places), " / ".join(names))


def _tie(line: Line) -> Iterator[Parts]:
    """`the minimum of 2.1 is a tie between A and B`, `the maximum is shared by A and B`."""
    at = line.skip(0, ("the", "overall", "global"))
    direction = _ENDS.get(line.text(at), "")
    if not direction:
        return
    at = line.skip(at + 1, _NOUNS | line.told_words)
    at = line.skip(at, ("of", "(", ","))
    num: Num | None = line.num(at)
    at = line.skip(at + 1, (")", ",", "%")) if num is not None else at
    start = line.skip(at, _SHARING)
    told = {line.text(k) for k in range(at, start)}
    if not told & {"tie", "tied", "shared", "share", "both", "twice"} or (num is not None and num.op != "="):
        return
    found = _places(line, start)
    if len(found) < 2:
        return
    spots, whole = _spots(line, found), _whole(line)
    if num is not None:
        yield (Extreme(whole, direction, Cond(num)),), (Repeats(spots, num, others=True),)
    else:
        yield (Repeats(spots, None, others=True),), (Holds(spots, direction, len(found)),)


def _whole(line: Line) -> Area:
    grid = line.clause.panel(line.panel)
    cells: Cells = frozenset(
        (r, c) for r in range(len(grid.rows.ticks)) for c in range(len(grid.columns.ticks))
    )
    return Area.of(line.panel, cells, "the grid")


def _unrepeated(line: Line) -> Iterator[Parts]:
    """`no other cell repeats the value of the maximum, 84`, `no tile equals the one at A`."""
    start = line.skip(0, ("the",))
    if line.text(start) in _ENDS and (spot := place(line, start)) is not None:
        at = line.skip(spot[1], ("of", ","))
        num = line.num(at)
        at = line.skip(at + 1, (",",)) if num is not None else spot[1]
        said = [line.text(k) for k in range(at, len(line.words))]
        if "repeated" in said and {"not", "never", "nowhere"} & set(said) and set(said) <= _UNIQUE:
            yield ((Repeats(_spots(line, [spot[0]]), num, others=True),),)
        return
    at = line.skip(0, ("no", "not", "one"))
    other = line.skip(at, ("other",))
    if line.text(0) != "no" or line.text(other) not in _NOUNS:
        return
    at = line.skip(other + 1, ("other", "else", "in", "the", "grid"))
    if line.text(at) not in _REPEATING:
        return
    at = line.skip(at + 1, ("the", "same", "value", "number", "one", "of", "as", "that", "at", "in"))
    spot = place(line, at)
    if spot is None:
        return
    end = line.skip(spot[1], (",", "("))
    num = line.num(end)
    end = line.skip(end + 1, (")", ",", "%")) if num is not None else spot[1]
    if line.is_end(end):
        yield ((Repeats(_spots(line, [spot[0]]), num, others=True),),)


def _distinct(line: Line) -> Iterator[Parts]:
    """`only three different values occur`, `there are just 4 distinct values in the grid`."""
    at = line.skip(
        0,
        (
            "there",
            "are",
            "is",
            "the",
            "grid",
            "matrix",
            "map",
            "it",
            "hold",
            "contain",
            "show",
            "have",
            "only",
            "just",
            "exactly",
            "overall",
        ),
    )
    size = cardinal(line.own(at))
    if size is None and (num := line.num(at)) is not None and num.op == "=" and not num.value % 1:
        size = int(num.value)
    if not size or line.text(at + 1) not in ("different", "distinct") or line.text(at + 2) not in _NOUNS:
        return
    end = line.skip(
        at + 3,
        (
            "occur",
            "appear",
            "exist",
            "are",
            "found",
            "in",
            "the",
            "whole",
            "entire",
            "grid",
            "matrix",
            "map",
            "used",
            "overall",
            "heatmap",
            "only",
        ),
    )
    if line.is_end(end):
        yield ((Distinct(_whole(line), size),),)
