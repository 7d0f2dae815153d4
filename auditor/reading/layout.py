"""From entries to a grid: which axis each key is on, which tick it is, which value stands where."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.form import Entry
from auditor.reading.key import Key, are_coordinates, generic_side
from auditor.reading.known_axes import GENERIC, KnownAxis
from auditor.reading.labels import canonical, content_words
from auditor.reading.placing import Layout, Placing
from auditor.reading.sequences import implied_ticks
from auditor.reading.sides import Ticks
from auditor.source import Span

NOWHERE = Span(0, 0)
_WHOLE = re.compile(r"[-+]?\d+(?![\d.])")


def lay_out(entries: Sequence[Entry], rows: KnownAxis | None, columns: KnownAxis | None) -> Layout:
    """Place the values of some entries, whose keys are complete, on two axes."""
    rows, columns = (_called(axis, side, entries) for axis, side in ((rows, "rows"), (columns, "columns")))
    sides = (Ticks(rows or _guessed("rows", entries)), Ticks(columns or _guessed("columns", entries)))
    _prepare(sides, entries)
    placing = Placing(sides, entries)
    for entry in entries:
        placing.take(entry)
    table = any(entry.table is not None for entry in entries)
    return placing.layout(_declared(rows), _declared(columns), table)


def _called(axis: KnownAxis | None, side: str, entries: Sequence[Entry]) -> KnownAxis | None:
    """An axis that is declared without a name, with the one that the corner of its table gives."""
    if axis is None or axis.declared.label or not entries[0].header:
        return axis
    name = _guessed(side, entries).declared.label
    return axis.named(name) if name and not content_words(name) <= GENERIC.keys() else axis


def _declared(axis: KnownAxis | None) -> AxisDeclaration | None:
    return axis.declared if axis is not None else None


def _guessed(side: str, entries: Sequence[Entry]) -> KnownAxis:
    """An axis known only from the keys: named as they most often name it."""
    turned = any(are_coordinates(e.keys) and generic_side(e.keys[0]) == "columns" for e in entries)
    position = int((side == "rows") == turned)
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
    return KnownAxis(AxisDeclaration(side, label, NOWHERE))


def _prepare(sides: tuple[Ticks, Ticks], entries: Sequence[Entry]) -> None:
    """Take over the declared ticks where the data use them; a table brings its own."""
    if any(entry.header for entry in entries):
        return
    texts = {key.text for entry in entries for key in _keys(entry)}
    spread = any((entry.spread and not entry.header) or _is_a_band(entry) for entry in entries)
    offered = [side.known.declared.ticks or implied_ticks(side.known.declared) for side in sides]
    listed = [{canonical(tick.text) for tick in ticks} for ticks in offered]
    fitting = [
        {text for text in texts if canonical(text) in own or _means_a_tick(text, side.known)}
        for side, own in zip(sides, listed, strict=True)
    ]
    strange = texts - fitting[0] - fitting[1]
    for side, ticks, near in zip(sides, offered, fitting, strict=True):
        found = len(near)
        foreign = found and not spread and len(strange) > found  # the data have ticks of their own
        if not ticks or foreign or not (near or spread):
            continue
        if side.known.ticks or _implied_fits(ticks, entries):
            side.prepare(ticks if side.known.ticks else _in_steps(ticks, entries))


def _means_a_tick(text: str, axis: KnownAxis) -> bool:
    if axis.find(text) is not None or axis.find_counted(text) is not None:
        return True
    return number_of(text) is None and axis.find_near(text) is not None


def _is_a_band(entry: Entry) -> bool:
    """Whether a line gives one range for a whole row."""
    return len(entry.keys) == 1 and any(value.high is not None and not value.keys for value in entry.values)


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


def _in_steps(ticks: Sequence[Tick], entries: Sequence[Entry]) -> Sequence[Tick]:
    """The ticks of a range that names no step; in steps where lines do: "2 to 8", and lines for 2, 4, 6 and 8."""
    led = {int(found.group()) for e in entries if len(e.keys) == 1 if (found := _WHOLE.match(e.keys[0].text))}
    numbers = sorted(led)
    gaps = {b - a for a, b in pairwise(numbers)}
    ends = {tick.number for tick in (*ticks[:1], *ticks[-1:])}
    stepped = len(numbers) > 2 and {numbers[0], numbers[-1]} == ends and len(gaps) == 1 and min(gaps) > 1
    return [tick for tick in ticks if tick.number in led] if stepped else ticks


def _keys(entry: Entry) -> Iterator[Key]:
    yield from entry.keys
    for value in entry.values:
        yield from value.keys
