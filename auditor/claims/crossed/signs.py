"""The signs that the words of a sentence stand for."""

from dataclasses import dataclass

from auditor.language.numbers import Num


@dataclass(frozen=True, slots=True)
class Sign:
    """A word or some: its letter, what more it tells, and its place."""

    letter: str
    start: int
    end: int
    flavour: str = ""
    num: Num | None = None
