"""Two cells that are named together, each by its row and its column: "A in May and B in June", "Friday noon and Sunday noon"."""

from collections.abc import Sequence

from auditor.claims.contesting import select
from auditor.claims.pairing import Group
from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause
from auditor.language.refs import PositionRef, TickRef


def two_cells(clause: Clause, either: str) -> tuple[Group, Group] | None:
    """The two cells of one panel that a clause names one after the other, where it names nothing else."""
    own = [atom for atom in atoms(clause.items, either) if atom.dimension != "panel"]
    if len(own) != 4 or len(clause.panels) != 1 or not all(_single(atom) for atom in own):
        return None
    one, other = (_cell(clause, own[at : at + 2]) for at in (0, 2))
    return (one, other) if one is not None and other is not None and one != other else None


def _single(atom: Atom) -> bool:
    ref = atom.ref
    if isinstance(ref, TickRef):
        return len(ref.ticks) == 1 and not ref.every
    return isinstance(ref, PositionRef) and len(ref.positions) == 1


def _cell(clause: Clause, pair: Sequence[Atom]) -> Group | None:
    """The cell of a row and a column that are named side by side."""
    if {atom.dimension for atom in pair} != {"rows", "columns"}:
        return None
    found = select(clause, clause.panels[0], [atom.ref for atom in pair])
    return None if found is None else Group((found,))
