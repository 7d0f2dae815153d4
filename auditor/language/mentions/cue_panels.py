"""Panels that are called by a word which else is a cue: "the mean is highest at A", where one panel is the "Mean" and one the "Std"."""

from functools import lru_cache

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef
from auditor.language.tokens import norms
from auditor.model import Document

# Behind these, or before those, it is the mean of something that is told.
_OWNING = frozenset("a an its their whose row column overall grand each every".split())
_OF = frozenset("of over across for among per value level score".split())
_PICTURES = frozenset("panel map heatmap plot matrix grid table left right".split())


def find(context: Context, i: int) -> Item | None:
    """The word where it is "the" one, or one whose superlative is told, in a sentence that points to no panel otherwise."""
    panel = _panels(context.document).get(context.norm(i))
    if panel is None or context.norm(i + 1) in _OF or context.norm(i - 1) in _OWNING:
        return None
    if i + 1 < len(context.tokens) and context.norm(i + 1) not in _PICTURES and _points(context):
        return None
    kinds = {kind for kind, _ in phrases().get((context.norm(i - 1),), [])}
    if context.norm(i - 1) != "the" and not kinds & {"extreme", "compare"}:
        return None
    return context.item("ref", PanelRef((panel,)), i, i + 1)


def _points(context: Context) -> bool:
    """Whether a sentence says of which picture it tells: "in the right panel the mean is 7"."""
    return bool(_PICTURES.intersection(context.norms))


@lru_cache(maxsize=64)
def _panels(document: Document) -> dict[str, int]:
    """Panels of which the whole name is one word for what is worked out, beside others that are called otherwise."""
    names = [tuple(word for word in norms(panel.name) if len(word) > 1) for panel in document.panels]
    if len(names) < 2 or len(set(names)) < len(names):
        return {}
    return {
        words[0]: n
        for n, words in enumerate(names)
        if len(words) == 1 and any(kind == "aggregate" for kind, _ in phrases().get(words, []))
    }
