"""Cores that hold lines or panels against each other, and those that count what passes a bound."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.claims.cores.told import SIDES, Lines, Told, other
from auditor.language.numbers import Num
from auditor.language.times import is_pair

_REL = r"(?P<rel><gt>|<lt>|<better>|<worse>|up|down|ahead)"
PANELS: tuple[str, ...] = (
    rf"(?:<only> )?(?:(?P<who><ref>) )?(?:<cell> )?(?:v )?{_REL} than (?:they |it |that |those )?(?:v )?(?:in |on )?(?P<other><panel>)(?: it)?",
)
_THAN = r"than (?:on |in |at |for |under |with |after )?(?P<b><ref>)"
LINES: tuple[str, ...] = (
    rf"(?P<who><ref>)(?: <cell>)? (?:v )?{_REL} {_THAN}",
    r"(?P<who><ref>)(?: <cell>)? (?P<rel><gt>|<lt>|<better>|<worse>) (?P<b><ref>)(?: (?P<at><ref>))?(?: <all>)?",
    rf"(?P<count><n>) (?!of\b)[a-z]+ , (?P<listed><ref>) , (?:v )?{_REL} {_THAN}",
    rf"(?:v )?{_REL} {_THAN}",
    rf"(?P<only><only>)(?: (?:among|of) <axis> ,)? (?P<who><ref>) (?:v )?{_REL} {_THAN}",
    rf"(?P<count><n>) <axis>(?: , (?P<listed><ref>))?(?: ,)? (?:v )?{_REL} {_THAN}",
    rf"(?P<none><none>)(?: of)? <axis> (?:v )?{_REL} {_THAN}",
)
TOTALS: tuple[str, ...] = (
    rf"(?:(?P<count><n>) (?:<axis>|[a-z]+) , )?(?P<who><ref>)(?: ,)? v {_REL} <sum>(?: than (?:in |on )?(?P<other><panel>))?",
    rf"(?P<count><n>) <axis> v {_REL} <sum>",
)
SPANNED: tuple[str, ...] = (rf"(?:(?P<who><ref>) )?v {_REL}(?P<each> (?:at|in|on|for) <all> [a-z]+)?",)
_V = r"(?:v|<up>|<down>|[a-z]+)(?: v)?"
_MARK = r"(?:limit|mark|line|threshold|level|bar|barrier)"
COUNTS = (
    rf"(?P<count><n>)(?: of <n>)? <cell> {_V} (?P<n><n>)",
    rf"{_MARK} of (?P<n><n>) v (?:broken|passed|exceeded|crossed|topped|cleared) by (?P<count><n>)(?: of <n>)? <axis>",
    rf"(?P<count><n>)(?: of <n>)? <axis> {_V} (?P<n><n>)",
)
UNIVERSALS = (
    rf"(?:in <both> (?P<where><ref>)(?: <line>)? )?(?:<all>|<every>)(?: <n>)? <cell> {_V} (?P<n><n>)",
    r"(?:in <both> (?P<where><ref>)(?: <line>)? )?(?:<all>|<every>)(?: <n>)? <cell> (?P<n><n>)",
    rf"(?P<none><none>)(?: of)?(?: <axis>| <cell>) {_V} (?P<n><n>)(?: (?:on|in|at) <all> <cell>)?",
)
_REACHING = frozenset("reach reaches reached hit hits attain attains make makes top tops".split())
_BOUNDS = (">", "<", ">=", "<=")


def panels(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`all shops sold more in 2023 than in 2019`: at each place that is told, or of whole lines."""
    who, rest = told.lines("who"), told.peeled()
    item = next(iter(told.items("other")), None)
    against: tuple[int, ...] = getattr(item.value, "panels", ()) if item is not None else ()
    if who is None or rest is None or set(who) & set(rest) or len(against) != 1 or against[0] == told.panel:
        return
    places = {**rest, **who, **{side: told.all_of(side) for side in told.line.every}}
    if not places:
        return
    first, last = against[0], told.panel
    for low in _lows(told):
        for full in (False, True) if len(places) == 1 else (False,):
            where: Lines = {side: told.all_of(side) for side in SIDES} | places if full else places
            tests = []
            for one in told.each(where):
                before, after = (replace(told, panel=panel).whole(one).cells for panel in (first, last))
                tests.append(Test(Worth(after, "sum", before, "sum", "difference"), "<" if low else ">"))
            yield (Tested(tuple(tests)),)


