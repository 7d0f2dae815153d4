"""Words for a sum that only tell that all are counted: "in total, five cells exceed 80"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.numbers import Num

# Words for a sum that may only tell that all are counted, and what parts one statement of a sentence from the next.
_TOTALLING = frozenset(("in total", "all told", "altogether", "combined", "taken together"))
_IN = re.compile(r"\bin\s+$", re.IGNORECASE)
_OF = re.compile(r"\bof\b", re.IGNORECASE)
_ARTICLE = re.compile(r"\b(?:the|its|their|these|those|all)\s+$", re.IGNORECASE)
_ENDS = re.compile(r"[;:]\s|,\s+(?:and|but|while|whereas)\s", re.IGNORECASE)


def without_totals(items: Sequence[Item], text: str) -> list[Item]:
    """The items, sums that only tell that all are counted as mere phrases: "in total, five cells exceed 80", "all told, two are missing"."""
    return [
        replace(item, kind="idiom", value="none", senses=()) if _only_totals(item, items, text) else item
        for item in items
    ]


def _only_totals(item: Item, items: Sequence[Item], text: str) -> bool:
    """Whether such words open or close a part of the sentence in which cells are counted that are something."""
    opened = _part_opens(text, item.start)
    led = _IN.search(text[: item.start])
    alone = item.text.casefold() in _TOTALLING or led is not None and item.text.casefold() == "total"
    if not item.has("aggregate", "sum") or not alone:
        return False
    start = led.start() if led else item.start
    ends = (len(text), *(found.end() for found in _ENDS.finditer(text, item.end)))
    part = [other for other in items if opened <= other.start < min(ends) and other is not item]
    fronted = not text[opened:start].strip(" ,;:—–")
    closing = not text[item.end : min(ends)].strip(" .;,")
    return (fronted or closing) and _counts_cells(part, text)


def _part_opens(text: str, at: int) -> int:
    return max((found.end() for found in _ENDS.finditer(text, 0, at)), default=0)


def _counts_cells(items: Sequence[Item], text: str) -> bool:
    """Whether a number, and no article before it, stands before a noun for cells that are then told to be something."""
    for index, item in enumerate(items):
        if item.kind != "number" or _ARTICLE.search(text[: item.start]):
            continue
        behind = [other for other in items[index + 1 :] if other.kind != "ref"]
        behind = (
            behind[1:]
            if behind and behind[0].kind == "number" and _OF.search(text[item.end : behind[0].start])
            else behind
        )
        if behind and behind[0].kind == "noun" and behind[0].value == "cell":
            return any(_tells_of_cells(other) for other in (*behind[1:], *items[:index]))
    return False


def _tells_of_cells(item: Item) -> bool:
    bounded = isinstance(item.value, Num) and item.value.op in (">", "<", ">=", "<=")
    return bounded or item.kind in ("missing", "sign", "colour")
