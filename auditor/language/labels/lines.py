"""Fragments told of a line, a panel, a cell or two of them set against each other, as the label names them."""

import re

from auditor.language.labels.extremes import own_end
from auditor.language.labels.fragments import COUNT, NUM, Told, Way, inside, number_and_place
from auditor.language.labels.leads import Lead
from auditor.language.labels.named import place_of
from auditor.model import Document

_MEAN = re.compile(
    rf"(?:an?\s+)?(?P<num>{NUM})\s+on average|(?:an?\s+)?(?:mean|average)(?:\s+of)?:?\s+(?P<other>{NUM})|averag(?:es|ing)\s+(?P<third>{NUM})",
    re.IGNORECASE,
)
_RANK = re.compile(
    rf"(?:the\s+)?(?P<rank>(?:(?:second|third|fourth|next)[\s-])?(?:highest|lowest|best|worst|largest|smallest|most|least))(?:\s+(?:of|among)\s+(?:the|all)\s*(?P<count>{COUNT})?(?:\s+(?:rows?|columns?|of them))?|\s+of\s+(?:all|them all))",
    re.IGNORECASE,
)
_BOUND = re.compile(
    r"(?:never|nowhere|always|all|everywhere|throughout|at\s+(?:least|most)|above|below|under|over|no\s+(?:more|less|fewer)\s+than|not\s+once)\b.+",
    re.IGNORECASE,
)
_NOTHING = re.compile(r"(?:nothing|no\s+(?:cell|value|score)|every|all|each|none)\b.+", re.IGNORECASE)
_SPAN = re.compile(
    rf"(?:from\s+|between\s+)?(?P<one>{NUM})\s*(?:\bto\b|\band\b|–|—|-|→|->)\s*(?P<other>{NUM})(?P<where>\s+(?:in|for|on|with|at)\s+.+)?", re.IGNORECASE
)
_LIST = re.compile(rf"{NUM}(?:,\s+(?:and\s+)?{NUM}){{2,}}(?:\s+and\s+{NUM})?", re.IGNORECASE)
_COURSE = re.compile(
    r"(?P<verb>rising|falling|climbing|dropping|growing|shrinking|declining|increasing|decreasing|up|down)\b(?P<rest>.*)",
    re.IGNORECASE,
)
_VERBS = {
    "rising": "rises", "up": "rises", "climbing": "climbs", "growing": "grows", "increasing": "increases", "falling": "falls",
    "down": "falls", "dropping": "drops", "shrinking": "shrinks", "declining": "declines", "decreasing": "decreases",
}  # fmt: skip
_HIGHER = re.compile(
    r"(?P<how>higher|lower|better|worse|larger|smaller|faster|slower|warmer|cooler|longer|shorter|ahead|behind|more|fewer|less|above|below)\b(?P<rest>.*)",
    re.IGNORECASE,
)
_AS = {"ahead": "higher", "behind": "lower", "more": "higher", "fewer": "lower", "less": "lower", "above": "higher", "below": "lower"}  # fmt: skip
_BY_MEAN = re.compile(rf"by\s+{NUM}\s+on average|by\s+an average of\s+{NUM}", re.IGNORECASE)


def line_ways(text: str, told: Told) -> tuple[tuple[Way, ...], str] | None:
    """The ways to tell a fragment of what its label names, and of which measure it is."""
    lead = told.lead
    if lead.versus is not None:
        return _against(text, told)
    if lead.cells and not lead.lines:
        return _of_cell(text, lead, told.document)
    if lead.measure in ("mean", "sum") and not lead.end:
        return _of_mean(text, lead, told.document)
    if lead.measure == "span" and not lead.left:
        return _of_span(text, lead, told.document)
    if lead.line:
        return _of_line(text, told)
    return None


