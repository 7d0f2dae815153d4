"""`The lines are most alike in May`, read of a high value: it tells how far values lie apart."""

import re

from auditor.leaning.told import Told

_ALIKE = re.compile(
    r"\b(?:most|least|more|less)\s+(?:alike|similar|uniform|even|equal|unequal|different|varied|variable|diverse|unlike|balanced|apart|scattered|spread)\b|\b(?:closest|nearest) (?:together|to each other|to one another)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = _ALIKE.search(told.sentence) if told.judged.kind in ("peak", "ordinal", "summit") else None
    return (
        "it may tell how far values lie apart"
        if found and not {"similarity", "distance", "difference"} & told.known
        else ""
    )
