"""A sentence turned into its opposite, by the one word that tells which way it goes."""

import re
from functools import cache

_PAIRS = (
    "rise fall", "rises falls", "rose fell", "rising falling", "increase decrease", "increases decreases", "increased decreased",
    "grow shrink", "grows shrinks", "grew shrank", "climb drop", "climbs drops", "climbed dropped", "gains loses", "gain lose", "gained lost",
    "improves worsens", "improve worsen", "improved worsened", "goes_up goes_down", "go_up go_down", "went_up went_down",
    "above below", "over under", "more less", "higher lower", "better worse", "larger smaller", "greater less", "stronger weaker",
    "highest lowest", "best worst", "most least", "largest smallest", "strongest weakest", "busiest quietest", "maximum minimum",
    "exceeds undercuts", "leads trails", "first last", "ahead behind",
)  # fmt: skip


@cache
def _opposites() -> dict[str, str]:
    pairs = [pair.replace("_", "\u00a0").split(" ") for pair in _PAIRS]
    told = [(one.replace("\u00a0", " "), other.replace("\u00a0", " ")) for one, other in pairs]
    return {other: one for one, other in reversed(told)} | dict(told)


@cache
def _pattern() -> re.Pattern[str]:
    words = sorted(_opposites(), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)


def reversed_words(text: str) -> str:
    """The sentence with its one such word turned round; nothing where it has none, or several, or denies something."""
    found = list(_pattern().finditer(text))
    denied = re.search(r"\b(?:not|no|never|none|neither|nor|nowhere|only|except)\b", text, re.IGNORECASE)
    if len(found) != 1 or denied:
        return ""
    return text[: found[0].start()] + _opposites()[found[0].group().casefold()] + text[found[0].end() :]
