"""In which ways the references of a clause may be what an extreme is of, and where it stands."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.around import before, between
from auditor.language.clauses import Clause, Spot
from auditor.language.clauses.spots import opens
from auditor.language.each import of_everything, one_by_one
from auditor.language.items import Item
from auditor.language.loose import HAVING
from auditor.language.pairs import halves
from auditor.language.ranking import puts_in_order
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, RegionRef, TickRef
from auditor.language.scope import selection
from auditor.language.tokens import norms
from auditor.world import Selection, same_labels

# Verbs that part what is told of an extreme from what it is the extreme of: "the lowest entry of A belongs to B".
_BEING = frozenset(
    "is are was wa were be being belongs belong goes lies sits stands occurs appears comes falls go went lie lay sit sat stand stood occur occurred appear appeared come came fall fell".split()
)
# "The lowest is 5, found at A": where it was found, and not where it was looked for.
_FOUND = frozenset(
    "found seen observed recorded reached obtained achieved attained located occurring measured".split()
)
_WHOLE = re.compile(
    r"\b(?:entire|whole|overall|all|global|absolute|figure|chart|heatmap|grid)\b", re.IGNORECASE
)

_HAVING = frozenset(
    "has ha have had having with hold holds held show shows showed reach reaches reached".split()
)

# "A to B is the strongest pair", "A into B has the lowest score of all".
_OF_ALL_PAIRS = re.compile(
    r"\bof all(?=\s*(?:[.,;:!]|$))|\bthe (?:\w+est|best|worst|most \w+|least \w+) (?:pair|pairing|combination|cell|tile|square)\b",
    re.IGNORECASE,
)

Ways = Iterator[tuple[tuple[Selection, ...], tuple[Selection, ...]]]


def extreme_ways(clause: Clause, cue: Item) -> Ways:
    """Scopes and places: references before the cue may say where it was looked, those behind it where it was found."""
    refs = [_pair(clause, cue, item) for item in clause.refs]
    spots = [item for item in refs if isinstance(item.value, Spot | PlaceRef)]
    lines = [item for item in refs if item not in spots]
    ahead = [item for item in lines if item.start < cue.start]
    behind = [item for item in lines if item not in ahead]
    own = _its_own(clause, cue) and any(item.start < cue.start for item in refs)
    labelled = [item for item in clause.label if cue in clause.label and isinstance(item.value, RegionRef)]
    splits: list[tuple[Sequence[Item], Sequence[Item]]] = [] if own else [(labelled, refs)]
    splits += [([item], [item]) for item in spots if _of_one_set(item) and item in clause.refs]
    splits += [
        split
        for item in spots
        if isinstance(item.value, Spot) and (item.start < cue.start or _tells(clause, item))
        for split in _split(clause, item, cue)
    ]
    if lines:
        named = [item for item in behind if _is_predicate(clause, cue, item)]
        looked = [item for item in lines if item not in named]
        splits += [] if _has_the(clause, cue, behind) else [(ahead, [*spots, *behind])]
        turned = not (named or _its_own(clause, cue) or _is_found_behind(clause, cue, ahead, behind))
        splits += [(behind, [*spots, *ahead])] if turned else []
        splits += [(looked, [*spots, *named])] if looked or not named else []
    if labelled:
        splits = splits[:1]  # "**Weakest cell of the diagonal:** A, B at 5"
    if len(ahead) > 1 and opens(ahead[0], clause.sentence):
        splits.append((ahead[:1], [*ahead[1:], *behind, *spots]))  # "at dose 5, group B is ahead"
    first = bool(spots) and not clause.sentence[: spots[0].start].strip()
    opening = first and bool(_OF_ALL_PAIRS.search(clause.text))
    whole = (of_everything(clause.text) or opening) and not one_by_one(clause)
    for scope_refs, place_refs in splits:
        if whole and scope_refs:
            continue
        if any(
            _put_in_order(cue, refs, item) or _is_sought(cue, item) or _is_of_its_kind(clause, cue, item)
            for item in scope_refs
        ):
            continue
        scope = (
            _lines_of(clause, scope_refs)
            if scope_refs and scope_refs == place_refs
            else _selections(clause, clause.panels, scope_refs)
        )
        place = _selections(clause, clause.panels, place_refs) if place_refs else ()
        if scope is not None and place is not None and not is_single(scope):
            yield _in_row(clause, scope), _in_row(clause, place)
            yield from off_diagonal(clause, scope, place)
    yield from _panel_as_place(clause)


def _is_sought(cue: Item, item: Item) -> bool:
    """`the best rate is 4`: whether a superlative is said of what is named right behind it, which is then no place to look in."""
    value = item.value
    return item.first == cue.last and isinstance(value, TickRef) and value.named and len(value.ticks) == 1


def _is_of_its_kind(clause: Clause, cue: Item, item: Item) -> bool:
    """`A is the best row in B`: whether it is one of those among which the extreme was looked for, as one of them it is."""
    value = item.value
    kinds = {
        ref.value.side for ref in clause.items if isinstance(ref.value, AxisRef) and ref.first == cue.last
    }
    return isinstance(value, TickRef) and len(value.ticks) == 1 and value.side in kinds


def _put_in_order(cue: Item, refs: Sequence[Item], item: Item) -> bool:
    """`A is first with 64`, `at 9:00 A comes last`: whether it is A, which is no place where the extreme was looked for."""
    ahead = [ref for ref in refs if ref.start < cue.start]
    placed = len(ahead) < len(refs) and cue.text.casefold().endswith(("best", "worst"))
    if not ahead or not puts_in_order(cue) or placed:
        return False  # "A comes out best with B" may tell where A does best
    last = max(ahead, key=lambda ref: ref.start)
    both = halves(last)
    return (
        item is last if not both else item.start == last.start and item.value == _told_last(last, both).value
    )


def _told_last(spot: Item, both: Sequence[Item]) -> Item:
    """Of the row and the column of a place the one whose tick stands last in its words."""
    return max(
        both,
        key=lambda half: max(
            (spot.text.casefold().rfind(t.casefold()) for t in getattr(half.value, "ticks", ())), default=-1
        ),
    )


def _split(clause: Clause, item: Item, cue: Item) -> Iterator[tuple[list[Item], list[Item]]]:
    """`At 20 ms A is fastest`: a place before the superlative may name where it was looked, and what was found.

    Behind "the fastest run is 3 at 20 ms" what the superlative says of is what was found.
    """
    both = halves(item)
    regions = [ref for ref in clause.refs if isinstance(ref.value, RegionRef)]
    if len(clause.refs) == 1 + len(regions) and len(both) == 2 and not _of_one_set(item):
        if item.first == cue.last:
            looked = _told_last(item, both)
            yield [*regions, looked], [*regions, *(half for half in both if half is not looked)]
            return
        yield [*regions, *both[:1]], [*regions, *both[1:]]
        yield [*regions, *both[1:]], [*regions, *both[:1]]


def _tells(clause: Clause, spot: Item) -> bool:
    """`the highest value of hour 6 is at tray 2`: whether a verb parts the row from the column."""
    return bool(_BEING & set(norms(clause.sentence[spot.start : spot.end])))


def _is_found_behind(clause: Clause, cue: Item, ahead: Sequence[Item], behind: Sequence[Item]) -> bool:
    """`In A the highest value is 5, at x`: whether it was looked for in A, as the sentence opens with it, and found at x."""
    numbers = [number for number in clause.numbers if number.start > cue.start]
    opening = len(ahead) == 1 and opens(ahead[0], clause.sentence)
    return opening and bool(numbers) and all(item.start > numbers[0].start for item in behind)


def _its_own(clause: Clause, cue: Item) -> bool:
    """`A reaches its highest at x`: whether an extreme is one of what is named before it."""
    return bool({"its", "their", "own"} & set(before(clause, cue, 2)))


def _has_the(clause: Clause, cue: Item, behind: Sequence[Item]) -> bool:
    """`A has the highest B share`: whether it is the highest of B, as A has no highest of its own."""
    words = before(clause, cue, 2)
    having = words[:1] in (("has",), ("ha",), ("have",), ("had",), ("with",)) and words[1:] == ("the",)
    return having and any(item.first == cue.last for item in behind)


def held_by_a_line(clause: Clause, cue: Item) -> bool:
    """`A has the highest value, 12`: whether A is said to hold what is the highest of all, and not one of its own."""
    words = before(clause, cue, 2)
    having = len(words) == 2 and words[1] == "the" and (words[0] in _HAVING or words[0] in HAVING)
    ahead = [item for item in clause.refs if item.start < cue.start]
    return having and len(ahead) == len(clause.refs) and any(cue.first - item.last <= 3 for item in ahead)


def _is_predicate(clause: Clause, cue: Item, item: Item) -> bool:
    """`The best result is A`: whether the sentence says of an extreme that it is something, and not what it is the extreme of."""
    told = (*clause.numbers, *(item for item in clause.siblings if item.kind == "number"))
    numbers = [number for number in told if cue.start < number.start < item.start]
    being = bool(_BEING & set(between(clause, cue, item)))
    found = bool(_FOUND & set(before(clause, item, 3))) and (being or bool(numbers))
    return found or not numbers and being


def _pair(clause: Clause, cue: Item, item: Item) -> Item:
    """`between A and B`, `A and B are most alike`, of labels that both axes have: the place where they meet; else as it is."""
    value = item.value
    mutual = cue.text.casefold().startswith("most ") or "pair" in between(clause, cue, item)
    mutual |= before(clause, item, 1) == ("between",)
    joined = isinstance(value, TickRef) and value.side == "either" and len(value.ticks) == 2
    if not (mutual and joined and isinstance(value, TickRef)):
        return item
    one, other = (replace(value, ticks=(tick,)) for tick in value.ticks)
    return replace(item, value=Spot(one, other))


def _of_one_set(item: Item) -> bool:
    """Whether a place names two members of one set: "the largest coefficient of A is with B"."""
    value = item.value
    return isinstance(value, Spot) and isinstance(value.rows, TickRef) and value.rows.side == "either"


def _lines_of(clause: Clause, refs: Sequence[Item]) -> tuple[Selection, ...] | None:
    """The whole row through such a place, without its own diagonal cell."""
    found = _selections(clause, clause.panels, refs)
    return found and tuple(replace(s, columns=None, region="off-diagonal") for s in found)


def is_single(scope: Sequence[Selection]) -> bool:
    """Whether some part of a scope is but one cell, whose extremes say nothing."""
    return any(s.is_cell for s in scope)


def _in_row(clause: Clause, selections: tuple[Selection, ...]) -> tuple[Selection, ...]:
    """Narrowed to the row that the sentence stands in, unless it speaks of the whole."""
    row, panel = clause.statement.row, clause.statement.panel
    if row is None or panel is None or _WHOLE.search(clause.text):
        return selections
    return tuple(replace(s, rows=(row,)) if s.panel == panel and s.rows is None else s for s in selections)


def off_diagonal(clause: Clause, scope: tuple[Selection, ...], place: tuple[Selection, ...]) -> Ways:
    """In a matrix of a set with itself the diagonal is often left out of account."""
    if any(s.region for s in (*scope, *place)) or not all(same_labels(clause.panel(s.panel)) for s in scope):
        return
    yield (
        tuple(replace(s, region="off-diagonal") for s in scope),
        tuple(replace(s, region="off-diagonal") for s in place),
    )


def _panel_as_place(clause: Clause) -> Ways:
    """Where the panel itself is the place: "Panel B holds the highest value of the figure"."""
    named = [
        item for item in clause.items if isinstance(item.value, PanelRef) and len(item.value.panels) == 1
    ]
    if len(clause.document.panels) > 1 and len(named) == 1 and isinstance(named[0].value, PanelRef):
        everything = tuple(Selection(index) for index in range(len(clause.document.panels)))
        place = _selections(clause, named[0].value.panels, clause.refs)
        if place:
            yield everything, place


def _selections(clause: Clause, panels: Sequence[int], refs: Sequence[Item]) -> tuple[Selection, ...] | None:
    """The crossing of the references in each panel; None where no panel has them all."""
    found = [chosen for panel in panels if (chosen := selection(clause, panel, refs)) is not None]
    met = [item for item in refs if _of_one_set(item) and item not in clause.refs]
    if met and refs == met:
        # Which of the two comes first is not said.
        turned = [replace(chosen, rows=chosen.columns, columns=chosen.rows) for chosen in found]
        found += [s for s in turned if set(s.places(clause.panel(s.panel))) & set(clause.panel(s.panel).grid)]
    return tuple(found) or None
