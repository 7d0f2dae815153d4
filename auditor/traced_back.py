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
        found += [one] if clause is None else _traced(one, clause, kind, worlds, refuting=refuting)
    return found


def _traced(
    one: Judged, clause: Clause, kind: ClaimKind, worlds: tuple[World, World], *, refuting: bool
) -> list[Judged]:
    if one.verdict in (Verdict.NOT_UNDERSTOOD, Verdict.UNDECIDABLE):
        claim = traced(clause)
        if claim is not None and kind.judge(claim, worlds[0]).truth is Truth.TRUE:
            read_as = claim.describe(clause.document)
            panel = panel_name(clause, ())
            return [
                Judged(
                    one.span, one.text, panel, kind.kind, read_as, Verdict.SUPPORTED, rule=kind, claim=claim
                )
            ]
    open_ = one.verdict in (Verdict.NOT_UNDERSTOOD, Verdict.UNDECIDABLE) and one.kind in _COUNTING
    counting = head(clause)
    claim = miscounted(counting) if refuting and open_ else None
    if claim is None:
        return [one]
    outcome = outcome_of(kind, Reading(claim, frozenset(counting.items), clause.panels), *worlds)
    if outcome.verdict is not Verdict.CONTRADICTED:
        return [one]
    rest = replace(clause, start=counting.end, text=clause.statement.text[counting.end : clause.end])
    left = Judged(
        rest.span, rest.shown_text.lstrip(" ,;:"), panel_name(clause, ()), "", "", Verdict.NOT_UNDERSTOOD
    )
    return [as_judged(counting, outcome), *([left] if counting.end < clause.end else [])]
