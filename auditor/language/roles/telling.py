"""A sentence with its roles told in plain words."""

import re
from collections.abc import Mapping, Sequence

from auditor.language.items import Item
from auditor.language.led_back import Retold, Said
from auditor.language.mentions import analyse
from auditor.language.refs import PanelRef, TickRef
from auditor.language.rewriting import Rewritten
from auditor.language.roles.behind import further, rivals
from auditor.language.roles.beside_names import outdone, seconds, without_which
from auditor.language.roles.factors import factors
from auditor.language.roles.giving import dealt, given
from auditor.language.roles.marks import mark_of, marked
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_JOINT = re.compile(r"[;:]\s|,?\s(?:and|but|while|whereas|yet)\s", re.IGNORECASE)
_JOINED = re.compile(r"(?:[,;]|,?\s(?:and|but))?\s*", re.IGNORECASE)
_SIDES = ("rows", "columns")


def told_by_roles(
    statement: Statement, document: Document, names: Vocabulary, last: Said | None = None
) -> Retold | None:
    """The sentence as one on how two things stand to each other; None where it is told so already.

    Where only a row or only a column is named, the other one may be that of the words before: that is a guess, and refutes nothing.
    """
    text = statement.text
    items = analyse(text, document, names).items
    named = {item.start: item.value for item in items if mark_of(item)}
    line = marked(text, items)
    told = Rewritten.of(statement)
    placed, loose = list[tuple[int, int]](), list[tuple[int, int]]()
    dealings = [*given(text, line, named, document), *dealt(text, line, named), *seconds(text, line)]
    behind = [*further(text, line, named, len(document.panels)), *rivals(text, line), *factors(text, line)]
    changes = [*dealings, *behind, *outdone(line), *without_which(line)]
    for change in reversed(_apart(changes)):
        start, end, words = change
        open_ = _open_sides(text, named, start, end) if change in dealings else ()
        place = _place_before(items, last, open_, start) if open_ else ""
        panel = _panel_before(text, items, start) if change in dealings and len(document.panels) > 1 else ""
        front = (f"in {panel}, " if panel else "") + (f"at {place}, " if place else "")
        told = _put(told, start, end, words, front)
        placed.append((start, end))
        loose += [(start, end)] if open_ else []
    if not placed:
        return None
    return Retold(
        told.told(statement),
        loose=tuple(statement.source_span(*one) for one in loose),
        anew=tuple(statement.source_span(*one) for one in placed),
    )


def _put(told: Rewritten, start: int, end: int, words: str, front: str) -> Rewritten:
    """The sentence with other words in a place; a semicolon stands where the joint stood that it is put for."""
    joint = "; " if words.startswith("; ") else ""
    found = _JOINED.match(told.text, start) if joint else None
    begin = found.end() if found else start
    told = told.put(begin, end, f"{front}{words.removeprefix(joint)}")
    return told.put(start, begin, joint) if joint else told


def _open_sides(text: str, named: Mapping[int, object], start: int, end: int) -> tuple[str, ...]:
    """The sides of which the part of a sentence around a place names no row or column."""
    begin = max((joint.end() for joint in _JOINT.finditer(text, 0, start + 1)), default=0)
    told = {getattr(value, "side", "") for at, value in named.items() if begin <= at < end}
    return tuple(side for side in _SIDES if side not in told)


def _place_before(items: Sequence[Item], last: Said | None, sides: Sequence[str], until: int) -> str:
    """The one row or column of a side that was named before, in this sentence or else in the last one; "" where it is none or several."""
    layers = [[item for item in items if item.end <= until], list(last.items) if last is not None else []]
    for layer in layers:
        found = {
            item.value.ticks: item.text
            for item in layer
            if isinstance(item.value, TickRef) and item.value.side in sides and len(item.value.ticks) == 1
        }
        if found:
            return next(iter(found.values())) if len(found) == len(sides) == 1 else ""
    return ""


def _panel_before(text: str, items: Sequence[Item], start: int) -> str:
    """The one panel that was named in an earlier part of the sentence, where the part before a place names none."""
    begin = max((joint.end() for joint in _JOINT.finditer(text, 0, start + 1)), default=0)
    named = [item for item in items if isinstance(item.value, PanelRef) and item.end <= start]
    one = {item.value: item.text for item in named}
    return next(iter(one.values())) if len(one) == 1 and all(item.end <= begin for item in named) else ""


def _apart(changes: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """The changes from left to right, none within another."""
    apart: list[tuple[int, int, str]] = []
    for change in sorted(changes):
        if not apart or change[0] >= apart[-1][1]:
            apart.append(change)
    return apart
