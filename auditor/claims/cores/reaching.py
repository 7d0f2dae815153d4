"""Cores that tell from where on values pass a bound, and how far they are from their peak."""

from collections.abc import Iterator

from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.claims.cores.steps import (
    OP,
    negative,
)
from auditor.claims.cores.told import Told, other
from auditor.language.refs import axis_of
from auditor.language.ways import is_ordered

_PASS = r"(?:v|[a-z]+) (?P<n><n>)"
REACHED = (
    rf"<not> until (?P<at><ref>) v (?P<who><ref>) {_PASS}",
    rf"it v (?P<at><ref>) (?:before|until|for) (?P<who><ref>) (?:to )?{_PASS}",
    rf"(?P<who><ref>) (?:v )?<not> {_PASS} (?:until|before) (?P<at><ref>)",
)
SUFFICING = (r"(?P<at><ref>) (?:suffices|suffice|sufficed|v enough) (?:for|to(?: v| [a-z]+)?) (?P<n><n>)",)
OF_ITS_PEAK = (
    rf"(?P<who><ref>)(?: <cell>)? (?:v|retains|retained)(?: down)?(?: to)? {OP}(?P<f><factor>)(?: of)? (?:its|their) (?P<ext><max>|<best>|<min>)",
)
TO_ITS_PEAK = (
    rf"(?P<who><ref>)(?: <cell>)? {OP}(?P<f><factor>) (?:between|from) (?P<a><ref>) (?:and|to) (?:its|their) (?P<ext><max>|<best>)(?: <axis>| <cell>)?",
)
FROM_EXTREME = (
    r"(?P<who><ref>) (?P<way><down>|<harm>|<up>) (?P<n><n>) (?:between|from) its (?P<ext><max>|<min>|<best>|<worst>)(?: <cell>)? (?:and|to) (?P<end><ref>|(?:final|last) (?:<cell>|<axis>|[a-z]+))",
    r"(?P<n><n>)(?: of)?(?: (?P<who><ref>))?(?: <cell>)? v (?:forfeited|<down>|<up>) (?:between|from) its (?P<ext><max>|<min>|<best>|<worst>)(?: <cell>)? (?:and|to) (?P<end><ref>)",
)


def reached(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`not until x does A pass 5`: it does so there, and nowhere before."""
    at, who, num = told.lines("at"), told.placed("who"), told.number()
    if (
        not at
        or not who
        or num is None
        or len(at) != 1
        or set(at) & set(who)
        or num.op not in (">", "<", ">=", "<=")
    ):
        return
    side = next(iter(at))
    axis = axis_of(told.clause.panel(told.panel), side)
    if len(at[side]) != 1 or not is_ordered(axis) or any(len(lines) != 1 for lines in who.values()):
        return
    every = told.all_of(side)
    upto = every[: every.index(at[side][0]) + 1]
    tests = tuple(Test(told.whole({**who, side: (n,)}), "is", num) for n in upto)
    yield (Tested(tests, named=(len(upto) - 1,)),)


def sufficing(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`a width of 4 suffices to get past 5 at A`."""
    at, num, rest = told.lines("at"), told.number(), told.peeled()
    if (
        not at
        or num is None
        or rest is None
        or len(at) != 1
        or set(at) & set(rest)
        or num.op not in (">", "<", ">=", "<=")
    ):
        return
    across = other(next(iter(at)))
    if across not in rest and across not in told.line.every:
        return
    where = {across: rest.get(across, told.all_of(across))}
    yield (Tested(tuple(Test(told.whole({**at, **one}), "is", num) for one in told.each(where))),)


def of_its_peak(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`at x A is down to a tenth of its peak`, `A doubles between x and its best month`."""
    who, factor = told.lines("who"), told.factor()
    at = told.lines("a") if told.match.groupdict().get("a") else told.peeled()
    if not who or factor is None or not at or len(who) != 1 or len(at) != 1 or set(who) & set(at):
        return
    if any(len(own) != 1 for own in (*who.values(), *at.values())):
        return
    cell, line = told.whole({**who, **at}).cells, told.whole(who).cells
    for low in told.lows(told.word("ext")):
        how = "min" if low else "max"
        own = (
            Worth(line, how, cell, "mean", "ratio")
            if "a" in told.match.groupdict()
            else Worth(cell, "mean", line, how, "ratio")
        )
        yield (Tested((Test(own, "is", factor),)),)


def from_extreme(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A gives back 9 between its peak and the last week`."""
    who, end, num = told.placed("who"), told.lines("end"), told.number()
    if end == {} and who and len(who) == 1:  # "the final sample"
        across = other(next(iter(who)))
        end = {across: told.all_of(across)[-1:]}
    if not who or not end or num is None or set(who) & set(end) or len(who) != 1:
        return
    line, last = told.whole(who).cells, told.whole({**who, **end}).cells
    for low in told.lows(told.word("ext")):
        worth = (
            Worth(last, "mean", line, "min", "difference")
            if low
            else Worth(line, "max", last, "mean", "difference")
        )
        yield (Tested((Test(worth, "is", num),)),)
        if num.unit == "%":
            part = Worth(last, "mean", line, "min" if low else "max", "percent")
            yield (Tested((Test(part, "is", num if low else negative(num)),)),)
