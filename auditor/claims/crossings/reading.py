"""Clauses that tell where one line overtakes another, read to their last word."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.crossings.claims import Crossing
from auditor.claims.crossings.frames import LITERALS, frames
from auditor.claims.found import Found, is_line
from auditor.claims.loose_words import loose_words
from auditor.claims.stages.parsing import marked
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.refs import axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import is_ordered, positions

_CUES = re.compile(
    r"overt|cross|intersect|leapfrog|ahead|past|above|behind|below|lead|flip|revers|switch|swap|trade|chang|invert|tip|turn|between|drop|fall|fell|sink|sank|slip",
    re.IGNORECASE,
)
_ACROSS = {"rows": "columns", "columns": "rows"}
_WHEN = {"by": "by", "after": "after"}
_OVERRIDDEN = tuple(
    "trend change amount range value difference threshold comparison average order peak move path duel standing gap lead".split()
)


def read(clause: Clause) -> Iterator[Reading]:
    """The one way to take a clause that a frame fits."""
    if not _CUES.search(clause.text) or len(clause.panels) != 1 or of_statement(clause):
        return
    line = marked(clause)
    for kind, frame in frames().items():
        match = frame.match(line.line)
        if match is None:
            continue
        found = Found(match, line)
        for side in ("rows", "columns"):
            claim = _crossing(clause, kind, found, side)
            if claim is not None:
                yield Reading.of_every_word(clause, claim, _OVERRIDDEN)
        return


def _crossing(clause: Clause, kind: str, found: Found, side: str) -> Crossing | None:
    panel = clause.panels[0]
    names = ("both",) if found.words("both") else ("one", "other")
    lines = [at for name in names for at in _at(clause, panel, _ACROSS[side], found, name)]
    when = _when(clause, panel, side, found)
    if len(lines) != 2 or lines[0] == lines[1] or when is None:
        return None
    if not is_ordered(axis_of(clause.panel(panel), side)):
        return None
    over = {"ahead": lines[0], "behind": lines[1]}.get(kind)
    return Crossing(
        panel,
        side,
        lines[0],
        lines[1],
        over,
        *when,
        not unknown_words(clause, loose_words(found.phrasing, LITERALS)),
    )


def _when(clause: Clause, panel: int, side: str, found: Found) -> tuple[str, tuple[int, ...]] | None:
    """When the order changes, and at which ticks; None where that is not told, or twice."""
    told: list[tuple[str, tuple[int, ...]]] = []
    for lead in ("", "lead_"):
        word = found.words(f"{lead}when", f"{lead}since")
        if found.words(f"{lead}tick"):
            at = _tick(clause, panel, side, found, f"{lead}tick")
            told.append((_WHEN.get(word, "at"), at))
        elif found.words(f"{lead}tick_a"):
            ends = [_tick(clause, panel, side, found, f"{lead}tick_{end}") for end in "ab"]
            told.append(("between", tuple(n for end in ends for n in end) if all(ends) else ()))
        elif found.words(f"{lead}span"):
            told.append(_of_span(clause, panel, side, found, f"{lead}span", word))
    return told[0] if len(told) == 1 and told[0][1] else None


def _of_span(
    clause: Clause, panel: int, side: str, found: Found, name: str, word: str
) -> tuple[str, tuple[int, ...]]:
    at = _at(clause, panel, side, found, name)
    text = found.items(name)[0].text.casefold()
    last = len(axis_of(clause.panel(panel), side).ticks) - 1
    if len(at) == 2 and re.search(r"\band\b|\bto\b", text):
        return "between", at
    if (
        at
        and at[-1] == last
        and (text.startswith(("from", "since")) or re.search(r"\b(?:on|onwards?)$", text))
    ):
        return "at", at[:1]
    if len(at) == 1 and text.startswith("by"):
        return "by", at
    return "at", ()


def _at(clause: Clause, panel: int, side: str, found: Found, name: str) -> tuple[int, ...]:
    values = [item.value for item in found.items(name) if is_line(item.value)]
    if len(values) != 1 or values[0].side != side:
        return ()
    return tuple(positions(clause, panel, values[0]) or ())


def _tick(clause: Clause, panel: int, side: str, found: Found, name: str) -> tuple[int, ...]:
    number = found.number(name)
    if number is None:
        at = _at(clause, panel, side, found, name)
        return at if len(at) == 1 else ()
    ticks = axis_of(clause.panel(panel), side).ticks
    return tuple(n for n, tick in enumerate(ticks) if tick.number == number.value)[:1]
