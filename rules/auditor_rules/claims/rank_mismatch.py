"""Ranks: "the second-highest value is 28.3", "followed by B (27.5)", "R2 ranks third by mean", "the top three are ..."."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, claim
from auditor.claims.aggregates import aggregate
from auditor.claims.judging import Valued, several, show, states, valued
from auditor.claims.rank_reading import Rank
from auditor.claims.rankings import read
from auditor.claims.ranks import may_rank
from auditor.claims.telling import tells
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of
from auditor.world import Selection, World


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
    lines = claim.place[0].lines if claim.function and len(claim.place) == 1 else ()
    if len(lines) > 1:
        return _judged_together(claim, lines, world)
    if not claim.each:
        return _judged(claim, world)
    found = [_judged(replace(claim, scope=(line,), each=False), world) for line in claim.scope]
    shown = next((one for one in found if one.truth is Truth.FALSE), found[0])
    return replace(shown, truth=all_of(one.truth for one in found))


def _judged_together(claim: Rank, lines: Sequence[Selection], world: World) -> Judgement:
    """Several lines that have a rank each: they tie, or are as many as the first that are told of.

    Lines that are just the first so many, but do not tie, may be meant where no number tells so.
    """
    first = replace(claim, rank=max(claim.rank, len(lines)), ahead=True)
    found = [_judged(replace(first, place=(line,)), world) for line in lines]
    among = all_of(one.truth for one in found)
    shown = next((one for one in found if one.truth is Truth.FALSE), found[0])
    if claim.ahead and claim.rank == len(lines):
        return replace(shown, truth=among)
    ties = all_of(_judged(replace(claim, place=(line,)), world).truth for line in lines)
    return replace(shown, truth=ties if ties is not Truth.FALSE or among is Truth.FALSE else Truth.UNKNOWN)


def _judged(claim: Rank, world: World) -> Judgement:
    """What is told of one scope as a whole."""
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
    region = scope.region or place.region
    if place.rows is not None and scope.rows is None:
        return [Selection(scope.panel, (row,), scope.columns, region) for row in range(len(panel.rows.ticks))]
    if place.columns is not None and scope.columns is None:
        columns = range(len(panel.columns.ticks))
        return [Selection(scope.panel, scope.rows, (column,), region) for column in columns]
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
