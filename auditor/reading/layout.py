"""From entries to a grid: which axis each key is on, which tick it is, which value stands where."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from auditor.model import Axis, AxisDeclaration, Band, Cell, Surplus, Tick, Total
from auditor.quantity import number_of
from auditor.reading.axes import implied_ticks
from auditor.reading.form import Entry, Value
from auditor.reading.keys import GENERIC, Key, matches
from auditor.reading.labels import same_label, words
from auditor.source import Span

_TOTAL = re.compile(
    r"^(?:(?:row|column|grand|overall)\s+)?(?:totals?|sums?|Σ|averages?|avg\.?|means?|overall|all|marginals?)(?:\s+\([^)]*\))?$",
    re.IGNORECASE,
)
NOWHERE = Span(0, 0)


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


@dataclass
class _Ticks:
    """The ticks of one side while values are being placed."""

    declared: AxisDeclaration | None
    ticks: list[Tick] = field(default_factory=list)
    used: set[int] = field(default_factory=set)
    prepared: int = 0

    def prepare(self, ticks: Sequence[Tick]) -> None:
        self.ticks = list(ticks)
        self.prepared = len(self.ticks)

    def find(self, key: Key) -> int | None:
        hits = [i for i, tick in enumerate(self.ticks) if same_label(tick.text, key.text)]
        if len(hits) > 1 and key.ordinal and key.ordinal - 1 in hits:
            return key.ordinal - 1
        if hits:
            return hits[0]
        return self._by_ordinal(key)

    def _by_ordinal(self, key: Key) -> int | None:
        """`Row 2`, `Column 3` where the ticks are named otherwise: counted from the top or the left."""
        named = re.fullmatch(r"(?:row|column|col|cell)\s+#?(\d+)", key.text, re.IGNORECASE)
        position = int(named[1]) if named else None
        if (
            position is None
            and key.number is not None
            and key.name
            and set(words(key.name)) <= GENERIC.keys()
        ):
            position = int(key.number) if key.number == int(key.number) and self.prepared else None
        if position is None or not self.prepared or not 1 <= position <= len(self.ticks):
            return None
        backwards = self.declared is not None and self.declared.order in ("bottom", "right")
        return len(self.ticks) - position if backwards else position - 1

    def place(self, key: Key) -> int:
        found = self.find(key)
        if found is None:
            self.ticks.append(Tick(key.text, key.span, number_of(key.text)))
            found = len(self.ticks) - 1
        self.used.add(found)
        return found


def lay_out(
    entries: Sequence[Entry], rows: AxisDeclaration | None, columns: AxisDeclaration | None
) -> Layout:
    """Place the values of some entries, whose keys are complete, on two axes."""
    row_axis, column_axis = rows or _guessed("rows", entries), columns or _guessed("columns", entries)
    sides = (_Ticks(row_axis), _Ticks(column_axis))
    _prepare(sides, entries)
    placing = _Placing(sides)
    for entry in entries:
        placing.take(entry)
    return placing.layout(rows, columns, any(entry.table is not None for entry in entries))


def _guessed(side: str, entries: Sequence[Entry]) -> AxisDeclaration:
    """An axis known only from the keys: named as they most often name it."""
    position = 0 if side == "rows" else 1
    names: Counter[str] = Counter()
    for entry in entries:
        label = entry.row_label if side == "rows" else entry.column_label
        if label:
            names[label] += 1
            continue
        keys = entry.keys
        if keys and keys[0].pair is not None:
            continue
        if len(keys) > position and keys[position].name:
            names[keys[position].name] += 1
        if side == "columns" and entry.spread:
            names.update(key.name for key in entry.header if key.name)
        if side == "columns" and len(keys) == 1:
            names.update(key.name for value in entry.values for key in value.keys if key.name)
    label = names.most_common(1)[0][0] if names else ""
    return AxisDeclaration(side, label, NOWHERE)


def _prepare(sides: tuple[_Ticks, _Ticks], entries: Sequence[Entry]) -> None:
    """Take over the declared ticks where the data use them; a table brings its own."""
    if any(entry.table is not None for entry in entries):
        return
    for side in sides:
        declared = side.declared
        if declared is None:
            continue
        candidates = declared.ticks or implied_ticks(declared)
        used = [key.text for entry in entries for key in _keys(entry)]
        known = sum(any(same_label(tick.text, text) for tick in candidates) for text in set(used))
        spread = any(entry.spread and not entry.header for entry in entries)
        if candidates and (known or spread) and (declared.ticks or _implied_fits(candidates, entries)):
            side.prepare(candidates)


def _implied_fits(ticks: Sequence[Tick], entries: Sequence[Entry]) -> bool:
    """Whether a range without a step may stand for all whole numbers in it.

    It may not where the values already make a full grid of their own, or lists are longer.
    """
    lengths = Counter(len(entry.values) for entry in entries if entry.spread)
    if lengths:
        return lengths.most_common(1)[0][0] <= len(ticks)
    pairs = {
        tuple(key.text for key in (*entry.keys, *value.keys)) for entry in entries for value in entry.values
    }
    firsts, seconds = {pair[0] for pair in pairs if pair}, {pair[-1] for pair in pairs if pair}
    return not (len(firsts) > 2 and len(seconds) > 2 and len(pairs) == len(firsts) * len(seconds))


def _keys(entry: Entry) -> Iterator[Key]:
    yield from entry.keys
    for value in entry.values:
        yield from value.keys


class _Placing:
    """Collects what is placed; one pass over the entries."""

    def __init__(self, sides: tuple[_Ticks, _Ticks]) -> None:
        self.rows, self.columns = sides
        self.cells: dict[tuple[int, int], Cell] = {}
        self.restated: list[Cell] = []
        self.surplus: list[Surplus] = []
        self.ranges: list[tuple[Key | None, Key | None, Value]] = []
        self.totals: list[tuple[str, str, int | None, int | None, Value]] = []
        self.unplaced: list[Entry] = []
        self.table_rows: dict[int, int] = {}

    def take(self, entry: Entry) -> None:
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
        if entry.table not in self.table_rows:
            self.table_rows[entry.table or 0] = 1
            self.header = [None if _TOTAL.match(k.text) else self._new(columns, k) for k in entry.header]
        row = (
            None if _TOTAL.match(key.text) and self.table_rows[entry.table or 0] > 1 else self._new(rows, key)
        )
        self.table_rows[entry.table or 0] += 1
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

    @staticmethod
    def _new(side: _Ticks, key: Key) -> int:
        side.ticks.append(Tick(key.text, key.span, number_of(key.text)))
        side.used.add(len(side.ticks) - 1)
        return len(side.ticks) - 1

    def _turned(self, entry: Entry) -> bool:
        """Whether a table lists the declared columns as its rows."""
        if self.rows.declared is None or self.columns.declared is None:
            return False
        key = entry.keys[-1]
        straight = matches(key, self.rows.declared) + sum(
            matches(k, self.columns.declared) for k in entry.header
        )
        turned = matches(key, self.columns.declared) + sum(
            matches(k, self.rows.declared) for k in entry.header
        )
        return turned > straight

    # --- lists ------------------------------------------------------------------------------------

    def _list(self, entry: Entry) -> None:
        key = entry.keys[-1]
        along_rows = (
            self.rows.declared is not None
            and self.columns.declared is not None
            and matches(key, self.columns.declared) > matches(key, self.rows.declared)
        )
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

    def _number(self, side: _Ticks, count: int, entry: Entry) -> None:
        """Columns that nobody names are numbered, as many as the longest of the usual rows."""
        for number in range(len(side.ticks) + 1, count + 1):
            side.ticks.append(Tick(str(number), entry.node.block.span, float(number)))

    # --- points -----------------------------------------------------------------------------------

    def _point(self, entry: Entry, value: Value) -> None:
        keys = (*entry.keys, *value.keys)
        if len(keys) < 2:
            self.unplaced.append(entry)
            return
        row, column = self._sides(keys[0], keys[-1])
        if value.high is not None or row.reach or column.reach:
            self.ranges.append((row, column, value))
        else:
            self._put(self.rows.place(row), self.columns.place(column), value)

    def _sides(self, first: Key, second: Key) -> tuple[Key, Key]:
        """The row's key and the column's; a bare pair is (x, y) where nothing else tells."""
        rows, columns = self.rows.declared, self.columns.declared
        if rows is not None and columns is not None:
            straight = matches(first, rows) + matches(second, columns)
            turned = matches(first, columns) + matches(second, rows)
            if abs(straight - turned) > 1e-9:
                return (first, second) if straight > turned else (second, first)
        return (second, first) if first.pair is not None else (first, second)

    def _put(self, row: int, column: int, value: Value) -> None:
        if value.high is not None:
            tick = self.rows.ticks[row], self.columns.ticks[column]
            self.ranges.append((Key(tick[0].text, tick[0].span), Key(tick[1].text, tick[1].span), value))
            return
        cell = Cell(row, column, value.quantity, value.span, value.text, value.note)
        if (row, column) in self.cells:
            self.restated.append(cell)
        else:
            self.cells[row, column] = cell

    # --- the result -------------------------------------------------------------------------------

    def layout(self, rows: AxisDeclaration | None, columns: AxisDeclaration | None, table: bool) -> Layout:
        bands = [band for row, column, value in self.ranges if (band := self._band(row, column, value))]
        row_map, row_axis = _axis(self.rows, rows, table)
        column_map, column_axis = _axis(self.columns, columns, table)

        def moved(cell: Cell) -> Cell:
            return replace(cell, row=row_map[cell.row], column=column_map[cell.column])

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
        rows, columns = _reached(self.rows, row), _reached(self.columns, column)
        if not rows or not columns:
            return None
        return Band(rows, columns, quantity, value.high or quantity, value.span, value.note)


def _reached(side: _Ticks, key: Key) -> tuple[int, ...]:
    """The ticks that a key names, with "and above", "and longer" or "all"."""
    if key.reach == "all":
        side.used.update(range(len(side.ticks)))
        return tuple(range(len(side.ticks)))
    position = side.place(replace(key, reach=""))
    if not key.reach:
        return (position,)
    start = side.ticks[position].number
    numbers = [(index, tick.number) for index, tick in enumerate(side.ticks) if tick.number is not None]
    if start is None:
        return (position,)
    return tuple(i for i, n in numbers if (n >= start if key.reach == "up" else n <= start))


def _axis(side: _Ticks, declared: AxisDeclaration | None, table: bool) -> tuple[dict[int, int], Axis]:
    """The axis of a finished side, and where each of its ticks went.

    Declared ticks that the data never use are kept as gaps, unless the data use as many unknown ones
    instead: then a tick was written differently, and no row is missing.
    """
    ticks = list(enumerate(side.ticks))
    if side.prepared:
        unknown = len(side.ticks) - side.prepared
        idle = [index for index in range(side.prepared) if index not in side.used]
        if unknown and len(idle) <= unknown:
            ticks = [(index, tick) for index, tick in ticks if index not in idle]
    elif declared is not None and declared.ticks:
        absent = [
            tick for tick in declared.ticks if not any(same_label(tick.text, own.text) for own in side.ticks)
        ]
        unknown = sum(
            not any(same_label(tick.text, own.text) for own in declared.ticks) for tick in side.ticks
        )
        if len(absent) > unknown and len(absent) < len(declared.ticks):
            ticks += [(-1 - i, tick) for i, tick in enumerate(absent)]
    mapping = {old: new for new, (old, _) in enumerate(ticks)}
    label = (side.declared.label if side.declared else "") or ""
    return mapping, Axis(label, tuple(tick for _, tick in ticks), declared, _first(ticks, declared, table))


def _first(ticks: Sequence[tuple[int, Tick]], declared: AxisDeclaration | None, table: bool) -> str:
    """Where the first tick stands in the picture, or "" where the text does not tell."""
    order = declared.order if declared else ""
    if not order or declared is None or not declared.ticks:
        return order
    listed = [tick.text for _, tick in ticks]
    known = [tick.text for tick in declared.ticks if any(same_label(tick.text, text) for text in listed)]
    if len(known) < 2:
        return order
    turned = table and same_label(known[-1], listed[0])
    return {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}[order] if turned else order
