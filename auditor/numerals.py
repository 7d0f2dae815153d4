"""Numbers written as words: "thirteen", "forty-eight", "twice"; and ordinals: "second", "3rd"."""

import re

_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()

CARDINALS: dict[str, int] = {word: value for value, word in enumerate(_UNITS)}
CARDINALS |= {word: 10 * (index + 2) for index, word in enumerate(_TENS)}
CARDINALS |= {
    f"{tens}-{unit}": 10 * (index + 2) + value
    for index, tens in enumerate(_TENS)
    for value, unit in enumerate(_UNITS[:10])
    if value
}
CARDINALS |= {"dozen": 12, "hundred": 100}
ORDINALS: dict[str, int] = {word: index + 1 for index, word in enumerate(_ORDINALS)}
MULTIPLICATIVES: dict[str, int] = {"once": 1, "twice": 2, "thrice": 3}

_ORDINAL_DIGITS = re.compile(r"^(\d{1,3})(?:st|nd|rd|th)$")


def cardinal(word: str) -> int | None:
    """The number that a word names, or None: "Sixteen" is 16, "forty-eight" is 48."""
    return CARDINALS.get(word.casefold().replace("\u2011", "-"))


def ordinal(word: str) -> int | None:
    """The place that a word names, counted from 1, or None: "third" and "3rd" are 3."""
    lowered = word.casefold()
    digits = _ORDINAL_DIGITS.match(lowered)
    return int(digits[1]) if digits else ORDINALS.get(lowered)
