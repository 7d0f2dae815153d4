"""Numbers of cases, told of what was taken for a share: "140 right answers for A"."""

from auditor.doubt.asked import Asked
from auditor.metrics import metric_named


def beyond_a_share(asked: Asked) -> str:
    """Why a measure told as more than 100 % is none, but a number of cases; or nothing."""
    told = [check for check in getattr(asked.claim, "checks", ()) if check.value is not None]
    shares = [check for check in told if (metric := metric_named(check.about)) is not None and metric.share]
    beyond = any(check.value.value > 100 for check in shares)
    return "it may tell a number of cases, and not a share" if beyond else ""
