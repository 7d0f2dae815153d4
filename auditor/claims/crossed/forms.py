"""What chunks tell of one matrix: tops and ends, values, bounds, comparisons, means and orders."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.claims import Amount, Fact
from auditor.claims.crossed.part import FLIPPED, Facts, Part, measures_of
from auditor.language.numbers import Num


def top_class(part: Part) -> Iterator[Facts]:
    """`A leads on F1`, `the lowest recall, 61%, is that of A`."""
    (name,) = part.of("C")[0].names
    for measures in measures_of(part, part.num):
        yield tuple(
            Fact("top", part.families.of_classes(one), (part.families.classes.index(name),), part.num, rank=part.rank, low=part.low)
            for one in measures
        )  # fmt: skip


def end_of_classes(part: Part) -> Iterator[Facts]:
    """`the best recall is 91%`."""
    if any(one.flavour != "all" for one in part.of("q")):
        return  # "the last two classes"
    for measures in measures_of(part, part.num):
        yield tuple(
            Fact("end", part.families.of_classes(one), num=part.num, low=part.low) for one in measures
        )


def top_cell(part: Part) -> Iterator[Facts]:
    """`A taken for B is the largest error (19)`; of errors, or of all cells where they are told."""
    pair = part.of("K")[0].names
    told = part.one("W")
    kind = told.flavour if told else "errors"
    family = part.families.of_kind(kind)
    own = part.families.cell(pair[0], pair[1])
    if own in family and kind in ("errors", "cells"):
        yield (Fact("top", family, (family.index(own),), part.num, rank=part.rank, low=part.low),)


def top_pair(part: Part) -> Iterator[Facts]:
    """`A and B are the pair most often mixed up`."""
    one, other = part.of("J")[0].names
    family = part.families.of_kind("pairs")
    own = next(n for n, amount in enumerate(family) if set(amount.cells) == {(one, other), (other, one)})
    yield (Fact("top", family, (own,), part.num, rank=part.rank, low=part.low),)


def top_target(part: Part) -> Iterator[Facts]:
    """`A is most often taken for B`: of the errors of a class."""
    one, other = part.of("K")[0].names
    if one == other:
        return
    family = tuple(part.families.cell(one, name) for name in part.families.classes if name != one)
    chosen = (family.index(part.families.cell(one, other)),)
    yield (Fact("top", family, chosen, part.num, rank=part.rank, low=part.low),)
    if part.rank > 1 and part.num is not None:
        yield from top_cell(
            part
        )  # "the second largest is 11, for A taken as B": of all errors, as the first was


def end_of_cells(part: Part) -> Iterator[Facts]:
    """`the largest error is 36`, `the smallest diagonal value is 12`."""
    told = part.one("W")
    family = part.families.of_kind(told.flavour if told else "errors")
    yield (Fact("end", family, num=part.num, low=part.low),)
    if told is None and part.one("X") is None:
        yield (Fact("end", part.families.of_kind("cells"), num=part.num, low=part.low),)


def value_of_class(part: Part) -> Iterator[Facts]:
    """`the recall of A is 85%`, `A is predicted 120 times`."""
    (name,) = part.of("C")[0].names
    for measures in measures_of(part, part.num):
        yield tuple(Fact("is", (part.families.measure(one, name),), num=part.num) for one in measures)


def errors_of_class(part: Part) -> Iterator[Facts]:
    """`A errors number 12`: what A is taken for, what is taken for it, or both."""
    (name,) = part.of("C")[0].names
    families = part.families
    own = [cell for cell in families.line(name) if cell[0] != cell[1]]
    foreign = [cell for cell in families.called(name) if cell[0] != cell[1]]
    ways = (own, foreign, own + foreign)
    share = part.num is not None and part.num.unit in ("%", "part")
    for cells in ways:
        yield (Fact("is", (families.cells(cells, families.errors() if share else None),), num=part.num),)


def value_of_cell(part: Part) -> Iterator[Facts]:
    """`A is taken for B 19 times`, `in a quarter of all cases`."""
    yield (Fact("is", (_cell_amount(part, part.of("K")[0], part.num),), num=part.num),)


def never_taken(part: Part) -> Iterator[Facts]:
    """`no A was ever taken for B`."""
    if part.of("q")[0].flavour == "none":
        num = Num(0.0, 1.0, "never", word=True)
        yield tuple(
            Fact("is", (part.families.cell(one.names[0], one.names[1]),), num=num) for one in part.of("K")
        )


def _cell_amount(part: Part, told: Chunk, num: Num | None) -> Amount:
    one, other = told.names
    share = num is not None and num.unit in ("%", "part")
    if share and part.one("X"):
        return part.families.cells([(one, other)], part.families.errors())
    return part.families.cells([(one, other)], part.families.line(one) if share else None)


def value_of_pair(part: Part) -> Iterator[Facts]:
    """`A and B are swapped 32 times`; a bound may be meant of each direction."""
    one, other = part.of("J")[0].names
    share = part.num is not None and part.num.unit in ("%", "part")
    both = part.families.both(one, other)
    if share:
        both = replace(both, base=tuple(part.families.errors()))
    yield (Fact("is", (both,), num=part.num),)
    if part.num is not None and part.num.op != "=":
        ways = part.families.cell(one, other), part.families.cell(other, one)
        yield (Fact("bound", ways, bound=part.num),)


def value_of_all(part: Part) -> Iterator[Facts]:
    """`127 errors in all`, `473 are right`, `an accuracy of 78%`."""
    measure = part.of("F")[0].flavour if part.one("F") else "wrong"
    share = part.num is not None and (part.num.unit in ("%", "part") or part.num.value <= 1)
    if share and part.one("X"):
        return  # "a quarter of the errors" is a part of them
    meant = {"wrong": ("error rate", "wrong"), "right": ("accuracy", "correct"), "accuracy": ("accuracy", "")}
    if measure in meant and (own := meant[measure][not share]):
        # "Three errors were found" may be told of others.
        yield (Fact("is", (part.families.whole(own),), num=part.num, loose=not (share or part.total)),)


def bound_of_classes(part: Part) -> Iterator[Facts]:
    """`every class has a recall above 70%`, `three of them exceed it`, `none falls below`."""
    yield from _bounded(part, [part.families.of_classes(one) for measures in measures_of(part, part.num) for one in measures])  # fmt: skip


def bound_of_cells(part: Part) -> Iterator[Facts]:
    """`no error exceeds 19`, `three cells off the diagonal are above 10`."""
    told = part.of("W")
    kinds = [one.flavour for one in told]
    kind = "errors" if "errors" in kinds or not kinds else kinds[0]
    yield from _bounded(part, [part.families.of_kind(kind)])


def _bounded(part: Part, families: Sequence[tuple[Amount, ...]]) -> Iterator[Facts]:
    told, bound = part.one("q"), part.of("b")[0].num if part.one("b") else part.num
    if told is None or bound is None:
        return
    for family in families:
        if told.flavour == "none":
            told_op = (
                ">=" if bound.op == "=" and bound.unit == "%" else bound.op
            )  # "no class has 85%": none reaches it
            if told_op in FLIPPED:
                yield (Fact("bound", family, bound=replace(bound, op=FLIPPED[told_op])),)
        elif told.flavour == "all":
            if told.num is None or told.num.value == len(family):
                yield (Fact("bound", family, bound=bound),)
        elif bound.op in FLIPPED:
            yield (Fact("bound", family, num=told.num, bound=bound),)


def all_but_some(part: Part) -> Iterator[Facts]:
    """`apart from these four, no error exceeds 7`: no more of them do."""
    (some,) = part.of("e")
    bound = part.of("b")[0].num
    if some.num is None or bound is None or bound.op not in (">", ">=") or part.of("q")[0].flavour != "none":
        return
    told = part.one("W")
    family = part.families.of_kind(told.flavour if told else "errors")
    yield (Fact("bound", family, num=replace(some.num, op="<="), bound=bound),)


def only_class(part: Part) -> Iterator[Facts]:
    """`A is the only class with a recall under 70%`."""
    names = [name for one in part.of("C") for name in one.names]
    bound = part.of("b")[0].num
    for measures in measures_of(part, bound):
        for one in measures:
            family = part.families.of_classes(one)
            chosen = tuple(part.families.classes.index(name) for name in names)
            yield (Fact("only", family, chosen, bound=bound),)


def spread(part: Part) -> Iterator[Facts]:
    """`recall differs by 22 points between the best and the worst class`."""
    num = part.num if part.num is None or part.num.unit else replace(part.num, unit="points")
    for measures in measures_of(part, num):
        yield tuple(Fact("spread", part.families.of_classes(m), num=num) for m in measures)


def range_of_classes(part: Part) -> Iterator[Facts]:
    """`recall runs from 69% to 91%`, `all precisions lie between 70% and 90%`."""
    low, high = (one.num for one in part.of("#"))
    bounds = part.one("q") is not None
    for measures in measures_of(part, low):
        for m in measures:
            yield from _ranging(part.families.of_classes(m), low, high, bounds=bounds)


def range_of_cells(part: Part) -> Iterator[Facts]:
    """`errors range from 3 to 14`."""
    low, high = (one.num for one in part.of("#"))
    told = part.one("W")
    family = part.families.of_kind(told.flavour if told else "errors")
    yield from _ranging(family, low, high, bounds=False)


def _ranging(
    family: tuple[Amount, ...], low: Num | None, high: Num | None, *, bounds: bool
) -> Iterator[Facts]:
    if low is None or high is None or low.value > high.value:
        return
    low = replace(low, unit=low.unit or high.unit)
    if bounds:
        yield (Fact("bound", family, bound=replace(low, op=">=")), Fact("bound", family, bound=replace(high, op="<=")))  # fmt: skip
    else:
        yield (Fact("range", family, num=low, bound=high),)


def mean_of_cells(part: Part) -> Iterator[Facts]:
    """`an error cell holds 21 on average`."""
    told = part.one("W")
    yield (Fact("mean", part.families.of_kind(told.flavour if told else "errors"), num=part.num),)


def mean_of_classes(part: Part) -> Iterator[Facts]:
    """`recall averages 79%`."""
    for measures in measures_of(part, part.num):
        yield tuple(Fact("mean", part.families.of_classes(m), num=part.num) for m in measures)


def sum_of_cells(part: Part) -> Iterator[Facts]:
    """`the diagonal sums to 473`."""
    told = part.one("W")
    yield (Fact("sum", part.families.of_kind(told.flavour if told else "errors"), num=part.num),)


def order_of_classes(part: Part) -> Iterator[Facts]:
    """`by precision the order is A, B, C`."""
    names = [name for one in part.of("C") for name in one.names]
    ends = [one.flavour for one in part.of("E")]
    if any(one.flavour == "to" for one in part.of("C")):
        return  # "the misses of A go, in falling order, to B, C and D"
    if len(names) != len(part.families.classes) or len(set(names)) != len(names) or len(ends) not in (0, 2):
        return
    for measures in measures_of(part):
        yield tuple(
            Fact("order", tuple(part.families.measure(m, n) for n in names), low=ends[:1] == ["low"])
            for m in measures
        )
