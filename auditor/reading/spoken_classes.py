"""The positive class of a matrix, where the lines of its right outcomes speak of one class alone.

"True positives: 12 (eggs that were found)": whatever its words, such a line tells of what was there and was called so.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import content_words
from auditor.reading.outline import Node

_RIGHT = re.compile(
    r"^\W*(?:true[\s-]+(?P<class>positive|negative)s?|T(?P<letter>P|N)s?)\b(?:\s*\((?:true[\s-]+\w+|T[PN]s?)\))?",
    re.IGNORECASE,
)
# "True negatives: 30 (no egg)": the class that is named is the other one.
_DENIED = re.compile(
    r"\b(?:no|not|non|nor|without|never|other|rest|neither|nothing|anything|un\w+)\b|n['’]t\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class SpokenClasses:
    """The words of all lines of true positives, and of those of true negatives."""

    positive: tuple[frozenset[str], ...] = ()
    negative: tuple[frozenset[str], ...] = ()

    def of(self, axis: KnownAxis) -> str:
        """The tick of two that is spoken of as positive; "" where the lines tell none, or both."""
        first, second = (tick.text for tick in axis.ticks)
        told = {_only(words, first, second) for words in self.positive}
        told |= {_only(words, second, first) for words in self.negative}
        told -= {None}
        return "" if len(told) != 1 else first if told.pop() else second


def spoken_classes(nodes: Sequence[Node]) -> SpokenClasses:
    """What the lines of right outcomes say behind and beside these."""
    said: dict[str, list[frozenset[str]]] = {"p": [], "n": []}
    for node in nodes:
        text = node.block.content.text
        found = _RIGHT.match(text) if node.block.kind in ("item", "paragraph") else None
        if found and re.search(r"\d", text) and not _DENIED.search(text):
            said[(found["class"] or found["letter"])[0].lower()].append(content_words(text[found.end() :]))
    return SpokenClasses(tuple(said["p"]), tuple(said["n"]))


def _only(words: frozenset[str], own: str, other: str) -> bool | None:
    """Whether words name the one class and not the other; None where they name both or neither."""
    named, others = (content_words(name) for name in (own, other))
    speaks = bool(named) and named <= words, bool(others) and others <= words
    return speaks[0] if speaks[0] != speaks[1] else None
