"""Tails that tell how far it is from one told value to the next: "went from 40 to 30, a drop of 25 %", "(12 → 25), about doubling"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.language.items import Item
from auditor.language.numbers import Num

_DOWN = r"drop|fall|decline|decrease|reduction|loss|dip|cut|slump|plunge|slide|shrinkage"
_UP = r"rise|gain|increase|growth|climb|jump|surge|leap|uplift"
_ADJECTIVES = r"(?:(?:sharp|slight|small|modest|steep|large|big|huge|clear|solid|hefty|strong|mild|net|total|overall|whopping)\s+)*"
_HEDGES = (
    ("<~", r"nearly|almost|close\s+to|just\s+under|just\s+short\s+of|not\s+quite|(?:a\s+)?little\s+less\s+than|virtually"),
    (">~", r"just\s+(?:over|above)|(?:a\s+)?(?:little|bit|shade)\s+(?:over|more\s+than)|slightly\s+(?:over|more\s+than)"),
    (">", r"(?:well\s+)?(?:over|above)|(?:far\s+|much\s+)?more\s+than|at\s+least|no\s+less\s+than"),
    ("<", r"(?:well\s+)?(?:under|below)|(?:far\s+|much\s+)?less\s+than|at\s+most|no\s+more\s+than"),
    ("~", r"about|roughly|around|approximately|some|circa|near(?:ly)?|or\s+so|more\s+or\s+less"),
    ("=", r"only|just|exactly|precisely|fully|a\s+full|a\s+mere|merely|as\s+much\s+as"),
)  # fmt: skip
_HEDGE = "|".join(words for _, words in _HEDGES)
_PARTS = {"half": 50.0, "third": 100 / 3, "quarter": 25.0, "fifth": 20.0, "sixth": 100 / 6, "tenth": 10.0}
_TIMES = {"doubl": 2, "tripl": 3, "trebl": 3, "quadrupl": 4, "quintupl": 5, "halv": 2,
          "twofold": 2, "threefold": 3, "fourfold": 4, "fivefold": 5, "sixfold": 6, "tenfold": 10}  # fmt: skip
_FOLD = r"(?P<fold>(?:two|three|four|five|six|ten)fold)"
_LEAD = r"(?:(?:so|thus|i\.e\.,?|that\s+is,?|which\s+(?:is|makes|means)|representing|making|meaning|amounting\s+to|or|for)\s+)?"
_OPENED = rf"(?:an?|the)\s+{_ADJECTIVES}"


def _noun(way: str) -> str:
    """A word for a change; its groups are called after the way in which it is told."""
    return rf"(?:(?P<down{way}>{_DOWN})|(?P<up{way}>{_UP})|(?:change|difference|swing|shift|improvement))"


def _blur(way: str) -> str:
    return rf"(?P<blur{way}>(?:(?:{_HEDGE}|a|an)\s+)*?)"


def _amount(way: str) -> str:
    """A number with its unit, or a part in words."""
    unit = rf"(?P<unit{way}>\s?%|\s?per\s?cent\b|[\s-](?:percentage[\s-])?points?\b|\s?pp\b)?"
    word = rf"(?:\s(?!(?:up|down|higher|lower|to|from|over|on|in|at|of|per|each|and|or|than|a|an|{_DOWN}|{_UP})\b)[a-zµ°/]+)?"
    part = rf"(?:(?:an?|one)\s+)?(?P<part{way}>{'|'.join(_PARTS)})"
    return rf"(?:(?P<number{way}>0+){unit}{word}|{part})"


_TAIL = re.compile(
    rf"{_LEAD}(?:{_OPENED}{_noun('')}\s+of\s+{_blur('')}{_amount('')}"
    rf"|{_OPENED}{_blur('1')}(?:{_amount('1')}[\s-]+|{_FOLD}\s+){_noun('1')}"
    rf"|(?P<adverb>up|down)\s+(?:by\s+)?{_blur('2')}{_amount('2')}"
    rf"|{_blur('3')}(?:a\s+)?(?P<verb>doubl|tripl|trebl|quadrupl|quintupl|halv)ing)"
    r"(?:\s+(?:in\s+all|overall|altogether))?(?=\s*\)?\s*(?:[.;,]|\s(?:while|whereas|and|but)\s|$))",
    re.IGNORECASE,
)
_FROM = re.compile(rf"\bfrom\s+(?:(?:{_HEDGE}|a)\s+)*$", re.IGNORECASE)
_WHERE = r"(?:\s?%|°C)?(?:\s(?:percent|[a-zµ°]{1,12}))?(?:\s(?:in|at|on|for|with|under|by|of|during|before|after)\s[^,;()]{1,40}?)?"
_TO = re.compile(
    rf"(?:{_WHERE}\s+(?:(?:back|down|up|all\s+the\s+way)\s+)?to\s+(?:(?:{_HEDGE}|a)\s+)*|\s*(?:→|->)\s*)",
    re.IGNORECASE,
)
_JOINT = re.compile(rf"{_WHERE}\)?(?:,\s+|\s+\(|\s+[—–]\s+)", re.IGNORECASE)
_VERB = re.compile(r"\b(?:is|are|was|were|has|have|had|than|and|but)\b", re.IGNORECASE)
# Plain words for a factor or a part leave room: so much of the factor, and so many hundredths.
_ROOM_OF_FACTOR = 0.06
_ROOM_OF_PART = 5.0
_POINTS = ("point", "pp")


@dataclass(frozen=True, slots=True)
class StepTail:
    """Where such a tail stands, the values before it, and its number; `way` is "up", "down" or "" where it is not told."""

    start: int
    end: int
    values: tuple[Num, Num]
    number: Num
    times: bool
    way: str


def step_tails(text: str, items: Sequence[Item]) -> Iterator[StepTail]:
    """All such tails of a sentence, from left to right."""
    numbers = [(item, item.value) for item in items if item.kind == "number" and isinstance(item.value, Num)]
    shown = text
    for item, _ in numbers:
        shown = shown[: item.start] + "0" * (item.end - item.start) + shown[item.end :]
    for (one, first), (two, second) in pairwise(numbers):
        plain = all(not num.word and num.op in ("=", "~") for num in (first, second))
        joint = _joint(text, one, two) if plain else 0
        found = _TAIL.match(shown, joint) if joint else None
        told = _told(found, {item.start: num for item, num in numbers}) if found else None
        if found and told:
            yield StepTail(found.start(), found.end(), (first, second), *told)


def _joint(text: str, one: Item, two: Item) -> int:
    """Where the words go on behind "from 40 to 30," ; 0 where two numbers are not told so."""
    between = _TO.fullmatch(text, one.end, two.start)
    arrow = between and between.group().strip() in ("→", "->")
    if not (between and (arrow or _FROM.search(text[: one.start]))) or _VERB.search(between.group()):
        return 0
    joint = _JOINT.match(text, two.end)
    return joint.end() if joint and not _VERB.search(joint.group()) else 0


def _told(found: re.Match[str], numbers: dict[int, Num]) -> tuple[Num, bool, str] | None:
    """The number that a tail tells, whether it is a factor, and which way it goes."""

    def group(name: str) -> str:
        groups = (found.groupdict().get(f"{name}{at}") for at in ("", 1, 2, 3))
        return next((text.casefold() for text in groups if text), "")

    way = group("adverb") or ("down" if group("down") or group("verb") == "halv" else "up")
    directed = group("adverb") or group("down") or group("up") or group("verb")
    op = _op(group("blur"))
    factor = _TIMES.get(group("fold") or group("verb"))
    if factor:
        return (
            Num(factor, 2 * _ROOM_OF_FACTOR * factor, group("fold") or group("verb") + "ing", op),
            True,
            way,
        )
    if part := group("part"):
        return Num(_PARTS[part], _ROOM_OF_PART, part, op, "%"), False, way if directed else ""
    start = next(at for name in ("number", "number1", "number2") if (at := found.start(name)) >= 0)
    number = numbers.get(start)
    if number is None or number.unit == "times":
        return None
    unit = group("unit").strip(" -")
    if unit.startswith(("%", "per")) and "point" not in unit:
        number = replace(number, unit="%")
    elif "point" in unit or unit == "pp":
        number = replace(number, unit="points")
    return number, False, way if directed else ""


def _op(blur: str) -> str:
    """What the words before an amount in words make of it."""
    return next((op for op, words in _HEDGES if re.search(rf"\b(?:{words})\b", blur)), "=")
