"""The facts that each frame of worked-out numbers tells."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.worked.claims import Fact
from auditor.claims.worked.frames import HARD, LEAST, MOST, MOVES, ONE, PEAK, PLACE, RIVAL, VALUED
from auditor.claims.worked.line import Word
from auditor.claims.worked.series import Series, route, spreads, steps
from auditor.claims.worked.told import Told
from auditor.language.atoms import OTHER_SIDE
from auditor.language.numbers import Num
from auditor.language.patterns import compiled
from auditor.language.refs import axis_of
from auditor.language.ways import is_ordered

_OPS = {
    "best": ("best", "<="), "at most": ("bound", "<="), "at worst": ("best", ">="), "at least": ("bound", ">="),
    "more than": ("bound", "<="), "less than": ("bound", ">="),
}  # fmt: skip
_PLACED = re.compile(rf"<n>(?: (?:at|in|for|with|under|on) (?P<place>{PLACE}))?$")


def lost(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A lost five in 2017, more than B's three but less than C`."""
    series = told.stepped()
    own = series.told(told.things("names"), told.document) if series else None
    if series is None or own is None or told.way == "any":
        return
    made = [Fact(series.numbers, told.way, told=own, size=told.number("size"))]
    how = ""
    for part, words in _parts(told, "rivals", RIVAL):
        if "any other" in part or "all others" in part:
            made.append(Fact(series.numbers, told.way, "most" if "more" in part else "least", own))
            continue
        how = "more" if "more than" in part else "less" if "than" in part else how
        rival = series.told([w for w in words if w.mark in ("<t>", "<tt>")], told.document)
        if rival is None or set(rival) & set(own):
            return
        sizes = [w.thing for w in words if isinstance(w.thing, Num)]
        made += [_pair(series, told.way, how, own[0], one) for one in rival]
        made += [Fact(series.numbers, told.way, told=rival, size=size) for size in sizes]
    yield tuple(made)


def _pair(series: Series, way: str, how: str, one: int, other: int) -> Fact:
    """That one goes further, or less far, than another."""
    return Fact((series.numbers[one], series.numbers[other]), way, how, (0, 1))


