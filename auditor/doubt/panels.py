"""Panels that a sentence tells from each other by a word that names none of them."""

import re
from collections.abc import Iterator
from itertools import pairwise

from auditor.claim_parts import parts, selections
from auditor.claims.courses.course import Leg
from auditor.claims.courses.runs import Run
from auditor.claims.moves.claims import Move, Step
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.pairs import halves
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.language.residue import document_words
from auditor.language.strange import neutral
from auditor.language.times import in_time, parts_of_a_course, ticks_in_time
from auditor.language.tokens import norms
from auditor.language.ways import is_ordered
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


def word_of_all_names(asked: Asked) -> str:
    """`With the varnish on, A is above B`, of panels before and after varnish: a word in the name of each tells none of them."""
    clause = asked.clause
    if len({s.panel for s in selections(asked.claim)}) < 2:
        return ""
    names = [set(norms(panel.name)) for panel in clause.document.panels]
    shared = set.intersection(*names) if names else set()
    told = [item for item in clause.items if isinstance(item.value, PanelRef)]
    if not told or not all(shared.issuperset(norms(item.text)) for item in told):
        return ""
    return f"which panel it speaks of was not made out: {told[0].text}"


def _goes_on(asked: Asked) -> bool:
    """`(A rises until May,) then eases`: whether a course goes on from a tick that was told before."""
    here = asked.clause.text
    return any(leg.start and leg.start not in here for leg in parts(asked.claim, Leg))


def _follows_no_axis(asked: Asked) -> bool:
    """`A gained most at 60 cm`: whether the axis that is followed is not named, nor more of its ticks than one."""
    clause = asked.clause
    if _goes_on(asked):
        return False
    sides = {run.side for run in parts(asked.claim, Run)}
    within = (step for step in parts(asked.claim, Step) if step.first.panel == step.last.panel)
    for step in within:
        sides.add("columns" if step.first.rows == step.last.rows else "rows")
    for side in sides & {"rows", "columns"}:
        told: list[object] = [one.value for item in clause.refs for one in halves(item) or [item]]
        told += [item.value for item in clause.axes]
        named = [ref for ref in told if isinstance(ref, AxisRef | TickRef) and ref.side == side]
        ticks = {tick for ref in named if isinstance(ref, TickRef) for tick in ref.ticks}
        axis = any(isinstance(ref, AxisRef) or ref.every for ref in named)
        if not axis and len(ticks) < 2:
            return True
    return False


def _along_an_order(asked: Asked) -> bool:
    """`A fell in July`, read as a step from one panel to the next: it may have fallen from June to July."""
    for move in parts(asked.claim, Move):
        firsts = [step.first for step in move.steps if step.first.panel != step.last.panel]
        for side in ("rows", "columns"):
            lines = {one.rows if side == "rows" else one.columns for one in firsts}
            axis = axis_of(asked.clause.panel(firsts[0].panel), side) if len(lines) == 1 else None
            if axis and (is_ordered(axis) or ticks_in_time(axis) or parts_of_a_course(axis)):
                return True
    return False


def each_of_panels(asked: Asked) -> str:
    """`Before and after, A is lowest at B`, `in either grid`: an extreme in each panel, which was read as that of all of them."""
    clause = asked.clause
    refs = [(item.text.casefold(), item.value) for item in clause.items if isinstance(item.value, PanelRef)]
    named = {n for _, ref in refs if not ref.every for n in ref.panels}
    one_by_one = any(ref.every and text.startswith(("either", "each", "every")) for text, ref in refs)
    scope = getattr(asked.claim, "scope", ())
    apart = getattr(asked.claim, "per_panel" if asked.kind == "peak" else "each", False)
    pooled = asked.kind in ("peak", "ordinal") and len({s.panel for s in scope}) > 1 and not apart
    return "it may be told of each panel" if pooled and (one_by_one or len(named) > 1) else ""


def named_with_a_comma(asked: Asked) -> str:
    """`Wide, dry is above 4`: the one panel of that name, which was read as all that are called by a part of it."""
    text = asked.clause.sentence.casefold()
    names = {n: panel.name.casefold() for n, panel in enumerate(asked.clause.document.panels)}
    whole = {n for n, name in names.items() if ", " in name and name in text}
    taken = {s.panel for s in selections(asked.claim)}
    return "the name of a panel has a comma" if whole and not taken <= whole else ""


def one_panel_only(asked: Asked) -> str:
    """`In 2021 A falls from May to June`: a course in the one panel that is named, which was read as a change to another."""
    clause = asked.clause
    named = {n for item in clause.items if isinstance(item.value, PanelRef) for n in item.value.panels}
    taken = {s.panel for s in selections(asked.claim)}
    apart = clause.of("compare") or clause.label
    course = asked.kind == "comparison" and clause.of("trend") and not apart
    return "it may be told of one panel alone" if course and len(named) == 1 and len(taken) > 1 else ""


# "From autumn on": that panel, and all that follow it.
_ONWARDS = re.compile(r"\s+(?:(?P<on>on)|onwards?|and (?:later|after))\b", re.IGNORECASE)
_SINCE = re.compile(r"\b(?:from|since|starting|beginning)\b(?: \w+){0,2}\s*$", re.IGNORECASE)


