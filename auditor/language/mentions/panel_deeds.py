"""Panels that are called by what was done, named by the doing of it: "with priming" for a panel "Primed", "without it" aside.

So are panels "Before" and "After", where the document tells before and after what: "with priming", "once priming was left out".
"""

import re
from collections import Counter
from functools import lru_cache

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef
from auditor.language.times import is_pair
from auditor.language.tokens import norms
from auditor.model import Document

_WITH = frozenset("with after under through by thanks".split())
_SHORTEST = 3


def find(context: Context, i: int) -> Item | None:
    """`with priming`, `after smoothing`, `under irrigation`: the one panel whose name has the participle of it."""
    if (told := _told_of_deed(context, i)) is not None:
        return told
    word = context.norm(i)
    if not word.endswith("ing") or len(word) < _SHORTEST + 3 or context.norm(i - 1) not in _WITH:
        return None
    stem = word.removesuffix("ing")
    done = {f"{stem}ed", f"{stem}d"}
    found = [n for n, panel in enumerate(context.document.panels) if done & set(norms(panel.name))]
    return context.item("ref", PanelRef((found[0],)), i, i + 1) if len(found) == 1 else None


_DEED = re.compile(
    r"\b(?:before|after) (?!the\b|a\b|an\b|that\b|it\b|and\b|or\b|which\b|all\b|each\b)([a-z]{4,})\b",
    re.IGNORECASE,
)
_WHEN = (
    ("as", "long", "as"),
    ("back", "when"),
    ("once",),
    ("when",),
    ("if",),
    ("where",),
    ("while",),
    ("unles",),
)
_DONE = frozenset(
    "is was are were be been being has have had it switched turned used applied added on introduced enabled in place active present".split()
)
_UNDONE = frozenset("left out omitted off missing absent disabled removed skipped dropped".split())
_LONGEST = 6


@lru_cache(maxsize=64)
def deeds(document: Document) -> frozenset[str]:
    """What was done between two panels, "Before" and "After": the words that the text has behind these more than once."""
    if not is_pair(document):
        return frozenset()
    names = [norms(panel.name) for panel in document.panels]
    if "before" not in names[0] or "after" not in names[1]:
        return frozenset()
    found = Counter(norms(match[1])[0] for match in _DEED.finditer(document.source.text))
    return frozenset(word for word, times in found.items() if times > 1)


def _told_of_deed(context: Context, i: int) -> Item | None:
    """`with priming`, `with the priming in place`, `without priming`; `once priming is switched on`, `as long as no priming was used`."""
    word = context.norm(i)
    if word not in ("with", "without") and not any(word == lead[0] for lead in _WHEN):
        return None
    known = deeds(context.document)
    if not known:
        return None
    if word in ("with", "without"):
        named = i + 1 + (context.norm(i + 1) == "the")
        last = named + (3 if context.norms[named + 1 : named + 3] == ("in", "place") else 1)
        if context.norm(named) in known:
            return context.item("ref", PanelRef((0 if word == "without" else 1,)), i, min(last, named + 3))
    lead = next((lead for lead in _WHEN if context.norms[i : i + len(lead)] == lead), ())
    at = i + len(lead)
    denied = context.norm(at) == "no"
    at += denied
    if not lead or context.norm(at) not in known:
        return None
    last = at + 1
    while (
        last < min(len(context.norms), at + _LONGEST)
        and context.tokens[last].text.casefold() in _DONE | _UNDONE
    ):
        last += 1
    words = {token.text.casefold() for token in context.tokens[at + 1 : last]}
    closed = last >= len(context.norms) or context.norm(last) in (",", ".", ";")
    if not closed or not words:
        return None
    undone = bool(words & _UNDONE) or lead == ("unles",)
    return context.item("ref", PanelRef((0 if undone != denied else 1,)), i, last)
