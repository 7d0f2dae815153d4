"""Noun phrases that name sets of cells: "the four corners", "the 3x3 block in the center", "the border", "left of 20", "the cells around the peak"."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from auditor.claims.cellsets.claims import Cells
from auditor.claims.cellsets.words import NUMBER, PANEL, REF, Line
from auditor.language.refs import PlaceRef, PositionRef, RegionRef, TickRef, axis_of, tick_index
from auditor.language.scope import region, selection
from auditor.numerals import cardinal

Ways = tuple[Cells, ...]  # all sets that the words may mean

PREPOSITIONS = frozenset("in at of for on under with within along from inside across among throughout acros".split())
_ARTICLES = frozenset("the a its this both entire whole all very".split())
_GRIDS = frozenset("grid map heatmap heat matrix table panel figure plot chart field".split())
_BORDER = frozenset("border edge rim perimeter frame margin outskirt boundary periphery".split())
_RING = (("outer", "ring"), ("outermost", "ring"), ("outer", "edge"), ("outer", "rim"), ("outer", "border"), ("outer", "frame"))
_INNER = frozenset("interior inside core".split())
_CENTER = frozenset("center centre middle".split())
_NOUNS = frozenset("cell tile square entry box field part area region one value block".split())
_BLOCKS = frozenset("block square corner area region patch box window sub".split())
_AROUND = frozenset("around surrounding neighboring neighbouring adjacent beside flanking".split())
_NEIGHBORS = frozenset("neighbor neighbour".split())
_SIDES = (("above", "and", "below"), "column"), (("below", "and", "above"), "column"), (("left", "and", "right"), "row"), (("right", "and", "left"), "row")
_MOST = {"maximum": max, "peak": max, "highest": max, "largest": max, "minimum": min, "lowest": min, "smallest": min, "max": max, "min": min}  # fmt: skip


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
    if line.text(joint) not in (REF, *_BORDER, *_CENTER, *_INNER):
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


def _cross(line: Line, at: int, joint: int) -> bool:
    """Whether a row stands before and a column behind, or the other way round."""
    before = next((item for k in range(at - 1, max(-1, at - 3), -1) if (item := line.item(k))), None)
    behind = line.item(joint)
    sides = {getattr(item.value, "side", "") for item in (before, behind) if item is not None}
    return sides == {"rows", "columns"}


def _two_lines(line: Line, at: int, joint: int) -> bool:
    """Whether "the top row and the left column" may be two lines, not where they cross."""
    words = {line.text(k) for k in range(at, joint)}
    return bool(words & {"and", "or"}) and bool(words & {"the"})


def _by_position(line: Line, at: int, joint: int) -> bool:
    """`the top row and the left edge`: whether both lines are told by where they stand."""
    before = next((item for k in range(at - 1, max(-1, at - 3), -1) if (item := line.item(k))), None)
    behind = line.item(joint)
    return all(item is not None and isinstance(item.value, PositionRef) for item in (before, behind))


def _atoms(line: Line, i: int) -> Iterator[tuple[Ways, int]]:
    if line.text(i) in ("outside", "off", "beyond") or (line.text(i), line.text(i + 1)) == ("away", "from"):
        at = line.skip(i, ("outside", "off", "beyond", "away", "from", "of"))
        for ways, end in _atoms(line, at):
            yield tuple(_everything(line) - one for one in ways), end
        return
    if (way := line.text(line.skip(i, ("that", "which", "lie", "are", "stand")))) in ("above", "below", "beneath", "under"):
        yield from _rows_beyond(line, line.skip(i, ("that", "which", "lie", "are", "stand")) + 1, up=way == "above")
        return
    between = line.text(i) == "between"
    at = line.skip(i, PREPOSITIONS | _ARTICLES | {"between"})
    at += _counts_lines(line, at)
    if line.text(at) == REF:
        yield from _named(line, at, between=between)
    elif (found := _sized(line, at)) or (found := _ring(line, at)) or (found := _around(line, at)):
        yield found
    elif line.text(at) in _GRIDS:
        yield (_everything(line),), line.skip(at, _GRIDS)


def _rows_beyond(line: Line, i: int, *, up: bool) -> Iterator[tuple[Ways, int]]:
    """`below the 14-day row`: the rows on that side of one, as the picture shows them."""
    at = line.skip(i, ("the",))
    item = line.item(at)
    if item is None or line.text(at + 1) != "row" or getattr(item.value, "side", "") != "rows":
        return
    for ways, end in _named(line, at):
        rows = {row for row, _ in ways[0]}
        before = up != (line.clause.panel(line.panel).rows.first == "bottom")
        cells = frozenset(c for c in _everything(line) if (c[0] < min(rows) if before else c[0] > max(rows)))
        if cells:
            yield (cells,), end


def _counts_lines(line: Line, at: int) -> bool:
    """`the two bottom rows`: whether a word tells how many lines the mention behind it names."""
    item, size = line.item(at + 1), cardinal(line.own(at))
    if item is None or size is None:
        return False
    value = item.value
    many = value.positions if isinstance(value, PositionRef) else value.ticks if isinstance(value, TickRef) else ()
    return len(many) == size


def _everything(line: Line) -> Cells:
    rows, columns = _size(line)
    return frozenset(product(range(rows), range(columns)))


def _size(line: Line) -> tuple[int, int]:
    grid = line.clause.panel(line.panel)
    return len(grid.rows.ticks), len(grid.columns.ticks)


def _named(line: Line, at: int, *, between: bool = False) -> Iterator[tuple[Ways, int]]:
    """An area that is a mention; a corner may be one cell or a quarter of the grid."""
    item, grid = line.item(at), line.clause.panel(line.panel)
    assert item is not None
    value = item.value
    if isinstance(value, TickRef) and (value.unknown or value.every or value.side not in ("rows", "columns")):
        return
    end = _behind(line, at + 1)
    if isinstance(value, RegionRef) and value.name.endswith(" corner"):
        if (size := _dimensions(line, at + 1)) and line.text(size[2]) in _BLOCKS:
            yield from _block(line, value.name, size[0], size[1], line.skip(size[2], _BLOCKS))
            return
        names = (value.name, value.name.replace("corner", "quadrant"))
        parts = [region(grid, line.panel, name) for name in names]
        cells = tuple(dict.fromkeys(frozenset(part.places(grid)) for part in parts if part is not None))
        single = item.text.split()[-1] in _NOUNS or line.text(at + 1) in _NOUNS - {"part", "area", "region"}
        yield (cells[:1] if single else cells), end
        return
    chosen = selection(line.clause, line.panel, [item])
    if chosen is None:
        return
    if between and isinstance(value, TickRef) and len(value.ticks) == 2:
        ends = chosen.rows if value.side == "rows" else chosen.columns
        assert ends is not None
        stretch = tuple(range(min(ends), max(ends) + 1))
        chosen = replace(chosen, rows=stretch) if value.side == "rows" else replace(chosen, columns=stretch)
    yield (frozenset(chosen.places(grid)),), end


def _behind(line: Line, at: int) -> int:
    """Behind the nouns that belong to an area: "the 25 column", "the upper triangle of the matrix"."""
    at = line.skip(at, {"row", "column", "line", "<axis>", *_NOUNS} | line.axis_words)
    past = line.skip(at, ("of", "in", "the", "entire", "whole"))
    if past > at and line.text(past) in _GRIDS:
        return line.skip(past, _GRIDS)
    return at


def _dimensions(line: Line, at: int) -> tuple[int, int, int] | None:
    """`2x3`, `2 by 3`: height, width and where that ends."""
    if line.text(at + 1) in ("x", "×", "by") and (a := _digit(line.own(at))) and (b := _digit(line.own(at + 2))):
        return a, b, at + 3
    parts = line.own(at).replace("×", "x").split("x")
    sizes = [_digit(part) for part in parts]
    return (sizes[0], sizes[1], at + 1) if len(sizes) == 2 and all(sizes) else None


def _digit(text: str) -> int:
    size = int(text) if text.isdigit() else cardinal(text)
    return size if size is not None and 0 < size < 20 else 0


def _sized(line: Line, at: int) -> tuple[Ways, int] | None:
    """`the 2x2 block in the upper-left corner`, `the 3x3 block from A to B and from 1 to 3`, `the central 2x2 block`."""
    central = line.text(at) in ("central", "inner", "middle")
    size = _dimensions(line, at + central)
    if size is None:
        return None
    height, width, end = size
    end = line.skip(end, _BLOCKS)
    past = line.skip(end, PREPOSITIONS | {"the"})
    if central or line.text(past) in _CENTER:
        return next(_block(line, "center", height, width, end if central else _behind(line, past + 1)), None)
    item = line.item(past)
    if item is not None and isinstance(item.value, RegionRef):
        return next(_block(line, item.value.name, height, width, _behind(line, past + 1)), None)
    for ways, last in areas(line, end):
        if ways and all(len(one) == height * width for one in ways):
            return ways, last
    return None


def _block(line: Line, name: str, height: int, width: int, end: int) -> Iterator[tuple[Ways, int]]:
    """The block of a size in a corner or in the middle of the grid."""
    grid, (rows, columns) = line.clause.panel(line.panel), _size(line)
    if height > rows or width > columns:
        return
    if name == "center":
        if (rows - height) % 2 or (columns - width) % 2:
            return
        top, left = (rows - height) // 2, (columns - width) // 2
    else:
        down = ("lower" in name) != (grid.rows.first == "bottom")
        right = ("right" in name) != (grid.columns.first == "right")
        top, left = (rows - height) * down, (columns - width) * right
    yield (frozenset(product(range(top, top + height), range(left, left + width))),), end


def _ring(line: Line, at: int) -> tuple[Ways, int] | None:
    """The border, the interior, the corners."""
    rows, columns = _size(line)
    inner = frozenset(product(range(1, rows - 1), range(1, columns - 1)))
    word, following = line.text(at), line.text(at + 1)
    if word == NUMBER and following == "corner" and line.own(at) in ("four", "4"):
        at, word = at + 1, "corner"
    if word == "corner":
        ends = frozenset(product({0, rows - 1}, {0, columns - 1}))
        return (ends,), _behind(line, at + 1)
    if min(rows, columns) < 3:
        return None
    if (word, following) in _RING or word in _BORDER:
        return (_everything(line) - inner,), _behind(line, line.skip(at + 2 if word not in _BORDER else at + 1, ("ring",)))
    if word in _INNER or (word in ("inner", "interior") and following in _NOUNS):
        return (inner,), _behind(line, at + 1)
    if word in _CENTER:
        middle = region(line.clause.panel(line.panel), line.panel, "middle center quadrant")
        core = frozenset(middle.places(line.clause.panel(line.panel))) if middle else inner
        return tuple(dict.fromkeys((inner, core))), _behind(line, at + 1)
    return None


def _around(line: Line, at: int) -> tuple[Ways, int] | None:
    """`neighbors of the maximum in its row`, `cells around (A, 1)`, `cells above and below the peak`."""
    start = at
    told = cardinal(line.own(at)) or {"both": 2}.get(line.own(at), 0)
    at += bool(told) and line.text(at) in (NUMBER, "both")
    at = line.skip(at, ("direct", "immediate", "nearest", "closest", "horizontal", "vertical", "adjacent", "neighboring", "neighbouring", "surrounding"))
    before = {line.text(k) for k in range(max(0, at - 3), at)}
    if line.text(at) in _NEIGHBORS:
        at = line.skip(at + 1, ("cell", "of", "to", "the", "around"))
    elif line.text(at) in _NOUNS:
        past = line.skip(at + 1, ("right", "directly", "immediately", "just", "that", "which", "are", "is", "lie", "stand", "next", "to", "around", "surrounding", "beside", "adjacent", "neighboring", "flanking", "the"))
        if not {"next", "around", "surrounding", "beside", "adjacent", "flanking"} & {line.text(k) for k in range(at + 1, past)}:
            return None
        at = past
    else:
        return None
    cell = place(line, at)
    if cell is None:
        return None
    (row, column), end = cell
    near = bool({"direct", "immediate", "nearest", "closest", "right", "directly", "immediately"} & {line.text(k) for k in range(start, at)})
    ways = [_beside(line, row, column, across, down) for across, down in ((True, True), (True, False), (False, True))]
    narrowed, end = _narrowed(line, end)
    if "horizontal" in before or narrowed == "row":
        ways = ways[1:2]
    elif "vertical" in before or narrowed == "column":
        ways = ways[2:3]
    elif told:
        ring = _ring_around(line, row, column)
        ways = [one for one in (*ways, ring) if len(one) == told]
    else:
        ways = ways[:1] if near else [ways[0], _ring_around(line, row, column)]
    return (tuple(dict.fromkeys(ways)), end) if ways else None


def _narrowed(line: Line, at: int) -> tuple[str, int]:
    """`in its own row`, `to the left and right`, `above and below it`: along which side a cell's neighbors are meant."""
    past = line.skip(at, (",", "in", "along", "within", "its", "own", "the", "same", "that"))
    if past > at and line.text(past) in ("row", "column"):
        return line.text(past), past + 1
    past = line.skip(at, (",", "to", "on", "its", "the", "directly"))
    for words, side in _SIDES:
        if tuple(line.text(past + k) for k in range(3)) == words:
            return side, line.skip(past + 3, ("it", "of", ","))
    return "", at


