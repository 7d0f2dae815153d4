"""Courses along an axis that has no order of its own."""

import re

from auditor.claim_parts import parts
from auditor.claims.better import better
from auditor.claims.courses.course import Leg
from auditor.claims.courses.runs import Run
from auditor.doubt.asked import Asked
from auditor.language.axis_adjectives import toward
from auditor.language.mentions.axis_ticks import counts_down
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.ways import is_ordered
from auditor.model import Axis


def grows_without_order(asked: Asked) -> str:
    """`Shade helps all four crops`: crops do not grow from one to the next, so that no course along them was meant."""
    document = asked.clause.document
    for run in parts(asked.claim, Run):
        axis = axis_of(document.panels[run.panel], run.side)
        if (
            run.order == "growing"
            and not is_ordered(axis)
            and not _tells_ticks_apart(asked.clause.text, axis)
        ):
            return "the axis that it was read to follow has no order"
    return ""


def _tells_ticks_apart(text: str, axis: Axis) -> bool:
    """`as the press runs faster`, where the last tick is "fast": a comparative that gives an axis its order."""
    return any(toward(word, axis) for word in norms(text))


_PASSING = re.compile(
    r"\bfrom\s+\S*\d\S*\s+(?:over|via|through|past|by way of)\s+[^;:]*\d[^;:]*\band\s+[^\s;:]*\d\S*\s+to\b",
    re.IGNORECASE,
)


def passed_on_the_way(asked: Asked) -> str:
    """`falls from 12 over 4 | and 3 to 2`: the end of a list of what is passed, and no course of its own."""
    clause = asked.clause
    if asked.kind not in ("trend", "change", "move") or not (
        clause.start or clause.statement.text[clause.end :].strip(" .")
    ):
        return ""
    span = clause.statement.span
    told = _PASSING.search(clause.document.source.text, span.start, span.end)
    return "it may go on with what was passed before" if told else ""


_THEN = re.compile(r"\b(?:then|before|after (?:which|that)|thereafter)\s*$", re.IGNORECASE)


def goes_on_from_extreme(asked: Asked) -> str:
    """`A peaks at 40 and then falls to 9`: a course that goes on from a place, which was read as that of the line at it."""
    clause = asked.clause
    led = asked.kind in ("trend", "path", "change", "move") and _THEN.search(clause.sentence, 0, clause.start)
    placed = any(item.kind == "extreme" for item in clause.before)
    return "it may go on from the place told before" if led and placed and not clause.refs else ""


# "A sharp drop at 40": the word for a change, right before a place.
_CHANGE_AT = re.compile(
    r"\b(?:drop|dip|jump|spike|surge|plunge|collapse|fall|rise|decline|increase|decrease|slump|leap|degrad|deteriorat|improve|crash|plummet)(?:s|es|ed|d|ped|ping|ing|e|ation|ment|ments)?"
    r"(?:\s+(?:\w+ly|off|down|up|again))?(?:\s+in\s+(?:the\s+)?[a-z]+)?\s+(?:right\s+|only\s+|just\s+)?(?:at|in|by|near|around)\s+$",
    re.IGNORECASE,
)


def at_one_step(asked: Asked) -> str:
    """`A sharp drop at 40`, read as a course of the other axis where that one is 40: it may be the step that leads there."""
    clause, runs = asked.clause, list(parts(asked.claim, Run))
    if asked.kind not in ("trend", "move") or not runs or clause.of("course"):
        return ""
    sides = {run.side for run in runs}
    named = {i.value.side for i in clause.items if isinstance(i.value, AxisRef | TickRef)}
    if len(sides) != 1 or sides & named:
        return ""
    for item in clause.items:
        ref = item.value
        if not isinstance(ref, TickRef) or len(ref.ticks) != 1 or ref.side not in ("rows", "columns"):
            continue
        axis = axis_of(clause.panel(runs[0].panel), ref.side)
        lead = re.sub(r"(?:[\w-]+\s+)?$", "", clause.sentence[: item.start]) if axis.label else ""
        near = any(_CHANGE_AT.search(text) for text in (clause.sentence[: item.start], lead))
        if near and is_ordered(axis):
            return f"it may tell of the step that leads to {item.text}"
    return ""


