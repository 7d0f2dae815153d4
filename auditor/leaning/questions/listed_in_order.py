"""`The counts in descending order: 9, 5, 2`, read as they follow one another in the grid."""

import re

from auditor.leaning.told import Told

_IN_ORDER = re.compile(
    r"\bin (?:(?:de|a)scending|rising|falling|(?:in|de)creasing|rank) order\b|\bfrom (?:highest to lowest|lowest to highest|largest to"
    r" smallest|smallest to largest|best to worst|worst to best)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    listed = (
        told.judged.kind in ("trend", "path")
        and "goes (" in told.judged.read_as
        and _IN_ORDER.search(told.sentence)
    )
    return "its numbers may be listed by their size" if listed else ""
