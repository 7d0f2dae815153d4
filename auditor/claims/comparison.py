"""What a comparison says: contests between groups of cells, and of how many of them it is said."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.contests import Contest
from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.model import Document
from auditor.world import Selection

_SIGNS = {
    ">": "above",
    "<": "below",
    ">=": "at or above",
    "<=": "at or below",
    "=": "equal to",
    "good": "better than",
    "bad": "worse than",
    "no worse": "no worse than",
    "no better": "no better than",
}


@dataclass(frozen=True, slots=True)
class Comparison:
    """Contests that all hold.

    `each` is false where one of several panels may have been meant; `per` compares the means of rows or
    columns; `among` counts the contests won, and not the cells. `gains` are two that the text tells itself.
    """

    contests: tuple[Contest, ...]
    quantifier: Quantifier = PLAIN
    per: str = ""
    each: bool = True
    among: bool = False
    certain: bool = True
    gains: tuple[Num, ...] = ()

    def describe(self, document: Document) -> str:
        """For instance: R2 is above R1 everywhere."""
        if self.gains:
            texts = [num.text for num in self.gains]
            word = "smaller" if self.per == "<" else "larger"
            return f"the gain from {texts[0]} to {texts[1]} is {word} than that from {texts[2]} to {texts[3]}"
        first = self.contests[0]
        rights = tuple(dict.fromkeys(s for contest in self.contests for s in contest.right.scope))
        lefts = tuple(dict.fromkeys(s for contest in self.contests for s in contest.left.scope))
        names = [
            named(document, scope, group.measure)
            for scope, group in ((lefts, first.left), (rights, first.right))
        ]
        parts = [
            names[0],
            "is",
            {"slight": "slightly", "strong": "far"}.get(first.degree, ""),
            _SIGNS[first.relation],
            names[1],
        ]
        parts += [
            f"by {num_text(first.amount)}" if first.amount else "",
            self.quantifier.describe(),
            f"for the mean of each {self.per[:-1]}" if self.per else "",
        ]
        return " ".join(part for part in parts if part)


def named(document: Document, scope: Sequence[Selection], measure: str) -> str:
    """Some cells in words, or the measure of them: "the mean of R1"."""
    return f"the {measure} of {described(document, scope)}" if measure else described(document, scope)
