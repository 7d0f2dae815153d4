"""Panels that a sentence tells from each other by a word that names none of them."""

import re
from collections.abc import Iterator

from auditor.claim_parts import parts, selections
from auditor.claims.courses.runs import Run
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.residue import document_words
from auditor.language.strange import neutral
from auditor.language.times import in_time
from auditor.language.tokens import norms
from auditor.numerals import cardinal

# "The calmer matrix", "that busy second map": one panel, told by how it is.
_ONE = re.compile(
    r"\b(?:the|this|that|one|which)\s+(?P<how>(?:[^\W\d_][\w-]*\s+){1,3}?)"
    r"(?:panel|matrix|heat ?map|map|plot|grid|table|chart|figure|subplot|picture|board)\b(?!\s+(?:of|for)\b)",
    re.IGNORECASE,
)
_ANY = frozenset(
    "whole entire same complete full confusion correlation resulting other heat colour color".split()
)


# "For the large model": one of several that a panel each is of, by a quality that tells it from the others.
_VARIANT = re.compile(
    r"\b(?:for|in|of|on|with|by|to|than) the (?P<quality>[a-z-]+(?:er)?) (?:model|variant|version|system|setting|setup|one|network|condition|group)s?\b"
    r"|\bthe (?P<lead>[a-z]+er) (?:model|one|network|system|variant|version)\b",
    re.IGNORECASE,
)
_NO_QUALITY = frozenset(
    "same whole entire other only given two three four whole remaining best worst top".split()
)


def unknown_panel(asked: Asked) -> str:
    """One of several panels, told by a word that no mention explains, where the reading takes more than one."""
    clause = asked.clause
    if len({s.panel for s in selections(asked.claim)}) < 2:
        return ""
    places = [item for item in clause.items if item.kind == "ref"]
    panels = [item for item in places if isinstance(item.value, PanelRef)]
    told = [(found, panels) for found in _narrowed(clause)]
    if not panels and not any(isinstance(item.value, PanelRef) for item in clause.label):
        told += [(found, places) for found in _VARIANT.finditer(clause.text) if _tells_a_quality(found)]
    for found, explaining in told:
        start, end = clause.start + found.start(), clause.start + found.end()
        if not any(item.start < end and start < item.end for item in explaining):
            return f"which panel it speaks of was not made out: {found.group()}"
    return ""


# "At first", "later": of panels that follow each other one, where the times are not those of an axis.
_TIME = re.compile(
    r"\b(?:at first|at the (?:start|outset|beginning)|to begin with|initially|originally|formerly|previously|beforehand|earlier|later(?: on)?|afterwards?|eventually|finally"
    r"|in the end|by the end|used to be|once (?=the|it|they)|since then|by then)\b",
    re.IGNORECASE,
)


def unknown_time(asked: Asked) -> str:
    """A time that may tell one of several panels in time, where the reading takes more than one or a change within them."""
    clause = asked.clause
    if len({s.panel for s in selections(asked.claim)}) < 2 or not in_time(clause.document):
        return ""
    for found in _TIME.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        if not any(i.kind in ("ref", "trend") and i.start < end and start < i.end for i in clause.items):
            return f"whether it tells a panel was not made out: {found.group()}"
    return ""


def change_between_panels(asked: Asked) -> str:
    """`No season lost anything` of panels before and after: each may be held against itself in the other panel."""
    clause = asked.clause
    if clause.named or not in_time(clause.document):
        return ""
    subject = next((i.value for i in clause.items if isinstance(i.value, AxisRef | TickRef)), None)
    if {run.side for run in parts(asked.claim, Run)} != {subject.side if subject else ""}:
        return ""
    return "it may be told of the change from one panel to the next"


def _narrowed(clause: Clause) -> Iterator[re.Match[str]]:
    """The words for a panel with one that neither the document nor the language of figures knows."""
    known = neutral() | _ANY | document_words(clause)
    for found in _ONE.finditer(clause.text):
        words = norms(found["how"])
        if any(word == "other" or word not in known and cardinal(word) is None for word in words):
            yield found


def _tells_a_quality(found: re.Match[str]) -> bool:
    return (found["quality"] or found["lead"]).casefold() not in _NO_QUALITY
