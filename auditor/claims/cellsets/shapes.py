"""Single areas of a grid: lines and regions that are named, blocks of a size, the border, what lies around a cell."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from auditor.claims.cellsets.claims import Cells
from auditor.claims.cellsets.words import NUMBER, Line
from auditor.language.refs import RegionRef, TickRef
from auditor.language.scope import region, selection
from auditor.numerals import cardinal

Ways = tuple[Cells, ...]  # all sets that the words may mean

PREPOSITIONS = frozenset(
    "in at of for on under with within along from inside across among throughout acros".split()
)
ARTICLES = frozenset("the a its this both entire whole all very".split())
GRIDS = frozenset("grid map heatmap heat matrix table panel figure plot chart field".split())
BORDER = frozenset("border edge rim perimeter frame margin outskirt boundary periphery".split())
_RING = (
    ("outer", "ring"),
    ("outermost", "ring"),
    ("outer", "edge"),
    ("outer", "rim"),
    ("outer", "border"),
    ("outer", "frame"),
)
INNER = frozenset("interior inside core".split())
CENTER = frozenset("center centre middle".split())
NOUNS = frozenset(
    "cell tile square entry box field part area region one value block position spot place reading number".split()
)
BLOCKS = frozenset("block square corner area region patch box window sub".split())
_AROUND = frozenset("around surrounding neighboring neighbouring adjacent beside flanking".split())
NEIGHBORS = frozenset("neighbor neighbour".split())
_SIDES = (
    (("above", "and", "below"), "column"),
    (("below", "and", "above"), "column"),
    (("left", "and", "right"), "row"),
    (("right", "and", "left"), "row"),
)
MOST = {"maximum": max, "peak": max, "highest": max, "largest": max, "minimum": min, "lowest": min, "smallest": min, "max": max, "min": min}  # fmt: skip


def everywhere(line: Line) -> Cells:
    """All cells of the panel."""
    rows, columns = size_of(line)
    return frozenset(product(range(rows), range(columns)))


def size_of(line: Line) -> tuple[int, int]:
    """How many rows and columns the panel has."""
    grid = line.clause.panel(line.panel)
    return len(grid.rows.ticks), len(grid.columns.ticks)


def named(line: Line, at: int, *, between: bool = False) -> Iterator[tuple[Ways, int]]:
    """An area that is a mention; a corner may be one cell or a quarter of the grid."""
    item, grid = line.item(at), line.clause.panel(line.panel)
    assert item is not None
    value = item.value
    if isinstance(value, TickRef) and (value.unknown or value.every or value.side not in ("rows", "columns")):
        return
    end = behind(line, at + 1)
    if isinstance(value, RegionRef) and value.name.endswith(" corner"):
        if (size := dimensions(line, at + 1)) and line.text(size[2]) in BLOCKS:
            yield from block(line, value.name, size[0], size[1], line.skip(size[2], BLOCKS))
            return
        names = (value.name, value.name.replace("corner", "quadrant"))
        parts = [region(grid, line.panel, name) for name in names]
        cells = tuple(dict.fromkeys(frozenset(part.places(grid)) for part in parts if part is not None))
        single = item.text.split()[-1] in NOUNS or line.text(at + 1) in NOUNS - {"part", "area", "region"}
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


def stretch(line: Line, i: int) -> tuple[Ways, int] | None:
    """`from A to C`, `between A and C`: the lines from one to the other, where the two are mentions of their own."""
    at = line.skip(i, ("from", "between", "the"))
    one, other = line.item(at), line.item(at + 2)
    joint = "and" if line.text(i) == "between" else "to"
    if at == i or one is None or other is None or line.text(at + 1) not in (joint, "through", "until"):
        return None
    ends = [ref for ref in (one.value, other.value) if isinstance(ref, TickRef) and len(ref.ticks) == 1]
    if len(ends) < 2 or ends[0].side != ends[1].side or any(ref.unknown or ref.every for ref in ends):
        return None
    lines = [list(named(line, spot)) for spot in (at, at + 2)]
    if not all(lines):
        return None
    end = lines[1][0][1]
    rows = ends[0].side == "rows"
    told = [{r if rows else c for r, c in found[0][0][0]} for found in lines]
    low, high = min(map(min, told)), max(map(max, told))
    return (frozenset(p for p in everywhere(line) if low <= p[0 if rows else 1] <= high),), end


def behind(line: Line, at: int) -> int:
    """Behind the nouns that belong to an area: "the 25 column", "the upper triangle of the matrix"."""
    at = line.skip(at, {"row", "column", "line", "<axis>", *NOUNS} | line.axis_words)
    past = line.skip(at, ("of", "in", "the", "entire", "whole"))
    if past > at and line.text(past) in GRIDS:
        return line.skip(past, GRIDS)
    return at


def dimensions(line: Line, at: int) -> tuple[int, int, int] | None:
    """`2x3`, `2 by 3`: height, width and where that ends."""
    if (
        line.text(at + 1) in ("x", "×", "by")
        and (a := _digit(line.own(at)))
        and (b := _digit(line.own(at + 2)))
    ):
        return a, b, at + 3
    parts = line.own(at).replace("×", "x").split("x")
    sizes = [_digit(part) for part in parts]
    return (sizes[0], sizes[1], at + 1) if len(sizes) == 2 and all(sizes) else None


def _digit(text: str) -> int:
    size = int(text) if text.isdigit() else cardinal(text)
    return size if size is not None and 0 < size < 20 else 0


def block(line: Line, name: str, height: int, width: int, end: int) -> Iterator[tuple[Ways, int]]:
    """The block of a size in a corner or in the middle of the grid."""
    grid, (rows, columns) = line.clause.panel(line.panel), size_of(line)
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


def ring(line: Line, at: int) -> tuple[Ways, int] | None:
    """The border, the interior, the corners."""
    rows, columns = size_of(line)
    inner = frozenset(product(range(1, rows - 1), range(1, columns - 1)))
    word, following = line.text(at), line.text(at + 1)
    if (told := told_size(line, at)) and (counted := ring(line, at + 1)) is not None:
        fitting = tuple(cells for cells in counted[0] if len(cells) == told)
        return (fitting, counted[1]) if fitting else None  # "the nine inner cells"
    if word == "corner":
        ends = frozenset(product({0, rows - 1}, {0, columns - 1}))
        return (ends,), behind(line, at + 1)
    if min(rows, columns) < 3:
        return None
    if (word, following) in _RING or word in BORDER:
        return (everywhere(line) - inner,), behind(
            line, line.skip(at + 2 if word not in BORDER else at + 1, ("ring",))
        )
    if word in INNER or (word in ("inner", "interior") and following in NOUNS):
        return (inner,), behind(line, at + 1)
    if word in CENTER:
        middle = region(line.clause.panel(line.panel), line.panel, "middle center quadrant")
        core = frozenset(middle.places(line.clause.panel(line.panel))) if middle else inner
        return tuple(dict.fromkeys((inner, core))), behind(line, at + 1)
    return None


def told_size(line: Line, at: int) -> int | None:
    """So many as a plain number at a place tells."""
    if line.text(at) != NUMBER:
        return None
    num = line.num(at)
    size = cardinal(line.own(at))
    return (
        int(num.value) if num is not None and num.op == "=" and not num.value % 1 and not num.unit else size
    )


def beside(line: Line, row: int, column: int, across: bool, down: bool) -> Cells:
    """The cells left and right of one, or above and below it, or both."""
    steps = [(0, -1), (0, 1)] * across + [(-1, 0), (1, 0)] * down
    return frozenset((row + a, column + b) for a, b in steps) & everywhere(line)


def ring_around(line: Line, row: int, column: int) -> Cells:
    """All cells that touch one, be it at a corner."""
    around = product(range(row - 1, row + 2), range(column - 1, column + 2))
    return frozenset(around) & everywhere(line) - {(row, column)}


def narrowed(line: Line, at: int) -> tuple[str, int]:
    """`in its own row`, `to the left and right`, `above and below it`: along which side a cell's neighbors are meant."""
    past = line.skip(at, (",", "in", "along", "within", "its", "own", "the", "same", "that"))
    if past > at and line.text(past) in ("row", "column"):
        return line.text(past), past + 1
    past = line.skip(at, (",", "to", "on", "its", "the", "directly"))
    for words, side in _SIDES:
        if tuple(line.text(past + k) for k in range(3)) == words:
            return side, line.skip(past + 3, ("it", "of", ","))
    return "", at


def other_lines(line: Line, own: Cells) -> list[Cells]:
    """All other lines of the side of a whole row or column."""
    rows, columns = size_of(line)
    for lines in (
        [frozenset((r, c) for c in range(columns)) for r in range(rows)],
        [frozenset((r, c) for r in range(rows)) for c in range(columns)],
    ):
        if own in lines:
            return [one for one in lines if one != own]
    return []
