"""Where the cells of a group stand, over one or several panels: areas, and cells that are named one by one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Cond
from auditor.claims.cellsets.scopes import everything, name_of
from auditor.claims.cellsets.shapes import GRIDS
from auditor.claims.cellsets.words import PANEL, REF, Line
from auditor.claims.picked.pairs import all_pairs, pair_areas, pair_named, pairs_of
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PositionRef, TickRef
from auditor.language.scope import selection

_SMALL = ("in", "on", "at", "from", "of", "for", "under", "with", "the", "within", "both", "only")
_LINKS = ("in", "on", "at", "of", "for", "with", "under", ",", "/", "×", "x", "and", "the")


@dataclass(frozen=True, slots=True)
class Where:
    """An area of each of some panels."""

    areas: tuple[Area, ...]


def wheres(line: Line, i: int, scope: tuple[int, ...]) -> Iterator[tuple[Where, int]]:
    """Every way to read a place from a word on, the longest first; one that may be several sets of cells is none."""
    panels, at = _panel(line, i)
    found: list[tuple[Where, int]] = []
    if panels:
        found.append((Where(tuple(whole(replace(line, panel=panel)) for panel in panels)), at))
        found += [(where, end) for where, end in _areas(line, line.skip(at, (",",)), panels)]
    everywhere = tuple(range(len(line.clause.document.panels)))
    for end, ways in _ends(line, i, everywhere) if not panels else ():
        named, behind = _panel(line, line.skip(end, (",",)))
        for chosen, last in ((named, behind), (scope, end)):
            if chosen and all(panel in ways for panel in chosen):
                found.append((Where(tuple(ways[panel] for panel in chosen)), last))
    yield from sorted(found, key=lambda one: -one[1])


def _panel(line: Line, i: int) -> tuple[tuple[int, ...], int]:
    """The panels that are named at a place, and the end of their name."""
    at = line.skip(i, _SMALL)
    item = line.item(at)
    if line.text(at) != PANEL or item is None or not isinstance(item.value, PanelRef) or item.value.every:
        return (), i
    return item.value.panels, line.skip(at + 1, GRIDS)


def _areas(line: Line, i: int, panels: tuple[int, ...]) -> Iterator[tuple[Where, int]]:
    for end, ways in _ends(line, i, panels):
        if len(ways) == len(panels):
            yield Where(tuple(ways[panel] for panel in panels)), end


def _ends(line: Line, i: int, panels: tuple[int, ...]) -> list[tuple[int, dict[int, Area]]]:
    """Where a place may end, with the area of each panel that it then names."""
    found: dict[int, dict[int, Area]] = {}
    for panel in panels:
        for end, area in _single(replace(line, panel=panel), i):
            found.setdefault(end, {}).setdefault(panel, area)
    return list(found.items())


def whole(line: Line) -> Area:
    """All cells of a panel; of a set that is crossed with itself one for each pair."""
    found = pairs_of(line.clause.document, line.panel)
    return all_pairs(found) if found else everything(line)


def _single(line: Line, i: int) -> Iterator[tuple[int, Area]]:
    if found := pairs_of(line.clause.document, line.panel):
        yield from pair_areas(line, i, found)
        return
    for sets, end in areas(line, i):
        if len(sets) == 1:
            yield end, Area.of(line.panel, sets[0], name_of(line, i, end))


def one_by_one(line: Line, i: int, scope: tuple[int, ...]) -> Iterator[tuple[list[Where], int]]:
    """`in A and B`, `in each panel`: the lines or panels of a list, each as a place of its own."""
    at = line.skip(i, (*_SMALL, "each", "of"))
    item = line.item(at)
    value = item.value if item is not None else None
    if isinstance(value, PanelRef) and item is not None:
        grids = [Where((whole(replace(line, panel=panel)),)) for panel in value.panels]
        yield grids, line.skip(at + 1, GRIDS)
    elif isinstance(value, TickRef) and item is not None and len(value.ticks) > 1 and not value.every:
        ways = [
            _ends(_with(line, at, replace(item, value=replace(value, ticks=(t,)))), at, scope)
            for t in value.ticks
        ]
        lines = [
            Where(tuple(areas.values())) for way in ways for _, areas in way[:1] if len(areas) == len(scope)
        ]
        if len(lines) == len(ways):
            yield lines, ways[0][0][0]


def _with(line: Line, at: int, item: Item) -> Line:
    """The line with another mention in one place."""
    words = (*line.words[:at], replace(line.words[at], item=item), *line.words[at + 1 :])
    return replace(line, words=words)


Spot = tuple[Where, Cond | None]


def spots(line: Line, i: int, scope: tuple[int, ...]) -> Iterator[tuple[list[Spot], int]]:
    """Cells named one after the other, each with its value where that is told."""
    found: list[Spot] = []
    at = i
    while (one := _spot(line, at, scope)) is not None:
        named, at = one
        found += named
        behind = line.skip(at, (",", "and", ";", "the", "at", "in", "for", "again"))
        if line.text(behind) not in (REF, PANEL, "("):
            break
        following = _spot(line, behind, scope)
        if following is None:
            break
        at = behind
    if found:
        yield found, at


def _spot(line: Line, i: int, scope: tuple[int, ...]) -> tuple[list[Spot], int] | None:
    """`A on Monday (7)`, `A (Mon, Tue)`, `(A, Mon)`: one cell, or several of a line."""
    if len(scope) == 1 and (found := pairs_of(line.clause.document, scope[0])):
        pair = pair_named(line, i, found)
        value, end = _value(line, pair[1]) if pair else (None, i)
        return ([(Where((pair[0],)), value)], end) if pair else None
    panels, at = _panel(line, i)
    at = line.skip(at, (",", "the")) if panels else i
    opened = line.text(at) == "("
    first = line.skip(at + opened, ("the",))
    one = line.item(first)
    behind = line.skip(first + 1, ("row", "column", "<axis>"))
    listing = line.text(behind) == "(" and not opened
    second = line.skip(behind, ("(", "the")) if listing else line.skip(behind, _LINKS)
    other = line.item(second)
    if one is None or other is None or second == behind or not _cross(one, other):
        return None
    end = line.skip(second + 1, ("row", "column", "<axis>"))
    if opened or listing:
        if line.text(end) != ")":
            return None
        end += 1
    if not panels:
        panels, end = (
            _panel(line, line.skip(end, (",",))) if _panel(line, line.skip(end, (",",)))[0] else (scope, end)
        )
    if len(panels) != 1:
        return None
    cells = _cells(line, panels[0], (one, other))
    value, end = _value(line, end) if len(cells) == 1 else (None, end)
    return ([(Where((cell,)), value) for cell in cells], end) if cells else None


def _cross(one: Item, other: Item) -> bool:
    """Whether they name rows and columns, one by one."""
    values = (one.value, other.value)
    if not all(isinstance(v, TickRef | PositionRef) for v in values):
        return False
    if any(isinstance(v, TickRef) and (v.every or v.unknown) for v in values):
        return False
    return {getattr(v, "side", "") for v in values} == {"rows", "columns"}


def _cells(line: Line, panel: int, items: tuple[Item, Item]) -> list[Area]:
    chosen = [selection(line.clause, panel, [item]) for item in items]
    sets = [frozenset(one.places(line.clause.panel(panel))) for one in chosen if one is not None]
    if len(sets) < len(items):
        return []
    name = " / ".join(item.text for item in items)
    common = sorted(first for first, second in product(*sets) if first == second)
    return [Area.of(panel, frozenset((cell,)), name) for cell in common]


def _value(line: Line, i: int) -> tuple[Cond | None, int]:
    """The value of a cell behind its name: "(7)", ", 7", "at 7"."""
    at = line.skip(i, ("(", ",", "at", "with", "=", ":"))
    num = line.num(at)
    if at == i or num is None or num.op not in ("=", "~"):
        return None, i
    if line.text(i) == "(":
        return (Cond(num), at + 2) if line.text(at + 1) == ")" else (None, i)
    following = line.text(at + 1)
    return (Cond(num), at + 1) if following in ("", ",", ";", "and", ")") else (None, i)
