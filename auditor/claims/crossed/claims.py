"""What a sentence tells of the numbers of a confusion matrix: facts on amounts, and on families of them."""

from dataclasses import dataclass, field

from auditor.claims.judging import num_text
from auditor.language.numbers import Num
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Amount:
    """One number of a matrix: how many there are in some cells, or a `measure` of a class or of the whole."""

    panel: int
    measure: str
    of: str = ""
    cells: tuple[tuple[str, str], ...] = ()
    base: tuple[tuple[str, str], ...] = ()  # of which it is the share
    past: int = -1  # less what it was in this panel
    turned: bool = False  # where the rows are taken for the other of what they may be
    shared: str = ""  # of what the cells are shares, where they are no counts: "actual", "predicted", "all"

    def describe(self) -> str:
        """For instance: recall of fox; fox taken for dog."""
        if self.measure != "cells":
            return f"{self.measure} of {self.of}" if self.of else self.measure
        pairs = " + ".join(f"{one} taken for {other}" for one, other in self.cells[:2])
        told = pairs if len(self.cells) <= 2 else f"{len(self.cells)} cells"
        return f"share of {told}" if self.base else told


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is told of amounts.

    `form`: "is" (the amount is `num`), "top" (those `chosen` have the `rank` from the upper, or with `low` from the lower
    end), "end" (that end is `num`), "bound" (all of them, or with `num` so many, keep `bound`), "only" (those `chosen` alone
    keep it), "beyond" (the first is above the second, by `num` where it is told), "times", "same", "range" (from `num` to
    `bound`), "spread", "mean", "sum", "order" (falling, or with `low` rising), "moves" (from the first to the second by `num`).
    """

    form: str
    amounts: tuple[Amount, ...]
    chosen: tuple[int, ...] = ()
    num: Num | None = None
    bound: Num | None = None
    rank: int = 1
    low: bool = False
    loose: bool = False  # it may be meant otherwise, and is not refuted
    slight: bool = False  # the difference is told to be small
    at: int = field(default=0, compare=False)  # where in the sentence it is told

    def describe(self) -> str:
        """For instance: recall of fox has rank 2 from the top of 4."""
        names = ", ".join(self.amounts[n].describe() for n in self.chosen or range(min(2, len(self.amounts))))
        more = f" among {len(self.amounts)}" if len(self.amounts) > 2 else ""
        end = {"top": f" no. {self.rank} from the {'bottom' if self.low else 'top'}"}.get(self.form, "")
        told = "".join(f" {num_text(one)}" for one in (self.num, self.bound) if one is not None)
        return f"{names}{more}: {self.form}{end}{told}"


@dataclass(frozen=True, slots=True)
class Crossed:
    """All that a sentence tells of a confusion matrix."""

    facts: tuple[Fact, ...]
    either: bool = False  # it is not told which matrix is meant: facts of one after those of the other

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(fact.describe() for fact in self.facts)
