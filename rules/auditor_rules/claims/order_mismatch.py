"""Orders: "A leads with 66, followed by B (63)", "from best to worst: C, A, B", "the top three are A, B and C"."""

from auditor.claim import Judgement, claim
from auditor.claims.judging import described, show
from auditor.claims.order_reading import read
from auditor.claims.orders import Order, round_truths, rounds
from auditor.rule import Example
from auditor.truth import Truth, all_of
from auditor.world import World

_GRID = (
    "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n"
    "| south | 9.2 | 5.2 | 8.4 |\n| east | 4.0 | 6.3 | 7.0 |\n\n### Observations\n\n"
)


@claim(
    "CLM046",
    kind="order",
    reads=read,
    overrides=("amount", "value", "average", "comparison", "peak", "ordinal"),
    bad=[
        Example(
            _GRID + "- In year 3, the order from highest to lowest is south, north, east.\n",
            marks="In year 3, the order from highest to lowest is south, north, east.",
            says="5.9, 7",
        )
    ],
    good=[
        Example(
            _GRID
            + "- In year 3, south leads with 8.4, followed by east (7.0) and north (5.9).\n- In year 2, north comes first, then east.\n"
        )
    ],
)
def order_mismatch(claim: Order, world: World) -> Judgement:
    """Things do not come in the order in which the text lists them.

    Equal values may stand in any order. Where some are only named in one breath ("followed by B and C"), it is enough that
    they take up these places. Lines are compared by mean, by sum or by what is told of them, whichever fits.
    """
    found = list(rounds(claim, world))
    if not found:
        return Judgement(Truth.UNKNOWN, missing="not all of it is written")
    truths = [round_truths(claim, world, values, rivals) for values, rivals in found]
    truth = all_of(one for each in truths for one in each)
    if truth is Truth.TRUE and claim.tentative:
        truth = Truth.UNKNOWN
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not told by what they are ordered")
    wrong = next((at for at, each in enumerate(truths) if Truth.FALSE in each), 0)
    values = ", ".join(show(value) for value in found[wrong][0])
    best = sorted(
        zip(found[wrong][1], claim.rivals, strict=True),
        key=lambda one: one[0].middle if one[0].known else 0.0,
        reverse=claim.direction == "max",
    )
    first = ", ".join(
        f"{described(world.document, scope)} ({show(value)})" for value, scope in best[: len(claim.steps)]
    )
    open_order = any(step.within for step in claim.steps)
    missing = "some are only named in one breath" if open_order else "not all of it is written"
    return Judgement(truth, f"the values are {values}; in order they are {first}", missing=missing)
