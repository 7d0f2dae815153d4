"""What is claimed of a line's place among its like."""

from dataclasses import dataclass

from auditor.claims.judging import described
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.model import Document
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class LineRank:
    """The rank of one row (or column) of a panel among all of them, in each of the columns that it is crossed with.

    Of a selection one side is that of the line, the other the places where it is ranked (None: all). `rank` counts from
    the largest ("max") or the smallest ("min") value. `behind` is the line with the rank before it. `every` tells that it is said of each panel, and not of one that is not named.
    """

    lines: tuple[Selection, ...]
    side: str
    rank: int
    direction: str
    quantifier: Quantifier = PLAIN
    behind: tuple[Selection, ...] = ()
    every: bool = True
    tentative: bool = False

    def describe(self, document: Document) -> str:
        """For instance: Depot A is second from the top everywhere, behind Depot B."""
        end = "top" if self.direction == "max" else "bottom"
        across = "column" if self.side == "rows" else "row"
        told = self.quantifier.describe()
        behind = f", right behind {described(document, self.behind)}" if self.behind else ""
        return f"{described(document, self.lines)} has rank {self.rank} from the {end} of each {across} {told}{behind}".replace(
            "  ", " "
        ).strip()
