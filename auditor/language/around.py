"""The words around and between mentions: what a number counts, what narrows a subject, who "it" is."""

import re
from collections.abc import Sequence
from functools import lru_cache

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.measure_talk import told_amounts, told_measures
from auditor.language.refs import PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.tokens import norms, tokens
from auditor.model import Document
from auditor.reading.labels import singular


def word_set(text: str) -> frozenset[str]:
    """Words as sentences have them after normalising: plurals and verbs in -s lose their ending."""
    return frozenset(form for word in text.split() for form in (word, singular(word)))


# Words that pick some cells by what no mention says, so that a claim about "the cells" is about others.
NARROWING = word_set(
    """
    middle intermediate moderate outer inner remaining other others another rest positive negative
    nonzero non zero neighboring neighbouring neighbor neighbour adjacent nearby surrounding latter
    former extreme baseline typical individual same else outlying isolated listed sampled
    corresponding respective lesser interior edge border peripheral mid central minority subset next
    previous preceding following successive consecutive
    """
)
# Words by which a number tells how far two things are apart, and not what one of them is.
APART = word_set(
    """
    gap difference differ differs differing diff margin delta apart advantage deficit distance
    discrepancy away offset shift spread spreads drift leap headroom shortfall surplus swing swings
    step edge lead distant separate separates separated separating width deviation deviate residual
    span spans spanned spanning vary varies varied varying fluctuate fluctuates fluctuated change changes changed bonus penalty premium loss gain
    """
)
_BARE = frozenset("it they them their there here".split())
_EXISTS = (("is",), ("are",), ("was",), ("were",), ("exist",), ("exists",), ("stand",), ("stands",))
_POINTING = frozenset("this these those".split())
_COPULAS = word_set(
    """
    is are was were be been seem seems look looks remain remains rather quite very fairly relatively
    """
)
# "Within 3 of each other": the things themselves; "each other row" is all but one.
_MUTUAL = (("each", "other"), ("one", "another"))
_WHERE = frozenset("in at on for across over throughout during under with and but while".split())
PRONOUNS = word_set("it its they their them this these that those there here")


@lru_cache(maxsize=1024)
def sentence_norms(text: str) -> tuple[str, ...]:
    """The normalised tokens of a sentence; items count in these."""
    return tuple(token.norm for token in tokens(text))


def between(clause: Clause, left: Item, right: Item) -> tuple[str, ...]:
    """The tokens between two mentions of one sentence."""
    return sentence_norms(clause.statement.text)[left.last : right.first]


def before(clause: Clause, item: Item, count: int = 1) -> tuple[str, ...]:
    """The tokens before a mention, at most `count` of them."""
    return sentence_norms(clause.statement.text)[max(0, item.first - count) : item.first]


def after(clause: Clause, item: Item, count: int = 1) -> tuple[str, ...]:
    """The tokens behind a mention, at most `count` of them."""
    return sentence_norms(clause.statement.text)[item.last : item.last + count]


@lru_cache(maxsize=1024)
def _clause_tokens(text: str, start: int, end: int) -> tuple[tuple[int, str], ...]:
    return tuple(
        (index, token.norm) for index, token in enumerate(tokens(text)) if start <= token.start < end
    )


def loose_words(clause: Clause, end: int | None = None, start: int = 0) -> tuple[str, ...]:
    """The words of a clause that belong to no mention; only those from or before a token, if one is given."""
    found = _clause_tokens(clause.statement.text, clause.start, clause.end)
    taken = {
        index
        for item in (*clause.items, *clause.siblings)
        if item.kind != "noun"
        for index in _tokens_of(clause, item)
    }
    return tuple(
        norm
        for index, norm in found
        if index not in taken and norm[0].isalpha() and index >= start and (end is None or index < end)
    )


def _tokens_of(clause: Clause, item: Item) -> list[int]:
    """The tokens of a mention; of a place, those of its row and column, but not the words between these."""
    inside = range(item.first, item.last)
    if not isinstance(item.value, Spot):
        return list(inside)
    own, norms_here = set(norms(item.text)), sentence_norms(clause.statement.text)
    return [index for index in inside if norms_here[index] in own]


