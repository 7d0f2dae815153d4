"""Pairs of a set that a panel crosses with itself, as the cells of a group: all of them, those with a member, neighbours, named ones."""

from collections.abc import Iterator

from auditor.claims.cellsets.claims import Area
from auditor.claims.cellsets.scopes import name_of
from auditor.claims.cellsets.words import Line
from auditor.claims.relations.pairs import Relation, relation
from auditor.language.refs import TickRef
from auditor.model import Document

_WITH = ("with", "involving", "involve", "of", "in", "the", "contain", "containing", "touching", "on", "row", "column", "either", "or")  # fmt: skip
_NEIGHBOURS = ("adjacent", "neighbour", "neighbor", "neighbouring", "neighboring", "consecutive")
_LINKS = ("with", "and", "vs", "versus", "to", "-", "–", "/", "×", "x", ".", "against")


def pairs_of(document: Document, panel: int) -> Relation | None:
    """The pairs of a panel where both orders of each show one value."""
    found = relation(document, panel)
    values = document.panels[panel].values
    if found and all(len({values[at].value for at in places}) == 1 for places in found.places.values()):
        return found
    return None


def all_pairs(found: Relation) -> Area:
    """One cell for each pair."""
    return Area.of(found.panel, frozenset(places[0] for places in found.places.values()), "the pairs")


def pair_areas(line: Line, i: int, found: Relation) -> Iterator[tuple[int, Area]]:
    """`with A`, `between A and B`, `adjacent`, `next to the diagonal`: the pairs that are meant."""
    at = line.skip(i, ("immediate", "direct", "directly", "are", "be", "between"))
    if line.text(at) in _NEIGHBOURS:
        end = line.skip(at + 1, ("pair", "station", "to", "each", "other", "one", "another"))
        near = [pair for pair in found.places if pair[1] - pair[0] == 1]
        yield end, _area(found, near, name_of(line, i, end))
        return
    start = line.skip(i, _WITH)
    members = _members(line, start, found)
    if start > i and members and (len(members) == 1 or " or " in line.spelled(start)):
        held = [pair for pair in found.places if set(pair) & set(members)]
        end = line.skip(start + 1, ("row", "column"))
        yield end, _area(found, held, name_of(line, i, end))


def pair_named(line: Line, i: int, found: Relation) -> tuple[Area, int] | None:
    """`A and B`, `A–B`, `(A, B)`, `between A and B`: one pair."""
    at = line.skip(i, ("between", "that", "of", "the"))
    opened = line.text(at) == "("
    first = at + opened
    members, end = _members(line, first, found), first + 1
    if len(members) == 1:
        end = line.skip(end, _LINKS)
        other = _members(line, end, found) if end > first + 1 else ()
        members, end = (*members, *other), end + 1
    if len(members) != 2 or members[0] == members[1] or (opened and line.text(end) != ")"):
        return None
    pair = (min(members), max(members))
    return _area(found, [pair], name_of(line, i, end)), end + opened


def _area(found: Relation, pairs: list[tuple[int, int]], name: str) -> Area:
    return Area.of(found.panel, frozenset(found.places[pair][0] for pair in pairs), name)


def _members(line: Line, at: int, found: Relation) -> tuple[int, ...]:
    """The members that a mention names."""
    item = line.item(at)
    value = item.value if item is not None else None
    if not isinstance(value, TickRef) or value.every or value.unknown:
        return ()
    known = [tick for tick in value.ticks if tick in found.members]
    return tuple(found.members.index(tick) for tick in known) if len(known) == len(value.ticks) else ()
