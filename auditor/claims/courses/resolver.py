"""Which way a trend word goes: "improves" is down for a latency."""

import re

from auditor.claims.better import better
from auditor.claims.courses.course import Shape
from auditor.language.around import measure_words
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.ways import Way
from auditor.language.wording import Wording

# Said of effects, which help where they are positive, be they rising or not.
_OF_EFFECTS = frozenset(
    "help helps helpful beneficial detrimental benefit benefits hurt hurts harm harms harmful suffer suffers".split()
)


class Resolver:
    """Which way a trend word goes in one panel; remembers whether it had to guess which way is better."""

    def __init__(
        self,
        clause: Clause,
        words: Wording,
        panel: int,
        across: tuple[int, ...] | None,
        way: Way,
        *,
        followed: bool,
    ) -> None:
        single = across[0] if across is not None and len(across) == 1 else None
        row, column = (None, single) if way.side == "rows" else (single, None)
        self.way = better(clause.document, panel, row, column)
        self.of_quality = any(
            norm in ("performance", "quality") for norm in words.norms(words.first, words.last)
        )
        # Where no axis is followed, an effect is said to help, and not to grow.
        self.signed = not followed and any(q.value < 0 for q in clause.panel(panel).values.values())
        self.unsure = False
        self.measure = measure_words(clause)

    def shape_of(self, item: Item) -> str | None:
        """RISE, FALL, LEVEL, SAME; None where "performance" means a measure of which less is better."""
        if self._is_of_measure(item):
            return None
        kind = "trend" if item.has("trend") else "compare"
        value = item.sense(kind)
        if value == "flat":
            return (
                Shape.SAME
                if item.text.casefold()
                in ("unchanged", "changes nothing", "does not change", "stays the same")
                else Shape.LEVEL
            )
        if value in ("good", "bad"):
            self.unsure |= not self.way
            up = (value == "good") == (self.way != "lower")
            if self.signed and item.text.casefold() in _OF_EFFECTS:
                return Shape.POSITIVE if up else Shape.NEGATIVE
            return Shape.RISE if up else Shape.FALL
        if self.of_quality and self.way == "lower":
            return None
        return Shape.RISE if value in ("up", ">") else Shape.FALL

    def _is_of_measure(self, item: Item) -> bool:
        """`the tiles shrink more`, in a map of their shrinkage: whether the verb tells what is measured, and no trend of it."""
        verb = re.sub(r"(?:s|es|ed|ing)$", "", item.text.casefold())
        return any(f"{verb}{ending}" in self.measure for ending in ("age", "th"))
