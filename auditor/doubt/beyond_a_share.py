"""Numbers of cases, told of what was taken for a share: "140 right answers for A", "A is the hardest, with 22"."""

from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import confusions
from auditor.doubt.asked import Asked
from auditor.metrics import metric_named
from auditor.world import Reading, World


def beyond_a_share(asked: Asked) -> str:
    """Why a measure told as more than 100 %, or as the number of cases behind it, is none; or nothing."""
    told = [check for check in getattr(asked.claim, "checks", ()) if check.value is not None]
    shares = [check for check in told if (metric := metric_named(check.about)) is not None and metric.share]
    beyond = any(check.value.value > 100 or _counts_cases(asked, check) for check in shares)
    return "it may tell a number of cases, and not a share" if beyond else ""


def _counts_cases(asked: Asked, check: Check) -> bool:
    """Whether a bare number is that of a class's hits, or of its misses."""
    value = check.value
    if value is None or "%" in value.text or value.value % 1 or value.value < 1 or not check.of:
        return False
    document, world = asked.clause.document, World(asked.clause.document, Reading.PRINTED, {})
    matrices = [m for panel in asked.clause.panels for way in confusions(document, panel) for m in way]
    for matrix in (one for one in matrices if check.of in one.actual):
        hits = matrix.count(world, check.of, check.of)
        if value.value in (hits.middle, (matrix.row(world, check.of) - hits).middle):
            return True
    return False
