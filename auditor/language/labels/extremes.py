"""Fragments that tell an extreme: of cells, of lines by their means or spreads, of what changes or lies apart."""

import re

from auditor.language.labels.fragments import Found, Told, Way, inside, number_and_place
from auditor.language.labels.leads import Lead
from auditor.language.labels.named import Place, place_of
from auditor.language.mentions import analyse
from auditor.language.vocabulary import vocabulary
from auditor.model import Document

_ENDS = {"max": "highest", "min": "lowest", "good": "best", "bad": "worst"}
_OWN = re.compile(
    r"(?:the|its|their|a)?\s*(?P<end>(?:second|third)?[\s-]?[a-z]+?)(?:\s+(?:cell|value|score|reading|point|tile|square|number|figure|spot|entry|one))?"
    r"(?:\s+(?:is|are|was|lies|sits|stands|comes|falls)(?:\s+(?:at|in|on))?|,|:|\s+(?=at\b|in\b|on\b|for\b|with\b))\s+(?P<rest>.+)",
    re.IGNORECASE,
)
_WORDS_FOR = {"floor": "lowest", "ceiling": "highest", "top": "highest", "bottom": "lowest", "low": "lowest", "high": "highest"}  # fmt: skip
_PER = re.compile(r"\b(?:by|per|each|every)\b", re.IGNORECASE)
_ROUTE = re.compile(rf"(?P<num>.+?),?\s+(?P<route>(?:from|between)\s.+)", re.IGNORECASE)
_SIZES = {"highest": "largest", "lowest": "smallest"}


def extreme_ways(text: str, told: Told) -> tuple[tuple[Way, ...], str] | None:
    """The ways to tell a fragment of an extreme, and of which measure it is; None where it is none."""
    lead, document = told.lead, told.document
    if (own := own_end(text, document)) is not None and _has_place(lead):
        end, rest = own
        found = number_and_place(rest, document)
        return (_of_cells(lead, end, found), "value") if found else None
    if lead.left:
        return None
    end = lead.end or (lead.ends[told.number] if told.number < len(lead.ends) else "")
    if not end:
        return None
    if lead.measure == "change":
        return _of_change(text, lead, document)
    if lead.of and not _is_within_line(lead):
        return _of_lines(text, told)
    if lead.measure != "value":
        return None
    found = number_and_place(text, document)
    return (_of_cells(lead, end, found), "value") if found and (found.num or found.place) else None


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
    end = _ENDS.get(str(items[0].value), "") if items[0].kind == "extreme" else ""
    return (end, found["rest"]) if end else None


def _has_place(lead: Lead) -> bool:
    return bool(lead.panels or lead.lines or lead.measure in ("value", "span", "spread")) and not lead.cells


def _is_within_line(lead: Lead) -> bool:
    """Whether its extreme is one of cells within a line that is named, and tells a tick of the other side."""
    return bool(lead.line) and lead.lines[0][1] != lead.of


def _of_cells(lead: Lead, end: str, found: Found) -> tuple[Way, ...]:
    """The extreme of a panel, a line or all."""
    line = f" of {lead.line}" if lead.line else ""
    where = inside(lead.panels[0]) if lead.panels else ""
    if found.place is not None and found.place.is_panel and not lead.panels:
        where, found = inside(found.place.words), Found(found.num)
        if not found.num:
            return ()
    return ((found.behind(f"{where}{'t' if where else 'T'}he {end} value{line}"),),)


def _of_lines(text: str, told: Told) -> tuple[tuple[Way, ...], str] | None:
    """Which line is furthest: `Widest row: A, 37.7 from B to C`, `Winners by row: A in B and C`."""
    lead, document = told.lead, told.document
    per = _PER.search(lead.words) and lead.measure == "value"
    place = None if per else _line_first(text, document)
    if per:
        return _of_each(text, lead, document)
    if place is None:
        return None
    line, rest = place
    if line.side != lead.of:
        return None
    where = inside(lead.panels[0]) if lead.panels else ""
    measures = {"spread": ("spread",), "mean": ("mean",), "sum": ("total",), "value": ("mean", "total", "peak")}
    ways: list[Way] = []
    for measure in measures.get(lead.measure, ()):
        named = _named(line, lead.of)
        end = _SIZES.get(lead.end, lead.end) if measure == "spread" else lead.end
        first = (
            f"{where}{'t' if where else 'T'}he {lead.end} value is at {named}."
            if measure == "peak"
            else f"{where}{named} has the {end} {measure}."
        )
        if not rest:
            ways.append((first,))
            continue
        found = number_and_place(rest, document) or _with_route(rest, document)
        if found is None:
            return None
        noun = "peak" if measure == "peak" else measure
        ways.append((first, f"{where}{'t' if where else 'T'}he {noun} of {named} is {found.num}."))
        if measure == "peak" and lead.end not in ("highest", "best"):
            ways.pop()
    return (tuple(ways), lead.measure) if ways else None


