"""Which numbers a sentence works out: steps of all lines between two ticks, differences of two panels, spreads at each tick."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.standings.places import plain_lines
from auditor.claims.worked.claims import Worked
from auditor.claims.worked.line import Word
from auditor.language.atoms import OTHER_SIDE
from auditor.language.numbers import Num
from auditor.language.refs import TickRef, axis_of
from auditor.language.ways import is_ordered
from auditor.model import Document
from auditor.reading.labels import same_label
from auditor.world import Selection

_SIDES = ("rows", "columns")
Key = tuple[int, ...]
Spot = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Series:
    """Numbers with a key each: the line that they belong to, or row and column; of which side of which panel."""

    numbers: tuple[Worked, ...]
    keys: tuple[Key, ...]
    panel: int
    side: str = ""

    def told(self, words: Sequence[Word], document: Document) -> tuple[int, ...] | None:
        """Which numbers words name; None where they name none, or something else beside."""
        spots = [
            one
            for word in words
            if word.mark in ("<t>", "<tt>", "<n>")
            for one in _names(word, document, self)
        ]
        if not spots:
            return None
        if self.side:
            keys: list[Key] = [(n,) for side, n in spots if side == self.side]
            return _found(self, keys) if len(keys) == len(spots) else None
        if len(spots) % 2:
            return None
        pairs = [dict(spots[n : n + 2]) for n in range(0, len(spots), 2)]
        if any(set(pair) != set(_SIDES) for pair in pairs):
            return None
        return _found(self, [(pair["rows"], pair["columns"]) for pair in pairs])


def _found(series: Series, keys: Sequence[Key]) -> tuple[int, ...] | None:
    if not set(keys) <= set(series.keys) or len(set(keys)) < len(keys):
        return None
    return tuple(n for n, key in enumerate(series.keys) if key in keys)


def _names(word: Word, document: Document, series: Series) -> Iterator[Spot]:
    """The lines that a word names, by side; a number that is no tick names none that is known."""
    wanted = [series.side] if series.side else list(_SIDES)
    found = [(side, at) for side in wanted for at in ticks_at(word, document, series.panel, side)]
    yield from found or [("", -1)]


def ticks_at(word: Word, document: Document, panel: int, side: str) -> tuple[int, ...]:
    """The places on a side of the ticks that a word names, in its order."""
    axis = axis_of(document.panels[panel], side)
    value = word.thing
    if isinstance(value, TickRef):
        if value.side != side:
            return ()
        found = [
            next((n for n, tick in enumerate(axis.ticks) if same_label(tick.text, text)), -1)
            for text in value.ticks
        ]
        return tuple(found) if -1 not in found else ()
    if isinstance(value, Num):
        return tuple(n for n, tick in enumerate(axis.ticks) if tick.number == value.value)[:1]
    return ()


def route(words: Sequence[Word], document: Document, panel: int) -> tuple[str, tuple[int, int]] | None:
    """From which tick to which on which side some words lead: "from 2 to 5", "since 2", "in 5" (the step that leads there)."""
    told = [word for word in words if word.mark in ("<t>", "<tt>", "<n>")]
    found = {
        side: at
        for side in _SIDES
        if (at := [n for word in told for n in ticks_at(word, document, panel, side)])
    }
    if len(found) != 1:
        return None
    (side, at), opening = next(iter(found.items())), words[0].mark
    lines = plain_lines(axis_of(document.panels[panel], side))
    if not set(at) <= set(lines):
        return None
    if opening in ("from", "between"):
        return (side, (at[0], at[1])) if len(at) == 2 and at[0] != at[1] else None
    if len(at) != 1 or not is_ordered(axis_of(document.panels[panel], side)):
        return None
    if opening == "since":
        return (side, (at[0], lines[-1])) if at[0] != lines[-1] else None
    before = [n for n in lines if n < at[0]]
    return (side, (before[-1], at[0])) if before else None


def end_step(
    end: str, width: Num | None, document: Document, panel: int
) -> list[tuple[str, tuple[int, int]]]:
    """`the first 60 kg`, `the last step`: the first or last steps along a side that has an order."""
    found = []
    for side in _SIDES:
        axis = axis_of(document.panels[panel], side)
        lines = plain_lines(axis)
        if not is_ordered(axis):
            continue
        near, far = (lines[0], lines[1:]) if end == "first" else (lines[-1], lines[-2::-1])
        for n in far[:1] if width is None else far:
            one, two = axis.ticks[near].number, axis.ticks[n].number
            wide = one is not None and two is not None and width is not None and abs(two - one) == width.value
            if width is None or wide:
                found.append((side, (min(near, n), max(near, n))))
    return found


def steps(document: Document, panel: int, side: str, pair: tuple[int, int]) -> Series:
    """The step of each line from one tick of a side to another."""
    other = OTHER_SIDE[side]
    lines = plain_lines(axis_of(document.panels[panel], other))
    numbers = tuple(Worked(*(_cell(panel, side, at, line) for at in pair)) for line in lines)
    return Series(numbers, tuple((line,) for line in lines), panel, other)


def between_panels(document: Document, first: int, last: int) -> Series | None:
    """What each cell of one panel has less than that of another; None where their axes differ."""
    grids = [document.panels[n] for n in (first, last)]
    shapes = [tuple(tuple(t.text for t in axis_of(grid, side).ticks) for side in _SIDES) for grid in grids]
    if shapes[0] != shapes[1]:
        return None
    rows, columns = (plain_lines(axis_of(grids[0], side)) for side in _SIDES)
    keys = tuple((r, c) for r in rows for c in columns)
    numbers = tuple(Worked(*(Selection(n, (r,), (c,)) for n in (first, last))) for r, c in keys)
    return Series(numbers, keys, first)


def spreads(document: Document, panel: int, side: str) -> Series:
    """How far the values of all lines lie apart at each tick of a side."""
    lines = plain_lines(axis_of(document.panels[panel], side))
    across = plain_lines(axis_of(document.panels[panel], OTHER_SIDE[side]))
    numbers = tuple(
        Worked(Selection(panel, (n,), across) if side == "rows" else Selection(panel, across, (n,)))
        for n in lines
    )
    return Series(numbers, tuple((n,) for n in lines), panel, side)


def _cell(panel: int, side: str, at: int, line: int) -> Selection:
    return Selection(panel, (at,), (line,)) if side == "rows" else Selection(panel, (line,), (at,))
