"""Places that a sentence or its label names, and that its reading has passed over."""

import re

from auditor.claim import OF_CELLS
from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.refs import TickRef, axis_of
from auditor.language.strange import neutral
from auditor.metrics import metric_of

_OF_PLACES = (*OF_CELLS, "comparison", "gap", "ratio", "amount", "tally", "standing", "trend", "move")


def place_passed_over(asked: Asked) -> str:
    """Why a reading may be of more, or of something else, than what the sentence speaks of; or nothing."""
    if asked.structural:
        return ""
    questions = (
        _said_before,
        _tick_left_over,
        _of_no_values,
        _unknown_time,
        _unknown_end,
        _mixed_measures,
        _label_passed_over,
        _line_not_held,
    )
    return next((reason for question in questions if (reason := question(asked))), "")


# "From then on", "no cell gets that dark": where it begins, or how far it goes, was told before.
_SAID_BEFORE = re.compile(
    r"\b(?:from|since) (?:then|there|that \w+)\b(?: on(?:wards?)?)?|\bthereafter\b|\b(?:get|gets|got|go|goes|went|is|are|was|were|comes?|grows?)(?: quite| nearly| anywhere near)? that [a-z]+(?=[,;.]|$)",
    re.IGNORECASE,
)
# "Just one cell is below 5": what is counted is not told of all.
_ONE = re.compile(r"\b(?:just|only|exactly|but) one\b|\bone (?:cell|value|entry|number)\b", re.IGNORECASE)


def _said_before(asked: Asked) -> str:
    """Where something begins that was told before, or that but one cell is spoken of, where neither was read."""
    if asked.kind in _OF_PLACES and _SAID_BEFORE.search(asked.clause.text):
        return "it leans on what was said before"
    counted = asked.kind in ("threshold", "range") and _ONE.search(asked.clause.text)
    return "it may count the cells" if counted else ""


# A name so short may be any letter.
_SHORTEST = 2


def _tick_left_over(asked: Asked) -> str:
    """The name of a tick that stands in the clause, and of which no mention is made."""
    clause = asked.clause
    for number in clause.panels:
        panel = clause.panel(number)
        for tick in (*panel.rows.ticks, *panel.columns.ticks):
            name = tick.text.casefold()
            if len(name) < _SHORTEST or name.replace(".", "").isdigit() or name in neutral():
                continue
            for found in re.finditer(rf"(?<![\w-]){re.escape(name)}(?![\w-])", clause.text.casefold()):
                start, end = clause.start + found.start(), clause.start + found.end()
                read = asked.kind != "trend" and any(a <= start and end <= b for a, b in asked.understood)
                if not read and not any(i.start < end and start < i.end for i in clause.items):
                    return f"a place that it names was passed over: {tick.text}"
    return ""


def _line_not_held(asked: Asked) -> str:
    """`In each column from A to B, scores fall from x to y`: a line that a mention names and no part of a change is on."""
    if asked.kind not in ("change", "core"):
        return ""
    chosen = list(selections(asked.claim))
    for item in asked.clause.refs:
        ref = item.value
        if not isinstance(ref, TickRef) or not ref.ticks or ref.side not in ("rows", "columns"):
            continue
        own = [s.rows if ref.side == "rows" else s.columns for s in chosen]
        held = {
            axis_of(asked.clause.panel(s.panel), ref.side).ticks[n].text
            for s, lines in zip(chosen, own, strict=True)
            for n in lines or ()
        }
        if chosen and not held:
            return f"a place that it names was passed over: {item.text}"
    return ""


# Words by which a sentence tells of changes, of differences or of elapsed time, where its numbers are no values of cells.
_NO_VALUES = re.compile(
    r"\b(?:going|moving|stepping|switching|changing|raising|lowering|increasing|heating|cooling|doubling|passing) (?:[\w.]+ ){0,2}from\b"
    r"|\b\w+ (?:years?|months?|weeks?|days?|hours?|minutes?) (?:ago|earlier|later|before|after)\b"
    r"|\b(?:difference|gap|distance|margin|contrast|lead)s? (?:between|of|from|over)\b"
    r"|\d(?:[\d.,]*)(?: ?%| [a-z°]+| °[CF])? between\b"
    r"|\b(?:requires?|needs|demands?)\b",
    re.IGNORECASE,
)
_OF_VALUES = ("value", "peak", "ordinal", "threshold", "amount", "count")
# "Of the four rooms, only A exceeds 5": how many there are, and not how many do.
_TOTAL_TOLD = re.compile(r"^\W*(?:out )?of (?:the|all|all the|these) \w+ [\w-]+,", re.IGNORECASE)


