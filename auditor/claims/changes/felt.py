"""What factors cover: a number as it is rounded, a word as it is felt ("nearly tripled", "more than twice")."""

from math import inf

from auditor.claims.changes.factors import Factor
from auditor.language.hedges import FACTOR, PLAIN_FACTOR
from auditor.language.numbers import Num
from auditor.truth import Interval

# "Twofold", "nearly tripled": how far beyond the factor itself a bounded one may lie.
_BEYOND = {True: 0.02, False: 0.06}
# An order of magnitude: the factors that round to ten on a logarithmic scale, and the widest use of the word.
_MAGNITUDE = {True: Interval(6.0, 18.0), False: Interval(3.16, 31.7)}


def felt(factor: Factor, fair: bool) -> Interval:
    """The ratios that a factor covers."""
    num = factor.number
    if factor.mode != "times":
        share = (num.fair() if fair else num.generous()).scaled(0.01)
        return (
            Interval(1 + share.low, 1 + share.high)
            if factor.mode == "more"
            else Interval(1 - share.high, 1 - share.low)
        )
    if not num.word and num.value == 10 and "order" in num.text.casefold():
        return _widened(_MAGNITUDE[fair], num.op)
    if not num.word:
        return num.fair() if fair else num.generous()
    return _felt(num, fair)


def _widened(span: Interval, op: str) -> Interval:
    return (
        Interval(span.low, inf)
        if op in (">", ">=", ">~")
        else Interval(0.0, span.high)
        if op in ("<", "<=")
        else span
    )


# What is just half is not "less than half".
_BEYOND_ONE = 1 + 1e-9


def _felt(num: Num, fair: bool) -> Interval:
    """A factor in words."""
    plain = PLAIN_FACTOR.fair if fair else PLAIN_FACTOR.generous
    wide = FACTOR.fair if fair else FACTOR.generous
    beyond = _BEYOND[fair]
    low, high = {
        "=": (1 - plain, 1 + plain),
        "~": (1 - wide, 1 + wide),
        "<~": (1 - wide, 1 + beyond),
        ">~": (1 - beyond, 1 + wide),
        ">": (_BEYOND_ONE if fair else 1 - beyond, inf),
        ">=": (1 - beyond, inf),
        "<": (-inf, 1 / _BEYOND_ONE if fair else 1 + beyond),
        "<=": (-inf, 1 + beyond),
    }[num.op]
    return Interval(num.value * low if low > -inf else low, num.value * high if high < inf else high)