# "Through the year", told again of "as the year goes on".
_THROUGH = re.compile(
    r"\b(?:through|throughout|over|during|as)\s+the\s+(?:whole\s+)?(?P<time>day|night|morning|evening|week|month|quarter|season|year|decade)\b",
    re.IGNORECASE,
)
_MONTHS = r"jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|q[1-4]|(?:19|20)\d\d|months?|quarters?|seasons?|years?|dates?"
_WEEKDAYS = r"mon|tues?|wed|thu|thur|thurs|fri|sat|sun|days?|weekdays?"
_NAMES_OF = {
    "week": re.compile(rf"\b(?:{_WEEKDAYS})(?:day|nesday|sday|rday|urday)?\b", re.IGNORECASE),
    "long": re.compile(rf"\b(?:{_MONTHS}|weeks?|{_WEEKDAYS})(?:[a-z]{{2,7}})?\b", re.IGNORECASE),
}


def through_another_time(asked: Asked) -> str:
    """`Rises as the year goes on`, read along the hours of a day: the course of the year is not shown."""
    found = asked.kind in ("path", "trend", "stages") and _THROUGH.search(asked.clause.text)
    if not found:
        return ""
    time = found["time"].casefold()
    for run in parts(asked.claim, Run):
        if run.side not in ("rows", "columns"):
            continue
        axis = axis_of(asked.clause.panel(run.lines.panel), run.side)
        text = " ".join((axis.label, *(tick.text for tick in axis.ticks)))
        short = time in ("day", "night", "morning", "evening")
        long = _NAMES_OF["week" if time == "week" else "long"].search(text) is not None
        if long == short:
            return f"it may tell of another {time} than is shown"
    return ""


# "Doubling the dose raises A from 9 to 14": what is done once is one step, wherever it stands.
_DONE_ONCE = re.compile(
    r"\W*(?:\w+\s+)?(?:doubling|tripling|trebling|quadrupling|halving)\s+(?!from\b|in\b|at\b)[a-z]",
    re.IGNORECASE,
)


def one_step_caused(asked: Asked) -> str:
    """`Doubling the dose raises A from 9 to 14`, read as a course of the whole line: it may be any step of it."""
    caused = asked.kind in ("path", "trend", "stages") and _DONE_ONCE.match(asked.clause.text)
    return "it may tell of a single step" if caused else ""


_ENDS = re.compile(
    r"\b(?:starts?|started|begins?|began|begun|opens?|opened|sets?\s+(?:out|off)|ends?\s+(?:up|the|its|at|on|above|below|over|under)|ended|finish(?:es|ed)?|closes?\s+(?:the|its|at|on|above|below|over|under)|closed)\b",
    re.IGNORECASE,
)
# "Rises until May, ending the year at 4": the value is that of the last tick, and not of May.
_ENDING = re.compile(
    r"\W*(?:before |and )?(?:ending|finishing|closing|starting|opening|beginning|setting out)\b",
    re.IGNORECASE,
)
_OF_ALL_CELLS = ("threshold", "count")


def of_an_end(asked: Asked) -> str:
    """That lines begin or end as is told, where whole lines, or the place named before, were read to be meant; or nothing."""
    if asked.kind == "value" and _ENDING.match(asked.clause.text):
        return "it may be told of the end of a line"
    if asked.kind not in _OF_ALL_CELLS or not _ENDS.search(asked.clause.text):
        return ""
    return "it may be told of one end of the lines" if asked.any_selection(lambda s: not s.is_cell) else ""


_RANKED_AT_END = re.compile(
    r"\b(?:starts?|started|begins?|began|opens?|opened|ends?|ended|finish(?:es|ed)?|closes?|closed)\s+(?:(?:out|up|off)\s+)?(?:as\s+)?(?:the\s+)?"
    r"(?:(?:second|third|fourth)[\s-]+)?(?:highest|lowest|best|worst|first|last|largest|smallest)\b",
    re.IGNORECASE,
)


