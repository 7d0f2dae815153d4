"""Sentences of which some parts are told of a matrix, and others are not understood: what holds of it is borne out, and nothing refuted."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from auditor.claims.crossed.claims import Crossed
from auditor.claims.crossed.judging import judge
from auditor.claims.crossed.part import Facts
from auditor.claims.crossed.telling import Before, is_telling, loosened
from auditor.truth import Truth
from auditor.world import World

# Between two parts of a sentence that each tell something.
_CUT = re.compile(
    r"[;:](?=\s)|,?\s+(?:while|whereas|although|though|but|since|because)\s|,\s+(?:and|so|which|hence|thus|as)\s|,\s+(?=picked|taken|drawn|chosen|recorded)|\s[–—]\s",
    re.IGNORECASE,
)
_MOST_PARTS = 6
_WORD = re.compile(r"[^\W_]{2,}")
Tell = Callable[[str, Before], list[Facts]]
Span = tuple[int, int]


def told_in_parts(
    text: str, tell: Tell, before: Before, world: World
) -> tuple[tuple[Span, ...], Facts] | None:
    """The parts of a text that hold, the longest first, and what they tell; None where none does, or where they are all of it."""
    edges = [0, *(cut.start() for cut in _CUT.finditer(text)), len(text)]
    parts = list(pairwise(edges))
    if not 1 < len(parts) <= _MOST_PARTS:
        return None
    found: dict[Span, Facts] = {}
    for start, end in _runs(parts):
        if any(start < other[1] and other[0] < end for other in found):
            continue
        led = Before("", before.label, text[:start] if _WORD.search(text[:start]) else before.sentence)
        own = " " * start + text[start:end]
        if facts := _holding(tell(own, led), world):
            found[start, end] = facts
    if not found:
        return None
    return tuple(sorted(found)), tuple(fact for span in sorted(found) for fact in found[span])


def _runs(parts: Sequence[Span]) -> Iterator[Span]:
    """All runs of parts but the whole, the longest first."""
    for size in range(len(parts) - 1, 0, -1):
        for first in range(len(parts) - size + 1):
            yield parts[first][0], parts[first + size - 1][1]


def _holding(ways: Sequence[Facts], world: World) -> Facts | None:
    held = (facts for facts in ways if is_telling(facts) and judge(Crossed(facts), world).truth is Truth.TRUE)
    found = next(held, None)
    return loosened(found) if found else None
