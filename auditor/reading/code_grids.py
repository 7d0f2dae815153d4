"""The grids in the literals of a block of code: which are matrices, and which lists name their rows and columns."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.reading.axis_words import side_of
from auditor.reading.code_literals import Leaf, Listing, Literal, Mapping, Named, leaves
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import content_words
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

_COLUMNS = re.compile(
    r"^(?:set_)?(?:x(?![a-z])|x_?(?:tick|label|axis|value|categor|name)|col(?:umn)?s?(?![a-z])|horizontal|across)"
)
_ROWS = re.compile(
    r"^(?:set_)?(?:y(?![a-z])|y_?(?:tick|label|axis|value|categor|name)|rows?(?![a-z])|index|vertical|down)"
)
_CLASSES = re.compile(r"^(?:(?:class|tick)_?)?(?:labels|names|classes|categories|variables|features|ticks)$")
_NO_DATA = re.compile(
    r"(?:\w+_)?(?:colou?rs?|colou?r_?map|colou?r_?scale|cmap|extent|bounds|[xyzv]?lim(?:it)?s?|shape|positions?)"
    r"|(?:fig|font|marker)?_?size",
    re.IGNORECASE,
)
_MISSING = re.compile(r"(?:\w+\.)*(?:none|nan|null|na)|float\([\"']nan[\"']\)|", re.IGNORECASE)
_LONGEST_COMMENT = 5  # words of a comment that names a row

Row = tuple[Plain, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A matrix of values with the names of its rows and columns, as far as the code tells them."""

    name: str
    rows: tuple[Row, ...]
    row_names: tuple[Plain, ...] = ()
    column_names: tuple[Plain, ...] = ()


@dataclass(frozen=True, slots=True)
class _Ticks:
    """A flat list that may name rows or columns; `side` where its own name or comment tells which."""

    place: int
    names: tuple[Plain, ...]
    side: str
    of_both: bool
    words: frozenset[str]


def grids_in(literals: Sequence[Named], axes: Sequence[KnownAxis]) -> list[Grid]:
    """All matrices among the literals of a block, in order."""
    ticks = [own for place, part in enumerate(literals) if (own := _ticks(place, part))]
    found = []
    for place, part in enumerate(literals):
        grid = None if _NO_DATA.fullmatch(part.name) else _grid(part)
        if grid is not None:
            found.append(_labelled(grid, place, ticks, axes))
    return found


def parts(named: Named) -> Iterator[Named]:
    """A mapping of lists and matrices in its parts; anything else as it is."""
    value = named.value
    if isinstance(value, Mapping) and not value.by_column and _is_parted(value):
        for key, own in value.pairs:
            yield from parts(Named(key.text.text, own, key.text.part(len(key.text.text))))
    else:
        yield named


def _is_parted(mapping: Mapping) -> bool:
    """Whether what stands under the names are things of their own, and not the rows of one grid."""
    values = [own for _, own in mapping.pairs]
    if all(isinstance(own, Leaf) for own in values):
        return False
    if all(leaves(own) for own in values):
        lengths = {len(leaves(own)) for own in values}
        return len(lengths) > 1 and any(_side(key.text.text) for key, _ in mapping.pairs)
    return not all(_is_line(own) for own in values)


def _is_line(literal: Literal) -> bool:
    return bool(leaves(literal)) or (
        isinstance(literal, Mapping) and all(isinstance(own, Leaf) for _, own in literal.pairs)
    )


def _grid(named: Named) -> Grid | None:
    """The matrix that a literal is, if any: lists within a list, or under names."""
    value = named.value
    if isinstance(value, Mapping):
        names, lines = tuple(key.text for key, _ in value.pairs), [own for _, own in value.pairs]
    elif isinstance(value, Listing):
        names, lines = (), list(value.items)
    else:
        return None
    read = [_line(own) for own in lines]
    keyed = {tuple(name.text for name in own[0]) for own in read if own}
    if len(read) < 2 or any(own is None for own in read) or len(keyed) != 1:
        return None
    rows = tuple(own[1] for own in read if own)
    columns = next((own[0] for own in read if own), ())
    if max(map(len, rows)) < 2 or not _are_values(rows):
        return None
    if isinstance(value, Mapping) and value.by_column:
        return Grid(named.name, tuple(zip(*rows, strict=False)), columns, names)
    if isinstance(value, Listing) and not columns:
        names = _commented(value)
    return Grid(named.name, rows, names, columns)


