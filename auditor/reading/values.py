"""Values as they are written in a cell: numbers, ranges, marks for a missing one, notes in brackets."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from auditor.quantity import Quantity, match_quantity
from auditor.reading.colours import is_tone
from auditor.reading.form import Value
from auditor.reading.missing import MISSING
from auditor.reading.plain import Plain

# What may stand before a number that is no exact one, in a pattern of a line.
HEDGED = r"(?:[~≈∼]\s?|(?:about|around|roughly|approximately|approx\.|circa|ca\.)\s+)?"
_HEDGE = re.compile(
    r"(?:[~≈∼]\s?|(?:approximately|approx\.?|about|around|roughly|circa|ca\.|near(?:ly)?|close to|almost|an? estimated"
    r"|some)\s+)+",
    re.IGNORECASE,
)
# Signs that draw the shade of a cell before its number.
SHADE_SIGNS = "░▒▓█▁▂▃▄▅▆▇■□▪▫●○◼◻◾◽🟥🟧🟨🟩🟦🟪🟫⬛⬜"
_RATE = re.compile(r"/[^\W\d][\w²³]{0,11}(?=\s*(?:$|[,;.()\]]))")  # "4 %/year"
# "±0.0": neither more nor less.
_NEITHER = re.compile(r"(?:±|\+/-)\s?(?=0(?:\.0+)?(?![\d.]))")
_BEFORE_NUMBERS = frozenset(f" \t{SHADE_SIGNS}")
# What stands between the sign of an amount and its digits: "€31.20", "-$4", "US$ 12", "EUR 7".
_CURRENCY = r"(?:(?:US|HK)\$?|[A-Z]\$|[$€£¥₹₩₽]|(?:EUR|USD|GBP|CHF|JPY)\s)\s?(?=[-+−]?\.?\d)"
_MONEY = re.compile(rf"(?P<sign>[-+−])?{_CURRENCY}")
_UPPER = rf"(?=[~≈]?(?:(?:about|around|approximately|roughly|nearly|almost)\s+)?(?:{_CURRENCY}|[-+−]?[\d.]))"
_RANGE_JOINT = re.compile(rf"\s?(?:[-–—]|to)\s?{_UPPER}")
_SPACED_JOINT = re.compile(rf"\s+(?:[–—-]|to)\s+{_UPPER}")  # "4 km to 7 km"
_BETWEEN = re.compile(rf"between\s+(?=[~≈]?(?:{_CURRENCY}|[-+−]?[\d.]))", re.IGNORECASE)
_AND_JOINT = re.compile(rf"\s+and\s+(?=[~≈]?(?:{_CURRENCY}|[-+−]?[\d.]))")
_NOTE = re.compile(r"\s*(?:\((?P<note>[^()]*(?:\([^()]*\)[^()]*)*)\)|\[(?P<square>[^\[\]]*)\])")
# "18.2 ← slowest", "41† <- see text", "7 ⚠": a mark, and words behind an arrow, which say something of the value.
# "pale blue (41)": a value in a bracket behind its colour.
_TINTED = re.compile(
    r"(?:an?\s|the\s)?(?P<tint>[^\W\d_]+(?:[\s-][^\W\d_]+){0,3})\s*\((?P<value>[~≈]?[-+−]?\.?\d[^()]*)\)",
    re.IGNORECASE,
)
_MARKS = r"\s?[*†‡§¶★☆✓✔⚠❗‼!\ufe0f]+(?=\s|[,;|.)]|$)"
_POINTED = r"\s*(?:←|⟵|⇐|<-+)\s*(?P<pointed>[^\W\d][^,;|\n]*?)(?=\s*(?:[,;|\n]|\.?$))"
# "83.5 → best": an arrow forward leads to what it is only where that is a superlative.
_LED = (
    r"\s*(?:→|⇒|->|=>)\s*(?P<led>(?:the\s+|overall\s+|clear\s+)*(?:[a-z]+est|worst|peak|max(?:imum)?|min(?:imum)?)\b"
    r"[^,;|\n\d]*?)(?=\s*(?:[,;|\n]|\.?$))"
)
_REMARK = re.compile(rf"(?:{_MARKS})?(?:{_POINTED}|{_LED})|{_MARKS}", re.IGNORECASE)
# "41 – the peak": words behind a dash, where nothing else follows.
_DASHED = re.compile(r"\s+[–—-]\s+(?P<said>[^\W\d][^\d]*)$")
# A letter that is raised, or a mark in square brackets: "54_a" of `54<sup>a</sup>`, "45[^1]".
_FOOTNOTE = re.compile(r"^\s?(?:[_^]\{?[a-z]\}?(?:,[a-z])*|\[\^?\w{1,2}\]|[¶#]+)$")
_WORD_UNIT = re.compile(
    r"\s?(?:×|[′″](?!\d)|°\s?[^\W\d_]{2,10}|[kM]?[€£¥₹₩₽‰]|[a-zµ°]{1,3}(?:/[a-zµ]{1,3})?|seconds?|minutes?|hours?|points?|tokens?|[kKMG]?B|pp|dB|[kMG]?Hz"
    r"|mm|cm|km|kg|[^\W\d_][\w/²³°·^-]{0,11}(?:\s(?:per|/)\s(?!OOM\b|N/?A\b|n/a\b|missing\b)[^\W\d]\w{0,7}){0,2}|[A-Z][a-z]?\b)(?=\s*(?:$|[,;.()\]"
    r"|←⟵⇐→⇒*†‡§★⚠✓!]|<-|->|=>|[–—-]\s|/\s))"
)

# "4.1k in May": a multiple is known by itself, whatever word follows.
_MULTIPLE = re.compile(r"[kKMB](?=\s+(?:in|at|for|on|under|with)\s)")

# "4 m and 7 m": a word before "and" is a unit where it recurs behind the next number.
_UNIT_AGAIN = re.compile(
    r"\s?(?P<unit>[^\W\d_][\w/²³°·^-]{0,11}|°\s?[CFK]|[%‰])"
    r"(?=,?\s+(?:and|then|but|before|while|to)\s+[~≈]?(?:[a-z]+\s)?[-+−]?\d[\d.,]*\s?(?P=unit)(?!\w))"
)


def _unit_at(text: str, end: int) -> re.Match[str] | None:
    return _WORD_UNIT.match(text, end) or _MULTIPLE.match(text, end) or _UNIT_AGAIN.match(text, end)


def read_value(text: Plain, start: int = 0) -> tuple[Value, int] | None:
    """The value that begins at a position, and where it ends (behind its note), or None."""
    begin = start
    while start < len(text.text) and text.text[start] in _BEFORE_NUMBERS:
        start += 1
    between = _BETWEEN.match(text.text, start) or _NEITHER.match(text.text, start)
    start = between.end() if between else start
    between = None if between and between.re is _NEITHER else between
    hedge = _HEDGE.match(text.text, start)
    number_at = hedge.end() if hedge else start
    quantity = _amount(text.text, number_at)
    if quantity is None:
        return _tinted(text, start) or (_missing(text, start) if begin <= start else None)
    end = quantity.span.end
    if text.text[end : end + 1].isalpha() and not _unit_at(text.text, end):
        return None
    low = _placed(text, quantity, number_at, approximate=bool(hedge))
    unit = _unit_at(text.text, end)
    upper = _upper(text, end, _AND_JOINT if between else _RANGE_JOINT)
    if between and upper is None:
        return None
    if upper is None and unit and (far := _upper(text, unit.end(), _SPACED_JOINT)):
        again = _WORD_UNIT.match(text.text, far[1])
        upper = far if again and again.group().strip() == unit.group().strip() else None
    high = None
    if upper is not None:
        high, end = replace(upper[0], approximate=bool(hedge) or upper[0].approximate), upper[1]
        unit = _WORD_UNIT.match(text.text, end)
    if unit:
        low = replace(low, unit=low.unit or unit.group().strip())
        end = unit.end()
    if rate := _RATE.match(text.text, end):
        low, end = replace(low, unit=low.unit + rate.group()), rate.end()
    note, after = _note(text, end)
    value = Value(low, text.span(number_at, end), text.text[number_at:end], note, high)
    return value, after


def _tinted(text: Plain, start: int) -> tuple[Value, int] | None:
    """The value in a bracket whose colour stands before it."""
    found = _TINTED.match(text.text, start)
    if not found or not is_tone(found["tint"]):
        return None
    value = whole_value(text.part(*found.span("value")))
    return (replace(value, note=found["tint"]), found.end()) if value and value.quantity else None


def _upper(text: Plain, end: int, between: re.Pattern[str]) -> tuple[Quantity, int] | None:
    """The upper end of a range whose lower one ends at a place, and where it ends itself."""
    joint = between.match(text.text, end)
    start = _skip_hedge(text, joint.end()) if joint else end
    upper = _amount(text.text, start) if joint else None
    return (_placed(text, upper, start, approximate=False), upper.span.end) if upper else None


def _amount(text: str, start: int) -> Quantity | None:
    """The number that begins at a position, be it behind the sign of its currency."""
    money = _MONEY.match(text, start)
    quantity = match_quantity(text, money.end() if money else start)
    if money and quantity and money["sign"] in ("-", "−"):
        return replace(quantity, value=-quantity.value)
    return quantity


def _skip_hedge(text: Plain, position: int) -> int:
    hedge = _HEDGE.match(text.text, position)
    return hedge.end() if hedge else position


def _placed(text: Plain, quantity: Quantity, start: int, *, approximate: bool) -> Quantity:
    span = text.span(start, quantity.span.end)
    spread = quantity.uncertainty
    if spread is not None:
        spread = replace(spread, span=text.span(spread.span.start, spread.span.end))
    return replace(quantity, span=span, approximate=approximate or quantity.approximate, uncertainty=spread)


def _missing(text: Plain, start: int) -> tuple[Value, int] | None:
    found = MISSING.match(text.text, start)
    if not found:
        return None
    note, after = _note(text, found.end())
    return Value(None, text.span(start, found.end()), found.group(), note), after


def _note(text: Plain, end: int) -> tuple[str, int]:
    notes = []
    while found := _NOTE.match(text.text, end):
        notes.append((found["note"] or found["square"] or "").strip())
        end = found.end()
    if remark := _REMARK.match(text.text, end):
        notes += [said for said in (remark["pointed"], remark["led"]) if said]
        end = remark.end()
    return ", ".join(notes), end


@lru_cache(maxsize=1 << 14)  # a cell is read again by each form and layout that is tried
def whole_value(text: Plain) -> Value | None:
    """The value that a text is as a whole (a table cell), or None."""
    found = read_value(text)
    if found is None:
        return Value(None, text.span(), "") if not text.text else None
    value, end = found
    rest = _FOOTNOTE.sub("", text.text[end:]).strip(" .*†‡§↑↓¹²³")
    if said := _DASHED.match(text.text, end):
        return replace(value, note=", ".join(note for note in (value.note, said["said"]) if note))
    return value if not rest or (len(rest) < 3 and not re.search(r"\w", rest)) else None


def value_list(text: Plain, start: int, joint: re.Pattern[str]) -> tuple[list[Value], int]:
    """Values from a position on, as long as only the joint stands between them; and where they end."""
    values: list[Value] = []
    end = position = start
    while found := read_value(text, position):
        value, end = found
        values.append(value)
        between = joint.match(text.text, end)
        if not between or between.end() == end:
            break
        position = between.end()
    return values, end


def numbers(values: Sequence[Value]) -> int:
    """How many of the values are numbers."""
    return sum(value.quantity is not None for value in values)
