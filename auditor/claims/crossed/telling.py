"""What a text tells of a matrix: read to its last word, or loosely, where words stand in it that tell nothing of the numbers."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.crossed.chunks import Chunk, chunks_of
from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.families import Families
from auditor.claims.crossed.graded import directed
from auditor.claims.crossed.line import line_of
from auditor.claims.crossed.part import Facts
from auditor.claims.crossed.reading import read
from auditor.claims.crossed.retold import retold
from auditor.claims.crossed.signs import Sign
from auditor.claims.crossed.things import counted_things
from auditor.claims.matrices.wording import class_nouns, members_of
from auditor.claims.measures.class_names import ROLE_WORDS
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.words import classes_in
from auditor.language.numbers import Num
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.world import World

_EACH = re.compile(
    r"(?P<head>\W*(?:there (?:are|were) )?\d[\d,]* [a-z]+(?: [a-z]+)? (?:of|for|per|from|in) (?:each|every) [a-z]+)(?= )[^\d,;:]*$",
    re.IGNORECASE,
)
# Numbers from here on are hardly met by chance.
_TELLING = 10
_MOST_WAYS = 6


@dataclass(frozen=True)
class Before:
    """What stands before a text: what it leans on by its words, its label, and the sentence before it."""

    leant_on: str = ""
    label: str = ""
    sentence: str = ""


@dataclass(frozen=True)
class Teller:
    """How texts on a matrix are read in a document."""

    document: Document
    matrix: Confusion
    world: World

    def line(self, text: str, *, loosely: bool = False) -> list[Sign] | None:
        """The signs of a text."""
        document, matrix = self.document, self.matrix
        members = members_of(document, matrix.whole(self.world).middle) | counted_things(document)
        if loosely:
            members |= _sides(document, matrix)
        return line_of(
            text, matrix, class_nouns(document), members, _verdicts(document, matrix), loosely=loosely
        )

    def told(self, text: str, families: Families, before: Before) -> list[Facts]:
        """The ways in which a text may be meant: as it stands; else with what its words lean on, or loosely."""
        text = retold(text, self.matrix)
        leant = chunks_of(self.line(before.leant_on) or []) if before.leant_on else []
        line = self.line(text)
        plain = self._read(line, families, tuple(leant), leans=False)
        if plain:
            return plain
        carried = tuple(self._carried(before))
        ways = [(line, carried)] if carried else []
        if line is None and (loose := self.line(self._of_each(text), loosely=True)) is not None:
            ways = [(loose, ()), *([(loose, carried)] if carried else [])]
        found = [facts for signs, chunks in ways for facts in self._read(signs, families, chunks, leans=True)]
        return [loosened(facts) for facts in found if is_telling(facts)][:_MOST_WAYS]

    def _read(
        self, line: Sequence[Sign] | None, families: Families, before: tuple[Chunk, ...], *, leans: bool
    ) -> list[Facts]:
        if line is None:
            return []
        ways = directed(line, self.matrix, self.document.source.text)
        told = [read(way, families, before, leans=leans) for way in ways]
        if len(told) == 1:
            return told[0]
        if len({one.flavour for one in line if one.letter == "3"}) > 1:  # both sides are told, in one order
            return [loosened(facts) for way in told for facts in way]
        # It is not known to which side things were misjudged: then it has to hold of either.
        return [loosened((*one, *other)) for one, other in zip(*told, strict=False)]

    def _of_each(self, text: str) -> str:
        """`300 tiles of each kind (left the kiln)`: without what was done with them, if that names no class."""
        found = _EACH.match(text)
        return found["head"] if found and not classes_in(text[found.end("head") :], [self.matrix]) else text

    def _carried(self, before: Before) -> Iterator[Chunk]:
        """The measure or the class of the label, and the one class, cell or pair that the sentence before names."""
        for text in (before.label, before.sentence):
            names = {one.name for one in classes_in(text, [self.matrix])} if text else set()
            signs = self.line(text, loosely=True) if text else None
            chunks = chunks_of(signs or [])
            cells = [one for one in chunks if one.kind in "KJ"]
            if text is before.label:
                yield from (one for one in chunks if one.kind == "F" and len(chunks) == 1)
            if len(names) == 1:
                yield Chunk("C", (next(iter(names)),))
            elif len(cells) == 1 and set(cells[0].names) == names:
                yield cells[0]


def _sides(document: Document, matrix: Confusion) -> frozenset[str]:
    """What the two sides are called: "surveyor" and "software"."""
    panel = document.panels[matrix.panel]
    names = {word for axis in (panel.rows, panel.columns) for label in axis.names for word in norms(label)}
    return frozenset(word for word in names if word.isalpha() and len(word) > 3)


def _verdicts(document: Document, matrix: Confusion) -> frozenset[str]:
    """The words of the axis that holds what things were taken for, which are not on the other one."""
    panel = document.panels[matrix.panel]
    a, b = next(iter(matrix.places.items()))
    turned = len(matrix.predicted) > 1 and matrix.places[(a[0], matrix.predicted[1])][0] != b[0]
    own, other = (panel.rows, panel.columns) if turned else (panel.columns, panel.rows)
    words = {word for label in own.names for word in norms(ROLE_WORDS.sub(" ", label))}
    return frozenset(
        word for word in words - {word for label in other.names for word in norms(label)} if len(word) > 2
    )


def is_telling(facts: Facts) -> bool:
    """Whether facts tell enough numbers not to hold by chance."""
    return sum(_weight(one) for one in facts) >= 1


def _weight(fact: Fact) -> float:
    numbers = [num for num in (fact.num, fact.bound) if num is not None]
    if fact.num is not None and not fact.num.value and len(fact.amounts[0].cells) > 1:
        return 1.0  # several cells are empty
    return sum(1.0 if _is_exact(num) else 0.5 for num in numbers) + (0.5 if fact.form == "top" else 0.0)


def _is_exact(num: Num) -> bool:
    return num.op == "=" and not num.word and (num.step < 1 or num.value >= _TELLING)


def loosened(facts: Facts) -> Facts:
    """Facts that are not refuted."""
    return tuple(replace(fact, loose=True) for fact in facts)
