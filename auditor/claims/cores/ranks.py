"""Cores that tell who is first, last or second: of a line, of all, or of the lines by what their cells come to."""

import itertools
from collections.abc import Iterator

from auditor.claims.cores.claims import Fact, Ranked, Test, Tested, Worth
from auditor.claims.cores.told import SIDES, Lines, Told, other

_EXT = r"(?P<ext><max>|<min>|<best>|<worst>)"
_W = r"(?!(?:than|as|by|from|to|and|or|v|not|but|with|if|change|gain|loss|rise|drop|increase|decrease|gap|lead|rate|at|average|mean)\b)[a-z][a-z'-]*"
_NOUN = rf"(?: (?:<axis>|<cell>|<line>|{_W}))?"
_WHO = r"(?P<who><ref>(?: <ref>)?)(?: <cell>)?"
_OF_ALL = r"(?: (?:of|among) (?:<all>|<axis>|<n>|<n> <axis>|<all> <axis>)| <all>| overall)?"
_WITH = r"(?: ,)?(?: (?:with|at|of))?(?: (?P<n><n>))?"
_TO_DO = r"(?: to [a-z]+(?: [a-z]+)?)?"
EXTREMES = (
    rf"{_EXT}(?: in)?(?: <same>)?(?: (?:corner|spot|place|<cell>))? : (?P<who><ref>(?: ,)? <ref>)",
    rf"{_EXT}{_NOUN}{_TO_DO} v (?P<who><ref>)",
    rf"{_EXT} (?:moves|moved|shifts|shifted|v) to (?P<who><ref>)(?: ,)?(?: where (?:<cell> )?(?:v|touches|touched|reaches|reached|hits) (?P<n><n>))?",
    rf"{_WHO} v (?:in )?{_EXT}{_NOUN}{_OF_ALL}{_WITH}",
    rf"{_WHO} (?:<down>|<up>|drops|falls|slips|rises|climbs|moves) to {_EXT}{_WITH}",
    rf"{_WHO} (?P<top>wins|won|tops|topped|heads|headed|leads|led)(?: (?P<where><ref>)(?: <line>)?| <axis>| list| table| field| ranking| <max>)?{_WITH}",
    rf"{_WHO} (?:<max>|<best>)(?P<ext0>){_WITH}",
    rf"{_EXT}{_NOUN}{_OF_ALL}(?: , (?P<n2><n>) ,)? v (?:to |by |in )?(?P<who><ref>){_WITH}",
    rf"(?P<where><ref>) v {_EXT} served by (?P<who><ref>)",
    rf"(?P<where><ref>)(?: {_W}) v {_EXT} served by (?P<who><ref>)",
)
OWN_EXTREMES = (
    rf"(?P<own><ref>) {_EXT}{_NOUN}(?: v)? (?P<who><ref>){_WITH}",
    rf"(?P<who><ref>) v (?P<own><ref>) {_EXT}{_NOUN}{_WITH}",
    rf"(?P<who><ref>) v {_EXT}{_NOUN} of (?P<own><every>)",
)
RANKS = (
    rf"{_WHO} v (?:in )?(?P<rank><rank>){_NOUN}{_OF_ALL}{_WITH}",
    rf"(?P<rank><rank>){_NOUN}{_OF_ALL} (?:v|moves|falls)(?: to| by)? {_WHO}{_WITH}",
)
_SOLE = (
    rf"(?:(?:<cell>|{_W}) )?(?:(?:v|hits?|hit|reach|reaches|reached|touch|touches|touched) (?:its|their) )?"
)
BARE = (
    rf"{_SOLE}(?:{_EXT}|(?P<rank><rank>)){_NOUN}(?:(?: ,)? (?P<n><n>)(?: ,)?)?(?: v(?: by {_W})?)?",
    rf"{_EXT} <cell> of <all> v (?P<n><n>)(?: and)? v",
)
OWN_RANKS = (
    rf"(?P<own><ref>) (?P<rank><rank>){_NOUN} v (?P<who><ref>){_WITH}",
    rf"(?P<own><ref>) v (?:its|their) (?P<rank><rank>){_NOUN}",
)
BY_MEAN = (
    r"(?P<who><ref>) v (?P<rank><rank>) in ranking of <axis> <mean>",
    rf"(?P<who><ref>) v {_EXT}(?: {_W})? <mean>(?: ,)?(?: (?P<n><n>))?",
    rf"by (?P<sum><sum>)(?: [a-z]+)? ,? ?(?P<rank><rank>){_NOUN} (?:v|<down>|<up>)(?: to)? (?P<who><ref>)",
    r"(?P<who><ref>) v (?P<rank><rank>) (?:by|in) (?P<sum><sum>)(?: [a-z]+)?",
    rf"(?P<who><ref>) v {_EXT} (?P<sum><sum>)(?: ,)?(?: (?P<n><n>))?",
    r"(?:ordered|ranked|sorted) by <mean>(?: <cell>)? , (?P<who><ref>) v (?P<rank><rank>|<worst>|<best>)",
)
FIRST_FEW = (
    r"(?P<who><ref>)(?: , <n> and <n> ,?)? (?:v|contains?|houses?|hosts?) (?:<both> )?(?P<ext><max>|<min>|<best>|<worst>|top)(?: (?P<k><n>))?(?: (?P<where><ref>))?(?: <cell>)?",
    rf"(?P<who><ref>) v <both> {_EXT} <cell>",
)
SPREAD_RANKS = (
    r"(?P<who><ref>) v <axis> (?:(?:on|in|at|for|with|where|under) )?(?:which )?<axis> v (?P<far>furthest-apart|closest-together|farthest-apart|<differ> <most>)",
    r"<axis> (?:v )?(?P<far>furthest-apart|closest-together|farthest-apart|<differ> <most>)(?: at (?P<who><ref>))?",
)
ORDERS = (
    r"(?:<axis> )?(?:ranking|order|<axis> order) v (?P<who><ref>)",
    r"(?:by (?:<axis> )?(?P<mean><mean>) )?(?:ranking|order) v (?P<who><ref>)",
)
LEADS = (
    r"(?P<who><ref>) (?:leads|led|heads|tops)(?: (?P<where><ref>)(?: <line>)?)? by (?P<n><n>)(?: over (?:its |their )?(?:closest|nearest) (?:rival|competitor|follower|challenger|pursuer))",
)


