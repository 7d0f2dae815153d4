"""Peaks and lows: "the highest value (52.8) stands at ratio 0.3", "R2 has the lowest mean of all rows"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.aggregates import aggregate
from auditor.claims.judging import (
    Valued,
    cell_name,
    cell_value,
    described,
    directions,
    extreme,
    num_text,
    reaches,
    several,
    show,
    states,
    valued,
)
from auditor.language.around import before, between
from auditor.language.clauses import Clause, Spot
from auditor.language.clauses.spots import opens
from auditor.language.items import Item
from auditor.language.limits import may_be_allowed
from auditor.language.members import two_of_a_set
from auditor.language.numbers import Num
from auditor.language.pairs import halves
from auditor.language.refs import PanelRef, PlaceRef, TickRef
from auditor.language.scope import selection
from auditor.language.strange import names_unknown_place
from auditor.metrics import metric_of
from auditor.model import Document
from auditor.rule import Example
from auditor.truth import Truth, all_of
from auditor.world import Reading as Digits
from auditor.world import Selection, World, same_labels

_BEING = frozenset("is are was were be being".split())
_WHOLE = re.compile(
    r"\b(?:entire|whole|overall|all|global|absolute|figure|chart|heatmap|grid)\b", re.IGNORECASE
)
_RANGE = re.compile(
    r"\b(?:the|an?|its|their|whose|widest|narrowest|largest|smallest|greatest|broadest|tightest|total|full) (?:ranges?|spans?|spreads?|bands?)\b(?!\s+(?:from|of values from)\b)",
    re.IGNORECASE,
)


Ways = Iterator[tuple[tuple[Selection, ...], tuple[Selection, ...]]]


@dataclass(frozen=True, slots=True)
class Extreme:
    """The largest or smallest value of a scope: its number, or the place that holds it, or both."""

    direction: str
    scope: tuple[Selection, ...]
    value: Num | None = None
    place: tuple[Selection, ...] = ()
    magnitude: bool = False
    tentative: bool = False  # a less likely meaning, which can only keep the statement from being refuted

    def describe(self, document: Document) -> str:
        """For instance: the highest value of Panel A = 52.8 at Ratio 0.3."""
        word = "highest" if self.direction == "max" else "lowest"
        value = f" = {num_text(self.value)}" if self.value else ""
        place = f" at {described(document, self.place)}" if self.place else ""
        word = f"{word} absolute" if self.magnitude else word
        return f"the {word} value of {described(document, self.scope)}{value}{place}"


def read(clause: Clause) -> Iterator[Reading]:
    """A superlative with a number or a place, or both; the superlative may stand in the label ("**Peak:** 52.8 at ...")."""
    cue = _cue(clause)
    distinct = two_of_a_set(clause)
    numbers = [item for item in clause.numbers if item not in distinct]
    if cue is None or len(numbers) > 1 or _another_kind(clause) or _several_places(clause):
        return
    if any(clause.number(n).op not in ("=", "~") or clause.number(n).word for n in numbers):
        return
    value = clause.number(numbers[0]) if numbers else None
    items = frozenset(
        [
            cue,
            *clause.numbers,
            *clause.refs,
            *clause.of("colour"),
            *clause.of("range", "range"),
            *clause.of("quant", "only"),
            *(item for item in clause.items if isinstance(item.value, PanelRef)),
        ]
    )
    for direction in directions(cue.sense("extreme"), metric_of(clause.panel(clause.panels[0]))):
        for scope, place in _apart(clause, _ways(clause, cue)) if distinct else _ways(clause, cue):
            if scope and (place or value and not names_unknown_place(clause, numbers[0])):
                panels = tuple(dict.fromkeys(s.panel for s in scope))
                yield Reading(Extreme(direction, scope, value, place), items, panels)
                if _by_magnitude(clause, cue, panels):
                    yield Reading(Extreme(direction, scope, value, place, magnitude=True), items, panels)
                if value is not None and not place and may_be_allowed(clause.text):
                    bound = replace(value, op="<=" if direction == "max" else ">=")
                    yield Reading(Extreme(direction, scope, bound, tentative=True), items, panels)


def _apart(clause: Clause, ways: Ways) -> Ways:
    for scope, place in ways:
        yield from _off_diagonal(clause, scope, place)


def _by_magnitude(clause: Clause, cue: Item, panels: Sequence[int]) -> bool:
    """Of signed values the strongest may be the one furthest from zero."""
    signed = any(q.value < 0 for panel in panels for q in clause.panel(panel).values.values())
    return signed and bool(re.search(r"strong|weak|large|small|great", cue.text, re.IGNORECASE))


def _cue(clause: Clause) -> Item | None:
    cues = clause.of("extreme")
    if len(cues) == 1:
        return cues[0]
    label = [item for item in clause.label if item.has("extreme")]
    alone = not clause.predicated and clause.start == 0 and bool(clause.refs or clause.numbers)
    return (
        label[0] if alone and len(label) == 1 and not any(item.has("rank") for item in clause.label) else None
    )


def _several_places(clause: Clause) -> bool:
    """Whether it names rows, or columns, more than once: then it says more than one thing."""
    sides = [item.value.side for item in clause.refs if isinstance(item.value, TickRef)]
    sides += [
        side
        for item in clause.refs
        if isinstance(item.value, Spot | PlaceRef)
        for side in ("rows", "columns")
    ]
    return len(sides) > len(set(sides))


def _another_kind(clause: Clause) -> bool:
    return bool(
        clause.of("rank") or clause.of("trend", "up", "down", "good", "bad") or clause.of("aggregate") or clause.of("not") or clause.of("foreign")
        or _of_a_range(clause) or clause.of("compare", ">", "<", "good", "bad") or clause.of("factor") or clause.of("except") or clause.of("quant", "none")
    )  # fmt: skip


def _of_a_range(clause: Clause) -> bool:
    """`the range is widest`, `the widest span`: whether it is a difference that is large or small."""
    return bool(_RANGE.search(clause.text))


def _ways(clause: Clause, cue: Item) -> Ways:
    """Scopes and places: references before the cue may say where it was looked, those behind it where it was found."""
    refs = [_pair(clause, cue, item) for item in clause.refs]
    spots = [item for item in refs if isinstance(item.value, Spot | PlaceRef)]
    lines = [item for item in refs if item not in spots]
    ahead = [item for item in lines if item.start < cue.start]
    behind = [item for item in lines if item not in ahead]
    splits: list[tuple[Sequence[Item], Sequence[Item]]] = [([], refs)]
    splits += [([item], [item]) for item in spots if _of_one_set(item) and item in clause.refs]
    splits += [split for item in spots if item.start < cue.start for split in _split(clause, item)]
    if lines:
        named = [item for item in behind if _is_predicate(clause, cue, item)]
        looked = [item for item in lines if item not in named]
        splits.append((ahead, [*spots, *behind]))
        splits += [] if named or _its_own(clause, cue) else [(behind, [*spots, *ahead])]
        splits += [(looked, [*spots, *named])] if looked or not named else []
    if len(ahead) > 1 and opens(ahead[0], clause.sentence):
        splits.append((ahead[:1], [*ahead[1:], *behind, *spots]))  # "at dose 5, group B is ahead"
    for scope_refs, place_refs in splits:
        scope = (
            _lines_of(clause, scope_refs)
            if scope_refs and scope_refs == place_refs
            else _selections(clause, clause.panels, scope_refs)
        )
        place = _selections(clause, clause.panels, place_refs) if place_refs else ()
        if scope is not None and place is not None and not _single(scope):
            yield _in_row(clause, scope), _in_row(clause, place)
            yield from _off_diagonal(clause, scope, place)
    yield from _panel_as_place(clause)


def _split(clause: Clause, item: Item) -> Iterator[tuple[list[Item], list[Item]]]:
    """`At 20 ms A is fastest`: a place before the superlative may name where it was looked, and what was found."""
    both = halves(item)
    if len(clause.refs) == 1 and len(both) == 2 and not _of_one_set(item):
        yield both[:1], both[1:]
        yield both[1:], both[:1]


def _its_own(clause: Clause, cue: Item) -> bool:
    """`A reaches its highest at x`: whether an extreme is one of what is named before it."""
    return bool({"its", "their", "own"} & set(before(clause, cue, 2)))


def _is_predicate(clause: Clause, cue: Item, item: Item) -> bool:
    """`The best result is A`: whether the sentence says of an extreme that it is something, and not what it is the extreme of."""
    numbers = [number for number in clause.numbers if cue.start < number.start < item.start]
    return not numbers and bool(_BEING & set(between(clause, cue, item)))


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


def _single(scope: Sequence[Selection]) -> bool:
    """Whether a scope is but one cell, whose extremes say nothing."""
    return any(
        s.rows is not None and s.columns is not None and len(s.rows) == len(s.columns) == 1 for s in scope
    )


def _in_row(clause: Clause, selections: tuple[Selection, ...]) -> tuple[Selection, ...]:
    """Narrowed to the row that the sentence stands in, unless it speaks of the whole."""
    row, panel = clause.statement.row, clause.statement.panel
    if row is None or panel is None or _WHOLE.search(clause.text):
        return selections
    return tuple(replace(s, rows=(row,)) if s.panel == panel and s.rows is None else s for s in selections)


def _off_diagonal(clause: Clause, scope: tuple[Selection, ...], place: tuple[Selection, ...]) -> Ways:
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


@claim(
    "CLM001",
    kind="peak",
    reads=read,
    bad=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The highest value is 9.2 at run a and load 1.\n",
            marks="The highest value is 9.2 at run a and load 1.",
            says="9.2 at (b, 1)",
        )
    ],
    good=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The highest value is 9.2 at run b and load 1.\n- The minimum, 3.1, is found for run a.\n"
        )
    ],
)
def peak_elsewhere(claim: Extreme, world: World) -> Judgement:
    """The highest or lowest value is not what, or not where, the text says.

    A tie that the text does not deny is no fault, nor is a value that rounds to the stated one. In a grid
    with gaps a maximum is refuted only by a larger written value.
    """
    cells = _cells(claim, world, claim.scope)
    if not cells:
        return UNDECIDED
    truths: list[Truth] = []
    best = extreme([cell.value for cell in cells], claim.direction)
    if claim.value is not None:
        truths.append(states(world, best, claim.value))
    if claim.place:
        inside = _cells(claim, world, claim.place)
        looked = {cell.place for cell in cells}
        inside = [cell for cell in inside if cell.place in looked] or inside
        places = {cell.place for cell in inside}
        rest = [cell.value for cell in cells if cell.place not in places]
        if not inside:
            return UNDECIDED
        truths.append(
            reaches(extreme([cell.value for cell in inside], claim.direction), rest, claim.direction)
        )
        if claim.value is not None and world.reading is Digits.GENEROUS:
            truths.append(
                states(world, extreme([cell.value for cell in inside], claim.direction), claim.value)
            )
    truth = all_of(truths)
    if truth is Truth.FALSE and _may_be_of_lines(claim, world):
        return UNDECIDED
    if claim.tentative and truth is Truth.TRUE:
        truth = Truth.UNKNOWN
    return Judgement(
        truth,
        _says(claim, world, cells),
        _proof(claim, world, cells),
        "some cells of it are not written",
        actual=show(best),
    )


def _may_be_of_lines(claim: Extreme, world: World) -> bool:
    """`A has the fewest (120)`: whether the number may be the sum or the mean of the line that is named."""
    named = claim.place or claim.scope
    if claim.value is None or len(named) != 1 or named[0].whole:
        return False
    inside = [cell.value for cell in valued(world, named)]
    found = [aggregate(function, inside) for function in ("sum", "mean")] if len(inside) > 1 else []
    return any(one is not None and states(world, one, claim.value) is not Truth.FALSE for one in found)


def _cells(claim: Extreme, world: World, selections: Sequence[Selection]) -> list[Valued]:
    found = valued(world, selections)
    return [replace(cell, value=abs(cell.value)) for cell in found] if claim.magnitude else found


def _holders(claim: Extreme, world: World, cells: Sequence[Valued]) -> list[Valued]:
    """The cells that hold the extreme, as printed."""
    written = [c for c in cells if (c.row, c.column) in world.document.panels[c.panel].values]
    if not written:
        return []
    middles = [c.value.middle for c in written]
    top = max(middles) if claim.direction == "max" else min(middles)
    return [c for c in written if c.value.middle == top]


def _proof(claim: Extreme, world: World, cells: Sequence[Valued]) -> tuple[tuple[int, int, int], ...]:
    inside = [c.place for c in valued(world, claim.place)] if claim.place else []
    return (*[c.place for c in _holders(claim, world, cells)], *(inside if len(inside) == 1 else ()))


def _says(claim: Extreme, world: World, cells: Sequence[Valued]) -> str:
    holders = _holders(claim, world, cells)
    word = "highest" if claim.direction == "max" else "lowest"
    found = f"the {word} is {several(world.document, [c.place for c in holders])}"
    inside = valued(world, claim.place) if claim.place else []
    if len(inside) == 1 and inside[0].place not in [c.place for c in holders]:
        return f"{cell_name(world.document, inside[0].place)} holds {cell_value(world.document, inside[0].place)}; {found}"
    return found
