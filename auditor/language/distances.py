"""How far one thing is above another: "9 points above B", "0.7 m/s below B"."""

from collections.abc import Sequence

from auditor.language.units import unit_named
from auditor.numerals import cardinal

_UNITS = frozenset(
    "point percentage percent % pp unit ° °c degree euro dollar pound cent krone franc eur usd mile mph kmh foot inch knot "
    "tonne ton t watt kw kwh mw w v volt hpa mbar bar db decibel ppm ppb mg l litre liter ml cm mm km m kg g s h ms / per".split()
)
_ONE = frozenset(("one", "a", "an", "half"))
_MOST_WORDS = 4


def is_unit(word: str) -> bool:
    """Whether a word tells in what something is measured."""
    return word in _UNITS or bool(unit_named(word))


def so_far(norms: Sequence[str], at: int) -> bool:
    """Whether a number, with its unit if it has one, stands right before a word: "4 °C below"."""
    lead = list(norms[max(0, at - _MOST_WORDS) : at])
    told = bool(lead) and lead[-1] in _UNITS
    while lead and is_unit(lead[-1]):
        lead.pop()
    own = lead[-1] if lead else ""
    return own[:1].isdigit() or cardinal(own) is not None or told and own in _ONE
