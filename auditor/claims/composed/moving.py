"""How values go from tick to tick: "along the 25 °C line it declines with each step", "from new to 2000 cycles A gives up 47 points"."""

from collections.abc import Iterator
from itertools import pairwise

from auditor.claims.better import better
from auditor.claims.composed.scene import OTHER, Scene, every_side, in_region, names_panel
from auditor.claims.composed.signs import Sign
from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, axis_of
from auditor.world import Selection

_KNOWN = frozenset(
    "place every axis trend course quant noun number word and , verb by range hedge foreign".split()
)
_FROM = frozenset(("from", "between", "after", "past"))
_TO = frozenset(("to", "until", "till", "through"))
_UNITS = frozenset("point points".split())


def moves(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """The ways to take a clause that tells how values change along an axis."""
    trend = scene.one("trend")
    if trend is None or not scene.kinds() <= _KNOWN or in_region(scene.places):
        return
    if scene.quants() - {"all", "both"} or len(scene.all("number")) > 1:
        return
    found = [(sign, side) for side in ("rows", "columns") if (sign := _ends(scene, side)) is not None]
    if len(found) > 1:
        return
    side = found[0][1] if found else _side(scene)
    if not side:
        return
    lines = [
        sign
        for sign in scene.places
        if not names_panel(sign) and not any(a.dimension == side for a in sign.atoms)
    ]
    if any(len(sign.atoms) > 1 for sign in scene.places) or any(
        not every_side(s) for s in scene.all("every")
    ):
        return
    ways: list[list[Fact]] = [[]]
    for panel in scene.panels:
        chosen = scene.selection(panel, lines)
        if chosen is None:
            return
        order = _order(scene, panel, side)
        stops = found[0][0](panel, order) if found else None
        if found and stops is None:
            return
        for facts in ways:
            facts.extend(_facts(scene, trend, chosen, side, order, stops))
    if ways[0] and len(ways[0]) >= len(scene.panels):
        yield tuple(ways[0])


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


class _Ends:
    """The two ticks between which values are followed."""

    def __init__(self, scene: Scene, side: str, signs: tuple[Sign, ...]) -> None:
        self.scene, self.side, self.signs = scene, side, signs

    def __call__(self, panel: int, order: tuple[int, ...]) -> tuple[int, ...] | None:
        """All positions from the first tick to the last one, in this order."""
        found: list[int] = []
        for sign in self.signs:
            chosen = self.scene.selection(panel, [sign])
            own = None if chosen is None else chosen.rows if self.side == "rows" else chosen.columns
            if own is None:
                return None
            found += own
        if len(set(found)) < 2:
            return None
        first, last = order.index(found[0]), order.index(found[-1])
        step = 1 if last > first else -1
        return tuple(order[n] for n in range(first, last + step, step))


def _ends(scene: Scene, side: str) -> _Ends | None:
    own = tuple(sign for sign in scene.places if any(a.dimension == side for a in sign.atoms))
    if len(own) == 2 and own[0].led in _FROM and (own[1].led in _TO or own[0].led == "between"):
        return _Ends(scene, side, own)
    if len(own) == 1 and own[0].led == "between":
        return _Ends(scene, side, own)
    ranged = scene.one("range")
    if len(own) in (1, 2) and ranged is not None and scene.after(ranged) is own[0]:
        return _Ends(scene, side, own)
    return None


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
    scene: Scene,
    trend: Sign,
    chosen: Selection,
    side: str,
    order: tuple[int, ...],
    stops: tuple[int, ...] | None,
) -> Iterator[Fact]:
    relation = _relation(scene, trend.value, chosen.panel)
    across = chosen.columns if side == "rows" else chosen.rows
    lines = across if across is not None else tuple(range(scene.size(chosen.panel, OTHER[side])))
    if not relation or (len(lines) > 1 and across is None and not _of_all(scene, OTHER[side])):
        return
    stepwise = bool(scene.all("course")) or stops is None
    path = stops or order
    pairs = list(pairwise(path)) if stepwise else [(path[0], path[-1])]
    number = scene.one("number")
    if number is not None and (_counts(scene, number) or number.led not in ("", "by")):
        return
    tests = tuple(
        Test(
            Worth(
                (_at(chosen.panel, side, b, line),),
                "mean",
                (_at(chosen.panel, side, a, line),),
                "mean",
                "difference",
            ),
            relation,
        )
        for line in lines
        for a, b in pairs
    )
    yield Tested(tests)
    if number is not None and number.item is not None:
        whole = [(path[0], path[-1])]
        num: Num = scene.clause.number(number.item)
        yield Tested(
            tuple(
                Test(
                    Worth(
                        (_at(chosen.panel, side, b, line),),
                        "mean",
                        (_at(chosen.panel, side, a, line),),
                        "mean",
                        "apart",
                    ),
                    "=",
                    num,
                )
                for line in lines
                for a, b in whole
            )
        )


def _counts(scene: Scene, number: Sign) -> bool:
    """Whether a number counts lines or cells, and is no distance."""
    after = scene.after(number)
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