def _beside(line: Line, row: int, column: int, across: bool, down: bool) -> Cells:
    steps = [(0, -1), (0, 1)] * across + [(-1, 0), (1, 0)] * down
    return frozenset((row + a, column + b) for a, b in steps) & _everything(line)


def _ring_around(line: Line, row: int, column: int) -> Cells:
    around = product(range(row - 1, row + 2), range(column - 1, column + 2))
    return frozenset(around) & _everything(line) - {(row, column)}


def place(line: Line, i: int) -> tuple[tuple[int, int], int] | None:
    """One cell: by its place, or as the only one that holds the extreme of the grid."""
    at = line.skip(i, ("the", "overall", "global", "at", "cell", "tile", "value", "of"))
    if line.text(at) in ("missing", "blank", "empty"):
        end = line.skip(at + 1, _NOUNS | {"corner"})
        gaps = [cell for cell in _everything(line) if cell not in line.clause.panel(line.panel).values]
        return (gaps[0], end) if len(gaps) == 1 and end > at + 1 else None
    if line.text(at) in _MOST:
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
    wanted = _MOST[word](values.values())
    places = [spot for spot, value in values.items() if value == wanted]
    return places[0] if len(places) == 1 else None


def other_lines(line: Line, own: Cells) -> list[Cells]:
    """All other lines of the side of a whole row or column."""
    rows, columns = _size(line)
    for lines in (
        [frozenset((r, c) for c in range(columns)) for r in range(rows)],
        [frozenset((r, c) for r in range(rows)) for c in range(columns)],
    ):
        if own in lines:
            return [one for one in lines if one != own]
    return []