def _of_no_values(asked: Asked) -> str:
    """That numbers tell changes, differences, totals or times, where they were read as values or counts."""
    text = asked.clause.text
    if asked.kind == "count" and _TOTAL_TOLD.search(text):
        return "it may tell how many there are in all"
    found = _NO_VALUES.search(text) if asked.kind in _OF_VALUES and asked.clause.numbers else None
    if found is None or _is_place(asked.clause, found):
        return ""
    return f"its numbers may be no values: {found.group()}"


def _is_place(clause: Clause, found: re.Match[str]) -> bool:
    """Whether a time that was found is the name of a place: `two years later` of a panel, `two hours after` of a tick."""
    start, end = clause.start + found.start(), clause.start + found.end()
    refs = [item for item in clause.items if item.kind == "ref"]
    if any(item.start <= start and end <= item.end for item in refs):
        return True
    since = found.group().casefold().endswith(("before", "after"))
    return since and any(item.start < end and start < item.end for item in refs)


# Times that are no tick themselves, and take in some of them.
_TIMES = re.compile(
    r"\b(?:week-?days?|week-?ends?|work(?:ing)?[ -]?days?|mornings?|afternoons?|evenings?|nights?|noon|midday|midnight|dawn|dusk|"
    r"(?:spring|summer|autumn|winter)(?:s|time)?|(?:first|second|third|last) (?:quarter|half)|(?:wet|dry|rainy|cold|warm|growing) season)\b",
    re.IGNORECASE,
)


def _made_out(clause: Clause, start: int, end: int, kinds: tuple[str, ...] = ("ref",)) -> bool:
    """Whether some mention has words of a stretch of a sentence."""
    return any(item.kind in kinds and item.start < end and start < item.end for item in clause.items)


def _unknown_time(asked: Asked) -> str:
    """A time that takes in some ticks, where no mention tells which; it may be what the document is all about."""
    clause = asked.clause
    titles = " ".join(f"{panel.figure} {panel.name}" for panel in clause.document.panels).casefold()
    for found in _TIMES.finditer(clause.text):
        start = clause.start + found.start()
        if found.group().casefold() in titles or _made_out(clause, start, clause.start + found.end()):
            continue
        return f"the time that it speaks of was not made out: {found.group()}"
    return ""


# "From dawn to 12:00", "between dawn and 12:00": one end by a name that nothing has.
_ENDS = re.compile(
    r"\bfrom (?:the )?(?P<one>[a-z-]+) (?:up |down )?to (?:the )?(?P<other>[\w:.-]+)|\bbetween (?:the )?(?P<this>[a-z-]+) and (?:the )?(?P<that>[\w:.-]+)",
    re.IGNORECASE,
)
# What stands between such ends and names none: "from top to bottom", "from one row to the next".
_NO_END = frozenset(
    "one each all row column left right top bottom first last start end low high lowest highest".split()
)


def _unknown_end(asked: Asked) -> str:
    """Of two ends one that nothing in the grid is called, where the other is a tick."""
    clause = asked.clause
    for found in _ENDS.finditer(clause.text):
        names = ("one", "other") if found["one"] else ("this", "that")
        spans = [(clause.start + found.start(name), clause.start + found.end(name)) for name in names]
        told = [_made_out(clause, *span) for span in spans]
        known = [
            found[name].casefold() in _NO_END
            or _made_out(clause, *span, ("number", "extreme", "rank", "noun"))
            for name, span in zip(names, spans, strict=True)
        ]
        if any(told) and not all(one or other for one, other in zip(told, known, strict=True)):
            return f"an end of what it speaks of was not made out: {found.group()}"
    return ""


# "From A to C" is told of its ends, where something goes from the one to the other.
_TO = re.compile(r"\bto\b|→|->")


