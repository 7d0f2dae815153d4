"""Where choices come from: hypothesis, which shrinks them, or a plain seed, which is fast in long runs."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


class Chance(Protocol):
    """What a document is drawn by."""

    def pick(self, options: Sequence[T]) -> T: ...

    def number(self, low: int, high: int) -> int: ...

    def sample(self, options: Sequence[T], count: int) -> list[T]: ...


class Seeded:
    """Choices by a seed; `taken` notes those that are named."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def pick(self, options: Sequence[T]) -> T:
        return self.random.choice(options)

    def number(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        return self.random.sample(list(options), count)


class Drawn:
    """Choices by hypothesis: the first options are the simplest."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def pick(self, options: Sequence[T]) -> T:
        return self.draw(st.sampled_from(options))

    def number(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        chosen = st.lists(st.sampled_from(options), min_size=count, max_size=count, unique_by=repr)
        return self.draw(chosen)
