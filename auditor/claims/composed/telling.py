"""What a cell, a mean or a sum is: "at 3 bar, A is left with 61", "the five rows average 48"."""

from collections.abc import Iterator

from auditor.claims.composed.scene import Scene, in_region
from auditor.claims.composed.signs import Sign
from auditor.claims.cores.claims import Fact, Test, Tested, Worth

_KNOWN = frozenset("place every axis quant noun number word and , verb aggregate".split())
_BOUNDS = (">", "<", ">=", "<=")


def amounts(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """The ways to take a clause that tells one number of one cell, or of a mean or a sum."""
    aggregate = scene.one("aggregate")
    counted = _counted(scene) if aggregate is not None else None
    numbers = [sign for sign in scene.all("number") if sign is not counted]
    if len(numbers) != 1 or numbers[0].item is None or not scene.kinds() <= _KNOWN or scene.beyond:
        return
    if in_region(scene.places) and counted is None:
        return
    number = numbers[0]
    assert number.item is not None
    num = scene.clause.number(number.item)
    if num.op in _BOUNDS and aggregate is None or scene.quants() - {"all", "both"}:
        return
    how = aggregate.value if aggregate is not None else ""
    if len(scene.panels) > 1 and not scene.quants() or not scene.places and not scene.all("quant", "every"):
        return
    tests: list[Test] = []
    for panel in scene.panels:
        chosen = scene.selection(panel, scene.places)
        if chosen is None:
            return
        if not how and not chosen.is_cell or how and (how not in ("mean", "sum") or chosen.is_cell):
            return
        cells = tuple(scene.cells(chosen)) if counted is not None else (chosen,)
        if counted is not None and len(cells) != _value(scene, counted):
            return
        tests.append(Test(Worth(cells, how or "mean"), "=", num))
    if len(scene.all("aggregate")) <= 1 and tests:
        yield (Tested(tuple(tests)),)


def _value(scene: Scene, sign: Sign) -> float:
    assert sign.item is not None
    return scene.clause.number(sign.item).value


def _counted(scene: Scene) -> Sign | None:
    """The number that tells how many cells are taken together: "the five readings of A"."""
    numbers = scene.all("number")
    if len(numbers) != 2 or numbers[0].item is None:
        return None
    num, after = scene.clause.number(numbers[0].item), scene.after(numbers[0])
    counts = num.op == "=" and not num.unit and num.value == int(num.value) > 1
    return (
        numbers[0]
        if counts and after is not None and after.does in ("noun", "axis", "place", "word")
        else None
    )


def ranges(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """Between which numbers values lie: "the figures of A go from 12 to 57"."""
    numbers = [scene.clause.number(sign.item) for sign in scene.all("number") if sign.item is not None]
    known = (_KNOWN | {"range"}) - {"aggregate"}
    if len(numbers) != 2 or not scene.kinds() <= known or in_region(scene.places) or not scene.all("range"):
        return
    if any(num.op != "=" for num in numbers) or scene.quants() - {"all", "both"} or len(scene.panels) != 1:
        return
    low, high = sorted(numbers, key=lambda num: num.value)
    chosen = scene.selection(scene.panels[0], scene.places)
    if chosen is None or chosen.is_cell:
        return
    yield (Tested((Test(Worth((chosen,), "min"), "=", low), Test(Worth((chosen,), "max"), "=", high))),)
