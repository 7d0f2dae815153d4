"""A row told freely, each of its cells with its column: "opens at 6 h with 25, goes to 42–48 at 8 h".

A sentence counts where it names one line and, piece by piece, most ticks of the other axis, each with one value.
Whatever else its words say, they must not say that the numbers are differences, means or bounds.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.reading.form import TOLD_ROWS, Entry, Form, Value
from auditor.reading.key import Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical
from auditor.reading.lists import pieces as pieces_between
from auditor.reading.missing import NO_VALUE
from auditor.reading.not_cells import NOT_CELLS
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences
from auditor.reading.ticks_in_text import Mention, TicksInText
from auditor.reading.values import read_value

_DIGITS = re.compile(r"\d+")
_BRACKET = re.compile(r"\([^()]*\)")
_JOINT = re.compile(
    r"\s*[;→]\s*|\s*,\s+|\s+(?:—|–)\s+|\s+(?:and|then|while|before|but|whereas|followed\s+by|via|through|to(?=\s_))\s+",
    re.IGNORECASE,
)
_HEDGED = r"(?:(?:about|around|roughly|approximately|nearly|almost|some|close\s+to|[~≈])\s*)*"
_VALUE = re.compile(rf"(?<![\w.,:])(?:between\s+)?{_HEDGED}[-+−]?(?:\.\d|\d)", re.IGNORECASE)
_MISSING = re.compile(
    rf"\b{NO_VALUE}(?!\w)",
    re.IGNORECASE,
)
_MOVES = re.compile(r"(?:rise|climb|fall|drop|sink|slip|jump|grow|shrink|slide|edge|creep)(?:e?s|ing)?$")
_WORD = re.compile(r"[^\W\d_]+")
_MOST_WORDS = 12
_LONGEST_NAME = 40
_FEWEST = 2
_SHARE = 0.6


_PARTS = re.compile(r"\s*;\s+(?:and\s+|while\s+)?|,\s+(?:while|whereas|and\s+(?=the\s))\s*", re.IGNORECASE)
Told = tuple[int, int, Value]
Row = tuple[tuple[Key, ...], tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a sentence, with the ticks that it names and its values, each with where it begins and ends."""

    mentions: list[Mention]
    values: list[Told]
    missing: Value | None


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each sentence that tells a row, up to the first that does not."""
    if node.block.kind not in ("item", "paragraph") or len(_DIGITS.findall(node.block.text)) < _FEWEST:
        return
    known = [axis for axis in axes if axis.ticks or axis.range]
    if not known:
        return
    ticks = TicksInText(known)
    text = node.body if node.label is not None else node.block.content
    label = _label(node, axes)
    under = any(is_declared(parent.name.text, axes) for parent in node.parents[-1:])
    if node.label is not None and label is None:
        return
    panel = ""
    if label is not None and _names_a_panel(label, known):
        panel, label = label.as_written.text, None
    end = 0
    for sentence in sentences(text):
        end = text.text.index(sentence.text, end) + len(sentence.text)
        rows = _rows(sentence.part(0, len(sentence.text.rstrip(" .;"))), ticks, label)
        if not rows or not (under or all(keys for keys, _ in rows)):
            return
        yield from (Entry(node, TOLD_ROWS, keys, values, consumed=end, panel=panel) for keys, values in rows)
        if label is not None:
            return


def _label(node: Node, axes: Sequence[KnownAxis]) -> Key | None:
    keys = read_keys(node.label, axes) if node.label is not None else ()
    return keys[0] if len(keys) == 1 and len(keys[0].text) <= _LONGEST_NAME else None


def _names_a_panel(label: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether a label is none of the lines, where the ticks of both sides are declared."""
    sides = {axis.side for axis in axes} - {""}
    return len(sides) > 1 and not any(matches(label, axis) for axis in axes)


def _rows(text: Plain, ticks: TicksInText, label: Key | None) -> list[Row]:
    """The row that a sentence tells, or those that its parts do; none where a part tells none."""
    if whole := _row(text, ticks, label):
        return [whole]
    parts = pieces_between(text, _PARTS) if label is None else []
    rows = [row for part in parts if (row := _row(part, ticks, None))]
    return rows if len(rows) == len(parts) else []


def _row(text: Plain, ticks: TicksInText, label: Key | None) -> Row | None:
    """The line that a sentence is about, if it names one, and its values with their places on the other axis."""
    mentions = ticks.mentions(text.text)
    pieces = _pieces(text, mentions)
    if not _may_be_cells(text.text, mentions, pieces):
        return None
    found: list[tuple[int, Row]] = []
    for other in range(len(ticks.axes)):
        across = {mention.start for mention in mentions if mention.axis == other}
        own = [
            mention
            for mention in mentions
            if ticks.are_two(mention.axis, other) and mention.start not in across
        ]
        key = _own(text, own, pieces, ticks, label, other)
        values = _along(text, pieces, other, ticks) if key is not None else []
        if key is not None and values:
            found.append((min((mention.start for mention in own), default=0), (key, tuple(values))))
    # What a sentence is about stands first in it: "the barn had 4 at noon, then 5 and 6".
    return min(found, key=lambda told: told[0])[1] if found else None


def _own(
    text: Plain,
    own: Sequence[Mention],
    pieces: Sequence[_Piece],
    ticks: TicksInText,
    label: Key | None,
    other: int,
) -> tuple[Key, ...] | None:
    """The key of the one line that a sentence names, or its label does; none where neither does, None where several."""
    named = {canonical(mention.tick) for mention in own}
    if label is not None:
        places = ticks.index.get(canonical(label.text), {})
        alone = not any(ticks.are_two(axis, other) for axis in range(len(ticks.axes)))
        fits = any(ticks.are_two(axis, other) for axis in places) if places else alone
        return (label,) if fits and named <= {canonical(label.text)} else None
    opening = text.text[: own[0].start] if own else ""
    begins = bool(own) and (own[0] in pieces[0].mentions or _WHICH_ROW.fullmatch(opening) is not None)
    if len(named) > 1 or (own and not begins and not _ends(text, own[0])):
        return None
    return (own[0].key(text),) if own else ()