def _of_line(text: str, told: Told) -> tuple[tuple[Way, ...], str] | None:
    lead, document = told.lead, told.document
    panels = list(lead.panels)
    if (mean := _MEAN.match(text)) is not None:
        rest = text[mean.end() :].strip(" ,")
        where = place_of(rest, document) if rest else None
        if rest and (where is None or not where.is_panel or panels):
            return None
        told_in = inside(where.words) if where else inside(panels[0]) if panels else ""
        return ((f"{told_in}{_the(told_in)} mean of {lead.line} is {mean['num'] or mean['other'] or mean['third']}.",),), "mean"
    start = told.scope or (inside(panels[0]) if panels else "")
    if (rank := _RANK.fullmatch(text)) is not None:
        if not told.measure:
            return None
        noun = {"mean": "mean", "sum": "total", "spread": "spread"}.get(told.measure)
        return (((f"{start}{_cap(lead.line, start)} has the {rank['rank']} {noun}.",),), told.measure) if noun else None
    if _BOUND.fullmatch(text):
        return ((f"{start}{_cap(lead.line, start)} is {text}.",),), "value"
    if _LIST.fullmatch(text):
        return ((f"{start}{_cap(lead.line, start)} is {text}.",),), "value"
    if (span := _SPAN.fullmatch(text)) is not None:
        where = place_of(span["where"], document) if span["where"] else None
        if span["where"] and (where is None or not where.is_panel or panels):
            return None
        start = inside(where.words) if where else start
        one, other = span["one"], span["other"]
        ends = f"{one} to {other}"
        return ((f"{start}{_cap(lead.line, start)} ranges from {ends}.",), (f"{start}{_cap(lead.line, start)} goes from {ends}.",)), "value"  # fmt: skip
    if (course := _COURSE.fullmatch(text)) is not None:
        rest = re.sub(r"\bthen (up|down)\b", lambda m: f"then {_VERBS[m[1].casefold()]}", course["rest"], flags=re.IGNORECASE)  # fmt: skip
        return ((f"{start}{_cap(lead.line, start)} {_VERBS[course['verb'].casefold()]}{rest}.",),), "value"
    found = number_and_place(text, document)
    if found is not None and found.num and found.place is not None and not lead.left:
        if found.place.is_panel and not panels:
            return None
        if found.place.is_line and found.place.side != lead.lines[0][1]:
            return ((found.behind(f"{start}{_cap(lead.line, start)}"),),), "value"
    return None


def _the(start: str) -> str:
    return "the" if start else "The"


def _cap(words: str, start: str) -> str:
    return words if start else words[:1].upper() + words[1:]


def _of_cell(text: str, lead: Lead, document: Document) -> tuple[tuple[Way, ...], str] | None:
    """`Top left: 20 in A, 12 in B`."""
    if len(lead.cells) != 1 or lead.left or lead.end:
        return None
    found = number_and_place(text, document)
    if found is None or not found.num:
        return None
    if found.place is None and lead.panels and not lead.every_panel:
        return ((f"{inside(lead.panels[0])}the {lead.cells[0]} cell is {found.num}.",),), "value"
    if found.place is None and len(document.panels) == 1:
        return ((f"The {lead.cells[0]} cell is {found.num}.",),), "value"
    if found.place is not None and found.place.is_panel and (not lead.panels or lead.every_panel):
        return ((f"{inside(found.place.words)}the {lead.cells[0]} cell is {found.num}.",),), "value"
    return None


def _of_mean(text: str, lead: Lead, document: Document) -> tuple[tuple[Way, ...], str] | None:
    """`Mean of A: 56.7`, `Total for A: 546 visitors`."""
    if lead.left or lead.of or lead.cells or len(lead.lines) > 1:
        return None
    found = number_and_place(text, document)
    if found is None or not found.num:
        return None
    noun = "mean" if lead.measure == "mean" else "total"
    panel = lead.panels[0] if lead.panels and not lead.every_panel else ""
    if found.place is not None:
        if not found.place.is_panel or panel:
            return None
        panel = found.place.words
    start = inside(panel) if panel else ""
    of = f" of {lead.line}" if lead.line else " of all cells"
    return ((f"{start}{_the(start)} {noun}{of} is {found.num}.",),), lead.measure


def _of_span(text: str, lead: Lead, document: Document) -> tuple[tuple[Way, ...], str] | None:
    """`Range of A: 35 to 80 in B`, `Span: from 39 to 132`."""
    panel = lead.panels[0] if lead.panels and not lead.every_panel else ""
    if (span := _SPAN.fullmatch(text)) is not None:
        where = place_of(span["where"], document) if span["where"] else None
        if span["where"] and (where is None or not (where.is_panel and not panel)):
            return None
        start = inside(where.words if where else panel) if where or panel else ""
        subject = lead.line or "the values"
        verb = "ranges" if lead.line else "range"
        return ((f"{start}{_cap(subject, start)} {verb} from {span['one']} to {span['other']}.",),), "value"
    found = number_and_place(text, document)
    if found is not None and found.num and lead.noun.startswith(("spread", "span", "range")):
        if found.place is not None and (not found.place.is_panel or panel):
            return None
        start = inside(found.place.words) if found.place else inside(panel) if panel else ""
        return ((f"{start}{_the(start)} spread of {lead.line or 'the values'} is {found.num}.",),), "spread"
    return None


def _against(text: str, told: Told) -> tuple[tuple[Way, ...], str] | None:
    """`A over B: higher in all cells`, `by 23 on average`, `ahead on four of five tasks`, `behind only on C`."""
    assert told.lead.versus is not None
    one, other = (place.words for place in told.lead.versus)
    if _BY_MEAN.fullmatch(text):
        how = told.measure if told.measure in ("higher", "lower", "better", "worse") else ""
        return (((f"{one} is {how} than {other} {text}.",),), how) if how else None
    if (found := _HIGHER.fullmatch(text)) is not None:
        how = found["how"].casefold()
        how = _AS.get(how, how)
        rest = found["rest"]
        if own_end(text, told.document):
            return None
        return ((f"{one} is {how} than {other}{rest}.",),), how
    return None
