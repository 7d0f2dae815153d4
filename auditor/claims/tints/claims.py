"""Claims on colours, and how they are held against the notes of cells and the colours of a legend."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import inf

from auditor.claim import Judgement, Place
from auditor.claims.judging import described, extreme, num_text, reaches, several, show, valued
from auditor.claims.makeup.parts import used
from auditor.claims.tints.cells import colours, noted, palette
from auditor.claims.tints.names import Colour, lightness, parsed, same
from auditor.claims.tints.scales import Scale, scale_of
from auditor.language.hedges import MOST, NEARLY_ALL
from auditor.language.numbers import Num
from auditor.model import Document, Panel
from auditor.truth import Interval, Truth, all_of, count_true, within
from auditor.world import Reading, Selection, World

# Two colours differ clearly in lightness from here on; below it people may disagree.
CLEAR = 15.0
# The colours of a panel are known where at least this share of its cells is noted.
NOTED = 0.95

# "Yellow marks the bigger numbers" holds where so many yellow cells are big, and fails where so many are small.
RIGHT = 0.8
WRONG = 0.3


@dataclass(frozen=True, slots=True)
class Tint:
    """One fact on colours; `about` tells which.

    "count": `number` cells of `scope` have the colour (of `whole` cells, if stated; holding `values`). "all", "most" and
    "nearly all": so many cells of the scope have one of the colours. "means": the colour stands for `sense` ("low" or
    "high") values. "shade": darker colours (or lighter ones, as `shade` says) stand for them. "beyond": cells on one side
    of `number` have the colour. "extreme": the most extreme cell of that colour or shade lies in `place`. "as many": as many
    cells as of `other`.
    """

    about: str
    colours: tuple[str, ...] = ()
    scope: tuple[Selection, ...] = ()
    number: Num | None = None
    whole: Num | None = None
    values: tuple[Num, ...] = ()
    sense: str = ""
    shade: str = ""
    place: tuple[Selection, ...] = ()
    other: str = ""

    def describe(self, document: Document) -> str:
        """For instance: 3 cells are red."""
        name = " or ".join(self.colours) or f"{self.shade}er colours"
        where = "" if all(s.whole for s in self.scope) else f" of {described(document, self.scope)}"
        words = {
            "count": f"{num_text(self.number) if self.number else 'so many'} cells{where} are {name}",
            "means": f"{name} stands for {self.sense} values",
            "shade": f"{self.shade}er colours stand for {self.sense} values",
            "beyond": f"cells{where} {num_text(self.number) if self.number else ''} are {name}",
            "extreme": f"the most {self.shade or name} cell{where} is at {described(document, self.place)}",
            "most beyond": f"most values{where} are {num_text(self.number) if self.number else ''}",
            "as many": f"as many cells are {name} as {self.other}",
        }
        return words.get(self.about, f"{self.about} cells{where} are {name}")


@dataclass(frozen=True, slots=True)
class Tints:
    """What a clause says of colours: all of it must hold."""

    facts: tuple[Tint, ...]

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return ", ".join(dict.fromkeys(fact.describe(document) for fact in self.facts))


def judge(claim: Tints, world: World) -> Judgement:
    """True if all facts hold."""
    results = [_JUDGES.get(fact.about, _share)(fact, world) for fact in claim.facts]
    wrong = [result for result in results if result.truth is Truth.FALSE]
    says = "; ".join(dict.fromkeys(result.says for result in wrong if result.says))
    because = tuple(place for result in wrong for place in result.because)
    return Judgement(
        all_of(result.truth for result in results), says, because, "the colours are not known well enough"
    )


# --- cells of a colour --------------------------------------------------------------------------------

_UNKNOWN = Judgement(Truth.UNKNOWN)


def has_colour(
    names: Sequence[str], seen: Colour | None, known: Collection[Colour] = (), *, strict: bool = False
) -> Truth:
    """Whether a colour may be called by one of some names; the document's own names stand for nothing but themselves.

    Where the document knows both green and light green, "green" is strictly the former.
    """
    claimed = [colour for name in names if (colour := parsed(name)) is not None]
    if seen is None or not claimed:
        return Truth.UNKNOWN
    answers = [_is(one, seen, known, strict) for one in claimed]
    return (
        Truth.TRUE
        if True in answers
        else Truth.FALSE
        if all(answer is False for answer in answers)
        else Truth.UNKNOWN
    )


def _is(claimed: Colour, seen: Colour, known: Collection[Colour], strict: bool) -> bool | None:
    if claimed not in known or seen not in known:
        return same(claimed, seen)
    if claimed == seen:
        return True
    return None if claimed.bases == seen.bases and not claimed.shaded and not strict else False


def _known(world: World, scope: Sequence[Selection]) -> list[tuple[Place, Colour | None]]:
    """The cells of a scope with their colours as far as they are known; holes only where they may refute nothing."""
    found: list[tuple[Place, Colour | None]] = []
    for selection in scope:
        panel = world.document.panels[selection.panel]
        own = colours(panel)
        rows, columns = set(used(panel, "rows")), set(used(panel, "columns"))
        there = [
            p
            for p in selection.places(panel)
            if p[0] in rows
            and p[1] in columns
            and (p in own or p not in panel.grid or panel.grid[p].quantity is not None)
        ]
        if world.reading is Reading.PRINTED:
            there = [p for p in there if p in own or p in panel.grid]
        found += [((selection.panel, *place), own.get(place)) for place in there]
    return found


def _truths(names: Sequence[str], cells: Sequence[tuple[Place, Colour | None]], world: World) -> list[Truth]:
    strict = world.reading is Reading.PRINTED
    return [
        has_colour(names, colour, palette(world.document.panels[place[0]]), strict=strict)
        for place, colour in cells
    ]


def _count(fact: Tint, world: World) -> Judgement:
    cells = _known(world, fact.scope)
    if not cells or sum(colour is not None for _, colour in cells) < NOTED * len(cells):
        return _UNKNOWN
    truths = _truths(fact.colours, cells, world)
    count = count_true(truths)
    stated = (
        Interval.point(fact.number.value)
        if fact.number and fact.number.op == "="
        else fact.number.fair()
        if fact.number
        else count
    )
    truth = within(count, stated)
    if fact.whole is not None:
        truth &= Truth.of(fact.whole.value == len(cells))
    if fact.values and truth is Truth.TRUE:
        truth &= _holding(
            fact, world, [place for (place, _), one in zip(cells, truths, strict=True) if one is Truth.TRUE]
        )
    places = tuple(place for (place, _), one in zip(cells, truths, strict=True) if one is Truth.TRUE)
    return Judgement(truth, f"{show(count)} cells are {' or '.join(fact.colours)}", places[:6])


def _holding(fact: Tint, world: World, places: Sequence[Place]) -> Truth:
    """Whether the cells of a colour hold the values that the sentence lists."""
    found = sorted(
        q.value for place in places if (q := world.document.panels[place[0]].values.get((place[1], place[2])))
    )
    listed = sorted(num.value for num in fact.values)
    return Truth.TRUE if found == listed else Truth.UNKNOWN


def _as_many(fact: Tint, world: World) -> Judgement:
    cells = _known(world, fact.scope)
    if not cells or sum(colour is not None for _, colour in cells) < NOTED * len(cells):
        return _UNKNOWN
    one, other = (count_true(_truths(names, cells, world)) for names in (fact.colours, (fact.other,)))
    return Judgement(
        Truth.of(one == other) if one.low == one.high and other.low == other.high else Truth.UNKNOWN,
        f"{show(one)} are {fact.colours[0]} and {show(other)} {fact.other}",
    )


def _share(fact: Tint, world: World) -> Judgement:
    """All, nearly all or most cells of a scope have a colour."""
    cells = _known(world, fact.scope)
    if not cells:
        return _UNKNOWN
    truths = _truths(fact.colours, cells, world)
    bounds = {
        "all": (1.0, 1.0),
        "nearly all": (NEARLY_ALL.fair, NEARLY_ALL.generous),
        "most": (MOST.fair, MOST.generous),
    }
    fair, generous = bounds.get(fact.about, (1.0, 1.0))
    count = count_true(truths)
    if world.reading is Reading.PRINTED:
        truth = Truth.TRUE if count.low >= fair * len(cells) else Truth.UNKNOWN
    else:
        truth = Truth.FALSE if count.high < generous * len(cells) else Truth.UNKNOWN
    wrong = [place for (place, _), one in zip(cells, truths, strict=True) if one is Truth.FALSE]
    return Judgement(truth, f"{len(wrong)} of {len(cells)} cells are of another colour", tuple(wrong[:6]))


def _beyond(fact: Tint, world: World) -> Judgement:
    """Every cell on one side of a number has the colour."""
    assert fact.number is not None
    truths: list[Truth] = []
    wrong: list[Place] = []
    cells = _known(world, fact.scope)
    for (place, _), coloured in zip(cells, _truths(fact.colours, cells, world), strict=True):
        value = world.value(*place)
        if value is None or not value.known or abs(value.middle - fact.number.value) < 1e-9:
            continue  # the edge itself belongs to either side
        one = ~within(value, _bound(fact.number)) | coloured
        truths.append(one)
        wrong += [place] if one is Truth.FALSE else []
    return Judgement(
        all_of(truths) if truths else Truth.UNKNOWN,
        f"{several(world.document, wrong)} is of another colour",
        tuple(wrong[:6]),
    )


def _bound(num: Num) -> Interval:
    """The side of a number that a bound allows, exactly."""
    return Interval(num.value, inf) if num.op in (">", ">=") else Interval(-inf, num.value)


def _most_beyond(fact: Tint, world: World) -> Judgement:
    """Most values lie on one side of a number, whatever their colours."""
    assert fact.number is not None
    values = [value for selection in fact.scope for value in world.intervals(selection)]
    if not values:
        return _UNKNOWN
    count = count_true(within(value, _bound(fact.number)) for value in values)
    if world.reading is Reading.PRINTED:
        truth = Truth.TRUE if count.low >= MOST.fair * len(values) else Truth.UNKNOWN
    else:
        truth = Truth.FALSE if count.high < MOST.generous * len(values) else Truth.UNKNOWN
    return Judgement(truth, f"{show(count)} of {len(values)} values are {num_text(fact.number)}")


# --- what a colour stands for ---------------------------------------------------------------------------


def _means(fact: Tint, world: World) -> Judgement:
    """A colour stands for low or high values: by the notes of cells where there are such, else by the legend."""
    results = [
        _means_in(replace(fact, colours=(name,)), world, selection)
        for selection in fact.scope
        for name in fact.colours
    ]
    false = [result for result in results if result.truth is Truth.FALSE]
    return false[0] if false else Judgement(all_of(result.truth for result in results))


def _means_in(fact: Tint, world: World, selection: Selection) -> Judgement:
    panel = world.document.panels[selection.panel]
    own = noted(panel)
    cells = [
        (
            (selection.panel, *place),
            world.value(selection.panel, *place),
            has_colour(fact.colours, colour, palette(panel)),
        )
        for place, colour in own.items()
    ]
    inside = [
        (place, value)
        for place, value, one in cells
        if one is Truth.TRUE and value is not None and value.known
    ]
    outside = [
        (place, value)
        for place, value, one in cells
        if one is Truth.FALSE and value is not None and value.known
    ]
    if inside and outside:
        return _by_notes(fact, panel, inside, outside)
    scale = scale_of(panel)
    return _by_scale(fact, scale) if scale is not None else _UNKNOWN


def _by_notes(
    fact: Tint,
    panel: Panel,
    inside: Sequence[tuple[Place, Interval]],
    outside: Sequence[tuple[Place, Interval]],
) -> Judgement:
    """True if the cells of the colour lie beyond the middle of all; false if one of them lies at the wrong end."""
    everything = sorted(value.middle for _, value in (*inside, *outside))
    middle, low, high = everything[len(everything) // 2], everything[0], everything[-1]
    sign = 1 if fact.sense == "high" else -1
    right = sum((value.middle - middle) * sign >= 0 for _, value in inside)
    if (
        right >= RIGHT * len(inside)
        and sum((value.middle - (low + high) / 2) * sign for _, value in inside) > 0
    ):
        return Judgement(Truth.TRUE)
    wrong = [place for place, value in inside if _misplaced(value, [v for _, v in outside], sign, low, high)]
    text = ", ".join(
        panel.grid[place[1], place[2]].text for place in wrong[:3] if (place[1], place[2]) in panel.grid
    )
    truth = Truth.FALSE if len(wrong) >= WRONG * len(inside) and wrong else Truth.UNKNOWN
    return Judgement(truth, f"{text} is {' or '.join(fact.colours)}, too", tuple(wrong))


def _misplaced(value: Interval, others: Sequence[Interval], sign: int, low: float, high: float) -> bool:
    """Whether a value lies in the far third of all and at least half of the other colours' cells lie on its better side."""
    far = (value.middle - (low + (high - low) * (0.5 - sign / 6))) * sign <= 0
    better = sum((other.middle - value.middle) * sign >= 0 for other in others)
    return far and 2 * better >= len(others)


