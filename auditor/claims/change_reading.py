"""From a clause to changes: between which ends, in which direction, by how much."""

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.course import Shape
from auditor.claims.course_reading import number_role
from auditor.claims.operand_reading import Transition, panel_step, steps_axis, transitions
from auditor.claims.operands import Ends, Operand, of_cells
from auditor.claims.pairing import Group, better
from auditor.claims.ratio_reading import bare_parts
from auditor.claims.trend_subject import is_about_cells, knows_every_word
from auditor.language.clauses import Clause
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef, axis_of
from auditor.language.ways import apart, measure_nouns, movers, named_ways, parts, positions, together
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
_ARROW = re.compile(r"^\s*(?:→|->|to|–|—|-)\s*$")
_BOTH_TIMES = ("both times", "each time", "both cases", "in both", "either way")
_INSTEAD = ("instead of", "rather than")
_WITH = frozenset("with for at in under on".split())


@dataclass(frozen=True, slots=True)
class ToldChange:
    """One change: its ends, what happens between them, and the numbers told of it."""

    ends: Ends
    shape: str
    first: Num | None = None
    last: Num | None = None
    size: Num | None = None
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class ToldChanges:
    """All changes of a clause, with the mentions that tell them."""

    parts: tuple[ToldChange, ...]
    items: frozenset[Item]
    every: bool = False
    among: bool = False
    hedged: bool = False
    understood: tuple[
        tuple[int, int], ...
    ] = ()  # told numbers settle the claim, whatever else the clause says


def changes(clause: Clause) -> Iterator[ToldChanges]:
    """Every way to read a clause as changes."""
    words = Wording.of(clause)
    clause, halves = apart(clause, words)
    for told in _changes(clause, words):
        yield replace(told, items=together(told.items, halves))


def _changes(clause: Clause, words: Wording) -> Iterator[ToldChanges]:
    factors = [item for item in clause.of("factor") if not steps_axis(clause, item)]
    if (
        [item for item in clause.of("not") if item.text.casefold() not in _INSTEAD]
        or factors
        or list(bare_parts(clause, words))
        or clause.of("except")
        or any(i.has("quant", "none", "only", "few", "half", "some") for i in clause.items)
    ):
        return
    ways = named_ways(clause, words)
    moving = (ways.items if ways else frozenset()) | movers(clause) | measure_nouns(clause)
    cues = [item for item in clause.of("trend") if item not in moving and item.kind in ("trend", "extreme")]
    found = list(transitions(clause, words))
    if len(cues) == 1 and not found:
        yield from _somewhere(clause, words, cues[0])
    if not is_about_cells(clause, words):
        return
    yield from _of_extremes(clause, words, cues)
    yield from _of_comparison(clause, words)
    if len(cues) != 1:
        return
    for transition in found:
        yield from _along(clause, words, transition, cues[0])
    yield from _of_told_numbers(clause, words, cues[0])


def _shape(clause: Clause, cue: Item, panel: int) -> tuple[str, bool]:
    """What a cue says happens, and whether that had to be guessed."""
    value = cue.sense("trend")
    if value == "flat":
        return Shape.SAME, False
    if value in ("up", "down"):
        return (Shape.RISE if value == "up" else Shape.FALL), False
    way = better(clause.document, panel)
    return (Shape.RISE if (value == "good") == (way != "lower") else Shape.FALL), not way


# --- between places -------------------------------------------------------------------------------


def _along(clause: Clause, words: Wording, transition: Transition, cue: Item) -> Iterator[ToldChanges]:
    """A change between two ticks or panels, with its numbers."""
    told = _numbers(clause, words, cue, transition)
    if told is None or (transition.whole and not clause.numbers):
        return
    quant = any(item.has("quant", "all", "both") for item in clause.items)
    found = []
    for ends in transition.ends:
        shape, unsure = _shape(clause, cue, ends.panels[0])
        for one, numbers in _shared_out(clause, ends, told):
            found.append(
                ToldChange(one, shape, numbers.get("first"), numbers.get("last"), numbers.get("size"), unsure)
            )
    items = frozenset([cue, *clause.numbers, *_harmless(clause)]) | transition.items | movers(clause)
    alone = not clause.start and not clause.statement.text[clause.end :].strip(" .;")
    whole = (
        ((clause.start, clause.end),)
        if alone and knows_every_word(clause, words) and not clause.of("hedge")
        else ()
    )
    yield ToldChanges(
        tuple(found), items, transition.every or quant, hedged=bool(clause.of("hedge")), understood=whole
    )


_Told = list[tuple[Item | None, dict[str, Num]]]


