"""How values go from tick to tick: "along the 3 bar line it shrinks at each step", "from week 1 to week 9 A puts on 12"."""

from collections.abc import Iterator
from itertools import pairwise

from auditor.claims.better import better
from auditor.claims.composed.scene import OTHER, Scene, every_side, in_region, names_panel, sides_of
from auditor.claims.composed.signs import Sign
from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.world import Selection

_KNOWN = frozenset(
    "place every axis trend course quant noun number word and , verb by range hedge foreign".split()
)
_FROM = frozenset(("from", "between", "after", "past"))
_TO = frozenset(("to", "until", "till", "through"))
_UNITS = frozenset("point points".split())


def moves(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """The ways to take a clause that tells how values change along an axis."""
    scene = scene.split
    trend = scene.one("trend")
    if trend is None or not scene.kinds() <= _KNOWN or in_region(scene.places):
        return
    if scene.quants() - {"all", "both"} or len(scene.all("number")) > 1 or _goes_on(scene, trend):
        return
    told = {side: ends for side in ("rows", "columns") if (ends := _ends(scene, side))}
    side = next(iter(told)) if len(told) == 1 else "" if told else _side(scene)
    if not side:
        return
    if any(not every_side(sign) for sign in scene.all("every")):
        return
    if trend.text.casefold().endswith(("ward", "wards")) and _axis_is_drawn(scene):
        return
    lines = [sign for sign in scene.places if not names_panel(sign) and sides_of([sign]) != {side}]
    facts: list[Fact] = []
    for panel in scene.panels:
        chosen, order = scene.selection(panel, lines), _order(scene, panel, side)
        stops = _stops(scene, panel, side, told[side], order) if told else order
        if chosen is None or not stops:
            return
        own = list(_facts(scene, trend, chosen, side, stops, stepwise=bool(scene.all("course")) or not told))
        if not own:
            return
        facts += own
    yield tuple(facts)


def _goes_on(scene: Scene, trend: Sign) -> bool:
    """`goes up, down, up`: whether the ways of further steps are told."""
    return any(word in ("up", "down") for word in scene.clause.sentence[trend.end :].casefold().split(", "))


def _axis_is_drawn(scene: Scene) -> bool:
    """`the hours (8, 9, 10) run downwards`: how the ticks of an axis are drawn, and not how values go."""
    panel = scene.panels[0]
    return any(
        isinstance(atom.ref, TickRef) and len(atom.ref.ticks) == scene.size(panel, atom.dimension)
        for sign in scene.places
        for atom in sign.atoms
        if atom.dimension in OTHER
    )


def _side(scene: Scene) -> str:
    """The axis that is followed: one that is named with its direction, else the one across the lines named."""
    named = {every_side(sign) for sign in scene.all("axis", "every") if _followed(sign)}
    sides = {a.dimension for sign in scene.places for a in sign.atoms} - {"panel"}
    if len(named) == 1:
        return next(iter(named))
    if len(sides) == 1 and not named:
        (side,) = sides
        return OTHER.get(side, "")
    return ""


def _followed(sign: Sign) -> bool:
    value = sign.item.value if sign.item is not None else None
    return isinstance(value, AxisRef) and value.direction != 0


def _ends(scene: Scene, side: str) -> tuple[Sign, ...]:
    """The places on a side from which and to which values are followed; none where they are not told."""
    own = tuple(sign for sign in scene.places if any(a.dimension == side for a in sign.atoms))
    if len(own) == 2 and own[0].led in _FROM and (own[1].led in _TO or own[0].led == "between"):
        return own
    if len(own) == 1 and own[0].led == "between":
        return own
    ranged = scene.one("range")
    return own if len(own) in (1, 2) and ranged is not None and scene.after(ranged) is own[0] else ()


def _stops(
    scene: Scene, panel: int, side: str, ends: tuple[Sign, ...], order: tuple[int, ...]
) -> tuple[int, ...]:
    """All positions from the first end to the last one, in this order; none where they are not two."""
    found: list[int] = []
    for sign in ends:
        chosen = scene.selection(panel, [sign])
        own = None if chosen is None else chosen.rows if side == "rows" else chosen.columns
        found += own or ()
    if len(set(found)) < 2:
        return ()
    first, last = order.index(found[0]), order.index(found[-1])
    step = 1 if last > first else -1
    return tuple(order[n] for n in range(first, last + step, step))


def _order(scene: Scene, panel: int, side: str) -> tuple[int, ...]:
    """The positions of a side from the smallest tick to the largest one where they are numbers, else as listed."""
    ticks = axis_of(scene.clause.panel(panel), side).ticks
    numbers = [tick.number for tick in ticks]
    listed = tuple(range(len(ticks)))
    if any(number is None for number in numbers):
        order = listed
    else:
        order = tuple(sorted(listed, key=lambda n: numbers[n] or 0.0))
    backward = any(
        isinstance(sign.item.value, AxisRef)
        and sign.item.value.direction < 0
        and sign.item.value.side == side
        for sign in scene.all("axis")
        if sign.item is not None
    )
    return order[::-1] if backward else order


def _facts(
    scene: Scene, trend: Sign, chosen: Selection, side: str, path: tuple[int, ...], *, stepwise: bool
) -> Iterator[Fact]:
    relation, number = _relation(scene, trend.value, chosen.panel), scene.one("number")
    across = chosen.columns if side == "rows" else chosen.rows
    lines = across if across is not None else tuple(range(scene.size(chosen.panel, OTHER[side])))
    if not relation or (len(lines) > 1 and across is None and not _of_all(scene, OTHER[side])):
        return
    if number is not None and (_counts(scene, number) or number.led not in ("", "by")):
        return
    ends = (path[0], path[-1])
    pairs = list(pairwise(path)) if stepwise else [ends]
    steps = [_step(chosen.panel, side, line, pair, "difference") for line in lines for pair in pairs]
    yield Tested(tuple(Test(step, relation) for step in steps))
    if number is not None and number.item is not None:
        num: Num = scene.clause.number(number.item)
        far = [_step(chosen.panel, side, line, ends, "apart") for line in lines]
        yield Tested(tuple(Test(one, "=", num) for one in far))


def _step(panel: int, side: str, line: int, pair: tuple[int, int], joined: str) -> Worth:
    """How far a line goes from one tick to another."""
    first, last = (_at(panel, side, along, line) for along in pair)
    return Worth((last,), "mean", (first,), "mean", joined)


def _counts(scene: Scene, number: Sign) -> bool:
    """Whether a number counts lines or cells, and is no distance."""
    after = scene.after(number)
    if number.item is not None and scene.clause.number(number.item).unit:
        return False
    return after is not None and after.does in ("axis", "every", "noun", "place") and after.text not in _UNITS


def _of_all(scene: Scene, side: str) -> bool:
    """Whether all lines of a side are meant."""
    return any(every_side(sign) == side for sign in scene.all("every")) or "all" in scene.quants()


def _relation(scene: Scene, way: str, panel: int) -> str:
    if way in ("up", "down"):
        return ">" if way == "up" else "<"
    good = better(scene.clause.document, panel)
    if way not in ("good", "bad") or not good:
        return ""
    return ">" if (way == "good") == (good == "higher") else "<"


def _at(panel: int, side: str, along: int, line: int) -> Selection:
    return Selection(panel, (along,), (line,)) if side == "rows" else Selection(panel, (line,), (along,))
