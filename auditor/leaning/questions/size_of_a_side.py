"""`Six squares wide`, read as six cells in all, or `one base for each`, as one column."""

import re

from auditor.leaning.told import Told

_EXTENT = re.compile(
    r"\b(?:\w+|\d+) \w+ (?:wide|long|deep|high|tall|across|each way)\b|\bone (?:figure|image|picture)\b",
    re.IGNORECASE,
)

_OF_ONE = re.compile(r"\b(?:for|with|of|per|to|share|shares|by) one \w+\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind != "shape":
        return ""
    as_cells = _EXTENT.search(told.sentence) and re.search(r"\bcells\b", told.judged.read_as)
    of_one = _OF_ONE.search(told.sentence) and re.search(
        r"\bone (?:rows|columns|cells|panels)\b", told.judged.read_as
    )
    return "it may tell the size of a side" if as_cells or of_one else ""
