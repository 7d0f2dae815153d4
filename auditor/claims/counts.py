"""How many cells are what a sentence counts: three-valued."""

from collections.abc import Sequence

from auditor.claims.judging import Valued, states, valued
from auditor.claims.portions import is_portion
from auditor.claims.telling import in_scale, tells, written
from auditor.language.amounts_told import Amount
from auditor.language.counted import Test
from auditor.language.hedges import FEW, MANY, MOST, Bound
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, at_most, count_true, less, same, stands
from auditor.world import Reading, Selection, World

# "Half of the cells": within this share of one half.
HALF = Bound(0.02, 0.1)


def verdicts(world: World, scope: Sequence[Selection], test: Test) -> list[tuple[Valued | None, Truth]]:
    """For each place whether it is counted; a place written as missing comes without a value."""
    if test.relation in ("missing", "present"):
        return [(None, truth) for selection in scope for truth in _written(world, selection, test.relation)]
    return [(cell, passes(world, cell, test)) for cell in valued(world, scope)]


def without(
    document: Document, scope: Sequence[Selection], there: Sequence[Selection]
) -> tuple[Selection, ...]:
    """The cells of a scope that do not stand in some place, each by itself."""
    taken = {(s.panel, *place) for s in there for place in s.places(document.panels[s.panel])}
    return tuple(
        Selection(s.panel, (row,), (column,))
        for s in scope
        for row, column in s.places(document.panels[s.panel])
        if (s.panel, row, column) not in taken
    )


def _written(world: World, selection: Selection, relation: str) -> list[Truth]:
    """Whether each place is written as missing; one that is not written at all is not known."""
    panel = world.document.panels[selection.panel]
    found = []
    for place in selection.places(panel):
        cell = panel.grid.get(place)
        missing = Truth.UNKNOWN if cell is None else Truth.of(cell.quantity is None)
        found.append(missing if relation == "missing" else ~missing)
    return found


def passes(world: World, cell: Valued, test: Test) -> Truth:
    """Whether a cell is what is counted."""
    assert test.num is not None
    num = in_scale(test.num, world.document.panels[cell.panel])
    limit = Interval.point(num.value)
    if test.relation == "=":
        return _equals(world, cell, num)
    if test.relation == "!=":
        return ~same(cell.value, limit)
    if test.relation == "inside":
        assert test.upper is not None
        return less(limit, cell.value) & less(
            cell.value, Interval.point(in_scale(test.upper, world.document.panels[cell.panel]).value)
        )
    if test.relation == "between":
        assert test.upper is not None
        top = Interval.point(in_scale(test.upper, world.document.panels[cell.panel]).value)
        return at_most(limit, cell.value) & at_most(cell.value, top)
    return stands(test.relation, cell.value, limit)


def _equals(world: World, cell: Valued, num: Num) -> Truth:
    """Whether a cell shows a number: a matter of printed digits, unless the number has fewer of them."""
    quantity = written(world, cell.place)
    exact = (
        num.word or quantity is not None and num.step <= quantity.step * 1.001 and not quantity.approximate
    )
    if quantity is None or not exact or num.op != "=":
        return tells(world, cell, num)
    return Truth.of(abs(quantity.value - num.value) < 1e-9 * max(1.0, abs(num.value)))


def amounts_to(world: World, truths: Sequence[Truth], amount: Amount) -> Truth:
    """Whether as many are true as an amount says."""
    count = count_true(truths)
    if amount.kind == "share":
        assert amount.count is not None
        fair = world.reading is Reading.PRINTED
        return is_portion(amount.count, amount.total, count, max(1, len(truths)), fair)
    if amount.total is not None and amount.total != len(truths):
        return Truth.UNKNOWN
    if amount.kind == "exactly":
        assert amount.count is not None
        return _is(world, count, amount)
    size = max(1, len(truths))
    return _vaguely(world, Interval(count.low / size, count.high / size), count, amount.kind)


def _is(world: World, count: Interval, amount: Amount) -> Truth:
    num = amount.count
    assert num is not None
    if num.op in (">", "<", ">=", "<="):
        return stands(num.op, count, Interval.point(num.value))
    if num.op == "=":
        return same(count, Interval.point(num.value))
    return states(world, count, num)


def _vaguely(world: World, share: Interval, count: Interval, kind: str) -> Truth:
    fair = world.reading is Reading.PRINTED
    if kind == "none":
        return at_most(count, Interval.point(0))
    if kind == "all":
        return at_most(Interval.point(1), share)
    if kind == "some":
        return at_most(Interval.point(1), count)
    if kind == "half":
        slack = HALF.fair if fair else HALF.generous
        return at_most(Interval.point(0.5 - slack), share) & at_most(share, Interval.point(0.5 + slack))
    if kind == "few":
        return at_most(share, Interval.point(FEW.fair if fair else FEW.generous))
    bound = MOST if kind == "most" else MANY
    return at_most(Interval.point(bound.fair if fair else bound.generous), share)
