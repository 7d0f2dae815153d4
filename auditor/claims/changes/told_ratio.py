"""A ratio as a clause tells it, and the mentions that tell it."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.changes.factors import Factor, FactorCue
from auditor.claims.changes.operands import Ends, Operand
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef
from auditor.language.wording import Wording

_FAR_AS = 9  # "as many parcels a week to A as"


@dataclass(frozen=True, slots=True)
class ToldRatio:
    """Ratios of a clause, all of the same factor, with the mentions that tell them."""

    ends: tuple[Ends, ...]
    factor: Factor
    items: frozenset[Item]
    last: Num | None = None
    either: bool = False  # the ends are alternatives
    understood: tuple[tuple[int, int], ...] = ()


def told_ends(first: Num, last: Num) -> Ends:
    """The two ends of a ratio of two numbers that the text tells."""
    return Ends(Operand(told=first), Operand(told=last))


def all_told(clause: Clause, cue: FactorCue, numbers: Sequence[Item]) -> frozenset[Item]:
    """The cue and the numbers, and all places that only tell where the numbers stand."""
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    words = [item for item in clause.of("extreme") if item not in clause.numbers]
    moving = [item for item in clause.of("trend") if item in clause.of("trend", "up", "down", "good", "bad")]
    idle = [item for item in clause.items if item.kind == "foreign" or item.has("quant", "none", "half")]
    if numbers and all(clause.number(item).bracket for item in numbers):
        # "the spread of A (9) is thrice that of B (3)": the numbers tell what is compared
        idle += clause.of("aggregate")
    return frozenset([*cue.items, *numbers, *clause.refs, *panels, *words, *moving, *idle])


def second_as(words: Wording, cue: FactorCue) -> int | None:
    """`twice as long at A as at B`: where the other side begins, if something stands between the two."""
    opens = "as" in words.norms(cue.last - 1, cue.last + 1)
    first = cue.last + (words.norm(cue.last) == "as")
    behind = (at + 1 for at in range(first, min(first + _FAR_AS, words.last)) if words.norm(at) == "as")
    return next(behind, None) if opens else None
