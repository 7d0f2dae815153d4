"""The axes of a panel: of those that are declared the ones, and of their readings that, which its data fit best."""

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration, Tick
from auditor.reading.axis_merging import merged
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.form import Entry
from auditor.reading.key import Key, matches
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical, unit_of
from auditor.reading.refuted_steps import with_steps_of_data
from auditor.reading.scope import Scoped, path_of
from auditor.reading.sequences import implied_ticks

FEWEST_UNDECLARED = 3

_NEAREST = 10

_MOST = 0.8


def axis_of_panel(side: str, entries: Sequence[Entry], axes: Scoped[DeclaredAxis]) -> KnownAxis | None:
    """Of the declarations that reach the entries the best fitting; of equals the innermost, nearest."""
    start = entries[0].node.block.span.start
    candidates: list[DeclaredAxis] = []
    for level in axes.reaching(path_of(entries[0].node)):
        candidates += _nearest([axis for axis in level if axis.axis.side == side], start)
    keys = list(_keys(entries))
    readings = [_settled(axis, entries) for axis in merged(candidates)]
    if not any(axis.ticks or axis.low for axis in readings):
        readings += _from_elsewhere(side, start, keys, entries, axes)
    if not readings:
        return None

    told = list(dict.fromkeys(canonical(key.text) for entry in entries[:400] for key in entry.keys))

    def rank(numbered: tuple[int, AxisDeclaration]) -> tuple[float, bool, bool, int]:
        number, axis = numbered
        fit = round(_fit(axis, keys, entries), 6)
        return fit, bool(axis.ticks or axis.low), _in_that_order(axis, told), -number

    return KnownAxis(max(enumerate(readings), key=rank)[1])


def _in_that_order(axis: AxisDeclaration, told: Sequence[str]) -> bool:
    """Whether the data name the ticks in the order in which they are declared, or in the reverse."""
    ticks = [canonical(tick.text) for tick in axis.ticks]
    own = [text for text in told if text in ticks]
    places = [ticks.index(text) for text in own]
    return len(own) > 2 and places in (sorted(places), sorted(places, reverse=True))


def _from_elsewhere(
    side: str, start: int, keys: Sequence[Key], entries: Sequence[Entry], axes: Scoped[DeclaredAxis]
) -> list[AxisDeclaration]:
    """What an earlier section declares and that fits the data as if it were their own."""
    above = axes.all()[: bisect_right(axes.all(), start, key=lambda declared: declared.axis.span.start)]
    near = [_settled(declared, entries) for declared in above[-_NEAREST:] if declared.axis.side == side]
    return [axis for axis in near if _is_own(axis, keys, entries)]


def _is_own(axis: AxisDeclaration, keys: Sequence[Key], entries: Sequence[Entry]) -> bool:
    ticks = {canonical(tick.text) for tick in axis.ticks or implied_ticks(axis)}
    lists = [entry for entry in entries if entry.spread and not entry.header]
    named = {canonical(key.text) for key in keys}
    if len(ticks) < 2 or len(named & ticks) >= 0.8 * len(ticks):
        return len(ticks) > 1
    return axis.side == "columns" and bool(lists) and all(len(entry.values) == len(ticks) for entry in lists)


def _nearest(level: Sequence[DeclaredAxis], start: int) -> list[DeclaredAxis]:
    """The declarations nearest above the data first, then those below it; only a few of very many."""
    above = [axis for axis in level if axis.axis.span.start <= start]
    below = [axis for axis in level if axis.axis.span.start > start]
    return [*above[:-_NEAREST:-1], *below[:_NEAREST]]


def _settled(declared: DeclaredAxis, entries: Sequence[Entry]) -> AxisDeclaration:
    """The declaration with that reading of its ticks that the data fit best, else the first."""
    axis = _without_noun(with_steps_of_data(_best_fitting(declared, entries), entries), entries)
    return _as_in_data(axis, entries, declared.said)


