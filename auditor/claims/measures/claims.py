"""Claims on derived metrics: what they are."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.squares import squares
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class Check:
    """One thing to check.

    `about` is a metric or a count of it ("recall", "support"), "equation" (in `text`), "cell" (of class `of` taken
    for `other`), "flow" (either way), "never" and "always" (a model that does so for class `of`), "difference" (of the
    metric `other` between two matrices) or "better" (in that metric), "ahead" (in that metric class `of` of class
    `text`, by `value`), "level" (as high as of class `text`), "classes" (how many keep the bound in `numerator`), "tally" (how many there are in `cells`, or which
    share of those in `base`), "times" (as many times as in
    `base`), "more" (than there), "margin" (so many more), "rank" (the size of `cells` among the `rivals`),
    "rarest" (of all errors that occur), "mean" (of the metric `other` over the classes in `cells`), "over" (the measure
    `text` above the measure `other`), "shifted" (what becomes of `cells` from the first matrix to the second),
    "sets" (how many of the `rivals` keep the bound in `numerator`; with `other` "gaps" how far the two cells of each are apart), "dominant" (the diagonal, in the lines that `text` tells). `matrix` names one of several.
    """

    about: str
    value: Num | None = None
    of: str = ""
    other: str = ""
    average: str = ""
    matrix: str = ""
    text: str = ""
    trend: str = ""
    numerator: Num | None = None
    denominator: Num | None = None
    weak: bool = False
    cells: tuple[tuple[str, str], ...] = ()
    base: tuple[tuple[str, str], ...] = ()
    rivals: tuple[tuple[tuple[str, str], ...], ...] = ()
    rank: int = 1

    def _name(self) -> str:
        """What is told, without its value."""
        pair = f"{self.of} taken for {self.other}"
        place = f"no. {self.rank} " if self.rank > 1 else ""
        names = {
            "highest": f"{place}highest {self.other}: {self.of}",
            "lowest": f"{place}lowest {self.other}: {self.of}",
            "cell": pair,
            "flow": pair,
            "largest error": f"largest error: {pair}",
            "most taken for": f"{self.of} most often taken for {self.other}",
            "outnumbers": f"{pair} more often than the reverse",
            "difference": f"difference in {self.other}",
            "better": f"better in {self.other}",
            "ahead": f"{self.other} of {self.of} above that of {self.text}",
            "level": f"{self.other} of {self.of} like that of {self.text}",
            "classes": f"classes with {self.other} {num_text(self.numerator) if self.numerator else ''}",
            "above": f"{self.text} above {self.other}",
            "below": f"{self.text} below {self.other}",
            "tally": self.text,
            "times": self.text,
            "more": f"more: {self.text}",
            "margin": f"difference: {self.text}",
            "rank": f"rank {self.rank}: {self.text}",
            "rarest": f"rarest error: {self.text}",
            "mean": f"mean {self.other} of {' and '.join(name for name, _ in self.cells)}",
            "over": f"{self.text} above {self.other}",
            "shifted": f"{self.text} from the first matrix to the second {self.trend}".rstrip(),
            "sets": f"{self.text} {num_text(self.numerator) if self.numerator else ''}",
            "dominant": "the diagonal is the highest of its lines",
        }
        plain = " ".join(part for part in (self.average, self.about) if part)
        return names.get(self.about) or (f"{plain} of {self.of}" if self.of else plain)

    def describe(self) -> str:
        """For instance: recall of B = 95%."""
        if self.about == "equation":
            return self.text
        name = self._name()
        where = f" ({self.matrix})" if self.matrix else ""
        if self.value is None:
            return f"{name}{where}"
        stated = num_text(self.value)
        if self.value.word and self.numerator and self.denominator:
            stated = f"{self.numerator.text} of {self.denominator.text}"
        return f"{name}{where} = {stated}"


@dataclass(frozen=True, slots=True)
class Derived:
    """What a clause says of derived metrics; `turned` where the rows are taken for the other of what they may be."""

    checks: tuple[Check, ...]
    panels: tuple[Selection, ...]
    turned: bool = False

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return ", ".join(dict.fromkeys(check.describe() for check in self.checks))


def matrices(document: Document, panels: Sequence[Selection], turned: bool) -> list[Confusion]:
    """The matrices of some panels, in one of their orientations."""
    found: list[Confusion] = []
    for selection in panels:
        ways = confusions(document, selection.panel) or squares(document, selection.panel)
        if ways:
            found.extend(ways[-1 if turned else 0])
    return found
