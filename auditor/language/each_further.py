"""Causes that are one more step along an axis: "each postponement of the sowing costs some yield" is "every further step of sowing week costs yield".

A noun that only says that there is more of something ("each added portion of glare") names a step where its words, or the kind of
noun, lead to one axis that has an order.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.language.ways import is_ordered
from auditor.model import Document

_WAITING = r"postponement|delay|deferment|deferral|wait"
_MORE = r"increase|rise|raise|increment|addition|extension|lengthening|prolongation|heightening|deepening|thickening|enlargement"
# Of these there is one more only where that is told: "each level" is any of them.
_PIECES = r"portion|level|grade|notch|dose|stage|unit|helping|round"
_FURTHER = r"(?:further|additional|added|extra|new|more)"
_OF = r"(?P<led>\s+(?:of|in|to)\s+(?:the\s+)?(?P<of>[^\W\d_][^\W\d_-]*)(?P<of2>\s+[a-z-]+)?)?"
_CAUSE = re.compile(
    rf"\b(?P<each>each|every)\s+(?:(?:{_FURTHER}\s+)?(?P<wait>{_WAITING})|(?:{_FURTHER}\s+)?(?P<more>{_MORE})|{_FURTHER}\s+(?P<piece>{_PIECES})){_OF}\b",
    re.IGNORECASE,
)
_TIMES = frozenset("week day hour minute month year date time season dap age".split())
_FEW = r"(?:some(?:\s+of\s+(?:the|its|their))?|a\s+(?:little|bit\s+of|part\s+of\s+(?:the|its))|part\s+of\s+(?:the|its))"
_STEPPING = re.compile(
    r"\b(?:each|every)\s+(?:[a-z]+\s+)?(?:step|increase|rise|increment|level|move)\b", re.IGNORECASE
)
_OF_ALL = r"(?P<who>(?:each|every)\s+[a-z]+|all(?:\s+the)?\s+[a-z]+)"
_TAKES = re.compile(
    rf"\b(?:takes?|took)\s+(?:something|a\s+(?:bit|little)|{_FEW}\s+[a-z]+)\s+(?:away|off)(?:\s+from\s+{_OF_ALL})?(?=\s|[.,;!]|$)",
    re.IGNORECASE,
)
_COSTS = re.compile(
    rf"\bcosts?\s+(?:{_OF_ALL}\s+)?{_FEW}\s+(?P<what>[a-z]+)(?=\s*[.,;!]|\s*$|\s+(?:in|on|at|for|and|but)\b)",
    re.IGNORECASE,
)


def each_further(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where such a cause stands, and the step that it is."""
    for found in _CAUSE.finditer(text):
        words = (*norms(found["of"] or ""), *norms(found["of2"] or ""))
        label = _axis_of(words[:1], bool(found["wait"]), document)
        if label is not None:
            end = found.start("led") if not found["of"] else found.end("of")
            end = found.end("of2") if words[1:] and words[1] in norms(label) else end
            end = found.end() if end < 0 else end
            name = label.partition(",")[0]  # "γ, draft length" in the midst of a sentence would part it
            yield found.start(), end, f"{found['each']} further step{f' of {name}' if name else ''}"


def effects(text: str) -> Iterator[tuple[int, int, str]]:
    """Where a step takes some of it away, told as what it does to the values."""
    if not _STEPPING.search(text):
        return
    for found in _TAKES.finditer(text):
        yield found.start(), found.end(), f"lowers the values{_in(found['who'])}"
    for found in _COSTS.finditer(text):
        yield found.start(), found.end(), f"costs {found['what']}{_in(found['who'])}"


def _in(lines: str | None) -> str:
    return f" in {lines}" if lines else ""


def _axis_of(words: tuple[str, ...], waiting: bool, document: Document) -> str | None:
    """The label of the axis that words lead to, "" for the only one that has an order; None where they lead to none."""
    labels = _ordered(document)
    told = {word for word in words if len(word) > 2}
    found = [label for label in labels if told & set(norms(label))]
    if not found and waiting:
        found = [label for label in labels if _TIMES & set(norms(label))]
    if len(found) == 1:
        return None if _BALANCED & set(norms(found[0])) else found[0]
    return "" if not told and not found and len(labels) == 1 else None


# What is measured against something else may fall where there is more of it.
_BALANCED = frozenset("ratio signal share proportion per relative".split())


@lru_cache(maxsize=64)
def _ordered(document: Document) -> tuple[str, ...]:
    """The labels of all axes that have an order."""
    axes = [axis_of(panel, side) for panel in document.panels for side in ("rows", "columns")]
    return tuple(dict.fromkeys(axis.label for axis in axes if axis.label and is_ordered(axis)))