def _numbers(clause: Clause, words: Wording, cue: Item, transition: Transition) -> _Told | None:
    """The numbers of a change by their roles; several sets where sizes are told for several ticks across."""
    shared = _elliptical(clause, words, cue, transition)
    if shared:
        return shared
    found: dict[str, Num] = {}
    arrow = _arrow_pair(clause, transition.items)
    for item in clause.numbers:
        if item in transition.items:
            continue
        role = number_role(clause, words, item, [cue])
        if arrow is not None and item in arrow:
            role = "first" if item is arrow[0] else "last"
        if _is_for_both(words, item):
            found["first"] = found["last"] = clause.number(item)
            continue
        if role not in ("first", "last", "size") or role in found:
            return None
        num = clause.number(item)
        found[role] = Num(
            num.value, num.step, num.text, "=" if num.op in ("<=", ">=") else num.op, num.unit, num.word
        )
    return [(None, found)]


def _is_for_both(words: Wording, item: Item) -> bool:
    behind = " ".join(words.norms(item.last, item.last + 3)).replace("time", "times").replace("case", "cases")
    return any(behind.startswith(phrase) for phrase in _BOTH_TIMES)


def _elliptical(clause: Clause, words: Wording, cue: Item, transition: Transition) -> _Told:
    """`adds 0.18 with one repair, 0.27 with three, and 0.30 with five`: each size with its tick."""
    behind = [
        item
        for item in clause.items
        if item.start > cue.start
        and (item.kind == "number" or isinstance(item.value, TickRef))
        and item in (*transition.items, *clause.numbers)
    ]
    across = [item for item in behind if isinstance(item.value, TickRef)]
    one_side = (
        len(
            {
                item.value.side
                for item in across
                if isinstance(item.value, TickRef) and len(item.value.ticks) == 1
            }
        )
        == 1
    )
    if not across or not one_side or len(behind) < 4 or len(behind) % 2 or behind[1] is not across[0]:
        return []
    found: _Told = []
    for size, tick in zip(behind[::2], behind[1::2], strict=True):
        if (
            size.kind != "number"
            or not set(words.all[size.last : tick.first]) & _WITH
            or tick.first - size.last > 3
        ):
            return []
        found.append((tick, {"size": clause.number(size)}))
    return found


def _shared_out(clause: Clause, ends: Ends, told: _Told) -> Iterator[tuple[Ends, dict[str, Num]]]:
    """The ends at each tick for which numbers are told."""
    if len(told) == 1 and told[0][0] is None:
        yield ends, told[0][1]
        return
    side = next(item.value.side for item, _ in told if item is not None and isinstance(item.value, TickRef))
    for item, numbers in told:
        assert item is not None
        index = _tick(clause, ends.panels[0], side, item)
        if index is not None and ends.first.cells is not None and ends.last.cells is not None:
            yield (
                Ends(
                    Operand(_moved(ends.first.cells, side, index)),
                    Operand(_moved(ends.last.cells, side, index)),
                ),
                numbers,
            )


def _tick(clause: Clause, panel: int, side: str, item: Item) -> int | None:
    if isinstance(item.value, TickRef):
        found = positions(clause, panel, item.value)
        return found[0] if found else None
    number = clause.number(item).value
    return next(
        (i for i, tick in enumerate(axis_of(clause.panel(panel), side).ticks) if tick.number == number), None
    )


def _moved(group: Group, side: str, index: int) -> Group:
    scope = group.scope[0]
    rows, columns = ((index,), scope.columns) if side == "rows" else (scope.rows, (index,))
    return Group((Selection(scope.panel, rows, columns, scope.region),), group.measure)


# --- extremes, told numbers -----------------------------------------------------------------------


def _of_extremes(clause: Clause, words: Wording, cues: Sequence[Item]) -> Iterator[ToldChanges]:
    """`the lowest value rises from 1 to 51 and the highest from 38 to 98`, from one panel to the other."""
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
        if not (extreme.start < one.start and _ARROW.match(clause.statement.text[one.end : two.start])):
            return
        cue = max((c for c in cues if c.start < one.start), key=lambda c: c.start, default=cues[0])
        groups = [
            of_cells(
                Selection(panel), measure=extreme.sense("extreme" if extreme.has("extreme") else "aggregate")
            )
            for panel in step
        ]
        shape, unsure = _shape(clause, cue, step[0])
        found.append(ToldChange(Ends(*groups), shape, clause.number(one), clause.number(two), None, unsure))
    items = frozenset(
        [*cues, *extremes, *clause.numbers, *(i for i in clause.items if isinstance(i.value, PanelRef))]
    )
    yield ToldChanges(tuple(found), items)


def _arrow_pair(clause: Clause, taken: frozenset[Item] = frozenset()) -> tuple[Item, Item] | None:
    """Two numbers with an arrow or "to" between them."""
    numbers = [item for item in clause.numbers if item not in taken]
    for one, two in itertools.pairwise(numbers):
        if _ARROW.match(clause.statement.text[one.end : two.start]):
            return one, two
    return None


