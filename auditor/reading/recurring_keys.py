"""Axes known only from labelled lines whose pieces recur: "Oak-7: S1 4.1 (low), S2 5.2", "Elm-2: S1 3.9 (low), S2 6".

Piece by piece, what all lines share are the columns; what differs are the values. The labels are the rows.
"""

import re
from collections.abc import Sequence
from itertools import takewhile

from auditor.metrics import metric_named
from auditor.model import AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.colours import colours_in, is_tone
from auditor.reading.grids.keyed import MEASURE
from auditor.reading.labels import canonical
from auditor.reading.lists import pieces, without_shared_lead
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose, is_generic
from auditor.source import Span

_SPLIT = re.compile(r"\s*[,;|]\s+(?:and\s+)?|\s+and\s+")
_TOKEN = re.compile(r"[^\s()]+|[()]")
_TONED = re.compile(r"\s*\((?P<note>[^()]*)\)")
_NOTE = re.compile(r"\s*\((?P<note>[^()]*)\)$")
_NUMBER = r"[~≈]?[-+−]?\.?\d[\d.,]*(?:%|[^\W\d_]{0,3})"
_VALUE = re.compile(rf"{_NUMBER}(?:\s?(?:±|\+/-)\s?{_NUMBER})?|{NO_VALUE}|[-–—]", re.IGNORECASE)
_LEADS = frozenset("at for in on with under after before by during".split())
_DASHED = re.compile(
    r"^(?P<label>[^,;:()=]{1,40}?(?:\s?=\s?[^\s,;:()=]{1,12})?)"
    r"(?:\s+(?:–|—|→|->|-)|(?<=[^\W\d])\.)\s+(?=\S)"  # "Oak. 4 at dawn, 5 at noon"
)
_LINKS = frozenset(": = → -> – — - at for in on is was with".split())
_FEWEST, _MOST, _FEWEST_LINES = 2, 60, 2
_LONGEST = 5


def recurring_keys(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """The rows and columns of the first labelled lines whose pieces recur; none where there are none."""
    told: dict[tuple[int, int], list[tuple[Plain, list[Plain]]]] = {}
    for node in nodes:
        line = _labelled(node) if node.block.kind in ("item", "paragraph") and not in_prose(node) else None
        if line is not None:
            label, body = line
            parts = without_shared_lead(list(pieces(body.part(0, len(body.text.rstrip(" .;"))), _SPLIT)))
            if len(parts) >= _FEWEST and not is_generic_name(label.text):
                place = id(node.parents[-1]) if node.parents else 0
                told.setdefault((place, len(parts)), []).append((label, parts))
    for lines in told.values():
        if len(lines) >= _FEWEST_LINES and (axes := _axes(lines[:_MOST])):
            return axes
    return []


def is_generic_name(text: str) -> bool:
    """Whether a label names no row, such as "Values"; a number alone may be one."""
    return number_of(text) is None and is_generic(text)


def _labelled(node: Node) -> tuple[Plain, Plain] | None:
    """The label of a line and what follows it, be they parted by a dash or an arrow."""
    if node.label is not None:
        return node.label, node.body
    content = node.block.content
    found = _DASHED.match(content.text)
    return (content.part(0, found.end("label")), content.part(found.end())) if found else None


def _axes(lines: Sequence[tuple[Plain, list[Plain]]]) -> list[AxisDeclaration]:
    columns = [_column([parts[at] for _, parts in lines]) for at in range(len(lines[0][1]))]
    labels = without_shared_lead([label for label, _ in lines])
    rows = [Tick(label.text, label.span(), number_of(label.text)) for label in labels]
    names = [column.text for column in columns if column is not None]
    if all(map(_is_done, names)) or any(MEASURE.fullmatch(name.split()[0]) for name in names):
        return []
    told = [_distinct(ticks) for ticks in (rows, columns)]
    return [AxisDeclaration("", "", Span(0, 0), ticks) for ticks in told] if all(told) else []


def _is_done(name: str) -> bool:
    """Whether a bare word is a measure of its line, or what is done in it: "recall 0.7", "gained 6"."""
    return metric_named(name) is not None or (name.islower() and name.isalpha())


def _is_tone(note: str) -> bool:
    return bool(colours_in(note)) or is_tone(note)


def _column(parts: Sequence[Plain]) -> Tick | None:
    """What all pieces share but for a value in each, and what may stand in brackets behind it."""
    texts = [part.text for part in parts]
    notes = [_NOTE.search(text) for text in texts]
    toned = [_TONED.sub(lambda own: "" if _is_tone(own["note"]) else own[0], text) for text in texts]
    if toned != texts and (found := _shared(parts[0], toned)) is not None:
        return found
    if all(notes):
        bare = [_NOTE.sub("", text) for text in texts]
        if (found := _shared(parts[0], bare)) is not None:
            return found
    return _shared(parts[0], texts)


def _shared(first: Plain, texts: Sequence[str]) -> Tick | None:
    split = [[found.span() for found in _TOKEN.finditer(text)] for text in texts]
    words = [[text[slice(*own)] for own in tokens] for text, tokens in zip(texts, split, strict=True)]
    head, tail = _in_common(words), _in_common([own[::-1] for own in words])
    if any(not _is_value(own[head : len(own) - tail]) for own in words):
        return None
    before, behind = range(head), range(len(words[0]) - tail, len(words[0]))
    led = next((at for at in behind if words[0][at] in _LEADS), None)
    for side in (before, range(led + 1, behind.stop) if led is not None else behind):
        kept = [at for at in side if words[0][at] not in _LINKS | {"(", ")"}]
        if kept and len(kept) <= _LONGEST:
            start, end = split[0][kept[0]][0], split[0][kept[-1]][1]
            text = texts[0][start:end].strip(" :=")
            return Tick(text, first.span(start, start + len(text)), number_of(text)) if text else None
    return None


def _is_value(words: Sequence[str]) -> bool:
    """Whether what differs from line to line is one value, be it with what stands behind its "±"."""
    text = " ".join(words)
    return bool(text) and _VALUE.fullmatch(text) is not None


def _in_common(words: Sequence[Sequence[str]]) -> int:
    """With how many words all texts begin alike."""
    return sum(1 for _ in takewhile(lambda own: len(set(own)) == 1, zip(*words, strict=False)))


def _distinct(ticks: Sequence[Tick | None]) -> tuple[Tick, ...]:
    """The ticks, where each has a name of its own; else none."""
    named = {canonical(tick.text): tick for tick in ticks if tick is not None}
    return tuple(named.values()) if len(named) == len(ticks) else ()