# "In the first row, for Oak, there were 4 at noon": which row it is, before its name.
_WHICH_ROW = re.compile(
    r"(?:in|on|along|for)?\s*the\s+\w+\s+(?:row|line|column),\s+(?:(?:for|of|that\s+of|at|on)\s+)?(?:the\s+)?(?:[a-z]+\s+)?",
    re.IGNORECASE,
)


def _ends(text: Plain, own: Mention) -> bool:
    """Whether a sentence ends with the line that it is about: "4 at dawn, 5 at noon and 9 at dusk in the barn"."""
    led = re.search(r"\d.*\s(?:on|in|at|for|under|with)\s+(?:the\s+)?$", text.text[: own.start])
    return led is not None and not text.text[own.end :].strip(" .)")


def _pieces(text: Plain, mentions: Sequence[Mention]) -> list[_Piece]:
    """The parts of a sentence between commas and the like; names, values and brackets are not cut."""
    values = list(_values(text, mentions))
    masked = _BRACKET.sub(lambda found: "(" * len(found[0]), text.text)
    for start, end in [*((m.start, m.end) for m in mentions), *((start, end) for start, end, _ in values)]:
        masked = masked[:start] + "_" * (end - start) + masked[end:]
    joints = [found.span() for found in _JOINT.finditer(masked)]
    ends = [*(start for start, _ in joints), len(masked)]
    starts = [0, *(end for _, end in joints)]
    pieces = []
    for start, end in zip(starts, ends, strict=True):
        own = [value for value in values if start <= value[0] < end]
        missing = _MISSING.search(text.text, start, end) if not own else None
        blank = Value(None, text.span(*missing.span()), missing.group()) if missing else None
        pieces.append(_Piece([m for m in mentions if start <= m.start < end], own, blank))
    return pieces


def _values(text: Plain, mentions: Sequence[Mention]) -> Iterator[Told]:
    """The values that stand beside the ticks that a sentence names; a bracket that names one is no note."""
    at = 0
    while found := _VALUE.search(text.text, at):
        at = found.end()
        if any(mention.start < found.end() and found.start() < mention.end for mention in mentions):
            continue
        notes = (m.start for m in mentions if m.start > found.start() and text.text[m.start - 1] == "(")
        told = read_value(text.part(0, next(notes, len(text.text) + 1) - 1), found.start())
        if told is not None:
            yield found.start(), told[1], told[0]
            at = max(at, told[1])


def _may_be_cells(text: str, mentions: Sequence[Mention], pieces: Sequence[_Piece]) -> bool:
    """Whether no word makes the numbers of a sentence anything else than cells."""
    values = [told for piece in pieces for told in piece.values]
    taken = [*((m.start, m.end) for m in mentions), *((start, end) for start, end, _ in values)]
    rest = "".join(
        " " if any(start <= at < end for start, end in taken) else sign for at, sign in enumerate(text)
    )
    rest = _MISSING.sub(lambda found: " " * len(found[0]), rest)
    words = [word.casefold() for word in _WORD.findall(rest)]
    if len(values) < _FEWEST or _DIGITS.search(rest) or len(words) > _MOST_WORDS + 4 * len(values):
        return False
    moved = (_WORD.findall(rest[max(0, start - 20) : start])[-1:] for start, _, _ in values)
    return NOT_CELLS.isdisjoint(words) and not any(_MOVES.match(word) for last in moved for word in last)


def _along(text: Plain, pieces: Sequence[_Piece], other: int, ticks: TicksInText) -> list[Value]:
    """The values with their ticks on an axis, where each has one of its own and most of them are told."""
    told: list[tuple[Mention | None, Value]] = []
    waiting: Mention | None = None
    for piece in pieces:
        marks = {canonical(m.tick): m for m in piece.mentions if m.axis == other}
        values = [value for _, _, value in piece.values] or ([piece.missing] if piece.missing else [])
        if len(marks) > 1 or len(values) > 1 or (marks and waiting):
            return []
        mark = next(iter(marks.values()), waiting)
        if values:
            told.append((mark, values[0]))
        waiting = mark if not values else None
    if any(mark is None and _DIGITS.search(value.note) for mark, value in told):
        return []
    names = _places([mark.tick if mark else "" for mark, _ in told], ticks.ticks[other])
    if waiting or len(names) < max(_FEWEST, _SHARE * len(ticks.ticks[other])):
        return []
    return [
        replace(value, keys=(mark.key(text) if mark else Key(name, value.span),), note=_note(value, mark))
        for name, (mark, value) in zip(names, told, strict=True)
    ]


def _note(value: Value, mark: Mention | None) -> str:
    return "" if mark is not None and canonical(value.note) == canonical(mark.tick) else value.note


def _places(named: list[str], ticks: Sequence[str]) -> list[str]:
    """The ticks of all values; the last ones may be left unsaid, where the first are told and all have a value."""
    told = [name for name in named if name]
    if len({canonical(name) for name in told}) < len(told):
        return []
    if len(told) == len(named):
        return named
    in_order = [canonical(name) for name in told] == [canonical(tick) for tick in ticks[: len(told)]]
    whole = len(named) == len(ticks) and named[: len(told)] == told
    return list(ticks) if told and in_order and whole else []


FORM = Form(TOLD_ROWS, 49, read)
