"""`A keeps out the most moisture`, read of high values: what is kept away is not what is measured."""

import re

from auditor.leaning.told import Told

_AWAY = re.compile(
    r"\b(?:(?:keeps?|kept|holds?|held|shuts?|sheds?|locks?|fends?|wards?)\s+(?:out|off|away|back)|resists?|resisted|blocks?|blocked|withstands?|withstood"
    r"|avoids?|avoided|spares?|spared|saves?|saved|prevents?|prevented|suppress(?:es|ed)?|damps?|damped|dampens?|dampened|filters?\s+out|shields?|shielded)\b",
    re.IGNORECASE,
)


# "The first block", "the 8–10 block" is a noun.
_NOUN_LED = re.compile(
    r"(?:\b(?:an?|the|this|that|each|every|first|second|third|last|next)|\d\S*)\s+$", re.IGNORECASE
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = (
        _AWAY.search(told.judged.text)
        if told.judged.kind in ("duel", "peak", "ordinal", "standing", "comparison", "summit")
        else None
    )
    known = found is not None and found.group().split()[0].casefold().rstrip("s") in told.known
    known = known or found is not None and bool(_NOUN_LED.search(told.judged.text[: found.start()]))
    return f"less may be more of what is told: {found.group()}" if found and not known else ""
