"""What is told behind a clause of its own cell: how far it is from another one, and what else it is held against.

"A peaks in May (9), 4 up on March" says that in A, May is 4 above March; "A (9) is above B (5) and C (3)" tells of two rivals.
"""

import re
from collections.abc import Iterator, Mapping

from auditor.language.refs import PanelRef, TickRef
from auditor.language.roles.marks import AMOUNT, LED, PANEL, SIZE, THE, TICK, WORD

_ON = r"(?:on|than|from|over|since|against|compared\s(?:with|to)|relative\sto)"
_OF = rf"\s(?:(?:in|on|at|for|that\s(?:of|in)|those\s(?:of|in)|its|their|what\sit\swas\sin)\s)*{THE}(?P<than>{TICK})(?:\s(?:figure|value|score|level|one|result|share|count|total|rate|mark|reading))?"
_STOP = r"(?=\s*(?:[.;:,)]|$|\s(?:and|but|while|yet|whereas)\b))"
_JOINT = r"(?:,\s(?:(?:or|and|but|which\s(?:is|was)|that\sis|still|already)\s)*(?:(?:is|was|are|were)\s)?|\s(?:is|was|are|were)\s(?=[^,;:]*\b(?:its|their|that\s(?:of|in))\s))"
# With these it is told of more or other places than those that are named.
_ELSEWHERE = re.compile(
    r"\b(?:every|each|all|any|both|most|some|many|few|but|except|save|bar|only|no|none|never|not|until|till|since|after|before|between|from|outside|other|others|than|half|average|averag\w+|mean|total|sum|median|throughout|over|per|if|would|could)\b",
    re.IGNORECASE,
)
_BEHIND = (
    re.compile(rf"{_JOINT}{AMOUNT}\s(?P<way>up|down|more|less|fewer|higher|lower|above|below|better|worse)(?:\s{_ON})?{_OF}{_STOP}", re.IGNORECASE),
    re.compile(rf"{_JOINT}(?P<way>up|down)\s(?:by\s)?{AMOUNT}\s{_ON}{_OF}{_STOP}", re.IGNORECASE),
)  # fmt: skip
_WAYS = {"up": "higher", "more": "higher", "above": "higher", "down": "lower", "less": "lower", "fewer": "lower", "below": "lower"}  # fmt: skip
_WITH = rf"{THE}{TICK}(?:\s{WORD})?\s\({SIZE}[^()]{{0,12}}\)"
_RIVALS = re.compile(
    rf"(?P<lead>(?:{LED})*)(?P<own>{_WITH})\s(?P<verb>[a-z\s]{{1,40}}?(?:than|of|above|below|behind|over|beats?|tops?|exceeds?|trails?|outdoes))\s{_WITH}(?P<rest>(?:(?:,|,?\sand|,?\sbut\salso)\s{_WITH})+)",
    re.IGNORECASE,
)
_RIVAL = re.compile(rf"(?:,|,?\sand|,?\sbut\salso)\s(?P<rival>{_WITH})", re.IGNORECASE)
_PART = re.compile(r"[;:]\s")
_OTHER = {"rows": "columns", "columns": "rows"}


def further(
    text: str, marked: str, named: Mapping[int, object], panels: int
) -> Iterator[tuple[int, int, str]]:
    """`A has 9 in May, 4 up on March`: in A, May is 4 higher than March."""
    for pattern in _BEHIND:
        for match in pattern.finditer(marked):
            than = named[match.start("than")]
            begin = max((part.end() for part in _PART.finditer(marked, 0, match.start())), default=0)
            before = {at: value for at, value in named.items() if begin <= at < match.start()}
            own = _only(before, getattr(than, "side", ""))
            kept = _only(before, _OTHER.get(getattr(than, "side", ""), ""))
            panel = [at for at, value in before.items() if isinstance(value, PanelRef)]
            if _ELSEWHERE.search(marked, begin, match.start()):
                continue
            if own is None or kept is None or before[own] == than or (panels > 1) != (len(panel) == 1):
                continue
            words = [_words(text, marked, at) for at in (kept, own, *panel)]
            where = f"in {words[2]} at {words[0]}" if panel else f"at {words[0]}"
            way = match["way"].casefold()
            size, unit, other = (text[slice(*match.span(name))] for name in ("size", "unit", "than"))
            told = f"; {where}, {words[1]} is {size}{unit} {_WAYS.get(way, way)} than {other}"
            yield *match.span(), told


def rivals(text: str, marked: str) -> Iterator[tuple[int, int, str]]:
    """`A (9) is above B (5) and C (3)`: A is above B, and A is above C."""
    for match in _RIVALS.finditer(marked):
        lead, own, verb = (text[slice(*match.span(name))] for name in ("lead", "own", "verb"))
        for rival in _RIVAL.finditer(marked, *match.span("rest")):
            yield *rival.span(), f"; {lead}{own} {verb} {text[slice(*rival.span('rival'))]}"


def _only(before: Mapping[int, object], side: str) -> int | None:
    """Where the one row or column of a side is named; None where there is none, or several are."""
    found = {value: at for at, value in before.items() if isinstance(value, TickRef) and value.side == side}
    one = next(iter(found), None)
    return found[one] if one is not None and len(found) == 1 and len(one.ticks) == 1 else None


def _words(text: str, marked: str, at: int) -> str:
    """The words of the mention that begins at a place."""
    found = re.compile(rf"{TICK}|{PANEL}").match(marked, at)
    return text[at : found.end()] if found else ""
