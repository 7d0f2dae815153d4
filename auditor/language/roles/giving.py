"""What one thing gives to another, or takes from it, told as how far they lie apart.

"Shade adds 4 to A", "shade is worth 4 to A" and "shade costs A 4", of one of two panels, say how far A is from what it is in the other one;
"A gains 4 over B" and "A loses 4 to B" how far A is from B. Who gives, who gets and how much are told of in these three roles, in whatever order.
"""

import re
from collections.abc import Iterator, Mapping

from auditor.language.refs import PanelRef
from auditor.language.roles.marks import LED, MUCH, PANEL, PLACE, SIZE, THE, TICK, WORD, named_in
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
# "A gains 4 from shade, B 3 and C 1", "A gains the most from shade, 4".
_FROM = r"(?:from|through|with|thanks\sto|due\sto|because\sof)"
_AGAIN = rf"(?P<again>(?:(?:,|,?\sand|;)\s{THE}{TICK}\s{SIZE}(?:\s{WORD})??(?=\s*(?:[.;:,]|$|\sand\b)))*)"
_TAKING = tuple(
    (re.compile(rf"{_START}{_TAKER}\s{_ALSO}(?:{verb})\s{MUCH}\s{_FROM}\s{_GIVER}{_AGAIN}{_END}", re.IGNORECASE), way)
    for verb, way in (("gains?|gained|gets|got|earns|earned", "better"), ("los(?:es?|t)", "worse"))
)  # fmt: skip
_OTHERS = re.compile(rf"(?:,|,?\sand|;)\s(?P<taker>{THE}{TICK})\s(?P<size>{SIZE})", re.IGNORECASE)
_SO_MUCH = rf"(?:,?\s(?:(?:with|by|namely)\s)?\(?{MUCH}\)?)?"
_MOST = (
    re.compile(rf"{_START}{_TAKER}\s{_ALSO}(?:gains?|gained|benefits?|benefit(?:t)?ed|profits?|profited)\s(?:by\sfar\s)?(?:the\s)?(?P<end>most|least)\s{_FROM}\s{_GIVER}{_SO_MUCH}{_END}", re.IGNORECASE),
    re.compile(rf"{_START}{_GIVER}\s{_ALSO}(?:helps?|helped|lifts?|lifted|boosts?|boosted|favou?rs?|favou?red)\s{_TAKER}\s(?:by\sfar\s)?(?:the\s)?(?P<end>most|least){_SO_MUCH}{_END}", re.IGNORECASE),
)  # fmt: skip
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
    for pattern, way in (*_GIVING, *_TAKING, *((most, "") for most in _MOST)):
        for match in pattern.finditer(marked) if len(document.panels) == _PAIR else ():
            giver = named[match.start("giver")]
            other = document.panels[1 - giver.panels[0]].name if isinstance(giver, PanelRef) else ""
            part = {name: text[slice(*match.span(name))] for name in match.groupdict()}
            if other and way:
                yield from _by_how_much(text, match, part, (way, other))
            elif other:
                yield *match.span(), _furthest(part, other)


def _by_how_much(
    text: str, match: re.Match[str], part: Mapping[str, str], told: tuple[str, str]
) -> Iterator[tuple[int, int, str]]:
    """How far one thing is from what it is in the other panel, and others that are listed behind it."""
    way, other = told
    again = list(_OTHERS.finditer(match.string, *match.span("again"))) if part.get("again") else []
    takers = [(match.start(), match.span("taker"), match.span("size"))]
    takers += [(more.start(), more.span("taker"), more.span("size")) for more in again]
    ends = [start for start, _, _ in takers[1:]] + [match.end()]
    for number, ((start, taker, size), end) in enumerate(zip(takers, ends, strict=True)):
        joint = "; " if number else ""
        words = f"{text[slice(*taker)]} is {way} in {part['giver']} than in {other} by {text[slice(*size)]}{part['unit']}"
        yield start, end, f"{joint}{part['lead']}{words}{part['tail']}"


def _furthest(part: Mapping[str, str], other: str) -> str:
    """`A gains the most from shade`: its lead over the other panel is largest for A."""
    size = f" ({part['size']}{part['unit']})" if part["size"] else ""
    end = "largest" if part["end"].casefold() == "most" else "smallest"
    return f"{part['lead']}the lead of {part['giver']} over {other} is {end} for {part['taker']}{size}{part['tail']}"


def dealt(text: str, marked: str, named: Mapping[int, object]) -> Iterator[tuple[int, int, str]]:
    """`A loses 4 to B`: A is worse than B by 4; of two rows, columns or panels."""
    for pattern, way in _DEALING:
        for match in pattern.finditer(marked):
            sides = [named_in(named, marked, match.span(side)) for side in ("own", "rival")]
            kinds = {getattr(side, "side", "panel") for side in sides}
            part = {name: text[slice(*match.span(name))] for name in match.groupdict()}
            if len(kinds) == 1 and sides[0] != sides[1]:
                told = f"{part['own']} is {way} than {part['rival']}{part['tail']} by {part['size']}{part['unit']}"
                yield *match.span(), told
