"""Whether what is told to be missing may be a zero: "owls are missing from the orchard", in a table of counts."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked

_GONE = re.compile(r"\b(?:missing|absent|absence|lack(?:s|ed|ing)?|gone)\b", re.IGNORECASE)
_OF_WRITING = re.compile(
    r"\b(?:values?|cells?|readings?|entr(?:y|ies)|numbers?|measurements?|figures?|data|scores?|results?|squares?|fields?)\b",
    re.IGNORECASE,
)


def zeros_as_missing(asked: Asked) -> str:
    """That nothing is written as missing where a zero stands, and a zero may be what is missing; or nothing."""
    text = asked.clause.text
    if asked.kind != "look" or not _GONE.search(text) or _OF_WRITING.search(text):
        return ""
    panels = {chosen.panel for chosen in selections(asked.claim)} or set(asked.clause.panels)
    zeros = any(
        quantity.value == 0 for index in panels for quantity in asked.clause.panel(index).values.values()
    )
    return "what is missing may be told by a zero" if zeros else ""
