"""Tables that hold several panels at once, cut into one table for each.

Two values or more stand in every cell (`| Oak | 61 / 70 | 55 / 64 |`), where the heads, the cells themselves or the
text beside the table tell which is which; or the rows stand in sections, each under a line with nothing but its name.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.quantity import number_of
from auditor.reading.block import Block
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

_JOINTS = tuple(
    re.compile(pattern) for pattern in (r"\s*/\s*", r"\s*(?:→|->|⇒)\s*", r"\s*[|;]\s*", r"\s*,\s+")
)
_NAMES_JOINT = re.compile(r"\s*(?:/|→|->|⇒|\||;)\s*")
_BRACKET = re.compile(r"\s*[(\[](?P<inside>[^()\[\]]+)[)\]]\s*$")
_OWN_NAME = re.compile(
    r"^(?P<before>[^\W\d][\w .%-]{0,20}?)\s*(?:[:=]|\s)\s*(?P<value>[~≈]?[-+−]?\d\S*(?:\s?[^\W\d_]{1,4})?)$"
    r"|^(?P<value2>[~≈]?[-+−]?\d\S*(?:\s?[^\W\d_]{1,4})?)\s*\(?(?P<behind>[^\W\d][\w .-]{0,20}?)\)?$"
)
_CELL = (
    r"(?:cells?|entr(?:y|ies)|values?|tiles?|pairs?|squares?|boxes|box|fields?|numbers?|figures?|format|order|written"
    r"|printed|given|notation)"
)
_TOLD = re.compile(
    rf"\b{_CELL}\b[^.;:/|→]{{0,60}}?(?::|=|\b(?:gives?|shows?|is|are|as|contains?|holds?|lists?|reads?|read"
    r"|written|means?|has|have)\b)\s+(?:(?:first|the|both)\s+)*(?P<names>[^.;:\n]{3,90})",
    re.IGNORECASE,
)
_IS = (
    r"(?:\s+(?:is|are|gives?|shows?|belongs? to|stands? for|comes? from|refers? to|for|from|means?|holds?"
    r"|tells?)|\s*[:=])"
)
_ORDERED = re.compile(
    r"\b(?:first|left(?:-hand)?|upper|former|before(?: the (?:slash|arrow|bar))?)"
    r"(?:\s+(?:number|value|figure|one|half|part|of (?:the|each)"
    rf"\s+\w+))*{_IS}\s+(?:(?:that|those|the)\s+)?(?:(?:of|for|in)\s+)?(?:the\s+)?(?P<first>[^,.;:()/]{{1,40}}?)"
    r"(?:\s*[,;]\s*(?:and\s+|while\s+)?|\s+(?:and|while)\s+)(?:the\s+)?(?:one\s+)?"
    r"(?:second|right(?:-hand)?|lower|latter|after(?: (?:the slash|the arrow|the bar|it))?|other)"
    rf"(?:\s+(?:number|value|figure|one|half|part))*{_IS}?\s+"
    r"(?:(?:that|those|the)\s+)?(?:(?:of|for|in)\s+)?(?:the\s+)?(?P<second>[^,.;:()/]{1,40}?)(?=\s*(?:[,.;:()]|$))",
    re.IGNORECASE,
)
_ROLE_BEHIND = re.compile(
    r"\s+(?:map|panel|heat\s?map|matrix|plot|grid|value|values|figure)s?$", re.IGNORECASE
)
_MOST = 0.8
_LONGEST_NAME = 5  # words
_NEAR = 4  # blocks above a table in which the text may tell of its cells
Names = tuple[Plain, ...]
Rows = tuple[tuple[Plain, ...], ...]


def parted(blocks: Sequence[Block]) -> Iterator[Block]:
    """The blocks, each table of several panels as one table for each of them, which knows its panel's name."""
    for number, block in enumerate(blocks):
        if block.kind != "table" or len(block.rows) < 3:
            yield block
            continue
        beside = [
            own for own in blocks[max(0, number - _NEAR) : number] if own.kind not in ("table", "fence")
        ]
        after = [own for own in blocks[number + 1 : number + 2] if own.kind == "paragraph"]
        halves = _side_by_side(block) or [block]
        yield from (
            part
            for half in halves
            for part in _by_value(half, [*reversed(beside), *after]) or _by_section(half) or [half]
        )


