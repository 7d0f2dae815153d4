"""Tables with several values in every cell (`| Oak | 61 / 70 | 55 / 64 |`), cut into one table for each of them.

The heads, the cells themselves or the text beside the table must tell which value is which.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from auditor.quantity import number_of
from auditor.reading.block import TITLES, Block
from auditor.reading.lists import pieces
from auditor.reading.plain import Plain
from auditor.reading.sections import is_generic
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
_OF_SIGN = r"(?: of (?:the (?:slash|arrow|bar)|it))?"  # "left of the slash"
_ORDERED = re.compile(
    rf"\b(?:first|left(?:-hand)?{_OF_SIGN}|upper|former|before(?: the (?:slash|arrow|bar))?)"
    r"(?:\s+(?:number|value|figure|one|half|part|of (?:the|each)"
    rf"\s+\w+))*{_IS}\s+(?:(?:that|those|the)\s+)?(?:(?:of|for|in)\s+)?(?:the\s+)?(?P<first>[^,.;:()/]{{1,40}}?)(?:\s*\([^()]*\))?"
    r"(?:\s*[,;]\s*(?:and\s+|while\s+)?|\s+(?:and|while)\s+)(?:the\s+)?(?:one\s+)?"
    rf"(?:(?:number|value|figure|one)\s+)?(?:second|right(?:-hand)?{_OF_SIGN}|lower|latter"
    r"|after(?: (?:the slash|the arrow|the bar|it))?|other)"
    rf"(?:\s+(?:number|value|figure|one|half|part))*{_IS}?\s+"
    r"(?:(?:that|those|the)\s+)?(?:(?:of|for|in)\s+)?(?:the\s+)?(?P<second>[^,.;:()/]{1,40}?)(?=\s*(?:[,.;:()]|$))",
    re.IGNORECASE,
)
# "The mill left, the kiln right", "mill on the left and kiln on the right"
_SIDES = tuple(
    re.compile(
        r"(?:^|[,.;:(]\s+|\band\s+)(?:the\s+)?(?P<first>[^,.;:()/]{1,40}?)\s+(?:(?:is|stands|being)\s+)?(?:(?:on|to)\s+the\s+)?"
        rf"{one}(?:\s*[,;]\s*(?:and\s+|while\s+)?|\s+and\s+)(?:the\s+)?(?P<second>[^,.;:()/]{{1,40}}?)\s+(?:(?:is|stands|being)\s+)?"
        rf"(?:(?:on|to)\s+the\s+)?{other}\b",
        re.IGNORECASE,
    )
    for one, other in (("left", "right"), ("first", "second"), ("above", "below"), ("before", "behind"))
)
# "Two numbers stand in each: the wind (m/s) and, below it, the rain (mm)"
_TWO = re.compile(
    r"\b(?:two|both)\s+(?:numbers|values|figures|readings)\b[^.:;—]{0,40}[:—,]\s+(?:first\s+)?(?:the\s+)?(?P<first>[^,.;:()]{1,40}?)"
    r"(?:\s*\([^()]*\))?\s*,?\s+(?:and|then)\b,?\s+(?:(?:below|under|underneath|behind|after|beside)\s+(?:it|that),\s+|then\s+)?"
    r"(?:the\s+)?(?P<second>[^,.;:()]{1,40}?)(?=\s*(?:[,.;:()]|$))",
    re.IGNORECASE,
)
_ROLE_BEHIND = re.compile(
    r"\s+(?:map|panel|heat\s?map|matrix|plot|grid|value|values|figure)s?$", re.IGNORECASE
)
# Where names may stand that no word introduces: "Growth (dry/wet)"; in running text also "before / after".
_PIECE = re.compile(r"[^()\[\]:,.—–]+")
_SPACED_JOINT = re.compile(r"\s(?:/|→|->|⇒|\||;)\s")
_UNIT = re.compile(r"(?:^|\s)[a-zµ°%²³]{1,2}/\S|\S/[a-zµ²³]{1,2}$")  # "kg/ha"
_QUOTES = "\"“”'‘’`"
_MOST = 0.8
_LONGEST_NAME = 5  # words
Names = tuple[Plain, ...]


def cut_by_value(block: Block, beside: Sequence[Block]) -> list[Block]:
    """A table for each value of a cell; none where cells hold one value only, or nothing names them.

    `beside` are the blocks near the table that may tell, the nearest first.
    """
    head, *body = block.rows
    cells = [cell for row in body for cell in row[1:] if cell.text and not _is_missing(cell)]
    for joint in _JOINTS:
        split = [pieces(cell, joint) for cell in cells]
        count = Counter(map(len, split)).most_common(1)[0][0] if split else 0
        told = [_names_with(own) for own in split if len(own) == count]
        own_names = [own for own in told if own is not None]
        if count < 2 or len(cells) < 4 or len(own_names) < _MOST * len(cells):
            continue
        names = (
            _in_cells(own_names)
            or _in_head(head, count)
            or _named_in_bracket(head[0], count)
            or names_beside(beside, count)
        )
        if names and len({name.text.casefold() for name in names}) == count:
            return [_part(block, joint, names, place) for place in range(count)]
    return []


def _is_missing(cell: Plain) -> bool:
    value = whole_value(cell)
    return value is not None and value.quantity is None


def _names_with(values: Sequence[Plain]) -> Names | None:
    """The names that stand with the values of one cell, blank for bare ones; None where one is no value."""
    names = []
    for own in values:
        value = whole_value(own)
        if value is not None and own.text:
            note = own.text.find(f"({value.note})") + 1 if value.note else 0
            names.append(own.part(note, note + len(value.note)) if note else own.part(len(own.text)))
        elif found := _OWN_NAME.match(own.text):
            names.append(own.part(*found.span("before" if found["before"] else "behind")))
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


def _named_in_bracket(cell: Plain, count: int) -> Names:
    bracket = _BRACKET.search(cell.text)
    return _listed(cell.part(*bracket.span("inside")), count) if bracket else ()


def _listed(text: Plain, count: int) -> Names:
    """The names that a text lists as the values of a cell are; nothing where they cannot be."""
    if _UNIT.search(text.text):
        return ()
    names = tuple(_unquoted(name) for name in pieces(text, _NAMES_JOINT))
    fit = len(names) == count and all(0 < len(name.text.split()) <= _LONGEST_NAME for name in names)
    return names if fit and all(number_of(name.text) is None or len(name.text) > 2 for name in names) else ()


def _unquoted(name: Plain) -> Plain:
    """A name without quotes around it, or around it and others: '"dry / wet"'."""
    start = len(name.text) - len(name.text.lstrip(_QUOTES))
    return name.part(start, len(name.text.rstrip(_QUOTES)))


def names_beside(blocks: Sequence[Block], count: int) -> Names:
    """What the text beside the table, or a title above it, says of the values of a cell."""
    for block in blocks:
        text = block.content
        if block.kind in TITLES and is_generic(text.text):  # "Components / Axes"
            continue
        for sides in _SIDES if count == 2 else ():
            if told := sides.search(text.text):
                return tuple(_without_role(text.part(*told.span(name))) for name in ("first", "second"))
        for found in _TOLD.finditer(text.text):
            names = text.part(*found.span("names"))
            bracket = names.text.find(" (")
            bare = names.part(0, bracket if bracket > 0 else None)
            if own := _listed(bare, count) or _listed(names, count):
                return own
        if count == 2 and (told := _ORDERED.search(text.text) or _TWO.search(text.text)):
            return tuple(_without_role(text.part(*told.span(name))) for name in ("first", "second"))
        for part in _PIECE.finditer(text.text):
            bracketed = text.text[part.start() - 1 : part.start()] in ("(", "[")
            if not (bracketed or block.kind in TITLES or _SPACED_JOINT.search(part.group())):
                continue
            if own := _listed(text.part(*part.span()), count):
                return own
    return ()


def _without_role(name: Plain) -> Plain:
    found = _ROLE_BEHIND.search(name.text)
    return _unquoted(name.part(0, found.start()) if found else name)


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
    """One value of a cell; blank where the cell has another number of them, and leaves open whose they are."""
    own = pieces(cell, joint)
    if len(own) != count:
        return cell if _is_missing(cell) else cell.part(len(cell.text))
    found = None if whole_value(own[place]) is not None else _OWN_NAME.match(own[place].text)
    return own[place].part(*found.span("value" if found["value"] else "value2")) if found else own[place]
