"""From the two sides of a comparison, as a sentence names them, to groups of cells."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import TypeGuard

from auditor.claims.pairing import Group
from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PositionRef, Ref, TickRef, axis_of
from auditor.language.scope import of_ref
from auditor.language.two_sides import Sides
from auditor.world import Selection

Matchup = tuple[Selection, Selection]
_LISTED = 3  # so many words stand at most between two of a list: ", and at"


def matchups(clause: Clause, sides: Sides, each: bool) -> list[Matchup]:
    """The pairs of selections that are compared: each thing by itself, or what is named together as one."""
    found: list[Matchup] = []
    panels = _panels(clause, sides)
    for left in _choices(sides.left, each):
        if sides.others:
            found.extend(_against_others(clause, sides, left, panels))
            continue
        for right in _choices(sides.right, each):
            for panel in _panels_of(left) or panels:
                for other in _panels_of(right) or ((panel,) if not _panels_of(left) else panels):
                    one = select(clause, panel, [*_lines(left), *_lines_where(sides)])
                    two = select(clause, other, [*_lines(right), *_lines_where(sides)])
                    if one is not None and two is not None and one != two:
                        found.append((one, two))
    return found


def _choices(side: Sequence[Atom], each: bool) -> list[tuple[Ref, ...]]:
    """The references of a side, one alternative for each combination of single things, or all together."""
    if len(cells := _cells(side)) > 1:
        return cells
    by_dimension: dict[str, list[Ref]] = {}
    for atom in side:
        by_dimension.setdefault(atom.dimension, []).append(atom.ref)
    singles = [
        [one for ref in refs for one in _split(ref)] if each else [_joined(refs)]
        for refs in by_dimension.values()
    ]
    return [tuple(choice) for choice in product(*singles)]


def _cells(side: Sequence[Atom]) -> list[tuple[Ref, ...]]:
    """`row 1 in May and row 2 in June`: the references of each crossing by itself, where a side names nothing else."""
    spots = list(dict.fromkeys(atom.item for atom in side))
    if not all(isinstance(item.value, Spot) for item in spots):
        return []
    return [tuple(atom.ref for atom in side if atom.item == item) for item in spots]


def _split(ref: Ref) -> list[Ref]:
    if isinstance(ref, PanelRef):
        return [PanelRef((index,)) for index in ref.panels]
    if isinstance(ref, TickRef):
        return [replace(ref, ticks=(text,)) for text in ref.ticks]
    if isinstance(ref, PositionRef) and ref.positions:
        return [replace(ref, positions=(position,)) for position in ref.positions]
    return [ref]


def _joined(refs: Sequence[Ref]) -> Ref:
    first = refs[0]
    if isinstance(first, PanelRef):
        return PanelRef(tuple(i for ref in refs if isinstance(ref, PanelRef) for i in ref.panels))
    if isinstance(first, TickRef):
        return replace(first, ticks=tuple(t for ref in refs if isinstance(ref, TickRef) for t in ref.ticks))
    if isinstance(first, PositionRef) and first.positions:
        return replace(
            first, positions=tuple(p for ref in refs if isinstance(ref, PositionRef) for p in ref.positions)
        )
    return first


def _panels(clause: Clause, sides: Sides) -> tuple[int, ...]:
    """The panels in which lines are compared: those named as the place, else those of the clause."""
    where = [index for atom in sides.where if isinstance(atom.ref, PanelRef) for index in atom.ref.panels]
    if where:
        return tuple(dict.fromkeys(where))
    return clause.panels


def _panels_of(choice: Sequence[Ref]) -> tuple[int, ...]:
    return tuple(index for ref in choice if isinstance(ref, PanelRef) for index in ref.panels)


def _lines(choice: Sequence[Ref]) -> list[Ref]:
    return [ref for ref in choice if not isinstance(ref, PanelRef)]


def _lines_where(sides: Sides) -> list[Ref]:
    """Where two things are compared; single ticks of one side that are listed are meant together: "at 2 bar and 8 bar"."""
    found: list[tuple[Ref, int]] = []
    for atom in sides.where:
        ref, (last, end) = atom.ref, found[-1] if found else (None, -_LISTED)
        if isinstance(ref, PanelRef):
            continue
        if (
            _single(ref)
            and _single(last)
            and ref.side == last.side
            and isinstance(atom.item.value, TickRef)
            and 0 < atom.item.first - end <= _LISTED
        ):
            ref = replace(last, ticks=tuple(dict.fromkeys((*last.ticks, *ref.ticks))))
            found.pop()
        # A crossing ("row 2, column 4") names one place, and begins no list.
        found.append((ref, atom.item.last if isinstance(atom.item.value, TickRef) else -_LISTED))
    return [ref for ref, _ in found]


def _single(ref: Ref | None) -> TypeGuard[TickRef]:
    return isinstance(ref, TickRef) and bool(ref.ticks) and not (ref.every or ref.unknown)


def select(clause: Clause, panel: int, refs: Sequence[Ref]) -> Selection | None:
    """The crossing of references in one panel; None where it lacks one, or they exclude each other."""
    chosen = Selection(panel)
    for ref in refs:
        found = of_ref(clause, panel, ref)
        if found is None:
            return None
        rows, columns = _common(chosen.rows, found.rows), _common(chosen.columns, found.columns)
        if rows == () or columns == ():
            return None
        chosen = Selection(panel, rows, columns, chosen.region or found.region)
    return chosen


def _common(one: tuple[int, ...] | None, other: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if one is None or other is None:
        return other if one is None else one
    return tuple(index for index in one if index in other)


def _against_others(
    clause: Clause, sides: Sides, left: Sequence[Ref], panels: Sequence[int]
) -> Iterator[Matchup]:
    """One thing against each other of its dimension; a list on the left against all that it does not name."""
    dimensions = {atom.dimension for atom in sides.left} - {"panel"}
    if not dimensions:
        yield from _against_panels(clause, sides, left)
    elif dimensions == {"rows", "columns"}:
        yield from _against_all_cells(clause, left, panels)
    elif dimensions in ({"rows"}, {"columns"}):
        for panel in _panels_of(left) or panels:
            yield from _against_lines(clause, sides, left, panel, min(dimensions))


def _against_panels(clause: Clause, sides: Sides, left: Sequence[Ref]) -> Iterator[Matchup]:
    """One panel against each that the left side does not name."""
    named = {index for atom in sides.left if isinstance(atom.ref, PanelRef) for index in atom.ref.panels}
    for panel in _panels_of(left):
        one = select(clause, panel, _lines_where(sides))
        for index in range(len(clause.document.panels)):
            two = select(clause, index, _lines_where(sides)) if index not in named else None
            if one is not None and two is not None:
                yield one, two


def _against_lines(
    clause: Clause, sides: Sides, left: Sequence[Ref], panel: int, side: str
) -> Iterator[Matchup]:
    """One row (column) of a panel against each that the left side does not name."""
    one = select(clause, panel, [*_lines(left), *_lines_where(sides)])
    base = select(clause, panel, _lines_where(sides))
    if one is None or base is None or _on(base, side) is not None:
        return
    own = [of_ref(clause, panel, atom.ref) for atom in sides.left if atom.dimension == side]
    taken = {index for chosen in own if chosen is not None for index in _on(chosen, side) or ()}
    for index in range(len(axis_of(clause.panel(panel), side).ticks)):
        if index not in taken:
            yield one, replace(base, rows=(index,)) if side == "rows" else replace(base, columns=(index,))


def _on(chosen: Selection, side: str) -> tuple[int, ...] | None:
    return chosen.rows if side == "rows" else chosen.columns


def _against_all_cells(clause: Clause, left: Sequence[Ref], panels: Sequence[int]) -> Iterator[Matchup]:
    """One cell against each other cell of its panel."""
    for panel in _panels_of(left) or panels:
        one = select(clause, panel, _lines(left))
        if one is None or one.rows is None or one.columns is None or len(one.rows) * len(one.columns) != 1:
            continue
        for row, column in Selection(panel).places(clause.panel(panel)):
            if (row, column) != (one.rows[0], one.columns[0]):
                yield one, Selection(panel, (row,), (column,))


def groups(
    matched: Sequence[Matchup], measures: tuple[str, str], without: tuple[Selection, ...]
) -> list[tuple[Group, Group]]:
    """The selections as groups with their measures."""
    return [
        (Group((one,), measures[0], without), Group((two,), measures[1], without)) for one, two in matched
    ]


def exempt_selections(
    clause: Clause, refs: Sequence[Item], panels: Sequence[int], either: str
) -> tuple[Selection, ...]:
    """What "except" leaves out, in each panel that has it."""
    parts = [atom.ref for atom in atoms(refs, either)]
    return tuple(s for panel in panels if (s := select(clause, panel, parts)) is not None)
