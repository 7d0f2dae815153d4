"""`It falls when A goes on, whatever the number of B`, read along B."""

import re

from auditor.language.tokens import norms
from auditor.leaning.told import Told
from auditor.reading.labels import singular

_WHATEVER = re.compile(
    r"\b(?:whatever|whichever|regardless of|irrespective of|no matter (?:which|what|how \w+)|independent(?:ly)? of)\b(?P<what>[^,;.]*)",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = _WHATEVER.search(told.sentence) if told.judged.kind in ("trend", "path", "course") else None
    if found is None:
        return ""
    axes = re.findall(r"\balong ([^:;]+)", told.judged.read_as)
    what = {*map(singular, norms(found["what"]))} - {"the", "of", "in", "is", "are"}
    shared = any(what & {*map(singular, norms(axis))} for axis in axes)
    return "it is told to be so whatever the axis that it was read along" if shared else ""
