"""What the signs of a clause tell, taken apart: its cues, its numbers, and the places that it names."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from auditor.claims.composed.signs import Sign, signs
from auditor.claims.contesting import select
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, PanelRef, Ref, RegionRef, TickRef, axis_of
from auditor.world import Selection

OTHER = {"rows": "columns", "columns": "rows"}
_DENIED = ("place", "every", "axis", "noun")
_OF_THEM = frozenset("of the these its their single other 's".split())
# Words that lead past a place, or to it, and not into it.
_BEYOND = frozenset("before past from to until till up down beyond near by".split())


@dataclass(frozen=True)
class Scene:
    """A clause with its signs."""

    clause: Clause
    signs: tuple[Sign, ...]

    @classmethod
    def of(cls, clause: Clause) -> "Scene":
        """The scene of a clause."""
        return cls(clause, signs(clause))

    @cached_property
    def split(self) -> "Scene":
        """The same with a sign for each part of a place: "5 m to 10 m Elm" names the way from tick to tick, and a line."""
        return Scene(self.clause, tuple(one for sign in self.signs for one in _by_atom(sign)))

    @cached_property
    def places(self) -> tuple[Sign, ...]:
        """The signs that name places."""
        return self.all("place")

    def all(self, *does: str) -> tuple[Sign, ...]:
        """The signs that do one of these things."""
        return tuple(sign for sign in self.signs if sign.does in does)

    def one(self, does: str) -> Sign | None:
        """The only sign that does so, or None."""
        found = self.all(does)
        return found[0] if len(found) == 1 else None

    def kinds(self) -> frozenset[str]:
        """All that signs of the clause do."""
        return frozenset(sign.does for sign in self.signs)

    @cached_property
    def strange(self) -> int:
        """How many words are not known."""
        return len(self.all("word"))

    def quants(self) -> frozenset[str]:
        """The words of quantity: "all", "none", "only" ..."""
        return frozenset(sign.value for sign in self.all("quant"))

    @property
    def panels(self) -> tuple[int, ...]:
        """The panels that the clause speaks of."""
        return self.clause.panels

    def denies(self) -> bool:
        """Whether a "no" or "none" stands right before what it denies something of: "no score of A", "none of the columns"."""
        text = self.clause.sentence or self.clause.text
        for sign in self.all("quant"):
            after = self.after(sign)
            if sign.value == "none" and after is not None and after.does in _DENIED:
                between = text[sign.end : after.start].casefold().split()
                return not set(between) - _OF_THEM
        return False

    @cached_property
    def beyond(self) -> bool:
        """Whether a place only tells on which side of it something is: "before June", "past 20 minutes"."""
        return any(sign.led in _BEYOND for sign in self.places)

    def after(self, sign: Sign) -> Sign | None:
        """The sign behind another one."""
        at = self.signs.index(sign) + 1
        return self.signs[at] if at < len(self.signs) else None

    def before(self, sign: Sign) -> Sign | None:
        """The sign in front of another one."""
        at = self.signs.index(sign)
        return self.signs[at - 1] if at else None

    def selection(self, panel: int, places: Iterable[Sign]) -> Selection | None:
        """The crossing of places in a panel; ticks of one side that several places name are taken together."""
        by_side: dict[str, list[Ref]] = {}
        places = tuple(places)
        if sum(len(sides_of([sign]) & set(OTHER)) > 1 for sign in places) > 1:
            return None  # "A in May and B in June" are two cells, and no crossing of lines
        for sign in places:
            for atom in sign.atoms:
                if atom.dimension != "panel":
                    by_side.setdefault(atom.dimension, []).append(atom.ref)
        refs: list[Ref] = []
        for own in by_side.values():
            merged = _merged(own)
            if merged is None:
                return None
            refs.append(merged)
        return select(self.clause, panel, refs)

    def cells(self, chosen: Selection) -> Iterator[Selection]:
        """The cells of a selection, one by one, but for those that are written as missing."""
        panel = self.clause.panel(chosen.panel)
        for row, column in chosen.places(panel):
            cell = panel.grid.get((row, column))
            if cell is None or cell.quantity is not None:
                yield Selection(chosen.panel, (row,), (column,))

    def size(self, panel: int, side: str) -> int:
        """How many lines a side of a panel has."""
        return len(axis_of(self.clause.panel(panel), side).ticks)


def _by_atom(sign: Sign) -> Iterator[Sign]:
    if len(sign.atoms) < 2:
        yield sign
        return
    for number, atom in enumerate(sign.atoms):
        own = replace(sign, start=sign.start + number, atoms=(atom,))
        yield replace(own, led="at" if atom.placed else "") if number else own


def _merged(refs: Sequence[Ref]) -> Ref | None:
    if len(refs) == 1:
        return refs[0]
    if all(isinstance(ref, TickRef) and ref.ticks and not ref.every for ref in refs):
        ticks = tuple(text for ref in refs if isinstance(ref, TickRef) for text in ref.ticks)
        first = refs[0]
        assert isinstance(first, TickRef)
        return TickRef(first.side, tuple(dict.fromkeys(ticks)), True)
    return None


def sides_of(signs: Iterable[Sign]) -> frozenset[str]:
    """The dimensions in which places are named."""
    return frozenset(atom.dimension for sign in signs for atom in sign.atoms)


def in_region(signs: Iterable[Sign]) -> bool:
    """Whether one of some places is a region of the grid."""
    return any(isinstance(atom.ref, RegionRef) for sign in signs for atom in sign.atoms)


def names_panel(sign: Sign) -> bool:
    """Whether a place is a panel, and nothing in it."""
    return bool(sign.atoms) and all(isinstance(atom.ref, PanelRef) for atom in sign.atoms)


def every_side(sign: Sign) -> str:
    """The side of which a sign names each line, or the axis itself; "" for others."""
    value = sign.item.value if sign.item else None
    return value.side if isinstance(value, TickRef | AxisRef) else ""
