"""Steps that a sentence speaks of themselves, by name or in percent, where a reading took them for values or for differences."""

import re

from auditor.doubt.asked import Asked

_NAMES = r"(?:rise|fall|drop|increase|decrease|gain|loss|growth|decline|climb|change|jump)"
# "The fall from A to B is the second-largest": what is ranked is a step, and no value.
_STEP_AS_SUBJECT = re.compile(
    rf"^\W*(?:(?:in|at|on|for)\s+[^,;:]{{1,40}}?,?\s+)?(?:the|its|their|each|every)\s+{_NAMES}\b",
    re.IGNORECASE,
)
# "The largest rise in percent": how far it goes is measured by where it began.
_IN_PERCENT = re.compile(
    rf"\b{_NAMES}s?\s+(?:in|by)\s+(?:per\s?cent|percentage|relative\s+terms|proportion)\b(?!\s+points?)"
    rf"|\b(?:relative|proportional|percentage)\s+{_NAMES}s?\b",
    re.IGNORECASE,
)
_OF_VALUES = ("ordinal", "peak", "threshold")
_PROPORTIONS = ("ratio", "change")


def of_a_step_itself(asked: Asked) -> str:
    """`The rise of A is the second-largest`, `the largest rise in percent is that of A`; or nothing."""
    clause = asked.clause
    if _STEP_AS_SUBJECT.search(clause.text) and (
        asked.kind in _OF_VALUES or asked.kind == "trend" and len(clause.of("trend", "up", "down")) > 1
    ):
        return "it is told of a step, and was read of values"
    if _IN_PERCENT.search(clause.text) and not clause.numbers and asked.kind not in _PROPORTIONS:
        return "it is told in percent, and was read of differences"
    return ""
