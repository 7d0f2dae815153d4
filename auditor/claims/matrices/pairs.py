"""Phrases for one class taken for another, for two that are mixed up, and for a line of the matrix."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.matrices.words import Words
from auditor.claims.measures.cell_sets import Cells
from auditor.language.numbers import Num


@dataclass(frozen=True, slots=True)
class Phrase:
    """Cells that words name, and how; `num` tells how many there are in them.

    `of` is the class that a phrase names alone: a predicate may make of it those that were called so. `weak` tells that
    the words may name something that the matrix does not show.
    """

    cells: Cells
    name: str
    num: Num | None = None
    of: str = ""
    weak: bool = False


Parsed = tuple[Phrase, int]


def both_of(one: str, other: str) -> Cells:
    """Two classes taken for each other."""
    return frozenset({(one, other), (other, one)})


class Pairs(Words):
    """The phrases for errors of two classes in a row of lexemes."""

    def drawn_line(self, i: int) -> Iterator[Parsed]:
        """`the owl row`, `the column of hawks`: a line of the matrix, whichever way it is turned."""
        if self.kind(i) == "name" and self.kind(i + 1) == "line":
            yield (
                Phrase(
                    self.drawn(self.row[i].text, self.row[i + 1].text),
                    f"the {self.row[i].text} {self.row[i + 1].text}",
                ),
                i + 2,
            )
        elif self.kind(i) == "line":
            for name, end in self.of_class(i + 1):
                yield Phrase(self.drawn(name, self.row[i].text), f"the {self.row[i].text} of {name}"), end

    def _among(self, i: int) -> Iterator[Parsed]:
        """`confusions among A, B and C`: of any of these for another."""
        among = (
            self.kind(i + 1) == "between"
            or self.row[i + 1 : i + 2]
            and self.row[i + 1].text.casefold() in ("among", "amongst", "within")
        )
        if self.kind(i) != "error" or not among:
            return
        for names, end in self.names(i + 2):
            if len(names) > 2:
                cells = frozenset((a, b) for a in names for b in names if a != b)
                yield Phrase(cells, f"errors among {', '.join(names)}"), self.nouns(end)

    def of_pairs(self, i: int) -> Iterator[Parsed]:
        """`confusions between A and B`, `A-B confusions`, `mistaking A for B`, `A taken for B`, `A as B`."""
        yield from self._among(i)
        at = i
        if self.kind(i) == "error":
            at = self.passed(i + 1, "between", "of", "from")
        elif self.kind(i) in ("gerund", "between", "from"):
            at = i + 1
        at = self.passed(at, "actual")
        if self.kind(at) != "name":
            return
        one, behind = self.row[at].text, self.nouns(at + 1)
        joint = self.kind(behind)
        second = (
            self.passed(behind + 1, "predicted")
            if joint in ("and", "as", "on", "taken", "arrow", "mixed")
            else behind
        )
        if joint == "be" and self.kind(behind + 1) in ("taken", "mixed"):
            return
        if self.kind(second) != "name" or second == behind or self.row[second].text == one:
            return
        other, end = self.row[second].text, second + 1
        directed = joint in ("as", "on", "taken", "arrow") and self.row[behind].text.casefold() != "with"
        if joint in ("and", "mixed") or not directed:
            told = at > i or self.kind(end) == "error" or joint == "mixed"
            if told:
                last = self.passed(end, "error", "each other")
                aside = self.passed(last, "comma", "open", "close", "both ways")
                said = any(self.kind(k) == "both ways" for k in range(last, aside))
                yield (
                    Phrase(both_of(one, other), f"{one} and {other} taken for each other"),
                    aside if said else last,
                )
            return
        yield Phrase(frozenset({(one, other)}), f"{one} taken for {other}"), end
