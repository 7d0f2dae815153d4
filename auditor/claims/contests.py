"""Contests: one group of cells held against another in one relation, and whether it wins."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claims.better import better, resolved
from auditor.claims.judging import Valued, states
from auditor.claims.pairing import Group, Pair, holds, measured, pairs, related
from auditor.language.hedges import PLAINLY
from auditor.language.numbers import Num
from auditor.language.quantifiers import Quantifier
from auditor.model import Document
from auditor.truth import ANYTHING, Interval, Truth, all_of
from auditor.world import Reading, World


@dataclass(frozen=True, slots=True)
class Contest:
    """A left group, a right group, and the relation in which they are said to stand.

    Relations: > < >= <= =; and "good", "bad", "no worse", "no better", which need the measure.
    `nobody` tells that the others are said not to reach it, which holds of each by itself. `degree` is "slight", "strong" or ""; `amount` is the difference that is told, `values` are what is told
    of each side.
    """

    left: Group
    right: Group
    relation: str
    degree: str = ""
    amount: Num | None = None
    values: tuple[Num | None, Num | None] = (None, None)
    nobody: bool = False

    @property
    def panels(self) -> tuple[int, ...]:
        """The panels that take part."""
        return tuple(dict.fromkeys(s.panel for group in (self.left, self.right) for s in group.scope))


def relation_at(document: Document, contest: Contest, one: Valued, other: Valued) -> str:
    """The relation between two cells as one of numbers; "" where it is not known which way is better."""
    ways = {better(document, cell.panel, cell.row, cell.column) for cell in (one, other)}
    return resolved(contest.relation, ways.pop() if len(ways) == 1 else "")


def pair_truths(contest: Contest, world: World, matched: Sequence[Pair]) -> list[Truth]:
    """For each pair, whether it stands in the relation."""
    return [_related(contest, world, one, other) for one, other in matched]


def _related(contest: Contest, world: World, one: Valued, other: Valued) -> Truth:
    relation = relation_at(world.document, contest, one, other)
    if relation:
        return related(relation, one.value, other.value)
    if world.reading is Reading.GENEROUS:
        return (
            Truth.UNKNOWN
        )  # which way is better is not known: nothing is refuted, be it told that none is so
    # Higher is the likelier meaning.
    guess = related(resolved(contest.relation, "higher"), one.value, other.value)
    return guess if guess is Truth.TRUE else Truth.UNKNOWN


def _of_told_values(contest: Contest, world: World) -> Truth | None:
    """Of lines for which one value each is told ("A beats B (0.83 vs. 0.71)"): whether these compare so."""
    one, other = contest.values
    cells = contest.left.cells(world)
    if one is None or other is None or len(cells) < 2 or len(contest.right.cells(world)) < 2:
        return None
    relation = relation_at(world.document, contest, cells[0], cells[0])
    fair = world.reading is Reading.PRINTED
    return (
        related(relation, one.fair() if fair else one.generous(), other.fair() if fair else other.generous())
        if relation
        else None
    )


def _overall(
    contest: Contest, world: World, cells: Sequence[Valued], one: Interval, other: Interval
) -> Truth:
    """Whether two numbers made of many cells stand in the relation.

    Where it is not known which way is better, higher is guessed, and nothing refuted.
    """
    ways = {better(world.document, c.panel, c.row, c.column) for c in cells}
    relation = resolved(contest.relation, ways.pop() if len(ways) == 1 else "")
    if relation:
        return related(relation, one, other)
    guess = related(resolved(contest.relation, "higher"), one, other) if not ways else Truth.UNKNOWN
    return guess if guess is Truth.TRUE else Truth.UNKNOWN


def contest_truth(contest: Contest, quantifier: Quantifier, per: str, world: World) -> Truth:
    """Whether the left side stands in the relation to the right one, as widely as the quantifier says."""
    if contest.left.measure or contest.right.measure:
        return _by_measure(contest, world)
    if told := _of_told_values(contest, world):
        return told
    matched = pairs(world, contest.left, contest.right)
    if not matched:
        return _unmatched(contest, quantifier, world)
    if bounds_each(contest, quantifier):
        bounded = replace(contest, amount=_never(contest.amount)) if quantifier.kind == "none" else contest
        return all_of(_within(bounded, world, *pair) for pair in matched)
    truths = pair_truths(contest, world, matched)
    if per:
        lines = holds(quantifier, _line_truths(contest, world, matched, per), world.reading)
        of_cells = holds(quantifier, truths, world.reading) is Truth.TRUE
        return lines if of_cells or lines is not Truth.TRUE else Truth.UNKNOWN  # true of means alone
    if quantifier.kind == "plain" and len(matched) > 1:
        return _plainly(contest, world, matched, truths)
    return holds(quantifier, truths, world.reading)


def bounds_each(contest: Contest, quantifier: Quantifier) -> bool:
    """`never more than 9 above B`, `always at least 4 above B`: whether it is told how far apart each pair is at most or at least."""
    amount = contest.amount
    bound = amount is not None and amount.unit != "%" and amount.op in ("<", "<=", ">", ">=")
    told = quantifier.kind in ("all", "none") or (amount is not None and amount.op in ("<", "<="))
    return bound and told and not (contest.left.measure or contest.right.measure)


def _never(bound: Num | None) -> Num | None:
    """What always holds where a bound is never kept: "never less than 9" is 9 or more."""
    opposite = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
    return replace(bound, op=opposite.get(bound.op, bound.op)) if bound else None


def _within(contest: Contest, world: World, one: Valued, other: Valued) -> Truth:
    """Whether a pair lies as far apart as is told, in the direction that is told; where that is not known nothing is refuted."""
    relation = relation_at(world.document, contest, one, other)
    assert contest.amount is not None
    if relation:
        ends = (other, one) if relation.startswith("<") else (one, other)
        return states(world, ends[0].value - ends[1].value, contest.amount)
    return states(world, abs(one.value - other.value), contest.amount) | Truth.UNKNOWN


def _by_measure(contest: Contest, world: World) -> Truth:
    left, right = (group.cells(world) for group in (contest.left, contest.right))
    if not left or not right:
        return Truth.UNKNOWN
    if _partly_written(contest, world):
        matched = pairs(
            world,
            Group(contest.left.scope, "", contest.left.without),
            Group(contest.right.scope, "", contest.right.without),
        )
        left = list({c.place: c for c, _ in matched}.values())
        right = list({c.place: c for _, c in matched}.values())
        if not matched:
            return Truth.UNKNOWN
    return _overall(contest, world, [*left, *right], *_numbers(contest, left, right))


def _partly_written(contest: Contest, world: World) -> bool:
    """Whether a mean or sum is made of some cells only, so that it tells of matching cells at most."""
    if (
        not {contest.left.measure, contest.right.measure} & {"mean", "sum", "median"}
        or contest.left.measure != contest.right.measure
    ):
        return False
    panels = world.document.panels
    return any(not panels[s.panel].complete for group in (contest.left, contest.right) for s in group.scope)


def _numbers(contest: Contest, left: Sequence[Valued], right: Sequence[Valued]) -> tuple[Interval, Interval]:
    measures = contest.left.measure or "mean", contest.right.measure or "mean"
    return measured([c.value for c in left], measures[0]), measured([c.value for c in right], measures[1])


def _unmatched(contest: Contest, quantifier: Quantifier, world: World) -> Truth:
    """Groups of different shape: by their means, or everything against everything."""
    left, right = contest.left.cells(world), contest.right.cells(world)
    if not left or not right or len(left) * len(right) > 40_000:
        return Truth.UNKNOWN
    if quantifier.kind == "plain":
        return _overall(contest, world, [*left, *right], *_numbers(contest, left, right))
    return holds(
        quantifier, pair_truths(contest, world, [(a, b) for a in left for b in right]), world.reading
    )


def _line_truths(contest: Contest, world: World, matched: Sequence[Pair], per: str) -> list[Truth]:
    """Line by line, the means of the matched cells."""
    lines: dict[int, list[Pair]] = defaultdict(list)
    for pair in matched:
        lines[pair[0].row if per == "rows" else pair[0].column].append(pair)
    return [_means(contest, world, line) for line in lines.values()]


def _means(contest: Contest, world: World, matched: Sequence[Pair]) -> Truth:
    """The means of the cells that have a partner."""
    one, other = ({cell.place: cell.value for pair in matched for cell in pair[k : k + 1]} for k in (0, 1))
    cells = [cell for pair in matched for cell in pair]
    return _overall(
        contest, world, cells, measured([*one.values()], "mean"), measured([*other.values()], "mean")
    )


def _plainly(contest: Contest, world: World, matched: Sequence[Pair], truths: Sequence[Truth]) -> Truth:
    """Without a quantifier: on average and for most cells; refuted where neither holds."""
    overall = _means(contest, world, matched)
    sure = sum(t is Truth.TRUE for t in truths) / len(truths)
    possible = sum(t is not Truth.FALSE for t in truths) / len(truths)
    if world.reading is Reading.PRINTED:
        return overall & Truth.of(sure >= (1 if contest.nobody else PLAINLY.fair))
    mixed = len({relation_at(world.document, contest, *pair) for pair in matched}) > 1
    return (
        Truth.FALSE if (overall is Truth.FALSE or mixed) and possible <= PLAINLY.generous else Truth.UNKNOWN
    )


# --- how much -------------------------------------------------------------------------------------


def numbers_of(contest: Contest, world: World) -> tuple[Interval, Interval]:
    """Both sides as one number each: by their measures, else the means of the matched cells."""
    matched = (
        [] if contest.left.measure or contest.right.measure else pairs(world, contest.left, contest.right)
    )
    left = list({c.place: c for c, _ in matched}.values()) or contest.left.cells(world)
    right = list({c.place: c for _, c in matched}.values()) or contest.right.cells(world)
    return _numbers(contest, left, right) if left and right else (ANYTHING, ANYTHING)


def deciding(contest: Contest, world: World, truth: Truth) -> list[Pair]:
    """The pairs of which it is true (or false) that they stand in the relation, as far as both are written."""
    matched = (
        pairs(world, contest.left, contest.right)
        if not contest.left.measure and not contest.right.measure
        else []
    )
    return [pair for pair, t in zip(matched, pair_truths(contest, world, matched), strict=True) if t is truth]
