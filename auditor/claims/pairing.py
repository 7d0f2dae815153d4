"""Groups of cells held against each other, pair by pair or as one number each.

Two groups differ in some of panel, row and column; in the rest they are matched: the cells of two rows by
their columns, those of two panels by row and column. Groups of different shape have no matching.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median

from auditor.claims.judging import SAMPLED_SHARE, Valued, extreme, mean, valued
from auditor.claims.portions import is_portion
from auditor.language.hedges import FEW, GENERALLY, MOST, NEARLY_ALL
from auditor.language.quantifiers import Quantifier
from auditor.model import Document
from auditor.reading.labels import words
from auditor.truth import ANYTHING, Interval, Truth, all_of, any_of, at_most, less, same, total
from auditor.world import Reading, Selection, World

# "Half of the cells": between these shares under the fair and under the generous reading.
HALF = ((0.4, 0.6), (0.25, 0.75))
# A line of which less is written does not show what the whole line is like.
LINE_SHARE = 0.6


@dataclass(frozen=True, slots=True)
class Group:
    """Cells that are taken together, without some of them; boiled down to one number where it has a measure."""

    scope: tuple[Selection, ...]
    measure: str = ""
    without: tuple[Selection, ...] = ()

    def cells(self, world: World) -> list[Valued]:
        """The cells of the group; with its holes where too few of them are written to stand for all."""
        out = {cell.place for cell in valued(world, self.without)} if self.without else set()
        found = [cell for cell in valued(world, self.scope) if cell.place not in out]
        if world.reading is Reading.GENEROUS:
            return found
        everything = [
            Valued(s.panel, row, column, value)
            for s in self.scope
            for (row, column), value in world.values(s)
            if (s.panel, row, column) not in out
        ]
        enough = SAMPLED_SHARE if all(s.whole for s in self.scope) else LINE_SHARE
        return found if len(found) >= enough * len(everything) else everything

    def off_diagonal(self) -> "Group":
        """The group without its cells on the diagonal, where no region limits it yet."""
        return replace(
            self, scope=tuple(s if s.region else replace(s, region="off-diagonal") for s in self.scope)
        )


Pair = tuple[Valued, Valued]


def pairs(world: World, left: Group, right: Group) -> list[Pair]:
    """The cells of two groups, matched where the groups do not differ; empty where nothing can be matched."""
    if {s.region for s in left.scope} != {s.region for s in right.scope}:
        return []
    shared = [
        side
        for side in ("rows", "columns")
        if _labels(world.document, left, side) == _labels(world.document, right, side)
    ]
    if len(shared) == 2 and {s.panel for s in left.scope} == {s.panel for s in right.scope}:
        return []
    partners: dict[tuple[tuple[str, ...], ...], list[Valued]] = defaultdict(list)
    for cell in right.cells(world):
        partners[_key(world.document, cell, shared)].append(cell)
    found = [
        (cell, other) for cell in left.cells(world) for other in partners[_key(world.document, cell, shared)]
    ]
    return found if world.reading is Reading.GENEROUS else _representative(world, left, right, shared, found)


def _representative(
    world: World, left: Group, right: Group, shared: Sequence[str], found: list[Pair]
) -> list[Pair]:
    """The written pairs; with an unknown one where they are too few to stand for all."""
    keys = [
        {
            _key(world.document, Valued(s.panel, *place, value), shared)
            for s in group.scope
            for place, value in world.values(s)
        }
        for group in (left, right)
    ]
    possible = len(keys[0] & keys[1])
    known = len({_key(world.document, a, shared) for a, b in found if a.value.known and b.value.known})
    enough = SAMPLED_SHARE if all(s.whole for s in (*left.scope, *right.scope)) else LINE_SHARE
    return found if known >= enough * possible or not shared else [*found, *_unknown(found)]


def _unknown(found: Sequence[Pair]) -> list[Pair]:
    """A pair of which nothing is known, in the place of those that are not written."""
    return [(replace(a, value=ANYTHING), b) for a, b in found[:1]]


def _labels(document: Document, group: Group, side: str) -> object:
    """What a group names on one side: None for all of it, else the labels."""
    found = []
    for chosen in group.scope:
        picked = chosen.rows if side == "rows" else chosen.columns
        axis = document.panels[chosen.panel].rows if side == "rows" else document.panels[chosen.panel].columns
        everything = picked is None or len(picked) == len(axis.ticks)
        found.append(
            None if everything or picked is None else frozenset(words(axis.ticks[i].text) for i in picked)
        )
    return frozenset(found)


def _key(document: Document, cell: Valued, shared: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    panel = document.panels[cell.panel]
    texts = {"rows": panel.rows.ticks[cell.row].text, "columns": panel.columns.ticks[cell.column].text}
    return tuple(words(texts[side]) for side in shared)


# --- one number of a group ------------------------------------------------------------------------


def measured(values: Sequence[Interval], measure: str) -> Interval:
    """Mean, sum, median, max, min or spread of some values; anything where there are none."""
    if not values:
        return ANYTHING
    if measure in ("max", "min"):
        return extreme(values, measure)
    if measure == "sum":
        return total(values)
    if measure == "median":
        return Interval(median(v.low for v in values), median(v.high for v in values))
    if measure == "spread":
        return spread(values)
    return mean(values)


def spread(values: Sequence[Interval]) -> Interval:
    """What the distance between the largest and the smallest of some numbers may be."""
    if len(values) < 2:
        return Interval.point(0.0)
    high, low = extreme(values, "max"), extreme(values, "min")
    least = max(0.0, max(v.low for v in values) - min(v.high for v in values))
    return Interval(least, max(least, high.high - low.low))


def written_spread(world: World, panels: Sequence[int]) -> float:
    """The distance between the largest and the smallest written value of some panels."""
    written = [
        q.value for index in dict.fromkeys(panels) for q in world.document.panels[index].values.values()
    ]
    return max(written) - min(written) if written else 0.0


# --- relations ------------------------------------------------------------------------------------


def related(relation: str, left: Interval, right: Interval) -> Truth:
    """Whether two numbers stand in a relation: > < >= <= =."""
    if relation == ">":
        return less(right, left)
    if relation == "<":
        return less(left, right)
    if relation == ">=":
        return at_most(right, left)
    return at_most(left, right) if relation == "<=" else same(left, right)


# --- how many -------------------------------------------------------------------------------------


def holds(quantifier: Quantifier, truths: Sequence[Truth], digits: Reading) -> Truth:
    """Whether something holds of as many things as a quantifier says; "plain" is read as "all"."""
    if not truths:
        return Truth.UNKNOWN
    kind = quantifier.kind
    if kind in ("plain", "all", "only"):
        return all_of(truths)
    if kind == "none":
        return all_of(~truth for truth in truths)
    if kind == "not all":
        return any_of(~truth for truth in truths)
    if kind == "some":
        return any_of(truths)
    sure, possible = sum(t is Truth.TRUE for t in truths), sum(t is not Truth.FALSE for t in truths)
    if kind == "share" and quantifier.count is not None:
        fair = digits is Reading.PRINTED
        return is_portion(quantifier.count, quantifier.total, Interval(sure, possible), len(truths), fair)
    if kind in ("count", "all but"):
        return _counted(quantifier, len(truths), sure, possible)
    return _share(kind, sure / len(truths), possible / len(truths), digits is Reading.PRINTED)


def _counted(quantifier: Quantifier, size: int, sure: int, possible: int) -> Truth:
    count = quantifier.count
    if count is None or (quantifier.total is not None and quantifier.total != size):
        return Truth.UNKNOWN
    if quantifier.kind == "all but":
        sure, possible = size - possible, size - sure
    wanted = count.value
    if count.op in (">=", "<="):
        return related(count.op, Interval(sure, possible), Interval.point(wanted))
    if count.op != "=" or wanted > size:  # more than there are: it counts something else
        return Truth.UNKNOWN
    if sure == possible == wanted:
        return Truth.TRUE
    return Truth.UNKNOWN if sure <= wanted <= possible else Truth.FALSE


def _share(kind: str, sure: float, possible: float, fair: bool) -> Truth:
    """Vague quantifiers: true where the sure share meets the fair bound, false where the possible fails."""
    if kind == "few":
        most = FEW.fair if fair else FEW.generous
        return Truth.TRUE if possible <= most else Truth.FALSE if sure > most else Truth.UNKNOWN
    if kind == "half":
        low, high = HALF[0] if fair else HALF[1]
        if low <= sure and possible <= high:
            return Truth.TRUE
        return Truth.FALSE if possible < low or sure > high else Truth.UNKNOWN
    bound = {"most": MOST, "nearly all": NEARLY_ALL, "generally": GENERALLY}[kind]
    limit = bound.fair if fair else bound.generous
    if sure > limit or (sure == limit and kind != "most"):
        return Truth.TRUE
    return Truth.FALSE if possible < limit or (fair and possible == limit) else Truth.UNKNOWN
