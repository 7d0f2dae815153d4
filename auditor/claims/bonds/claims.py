"""What a sentence tells of pairs: claims on sets of them, on single members, and on how two pairs stand to each other."""

from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.claims.relations.claims import Related
from auditor.claims.relations.pairs import Pair, relation
from auditor.language.numbers import Num
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Top:
    """The highest, or with `low` the lowest, value of some pairs is `value`; `which` names no pair."""

    panel: int
    pairs: tuple[Pair, ...]
    value: Num
    low: bool = False
    size: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the highest value of 10 pairs is 0.4."""
        end = "lowest" if self.low else "highest"
        kind = "absolute value" if self.size else "value"
        return f"the {end} {kind} of {len(self.pairs)} pairs is {num_text(self.value)}"


@dataclass(frozen=True, slots=True)
class MemberMean:
    """The mean of what a member shows with all others: it has a `rank` from the top (or with `low` from the bottom), or 0; and is `value`."""

    panel: int
    member: int
    rank: int = 0
    low: bool = False
    value: Num | None = None
    size: bool = False
    loose: bool = False  # the distance from zero may be meant as well
    single: bool = False  # the strongest of its pairs may be meant as well, and not their mean

    def describe(self, document: Document) -> str:
        """For instance: the mean of oak with the others has rank 1 from the top."""
        told = [
            f"the mean {'absolute ' if self.size else ''}value of {_name(document, self)} with the others"
        ]
        if self.rank:
            told.append(f"has rank {self.rank} from the {'bottom' if self.low else 'top'}")
        if self.value is not None:
            told.append(f"is {num_text(self.value)}")
        return " ".join(told)


@dataclass(frozen=True, slots=True)
class Beyond:
    """One pair stands above (or with `low` below) another: `times` as high, or `by` so much, where that is told."""

    panel: int
    one: Pair
    other: Pair
    low: bool = False
    size: bool = False
    loose: bool = False
    times: Num | None = None
    by: Num | None = None  # how far it does so

    def describe(self, document: Document) -> str:
        """For instance: oak-ash is above oak-elm."""
        found = relation(document, self.panel)
        names = found.members if found else ()
        one, other = (f"{names[a]}-{names[b]}" for a, b in (self.one, self.other))
        way = f"{num_text(self.times)} times" if self.times is not None else "below" if self.low else "above"
        way += f" by {num_text(self.by)}:" if self.by is not None else ""
        return f"{one} is {way} {other}{' in absolute value' if self.size else ''}"


@dataclass(frozen=True, slots=True)
class Walk:
    """From pair to pair the values fall, or with `up` rise."""

    panel: int
    pairs: tuple[Pair, ...]
    up: bool = False

    def describe(self, document: Document) -> str:
        """For instance: from oak-ash to oak-elm the values fall."""
        found = relation(document, self.panel)
        names = found.members if found else ()
        one, other = (f"{names[a]}-{names[b]}" for a, b in (self.pairs[0], self.pairs[-1]))
        return f"from {one} to {other} the values {'rise' if self.up else 'fall'} step by step"


@dataclass(frozen=True, slots=True)
class Square:
    """The square of a pair's value, the variance that two share, is `value`."""

    panel: int
    pair: Pair
    value: Num

    def describe(self, document: Document) -> str:
        """For instance: the square of oak-ash is 0.16."""
        found = relation(document, self.panel)
        names = found.members if found else ()
        return f"the square of {names[self.pair[0]]}-{names[self.pair[1]]} is {num_text(self.value)}"


Fact = Related | Top | MemberMean | Beyond | Walk | Square


@dataclass(frozen=True, slots=True)
class Bonds:
    """All that a sentence tells of pairs."""

    facts: tuple[Fact, ...]

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(fact.describe(document) for fact in self.facts)


def _name(document: Document, claim: MemberMean) -> str:
    found = relation(document, claim.panel)
    return found.members[claim.member] if found else ""
