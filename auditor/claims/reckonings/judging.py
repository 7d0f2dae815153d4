"""What is reckoned, held against the data."""

from auditor.claim import Judgement
from auditor.claims.cores.claims import Cores
from auditor.claims.cores.judging import judge as judged
from auditor.claims.cores.judging import worth
from auditor.claims.reckonings.claims import Reckonings
from auditor.model import Document, Statement
from auditor.world import Reading as Digits
from auditor.world import World

_FARTHEST = 3.0  # times as much, beyond which no slip of a digit explains a number
_SHIFTS = (10.0, 100.0, 1000.0)


def judge(claim: Reckonings, world: World) -> Judgement:
    """Whether all of it holds."""
    tested = tuple(one for fact in claim.facts for one in fact.tested)
    ranked = tuple(one for fact in claim.facts for one in fact.ranked)
    return judged(Cores(tested, ranked, certain=all(fact.sure for fact in claim.facts)), world)


def far_off(statement: Statement, document: Document, claim: Reckonings) -> bool:
    """Whether a number is so far from what it is held against that the sentence may mean something else.

    A decimal point in the wrong place is a slip.
    """
    world = World(document, Digits.PRINTED)
    for one in (test for fact in claim.facts for tested in fact.tested for test in tested.tests):
        value = worth(one.worth, world) if one.num is not None and one.num.op == "=" else None
        if one.num is None or value is None or not value.known:
            continue
        low, high = sorted((abs(value.middle), abs(one.num.value)))
        shifted = any(abs(low * shift - high) <= 0.01 * high for shift in _SHIFTS)
        if high > _FARTHEST * low and not shifted and high - low > one.num.step * _FARTHEST:
            return True
    return False
