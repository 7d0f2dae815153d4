"""Cores that tell what becomes of values from one line to another, and from where on they pass a bound."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cores.claims import Distinct, Fact, Ranked, Test, Tested, Within, Worth
from auditor.claims.cores.told import SIDES, Lines, Told, other
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.language.ways import is_ordered

_WAY = r"(?P<way><up>|<down>|<gain>|<harm>|harmed|hurt|helped)"
_BY = r"(?: (?:by )?(?P<n><n>))?"
_W = r"(?!(?:than|as|by|from|to|and|or|not|but|with|if|gap|lead|rate|difference|share|advantage|margin|ratio|range|spread|total|average|mean)\b)[a-z][a-z'-]*"
CHANGES = (
    rf"(?:(?P<who><ref>(?: <ref>)?)(?: {_W})? )?(?:<both> )?(?:<cell> )?(?:v )?{_WAY}{_BY}(?: <cell>)?",
    rf"<both> (?P<who><ref>) {_WAY}{_BY}",
    rf"(?:(?P<who><ref>) )?{_WAY} v (?:to |by )?(?P<n><n>)",
    rf"{_W} {_WAY}{_BY}",
    rf"by (?P<n><n>) v (?P<who><ref>(?: <ref>)?) {_WAY}",
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
_OP = r"(?P<op><gt> than |<lt> than |nearly |almost |about |roughly |not quite )?"
FACTORED = (
    rf"(?P<who><ref>(?: <ref>)?)(?: {_W})?(?: <cell>)? (?:v )?{_OP}(?P<f><factor>)(?: (?:its|their)(?: (?P<who2><ref>))?(?: <cell>)?)?",
    rf"(?:<cell> )?(?:v )?{_OP}(?P<f><factor>)",
)
TIMES = (
    rf"(?P<who><ref>)(?: <cell>)? (?:v )?{_OP}(?P<f><factor>)(?: <cell>| {_W})?",
    rf"(?P<place><ref>) v {_OP}(?P<f><factor>)(?: as)? many (?P<who><ref>) as (?P<b><ref>)",
)
OF_ITS_PEAK = (
    rf"(?P<who><ref>)(?: <cell>)? (?:v|retains|retained)(?: down)?(?: to)? {_OP}(?P<f><factor>)(?: of)? (?:its|their) (?P<ext><max>|<best>|<min>)",
)
TO_ITS_PEAK = (
    rf"(?P<who><ref>)(?: <cell>)? {_OP}(?P<f><factor>) (?:between|from) (?P<a><ref>) (?:and|to) (?:its|their) (?P<ext><max>|<best>)(?: <axis>| <cell>)?",
)
TOTALS = (
    rf"(?:by (?P<n0><n>) )?(?:<axis> ' )?(?P<s1><sum> )?(?P<who><ref>)(?: <cell>)?(?P<s2> <sum>)? {_WAY}{_BY}",
)
COUNTED_CELLS = (
    rf"(?P<count><n>) v <cell> of <cell> (?:in which|where|that) (?:<cell> )?{_WAY}",
    rf"(?P<count><n>)(?: of <n>)? <cell> (?:v )?{_WAY}",
    rf"(?P<none><none>) <cell> (?:v )?{_WAY}",
)
MEAN_CHANGES = (
    r"<mean>,? (?P<way><up>|<down>|<gain>|<harm>|gain|change|rise|increase) v (?:to )?(?P<n><n>)",
)
FURTHEST = (
    r"(?:(?P<who><ref>) )?(?P<way><up>|<down>|<gain>|<harm>|loss|gain|rise|step|jump|increase|drop|fall|growth) v (?P<ext><max>|<min>|heaviest|biggest|steepest)",
    r"(?P<ext><max>|<min>) (?P<way><up>|<down>|<gain>|<harm>|loss|gain) (?:(?:of|for) )?(?:(?P<who><ref>) )?v",
    r"(?P<ext><max>|<min>) (?P<way><up>|<down>|<gain>|<harm>|loss|gain|step|jump) v (?:to|by|at|in|with) (?P<winner><ref>)",
)
FROM_EXTREME = (
    r"(?P<who><ref>) (?P<way><down>|<harm>|<up>) (?P<n><n>) (?:between|from) its (?P<ext><max>|<min>|<best>|<worst>)(?: <cell>)? (?:and|to) (?P<end><ref>|(?:final|last) (?:<cell>|<axis>|[a-z]+))",
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
    r"<n> <cell> v <all> (?:distinct|<differ>|unique|different)",
    r"(?P<no><none>)(?: <n>)? <cell>(?: of <cell>)? (?:v|shares?|carry|carries) <same> <cell>",
    r"among <n> <cell> (?:, )?<none> <cell> (?:occurs?|appears?|repeats?|v)(?: <factor>)?",
)
TOTALS_ALIKE = (r"(?P<pair><ref>) v (?:<same>|<alike>) (?P<how><sum>|<mean>)",)
ALIKES = (
    r"(?P<who><ref>)(?: <cell>)? v <alike>(?: <cell>| v)?",
)
HOUSES = (
    r"(?P<who><ref>)(?: , <ref> ,)? (?!v |is |has )(?:[a-z]+) (?:<all>|<every>)(?: of)? <cell> (?P<n><n>)",
    r"(?:<cell> )?(?P<n><n>) v (?:to|in|only in) (?P<who><ref>)(?: and <none> else| <only>| alone)?",
)


def change(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`swapping A for B costs 6 at x`: from one line to another, at the places that are told."""
    steps = _steps(told, told.lines("who"))
    if steps is None:
        return
    num = told.number()
    if told.line.shift is not None and len(steps[0][0]) < 2 and num is None and not told.line.every:
        yield from _of_a_line(told, steps)
        return
    if num is not None and len(steps) > 1 and num.op not in (">", "<", ">=", "<="):
        return
    for low in _falls(told):
        yield from _moved(steps, low, num)