def ranked_at_an_end(asked: Asked) -> str:
    """`ends second lowest`: a rank among the last values, where the mean or the extreme of whole lines was read to be ranked."""
    told = asked.kind in ("ordinal", "peak", "comparison") and _RANKED_AT_END.search(asked.clause.text)
    return (
        "it may speak of the first or last of an axis"
        if told and asked.any_selection(lambda s: not s.is_cell)
        else ""
    )


# "Loses its last square", "gained a place": what is lost or gained is a thing, and no value falls or rises.
_THING = re.compile(
    r"\b(?:los(?:es?|t|ing)|gain(?:s|ed|ing)?|drop(?:s|ped|ping)?|shed(?:s|ding)?|adds?|added|gives? up|gave up)\s+(?:(?:its|their|the|an?|one|two|no|any)\s+)+"
    r"(?:(?:last|first|own|only|other|lower|upper|next|single)\s+)?"
    r"(?:lead|place|rank|crown|ground|edge|advantage|squares?|cells?|tiles?|entr(?:y|ies)|columns?|rows?|positions?|top|title|spot|head start)\b",
    re.IGNORECASE,
)


def things_lost(asked: Asked) -> str:
    """That things are lost or gained, where a course was read; or nothing."""
    found = asked.kind in ("trend", "change", "move", "path") and _THING.search(asked.clause.text)
    return f"it may tell of things, and not of values: {found.group()}" if found else ""


_ONGOING = re.compile(
    r"\b(?:keeps?|kept|keeping|continu(?:es?|ed|ing)|(?:goes|went|going|carr(?:y|ies|ied)) on|never (?:stop(?:s|ped)?|ceas(?:es?|ed))|all the way|throughout|"
    r"unbroken|uninterrupted(?:ly)?|from (?:one|each) [a-z]+ to the next|day by day|the (?:more|\w+er) (?:one|it|they) (?:goes|go|gets)|without (?:a|any) (?:break|pause|setback|interruption)|step by step|at every step|steadily|continuously|monotonically)\b",
    re.IGNORECASE,
)


def only_its_ends(asked: Asked) -> str:
    """`A kept rising up to May`, borne out by where A starts and ends alone; or nothing."""
    found = asked.kind in ("change", "amount") and _ONGOING.search(asked.clause.text)
    return "it tells of the whole way, of which the ends are only a part" if found else ""


_GROWING = re.compile(
    r"\b(?:more|larger|greater|longer|increasing|growing|rising|higher|fewer|less|smaller|shorter|decreasing|shrinking)\s+(?:[a-z]+\s+)?$",
    re.IGNORECASE,
)


def against_the_clock(asked: Asked) -> str:
    """`A rises with every week that passes`, of an axis that counts the weeks that are left; or nothing."""
    clause = asked.clause
    told = any(_GROWING.search(clause.sentence[: item.start]) for item in clause.axes)
    for run in parts(asked.claim, Run):
        if run.order == "growing" and not told and counts_down(clause.document, run.side):
            return "time runs to the smaller numbers of its axis"
    return ""


_COSTS = re.compile(
    r"\bcosts?\b(?!\s+(?:of|is|are|was|were)\b)(?:\s+(?:some|much|a\s+lot\s+of|more))?(?:\s+(?P<what>[a-z]+))?",
    re.IGNORECASE,
)


def costs_what_is_measured(asked: Asked) -> str:
    """`A bigger batch costs loss`, of a measure that is the better the lower it is: then it may well rise; or nothing."""
    clause = asked.clause
    found = _COSTS.search(clause.text)
    if asked.kind not in ("trend", "path", "change", "move", "effect") or not found:
        return ""
    lower = any(better(clause.document, panel) == "lower" for panel in clause.panels)
    title = " ".join(text for panel in clause.document.panels for text in (panel.figure, panel.name))
    measured = bool(found["what"]) and found["what"].casefold() in title.casefold().split()
    return "what costs something may raise it, of what should be low" if lower or measured else ""


_EACH = re.compile(r"\b(?:any|every|each|all|both)\b", re.IGNORECASE)
_BY_ONE = re.compile(
    r",\s+(?:by\s+(?:\w+\s+)?[\d.]+\s?\S*\s+(?:in|at|on|for|with)\s|(?:the|that|those|its)\s[^,]{1,30}\sby\s+(?:\w+\s+)?[\d.])",
    re.IGNORECASE,
)


