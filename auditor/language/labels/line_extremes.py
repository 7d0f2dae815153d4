"""Fragments that tell which line or step is furthest, as the label asks: `Widest row`, `Highest mean by hour`, `Largest step`."""

import re

from auditor.language.labels.extremes import PER, within_line
from auditor.language.labels.fragments import NUM, Found, Read, Told, Way, inside, number_and_place, sentence
from auditor.language.labels.named import Place, line_named, place_of
from auditor.model import Document

_ROUTE = re.compile(r"(?P<num>.+?),?\s+(?P<route>(?:from|between)\s.+)", re.IGNORECASE)
_SPAN = re.compile(rf"(?:from|between)\s+(?P<one>{NUM})\s+(?:to|and)\s+(?P<other>{NUM})", re.IGNORECASE)
_RISE = re.compile(rf"(?:an?\s+)?(?:up|rise of|rising(?: by)?|climb of|gain of)(?:\s+by)?\s+(?P<num>{NUM})(?P<route>\s+(?:from|between)\s.+)?", re.IGNORECASE)  # fmt: skip
_NOUN = re.compile(
    rf"(?:an?\s+|its\s+)?(?P<noun>spread|span|range|swing|mean|average|total|sum)(?:\s+(?:of|is))?\s+(?P<num>{NUM})|(?P<other>{NUM})\s+(?P<on>on average|in total|in all)",
    re.IGNORECASE,
)
_NOUNS = {"average": "mean", "sum": "total", "span": "spread", "range": "spread", "swing": "spread", "on average": "mean", "in total": "total", "in all": "total"}  # fmt: skip
_SIZES = {"highest": "largest", "lowest": "smallest"}
_MEASURES = {"spread": ("spread",), "mean": ("mean",), "sum": ("total",), "value": ("mean", "total", "peak")}
_JOINTS = re.compile(r",\s|\s\(|:\s|\s(?:with|at|by)\s", re.IGNORECASE)


def line_extreme_ways(text: str, told: Told) -> Read | None:
    """The ways to tell which line, or which step, the label asks for."""
    lead = told.lead
    if lead.left or not lead.end or lead.many:
        return None
    if lead.measure == "change":
        return _of_change(text, told)
    if lead.measure == "value" and PER.search(lead.words):
        return None
    if (lead.of or lead.measure == "spread") and not within_line(lead):
        return _of_lines(text, told)
    return _of_mean(text, told) if lead.measure == "value" and not lead.lines else None


def _of_mean(text: str, told: Told) -> Read | None:
    """`Second place: A, with a mean of 75.4`."""
    place = _line_first(text, told.document)
    if (
        place is None
        or not (noun := _NOUN.fullmatch(place[1]))
        or len(ticks := place[0].ticks(told.document)) != 1
    ):
        return None
    measure = _noun(noun)
    named = line_named(ticks[0], place[0].side)
    first = sentence(told.inside, f"{named} has the {told.lead.end} {measure}.")
    return (
        (first, sentence(told.inside, f"the {measure} of {named} is {noun['num'] or noun['other']}.")),
    ), told.after(measure=measure)


def _of_lines(text: str, told: Told) -> Read | None:
    """`Widest row: A, 37.7 from B to C`, `Highest mean by hour: A, 12`, `Busiest month: A`."""
    lead, document = told.lead, told.document
    if lead.measure not in ("spread", "mean", "sum", "value", "slope"):
        return None
    place = _line_first(text, document)
    if place is None:
        return None
    line, rest = place
    ticks = line.ticks(document)
    if line.side != (lead.of or line.side) or len(ticks) != 1:
        return None
    named = line_named(ticks[0], line.side)
    start = inside(line.panel(document)) if line.panels else told.inside
    if lead.measure == "slope":
        return _of_slope(named, rest, start, told)
    ways: list[Way] = []
    for measure in _MEASURES[lead.measure]:
        if measure == "peak":
            if lead.end in ("highest", "best") and not (rest and _NOUN.fullmatch(rest)):
                if rest and number_and_place(rest, document) is None:
                    continue
                more = (sentence(start, f"the {lead.end} value of {named} is {rest}."),) if rest else ()
                ways.append((sentence(start, f"the {lead.end} value is at {named}."), *more))
            continue
        end = _SIZES.get(lead.end, lead.end) if measure == "spread" else lead.end
        first = sentence(start, f"{named} has the {end} {measure}.")
        more_told = _amount(rest, named, measure, start, document) if rest else ()
        if more_told is not None:
            ways.append((first, *more_told))
    return (tuple(ways), told.after(measure=lead.measure)) if ways else None


