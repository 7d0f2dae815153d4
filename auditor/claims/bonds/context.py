"""What words like "its" and "they" lead back to: what the parts of a sentence before have told."""

from dataclasses import dataclass

from auditor.claims.bonds.conditions import Cond
from auditor.claims.bonds.line import Line
from auditor.claims.relations.pairs import Pair


@dataclass(frozen=True, slots=True)
class Context:
    """The member, the group and the pairs that were spoken of last."""

    member: int | None = None
    group: tuple[int, ...] = ()
    pairs: tuple[Pair, ...] = ()
    scope: tuple[Pair, ...] = ()  # all that is spoken of, where the sentence narrows that
    counted: tuple[Pair, ...] = ()  # those of them that were counted: "three exceed 0.5, one of them by far"
    cond: Cond | None = None  # what those that were counted are said to be
    told: tuple[Pair, ...] = ()  # the pairs that had the first places, in their order
    among: tuple[Pair, ...] = ()  # and of which they were the first
    low: bool = False
    size: bool = False
    loose: bool = False


def own_pairs(member: int, line: Line, context: Context) -> tuple[Pair, ...]:
    """The pairs of a member, of those that are spoken of."""
    own = line.found.of(member)
    return tuple(pair for pair in own if pair in context.scope) if context.scope else own
