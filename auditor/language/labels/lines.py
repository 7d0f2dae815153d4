"""Fragments told of a line or a panel that the label names: its mean, its rank, its ends, its course, its cells."""

import re

from auditor.language.labels.fragments import COUNT, NUM, Read, Told, Way, inside, number_and_place, sentence
from auditor.language.labels.named import Place, place_of

_MEAN = re.compile(
    rf"(?:an?\s+)?(?P<num>{NUM})\s+on average|(?:an?\s+|its\s+)?(?:mean|average)(?:\s+(?:of|is))?:?\s+(?P<other>{NUM})|averag(?:es|ing)\s+(?P<third>{NUM})",
    re.IGNORECASE,
)
_RANK = re.compile(
    rf"(?:the\s+)?(?P<rank>(?:(?:second|third|fourth)[\s-])?(?:highest|lowest|best|worst|largest|smallest|most|least))"
    rf"(?:\s+(?:of|among)\s+(?:the|all)(?:\s+{COUNT})?(?:\s+(?:rows?|columns?))?|\s+of\s+(?:them\s+)?all)?(?P<where>\s+(?:in|on)\s+.+)?",
    re.IGNORECASE,
)
_BOUND = re.compile(
    r"(?:never|nowhere|always|everywhere|throughout|at\s+(?:least|most)|above|below|under|over|no\s+(?:more|less|fewer)\s+than|not\s+once)\b.+",
    re.IGNORECASE,
)
_SPAN = re.compile(
    rf"(?:from\s+|between\s+)?(?P<one>{NUM})\s*(?:\bto\b|\band\b|–|—|-|→|->)\s*(?P<other>{NUM})(?P<where>\s+(?:in|for|on|with|at)\s+.+|\s+[a-z]+)?",
    re.IGNORECASE,
)
_LIST = re.compile(
    rf"{NUM}(?:,\s+(?:and\s+)?{NUM}){{2,}}(?:\s+and\s+{NUM})?(?P<where>\s+(?:in|on|for)\s+.+)?", re.IGNORECASE
)
_COURSE = re.compile(
    r"(?P<verb>rising|falling|climbing|dropping|growing|shrinking|declining|increasing|decreasing|up|down)\b(?P<rest>.*)",
    re.IGNORECASE,
)
_VERBS = {
    "rising": "rise", "up": "rise", "climbing": "climb", "growing": "grow", "increasing": "increase", "falling": "fall",
    "down": "fall", "dropping": "drop", "shrinking": "shrink", "declining": "decline", "decreasing": "decrease",
}  # fmt: skip
_ALL_OF_AXIS = re.compile(rf"\s+(?:over|across|in)\s+(?:the|all)\s+(?:{COUNT}\s+)?[a-z]+$", re.IGNORECASE)
_MOVED = re.compile(
    r"(?P<who>[^,;]+?)\s+(?P<verb>gains?|loses?|rises?|falls?|climbs?|drops?|adds?|slips?)(?P<by>\s+(?:by\s+)?[^,;]*\d[^,;]*)?"
    r"|an?\s+(?P<noun>gain|rise|climb|loss|fall|drop)\s+(?:for|in|at)\s+(?P<whom>[^,;]+)",
    re.IGNORECASE,
)
_DONE = {"loss": "loses"}


def line_ways(text: str, told: Told) -> Read | None:
    """The ways to tell a fragment of what its label names."""
    lead = told.lead
    if lead.versus is not None or lead.end:
        return None
    if lead.measure == "trend":
        return _of_trend(text, told)
    if len(lead.lines) == 2 and not lead.cells and not lead.left:
        return _of_route(text, told)
    if lead.cells and not lead.lines:
        return _of_cell(text, told)
    if lead.measure in ("mean", "sum"):
        return _of_mean(text, told)
    if lead.measure == "span" and not lead.left:
        return _of_span(text, told)
    return _of_line(text, told) if lead.line else None


def _start(told: Told, where: str | None) -> str | None:
    """`In A, ` of the panel behind a fragment, or the label's; None where both name one, or it is none."""
    if not where or not where.strip():
        return told.inside
    place = place_of(where, told.document)
    if place is None or not place.is_panel or (told.lead.panels and not told.lead.every_panel):
        return None
    return inside(place.panel(told.document))


