"""Which clauses speak of the written cells alone, where a grid is transcribed in part: "no legible value", "every reading"."""

import re
from dataclasses import replace
from functools import lru_cache

from auditor.evidence.shape import WHOLE_ROWS, gaps
from auditor.language.clauses import Clause
from auditor.language.refs import TickRef
from auditor.model import Document, Panel
from auditor.world import World

# Said of a value, these tell that it is one of those which somebody wrote down.
_CHOSEN = (
    r"listed|sampled|transcribed|extracted|written|given|selected|reported|plotted|annotated|recorded|recovered|surviving|preserved|"
    r"legible|readable|decipherable|visible|available|known|labell?ed|quoted|noted|documented|spot-checked|"
    r"marked|filled|occupied|non-empty"
)
_THING = (
    r"(?:values?|cells?|scores?|numbers?|figures?|entry|entries|readings?|samples?|points?|estimates?|data|"
    r"measurements?|observations?|results?|squares?|tiles?|pairs?|combinations?|settings?|one|ones)"
)
_OF_CHOSEN = re.compile(
    rf"\b(?:{_CHOSEN})\b(?! as\b)|\b(?:that|which) (?:was|were|is|are) (?:{_CHOSEN}|read)\b|\b(?:can|could) (?:still )?be (?:read|made out)\b"
    rf"|\bsurvived?s?\b|\b{_THING} (?:shown|read|taken|left)\b",
    re.IGNORECASE,
)
# A reading is there once it was taken, whereas a cell of the picture is there whether it was or not.
_TAKEN = re.compile(
    r"(?<![\d.]) (?:readings?|samples?|points?|estimates?|entry|entries|measurements?|observations?|annotations?)\b",
    re.IGNORECASE,
)
# "Squares without a catch stay blank", "all other cells are empty": what is not written holds nothing.
_CELLS = (
    r"(?:cells?|squares?|tiles?|boxes|fields|slots|spots|places|positions|combinations|pairs|bins|blocks)"
)
_BLANK = r"(?:left |kept |simply |therefore )?(?:blank|empty|white|unfilled|uncolou?red|unmarked|not (?:drawn|filled|marked)|without (?:a )?(?:mark|colou?r|value|number))"
_REST_BLANK = re.compile(
    rf"\b(?:{_CELLS} (?:without|with no|that (?:have|had|hold|saw) no)\b[^.;:]{{1,60}}?"
    rf"|(?:(?:all|the|every|any) )?(?:other|remaining|unlisted|unnamed) {_CELLS}|everything else|all others|the (?:rest|others)"
    rf"|{_CELLS} (?:that are )?not (?:listed|named|given|mentioned)[^.;:]{{0,20}}?)"
    rf" (?:is|are|was|were|stays?|remains?|stayed|remained)(?: all)? {_BLANK}\b(?!,? (?:i\.e|that is|so \d|0|zero))"
    rf"|\b(?:an? )?(?:blank|empty|white|unmarked) {_CELLS} (?:means?|stands? for|tells?|marks?|indicates?|had|has|have|held|holds?|saw) (?:no|none|nothing)\b",
    re.IGNORECASE,
)
# ... unless the document lists only some of what is drawn.
_IN_PART = re.compile(
    r"\b(?:samples?|sampled|a selection|selected|some of|a few of|legible|readable|illegible|unreadable|could not be read|not transcribed|excerpt|among others|for example|e\.g)\b",
    re.IGNORECASE,
)
_THROUGHOUT = re.compile(r"\b(?:throughout|always|never|at all times|all along)\b", re.IGNORECASE)
# A transcription is a selection where it leaves out more than slips would, in several rows and columns.
MOST_WRITTEN = 0.85


def spoken_of(clause: Clause, worlds: tuple[World, World]) -> tuple[World, World]:
    """The data that a clause speaks of: all that there is, or only what is written."""
    closed = leaves_the_rest_blank(clause.document) and not _of_every_line(clause)
    if not closed and not of_written_cells(clause):
        return worlds
    printed, generous = (replace(world, holes=False) for world in worlds)
    return printed, generous


def _of_every_line(clause: Clause) -> bool:
    """Whether something is said of each line of a side, blank places included."""
    every = any(isinstance(item.value, TickRef) and item.value.every for item in clause.items)
    return every or _THROUGHOUT.search(clause.text) is not None


@lru_cache(maxsize=8)
def leaves_the_rest_blank(document: Document) -> bool:
    """Whether the text tells that places without a value are blank in the figure, and that it lists all others."""
    texts = [statement.text for statement in document.statements]
    return any(map(_REST_BLANK.search, texts)) and not any(map(_IN_PART.search, texts))


def of_written_cells(clause: Clause) -> bool:
    """Whether a clause speaks of nothing but written cells, so that the others neither support nor refute it."""
    panels = [clause.panel(index) for index in clause.panels]
    if all(len(panel.cells) >= panel.size or panel.form in WHOLE_ROWS for panel in panels):
        return False
    text = f" {clause.text}"
    return bool(_OF_CHOSEN.search(text)) or bool(_TAKEN.search(text)) and all(map(is_selection, panels))


def is_selection(panel: Panel) -> bool:
    """Whether only some cells of a grid were transcribed, here and there."""
    places = gaps(panel).single
    lines = {row for row, _ in places}, {column for _, column in places}
    written = len(panel.cells) / panel.size if panel.size else 1.0
    return written <= MOST_WRITTEN and min(map(len, lines)) > 1 and panel.form not in WHOLE_ROWS
