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
# A shorter word is rather a unit or an abbreviation.
_SHORTEST = 3


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
    yield from (
        word for word in sorted(shared) if len(word) >= _SHORTEST and word.isalpha() and not unit_named(word)
    )