def _noun(found: re.Match[str]) -> str:
    word = (found["noun"] or found["on"]).casefold()
    return _NOUNS.get(word, word)


def _amount(rest: str, named: str, measure: str, start: str, document: Document) -> Way | None:
    """What is told of the line's measure: `37.7 points from A to B`, `from 89 to 132`, `a spread of 11`."""
    if (span := _SPAN.fullmatch(rest)) is not None and measure == "spread":
        return (sentence(start, f"{named} ranges from {span['one']} to {span['other']}."),)
    noun = _NOUN.fullmatch(rest)
    if noun is not None and _noun(noun) != measure:
        return None
    found = (
        Found(noun["num"] or noun["other"])
        if noun is not None
        else number_and_place(rest, document) or _with_route(rest, document)
    )
    if found is None or not found.num or (found.place is not None and measure != "spread"):
        return None
    return (sentence(start, f"the {measure} of {named} is {found.num}."),)


def _of_slope(named: str, rest: str, start: str, told: Told) -> Read | None:
    """`Steepest row: A, up 45 from B to C`."""
    panel = told.document.panels[0]
    ticks = (panel.columns if told.lead.of == "rows" else panel.rows).ticks
    most = {"highest": "most", "lowest": "least"}.get(told.lead.end)
    if most is None or len(ticks) < 2:
        return None
    route = f"from {ticks[0].text} to {ticks[-1].text}"
    firsts = [sentence(start, f"{named} {verb} {most} {route}.") for verb in ("rises", "falls")]
    if not rest:
        return tuple((first,) for first in firsts), told.after(measure="slope")
    rise = _RISE.fullmatch(rest)
    if rise is None:
        return None
    return (
        (firsts[0], sentence(start, f"{named} rises by {rise['num']}{rise['route'] or ' ' + route}.")),
    ), told.after(measure="slope")


def _line_first(text: str, document: Document) -> tuple[Place, str] | None:
    """The line that a fragment begins with, and the rest of it."""
    cuts = [found.start() for found in _JOINTS.finditer(text)]
    for cut in [len(text), *reversed(cuts)]:
        place = place_of(text[:cut], document)
        if place is not None and place.is_line:
            return place, re.sub(r"^(?:with|at|by)\s", "", text[cut:].strip(" ,:().;"))
    return None


def _with_route(text: str, document: Document) -> Found | None:
    """`37.7 points from A to B`, `54 between A and B`."""
    found = _ROUTE.fullmatch(text)
    if found is None or place_of(re.sub(r"\b(?:to|and|between)\b", "and", found["route"]), document) is None:
        return None
    return number_and_place(found["num"], document)


def _of_change(text: str, told: Told) -> Read | None:
    """`Largest step: 15, from A to B in C`, `Biggest difference: 43, at A and B`, `Smallest drop from A to B: C, 3.5`."""
    lead, document = told.lead, told.document
    size = _SIZES.get(lead.end)
    if size is None:
        return None
    the = f"the {size} {lead.noun}"
    two = len(lead.lines) == 2 and lead.lines[0][1] == lead.lines[1][1]
    if two:
        the += f" from {lead.lines[0][0]} to {lead.lines[1][0]}"
    elif lead.lines:
        the += f" of {lead.lines[0][0]}" if len(lead.lines) == 1 else ""
    elif len(document.panels) == 2 and not lead.panels and lead.noun in ("difference", "gap", "distance"):
        one, other = (panel.name for panel in document.panels)
        the += f" between {one} and {other}"
    known = told.after(measure="change")
    route = _ROUTE.fullmatch(text)
    if route and not two and (num := number_and_place(route["num"], document)) and num.num and not num.place:
        where = place_of(re.sub(r"\b(?:to|in|on|at|and)\b", "and", route["route"]), document)
        return (
            (((sentence(told.inside, f"{the} is {num.num}, {route['route']}."),),), known) if where else None
        )
    found = number_and_place(text, document)
    if found is None or (not found.num and found.place is None):
        return None
    if found.place is not None and (two or not found.num):
        amount = f", {found.num}" if found.num else ""
        return ((sentence(told.inside, f"{the} is that of {found.place.words}{amount}."),),), known
    return ((sentence(told.inside, found.behind(the)),),), known