def _line(literal: Literal) -> tuple[tuple[Plain, ...], Row] | None:
    """The names (if it has any) and the values of one row."""
    if isinstance(literal, Mapping):
        if all(isinstance(own, Leaf) for _, own in literal.pairs):
            values = [own.text for _, own in literal.pairs if isinstance(own, Leaf)]
            return tuple(key.text for key, _ in literal.pairs), tuple(values)
        return None
    flat = leaves(literal)
    return ((), tuple(leaf.text for leaf in flat)) if flat else None


def _are_values(rows: Sequence[Row]) -> bool:
    """Whether a matrix holds numbers, and none of its cells a word."""
    values = [whole_value(cell) for row in rows for cell in row if not is_missing(cell.text)]
    numbers = [value for value in values if value is not None and value.quantity is not None]
    return len(numbers) >= max(2, 0.8 * len(values))


def is_missing(text: str) -> bool:
    """Whether a program writes a missing value so: `None`, `np.nan`, `float("nan")`."""
    return _MISSING.fullmatch(text) is not None


def _commented(value: Listing) -> tuple[Plain, ...]:
    """The names of rows that stand as comments behind each of them."""
    names = value.comments
    usable = len({name.text for name in names}) == len(value.items) and all(
        name.text and len(name.text.split()) <= _LONGEST_COMMENT for name in names
    )
    return names if usable else ()


# --- the names of rows and columns --------------------------------------------------------------------


def _ticks(place: int, named: Named) -> _Ticks | None:
    flat = leaves(named.value)
    if not flat:
        return None
    side = _side(named.name) or side_of(named.comment.text)
    words = content_words(named.name.replace("_", " "))
    return _Ticks(
        place, tuple(leaf.text for leaf in flat), side, bool(_CLASSES.match(named.name.lower())), words
    )


def _side(name: str) -> str:
    lowered = name.lower()
    return "columns" if _COLUMNS.match(lowered) else "rows" if _ROWS.match(lowered) else ""


def _labelled(grid: Grid, place: int, ticks: Sequence[_Ticks], axes: Sequence[KnownAxis]) -> Grid:
    """The grid with the lists that name its rows and columns, where no other could."""
    width = max(map(len, grid.rows))
    rows = [own for own in ticks if len(own.names) == len(grid.rows)]
    columns = [own for own in ticks if len(own.names) == width]
    row_names = grid.row_names or _chosen("rows", rows, columns, place, axes)
    column_names = grid.column_names or _chosen("columns", columns, rows, place, axes)
    if row_names and row_names == column_names and not _is_of_both(row_names, ticks):
        return Grid(grid.name, grid.rows, grid.row_names, grid.column_names)
    return Grid(grid.name, grid.rows, row_names, column_names)


def _is_of_both(names: tuple[Plain, ...], ticks: Sequence[_Ticks]) -> bool:
    """Whether one list names both sides of a square, and is the only one."""
    own = [other for other in ticks if other.names == names]
    alike = [other for other in ticks if len(other.names) == len(names)]
    return bool(own) and len(alike) == 1 and (own[0].of_both or own[0].side == "both")


def _chosen(
    side: str, fitting: Sequence[_Ticks], others: Sequence[_Ticks], place: int, axes: Sequence[KnownAxis]
) -> tuple[Plain, ...]:
    """Of lists as long as a side that which is called so, else the only one that nothing calls otherwise."""
    told = [own for own in fitting if (own.side or _declared(own, axes)) in (side, "both")]
    if told:
        return min(told, key=lambda own: abs(own.place - place)).names
    open_lists = [own for own in fitting if not own.side and not _declared(own, axes)]
    if len(open_lists) == 1 and (
        open_lists[0] not in others or _is_settled(open_lists[0], others, side, axes)
    ):
        return open_lists[0].names
    return open_lists[0].names if len(open_lists) == 1 and open_lists[0].of_both else ()


def _is_settled(own: _Ticks, others: Sequence[_Ticks], side: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether another list is called the other side's, so that this one is left for the first."""
    return any(
        other is not own and (other.side or _declared(other, axes)) not in ("", side) for other in others
    )


def _declared(own: _Ticks, axes: Sequence[KnownAxis]) -> str:
    """The side whose axis a list's name or its ticks speak of, as the text tells it."""
    sides = {
        axis.side
        for axis in axes
        if own.words and any(own.words <= label or label <= own.words for label in axis.labels if label)
    }
    sides |= {
        axis.side
        for axis in axes
        if axis.ticks and all(axis.find(name.text) is not None for name in own.names)
    }
    return sides.pop() if len(sides) == 1 else ""
