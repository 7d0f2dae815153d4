"""Claims that a document gives itself, as data: judged like sentences, and held against the sentence beside them."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from auditor.claim import ClaimKind, Judged, Reading, Verdict
from auditor.claim_data import ClaimError, from_data
from auditor.model import Document, GivenClaim
from auditor.rule import Finding, Mark, Severity
from auditor.verdicts import outcome_of, result_of
from auditor.world import World


def with_given(
    results: list[Judged], document: Document, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> list[Judged]:
    """The results, with the verdicts on given claims, which replace sentences that were not understood."""
    for given in document.claims:
        one = _given(given, document, kinds, worlds)
        beside = [r for r in results if given.beside is not None and given.beside.contains(r.span)]
        results = [r for r in results if not (r in beside and r.verdict is Verdict.NOT_UNDERSTOOD)]
        results.append(_agreeing(one, beside, given))
    return sorted(results, key=lambda result: result.span)


def _given(
    given: GivenClaim, document: Document, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> Judged:
    span = given.beside or given.span
    text = document.source.slice(span)
    try:
        kind, claim = from_data(_object(given.text), document, kinds)
    except ClaimError as error:
        return Judged(given.span, given.text, None, "", "", Verdict.NOT_UNDERSTOOD, str(error))
    outcome = outcome_of(kind, Reading(claim, frozenset()), *worlds)
    return result_of(span, text, None, document, outcome)


def _object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise ClaimError(f"it is no JSON ({error})") from None
    if not isinstance(data, dict):
        raise ClaimError("it is no JSON object")
    return data


def _agreeing(one: Judged, beside: Sequence[Judged], given: GivenClaim) -> Judged:
    """The verdict on a given claim; with a finding where the sentence beside it says the opposite."""
    opposite = {Verdict.SUPPORTED: Verdict.CONTRADICTED, Verdict.CONTRADICTED: Verdict.SUPPORTED}.get(
        one.verdict
    )
    against = [r for r in beside if r.kind == one.kind and r.verdict is opposite]
    if not against or one.finding is not None:
        return one
    message = f"gives the claim {one.read_as}, which the data support, for a sentence that states {against[0].read_as}"
    finding = Finding(message, Mark(given.span), because=(Mark(against[0].span),), severity=Severity.WARNING)
    return replace(one, finding=finding)
