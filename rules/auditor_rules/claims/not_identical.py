"""Identity: "rows A and B are identical", "A ties with B at 0.91", "the matrix is symmetric", "as good as"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, claim
from auditor.claims.identity import Identity
from auditor.claims.identity_reading import read
from auditor.claims.judging import Valued, cell_text, described, states
from auditor.claims.pairing import Group, Pair, holds, pairs, written_spread
from auditor.language.hedges import ALIKE
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of, less, same
from auditor.world import Reading as Digits
from auditor.world import World, diagonal_partner


@claim(
    "CLM023",
    kind="identity",
    reads=read,
    bad=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 6.1 | 7.3 | 5.9 |\n\n### Observations\n\n"
            "- North and south are identical.\n",
            marks="North and south are identical.",
            says="7.5 at (north, 2)",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 6.1 | 7.3 | 5.9 |\n\n### Observations\n\n"
            "- North and south tie in year 1.\n- North and south are nearly identical.\n"
        )
    ],
)
def not_identical(claim: Identity, world: World) -> Judgement:
    """Values that the text calls equal are not, or those that it calls different are.

    Printed digits decide, unless one of them is approximate. "Nearly identical", "matches" and "similar" leave room: a
    share of the spread of all values. A matrix is symmetric where mirrored cells agree to the printed precision.
    """
    if claim.by_pair:
        return _all_differ(claim, world)
    if claim.mirrored and claim.quantifier.kind == "some" and len(claim.left) > 1:
        return _of_each_panel(claim, world)
    matched = _matched(claim, world)
    if not matched:
        return UNDECIDED
    truths = [_equal(claim, world, one, other) for one, other in matched]
    if claim.differ:
        truths = [~truth for truth in truths]
    truth = holds(claim.quantifier, truths, world.reading)
    if claim.value is not None:
        value = claim.value
        truth &= all_of(states(world, cell.value, value) for pair in matched for cell in pair)
    if claim.values:
        told = [states(world, cell.value, num) for cell, num in zip(matched[0], claim.values, strict=True)]
        truth &= all_of(told) if len(matched) == 1 else Truth.UNKNOWN
    if claim.elsewhere:
        truth &= _differ_elsewhere(claim, world)
    against = [pair for pair, t in zip(matched, truths, strict=True) if t is Truth.FALSE]
    return Judgement(
        truth,
        _says(claim, world, against or matched),
        tuple(c.place for pair in against[:3] for c in pair),
        "not all of these cells are written",
    )


def _of_each_panel(claim: Identity, world: World) -> Judgement:
    """That it is not symmetric is said of every panel by itself."""
    found = [not_identical.judge(replace(claim, left=(group,)), world) for group in claim.left]
    truth = all_of(one.truth for one in found)
    return replace(next(one for one in found if one.truth is truth), truth=truth)


def _differ_elsewhere(claim: Identity, world: World) -> Truth:
    """Whether some of the cells differ that are left out where the rest is equal."""
    whole = replace(claim, left=_whole(claim.left), right=_whole(claim.right))
    kept = set(_matched(claim, world))
    return any_of(
        ~_equal(claim, world, one, other) for one, other in _matched(whole, world) if (one, other) not in kept
    )


def _whole(groups: Sequence[Group]) -> tuple[Group, ...]:
    return tuple(replace(group, without=()) for group in groups)


def _all_differ(claim: Identity, world: World) -> Judgement:
    """Of every two lines some cells differ."""
    truths = [
        any_of(~_equal(claim, world, a, b) for a, b in pairs(world, one, other))
        for one, other in zip(claim.left, claim.right, strict=True)
    ]
    equal = next(
        (
            pair
            for pair, t in zip(zip(claim.left, claim.right, strict=True), truths, strict=True)
            if t is Truth.FALSE
        ),
        None,
    )
    says = (
        f"{described(world.document, equal[0].scope)} and {described(world.document, equal[1].scope)} are equal"
        if equal
        else "all of them differ"
    )
    return Judgement(all_of(truths), says, missing="not all cells are written")


def _matched(claim: Identity, world: World) -> list[Pair]:
    if claim.mirrored:
        return [pair for group in claim.left for pair in _mirror_pairs(group, world)]
    if not claim.right:
        cells = [cell for group in claim.left for cell in group.cells(world)]
        return [(cells[0], cell) for cell in cells[1:]]
    found: list[Pair] = []
    for one, other in zip(claim.left, claim.right, strict=False):
        if _single(one, world) and _single(other, world):
            found.append((one.cells(world)[0], other.cells(world)[0]))
        else:
            found.extend(pairs(world, one, other))
    return found


def _single(group: Group, world: World) -> bool:
    return len(group.cells(world)) == 1


def _mirror_pairs(group: Group, world: World) -> list[Pair]:
    """Each cell above the diagonal with the one mirrored at it."""
    cells = {(cell.row, cell.column): cell for cell in group.cells(world)}
    panel = world.document.panels[group.scope[0].panel]
    partner = {row: diagonal_partner(panel, row) for row in range(len(panel.rows.ticks))}
    back = {column: row for row, column in partner.items()}
    found = []
    for (row, column), cell in cells.items():
        mirror = (back.get(column), partner[row])
        other = cells.get(mirror) if None not in mirror else None  # type: ignore[arg-type]
        if other is not None and (row, column) < (other.row, other.column):
            found.append((cell, other))
    return found


def _equal(claim: Identity, world: World, one: Valued, other: Valued) -> Truth:
    if not one.value.known or not other.value.known:
        return Truth.UNKNOWN
    printed = world.reading is Digits.PRINTED
    if claim.loose and not claim.differ and not (claim.level and printed):
        width = written_spread(world, [one.panel, other.panel])
        limit = ALIKE.fair if printed else ALIKE.generous
        return ~less(Interval.point(limit * width), abs(one.value - other.value))
    if printed:
        return same(one.value, other.value)
    return (
        Truth.UNKNOWN
        if _approximate(world, one) or _approximate(world, other)
        else _printed(world, one, other)
    )


def _approximate(world: World, cell: Valued) -> bool:
    quantity = world.document.panels[cell.panel].values.get((cell.row, cell.column))
    return quantity is None or quantity.approximate


def _printed(world: World, one: Valued, other: Valued) -> Truth:
    """By the printed digits; of two numbers of different precision the coarser one decides."""
    first, second = (world.document.panels[c.panel].values[c.row, c.column] for c in (one, other))
    step = max(first.step, second.step) if first.step != second.step else 0.0
    return Truth.of(abs(first.value - second.value) <= step / 2 + 1e-12 * max(abs(first.value), 1.0))


def _says(claim: Identity, world: World, shown: Sequence[Pair]) -> str:
    one, other = shown[0]
    texts = cell_text(world.document, one.place), cell_text(world.document, other.place)
    more = f" (and {len(shown) - 1} more)" if len(shown) > 1 else ""
    return f"{texts[0]} stands beside {texts[1]}{more}"
