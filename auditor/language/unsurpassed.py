"""Extremes told by what nothing exceeds: "nothing beats the 92 of A in May", "no cell is lower than the 4 at B"."""

import re
from dataclasses import dataclass, replace

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef

_UP = "exceed(?:s|ed)? surpass(?:es|ed)? top(?:s|ped)? outscore[sd]? outrank(?:s|ed)? overt(?:akes?|ook)".split()
_EQUAL = [
    "match(?:es|ed)?",
    "equal(?:s|led|ed)?",
    r"c(?:omes?|ame)\s+(?:anywhere\s+)?(?:near|close\s+to)",
    "rival(?:s|led|ed)?",
]
_BETTER = ["beats?", "outperform(?:s|ed)?", "outdoes", "outdo", "outdid"]
_MOVES = (
    r"(?:gets?|got|go(?:es)?|went|comes?|came|lies?|lay|sits?|sat|stands?|stood|ris(?:es?)|rose|climb(?:s|ed)?|falls?|fell|drop(?:s|ped)?|dip(?:s|ped)?|sinks?|sank)\s+"
    r"(?:even\s+)?"
)
_IS = rf"(?:(?:is|are|was|were|reach(?:es|ed)?)\s+|{_MOVES})(?:any\s+|nearly\s+|quite\s+)?"
_UPWARDS = rf"{_MOVES}(?:above|beyond|over|past)|{_IS}(?:(?:higher|larger|greater|bigger|more|stronger)\s+than|as\s+(?:high|large|great|big|strong|much)\s+as)"
_DOWNWARDS = rf"{_MOVES}(?:below|under|beneath)|undercuts?|{_IS}(?:(?:lower|smaller|less|weaker)\s+than|as\s+(?:low|small|little|weak)\s+as)"
_UNSURPASSED = re.compile(
    r"\s*(?:(?:other|single|else)\s+)*(?:[^\W\d_]+\s+){0,2}?"
    rf"(?:(?P<max>{'|'.join(_UP)}|{_UPWARDS})|(?P<min>{_DOWNWARDS})|(?P<good>{'|'.join(_BETTER)}|{_IS}(?:better\s+than|as\s+(?:good|well)\s+as))|(?P<either>{'|'.join(_EQUAL)}))"
    r"\s+(?:even\s+)?the\s+",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Unsurpassed:
    """A number that nothing exceeds, with the way in which it is meant: "max", "min", "good" or "either".

    `looked` are the places named before it, `found` those behind it; `among` is the side of the lines that do not exceed it.
    """

    way: str
    value: Num
    looked: tuple[Item, ...]
    found: tuple[Item, ...]
    among: str
    items: frozenset[Item]
    words: tuple[int, int]  # where it is told that nothing exceeds the number


def unsurpassed(clause: Clause) -> Unsurpassed | None:
    """The number of a clause that is said to be exceeded by nothing; None where it tells another thing."""
    none, numbers = clause.of("quant", "none"), clause.numbers
    if len(none) != 1 or len(numbers) != 1 or numbers[0].start < none[0].end:
        return None
    number = numbers[0]
    value = clause.number(number)
    at = clause.sentence.find(value.text, number.start, number.end + 1)
    told = _UNSURPASSED.fullmatch(clause.sentence, none[0].end, at) if at >= 0 else None
    if told is None or value.word:
        return None
    between = [item for item in clause.items if none[0].end <= item.start < number.start]
    sides = {item.value.side for item in between if isinstance(item.value, AxisRef)}
    if any(item in clause.refs for item in between) or len(sides) > 1:
        return None
    looked = tuple(item for item in clause.refs if item.end <= none[0].start)
    found = tuple(item for item in clause.refs if item.start >= number.end)
    way = next(name for name, words in told.groupdict().items() if words is not None)
    items = frozenset([*none, *between, *numbers, *clause.refs])
    return Unsurpassed(
        way, replace(value, op="="), looked, found, next(iter(sides), ""), items, (none[0].start, number.end)
    )
