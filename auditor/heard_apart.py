"""Sentences heard as a whole that are contradicted: what becomes of each part that tells something by itself."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from auditor.claim import Judged, Verdict
from auditor.model import Document, Statement
from auditor.verdicts import Outcome, outcome_of, result_of
from auditor.world import World


def heard_apart(
    outcome: Outcome, statement: Statement, document: Document, worlds: tuple[World, World]
) -> list[Judged]:
    """The verdict on a sentence; where it tells facts at several places, and is contradicted, one on each of these."""
    claim: Any = outcome.reading.claim
    facts = getattr(claim, "facts", ())
    starts = _starts(facts)
    text = statement.text
    if outcome.verdict is Verdict.CONTRADICTED and len(starts) > 1 and not getattr(claim, "either", False):
        found: list[Judged] = []
        for start, end in pairwise([0, *starts[1:], len(text)]):
            own = tuple(fact for fact in facts if start <= fact.at < end)
            one = outcome_of(outcome.kind, replace(outcome.reading, claim=replace(claim, facts=own)), *worlds)
            shown = text[start:end].strip(" ,;.")
            at = start + text[start:end].find(shown)
            span = statement.source_span(at, at + len(shown))
            found.append(result_of(span, shown, None, document, one))
        if any(one.verdict is Verdict.CONTRADICTED for one in found):
            return found
    return [result_of(statement.span, text.strip(), None, document, outcome)]


def _starts(facts: tuple[Any, ...]) -> list[int]:
    """Where in their sentence facts are told, where that is what they keep: `at` may name ticks as well."""
    kept = [getattr(fact, "at", 0) for fact in facts]
    return sorted(set(kept)) if all(isinstance(at, int) for at in kept) else []
