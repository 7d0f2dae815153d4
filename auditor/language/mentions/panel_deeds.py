"""Panels that are called by what was done, named by the doing of it: "with priming" for a panel "Primed", "without it" aside."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef
from auditor.language.tokens import norms

_WITH = frozenset("with after under through by thanks".split())
_SHORTEST = 3


def find(context: Context, i: int) -> Item | None:
    """`with priming`, `after smoothing`, `under irrigation`: the one panel whose name has the participle of it."""
    word = context.norm(i)
    if not word.endswith("ing") or len(word) < _SHORTEST + 3 or context.norm(i - 1) not in _WITH:
        return None
    stem = word.removesuffix("ing")
    done = {f"{stem}ed", f"{stem}d"}
    found = [n for n, panel in enumerate(context.document.panels) if done & set(norms(panel.name))]
    return context.item("ref", PanelRef((found[0],)), i, i + 1) if len(found) == 1 else None
