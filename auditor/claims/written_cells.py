"""Which clauses speak of the written cells alone, where a grid is transcribed in part: "no legible value", "every reading"."""

import re
from dataclasses import replace

from auditor.evidence.shape import WHOLE_ROWS, gaps
from auditor.language.clauses import Clause
from auditor.model import Panel
from auditor.world import World

# Said of a value, these tell that it is one of those which somebody wrote down.
_CHOSEN = (
    r"listed|sampled|transcribed|extracted|written|given|selected|reported|plotted|annotated|recorded|recovered|surviving|preserved|"
    r"legible|readable|decipherable|visible|available|known|labell?ed|quoted|noted|documented|spot-checked"
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
# A transcription is a selection where it leaves out more than slips would, in several rows and columns.
MOST_WRITTEN = 0.85


def spoken_of(clause: Clause, worlds: tuple[World, World]) -> tuple[World, World]:
    """The data that a clause speaks of: all that there is, or only what is written."""
    if not of_written_cells(clause):
        return worlds
    printed, generous = (replace(world, holes=False) for world in worlds)
    return printed, generous


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
