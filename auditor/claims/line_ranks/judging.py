"""Ranks of lines held against the cells, one crossing line after the other."""

from auditor.claim import UNDECIDED, Judgement, Place
from auditor.claims.judging import several
from auditor.claims.line_ranks.claims import LineRank
from auditor.claims.pairing import holds
from auditor.claims.ranks import may_rank
from auditor.language.refs import axis_of
from auditor.truth import Interval, Truth, all_of
from auditor.world import Selection, World


def judge(claim: LineRank, world: World) -> Judgement:
    """Whether the lines have their rank in as many of the places as is told."""
    per_panel: list[Truth] = []
    failing: list[Place] = []
    for number, line in enumerate(claim.lines):
        ahead = claim.behind[number] if claim.behind else None
        truths: list[Truth] = []
        for at in _places(claim, line, world):
            truth = _ranked(claim, line, ahead, at, world)
            truths.append(truth)
            if truth is Truth.FALSE:
                failing.append(_first(claim, line, at))
        if len(truths) < 2 and claim.quantifier.kind != "all":
            return UNDECIDED
        per_panel.append(holds(claim.quantifier, truths, world.reading))
    truth = all_of(per_panel)
    if (
        truth is Truth.FALSE
        and not claim.every
        and Truth.FALSE in per_panel
        and set(per_panel) != {Truth.FALSE}
    ):
        truth = Truth.UNKNOWN
    if truth is Truth.TRUE and claim.tentative:
        truth = Truth.UNKNOWN
    says = f"not so are {several(world.document, failing)}" if failing else ""
    return Judgement(truth, says, tuple(failing[:4]), "some cells of it are not written")


def _places(claim: LineRank, line: Selection, world: World) -> tuple[int, ...]:
    chosen = line.columns if claim.side == "rows" else line.rows
    other = "columns" if claim.side == "rows" else "rows"
    size = len(axis_of(world.document.panels[line.panel], other).ticks)
    return tuple(range(size)) if chosen is None else chosen


def _own(claim: LineRank, line: Selection) -> tuple[int, ...]:
    return (line.rows if claim.side == "rows" else line.columns) or ()


def _first(claim: LineRank, line: Selection, at: int) -> Place:
    own = _own(claim, line)[0]
    return (line.panel, own, at) if claim.side == "rows" else (line.panel, at, own)


def _ranked(claim: LineRank, line: Selection, ahead: Selection | None, at: int, world: World) -> Truth:
    """Whether the lines have their rank at one place, and the one that is told has the rank before."""
    panel = world.document.panels[line.panel]
    values: dict[int, Interval] = {}
    for index in range(len(axis_of(panel, claim.side).ticks)):
        row, column = (index, at) if claim.side == "rows" else (at, index)
        value = world.value(line.panel, row, column)
        if value is not None:
            values[index] = value
    wanted = [(index, claim.rank) for index in _own(claim, line)]
    wanted += [(index, claim.rank - 1) for index in _own(claim, ahead)] if ahead else []
    if any(index not in values for index, _ in wanted):
        return Truth.UNKNOWN
    return all_of(
        may_rank(
            world,
            values[index],
            [value for other, value in values.items() if other != index],
            rank,
            claim.direction,
        )
        for index, rank in wanted
    )
