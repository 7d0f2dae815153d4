"""The shape of a grid against what is declared of it: gaps, whole rows that are missing, stray ticks."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Levenshtein

from auditor.evidence.lines import SIDES, Side, axis_of
from auditor.evidence.ticks import is_number
from auditor.model import Axis, Panel, Tick
from auditor.reading.labels import same_label, words

FEWEST_WORDS = 2  # one word alone may be another that begins alike
# Forms that write a whole row at a time, so that a gap in one is an omission and not a selection.
WHOLE_ROWS = ("rows", "tables", "fenced", "latex", "prose_rows")


@dataclass(frozen=True, slots=True)
class Gaps:
    """Where a panel has no cell: lines without any, and single places in the other lines."""

    empty: dict[Side, tuple[int, ...]]
    single: tuple[tuple[int, int], ...]


def gaps(panel: Panel) -> Gaps:
    """The places that no cell is written for, not even as missing."""
    used: dict[Side, set[int]] = {
        "row": {cell.row for cell in panel.cells},
        "column": {cell.column for cell in panel.cells},
    }
    for band in panel.bands:
        used["row"].update(band.rows)
        used["column"].update(band.columns)
    empty = {
        side: tuple(i for i in range(len(axis_of(panel, side).ticks)) if i not in used[side])
        for side in SIDES
    }
    covered = {(r, c) for band in panel.bands for r in band.rows for c in band.columns}
    single = tuple(
        (row, column)
        for row in sorted(used["row"])
        for column in sorted(used["column"])
        if (row, column) not in panel.grid and (row, column) not in covered
    )
    return Gaps(empty, single)


def short_lines(panel: Panel) -> list[tuple[Side, int, int]]:
    """Lines that end before the others do, as side, position and how many cells are missing at the end.

    Only in grids of which at least two thirds of the lines, and two, are complete: a triangle is no fault.
    """
    places = gaps(panel).single
    for side in SIDES:
        counts = Counter(row if side == "row" else column for row, column in places)
        width = len({cell.column if side == "row" else cell.row for cell in panel.cells})
        height = len({cell.row if side == "row" else cell.column for cell in panel.cells})
        at_end = all(_ends_early(panel, side, index, width) for index in counts)
        if counts and at_end and height - len(counts) >= max(2, 2 * len(counts)):
            return [(side, index, missing) for index, missing in sorted(counts.items())]
    return []


def _ends_early(panel: Panel, side: Side, index: int, width: int) -> bool:
    own = [
        c.column if side == "row" else c.row
        for c in panel.cells
        if (c.row if side == "row" else c.column) == index
    ]
    others = sorted({c.column if side == "row" else c.row for c in panel.cells})
    return sorted(own) == others[: len(own)] and len(own) < width


@dataclass(frozen=True, slots=True)
class StrayTick:
    """A tick that the data use and the declared list lacks; `meant` is the declared one it may be."""

    tick: Tick
    meant: Tick | None


def stray_ticks(axis: Axis, text: str) -> Iterator[StrayTick]:
    """Ticks beyond the declared ones, where at least half of the axis is as declared.

    `text` is the declaration as written: a tick that it mentions in any way is none of them.
    """
    declared = axis.declaration.ticks if axis.declaration and axis.declaration.complete else ()
    stray = [tick for tick in axis.ticks if not any(_is_same(tick, own) for own in declared)]
    if not declared or 2 * len(stray) > len(axis.ticks) or _tells_ends(declared, axis):
        return
    idle = [own for own in declared if not any(_is_same(tick, own) for tick in axis.ticks)]
    for tick in stray:
        if not _is_mentioned(tick.text, text):
            yield StrayTick(tick, _meant(tick, idle))


def _tells_ends(declared: Sequence[Tick], axis: Axis) -> bool:
    """`with 1 at the bottom and 9 at the top`: whether a declaration tells but the first and the last of the ticks."""
    ends = {tick.text for tick in (axis.ticks[0], axis.ticks[-1])}
    return len(declared) == len(ends) < len(axis.ticks) and all(
        any(_is_same(tick, own) for own in declared) for tick in axis.ticks if tick.text in ends
    )


def _is_mentioned(label: str, text: str) -> bool:
    """Whether a text holds a label, or most of its words from the last one on."""
    parts = label.split()
    endings = (" ".join(parts[start:]) for start in range((len(parts) + 1) // 2))
    return any(
        re.search(rf"(?<![\w.]){re.escape(ending)}(?!\w|\.\d)", text, re.IGNORECASE) for ending in endings
    )


def _is_same(tick: Tick, own: Tick) -> bool:
    """Whether two labels name one tick, be it that one has words more: "predicted oak" is "oak"."""
    if same_label(tick.text, own.text):
        return True
    ours, theirs = set(words(tick.text)), set(words(own.text))
    within = bool(ours and theirs) and (ours <= theirs or theirs <= ours)
    return within or _abbreviates(words(tick.text), words(own.text))


def _abbreviates(short: Sequence[str], long: Sequence[str]) -> bool:
    """Whether each word of a label begins the word in its place in another: "Total N", "total nitrogen"."""
    if len(short) != len(long) or len(short) < FEWEST_WORDS:
        return False
    pairs = [(a.casefold(), b.casefold()) for a, b in zip(short, long, strict=True)]
    begun = all(b.startswith(a) or a.startswith(b) for a, b in pairs)
    return begun and any(a == b and a.isalpha() for a, b in pairs)


def _meant(tick: Tick, idle: list[Tick]) -> Tick | None:
    """The unused declared tick that differs from this one in at most two letters, or one digit."""
    near = [
        own for own in idle if Levenshtein.distance(tick.text.casefold(), own.text.casefold()) <= _reach(tick)
    ]
    return min(near, key=lambda own: Levenshtein.distance(tick.text, own.text), default=None)


def _reach(tick: Tick) -> int:
    return 1 if is_number(tick) else min(2, len(tick.text) // 3)