def _without_noun(axis: AxisDeclaration, entries: Sequence[Entry]) -> AxisDeclaration:
    """The axis without the noun behind its last tick, where the data lack it: "none, light, heavy shading"."""
    *others, last = axis.ticks or (None,)
    name, _, noun = last.text.rpartition(" ") if last is not None else ("", "", "")
    if last is None or not others or not name or not noun.islower():
        return axis
    told = {canonical(key.text) for key in _keys(entries)}
    known = {canonical(tick.text) for tick in others if tick is not None}
    if canonical(last.text) in told or canonical(name) not in told - known or not known <= told:
        return axis
    return replace(axis, ticks=(*axis.ticks[:-1], _with_text(last, name)))


def _as_in_data(axis: AxisDeclaration, entries: Sequence[Entry], said: str) -> AxisDeclaration:
    """An axis of bare numbers, with these written as the data have them all: "1.5 m" for 1.5.

    Such are the ticks that a range and a step imply, and those whose unit is told with the last of them alone,
    as the data write it: "150, 175 and 200 °C".
    """
    implied = len({tick.span for tick in axis.ticks}) == 1 and axis.step is not None
    if len(axis.ticks) < FEWEST_UNDECLARED or not (implied or all(map(_is_bare, axis.ticks))):
        return axis
    known = KnownAxis(axis)
    texts: dict[int, Counter[str]] = defaultdict(Counter)
    for key in _keys(entries):
        place = known.find(key.text)
        place = known.find_counted(key.text) if place is None else place
        if place is not None and (implied or unit_of(key.text)):
            texts[place][key.text] += 1
    if len(texts) < len(axis.ticks):
        return axis
    written = [
        texts[n].most_common(1)[0][0] for n in range(len(axis.ticks))
    ]  # the other axis may have one of them, too
    if not implied and not re.search(rf"(?<![\d.]){re.escape(written[-1])}(?!\w)", said):
        return axis
    return replace(axis, ticks=tuple(map(_with_text, axis.ticks, written)))


def _is_bare(tick: Tick) -> bool:
    return tick.number is not None and not unit_of(tick.text)


def _with_text(tick: Tick, text: str) -> Tick:
    return replace(tick, text=text)


def _best_fitting(declared: DeclaredAxis, entries: Sequence[Entry]) -> AxisDeclaration:
    axis = declared.axis
    options = [*declared.lists, *([()] if implied_ticks(axis) and not axis.step else [])]
    if not declared.lists or len(options) < 2:
        return axis
    keys = list(_keys(entries))
    lists = [] if _names_the_lists([replace(axis, ticks=ticks) for ticks in options], entries) else entries
    fits = [round(_fit(replace(axis, ticks=ticks), keys, lists), 6) for ticks in options]
    best = max(range(len(options)), key=lambda i: (fits[i], -i))
    return replace(axis, ticks=options[best])


def _names_the_lists(options: Sequence[AxisDeclaration], entries: Sequence[Entry]) -> bool:
    """Whether nearly all lists are called by ticks of an axis, so that none of them runs along it."""
    axes = [KnownAxis(option) for option in options]
    named = [entry.keys[-1] for entry in entries if entry.spread and entry.keys]
    return bool(named) and sum(is_declared(key.text, axes) for key in named) >= _MOST * len(named)


def _keys(entries: Sequence[Entry]) -> Iterator[Key]:
    for entry in entries[:400]:
        yield from entry.keys
        yield from entry.header
        for value in entry.values[:400]:
            yield from value.keys


def _fit(axis: AxisDeclaration, keys: Sequence[Key], entries: Sequence[Entry]) -> float:
    """How well an axis fits: by the keys that lie on it, and by the rows that are as long as it."""
    known = KnownAxis(axis)
    used = sum(matches(key, known) for key in keys)
    lists = [entry for entry in entries if entry.spread and not entry.header]
    ticks = axis.ticks or implied_ticks(axis)
    full = sum(len(entry.values) == len(ticks) for entry in lists)
    return used + 0.5 * full
