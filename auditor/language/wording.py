"""The words of a clause between its mentions: "than", "compared with", "the other", "by"."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.tokens import tokens


@lru_cache(maxsize=512)
def _norms(sentence: str) -> tuple[tuple[str, int], ...]:
    return tuple((token.norm, token.start) for token in tokens(sentence))


@dataclass(frozen=True)
class Wording:
    """The normalised words of the sentence that a clause is part of, by position; mentions count in the same positions."""

    all: tuple[str, ...]
    first: int
    last: int

    @staticmethod
    @lru_cache(maxsize=256)
    def of(clause: Clause) -> "Wording":
        """The words of a clause's sentence, with the positions where the clause begins and ends."""
        found = _norms(clause.sentence)
        inside = [index for index, (_, start) in enumerate(found) if clause.start <= start < clause.end]
        first, last = (inside[0], inside[-1] + 1) if inside else (0, 0)
        return Wording(tuple(norm for norm, _ in found), first, last)

    def norm(self, position: int) -> str:
        """The word at a position of this clause, or ""."""
        return self.all[position] if self.first <= position < self.last else ""

    def norms(self, start: int, end: int) -> tuple[str, ...]:
        """The words of this clause from one position up to another."""
        return self.all[max(start, self.first) : max(start, min(end, self.last))]

    def has(self, *phrases: str) -> bool:
        """Whether one of some phrases stands in the clause."""
        text = f" {' '.join(self.norms(self.first, self.last))} "
        return any(f" {phrase} " in text for phrase in phrases)

    def find(self, phrases: Sequence[tuple[str, ...]], start: int, end: int) -> tuple[int, int] | None:
        """The first of some phrases between two positions: where it begins and ends."""
        for at in range(max(start, self.first), min(end, self.last)):
            for phrase in phrases:
                if self.norms(at, at + len(phrase)) == phrase and at + len(phrase) <= end:
                    return at, at + len(phrase)
        return None

    def before(self, item: Item, count: int) -> tuple[str, ...]:
        """The words right before a mention."""
        return self.norms(max(self.first, item.first - count), item.first)
