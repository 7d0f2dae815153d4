"""A sentence with its mentions as marks of the same length, so that patterns over it tell where they stand in the text."""

from collections.abc import Mapping, Sequence

from auditor.language.items import Item
from auditor.language.refs import PanelRef, TickRef

# A panel, a row or column, a number; each followed by as many fillers as it takes.
_PANEL, _TICK, _SIZE, _REST = "\ue000", "\ue001", "\ue002", "\ue003"
PANEL, TICK, SIZE = (f"{mark}{_REST}*" for mark in (_PANEL, _TICK, _SIZE))
THE = r"(?:the\s+)?"
WORD = r"(?!(?:and|or|but|to|in|at|on|for|with|from|by|of|off|over|than|more|less|fewer|most|least|when|while|as|each|every|all|per|behind|ahead)\b)[a-z]+"
UNIT = rf"(?P<unit>(?:\s?%|\s{WORD}){{0,2}}?)"
AMOUNT = rf"(?P<size>(?:(?:about|roughly|around|nearly|almost|some|just|only|exactly|another|a further|a mere|a full|at least|at most|no more than|more than|less than|over|under)\s+)*{SIZE}){UNIT}"
MUCH = rf"{AMOUNT}(?:\s(?:more|extra|less|fewer))?"
_SPOT = rf"(?:at|in|on|for|with|under)\s(?:the\s+|an?\s+)?(?:(?:{WORD}\s){{1,3}}?of\s)?{TICK}(?:°?[CFK]\b)?(?:\s{WORD})?"
PLACE = rf"(?:\s{_SPOT})"
LED = rf"(?:{_SPOT},?\s)"


def marked(text: str, items: Sequence[Item]) -> str:
    """The sentence with its mentions as marks."""
    for item in items:
        if mark := mark_of(item):
            text = f"{text[: item.start]}{mark}{_REST * (item.end - item.start - 1)}{text[item.end :]}"
    return text


def mark_of(item: Item) -> str:
    """The mark of a mention of one panel, of rows or columns by name, or of a number; "" for any other."""
    value = item.value
    if item.kind == "number":
        return _SIZE
    if isinstance(value, PanelRef):
        return _PANEL if len(value.panels) == 1 and not value.every else ""
    return _TICK if isinstance(value, TickRef) and not (value.every or value.unknown) else ""


def named_in(named: Mapping[int, object], line: str, place: tuple[int, int]) -> object:
    """The first row, column or panel that is named in a place."""
    return named[next(at for at in range(*place) if line[at] in (_PANEL, _TICK))]
