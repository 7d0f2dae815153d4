"""What chains claim: things in order by their values, from one end, with the places that some of them are told to have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.judging import described, num_text, states, valued
from auditor.claims.pairing import measured
from auditor.claims.ranks import may_rank
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, at_most
from auditor.world import Reading, Selection, World

LAST = -1
_OPPOSITE = {"max": "min", "min": "max"}


@dataclass(frozen=True, slots=True)
class Step:
    """One thing of an order: its cells, the number told of it, and how far its place is told.

    `place` is the place among all rivals, the first being 1 and the last -1; 0 if only its place behind the one before it
    is told. Of things that are named in one breath, `within` tells that they take up the places up to that one.
    """

    scope: tuple[Selection, ...]
    value: Num | None = None
    place: int = 0
    within: int = 0
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Order:
    """Things in order, the first with the largest ("max") or the smallest ("min") value, among some rivals.

    `measure` makes one number of each; "each" compares them place by place. With `loose` only places are told, and no order.
    A `tentative` order supports nothing, one that is not `certain` refutes nothing.
    """

    steps: tuple[Step, ...]
    rivals: tuple[tuple[Selection, ...], ...]
    direction: str
    measure: str = ""
    loose: bool = False
    tentative: bool = False
    certain: bool = True

    def describe(self, document: Document) -> str:
        """For instance: from the top: A = 66, B = 63, C."""
        end = "top" if self.direction == "max" else "bottom"
        how = {"": "", "each": ", everywhere", "max": " by maximum", "min": " by minimum"}.get(
            self.measure, f" by {self.measure}"
        )
        return f"from the {end}{how}: {', '.join(_named(document, step) for step in self.steps)}"


def _named(document: Document, step: Step) -> str:
    value = f" = {num_text(step.value)}" if step.value else ""
    last = " (last)" if step.place == LAST else ""
    return f"{described(document, step.scope)}{value}{last}"


Values = list[Interval]


def rounds(claim: Order, world: World) -> Iterator[tuple[Values, Values]]:
    """The values of the things and of all rivals, once, or once for each place that they share."""
    scopes = [step.scope for step in claim.steps], list(claim.rivals)
    things, rivals = ([valued(world, scope) for scope in group] for group in scopes)
    if not all(things) or not all(rivals):
        return
    if claim.measure != "each":
        yield tuple(
            [measured([c.value for c in cells], claim.measure) for cells in group]
            for group in (things, rivals)
        )  # type: ignore[misc]
        return
    if len({len(cells) for cells in (*things, *rivals)}) == 1:
        for at in range(len(things[0])):
            yield [cells[at].value for cells in things], [cells[at].value for cells in rivals]


def round_truths(
    claim: Order, world: World, values: Sequence[Interval], rivals: Sequence[Interval]
) -> list[Truth]:
    """For each thing, whether it has its value, its place, and stands behind the one before it."""
    own = [claim.rivals.index(step.scope) if step.scope in claim.rivals else None for step in claim.steps]
    found = []
    for at, (step, value) in enumerate(zip(claim.steps, values, strict=True)):
        others = [other for k, other in enumerate(rivals) if k != own[at]]
        truths = [states(world, value, step.value)] if step.value else []
        if step.place or step.within:
            truths.append(_placed(claim, world, step, value, others))
        strict = not step.within or world.reading is Reading.PRINTED
        if at and not claim.loose and strict:
            ahead = values[0 if step.apart else at - 1]
            truths.append(at_most(value, ahead) if claim.direction == "max" else at_most(ahead, value))
        found.append(all_of(truths))
    return found


def _placed(claim: Order, world: World, step: Step, value: Interval, others: Sequence[Interval]) -> Truth:
    if step.place == LAST:
        return may_rank(world, value, others, 1, _OPPOSITE[claim.direction])
    if step.within:
        return may_rank(world, value, others, step.within, claim.direction, ahead=True)
    return may_rank(world, value, others, step.place, claim.direction)
