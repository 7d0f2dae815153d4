"""What the ticks of an axis are, whatever its label says: months, weekdays, years; farms where all are Farm A, Farm B, ..."""

import re
from collections.abc import Iterator, Sequence

from auditor.language.times import YEAR
from auditor.language.tokens import norms
from auditor.language.units import unit_named

_MONTH = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
_DAY = r"(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?"
_KINDS = {
    "year": YEAR.pattern,
    "month": _MONTH,
    "day": _DAY,
    "season": r"spring|summer|autumn|fall|winter",
    "quarter": r"Q[1-4]",
    "hour": r"(?:[01]?\d|2[0-4])(?::00\s?(?:am|pm)?|\s?(?:am|pm)|\s?h)",
}
# A shorter word is rather an abbreviation, or a unit where it stands behind all the numbers.
_SHORTEST = 3
_SHORTEST_UNIT = 2
_WITH_UNIT = re.compile(r"[-+−]?\d[\d.,]*\s?[^\W\d_]+")


def kinds_of_ticks(texts: Sequence[str]) -> Iterator[str]:
    """The words for what all of some ticks are."""
    if len(texts) < 2:
        return
    yield from (
        word
        for word, pattern in _KINDS.items()
        if all(re.fullmatch(pattern, text.strip(), re.IGNORECASE) for text in texts)
    )
    shared = set.intersection(*(set(norms(text)) for text in texts))
    measured = all(_WITH_UNIT.fullmatch(text.strip()) for text in texts)
    fewest = _SHORTEST_UNIT if measured else _SHORTEST
    yield from (
        word for word in sorted(shared) if len(word) >= fewest and word.isalpha() and not unit_named(word)
    )