# --- several values in a cell ---------------------------------------------------------------------------


def _by_value(block: Block, beside: Sequence[Block]) -> list[Block]:
    head, *body = block.rows
    cells = [cell for row in body for cell in row[1:] if cell.text and _missing(cell) is None]
    for joint in _JOINTS:
        pieces = [_pieces(cell, joint) for cell in cells]
        count = max((len(own) for own in pieces), key=[len(own) for own in pieces].count, default=0)
        own_names = [own for piece in pieces if len(piece) == count and (own := _values(piece)) is not None]
        if count < 2 or len(cells) < 4 or len(own_names) < _MOST * len(cells):
            continue
        names = (
            _in_cells(own_names) or _in_head(head, count) or _in_corner(head, count) or _beside(beside, count)
        )
        if names and len({name.text.casefold() for name in names}) == count:
            return [_part(block, joint, names, place) for place in range(count)]
    return []


def _missing(cell: Plain) -> Plain | None:
    value = whole_value(cell)
    return cell if value is not None and value.quantity is None else None


def _pieces(cell: Plain, joint: re.Pattern[str]) -> list[Plain]:
    pieces, start = [], 0
    for found in joint.finditer(cell.text):
        pieces.append(cell.part(start, found.start()))
        start = found.end()
    return [*pieces, cell.part(start)]


def _values(pieces: Sequence[Plain]) -> Names | None:
    """The names that stand with the values of one cell, blank for bare ones; None where one is no value."""
    names = []
    for piece in pieces:
        value = whole_value(piece)
        if value is not None and piece.text:
            note = piece.text.find(f"({value.note})") if value.note else -1
            names.append(
                piece.part(note + 1, note + 1 + len(value.note)) if note > 0 else piece.part(len(piece.text))
            )
        elif found := _OWN_NAME.match(piece.text):
            names.append(piece.part(*found.span("before" if found["before"] else "behind")))
        else:
            return None
    return tuple(names)


def _in_cells(own: Sequence[Names]) -> Names:
    """The names that all cells give their values."""
    said = {tuple(name.text for name in names) for names in own}
    return own[0] if len(said) == 1 and all(name.text for name in own[0]) else ()


def _in_head(head: Sequence[Plain], count: int) -> Names:
    """The names in the brackets of all heads: "May (clay / sand)"."""
    found = [_named_in_bracket(cell, count) for cell in head[1:]]
    said = {tuple(name.text for name in names) for names in found}
    return found[0] if len(said) == 1 and found else ()


def _in_corner(head: Sequence[Plain], count: int) -> Names:
    return _named_in_bracket(head[0], count)


def _named_in_bracket(cell: Plain, count: int) -> Names:
    bracket = _BRACKET.search(cell.text)
    return _listed(cell.part(*bracket.span("inside")), count) if bracket else ()


def _listed(text: Plain, count: int) -> Names:
    """The names that a text lists as the values of a cell are; nothing where they are more, fewer, or too long."""
    names = tuple(_pieces(text, _NAMES_JOINT))
    fit = len(names) == count and all(0 < len(name.text.split()) <= _LONGEST_NAME for name in names)
    return names if fit and all(number_of(name.text) is None or len(name.text) > 2 for name in names) else ()


