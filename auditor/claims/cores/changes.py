"""Cores that tell what becomes of values from one line to another, and from where on they pass a bound."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cores.claims import Distinct, Fact, Test, Tested, Within, Worth
from auditor.claims.cores.told import Lines, Told, other
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.language.ways import is_ordered

_WAY = r"(?P<way><up>|<down>|<gain>|<harm>|harmed|hurt|helped)"
_BY = r"(?: (?:by )?(?P<n><n>))?"
CHANGES = (
    rf"(?:(?P<who><ref>) )?(?:<cell> )?(?:v )?{_WAY}{_BY}(?: <cell>)?",
    rf"(?P<way><up>|<down>|<gain>|<harm>) (?P<who><ref>)(?: <cell>)?{_BY}",
    r"v (?P<who><ref>)(?: <cell>)?(?: slightly)? (?P<way><worse>|<better>)",
)
COUNTED = (
    rf"(?P<none><none>) <axis> (?:v )?{_WAY}(?: <cell>)?",
    rf"(?P<none><none>) of <axis> (?:v )?{_WAY}(?: <cell>)?",
    rf"(?P<all><all>) (?:<n> )?<axis> (?:v )?{_WAY}(?: <cell>)?",
    rf"(?P<count><n>) (?:of <n> )?<axis> (?:v )?{_WAY}(?: <cell>)?",
    rf"(?P<named><ref>) v (?:<both> |only |<only> )?<axis> (?:to|that) {_WAY}(?: <cell>)?",
    rf"<only> (?P<named><ref>) (?:v )?{_WAY}(?: <cell>)?",
)
FROM_EXTREME = (
    r"(?P<who><ref>) (?P<way><down>|<harm>|<up>) (?P<n><n>) (?:between|from) its (?P<ext><max>|<min>|<best>|<worst>)(?: <cell>)? (?:and|to) (?P<end><ref>)",
    r"(?P<n><n>)(?: of)?(?: (?P<who><ref>))?(?: <cell>)? v (?:forfeited|<down>|<up>) (?:between|from) its (?P<ext><max>|<min>|<best>|<worst>)(?: <cell>)? (?:and|to) (?P<end><ref>)",
)
_PASS = r"(?:v|[a-z]+) (?P<n><n>)"
REACHED = (
    rf"<not> until (?P<at><ref>) v (?P<who><ref>) {_PASS}",
    rf"it v (?P<at><ref>) (?:before|until|for) (?P<who><ref>) (?:to )?{_PASS}",
    rf"(?P<who><ref>) (?:v )?<not> {_PASS} (?:until|before) (?P<at><ref>)",
)
SUFFICING = (
    r"(?P<at><ref>) (?:suffices|suffice|sufficed|v enough) (?:for|to(?: v| [a-z]+)?) (?P<n><n>)",
)
DISTINCTS = (
    r"(?P<no><none>) <cell> (?:occurs?|appears?|repeats?|v|shows? up|turns? up|comes? up)(?: <factor>| more than once)?",
    r"(?:<all>|<every>)(?: of)?(?: <n>)? <cell> v (?:<all> )?(?:distinct|<differ>|unique|different)",
    r"(?P<no><none>)(?: <n>)? <cell> (?:v|shares?|carry|carries) <same> <cell>",
)
ALIKES = (
    r"(?P<who><ref>)(?: <cell>)? v <alike>(?: <cell>| v)?",
)
HOUSES = (
    r"(?P<who><ref>) (?!v |is |has )(?:[a-z]+) (?:<all>|<every>)(?: of)? <cell> (?P<n><n>)",
    r"<cell> (?P<n><n>) v (?:to|in|only in) (?P<who><ref>)(?: and <none> else| <only>| alone)?",
)


def change(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`swapping A for B costs 6 at x`: from one line to another, at the places that are told."""
    steps = _steps(told, told.lines("who"))
    if steps is None:
        return
    num = told.number()
    if num is not None and len(steps) > 1 and num.op not in (">", "<", ">=", "<="):
        return
    for low in _falls(told):
        yield from _moved(steps, low, num)


def _moved(steps: list[tuple[Lines, Worth]], low: bool, num: Num | None) -> Iterator[tuple[Fact, ...]]:
    """Each step goes one way, by so much: in the unit of the values, or in percent of what there was."""
    worths = [worth for _, worth in steps]
    ways = tuple(Test(worth, "<" if low else ">") for worth in worths)
    if num is None:
        yield (Tested(ways),)
        return
    yield (Tested(ways), Tested(tuple(Test(_turned(worth) if low else worth, "is", num) for worth in worths)))
    if num.unit == "%" and not low:
        yield (Tested(ways), Tested(tuple(Test(replace(worth, joined="percent"), "is", num) for worth in worths)))
    elif num.unit == "%":
        yield (Tested(ways), Tested(tuple(Test(replace(worth, joined="percent"), "is", _negative(num)) for worth in worths)))


