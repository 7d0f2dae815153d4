"""What one thing gives to another, or takes from it, told as how far they lie apart.

"Shade adds 4 to A", "shade is worth 4 to A" and "shade costs A 4", of one of two panels, say how far A is from what it is in the other one;
"A gains 4 over B" and "A loses 4 to B" how far A is from B. Who gives, who gets and how much are told of in these three roles, in whatever order.
"""

import re
from collections.abc import Iterator, Mapping

from auditor.language.refs import PanelRef
from auditor.language.roles.marks import LED, MUCH, PANEL, PLACE, THE, TICK, WORD, kind_of
from auditor.model import Document

_TAKER = rf"(?P<taker>{THE}{TICK}(?:\s{WORD})??{PLACE}?)"
_GIVER = rf"(?:with\s+)?{THE}(?P<giver>{PANEL})(?:\s(?:panel|map|heatmap))?"
_START = rf"(?:^|(?<=[;:]\s)|(?<=,\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bwhile\s)|(?<=\byet\s))(?P<lead>{LED}*)"
_END = rf"(?P<tail>{PLACE}*)(?=\s*(?:[.;:,]|$|\s(?:and|but|while|yet|whereas)\b))"
_ALSO = r"(?:(?:also|still|even|only|thus|now|then|however|at best|at most)\s)?"
# How the taker stands in the panel that gives; better and worse where what is given need not be more of what is measured.
_GIVES: tuple[tuple[str, str], ...] = (
    (rf"add(?:s|ed)?\s{MUCH}\sto\s{_TAKER}", "higher"),
    (rf"(?:takes?|took|knock(?:s|ed)?|shave[sd]?)\s{MUCH}\soff\s{_TAKER}", "lower"),
    (rf"(?:is|was|are|were)\sworth\s{MUCH}\s(?:to|for)\s{_TAKER}", "better"),
    (rf"(?:brings?|brought|gives?|gave|earn(?:s|ed)?|buys?|bought)\s{_TAKER}\s{MUCH}", "better"),
    (rf"costs?\s{_TAKER}\s{MUCH}", "worse"),
)
_GIVING = tuple(
    (re.compile(rf"{_START}{_GIVER}\s{_ALSO}{verb}{_END}", re.IGNORECASE), way) for verb, way in _GIVES
)
_SIDE = rf"(?:{THE}(?:{TICK}|{PANEL}))"
_OWN = rf"(?P<own>{_SIDE}(?:\s{WORD})??)"
_RIVAL = rf"(?P<rival>{_SIDE}(?:\s{WORD})??)"
_DEALING = (
    (re.compile(rf"{_OWN}\s{_ALSO}(?:gains?|gained|picks\sup|picked\sup|wins|won|has\sgained)\s{MUCH}\s(?:over|on|against)\s{_RIVAL}{_END}", re.IGNORECASE), "better"),
    (re.compile(rf"{_OWN}\s{_ALSO}(?:los(?:es?|t)|concede[sd]?|gives?\sup|gave\sup|gives?\saway|gave\saway|drops|dropped|yield(?:s|ed)?)\s{MUCH}\s(?:to|against)\s{_RIVAL}{_END}", re.IGNORECASE), "worse"),
)  # fmt: skip
_PAIR = 2


def given(
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


def dealt(text: str, marked: str, named: Mapping[int, object]) -> Iterator[tuple[int, int, str]]:
    """`A loses 4 to B`: A is worse than B by 4; of two rows, columns or panels."""
    for pattern, way in _DEALING:
        for match in pattern.finditer(marked):
            kinds = {kind_of(named, marked, match.span(side)) for side in ("own", "rival")}
            part = {name: text[slice(*match.span(name))] for name in match.groupdict()}
            if len(kinds) == 1:
                told = f"{part['own']} is {way} than {part['rival']}{part['tail']} by {part['size']}{part['unit']}"
                yield *match.span(), told
