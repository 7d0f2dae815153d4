"""The pairs of a set that a panel crosses with itself, where both orders of a pair have one value: correlations, distances."""

import re
from dataclasses import dataclass, field
from functools import lru_cache

from auditor.language.told_names import told_names
from auditor.model import Document, Panel
from auditor.truth import ANYTHING, Interval
from auditor.world import World

Pair = tuple[int, int]  # two members by their numbers, the lower one first
FEWEST_MEMBERS = 3
_TOLERATED = (
    0.2  # of the pairs may differ from their mirror image: a slip in one cell makes no other kind of grid
)
_DISTANCE = re.compile(
    r"\b(?:distances?|dissimilarit(?:y|ies)|divergences?|disagreements?|unlikeness)\b", re.IGNORECASE
)
_LIKENESS = re.compile(
    r"\b(?:correlat\w+|similarit(?:y|ies)|agreements?|overlaps?|cosines?|kinship|coefficients?)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Relation:
    """The members of such a set in one panel, and the places where each pair is written."""

    panel: int
    members: tuple[str, ...]
    places: dict[Pair, tuple[tuple[int, int], ...]]
    aliases: dict[tuple[str, ...], str] = field(default_factory=dict)
    own: float | None = (
        None  # what each stands in to itself, where that is written: 1 of correlations, 0 of distances
    )

    distances: bool = False  # whether the text calls what is shown so, or a like name

    @property
    def apart(self) -> bool:
        """Whether low values tell of what is near."""
        return self.own == 0 or (self.own is None and self.distances)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs of two different members."""
        return tuple(self.places)

    def of(self, member: int) -> tuple[Pair, ...]:
        """The pairs of one member with all others."""
        return tuple(pair for pair in self.places if member in pair)

    def among(self, members: tuple[int, ...]) -> tuple[Pair, ...]:
        """The pairs within a group."""
        return tuple(pair for pair in self.places if pair[0] in members and pair[1] in members)

    def value(self, world: World, pair: Pair) -> Interval:
        """What a pair's cells show: both readings where the two orders differ."""
        found = [world.value(self.panel, *place) for place in self.places[pair]]
        known = [value for value in found if value is not None]
        if not known:
            return ANYTHING
        return known[0] if len(known) == 1 else known[0].hull(known[1])


@lru_cache(maxsize=256)
def relation(document: Document, index: int) -> Relation | None:
    """The relation that a panel shows, or None: the same labels on both sides, each pair written, both orders alike."""
    panel = document.panels[index]
    members, own = _members(panel), _diagonal(panel)
    if len(members) < FEWEST_MEMBERS or len(own) > 1:
        return None
    rows, columns = ([members.index(t.text) for t in axis.ticks] for axis in (panel.rows, panel.columns))
    places: dict[Pair, list[tuple[int, int]]] = {}
    for i, j in panel.values:
        one, other = rows[i], columns[j]
        if one != other:
            places.setdefault((min(one, other), max(one, other)), []).append((i, j))
    size = len(members)
    differing = sum(len({panel.values[place].value for place in written}) > 1 for written in places.values())
    if len(places) < size * (size - 1) // 2 or differing > _TOLERATED * len(places):
        return None
    written = {pair: tuple(places[pair]) for pair in sorted(places)}
    text = document.source.text
    distances = bool(_DISTANCE.search(text)) and not _LIKENESS.search(text)
    return Relation(index, members, written, told_names(text, members), next(iter(own), None), distances)


def _members(panel: Panel) -> tuple[str, ...]:
    """The set: the labels of both sides; of a triangle each side may lack one."""
    rows, columns = ([tick.text for tick in axis.ticks] for axis in (panel.rows, panel.columns))
    members = tuple(dict.fromkeys((*rows, *columns)))
    alike = min(len(set(rows)), len(set(columns))) >= len(members) - 1
    return members if alike and len(set(rows)) == len(rows) and len(set(columns)) == len(columns) else ()


def _diagonal(panel: Panel) -> set[float]:
    """What its members stand in to themselves, as far as it is written."""
    return {
        q.value
        for (i, j), q in panel.values.items()
        if panel.rows.ticks[i].text == panel.columns.ticks[j].text
    }
