"""What is reckoned, held against the data."""

import re

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


_LEADING = re.compile(
    r"\b(?:trail\w*|lead\w*|led|lags?|lagged|lagging|ahead|behind|advantage|beats?|wins?|won|edges?|best|worst|better|worse)\b",
    re.IGNORECASE,
)


def doubted(statement: Statement, document: Document, claim: Reckonings) -> bool:
    """Whether what fails may be a misunderstanding: a number that is far off, or who leads where less may be better."""
    return (
        _told_in_turn(claim)
        or far_off(statement, document, claim)
        or _leads_with_less(statement, document, claim)
    )


def _told_in_turn(claim: Reckonings) -> bool:
    """`The column means are 35, 40 and 45`: several numbers of what was read as one."""
    tests = [test for fact in claim.facts for tested in fact.tested for test in tested.tests if test.num]
    plain = [test for test in tests if not test.worth.joined]
    told = {(test.worth, test.num.value) for test in plain if test.num and test.num.op == "="}
    return len(told) > len({worth for worth, _ in told})


def _leads_with_less(statement: Statement, document: Document, claim: Reckonings) -> bool:
    """`A trails B by 4 hours`: the numbers hold, and only the way does not, which is that of what is better."""
    world = World(document, Digits.PRINTED)
    tests = [test for fact in claim.facts for tested in fact.tested for test in tested.tests]
    told = [
        (value, test.num) for test in tests if test.num and (value := worth(test.worth, world)) is not None
    ]
    hold = all(abs(abs(value.middle) - abs(num.value)) <= num.step for value, num in told)
    return bool(told) and hold and bool(_LEADING.search(statement.text))


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