def part_of(clause: Clause, item: Item) -> int:
    """Where the part of the clause begins in which a mention stands: behind the last semicolon or colon."""
    found = _clause_tokens(clause.statement.text, clause.start, clause.end)
    return max((index + 1 for index, norm in found if norm in (";", ":") and index < item.first), default=0)


def all_words(clause: Clause) -> tuple[str, ...]:
    """All tokens of a clause, marks included."""
    return tuple(norm for _, norm in _clause_tokens(clause.statement.text, clause.start, clause.end))


def narrowed(clause: Clause, allowed: Sequence[str] = ()) -> bool:
    """Whether a word narrows what the clause speaks of in a way that no mention tells."""
    return bool(narrowing_words(clause) - set(allowed))


def narrowing_words(clause: Clause) -> frozenset[str]:
    """The words that narrow what the clause speaks of; not those said of it ("are moderate")."""
    words = all_words(clause)
    said_of_it = {word for word, lead in zip(words[1:], words, strict=False) if lead in _COPULAS}
    said_of_it |= {"other", "another"} if told_mutual(clause) else frozenset()
    return frozenset(word for word in loose_words(clause) if word in NARROWING and word not in said_of_it)


def told_mutual(clause: Clause) -> bool:
    """`within 3 of each other`: whether it is told what things are to one another; "each other row" is all but one."""
    words = all_words(clause)
    return any(
        (one, other) in _MUTUAL and (not behind.isalpha() or behind in _WHERE)
        for one, other, behind in zip(words, words[1:], (*words[2:], ""), strict=False)
    )


def dangling(clause: Clause) -> bool:
    """Whether the clause speaks of "it" or "them" without saying what that is."""
    words = all_words(clause)
    if any(
        isinstance(item.value, TickRef | PositionRef | PlaceRef | RegionRef | Spot) for item in clause.items
    ):
        return False
    followed = {at for item in clause.items if item.kind == "noun" for at in (item.first - 1, item.first - 2)}
    found = _clause_tokens(clause.statement.text, clause.start, clause.end)
    return any(
        (norm in _BARE and words[k + 1 : k + 2] not in _EXISTS) or norm in _POINTING and index not in followed
        for k, (index, norm) in enumerate(found)
    )


def tells_distance(clause: Clause) -> bool:
    """Whether the clause speaks of differences."""
    measured = measure_words(clause)  # where losses are measured, a loss is no difference
    return any(word in APART and not measured.issuperset(norms(word)) for word in loose_words(clause))


def measure_words(clause: Clause) -> frozenset[str]:
    """The words by which the document names what its cells hold: units and measures."""
    return _measures_of(clause.document)


@lru_cache(maxsize=128)
def _measures_of(document: Document) -> frozenset[str]:
    words = (word for text in _measure_texts(document) for word in norms(text))
    own = frozenset(form for word in words for form in (word, *roots(word)))
    return own | told_measures(document) | told_amounts(document)


def _measure_texts(document: Document) -> list[str]:
    found: list[str] = []
    for panel in document.panels:
        legend = panel.legend
        found += [panel.name, panel.figure, legend.label if legend else "", legend.text if legend else ""]
    for figure in document.figures:
        for legend in figure.legends:
            found += [legend.label, legend.text]
    return list(dict.fromkeys(found))


def measures(clause: Clause, word: str) -> bool:
    """Whether a word names what cells hold, and does not only qualify what does ("solver" in "solver runtimes")."""
    texts = [text for text in _measure_texts(clause.document) if word in norms(text)]
    qualifies = re.compile(
        rf"\b{re.escape(word)}\s+(?!values|scores|cells|results|is\b|as\b|was\b|vs\b)\w+s\b", re.IGNORECASE
    )
    return any(not qualifies.search(text) for text in texts)
