"""Lists in running text: "0.1, 0.2, and 0.3", "2 ml, 5 ml and 10 ml", "`ABX`, `QP` and `TR`"."""

import re
from dataclasses import dataclass

from auditor.reading.labels import singular
from auditor.reading.plain import Plain

Place = tuple[int, int]

_TIME = r"\d{1,2}:\d\d(?::\d\d)?(?![\w:])"
_POWER = r"(?:(?<=\d)(?:[eE][-+−]?\d+|\s?[×x]\s?10\^?[-−]?\d+))?"
_DECIMAL = rf"[-+−]?(?:\d{{1,3}}(?:,\d{{3}})+(?![\d,]*\d)|\d+)?(?:\.\d+)?{_POWER}"
_UNIT = r"(?P<unit>\s?(?:%|‰|°\s?[A-Z]?|[^\W\d_]{1,9}(?:/[^\W\d_]{1,6})?))?(?!\w)"
_NUMBER = re.compile(rf"(?<![\w.])(?<!\d,)(?<!\d:)[~≈]?(?:{_TIME}|{_DECIMAL}{_UNIT})")
_LEFT_OUT = frozenset(
    [
        "and",
        "or",
        "to",
        "in",
        "at",
        "on",
        "by",
        "of",
        "for",
        "from",
        "with",
        "per",
        "vs",
        "are",
        "is",
        "as",
        "then",
        "the",
        "both",
    ]
)
_STRICT_JOINT = re.compile(
    r"[\s'\"“”‘’`)]*(?:\([^()\d]*\)\s*)?(?:,|;|\||→|->|•|/|&|\band\b|\bor\b)[\s'\"“”‘’`(]*(?:(?:and|or"
    r"|then|finally)\s+)?[\s'\"“”‘’`(~≈]*$"
)
_FURTHER = r"\s*(?:and\s+|or\s+|then\s+|finally\s+)?"
_SPLIT = re.compile(rf"\s*(?:[;|•]|,(?!\d{{3}}\b)|→|->){_FURTHER}|\s+(?:and|or|&)\s+")
_SPLIT_AT_SLASHES = re.compile(rf"\s*/(?=\s){_FURTHER}|\s+(?:and|or|&)\s+")
_BRACKET = re.compile(r"\([^()]*\)")
_BRACKETS = re.compile(rf"[ \t]?{_BRACKET.pattern}")
_MASK = "\0"  # stands for brackets while a list is split; no blank, as long runs of blanks are slow to match
_QUOTES = "'\"“”‘’`. \n\t" + _MASK


@dataclass(frozen=True, slots=True)
class _Item:
    """A number of a run: where it begins, where its digits and where its unit end."""

    start: int
    bare: int
    end: int
    unit: str


def numeric_list(text: Plain) -> list[Place]:
    """The longest run of numbers, each perhaps with a unit, that only commas, "and" and the like separate."""
    best: list[Place] = []
    run: list[_Item] = []
    for found in _NUMBER.finditer(text.text):
        if not any(character.isdigit() for character in found.group()):
            continue
        item = _item(found)
        if run and not _STRICT_JOINT.match(text.text[run[-1].end : item.start]):
            best = max(best, _settled(run), key=len)
            run = []
        run.append(item)
    return max(best, _settled(run), key=len)


def _item(found: re.Match[str]) -> _Item:
    """A number with its unit; a word that leads on ("3 and 5") is no unit."""
    unit = (found["unit"] or "").strip()
    start = found.start() + len(found.group()) - len(found.group().lstrip("~≈"))
    bare = found.start("unit") if found["unit"] else found.end()
    if not unit or unit.casefold() in _LEFT_OUT:
        return _Item(start, bare, bare, "")
    return _Item(start, bare, found.end(), singular(unit.casefold()))


def _settled(run: list[_Item]) -> list[Place]:
    """The places of a run, without a unit that only few of its numbers have: "5, 10, 20 ms"."""
    with_unit = sum(bool(item.unit) for item in run)
    kept = with_unit * 2 > len(run)
    return [(item.start, item.end if kept else item.bare) for item in run]


def list_items(text: Plain) -> list[Place]:
    """The pieces between the separators of a list, as positions; without brackets behind them."""
    items: list[Place] = []
    position = 0
    body = _BRACKETS.sub(lambda found: _MASK * len(found[0]), text.text)
    split = _SPLIT if re.search(r"[;|•,→]", body) or " / " not in body else _SPLIT_AT_SLASHES
    for found in [*split.finditer(body), None]:
        end = found.start() if found else len(body)
        start = position
        while start < end and body[start] in _QUOTES:
            start += 1
        close = end
        while close > start and body[close - 1] in _QUOTES:
            close -= 1
        if close > start:
            items.append((start, close))
        position = found.end() if found else end
    return items


def pieces(text: Plain, joint: re.Pattern[str]) -> list[Plain]:
    """The pieces of a text between joints; what stands in brackets is not cut."""
    masked = _BRACKET.sub(lambda found: "(" * len(found[0]), text.text)
    joints = [found.span() for found in joint.finditer(masked)]
    starts, ends = [0, *(end for _, end in joints)], [*(start for start, _ in joints), len(masked)]
    return [text.part(start, end) for start, end in zip(starts, ends, strict=True)]
