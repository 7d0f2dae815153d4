"""Whether words of comparison tell of what is measured: where lengths are, "longer" does; "a longer day" may have few visitors."""

import re
from collections.abc import Iterable
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Document

# Of any number.
_PLAIN = frozenset(
    "more most less least fewer fewest high higher highest low lower lowest large larger largest great greater greatest big bigger biggest small smaller smallest "
    "above below over under many much few little busy busier busiest quiet quieter quietest best worst better worse well good badly bad poor poorly top tops topped "
    "exceed exceeds exceeded surpass surpasses surpassed beat beats often frequently number value figure score beaten strong stronger strongest weak weaker weakest".split()
)
# Adjectives, and the words by which a document tells that it measures what they are of.
_OF_MEASURES = tuple(
    (re.compile(rf"(?:{adjectives})(?:er|ier|est|iest)?"), frozenset(measures.split()))
    for adjectives, measures in (
        ("warm|hot|hott|cold|cool|mild|chill?|icy|ic", "°c °f temperature celsius degree heat warmth"),
        ("long|short|quick|fast|slow|brief", "minute second millisecond latency wait waiting delay duration length ms s min queue runtime"),
        ("loud|noisy|nois|quiet|silent", "noise sound loudness db decibel level"),
        ("heavy|heav|light", "weight mass kg gram g ton load"),
        ("tall|high|long|short", "height growth cm m mm metre length"),
        ("deep|shallow", "depth cm m metre"),
        ("wet|wett|dry|dri|rain|damp", "rain rainfall precipitation mm moisture humidity"),
        ("dear|cheap|expensive|costl|pric", "price cost fee rent euro dollar pound € $ £"),
    )
)  # fmt: skip


def tells_of_measure(document: Document, words: Iterable[str]) -> bool:
    """Whether each of some words may be said of any number, or of what is measured."""
    told = _head(document)
    return all(
        word in _PLAIN
        or any(adjective.fullmatch(word) and measures & told for adjective, measures in _OF_MEASURES)
        or any(len(one) >= _STEM and word.startswith(one[:-1]) for one in told)
        for word in words
    )


_STEM = 4


@lru_cache(maxsize=16)
def _head(document: Document) -> frozenset[str]:
    """The words of titles and of what is said before the first grid, with the units there."""
    text = document.source.text[: document.data_start].casefold()
    titles = [title for panel in document.panels for title in (panel.name, panel.figure)]
    signs = {sign for sign in ("°c", "°f", "€", "$", "£", "db") if sign in text}
    return frozenset(signs | {word for one in (text, *titles) for word in norms(one)})
