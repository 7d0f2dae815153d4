"""Age groups as people are called: `those aged 25–39`, `the over-60s`, `under-18s`, `30-to-44-year-olds`."""

import re
from functools import lru_cache

from auditor.language.axis_adjectives import fits
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import by_size
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_words import named_tick
from auditor.language.refs import TickRef, axis_of
from auditor.model import Document

_BOUND = re.compile(
    r"(?P<way>over|under|below|above)[-\s](?P<age>\d{1,2})(?:['’]?s\b|[-\s]years?[-\s]olds?\b)"
    r"|(?P<low>\d{1,2})(?:\s?[-–—]\s?|[-\s]to[-\s])(?P<high>\d{1,2})[-\s]years?[-\s]olds?\b",
    re.IGNORECASE,
)
_PEOPLE = frozenset("those people person adult".split())


def find(context: Context, i: int) -> Item | None:
    """A group of an axis of ages."""
    sides = _aged(context.document)
    if len(sides) != 1:
        return None
    at = i + (context.norm(i) in _PEOPLE)
    if context.norm(at) == "aged":
        named = named_tick(context, at + 1, sides[0])
        return context.item("ref", TickRef(sides[0], (named[0],), True), i, named[1]) if named else None
    found = _BOUND.match(context.text, context.tokens[i].start)
    last = context.behind(i, found.end()) if found else None
    tick = _tick(context, sides[0], found) if found else ""
    return context.item("ref", TickRef(sides[0], (tick,), True), i, last) if tick and last else None


@lru_cache(maxsize=64)  # it is asked at every word
def _aged(document: Document) -> tuple[str, ...]:
    """The sides on which ages stand."""
    sides = ("rows", "columns")
    return tuple(side for side in sides if fits("older", (axis_of(p, side) for p in document.panels)))


def _tick(context: Context, side: str, found: re.Match[str]) -> str:
    """The group that lies just there."""
    texts = by_size(context.document, side)
    if not texts:
        return ""
    if found["low"]:
        ends = [found["low"], found["high"]]
        return next((text for text in texts if re.findall(r"\d+", text) == ends), "")
    up = found["way"].casefold() in ("over", "above")
    tick = texts[-1] if up else texts[0]
    told = re.findall(r"\d+", tick)
    return tick if len(told) == 1 and abs(int(told[0]) - int(found["age"])) <= 1 else ""
