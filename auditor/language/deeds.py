"""Steps along an axis told as deeds: "stretching the day from 8 to 9 h" and "the last step, from 8 to 9 h," are "going from 8 to 9 h".

What is stretched must be nothing that the document knows: "raising Oak from 4 to 5" speaks of Oak alone.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document
from auditor.numerals import CARDINALS
from auditor.quantity import number_of

_START = r"(?:^|(?<=[;:]\s)|(?<=,\s)|(?<=\band\s)|(?<=\bwhile\s)|(?<=\bbut\s))"
_DEED = re.compile(
    rf"{_START}(?P<deed>(?:rais|lower|stretch|extend|length|lengthen|shorten|increas|decreas|reduc|cutt|turn|tak|push|bring|chang|switch|widen|narrow|lift|dropp|heat|cool|shift|prolong|mov|stepp|sett|tun)ing)\s+"
    r"(?P<what>(?:(?:the|a|an|its|their|one)\s+)?(?:(?!from\b|by\b|to\b|and\b|or\b|of\b)[a-z-]+\s+){1,3}?)(?:up\s+|down\s+|further\s+|on\s+)?(?=from\s+\S[^,;:]*?\sto\s)",
    re.IGNORECASE,
)
# "Doubling the load from 2 to 4 t": where the ticks bear it out, it is the way along their axis.
_TIMES = {"doubl": 2.0, "tripl": 3.0, "quadrupl": 4.0, "halv": 0.5}
_MULTIPLYING = re.compile(
    rf"(?<![\w-])(?P<deed>{'|'.join(_TIMES)})ing\s+(?:(?:the|a|an|its|their)\s+)?(?:[a-z-]+\s+){{1,3}}?"
    r"(?=from\s+(?P<low>\d[\d.,]*)\s?\S*?\sto\s(?P<high>\d[\d.,]*\d|\d))",
    re.IGNORECASE,
)
_STEP = r"(?:the\s+)(?:(?:last|final|first|next|further|second|third)\s+)(?:step|increase|move|rise|increment|change|stage|jump|extension|switch)"
_STEP_FROM = re.compile(
    rf"{_START}(?:and\s+)?{_STEP},\s+(?P<route>from\s+[^,;:]+?\sto\s[^,;:]+?),\s+(?=[a-z]+s\b)", re.IGNORECASE
)
_STEP_TO = re.compile(
    rf"{_START}(?:and\s+)?{_STEP},\s+(?:that\s+)?to\s+(?P<to>[^,;:]{{1,30}}),\s+", re.IGNORECASE
)
_BY_SO_MUCH = re.compile(
    r"\b(?:adds?|costs?|brings?|takes?|gives?|buys?|loses?|gains?|yields?|saves?|by|worth)\s+(?:away\s+|off\s+)?(?:(?:only|about|just|some|another|nearly|almost|over|at\s+least|at\s+most)\s+)*[-−]?\d",
    re.IGNORECASE,
)


def deeds_told(text: str, document: Document, names: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """Where a deed stands, and the step that it makes."""
    for found in _DEED.finditer(text):
        words = [
            word for word in norms(found["what"]) if word not in ("the", "a", "an", "its", "their", "one")
        ]
        if words and not any(_names_a_line(word, names) for word in words):
            yield found.start(), found.end(), "Going " if found["deed"][0].isupper() else "going "
    for found in _MULTIPLYING.finditer(text):
        if _is_way(found["low"], found["high"], _TIMES[found["deed"].casefold()], document):
            yield found.start(), found.end(), "Going " if found["deed"][0].isupper() else "going "
    if _BY_SO_MUCH.search(text):
        return  # how far it leads is told by those who know the steps by their rank
    for found in _STEP_FROM.finditer(text):
        yield found.start(), found.end(), f"{_going(text, found.start())} {found['route']} "
    for found in _STEP_TO.finditer(text):
        if start := _tick_before(found["to"], document):
            yield found.start(), found.end(), f"{_going(text, found.start())} from {start} to {found['to']} "


def _going(text: str, at: int) -> str:
    return "Going" if text[at].isupper() else "going"


def _is_way(low: str, high: str, times: float, document: Document) -> bool:
    """Whether two numbers are ticks of one axis, of which the second is so many times the first."""
    first, second = number_of(low), number_of(high)
    return (
        first is not None
        and second is not None
        and abs(first * times - second) < 1e-9
        and any(
            {first, second} <= {tick.number for tick in axis.ticks}
            for panel in document.panels
            for axis in (panel.rows, panel.columns)
        )
    )


def _names_a_line(word: str, names: Vocabulary) -> bool:
    return any(getattr(ref, "ticks", ()) for ref in names.find((word,)))


def _tick_before(text: str, document: Document) -> str:
    """The tick from which a step leads to the one that is told, where only one axis has it."""
    found: set[str] = set()
    number = re.search(r"[-−]?\d[\d.]*", text)
    for panel in document.panels:
        for side in ("rows", "columns"):
            ticks = axis_of(panel, side).ticks
            for one, other in pairwise(ticks):
                if number and number[0] == other.text or text.strip() == other.text:
                    found.add(one.text)
    return found.pop() if len(found) == 1 else ""


_WORSE, _BETTER = (
    r"hurts?|harms?|damages?|does\s+harm(?:\s+to)?|costs?(?:\s+[a-z]+)?",
    r"helps?|benefits?|improves?|pays\s+off|does\s+good(?:\s+to)?",
)
_AT = r"(?:(?:in|at|on|for|with|under)\s+)?"
# "Going from 8 to 9 h hurts only A": from 8 to 9 h only A gets worse.
_ONLY = re.compile(
    rf"{_START}(?:(?:going|moving)\s+)(?P<route>from\s+[^,;:]+?\sto\s[^,;:]+?)\s+(?:(?P<worse>{_WORSE})|(?P<better>{_BETTER}))\s+"
    rf"(?:(?:only|just|solely)\s+{_AT}(?P<who>[^,;:.]+?)|{_AT}(?P<who2>(?!(?:only|just|in|at|on|for|with|under)\b)[^,;:.]+?)\s+(?:only|alone))(?=\s*[.!]?\s*$)",
    re.IGNORECASE,
)


def felt_by_one(text: str) -> Iterator[tuple[int, int, str]]:
    """Whom alone a step hurts or helps, as who alone gets worse or better."""
    if found := _ONLY.search(text):
        who = found["who"] or found["who2"]
        route = (
            found["route"][0].upper() + found["route"][1:]
            if text[found.start()].isupper()
            else found["route"]
        )
        yield found.start(), found.end(), f"{route} only {who} got {'worse' if found['worse'] else 'better'}"


_FURTHER = r"(?:more|extra|additional|further)"
_SO_MUCH_MORE = re.compile(
    rf"(?:(?P<lead>^|[,;:]\s+)(?:since\s+)?(?:(?:each|every|another|a)\s+)?|(?<=\s)(?:each|every)\s+)(?P<size>{'|'.join(CARDINALS)}|\d[\d.]*)\s+(?:{_FURTHER}\s+(?P<unit>[a-z]+)|(?P<unit2>[a-z]+)\s+(?:more|further|longer))(?:\s+of\s+(?:[a-z]+\s+){{0,1}}?[a-z]+?)?"
    r"\s+(?:(?:always|invariably|still|never\s+fail(?:s|ed)?\s+to)\s+)?(?P<effect>pays?\s+off|paid\s+off|helps?|helped|hurts?|harms?|(?P<worse>worsens?|worsened|impairs?)(?:\s+the\s+[a-z]+)?|improves?(?:\s+the\s+[a-z]+)?|improved(?:\s+the\s+[a-z]+)?)(?=\s*(?:[,.;!]|$)|\s+(?:in|at|for|on|with|under|everywhere|whatever|whichever)\b)",
    re.IGNORECASE,
)
_WHICHEVER = re.compile(
    r",?\s+(?:whichever|whatever|no\s+matter\s+(?:which|what))\s+(?P<noun>[a-z]+)\s+(?:is|was|one|you|we|they|gets?)\s+(?:used|chosen|taken|picked|applied|tried|uses|takes|picks|chooses|tries|meant)(?=\s*(?:[.;,!]|$))",
    re.IGNORECASE,
)


def further_steps(text: str, document: Document, names: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """`two more hours always pay off`, where ticks are two hours apart: the values always get better from one to the next."""
    for found in _SO_MUCH_MORE.finditer(text):
        size = CARDINALS.get(found["size"].casefold()) or number_of(found["size"])
        if size and _is_step(float(size), found["unit"] or found["unit2"], document):
            bad = found["worse"] or found["effect"].casefold().startswith(("hurt", "harm"))
            way = "worse" if bad else "better"
            told = f"the values always get {way}"
            yield (
                found.start(),
                found.end(),
                (found["lead"] or "") + (told.capitalize() if found.start() == 0 else told),
            )
    for found in _WHICHEVER.finditer(text):
        if not names.find(norms(found["noun"])):
            yield found.start(), found.end(), " everywhere"


def _is_step(size: float, unit: str, document: Document) -> bool:
    """Whether the ticks of the one axis that is measured so lie so far apart, each from the next."""
    word = norms(unit)
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    own = [axis for axis in axes if any(word[0] in norms(name) for name in axis.names)]
    numbers = [[tick.number for tick in axis.ticks] for axis in own]
    return bool(numbers) and all(
        one is not None and other is not None and abs(abs(other - one) - size) < 1e-9
        for ticks in numbers
        for one, other in pairwise(ticks)
    )
