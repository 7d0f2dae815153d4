"""`A is more than double B, 45 to 20`, read as going from the one to the other."""

import re

from auditor.leaning.told import Told

_IN_TURN = re.compile(r"\d[\d.,]* ?%? to \d", re.IGNORECASE)

_FROM = re.compile(r"\bfrom\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    of_numbers = told.judged.kind == "ratio" and re.match(r"[\d.]", told.judged.read_as)
    in_turn = of_numbers and _IN_TURN.search(told.sentence) and not _FROM.search(told.sentence)
    return "which of its numbers comes first is not sure" if in_turn else ""
