"""Things that are counted and then named: "two wards, Elm and Oak, are fullest in May" speaks of Elm and Oak."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef

_OPENED = re.compile(r"\s*(?P<mark>,|\(|[–—]|-{2,3})\s*(?:namely\s+|the\s+)?", re.IGNORECASE)
_CLOSED = {",": ",", "(": ")", "–": "–", "—": "—"}
_FAR = 3  # so many words stand at most between a number and what it counts


def named_at_once(items: Sequence[Item], text: str) -> list[Item]:
    """The mentions without counts whose things are named right behind them, between two marks."""
    found: list[Item] = []
    idle: set[int] = set()
    for at, item in enumerate(items):
        if id(item) in idle:
            continue
        for count, noun, names in _counted(items[at : at + 3]):
            end = _closing(text, noun, names)
            if end and _size(names.value) == count:
                idle |= {id(noun), id(names)}
                item = replace(
                    names, start=item.start, end=end, first=item.first, text=text[item.start : end]
                )
        found.append(item)
    return found


def _counted(items: Sequence[Item]) -> Iterator[tuple[float, Item, Item]]:
    """A number, what it counts, and names of just such things, where these three follow each other."""
    if len(items) < 3:
        return
    number, noun, names = items
    count = number.value
    if not isinstance(count, Num) or count.op != "=" or count.unit:
        return
    if 0 <= noun.first - number.last < _FAR and _side(noun) & _side(names):
        yield count.value, noun, names


def _side(item: Item) -> set[str]:
    """On which axis something counted or named lies."""
    value = item.value
    if item.kind == "noun":
        return {"row": {"rows"}, "column": {"columns"}, "panel": {"panel"}}.get(str(value), set())
    if isinstance(value, PanelRef):
        return {"panel"}
    if isinstance(value, AxisRef | TickRef | PositionRef):
        return {value.side}
    return set()


def _size(value: object) -> int:
    several = {TickRef: "ticks", PositionRef: "positions", PanelRef: "panels"}.get(type(value))
    return len(getattr(value, several)) if several else 0


def _closing(text: str, noun: Item, names: Item) -> int:
    """Where the mark ends that closes the names, if one opens them right behind what is counted; or 0."""
    opened = _OPENED.fullmatch(text[noun.end : names.start])
    closing = _CLOSED.get(opened["mark"], "") if opened else ""
    behind = text[names.end :].lstrip()
    if not closing or not behind.startswith(closing):
        return 0
    return len(text) - len(behind) + len(closing)
