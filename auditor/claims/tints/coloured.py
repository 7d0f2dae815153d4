"""Claims on the cells of a colour: how many there are, and which."""

from collections.abc import Collection, Sequence
from math import inf

from auditor.claim import Judgement, Place
from auditor.claims.judging import num_text, several, show, states
from auditor.claims.makeup.parts import used
from auditor.claims.tints.cells import colours, palette
from auditor.claims.tints.claims import Tint
from auditor.claims.tints.names import Colour, parsed, same
from auditor.claims.tints.on_scale import fits_scale
from auditor.language.hedges import MOST, NEARLY_ALL
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, any_of, count_true, within
from auditor.world import Reading, Selection, World

# The colours of a panel are known where at least this share of its cells is noted.
NOTED = 0.95
UNKNOWN = Judgement(Truth.UNKNOWN)


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


def count_cells(fact: Tint, world: World) -> Judgement:
    """So many cells have a colour."""
    cells = _known(world, fact.scope)
    if not cells or sum(colour is not None for _, colour in cells) < NOTED * len(cells):
        return UNKNOWN
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
    if truth is Truth.FALSE and _of_blanks(fact, world):
        return UNKNOWN
    if fact.whole is not None:
        truth &= Truth.of(fact.whole.value == len(cells))
    if fact.values and truth is Truth.TRUE:
        truth &= _holding(
            fact, world, [place for (place, _), one in zip(cells, truths, strict=True) if one is Truth.TRUE]
        )
    places = tuple(place for (place, _), one in zip(cells, truths, strict=True) if one is Truth.TRUE)
    return Judgement(truth, f"{show(count)} cells are {' or '.join(fact.colours)}", places[:6])


def _of_blanks(fact: Tint, world: World) -> bool:
    """`seven tiles are white`: whether a colour that nothing is told of may be that of places without a value."""
    panels = [world.document.panels[selection.panel] for selection in fact.scope]
    known = {colour for panel in panels for colour in palette(panel)}
    blank = any(cell.quantity is None for panel in panels for cell in panel.cells)
    return blank and not any(parsed(name) in known for name in fact.colours)


def _holding(fact: Tint, world: World, places: Sequence[Place]) -> Truth:
    """Whether the cells of a colour hold the values that the sentence lists."""
    found = sorted(
        q.value for place in places if (q := world.document.panels[place[0]].values.get((place[1], place[2])))
    )
    listed = sorted(num.value for num in fact.values)
    return Truth.TRUE if found == listed else Truth.UNKNOWN


def as_many(fact: Tint, world: World) -> Judgement:
    """As many cells have one colour as another."""
    cells = _known(world, fact.scope)
    if not cells or sum(colour is not None for _, colour in cells) < NOTED * len(cells):
        return UNKNOWN
    one, other = (count_true(_truths(names, cells, world)) for names in (fact.colours, (fact.other,)))
    return Judgement(
        Truth.of(one == other) if one.low == one.high and other.low == other.high else Truth.UNKNOWN,
        f"{show(one)} are {fact.colours[0]} and {show(other)} {fact.other}",
    )


def share_of_cells(fact: Tint, world: World) -> Judgement:
    """All, nearly all or most cells of a scope have a colour."""
    cells = _known(world, fact.scope)
    if not cells:
        return UNKNOWN
    truths = _truths(fact.colours, cells, world)
    if len(cells) == 1:
        return _one_cell(fact, cells[0][0], truths[0], world)
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


def _one_cell(fact: Tint, place: Place, truth: Truth, world: World) -> Judgement:
    """A cell has a colour, and perhaps the number that is told with it."""
    value, panel = world.value(*place), world.document.panels[place[0]]
    if truth is Truth.UNKNOWN and value is not None:
        truth = any_of(fits_scale(name, value, panel) for name in fact.colours)
    cell = several(world.document, [place])
    if fact.number is None or value is None:
        return Judgement(
            truth if fact.number is None else Truth.UNKNOWN, f"{cell} is of another colour", (place,)
        )
    told = states(world, value, fact.number)
    says = cell if told is Truth.FALSE else f"{cell} is of another colour"
    return Judgement(truth & told, says, (place,))


def all_beyond(fact: Tint, world: World) -> Judgement:
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


def most_beyond(fact: Tint, world: World) -> Judgement:
    """Most values lie on one side of a number, whatever their colours."""
    assert fact.number is not None
    values = [value for selection in fact.scope for value in world.intervals(selection)]
    if not values:
        return UNKNOWN
    count = count_true(within(value, _bound(fact.number)) for value in values)
    if world.reading is Reading.PRINTED:
        truth = Truth.TRUE if count.low >= MOST.fair * len(values) else Truth.UNKNOWN
    else:
        truth = Truth.FALSE if count.high < MOST.generous * len(values) else Truth.UNKNOWN
    return Judgement(truth, f"{show(count)} of {len(values)} values are {num_text(fact.number)}")