def size_of_one_line(asked: Asked) -> str:
    """`Every row climbs, the top one by 5`, read as that all climb by 5; or nothing."""
    text = asked.clause.text
    found = _BY_ONE.search(text) if asked.kind in ("trend", "path", "change", "move") else None
    told = found is not None and _EACH.search(text, 0, found.start())
    return "its number may be told of one line only" if told else ""


# "Climbs first and tips over later": what a line does at first it need not go on doing.
_AT_FIRST = re.compile(
    r"\b(?:at first|initially|to begin with|early on|(?<!the )first)\b(?:\W*$|,|\s+(?:and|but|only to|before|then))",
    re.IGNORECASE,
)
_ARROW = re.compile(r"\d\S*\s*(?:→|->|⟶|➔)\s*[-−+]?\d")


def begun_otherwise(asked: Asked) -> str:
    """`Every row climbs first and tips over later`, read as that all of them climb; or nothing."""
    legs = list(parts(asked.claim, Leg)) if asked.kind in ("trend", "path") else []
    whole = len(legs) == 1 and not legs[0].end and not legs[0].zone
    return "it may tell of the beginning only" if whole and _AT_FIRST.search(asked.clause.text) else ""


def moves_shared_out(asked: Asked) -> str:
    """`It gains in the first two maps (5→6 and 8→9)`, read as that both go through all of these; or nothing."""
    lines = (
        {run.lines for run in parts(asked.claim, Run)} if asked.kind in ("trend", "path", "change") else set()
    )
    arrows = _ARROW.findall(asked.clause.text)
    return "its moves may be shared out among what it names" if len(lines) > 1 and len(arrows) > 1 else ""


# What recovers does so from where it was lowest, and not from the start.
_RECOVERS = re.compile(
    r"\b(?:recover(?:s|ed|ing)?|rebound(?:s|ed|ing)?|rall(?:y|ies|ied)|bounc(?:es?|ed|ing)\s+back|picks?\s+up\s+again|picked\s+up\s+again|relax(?:es|ed)?|subsid(?:es?|ed))\b",
    re.IGNORECASE,
)
_FROM = re.compile(r"\b(?:from|since|after|between)\b", re.IGNORECASE)


def recovers_from_its_low(asked: Asked) -> str:
    """`All of them recover by May`, read as that they rise all the way up to May; or nothing."""
    told = asked.kind in ("trend", "path") and _RECOVERS.search(asked.clause.text)
    return "from where it recovers is left unsaid" if told and not _FROM.search(asked.clause.text) else ""


def only_one_way(asked: Asked) -> str:
    """`Sales fall on every weekday but rise on Sunday`, read as that all of them rise; or nothing."""
    clause = asked.clause
    ways = {leg.shape for leg in parts(asked.claim, Leg)} if asked.kind in ("trend", "path") else set()
    items = (*clause.before, *clause.items)
    told = {way for item in items for way in ("up", "down") if item.has("trend", way)}
    both = len(told) == 2 or any(
        item.has("verb", "place") for item in items
    )  # "they fall on Mondays but rise"
    divided = both and len(ways) == 1 and not clause.numbers and _CONTRAST.search(clause.statement.text)
    return "it tells of what rises and of what falls" if divided else ""


_CONTRAST = re.compile(r"\b(?:but|while|whereas)\b", re.IGNORECASE)
# "From 1 minute early to 11 late": numbers whose signs are told in words.
_EARLY = re.compile(r"\d\s*(?:[a-z]+\s+)?(?:early|late|ahead\s+of\s+time|behind\s+time)\b", re.IGNORECASE)


def signs_told_in_words(asked: Asked) -> str:
    """`From 1 minute early to 11 late`, where early is below zero; or nothing."""
    clause = asked.clause
    signed = any(q.value < 0 for n in clause.panels for q in clause.panel(n).values.values())
    return "its words tell signs" if signed and clause.numbers and _EARLY.search(clause.text) else ""
