"""What sentences say that the cells hold: "a heatmap of average bus delays", "the colour encodes the resolution Rs"."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from auditor.language.tokens import norms
from auditor.model import Document
from auditor.reading.labels import STOPWORDS

_PICTURE = r"(?:heat\s?-?maps?|maps?|charts?|plots?|matrix|matrices|overview|comparison|visuali[sz]ation)"
_CELLS = (
    r"(?:colou?rs?|shad(?:e|es|ing)|hues?|cells?|tiles?|squares?|entries|entry|numbers?|values?|intensity)"
)
_OF = re.compile(rf"\b{_PICTURE}\s+(?:of|for)\s+(?P<what>.+)", re.IGNORECASE)
_MAPPED = re.compile(
    r"\b(?:figure|image|chart|heat\s?-?map|picture)\s+(?:maps|plots|charts)\s+(?P<what>.+)", re.IGNORECASE
)
_ENCODED = re.compile(
    rf"\b{_CELLS}\s+(?:encodes?|shows?|represents?|gives?|indicates?|stands?\s+for|denotes?|reports?)\s+(?P<what>.+)",
    re.IGNORECASE,
)
_HELD = re.compile(
    r"\b(?:heat\s?-?map|matrix|grid|map|table)\s+(?:gives?|shows?|reports?|holds?|contains?|lists?)\s+(?:the\s+)?(?P<what>.+)",
    re.IGNORECASE,
)
_CAPTION = re.compile(r"^fig(?:ure|\.)?\s*\d+\w?[.:]?$", re.IGNORECASE)
# A description above the grid, without a verb: "Mean delay of the trams in min by line and hour".
_DESCRIBED = re.compile(
    r"(?:the\s+)?(?P<what>[^,;:.]{3,70}?),?\s+(?:by|per|for\s+each|against|versus|vs\.?|across)\s+(?P<axes>[^;:.]+)\.?",
    re.IGNORECASE,
)
# The same, with how it was taken; what stands for each cell of a list: "Given as (dose, hour): gain."
_HEADED = (
    re.compile(
        r"(?P<what>[^,;:.()]{3,60}?),?\s+(?:\(|in\s+(?:percent|per\s+cent|%|points)\b|(?:measured|averaged|expressed)\b)",
        re.IGNORECASE,
    ),
    re.compile(r"[^:()]{0,30}\([^()]+\)\s*[:=→]\s*(?P<what>[^,;:.()]{3,40})\.?$", re.IGNORECASE),
)
# In what it is measured: "in km/h", "(pH)".
_UNIT = re.compile(r"\bin\s+([^\s,()]{1,12})(?=$|\s(?:of|at|on|in)\b)|\(([^()]{1,12})\)", re.IGNORECASE)
# Where what is measured ends, and where, when and of what it was measured begins.
_END = re.compile(
    r"[,.;:(\[–—]|\b(?:for|by|across|at|in|on|over|per|between|during|versus|vs|as|from|with|when|while|where|under|against|and|"
    r"that|which|whose|measured|drawn|evaluated|among|within|of)\b",
    re.IGNORECASE,
)
# Of what these words are, belongs to what is measured: "the number of visitors".
_AMOUNTS = re.compile(
    r"\b(?:number|share|count|percentage|rate|amount|level|proportion|sum|frequency|mean|median|average)s?\s+of\s+",
    re.IGNORECASE,
)
_SHORTEST = 2  # "up" of "speed-up" is none of its nouns
_DULL = frozenset("the a an each every its this that all mean average median number share".split())


@lru_cache(maxsize=128)
def told_measures(document: Document) -> frozenset[str]:
    """The words by which the sentences of a document name what is measured."""
    found = [word for what in _told(document) for word in _noun(what)]
    for what in _described(document):
        found += [*_noun(what), *(word for unit in _UNIT.findall(what) for word in norms(" ".join(unit)))]
    return frozenset(word for word in found if word.isalpha()) - _DULL - STOPWORDS


@lru_cache(maxsize=128)
def told_amounts(document: Document) -> frozenset[str]:
    """The words of the noun by which a document says what amounts its cells are: "the on-time share of trams", "speed-up over A"."""
    heads = [what[: end.start()] if (end := _END.search(what)) else what for what in _amounts(document)]
    words = [[word for word in norms(head) if word not in STOPWORDS] for head in heads]
    told = (one for own in words for one in (*own, *map("".join, pairwise(own))))
    return frozenset(one for one in told if len(one) > _SHORTEST and one.isalpha())


def _amounts(document: Document) -> Iterator[str]:
    yield from _told(document)
    yield from _described(document)
    first = min((cell.span.start for panel in document.panels for cell in panel.cells), default=0)
    for statement in document.statements:
        if statement.span.start < first:
            yield from (found["what"] for form in _HEADED if (found := form.match(statement.text)))


def _told(document: Document) -> Iterator[str]:
    for statement in document.statements:
        yield from (
            found["what"]
            for pattern in (_OF, _MAPPED, _ENCODED, _HELD)
            for found in pattern.finditer(statement.text)
        )
        if statement.trail and _CAPTION.match(statement.trail[-1].strip()):
            yield statement.text


def _described(document: Document) -> Iterator[str]:
    """What descriptions above the first cell are of, where they name the axes."""
    first = min((cell.span.start for panel in document.panels for cell in panel.cells), default=0)
    labels = [axis.label for panel in document.panels for axis in (panel.rows, panel.columns)]
    axes = [set(norms(label)) - _DULL - STOPWORDS for label in dict.fromkeys(labels)]
    for statement in document.statements:
        found = _DESCRIBED.fullmatch(statement.text) if statement.span.start < first else None
        if found and sum(bool(words & set(norms(found["axes"]))) for words in axes) > 1:
            yield found["what"]


def _noun(text: str) -> tuple[str, ...]:
    """The words up to where the noun ends."""
    amount = _AMOUNTS.search(text)
    opened = amount is not None and not _END.search(text[: amount.end() - len(" of ")])
    start = amount.end() if amount is not None and opened else 0
    end = _END.search(text, start)
    return norms(text[: end.start()] if end else text)
