"""`Symmetry is partial`: what is told to hold in part is not refuted by what it misses."""

import re

from auditor.leaning.told import Told

_PARTLY = re.compile(
    r"\b(?:partial(?:ly)?|imperfect(?:ly)?|incomplete(?:ly)?|limited|broken|lacking|absent|missing)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    return (
        "it is told to be so only in part"
        if told.judged.kind == "identity" and _PARTLY.search(told.sentence)
        else ""
    )
