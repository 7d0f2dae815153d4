"""Values put on the two sides of a grid, one entry after the other."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.model import Axis, AxisDeclaration, Band, Cell, Surplus, Tick, Total
from auditor.quantity import number_of
from auditor.reading.form import IN_PASSING, Entry, Value
from auditor.reading.key import Key, matches
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import canonical
from auditor.reading.list_sides import are_square, are_upright
from auditor.reading.sides import Ticks, finished, reached
from auditor.reading.square_sides import in_row_order

_TOTAL = re.compile(
    r"^(?:(?:row|column|grand|overall)\s+)?(?:totals?|sums?|Σ|averages?|avg\.?|means?|overall|all"
    r"|marginals?)(?:\s+\([^)]*\))?$",
    re.IGNORECASE,
)
_MAY_BE_DATA = re.compile(r"^(?:overall|all)\b", re.IGNORECASE)
_MOST_ASTRAY = 0.05  # of a sum, be its cells rounded
_EQUAL = 1e-9
_SAMPLE = 400  # lines
_MOST = 4  # times as many
_SUM = re.compile(r"\b(?:totals?|sums?|marginals?)\b|Σ", re.IGNORECASE)


def _sums_up(key: Key, side: Ticks) -> bool:
    """Whether a key is that of a total; an average that the text declares as a tick is one of the data."""
    if not _TOTAL.match(key.text):
        return False
    return bool(_SUM.search(key.text)) or side.known.find(key.text) is None


def _at_an_end(keys: Sequence[Key], at: int) -> bool:
    """Whether a key stands first or last but for other totals: one amid the data is called so, and sums up nothing."""
    return any(all(_TOTAL.match(key.text) for key in beyond) for beyond in (keys[:at], keys[at + 1 :]))


def _leaning(keys: Sequence[Key], own: KnownAxis, other: KnownAxis) -> float:
    """How much better keys fit the one axis than the other: those of a square matrix fit both."""
    return sum(matches(key, own) - matches(key, other) for key in keys) / max(1, len(keys))


def _leaning_of_lines(entries: Sequence[Entry], rows: KnownAxis, columns: KnownAxis) -> int:
    """Whether nearly all lines name the row first (1) or the column (-1), as far as their ticks tell; else 0."""
    places = [keys for entry in entries[:_SAMPLE] if (keys := _own_keys(entry))]
    lean = [
        sum(
            (matches(key, rows) - matches(key, columns)) * way
            for key, way in zip(keys, (1, -1), strict=False)
        )
        for keys in places
    ]
    straight, turned = sum(fit > _EQUAL for fit in lean), sum(fit < -_EQUAL for fit in lean)
    return (straight > _MOST * turned) - (turned > _MOST * straight)


def _own_keys(entry: Entry) -> tuple[Key, ...]:
    """The keys that begin the places of a line; none of a table's, which tells its sides as a whole."""
    if entry.header or not (entry.keys or entry.values):
        return ()
    values = entry.values[0].keys if len(entry.values) == 1 or not entry.keys else ()
    return (*entry.keys, *values)[:2]


def _without_total(axis: Axis, used: Sequence[int]) -> Axis:
    """The axis without a total that the text lists as its last tick, and whose line no cell stands in."""
    last = len(axis.ticks) - 1
    if last > 0 and last not in used and _TOTAL.match(text := axis.ticks[last].text) and _SUM.search(text):
        return replace(axis, ticks=axis.ticks[:-1])
    return axis


@dataclass(frozen=True, slots=True)
class Layout:
    """A grid as far as the entries tell it."""

    rows: Axis
    columns: Axis
    cells: tuple[Cell, ...]
    restated: tuple[Cell, ...]
    surplus: tuple[Surplus, ...]
    bands: tuple[Band, ...]
    totals: tuple[Total, ...]
    unplaced: tuple[Entry, ...]


