"""A sentence, its document, and what those who look for mentions ask of both."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from auditor.language.items import Item
from auditor.language.refs import AxisRef, Ref
from auditor.language.tokens import Token
from auditor.language.verbs import finite_verb
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document
from auditor.numerals import cardinal
from auditor.reading.colours import COLOUR

# Behind a verb, and hardly behind a noun: "averages 5", "comes to 5".
_OF_VERBS = frozenset("to the a an at only just about up down".split())


_SHORTENED = re.compile(r"(?<!\w)[A-Z][a-z]{0,2}$")  # before its full stop: "E. coli", "St. John"


@dataclass(frozen=True, eq=False)
class Context:
    """A sentence and the document that it speaks of. What is looked up at many words is kept."""

    text: str
    tokens: tuple[Token, ...]
    document: Document
    vocabulary: Vocabulary

    def norm(self, i: int) -> str:
        """The normalised word at a place, or "" outside the sentence."""
        return self.norms[i] if 0 <= i < len(self.norms) else ""

    def item(
        self, kind: str, value: object, first: int, last: int, senses: tuple[tuple[str, str], ...] = ()
    ) -> Item:
        """A mention from a token up to another, which is no part of it."""
        start, end = self.tokens[first].start, self.tokens[last - 1].end
        return Item(kind, value, start, end, first, last, self.text[start:end], senses)

    def behind(self, i: int, end: int) -> int | None:
        """Behind which token, from `i` on, that place in the text is reached; None if behind none."""
        return next((k + 1 for k in range(i, len(self.tokens)) if self.tokens[k].end >= end), None)

    def words(self, i: int, length: int) -> tuple[tuple[str, ...], int]:
        """So many words from a token on, passing over marks between them; and where they end."""
        words: list[str] = []
        at = i
        while at < len(self.tokens) and len(words) < length:
            norm = self.norms[at]
            if norm[0].isalnum() or self.tokens[at].is_number:
                words.append(norm)
            elif not words or norm in (",", ";", ".", "(", ")", "→") and not self._within_name(at):
                return (), i
            at += 1
        return (tuple(words), at) if len(words) == length else ((), i)

    def _within_name(self, at: int) -> bool:
        """Whether a full stop stands within a name, as in "Delta2.5" and "E. coli"."""
        if self.norms[at] == "." and _SHORTENED.search(self.text, 0, self.tokens[at].start):
            return self.text[self.tokens[at].end : self.tokens[at].end + 1] == " "
        around = self.text[max(0, self.tokens[at].start - 1) : self.tokens[at].end + 1]
        return self.norms[at] == "." and len(around) == 3 and around[0].isalnum() and around[2].isalnum()

    def named(self, i: int, longest: int) -> Iterator[tuple[tuple[Ref, ...], int]]:
        """What the words from a token on may name, and where they end: the most words first."""
        for length in range(min(longest, len(self.tokens) - i), 0, -1):
            words, last = self.words(i, length)
            refs = self._found(words, last)
            if refs:
                yield refs, last

    def _found(self, words: tuple[str, ...], last: int) -> tuple[Ref, ...]:
        """What words name, be it with a number spelt out: "plot three" is "Plot 3", but "three plot owners" are not."""
        found = self.vocabulary.find(words) if words else ()
        if found or len(words) < 2 or cardinal(words[0]) is not None and self.is_plural(last):
            return found
        digits = tuple(word if (number := cardinal(word)) is None else str(number) for word in words)
        return self.vocabulary.find(digits)

    def is_plural(self, at: int) -> bool:
        """Whether a noun in the plural stands at a place."""
        word = self.tokens[at].text if at < len(self.tokens) else ""
        noun = word.isalpha() and word.islower() and word.endswith("s") and not finite_verb(word)
        told = self.norm(at + 1) in _OF_VERBS or at + 1 < len(self.tokens) and self.tokens[at + 1].is_number
        return noun and self.norm(at) != word and not told

    def axes_named(self, i: int, longest: int) -> Iterator[tuple[str, int]]:
        """The sides of the axes that the words from a token on may name, and where they end."""
        for refs, last in self.named(i, longest):
            yield from ((ref.side, last) for ref in refs if isinstance(ref, AxisRef))

    @cached_property
    def norms(self) -> tuple[str, ...]:
        """The normalised words, by their places."""
        return tuple(token.norm for token in self.tokens)

    @cached_property
    def colours(self) -> dict[int, int]:
        """Where colours begin in the text, and where they end."""
        return {found.start(): found.end() for found in COLOUR.finditer(self.text)}

    @cached_property
    def axis_words(self) -> frozenset[str]:
        """All words in names of axes."""
        return frozenset(
            word
            for words, refs in self.vocabulary.names.items()
            for word in words
            if any(isinstance(ref, AxisRef) for ref in refs)
        )

    @cached_property
    def axis_letters(self) -> frozenset[tuple[str, str]]:
        """Sides, each with a letter that is the name of that axis; "x" and "y" are so unless they name anything else."""
        found = {
            (ref.side, words[0])
            for words, refs in self.vocabulary.names.items()
            if len(words) == 1 and len(words[0]) == 1
            for ref in refs
            if isinstance(ref, AxisRef) and not ref.direction
        }
        plain = {("columns", "x"), ("rows", "y")}
        return frozenset(found | {own for own in plain if not self.vocabulary.find((own[1],))})

    @cached_property
    def value_range(self) -> tuple[float, float] | None:
        """The smallest and the greatest value of the document, if it has any."""
        values = [q.value for panel in self.document.panels for q in panel.values.values()]
        return (min(values), max(values)) if values else None

    @cached_property
    def missing_marks(self) -> tuple[str, ...]:
        """What the grids have in place of numbers, if it has letters; the longest first."""
        marks = {
            cell.text
            for panel in self.document.panels
            for cell in panel.cells
            if cell.quantity is None and any(map(str.isalpha, cell.text))
        }
        return tuple(sorted(marks, key=len, reverse=True))
