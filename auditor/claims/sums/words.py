"""A row of lexemes, and what stands in it at a place: kinds of words, numbers, words that say nothing, what all ticks are together."""

from collections.abc import Iterator, Sequence

from auditor.claims.sums.cells import Field
from auditor.claims.sums.lexing import Lexeme
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.loose import HAVING, known_nouns
from auditor.language.number_roles import called_percent
from auditor.language.numbers import Num
from auditor.language.strange import neutral
from auditor.language.tokens import norms
from auditor.language.units import unit_named
from auditor.numerals import cardinal

# What is counted, where a noun for cells may be meant.
_COUNTED = frozenset("count counts observation observations case cases result results sample samples number amount".split())  # fmt: skip
# What all of so many days, months or quarters are together.
_WHOLES = {("day", 7): "week", ("day", 5): "week", ("month", 12): "year", ("season", 4): "year", ("quarter", 4): "year", ("hour", 24): "day"}  # fmt: skip
_ADJECTIVES_OF = {"hourly": "hour", "daily": "day", "monthly": "month", "quarterly": "quarter", "seasonal": "season", "yearly": "year", "annual": "year"}  # fmt: skip
ADJECTIVES = {"weekly": "week", "yearly": "year", "annual": "year", "daily": "day"}


class Words:
    """The words of a sentence on sums."""

    def __init__(self, row: Sequence[Lexeme], field: Field) -> None:
        self.row, self.field = row, field
        self.nouns = known_nouns(field.clause)
        self.percent = called_percent(field.panel)
        self.kinds = {
            side: tuple(kinds_of_ticks([tick.text for tick in axis.ticks]))
            for side, axis in (("rows", field.panel.rows), ("columns", field.panel.columns))
        }

    def has(self, i: int, *kinds: str) -> bool:
        """Whether a lexeme may be of one of some kinds."""
        return i < len(self.row) and bool(self.row[i].kinds.intersection(kinds))

    def passed(self, i: int, *kinds: str) -> int:
        """The place behind words of some kinds that may stand here."""
        while self.has(i, *kinds):
            i += 1
        return i

    def ends(self, i: int) -> bool:
        """Whether a part of the sentence may end here."""
        return (
            i >= len(self.row)
            or self.has(i, "comma", "and", "joint", "stop", "against")
            or self.row[i].text == "of"
        )

    def next_joint(self, i: int) -> int:
        """The place of the next comma, or the end."""
        return next((at for at in range(i + 1, len(self.row)) if self.has(at, "comma")), len(self.row))

    def free(self, i: int, most: int) -> Iterator[tuple[bool, int]]:
        """The places behind so many words at most that say nothing by themselves, with whether they speak of a sum."""
        summed = False
        yield summed, i
        for at in range(i, i + most):
            particle = self.has(at, "in") and self.has(at + 1, "number") and at > i  # "brings in 40"
            if not (self.has(at, "word", "be", "hedge", "together", "scale") or self.counted(at) or particle):
                return
            if self.has(at, "be") and self.row[at].text.split()[0] in ("add", "sum", "total", "amount"):
                summed = True
            summed = summed or self.has(at, "together")
            yield summed, at + 1

    def counted(self, i: int) -> bool:
        """Whether a noun for cells may be one for what is counted."""
        return self.has(i, "cell") and self.row[i].text.casefold() in _COUNTED

    def number(self, i: int) -> Num | None:
        """The number that stands at a place."""
        value = self.row[i].item.value if self.has(i, "number") and self.row[i].item else None  # type: ignore[union-attr]
        return value if isinstance(value, Num) else None

    def strange_units(self) -> list[str]:
        """The words right behind numbers that nobody knows: other things may be counted than those that the values count."""
        behind = [
            k + 1 for k in range(len(self.row) - 1) if self.has(k, "number") and not self.is_known(k + 1)
        ]
        plain = neutral() | HAVING
        return [
            one.text
            for one in (self.row[k] for k in behind)
            if not unit_named(one.text) and (one.text not in plain or one.plural and one.text not in HAVING)
        ]

    def axis_side(self, i: int) -> str:
        """The side that a word for rows, for columns or for an axis names."""
        item = self.row[i].item
        return str(getattr(item.value, "side", "")) or f"{item.value}s" if item is not None else ""

    def size(self, i: int) -> int | None:
        """The whole number of things that is told at a place."""
        num = self.number(i)
        if num is not None:
            return int(num.value) if num.op == "=" and not num.unit and num.value % 1 == 0 else None
        return cardinal(self.row[i].text) if self.has(i, "word") else None

    def is_period(self, word: str) -> bool:
        """Whether a word tells what all ticks of an axis are together: the week of seven days, a weekly total."""
        sizes = {"rows": self.field.rows, "columns": self.field.columns}
        words = (_WHOLES.get((kind, sizes[side]), "") for side, kinds in self.kinds.items() for kind in kinds)
        return ADJECTIVES.get(word, word) in {found for found in words if found}

    def sides_told(self, i: int) -> tuple[str, ...]:
        """The side whose lines a word tells of: "column", "monthly", "hut"."""
        if self.has(i, "axis", "line"):
            return (self.axis_side(i),)
        kind = _ADJECTIVES_OF.get(self.row[i].text, "") if i < len(self.row) else ""
        return tuple(side for side, kinds in self.kinds.items() if kind and kind in kinds)

    def is_known(self, i: int) -> bool:
        """Whether the document has a word elsewhere, or it needs no knowing."""
        one = self.row[i]
        return one.kinds != {"word"} or bool(self.nouns.intersection((one.text, *norms(one.text))))
