"""Panels that show a thing and its lack, by the thing: "without the awning", "with an awning", of panels "With awning" and "Without awning"."""

from functools import lru_cache

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef
from auditor.language.tokens import norms
from auditor.model import Document

_LACKING = frozenset("without no not non w/o sans minus".split())
_HAVING = frozenset("with plus after".split())
_ARTICLES = frozenset("the a an any its their that this such".split())
_PAIR = 2


def find(context: Context, i: int) -> Item | None:
    """`without the awning`, `with an awning`, where just one of two panels lacks it."""
    word = context.norm(i)
    if word not in ("with", "without") or context.norm(i - 1) in ("not", "together"):
        return None
    at = i + 1 + (context.norm(i + 1) in _ARTICLES)
    for thing, (having, lacking) in _things(context.document).items():
        end = at + len(thing)
        if thing and context.norms[at:end] == thing:
            return context.item("ref", PanelRef((having if word == "with" else lacking,)), i, end)
    return None


@lru_cache(maxsize=64)
def _things(document: Document) -> dict[tuple[str, ...], tuple[int, int]]:
    """What one of two panels has and the other lacks, with the panel that has it and the one that lacks it."""
    if len(document.panels) != _PAIR:
        return {}
    names = [norms(panel.name) for panel in document.panels]
    found = {}
    for lacking, name in enumerate(names):
        other = names[1 - lacking]
        if len(name) > 1 and name[0] in _LACKING:
            bare = other[1:] if other[:1] and other[0] in _HAVING else other
            if bare == name[1:]:
                found[bare] = found[bare[-1:]] = (1 - lacking, lacking)
    return found
