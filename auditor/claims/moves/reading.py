"""Clauses that a frame of moves takes to the last word, read as what they claim."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.found import Found, by_first_fit
from auditor.claims.moves.claims import Move, Moves
from auditor.claims.moves.frames import frames
from auditor.claims.moves.furthest import against, furthest
from auditor.claims.moves.going import at_each, back, going
from auditor.claims.moves.lines import line_of
from auditor.claims.moves.quantities import share_of
from auditor.claims.moves.ways import ways
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.refs import AxisRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import in_disorder

_OVERRIDDEN = tuple(
    "trend change ratio amount comparison count threshold range value peak ordinal average standing tally".split()
)
_LOOSE = ("measure", "object", "object2", "unit", "unit0", "unit2", "what")
_MOVING = re.compile(
    r"\b(?:chang|mov|var|shift|step|setback|becom|became|get|got|grow|grew|turn)", re.IGNORECASE
)
_NOUNS = {"recovery": "<up>", "leap": "<up>", "loss": "<down>", "losses": "<down>"}
_AHEAD = ("<good>", "better", "step forward", "step up")
_BEHIND = ("<bad>", "worse", "step back", "step down", "setback")
# Where it is not known what is better, a step forward is one to more; what "improves" stays open.
_OF_QUALITY = ("<good>", "<bad>", "better", "worse")
_MOST_WAYS = 12


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take from what to what it goes."""
    telling = _MOVING.search(clause.text) or any(i.has("trend") or i.has("extreme") for i in clause.items)
    if not telling or of_statement(clause) or _along_an_axis(clause):
        return
    line = line_of(clause)
    yield from by_first_fit(frames(), line, partial(_readings, clause))[:_MOST_WAYS]


def _along_an_axis(clause: Clause) -> bool:
    """`at 5 bar it falls with each doubling of the load`: a course along another axis, and no move to where it is told."""
    driven = any(isinstance(item.value, AxisRef) and item.value.direction for item in clause.items)
    opens = clause.text.casefold().split(maxsplit=1)
    return (
        driven
        and bool(clause.of("course") or clause.of("quant"))
        and opens[:1] in (["at"], ["in"], ["for"], ["with"], ["under"])
    )


def _readings(clause: Clause, kind: str, found: Found) -> Iterator[Reading]:
    way = _direction(clause, found)
    if not way or len(clause.panels) > 1 and not clause.named:
        return
    axes = [axis_of(clause.panel(panel), side) for panel in clause.panels for side in ("rows", "columns")]
    sure = not unknown_words(clause, found.places(*_LOOSE)) and not any(map(in_disorder, axes))
    made = [list(_moves(clause, panel, kind, found, way)) for panel in clause.panels]
    if not all(made):
        return
    for parts in zip(*made, strict=False):
        claim = Moves(tuple(parts), sure)
        yield Reading.of_every_word(clause, claim, _OVERRIDDEN)


def _direction(clause: Clause, found: Found) -> str:
    """Which way it goes; "" where that is not known."""
    word = found.words("move")
    word = _NOUNS.get(word, word)
    if word in ("<up>", "<down>"):
        return word.strip("<>")
    if word in _AHEAD or word in _BEHIND:
        best = better(clause.document, clause.panels[0]) or ("" if word in _OF_QUALITY else "higher")
        return "" if not best else "up" if (best == "higher") == (word in _AHEAD) else "down"
    return "any"


def _moves(clause: Clause, panel: int, kind: str, found: Found, way: str) -> Iterator[Move]:
    """The moves that a frame may tell of a panel."""
    if kind in ("back", "into"):
        yield from back(clause, panel, found, way)
        return
    if kind == "each":
        yield from at_each(clause, panel, found, way)
        return
    for one in ways(clause, panel, found):
        if kind in ("go", "by"):
            yield from going(found, one, way)
        elif kind == "share":
            share = share_of(found)
            yield from (replace(m, share=share) for m in going(found, one, way) if share is not None)
        elif kind == "most":
            yield from furthest(found, one, way)
        else:
            yield from against(found, one, way)
