"""Sentences heard as told of sets of cells: every word of them belongs to a form."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.cellsets.claims import Cells, Counted, Fact, Parts, Told
from auditor.claims.cellsets.forms import parts_of
from auditor.claims.cellsets.legend_bands import with_bands
from auditor.claims.cellsets.legend_ends import with_legend
from auditor.claims.cellsets.words import Line, words_of
from auditor.language.clauses import clauses
from auditor.language.refs import PanelRef
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.reading.colours import COLOUR

# One of these stands in each sentence that a form fits.
_CUES = re.compile(
    r"\b(?:corners?|border|edge|rim|perimeter|frame|margin|ring|interior|cent(?:er|re)|core|inner|middle|neighbo\w+|around|next to|adjacent|blocks?|squares?|diagonal|triangle|quadrant|half"
    r"|whole|entire|every|all|no|only|outside|legend|colou?rs?|hues?|bands?|scale|bar|values?|cells?|tiles?|numbers?|maxim\w+|minim\w+|peak|repeat\w*|entries|anything|nothing|everything|none|lowest|highest|largest|smallest|tie|tied|shared|twice|once)\b",
    re.IGNORECASE,
)
_OTHER_DATA = re.compile(r"±|\b(?:uncertaint\w*|deviations?|error bars?|confidence)\b", re.IGNORECASE)
# "A drop of more than 10" is no value above 10.
_CHANGED = re.compile(
    r"\b(?:drop|loss|decline|gain|rise|fall|increase|decrease|change|jump)s? of\b", re.IGNORECASE
)
_REACHES = re.compile(r"\b(?:reach|attain|hit|make)(?:e?s|ed)?\b", re.IGNORECASE)
_WHEN = frozenset(
    (
        "now",
        "today",
        "nowadays",
        "before",
        "after",
        "afterwards",
        "beforehand",
        "previously",
        "formerly",
        "originally",
        "initially",
        "then",
        "used to",
    )
)
_GRIDS = frozenset("panel grid map heatmap matrix table figure plot chart group".split())
_PREPOSITIONS = frozenset("in on for of within at under among with across".split())
_ARTICLES = frozenset("the both all each".split())
_JOINTS = frozenset((";", ",", ":", "and", "but", "while", "wherea", "though", "although"))
_HALTS = frozenset((";", "but", "while", "wherea"))
_LEAD = frozenset("and but while wherea though although yet , ; where".split())


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a sentence tells of sets of cells, where every word of it is accounted for."""
    if not (_CUES.search(statement.text) or COLOUR.search(statement.text)) or not document.panels:
        return
    parts = clauses(statement, document, vocabulary(document), ())
    if not parts or _OTHER_DATA.search(statement.text) or _CHANGED.search(statement.text):
        return
    if any(item.kind == "ref" for item in parts[0].label):
        return  # "Upper half: three cells exceed 10" is told of what the label names
    panels = parts[0].panels if len(parts[0].panels) == 1 else ()
    words = with_bands(words_of(parts[0]), document, parts[0].panels)
    words = with_legend(words, document, parts[0].panels)
    line = Line(words, parts[0], 0)
    end, told = len(statement.text), _statements(line, panels)
    if told is None:
        end, told = _first_part(line, panels)
    if told is not None:
        found, about = told
        if _REACHES.search(statement.text) and any(_is_one_cell(fact) for fact in found):
            return  # of one cell it tells its value, and no bound
        in_part = end < len(statement.text)
        yield Reading(Told(found, in_part=in_part), frozenset(), about, understood=((0, end),))


def _first_part(line: Line, panels: tuple[int, ...]) -> tuple[int, tuple[Parts, tuple[int, ...]] | None]:
    """What a sentence tells up to where it goes on in ways that no form fits, and where that is."""
    for at in range(len(line.words) - 1, 0, -1):
        joined = line.text(at - 1) == "," and line.text(at) == "and"
        if line.text(at) in _HALTS or joined:
            told = _statements(line.cut(0, at - joined), panels)
            if told is not None:
                return line.words[at].start, told
    return 0, None


def _is_one_cell(facts: tuple[Fact, ...]) -> bool:
    return any(isinstance(fact, Counted) and len(fact.area.places) == 1 for fact in facts)


def _statements(line: Line, panels: tuple[int, ...]) -> tuple[Parts, tuple[int, ...]] | None:
    """What all parts of a line tell, and of which panels; a line that no form fits is cut where both sides may be sentences."""
    line = line.cut(line.skip(0, _LEAD), len(line.words))
    if not line.words:
        return None
    if (whole := _statement(line, panels)) is not None:
        return whole
    for at, word in enumerate(line.words):
        if word.text not in _JOINTS or not at:
            continue
        before = _statement(line.cut(0, at), panels)
        rest = line.cut(at + 1, len(line.words))
        behind = _statements(replace(rest, them=_told_of(before[0])), before[1]) if before else None
        if before and behind:
            return (*before[0], *behind[0]), tuple(dict.fromkeys((*before[1], *behind[1])))
    return None


def _told_of(parts: Parts) -> Cells:
    """The cells of which something was told, where these are the same in all of its parts."""
    areas = {fact.area.cells if isinstance(fact, Counted) else frozenset() for ways in parts for fact in ways}
    return next(iter(areas)) if len(areas) == 1 else frozenset()


def _statement(line: Line, panels: tuple[int, ...]) -> tuple[Parts, tuple[int, ...]] | None:
    """What one sentence tells: of the panels that it names as one, or else of those that were named before."""
    named = [
        (n, w.item.value) for n, w in enumerate(line.words) if w.item and isinstance(w.item.value, PanelRef)
    ]
    if len(named) > 1:
        return None
    if named:
        at, ref = named[0]
        when = line.spelled(at).casefold() in _WHEN
        if len(ref.panels) > 1 and not ref.every:
            return None
        panels = ref.panels
        line = _without_adverb(line, at) if when else _without_name(line, at)
    found: list[tuple[Fact, ...]] = []
    for panel in panels:
        parts = parts_of(replace(line, panel=panel))
        if parts is None:
            return None
        found += parts
    return (tuple(found), panels) if found else None


def _without_adverb(line: Line, at: int) -> Line:
    """A line without the word that tells when it is so: "now", "before,"."""
    return line.without(at, at + 1 + (not at and line.text(at + 1) == ","))


def _without_name(line: Line, at: int) -> Line:
    """A line without the name of a panel and what belongs to it; where it is the subject, "the grid" stands for it."""
    start = at
    while line.text(start - 1) in _ARTICLES:
        start -= 1
    end = line.skip(at + 1, _GRIDS)
    if start and line.text(start - 1) in _PREPOSITIONS:
        start -= 1
        end += not start and line.text(end) == ","
        return line.without(start, end)
    return line.without(start, end, "the", "grid")
