"""Cells that a line tells with their own keys, whatever signs part them: "May → 4 · June → 6".

One sign joins all keys of a line to their values, and one parts all its cells.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from auditor.reading.colours import is_tone
from auditor.reading.layouts.laid import is_value
from auditor.reading.missing import NO_VALUE
from auditor.reading.plain import Plain
from auditor.reading.values import HEDGED

Cell = tuple[Plain, Plain]
# What parts the cells, the rarer first: a sign that is none of these may stand within a key.
_RARE = "·•▸►▶‣⋅∙●◦◆■▪★⇒»│┃¦‖→"
_USUAL = (r"\s*;\s+(?:and\s+)?", r"\s*,\s+(?:and\s+)?|\s+and\s+")
_UNUSUAL = (r"\s+\|\|?\s+", r"\s+//?\s+", r"(?<=[\w%])\.\s+(?=\w)")
_BETWEEN_BRACKETS = r"(?<=\))\s*[,;]\s*(?=\()"
_PARTS = tuple(
    re.compile(sign)
    for sign in (
        _BETWEEN_BRACKETS,
        *(rf"\s*{sign}\s+|\s+{sign}\s*" for sign in _RARE),
        *_UNUSUAL,
        *_USUAL,
        r"\s+[–—]\s+",
        r"\s+&\s+",
    )
)
_SEMICOLON = re.compile(_USUAL[0])
_BRACKETS = re.compile(r"\d\S{0,8}\s?[\[{]")
_ARROW = r"(?:→|➜|➔|➤|⟶|⟹|⇒|↦|▸|►|▶|»|->|-->|=>|:=|==?|≈|≙|:|@|\.{2,}|…|\||–|—)"
_JOINED = re.compile(rf"(?P<key>.{{1,60}}?)\s*{_ARROW}\s*(?P<value>[^→=:]{{1,40}})$")
_CLOCKED = re.compile(rf"(?P<key>.{{1,60}}?)\s+{_ARROW}\s+(?P<value>.{{1,40}})$")
_KEY_BEHIND = re.compile(r"(?P<value>[^()\[\]{}<>]{1,30}?)\s*[(\[{<](?P<key>[^()\[\]{}<>]{1,60})[)\]}>]$")
_VALUE_BEHIND = re.compile(r"(?P<key>[^()\[\]{}<>]{1,60}?)\s*[(\[{<](?P<value>[^()\[\]{}<>]{1,30})[)\]}>]$")
_AT = re.compile(r"(?P<value>\S{1,20})\s*(?:@|\bat\b|\bfor\b|\bin\b|\bon\b|←|<-)\s*(?P<key>\S.{0,60})$")
_BESIDE = re.compile(
    rf"(?P<key>.{{0,60}}[^\W\d_].{{0,60}}?|\d{{1,2}}:\d\d)\s+(?P<value>{HEDGED}[-+−]?[.\d]\S{{0,15}}(?:\s(?:[^\W\d]|[%‰°])\S{{0,9}})?|[–—-]|{NO_VALUE})$"
)
# "first dose, 92; booster, 51": where semicolons part the cells, a comma may join a key to its value.
_COMMAED = re.compile(
    r"(?P<key>[^,;:]{0,60}[^\W\d_][^,;:]{0,60}|\d{1,2}:\d\d),\s+(?P<value>[~≈]?[-+−]?[.\d]\S{0,15}(?:\s(?:[^\W\d]|[%‰°])\S{0,9})?)$"
)
# "(2021, 3.1), (2022, 3.6)"
_BRACKETED = re.compile(r"\((?P<key>[^(),;]{1,40}),\s+(?P<value>[~≈]?[-+−]?\.?\d[^(),;]{0,15})\)$")
_WAYS = (_BRACKETED, _CLOCKED, _JOINED, _KEY_BEHIND, _VALUE_BEHIND, _AT, _BESIDE)


def cells_of(line: Plain, fewest: int = 2) -> list[Cell] | None:
    """The cells of a line that holds nothing else, each as its key and its value."""
    return next(ways_of(line, fewest), None)


def ways_of(line: Plain, fewest: int = 2) -> Iterator[list[Cell]]:
    """All ways in which a line may be read as cells: of "2019 (40)" either number may be the key."""
    line = line.part(0, len(line.text.rstrip(" .;,")))
    if fewest == 1:
        yield from _read([line])
    for sign in _PARTS:
        parts = pieces(line, sign)
        if len(parts) >= max(fewest, 2):
            yield from _read(parts)


def commaed(line: Plain) -> list[Cell]:
    """The cells of "first dose, 92; booster, 51"; none where a line is anything else."""
    parts = pieces(line.part(0, len(line.text.rstrip(" .;,"))), _SEMICOLON)
    cells = [cell for part in parts if (cell := _cell(part, _COMMAED))]
    distinct = len({key.text for key, _ in cells}) == len(cells) > 1
    return cells if distinct and len(cells) == len(parts) else []


def each_alone(lines: Sequence[Plain]) -> Iterator[list[Cell]]:
    """The ways in which each line may be one cell."""
    yield from _read([line.part(0, len(line.text.rstrip(" .;,"))) for line in lines])


def is_usual(line: Plain) -> bool:
    """Whether the cells of a line stand between commas or semicolons, with none of their keys in square brackets."""
    rare = any(sign in line.text for sign in _RARE if sign != "→") or any(
        re.search(sign, line.text) for sign in _UNUSUAL
    )
    arrows = line.text.count("→") > 1 and not re.search("|".join(_USUAL), line.text)
    pairs = line.text.startswith("(") and re.search(_BETWEEN_BRACKETS, line.text)
    return not (rare or arrows or pairs or _BRACKETS.search(line.text))


@lru_cache(maxsize=4096)  # a line is cut again wherever a layout may begin before it
def pieces(line: Plain, sign: re.Pattern[str]) -> tuple[Plain, ...]:
    """The parts of a line between signs."""
    joints = [found.span() for found in sign.finditer(line.text)]
    starts, ends = [0, *(end for _, end in joints)], [*(start for start, _ in joints), len(line.text)]
    parts = tuple(line.part(start, end) for start, end in zip(starts, ends, strict=True))
    return parts if all(part.text for part in parts) else ()


def _read(parts: Sequence[Plain]) -> Iterator[list[Cell]]:
    for way in _WAYS:
        cells = _without_tones([cell for part in parts if (cell := _cell(part, way))])
        names = {key.text for key, _ in cells}
        if len(cells) == len(parts) == len(names) and not all(map(is_tone, names)):
            yield cells  # "4 (pale blue) / 6 (navy)" tells no places


_TONED = re.compile(r"\s+[–—-]\s+(?P<tone>[^\W\d][^–—]{2,30})$")


def _without_tones(cells: list[Cell]) -> list[Cell]:
    """The cells without colours behind their keys: "May – pale blue (4)", "June – dark (7)"."""
    found = [_TONED.search(key.text) for key, _ in cells]
    if not all(found) or not any(is_tone(own["tone"]) for own in found if own):
        return cells
    return [(key.part(0, own.start()), value) for (key, value), own in zip(cells, found, strict=True) if own]


def _cell(part: Plain, way: re.Pattern[str]) -> Cell | None:
    found = way.match(part.text)
    if found is None:
        return None
    key, value = part.part(*found.span("key")), part.part(*found.span("value"))
    return (key, value) if key.text and value.text and is_value(value) else None
