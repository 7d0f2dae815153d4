"""A sentence in phrases: what stands between its commas, dashes and conjunctions."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.items import Item
from auditor.language.verbs import opens_with_verb, verb_in

_CONJUNCTION = r"(?:and|but|yet|so|while|whereas|whilst|although|though)"
# "A has 54, ahead of B and well above C": where a thing stands beside another, told without a verb.
STANDS_BY = (
    r"(?:(?:clearly|easily|still|far|well|only|just|some\s+way|a\s+little|slightly|narrowly|comfortably)\s+)*"
    r"(?:ahead\s+of|behind|above|below)\s+(?!(?:it|that|average|the\s+(?:mean|average|rest|others?))\b)(?![-−]?\d)"
)
_JOINT = re.compile(
    rf"(?P<mark>[,;:]|\s[–—-]|—)\s*(?<=[\s—])(?:(?P<word>{_CONJUNCTION})\s+)?"
    rf"|\s+(?P<bare>while|whereas|whilst|but|although|though|and(?=\s+(?:then|[a-z]+(?:s|ed)\s)|\s+{STANDS_BY}))\s+",
    re.IGNORECASE,
)


_STANDS = re.compile(STANDS_BY, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a sentence; `joint` is where the marks before it begin, `word` the conjunction in them."""

    joint: int
    start: int
    end: int
    mark: str
    word: str
    items: tuple[Item, ...]

    def of(self, kind: str, *values: str) -> list[Item]:
        """Its cues of a kind."""
        return [item for item in self.items if item.has(kind, *values)]


def phrases(text: str, items: Sequence[Item]) -> list[Phrase]:
    """The phrases of a sentence, cut outside brackets and names."""
    limit = len(text.rstrip(" .;:"))
    joints = [
        found
        for found in _JOINT.finditer(text, 0, limit)
        if text.count("(", 0, found.start()) <= text.count(")", 0, found.start())
        and not any(
            item.start < found.end() and found.start() < item.end for item in items if item.kind != "range"
        )
    ]
    joints = [found for found in joints if not found["bare"] or _leads_on(text, items, found, limit)]
    edges = [
        (0, 0, "", ""),
        *((f.start(), f.end(), f["mark"] or "", f["word"] or f["bare"] or "") for f in joints),
    ]
    ends = [*(joint for joint, *_ in edges[1:]), limit]
    return [
        Phrase(
            joint, start, end, mark.strip(), word.casefold(),
            tuple(item for item in items if start <= item.start < end),
        )
        for (joint, start, mark, word), end in zip(edges, ends, strict=True)
    ]  # fmt: skip


def _leads_on(text: str, items: Sequence[Item], found: re.Match[str], limit: int) -> bool:
    """Whether a conjunction without a comma leads to a verb: not in "a small but welcome change"."""
    if _STANDS.match(text, found.end()):
        return True
    if found["bare"].casefold() in ("and", "but"):
        return opens_with_verb(text, items, found.end(), limit)
    return verb_in(text, items, found.end(), limit) is not None
