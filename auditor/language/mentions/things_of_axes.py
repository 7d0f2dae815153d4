"""Things that go by no name of the document, but by an adjective of what one axis measures: "the shallower models", "the coolest proofer"."""

import re

from auditor.language.axis_adjectives import ADJECTIVES, SUPERLATIVES, fits, measured_in, nouns_of
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.language.verbs import finite_verb
from auditor.model import Panel
from auditor.reading.labels import STOPWORDS

# Behind these an adjective tells what something is like, and not which of them is meant.
_OF_AXES = re.compile(
    r"\b(?:by|across|vs|versus|against|over|per|with|for|as a function of)\b", re.IGNORECASE
)
_LIKENING = frozenset(
    "is are was were be been being become remain stay look seem as like called than a an even much still".split()
)


def side_of_thing(context: Context, adjective: str, at: int) -> str:
    """The one axis of which an adjective tells the ticks apart, where a noun stands at a token that names nothing else; or ""."""
    if adjective not in ADJECTIVES and adjective not in SUPERLATIVES:
        return ""
    panels = context.document.panels
    sides = [s for s in ("rows", "columns") if fits(adjective, (axis_of(panel, s) for panel in panels))]
    if len(sides) != 1 or not _is_strange(context, at):
        return ""
    return "" if any(measures_cells(panel, adjective) for panel in panels) else sides[0]


def likens(context: Context, at: int) -> bool:
    """Whether the words before a token make what follows a predicate: "is the deepest lake"."""
    before = at - 1 - (context.norm(at - 1) in ("the", "its", "their"))
    if context.norm(before) == "as" == context.norm(before - 2):
        return False  # "twice as fast as the deepest lake"
    return context.norm(before) in _LIKENING


def _is_strange(context: Context, at: int) -> bool:
    """Whether a noun stands here that names nothing which the document or the lexicon knows."""
    noun = context.norm(at)
    if not noun.isalpha() or noun in STOPWORDS or finite_verb(context.tokens[at].text):
        return False
    known = (noun,) in phrases() or context.vocabulary.find((noun,))
    return not known and not any(noun in norms(_titles(panel)) for panel in context.document.panels)


def measures_cells(panel: Panel, adjective: str) -> bool:
    """Whether the cells may be what an adjective tells apart."""
    told = _measured(panel)
    return bool(set(nouns_of(adjective)) & {*norms(told), *measured_in(told)})


def _measured(panel: Panel) -> str:
    """What tells what the cells hold: the legend; without one, the titles, as far as they do not go on to the axes."""
    units = {cell.quantity.unit for cell in panel.cells if cell.quantity is not None}
    numbers = " ".join(f"1 {unit}" for unit in units if unit)
    if panel.legend is not None and panel.legend.label:
        return f"{panel.legend.label} {numbers}"
    return f"{_OF_AXES.split(_titles(panel))[0]} {numbers}"


def _titles(panel: Panel) -> str:
    return f"{panel.name} {panel.figure}"
