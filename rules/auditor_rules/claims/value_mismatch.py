"""Single values: "31.6 at dose 20 and hour 4", "row 1 reads 9, 17, 12", "A ends at 14.8"."""

from collections.abc import Iterator, Sequence

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.judging import Valued, cell_text, num_text, valued
from auditor.claims.telling import tells, tells_path, tells_row
from auditor.claims.value_reading import Told, Values, read
from auditor.claims.zeros import read_zeros
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.truth import Truth, all_of, any_of
from auditor.world import Selection, World


def _read(clause: Clause) -> Iterator[Reading]:
    """Values told as numbers, or that there is none."""
    yield from read(clause)
    yield from read_zeros(clause)


@claim(
    "CLM034",
    kind="value",
    reads=_read,
    bad=[
        Example(
            "## Yield\n\n| plot \\ year | Y1 | Y2 |\n|---|---|---|\n| north | 3.1 | 4.5 |\n| south | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- Plot south yields 6.2 in Y1.\n",
            marks="Plot south yields 6.2 in Y1.",
            says="9.2 at (south, Y1)",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| plot \\ year | Y1 | Y2 |\n|---|---|---|\n| north | 3.1 | 4.5 |\n| south | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- Plot south yields 9.2 in Y1.\n- North goes with 3.1 (Y1) and 4.5 (Y2).\n- The gap of 6.1 at Y1 is wide.\n"
        )
    ],
)
def value_mismatch(claim: Values, world: World) -> Judgement:
    """A cell does not hold the value that the text tells for it.

    A number that rounds to the cell's, or was cut off, is no fault; one with all of the cell's digits must
    be the cell's. Silent where the number may be a difference, a count, a bound or a mean, where the place
    is not told in full, and where other words of the sentence may change what is said.
    """
    truths = [_truth(told, world) for told in claim.told]
    truth = all_of(truths)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    if truth is Truth.TRUE and (claim.partial or not (claim.certain or _telling(claim))):
        truth = Truth.UNKNOWN
    wrong = [told for told, verdict in zip(claim.told, truths, strict=True) if verdict is Truth.FALSE]
    places = [cell.place for told in wrong for cell in _cells(told, world)]
    if not truths or not any(_cells(told, world) for told in claim.told):
        return UNDECIDED
    says = "; ".join(cell_text(world.document, place) for place in places[:6])
    return Judgement(
        truth,
        says,
        tuple(places[:6]),
        "what the sentence is about is not all written",
        num_text(claim.told[0].numbers[0]),
    )


def _telling(claim: Values) -> bool:
    """Whether the numbers have so many digits that they stand there by no chance."""
    return all(abs(num.value) / num.step >= 10 for told in claim.told for num in told.numbers if num.step)


def _cells(told: Told, world: World) -> list[Valued]:
    return valued(world, told.scope)


def _truth(told: Told, world: World) -> Truth:
    by_panel = [_in_selection(told, selection, world) for selection in told.scope]
    return (all_of if told.each else any_of)(by_panel)


def _in_selection(told: Told, selection: Selection, world: World) -> Truth:
    cells = valued(world, [selection])
    if told.where == "order":
        return tells_row(world, selection, told.numbers)
    if not cells:
        return Truth.UNKNOWN
    if told.where == "path":
        return tells_path(world, cells, told.numbers)
    if told.where in ("first", "last"):
        return tells(world, _end(told, selection, cells, world), told.numbers[0])
    if told.where == "among":
        return all_of(any_of(tells(world, cell, num) for cell in cells) for num in told.numbers)
    return all_of(tells(world, cell, told.numbers[0]) for cell in cells)


def _end(told: Told, selection: Selection, cells: Sequence[Valued], world: World) -> Valued:
    """The first or last place of each line, as listed; for a column by rows."""
    return cells[0] if told.where == "first" else cells[-1]
