"""Means and sums: "the second row adds up to 48", "A averages 12.5 and B 9", "a mean of 17.4", "together 849"."""

from collections.abc import Sequence
from math import ceil, floor

from auditor.claim import UNDECIDED, Judgement, claim
from auditor.claims.aggregate_claims import Aggregate, Aggregates
from auditor.claims.aggregates import aggregate, cell_sets, given_totals
from auditor.claims.average_reading import read
from auditor.claims.judging import described, num_text, show, states, valued
from auditor.claims.portions import is_portion
from auditor.claims.telling import in_scale
from auditor.language.numbers import Num
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of
from auditor.world import Reading as Digits
from auditor.world import Selection, World, same_labels

# Shares are held against parts as if they were counted of so many.
_FINE = 1000


@claim(
    "CLM031",
    kind="average",
    reads=read,
    bad=[
        Example(
            "## Rain\n\n| town \\ month | May | June |\n|---|---|---|\n| Ulm | 31 | 45 |\n| Kiel | 92 | 50 |\n\n### Observations\n\n"
            "- The mean of Kiel is 61.\n",
            marks="The mean of Kiel is 61.",
            says="the mean of town Kiel is 71",
        )
    ],
    good=[
        Example(
            "## Rain\n\n| town \\ month | May | June |\n|---|---|---|\n| Ulm | 31 | 45 |\n| Kiel | 92 | 50 |\n\n### Observations\n\n"
            "- The mean of Kiel is 71, and June adds up to 95.\n- On average about 54 were measured.\n"
        )
    ],
)
def average_mismatch(claim: Aggregates, world: World) -> Judgement:
    """A mean, median or sum is not what the cells give.

    The rounding of the cells and of the stated number is allowed for, as are a total that the grid itself
    gives, and a mean without a diagonal of ones. Silent where cells are missing or the subject is not sure.
    """
    truths = [_truth(part, world) for part in claim.parts]
    truth = all_of(truths)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    if truth is Truth.TRUE and (
        claim.partial
        or not claim.certain
        and any(abs(p.value.value) < 10 * p.value.step for p in claim.parts)
    ):
        truth = Truth.UNKNOWN
    wrong = [
        part for part, verdict in zip(claim.parts, truths, strict=True) if verdict is Truth.FALSE
    ] or list(claim.parts[:1])
    if not any(valued(world, part.scope) for part in claim.parts):
        return UNDECIDED
    says = "; ".join(text for part in wrong if (text := _says(part, world)))
    return Judgement(
        truth, says, missing="some of its cells are not written", stated=num_text(wrong[0].value)
    )


def _truth(part: Aggregate, world: World) -> Truth:
    if part.each:
        return all_of(_one(part, [selection], world) for selection in part.scope)
    return _one(part, part.scope, world)


def _one(part: Aggregate, scope: Sequence[Selection], world: World) -> Truth:
    """Any of the ways to compute it gives the number: from the cells, without a unit diagonal, or as the grid gives it."""
    if part.function == "share":
        return _is_share(part, world)
    num = in_scale(part.value, world.document.panels[scope[0].panel])
    ways = [
        found for cells in cell_sets(world, scope) if (found := aggregate(part.function, cells)) is not None
    ]
    ways += given_totals(world, part.function, scope)
    truth = any_of(_fits(part.function, world, way, num) for way in ways) if ways else Truth.UNKNOWN
    if (
        truth is Truth.FALSE
        and (others := aggregate(part.function, _of_the_others(world, scope))) is not None
    ):
        # "The mean of A", of A against all others: what it has with itself may be left out.
        return Truth.FALSE if _fits(part.function, world, others, num) is Truth.FALSE else Truth.UNKNOWN
    return truth


def _of_the_others(world: World, scope: Sequence[Selection]) -> list[Interval]:
    """The values of one line of a grid with the same names on both axes, without its own on the diagonal."""
    panels = {selection.panel for selection in scope}
    if len(scope) != 1 or not all(same_labels(world.document.panels[panel]) for panel in panels):
        return []
    cells = list(valued(world, scope))
    kept = [cell.value for cell in cells if cell.row != cell.column]
    return kept if len(cells) - len(kept) == 1 and len(kept) > 1 else []


def _share(part: Aggregate, world: World) -> Interval | None:
    """What part some cells have of the sum of others, or of their panels."""
    base = part.base or [Selection(n) for n in dict.fromkeys(s.panel for s in part.scope)]
    whole = [cell.value for cell in valued(world, base)]
    own = aggregate("sum", [cell.value for cell in valued(world, part.scope)])
    every = aggregate("sum", whole)
    return own / every if own and every and every.low > 0 and all(value.low >= 0 for value in whole) else None


def _is_share(part: Aggregate, world: World) -> Truth:
    share = _share(part, world)
    if share is None or not share.known:
        return Truth.UNKNOWN
    if not 0 < part.value.value < 1 and part.value.op not in (">", "<", ">=", "<="):
        return Truth.FALSE
    fine = share.scaled(_FINE)
    return is_portion(part.value, None, fine, _FINE, world.reading is Digits.PRINTED)


def _fits(function: str, world: World, value: Interval, num: Num) -> Truth:
    """A sum is written in full or rounded, never cut off."""
    if function == "sum" and world.reading is Digits.GENEROUS and num.op == "=":
        return Truth.UNKNOWN if value.intersection(num.fair()) is not None else Truth.FALSE
    return states(world, value, num)


def _just_above(value: float) -> int:
    return floor(value) + 1


def _just_below(value: float) -> int:
    return ceil(value) - 1


def _says(part: Aggregate, world: World) -> str:
    """What the cells give, for each selection that the number does not fit."""
    groups = [[selection] for selection in part.scope] if part.each else [list(part.scope)]
    found = []
    if part.function == "share":
        share = _share(part, world)
        rounded = (
            _just_above
            if part.value.op in ("<~", "<")
            else _just_below
            if part.value.op in (">~", ">")
            else round
        )
        whole = described(world.document, part.base) if part.base else "the whole"
        return f"it is {rounded(share.middle * 100) / 100:g} of {whole}" if share is not None else ""
    for group in groups:
        value = aggregate(part.function, [cell.value for cell in valued(world, group)])
        if value is not None and _one(part, group, world) is not Truth.TRUE:
            found.append(f"the {part.function} of {described(world.document, group)} is {show(value)}")
    return "; ".join(found[:3])
