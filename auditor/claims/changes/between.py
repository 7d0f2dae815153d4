"""Changes between two places, with the numbers told of them."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.changes.operands import Ends, Operand
from auditor.claims.changes.steps import Transition
from auditor.claims.changes.told import ToldChange, ToldChanges, arrow_pair, harmless, shape_of, tells_range
from auditor.claims.courses.told_numbers import number_role
from auditor.claims.courses.topic import knows_every_word
from auditor.claims.pairing import Group
from auditor.language.clauses import Clause
from auditor.language.counted_lines import line_side
from auditor.language.items import Item
from auditor.language.movers import movers
from auditor.language.numbers import Num
from auditor.language.quantifiers import is_count
from auditor.language.refs import TickRef, axis_of
from auditor.language.ways import positions
from auditor.language.wording import Wording
from auditor.world import Selection

_BOTH_TIMES = ("both times", "each time", "both cases", "in both", "either way")
_WITH = frozenset("with for at in under on".split())
_Told = list[tuple[Item | None, dict[str, Num]]]


def along(clause: Clause, words: Wording, transition: Transition, cue: Item) -> Iterator[ToldChanges]:
    """A change between two ticks or panels, with its numbers."""
    told = _numbers(clause, words, cue, transition)
    if told is None or (transition.whole and not clause.numbers):
        return
    bounded = any(num.op in ("<=", ">=") for _, numbers in told for num in numbers.values())
    quant = bounded or any(item.has("quant", "all", "both") for item in clause.items)
    found = []
    for ends in transition.ends:
        shape, unsure = shape_of(clause, cue, ends.panels[0])
        for one, numbers in _shared_out(clause, ends, told):
            found.append(
                ToldChange(one, shape, numbers.get("first"), numbers.get("last"), numbers.get("size"), unsure)
            )
    if not found:
        return
    items = frozenset([cue, *clause.numbers, *harmless(clause)]) | transition.items | movers(clause)
    alone = not clause.start and not clause.statement.text[clause.end :].strip(" .;")
    whole = (
        ((clause.start, clause.end),)
        if alone and knows_every_word(clause, words) and not clause.of("hedge")
        else ()
    )
    yield ToldChanges(
        tuple(found), items, transition.every or quant, hedged=bool(clause.of("hedge")), understood=whole
    )


def _numbers(clause: Clause, words: Wording, cue: Item, transition: Transition) -> _Told | None:
    """The numbers of a change by their roles; several sets where sizes are told for several ticks across."""
    shared = _elliptical(clause, words, cue, transition)
    if shared:
        return shared
    if tells_range(clause, transition.items):
        return None
    found: dict[str, Num] = {}
    arrow = arrow_pair(clause, transition.items)
    for item in clause.numbers:
        if item in transition.items:
            continue
        if is_count(clause, words, item) and any(
            line_side(one) and one.first == item.last for one in clause.items
        ):
            return None  # "rises in 4 columns"
        role = number_role(clause, words, item, [cue])
        if cue.kind == "compare" and 0 <= cue.first - item.last <= 1:
            role = "size"  # "gets 4 euros cheaper"
        if arrow is not None and item in arrow:
            role = "first" if item is arrow[0] else "last"
        if _is_for_both(words, item):
            found["first"] = found["last"] = clause.number(item)
            continue
        if role not in ("first", "last", "size") or role in found:
            return None
        num = clause.number(item)
        loose = num.op in ("<=", ">=") and role != "size"
        found[role] = replace(num, op="=") if loose else num
    return [(None, found)]


def _is_for_both(words: Wording, item: Item) -> bool:
    behind = " ".join(words.norms(item.last, item.last + 3)).replace("time", "times").replace("case", "cases")
    return any(behind.startswith(phrase) for phrase in _BOTH_TIMES)


def _elliptical(clause: Clause, words: Wording, cue: Item, transition: Transition) -> _Told:
    """`gains 2 t at one dose, 5 t at two, and 6 t at four`: each size with its tick."""
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
