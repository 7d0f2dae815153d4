"""What the amounts that a sentence speaks of come to, in matrices of counts and of shares."""

from dataclasses import replace

from auditor.claims.crossed.claims import Amount
from auditor.claims.crossed.ways import ways_of
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.derived import COUNTS, OF_ALL, OF_CLASS, mean_of, share
from auditor.truth import ANYTHING, Interval, largest, total
from auditor.world import World


def matrix_of(amount: Amount, world: World) -> Confusion:
    """The matrix that an amount is of, turned as it is read."""
    return ways_of(world.document, amount.panel)[-1 if amount.turned else 0][0]


def value_of(amount: Amount, world: World) -> Interval:
    """What an amount comes to; a change is what it is less what it was."""
    if amount.past >= 0:
        now, then = replace(amount, past=-1), replace(amount, past=-1, panel=amount.past)
        return value_of(now, world) - value_of(then, world)
    matrix = matrix_of(amount, world)
    if amount.shared:
        return _shared(amount, matrix, world)
    if amount.measure == "cells":
        own = total(matrix.count(world, *cell) for cell in amount.cells)
        return share(own, total(matrix.count(world, *cell) for cell in amount.base)) if amount.base else own
    if amount.measure in OF_ALL:
        return OF_ALL[amount.measure](matrix, world)
    if not amount.of:
        return (
            mean_of(matrix, world, amount.measure, weighted=False) if amount.measure in OF_CLASS else ANYTHING
        )
    return {**OF_CLASS, **COUNTS}[amount.measure](matrix, world, amount.of)


def _shared(amount: Amount, matrix: Confusion, world: World) -> Interval:
    """What a matrix of shares shows: its cells as they are written, and parts of one of its lines."""
    side = 0 if amount.shared == "actual" else 1
    written = [matrix.count(world, *cell) for cell in matrix.places]
    unit = 0.01 if largest(written).high > 1.5 else 1.0
    if amount.measure == "cells":
        own = total(matrix.count(world, *cell) for cell in amount.cells)
        if not amount.base:
            return own.scaled(unit)
        lines = {cell[side] for cell in (*amount.cells, *amount.base)}
        whole = total(matrix.count(world, *cell) for cell in amount.base)
        return share(own, whole) if len(lines) == 1 or amount.shared == "all" else ANYTHING
    if amount.measure in OF_CLASS and not amount.of:
        every = [_shared(replace(amount, of=name), matrix, world) for name in matrix.actual]
        return total(every).scaled(1 / len(every)) if all(one.known for one in every) else ANYTHING
    if amount.measure in ("recall", "miss rate") and amount.shared == "actual":
        hits = matrix.count(world, amount.of, amount.of).scaled(unit)
        return hits if amount.measure == "recall" else Interval.point(1.0) - hits
    if amount.measure in ("precision", "false discovery rate") and amount.shared == "predicted":
        hits = matrix.count(world, amount.of, amount.of).scaled(unit)
        return hits if amount.measure == "precision" else Interval.point(1.0) - hits
    known = (
        OF_CLASS[amount.measure](matrix, world, amount.of)
        if amount.measure in OF_CLASS and amount.of
        else ANYTHING
    )
    return OF_ALL[amount.measure](matrix, world) if amount.measure in OF_ALL else known


def is_share(amount: Amount) -> bool:
    """Whether an amount is a share, and no count."""
    return (
        bool(amount.shared)
        or bool(amount.base)
        or amount.measure in OF_CLASS
        or amount.measure in ("accuracy", "error rate")
    )
