"""Words that look like cues and are none where they stand."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from auditor.language.items import Item
from auditor.language.mentions import Analysis
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.model import Document

# Before a preposition such as "under" these make it a comparison: "stays under B"; else it only says where: "gains under B".
_POSITIONAL = frozenset(
    "is are was were be been being lie lies lay sit sits sat stand stands stood stay stays stayed remain remains remained rank ranked run come fall fell drop dropped sink rise rose climb climbed well far just slightly "
    "clearly mark keep place placed finish end always never consistently all every both often much even and or still get got not score value".split()
)
# Words for a sum that may only tell that all are counted, and what parts one statement of a sentence from the next.
_TOTALLING = frozenset(("in total", "all told", "altogether", "combined", "taken together"))
_IN = re.compile(r"\bin\s+$", re.IGNORECASE)
_OF = re.compile(r"\bof\b", re.IGNORECASE)
_ARTICLE = re.compile(r"\b(?:the|its|their|these|those|all)\s+$", re.IGNORECASE)
_ENDS = re.compile(r"[;:]\s|,\s+(?:and|but|while|whereas)\s", re.IGNORECASE)
_WHERE = frozenset("over under above below beneath underneath".split())


def native(items: Sequence[Item], document: Document) -> list[Item]:
    """The items without foreign measures that are just what the document's panels show ("the highest deviation" of a map of deviations)."""
    own = " ".join(
        f"{p.figure} {p.name} {p.legend.label + ' ' + p.legend.text if p.legend else ''}"
        for p in document.panels
    ).casefold()
    return [item for item in items if item.kind != "foreign" or item.text.casefold() not in own]


def directed(analysis: Analysis) -> list[Item]:
    """The items without the trend or comparison words that only tell how an axis is followed: "with increasing ratio"."""
    found: list[Item] = []
    for item in analysis.items:
        if isinstance(item.value, AxisRef) and item.value.direction and found:
            last = found[-1]
            apart = re.search(
                r"\b(?:as|when|while|if|once|with|for|the more|the less)\b",
                analysis.text[last.end : item.start],
            )
            if (last.has("trend") or last.has("compare")) and item.first - last.last <= 3 and not apart:
                found.pop()
        found.append(item)
    return found


def without_idle(items: Sequence[Item], analysis: Analysis) -> list[Item]:
    """The items without words that compare nothing here: "gains under B", "a clear pattern", "leads to"."""
    norms = [token.norm for token in analysis.tokens]
    pairs = zip_longest(items, items[1:])
    return [item for item, following in pairs if not _is_idle(item, following, norms)]


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


def _is_idle(item: Item, following: Item | None, norms: Sequence[str]) -> bool:
    """Whether a word of comparison compares nothing, by the words before it and the mention behind it."""
    if item.text.casefold() == "within":
        opened = item.first == 0 or norms[item.first - 1] in (",", ":", ";")
        return opened and (following is None or following.kind != "number" or following.first - item.last > 3)
    word = norms[item.first] if item.last - item.first == 1 and item.kind == "compare" else ""
    lead = set(norms[max(0, item.first - 2) : item.first])
    near = following if following is not None and 0 <= following.first - item.last <= 2 else None
    if word in _WHERE:
        return near is not None and _is_thing(near) and not lead & _POSITIONAL
    if word in ("clear", "cleared"):
        told = near is not None and near.kind in ("number", "ref")
        return not told or bool(lead & {"a", "the", "no", "very", "any"})
    return word in ("lead", "leading") and norms[item.last : item.last + 1] == ["to"]


def _is_thing(item: Item) -> bool:
    return item.kind == "noun" or isinstance(item.value, PanelRef | TickRef | AxisRef | PositionRef)