def _by_scale(fact: Tint, scale: Scale) -> Judgement:
    """Where the colour stands on the legend's scale."""
    at = [stop.at for stop in scale.stops if has_colour(fact.colours, stop.colour) is Truth.TRUE]
    near = [stop.at for stop in scale.stops if has_colour(fact.colours, stop.colour) is not Truth.FALSE]
    if not at:
        return _UNKNOWN
    right = (max(at) >= 0.6 and min(at) > 0.4) if fact.sense == "high" else (min(at) <= 0.4 and max(at) < 0.6)
    wrong = max(near) <= 0.4 if fact.sense == "high" else min(near) >= 0.6
    truth = Truth.TRUE if right else Truth.FALSE if wrong and scale.sure and scale.numbered else Truth.UNKNOWN
    return Judgement(
        truth, f"the legend has {fact.colours[0]} at its {'low' if fact.sense == 'high' else 'high'} end"
    )


def _shade(fact: Tint, world: World) -> Judgement:
    """Darker (or lighter) colours stand for low or high values, in every panel that tells."""
    results = [_shade_in(fact, world, selection) for selection in fact.scope]
    false = [result for result in results if result.truth is Truth.FALSE]
    return false[0] if false else Judgement(all_of(result.truth for result in results))


def _shade_in(fact: Tint, world: World, selection: Selection) -> Judgement:
    panel = world.document.panels[selection.panel]
    rises = (fact.shade == "light") == (fact.sense == "high")  # whether lightness should rise with the values
    by_cells = _rises_with_notes(world, selection.panel, panel)
    if by_cells is not None:
        return Judgement(Truth.of(by_cells == rises), "the colours of the cells run the other way")
    scale = scale_of(panel)
    if scale is None:
        return _UNKNOWN
    gap = lightness(scale.high) - lightness(scale.low)
    if abs(gap) < CLEAR:
        return _UNKNOWN
    truth = Truth.of((gap > 0) == rises)
    if truth is Truth.FALSE and not (scale.sure and scale.numbered):
        return _UNKNOWN  # two descriptions that disagree: which of them is wrong cannot be told
    return Judgement(truth, f"the legend's high end is {'lighter' if gap > 0 else 'darker'} than its low end")


