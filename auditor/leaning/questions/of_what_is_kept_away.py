"""`A keeps out the most moisture`, read of high values: what is kept away is not what is measured."""

import re

from auditor.leaning.told import Told

_AWAY = re.compile(
    r"\b(?:(?:keeps?|kept|holds?|held|shuts?|sheds?|locks?|fends?|wards?)\s+(?:out|off|away|back)|resists?|resisted|blocks?|blocked|withstands?|withstood"
    r"|avoids?|avoided|spares?|spared|saves?|saved|prevents?|prevented|suppress(?:es|ed)?|damps?|damped|dampens?|dampened|filters?\s+out|shields?|shielded)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = (
        _AWAY.search(told.judged.text)
        if told.judged.kind in ("duel", "peak", "ordinal", "standing", "comparison", "summit")
        else None
    )
    known = found is not None and found.group().split()[0].casefold().rstrip("s") in told.known
    return f"less may be more of what is told: {found.group()}" if found and not known else ""
