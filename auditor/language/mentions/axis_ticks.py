"""Ticks as the axes of a document have them: by text, by order, by size. The first panel that has them decides."""

import re
from functools import lru_cache

from auditor.language.refs import axis_of, tick_index
from auditor.language.sizes import ascending
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.numerals import ordinal


def tick_text(document: Document, side: str, text: str) -> str:
    """A tick with this label as its axis writes it, or ""."""
    for panel in document.panels:
        index = tick_index(axis_of(panel, side), text)
        if index is not None:
            return axis_of(panel, side).ticks[index].text
    return ""


def between(document: Document, side: str, low: str, high: str) -> list[str]:
    """The ticks behind `low` up to `high`, as the axis lists them."""
    for panel in document.panels:
        axis = axis_of(panel, side)
        a, b = tick_index(axis, low), tick_index(axis, high)
        if a is not None and b is not None:
            step = 1 if b >= a else -1
            return [axis.ticks[k].text for k in range(a + step, b + step, step)]
    return [high]


def beyond(document: Document, side: str, text: str, up: bool) -> list[str]:
    """The ticks of a numeric axis from one of them on, upwards or downwards by size."""
    for panel in document.panels:
        axis = axis_of(panel, side)
        index = tick_index(axis, text)
        start = axis.ticks[index].number if index is not None else None
        if start is not None:
            return [
                t.text
                for t in axis.ticks
                if t.number is not None and (t.number >= start if up else t.number <= start)
            ]
    return []


def listed_from(document: Document, side: str, text: str, onwards: bool) -> list[str]:
    """The ticks of an axis from one of them on, or up to it, as they are listed."""
    for panel in document.panels:
        axis = axis_of(panel, side)
        index = tick_index(axis, text)
        if index is not None:
            return [tick.text for tick in (axis.ticks[index:] if onwards else axis.ticks[: index + 1])]
    return []


def negative(document: Document, side: str) -> bool:
    """Whether no tick of an axis is above zero and some are below: "deeper" are the smaller ones."""
    numbers = [t.number for panel in document.panels for t in axis_of(panel, side).ticks]
    known = [number for number in numbers if number is not None]
    return bool(known) and max(known) <= 0 and min(known) < 0


@lru_cache(maxsize=64)
def _deep(document: Document) -> bool:
    """Whether the text before the cells tells that depth runs down, and nothing of heights."""
    first = min((cell.span.start for panel in document.panels for cell in panel.cells), default=0)
    lead = frozenset(norms(document.source.text[:first]))
    return "depth" in lead and not lead & frozenset(("height", "altitude", "elevation"))


def runs_down(document: Document, side: str) -> bool:
    """Whether "below" means the larger ticks: those of a depth."""
    labels = {axis_of(panel, side).label.casefold() for panel in document.panels}
    if labels == {""} and side == "rows" and _deep(document):
        return True
    return any("depth" in label and "layer" not in label and "tree" not in label for label in labels)


_BORNE = frozenset(
    "load weight pressure stress tension force voltage light illumination irrigation watering water rain rainfall snow shade shading cover salinity regime treatment".split()
)


_WAYS_GONE = frozenset("race races distance course lap laps track run sprint leg event events".split())


def is_borne(document: Document, side: str, word: str) -> bool:
    """Whether a word leads to a tick itself: under a load one stands ("under 4 t"), over a way one runs ("over 5 km")."""
    labels = " ".join(axis_of(panel, side).label.casefold() for panel in document.panels)
    spoken = set(labels.replace("(", " ").split())
    return word == "under" and bool(_BORNE & spoken) or word == "over" and bool(_WAYS_GONE & spoken)


_COUNTDOWN = re.compile(
    r"\b(?:before|until|till|to go|remaining|left$|prior to|ahead of|countdown|ago|bp$)(?!\w)", re.IGNORECASE
)
_IN_TIME = frozenset(
    "up before after since until till from past later earlier on onward onwards first last final earliest latest".split()
)


def counts_down(document: Document, side: str) -> bool:
    """Whether the numbers of an axis count what is left until something, so that time runs to the smaller ones."""
    axes = [axis_of(panel, side) for panel in document.panels]
    return all(any(_COUNTDOWN.search(name) for name in axis.names) for axis in axes) and numeric(
        document, side
    )


def upwards(document: Document, side: str, word: str, up: bool) -> bool:
    """Whether a word of comparison leads to the larger ticks: "below" does so down a depth."""
    if word in _IN_TIME and counts_down(document, side):
        return not up
    return up != (word in ("below", "above", "beneath") and runs_down(document, side))


def by_size(document: Document, side: str) -> tuple[str, ...]:
    """The ticks of an axis from the smallest to the largest, be they numbers, bins or sizes in words; () where they are none."""
    return next((found for panel in document.panels if (found := ascending(axis_of(panel, side)))), ())


def extremes(document: Document, side: str, count: int, smallest: bool) -> tuple[str, ...]:
    """So many of the smallest or greatest ticks, in ascending order, where an axis has still more."""
    texts = by_size(document, side)
    if len(texts) <= count:
        return ()
    return texts[:count] if smallest else texts[-count:]


def extreme(document: Document, side: str, smallest: bool) -> str:
    """The smallest or greatest tick of an axis whose ticks have sizes, or ""."""
    texts = by_size(document, side)
    return texts[0 if smallest else -1] if texts else ""


def numeric(document: Document, side: str) -> bool:
    """Whether all ticks of an axis are numbers, in some panel."""
    return any(
        all(tick.number is not None for tick in axis_of(panel, side).ticks) for panel in document.panels
    )


@lru_cache(maxsize=128)
def called_by_ordinals(document: Document, side: str) -> bool:
    """Whether ticks have ordinals for names, which tell no place on the axis: the floors "Ground", "First", "Second"."""
    ticks = {tick.text for panel in document.panels for tick in axis_of(panel, side).ticks}
    return any(ordinal(word) is not None for text in ticks for word in norms(text)[:1])
