"""Fragments that tell an extreme of cells, be it the label's or their own."""

import re
from dataclasses import replace

from auditor.language.labels.fragments import (
    BARE,
    COUNT,
    NUM,
    UNIT,
    Found,
    Read,
    Told,
    Way,
    inside,
    number_and_place,
    sentence,
)
from auditor.language.labels.leads import Lead
from auditor.language.labels.named import line_named, panel_named, place_of
from auditor.language.mentions import analyse
from auditor.language.vocabulary import vocabulary
from auditor.model import Document

ENDS = {"max": "highest", "min": "lowest", "good": "best", "bad": "worst"}
_OWN = re.compile(
    r"(?:the|its|their|a)?\s*(?P<end>(?:second|third)?[\s-]?[a-z]+?)(?:\s+(?:cell|value|score|reading|point|tile|square|number|figure|spot|entry|one))?"
    r"(?:\s+(?:is|are|was|lies|sits|stands|comes|falls)(?:\s+(?:at|in|on))?\s+|,\s+|:\s+|\s+(?=(?:at|in|on|for|with|under)\s)|\s+(?=\d))(?P<rest>.+)",
    re.IGNORECASE,
)
_WORDS_FOR = {"floor": "lowest", "ceiling": "highest", "top": "highest", "bottom": "lowest", "low": "lowest", "high": "highest"}  # fmt: skip
_AT_END = re.compile(
    rf"(?P<num>{NUM})\s+at\s+(?:its\s+|the\s+)?(?P<end>best|worst|most|least|peak|highest|lowest)",
    re.IGNORECASE,
)
_AT_ENDS = {"best": "best", "worst": "worst", "most": "highest", "least": "lowest", "peak": "highest", "highest": "highest", "lowest": "lowest"}  # fmt: skip
PER = re.compile(r"\b(?:by|per|each|every)\b", re.IGNORECASE)
_LIST = re.compile(rf"{NUM}(?:,\s+{NUM})*,?\s+and\s+{NUM}", re.IGNORECASE)
_OF_THEM = re.compile(rf"(?P<count>all|both|{COUNT}|none)(?:\s+of\s+(?:them|these|those))?\s+(?P<where>(?:in|on|at|from|of|under|for|by|with)\s+.+)", re.IGNORECASE)  # fmt: skip


def extreme_ways(text: str, told: Told) -> Read | None:
    """The ways to tell a fragment of an extreme of cells; None where it is none."""
    lead, document = told.lead, told.document
    if (at := _AT_END.fullmatch(text)) is not None and _has_place(lead):
        end = _AT_ENDS[at["end"].casefold()]
        ways = _of_cells(told, end, Found(at["num"]))
        return (ways, told.after(measure="value")) if ways else None
    if (own := own_end(text, document)) is not None and _has_place(lead):
        end, rest = own
        found = number_and_place(rest, document)
        known = told.after(measure="value")
        return (ways, known) if found and (ways := _of_cells(told, end, found)) else None
    if lead.left or lead.measure not in ("value", "slope"):
        return None
    if lead.many:
        return _of_several(text, told)
    end = lead.end or (lead.ends[told.number] if told.number < len(lead.ends) else "")
    if not end or (lead.of and not within_line(lead)):
        return _of_each(text, told) if end and lead.measure == "value" and PER.search(lead.words) else None
    found = number_and_place(text, document)
    ways = _of_cells(told, end, found) if found and lead.measure == "value" else ()
    return (ways, told.after(measure="value")) if ways else None


def own_end(text: str, document: Document) -> tuple[str, str] | None:
    """`the floor is 20, in the corner`, `lowest in May, 50`: an extreme of its own, and what is told of it."""
    found = _OWN.fullmatch(text.strip(" .,;"))
    if found is None:
        return None
    word = found["end"].strip().casefold()
    if word in _WORDS_FOR:
        return _WORDS_FOR[word], found["rest"]
    items = analyse(word, document, vocabulary(document)).items
    if len(items) != 1 or items[0].end - items[0].start < len(word):
        return None
    end = ENDS.get(str(items[0].value), "") if items[0].kind == "extreme" else ""
    return (end, found["rest"]) if end else None


def _has_place(lead: Lead) -> bool:
    if lead.cells or lead.versus or (lead.end and not lead.ends) or len(lead.lines) > 1:
        return False
    return bool(lead.panels or lead.lines or lead.ends or lead.measure in ("span", "spread"))


def within_line(lead: Lead) -> bool:
    """Whether its extreme is one of cells within a line that is named, and tells a tick of the other side."""
    return bool(lead.line) and lead.lines[0][1] != lead.of


def _of_cells(told: Told, end: str, found: Found) -> tuple[Way, ...]:
    """The extreme of a panel, a line or all."""
    lead = told.lead
    line = f" of {lead.line}" if lead.line else ""
    start = told.inside
    place = found.place
    if place is not None and place.panels and not (lead.panels and not lead.every_panel):
        start = inside(panel_named(place.panels[0], told.document))
        if place.is_panel:
            found = Found(found.num)
        elif lead.line and place.is_line:
            ticks = place.ticks(told.document)
            found = Found(found.num, replace(place, words=line_named(ticks[0], place.side), panels=()))
        else:
            return ()
    elif lead.every_panel and found.place is None:
        return ()
    if not found.num and found.place is None:
        return ()
    return ((sentence(start, found.behind(f"the {end} value{line}")),),)


def _of_each(text: str, told: Told) -> Read | None:
    """`Winners by row: A in B, C and D`, or `B: A`: the extreme of each of some lines, at the same place."""
    lead, document = told.lead, told.document
    if ": " in text and re.search(r"[,;]", text):
        return None
    place = place_of(text.replace(": ", " and "), document)
    if place is None or place.cells or place.panels or not lead.of:
        return None
    across, own = (place.columns, place.rows) if lead.of == "columns" else (place.rows, place.columns)
    ticks = replace(place, rows=across, columns=()).ticks(document)
    if len(own) != 1 or not ticks:
        return None
    way = tuple(
        sentence(told.inside, f"the {lead.end} value of {line_named(tick, lead.of)} is at {own[0].text}.")
        for tick in ticks
    )
    return (way,), told.after(measure="value")


def _of_several(text: str, told: Told) -> Read | None:
    """`Top three cells: 99, 97 and 96, all of them in A`."""
    lead = told.lead
    if lead.of or len(lead.lines) > 1:
        return None
    line = f" of {lead.line}" if lead.line else ""
    if _LIST.fullmatch(text):
        numbers = re.sub(rf"({BARE}){UNIT}(?=,|\s+and\b|$)", r"\1", text)
        way = (sentence(told.inside, f"the {lead.many} {lead.end} values{line} are {numbers}."),)
        return (way,), told.after(measure="value")
    found = _OF_THEM.fullmatch(text)
    place = place_of(found["where"], told.document) if found is not None else None
    if found is None or place is None or place.axes or place.cells:
        return None
    side = place.side
    ticks = place.ticks(told.document)
    where = (
        f"in {line_named(ticks[0], side)}"
        if side and len(ticks) == 1 and not place.panels
        else f"in {place.words}"
    )
    count = found["count"].casefold()
    if count in ("all", "both"):
        way = (sentence(told.inside, f"the {lead.many} {lead.end} values{line} are all {where}."),)
    else:
        way = (sentence(told.inside, f"{count} of the {lead.many} {lead.end} values{line} are {where}."),)
    return (way,), told.after()
