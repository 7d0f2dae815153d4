"""Ranks: "the second-highest score is 62.6", "followed by B (61.0)", "R2 ranks third by mean", "the top three are ..."."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.aggregates import aggregate
from auditor.claims.judging import Valued, described, directions, num_text, several, show, states, valued
from auditor.claims.ranks import has_unit_diagonal, may_rank
from auditor.claims.telling import tells
from auditor.language.around import word_set
from auditor.language.clauses import Clause
from auditor.language.mentions import Item
from auditor.language.number_roles import understood
from auditor.language.numbers import Num
from auditor.language.ranking import Cue, cue_of, splits
from auditor.language.subject import subjects
from auditor.metrics import metric_of
from auditor.model import Document
from auditor.rule import Example
from auditor.truth import Interval, Truth, any_of
from auditor.world import Selection, World

_PLAIN = word_set(
    "second third fourth rank ranks ranked runner mean average followed closely by place comes come goes on overall with order behind"
)
_FORBIDDEN = (
    "trend",
    "compare",
    "factor",
    "stable",
    "same",
    "course",
    "not",
    "except",
    "missing",
    "foreign",
    "colour",
)


@dataclass(frozen=True, slots=True)
class Rank:
    """The place in order of a cell, or of a line by its mean: its rank, its number, where it stands, among what.

    `function` is "" for cells, else "mean" or "sum" of lines. `ahead` tells that it is one of the first `rank`.
    A tentative rank is counted in the less likely direction, and can only keep a statement from being refuted.
    """

    rank: int
    direction: str
    scope: tuple[Selection, ...]
    value: Num | None = None
    place: tuple[Selection, ...] = ()
    function: str = ""
    ahead: bool = False
    tentative: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the value with rank 2 from the top in Panel A = 62.0 at Ratio 0.3."""
        end = "top" if self.direction == "max" else "bottom"
        what = f"the {self.function}" if self.function else "the value"
        rank = (
            f"one of the first {self.rank} from the {end}"
            if self.ahead
            else f"rank {self.rank} from the {end}"
        )
        value = f" = {num_text(self.value)}" if self.value else ""
        place = f" at {described(document, self.place)}" if self.place else ""
        return f"{what} with {rank} of {described(document, self.scope)}{value}{place}"


def read(clause: Clause) -> Iterator[Reading]:
    """A rank with a number, a place, or both."""
    cue = cue_of(clause)
    if (
        cue is None
        or any(clause.of(kind) for kind in _FORBIDDEN)
        or clause.of("quant", "none", "most", "some", "few", "half")
    ):
        return
    numbers = [item for item in clause.numbers if item not in cue.items]
    aggregates = clause.of("aggregate")
    if len(numbers) > 1 or any(
        clause.number(n).op not in ("=", "~") or clause.number(n).word for n in numbers
    ):
        return
    if any(item.sense("aggregate") not in ("mean", "sum") for item in aggregates) or len(aggregates) > 1:
        return
    value = clause.number(numbers[0]) if numbers else None
    function = aggregates[0].sense("aggregate") if aggregates else ""
    items = frozenset(
        [
            *cue.items,
            *numbers,
            *aggregates,
            *clause.of("quant", "only", "all"),
            *clause.of("range"),
            *_mentions(clause),
        ]
    )
    ways = directions(cue.direction, metric_of(clause.panel(clause.panels[0])))
    for direction in ways:
        for meant in _claims(clause, cue, direction, value, function):
            meant = replace(meant, tentative=direction != ways[0])
            yield Reading(
                meant,
                items,
                tuple(dict.fromkeys(s.panel for s in meant.scope)),
                understood=understood(clause, _PLAIN),
            )


def _mentions(clause: Clause) -> list[Item]:
    return [item for item in clause.items if item.kind == "ref" or item.kind == "noun"]


def _claims(clause: Clause, cue: Cue, direction: str, value: Num | None, function: str) -> Iterator[Rank]:
    for scope_refs, place_refs in splits(clause, cue, value is not None):
        scopes = list(subjects(clause, scope_refs))
        places = list(subjects(clause, [*scope_refs, *place_refs])) if place_refs else []
        if place_refs and len(places) != len(scopes):
            continue
        for index, scope in enumerate(scopes):
            place = places[index].selections if places else ()
            if not scope.sure or not (value or place):
                continue
            if not function and all(
                s.whole and has_unit_diagonal(clause.panel(s.panel)) for s in scope.selections
            ):
                off = tuple(replace(s, region="off-diagonal") for s in scope.selections)
                yield Rank(cue.rank, direction, off, value, place, "", cue.ahead)
            if function:
                yield Rank(cue.rank, direction, scope.selections, value, place, function, cue.ahead)
            else:
                yield Rank(cue.rank, direction, scope.selections, value, place, "", cue.ahead)
                if value is None and place and all(_is_line(s) for s in place):
                    yield Rank(cue.rank, direction, scope.selections, None, place, "mean", cue.ahead)


