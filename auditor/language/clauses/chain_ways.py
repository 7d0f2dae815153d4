"""How words tell that things are named in order, and from which end: "from best to worst", "leads", "the top three"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.items import Item
from auditor.numerals import CARDINALS

_WORD = r"[^\W\d_][\w'’-]*"
_COUNT = rf"(?:\d{{1,2}}|{'|'.join(word for word, value in CARDINALS.items() if 1 < value <= 12)})"
_FROM_TO = re.compile(
    r"\bfrom\s+(?:the\s+)?(?P<near>(?:most|least)\s+\w+|\w+est|best|worst|top|good|bad|high|low|strong|weak|large|small)\s+(?:\w+\s+)?"
    r"to\s+(?:the\s+)?(?:(?:most|least)\s+\w+|\w+est|best|worst|bottom|good|bad|high|low|strong|weak|large|small)\b",
    re.IGNORECASE,
)
_ORDERING = re.compile(
    r"\b(?:rank(?:s|ed|ing|ings)?|order(?:s|ed|ing)?|sort(?:s|ed|ing)?|sequence|hierarchy|pecking order|league table)\b",
    re.IGNORECASE,
)
_WAYS = re.compile(
    r"\b(?:in|by)\s+(?:strictly\s+)?(?P<way>descending|decreasing|falling|ascending|increasing|rising)\s+(?:order|mean|average|value|score|total)\b",
    re.IGNORECASE,
)
_FIRSTS = re.compile(
    rf"\b(?:(?P<end>top|best|leading|highest|largest|bottom|worst|lowest|smallest|weakest|strongest)\s+(?P<n>{_COUNT})|(?P<m>{_COUNT})\s+(?P<rim>best|highest|largest|worst|lowest|smallest|strongest|weakest|leading))\b",
    re.IGNORECASE,
)
_OPENED = re.compile(
    r"\b(?:first\s+(?:comes?|is|place\s+(?:goes\s+to|is)|in\s+line\s+is)|first,?)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_AHEAD = re.compile(
    r"\b(?:leads?|led|leading|(?:comes?|came|is|are|was|were|ranks?|ranked|finishe[sd]|placed|stands?)\s+first|wins?|won|tops?|on top|in front|heads?|headed|is ahead|winner|best)\b",
    re.IGNORECASE,
)
_SENSES = {
    "top": "good", "best": "good", "leading": "good", "highest": "max", "largest": "max", "strongest": "max", "bottom": "bad",
    "worst": "bad", "lowest": "min", "smallest": "min", "weakest": "min", "descending": "max", "decreasing": "max", "falling": "max",
    "ascending": "min", "increasing": "min", "rising": "min", "high": "max", "large": "max", "low": "min", "small": "min",
    "good": "good", "strong": "max", "weak": "min",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Way:
    """From which end an order is told, by what words, and what it says besides."""

    direction: str
    told: tuple[tuple[int, int], ...]
    counted: bool = False
    firsts: bool = False


def way_told(
    text: str, places: tuple[int, int, int], size: int, joined: bool, sign: str, extremes: Sequence[Item]
) -> Way | None:
    """How the words before the first thing, or before the second one, tell in which order things are named."""
    start, first, until = places
    senses = [item.sense("extreme") for item in extremes]
    found = _FIRSTS.search(text, start, first)
    if found and _number(found["n"] or found["m"]) == size:
        return Way(_SENSES[(found["end"] or found["rim"]).casefold()], (found.span(),), True, True)
    found = _FROM_TO.search(text, start, first)
    if found:
        known = senses[0] if len(senses) == 2 and senses[0] != senses[1] else ""
        return Way(_SENSES.get(found["near"].casefold(), known), (found.span(),))
    if found := _WAYS.search(text, start, first):
        return Way(_SENSES[found["way"].casefold()], (found.span(),))
    if sign:
        return Way("max" if sign == ">" else "min", ())
    if len(senses) == 1 and joined:
        return Way(senses[0], (), counted=True)
    ahead = _OPENED.search(text, start, first) or _AHEAD.search(text, start, until)
    if not senses and joined and ahead:
        return Way("good", (ahead.span(),), counted=True)
    ranked = _ORDERING.search(text, start, first)
    return Way("good", (ranked.span(),)) if ranked and not senses else None


def _number(word: str) -> int:
    return int(word) if word.isdigit() else CARDINALS[word.casefold()]
