"""Sentences that some claim kinds hear as a whole, where the verdicts on their clauses leave anything open."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import ClaimKind, Judged, Verdict
from auditor.doubt import doubt
from auditor.heard_apart import heard_apart
from auditor.heard_in_part import covers, heard_in_part
from auditor.language.clauses import uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Statement
from auditor.near_miss import far_off
from auditor.one_slip import explained
from auditor.truth import Truth
from auditor.verdicts import Outcome, outcome_of, settled
from auditor.world import World

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)


# "Without A the rest would gain 3 hits and lose 2": of more than one consequence.
_WOULD_BE = re.compile(r"\bwould\b[^.;]*\b(?:into|and)\b", re.IGNORECASE)


def heard_whole(
    plain: Sequence[Judged], statement: Statement, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> list[Judged]:
    """The verdicts on a sentence's clauses; the one on the whole of it where that is decided.

    Of two ways to take a sentence one that holds is enough; what a clause has settled otherwise is not refuted, unless
    the reading of the whole overrides that kind of claim: each stage of a course may hold, and their sequence not.
    """
    refuted = any(one.verdict is Verdict.CONTRADICTED for one in plain)
    proven = (
        bool(plain)
        and not refuted
        and all(one.verdict is Verdict.SUPPORTED for one in plain)
        and any(one.rule is None or one.rule.precedence.proves for one in plain)
    )
    if proven:
        kinds = [kind for kind in kinds if kind.precedence.to_the_last_word]
    if any(one.verdict is not Verdict.NOT_UNDERSTOOD for one in plain):
        kinds = [kind for kind in kinds if not kind.last]
    kinds = [kind for kind in kinds if not kind.precedence.where_open or _left_open(plain, kind)]
    document = worlds[0].document
    found = [
        outcome_of(kind, reading, *worlds) for kind in kinds for reading in kind.hears(statement, document)
    ]
    found = [one for one in found if one.verdict in _DECIDED or not one.kind.precedence.lenient]
    whole = [one for one in found if one.reading.understood]
    outcome = settled(whole) if whole else None
    parts = [one for one in found if not one.reading.understood]
    if outcome is None and parts and all(one.verdict is Verdict.CONTRADICTED for one in parts):
        outcome = parts[0]
    if (
        outcome is None
        or outcome.verdict not in _DECIDED
        or (proven and outcome.verdict is Verdict.SUPPORTED)
    ):
        return _without_guesses(plain) if whole and _fails_as_printed(whole, worlds[0]) else list(plain)
    if outcome.verdict is Verdict.CONTRADICTED and _doubted(outcome, statement, worlds[0]):
        return list(plain)
    if _is_far_off(outcome, statement, worlds[0]) or (
        proven and not (outcome.reading.overrides and _overrides_all(outcome, plain))
    ):
        spared = outcome.kind.precedence.spares_firm
        return [one if spared and one.rule and one.rule.precedence.firm else _open(one) for one in plain]
    only_bears_out = outcome.kind.precedence.bears_out_beside
    if outcome.verdict is Verdict.CONTRADICTED and any(
        one.verdict is Verdict.SUPPORTED and one.kind in only_bears_out for one in plain
    ):
        return list(plain)
    if outcome.verdict is Verdict.CONTRADICTED and any(one.verdict in _DECIDED for one in plain):
        if refuted or not (outcome.kind.precedence.to_the_last_word or _overrides_all(outcome, plain)):
            return list(plain)
        if any(one.verdict is Verdict.SUPPORTED and _is_all(one, statement) for one in plain):
            return [_open(one) for one in plain]
    if outcome.verdict is Verdict.SUPPORTED and not covers(outcome.reading.understood, statement):
        return heard_in_part(plain, outcome, statement, document)
    return heard_apart(outcome, statement, document, worlds)


def _fails_as_printed(whole: Sequence[Outcome], printed: World) -> bool:
    """Whether no way to take all words of a sentence holds of the digits as they are written."""
    told = [one for one in whole if one.kind.precedence.to_the_last_word]
    return bool(told) and all(one.kind.judge(one.reading.claim, printed).truth is Truth.FALSE for one in told)


# What is guessed at: numbers that may be any of what is named.
_GUESSED = ("amount",)


def _without_guesses(plain: Sequence[Judged]) -> list[Judged]:
    """The verdicts, where what was only guessed at bears nothing out."""
    return [_open(one) if one.kind in _GUESSED else one for one in plain]


def _left_open(plain: Sequence[Judged], kind: ClaimKind) -> bool:
    """Whether no clause is refuted, or supported by a kind beside which this one is not looked for."""
    return not any(
        one.verdict is Verdict.CONTRADICTED
        or one.verdict is Verdict.SUPPORTED
        and one.kind not in kind.precedence.beside | kind.precedence.bears_out_beside
        for one in plain
    )


def _doubted(outcome: Outcome, statement: Statement, world: World) -> bool:
    """Whether a reading of the whole, which accounts for its mentions, may be a misunderstanding."""
    read, document, precedence = outcome.reading, world.document, outcome.kind.precedence
    if precedence.doubts(statement, document, read.claim):
        return True
    if not explained(outcome, world) or _WOULD_BE.search(statement.text):
        return True
    if not read.items:
        return False
    clause = uncut(statement, document, vocabulary(document))
    return bool(doubt(clause, outcome.kind.kind, read.claim, read.understood, read.items))


def _is_far_off(outcome: Outcome, statement: Statement, world: World) -> bool:
    """Whether what refutes a sentence is so far from the data that it only leaves it open."""
    return outcome.verdict is Verdict.CONTRADICTED and far_off(outcome, statement.text, world)


def _overrides_all(outcome: Outcome, plain: Sequence[Judged]) -> bool:
    """Whether a reading of the whole overrides the kinds of all that its clauses have settled."""
    known = (outcome.kind.kind, *outcome.reading.overrides)
    return all(one.kind in known for one in plain if one.verdict in _DECIDED)


def _is_all(one: Judged, statement: Statement) -> bool:
    """Whether a verdict is on the whole sentence."""
    return len(one.text.strip(" .;")) >= len(statement.text.strip(" .;"))


def _open(one: Judged) -> Judged:
    """A support that another way to hear the sentence speaks against, as undecidable."""
    if one.verdict is not Verdict.SUPPORTED:
        return one
    return replace(
        one, verdict=Verdict.UNDECIDABLE, explanation="it may speak of other cells, of which it does not hold"
    )
