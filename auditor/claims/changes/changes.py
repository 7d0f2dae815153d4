"""From a clause to changes: between which ends, in which direction, by how much."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.changes.between import along
from auditor.claims.changes.factors import bare_parts
from auditor.claims.changes.operands import Ends, of_cells
from auditor.claims.changes.spans import steps_axis
from auditor.claims.changes.told import (
    ARROW,
    INSTEAD,
    ToldChange,
    ToldChanges,
    are_ticks,
    arrow_pair,
    of_comparison,
    of_told_numbers,
    shape_of,
)
from auditor.claims.changes.transitions import panel_step, transitions
from auditor.claims.courses.cues import BECOMING
from auditor.claims.courses.topic import is_about_cells, knows_every_word
from auditor.language.axis_ways import named_ways
from auditor.language.clauses import Clause
from auditor.language.crossings import apart, together
from auditor.language.items import Item
from auditor.language.movers import measure_nouns, movers
from auditor.language.refs import PanelRef
from auditor.language.ways import parts, positions
from auditor.language.wording import Wording
from auditor.world import Selection

_SAME = {
    "unchanged",
    "changes nothing",
    "constant",
    "does not change",
    "stays the same",
    "stays constant",
    "remains constant",
}


def changes(clause: Clause) -> Iterator[ToldChanges]:
    """Every way to read a clause as changes."""
    words = Wording.of(clause)
    clause, halves = apart(clause, words)
    for told in _changes(clause, words):
        yield replace(told, items=together(told.items, halves))


def _changes(clause: Clause, words: Wording) -> Iterator[ToldChanges]:
    factors = [item for item in clause.of("factor") if not steps_axis(clause, item)]
    if (
        [item for item in clause.of("not") if item.text.casefold() not in INSTEAD]
        or factors
        or list(bare_parts(clause, words))
        or clause.of("except")
        or any(i.has("quant", "none", "only", "few", "half", "some") for i in clause.items)
        or any(words.norm(i.first - 1) == "the" for i in clause.of("quant", "most"))
    ):
        return
    ways = named_ways(clause, words)
    moving = (ways.items if ways else frozenset()) | movers(clause) | measure_nouns(clause)
    cues = [item for item in clause.of("trend") if item not in moving and item.kind in ("trend", "extreme")]
    cues = cues or _becoming(clause, words)
    found = list(transitions(clause, words))
    if len(cues) == 1 and not found:
        yield from _somewhere(clause, words, cues[0])
    if not is_about_cells(clause, words):
        return
    yield from _of_extremes(clause, words, cues)
    yield from of_comparison(clause, words)
    if len(cues) != 1:
        return
    for transition in found:
        yield from along(clause, words, transition, cues[0])
    yield from of_told_numbers(clause, words, cues[0])


def _becoming(clause: Clause, words: Wording) -> list[Item]:
    """`gets 60 euros cheaper`: a comparative that tells what something becomes."""
    return [
        item
        for item in clause.of("compare", ">", "<")
        if item.text.casefold().endswith("er")
        and BECOMING & set(words.before(item, 4))
        and words.norm(item.last) != "than"
    ]


def _of_extremes(clause: Clause, words: Wording, cues: Sequence[Item]) -> Iterator[ToldChanges]:
    """`the minimum climbs from 4 to 20 and the maximum from 30 to 60`, from one panel to the other."""
    extremes = [
        item
        for item in clause.items
        if item.has("extreme", "max", "min") or item.has("aggregate", "mean", "sum", "median")
    ]
    step = panel_step(clause, words, only_two=True)
    cues = cues or [item for item in clause.before if item.has("trend")][-1:]
    if step is None or not cues or not extremes or len(clause.numbers) != 2 * len(extremes) or clause.refs:
        return
    found = []
    for extreme, (one, two) in zip(
        extremes, zip(clause.numbers[::2], clause.numbers[1::2], strict=True), strict=True
    ):
        if not (extreme.start < one.start and ARROW.match(clause.statement.text[one.end : two.start])):
            return
        cue = max((c for c in cues if c.start < one.start), key=lambda c: c.start, default=cues[0])
        groups = [
            of_cells(
                Selection(panel), measure=extreme.sense("extreme" if extreme.has("extreme") else "aggregate")
            )
            for panel in step
        ]
        shape, unsure = shape_of(clause, cue, step[0])
        found.append(ToldChange(Ends(*groups), shape, clause.number(one), clause.number(two), None, unsure))
    items = frozenset(
        [*cues, *extremes, *clause.numbers, *(i for i in clause.items if isinstance(i.value, PanelRef))]
    )
    whole = ((clause.start, clause.end),) if knows_every_word(clause, words) else ()
    yield ToldChanges(tuple(found), items, understood=whole)


def _somewhere(clause: Clause, words: Wording, cue: Item) -> Iterator[ToldChanges]:
    """`finds drop from 640 to 410`: a cell with one number in the first panel and the other in the second."""
    pair = arrow_pair(clause)
    step = panel_step(clause, words, only_two=True)
    if pair is None or step is None or len(clause.numbers) != 2:
        return
    first, last = (clause.number(item) for item in pair)
    shape, unsure = shape_of(clause, cue, step[0])
    grid = clause.panel(step[0])
    if are_ticks(clause, first, last):
        return
    limits = {side: _limit(clause, step[0], side) for side in ("rows", "columns")}
    found = []
    for row, column in grid.grid:
        if all(
            limit is None or place in limit
            for limit, place in ((limits["rows"], row), (limits["columns"], column))
        ):
            groups = [of_cells(Selection(panel, (row,), (column,))) for panel in step]
            found.append(ToldChange(Ends(*groups), shape, first, last, None, unsure))
    if found:
        items = frozenset(
            [cue, *clause.numbers, *clause.refs, *(i for i in clause.items if isinstance(i.value, PanelRef))]
        )
        yield ToldChanges(tuple(found), items, among=True)


def _limit(clause: Clause, panel: int, side: str) -> tuple[int, ...] | None:
    """The lines that the clause names on a side, or None."""
    for item in clause.items:
        for ref in parts(item):
            if getattr(ref, "side", "") == side:
                return positions(clause, panel, ref)
    return None
