"""Numbers, lists of numbers and ranges as they are written in raw text."""

import re

from auditor.language.numbers import Num
from auditor.numerals import CARDINALS, cardinal
from auditor.quantity import match_quantity, number_of

# An exponent is part of its number, whatever comes behind: "1e-5 to 1e-3" is no range from 1 to 5.
NUM = r"[-+−]?(?:\d{1,3}(?:,\d{3})+(?![\d,]*\d)|\d+)(?:\.\d+)?(?:[eE][-+]?\d+)?+(?:[kKMGT](?![A-Za-z]))?"
UNIT = r"(?:\s?(?:%|percent|°C?|(?!(?:in|to|and|or|at|of|the|on|for|per|by|is|are|up|as|a|x|y)\b)[A-Za-zµ]{1,3}(?![A-Za-z])))?"
ASIDE = r"(?:\s*\([^()\d]*\))?"
ABOUT = r"(?:(?:about|approximately|around|roughly|nearly|almost|~|≈)\s?)?"
# A hedge behind a number.
LOOSELY = r"(?:\s+or so|,?\s*\(?(?:more or less|give or take|roughly|approximately|on average))\b"
WORD = "|".join(sorted(CARDINALS, key=len, reverse=True))
RANGE = re.compile(
    rf"(?:\bfrom\s+|\bbetween\s+|\b(?:rang\w+|span\w*|cover\w*|runn?\w*|extend\w*|go(?:es|ing)?|var\w+|stretch\w*)(?:\s+of)?(?:\s+from|\s+between|:)?\s+|[(:]\s*|^\s*|,\s*)"
    rf"(?<![\d:])(?P<low>{NUM})(?!:\d){UNIT}{ASIDE}\s*(?:[-–—]|to|through|up to|down to|and|→|\.\.\.?)\s*(?P<high>{NUM})(?!:\d){UNIT}{ASIDE}",
    re.IGNORECASE,
)
LIST = re.compile(
    rf"{NUM}{UNIT}{ASIDE}(?:\s*,\s*(?:and\s+|or\s+)?{NUM}{UNIT}{ASIDE})+(?:\s*,?\s*and\s+{NUM}{UNIT}{ASIDE})?|{NUM}\s+and\s+{NUM}(?![\d.])",
    re.IGNORECASE,
)


def number(text: str, op: str = "=") -> Num | None:
    """A number as a stated one, with the hedge before it."""
    hedge = re.match(rf"{ABOUT}", text, re.IGNORECASE)
    at = hedge.end() if hedge else 0
    word = cardinal(text[at:])
    if word is not None:
        return Num(float(word), 1.0, text[at:], op, word=True)
    quantity = match_quantity(text, at)
    if quantity is None:
        return None
    whole = number_of(text[at:])  # "4k" is four thousand
    times = whole / quantity.value if whole and quantity.value else 1.0
    return Num(quantity.value * times, quantity.step * times, text[at : quantity.span.end], "~" if at else op)
