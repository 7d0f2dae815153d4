"""A number of things that is told twice: "60% of the cells (12 of 20) exceed 34", "12 of the 20 cells exceed 34 (60%)".

The sentence is told once with the one, and once with the other.
"""

import re
from dataclasses import replace

from auditor.language.led_back import Retold
from auditor.language.mentions import analyse
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement
from auditor.numerals import CARDINALS

_NUMBER = rf"(?:\d+|{'|'.join(word for word in CARDINALS if '-' not in word)})"
_PERCENT = r"(?:\d+(?:\.\d+)?\s?(?:%|percent|per\s+cent))"
_PART = r"(?:(?:a|one|two|three|four)[\s-]+)?(?:half|third|quarter|fifth|sixth|tenth)s?"
_ABOUT = (
    r"(?:(?:some|about|around|roughly|nearly|almost|just|exactly|only|fully|over|under|well\s+over|more\s+than"
    r"|less\s+than|fewer\s+than|a\s+little\s+(?:over|under)|just\s+(?:over|under)|at\s+least|at\s+most)\s+)?"
)
_MANY = rf"(?P<quantity>\b{_ABOUT}(?:{_PERCENT}|{_PART}|most|the\s+(?:vast\s+)?majority|{_NUMBER}))"
# How many, before what they are of: "some 60% of", "more than half of"; before what they are: "twelve cells", "most rows".
_QUANTITIES = (
    re.compile(rf"{_MANY}\s+of\s+", re.IGNORECASE),
    re.compile(rf"{_MANY}\s+(?=[a-z])", re.IGNORECASE),
)
# What they are of may stand in front: "of the cells in May, 60% exceed 34".
_OF_THEM = re.compile(rf"(?P<of>\W*of\s+[^,;:()]+,\s*){_MANY}$", re.IGNORECASE)
_AGAIN = re.compile(
    rf"\s*\((?P<again>(?:(?P<count>{_NUMBER})\s*(?:of|out\s+of|/|in)\s*(?:the\s+|all\s+)?(?P<all>{_NUMBER})|{_PERCENT}))\)",
    re.IGNORECASE,
)
# A part of a sentence ends where another begins.
_JOINT = re.compile(r"[;:.?!](?!\d)|,(?!\d)|\s(?:and|but|while|whereas|so|yet)\s", re.IGNORECASE)
# What tells in front of a part where it is so: "in May, ".
_LEAD = re.compile(
    r"\s*(?:in|at|on|for|under|with|before|after|over|during|among|across|from|within)\s[^,;:]*,\s?",
    re.IGNORECASE,
)
_WHOLE = re.compile(rf"(?:all\s+the|the|all|its|their)\s+(?:{_NUMBER}\s+)?", re.IGNORECASE)


def counted_again(statement: Statement, document: Document, names: Vocabulary) -> Retold | None:
    """The sentence without the second number, and behind it once more with that; None where none is told twice."""
    text = statement.text
    for again in _AGAIN.finditer(text):
        after = _JOINT.search(text, again.end())
        end = after.start() if after else len(text)
        first = _first(text, again.start())
        if first is not None and not _within_place(text, first[1], document, names):
            begin, first_start, rest = first
            number = _other_number(again, rest)
            other = f"{text[begin:first_start]}{number}{text[again.end() : end]}".strip()
            return _told(statement, again, end, f"; {other}")
    return None


def _first(text: str, end: int) -> tuple[int, int, str] | None:
    """Where a part begins that tells a number before a place, where the number stands, and what it is of."""
    if ahead := _OF_THEM.match(text[:end]):
        return ahead.start(), ahead.start("quantity"), ""
    joints = [0, *(joint.end() for joint in _JOINT.finditer(text, 0, end))]
    begin = joints[-2] if len(joints) > 1 and _LEAD.fullmatch(text, joints[-2], joints[-1]) else joints[-1]
    for pattern, whole in zip(_QUANTITIES, ("", "the "), strict=True):
        if found := list(pattern.finditer(text, begin, end)):
            return begin, found[-1].start(), f"{whole}{text[found[-1].end() : end]}"
    return None


def _within_place(text: str, at: int, document: Document, names: Vocabulary) -> bool:
    """`... peaks at 40 rpm (85%)`: whether the first number is a part of a name, so that the second tells no number of things."""
    return any(
        item.kind == "ref" and item.start <= at < item.end for item in analyse(text, document, names).items
    )


def _other_number(again: re.Match[str], rest: str) -> str:
    """The second number, of what the first is of."""
    number = again["count"] or again["again"]
    whole = _WHOLE.match(rest) if again["count"] else None
    rest = f"the {again['all']} {rest[whole.end() :]}" if whole else rest
    return f"{number} of {rest}" if rest else number


def _told(statement: Statement, again: re.Match[str], end: int, other: str) -> Retold:
    """The sentence without a bracket, and what is told in it put in behind; that stands where the bracket stands."""
    text, offsets = statement.text, statement.offsets
    first, last = again.start("again"), again.end("again") - 1
    places = (offsets[first],) * (len(other) - 1) + (offsets[last],)
    kept = (*offsets[: again.start()], *offsets[again.end() : end])
    told = replace(
        statement,
        text=text[: again.start()] + text[again.end() : end] + other + text[end:],
        offsets=(*kept, *places, *offsets[end:]),
    )
    whole = statement.source_span(0, len(text))
    bracket = statement.source_span(again.start("again"), again.end("again"))
    return Retold(told, anew=(whole,), instead=(bracket,))
