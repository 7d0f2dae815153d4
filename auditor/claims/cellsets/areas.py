"""Noun phrases that name sets of cells: "the four corners", "the 3x3 block in the center", "the border", "left of 20", "the cells around the peak"."""

from collections.abc import Iterator
from itertools import product

from auditor.claims.cellsets.shapes import (
    ARTICLES,
    BLOCKS,
    BORDER,
    CENTER,
    GRIDS,
    INNER,
    MOST,
    NEIGHBORS,
    NOUNS,
    PREPOSITIONS,
    Ways,
    behind,
    beside,
    block,
    dimensions,
    everywhere,
    named,
    narrowed,
    ring,
    ring_around,
    stretch,
)
from auditor.claims.cellsets.words import NUMBER, REF, Line
from auditor.language.refs import PositionRef, RegionRef, TickRef, tick_index
from auditor.numerals import cardinal


def areas(line: Line, i: int) -> Iterator[tuple[Ways, int]]:
    """Every way to read an area from a place on, the longest first."""
    found: list[tuple[Ways, int]] = []
    for ways, at in _atoms(line, i):
        found += _joined(line, ways, at)
    yield from sorted(found, key=lambda one: -one[1])


def _joined(line: Line, ways: Ways, at: int) -> list[tuple[Ways, int]]:
    """An area with those that stand behind it: a row and a column cross, areas of one kind add up."""
    found = [(ways, at)]
    joint = line.skip(at, PREPOSITIONS | {",", "and", "or", "as", "well", "either", "the"})
    if line.text(joint) == "only" and line.text(joint - 1) in ("and", "or"):
        joint = line.skip(joint + 1, PREPOSITIONS | {"the"})
    union = {"and", "or"} & {line.text(k) for k in range(at, joint)}
    if line.text(at) == "(":
        found += [
            (gloss, end + 1)
            for gloss, end in areas(line, at + 1)
            if line.text(end) == ")" and any(g & w for g in gloss for w in ways)
        ]
        return [*found, *(more for w, e in found[1:] for more in _joined(line, w, e))]
    if line.text(joint) not in (REF, *BORDER, *CENTER, *INNER):
        return found
    for others, end in _atoms(line, joint):
        crossed = tuple(one & other for one, other in product(ways, others) if one & other)
        added = tuple(one | other for one, other in product(ways, others))
        if _cross(line, at, joint):
            both = crossed
            if not crossed or _two_lines(line, at, joint):
                both = added if _by_position(line, at, joint) else (*crossed, *added)
        else:
            both = added if union else crossed
        if both:
            found += _joined(line, both, end)
    return found


_ALONE = frozenset("only confined limited restricted".split())
_PLACING = frozenset("in at on for with under during".split())


def _cross(line: Line, at: int, joint: int) -> bool:
    """Whether a row stands before and a column behind, or the other way round."""
    before = next((item for k in range(at - 1, max(-1, at - 3), -1) if (item := line.item(k))), None)
    behind = line.item(joint)
    sides = {getattr(item.value, "side", "") for item in (before, behind) if item is not None}
    return sides == {"rows", "columns"}


def _two_lines(line: Line, at: int, joint: int) -> bool:
    """Whether "the top row and the left column", "A and on Mondays" may be two lines, not where they cross."""
    words = {line.text(k) for k in range(at, joint)}
    before = line.item(at - 1)
    words |= set(before.text.casefold().split()[-2:]) if before is not None else set()
    alone = any(line.text(k) in _ALONE for k in range(at))
    return bool(words & {"and", "or"}) and (alone or bool(words & {"the", *_PLACING}))


def _by_position(line: Line, at: int, joint: int) -> bool:
    """`the top row and the left edge`: whether both lines are told by where they stand."""
    before = next((item for k in range(at - 1, max(-1, at - 3), -1) if (item := line.item(k))), None)
    behind = line.item(joint)
    return all(item is not None and isinstance(item.value, PositionRef) for item in (before, behind))


_THEY = frozenset("they them these those".split())


def _atoms(line: Line, i: int) -> Iterator[tuple[Ways, int]]:
    if line.them and line.text(i) in _THEY:
        yield (line.them,), i + 1
        return
    if line.text(i) in ("outside", "off", "beyond") or (line.text(i), line.text(i + 1)) == ("away", "from"):
        at = line.skip(i, ("outside", "off", "beyond", "away", "from", "of"))
        for ways, end in _atoms(line, at):
            rest = tuple(everywhere(line) - one for one in ways)
            if all(rest):
                yield rest, end
        return
    if (way := line.text(line.skip(i, ("that", "which", "lie", "are", "stand")))) in (
        "above",
        "below",
        "beneath",
        "under",
    ):
        yield from _rows_beyond(
            line, line.skip(i, ("that", "which", "lie", "are", "stand")) + 1, up=way == "above"
        )
        return
    if (found := stretch(line, i)) is not None:
        yield found
    between = line.text(i) == "between"
    at = line.skip(i, PREPOSITIONS | ARTICLES | {"between"})
    at += _counts_lines(line, at)
    if line.text(at) == REF:
        yield from named(line, at, between=between)
    elif (found := _sized(line, at)) or (found := ring(line, at)) or (found := _around(line, at)):
        yield found
    elif line.text(at) in GRIDS:
        yield (everywhere(line),), line.skip(at, GRIDS)


def _rows_beyond(line: Line, i: int, *, up: bool) -> Iterator[tuple[Ways, int]]:
    """`below the 14-day row`: the rows on that side of one, as the picture shows them."""
    at = line.skip(i, ("the",))
    item = line.item(at)
    if item is None or line.text(at + 1) != "row" or getattr(item.value, "side", "") != "rows":
        return
    for ways, end in named(line, at):
        rows = {row for row, _ in ways[0]}
        before = up != (line.clause.panel(line.panel).rows.first == "bottom")
        cells = frozenset(c for c in everywhere(line) if (c[0] < min(rows) if before else c[0] > max(rows)))
        if cells:
            yield (cells,), end


