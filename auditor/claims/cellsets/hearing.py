"""Sentences heard as told of sets of cells: every word of them belongs to a form."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.cellsets.claims import Told
from auditor.claims.cellsets.forms import Parts, parts_of
from auditor.claims.cellsets.legend_ends import with_legend
from auditor.claims.cellsets.words import PANEL, Line, Word, words_of
from auditor.language.clauses import Clause, clauses
from auditor.language.refs import PanelRef
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

# One of these stands in each sentence that a form fits.
_CUES = re.compile(
    r"\b(?:corners?|border|edge|rim|perimeter|frame|margin|ring|interior|cent(?:er|re)|core|inner|middle|neighbo\w+|around|next to|adjacent|blocks?|squares?|diagonal|triangle|quadrant|half"
    r"|whole|entire|every|all|no|only|outside|legend|color|colour|scale|bar|values?|cells?|tiles?|numbers?|entries|anything|nothing|everything|none|lowest|highest|largest|smallest|tie|tied|shared|twice|once)\b",
    re.IGNORECASE,
)
_JOINTS = frozenset((";", ",", ":", "and", "but", "while", "wherea", "though", "although"))
_LEAD = frozenset("and but while wherea though although yet , ; where".split())


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a sentence tells of sets of cells, where every word of it is accounted for."""
    if not _CUES.search(statement.text) or not document.panels:
        return
    parts = clauses(statement, document, vocabulary(document), ())
    if not parts:
        return
    words = with_legend(words_of(parts[0]), document, parts[0].panels)
    panels = _panels(parts, words)
    kept = tuple(word for word in words if word.text != PANEL)
    told: list[tuple[object, ...]] = []
    for panel in panels:
        found = _statements(Line(kept, parts[0], panel))
        if found is None:
            return
        told += found
    if told:
        whole = ((0, len(statement.text)),)
        yield Reading(Told(tuple(told)), frozenset(), panels, understood=whole)  # type: ignore[arg-type]


def _panels(parts: Sequence[Clause], words: Sequence[Word]) -> tuple[int, ...]:
    """The panels that a sentence speaks of: the only one, those that it names as one, or that of its heading."""
    named = [w.item.value for w in words if w.item is not None and isinstance(w.item.value, PanelRef)]
    if len(named) > 1 or any(len(part.panels) > 1 and not part.named for part in parts):
        return ()
    if named:
        return named[0].panels if len(named[0].panels) == 1 or named[0].every else ()
    return parts[0].panels if len(parts[0].panels) == 1 else ()


def _statements(line: Line) -> Parts | None:
    """What all parts of a line tell; a line that no form fits is cut where both sides may be sentences."""
    start = line.skip(0, _LEAD)
    line = line.cut(start, len(line.words))
    if not line.words:
        return None
    if (whole := parts_of(line)) is not None:
        return whole
    for at, word in enumerate(line.words):
        if word.text in _JOINTS and at:
            before = parts_of(line.cut(0, at))
            behind = _statements(line.cut(at + 1, len(line.words))) if before else None
            if before and behind:
                return (*before, *behind)
    return None
