"""Statements that are left open, where their numbers can be traced back to the data, or to none of them."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import ClaimKind, Judged, Reading, Verdict
from auditor.claims.traced.miscounts import head, miscounted
from auditor.claims.traced.tracing import traced
from auditor.language.clauses import Clause
from auditor.truth import Truth
from auditor.verdicts import as_judged, outcome_of, panel_name
from auditor.world import World

# The kind of claim that such numbers make.
_KIND = "amount"
_OPEN = (Verdict.NOT_UNDERSTOOD, Verdict.UNDECIDABLE)
# Kinds that may have failed to take in every word of a count.
_COUNTING = frozenset(("", "count", "tally", "threshold", "worked-out", "cell-set", "look"))


def traced_back(
    verdicts: Sequence[Judged],
    parts: Sequence[Clause],
    kinds: Sequence[ClaimKind],
    worlds: tuple[World, World],
) -> list[Judged]:
    """The verdicts on a sentence, where what was left open is borne out, or refuted, by what its numbers are."""
    kind = next((one for one in kinds if one.kind == _KIND), None)
    if kind is None:
        return list(verdicts)
    spans = {clause.span: clause for clause in parts}
    refuting = all(one.verdict is not Verdict.CONTRADICTED for one in verdicts)
    found: list[Judged] = []
    for one in verdicts:
        clause = spans.get(one.span)
        if clause is None or one.verdict not in _OPEN:
            found.append(one)
        elif (borne_out := _borne_out(one, clause, kind, worlds[0])) is not None:
            found.append(borne_out)
        else:
            refuted = _refuted(clause, kind, worlds) if refuting and one.kind in _COUNTING else []
            found += refuted or [one]
    return found


def _borne_out(one: Judged, clause: Clause, kind: ClaimKind, world: World) -> Judged | None:
    """The verdict on a clause whose numbers can be traced to data that bear it out, or None."""
    claim = traced(clause)
    if claim is None or kind.judge(claim, world).truth is not Truth.TRUE:
        return None
    read_as, panel = claim.describe(clause.document), panel_name(clause, ())
    return Judged(one.span, one.text, panel, kind.kind, read_as, Verdict.SUPPORTED, rule=kind, claim=claim)


def _refuted(clause: Clause, kind: ClaimKind, worlds: tuple[World, World]) -> list[Judged]:
    """The verdict on a count that no way to take it gives, with what goes on behind it; or nothing."""
    counting = head(clause)
    claim = miscounted(counting)
    if claim is None:
        return []
    outcome = outcome_of(kind, Reading(claim, frozenset(counting.items), clause.panels), *worlds)
    if outcome.verdict is not Verdict.CONTRADICTED:
        return []
    refuted = as_judged(counting, outcome)
    if counting.end == clause.end:
        return [refuted]
    rest = replace(clause, start=counting.end, text=clause.statement.text[counting.end : clause.end])
    text, panel = rest.shown_text.lstrip(" ,;:"), panel_name(clause, ())
    return [refuted, Judged(rest.span, text, panel, "", "", Verdict.NOT_UNDERSTOOD)]
