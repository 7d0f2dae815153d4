"""Stretches of an ordered axis that are told by what lies between their ends: "no slot between Monday and Friday passes 9" as "from Monday to Friday".

Both ends belong to it. Of two lines a change or a comparison is told, so only what is said of all cells there, or of none, or of how many, is told again.
"""

import re
from collections.abc import Iterator

from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.language.ways import is_ordered
from auditor.model import Axis, Document

# What may stand before it is a thing that lies there, and nothing that goes on from the one end to the other.
_THING = r"(?:values?|cells?|entr(?:y|ies)|numbers?|figures?|readings?|counts?|scores?|results?|marks?|slots?|days?|hours?|months?|weeks?|years?|times?|measurements?|records?|totals?)"
_ALL = r"(?:no|none\s+of\s+the|not\s+(?:a\s+single|one|a)|not\s+any|every|each|any|all(?:\s+of)?(?:\s+the)?|only\s+\w+|just\s+\w+|exactly\s+\w+)"
_BETWEEN = re.compile(
    rf"^{_ALL}(?:\s+single)?\s+(?:[a-z]+\s+)?{_THING}\s+(?P<between>between)\s+(?P<low>[^,;:.]{{1,25}}?)(?P<and>\s+and\s+)(?P<high>[^\s,;:.]+)",
    re.IGNORECASE,
)


def between_ends(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where the words stand between which the ends are told, and those that tell of a stretch."""
    found = _BETWEEN.match(text)
    if found is None:
        return
    for side in ("rows", "columns"):
        axes = [axis_of(panel, side) for panel in document.panels]
        if all(is_ordered(axis) and _apart(axis, found["low"], found["high"]) for axis in axes):
            yield *found.span("between"), "from"
            yield *found.span("and"), " to "
            return


def _apart(axis: Axis, low: str, high: str) -> bool:
    """Whether two names are ticks of an axis with others in between."""
    places = [
        [i for i, tick in enumerate(axis.ticks) if norms(tick.text) == norms(name)] for name in (low, high)
    ]
    return all(len(place) == 1 for place in places) and abs(places[0][0] - places[1][0]) > 1
