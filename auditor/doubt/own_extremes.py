"""Extremes of lines, that may be told each of its own line, of what a grid is not compared with, or of what only seems to be one."""

import re
from collections.abc import Callable
from typing import Any

from auditor.claim_parts import parts
from auditor.claims.contests import Contest
from auditor.claims.relations.pairs import relation
from auditor.doubt.asked import Asked
from auditor.language.residue import document_words
from auditor.truth import largest
from auditor.world import Reading, Selection, World

_SEVERAL = 2


def each_at_its_own(asked: Asked) -> str:
    """`the other three are warmest at noon`, held against each other at noon, where each has its own top there; or nothing."""
    if asked.kind != "comparison" or not any(item.has("extreme") for item in asked.clause.items):
        return ""
    for contest in parts(asked.claim, Contest):
        pick = max if contest.relation in (">", ">=") else min if contest.relation in ("<", "<=") else None
        if pick is None or not contest.left.scope or contest.amount is not None:
            continue
        ways = [all(_at_end(asked, one, side, pick) for one in contest.left.scope) for side in (0, 1)]
        if any(ways):
            return "each may be told to have its own extreme there"
    return ""


_APART = re.compile(r"\bapart\b", re.IGNORECASE)


def how_far_apart(asked: Asked) -> str:
    """`the two longest are 19 apart`, taken for how long the longest is; or nothing."""
    told = asked.kind == "peak" and asked.clause.numbers and _APART.search(asked.clause.text)
    return "it tells how far extremes lie apart, and not how much they are" if told else ""


def _at_end(asked: Asked, chosen: Selection, side: int, pick: Callable[[list[float]], float]) -> bool:
    """Whether each cell chosen is the outermost of its own row (0), or of its column."""
    panel = asked.clause.panel(chosen.panel)
    places = [place for place in chosen.places(panel) if place in panel.values]
    for place in places:
        line = [panel.values[at].value for at in panel.values if at[side] == place[side]]
        if panel.values[place].value != pick(line):
            return False
    return bool(places)


def beside_the_diagonal(asked: Asked) -> str:
    """`A and B, with 0.81`: the highest of all pairs, where only what each has with itself is higher; or nothing."""
    value = getattr(asked.claim, "value", None)
    if asked.kind != "peak" or value is None or getattr(asked.claim, "direction", "") != "max":
        return ""
    world = World(asked.clause.document, Reading.PRINTED, {})
    for chosen in getattr(asked.claim, "scope", ()):
        found = relation(asked.clause.document, chosen.panel)
        if found is None or found.own is None or not chosen.whole:
            continue
        best = largest(found.value(world, pair) for pair in found.pairs)
        if value.fair().low <= best.middle <= value.fair().high:
            return "what each has with itself may be left out"
    return ""


_RANGES = re.compile(r"\b(?:ranges?|spreads?|spans?|swings?)\b", re.IGNORECASE)


def ratio_of_ranges(asked: Asked) -> str:
    """`the range in A is nine times the range in B`, read as of their values; or nothing."""
    if asked.kind not in ("ratio", "comparison") or "spread" in str(asked.claim):
        return ""
    own = document_words(asked.clause)
    found = [one.group() for one in _RANGES.finditer(asked.clause.text) if one.group().casefold() not in own]
    return f"it is told of how far values lie apart: {found[0]}" if len(found) > 1 else ""


_MEAN_AT_A_CELL = re.compile(r"\bmeans?\b|\baverages?\b", re.IGNORECASE)


def mean_in_a_cell(asked: Asked) -> str:
    """`the best mean is 67 (A, B)`, where the cells themselves are means; or nothing."""
    if asked.kind not in ("ordinal", "average", "mean") or not _MEAN_AT_A_CELL.search(asked.clause.text):
        return ""
    cell = asked.any_selection(lambda one: one.is_cell)
    return "a cell is named, which may be a mean itself" if cell and asked.kind == "ordinal" else ""


_HOLDS = re.compile(
    r"\b(?:holds?|houses?|hosts?|contains?|includes?|covers?|harbou?rs?|takes? in|accounts? for|comprises?|supply|supplies)\s+(?:all|every|each|any|both)\b[^.;]*\b(?:values?|cells?|figures?|numbers?|readings?|scores?|entr(?:y|ies))\b",
    re.IGNORECASE,
)


def holds_all_such(asked: Asked) -> str:
    """`the last two columns hold every value above 270`, read as that all of theirs are above it; or nothing."""
    found = _HOLDS.search(asked.clause.text) if asked.kind == "threshold" else None
    return "it tells where such values are, and not that all are so there" if found else ""


def pooled_lines(asked: Asked) -> str:
    """`May is the worst month at A and B`, where it is so of both taken together, and not of B; or nothing."""
    claim = asked.claim
    pick: Any = {"max": max, "min": min}.get(getattr(claim, "direction", ""))
    if asked.kind != "peak" or pick is None or claim.each or claim.value is not None or not claim.place:
        return ""
    for chosen in claim.scope:
        panel = asked.clause.panel(chosen.panel)
        for side, across, own in ((1, "rows", chosen.columns), (0, "columns", chosen.rows)):
            there = {line for one in claim.place for line in getattr(one, across) or ()}
            if own is None or len(own) < _SEVERAL or not there:
                continue
            for line in own:
                values = {at: cell.value for at, cell in panel.values.items() if at[side] == line}
                best = pick(values.values(), default=None)
                if values and not any(
                    at[1 - side] in there and value == best for at, value in values.items()
                ):
                    return "it holds of all of them together, and not of each"
    return ""
