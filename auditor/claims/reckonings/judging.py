"""What is reckoned, held against the data."""

from auditor.claim import Judgement
from auditor.claims.cores.claims import Cores
from auditor.claims.cores.judging import judge as judged
from auditor.claims.reckonings.claims import Reckonings
from auditor.world import World


def judge(claim: Reckonings, world: World) -> Judgement:
    """Whether all of it holds."""
    tested = tuple(one for fact in claim.facts for one in fact.tested)
    ranked = tuple(one for fact in claim.facts for one in fact.ranked)
    return judged(Cores(tested, ranked, certain=all(fact.sure for fact in claim.facts)), world)