def panels_onwards(asked: Asked) -> str:
    """A panel from which on something is so, where the reading takes it alone."""
    taken = {s.panel for s in selections(asked.claim)}
    for item in asked.clause.items:
        if not isinstance(item.value, PanelRef) or len(taken) != 1:
            continue
        text = asked.clause.sentence
        found = _ONWARDS.match(text, item.end)
        # "in autumn, on no day": that is "on" of a place
        if found and (not found["on"] or _SINCE.search(text, 0, item.start)):
            return f"it may be told of later panels, too: {item.text}"
    return ""


# "At first", "later": of panels that follow each other one, where the times are not those of an axis.
_TIME = re.compile(
    r"\b(?:at first|at the (?:start|outset|beginning)|to begin with|initially|originally|formerly|previously|beforehand|earlier|later(?: on)?|afterwards?|eventually|finally"
    r"|in the end|by the end|used to be|once (?=the|it|they)|since then|by then)\b",
    re.IGNORECASE,
)


_IN_ONE = re.compile(r"\bin (?:just |only )?(?:one|a single) (?:row|column|line)\b", re.IGNORECASE)


def laid_in_one(asked: Asked) -> str:
    """`three maps in one row`: how panels are laid out, and not how many rows each has; the reason, or nothing."""
    return (
        "it tells how things are laid out"
        if asked.kind == "shape" and _IN_ONE.search(asked.clause.text)
        else ""
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
    if not in_time(clause.document):
        return ""
    panels = [item.value for item in clause.items if isinstance(item.value, PanelRef)]
    if len({n for panel in panels for n in panel.panels}) < 2 and _along_an_order(asked):
        return "it may be told of the change along an axis"
    if panels:
        return ""
    if asked.kind in ("trend", "move", "path") and _follows_no_axis(asked):
        return "it may be told of the change from one panel to the next"
    if asked.kind == "trend" and _GAINED.search(clause.text) and not clause.numbers:
        return "it may be told of the change from one panel to the next"
    if clause.named:
        return ""
    if _goes_with_axis(asked):
        return ""
    subject = next((i.value for i in clause.items if isinstance(i.value, AxisRef | TickRef)), None)
    if {run.side for run in parts(asked.claim, Run)} != {subject.side if subject else ""}:
        return ""
    return "it may be told of the change from one panel to the next"


# As nouns these may be what the panels differ by ("the gain with higher doses"); told of an axis, they are verbs.
_GAINED = re.compile(
    r"\b(?:the|an?|this|these|its|their|no|any|all|of|in|larger|smaller|bigger|greater|\w+est|^)\s*(?:[a-z]+\s+)?"
    r"(?:gains?|improvements?|increases?|reductions?|decreases?|loss(?:es)?|benefits?|changes?|growth|enhancements?|effects?|impacts?)\b"
    r"|^\W*(?:larger|smaller|bigger|greater|more|less)?\s*(?:gains?|improvements?|reductions?|loss(?:es)?|benefits?)\b",
    re.IGNORECASE,
)


def _goes_with_axis(asked: Asked) -> bool:
    """`Accuracy falls with more hops`: whether a course is told to go with an axis that grows or shrinks, and nothing is called a gain."""
    clause = asked.clause
    grown = {i.value.side for i in clause.items if isinstance(i.value, AxisRef) and i.value.direction}
    sides = {run.side for run in parts(asked.claim, Run)}
    return bool(sides) and sides == grown and not _GAINED.search(clause.text)


def _narrowed(clause: Clause) -> Iterator[re.Match[str]]:
    """The words for a panel with one that neither the document nor the language of figures knows."""
    known = neutral() | _ANY | document_words(clause)
    for found in _ONE.finditer(clause.text):
        words = norms(found["how"])
        if any(word == "other" or word not in known and cardinal(word) is None for word in words):
            yield found


def _tells_a_quality(found: re.Match[str]) -> bool:
    return (found["quality"] or found["lead"]).casefold() not in _NO_QUALITY


def _from_panel_to_panel(clause: Clause) -> bool:
    """`falls from May to June to July`, where each is a panel."""
    named = [item for item in clause.items if isinstance(item.value, PanelRef)]
    text = clause.sentence
    return any(
        re.search(r"\bfrom\s+(?:the\s+)?$", text[: one.start], re.IGNORECASE)
        and re.fullmatch(
            r"\s*(?:[a-z]+\s+)?(?:to|until|through|via|→|->)\s*(?:the\s+)?", text[one.end : other.start]
        )
        for one, other in pairwise(named)
    )


def steps_between_panels(asked: Asked) -> str:
    """`A gains most from autumn to spring; the smallest gain is 1`: a step that may be one between panels; or nothing."""
    clause = asked.clause
    if asked.kind in ("trend", "path", "drift") and _from_panel_to_panel(clause):
        return "it may be told of what changes between the panels"
    if asked.kind != "move" or len(clause.document.panels) < 2 or not clause.start:
        return ""
    within = all(step.first.panel == step.last.panel for step in parts(asked.claim, Step))
    named = any(isinstance(item.value, PanelRef) for item in clause.items)
    return "it may be told of what changes between the panels" if within and not named else ""
