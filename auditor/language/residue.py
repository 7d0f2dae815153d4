"""The words of a clause that nothing explains: where one of them may change the meaning, nothing is refuted."""

import re
from collections.abc import Iterable

from auditor.language.around import loose_words, measure_words, sentence_norms, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import called_percent
from auditor.language.strange import strange_words
from auditor.language.tokens import norms

_MODAL = word_set(
    "would could might should may lazy hypothetical hypothetically imagine suppose if assuming guarantee guarantees potentially possibly perhaps maybe unless expected expect expects likely unlikely"
)
_OF_COURSE = re.compile(
    r"\bas (?:is |was |might be |may be |one would |would be |could be )?(?:expected|expect|hope|hoped|usual|anticipated)\b",
    re.IGNORECASE,
)
_WERE_IT = re.compile(r"(?:^|[,;]\s)\W*were\b", re.IGNORECASE)
_KINDS = ("combination", "configuration", "setting", "pair", "case", "condition", "position", "point", "cell")
# Things of which a figure may hold no data: where a comparative stands beside one, it may be of that.
_OTHER_QUANTITIES = word_set(
    "cost costs price time times latency memory parameter parameters size sizes complexity speed throughput effort budget energy power weight length width height depth age uncertainty uncertainties error errors "
    "range spread variance variation deviation gap difference slope steepness rate rates frequency count counts number numbers importance sensitivity stability robustness consistency attention interest"
)


def document_words(clause: Clause) -> frozenset[str]:
    """The words of the document's titles, axes, ticks and legends."""
    found = set(measure_words(clause))
    for panel in clause.document.panels:
        for axis in (panel.rows, panel.columns):
            found |= {*norms(axis.label), *(word for tick in axis.ticks for word in norms(tick.text))}
    return frozenset(found)


def unknown_words(clause: Clause) -> tuple[str, ...]:
    """The words of a clause that belong to no mention, name nothing of the document, and are not known to be harmless."""
    found = (word for text in strange_words(clause) for word in norms(text))
    return tuple(word for word in found if not _modifies(clause, word))


def _modifies(clause: Clause, word: str) -> bool:
    """Whether a word only qualifies a word for cells: "dose-rate combinations", "parameter settings"."""
    words = sentence_norms(clause.statement.text)
    nouns = {
        item.first
        for item in clause.items
        if item.kind == "noun" and item.value == "cell" and item.text.casefold().startswith(_KINDS)
    }
    return any(norm == word and at + 1 in nouns for at, norm in enumerate(words))


def hypothetical(clause: Clause) -> bool:
    """Whether the clause speaks of what might be: "would", "could", "if"."""
    if _OF_COURSE.search(clause.text):
        return False
    return bool(_WERE_IT.search(clause.text)) or any(
        word in _MODAL
        for word in (*loose_words(clause), *(item.text.casefold() for item in clause.of("hedge")))
    )


def other_quantity(clause: Clause, around: int) -> bool:
    """Whether the words around a comparative name a quantity that the document does not show: "costs", "training time"."""
    known = document_words(clause) | _own_names(clause)
    words = sentence_norms(clause.statement.text)
    near = set(words[max(0, around - 4) : around + 5]) & set(loose_words(clause))
    return any(word in _OTHER_QUANTITIES and word not in known for word in near)


_MONEY = word_set(
    "cost costs price prices fare fares rent rents fee fees rate euro euros dollar dollars pound pounds eur usd"
)


def _own_names(clause: Clause) -> frozenset[str]:
    """What the values of a panel may be called by what they are: percentages rates, whole numbers counts."""
    panels = [clause.panel(index) for index in clause.panels]
    shares = all(called_percent(panel) for panel in panels)
    whole = all(value.step >= 1 and value.value >= 0 for panel in panels for value in panel.values.values())
    money = ("cost", "costs", "price", "prices") if _MONEY & measure_words(clause) else ()
    return frozenset(money) | frozenset(
        ("rate", "rates") if shares else ("count", "counts", "number", "numbers") if whole else ()
    )


_OTHERS = re.compile(
    r"\b(?:both of )?(?:the )?(?:others?|rest|remaining|else(?:where)?|apart|aside)\b", re.IGNORECASE
)
# Words that stand for the left side's noun: "the mean of A is higher than that of B".
_THAT = re.compile(
    r"\b(?:than|to|with|of|exceeds?|beats?|surpass(?:es)?|outperforms?|below|above|over|under) (?:that|those)(?: (?:of|in|at|for|between|under|on|with))?\b",
    re.IGNORECASE,
)


def taken_up(clause: Clause, items: Iterable[Item], others: bool = False) -> tuple[tuple[int, int], ...]:
    """The parts of the text that a reading takes into account: some mentions, and the words for all others."""
    spans = [(item.start, item.end) for item in items]
    spans += [
        (clause.start + found.start(), clause.start + found.end()) for found in _THAT.finditer(clause.text)
    ]
    if others:
        spans += [
            (clause.start + found.start(), clause.start + found.end())
            for found in _OTHERS.finditer(clause.text)
        ]
    return tuple(spans)
