"""Numbers that things told of before come to: "their mean is 5", "together they make 30", "the smallest of them is 3, at A"."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.cellsets.conditions import behind_unit
from auditor.claims.cellsets.words import Line
from auditor.claims.follow_ups.claims import Fact, Outermost, Reckoned
from auditor.claims.follow_ups.places import wheres
from auditor.claims.follow_ups.subjects import THOSE
from auditor.language.adjective_ends import end_of, is_superlative
from auditor.language.numbers import Num
from auditor.model import Document

_THEIR = re.compile(
    rf"(?:their|the)\s+(?:joint\s+|combined\s+)?(?P<what>mean|average|sum|total)(?P<of>\s+of\s+{THOSE})?\s+(?:is|are|was|lies\s+at|comes\s+to|stands\s+at|amounts\s+to|being|equals)\s+",
    re.IGNORECASE,
)
_TOGETHER = re.compile(
    r"(?P<what>together|altogether|combined|in\s+total|taken\s+together|on\s+average|between\s+them),?\s+(?:they|these|those)\s+(?:[a-z]+\s+(?:up\s+)?(?:to\s+)?)",
    re.IGNORECASE,
)
_OUTER = re.compile(
    rf"(?:the|their)\s+(?P<most>(?:most|least)\s+[a-z]+|[a-z]+)(?:\s+(?:one|value|number|reading|member))?(?P<of>\s+(?:of|among)\s+{THOSE})?(?:,|\s+(?:is|was|being|at|stands\s+at|lies\s+at|has|reads|shows|belongs))+\s+",
    re.IGNORECASE,
)
_ENDS = {
    **dict.fromkeys(
        "highest largest greatest biggest maximum top strongest longest larger higher greater bigger longer".split(),
        "max",
    ),
    **dict.fromkeys(
        "lowest smallest least minimum weakest shortest mildest smaller lower lesser shorter".split(), "min"
    ),
}
_HEDGES = frozenset("about around roughly some nearly almost approximately circa".split())
_LEADS = frozenset((",", "at", "in", "for", "from", "is", "to", "that", "of", "on", "and", "the", "with", "it", "stand", "lie", "found"))  # fmt: skip

MakeLine = Callable[[int], Line]  # the words from a place in the text on


def reckoned(text: str, line_from: MakeLine, panels: tuple[int, ...], document: Document) -> Iterator[Fact]:
    """What a sentence tells of such a number."""
    if found := _THEIR.match(text):
        if found["of"] or text[:5].casefold() == "their":
            yield from _amount("mean" if found["what"].casefold() in ("mean", "average") else "sum", line_from(found.end()))  # fmt: skip
    elif found := _TOGETHER.match(text):
        averaged = found["what"].casefold() == "on average" or re.search(r"\saverage\s", found.group())
        function = "mean" if averaged else "sum"
        yield from _amount(function, line_from(found.end()))
    elif (found := _OUTER.match(text)) and (found["of"] or text[:5].casefold() == "their"):
        ends = _ends(found["most"].casefold(), document)
        if ends:
            yield from _outermost(ends, line_from(found.end()), panels)


def _ends(word: str, document: Document) -> tuple[str, ...]:
    """The ends that a superlative may tell."""
    if word in _ENDS:
        return (_ENDS[word],)
    if " " not in word and not is_superlative(word):
        return ()
    told = end_of(word, document)
    return (told,) if told in ("max", "min") else ("max", "min")


def number_at(line: Line, at: int) -> tuple[Num, int] | None:
    """A number behind words that blur it, and where its unit ends."""
    start = line.skip(at, _HEDGES)
    num = line.num(start)
    if num is None:
        return None
    return replace(num, op="~") if start > at and num.op == "=" else num, behind_unit(line, start + 1)


def _amount(function: str, line: Line) -> Iterator[Fact]:
    told = number_at(line, 0)
    if told is not None and line.is_end(told[1]):
        yield Reckoned(function, told[0])


def _outermost(ends: tuple[str, ...], line: Line, panels: tuple[int, ...]) -> Iterator[Fact]:
    told = number_at(line, 0)
    at = line.skip(told[1], _LEADS) if told is not None else line.skip(0, _LEADS)
    if line.is_end(at):
        if told is not None:
            yield Outermost(ends, told[0])
        return
    for where in wheres(line, at, panels):
        yield Outermost(ends, told[0] if told else None, where.area, where.name)
