"""Sentences that are not understood, heard once more with their unknown nouns and verbs told in plain words."""

from collections.abc import Callable, Sequence

from auditor.claim import Judged, Verdict
from auditor.language.plainly import told_plainly
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)


def with_plain_words(
    verdicts: Sequence[Judged],
    statement: Statement,
    document: Document,
    judge: Callable[[Statement], list[Judged]],
) -> list[Judged]:
    """The verdicts on a sentence; for parts that none of them decides, those on it in plain words that do."""
    heard = list(verdicts)
    for plain in told_plainly(statement, document, vocabulary(document)):
        decided = [one for one in heard if one.verdict in _DECIDED]
        if decided and len(decided) == len(heard):
            break
        found = [
            one
            for one in _standing(judge(plain.statement), plain.certain)
            if all(other.verdict is one.verdict for other in decided if other.span.overlaps(one.span))
        ]
        rest = [one for one in heard if not any(one.span.overlaps(new.span) for new in found)]
        heard = sorted([*rest, *found], key=lambda one: one.span)
    return heard


def _standing(verdicts: Sequence[Judged], certain: bool) -> list[Judged]:
    """The verdicts on plain words that decide something; nothing is refuted where they may not say the same.

    Words may have been put in place of several parts, each of which then stands where all of them do: none is borne
    out unless all are decided.
    """
    decided = [
        one
        for one in verdicts
        if one.verdict is Verdict.SUPPORTED or one.verdict is Verdict.CONTRADICTED and certain
    ]
    open_spans = [one.span for one in verdicts if one not in decided]
    return [
        one
        for one in decided
        if one.verdict is Verdict.CONTRADICTED or not any(one.span.overlaps(span) for span in open_spans)
    ]
