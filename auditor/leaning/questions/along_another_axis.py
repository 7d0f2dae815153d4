"""`From April to August it gets colder with depth`, read along the months: the axis that it follows is the other one."""

import re

from auditor.language.tokens import norms
from auditor.leaning.told import Told
from auditor.reading.labels import singular, words

_WITH = re.compile(
    r"\b(?:with|along)\s+(?:(?:increasing|growing|greater|rising|more|the)\s+)?(?P<what>[a-z]{3,})\b",
    re.IGNORECASE,
)

_NO_AXIS = frozenset(
    "every each all both any step time row column line way exception ease the this that regard respect most".split()
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = (
        _WITH.search(told.judged.text)
        if told.judged.kind in ("trend", "path", "course", "composed")
        else None
    )
    along = re.search(r"\balong (?P<axis>[^:;]+)", told.judged.read_as)
    if found is None or along is None:
        return ""
    what = singular(found["what"].casefold())
    if what in _NO_AXIS:
        return ""
    followed = set(map(singular, norms(along["axis"])))
    ranged = re.search(r"\bfrom .+ (?:up |down )?to\b", told.judged.read_as) is not None
    labels = [axis.label for panel in told.document.panels for axis in (panel.rows, panel.columns)]
    others = [label for label in labels if not followed & {singular(word) for word in words(label)}]
    if what in followed:
        return ""
    if any(what in {singular(word) for word in words(label)} for label in others):
        return f"it may be told along another axis: {what}"
    return f"it may be told along what is not named so: {what}" if ranged and "" in labels else ""
