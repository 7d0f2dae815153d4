"""Contradictions that stand: of what was surely understood, and may be right but for one slip."""

from collections.abc import Sequence

from auditor.claim import ClaimKind, Verdict
from auditor.doubt import doubt
from auditor.hearing import best_readings
from auditor.language.clauses import Clause
from auditor.near_miss import FAR_OFF, far_off
from auditor.one_slip import one_slip_away, worked_out
from auditor.verdicts import Outcome, left_open, likeliest, number_holds
from auditor.world import World

_NO_SLIP = "no single slip would explain it, so it may mean something else"


def of_all(
    clause: Clause,
    outcomes: Sequence[Outcome],
    kinds: Sequence[ClaimKind],
    worlds: tuple[World, World],
    *,
    read_whole: bool,
) -> Outcome:
    """What becomes of the readings of a clause: where all fail, that one stands which a single slip explains.

    "A peaks at B (7)" may be the peak of all or of A alone; where neither holds, the one that is nearly right is meant.
    """
    best = likeliest(outcomes, worlds[0])
    found = undoubted(clause, best, kinds, worlds, read_whole=read_whole)
    if found.judgement.missing not in (_NO_SLIP, FAR_OFF):
        return found
    others = (one for one in outcomes if one is not best and one.kind is best.kind)
    tried = (undoubted(clause, one, kinds, worlds, read_whole=read_whole) for one in others)
    return next((one for one in tried if one.verdict is Verdict.CONTRADICTED), found)


def undoubted(
    clause: Clause,
    outcome: Outcome,
    kinds: Sequence[ClaimKind],
    worlds: tuple[World, World],
    *,
    read_whole: bool = False,
) -> Outcome:
    """The outcome; undecidable where it is a contradiction that may be a misunderstanding."""
    if outcome.verdict is not Verdict.CONTRADICTED:
        return outcome
    reading = outcome.reading
    reason = doubt(
        clause,
        outcome.kind.kind,
        reading.claim,
        reading.understood,
        reading.items,
        read_whole=read_whole,
        number_holds=number_holds(outcome, worlds[0]),
    )
    if not reason and worked_out(clause, outcome, worlds[0]):
        reason = "its numbers are what the lines named come to together"
    if not reason and not one_slip_away(clause, outcome, lambda twin: best_readings(twin, kinds), worlds[0]):
        reason = _NO_SLIP
    if not reason and far_off(outcome, clause.text, worlds[0]):
        reason = FAR_OFF
    if not reason:
        return outcome
    return left_open(outcome, reason)
