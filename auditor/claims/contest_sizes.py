"""How much two sides of a contest differ: by a degree, by an amount, and in the values told of them."""

from collections.abc import Sequence

from auditor.claims.contests import Contest, bounds_each, numbers_of
from auditor.claims.judging import states
from auditor.claims.pairing import Group, Pair, measured, pairs, written_spread
from auditor.language.hedges import SLIGHT, STRONG
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.truth import ANYTHING, Interval, Truth, any_of
from auditor.world import Reading, World


def within_degree(contest: Contest, world: World) -> Truth:
    """Whether the difference is as slight or as strong as the words say: as a share of all values' spread."""
    width = written_spread(world, contest.panels)
    if not contest.degree or not width:
        return Truth.TRUE if not contest.degree else Truth.UNKNOWN
    one, other = (_likely(group, world) for group in (contest.left, contest.right))
    share = abs(one - other).scaled(1 / width)
    fair = world.reading is Reading.PRINTED
    if contest.degree == "slight":
        limit = SLIGHT.fair if fair else SLIGHT.generous
        return Truth.TRUE if share.high <= limit else Truth.FALSE if share.low > limit else Truth.UNKNOWN
    limit = STRONG.fair if fair else STRONG.generous
    return Truth.TRUE if share.low >= limit else Truth.FALSE if share.high < limit else Truth.UNKNOWN


def _likely(group: Group, world: World) -> Interval:
    """The measure of a group whose holes are taken to be like the rest of its panel, give or take."""
    values = []
    cells = group.cells(world)
    if world.reading is Reading.PRINTED:
        cells = [c for c in cells if (c.row, c.column) in world.document.panels[c.panel].values] or cells
    for cell in cells:
        written = [q.value for q in world.document.panels[cell.panel].values.values()]
        usual = (
            Interval(min(written), max(written)).widened((max(written) - min(written)) / 2)
            if written
            else ANYTHING
        )
        values.append(cell.value if cell.value.known else usual)
    return measured(values, group.measure or "mean")


def by_amount(contest: Contest, world: World, quantifier: Quantifier = PLAIN) -> Truth:
    """Whether the sides differ by the amount told: in means, sums or cells, absolutely or in percent."""
    amount = contest.amount
    if amount is None or bounds_each(contest, quantifier):
        return Truth.TRUE
    matched = (
        pairs(world, contest.left, contest.right)
        if not contest.left.measure and not contest.right.measure
        else []
    )
    differences = [
        abs(one - other)
        for one, other in [numbers_of(contest, world), *([_sums(matched)] if matched else [])]
    ]
    differences += (
        [abs(a.value - b.value) for a, b in matched]
        if amount.op in ("<=", ">=", ">", "<") or len(matched) == 1
        else []
    )
    if amount.op in ("<=", "<") and matched:
        differences = [
            Interval(max(d.low for d in differences), max(d.high for d in differences)),
            *differences[:1],
        ]
    if amount.unit == "%":
        one, other = numbers_of(contest, world)
        differences += [(abs(one - other) / base).scaled(100) for base in (abs(one), abs(other))]
    return any_of(states(world, difference, amount) for difference in differences)


def _sums(matched: Sequence[Pair]) -> tuple[Interval, Interval]:
    one, other = ({pair[k].place: pair[k].value for pair in matched} for k in (0, 1))
    return measured([*one.values()], "sum"), measured([*other.values()], "sum")


_LESSER = ("<", "<=", "bad", "no better")


def as_told(contest: Contest, world: World) -> Truth:
    """Whether the values told are those of the sides: the measure, or a mean, extreme or cell of a line.

    Where the first side is the lesser one, the values may stand in the order of their size: "A is beaten by B (5 to 4)".
    """
    orders = [contest.values, contest.values[::-1]] if contest.relation in _LESSER else [contest.values]
    return any_of(_told(contest, order, world) for order in orders)


def _told(contest: Contest, numbers: Sequence[Num | None], world: World) -> Truth:
    truth = Truth.TRUE
    for group, told in zip((contest.left, contest.right), numbers, strict=True):
        if told is not None:
            values = [c.value for c in group.cells(world)]
            if not values:
                return Truth.UNKNOWN
            measures = [group.measure] if group.measure else ["mean", "max", "min", "sum"]
            candidates = [measured(values, m) for m in measures] + ([] if group.measure else values)
            truth &= any_of(states(world, value, told) for value in candidates)
    return truth