def some_left_out(asked: Asked) -> str:
    """`Of A, B and C, X is best at B`: several lines by their names, of which the reading takes some only; or nothing."""
    chosen = list(selections(asked.claim))
    for item in asked.clause.refs:
        ref = item.value
        if not isinstance(ref, TickRef) or len(ref.ticks) < 2 or ref.side not in ("rows", "columns"):
            continue
        taken = [s.rows if ref.side == "rows" else s.columns for s in chosen]
        if not taken or any(lines is None for lines in taken):
            continue
        meant = set(ref.indices(axis_of(asked.clause.panel(chosen[0].panel), ref.side)))
        held = {line for lines in taken for line in lines or ()}
        ends = {min(meant), max(meant)} if meant else meant
        if meant & held and not (meant <= held or ends <= held and _TO.search(item.text)):
            return f"some of what it names was passed over: {item.text}"
    return ""


_NAMED_BY_NUMBER = re.compile(r"\b(?P<word>[^\W\d_]{2,}) (?P<number>\d+)\b")


def name_taken_apart(asked: Asked) -> str:
    """`All Case 7 readings`, where ticks or headings begin with "Case 7": a number that belongs to a name, and was read as one of its own."""
    clause = asked.clause
    names = [
        tick.text
        for n in clause.panels
        for axis in (clause.panel(n).rows, clause.panel(n).columns)
        for tick in axis.ticks
    ]
    names += [text for panel in clause.document.panels for text in (panel.name, panel.figure)]
    for found in _NAMED_BY_NUMBER.finditer(clause.text):
        start, end = clause.start + found.start("number"), clause.start + found.end("number")
        own = [
            item for item in clause.items if item.kind == "number" and item.start < end and start < item.end
        ]
        longer = re.compile(rf"\b{re.escape(found.group())}\b", re.IGNORECASE)
        if own and any(longer.search(name) for name in names):
            return f"its number may be a part of a name: {found.group()}"
    return ""


_BEST = re.compile(r"\b(?:best|worst)\b", re.IGNORECASE)


def _mixed_measures(asked: Asked) -> str:
    """The best of panels that show different measures: which of them is meant was not made out."""
    clause = asked.clause
    shown = {metric_of(clause.panel(s.panel)) for s in selections(asked.claim)}
    told = " ".join((clause.text, *clause.statement.trail[-1:]))
    mixed = asked.kind in ("peak", "ordinal") and len(shown) > 1 and _BEST.search(told)
    return "of which measure it is the best was not made out" if mixed else ""


# "The highest of the whole grid", behind a label: it is no longer told of that.
_OF_ALL = re.compile(
    r"\b(?:whole|entire|overall|all|any|anywhere|figure|grid|map|heatmap|panel|table|chart|matrix|plate|plot|absolute|global)\b",
    re.IGNORECASE,
)


def label_left_out(asked: Asked) -> str:
    """`**May.** The lowest is 5`, borne out by the grid as a whole, as the label names a column; or nothing."""
    clause = asked.clause
    told_in_full = bool(
        clause.numbers and clause.refs
    )  # with its number and its place, which hardly fit by chance
    if asked.kind in ("peak", "ordinal") and (told_in_full or _OF_ALL.search(clause.text)):
        return ""
    return _label_passed_over(asked) if asked.kind in ("ratio", "comparison", "peak", "ordinal") else ""


def _label_passed_over(asked: Asked) -> str:
    """A row or column that the label names, and that the reading has taken for no place of what it tells."""
    clause = asked.clause
    chosen = list(selections(asked.claim))
    if asked.kind not in _OF_PLACES or not chosen:
        return ""
    own = {side for item in clause.refs if isinstance(item.value, TickRef) for side in (item.value.side,)}
    for item in clause.label:
        ref = item.value
        if (
            not isinstance(ref, TickRef)
            or ref.every
            or ref.side not in ("rows", "columns")
            or ref.side in own
        ):
            continue
        bound = any(
            (taken := s.rows if ref.side == "rows" else s.columns) is not None
            and set(taken) & set(ref.indices(axis_of(clause.panel(s.panel), ref.side)))
            or s.region
            for s in chosen
        )
        if not bound:
            return f"it may be told of what its label names: {item.text}"
    return ""
