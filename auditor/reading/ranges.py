"""Ranges, steps and counts of ticks: "from 4 to 40 in steps of 4", "four values"."""

import re
from dataclasses import replace

from auditor.numerals import CARDINALS, cardinal
from auditor.quantity import Quantity, match_quantity
from auditor.reading.plain import Plain

# No part of a time of day.
_NUM = r"(?<![\d:])[~≈]?[-+−]?\d(?:[\d.,]*\d)?(?:[eE][-+]?\d+)?(?![\deE]|:\d\d)"


_UNIT = r"(?:\s?(?:%|°\s?[A-Z]?|[A-Za-zµ]{1,3}(?<!to)\b))?"


_NOTE = r"(?:\s*\([^()]{0,40}\)|\s(?:at|on|in)\sthe\s\w{3,6}(?:\s(?:row|column))?)?"


_RANGE = re.compile(
    rf"(?:\b(?:from|between|rang(?:es?|ing)(?:\s+from)?|spans?|spanning|covers?|covering|runs?(?:\s+from)?"
    rf"|integers|numbers|values)\s+(?P<low>{_NUM})"
    rf"{_UNIT}{_NOTE}\s*(?:[-–—]|to|through|up to|down to|and|\.\.\.?|…)\s*(?P<high>{_NUM}))"
    rf"|(?<![\w.,])(?P<low2>{_NUM}){_UNIT}{_NOTE}\s*(?:[-–—]|to|through|up to|down to|\.\.\.?"
    rf"|…)\s*(?P<high2>{_NUM})(?![\w])",
    re.IGNORECASE,
)


# "0–9 (top) to 60+": what stands before "to" is a band, and no range of the axis.
_TO_ANOTHER = re.compile(
    rf"{_UNIT}{_NOTE}\s*(?:to|through|up to|down to|…|\.\.\.?)\s*[<>≤≥]?\s?\d", re.IGNORECASE
)


_DATE = re.compile(r"(?<!\d)(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?![\d.-])")


# "Step size 0.1, 0.05, 0.025" lists steps, and tells none.
_STEP = re.compile(
    r"(?:(?:steps?|increments?|intervals?|spacing|stride)\s+(?:of|size(?!\s+[\d.]*\d\s*(?:,\s*|and\s+)[\d.]))|every"
    r"|spaced by|stepping by)\s+(?P<step>\d[\d.,]*\d|\d)|\b(?:in|by|at)\s+(?P<step2>\d[\d.,]*\d"
    r"|\d)[\s-]?(?:[^\W\d]{1,8}[\s-])?(?:steps|intervals|increments)\b"
    r"|[,;(]\s*(?:step|increment|spacing|interval)\s*[:=]?\s*(?P<step4>\d[\d.,]*\d|\d)(?![\w.,]*\d)"
    r"|,\s(?:each\s|all\s)?(?P<step3>\d[\d.,]*\d|\d)\s?(?:[^\W\d]{1,8}|°[^\W\d]?|%)?\sapart\b",
    re.IGNORECASE,
)


_STEP_OF_ONE = re.compile(
    r"\bone (?:tick|mark|label|row|column) (?:per|for each|for every) (?:unit|integer|whole number)\b"
    r"|\b(?:in )?(?:unit|integer) steps\b|\binteger (?:ticks|values|labels)\b|\bsteps? of one\b",
    re.IGNORECASE,
)


# "from 10 to 50 in tens"
_STEPS = {
    "ones": 1,
    "twos": 2,
    "threes": 3,
    "fours": 4,
    "fives": 5,
    "tens": 10,
    "twenties": 20,
    "fifties": 50,
    "hundreds": 100,
    "thousands": 1000,
}
_EVERY = {"second": 2, "other": 2, "third": 3, "fourth": 4, "fifth": 5}
_STEP_IN_WORDS = re.compile(
    rf"\b(?:in|by)\s+(?P<step>{'|'.join(_STEPS)})\b(?!\s+of\b)"
    rf"|\b(?:steps?|increments?|intervals?)\s+of\s+(?P<word>{'|'.join(CARDINALS)})\b"
    r"|\bevery\s+(?P<nth>second|other|third|fourth|fifth)\s+(?!tick|label|mark|row|column|line|cell|one\s+is)[a-z]+",
    re.IGNORECASE,
)
COUNT = re.compile(
    r"\b(?P<count>\d{1,3}|[A-Za-z]+(?:-[a-z]+)?)\s+(?:[\w-]+,?\s+){0,2}?(?:ticks?|tick marks?|values?"
    r"|categories|levels?|labels?|markers?|marks|entries|positions|bins|settings|items|names|rows"
    r"|columns)\b",
    re.IGNORECASE,
)


def tick_range(text: Plain) -> tuple[Quantity | None, Quantity | None]:
    """The two ends of the first range that a text states and that is no first band of several."""
    undated = _DATE.sub(lambda found: "d" * len(found[0]), text.text)
    for found in _RANGE.finditer(undated):
        suffix = "" if found["low"] else "2"
        low = quantity_at(text, found.start(f"low{suffix}"))
        high = quantity_at(text, found.start(f"high{suffix}"))
        if low and high and not _TO_ANOTHER.match(undated, found.end()):
            return low, high
    return None, None


def quantity_at(text: Plain, start: int) -> Quantity | None:
    """The quantity that begins at a position, with its span in the source."""
    while start < len(text.text) and text.text[start] in "~≈ ":
        start += 1
    found = match_quantity(text.text, start)
    return replace(found, span=text.span(start, found.span.end)) if found else None


def tick_step(text: Plain) -> Quantity | None:
    """The step between ticks that a text states."""
    if found := _STEP.search(text.text):
        return quantity_at(
            text, found.start(next(name for name in ("step", "step2", "step3", "step4") if found[name]))
        )
    if found := _STEP_IN_WORDS.search(text.text):
        nth = _EVERY.get((found["nth"] or "").lower())
        size = nth or (
            _STEPS[found["step"].lower()] if found["step"] else cardinal(found["word"].lower()) or 1
        )
        place = found.span("nth" if nth else "step" if found["step"] else "word")
        return Quantity(str(size), text.span(*place), float(size), 1.0)
    if found := _STEP_OF_ONE.search(text.text):
        return Quantity("1", text.span(found.start(), found.end()), 1.0, 1.0)
    return None


def count_in(text: Plain) -> Quantity | None:
    """How many ticks a text says there are: "four discrete values"."""
    for found in COUNT.finditer(text.text):
        word = found["count"]
        value = int(word) if word.isdigit() else cardinal(word)
        if value is not None and value > 1:
            return Quantity(word, text.span(found.start("count"), found.end("count")), float(value), 1.0)
    return None
