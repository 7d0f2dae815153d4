"""How large what the ticks of an axis name is: their numbers, the lower ends of their bins, words for sizes."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from auditor.model import Axis
from auditor.quantity import number_of

_NUMBER = r"(?P<number>\d+(?:\.\d+)?)"
_UNIT = r"(?:\s*[^\W\d_]{1,6})?"
# "15–24", "5 to 9 h"; "60+", "75 and over", "> 60"; "under 18", "< 5".
_BIN = re.compile(rf"{_NUMBER}{_UNIT}\s*(?:[-–—−]|to)\s*\d+(?:\.\d+)?{_UNIT}", re.IGNORECASE)
_FROM = re.compile(
    rf"(?:(?:>=?|≥|over|above|from)\s*)?{_NUMBER}{_UNIT}\s*(?:\+|(?:and|or)\s+(?:over|older|more|above|up))?",
    re.IGNORECASE,
)
_BELOW = re.compile(
    rf"(?:<=?|≤|under|below|up to)\s*{_NUMBER}{_UNIT}|{_NUMBER.replace('number', 'least')}{_UNIT}\s*(?:and|or)\s+(?:under|younger|less|below)",
    re.IGNORECASE,
)
_WORDS = tuple(
    {word: number for number, word in enumerate(text.split("|"))}
    for text in (
        "nano|tiny|mini|small|base|medium|large|huge|giant",
        "xxs|xs|s|m|l|xl|xxl|xxxl",
        "none|very low|low|moderate|high|very high|extreme",
        "none|very low|low|medium|high|very high|extreme",
    )
)


def ascending(axis: Axis) -> tuple[str, ...]:
    """The labels of an axis from the smallest to the largest; () where they have no size."""
    texts = tuple(tick.text for tick in axis.ticks)
    numbers = [tick.number for tick in axis.ticks if tick.number is not None]
    sizes = _sizes(texts) if len(numbers) < len(texts) else tuple(numbers) if _in_one_unit(texts) else ()
    if len(sizes) < 2 or len(set(sizes)) < len(sizes):
        return texts if len(texts) == len(sizes) == 1 else ()
    return tuple(text for _, text in sorted(zip(sizes, texts, strict=True)))


def _in_one_unit(texts: Sequence[str]) -> bool:
    """Whether numbers are measured alike: an hour is not less than 30 minutes."""
    units = {
        re.sub(r"[\d\W_]+|\b[kMGBT]\b|(?<=\d)[kKMGBT]\b|e(?=[-+\d])", "", text).casefold() for text in texts
    } - {""}
    return len(units) < 2


@lru_cache(maxsize=256)
def _sizes(texts: Sequence[str]) -> tuple[float, ...]:
    """The sizes of labels that are no mere numbers, where all of them are of one kind."""
    plain = [text.casefold().strip(" .*") for text in texts]
    for words in _WORDS:
        if all(text in words for text in plain):
            return tuple(float(words[text]) for text in plain)
    found = [_low_end(text) for text in plain]
    sizes = [size for size in found if size is not None]
    binned = sum(bool(_BIN.fullmatch(text)) for text in plain)
    if len(sizes) < len(texts) or not binned:
        return ()
    # Bins stand in order: what does not is no row of bins.
    rising = all(one < other for one, other in pairwise(sizes))
    return tuple(sizes) if rising or all(one > other for one, other in pairwise(sizes)) else ()


def _low_end(text: str) -> float | None:
    if found := _BIN.fullmatch(text) or _FROM.fullmatch(text):
        return number_of(found["number"])
    return float("-inf") if _BELOW.fullmatch(text) else None