def _of_line(text: str, told: Told) -> Read | None:
    lead, document = told.lead, told.document
    if (mean := _MEAN.match(text)) is not None:
        start = _start(told, text[mean.end() :].strip(" ,"))
        num = mean["num"] or mean["other"] or mean["third"]
        known = told.after(measure="mean", scope=start)
        return (
            (((sentence(start, f"the mean of {lead.line} is {num}."),),), known)
            if start is not None
            else None
        )
    if (rank := _RANK.fullmatch(text)) is not None:
        return _of_rank(rank["rank"], rank["where"], told)
    if _BOUND.fullmatch(text):
        return ((sentence(told.inside, f"{lead.line} is {text}."),),), told.after(measure="value")
    for pattern, read in ((_LIST, _listed), (_SPAN, _spanned)):
        if (found := pattern.fullmatch(text)) is not None and (
            start := _start(told, found["where"])
        ) is not None:
            return read(found, start, told)
    if (course := _COURSE.fullmatch(text)) is not None and not lead.left:
        way = sentence(
            told.inside, f"{lead.line} {_VERBS[course['verb'].casefold()]}s{_going_on(course['rest'], 's')}."
        )
        return ((way,),), told.after(measure="value")
    told_here = number_and_place(text, document)
    if told_here is None or not told_here.num or lead.left:
        return None
    if told_here.place is None:
        # "44.0 in B" behind "76.4 on average in A" tells its mean, too.
        return None
    if told_here.place.is_panel and not (lead.panels and not lead.every_panel):
        if told.measure != "mean":
            return None
        start = inside(told_here.place.panel(told.document))
        return ((sentence(start, f"the mean of {lead.line} is {told_here.num}."),),), told.after(scope=start)
    if _is_across(told_here.place, lead.lines[0][1]) and not told_here.place.panels:
        return ((sentence(told.inside, told_here.behind(lead.line)),),), told.after(measure="value")
    return None


def _is_across(place: Place, side: str) -> bool:
    """Whether a place is one line of the other side."""
    return place.is_line and place.side != side


def _listed(found: re.Match[str], start: str, told: Told) -> Read:
    numbers = found.group()[: found.start("where") - found.start()] if found["where"] else found.group()
    return ((sentence(start, f"{told.lead.line} is {numbers}."),),), told.after(measure="value")


def _spanned(found: re.Match[str], start: str, told: Told) -> Read:
    ways = tuple((sentence(start, f"{told.lead.line} {verb} from {found['one']} to {found['other']}."),) for verb in ("ranges", "goes"))  # fmt: skip
    return ways, told.after(measure="value")


def _of_rank(rank: str, where: str | None, told: Told) -> Read | None:
    """`the highest of the six`, behind a mean: its rank among the means of its like."""
    noun = {"mean": "mean", "sum": "total", "spread": "spread"}.get(told.measure)
    if noun is None:
        return None
    rank = rank.replace(" ", "-")
    starts = [told.inside]
    if where:
        place = place_of(where, told.document)
        if place is None or not place.is_panel:
            return None
        item = place.panels[0].value
        panels = getattr(item, "panels", ())
        names = [told.document.panels[at].name for at in panels]
        starts = (
            [inside(name) for name in names]
            if len(panels) > 1 and all(names)
            else [inside(place.panel(told.document))]
        )
    return (
        tuple(sentence(start, f"{told.lead.line} has the {rank} {noun}.") for start in starts),
    ), told.after()


def _going_on(rest: str, end: str) -> str:
    """The rest of a course, with a verb for "then down"."""
    return re.sub(
        r"\b(then|and) (up|down)\b",
        lambda m: f"{m[1]} {_VERBS[m[2].casefold()]}{end}",
        rest,
        flags=re.IGNORECASE,
    )


