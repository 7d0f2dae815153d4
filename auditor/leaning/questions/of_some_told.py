"""`Of the three that pass 80, the lowest is 81`: an extreme of those that are told first."""

import re

from auditor.leaning.told import Told

_SET_APART = re.compile(r"^\W*of (?:the|its|these|those|all) \w+[^,]*,", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    inside = told.judged.kind in ("peak", "ordinal") and _SET_APART.match(told.sentence)
    return "it may be the first only of those told before it" if inside else ""