def extreme(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A is the best of all at x`, `A wins the x column`, `last place at x goes to A`."""
    mark = told.word("ext") or "<max>"
    lows = told.lows("<best>") if told.has("top") or "ext0" in told.match.groupdict() else told.lows(mark)
    for low in lows:
        yield from _placed(told, 1, low)


def rank(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`second place at x goes to A`."""
    for place, low in _ranks(told):
        yield from _placed(told, place, low)


def _ranks(told: Told) -> Iterator[tuple[int, bool]]:
    item = next(iter(told.items("rank")), None)
    if item is None:
        return
    if not item.has("rank"):
        yield from ((1, low) for low in told.lows(told.word("rank")))
        return
    value, text = item.sense("rank"), item.text.casefold()
    if not value.lstrip("-").isdigit():
        return
    number = int(value)
    low = number < 0 or any(
        word in text
        for word in (
            "lowest",
            "smallest",
            "worst",
            "weakest",
            "last",
            "from-bottom",
            "least",
            "fewest",
            "poorest",
        )
    )
    if "worst" in text or "best" in text:
        yield from ((abs(number), one) for one in told.lows("<worst>" if "worst" in text else "<best>"))
    else:
        yield abs(number), low


def _placed(told: Told, place: int, low: bool) -> Iterator[tuple[Fact, ...]]:
    """A line among its like at each place that is told, or a cell among all."""
    who, where = told.lines("who"), told.lines("where")
    rest = told.peeled()
    if who is None or where is None or rest is None or set(where) & set(rest):
        return
    rest = {**rest, **where}
    number = told.number()
    if len(who) == 1 and not set(rest) & set(who) and set(rest) <= set(SIDES):
        side = next(iter(who))
        across = other(side)
        if across in rest or across in told.line.every:
            if number is not None and (across not in rest or len(rest[across]) > 1):
                return
            facts = _among(told, who, {across: rest.get(across, told.all_of(across))}, place, low)
            yield (*facts, *_so_much(told, {**who, **rest}))
    lines = {**who, **rest}
    if set(lines) == set(SIDES) and all(len(own) == 1 for own in lines.values()) and not told.line.every:
        cells = list(told.each({side: told.all_of(side) for side in SIDES}))
        if lines in cells and (len(who) == 2 or told.line.whole or rest):
            yield (
                Ranked(tuple(told.whole(one) for one in cells), (cells.index(lines),), place, low),
                *_so_much(told, lines),
            )


def _so_much(told: Told, lines: Lines) -> tuple[Fact, ...]:
    num = (told.number("n") if "n" in told.match.groupdict() else None) or (
        told.number("n2") if "n2" in told.match.groupdict() else None
    )
    return (Tested((Test(told.whole(lines), "is", num),)),) if num is not None else ()


def _among(told: Told, who: Lines, where: Lines, place: int, low: bool) -> list[Fact]:
    side = next(iter(who))
    every = told.all_of(side)
    if len(who[side]) != 1 or who[side][0] not in every:
        return []
    facts: list[Fact] = []
    for one in told.each(where):
        worths = tuple(told.whole({side: (n,), **one}) for n in every)
        facts.append(Ranked(worths, (every.index(who[side][0]),), place, low))
    return facts


def bare(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the lowest value stands at x and y`: the cell where two lines cross, among all."""
    rest = told.peeled()
    if not rest or set(rest) != set(SIDES) or any(len(own) != 1 for own in rest.values()) or told.line.every:
        return
    cells = list(told.each({side: told.all_of(side) for side in SIDES}))
    place = {side: rest[side] for side in SIDES}
    ways = [(1, low) for low in told.lows(told.word("ext"))] if told.has("ext") else list(_ranks(told))
    for at, low in ways:
        if place in cells:
            worths = tuple(told.whole(one) for one in cells)
            yield (Ranked(worths, (cells.index(place),), at, low), *_so_much(told, place))


def own_extreme(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A's best week is x`: where in its own line it stands."""
    own, who = told.lines("own"), told.lines("who")
    if own and who and len(own) == len(who) == 1 and set(own) != set(who) and not told.line.named:
        ways = [(1, low) for low in told.lows(told.word("ext"))] if told.has("ext") else list(_ranks(told))
        for place, low in ways:
            facts = _among(told, who, own, place, low)
            if facts and all(len(lines) == 1 for lines in own.values()):
                yield (*facts, *_so_much(told, {**own, **who}))


def own_rank(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A has its second-best showing at x`."""
    if told.has("who"):
        yield from own_extreme(told)
        return
    own, who = told.lines("own"), told.peeled()
    if (
        own
        and who
        and len(own) == len(who) == 1
        and set(own) != set(who)
        and all(len(n) == 1 for n in own.values())
    ):
        for place, low in _ranks(told):
            facts = _among(told, who, own, place, low)
            if facts:
                yield tuple(facts)


def by_mean(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A holds second place in the ranking of means`."""
    who = told.lines("who")
    if not who or len(who) != 1 or told.line.named or set(who) & told.line.every:
        return
    side = next(iter(who))
    every = told.all_of(side)
    ways = [(1, low) for low in told.lows(told.word("ext"))] if told.has("ext") else list(_ranks(told))
    for place, low in ways:
        how = "sum" if told.match.groupdict().get("sum") else "mean"
        worths = tuple(told.whole({side: (n,)}, how) for n in every)
        if len(who[side]) == 1 and who[side][0] in every:
            num = told.number()
            so_much = (Tested((Test(told.whole(who, how), "is", num),)),) if num is not None else ()
            yield (Ranked(worths, (every.index(who[side][0]),), place, low), *so_much)


def first_few(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the last two layers contain the top two scores of x`, `the bottom row has the two lowest`."""
    who, where = told.lines("who"), told.lines("where")
    rest = told.peeled()
    if not who or where is None or rest is None or len(who) != 1:
        return
    side = next(iter(who))
    place = {**rest, **where}
    number = told.number("k")
    count = int(number.value) if number is not None else 2
    if side in place or count < 2 or not (number or "<both>" in told.match.group()):
        return
    mark = "<max>" if told.word("ext") == "top" else told.word("ext")
    for low in told.lows(mark):
        if other(side) in place and len(place[other(side)]) == 1 and len(who[side]) == count:
            worths = tuple(told.whole({side: (n,), **place}) for n in told.all_of(side))
            yield (Ranked(worths, tuple(told.all_of(side).index(n) for n in who[side]), 1, low),)


def spread_rank(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`x is where the rows lie closest together`: whose values spread most, or least, of all lines of its side."""
    who = told.placed("who")
    if not who or len(who) != 1:
        return
    side = next(iter(who))
    every = told.all_of(side)
    if len(who[side]) != 1 or who[side][0] not in every:
        return
    worths = tuple(told.whole({side: (n,)}, "spread") for n in every)
    yield (Ranked(worths, (every.index(who[side][0]),), 1, told.word("far") == "closest-together"),)


def order(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the ranking runs A, C, B`: all lines, from the highest on."""
    who, place = told.lines("who"), told.peeled()
    if not who or place is None or len(who) != 1:
        return
    side = next(iter(who))
    ranked = who[side]
    mean = "mean" in told.match.groupdict() and told.has("mean")
    if len(ranked) < 3 or side in place or set(ranked) != set(told.all_of(side)):
        return
    if not mean and (other(side) not in place or len(place[other(side)]) != 1):
        return
    for low in told.lows("<best>"):
        pairs = list(itertools.pairwise(ranked))
        pairs = [(b, a) for a, b in pairs] if low else pairs
        tests = [Test(_apart(told, side, a, b, place), ">=") for a, b in pairs]
        yield (Tested(tuple(tests)),)


def _apart(told: Told, side: str, one: int, two: int, place: Lines) -> Worth:
    cells = told.whole({side: (one,), **place}).cells
    return Worth(cells, "mean", told.whole({side: (two,), **place}).cells, "mean", "difference")


def lead(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A leads the x column by 4 over its closest rival`."""
    who, num, place = told.lines("who"), told.number(), told.placed("where")
    if not who or num is None or not place or len(who) != 1 or len(place) != 1 or set(who) & set(place):
        return
    side = next(iter(who))
    rest = tuple(n for n in told.all_of(side) if n not in who[side])
    base = told.whole({side: rest, **place}).cells
    if len(who[side]) == 1 and len(next(iter(place.values()))) == 1:
        yield (
            Tested(
                (
                    Test(
                        Worth(told.whole({**who, **place}).cells, "mean", base, "max", "difference"),
                        "is",
                        num,
                    ),
                )
            ),
        )