def _of_told_numbers(clause: Clause, words: Wording, cue: Item) -> Iterator[ToldChanges]:
    """`gains 17 points (29.4 to 56.4)`: the numbers themselves settle it."""
    pair = _arrow_pair(clause) or _earlier_pair(clause)
    rest = [item for item in clause.numbers if pair is None or item not in pair]
    if pair is None or len(rest) != 1 or number_role(clause, words, rest[0], [cue]) != "size":
        return
    first, last = (item.value for item in pair)
    if not isinstance(first, Num) or not isinstance(last, Num) or _are_ticks(clause, first, last):
        return
    shape, unsure = _shape(clause, cue, clause.panels[0])
    items = frozenset(
        [
            cue,
            *clause.numbers,
            *clause.refs,
            *_harmless(clause),
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    yield ToldChanges(
        (
            ToldChange(
                Ends(Operand(told=first), Operand(told=last)),
                shape,
                None,
                None,
                clause.number(rest[0]),
                unsure,
            ),
        ),
        items,
        understood=((clause.start, clause.end),),
    )


def _earlier_pair(clause: Clause) -> tuple[Item, Item] | None:
    """The two numbers that the clause before told from and to: "drops from 69 to 54, a reduction of 22%"."""
    numbers = [item for item in clause.before if item.kind == "number"]
    joined = len(numbers) >= 2 and _ARROW.match(clause.statement.text[numbers[-2].end : numbers[-1].start])
    return (numbers[-2], numbers[-1]) if joined and not clause.refs else None


def _of_comparison(clause: Clause, words: Wording) -> Iterator[ToldChanges]:
    """`15 fewer (54 → 39)`: the difference that a comparative tells, and the numbers themselves."""
    pair = _arrow_pair(clause)
    rest = [item for item in clause.numbers if pair is None or item not in pair]
    cues = [item for item in clause.of("compare", ">", "<") if rest and 0 <= item.first - rest[0].last <= 1]
    if pair is None or len(rest) != 1 or len(cues) != 1:
        return
    if clause.number(rest[0]).op not in ("=", "~") and words.norm(rest[0].first) not in ("miss", "missed"):
        return
    first, last = (clause.number(item) for item in pair)
    shape = Shape.RISE if cues[0].has("compare", ">") else Shape.FALL
    idle = [item for item in clause.of("compare") if item.text.casefold() in ("miss", "misses", "missed")]
    items = frozenset(
        [
            *cues,
            *idle,
            *clause.numbers,
            *clause.refs,
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    yield ToldChanges(
        (
            ToldChange(
                Ends(Operand(told=first), Operand(told=last)),
                shape,
                None,
                None,
                replace(clause.number(rest[0]), op="="),
            ),
        ),
        items,
        understood=((clause.start, clause.end),),
    )


def _somewhere(clause: Clause, words: Wording, cue: Item) -> Iterator[ToldChanges]:
    """`hits fall from 770 to 508`: some cell that has one number in the first panel and the other in the second."""
    pair = _arrow_pair(clause)
    step = panel_step(clause, words, only_two=True)
    if pair is None or step is None or len(clause.numbers) != 2:
        return
    first, last = (clause.number(item) for item in pair)
    shape, unsure = _shape(clause, cue, step[0])
    grid = clause.panel(step[0])
    if _are_ticks(clause, first, last):
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


def _harmless(clause: Clause) -> list[Item]:
    """Words that only point back: "on the same step", "altogether"."""
    pointing = [
        item for item in clause.of("compare", "=") if item.text.casefold() in ("the same", "same as", "same")
    ]
    whole = [
        item
        for item in clause.of("aggregate", "sum")
        if item.text.casefold() in ("altogether", "in all", "in total", "overall", "total")
    ]
    whole += [item for item in clause.of("not") if item.text.casefold() in _INSTEAD]
    whole += [item for item in clause.of("factor") if steps_axis(clause, item)]
    return [
        *pointing,
        *whole,
        *measure_nouns(clause),
        *(
            item
            for item in clause.of("foreign")
            if item.text.casefold() in ("step", "steps", "change", "increment", "shift")
        ),
    ]


def _are_ticks(clause: Clause, first: Num, last: Num) -> bool:
    """Whether two numbers may be ticks of one axis, and no values."""
    grids = [clause.panel(index) for index in clause.panels]
    return not first.bracket and any(
        {first.value, last.value} <= {tick.number for tick in axis.ticks}
        for grid in grids
        for axis in (grid.rows, grid.columns)
    )


def _limit(clause: Clause, panel: int, side: str) -> tuple[int, ...] | None:
    """The lines that the clause names on a side, or None."""
    for item in clause.items:
        for ref in parts(item):
            if getattr(ref, "side", "") == side:
                return positions(clause, panel, ref)
    return None
