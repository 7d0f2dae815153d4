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
    """Whether what fails may be a misunderstanding: several numbers told in turn, or who leads where less may be better."""
    return _told_in_turn(claim) or _leads_with_less(statement, document, claim)


def _told_in_turn(claim: Reckonings) -> bool:
    """`The row means are 6, 8 and 9`: several numbers of what was read as one."""
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
