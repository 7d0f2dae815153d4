"""What is said to be equal: two groups of cells, all of one group, or cells mirrored at the diagonal."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.claims.pairing import Group
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Identity:
    """Cells that are equal: those of two groups, pair by pair, all of one group, or those mirrored.

    `by_pair` says of every two groups that some cells differ; `loose` leaves room ("nearly identical"),
    `level` only against being refuted ("on a par"). `values` are what
    is told of either side; `elsewhere` says that the cells that are left out do differ ("they differ only at A").
    """

    left: tuple[Group, ...]
    right: tuple[Group, ...] = ()
    mirrored: bool = False
    differ: bool = False
    by_pair: bool = False
    loose: bool = False
    quantifier: Quantifier = PLAIN
    value: Num | None = None
    values: tuple[Num, ...] = ()
    elsewhere: bool = False
    level: bool = False

    def describe(self, document: Document) -> str:
        """For instance: Row 1 and Row 2 hold the same values."""
        one, other = (
            described(document, list(dict.fromkeys(s for g in side for s in g.scope)))
            for side in (self.left, self.right)
        )
        if self.by_pair:
            return f"no two of {one} are the same"
        verb = "differ" if self.differ else "are nearly equal" if self.loose else "are equal"
        value = f" ({num_text(self.value)})" if self.value else ""
        quant = f" {self.quantifier.describe()}" if self.quantifier.kind != "plain" else ""
        if self.mirrored:
            return f"the cells of {one} mirrored at the diagonal {verb}{quant}"
        return f"the cells of {one}{' and ' + other if self.right else ''} {verb}{value}{quant}"
