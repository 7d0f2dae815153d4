"""What extremes claim: which value is the largest or the smallest of a scope, and where it stands."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class Extreme:
    """The largest or smallest value of a scope: its number, or the place that holds it, or both.

    `each` tells it of every selection of the scope by itself: "in every row the highest value stands at 48 h"; with an
    `amount` of so many of them, taken together or `per_panel`.
    """

    direction: str
    scope: tuple[Selection, ...]
    value: Num | None = None
    place: tuple[Selection, ...] = ()
    magnitude: bool = False
    tentative: bool = False  # a less likely meaning, which can only keep the statement from being refuted
    each: bool = False
    amount: Amount | None = None
    per_panel: bool = False
    values: tuple[Num, ...] = ()  # with `each`, a number for every selection of the scope, in its order
    denied: bool = False  # it stands at no such place
    ties: str = ""  # "shared": each place holds it, and two cells at least; "sole": one cell only

    def describe(self, document: Document) -> str:
        """For instance: the highest value of Panel A = 31.6 at Dose 20."""
        word = "highest" if self.direction == "max" else "lowest"
        numbers = self.values or ((self.value,) if self.value else ())
        value = f" = {' / '.join(num_text(one) for one in numbers)}" if numbers else ""
        place = f" {'not ' * self.denied}at {described(document, self.place)}" if self.place else ""
        word = f"{word} absolute" if self.magnitude else word
        if self.amount is not None:
            number = num_text(self.amount.count) if self.amount.count else self.amount.kind
            lines = f"{number} of {described(document, self.scope)}"
            return f"the {word} value{place} in {lines}{', in each panel' if self.per_panel else ''}"
        each = "each of " if self.each and len(self.scope) > 1 else ""
        ties = {"shared": " more than once", "sole": " only once"}.get(self.ties, "")
        return f"the {word} value of {each}{described(document, self.scope)}{value}{place}{ties}"
