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
    """The verdicts on a sentence; for the parts of which none of them decides anything, those on it in plain words that do."""
    decided = [one.span for one in verdicts if one.verdict in _DECIDED]
    if decided and len(decided) == len(verdicts):
        return list(verdicts)
    for plain in told_plainly(statement, document, vocabulary(document)):
        found = [
            one
            for one in judge(plain.statement)
            if _stands(one, plain.certain) and not any(one.span.overlaps(span) for span in decided)
        ]
        if found:
            spans = [one.span for one in found]
            rest = [one for one in verdicts if not any(one.span.overlaps(span) for span in spans)]
            return sorted([*rest, *found], key=lambda one: one.span)
    return list(verdicts)


def _stands(one: Judged, certain: bool) -> bool:
    """Whether a verdict on plain words decides something; nothing is refuted where they may not say the same."""
    return one.verdict is Verdict.SUPPORTED or one.verdict is Verdict.CONTRADICTED and certain
