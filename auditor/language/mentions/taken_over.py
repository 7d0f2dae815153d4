"""What means and sums are taken over: `averages 36 over the four buses`, `a total of 90 over the week`."""

from auditor.language.mentions.context import Context
from auditor.numerals import cardinal

_FAR = 6
_MEASURES = frozenset("average averaging mean total sum averaged totalled summed summing".split())
_ALL_OF = frozenset("the its their all these those".split())
_WHOLE = frozenset("whole entire full".split())
_OTHERS = frozenset("other remaining rest".split())
_TIMES = frozenset("night day week month year season period".split())


def is_taken_over(context: Context, i: int) -> bool:
    """Whether "over" leads from a mean or a sum to so many things, or to a time, and compares nothing."""
    told = set(context.norms[max(0, i - _FAR) : max(0, i - 1)]) & _MEASURES
    at = i + 1 + (context.norm(i + 1) in _ALL_OF)
    at += context.norm(at) in _WHOLE or context.norm(at) in _OTHERS
    counted = cardinal(context.norm(at)) is not None and context.norm(at + 1).isalpha()
    return bool(told) and at > i + 1 and (counted or context.norm(at) in _TIMES)
