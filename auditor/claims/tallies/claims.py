"""What tallies claim: so many of some things have a trait."""

from dataclasses import dataclass

from auditor.claims.count_claim import tested
from auditor.claims.judging import described, num_text
from auditor.language.amounts_told import Amount
from auditor.language.counted import Test
from auditor.model import Document
from auditor.world import Selection

# What a trait says of a thing, in words; `{test}` is what is asked of its number, `{other}` what it is held against.
_TOLD = {
    "cells": "{test}",
    "spread": "have a spread that {test}",
    "sum": "have a sum that {test}",
    "mean": "have a mean that {test}",
    "above": "are above {other}",
    "below": "are below {other}",
    "equal": "are equal to {other}",
    "different": "differ from {other}",
    "max": "have their highest value at {first}",
    "min": "have their lowest value at {first}",
    "rises": "rise at every step",
    "falls": "fall at every step",
    "never falls": "never fall",
    "never rises": "never rise",
    "has a rise": "rise somewhere",
    "has a fall": "fall somewhere",
}
TRAITS = tuple(_TOLD)
EVERY = Amount("all")


@dataclass(frozen=True, slots=True)
class Trait:
    """What is said of a thing.

    "cells": so many (`how`) of its cells pass the test. "spread", "sum", "mean": that of its cells passes it. "above", "below",
    "equal", "different": the first part of a thing is so beside the second. "max", "min": its first part is the highest
    (lowest) of its second. The others tell how its values go along their axis. What may be `meant`, but hardly is, supports nothing.
    """

    about: str
    test: Test | None = None
    how: Amount = EVERY
    meant: bool = True

    def __post_init__(self) -> None:
        if self.about not in TRAITS:
            raise ValueError(f"things are not told to be {self.about!r}; known are {', '.join(TRAITS)}")


@dataclass(frozen=True, slots=True)
class Tally:
    """So many of some things have a trait.

    A thing is a cell, a line or a panel, or two of these that are held against each other. `named` are the numbers of
    those that are told by name to have it, `spared` of those that are told to lack it.
    """

    things: tuple[tuple[Selection, ...], ...]
    trait: Trait
    amount: Amount
    named: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()

    def describe(self, document: Document) -> str:
        """For instance: 6 of 9 farms at May are equal to 0."""
        first = self.things[0]
        words = _TOLD[self.trait.about].format(
            test=tested(self.trait.test) if self.trait.test else "",
            other=described(document, first[1:]) if len(first) > 1 else "",
            first=first[0].describe(document, name_panel=False),
        )
        how = (
            ""
            if self.trait.how == EVERY or self.trait.about != "cells"
            else f" in {_many(self.trait.how)} of their cells"
        )
        named = f", namely {self._names(document, self.named)}" if self.named else ""
        spared = f", not {self._names(document, self.spared)}" if self.spared else ""
        alike = "" if len(self.things) > 1 else f" ({described(document, first[:1])})"
        return f"{_many(self.amount)} of {len(self.things)} {self._kind()}{alike} {words}{how}{named}{spared}"

    def _kind(self) -> str:
        one = self.things[0][0]
        return "cells" if one.is_cell or len(self.things[0]) > 1 else "lines" if not one.whole else "panels"

    def _names(self, document: Document, which: tuple[int, ...]) -> str:
        return ", ".join(self.things[n][0].describe(document) for n in which)


def _many(amount: Amount) -> str:
    return num_text(amount.count) if amount.count is not None else amount.kind


@dataclass(frozen=True, slots=True)
class Tallies:
    """What a clause tells of how many have a trait: all of it must hold. Nothing is refuted by what is not `certain`."""

    parts: tuple[Tally, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(part.describe(document) for part in self.parts)
