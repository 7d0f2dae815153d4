"""Counts: "8 appears three times", "exactly five cells are 0", "eight cells are N/A", "the only zero is in row 2"."""

from collections import Counter
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, claim
from auditor.claims.count_claim import Count
from auditor.claims.count_reading import read
from auditor.claims.counts import amounts_to, verdicts, without
from auditor.claims.judging import several, valued
from auditor.language.amounts_told import Amount
from auditor.language.counted import Test
from auditor.rule import Example
from auditor.truth import Truth, all_of
from auditor.world import World


@claim(
    "CLM032",
    kind="count",
    reads=read,
    bad=[
        Example(
            "## Finds\n\n| pit \\ layer | upper | lower |\n|---|---|---|\n| a | 3 | 0 |\n| b | 3 | 5 |\n\n### Observations\n\n- The value 3 appears three times.\n",
            marks="The value 3 appears three times.",
            says="2 of 4 are: 3 at (a, upper), 3 at (b, upper)",
        )
    ],
    good=[
        Example(
            "## Finds\n\n| pit \\ layer | upper | lower |\n|---|---|---|\n| a | 3 | 0 |\n| b | 3 | 5 |\n\n### Observations\n\n"
            "- The value 3 appears twice, and one cell is 0.\n- The only zero is in pit a.\n- Three of the four cells are above 2.\n"
        )
    ],
)
def count_mismatch(claim: Count, world: World) -> Judgement:
    """Something is found more or less often than the text says.

    Cells that are not written may be anything, so that a partly written grid refutes only counts that it already
    exceeds. "Three cells" means three, not at least three; "half", "many" and "few" have wide meanings.
    """
    if claim.kind != "count":
        return _of_frequency(claim, world)
    groups = [[selection] for selection in claim.scope] if claim.each else [list(claim.scope)]
    found = [verdicts(world, group, _asked(claim)) for group in groups]
    if not any(found):
        return UNDECIDED
    truth = all_of(amounts_to(world, [verdict for _, verdict in group], claim.amount) for group in found)
    if claim.of_them is not None:
        truth &= _of_them(claim, world, claim.of_them)
    if truth is Truth.FALSE and not claim.certain or truth is Truth.TRUE and claim.partial:
        truth = Truth.UNKNOWN
    passing = [
        cell for group in found for cell, verdict in group if cell is not None and verdict is Truth.TRUE
    ]
    count = sum(verdict is Truth.TRUE for group in found for _, verdict in group)
    where = f": {several(world.document, [cell.place for cell in passing])}" if passing else ""
    says = f"{count} of {sum(map(len, found))} are{where}"
    return Judgement(
        truth, says, tuple(cell.place for cell in passing[:6]), "some cells of it are not written"
    )


def _asked(claim: Count) -> Test:
    """What is asked of each cell: what none lies between are two values that may be met themselves."""
    empty = claim.amount.kind == "none" and claim.test.relation == "between"
    return replace(claim.test, relation="inside") if empty else claim.test


def _of_them(claim: Count, world: World, amount: Amount) -> Truth:
    """Whether as many of what is counted stand in the place told; all of it, if nothing of it stands elsewhere."""
    if amount.kind == "all":
        elsewhere = without(world.document, claim.scope, claim.there)
        return amounts_to(world, [v for _, v in verdicts(world, elsewhere, claim.test)], Amount("none"))
    return amounts_to(world, [v for _, v in verdicts(world, claim.there, claim.test)], amount)


def _of_frequency(claim: Count, world: World) -> Judgement:
    """Whether a value is the most frequent one, or none is repeated."""
    groups = [[selection] for selection in claim.scope] if claim.each else [list(claim.scope)]
    truths, says, because = [], [], []
    for group in groups:
        cells = valued(world, group)
        written = [cell for cell in cells if cell.value.known]
        if not written:
            return UNDECIDED
        tally = Counter(
            cell.value.middle for cell in written if not (claim.nonzero and cell.value.middle == 0)
        )
        if not tally:
            return UNDECIDED
        top, times = tally.most_common(1)[0]
        repeated = [cell for cell in written if cell.value.middle == top]
        because += [cell.place for cell in repeated] if times > 1 else []
        says.append(
            f"{several(world.document, [cell.place for cell in repeated])}"
            if times > 1
            else "every value stands once"
        )
        gaps = len(written) < len(cells)
        if claim.kind == "distinct":
            truths.append(Truth.FALSE if times > 1 else Truth.UNKNOWN if gaps else Truth.TRUE)
        else:
            assert claim.test.num is not None
            own = tally.get(claim.test.num.value, 0)
            truths.append(Truth.UNKNOWN if gaps else Truth.of(own == times and own > 1))
    return Judgement(all_of(truths), "; ".join(says), tuple(because[:6]), "some cells of it are not written")
