"""Sides that a comparison does not name: what was spoken of before, the others, or the only other one."""

from collections.abc import Sequence

from auditor.language.atoms import Atom, atoms, context_atoms, subject
from auditor.language.changes import before_and_after
from auditor.language.clauses import Clause, Spot
from auditor.language.comparatives import OTHERS, Cue
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PlaceRef, TickRef
from auditor.language.two_sides import DIMENSIONS, Sides
from auditor.language.wording import Wording
from auditor.numerals import cardinal

_EVERYTHING = frozenset("everything anything else elsewhere anywhere".split())


def from_context(clause: Clause, dims: set[str], head: Sequence[Atom], either: str) -> list[Atom]:
    """A left side that the clause leaves unsaid: what its label, its place or the clauses before it speak of."""
    taken = [atom.ref for atom in head]
    sources = [
        context_atoms(clause),
        atoms(clause.label, either),
        atoms(clause.before, either),
        atoms(clause.topic, either),
    ]
    for source in sources:
        fitting = [atom for atom in source if atom.dimension in dims and atom.ref not in taken]
        if fitting:
            last = fitting[-1]
            return [atom for atom in fitting if atom.dimension == last.dimension][-1:]
    return []


def others_at(words: Wording, start: int, until: int) -> int | None:
    """Where a word for all others stands within a few words of the right side's beginning."""
    return next((at for at in range(start, min(until, start + 6)) if words.norm(at) in OTHERS), None)


def against_others(
    clause: Clause, words: Wording, cue: Cue, own: Sequence[Atom], at: int, either: str
) -> Sides | None:
    """`A beats all others`, `above every other row`: the other side is all that the left one is not."""
    used = [
        item
        for item in clause.items
        if at - 5 <= item.first <= at + 3
        and item.first >= cue.right - 1
        and (item.kind in ("quant", "noun") or _is_every(item))
    ]
    wanted = _named_dimension(clause, words, at)
    before = [atom for atom in own if atom.item.first < cue.first or atom.item.first < cue.right <= at]
    crossing = [atom for atom in before if isinstance(atom.item.value, Spot | PlaceRef)]
    whole = (
        [atom for atom in crossing if atom.item is crossing[-1].item]
        if words.norm(at) in _EVERYTHING and not wanted
        else []
    )
    left = (
        whole
        or subject(words, before, wanted)
        or from_context(clause, {wanted} if wanted else set(DIMENSIONS[:3]), [], either)
    )
    if not left:
        return None
    where = [atom for atom in own if atom not in left]
    return Sides(tuple(left), (), tuple(where), True, tuple(used))


def _is_every(item: Item) -> bool:
    return isinstance(item.value, TickRef | PanelRef) and item.value.every


def _named_dimension(clause: Clause, words: Wording, at: int) -> str:
    """The dimension that the noun behind "other" names: "the other two columns", "any other model"."""
    reach = at + 2 if cardinal(words.norm(at + 1)) is not None else at + 1
    for item in clause.items:
        if at - 1 <= item.first <= reach:
            side = getattr(item.value, "side", "")
            if side in ("rows", "columns"):
                return str(side)
            if item.kind == "noun" and item.value in ("row", "column", "panel"):
                return f"{item.value}s" if item.value != "panel" else "panel"
            if isinstance(item.value, PanelRef) and item.value.every:
                return "panel"
    return ""


def implicit(clause: Clause, words: Wording, cue: Cue, own: Sequence[Atom], either: str) -> Sides | None:
    """`A is higher`: than what was spoken of before, or than the only other one."""
    if steps := _than_before(clause, cue, own):
        return steps
    before = [atom for atom in own if atom.item.first < cue.first] or list(own)
    left = subject(words, before, "")
    if not left:
        return None
    where = tuple(atom for atom in own if atom not in left)
    dimension = left[0].dimension
    earlier = [
        a
        for a in atoms(clause.before, either)
        if a.dimension == dimension and a.ref not in [x.ref for x in left]
    ]
    if len({a.ref for a in earlier}) == 1 and len(left) == 1:
        return Sides(tuple(left), (earlier[0],), where)
    alone = any(
        item.has("quant", "only") and 0 <= left[0].item.first - item.last <= 1 for item in clause.items
    )
    everywhere = dimension in ("rows", "columns") and any(item.has("quant", "all") for item in clause.items)
    return (
        Sides(tuple(left), (), where, True) if alone or everywhere or _has_one_other(clause, left) else None
    )


def _than_before(clause: Clause, cue: Cue, own: Sequence[Atom]) -> Sides | None:
    """`A is higher after the change`: than before it, where of two panels one shows what was before."""
    panels = [atom for atom in own if isinstance(atom.ref, PanelRef)]
    if len(panels) != 1 or len(clause.document.panels) != 2 or before_and_after(clause.document) is None:
        return None
    (told,) = panels
    assert isinstance(told.ref, PanelRef)
    if len(told.ref.panels) != 1 or told.item.first < cue.first or cue.items[0].kind != "compare":
        return None
    other = Atom("panel", PanelRef((1 - told.ref.panels[0],)), told.item)
    return Sides((told,), (other,), tuple(atom for atom in own if atom is not told))


def _has_one_other(clause: Clause, left: Sequence[Atom]) -> bool:
    dimension = left[0].dimension
    if dimension == "panel":
        return len(clause.document.panels) >= 2
    if dimension not in ("rows", "columns") or len(clause.panels) != 1:
        return False
    panel = clause.document.panels[clause.panels[0]]
    return len(panel.rows.ticks if dimension == "rows" else panel.columns.ticks) == 2
