"""Lists in running text: "0.1, 0.2, and 0.3", "2 ml, 5 ml and 10 ml", "`ABX`, `QP` and `TR`"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.quantity import number_of
from auditor.reading.labels import singular
from auditor.reading.plain import Plain

Place = tuple[int, int]

_TIME = r"\d{1,2}:\d\d(?::\d\d)?(?![\w:])"
_POWER = r"(?:(?<=\d)(?:[eE][-+−]?\d+|\s?[×x]\s?10\^?[-−]?\d+))?"
_DECIMAL = rf"[-+−]?(?:\d{{1,3}}(?:,\d{{3}})+(?![\d,]*\d)|\d+)?(?:\.\d+)?{_POWER}"
_UNIT = r"(?P<unit>\s?(?:%|‰|°\s?[A-Z]?|[^\W\d_]{1,9}(?:/[^\W\d_]{1,6})?))?(?!\w)"
_NUMBER = re.compile(rf"(?<![\w.])(?<!\d,)(?<!\d:)(?<!\d[-–])[~≈]?(?:{_TIME}|{_DECIMAL}{_UNIT})(?![-–]\d)")
# "1/15, 1/30, 1/60": where several stand behind one another these are no two numbers each.
_FRACTION = re.compile(r"(?<![\w./])(?P<fraction>\d{1,3}/\d{1,5})(?![\w/]|\.\d)")
_FEWEST_FRACTIONS = 2
_MULTIPLE = re.compile(r"[kKMGB]")
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
_OF_FIGURES = frozenset(("row", "column", "panel", "tick", "line", "cell", "map", "being"))
_STRICT_JOINT = re.compile(
    r"[\s'\"“”‘’`)]*(?:\([^()\d]*\)\s*)?(?:,|;|\||→|->|•|/|&|\band\b|\bor\b)[\s'\"“”‘’`(]*(?:(?:and|or"
    r"|then|finally)\s+)?[\s'\"“”‘’`(~≈]*$"
)
_FURTHER = r"\s*(?:(?:and|or|then|finally|followed\s+by)\s+){0,2}"
# "60 and over" is one item.
_REACH = (
    r"(?!(?:over|above|more|below|less|up|upwards|older|younger|under|beyond|later|earlier|longer|higher|lower)\b"
    r"(?!\s+\w))"
)
_SPLIT = re.compile(rf"\s*(?:[;|•]|,(?!\d{{3}}\b)|→|->){_FURTHER}|\s+(?:and|or|&)\s+{_REACH}")
_SPLIT_AT_SLASHES = re.compile(rf"\s*/(?=\s){_FURTHER}|\s+(?:and|or|&)\s+{_REACH}")
_BRACKET = re.compile(r"\([^()]*\)")
_BRACKETS = re.compile(rf"[ \t]?{_BRACKET.pattern}")
_MASK = "\0"  # stands for brackets while a list is split; no blank, as long runs of blanks are slow to match
_QUOTES = "'\"“”‘’`{}.: \n\t" + _MASK


@dataclass(frozen=True, slots=True)
class _Item:
    """A number of a run: where it begins, where its digits and where its unit end."""

    start: int
    bare: int
    end: int
    unit: str


def numeric_list(text: Plain) -> list[Place]:
    """The longest run of numbers, each perhaps with a unit, that only commas, "and" and the like separate."""
    fractions = list(_FRACTION.finditer(text.text))
    if len(fractions) >= _FEWEST_FRACTIONS and len(run := _first_run(fractions, text.text)) == len(fractions):
        return [(item.start, item.bare) for item in run]
    best: list[Place] = []
    run = []
    for found in _NUMBER.finditer(text.text):
        if not any(character.isdigit() for character in found.group()):
            continue
        item = _item(found)
        if run and not _STRICT_JOINT.match(text.text[run[-1].end : item.start]):
            best = max(best, _settled(run, text.text), key=len)
            run = []
        run.append(item)
    return max(best, _settled(run, text.text), key=len)


def _first_run(found: Sequence[re.Match[str]], text: str) -> list[_Item]:
    """The numbers that follow one upon the other from the first on."""
    run: list[_Item] = []
    for one in found:
        item = _Item(one.start(), one.end(), one.end(), "")
        if run and not _STRICT_JOINT.match(text[run[-1].end : item.start]):
            break
        run.append(item)
    return run


def _item(found: re.Match[str]) -> _Item:
    """A number with its unit; a word that leads on ("3 and 5") is no unit."""
    unit = (found["unit"] or "").strip()
    start = found.start() + len(found.group()) - len(found.group().lstrip("~≈"))
    bare = found.start("unit") if found["unit"] else found.end()
    if not unit or unit.casefold() in _LEFT_OUT:
        return _Item(start, bare, bare, "")
    return _Item(start, bare, found.end(), singular(unit.casefold()))


def _settled(run: list[_Item], text: str) -> list[Place]:
    """The places of a run, without a unit that only few of its numbers have: "5, 10, 20 ms"."""
    while len(run) > 2 and run[-1].unit in _OF_FIGURES and run[-2].unit not in _OF_FIGURES:
        run = run[:-1]  # "5, 10, 20, 3 columns altogether", "5, 10, 20, 10 being in bold"
    with_unit = sum(bool(item.unit) for item in run)
    kept = with_unit * 2 > len(run) or _in_multiples(run, text)
    return [(item.start, item.end if kept else item.bare) for item in run]


def _in_multiples(run: list[_Item], text: str) -> bool:
    """Whether the numbers are in order only with their own letters for thousands: "250, 500, 1k, 2k"."""
    if not any(_MULTIPLE.fullmatch(text, item.bare, item.end) for item in run):
        return False
    bare, whole = (
        [number_of(text[item.start : end]) for item, end in zip(run, ends, strict=True)]
        for ends in ([item.bare for item in run], [item.end for item in run])
    )
    return _is_ordered(whole) and not _is_ordered(bare)


def _is_ordered(numbers: list[float | None]) -> bool:
    known = [number for number in numbers if number is not None]
    return len(known) == len(numbers) and (
        all(a < b for a, b in pairwise(known)) or all(a > b for a, b in pairwise(known))
    )


_TIGHT = re.compile(r"(?<=\w)(?:→|->)(?=\w)")


def _are_paths(body: str) -> bool:
    """Whether each piece of a list is a name with an arrow of its own: "de→en; fi→en"."""
    parts = re.split(r"\s*[,;|]\s+(?:and\s+)?|\s+and\s+", body)
    tight = [len(_TIGHT.findall(part)) for part in parts]
    return len(parts) > 1 and tight.count(1) > 1 and max(tight) == 1 and not re.search(r"\s(?:→|->)\s", body)


_SLASH, _COMMA = re.compile(r"\s+/\s+"), re.compile(r",\s")


def _have_commas_of_their_own(body: str) -> bool:
    """Whether slashes part names that all have as many commas: "oak, dry / oak, wet / elm, dry"."""
    commas = [len(_COMMA.findall(part)) for part in _SLASH.split(body)]
    return len(commas) > 2 and len(set(commas)) == 1 and commas[0] > 0


def list_items(text: Plain) -> list[Place]:
    """The pieces between the separators of a list, as positions; without brackets behind them."""
    items: list[Place] = []
    position = 0
    body = _BRACKETS.sub(lambda found: _MASK * len(found[0]), text.text)
    if _are_paths(body):
        body = body.replace("→", "-").replace("->", "--")
    slashed = " / " in body and (not re.search(r"[;|•,→]", body) or _have_commas_of_their_own(body))
    split = _SPLIT_AT_SLASHES if slashed else _SPLIT
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


# "From Oak: to Elm 4, to Ash 5".
_LEAD = re.compile(r"(?P<word>from|to|into|towards?|as|with|against|by|via)\s+(?=\S)", re.IGNORECASE)


def without_shared_lead(parts: Sequence[Plain]) -> list[Plain]:
    """Pieces without the word that leads to each of them, where all have the same one; else as they are."""
    leads = [_LEAD.match(part.text) for part in parts]
    shared = all(leads) and len({lead["word"].casefold() for lead in leads if lead}) == 1
    return [
        part.part(lead.end()) if lead and shared else part for part, lead in zip(parts, leads, strict=True)
    ]