def all_moved(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`All fell at once, A hardest (five, from 9 to 4) and B least (two)`."""
    series = told.stepped()
    amount = told.amount(series) if series else None
    if series is None or amount is None or told.way == "any":
        return
    made = [Fact(series.numbers, told.way, told=amount[1], amount=amount[0])]
    for part, words in _parts(told, "ones", ONE):
        numbers = [w.thing for w in words if isinstance(w.thing, Num)]
        ends = (numbers[-2], numbers[-1]) if " from " in part else None
        size = numbers[0] if len(numbers) in (1, 3) else None
        own = series.told([w for w in words if w.mark in ("<t>", "<tt>")], told.document)
        if own is None:
            return
        how = "most" if re.search(rf" {HARD}(?!\S)", part) else "least"
        made.append(Fact(series.numbers, told.way, how, own, size=size, ends=ends))
    yield tuple(made)


def peaks(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the loss was greatest at A (3.6) and smallest at B (0.5)`, of steps or of differences between panels."""
    for series in _noun(told):
        made = [_peak(told, series, part, words) for part, words in _parts(told, "ones", PEAK)]
        facts = [fact for fact in made if fact is not None]
        if facts and len(facts) == len(made):
            yield tuple(facts)


def _peak(told: Told, series: Series, part: str, words: Sequence[Word]) -> Fact | None:
    early = re.match(r"\S+ , (?:just |only )?<n> ,", part)
    late = (
        re.search(r"(?:\(|, (?:where|at|with)(?: it)?(?: \S+){0,2}?)(?: just| only)? <n>(?: \))?$", part)
        if not early
        else None
    )
    found = early or late
    at = [n for n, w in enumerate(words) if w.mark == "<n>"]
    size = words[at[0] if early else at[-1]].thing if found else None
    ends = [n for n, w in enumerate(words) if w.mark in (",", "(")]
    places = words[ends[1] + 1 :] if early else words[: ends[-1]] if late and ends else words
    own = series.told(places, told.document)
    if own is None or size is not None and not isinstance(size, Num):
        return None
    how = "least" if re.match(LEAST, part) else "most"
    return Fact(series.numbers, told.way, how, own, size=size)


def ranged(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the drop ranged from 3 at A to 13 at B`."""
    for series in _noun(told):
        ends = [_end(told, series, name) for name in ("one", "two")]
        if None in ends:
            continue
        (low, least), (high, most) = sorted(
            (end for end in ends if end is not None), key=lambda end: end[0].value
        )
        yield (
            Fact(series.numbers, told.way, "best", least, size=replace(low, op=">=")),
            Fact(series.numbers, told.way, "best", most, size=replace(high, op="<=")),
        )


def _end(told: Told, series: Series, name: str) -> tuple[Num, tuple[int, ...]] | None:
    number, *places = told.things(name)
    own = series.told(places, told.document) if places else ()
    return (number.thing, own) if own is not None and isinstance(number.thing, Num) else None


def values(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the drop from May to June was 20 at A and just 2 at B`."""
    for series in _noun(told):
        made = []
        for _, words in _parts(told, "ones", VALUED):
            at = next(n for n, word in enumerate(words) if word.mark == "<n>")
            own, size = series.told(words[at + 1 :], told.document), words[at].thing
            if own is None or not isinstance(size, Num):
                return
            made.append(Fact(series.numbers, told.way, told=own, size=size))
        yield tuple(made)


def own(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`A's drop from May to June, 20, is the largest of the seven`."""
    series = told.stepped()
    at = series.told(told.things("names"), told.document) if series else None
    total = told.number("total1")
    if series is None or at is None or total is not None and total.value != len(series.numbers):
        return
    how = "most" if re.match(MOST, told.words("sup")) else "least"
    yield (Fact(series.numbers, told.way, how, at, size=told.number("size", "size2", "size3")),)


def _noun(told: Told) -> list[Series]:
    """The steps, or the differences of panels, that a noun tells of."""
    if told.words("lead", "tail", "into"):
        stepped = told.stepped()
        return [stepped] if stepped and not told.words("panels") else []
    return told.across()


def adds(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`going from 180 to 240 adds at best 0.3`, `the first 60 never added less than 1`."""
    size, found = told.number("size"), []
    for panel in told.panels:
        if told.words("end"):
            series = told.end_steps(panel)
        else:
            way = route(told.things("pair", "lead"), told.document, panel)
            series = steps(told.document, panel, *way) if way else None
        found.append(series)
    words = told.words("bound") or f"never {told.words('than')} than"
    told_as = next((one for key, one in _OPS.items() if words.endswith(key)), None)
    if size is None or None in found or told_as is None:
        return
    how, op = told_as
    if op == "<=" and words.startswith("no"):
        how = "bound"
    if words in ("never fewer than", "no less than", "not less than", "never less than"):
        how, op = "bound", ">="
    way_told = told.way
    if told.words("move") in ("costs", "cost", "brings", "brought", "bought", "buys", "yields", "yielded"):
        way_told = "down" if told.words("move").startswith("cost") else "up"
    numbers = tuple(one for series in found if series for one in series.numbers)
    own: tuple[int, ...] = ()
    if told.words("place"):
        alone = found[0].told(told.things("place"), told.document) if len(found) == 1 and found[0] else None
        if alone is None:
            return
        own, how = alone, "best"
    yield (Fact(numbers, way_told, how, own, size=replace(size, op=op)),)


def back(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`two of the six were back at exactly their 2014 level by 2018`, `nobody had regained it; A came closest, one below`."""
    if told.panel is None:
        return
    pair = [route_word for name in ("from", "to") for route_word in told.things(name)[:1]]
    way = route([Word("from", None, "from"), *pair], told.document, told.panel)
    series = steps(told.document, told.panel, *way) if way else None
    amount = told.amount(series) if series else None
    if series is None or amount is None:
        return
    if told.words("stands"):
        rises = told.words("stands") in ("above", "higher than", "ahead of", "up on")
        yield (Fact(series.numbers, "up" if rises else "down", told=amount[1], amount=amount[0]),)
        return
    kind = "back" if told.words("regained") else "level" if told.words("exact") else "about level"
    made = [Fact(series.numbers, kind, told=amount[1], amount=amount[0])]
    if told.words("closest"):
        own = series.told(told.things("closest"), told.document)
        if own is None:
            return
        made.append(Fact(series.numbers, "any", "nearest", own, size=told.number("apart")))
        if told.words("below"):
            made.append(Fact(series.numbers, "down", told=own))
    yield tuple(made)


def gaps(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the gap between the best and the worst, 17 in 2017, had widened to 23 by 2021 before narrowing to 20`."""
    ticks = [w for w in told.things("first", "moves") if w.mark == "<t>"]
    sides = {w.thing.side for w in ticks if hasattr(w.thing, "side")}
    if told.panel is None or len(sides) != 1:
        return
    side = sides.pop()
    if told.of_size and is_ordered(axis_of(told.document.panels[told.panel], OTHER_SIDE[side])):
        return  # the highest dose is no highest value
    series = spreads(told.document, told.panel, side)
    made: list[Fact] = []
    here: tuple[int, ...] | None = None
    if told.words("first"):
        here = series.told([w for w in told.things("first") if w.mark == "<t>"], told.document)
        made += [Fact(series.numbers, "any", "sizes", here, size=told.number("first"))] if here else []
    for part, words in _parts(told, "moves", MOVES):
        numbers = [w.thing for w in words if isinstance(w.thing, Num)]
        places = [series.told([w], told.document) for w in words if w.mark == "<t>"]
        if " from " in part:
            here = places.pop(0)
            made += [Fact(series.numbers, "any", "sizes", here or (), size=numbers[0])]
        there = places.pop(0) if places else (len(series.numbers) - 1,)
        if here is None or there is None or here == there:
            return
        wider = re.match(r"<up>|[wogrs](?!hr)", part) is not None
        one, other = (there, here) if wider else (here, there)
        made.append(_pair(series, "any", "more", one[0], other[0]))
        made.append(Fact(series.numbers, "any", "sizes", there, size=numbers[-1]))
        here = there
    yield tuple(made)


def by(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`from 2016 to 2017 no line lost fewer than three`."""
    series = told.stepped()
    amount = told.amount(series) if series else None
    size = told.number("size")
    if series is None or amount is None or size is None or told.way == "any":
        return
    op = ">" if told.words("than") == "more" else "<"
    yield (Fact(series.numbers, told.way, told=amount[1], amount=amount[0], size=replace(size, op=op)),)


def _parts(told: Told, name: str, pattern: str) -> Iterator[tuple[str, list[Word]]]:
    """The parts of a group that fit a pattern, one behind the other, with their words and marks."""
    if not told.words(name):
        return
    start, end = told.fit.span(name)
    for match in compiled(rf"(?<!\S)(?:{pattern})(?!\S)").finditer(told.line.text, start, end):
        yield match.group(), told.line.things(match.span())