def _turned(worth: Worth) -> Worth:
    return Worth(worth.base, worth.base_how, worth.cells, worth.how, worth.joined)


_OPPOSITE = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "<~": ">~", ">~": "<~"}


def _negative(num: Num) -> Num:
    return replace(num, value=-num.value, op=_OPPOSITE.get(num.op, num.op))


def _falls(told: Told) -> tuple[bool, ...]:
    """Whether values fall; both where it is not known which way is better."""
    word = told.word("way")
    if word in ("<up>", "<down>"):
        return (word == "<down>",)
    return told.lows("<worst>" if word in ("<harm>", "<worse>", "harmed", "hurt") else "<best>")


def _steps(told: Told, who: Lines | None) -> list[tuple[Lines, Worth]] | None:
    """The differences along what was peeled off as a step, at each place that is told."""
    rest = told.peeled()
    if not told.line.span or who is None or rest is None or set(who) & set(rest):
        return None
    ends = [n for item in told.line.span for n in (told.located([item]) or {}).get(getattr(item.value, "side", ""), ())]
    side = getattr(told.line.span[0].value, "side", "")
    places = {**rest, **who}
    across = other(side)
    if len(ends) != 2 or side in places:
        return None
    if across not in places:
        if across not in told.line.every:
            return None
        places = {across: told.all_of(across)}
    return [(one, _step(told, side, ends, one)) for one in told.each({across: places[across]})]


def _step(told: Told, side: str, ends: list[int], place: Lines) -> Worth:
    first, last = (told.whole({side: (n,), **place}).cells for n in ends)
    return Worth(last, "mean", first, "mean", "difference")


def counted(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`no task is harmed by moving from A to B`, `only x gains from A to B`."""
    side = getattr(told.line.span[0].value, "side", "") if told.line.span else ""
    if not side or told.line.named or told.line.every:
        return
    across = other(side)
    axes = [getattr(piece.item.value, "side", "") for piece in told.line.pieces if piece.mark == "<axis>" and piece.item]
    if any(axis != across for axis in axes):
        return
    every = told.all_of(across)
    steps = _steps(told, {across: every})
    named = told.lines("named")
    if steps is None or named is None or named and set(named) != {across}:
        return
    for low in _falls(told):
        tests = tuple(Test(worth, "<" if low else ">") for _, worth in steps)
        if told.has("none"):
            yield (Tested(tests, named=()),)
        elif told.has("all"):
            yield (Tested(tests),)
        elif named:
            yield (Tested(tests, named=tuple(every.index(n) for n in named[across] if n in every)),)
        elif (count := told.number("count")) is not None:
            yield (Tested(tests, count=count),)


def from_extreme(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A gives back 9 between its peak and the last week`."""
    who, end, num = told.placed("who"), told.lines("end"), told.number()
    if not who or not end or num is None or set(who) & set(end) or len(who) != 1:
        return
    line, last = told.whole(who).cells, told.whole({**who, **end}).cells
    for low in told.lows(told.word("ext")):
        worth = Worth(last, "mean", line, "min", "difference") if low else Worth(line, "max", last, "mean", "difference")
        yield (Tested((Test(worth, "is", num),)),)


def reached(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`not until x does A pass 5`: it does so there, and nowhere before."""
    at, who, num = told.lines("at"), told.placed("who"), told.number()
    if not at or not who or num is None or len(at) != 1 or set(at) & set(who) or num.op not in (">", "<", ">=", "<="):
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
    if not at or num is None or rest is None or len(at) != 1 or set(at) & set(rest) or num.op not in (">", "<", ">=", "<="):
        return
    across = other(next(iter(at)))
    if across not in rest and across not in told.line.every:
        return
    where = {across: rest.get(across, told.all_of(across))}
    yield (Tested(tuple(Test(told.whole({**at, **one}), "is", num) for one in told.each(where))),)


def distinct(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`no two values are alike`."""
    lines = told.peeled()
    if lines is None:
        return
    yield (Distinct((told.cells(lines),)),)


def alike(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A has identical values for x and y`."""
    who, rest = told.lines("who"), told.peeled()
    if not who or not rest or set(who) & set(rest) or len(who) != 1 or len(rest) != 1:
        return
    lines = {**who, **rest}
    sizes = {side: len(own) for side, own in lines.items()}
    if sorted(sizes.values()) != [1, 2]:
        return
    one, two = (told.whole(single).cells for single in told.each(lines))
    yield (Tested((Test(Worth(one, "mean", two, "mean", "difference"), "same"),)),)


def houses(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the last two rows hold every value above 5`."""
    who, num, rest = told.lines("who"), told.number(), told.peeled()
    if not who or num is None or rest is None or set(who) & set(rest) or num.op not in (">", "<", ">=", "<="):
        return
    yield (Within((told.cells(rest),), num, (told.cells({**who, **rest}),)),)


