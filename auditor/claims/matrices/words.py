"""The lexemes of a sentence on one confusion matrix, and the plain sets of its cells."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.matrices.lexing import Lexeme
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.confusion import Confusion
from auditor.language.tokens import norms


@dataclass(frozen=True)
class Words:
    """A row of lexemes, for one matrix and one class that is the positive one ("" where none is)."""

    matrix: Confusion
    row: Sequence[Lexeme]
    positive: str
    known_nouns: frozenset[str] = frozenset()
    measures: tuple[str, ...] = ()
    # What adds up to one, where the cells are shares: the rows of "actual" or of "predicted" classes.
    lines: str = ""
    members: frozenset[str] = frozenset()  # what the document calls all that was classified
    owner: str = ""  # the class that the label above the sentence names: its errors and hits may be meant
    alike: bool = False  # whether there are as many of each class
    panels: tuple[str, ...] = ()  # the names of the matrices that are spoken of

    def kind(self, i: int) -> str:
        """The kind of a lexeme; "" behind the last."""
        return self.row[i].kind if i < len(self.row) else ""

    def passed(self, i: int, *kinds: str) -> int:
        """The place behind words of some kinds that may stand here."""
        while self.kind(i) in kinds:
            i += 1
        return i

    def nouns(self, i: int) -> int:
        """The place behind the nouns for what was classified that may stand here."""
        while (
            self.kind(i) in ("noun", "class", "labels")
            or self.kind(i) == "word"
            and self._is_noun(self.row[i])
            or self.kind(i) == "says"
            and self.row[i].text.casefold() == "votes"
            and self.kind(i - 1) in ("wrong", "right")
        ):
            i += 1
        return i

    def _is_noun(self, word: Lexeme) -> bool:
        """Whether a word that the lexicon lacks stands elsewhere in the document, and so may be a noun of it."""
        plural = word.text.casefold().endswith("s") and len(word.text) > 3
        known = self.known_nouns if plural else self.members
        if not plural and len(word.text) > 3 and self.known_nouns.intersection(norms(f"{word.text}s")):
            return True  # one of what the document tells of more
        return bool(known.intersection(norms(word.text)))

    def everyone(self, i: int) -> int:
        """The place behind words for all classes: `of the four classes`, `between the classes`, `among them all`."""
        at = self.passed(i, "between", "of", "on", "by", "than", "any", "all", "rest")
        counted = self.all_told(at)
        behind = self.nouns(counted)
        alone = counted > at and self.kind(counted) in (
            "",
            "comma",
            "open",
            "close",
        )  # "the lowest of the four"
        return behind if at > i and (behind > counted or alone) or self.kind(at - 1) in ("all", "rest") else i

    def all_told(self, i: int) -> int:
        """The place behind the number of classes, if it stands here."""
        num = self.row[i].num if self.kind(i) == "number" else None
        return i + (num is not None and not num.unit and num.value == len(self.matrix.classes))

    # --- sets ---------------------------------------------------------------------------------------

    def everything(self) -> Cells:
        """All cells, those of classes that the matrix leaves out included."""
        return frozenset((a, p) for a in self.matrix.classes for p in self.matrix.classes)

    def line(self, name: str) -> Cells:
        """All that are of a class."""
        return frozenset(cell for cell in self.everything() if cell[0] == name)

    def called(self, name: str) -> Cells:
        """All that were taken for a class."""
        return frozenset(cell for cell in self.everything() if cell[1] == name)

    def drawn(self, name: str, line: str) -> Cells:
        """All in a row or a column of the matrix as it is drawn."""
        places = self.matrix.places
        across = next((cell for cell in places if cell[0] == name != cell[1]), None)
        by_row = across is not None and (name, name) in places and places[across][0] == places[name, name][0]
        return self.line(name) if by_row == (line.casefold().startswith("row")) else self.called(name)

    def errors(self) -> Cells:
        """All that were taken for another class."""
        return frozenset(cell for cell in self.everything() if cell[0] != cell[1])

    @property
    def negative(self) -> str:
        """Of two classes the one that is not positive."""
        others = [name for name in self.matrix.classes if name != self.positive]
        return others[0] if self.positive and len(others) == 1 else ""

    # --- classes ------------------------------------------------------------------------------------

    def names(self, i: int) -> Iterator[tuple[tuple[str, ...], int]]:
        """One class or a list of them; "not X" of two classes is the other."""
        if self.kind(i) == "not" and self.kind(i + 1) == "name" and len(self.matrix.classes) == 2:
            others = tuple(c for c in self.matrix.classes if c != self.row[i + 1].text)
            yield others, i + 2
            return
        if self.kind(i) != "name":
            return
        found, end = [self.row[i].text], i + 1
        while self.kind(at := self.passed(end, "comma")) in ("and", "name") and (
            at > end or self.kind(at) == "and"
        ):
            at = self.passed(at, "and")
            if self.kind(at) != "name":
                break
            found.append(self.row[at].text)
            end = at + 1
        if len(found) > 1:
            yield tuple(found), end
        yield (found[0],), i + 1

    def of_class(self, i: int) -> Iterator[tuple[str, int]]:
        """`of pears`, `for class pear`, `on the pears`: one class behind a preposition."""
        if self.kind(i) in ("of", "on", "as"):
            at = self.passed(i + 1, "class", "actual")
            for names, end in self.names(at):
                if len(names) == 1:
                    yield names[0], self.nouns(end)
