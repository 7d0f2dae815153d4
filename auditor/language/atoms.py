"""References taken apart: what a mention says of the panel, of the rows, of the columns, or of the shape of a region."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.tokens import norms
from auditor.language.wording import Wording

OTHER_SIDE = {"rows": "columns", "columns": "rows"}
_SCOPED = frozenset("in at for with on across under within over from during when where of by".split())


@dataclass(frozen=True, slots=True)
class Atom:
    """One reference in one dimension; `item` is the mention that it comes from.

    `late` tells the second part of a mention of both a row and a column, `placed` that a preposition leads to that part.
    """

    dimension: str
    ref: PanelRef | TickRef | PositionRef | RegionRef
    item: Item
    late: bool = False
    placed: bool = False


def atoms(items: Sequence[Item], either: str = "rows", words: Wording | None = None) -> list[Atom]:
    """References taken apart by dimension; labels of both axes are taken as those of `either`."""
    found: list[Atom] = []
    for item in items:
        value = _crossing(item, words)
        if isinstance(value, Spot):
            found.extend(_crossed(value, item, either, words))
            continue
        parts: Sequence[object] = (value,)
        if isinstance(value, PlaceRef):
            parts = (TickRef("rows", (value.row,), True), TickRef("columns", (value.column,), True))
        found.extend(atom for part in parts if (atom := _atom(part, item, either)) is not None)
    return found


def _crossing(item: Item, words: Wording | None) -> object:
    """What a mention means; `between A and B`, of labels that both axes have, is their crossing."""
    value = item.value
    if words is None or not isinstance(value, TickRef) or value.side != "either" or len(value.ticks) != 2:
        return value
    pair = replace(value, ticks=value.ticks[:1]), replace(value, ticks=value.ticks[1:])
    return Spot(*pair) if words.norm(item.first - 1) == "between" else value


def _crossed(spot: Spot, item: Item, either: str, words: Wording | None) -> list[Atom]:
    """The two parts of a mention of both a row and a column, in the order in which they are named."""
    sides_of = {getattr(part, "side", "") for part in (spot.rows, spot.columns)}
    names = (either, OTHER_SIDE[either]) if sides_of == {"either"} else (either, either)
    both = [
        atom
        for part, name in zip((spot.rows, spot.columns), names, strict=True)
        if (atom := _atom(part, item, name)) is not None
    ]
    if words is None or len(both) != 2:
        return both
    inside = words.norms(item.first, item.last)
    both.sort(key=lambda atom: _named_at(atom, inside))
    second = _named_at(both[1], inside)
    placed = bool(set(inside[1 : max(second, 1)]) & _SCOPED)
    return [both[0], replace(both[1], late=True, placed=placed)]


def led_by(words: Wording, atom: Atom) -> str:
    """The word before a part of a mention of both a row and a column."""
    own = norms(atom.ref.ticks[0])[:1] if isinstance(atom.ref, TickRef) else ()
    found = [at for at in range(atom.item.first, atom.item.last) if own == (words.norm(at),)]
    return words.norm(found[-1] - 1) if found else ""


def _named_at(atom: Atom, inside: Sequence[str]) -> int:
    """Where in a mention a part of it is named."""
    ref = atom.ref
    own = norms(ref.ticks[0]) if isinstance(ref, TickRef) else (atom.dimension[:-1],)
    return next((at for at in range(len(inside)) if tuple(inside[at : at + len(own)]) == own), len(inside))


def _atom(value: object, item: Item, either: str) -> Atom | None:
    if isinstance(value, PanelRef):
        return None if value.every else Atom("panel", value, item)
    if isinstance(value, TickRef):
        side = either if value.side == "either" else value.side
        return Atom(side, replace(value, side=side), item) if value.ticks else None
    if isinstance(value, PositionRef):
        return Atom(value.side, value, item)
    return Atom("region", value, item) if isinstance(value, RegionRef) else None


def context_atoms(clause: Clause) -> list[Atom]:
    """The panel, row or column that the statement belongs to by where it stands."""
    statement = clause.statement
    found: list[Atom] = []
    if statement.panel is None:
        return found
    panel = clause.document.panels[statement.panel]
    blank = Item("ref", None, 0, 0, 0, 0, "")
    found.append(Atom("panel", PanelRef((statement.panel,)), blank))
    if statement.row is not None:
        found.append(Atom("rows", TickRef("rows", (panel.rows.ticks[statement.row].text,), True), blank))
    if statement.column is not None:
        found.append(
            Atom("columns", TickRef("columns", (panel.columns.ticks[statement.column].text,), True), blank)
        )
    return found


def subject(words: Wording, own: Sequence[Atom], wanted: str, before: int | None = None) -> list[Atom]:
    """The reference that a sentence speaks of: not one behind a preposition, where another stands without; rather one before a position."""
    fitting = [atom for atom in own if not wanted or atom.dimension == wanted]
    free = [atom for atom in fitting if not scoped(words, atom)]
    chosen = free or fitting
    if before is not None and any(atom.item.first < before for atom in free):
        chosen = [atom for atom in free if atom.item.first < before]
    if not chosen:
        return []
    last = chosen[-1]
    return listed([atom for atom in chosen if atom.dimension == last.dimension])


def scoped(words: Wording, atom: Atom) -> bool:
    """Whether a preposition makes a reference the place of something, and not the thing spoken of."""
    if atom.late:
        return atom.placed
    before = words.before(atom.item, 2)
    return bool(before) and (
        before[-1] in _SCOPED
        or (before[-1] in ("the", "a", "an", "panel", "row", "column") and before[0] in _SCOPED)
    )


def listed(mine: Sequence[Atom]) -> list[Atom]:
    """The last reference, with those before it in one list."""
    found = [mine[-1]]
    for atom in reversed(mine[:-1]):
        if found[0].item.first - atom.item.last <= 2:
            found.insert(0, atom)
    return found
