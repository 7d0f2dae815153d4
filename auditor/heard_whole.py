"""Sentences that some claim kinds hear as a whole, where the verdicts on their clauses leave anything open."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import ClaimKind, Judged, Verdict
from auditor.doubt import doubt
from auditor.doubt.denials import others_than_told
from auditor.doubt.fronts import front_may_be_shared
from auditor.heard_apart import heard_apart
from auditor.language.clauses import uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.verdicts import Outcome, outcome_of, settled
from auditor.world import World

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)
# What these kinds hear accounts for every word: where it fails, a clause of the sentence proves nothing by itself.
_TO_THE_LAST_WORD = frozenset(("cell-set", "bond", "worked-out", "ratio"))
# What these hear is looked for where no clause is decided, but for guesses and by what knows matrices as well.
_WHERE_OPEN = frozenset(("crossed",))
_OF_MATRICES = frozenset(("amount", "derived-metric"))
# So do these, which know more of what words mean in their sort of grid; ranges are told roughly.
_AS_WHOLE = frozenset(("pairs", "bond", "derived-metric", "range"))


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
        and any(one.kind != "amount" for one in plain)
    )
    if proven:
        kinds = [kind for kind in kinds if kind.kind in _TO_THE_LAST_WORD]
    if any(one.verdict is not Verdict.NOT_UNDERSTOOD for one in plain):
        kinds = [kind for kind in kinds if not kind.last]
    if refuted or any(one.verdict in _DECIDED and one.kind not in _OF_MATRICES for one in plain):
        kinds = [kind for kind in kinds if kind.kind not in _WHERE_OPEN]
    document = worlds[0].document
    found = [
        outcome_of(kind, reading, *worlds) for kind in kinds for reading in kind.hears(statement, document)
    ]
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
        return list(plain)
    if outcome.verdict is Verdict.CONTRADICTED and _doubted(outcome, statement, document):
        return list(plain)
    if proven and not (outcome.reading.overrides and _overrides_all(outcome, plain)):
        known = _AS_WHOLE if outcome.kind.kind == "cell-set" else frozenset[str]()
        return [one if one.kind in known else _open(one) for one in plain]
    if outcome.verdict is Verdict.CONTRADICTED and any(one.verdict in _DECIDED for one in plain):
        if refuted or not (outcome.kind.kind in _TO_THE_LAST_WORD or _overrides_all(outcome, plain)):
            return list(plain)
        if any(one.verdict is Verdict.SUPPORTED and _is_all(one, statement) for one in plain):
            return [_open(one) for one in plain]
    return heard_apart(outcome, statement, document, worlds)


def _doubted(outcome: Outcome, statement: Statement, document: Document) -> bool:
    """Whether a reading of the whole, which accounts for its mentions, may be a misunderstanding."""
    read = outcome.reading
    if outcome.kind.kind == "cell-set" and front_may_be_shared(statement.text, read.claim):
        return True
    if others_than_told(statement.text) and (
        outcome.kind.kind == "cell-set"
        or (outcome.kind.kind == "bond" and not uncut(statement, document, vocabulary(document)).refs)
    ):
        return True
    if not read.items:
        return False
    clause = uncut(statement, document, vocabulary(document))
    return bool(doubt(clause, outcome.kind.kind, read.claim, read.understood, read.items))


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
