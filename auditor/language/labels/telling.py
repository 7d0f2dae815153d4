"""A text behind a label, cut into fragments, each told as a sentence with what the label and those before it give."""

import re
from dataclasses import replace

from auditor.language.labels.against import against_ways
from auditor.language.labels.bounded import bounded_ways
from auditor.language.labels.bounds import bounds_told
from auditor.language.labels.extremes import extreme_ways
from auditor.language.labels.fragments import Fragment, Read, Told
from auditor.language.labels.leads import Lead, lead_of
from auditor.language.labels.line_extremes import line_extreme_ways
from auditor.language.labels.lines import line_ways
from auditor.language.labels.named import place_of
from auditor.model import Document

_JOINT = r"(?:(?:and|but|with|while|then)\s+)?"
_CUT = re.compile(rf"[,;:]\s+{_JOINT}|\s+(?:and|but|while)\s+|\s+[–—]\s+{_JOINT}|\.\s+")
# "A: B, C: D": each name with what it is told to have.
_PAIRS = re.compile(r"[^,;]+: [^,;:]+(?:[,;] (?:and )?[^,;]+: [^,;:]+)+")
_PAIR_CUT = re.compile(r"[,;]\s+(?:and\s+)?")
_PLAIN_WORD = re.compile(
    r"(?:never|nowhere|always|from|between|up|down|rising|falling|all|none|no|the|its|both|highest|lowest|at)\b",
    re.IGNORECASE,
)
_STOP = re.compile(r";|\.\s")
_BOUND_IN = re.compile(r"\s+(?:in|on|at|for)\s+|,\s+", re.IGNORECASE)
_READERS = (extreme_ways, line_extreme_ways, against_ways, line_ways)


def opened(label: str, document: Document) -> Told | None:
    """What a label says, before anything is told behind it; None where it says nothing."""
    words = label.strip(" .:;,–—-*_")
    if (bound := _bounded(words, document)) is not None:
        return bound
    lead = lead_of(words, document)
    return Told(lead, document) if lead is not None else None


def _bounded(words: str, document: Document) -> Told | None:
    """`Above 50`, `Above 50 in A`."""
    bounds = bounds_told(words, "")
    if bounds:
        return Told(Lead(words), document, bound=bounds[0])
    for found in _BOUND_IN.finditer(words):
        bounds, place = bounds_told(words[: found.start()], ""), place_of(words[found.end() :], document)
        if bounds and place is not None and place.is_panel:
            return Told(Lead(words, panels=(place.panel(document),)), document, bound=bounds[0])
    return None


def told_by_label(text: str, told: Told) -> tuple[list[Fragment], Told]:
    """The fragments of a text that fit a form, longest first, and what they leave known."""
    cut = _PAIR_CUT if _PAIRS.fullmatch(text.rstrip(" .;")) else _CUT
    joints = [(found.start(), found.end()) for found in cut.finditer(text)]
    starts = [0, *(end for _, end in joints)]
    ends = [*(start for start, _ in joints), len(text.rstrip(" .;"))]
    found: list[Fragment] = []
    at = 0
    while at < len(starts):
        for last in range(at if cut is _PAIR_CUT else len(ends) - 1, at - 1, -1):
            part = text[starts[at] : ends[last]].strip()
            part = part[:1].lower() + part[1:] if _PLAIN_WORD.match(part) else part
            if part and not _STOP.search(part) and (read := _read(part, told)) is not None:
                ways, told = read
                found.append(Fragment(starts[at], ends[last], ways))
                at = last + 1
                break
        else:
            at += 1
            told = replace(told, number=told.number + 1)
    return found, told


def _read(text: str, told: Told) -> Read | None:
    if told.bound:
        return bounded_ways(text, told)
    found = (read(text, told) for read in _READERS)
    return next((one for one in found if one is not None and one[0]), None) or _there(text, told)


_THERE = re.compile(r"(?<!\w)there(?!\s+(?:is|are|was|were)\b)(?!\w)", re.IGNORECASE)


def _there(text: str, told: Told) -> Read | None:
    """`Every row peaks there`, behind a label that names a line or a panel."""
    if not _THERE.search(text):
        return None
    lines = {words for words, _ in told.lead.lines}
    where = (
        f"at {lines.pop()}"
        if len(lines) == 1
        else f"in {told.lead.panels[0]}"
        if told.lead.panels and not lines
        else ""
    )
    if not where or told.lead.cells:
        return None
    way = _THERE.sub(where, text)
    return ((f"{way[:1].upper()}{way[1:]}.",),), told.after()