def _named(line: Place, side: str) -> str:
    words = line.words
    if re.fullmatch(r"[-−]?\d.*", words) and not re.search(r"\b(?:row|column)\b", words):
        return f"the {words} {side[:-1]}"
    return words


def _line_first(text: str, document: Document) -> tuple[Place, str] | None:
    """The line that a fragment begins with, and the rest of it."""
    cuts = [found.start() for found in re.finditer(r",\s|\s\(|:\s|\s(?:with|at)\s", text)]
    for cut in [len(text), *reversed(cuts)]:
        place = place_of(text[:cut], document)
        if place is not None and place.is_line:
            return place, re.sub(r"^(?:with|at)\s", "", text[cut:].strip(" ,:().;"))
    return None


def _with_route(text: str, document: Document) -> Found | None:
    """`37.7 points from A to B`, `54 between A and B`."""
    found = _ROUTE.fullmatch(text)
    if found is None or place_of(re.sub(r"\b(?:to|and|between)\b", "and", found["route"]), document) is None:
        return None
    return number_and_place(found["num"], document)


def _of_each(text: str, lead: Lead, document: Document) -> tuple[tuple[Way, ...], str] | None:
    """`A in B, C and D`: the extreme of each of some lines, at the same place."""
    place = place_of(text, document)
    if place is None or place.cells or place.panels:
        return None
    across = place.columns if lead.of == "columns" else place.rows
    own = place.rows if lead.of == "columns" else place.columns
    if len(own) != 1 or not across:
        return None
    ticks = [tick for item in across for tick in getattr(item.value, "ticks", ())]
    if not ticks:
        return None
    where = inside(lead.panels[0]) if lead.panels else ""
    told = tuple(f"{where}{'t' if where else 'T'}he {lead.end} value of {tick} is at {own[0].text}." for tick in ticks)
    return (told,), "value"


def _of_change(text: str, lead: Lead, document: Document) -> tuple[tuple[Way, ...], str] | None:
    """`Largest step: 15, from A to B in C`, `Biggest difference: 43, at A and B`, `Smallest drop from A to B: C, 3.5`."""
    size = _SIZES.get(lead.end)
    if size is None:
        return None
    where = inside(lead.panels[0]) if lead.panels else ""
    the = f"{where}{'t' if where else 'T'}he {size} {lead.noun}"
    if len(lead.lines) == 2 and lead.lines[0][1] == lead.lines[1][1]:
        the += f" from {lead.lines[0][0]} to {lead.lines[1][0]}"
    elif lead.lines:
        the += f" of {lead.lines[0][0]}" if len(lead.lines) == 1 else ""
    elif len(document.panels) == 2 and not lead.panels and lead.noun in ("difference", "gap", "distance"):
        one, other = (panel.name for panel in document.panels)
        the += f" between {one} and {other}"
    found = number_and_place(text, document)
    if found is not None and found.num:
        if found.place is None:
            return ((f"{the} is {found.num}.",),), "change"
        if found.place.is_line and len(lead.lines) == 2:
            return ((f"{the} is that of {found.place.words}, {found.num}.",),), "change"
        return ((found.behind(the),),), "change"
    if found is not None and found.place is not None:
        return ((f"{the} is that of {found.place.words}.",),), "change"
    route = _ROUTE.fullmatch(text)
    if route and (num := number_and_place(route["num"], document)) and num.num and not num.place:
        known = place_of(re.sub(r"\b(?:to|in|and)\b", "and", route["route"]), document)
        return (((f"{the} is {num.num}, {route['route']}.",),), "change") if known else None
    return None
