"""Phrases of tables that show the same things twice: those who "took the bus yesterday", what "Abel calls harmless"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Pairs, Parsed, Phrase, both_of
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.squares import MOVES


class Sided(Pairs):
    """The sets of such a table: by the category on one side, or on both."""

    def on_side(self, name: str, flavour: str) -> Cells:
        """All of a category on one side: earlier or later, by the first or by the second who judges."""
        return self.line(name) if flavour == "row" else self.called(name)

    def sided_phrase(self, i: int) -> Iterator[Parsed]:
        """`the car users of yesterday`, `harmless for Abel (and doubtful for Brand)`, `(the 40) who ...`."""
        if not self.matrix.kind:
            return
        if self.kind(i) == "that" and i and self.kind(i - 1) in ("number", "none", "all", "only"):
            yield Phrase(self.everything(), "all"), i
        if self.kind(i) == "pronoun" and self.kind(i + 1) == "that":
            yield Phrase(self.everything(), "all"), i + 1
        lead = self.kind(i) == "side"  # "yesterday's car users", "the car users of yesterday"
        if self.kind(i + lead) == "name":
            name, end = self.row[i + lead].text, self.nouns(i + lead + 1)
            side = i if lead else end
            if self.kind(side) == "side" and (end > i + lead + 1 or not lead) and self.matrix.kind == MOVES:
                flavour = self.row[side].flavour
                label = f"{name} ({self.matrix.sides[flavour == 'column']})"
                yield Phrase(self.on_side(name, flavour), label), end + (not lead)
        yield from self.verdicts(i)

    def of_pairs(self, i: int) -> Iterator[Parsed]:
        """Two categories, one on each side: as one taken for another, or told by who judges so."""
        yield from super().of_pairs(i)
        if self.matrix.kind:
            yield from ((found, end) for found, end in self.verdicts(i) if len(found.cells) < 3)

    def verdicts(self, i: int) -> Iterator[Parsed]:
        """`Abel calls it harmless (and Brand doubtful)`, `harmless for Abel, malignant for Brand`, `A for one and B for the other`."""
        one = self._verdict(i)
        if one is None:
            return
        name, flavour, end = one
        joint = self.passed(end, "and", "comma", "contrast")
        other = self._verdict(joint) if joint > end else None
        if other and {flavour, other[1]} == {"one", "other"} and name != other[0]:
            yield Phrase(both_of(name, other[0]), f"{name} and {other[0]}"), other[2]
        elif other and {flavour, other[1]} == {"row", "column"}:
            cells = self.on_side(name, flavour) & self.on_side(other[0], other[1])
            yield Phrase(cells, f"{name} and {other[0]}"), other[2]
        if flavour in ("row", "column"):
            side = self.matrix.sides[flavour == "column"]
            yield Phrase(self.on_side(name, flavour), f"{name} ({side})"), end

    def _verdict(self, i: int) -> tuple[str, str, int] | None:
        """`harmless for Abel`, `Abel calls it harmless`, `Brand doubtful`: a category, whose it is, and where it ends."""
        if self.kind(i) == "side":
            at = self.passed(i + 1, "only", "judges", "as", "model", "it", "all")
            if self.kind(at) == "name":
                return self.row[at].text, self.row[i].flavour, at + 1
        if self.kind(i) == "name":
            at = self.passed(self.nouns(i + 1), "on")
            if self.kind(at) == "side":
                return self.row[i].text, self.row[at].flavour, at + 1
            if self.kind(at) in ("for one", "for other"):
                return self.row[i].text, self.kind(at)[4:], at + 1
        return None

    def sided_predicate(self, i: int) -> Iterator[Parsed]:
        """`took the bus yesterday`, `are malignant for Brand`, `(that) Abel considers malignant`."""
        if not self.matrix.kind:
            return
        at = self.passed(i, "be", "doing")
        if at > i and self.kind(at) == "side":  # "yesterday took the bus"
            flavour, at = self.row[at].flavour, at + 1
        elif self.kind(i) == "side" and self.kind(i + 1) == "doing":
            flavour, at = self.row[i].flavour, i + 2
        else:
            flavour = ""
        if (at > i or self.kind(i) == "taken") and self.kind(at + (self.kind(i) == "taken")) == "name":
            at += self.kind(i) == "taken"
            name, end = self.row[at].text, self.nouns(at + 1)
            if self.kind(end) == "side" and not flavour:
                flavour, end = self.row[end].flavour, end + 1
            if flavour:
                side = self.matrix.sides[flavour == "column"]
                yield Phrase(self.on_side(name, flavour), f"{name} ({side})"), end
        if self.kind(i) == "moving":  # "moved from the bus to the car"
            yield from ((found, end) for found, end in self.of_pairs(i + 1) if len(found.cells) == 1)
        if self.kind(i) == "wrong" and self.row[i].text.casefold() == "left" and self.kind(i + 1) == "name":
            name = self.row[i + 1].text
            yield Phrase(self.line(name) & self.errors(), f"left {name}"), self.nouns(i + 2)
        yield from ((replace(found, of=""), end) for found, end in self.verdicts(self.passed(i, "be")))
        if self.kind(i) == "right" and self.kind(i + 1) == "name":  # "stayed beginners"
            name = self.row[i + 1].text
            yield Phrase(frozenset({(name, name)}), f"stayed {name}"), self.nouns(i + 2)
        if self.kind(i) in ("right", "wrong") and self.kind(i + 1) == "side":  # "stayed with it today"
            own = self.errors() if self.kind(i) == "wrong" else self.everything() - self.errors()
            yield Phrase(own, self.row[i].text), i + 2
