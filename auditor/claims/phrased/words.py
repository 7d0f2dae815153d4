"""The closed words of phrases: sizes, parts, comparisons, superlatives, and how a number is meant."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.phrased.line import Token
from auditor.language.numbers import Num
from auditor.numerals import ordinal
from auditor.quantity import Quantity

MORE = frozenset("higher larger greater bigger more".split())
LESS = frozenset("lower smaller less fewer".split())
COPULAS = frozenset("is are was were".split())
_TOP = frozenset("highest largest greatest biggest most".split())
_LOW = frozenset("lowest smallest least fewest".split())
_PARTS = {"half": 1 / 2, "third": 1 / 3, "quarter": 1 / 4, "fifth": 1 / 5, "sixth": 1 / 6, "seventh": 1 / 7, "eighth": 1 / 8,
          "ninth": 1 / 9, "tenth": 1 / 10, "twentieth": 1 / 20, "twenty-fifth": 1 / 25}  # fmt: skip
_FELT = 10  # a larger factor is worked out
_TIMES = {"twice": 2.0, "double": 2.0, "thrice": 3.0}
_BITS = (
    "a little",
    "little",
    "slightly",
    "a bit",
    "a little bit",
    "somewhat",
    "only a little",
    "only slightly",
)
_LEADS = (
    *((f"{bit} more than".split(), ">~") for bit in _BITS), *((f"{bit} less than".split(), "<~") for bit in _BITS),
    *((f"{bit} higher than".split(), ">~") for bit in _BITS), *((f"{bit} lower than".split(), "<~") for bit in _BITS),
    (["just", "over"], ">~"), (["just", "under"], "<~"), (["almost"], "<~"), (["nearly"], "<~"),
    (["about"], "~"), (["around"], "~"), (["roughly"], "~"), (["approximately"], "~"), (["exactly"], "=="),
    (["more", "than"], ">"), (["higher", "than"], ">"), (["larger", "than"], ">"), (["less", "than"], "<"), (["lower", "than"], "<"),
    (["smaller", "than"], "<"), (["at", "least"], ">="), (["at", "most"], "<="), (["over"], ">"), (["under"], "<"), ([], "="),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Words:
    """A line of tokens, and what stands at a place of it."""

    line: tuple[Token, ...]

    def word(self, at: int) -> str:
        """The word at a place; "" behind the end."""
        return self.line[at].word if at < len(self.line) else ""

    def after(self, at: int, *phrases: str) -> int | None:
        """Where a phrase ends that stands at a place: the first that fits; None where none does."""
        for phrase in phrases:
            words = phrase.split()
            if [self.word(at + n) for n in range(len(words))] == words:
                return at + len(words)
        return None

    def past(self, at: int, *phrases: str) -> int:
        """The place behind a phrase that may stand there."""
        found = self.after(at, *phrases)
        return at if found is None else found

    def quantity(self, at: int) -> Quantity | None:
        """The number that stands at a place."""
        return self.line[at].number if at < len(self.line) else None

    def ends(self, at: int) -> bool:
        """Whether the line ends there."""
        return at >= len(self.line)

    def sizes(self, at: int) -> Iterator[tuple[tuple[Num, ...], int]]:
        """A number as it is told: "about 4", "4 or more", "between 4 and 5"."""
        between = self.after(at, "between")
        if between is not None and (low := self.quantity(between)) and self.word(between + 1) == "and":
            if high := self.quantity(between + 2):
                end = self._unit(between + 3)
                yield (_num(low, ">="), _num(high, "<=")), end
                yield (_num(low, ">"), _num(high, "<")), end
            return
        for lead, op in _LEADS:
            start = at + len(lead)
            if [self.word(at + n) for n in range(len(lead))] != lead or (
                told := self.quantity(start)
            ) is None:
                continue
            end = self._unit(start + 1)
            for tail, bound in (
                ("or more", ">="),
                ("or higher", ">="),
                ("or less", "<="),
                ("or lower", "<="),
                ("or fewer", "<="),
            ):
                if (behind := self.after(end, tail)) is not None and op == "=":
                    yield (_num(told, bound),), behind
                    return
            yield (_num(told, op.replace("==", "=")),), end
            return

    def _unit(self, at: int) -> int:
        return self.past(
            at, "percentage points", "percentage point", "per cent", "percent", "points", "point", "%"
        )

    def factors(self, at: int) -> Iterator[tuple[Num, int]]:
        """A factor as it is told: "more than half of", "about 24% of", "almost three times", "twice"."""
        for lead, op in _LEADS:
            start = at + len(lead)
            if [self.word(at + n) for n in range(len(lead))] == lead and (found := self._factor(start, op)):
                yield found
                return

    def _factor(self, at: int, op: str) -> tuple[Num, int] | None:
        word, told = self.word(at), self.quantity(at)
        own = op.replace("==", "=")
        felt = op != "=="
        if word in _TIMES:
            return Num(_TIMES[word], 0.0, word, own, word=felt), at + 1
        if told is not None and self.word(at + 1) == "times":
            return Num(told.value, told.step, f"{told.text}", own, word=felt and told.value <= _FELT), at + 2
        percent = told is not None and (told.unit == "%" or self.word(at + 1) in ("percent", "per", "%"))
        if told is not None and percent:
            end = self.past(at + 1, "per cent", "percent", "%")
            return (
                (Num(told.value / 100, told.step / 100, told.text, own), end + 1)
                if self.word(end) == "of"
                else None
            )
        number = 1 if word in ("a", "an", "one") else round(told.value) if told is not None else 0
        part = self.word(at + 1).removesuffix("s") if number else word
        if part not in _PARTS and part not in ("halve",) or (part == "half" and number):
            return None
        end = at + (2 if number else 1)
        if (not number and part != "half") or self.word(end) != "of":
            return None
        return Num(
            max(number, 1) * _PARTS[part], 0.0, f"{number} {part}" if number else part, own, word=felt
        ), end + 1

    def bit(self, at: int) -> int:
        """The place behind words for a little."""
        return self.past(at, *sorted(_BITS, key=len, reverse=True))

    def leading(self, at: int) -> tuple[bool, int, int] | None:
        """A superlative that may tell how many come first: "the two lowest", before which none of the others comes."""
        told = self.superlative(at + 1) if self.quantity(at) is not None else None
        return told if told is not None and told[1] == 1 else self.superlative(at)

    def superlative(self, at: int) -> tuple[bool, int, int] | None:
        """Whether "third-lowest" counts from the bottom, its rank, and where it ends."""
        word = self.word(at)
        head, dash, last = word.rpartition("-")
        rank = ordinal(head) if dash else 1
        if not rank or last not in _TOP | _LOW:
            return None
        if last == "most" and (at == 0 or self.word(at - 1) in {"of", "in", "for", "and"}):
            return None  # "most values" are more than half of them
        return last in _LOW, rank, at + 1


def _num(told: Quantity, op: str) -> Num:
    return Num(told.value, told.step, told.text, op, told.unit)
