"""Grids of what goes from one place to another: which axis tells where from, which where to, and by which verbs."""

from functools import lru_cache

from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.model import Document

# What the labels of two axes call where something comes from, and where it goes.
_FROM = frozenset(
    "from origin source sending sender send departure exporting exporter donor giver giving leaving".split()
)
_TO = frozenset(
    "to into destination receiving receiver receive arrival target importing importer recipient taking".split()
)
SENDS = frozenset(
    "send sends sent export exports exported give gives gave lend lends lent ship ships shipped dispatch dispatches dispatched move moves moved transfer transfers transferred pass passes passed".split()
)
RECEIVES = frozenset("receive receives received import imports imported attract attracts attracted".split())


@lru_cache(maxsize=32)
def ends_of_ways(document: Document) -> dict[str, str]:
    """The sides that are called by where things come from and where they go; none where that is not told of both."""
    told = {
        side: {word for panel in document.panels for word in norms(axis_of(panel, side).label)}
        for side in ("rows", "columns")
    }
    for start, end in (("rows", "columns"), ("columns", "rows")):
        if told[start] & _FROM and told[end] & _TO and not (told[start] & _TO or told[end] & _FROM):
            return {"from": start, "to": end}
    return {}