def _of_a_line(told: Told, steps: list[tuple[Lines, Worth]]) -> Iterator[tuple[Fact, ...]]:
    """`A shrank between the two years`: on the whole, or at each of its places."""
    for low in _falls(told):
        relation = "<" if low else ">"
        yield (Tested(tuple(Test(worth, relation) for _, worth in steps)),)
        cells = _between_panels(told, {side: told.all_of(side) for side in SIDES} | steps[0][0]) or []
        yield (Tested(tuple(Test(worth, relation) for _, worth in cells)),)


def factored(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A more than doubled from x to y`."""
    steps, factor = _steps(told, told.lines("who", "who2") if told.has("who") else {}), told.factor()
    if steps is None or factor is None or len(steps) > 1:
        return
    yield (Tested((Test(replace(steps[0][1], joined="ratio"), "is", factor),)),)


def times(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A carries three times the load of B`, `x had twice as many A as B`."""
    who, factor, rest = told.lines("who"), told.factor(), told.peeled()
    groups = told.match.groupdict()
    base = told.lines("b") if groups.get("b") else rest
    place = told.lines("place") if groups.get("place") else {}
    if not who or factor is None or not base or place is None or rest is None or len(who) != 1 or told.line.span:
        return
    side = next(iter(who))
    across = {**{key: own for key, own in rest.items() if key != side}, **place}
    if side not in base or len(base[side]) != 1 or len(who[side]) != 1 or len(across.get(other(side), ())) != 1:
        return
    cells, below = (told.whole({side: own[side], **across}).cells for own in (who, base))
    yield (Tested((Test(Worth(cells, "mean", below, "mean", "ratio"), "is", factor),)),)


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
        own = Worth(line, how, cell, "mean", "ratio") if "a" in told.match.groupdict() else Worth(cell, "mean", line, how, "ratio")
        yield (Tested((Test(own, "is", factor),)),)


def totals(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`by 20% the total of A rose between the surveys`."""
    who, num, rest = told.lines("who"), told.number() or told.number("n0"), told.peeled()
    if not who or rest or len(who) != 1 or not (told.has("s1") or told.has("s2")) or told.line.shift is None:
        return
    steps = _between_panels(told, who) or []
    if len(steps) == 1:
        for low in _falls(told):
            yield from _moved(steps, low, num)


def counted_cells(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`three is the number of cells in which the count went down`."""
    rest = told.peeled()
    if told.line.shift is None or rest is None:
        return
    steps = _between_panels(told, {side: rest.get(side, told.all_of(side)) for side in SIDES}) or []
    for low in _falls(told):
        tests = tuple(Test(worth, "<" if low else ">") for _, worth in steps)
        count = told.number("count")
        if told.match.groupdict().get("none"):
            yield (Tested(tests, named=()),)
        elif count is not None:
            yield (Tested(tests, count=count),)


def mean_change(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`from one panel to the other the mean improvement amounts to 5`."""
    num, shift, rest = told.number(), told.line.shift, told.peeled()
    if num is None or shift is None or rest is None:
        return
    first, last = (replace(told, panel=panel).whole(rest).cells for panel in shift)
    for low in _falls(told) if told.word("way").startswith("<") else (False, True):
        pair = (first, last) if low else (last, first)
        yield (Tested((Test(Worth(pair[0], "mean", pair[1], "mean", "difference"), "is", num),)),)


def furthest(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the loss of A was heaviest at x`: where what becomes of a line goes furthest, of all places."""
    who, rest = (told.lines("who") if "who" in told.match.groupdict() else {}), told.peeled()
    if rest == {} and told.match.groupdict().get("winner"):
        rest = told.lines("winner")
    if who is None or rest is None or len(who) > 1:
        return
    across = [side for side in rest if side not in who]
    if len(rest) != 1 or len(across) != 1 or len(rest[across[0]]) != 1:
        return
    side = across[0]
    bare = replace(told.line, named={})
    steps = _steps(replace(told, line=bare), {**who, side: told.all_of(side)})
    if steps is None or len(steps) != len(told.all_of(side)) or who and any(len(own) != 1 for own in who.values()):
        return
    falls = told.word("way") in ("<down>", "<harm>", "loss", "drop", "fall", "decline", "decrease")
    worths = tuple(_turned(worth) if falls else worth for _, worth in steps)
    at = told.all_of(side).index(rest[side][0])
    yield (Ranked(worths, (at,), 1, told.word("ext") == "<min>"),)


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
    """The differences along what was peeled off as a step, at each place that is told: between two lines, or two panels."""
    rest = told.peeled()
    if who is None or rest is None or set(who) & set(rest):
        return None
    places = {**rest, **who}
    if told.line.shift is not None:
        return _between_panels(told, places)
    if not told.line.span:
        return None
    ends = [n for item in told.line.span for n in (told.located([item]) or {}).get(getattr(item.value, "side", ""), ())]
    side = getattr(told.line.span[0].value, "side", "")
    across = other(side)
    if len(ends) != 2 or side in places:
        return None
    if across not in places:
        if across not in told.line.every:
            return None
        places = {across: told.all_of(across)}
    return [(one, _step(told, side, ends, one)) for one in told.each({across: places[across]})]


def _between_panels(told: Told, places: Lines) -> list[tuple[Lines, Worth]] | None:
    """The differences of two panels at all places that are told: single cells, or whole lines where no more is told."""
    first, last = told.line.shift or (0, 0)
    places = {**places, **{side: told.all_of(side) for side in told.line.every if side not in places}}
    if not places or first == last:
        return None
    made: list[tuple[Lines, Worth]] = []
    for one in told.each(places):
        before, after = (replace(told, panel=panel).whole(one).cells for panel in (first, last))
        made.append((one, Worth(after, "sum", before, "sum", "difference")))
    return made


def _step(told: Told, side: str, ends: list[int], place: Lines) -> Worth:
    first, last = (told.whole({side: (n,), **place}).cells for n in ends)
    return Worth(last, "mean", first, "mean", "difference")


def counted(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`no task is harmed by moving from A to B`, `only x gains from A to B`."""
    axes = {getattr(piece.item.value, "side", "") for piece in told.line.pieces if piece.mark == "<axis>" and piece.item}
    named = told.lines("named")
    if named is None or told.line.every or not (told.line.span or told.line.shift):
        return
    sides = axes or set(named)
    across = next(iter(sides), "")
    if len(sides) != 1 or across in told.line.named or named and set(named) != {across}:
        return
    every = told.all_of(across)
    steps = _steps(told, {across: every})
    if steps is None or len(steps) != len(every):
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
    if end == {} and who and len(who) == 1:  # "the final sample"
        across = other(next(iter(who)))
        end = {across: told.all_of(across)[-1:]}
    if not who or not end or num is None or set(who) & set(end) or len(who) != 1:
        return
    line, last = told.whole(who).cells, told.whole({**who, **end}).cells
    for low in told.lows(told.word("ext")):
        worth = Worth(last, "mean", line, "min", "difference") if low else Worth(line, "max", last, "mean", "difference")
        yield (Tested((Test(worth, "is", num),)),)
        if num.unit == "%":
            part = Worth(last, "mean", line, "min" if low else "max", "percent")
            yield (Tested((Test(part, "is", num if low else _negative(num)),)),)


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


def totals_alike(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A and B had equal totals`."""
    pair, rest = told.lines("pair"), told.peeled()
    if not pair or len(pair) != 1 or rest or len(next(iter(pair.values()))) != 2:
        return
    how = "sum" if told.word("how") == "<sum>" else "mean"
    one, two = (told.whole(single).cells for single in told.each(pair))
    yield (Tested((Test(Worth(one, how, two, how, "difference"), "same"),)),)


def houses(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the last two rows hold every value above 5`."""
    who, num, rest = told.lines("who"), told.number(), told.peeled()
    if not who or num is None or rest is None or set(who) & set(rest) or num.op not in (">", "<", ">=", "<="):
        return
    yield (Within((told.cells(rest),), num, (told.cells({**who, **rest}),)),)


