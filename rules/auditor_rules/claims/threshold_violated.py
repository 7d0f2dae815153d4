"""Thresholds: "all values exceed 0.9", "no row goes beyond 28", "only row 10 is above 40", "two of the five miss 12"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, claim
from auditor.claims.bounding.reading import bounds
from auditor.claims.getting_past import with_single_values
from auditor.claims.judging import Valued, described, part_off, several, show, valued
from auditor.claims.measures.confusion import confusions
from auditor.claims.measures.derived import normalised
from auditor.claims.pairing import Group, holds, measured
from auditor.claims.singled_out import Line, lines_apart
from auditor.claims.threshold import Threshold
from auditor.claims.threshold_reading import read
from auditor.language.hedges import MOST
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of, less
from auditor.world import Reading as Digits
from auditor.world import World


@claim(
    "CLM021",
    kind="threshold",
    reads=lambda clause: with_single_values(clause, (*read(clause), *bounds(clause))),
    bad=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- No value falls below 5.5.\n",
            marks="No value falls below 5.5.",
            says="5.2 at (south, 2)",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- All values stay above 5.\n- Only south gets past 8.\n- Four of the six cells exceed 6.\n"
        )
    ],
)
def threshold_violated(claim: Threshold, world: World) -> Judgement:
    """Values lie on the wrong side of a bound that the text gives for them.

    A bound is kept by a value that rounds to it. "Most", "generally" and "almost all" are read as shares of the cells,
    generously; what is said of no panel in particular is refuted only where it fails in every panel. Missing cells may
    hold anything that the document allows them to.
    """
    judgement = _judged(claim, world)
    if claim.num.unit == "%" and any(
        _counts(world, cell.place[0]) for part in claim.parts for cell in part.cells(world)
    ):
        return replace(judgement, truth=Truth.UNKNOWN, missing="it speaks in percent, the cells are counts")
    if judgement.truth is Truth.TRUE and _without_need(claim, world):
        return replace(judgement, truth=Truth.UNKNOWN, missing="what is left out keeps the bound as well")
    return (
        judgement
        if claim.certain or judgement.truth is not Truth.FALSE
        else replace(judgement, truth=Truth.UNKNOWN, missing="the sentence may speak of other cells")
    )


def _counts(world: World, panel: int) -> bool:
    """Whether a panel is a confusion matrix of counts, which tell a share only beside their sums."""
    ways = confusions(world.document, panel)
    return any(not normalised(matrix, world) for way in ways[:1] for matrix in way)


def _without_need(claim: Threshold, world: World) -> bool:
    """Whether an exception is made of cells that are none: they are as all others are said to be."""
    out = [cell for part in claim.parts for cell in valued(world, part.without)]
    usual = Truth.FALSE if claim.quantifier.kind in ("none", "few") else Truth.TRUE
    return bool(out) and all(_kept(claim, world, cell.value) is usual for cell in out)


def _judged(claim: Threshold, world: World) -> Judgement:
    if claim.only:
        return _alone(claim, world)
    units = [_units(claim, part, world) for part in claim.parts]
    if not any(units):
        return UNDECIDED
    truths = [[_kept(claim, world, value) for value, _ in unit] for unit in units]
    plain = claim.quantifier.kind == "plain" and world.reading is Digits.GENEROUS
    if claim.per:
        fold = all_of if claim.per == "all" else any_of
        truth = holds(
            claim.quantifier, [fold(part) if part else Truth.UNKNOWN for part in truths], world.reading
        )
    elif claim.sure or len(units) == 1:
        truth = _settled(claim, [t for part in truths for t in part], world, plain)
    else:
        each = [_settled(claim, part, world, plain) for part in truths]
        truth = all_of(each) if world.reading is Digits.PRINTED else any_of(each)
    breaking = [
        (cell, value)
        for unit, kept in zip(units, truths, strict=True)
        for (value, cell), t in zip(unit, kept, strict=True)
        if _breaks(claim, t)
    ]
    return Judgement(
        truth,
        _says(claim, world, breaking, sum(map(len, truths))),
        tuple(c.place for c, _ in breaking[:5] if c),
        "some cells of it are not written",
        off=part_off(len(breaking), sum(map(len, truths))) if claim.quantifier.kind in _UNIVERSAL else None,
    )


_FEW = 3  # cells, of which most says little
_UNIVERSAL = ("all", "none", "plain")
Unit = tuple[Interval, Valued | None]


def _units(claim: Threshold, part: Group, world: World) -> list[Unit]:
    cells = part.cells(world)
    if part.measure:
        return [(measured([c.value for c in cells], part.measure), None)] if cells else []
    return [(cell.value, cell) for cell in cells]


def _kept(claim: Threshold, world: World, value: Interval) -> Truth:
    """Whether one value keeps the bound; a bound is meant as it is written, only values are rounded."""
    value = abs(value) if claim.magnitude else value
    edge = Interval.point(claim.num.value)
    if claim.relation in ("=", "!="):
        equal = _equal(claim, world, value)
        return equal if claim.relation == "=" else ~equal
    if claim.relation in (">", "<"):
        return less(edge, value) if claim.relation == ">" else less(value, edge)
    return ~less(value, edge) if claim.relation == ">=" else ~less(edge, value)


def _equal(claim: Threshold, world: World, value: Interval) -> Truth:
    half = claim.num.step / 2 if not claim.num.word else 0.0
    near = Interval.point(claim.num.value).widened(half)
    if value.low >= near.low - 1e-12 and value.high <= near.high + 1e-12:
        return Truth.TRUE
    return Truth.UNKNOWN if value.intersection(near) else Truth.FALSE


def _settled(claim: Threshold, truths: Sequence[Truth], world: World, plain: bool) -> Truth:
    """Without a quantifier a bound is refuted only where most values break it; of more than there are, nothing is said."""
    count = claim.quantifier.count
    if count is not None and count.value > len(truths):
        return Truth.UNKNOWN
    if not plain or len(truths) == 1:
        return holds(claim.quantifier, truths, world.reading)
    possible = sum(t is not Truth.FALSE for t in truths)
    return Truth.FALSE if possible < MOST.generous * len(truths) else Truth.UNKNOWN


def _breaks(claim: Threshold, truth: Truth) -> bool:
    return truth is (Truth.TRUE if claim.quantifier.kind in ("none", "few") else Truth.FALSE)


def _alone(claim: Threshold, world: World) -> Judgement:
    """`only A`: something in A keeps the bound, and nothing outside of it does."""
    if claim.lasting:
        return _lines_alone(claim, world)
    inside = [cell for part in claim.only for cell in part.cells(world)]
    places = {cell.place for cell in inside}
    outside = [cell for part in claim.parts for cell in part.cells(world) if cell.place not in places]
    if not inside or not outside:
        return UNDECIDED
    others = [cell for cell in outside if _kept(claim, world, cell.value) is Truth.TRUE]
    # "In A and B only" is said where both have some, though one of them may be enough.
    some = [any_of(_kept(claim, world, c.value) for c in part.cells(world)) for part in claim.only]
    own = all_of(some) if world.reading is Digits.PRINTED else any_of(some)
    truth = own & all_of(~_kept(claim, world, c.value) for c in outside)
    # What is told to be alone is hardly one of most: then another bound or place is meant.
    if truth is Truth.FALSE and 2 * len(others) > len(outside) > _FEW:
        truth = Truth.UNKNOWN
    says = f"so is {several(world.document, [c.place for c in others])}" if others else "none of these is"
    return Judgement(truth, says, tuple(c.place for c in others[:5]), "some cells are not written")


def _lines_alone(claim: Threshold, world: World) -> Judgement:
    """`only A stays below 5`: all of A keeps the bound, and in every other line something breaks it."""
    lines = lines_apart(claim, world)
    if {line.alone for line in lines} != {True, False}:
        return UNDECIDED
    kept = [[_kept(claim, world, cell.value) for cell in line.cells] for line in lines]
    whole = [
        all_of(truths) & (Truth.TRUE if line.alone or _written(line, world) else Truth.UNKNOWN)
        for line, truths in zip(lines, kept, strict=True)
    ]
    truth = all_of(t if line.alone else ~t for line, t in zip(lines, whole, strict=True))
    broken = [
        cell.place
        for line, truths in zip(lines, kept, strict=True)
        for cell, t in zip(line.cells, truths, strict=True)
        if line.alone and t is Truth.FALSE
    ]
    others = [line for line, t in zip(lines, whole, strict=True) if not line.alone and t is Truth.TRUE]
    names = described(world.document, [line.scope for line in others])
    says = f"not {several(world.document, broken)}" if broken else f"so is all of {names}" if others else ""
    places = broken or [cell.place for line in others for cell in line.cells]
    return Judgement(truth, says, tuple(places[:5]), "some cells are not written")


def _written(line: Line, world: World) -> bool:
    """Whether all cells of a line have a value; one that lacks some may not keep a bound as far as the text is concerned."""
    return len(line.cells) >= len(list(line.scope.places(world.document.panels[line.scope.panel])))


def _says(
    claim: Threshold, world: World, breaking: Sequence[tuple[Valued | None, Interval]], size: int
) -> str:
    if not breaking:
        return ""
    cells = [cell for cell, _ in breaking if cell]
    if not cells:
        return f"it is {', '.join(show(value) for _, value in breaking[:3])}"
    verb = "are" if claim.quantifier.kind in ("none", "few") else "are not"
    return f"{len(cells)} of {size} {verb}: {several(world.document, [c.place for c in cells])}"