def _counts_lines(line: Line, at: int) -> bool:
    """`the two bottom rows`: whether a word tells how many lines the mention behind it names."""
    item, size = line.item(at + 1), cardinal(line.own(at))
    if item is None or size is None:
        return False
    value = item.value
    many = (
        value.positions
        if isinstance(value, PositionRef)
        else value.ticks
        if isinstance(value, TickRef)
        else ()
    )
    return len(many) == size


def _sized(line: Line, at: int) -> tuple[Ways, int] | None:
    """`the 2x2 block in the upper-left corner`, `the 3x3 block from A to B and from 1 to 3`, `the central 2x2 block`."""
    central = line.text(at) in ("central", "inner", "middle")
    size = dimensions(line, at + central)
    if size is None:
        return None
    height, width, end = size
    end = line.skip(end, BLOCKS)
    past = line.skip(end, PREPOSITIONS | {"the"})
    if central or line.text(past) in CENTER:
        return next(block(line, "center", height, width, end if central else behind(line, past + 1)), None)
    item = line.item(past)
    if item is not None and isinstance(item.value, RegionRef):
        return next(block(line, item.value.name, height, width, behind(line, past + 1)), None)
    for ways, last in areas(line, end):
        fitting = tuple(one for one in ways if len(one) == height * width)
        if fitting:
            return fitting, last
    return None


_NEXT = frozenset(
    "direct immediate nearest closest horizontal vertical adjacent neighboring neighbouring surrounding".split()
)
_STANDING = frozenset(
    "right directly immediately just that which are is lie stand next to around surrounding beside adjacent neighboring flanking the".split()
)


def _around(line: Line, at: int) -> tuple[Ways, int] | None:
    """`neighbors of the maximum in its row`, `cells around (A, 1)`, `cells above and below the peak`."""
    start = at
    told = cardinal(line.own(at)) or {"both": 2}.get(line.own(at), 0)
    at += bool(told) and line.text(at) in (NUMBER, "both")
    at = line.skip(at, _NEXT)
    before = {line.text(k) for k in range(max(0, at - 3), at)}
    if line.text(at) in NEIGHBORS:
        at = line.skip(at + 1, ("cell", "of", "to", "the", "around"))
    elif line.text(at) in NOUNS:
        past = line.skip(at + 1, _STANDING)
        if not {"next", "around", "surrounding", "beside", "adjacent", "flanking"} & {
            line.text(k) for k in range(at + 1, past)
        }:
            return None
        at = past
    else:
        return None
    cell = place(line, at)
    if cell is None:
        return None
    (row, column), end = cell
    near = bool(
        {"direct", "immediate", "nearest", "closest", "right", "directly", "immediately"}
        & {line.text(k) for k in range(start, at)}
    )
    ways = [
        beside(line, row, column, across, down)
        for across, down in ((True, True), (True, False), (False, True))
    ]
    side, end = narrowed(line, end)
    if "horizontal" in before or side == "row":
        ways = ways[1:2]
    elif "vertical" in before or side == "column":
        ways = ways[2:3]
    elif told:
        ring = ring_around(line, row, column)
        ways = [one for one in (*ways, ring) if len(one) == told]
    else:
        ways = ways[:1] if near else [ways[0], ring_around(line, row, column)]
    return (tuple(dict.fromkeys(ways)), end) if ways else None


def place(line: Line, i: int) -> tuple[tuple[int, int], int] | None:
    """One cell: by its place, or as the only one that holds the extreme of the grid."""
    at = line.skip(i, ("the", "overall", "global", "at", "cell", "tile", "value", "of"))
    if line.text(at) in ("missing", "blank", "empty"):
        end = line.skip(at + 1, NOUNS | {"corner"})
        gaps = [cell for cell in everywhere(line) if cell not in line.clause.panel(line.panel).values]
        return (gaps[0], end) if len(gaps) == 1 and end > at + 1 else None
    if line.text(at) in MOST:
        found = extreme_place(line, line.text(at))
        end = line.skip(at + 1, ("cell", "value", "tile"))
        inner = line.text(end) == "(" and line.num(end + 1) is not None and line.text(end + 2) == ")"
        return (found, end + 3 * inner) if found else None
    if line.text(at) == "(" and line.text(at + 2) == "," and line.text(at + 4) == ")":
        grid = line.clause.panel(line.panel)
        row, column = tick_index(grid.rows, line.own(at + 1)), tick_index(grid.columns, line.spelled(at + 3))
        return ((row, column), at + 5) if row is not None and column is not None else None
    for ways, end in _atoms(line, at) if line.text(at) == REF else ():
        following = line.skip(end, ("and", ",", "at", "in", "/", "the"))
        if all(len(one) == 1 for one in ways) and len(ways) == 1:
            return next(iter(ways[0])), end
        if line.text(following) == REF and _cross(line, end, following):
            for others, last in _atoms(line, following):
                crossed = ways[0] & others[0]
                if len(crossed) == 1:
                    return next(iter(crossed)), last
    return None


def extreme_place(line: Line, word: str) -> tuple[int, int] | None:
    """The one cell with the largest or smallest value that is written."""
    grid = line.clause.panel(line.panel)
    values = {spot: quantity.value for spot, quantity in grid.values.items()}
    if not values or len(values) < grid.size:
        return None
    wanted = MOST[word](values.values())
    places = [spot for spot, value in values.items() if value == wanted]
    return places[0] if len(places) == 1 else None
