"""Sentences and clauses read as told of pairs: every word has to belong to a form."""

import re
from collections.abc import Iterator

from auditor.claim import OF_CELLS, Reading
from auditor.claims.bonds.claims import Bonds, Fact
from auditor.claims.bonds.parsing import told_of
from auditor.claims.relations.pairs import relation
from auditor.language.clauses import Clause, clauses
from auditor.language.refs import PanelRef
from auditor.language.taken_apart import mentions_apart
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

# What is said of pairs is not said of cells or lines.
OVERRIDDEN = (
    *OF_CELLS,
    *"pairs amount trend gap ratio difference duel standing tally identity spread".split(),
)
_LONGEST = 600
_POINTERS = re.compile(r"\b(?:it|its|they|their|them|these|those)\b", re.IGNORECASE)
# What holds so has exceptions; a telling of the sentence may have left these words out.
_HEDGED = re.compile(
    r"\b(?:as a rule|generally|in general|usually|mostly|typically|on the whole|by and large|often|tend(?:s|ed)? to|as a whole|if|unless|would(?! (?:explain|account))|might|could(?! (?:explain|account))|except where)\b",
    re.IGNORECASE,
)
# One who is left out of all pairs, and a number that tells how far two pairs lie apart, are heard elsewhere.
_UNHEARD = re.compile(
    r"^\W*(?:apart from|aside from|except for|other than|besides)\b[^,]*,[^,]*\b(?:every|all|each|any)\b"
    r"|\d (?:points? )?(?:higher|lower|stronger|weaker) than\b[^,;]* (?:does|do|is|are|has|have)\W*$",
    re.IGNORECASE,
)
_INTO = re.compile(
    r"(?:^|\b(?:in|at|for|during|on|of|under|within)\s+)(?:\b(?:the|both|each|either|all)\s+)*$",
    re.IGNORECASE,
)
_PANEL_NOUN = re.compile(
    r"^\s*(?:panels?|season|windows?|squares?|figures?|maps?|matrix|matrices|heatmaps?|grids?)\b",
    re.IGNORECASE,
)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a whole sentence tells of pairs."""
    if not any(relation(document, n) for n in range(len(document.panels))):
        return
    parts = clauses(statement, document, vocabulary(document), ())
    if not parts:
        return
    text, panels = _without_panel(statement.text, document) or (statement.text, parts[0].panels)
    told = [_told(text, statement, document, panel, opening=True) for panel in panels]
    if panels and all(told):
        facts = tuple(fact for one in told if one for fact in one)
        whole = ((0, len(statement.text)),)
        yield Reading(Bonds(facts), frozenset(), panels, understood=whole, overrides=OVERRIDDEN)


def read(clause: Clause) -> Iterator[Reading]:
    """What a clause tells of pairs by itself."""
    if len(clause.panels) != 1 or relation(clause.document, clause.panels[0]) is None:
        return
    text, _ = _without_panel(clause.text, clause.document) or (clause.text, ())
    opening = not clause.sentence[: clause.start].strip()
    told = _told(text, clause.statement, clause.document, clause.panels[0], opening=opening)
    if told:
        led = ((clause.start + m.start(), clause.start + m.end()) for m in _POINTERS.finditer(clause.text))
        spans = ((clause.start, clause.end), *led)
        yield Reading(
            Bonds(told), frozenset(clause.items), clause.panels, understood=spans, overrides=OVERRIDDEN
        )


def _told(
    text: str, statement: Statement, document: Document, panel: int, *, opening: bool
) -> tuple[Fact, ...] | None:
    found = relation(document, panel)
    written = document.source.text[statement.span.start : statement.span.end]
    if found is None or len(text) > _LONGEST or _HEDGED.search(written) or _UNHEARD.search(written):
        return None
    return told_of(text, statement, document, found, opening=opening)


def _without_panel(text: str, document: Document) -> tuple[str, tuple[int, ...]] | None:
    """A text without the words that name the one panel that it is told of, and that panel."""
    named = [item for item in mentions_apart(text, document) if isinstance(item.value, PanelRef)]
    if len(named) != 1 or not isinstance(named[0].value, PanelRef):
        return None
    item, value = named[0], named[0].value
    lead = _INTO.search(text[: item.start])
    bare = item.text.split()[0].casefold() in ("in", "before", "after", "during", "on", "at")
    if (len(value.panels) > 1 and not value.every) or (lead is None and not bare):
        return None
    start = lead.start() if lead else item.start
    rest = _PANEL_NOUN.sub("", text[item.end :])
    return text[:start] + (re.sub(r"^\s*,", "", rest) if not text[:start].strip() else rest), value.panels
