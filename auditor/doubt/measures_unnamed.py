"""A share of a class told without the name of its measure, which may be another than the one that was read."""

import re
from dataclasses import replace

from auditor.claims.crossed.claims import Amount, Crossed, Fact
from auditor.claims.crossed.values import value_of
from auditor.world import World

_OTHER = {"recall": "precision", "precision": "recall"}
_NAMED = re.compile(
    r"\b(?:recalls?|sensitivit\w+|precisions?|predictive|true[- ]positive|hit rates?)\b", re.IGNORECASE
)


def measure_unnamed(claim: object, text: str, world: World) -> bool:
    """`Quartz is right in 73% of the cases`: whether its precision is that where its recall was read, or the other way round."""
    if not isinstance(claim, Crossed) or _NAMED.search(text):
        return False
    return any(_holds_of_the_other(fact, amount, world) for fact in claim.facts for amount in fact.amounts)


def _holds_of_the_other(fact: Fact, amount: Amount, world: World) -> bool:
    """Whether the number that is told is the one of the other measure."""
    if fact.form != "is" or fact.num is None or not amount.of or amount.measure not in _OTHER:
        return False
    told = fact.num.generous()
    if fact.num.unit == "%" or told.low > 1:
        told = told.scaled(0.01)
    return value_of(replace(amount, measure=_OTHER[amount.measure]), world).intersection(told) is not None
