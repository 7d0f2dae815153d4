"""Panels by their letters and numbers: `Figure 9b`, `panel (b)`, `Fig. 3`."""

import re

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef

_SUBFIGURE = re.compile(
    r"(?:fig(?:ure|\.)?|panel|subfigure|subplot|matrix|heat\s?map|table)\s*(?:\d+(?:\.\d+)?\s*)?(?:\((?P<inner>[a-h])\)|(?P<letter>[a-h]))(?![\w'’])",
    re.IGNORECASE,
)

_BARE = re.compile(r"\((?P<inner>[a-h])\)(?P<letter>(?!))?")

_COUNTED = re.compile(r"fig(?:ure|\.)?\s*(?P<number>\d{1,3})(?![\w.]*\w)", re.IGNORECASE)


def find(context: Context, i: int) -> Item | None:
    """`Figure 9b`, `panel (b)`, `(b)`, `Fig. 3a`: a panel by the letter or the number that its name begins with."""
    start = context.tokens[i].start
    found = _SUBFIGURE.match(context.text, start) or _BARE.match(context.text, start)
    if not found:
        return _counted(context, i) or _initial(context, i)
    letter = (found["letter"] or found["inner"]).casefold()
    indices = [
        index
        for index, panel in enumerate(context.document.panels)
        if re.match(rf"(?:\w+ )?\(?{letter}(?:\)|[:.]\s|\s[–—-]\s)", panel.name, re.IGNORECASE)
    ]
    if len(indices) != 1:
        return None
    last = context.behind(i, found.end()) or len(context.tokens)
    return context.item("ref", PanelRef((indices[0],)), i, last)


def _counted(context: Context, i: int) -> Item | None:
    """`Fig. 3`, where one of several panels is called so."""
    found = _COUNTED.match(context.text, context.tokens[i].start)
    if not found:
        return None
    numbers = [_COUNTED.match(panel.name) for panel in context.document.panels]
    indices = [index for index, own in enumerate(numbers) if own and own["number"] == found["number"]]
    if len(indices) != 1 or len(numbers) < 2:
        return None
    last = context.behind(i, found.end()) or len(context.tokens)
    return context.item("ref", PanelRef((indices[0],)), i, last)


_INITIAL = re.compile(r"[B-HJ-Z](?=\s[^\W\d_]{2})")


def _initial(context: Context, i: int) -> Item | None:
    """`S is later`, `the S readings`, of panels "P waves" and "S waves": a letter by which each of their names begins."""
    letter = context.tokens[i].text
    names = [panel.name for panel in context.document.panels]
    first = [found.group() if (found := _INITIAL.match(name)) else "" for name in names]
    if len(names) < 2 or "" in first or len(set(first)) < len(first) or letter not in first:
        return None
    return context.item("ref", PanelRef((first.index(letter),)), i, i + 1)
