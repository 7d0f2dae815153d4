"""Fragments behind a label that is a bound: how many cells meet it, and where."""

import re

from auditor.language.labels.fragments import COUNT, NUM, Read, Told, inside, sentence
from auditor.language.labels.named import Place, line_named, place_of
from auditor.numerals import cardinal

_CELLS = r"(?:cells?|values?|scores?|readings?|entries|entry|tiles?|squares?|wells?|boxes|numbers?|figures?|results?)"
_THEM = r"(?:of\s+(?:them|those|these)(?:\s+\d+|\s+[a-z]+(?=\s+(?:in|on|at)\b))?)"
_COUNTED = re.compile(
    rf"(?:(?P<only>just|only|exactly|all of)\s+)?(?P<count>{COUNT}|none|not one|no)(?:\s+(?P<noun>{_CELLS}))?(?:\s+(?P<them>{_THEM}))?(?P<each>\s+each)?"
    r"(?:\s+(?:stand|lie|sit|fall|are))?(?P<where>\s+(?:in|on|at|of|from|under|for|with)\s+.+)?",
    re.IGNORECASE,
)
_ALL = re.compile(
    rf"(?:all|both)(?:\s+of\s+them|\s+{COUNT})?(?:\s+of\s+them)?(?P<where>\s+(?:in|on|at|from|under|for|with)\s+.+)",
    re.IGNORECASE,
)
_WHOLE = re.compile(
    rf"(?:all(?:\s+(?P<count>{COUNT}))?(?:\s+{_CELLS})?\s+(?:of|in)|the\s+(?:whole|entire))\s+(?P<where>.+?)(?:\s+(?:among|included)(?:\s+them)?)?",
    re.IGNORECASE,
)
_THE_ONE = re.compile(
    rf"(?:the\s+(?:one|(?P<num>{NUM}))|(?P<value>{NUM}),)\s+(?P<where>(?:in|on|at|under|for|with)\s+.+)",
    re.IGNORECASE,
)
_OF_ALL = re.compile(rf"\s+(?:out\s+)?of\s+(?:the|all)?\s*{COUNT}(?=\s+{_CELLS})", re.IGNORECASE)
_TOO = re.compile(r"\s+(?:too|as well|alone|together|altogether|in all|in total)$", re.IGNORECASE)


def bounded_ways(text: str, told: Told) -> Read | None:
    """The ways to tell how many cells meet the bound of the label, with what is known then; None where it does not fit."""
    text = _TOO.sub("", text)
    for read in (_all, _whole, _the_one, _counted):
        if (found := read(text, told)) is not None:
            return found
    return None


def _all(text: str, told: Told) -> Read | None:
    """`all of them in the last row`."""
    found = _ALL.fullmatch(text)
    if found is None or not told.counted:
        return None
    place = place_of(found["where"], told.document)
    if place is None or place.axes or place.is_panel:
        return None
    return ((sentence(told.inside, f"all cells {told.bound} are {found['where'].strip()}."),),), told.after()


def _whole(text: str, told: Told) -> Read | None:
    """`all six of the last row among them`, `the whole of row A`."""
    found = _WHOLE.fullmatch(text)
    place = place_of(found["where"], told.document) if found is not None else None
    if found is None or place is None or not (place.rows or place.columns) or place.panels or place.axes:
        return None
    return ((sentence(told.inside, f"all cells of {place.words} are {told.bound}."),),), told.after()


def _the_one(text: str, told: Told) -> Read | None:
    """`the 8 in the far corner`, of the one cell that there is."""
    found = _THE_ONE.fullmatch(text)
    if found is None or told.counted != 1:
        return None
    place = place_of(found["where"], told.document)
    if place is None:
        return None
    value = found["num"] or found["value"]
    if place.is_panel:
        own = f"one cell is {told.bound}."
        more = (sentence(inside(place.panel(told.document)), f"one cell is {value}."),) if value else ()
        return ((sentence(inside(place.panel(told.document)), own), *more),), told.after()
    if not place.is_cell:
        return None
    ways = [sentence(told.inside, f"the cell at {place.words} is {told.bound}.")]
    if value:
        ways.append(sentence(told.inside, f"the cell at {place.words} is {value}."))
    return (tuple(ways),), told.after()


def _counted(text: str, told: Told) -> Read | None:
    """`five cells of A`, `three of them in the last row`, `none in B`, `two each in C and D`."""
    found = _COUNTED.fullmatch(_OF_ALL.sub("", text))
    count = _number(found["count"]) if found is not None else None
    where = (found["where"] or "").strip() if found is not None else ""
    place = place_of(where, told.document) if where else None
    if found is None or count is None or (where and (place is None or place.axes)):
        return None
    them = bool(found["them"])
    if (them and not told.counted) or (told.counted is not None and place is None):
        return None
    if place is None:
        if found["each"]:
            return None
        return ((_told(told.inside, count, found["count"], "", told.bound),),), told.after(counted=count)
    if place.is_panel:
        start = inside(place.panel(told.document))
        way = (_told(start, count, found["count"], "", told.bound),)
        if them or (told.lead.panels and not told.lead.every_panel):
            return (way,), told.after()
        return (way,), told.after(counted=count, scope=start)
    if told.counted is not None and count > told.counted and not place.panels:
        return None
    start = told.inside
    if place.panels:
        return None
    known = told.after(counted=told.counted if told.counted is not None else count)
    if found["each"]:
        return (each, known) if (each := _each(place, count, found["count"], told)) else None
    return ((_told(start, count, found["count"], where, told.bound),),), known


def _each(place: Place, count: int, words: str, told: Told) -> tuple[tuple[str, ...], ...]:
    """So many in each of some lines."""
    ticks = place.ticks(told.document)
    if not place.side or not ticks or place.cells:
        return ()
    return (
        tuple(
            _told(told.inside, count, words, f"in {line_named(tick, place.side)}", told.bound)
            for tick in ticks
        ),
    )


def _told(start: str, count: int, words: str, where: str, bound: str) -> str:
    told = "no" if count == 0 else words
    cells = "cell" if count < 2 else "cells"
    are = "is" if count < 2 else "are"
    where = f" {re.sub('^of ', 'in ', where)}" if where else ""
    return sentence(start, f"{told} {cells}{where} {are} {bound}.")


def _number(words: str) -> int | None:
    if words.isdigit():
        return int(words)
    return 0 if words.casefold() in ("none", "not one", "no") else cardinal(words)
