"""Clauses that tell from where on nothing changes, read to their last word."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.found import Found, is_line, side_of
from auditor.claims.loose_words import loose_words
from auditor.claims.plateaus.claims import Plateau
from auditor.claims.plateaus.frames import LITERALS, beside, frames
from auditor.claims.stages.parsing import marked
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.loose import unknown_words
from auditor.language.phrasing import Phrasing
from auditor.language.refs import TickRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import is_ordered, positions
from auditor.model import Axis

_CUES = re.compile(
    r"\b(?:no|not|nothing|little|hardly|barely|scarcely|stops?|stopped|ceases?|dry|run|only|matters?|counts?|difference|insensitive|independent|indifferent|unaffected)\b",
    re.IGNORECASE,
)
_ACROSS = {"rows": "columns", "columns": "rows"}
_AFTER = ("beyond", "after", "from", "above", "past", "since")
_BEYOND = ("beyond", "above", "past")
_BEFORE = ("below", "before", "until", "till", "up to", "under")
_SHORT_OF = ("below", "before", "under")
_STOPPING = re.compile(r"\b(?:stop|cease|dry|run out|end)", re.IGNORECASE)
_NUMBER = re.compile(r"\d[\d.,]*\d|\d")
_OVERRIDDEN = tuple(
    "trend change amount range value stability difference threshold comparison average count move path effect".split()
)


def read(clause: Clause) -> Iterator[Reading]:
    """The one way to take a clause that a frame fits."""
    if not _CUES.search(clause.text) or len(clause.panels) != 1 or of_statement(clause):
        return
    line = marked(clause)
    for kind, frame in frames():
        match = frame.match(line.line)
        if match is None:
            continue
        found = Found(match, line)
        for side in ("rows", "columns"):
            claim = _plateau(clause, kind, found, line, side)
            if claim is not None:
                yield Reading.of_every_word(clause, claim, _OVERRIDDEN)
        return


def _plateau(clause: Clause, kind: str, found: Found, line: Phrasing, side: str) -> Plateau | None:
    panel = clause.panels[0]
    axis = axis_of(clause.panel(panel), side)
    if not is_ordered(axis) or any(side_of(item) not in ("", side) for item in found.items("axis")):
        return None
    spans, lines = (
        [
            Found(match, line)
            for group in ("lead", "tail")
            if found.words(group)
            for match in pattern.finditer(line.line, *found.match.span(group))
        ]
        for pattern in beside()
    )
    lines = [
        one for one in lines if not any(is_line(i.value) and i.value.side == side for i in one.items("line"))
    ]
    lines += [found] if found.words("who") else []
    if len(spans) != 1 or len(lines) > 1:
        return None
    named = _lines(clause, panel, _ACROSS[side], lines)
    ends = _ends(clause, panel, axis, side, spans[0], bool(_STOPPING.search(clause.text)))
    if named is None or ends is None or ends[1] - ends[0] < 1:
        return None
    positive = (
        kind == "level"
        and re.search(
            r"(?:matters?|counts?|makes? difference|responds?|reacts?|depends?|changes?|moves?)(?: (?:to|on|with) <axis>)?(?: for <ref>)?$",
            found.match.group()[: found.match.span("tail")[0]].strip(),
        )
        and not re.search(r"\b(?:no|not|nothing|hardly|barely|scarcely|little)\b", found.match.group())
    )
    only = bool(spans[0].words("only") or found.words("only2"))
    if only != bool(positive) or only and kind != "level":
        return None
    if only:  # "only beyond 8 does it matter": up to there it does not
        last = len(axis.ticks) - 1
        ends = (0, ends[0]) if ends[1] == last else (ends[1], last)
        if ends[1] <= ends[0]:
            return None
    if kind == "gain":
        best = better(clause.document, panel)
        kind = "level" if not best else "no rise" if best == "higher" else "no fall"
        if "<up>" in found.match.group() and "<good>" not in found.match.group():
            kind = "no rise"
    return Plateau(
        panel, side, named or None, *ends, kind, only, not unknown_words(clause, loose_words(line, LITERALS))
    )


def _lines(clause: Clause, panel: int, side: str, told: list[Found]) -> tuple[int, ...] | None:
    """The lines that are told of, () where none are; None where something else is."""
    if not told:
        return ()
    items = told[0].items("who", "line")
    values = [item.value for item in items]
    if any(isinstance(value, TickRef) and value.every for value in values):
        every = tuple(range(len(axis_of(clause.panel(panel), side).ticks)))
        return every if all(side_of(item) == side for item in items) else None
    refs = [value for value in values if is_line(value)]
    if len(refs) != 1 or refs[0].side != side:
        return None
    return tuple(positions(clause, panel, refs[0]) or ()) or None


def _ends(
    clause: Clause, panel: int, axis: Axis, side: str, found: Found, stopping: bool
) -> tuple[int, int] | None:
    """Between which ticks nothing changes."""
    last = len(axis.ticks) - 1
    if found.words("tick"):
        at = _tick(clause, panel, axis, side, found)
        prep = found.words("prep")
        if at is None or prep == "at" and not stopping:
            return None
        return (at, last) if prep in (*_AFTER, "at") else (0, at - 1 if prep in _SHORT_OF else at)
    items = found.items("span")
    values = [item.value for item in items if is_line(item.value)]
    if len(values) != 1 or values[0].side != side:
        return None
    at_all = positions(clause, panel, values[0]) or ()
    text = f"{found.match.group().split('<')[0].strip()} {items[0].text.casefold()}".strip()
    if not at_all:
        return None
    told = _number(items[0])
    if (
        re.search(r"\b(?:beyond|after|from|above|past|since|on|onwards?|upwards?)\b", text)
        and at_all[-1] == last
    ):
        exact = told is None or axis.ticks[at_all[0]].number == told
        return (at_all[0] if exact else max(0, at_all[0] - 1), last)
    if re.search(r"\b(?:below|before|until|till|up to|under)\b", text) and (
        at_all[0] == 0 or len(at_all) == 1
    ):
        short = any(word in text.split() for word in _SHORT_OF)
        exact = told is not None and axis.ticks[at_all[-1]].number == told
        return (0, at_all[-1] - 1 if short and exact else at_all[-1])
    return None


def _number(item: Item) -> float | None:
    match = _NUMBER.search(item.text)
    return float(match.group().replace(",", "")) if match else None


def _tick(clause: Clause, panel: int, axis: Axis, side: str, found: Found) -> int | None:
    number = found.number("tick")
    if number is not None:
        return next((n for n, tick in enumerate(axis.ticks) if tick.number == number.value), None)
    refs = [item.value for item in found.items("tick") if is_line(item.value)]
    at = positions(clause, panel, refs[0]) if len(refs) == 1 and refs[0].side == side else None
    return at[0] if at and len(at) == 1 else None
