"""Cores that tell what becomes of values from one line to another, or between panels: which way, by how much, how many times."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.claims.cores.steps import (
    BY,
    OP,
    WAY,
    W,
    between_panels,
    falls,
    moved,
    steps_of,
)
from auditor.claims.cores.told import SIDES, Lines, Told, other

CHANGES = (
    rf"(?:(?P<who><ref>(?: <ref>)?)(?: {W})? )?(?:<both> )?(?:<cell> )?(?:v )?{WAY}{BY}(?: <cell>)?",
    rf"<both> (?P<who><ref>) {WAY}{BY}",
    rf"(?:(?P<who><ref>) )?{WAY} v (?:to |by )?(?P<n><n>)",
    rf"{W} {WAY}{BY}",
    rf"by (?P<n><n>) v (?P<who><ref>(?: <ref>)?) {WAY}",
    rf"(?P<way><up>|<down>|<gain>|<harm>) (?P<who><ref>)(?: <cell>)?{BY}",
    r"v (?P<who><ref>)(?: <cell>)?(?: slightly)? (?P<way><worse>|<better>)",
)
COUNTED = (
    rf"(?P<none><none>) <axis> (?:v )?{WAY}(?: <cell>)?",
    rf"(?P<none><none>) of <axis> (?:v )?{WAY}(?: <cell>)?",
    rf"(?P<all><all>) (?:<n> )?<axis> (?:v )?{WAY}(?: <cell>)?",
    rf"(?P<count><n>) (?:of <n> )?<axis> (?:v )?{WAY}(?: <cell>)?",
    rf"(?P<named><ref>) v (?:<both> |only |<only> )?<axis> (?:to|that) {WAY}(?: <cell>)?",
    rf"<only> (?P<named><ref>) (?:v )?{WAY}(?: <cell>)?",
)
FACTORED = (
    rf"(?P<who><ref>(?: <ref>)?)(?: {W})?(?: <cell>)? (?:v )?{OP}(?P<f><factor>)(?: (?:its|their)(?: (?P<who2><ref>))?(?: <cell>)?)?",
    rf"(?:<cell> )?(?:v )?{OP}(?P<f><factor>)",
)
TIMES = (
    rf"(?P<who><ref>)(?: <cell>)? (?:v )?{OP}(?P<f><factor>)(?: <cell>| {W})?",
    rf"(?P<place><ref>) v {OP}(?P<f><factor>)(?: as)? many (?P<who><ref>) as (?P<b><ref>)",
)


def change(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`swapping A for B costs 6 at x`: from one line to another, at the places that are told."""
    steps = steps_of(told, told.lines("who"))
    if steps is None:
        return
    num = told.number()
    if told.line.shift is not None and len(steps[0][0]) < 2 and num is None and not told.line.every:
        yield from _of_a_line(told, steps)
        return
    if num is not None and len(steps) > 1 and num.op not in (">", "<", ">=", "<="):
        return
    for low in falls(told):
        yield from moved(steps, low, num)


def _of_a_line(told: Told, steps: list[tuple[Lines, Worth]]) -> Iterator[tuple[Fact, ...]]:
    """`A shrank between the two years`: on the whole, or at each of its places."""
    for low in falls(told):
        relation = "<" if low else ">"
        yield (Tested(tuple(Test(worth, relation) for _, worth in steps)),)
        cells = between_panels(told, {side: told.all_of(side) for side in SIDES} | steps[0][0]) or []
        yield (Tested(tuple(Test(worth, relation) for _, worth in cells)),)


def factored(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A more than doubled from x to y`."""
    steps, factor = steps_of(told, told.lines("who", "who2") if told.has("who") else {}), told.factor()
    if steps is None or factor is None or len(steps) > 1:
        return
    yield (Tested((Test(replace(steps[0][1], joined="ratio"), "is", factor),)),)


def times(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A carries three times the load of B`, `x had twice as many A as B`."""
    who, factor, rest = told.lines("who"), told.factor(), told.peeled()
    groups = told.match.groupdict()
    base = told.lines("b") if groups.get("b") else rest
    place = told.lines("place") if groups.get("place") else {}
    if (
        not who
        or factor is None
        or not base
        or place is None
        or rest is None
        or len(who) != 1
        or told.line.span
    ):
        return
    side = next(iter(who))
    across = {**{key: own for key, own in rest.items() if key != side}, **place}
    if (
        side not in base
        or len(base[side]) != 1
        or len(who[side]) != 1
        or len(across.get(other(side), ())) != 1
    ):
        return
    cells, below = (told.whole({side: own[side], **across}).cells for own in (who, base))
    yield (Tested((Test(Worth(cells, "mean", below, "mean", "ratio"), "is", factor),)),)


def counted(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`no task is harmed by moving from A to B`, `only x gains from A to B`."""
    axes = {
        getattr(piece.item.value, "side", "")
        for piece in told.line.pieces
        if piece.mark == "<axis>" and piece.item
    }
    named = told.lines("named")
    if named is None or told.line.every or not (told.line.span or told.line.shift):
        return
    sides = axes or set(named)
    across = next(iter(sides), "")
    if len(sides) != 1 or across in told.line.named or named and set(named) != {across}:
        return
    every = told.all_of(across)
    steps = steps_of(told, {across: every})
    if steps is None or len(steps) != len(every):
        return
    for low in falls(told):
        tests = tuple(Test(worth, "<" if low else ">") for _, worth in steps)
        if told.has("none"):
            yield (Tested(tests, named=()),)
        elif told.has("all"):
            yield (Tested(tests),)
        elif named:
            yield (Tested(tests, named=tuple(every.index(n) for n in named[across] if n in every)),)
        elif (count := told.number("count")) is not None:
            yield (Tested(tests, count=count),)