def _rises_with_notes(world: World, index: int, panel: Panel) -> bool | None:
    """Whether the noted colours get lighter with the values: by all pairs of clearly different cells, of which nearly all must agree."""
    cells = [
        (value, lightness(colour))
        for place, colour in noted(panel).items()
        if (value := world.value(index, *place)) is not None and value.known
    ]
    if len(cells) < 4:
        return None
    pairs = [(a, b) for a, b in product(cells, cells) if a[0].high < b[0].low and abs(a[1] - b[1]) >= CLEAR]
    rising = sum(b[1] > a[1] for a, b in pairs)
    if len(pairs) < 4 or 0.1 * len(pairs) < rising < 0.9 * len(pairs):
        return None
    return rising >= 0.9 * len(pairs)


# --- the cell of the most extreme colour ----------------------------------------------------------------


def _extreme(fact: Tint, world: World) -> Judgement:
    """The reddest (darkest) cell is where the text says: the legend tells whether that is the largest or the smallest value."""
    ways = {_direction(fact, world.document.panels[selection.panel]) for selection in fact.scope}
    if len(ways) != 1 or None in ways:
        return _UNKNOWN
    direction = ways.pop()
    assert direction is not None
    truths = []
    for selection in fact.scope:
        place = tuple(p for p in fact.place if p.panel == selection.panel)
        cells = valued(world, [selection])
        inside = {cell.place for cell in valued(world, place)}
        held = [cell.value for cell in cells if cell.place in inside]
        rest = [cell.value for cell in cells if cell.place not in inside]
        truths.append(reaches(extreme(held, direction), rest, direction) if held else Truth.UNKNOWN)
    return Judgement(
        all_of(truths) if truths else Truth.UNKNOWN,
        f"the {'largest' if direction == 'max' else 'smallest'} value stands elsewhere",
    )


def _direction(fact: Tint, panel: Panel) -> str | None:
    scale = scale_of(panel)
    if scale is None:
        return None
    if fact.colours:
        low, high = has_colour(fact.colours, scale.low), has_colour(fact.colours, scale.high)
        if Truth.TRUE not in (low, high) or low is high:
            return None
        return "max" if high is Truth.TRUE else "min"
    gap = lightness(scale.high) - lightness(scale.low)
    return None if abs(gap) < CLEAR else "max" if (gap > 0) == (fact.shade == "light") else "min"


_JUDGES = {
    "count": _count,
    "as many": _as_many,
    "beyond": _beyond,
    "means": _means,
    "most beyond": _most_beyond,
    "shade": _shade,
    "extreme": _extreme,
}
