"""Which of two things is above the other: "B was fuller than C on all five farms", "the second row keeps below the third one"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from auditor.claims.better import better, resolved
from auditor.claims.composed.scene import Scene, every_side, names_panel, sides_of
from auditor.claims.composed.signs import Sign
from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef
from auditor.world import Selection

_KNOWN = frozenset(
    "place every axis compare than quant noun number aggregate word and , verb by course".split()
)
_UNEQUAL = (">", "<", ">=", "<=")
_MEASURES = ("mean", "sum")
_NO = Num(0.0, 1.0, "0")


def comparisons(scene: Scene) -> Iterator[tuple[Fact, ...]]:
    """The ways to take a clause that holds one thing against another."""
    pivot = _pivot(scene)
    if pivot is None or scene.beyond or not scene.kinds() <= _KNOWN or len(scene.all("number")) > 1:
        return
    right = _right(scene, pivot)
    wanted = sides_of(right)
    if not right or "region" in wanted:
        return
    left = _left(scene, pivot, wanted)
    if sides_of(left) != wanted or [s.atoms for s in left] == [s.atoms for s in right]:
        return
    shared = [sign for sign in scene.places if sign not in left and sign not in right]
    if sides_of(shared) & (wanted - {"panel"}) or "region" in sides_of(shared):
        return
    for ones, others in _pairings(scene, left, right, shared):
        for relation in _relations(scene, ones[0]):
            yield from _told_so(scene, relation, ones, others)


def _pivot(scene: Scene) -> Sign | None:
    """The word behind which the other side of a comparison stands: "than", or a verb of comparing itself."""
    than, compare = scene.one("than"), scene.all("compare")
    if len(compare) != 1 or scene.all("as"):
        return None
    if than is not None:
        return than
    after = scene.after(compare[0])
    return compare[0] if after is not None and after.does == "place" else None


def _right(scene: Scene, pivot: Sign) -> list[Sign]:
    """The places behind the pivot that are the other side."""
    found: list[Sign] = []
    for sign in scene.signs[scene.signs.index(pivot) + 1 :]:
        if sign.does == "place":
            if found and (sides_of([sign]) & sides_of(found)) and scene.before(sign) not in scene.all("and"):
                break
            if found and not (sides_of([sign]) & sides_of(found)) and sign.led:
                break
            found.append(sign)
        elif sign.does not in ("and", ",", "noun", "verb", "axis") or sign.does == "," and found:
            break
    return found


def _left(scene: Scene, pivot: Sign, wanted: frozenset[str]) -> list[Sign]:
    """The nearest places before the comparison in the dimensions of its other side."""
    found: list[Sign] = []
    at = scene.signs.index(pivot)
    for sign in reversed(scene.signs[:at]):
        if sign.does != "place" or not sides_of([sign]) & wanted:
            continue
        listed = found and scene.after(sign) is not None and _leads_on(scene, sign, found[0])
        if sides_of([sign]) & sides_of(found) and not listed:
            continue
        if sides_of([sign]) <= wanted:
            found.insert(0, sign)
    return found


def _leads_on(scene: Scene, sign: Sign, following: Sign) -> bool:
    """Whether only "and" or a comma stands between two places."""
    start, end = scene.signs.index(sign), scene.signs.index(following)
    return all(one.does in ("and", ",") for one in scene.signs[start + 1 : end])


def _pairings(
    scene: Scene, left: Sequence[Sign], right: Sequence[Sign], shared: Sequence[Sign]
) -> Iterator[tuple[list[Selection], list[Selection]]]:
    """The two sides as selections, matched one by one; several things on a side each make a match with each."""
    if any(names_panel(sign) for sign in right):
        panels = [(one, other) for one in _panels(left) for other in _panels(right)]
    else:
        named = _panels([sign for sign in shared if names_panel(sign)])
        panels = [(index, index) for index in named or scene.panels]
    ones: list[Selection] = []
    others: list[Selection] = []
    for one, other in panels:
        mine, theirs = scene.selection(one, [*left, *shared]), scene.selection(other, [*right, *shared])
        if mine is None or theirs is None or mine.region or theirs.region:
            return
        ones.append(mine)
        others.append(theirs)
    if ones and len(panels) == len(set(panels)):
        yield ones, others


def _panels(signs: Sequence[Sign]) -> tuple[int, ...]:
    return tuple(
        index
        for sign in signs
        for atom in sign.atoms
        if isinstance(atom.ref, PanelRef)
        for index in atom.ref.panels
    )


def _relations(scene: Scene, one: Selection) -> Iterator[str]:
    """How the first side stands to the other; nothing where it is not known which way is better."""
    compare = scene.one("compare")
    assert compare is not None
    row = one.rows[0] if one.rows is not None and len(one.rows) == 1 else None
    column = one.columns[0] if one.columns is not None and len(one.columns) == 1 else None
    relation = resolved(compare.value, better(scene.clause.document, one.panel, row, column))
    if relation in _UNEQUAL:
        yield relation


def _told_so(
    scene: Scene, relation: str, ones: Sequence[Selection], others: Sequence[Selection]
) -> Iterator[tuple[Fact, ...]]:
    quants, number = scene.quants(), scene.one("number")
    aggregate = scene.one("aggregate")
    how = aggregate.value if aggregate is not None else ""
    if how:
        if how in _MEASURES and not quants & {"none", "only"} and number is None:
            yield (Tested(tuple(_test(a, b, relation, how) for a, b in zip(ones, others, strict=True))),)
        return
    matched = [pair for a, b in zip(ones, others, strict=True) for pair in matches(scene, a, b)]
    tests = tuple(_test(a, b, relation) for a, b in matched)
    if not tests:
        return
    if number is not None:
        yield from _with_number(scene, number, tests, relation)
    elif "none" in quants:
        if quants == {"none"} and scene.denies():
            yield (Tested(tests, _NO),)
    elif "only" in quants or quants & {"some", "most", "half", "few"}:
        return
    else:
        yield (Tested(tests),)
        if len(tests) > len(ones) and not quants & {"all", "both"} and not scene.all("every", "course"):
            for how in _MEASURES:
                yield (Tested(tuple(_test(a, b, relation, how) for a, b in zip(ones, others, strict=True))),)


def _with_number(
    scene: Scene, sign: Sign, tests: tuple[Test, ...], relation: str
) -> Iterator[tuple[Fact, ...]]:
    """How far one is above the other, or in how many cells it is."""
    assert sign.item is not None
    num, after, before = scene.clause.number(sign.item), scene.after(sign), scene.before(sign)
    if num.op in (">", "<", ">=", "<="):
        return
    counts = (
        after is not None
        and after.does in ("axis", "every", "place")
        and not (before and before.does == "by")
    )
    if counts and num.unit == "" and num.value == int(num.value) and num.op == "=":
        side = every_side(after) if after is not None else ""
        if num.value == len(tests) or after is not None and after.does == "every" or "all" in scene.quants():
            yield (Tested(tests),)
        elif side:
            yield (Tested(tests, num),)
        return
    if len(tests) == 1:
        distance = replace(tests[0].worth, joined="apart")
        yield (Tested(tests), Tested((Test(distance, "=", num),)))


def matches(scene: Scene, one: Selection, other: Selection) -> Iterator[tuple[Selection, Selection]]:
    """The cells of two selections, matched in what they do not differ in; none where one is written as missing."""
    mine, theirs = _lines(scene, one), _lines(scene, other)
    rows = list(product(mine[0], theirs[0])) if mine[0] != theirs[0] else [(n, n) for n in mine[0]]
    columns = list(product(mine[1], theirs[1])) if mine[1] != theirs[1] else [(n, n) for n in mine[1]]
    for (row, row_too), (column, column_too) in product(rows, columns):
        grids = scene.clause.panel(one.panel).grid, scene.clause.panel(other.panel).grid
        cells = grids[0].get((row, column)), grids[1].get((row_too, column_too))
        if all(cell is None or cell.quantity is not None for cell in cells):
            yield (
                Selection(one.panel, (row,), (column,)),
                Selection(other.panel, (row_too,), (column_too,)),
            )


def _lines(scene: Scene, chosen: Selection) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (
        chosen.rows if chosen.rows is not None else tuple(range(scene.size(chosen.panel, "rows"))),
        chosen.columns if chosen.columns is not None else tuple(range(scene.size(chosen.panel, "columns"))),
    )


def _test(one: Selection, other: Selection, relation: str, how: str = "mean") -> Test:
    return Test(Worth((one,), how, (other,), how, "difference"), relation)
