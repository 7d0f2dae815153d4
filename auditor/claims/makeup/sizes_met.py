"""Counts of things that are as many as the rows, columns, cells and panels, where that is hardly by chance.

The words around them need not be understood: "six working days run down the side and four arrival times across the
bottom, 24 tiles altogether". Each count stands before what it counts; what tells of the values is left alone.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import prod

from auditor.claim import Guess
from auditor.claims.makeup.facts import Fact
from auditor.claims.makeup.reading import Makeup
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import cites
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, axis_of
from auditor.numerals import CARDINALS, cardinal
from auditor.world import Selection, same_labels

# Counts are taken to be sizes of the figure only where at most this share of other counts would be.
CHANCE = 0.05
# Ahead of the data little else is counted.
INTRODUCING_CHANCE = 0.3
# Small counts are held to be one of so many, larger ones one of those from half to one and a half times their size.
USUAL = 12
MOST_COUNTS = 4
_N = rf"(?:\d{{1,4}}|(?:{'|'.join(sorted(CARDINALS, key=len, reverse=True))}))"
# Plurals that do not end in an s.
_IRREGULAR = "bacteria|people|children|men|women|mice|feet|teeth|fungi|alumni|stimuli|phyla|genera|taxa|criteria|phenomena|media|strata|sheep|fish|deer|cattle|aircraft"
_COUNT = re.compile(
    rf"\b(?P<n>{_N})[\s-]+(?!(?:of|per|in|to|and|or|by|x|×|for|above|below|at)\b)"
    rf"(?P<things>(?:[^\W\d_][\w'’-]*\s+){{0,3}}?)(?P<noun>[^\W\d_][\w-]*s|matrices|axes|{_IRREGULAR})\b",
    re.IGNORECASE,
)
_TIMES = re.compile(rf"\b(?P<a>{_N})\s*(?:x|×|by|-by-)\s*(?P<b>{_N})\b", re.IGNORECASE)
_BY = re.compile(rf"\s*(?:by|x|×)\s+(?P<n>{_N})\b", re.IGNORECASE)
_IN_ALL = re.compile(
    rf"\b(?P<n>{_N})\s+(?:[\w-]+\s+){{0,2}}?(?:in\s+all|in\s+total|altogether|overall|all\s+told|together|in\s+sum)\b",
    re.IGNORECASE,
)
_NO_PLURALS = frozenset("is was has does its this plus versus less across axis always perhaps us as".split())
_PARTS = re.compile(r"[;:]\s|\s[—–]\s")
_NOUNS = {
    "panels": re.compile(r"(?:heat\s?maps?|panels?|maps|plots|matrices|grids|charts)$", re.IGNORECASE),
    "cells": re.compile(
        r"(?:cells|squares|tiles|boxes|fields|entries|positions|combinations)$", re.IGNORECASE
    ),
    "rows": re.compile(r"rows$", re.IGNORECASE),
    "columns": re.compile(r"columns$", re.IGNORECASE),
}
_SIDES = {
    "rows": re.compile(
        r"\s*(?!being\b|is\b|was\b)(?:[\w-]+\s+){0,2}?(?:down\b|vertical|\(vertical|top\s+to\s+bottom|from\s+top|(?:in|as|on|along)\s+(?:the\s+)?(?:rows|left|side))",
        re.IGNORECASE,
    ),
    "columns": re.compile(
        r"\s*(?!being\b|is\b|was\b)(?:[\w-]+\s+){0,2}?(?:across\b|horizontal|\(horizontal|left\s+to\s+right|from\s+left"
        r"|(?:in|as|on|along|at)\s+(?:the\s+)?(?:columns|bottom|top\b))",
        re.IGNORECASE,
    ),
}
# What is told of the values and not of how many there are.
_BARRED = (
    "compare",
    "trend",
    "extreme",
    "rank",
    "factor",
    "not",
    "except",
    "missing",
    "sign",
    "stable",
    "same",
)
_LAID_OUT = re.compile(r"(?:cuts?|cutting|go|goes|going|runs?|running)?\s?(?:up|down|into)?", re.IGNORECASE)
# Where a panel stands beside another.
_WHERE = frozenset("above below under beneath over behind".split())
_SOME = ("none", "most", "few", "half", "some", "many", "only")


@dataclass(frozen=True, slots=True)
class _Count:
    """A count with what it counts: "rows", "columns", "cells", "panels", or "" where that is not known."""

    number: Num
    start: int
    end: int
    of: str
    named: bool = False


def sizes_met(clause: Clause) -> list[Guess]:
    """The counts of each part of a clause as sizes of the figure; nothing where one is none, or chance may explain it."""
    return [guess for start, end in _parts(clause) if (guess := _met(clause, start, end))]


def _parts(clause: Clause) -> Iterator[tuple[int, int]]:
    """Where the parts of a clause begin and end, in the text of its sentence."""
    starts = [
        clause.start,
        *(found.end() for found in _PARTS.finditer(clause.sentence, clause.start, clause.end)),
    ]
    yield from zip(starts, [*starts[1:], clause.end], strict=True)


def _met(clause: Clause, start: int, end: int) -> Guess | None:
    items = [item for item in clause.items if start <= item.start < end]
    counts = sorted(_counts(clause, items, start, end), key=lambda count: count.start)
    ahead = _introduces(clause)
    bars = _bars_ahead if ahead else _bars
    if not counts or len(counts) > MOST_COUNTS or any(map(bars, items)):
        return None
    if not ahead and not _all_counted(clause, items, counts):
        return None
    if ahead and any(clause.number(item).op in (">", "<", ">=", "<=") for item in clause.numbers):
        return None
    named = [item.value.panels for item in items if isinstance(item.value, PanelRef) and not item.value.every]
    panels = tuple(dict.fromkeys(index for group in named for index in group)) or clause.panels
    panels = clause.panels if ahead and len(named) > 1 else panels
    if len(named) > 1 and not ahead or not panels or len({_shape(clause, index) for index in panels}) > 1:
        return None
    sizes = _sizes(clause, panels)
    if prod(_chance(count, sizes) for count in counts) > (INTRODUCING_CHANCE if ahead else CHANCE):
        return None
    ways = [*_ways(counts, sizes)] or [placed for placed in [_placed(counts, sizes)] if placed]
    if not ways:
        return None
    claims = tuple(Makeup(facts, tuple(map(Selection, panels))) for facts in ways)
    inside = frozenset(item for item in items if ahead or item.start < counts[-1].end)
    return Guess(start, end, claims, ((),), True, inside, firm=not ahead)


def _introduces(clause: Clause) -> bool:
    """Whether a clause stands ahead of all data, where the figure is laid out."""
    panels = clause.document.panels
    cells = [cell.span.start for panel in panels for cell in panel.cells]
    return bool(cells) and clause.span.end <= min(cells)


def _placed(counts: Sequence[_Count], sizes: dict[str, frozenset[int]]) -> tuple[Fact, ...]:
    """What a row and a column count tell where one of them is right: then the other is told of the same grid."""
    of = [count.of for count in counts]
    right = any(int(count.number.value) in sizes[count.of] for count in counts if count.of)
    if sorted(of) != ["columns", "rows"] or not right:
        return ()
    return tuple(Fact(count.of, number=count.number) for count in counts)


def _counts(clause: Clause, items: Sequence[Item], start: int, end: int) -> Iterator[_Count]:
    text, at = clause.sentence, start
    while at < end:
        if times := _TIMES.search(text, at, end):
            first = _COUNT.search(text, at, times.start())
            if first is None:
                yield _Count(_num(times["a"]), times.start("a"), times.end("a"), "")
                yield _Count(_num(times["b"]), times.start("b"), times.end(), "")
                at = times.end()
                continue
        found = min(
            (one for pattern in (_COUNT, _IN_ALL) if (one := pattern.search(text, at, end))),
            key=lambda one: (one.start(), one.re is not _IN_ALL),
            default=None,
        )
        if found is None:
            return
        at = found.end()
        if found.re is _IN_ALL:
            yield _Count(_num(found["n"]), found.start(), found.end(), "cells")
        elif found["noun"].casefold() not in _NO_PLURALS:
            of = _named(found["noun"])
            named = of in ("rows", "columns", "panels")
            of = of or _of(clause, items, found, end)
            yield _Count(_num(found["n"]), found.start(), found.end(), of, named)
            if (by := _BY.match(text, at, end)) and not _COUNT.match(text, by.start("n"), end):
                yield _Count(_num(by["n"]), by.start("n"), by.end(), "")
                at = by.end()


def _num(text: str) -> Num:
    value = int(text) if text.isdigit() else cardinal(text)
    return Num(float(value or 0), 1.0, text, word=not text.isdigit())


def _named(noun: str) -> str:
    """What a noun names by itself."""
    return next((of for of, word in _NOUNS.items() if word.search(noun)), "")


def _of(clause: Clause, items: Sequence[Item], found: re.Match[str], end: int) -> str:
    """What a count counts by where it stands, or by the name of an axis."""
    for side, place in _SIDES.items():
        if place.match(clause.sentence, found.end(), end):
            return side
    axes = [
        item.value.side
        for item in items
        if isinstance(item.value, AxisRef) and found.start("things") <= item.start < found.end()
    ]
    return axes[-1] if axes and axes[-1] in ("rows", "columns") else ""


def _bars(item: Item) -> bool:
    """Whether a word tells of the values, and not of where something stands."""
    laid_out = item.has("trend") and _LAID_OUT.fullmatch(item.text) is not None
    return not laid_out and (any(item.has(kind) for kind in _BARRED) or item.has("quant", *_SOME))


def _bars_ahead(item: Item) -> bool:
    """Whether a word tells of the values where the figure is laid out: there names and scales are compared, too."""
    laid_out = item.has("compare") and item.text.casefold() in _WHERE
    alike = item.has("compare", "=", "good", "bad") or any(
        item.has(kind) for kind in ("same", "sign", "trend")
    )
    if item.has("aggregate"):
        return True  # "averaged over twelve weeks": of what cells were made
    return not (alike or laid_out or item.text.casefold() == "filled") and _bars(item)


def _all_counted(clause: Clause, items: Sequence[Item], counts: Sequence[_Count]) -> bool:
    """Whether every number is one of the counts; "one for each day" tells of none, nor does "Figure 6"."""
    return all(
        item.text.casefold() == "one"
        or cites(clause, item)
        or any(count.start <= item.start < count.end for count in counts)
        for item in items
        if item.kind == "number"
    )


def _shape(clause: Clause, panel: int) -> tuple[int, int]:
    grid = clause.document.panels[panel]
    return len(axis_of(grid, "rows").ticks), len(axis_of(grid, "columns").ticks)


def _sizes(clause: Clause, panels: Sequence[int]) -> dict[str, frozenset[int]]:
    """How many there are of each: rows, columns, panels, and cells in one of the panels or in all."""
    rows, columns = _shape(clause, panels[0])
    written = [len(clause.document.panels[index].cells) for index in panels]
    cells = {rows * columns, rows * columns * len(panels), sum(written)}
    everything = len(clause.document.panels)
    crossed = len(panels) == 1 and same_labels(clause.document.panels[panels[0]])
    return {
        "rows": frozenset((rows,)),
        "columns": frozenset((columns,)),
        "cells": frozenset(cells),
        "pairs": frozenset((rows * (rows - 1) // 2,)) if crossed else frozenset(),
        "panels": frozenset((everything,)) if everything > 1 else frozenset(),
    }


def _chance(count: _Count, sizes: dict[str, frozenset[int]]) -> float:
    """The share of counts near it that would be met as well; what the noun names leaves no doubt."""
    if count.named:
        return CHANCE
    near = set().union(*(sizes[of] for of in ((count.of,) if count.of else sizes)))
    value = count.number.value
    return min(1.0, len([size for size in near if size <= max(USUAL, 1.5 * value)]) / max(USUAL, value))


def _ways(counts: Sequence[_Count], sizes: dict[str, frozenset[int]]) -> Iterator[tuple[Fact, ...]]:
    """The ways to take each count for another size, in the order in which they are told."""
    for way in permutations(sizes, len(counts)):
        fits = all(
            (count.of in ("", of) or (count.of, of) == ("cells", "pairs"))
            and int(count.number.value) in sizes[of]
            for count, of in zip(counts, way, strict=True)
        )
        if fits:
            yield tuple(Fact(of, number=count.number) for count, of in zip(counts, way, strict=True))
