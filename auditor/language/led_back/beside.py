"""Lines that are named by where they stand: "the row above it", "the column to its left", "both neighbors"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.language.items import Item
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.led_back.said import Named, Said, layers
from auditor.language.refs import AxisRef, TickRef, axis_of, tick_index

_HERE = r"(?:\s+(?:it|this\s+one|that\s+one|of\s+it)\b)?"
_WAY = r"(?:directly\s+|right\s+|just\s+|immediately\s+)?(?P<way>above|below|beneath|underneath|under|over|to\s+(?:the|its)\s+(?:left|right)|before|after|on\s+(?:the|its)\s+(?:left|right))"
# "the row below", "the month after", "the one above it"; not "the row below 5", "the row below Garden".
_ONE = re.compile(
    rf"\b(?:the|its)\s+(?P<noun>row|line|column|one|[a-z]+)\s+{_WAY}\b{_HERE}(?=\s*(?:[,.;:)](?!\d)|$)|(?<=it)\s+[-−]?\d|\s+(?:is|are|was|were|never|only|[a-z]+(?:[^su]s|ed)|is|was|has|does|had|at|in|on|for|from|with|by|and|but|the\s+range)\b)",
    re.IGNORECASE,
)
_OF_NAMED = re.compile(
    r"\bthe\s+(?P<noun>row|column)\s+(?:directly\s+|right\s+|just\s+|immediately\s+)?(?P<way>above|below|beneath|underneath|before|after|to\s+the\s+(?:left|right)\s+of)\s+(?:the\s+)?",
    re.IGNORECASE,
)
_NEXT = re.compile(
    r"\b(?:the\s+(?P<way>next|following|previous|preceding)|its\s+(?P<its>left|right|upper|lower)(?:-hand)?)\s+(?P<noun>row|column|neighbou?r|[a-z]+)\b(?!\s+(?:two|three|to|best|highest|lowest))",
    re.IGNORECASE,
)
_BOTH = re.compile(
    r"\b(?:both(?:\s+of)?(?:\s+its)?|its\s+two|either\s+of\s+its|the\s+two)\s+(?:(?P<how>direct|immediate|left|right|horizontal|vertical)\s+)?(?P<noun>neighbou?rs|neighbou?ring\s+[a-z]+|adjacent\s+[a-z]+)\b",
    re.IGNORECASE,
)
# "Each larger batch beats the one before": before whichever is meant, and no line that was named.
_EACH = re.compile(r"\b(?:each|every)\b[^,;:]*$", re.IGNORECASE)
# "Below 75" names other lines than 75, and these by how large they are.
_BEYOND = re.compile(
    r"\b(?:above|below|under|over|beyond|next|following|previous)\s+(?:[\w.%°]+\s?){1,2}$", re.IGNORECASE
)
_BACK = ("above", "over", "before", "left", "previous", "preceding", "upper")


@dataclass(frozen=True, slots=True)
class Beside:
    """Where the words stand, and the lines that may be meant: the likeliest first."""

    start: int
    end: int
    ways: tuple[tuple[Named, ...], ...]
    lead: str = ""


def beside(said: Said, earlier: Sequence[Said]) -> Iterator[Beside]:
    """The lines that stand beside one that was named."""
    lowered = said.text.casefold()
    if any(word in lowered for word in (" above", " below", " beneath", " under", " over", " before", " after", " left", " right")):  # fmt: skip
        yield from _of_named(said)
        for found in _ONE.finditer(said.text):
            if found["noun"].casefold() == "one" and _EACH.search(said.text, 0, found.start()):
                continue
            yield from _lines(said, earlier, found, found["way"], found["noun"])
    for found in (
        _NEXT.finditer(said.text) if "next " in lowered or "ing " in lowered or "its " in lowered else ()
    ):
        yield from _lines(said, earlier, found, found["way"] or found["its"], found["noun"])
    for found in _BOTH.finditer(said.text) if "neighbo" in lowered or "adjacent" in lowered else ():
        yield from _lines(said, earlier, found, "both", found["noun"].split()[-1])


def _of_named(said: Said) -> Iterator[Beside]:
    """`the row below A`."""
    for found in _OF_NAMED.finditer(said.text):
        side = f"{found['noun'].casefold()}s"
        for item in said.items:
            value = item.value
            if item.start != found.end() or not isinstance(value, TickRef) or value.side != side:
                continue
            ways = tuple(_beside(said, Named(item, said.text), value, found["way"].casefold()))
            if len(value.ticks) == 1 and ways:
                yield Beside(found.start(), item.end, ways, _axis_before(said, side, ways[0]))


def _axis_before(said: Said, side: str, named: Sequence[Named]) -> str:
    """The label of an axis, to be put before ticks that are mere numbers."""
    label = axis_of(said.document.panels[0], side).label
    return f"{label} " if label and any(one.alone[:1].isdigit() for one in named) else ""


def _lines(
    said: Said, earlier: Sequence[Said], found: re.Match[str], way: str, noun: str
) -> Iterator[Beside]:
    sides = _sides(said, found.start("noun"), noun.casefold(), way.casefold())
    for layer in layers(said, earlier, found.start()):
        ways: list[tuple[Named, ...]] = []
        for named in reversed(layer):
            for half in named.halves:
                value = half.item.value
                if (
                    isinstance(value, TickRef)
                    and len(value.ticks) == 1
                    and value.side in sides
                    and not _BEYOND.search(half.text[: half.item.end])
                ):
                    ways += _beside(said, half, value, way.casefold())
            if ways:
                break
        if ways:
            side = next(iter(ways[0][0].sides))
            yield Beside(
                found.start(), found.end(), tuple(dict.fromkeys(ways)), _axis_before(said, side, ways[0])
            )
            return


def _sides(said: Said, at: int, noun: str, way: str) -> tuple[str, ...]:
    """On which axis a word for a line, or for where it stands, may be."""
    for item in said.items:
        if item.start == at and isinstance(item.value, AxisRef):
            return (item.value.side,)
    if noun in ("row", "rows", "line", "lines"):
        return ("rows",)
    if noun in ("column", "columns"):
        return ("columns",)
    kinds = [side for side in ("rows", "columns") if noun in _kinds(said, side)]
    if kinds:
        return (kinds[0],)
    if noun not in ("one", "neighbor", "neighbour", "neighbors", "neighbours", "cells", "cell"):
        return ()
    if any(word in way for word in ("left", "right")):
        return ("columns",)
    upright = ("above", "below", "beneath", "under", "over", "upper", "lower")
    return ("rows",) if any(word in way for word in upright) else ("columns", "rows")


def _kinds(said: Said, side: str) -> tuple[str, ...]:
    """The words for what the ticks of an axis are: "month"."""
    return tuple(kinds_of_ticks([tick.text for tick in axis_of(said.document.panels[0], side).ticks]))


def _beside(said: Said, named: Named, value: TickRef, way: str) -> Iterator[tuple[Named, ...]]:
    """What stands beside a line, in all panels the same; where the order may be turned round, on the other side of it as well."""
    axes = [axis_of(panel, value.side) for panel in said.document.panels]
    if len({tuple(tick.text for tick in axis.ticks) for axis in axes}) != 1:
        return
    at, size = tick_index(axes[0], value.ticks[0]), len(axes[0].ticks)
    if at is None:
        return
    if way == "both":
        places: list[tuple[int, ...]] = [(at - 1, at + 1)]
    else:
        step = -1 if any(word in way for word in _BACK) else 1
        # A picture may show what is listed last on top.
        places = [
            (at + step,),
            *([(at - step,)] if value.side == "rows" and way not in ("next", "previous") else []),
        ]
    if not all(0 <= place < size for place in places[0]):
        return
    for group in places:
        if all(0 <= place < size for place in group):
            yield tuple(
                _line(named.item, named.text, value.side, axes[0].ticks[place].text) for place in group
            )


def _line(item: Item, text: str, side: str, tick: str) -> Named:
    return Named(
        Item("ref", TickRef(side, (tick,)), item.start, item.end, item.first, item.last, tick), text, tick
    )
