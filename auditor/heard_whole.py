"""Sentences that some claim kinds hear as a whole, where the verdicts on their clauses leave anything open."""

from collections.abc import Sequence

from auditor.claim import ClaimKind, Judged, Verdict
from auditor.doubt import doubt
from auditor.language.clauses import uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Statement
from auditor.verdicts import outcome_of, result_of, settled
from auditor.world import World

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)


def heard_whole(
    plain: Sequence[Judged], statement: Statement, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> list[Judged]:
    """The verdicts on a sentence's clauses; the one on the whole of it where that is decided.

    Of two ways to take a sentence one that holds is enough; what a clause has settled otherwise is not refuted, unless
    the reading of the whole overrides that kind of claim: each stage of a course may hold, and their sequence not.
    """
    refuted = any(one.verdict is Verdict.CONTRADICTED for one in plain)
    if plain and not refuted and all(one.verdict is Verdict.SUPPORTED for one in plain):
        return list(plain)
    document = worlds[0].document
    found = [
        outcome_of(kind, reading, *worlds) for kind in kinds for reading in kind.hears(statement, document)
    ]
    whole = [one for one in found if one.reading.understood]
    outcome = settled(whole) if whole else None
    parts = [one for one in found if not one.reading.understood]
    if outcome is None and parts and all(one.verdict is Verdict.CONTRADICTED for one in parts):
        outcome = parts[0]
    if outcome is None or outcome.verdict not in _DECIDED:
        return list(plain)
    known = outcome.reading.overrides
    if outcome.verdict is Verdict.CONTRADICTED and any(
        one.verdict in _DECIDED and (one.kind not in known or one.verdict is Verdict.CONTRADICTED)
        for one in plain
    ):
        return list(plain)
    if outcome.verdict is Verdict.CONTRADICTED and outcome.reading.items:
        clause = uncut(statement, document, vocabulary(document))
        read = outcome.reading
        if doubt(clause, outcome.kind.kind, read.claim, read.understood, read.items):
            return list(plain)
    text = statement.text.strip()
    return [result_of(statement.span, text, None, document, outcome)]