def _is_line(selection: Selection) -> bool:
    return (selection.rows is None) != (selection.columns is None)


@claim(
    "CLM033",
    kind="ordinal",
    reads=read,
    bad=[
        Example(
            "## Speed\n\n| run \\ load | low | high |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The second-highest value is 4.5 (run a, load high).\n",
            marks="The second-highest value is 4.5 (run a, load high).",
            says="rank 2 is 5.0 at (b, high)",
        )
    ],
    good=[
        Example(
            "## Speed\n\n| run \\ load | low | high |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The second-highest value is 5.0 (run b, load high).\n- Third place goes to 4.5.\n"
        )
    ],
)
def rank_mismatch(claim: Rank, world: World) -> Judgement:
    """A value does not have the rank that the text gives it.

    Ties may be counted or not: with 9, 9 and 7, both 9 and 7 are second. Lines are ranked by their means.
    """
    entries = (
        _lines(claim, world)
        if claim.function
        else [(cell.value, [cell]) for cell in valued(world, claim.scope)]
    )
    if len(entries) < claim.rank:
        return UNDECIDED
    inside = {cell.place for cell in valued(world, claim.place)} if claim.place else None
    verdicts = []
    for index, (value, cells) in enumerate(entries):
        if inside is not None and not _stands(claim, cells, inside):
            continue
        others = [other for k, (other, _) in enumerate(entries) if k != index]
        truth = may_rank(world, value, others, claim.rank, claim.direction, claim.ahead)
        verdicts.append(truth & _is(claim, value, cells, world))
    truth = any_of(verdicts)
    if truth is Truth.TRUE and claim.tentative:
        truth = Truth.UNKNOWN
    holders = _holders(claim, entries)
    proof = tuple(cell.place for cell in holders)[:4]
    return Judgement(
        truth,
        _says(claim, world, entries),
        proof if not claim.function else (),
        "some cells of it are not written",
    )


def _stands(claim: Rank, cells: Sequence[Valued], inside: set[tuple[int, int, int]]) -> bool:
    places = {cell.place for cell in cells}
    return places <= inside if not claim.function else places == inside or inside < places


def _is(claim: Rank, value: Interval, cells: Sequence[Valued], world: World) -> Truth:
    if claim.value is None:
        return Truth.TRUE
    if claim.function:
        return states(world, value, claim.value)
    return tells(world, cells[0], claim.value)


def _lines(claim: Rank, world: World) -> list[tuple[Interval, list[Valued]]]:
    """The lines of the scope, of the side on which the place stands, with their means."""
    found = []
    for scope in claim.scope:
        for line in _parallel(claim, scope, world):
            cells = valued(world, [line])
            value = aggregate(claim.function, [cell.value for cell in cells])
            if value is not None:
                found.append((value, cells))
    return found


def _parallel(claim: Rank, scope: Selection, world: World) -> list[Selection]:
    panel = world.document.panels[scope.panel]
    place = next((s for s in claim.place if s.panel == scope.panel), None)
    if place is None:
        return []
    if place.rows is not None and scope.rows is None:
        return [Selection(scope.panel, (row,), scope.columns) for row in range(len(panel.rows.ticks))]
    if place.columns is not None and scope.columns is None:
        return [Selection(scope.panel, scope.rows, (column,)) for column in range(len(panel.columns.ticks))]
    return []


def _holders(claim: Rank, entries: Sequence[tuple[Interval, list[Valued]]]) -> list[Valued]:
    """The cells that have the rank, as printed."""
    known = [(value, cells) for value, cells in entries if value.known and value.high - value.low < 1e9]
    ordered = sorted(known, key=lambda entry: entry[0].middle, reverse=claim.direction == "max")
    return ordered[claim.rank - 1][1] if len(ordered) >= claim.rank else []


def _says(claim: Rank, world: World, entries: Sequence[tuple[Interval, list[Valued]]]) -> str:
    holders = _holders(claim, entries)
    if not holders:
        return ""
    if not claim.function:
        return f"rank {claim.rank} is {several(world.document, [cell.place for cell in holders])}"
    value = next(value for value, cells in entries if cells is holders or cells == holders)
    return f"rank {claim.rank} has a {claim.function} of {show(value)}"