class Placing:
    """Collects what is placed; one pass over the entries."""

    def __init__(self, sides: tuple[Ticks, Ticks], entries: Sequence[Entry]) -> None:
        self.rows, self.columns = sides
        self.row_keys: dict[int, list[Key]] = {}
        for entry in entries:
            self.row_keys.setdefault(entry.table or 0, []).extend(entry.keys[-1:])
        self.upright = are_upright(entries, self.rows.known, self.columns.known)
        self.square = are_square(entries, self.rows.known, self.columns.known)
        self.leaning = _leaning_of_lines(entries, self.rows.known, self.columns.known)
        self.turned: dict[int, bool] = {}
        self.cells: dict[tuple[int, int], Cell] = {}
        self.restated: list[Cell] = []
        self.surplus: list[Surplus] = []
        self.ranges: list[tuple[Key | None, Key | None, Value]] = []
        self.totals: list[tuple[str, str, int | None, int | None, Value]] = []
        self.unplaced: list[Entry] = []
        self.table_rows: dict[int, int] = {}
        self.entry: Entry | None = None
        self.heads: list[str] = []
        self.begun = 0
        self.header: list[int | None] = []

    def take(self, entry: Entry) -> None:
        """Place the values of one more entry."""
        self.entry = entry
        if entry.spread and entry.header:
            self._table_row(entry)
        elif entry.spread:
            self._list(entry)
        else:
            for value in entry.values:
                self._point(entry, value)

    # --- tables -----------------------------------------------------------------------------------

    def _table_row(self, entry: Entry) -> None:
        turned = self._turned(entry)
        rows, columns = (self.columns, self.rows) if turned else (self.rows, self.columns)
        key = entry.keys[-1]
        table = entry.table or 0
        if table not in self.table_rows:
            self.table_rows[table] = 1
            self.begun = len(rows.ticks)  # a table that goes on with another has its rows
            heads = [k.text for k in entry.header]
            if self.heads != heads:
                self.heads = heads
                self.header = [
                    None if _sums_up(k, columns) and _at_an_end(entry.header, at) else self._new(columns, k)
                    for at, k in enumerate(entry.header)
                ]
        at = self.table_rows[table] - 1
        sums = at > 0 and _sums_up(key, rows) and _at_an_end(self.row_keys[table], at)
        sums = sums and not (_MAY_BE_DATA.match(key.text) and self._lies_outside(entry, turned))
        # In a grid of something against itself a row sums up where its column does.
        across = {
            canonical(k.text) for k, own in zip(entry.header, self.header, strict=False) if own is not None
        }
        sums = sums and canonical(key.text) not in across
        row = None if sums else self._of_part(rows, key)
        self.table_rows[table] += 1
        for position, value in enumerate(entry.values):
            if position >= len(self.header):
                if value.text:
                    self.surplus.append(Surplus(value.quantity, value.span, value.text, row))
                continue
            column = self.header[position]
            if row is None or column is None:
                first, second = (column, row) if turned else (row, column)
                labels = (
                    (entry.header[position].text, key.text)
                    if turned
                    else (key.text, entry.header[position].text)
                )
                self.totals.append((*labels, first, second, value))
            elif turned:
                self._put(column, row, value)
            else:
                self._put(row, column, value)

    def _lies_outside(self, entry: Entry, turned: bool) -> bool:
        """Whether no value of a row is a mean or a sum of those above it: "all" may be trained on all together."""
        above: dict[int, list[float]] = {}
        for (row, column), cell in self.cells.items():
            if cell.quantity is not None:
                above.setdefault(row if turned else column, []).append(cell.quantity.value)
        told = [
            (value.quantity.value, own)
            for value, column in zip(entry.values, self.header, strict=False)
            if value.quantity is not None and column is not None and len(own := above.get(column, [])) > 1
        ]
        return len(told) > 1 and not any(
            min(own) <= value <= max(own) or abs(value - sum(own)) <= _MOST_ASTRAY * abs(value)
            for value, own in told
        )

    def _of_part(self, side: Ticks, key: Key) -> int:
        """The line of a row: a new one, unless a part of the table above has it."""
        own = [place for place in side.index.get(canonical(key.text), []) if place < self.begun]
        return own[0] if own else self._new(side, key)

    @staticmethod
    def _new(side: Ticks, key: Key) -> int:
        added = side.add(Tick(key.text, key.span, number_of(key.text)))
        side.used.add(added)
        return added

    def _turned(self, entry: Entry) -> bool:
        """Whether a table lists the declared columns as its rows; all of its rows tell, and its corner."""
        table = entry.table or 0
        if table not in self.turned:
            rows, columns = self.rows.known, self.columns.known
            lean = _leaning(self.row_keys[table], rows, columns) + _leaning(entry.header, columns, rows)
            if entry.row_label and entry.column_label:
                span = entry.node.block.span
                lean += _leaning([Key("", span, name=entry.row_label)], rows, columns)
                lean += _leaning([Key("", span, name=entry.column_label)], columns, rows)
            self.turned[table] = lean < 0
        return self.turned[table]

    # --- lists ------------------------------------------------------------------------------------

    def _list(self, entry: Entry) -> None:
        key = entry.keys[-1]
        fits = matches(key, self.rows.known)
        better = matches(key, self.columns.known) - fits
        either = better == 0 and fits > 0
        as_others = fits > 0 and self.leaning > 0  # "70" of rows 62 to 82, though 70 is the name of a column
        leans = (better > 0 and not as_others) or (
            either and (self.leaning < 0 or self._is_written_on_columns_alone(key))
        )
        leans = leans and not self.square
        along_rows = leans or self.upright and not fits
        own, other = (self.columns, self.rows) if along_rows else (self.rows, self.columns)
        position = own.place(key)
        if not other.prepared:
            self._number(other, len(entry.values), entry)
        for index, value in enumerate(entry.values):
            if index >= len(other.ticks):
                self.surplus.append(
                    Surplus(value.quantity, value.span, value.text, None if along_rows else position)
                )
                continue
            other.used.add(index)
            self._put(*((index, position) if along_rows else (position, index)), value)

    def _is_written_on_columns_alone(self, key: Key) -> bool:
        """Whether a column is called as the key is written, and no row: "4 KB" beside rows 1 to 6."""
        rows, columns = ([tick.text for tick in side.known.ticks] for side in (self.rows, self.columns))
        return key.text in columns and key.text not in rows

    def _number(self, side: Ticks, count: int, entry: Entry) -> None:
        """Columns that nobody names are numbered, as many as the longest of the usual rows."""
        for number in range(len(side.ticks) + 1, count + 1):
            side.add(Tick(str(number), entry.node.block.span, float(number)))

    # --- points -----------------------------------------------------------------------------------

    def _point(self, entry: Entry, value: Value) -> None:
        keys = (*entry.keys, *value.keys)
        if len(keys) == 1 and value.high is not None and self.rows.prepared and self.columns.prepared:
            self._line(keys[0], value)
            return
        if len(keys) < 2:
            self.unplaced.append(entry)
            return
        row, column = self._sides(keys[0], keys[-1])
        if self._sums_up(row, column, value):
            return
        if value.high is not None or row.reach or column.reach:
            self.ranges.append((row, column, value))
        else:
            self._put(self.rows.place(row), self.columns.place(column), value)

    def _sums_up(self, row: Key, column: Key, value: Value) -> bool:
        """Whether a value is a total, and kept as one."""
        pairs = ((row, self.rows), (column, self.columns))
        of_all = [_sums_up(key, side) for key, side in pairs]
        if any(of_all) and value.high is None:
            places = [
                None if is_total else side.place(key)
                for is_total, (key, side) in zip(of_all, pairs, strict=True)
            ]
            self.totals.append((row.text, column.text, places[0], places[1], value))
        return any(of_all) and value.high is None

    def _line(self, key: Key, value: Value) -> None:
        """`Row 10: from 4 to 6`: a range for a whole row or column."""
        along_rows = matches(key, self.columns.known) > matches(key, self.rows.known)
        if (self.columns if along_rows else self.rows).find(key) is None:
            return
        every = replace(key, reach="all")
        self.ranges.append((every, key, value) if along_rows else (key, every, value))

    def _sides(self, first: Key, second: Key) -> tuple[Key, Key]:
        """The row's key and the column's; a bare pair is (x, y) where nothing else tells."""
        rows, columns = self.rows.known, self.columns.known
        straight = matches(first, rows) + matches(second, columns)
        turned = matches(first, columns) + matches(second, rows)
        if abs(straight - turned) > _EQUAL:
            return (first, second) if straight > turned else (second, first)
        if straight > 1 and self.leaning:  # ticks of both axes, "4" and "8": as the other lines have them
            return (first, second) if self.leaning > 0 else (second, first)
        return (second, first) if first.pair is not None else (first, second)

    def _put(self, row: int, column: int, value: Value) -> None:
        if value.outside:
            return
        if value.high is not None:
            tick = self.rows.ticks[row], self.columns.ticks[column]
            self.ranges.append((Key(tick[0].text, tick[0].span), Key(tick[1].text, tick[1].span), value))
            return
        cell = Cell(row, column, value.quantity, value.span, value.text, value.note)
        if (row, column) in self.cells:
            if self.entry is None or self.entry.form not in IN_PASSING:
                self.restated.append(cell)
        else:
            self.cells[row, column] = cell

    # --- the result -------------------------------------------------------------------------------

    def layout(self, rows: AxisDeclaration | None, columns: AxisDeclaration | None, table: bool) -> Layout:
        """The grid, when all entries are placed."""
        bands = [band for row, column, value in self.ranges if (band := self._band(row, column, value))]
        row_map, row_axis = finished(self.rows, rows, table)
        column_map, column_axis = finished(self.columns, columns, table)

        if not table and not any(side and side.ticks for side in (rows, columns)):
            column_map, column_axis = in_row_order(row_axis, column_map, column_axis)

        row_axis = _without_total(row_axis, [row_map[row] for row, _ in self.cells])
        column_axis = _without_total(column_axis, [column_map[column] for _, column in self.cells])

        def moved(cell: Cell) -> Cell:
            row, column = row_map[cell.row], column_map[cell.column]
            return cell if (row, column) == (cell.row, cell.column) else replace(cell, row=row, column=column)

        totals = [
            Total(
                None if row is None else row_map[row], None if column is None else column_map[column],
                row_label, column_label, value.quantity, value.span, value.text,
            )
            for row_label, column_label, row, column, value in self.totals if value.text
        ]  # fmt: skip
        return Layout(
            row_axis,
            column_axis,
            tuple(moved(cell) for cell in self.cells.values()),
            tuple(moved(cell) for cell in self.restated),
            tuple(replace(s, row=None if s.row is None else row_map[s.row]) for s in self.surplus),
            tuple(
                replace(
                    b, rows=tuple(row_map[r] for r in b.rows), columns=tuple(column_map[c] for c in b.columns)
                )
                for b in bands
            ),
            tuple(totals),
            tuple(self.unplaced),
        )

    def _band(self, row: Key | None, column: Key | None, value: Value) -> Band | None:
        quantity = value.quantity
        if quantity is None or row is None or column is None:
            return None
        rows, columns = reached(self.rows, row), reached(self.columns, column)
        if not rows or not columns:
            return None
        return Band(rows, columns, quantity, value.high or quantity, value.span, value.note)
