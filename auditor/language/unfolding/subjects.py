"""What a clause speaks of: the words before its verb."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.items import Item
from auditor.language.pairs import sides
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, TickRef

_CONJUNCTION = re.compile(
    r"\W*(?:(?:and|but|yet|so|while|whereas|whilst|although|though|then)\s+)*", re.IGNORECASE
)
_FRONT = re.compile(r"(?:[^,]+,\s+)+")


@dataclass(frozen=True, slots=True)
class Subject:
    """The words before a verb; `front` are those of a place that is put first ("In May, A")."""

    words: str
    front: str
    start: int
    end: int
    items: tuple[Item, ...]

    @classmethod
    def of(cls, text: str, items: Sequence[Item], start: int, end: int) -> "Subject":
        """The subject between two places of a sentence."""
        opening = _CONJUNCTION.match(text, start, end)
        start = opening.end() if opening else start
        words = text[start:end].rstrip(" ,")
        front = _FRONT.match(words)
        inside = tuple(item for item in items if start <= item.start < end)
        return cls(words, front.group() if front else "", start, end, inside)

    @property
    def named(self) -> list[Item]:
        """The rows, columns and panels that it names."""
        return [item for item in self.items if isinstance(item.value, TickRef | PanelRef)]

    @property
    def is_one(self) -> bool:
        """Whether it is one thing with a name, or the one that "it" leads back to."""
        if self.words.casefold() == "it":
            return True
        core = [item for item in self.named if item.start >= self.start + len(self.front)]
        ones = core or self.named
        return len(ones) == 1 and _is_single(ones[0])

    @property
    def tells_extreme(self) -> bool:
        """`The lowest value`: whether it is called the highest or lowest of something."""
        return any(item.has("extreme") or item.has("rank") for item in self.items)

    def words_beside(self, others: Sequence[Item]) -> str:
        """The words by which it is named beside others: without a place put first where these name another one."""
        fronted = [item for item in self.named if item.start < self.start + len(self.front)]
        return self.words[len(self.front) :] if places(fronted) & places(others) else self.words

    def front_stays(self, others: Sequence[Item]) -> bool:
        """`For A, B is second, behind C`, in a grid of all with all: whether the place put first may hold beside others all the same."""
        fronted = [item for item in self.named if item.start < self.start + len(self.front)]
        return any("either" in sides(item) for item in fronted) and self.words_beside(others) != self.words


def _is_single(item: Item) -> bool:
    value = item.value
    if isinstance(value, TickRef):
        return len(value.ticks) == 1 and not value.every and not value.unknown
    return isinstance(value, PanelRef) and len(value.panels) == 1 and not value.every


def places(items: Sequence[Item]) -> set[str]:
    """The axes on which some mentions name a place; that of panels has a name of its own."""
    named = [
        item
        for item in items
        if isinstance(item.value, TickRef | PanelRef | PlaceRef | PositionRef)
        and not getattr(item.value, "every", False)
    ]
    return {side for item in named for side in sides(item)}
