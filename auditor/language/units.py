"""Units, long and short: "minutes" and "min" are one. Which of them an axis is measured in, and which the cells."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from auditor.language.refs import axis_of
from auditor.language.tokens import Token, tokens
from auditor.model import Axis, Document
from auditor.numerals import cardinal
from auditor.quantity import number_of

_NAMES = {
    "%": "% percent pct",
    "min": "min minute",
    "h": "h hr hour",
    "s": "s sec second",
    "ms": "ms millisecond",
    "d": "d day",
    "week": "week wk",
    "year": "year yr",
    "m": "m metre meter",
    "cm": "cm centimetre centimeter",
    "mm": "mm millimetre millimeter",
    "nm": "nm nanometre nanometer",
    "μm": "μm µm micrometre micrometer micron",
    "km": "km kilometre kilometer",
    "kg": "kg kilogram kilo",
    "g": "g gram",
    "mg": "mg milligram",
    "°": "° degree",
    "ml": "ml millilitre milliliter",
    "l": "l litre liter",
    "t": "t tonne ton",
    "token": "token",
    "€": "€ euro eur",
    "$": "$ dollar usd",
    "£": "£ gbp",
}
_UNIT = {word: unit for unit, words in _NAMES.items() for word in words.split()}
UNIT_WORDS = frozenset(_UNIT)


# A number with its unit behind or before one of these is a distance, and no place.
_BY = frozenset("by step every per within plus".split())
# ... but for what comes next: "followed by 20 °C".
_NEXT = frozenset("followed trailed then closely next narrowly".split())
_APART = frozenset(
    "more less higher lower warmer colder apart later earlier longer shorter difference gap step increment increase rise drop ahead behind wide".split()
)
_JOINTS = frozenset(", and or & / - to through".split())


@dataclass(frozen=True, slots=True)
class Measured:
    """Numbers that share a unit, what joins them, and where they end; `apart` tells that they are a distance."""

    numbers: tuple[str, ...]
    joints: tuple[str, ...]
    unit: str
    last: int
    apart: bool


def measured(words: Sequence[Token], i: int) -> Measured | None:
    """`20 °C`, `6 and 12 h`, `10 °C to 25 °C`, `from 6 to 12 hours`: from a token on, all that one unit is said of."""
    numbers: list[str] = []
    joints: list[str] = []
    unit, known, last, at = "", 0, i, i
    while at < len(words) and words[at].is_number:
        numbers.append(words[at].text)
        own, behind = _unit_at(words, at + 1)
        if own and unit and own != unit:
            break
        if own:
            unit, known, last = own, len(numbers), behind
        joint = words[behind].norm if behind < len(words) else ""
        if joint not in _JOINTS or len(numbers) > _LONGEST:
            break
        joints.append(joint)
        at = behind + 1
        at += at < len(words) and words[at].norm in ("and", "or")
    if not unit:
        return _in_words(words, i)
    apart = (i > 0 and words[i - 1].norm in _BY and (i < 2 or words[i - 2].norm not in _NEXT)) or (
        i > 1 and words[i - 2].norm in _BY and words[i - 1].norm == "of"
    )
    apart = apart or (last < len(words) and words[last].norm in _APART) or _is_each(words, last)
    return Measured(tuple(numbers[:known]), tuple(joints[: known - 1]), unit, last, apart)


def _in_words(words: Sequence[Token], i: int) -> Measured | None:
    """`ten kilometres from the mouth`, `the six-metre level`: a number in words that tells a place, as one that tells a difference does not."""
    number = cardinal(words[i].norm)
    unit, last = _unit_at(words, i + 1) if number is not None else ("", i)
    behind = words[last].norm if last < len(words) else ""
    of = (
        i > 1
        and words[i - 1].norm == "of"
        and words[i - 2].norm not in _APART | {"distance", "margin", "lead"}
    )
    led = (of or i > 0 and words[i - 1].norm in _AT) and behind not in _APART and not _is_each(words, last)
    joined = i + 1 < len(words) and words[i + 1].norm == "-" and behind.isalpha() and behind not in _APART
    placed = (
        behind in _AWAY
        or joined
        or i == 0
        and behind.isalpha()
        and behind not in _APART
        or led
        and unit not in _TIMES
    )
    return Measured((str(number),), (), unit, last, False) if unit and placed else None


# Where a number in words tells a place; of times, "at five minutes" does and "with five minutes" may be how long it took.
_AT = frozenset("at under with beyond below above beneath past".split())
_TIMES = frozenset("min h s ms d week year".split())
_AWAY = frozenset("from off out into deep down inland upstream downstream offshore".split())
_LONGEST = 8


def _is_each(words: Sequence[Token], at: int) -> bool:
    """`5 °C each`, but not "at 5 °C each doubling"."""
    if at >= len(words) or words[at].norm != "each":
        return False
    return at + 1 == len(words) or not words[at + 1].norm.isalpha()


def _unit_at(words: Sequence[Token], at: int) -> tuple[str, int]:
    """The unit that stands at a token, and where it ends; nothing and the token itself where there is none."""
    start = at + 1 if at + 1 < len(words) and words[at].norm == "-" else at
    if [word.norm for word in words[start : start + 2]] == ["per", "cent"]:
        return "%", start + 2
    unit = unit_named(words[start].norm) if start < len(words) else ""
    if not unit:
        return "", at
    behind = words[start + 1].text if unit == "°" and start + 1 < len(words) else ""
    if behind in ("N", "S", "E", "W"):
        return "", at  # a place on a globe
    scale = behind in ("C", "F", "K")
    return unit, start + 1 + scale


def unit_named(norm: str) -> str:
    """The unit that a normalised word or mark stands for, or ""."""
    return _UNIT.get(norm, "")


_ASIDE = 0.2  # of the numbers that name ticks


@lru_cache(maxsize=256)
def _of_cells(document: Document, unit: str) -> bool:
    """Whether sentences tell numbers in this unit that can be values of cells, and are no ticks: one aside among many ticks is none."""
    values = [q.value for panel in document.panels for q in panel.values.values()]
    ticks = {
        tick.number
        for panel in document.panels
        for axis in (panel.rows, panel.columns)
        for tick in axis.ticks
    }
    if not values:
        return False
    places = others = 0
    for statement in document.statements:
        words = tokens(statement.text)
        for at, word in enumerate(words):
            number = number_of(word.text) if word.is_number and _unit_at(words, at + 1)[0] == unit else None
            if number is not None:  # which a tick without a number has not, either
                places += number in ticks
                others += number not in ticks and min(values) <= number <= max(values)
    return others > _ASIDE * places


@lru_cache(maxsize=64)
def cells_have_another_unit(document: Document, unit: str) -> bool:
    """Whether all values are written in one unit, and that is another one."""
    written = {q.unit for panel in document.panels for q in panel.values.values()}
    return len(written) == 1 and not written & {"", unit}


_PER_CENT = re.compile(r"\bper cent\b", re.IGNORECASE)


@lru_cache(maxsize=1024)
def _units_in(text: str) -> frozenset[str]:
    words = tokens(_PER_CENT.sub("percent", text))
    return frozenset(unit for token in words if (unit := unit_named(token.norm)))


def axes_in(document: Document, unit: str, *, as_place: bool = False) -> list[str]:
    """The sides whose labels tell this unit; where no cell and no title has it, unless a place is told for sure."""
    panels = document.panels
    sides = [
        side
        for side in ("rows", "columns")
        if any(
            unit in _units_in(f"{_named(axis)} , {_behind_ticks(axis, document)}")
            for panel in panels
            for axis in (axis_of(panel, side),)
        )
    ]
    if as_place:
        return sides
    titles = " ".join(
        f"{p.figure} {p.name} {p.legend.label if p.legend else ''} {p.legend.text if p.legend else ''}"
        for p in panels
    )
    written = " ".join({q.unit for panel in panels for q in panel.values.values() if q.unit})
    if unit in _units_in(titles) | _units_in(written) or _of_cells(document, unit):
        return []
    return sides


# "0, 10, 50 and 100 m": the unit of all stands behind the last.
_LAST = re.compile(r"(?P<tick>[-+−]?\d[\d.,]*)\s?(?P<unit>[^\W\d_]{1,7}|°\s?[CF]|%)(?!\w)")


def _behind_ticks(axis: Axis, document: Document) -> str:
    """What the text that lists the ticks of an axis writes behind the last of them."""
    declared = axis.declaration
    if declared is None or len(declared.ticks) < 2:
        return ""
    text = declared.text or document.source.slice(declared.span)
    found = [one for one in _LAST.finditer(text) if one["tick"] == declared.ticks[-1].text]
    return found[0]["unit"] if len(found) == 1 else ""


def _named(axis: Axis) -> str:
    """All by which an axis is called, and its ticks as written."""
    declared = axis.declaration
    names = (declared.label, *declared.aliases) if declared else ()
    return " , ".join((axis.label, *names, *(tick.text for tick in axis.ticks)))