def totals(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`two species, A and B, had lower totals in the second survey`: than in the one other panel."""
    who = told.lines("who") if "who" in told.match.groupdict() else {}
    axes = {
        getattr(piece.item.value, "side", "")
        for piece in told.line.pieces
        if piece.mark == "<axis>" and piece.item
    }
    sides = set(who or ()) | axes
    if (
        who is None
        or len(sides) != 1
        or told.line.named
        or told.line.every
        or not is_pair(told.clause.document)
    ):
        return
    side = next(iter(sides))
    every, first = told.all_of(side), 1 - told.panel
    for low in _lows(told):
        tests = []
        for n in every:
            before, after = (
                replace(told, panel=panel).whole({side: (n,)}).cells for panel in (first, told.panel)
            )
            tests.append(Test(Worth(after, "sum", before, "sum", "difference"), "<" if low else ">"))
        if told.has("count"):
            yield from _counted(told, tuple(tests), every, who.get(side))
        else:
            yield (Tested(tuple(test for n, test in zip(every, tests, strict=True) if n in who[side])),)


def lines(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`two shops sold less on Saturday than on Monday`: one line against another, at one place or several."""
    b, who, listed = told.lines("b"), told.lines("who"), told.lines("listed")
    rest = told.placed("at") if told.match.groupdict().get("at") else told.peeled()
    if not b or len(b) != 1 or who is None or rest is None or listed is None:
        return
    side = next(iter(b))
    across = other(side)
    own = rest.get(side) or who.get(side)
    if own is None or len(own) != 1 or len(b[side]) != 1 or side in rest and side in who or own == b[side]:
        return
    counting = told.has("count") or told.has("only") or told.has("none")
    at = rest.get(across) or who.get(across)
    if across in rest and across in who or counting and across in rest:
        return
    every = told.all_of(across)
    if (
        not counting
        and at is None
        and across not in told.line.every
        and not told.match.group().endswith(" <all>")
    ):
        return
    where = every if counting or at is None else at
    for low in _lows(told):
        tests = tuple(
            Test(
                Worth(
                    told.whole({side: own, across: (n,)}).cells,
                    "mean",
                    told.whole({side: b[side], across: (n,)}).cells,
                    "mean",
                    "difference",
                ),
                "<" if low else ">",
            )
            for n in where
        )
        yield from _counted(told, tests, every, {**who, **listed}.get(across))


def _counted(
    told: Told, tests: tuple[Test, ...], every: tuple[int, ...], named: tuple[int, ...] | None
) -> Iterator[tuple[Fact, ...]]:
    if told.has("none"):
        yield (Tested(tests, named=()),)
    elif told.has("only") and named:
        yield (Tested(tests, named=tuple(every.index(n) for n in named if n in every)),)
    elif told.has("count"):
        count = told.number("count")
        if count is not None and (named is None or len(named) == count.value):
            told_named = tuple(every.index(n) for n in named) if named else None
            yield (Tested(tests, count=None if told_named else count, named=told_named),)
    else:
        yield (Tested(tests),)


def spanned(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`compared with January, November is higher at each site`."""
    if not told.line.span or told.line.shift is not None:
        return
    span = [
        n
        for item in told.line.span
        for n in (told.located([item]) or {}).get(getattr(item.value, "side", ""), ())
    ]
    side = getattr(told.line.span[0].value, "side", "")
    who, rest = told.lines("who"), told.peeled()
    if len(span) != 2 or who is None or rest is None or set(who) & set(rest):
        return
    across = other(side)
    places = {**who, **rest}
    if side in places or across not in places and across not in told.line.every and not told.has("each"):
        return
    for low in _lows(told):
        tests = []
        for n in places.get(across, told.all_of(across)):
            first, last = (told.whole({side: (at,), across: (n,)}).cells for at in span)
            tests.append(Test(Worth(last, "mean", first, "mean", "difference"), "<" if low else ">"))
        yield (Tested(tuple(tests)),)


def _lows(told: Told) -> tuple[bool, ...]:
    word = told.word("rel")
    if word in ("<better>", "<worse>"):
        return told.lows("<best>" if word == "<better>" else "<worst>")
    return (word in ("<lt>", "down"),)


def counts(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the limit of 40 is broken by three stations in January`."""
    num, count, rest = _bound(told), told.number("count"), told.peeled()
    if num is None or count is None or rest is None or count.value % 1:
        return
    axes = [
        getattr(piece.item.value, "side", "")
        for piece in told.line.pieces
        if piece.mark == "<axis>" and piece.item
    ]
    if axes:
        side, across = axes[0], other(axes[0])
        if side in rest or len(rest.get(across, ())) != 1:
            return
        where: Lines = {side: told.all_of(side), across: rest[across]}
    else:
        where = {side: rest.get(side, told.all_of(side)) for side in SIDES}
    tests = tuple(Test(told.whole(one), "is", num) for one in told.each(where))
    yield (Tested(tests, count=count),)


def universals(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`everything in the last two columns tops 14`, `none of the models reaches 80 on anything`."""
    num, where, rest = _bound(told), told.lines("where"), told.peeled()
    if num is None or where is None or rest is None or set(where) & set(rest):
        return
    places = {**rest, **where}
    cells = {side: places.get(side, told.all_of(side)) for side in SIDES}
    tests = tuple(Test(told.whole(one), "is", num) for one in told.each(cells))
    yield (Tested(tests, named=()) if told.has("none") else Tested(tests),)


def _bound(told: Told) -> Num | None:
    """The bound that is told; "reaches 80" and "tops 80" tell one, too, and "broken" that it is passed."""
    num = told.number()
    if num is None or num.op in _BOUNDS:
        return num
    words = set(told.match.group().split())
    if words & {"tops", "top", "broken", "passed", "exceeded", "crossed", "topped", "cleared"}:
        return replace(num, op=">")
    return replace(num, op=">=") if words & _REACHING else None
