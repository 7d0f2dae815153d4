"""What one thing gives to another, or takes from it, told as how far they lie apart.

"Shade adds 4 to A", "shade is worth 4 to A" and "shade costs A 4", of one of two panels, say how far A is from what it is in the other one;
"A gains 4 over B" and "A loses 4 to B" how far A is from B. Who gives, who gets and how much are told of in these three roles, in whatever order.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from auditor.language.items import Item
from auditor.language.led_back import Retold
from auditor.language.mentions import analyse
from auditor.language.refs import PanelRef, TickRef
from auditor.language.rewriting import Rewritten
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

# A sentence with its mentions as marks of the same length: a panel, a row or column, a number.
_PANEL, _TICK, _SIZE = "\ue000", "\ue001", "\ue002"
_REST = "\ue003"
_P, _T, _N = (f"{mark}{_REST}*" for mark in (_PANEL, _TICK, _SIZE))
_THE = r"(?:the\s+)?"
_WORD = r"(?!(?:and|or|but|to|in|at|on|for|with|from|by|of|off|over|than|more|less|fewer|most|least|when|while|as|each|every|all|per|behind|ahead)\b)[a-z]+"
_UNIT = rf"(?P<unit>(?:\s?%|\s{_WORD}){{0,2}}?)"
_MUCH = rf"(?P<size>(?:(?:about|roughly|around|nearly|almost|some|just|only|exactly|another|a further|a mere|a full|at least|at most|no more than|more than|less than|over|under)\s+)*{_N}){_UNIT}(?:\s(?:more|extra|less|fewer))?"
_PLACE = rf"(?:\s(?:at|in|on|for|with|under)\s{_THE}{_T}(?:\s{_WORD})?)"
_TAKER = rf"(?P<taker>{_THE}{_T}(?:\s{_WORD})??{_PLACE}?)"
_GIVER = rf"(?:with\s+)?{_THE}(?P<giver>{_P})(?:\s(?:panel|map|heatmap))?"
_START = rf"(?:^|(?<=[;:]\s)|(?<=,\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bwhile\s)|(?<=\byet\s))(?P<lead>(?:(?:at|in|on|for|with|under)\s{_THE}{_T}(?:\s{_WORD})?,?\s)*)"
_END = rf"(?P<tail>{_PLACE}*)(?=\s*(?:[.;:,]|$|\s(?:and|but|while|yet|whereas)\b))"
_ALSO = r"(?:(?:also|still|even|only|thus|now|then|however|at best|at most)\s)?"
# How the taker stands in the panel that gives; better and worse where what is given need not be more of what is measured.
_GIVES: tuple[tuple[str, str], ...] = (
    (rf"add(?:s|ed)?\s{_MUCH}\sto\s{_TAKER}", "higher"),
    (rf"(?:takes?|took|knock(?:s|ed)?|shave[sd]?)\s{_MUCH}\soff\s{_TAKER}", "lower"),
    (rf"(?:is|was|are|were)\sworth\s{_MUCH}\s(?:to|for)\s{_TAKER}", "better"),
    (rf"(?:brings?|brought|gives?|gave|earn(?:s|ed)?|buys?|bought)\s{_TAKER}\s{_MUCH}", "better"),
    (rf"costs?\s{_TAKER}\s{_MUCH}", "worse"),
)
_GIVING = tuple(
    (re.compile(rf"{_START}{_GIVER}\s{_ALSO}{verb}{_END}", re.IGNORECASE), way) for verb, way in _GIVES
)
_SIDE = rf"(?:{_THE}(?:{_T}|{_P}))"
_OWN = rf"(?P<own>{_SIDE}(?:\s{_WORD})??)"
_RIVAL = rf"(?P<rival>{_SIDE}(?:\s{_WORD})??)"
_DEALING = (
    (re.compile(rf"{_OWN}\s{_ALSO}(?:gains?|gained|picks\sup|picked\sup|wins|won|has\sgained)\s{_MUCH}\s(?:over|on|against)\s{_RIVAL}{_END}", re.IGNORECASE), "better"),
    (re.compile(rf"{_OWN}\s{_ALSO}(?:los(?:es?|t)|concede[sd]?|gives?\sup|gave\sup|gives?\saway|gave\saway|drops|dropped|yield(?:s|ed)?)\s{_MUCH}\s(?:to|against)\s{_RIVAL}{_END}", re.IGNORECASE), "worse"),
)  # fmt: skip
_PAIR = 2


def told_by_roles(statement: Statement, document: Document, names: Vocabulary) -> Retold | None:
    """The sentence as one on how far two things lie apart; None where nothing is given or taken in it."""
    text = statement.text
    if not any(map(str.isdigit, text)):
        return None
    analysis = analyse(text, document, names)
    named = {item.start: item.value for item in analysis.items if _mark(item)}
    told, places = Rewritten.of(statement), list[tuple[int, int]]()
    for start, end, words in reversed(_changes(text, _marked(text, analysis.items), named, document)):
        told = told.put(start, end, words)
        places.append((start, end))
    if not places:
        return None
    return Retold(told.told(statement), anew=tuple(statement.source_span(*place) for place in places))


def _marked(text: str, items: Sequence[Item]) -> str:
    """The sentence with its mentions as marks."""
    for item in items:
        if mark := _mark(item):
            text = f"{text[: item.start]}{mark}{_REST * (item.end - item.start - 1)}{text[item.end :]}"
    return text


def _mark(item: Item) -> str:
    value = item.value
    if item.kind == "number":
        return _SIZE
    if isinstance(value, PanelRef):
        return _PANEL if len(value.panels) == 1 and not value.every else ""
    return _TICK if isinstance(value, TickRef) and not (value.every or value.unknown) else ""


def _changes(
    text: str, marked: str, named: Mapping[int, object], document: Document
) -> list[tuple[int, int, str]]:
    """Which parts of a sentence are put into which words, from left to right, none within another."""
    found = [*_given(text, marked, named, document), *_dealt(text, marked, named)]
    apart: list[tuple[int, int, str]] = []
    for change in sorted(found):
        if not apart or change[0] >= apart[-1][1]:
            apart.append(change)
    return apart


def _given(
    text: str, marked: str, named: Mapping[int, object], document: Document
) -> Iterator[tuple[int, int, str]]:
    """`Shade adds 4 to A`: A is higher with shade than in the other panel by 4."""
    for pattern, way in _GIVING if len(document.panels) == _PAIR else ():
        for match in pattern.finditer(marked):
            giver = named[match.start("giver")]
            other = document.panels[1 - giver.panels[0]].name if isinstance(giver, PanelRef) else ""
            part = {name: text[slice(*match.span(name))] for name in match.groupdict()}
            if other:
                told = f"{part['taker']} is {way} in {part['giver']} than in {other} by {part['size']}{part['unit']}"
                yield *match.span(), f"{part['lead']}{told}{part['tail']}"


def _dealt(text: str, marked: str, named: Mapping[int, object]) -> Iterator[tuple[int, int, str]]:
    """`A loses 4 to B`: A is worse than B by 4; of two rows, columns or panels."""
    for pattern, way in _DEALING:
        for match in pattern.finditer(marked):
            kinds = {_kind(named, marked, match.span(side)) for side in ("own", "rival")}
            part = {name: text[slice(*match.span(name))] for name in match.groupdict()}
            if len(kinds) == 1:
                told = f"{part['own']} is {way} than {part['rival']}{part['tail']} by {part['size']}{part['unit']}"
                yield *match.span(), told


def _kind(named: Mapping[int, object], marked: str, place: tuple[int, int]) -> str:
    """Of what kind the thing is that is named in a place: a row, a column, a panel."""
    at = next(at for at in range(*place) if marked[at] in (_PANEL, _TICK))
    return str(getattr(named[at], "side", "panel"))
