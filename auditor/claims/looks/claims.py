"""Claims on how cells look: what they are."""

from dataclasses import dataclass

from auditor.claims.count_claim import tested
from auditor.claims.judging import described, num_text
from auditor.language.amounts_told import Amount
from auditor.language.counted import Test
from auditor.model import Document
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class Look:
    """How a cell may look: "missing" (by any mark, or those of `names`), "present", "set" or "coloured" as one of `names` says.

    One that is not `sure` may be something else in the document ("finish"), so that nothing is refuted by it.
    """

    kind: str
    names: tuple[str, ...] = ()
    sure: bool = True

    def describe(self) -> str:
        """The look in a word."""
        return " or ".join(self.names) or ("filled" if self.kind == "present" else self.kind)


@dataclass(frozen=True, slots=True)
class LookFact:
    """One fact on how cells look; `about` tells which.

    "count": so many cells of the scope look so, of every selection by itself where it is told of `each`. "only": what looks
    so in the scope lies `there` and nowhere else. "lines": of the lines in `scope` just those in `there` look so throughout.
    "first": more cells look so in the line that is `there` than in any other of the `scope`. "fills": what looks so reaches from a
    corner, the one cell that is `there`, without a gap.
    """

    about: str
    look: Look
    scope: tuple[Selection, ...]
    amount: Amount | None = None
    each: bool = False
    there: tuple[Selection, ...] = ()
    test: Test | None = None

    def describe(self, document: Document) -> str:
        """For instance: 3 cells of row A are missing."""
        look, where = self.look.describe(), described(document, self.scope)
        place = described(document, self.there) if self.there else ""
        words = {
            "only": f"cells of {where} that are {look} lie only at {place}",
            "placed": f"cells of {where} that are {look} lie at {place}",
            "beyond": f"all cells of {where} {tested(self.test) if self.test else ''} are {look}",
            "lines": f"only {place} is {look} throughout",
            "first": f"{place} has the most cells that are {look}",
            "fills": f"the cells that are {look} reach from {place}",
        }
        return words.get(
            self.about, f"{self._many()} cells of {'each of ' if self.each else ''}{where} are {look}"
        )

    def _many(self) -> str:
        if self.amount is None:
            return ""
        total = f" of {self.amount.total}" if self.amount.total is not None else ""
        return f"{num_text(self.amount.count)}{total}" if self.amount.count else f"{self.amount.kind}{total}"


@dataclass(frozen=True, slots=True)
class Looks:
    """What a clause says of how cells look: all of it must hold."""

    facts: tuple[LookFact, ...]

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(dict.fromkeys(fact.describe(document) for fact in self.facts))
