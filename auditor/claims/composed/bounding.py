"""Which values pass a bound, and how many: "the first row is wholly under 40", "no farm brought in more than 70 crates"."""

from collections.abc import Iterator

from auditor.claims.composed.scene import OTHER, Scene, every_side, in_region, names_panel, sides_of
from auditor.claims.composed.signs import Sign
from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.language.limits import tells_which
from auditor.language.numbers import Num
from auditor.language.refs import axis_of, tick_index
from auditor.world import Selection

_KNOWN = frozenset("place every axis quant noun number word and , verb hedge not".split())
_BOUNDS = (">", "<", ">=", "<=")
_NO = Num(0.0, 1.0, "0")


def bounds(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """The ways to take a clause that tells which cells pass a number."""
    if not scene.kinds() <= _KNOWN or in_region(scene.places) or scene.beyond:
        return
    numbers = [
        (sign, scene.clause.number(sign.item)) for sign in scene.all("number") if sign.item is not None
    ]
    passed = [num for _, num in numbers if num.op in _BOUNDS]
    counted = [sign for sign, num in numbers if num.op not in _BOUNDS]
    if len(passed) != 1 or len(counted) > 1 or scene.all("not") or _names_tick(scene):
        return
    if tells_which(scene.clause):
        return
    for panel in scene.panels:
        domain = [sign for sign in scene.places if not names_panel(sign)]
        chosen = scene.selection(panel, domain)
        if chosen is None:
            return
    yield from _told(scene, passed[0], counted[0] if counted else None)


def _names_tick(scene: Scene) -> bool:
    """Whether a number may be a tick beside another one: "0% is above 50%"."""
    sides = sides_of(scene.places) & set(OTHER)
    axes = [axis_of(scene.clause.panel(panel), side) for panel in scene.panels for side in sides]
    numbers = [sign for sign in scene.all("number") if not sign.text.isdigit()]
    return any(tick_index(axis, sign.text) is not None for sign in numbers for axis in axes)


def _told(scene: Scene, bound: Num, counted: Sign | None) -> Iterator[tuple[Fact, ...]]:
    quants = scene.quants()
    if "only" in quants:
        yield from _only(scene, bound)
        return
    if quants & {"some", "most", "half", "few"}:
        return
    tests = tuple(
        Test(Worth((cell,)), bound.op, bound) for panel in scene.panels for cell in _cells(scene, panel)
    )
    if not tests:
        return
    if counted is not None:
        yield from _counted(scene, counted, tests)
    elif "none" in quants:
        if quants <= {"none", "all"} and scene.denies():
            yield (Tested(tests, _NO),)
    else:
        yield (Tested(tests),)


def _counted(scene: Scene, counted: Sign, tests: tuple[Test, ...]) -> Iterator[tuple[Fact, ...]]:
    assert counted.item is not None
    num, after, quants = scene.clause.number(counted.item), scene.after(counted), scene.quants()
    if num.op != "=" or num.value != int(num.value) or after is None or len(scene.panels) != 1:
        return
    if after.does == "noun" and after.value == "cell":
        if not quants:
            yield (Tested(tests, num),)
        return
    side = every_side(after) if after.does in ("axis", "every") else ""
    chosen = scene.selection(scene.panels[0], scene.places)
    if not side or chosen is None or quants - {"all", "both"}:
        return
    lines = chosen.rows if side == "rows" else chosen.columns
    across = chosen.columns if side == "rows" else chosen.rows
    if across is None or len(across) != 1:
        return
    if quants or lines is not None:  # "on all five farms", "the three weeks from A to C"
        whole = len(lines) if lines is not None else scene.size(scene.panels[0], side)
        if num.value == whole:
            yield (Tested(tests),)
        return
    yield (Tested(tests, num),)


def _only(scene: Scene, bound: Num) -> Iterator[tuple[Fact, ...]]:
    """That only the lines or cells beside "only" pass the bound."""
    only = next(sign for sign in scene.all("quant") if sign.value == "only")
    named = scene.after(only)
    if named is None or named.does != "place":
        named = scene.before(only)
    if named is None or named.does != "place" or len(scene.panels) != 1 or len(sides_of([named])) != 1:
        return
    panel = scene.panels[0]
    own = scene.selection(panel, scene.places)
    among = scene.selection(panel, [sign for sign in scene.places if sign is not named])
    (side,) = sides_of([named])
    if own is None or among is None or side not in ("rows", "columns"):
        return
    across = own.columns if side == "rows" else own.rows
    if across is None or len(across) != 1:
        return
    cells = list(scene.cells(among))
    mine = set(scene.cells(own))
    tests = tuple(Test(Worth((cell,)), bound.op, bound) for cell in cells)
    yield (Tested(tests, named=tuple(n for n, cell in enumerate(cells) if cell in mine)),)


def _cells(scene: Scene, panel: int) -> Iterator[Selection]:
    chosen = scene.selection(panel, scene.places)
    if chosen is not None:
        yield from scene.cells(chosen)
