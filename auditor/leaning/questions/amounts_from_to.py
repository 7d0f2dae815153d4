"""`A exceeds B by 11 to 13`, read with the first number alone."""

import re

from auditor.leaning.told import Told

_SPAN_OF_AMOUNTS = re.compile(
    r"\bby (?:about |some |roughly )?(?:between )?\d[\d.,]*(?: ?%| \w+)? (?:to|and|or) \d", re.IGNORECASE
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    one = told.judged.kind in ("comparison", "duel", "move", "change") and _SPAN_OF_AMOUNTS.search(
        told.judged.text
    )
    return "by how much it differs is told as a range" if one and " to " not in told.judged.read_as else ""
