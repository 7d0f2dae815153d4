"""Other words for a part of a sentence."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """Other words for a part of a sentence; `place` is where they stand."""

    start: int
    end: int
    words: str
    place: int