def _beside(blocks: Sequence[Block], count: int) -> Names:
    """What the text beside the table, or a title above it, says of the values of a cell."""
    for block in blocks:
        text = block.content
        for found in _TOLD.finditer(text.text):
            names = text.part(*found.span("names"))
            bracket = names.text.find(" (")
            if own := _listed(names.part(0, bracket if bracket > 0 else None), count) or _listed(
                names, count
            ):
                return own
        if count == 2 and (told := _ORDERED.search(text.text)):
            return tuple(_without_role(text.part(*told.span(name))) for name in ("first", "second"))
        for part in re.finditer(r"[^()\[\]:,.—–]+", text.text):
            if own := _listed(text.part(*part.span()), count):
                return own
    return ()


def _without_role(name: Plain) -> Plain:
    found = _ROLE_BEHIND.search(name.text)
    return name.part(0, found.start()) if found else name


def _part(block: Block, joint: re.Pattern[str], names: Names, place: int) -> Block:
    """The table with only one value of each cell."""
    head, *body = block.rows
    count = len(names)
    heads = tuple(_without_names(cell, count) for cell in head)
    rows = tuple((row[0], *(_of_cell(cell, joint, count, place) for cell in row[1:])) for row in body)
    return replace(block, rows=(heads, *rows), panel=names[place].text)


def _without_names(cell: Plain, count: int) -> Plain:
    bracket = _BRACKET.search(cell.text)
    return cell.part(0, bracket.start()) if bracket and _named_in_bracket(cell, count) else cell


def _of_cell(cell: Plain, joint: re.Pattern[str], count: int, place: int) -> Plain:
    pieces = _pieces(cell, joint)
    if len(pieces) != count:
        return cell
    found = None if whole_value(pieces[place]) is not None else _OWN_NAME.match(pieces[place].text)
    return (
        pieces[place].part(*found.span("value" if found["value"] else "value2")) if found else pieces[place]
    )


# --- sections of rows -----------------------------------------------------------------------------------


def _by_section(block: Block) -> list[Block]:
    """A table for each section of rows, where all sections have the same rows; without the names, where not."""
    head, *body = block.rows
    places = [number for number, row in enumerate(body) if _is_name_alone(row)]
    if len(places) < 2 or places[0] != 0:
        return []
    ends = [*places[1:], len(body)]
    sections = [body[start + 1 : end] for start, end in zip(places, ends, strict=True)]
    labels = [[row[0].text for row in rows] for rows in sections]
    if not labels[0] or any(own != labels[0] for own in labels):
        return []
    return [
        replace(block, rows=(head, *rows), panel=body[start][0].text)
        for start, rows in zip(places, sections, strict=True)
    ]


def _is_name_alone(row: Sequence[Plain]) -> bool:
    """Whether a row holds nothing but a name, in its first cell or across all."""
    spanned = len(row) > 1 and all(cell.offsets == row[0].offsets for cell in row)
    return bool(row and row[0].text) and (spanned or not any(cell.text for cell in row[1:]))


# --- two tables in one ----------------------------------------------------------------------------------


def _side_by_side(block: Block) -> list[Block]:
    """The two halves of a table that repeats its labels in the middle: `| Oak | 4 | 5 | Oak | 6 | 7 |`."""
    head, *body = block.rows
    half, odd = divmod(len(head), 2)
    if odd or half < 3 or any(len(row) != 2 * half for row in body):
        return []
    title, *rows = body if _names_halves(body[0], half) else [head, *body]
    labels = [row[0].text for row in rows]
    if len(set(labels)) < 2 or not all(labels) or any(row[half].text != row[0].text for row in rows):
        return []
    names = [title[start].text for start in (0, half)]
    names = names if len(set(names)) == 2 and all(names) else ["left", "right"]
    return [
        replace(block, rows=tuple(row[start : start + half] for row in (head, *rows)), panel=name)
        for start, name in zip((0, half), names, strict=True)
    ]


def _names_halves(row: Sequence[Plain], half: int) -> bool:
    """Whether a row has nothing but a name at the beginning of each half."""
    return bool(row[0].text and row[half].text) and not any(c.text for n, c in enumerate(row) if n % half)
