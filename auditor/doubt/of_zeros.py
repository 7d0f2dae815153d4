"""Whether what is told to be missing may be a zero: "owls are missing from the orchard", in a table of counts."""

import re
from collections.abc import Sequence

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.quantity import Quantity

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


_BLANK = re.compile(r"\b(?:blank|empty|bare|unfilled)\b", re.IGNORECASE)
_ZERO = re.compile(r"\bzeros?\b|(?<![\d.,])0(?![\d.,])", re.IGNORECASE)


def zeros_as_blank(asked: Asked) -> str:
    """That a zero has a shade of its own in the key, so that a cell that holds one need not be blank; or nothing."""
    text = asked.clause.text
    if not _BLANK.search(text) or _ZERO.search(text):
        return ""
    legends = (asked.clause.panel(index).legend for index in asked.clause.panels)
    codes = ([anchor.low for anchor in legend.anchors] for legend in legends if legend is not None)
    coded = any(len(own) > 2 and all(end is not None for end in own) and _has_zero(own) for own in codes)
    return "a zero has a shade of its own, and may not be what is blank" if coded else ""


def _has_zero(ends: Sequence[Quantity | None]) -> bool:
    return any(end is not None and end.value == 0 for end in ends)
