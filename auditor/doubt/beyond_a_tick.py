"""What is told of the lines beyond a tick ("nothing deeper than 10 m"), where a reading took the line of the tick itself."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.refs import TickRef, axis_of

_KINDS = (
    "threshold",
    "range",
    "value",
    "count",
    "cell-set",
    "tally",
    "trend",
    "stability",
    "peak",
    "ordinal",
    "amount",
)
_BEYOND = re.compile(
    r"\b(?:(?P<word>\w{2,}er|more|less|fewer|earlier|later|further|farther)\s+than|beyond|past|upwards? of|downwards? of)\s+(?:the\s+)?$",
    re.IGNORECASE,
)


def beyond_a_tick(asked: Asked) -> str:
    """`Nothing deeper than 10 m gets above 5`, read of the row 10 m; or nothing."""
    clause = asked.clause
    if asked.kind not in _KINDS:
        return ""
    for item in clause.refs:
        found = _BEYOND.search(clause.sentence[clause.start : item.start])
        if found is None or not isinstance(item.value, TickRef):
            continue
        at = clause.start + found.start()
        understood = any(cue.start <= at < cue.end for cue in asked.items)
        taken = any(
            getattr(one, side) == item.value.indices(axis_of(clause.panel(one.panel), side))
            for one in selections(asked.claim)
            for side in ("rows", "columns")
            if item.value.side in (side, "either")
        )
        if taken and not understood:
            return f"it speaks of what lies beyond a place: {found.group().strip()} {item.text}"
    return ""
