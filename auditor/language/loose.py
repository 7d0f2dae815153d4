"""Words of a clause that its frame leaves open: verbs for what things do, nouns for what is counted."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from auditor.language.clauses import Clause
from auditor.language.kin_words import roots
from auditor.language.strange import strange_words, topic
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.reading.labels import singular

# By these something has so much of what is measured, whatever that is.
HAVING = frozenset(
    singular(word)
    for word in """
    use uses used draw draws drew consume consumes see sees saw catch catches caught collect collects collected yield yields
    sell sells sold earn earns produce produces take takes took need needs needed receive receives received log logs count counts host hosts
    attract attracts attracted record records recorded counted welcome welcomes welcomed bring brings brought deliver delivers
    spend spends burn burns emit emits serve serves handle handles carry
    carries carried harvest pick picks gather gathers get gets got come comes draw register registers note notes report reports
    provide provides supply supplies house houses land lands count weigh weighs employ employs
    """.split()
)


def unknown_words(clause: Clause, loose: Iterable[tuple[int, int]], *, told: bool = True) -> list[str]:
    """The words at some places of a sentence by which a clause may mean something that the document does not tell of.

    A word is known as well if another sentence has it, where it need only be `told` of.
    """
    known: list[tuple[int, int]] = []
    at = clause.start
    for start, end in sorted(loose):
        known.append((at, start))
        at = max(at, end)
    elsewhere = _words(clause.document, clause.statement.span.start) if told else frozenset()
    strange = strange_words(clause, [*known, (at, clause.end)])
    return [
        word
        for word in strange
        if not elsewhere.intersection((singular(word.casefold()), *roots(word.casefold())))
    ]


def known_nouns(clause: Clause) -> frozenset[str]:
    """The words by which the document may call what it counts: those of its titles, axes and legends, and of its other sentences."""
    return topic(clause.document) | _words(clause.document, clause.statement.span.start) - HAVING


@lru_cache(maxsize=512)
def _words(document: Document, own: int) -> frozenset[str]:
    """Verbs of having, and the words of the document's titles and of its other sentences than the one that starts there.

    A sentence that is told again has other words, and stands where it stood.
    """
    texts: Sequence[str] = [
        *(s.text for s in document.statements if s.span.start != own),
        *{title for s in document.statements for title in s.trail},
    ]
    return HAVING | {norm for text in texts for norm in norms(text)}