def _of_trend(text: str, told: Told) -> Read | None:
    """`Trend, left panel: rising from left to right in each row`."""
    course = _COURSE.fullmatch(text)
    if course is None or told.lead.left or told.lead.of:
        return None
    subject = told.lead.line
    verb = _VERBS[course["verb"].casefold()]
    words = f"{subject} {verb}s{course['rest']}." if subject else f"the values {verb}{course['rest']}."
    return ((sentence(told.inside, words),),), told.after(measure="value")


def _of_route(text: str, told: Told) -> Read | None:
    """`A to B: C gains 3.1, a loss for D and E`."""
    lead = told.lead
    (one, side), (other, also) = lead.lines
    found = _MOVED.fullmatch(text)
    if found is None or side != also or lead.measure or not re.search(r"\bto\b|→|->", lead.words):
        return None
    who = found["who"] or found["whom"]
    if found["who"] and not re.match(r"all\b|only\b|every\b|no\b|none\b", who, re.IGNORECASE) and place_of(who, told.document) is None:  # fmt: skip
        return None
    noun = found["noun"]
    verb = (_DONE.get(noun.casefold(), f"{noun.casefold()}s") if noun else found["verb"]) + (
        found["by"] or ""
    )
    return ((f"From {one} to {other}, {who} {verb}.",),), told.after(measure="value")


def _of_cell(text: str, told: Told) -> Read | None:
    """`Top left: 20 in A, 12 in B`."""
    lead, document = told.lead, told.document
    if len(lead.cells) != 1 or lead.left:
        return None
    found = number_and_place(text, document)
    if found is None or not found.num or (found.place is not None and not found.place.is_panel):
        return None
    start = _start(told, found.place.words if found.place else None)
    if start is None or (not start and len(document.panels) > 1) or (lead.every_panel and not found.place):
        return None
    return ((sentence(start, f"the {lead.cells[0]} cell is {found.num}."),),), told.after(measure="value")


def _of_mean(text: str, told: Told) -> Read | None:
    """`Mean of A: 56.7`, `Total for A: 546 visitors`."""
    lead = told.lead
    if lead.left or lead.cells or len(lead.lines) > 1:
        return None
    if lead.of:
        return _of_means(text, told) if lead.measure == "mean" and not lead.lines else None
    found = number_and_place(_ALL_OF_AXIS.sub("", text), told.document)
    if found is None or not found.num or (lead.every_panel and found.place is None):
        return None
    start = _start(told, found.place.words if found.place else None)
    if start is None:
        return None
    noun = "mean" if lead.measure == "mean" else "total"
    return ((sentence(start, f"the {noun} of {lead.line or 'all cells'} is {found.num}."),),), told.after(measure=lead.measure)  # fmt: skip


def _of_means(text: str, told: Told) -> Read | None:
    """`Row means: rising from 20 to 48`."""
    course = _COURSE.fullmatch(text)
    span = _SPAN.fullmatch(course["rest"].strip()) if course is not None else None
    start = _start(told, span["where"]) if span is not None else None
    if course is None or span is None or start is None:
        return None
    panel, of = told.document.panels[0], told.lead.of
    ticks = (panel.rows if of == "rows" else panel.columns).ticks
    verb = _VERBS[course["verb"].casefold()]
    way = f"the mean of the {of} {verb}s from {span['one']} at {ticks[0].text} to {span['other']} at {ticks[-1].text}."
    return ((sentence(start, way),),), told.after(measure="mean")


def _of_span(text: str, told: Told) -> Read | None:
    """`Range of A: 35 to 80 in B`, `Span: from 39 to 132`."""
    lead = told.lead
    subject = lead.line or "the values"
    if (span := _SPAN.fullmatch(text)) is not None:
        start = _start(told, span["where"])
        if start is None or (lead.every_panel and not span["where"]):
            return None
        verb = "ranges" if lead.line else "range"
        way: Way = (sentence(start, f"{subject} {verb} from {span['one']} to {span['other']}."),)
        return (way,), told.after(measure="value")
    found = number_and_place(text, told.document)
    if found is None or not found.num or not lead.noun.startswith(("spread", "span", "range")):
        return None
    start = _start(told, found.place.words if found.place else None)
    if start is None:
        return None
    return ((sentence(start, f"the spread of {subject} is {found.num}."),),), told.after(measure="spread")
