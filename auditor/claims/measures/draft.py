"""What is found in a clause step by step: checks, and the parts of the text that they account for."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.words import ClassMention, Mention, classes_in, metrics_in
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num

Place = tuple[int, int]  # of some words in the clause's text

_OF_CLASSES = re.compile(
    r"\s+(?:\w+ ){0,2}?(?:classes|categories|labels|groups|types|kinds|species|models|matrices|panels)\b",
    re.IGNORECASE,
)
# What is said to be so much above something else is a difference, and so are points.
_GAP = re.compile(
    r"\s*(?:percentage |per ?cent )?(?:points?|pp|p\.p\.)(?!\w)|\s*(?:above|below|higher|lower|more|fewer|less|better|worse|ahead|behind)\b(?! in\b)",
    re.IGNORECASE,
)


@dataclass
class Draft:
    """The reading of a clause as it grows; `chains` are its equations with their places.

    `by_row` tells how "95% of B are correct" is meant: of those that are B, or of those called B.
    """

    clause: Clause
    own: Sequence[Confusion]
    by_row: bool = True
    checks: list[Check] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    chains: list[tuple[str, Place]] = field(default_factory=list)
    either: bool = False  # whether `by_row` mattered

    def __post_init__(self) -> None:
        self.text = self.clause.text
        self.classes: list[ClassMention] = classes_in(self.text, self.own)
        self.metrics: list[Mention] = metrics_in(self.text)
        # "Negative predictive value" names no class, even where one is called so.
        inside = [(m.start, m.end) for m in self.metrics]
        self.classes = [c for c in self.classes if all(c.end <= a or b <= c.start for a, b in inside)]

    def is_own(self, position: int) -> bool:
        """Whether a place in the text belongs to this clause, where several share the words of one."""
        shown = self.clause.shown
        return shown is None or shown[0] <= position + self.clause.start < shown[1]

    def free(self, start: int, end: int) -> bool:
        """Whether no check has used a part of the text yet."""
        return all(end <= a or start >= b for a, b in self.places)

    def add(self, check: Check, *places: Place) -> None:
        """A check and the parts of the text that it rests on."""
        self.checks.append(check)
        self.places.extend(places)

    def equate(self, text: str, place: Place) -> None:
        """An equation, and where its words stand."""
        self.add(Check("equation", text=text), place)
        self.chains.append((text, place))

    def numbers(self) -> list[tuple[Item, Num]]:
        """The numbers that no check has used and that are no part of a name ("class 4", "F1"), in order."""
        names = [(c.start, c.end) for c in self.classes] + [(m.start, m.end) for m in self.metrics]
        found = [(item, self._start(item)) for item in self.clause.numbers]
        return [
            (i, self.clause.number(i))
            for i, at in found
            if self.free(at, at + 1)
            and all(not a <= at < b for a, b in names)
            and not _OF_CLASSES.match(self.text, i.end - self.clause.start)
        ]

    def values(self) -> list[tuple[Item, Num]]:
        """Those of them that may be the value of a metric, and no difference of two ("11 points above the other")."""
        return [
            (item, num)
            for item, num in self.numbers()
            if not _GAP.match(self.text, item.end - self.clause.start)
        ]

    def plain_numbers(self) -> list[tuple[Item, Num]]:
        """Those of them that are stated as they are, or nearly so, and not as a bound."""
        return [(item, num) for item, num in self.numbers() if num.op in ("=", "~", "<~", ">~")]

    def _start(self, item: Item) -> int:
        """Where a number begins in the clause's text, its hedge left aside."""
        return item.start - self.clause.start + max(0, item.text.find(self.clause.number(item).text))

    def place(self, item: Item) -> Place:
        """Where a mention stands in the clause's text."""
        return item.start - self.clause.start, item.end - self.clause.start

    def items(self) -> frozenset[Item]:
        """All mentions in the parts that were used."""
        shift = self.clause.start
        return frozenset(
            i
            for i in self.clause.items
            if any(a < i.end - shift and i.start - shift < b for a, b in self.places)
        )

    def label(self) -> str:
        """The label that the clause stands behind."""
        return self.clause.statement.trail[-1] if self.clause.statement.trail else ""
