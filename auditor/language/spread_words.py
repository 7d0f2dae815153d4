"""Words for how far values lie apart, composed: "narrowest span", "varies least", "more uniform"."""

from collections.abc import Iterator
from itertools import product

# Adjectives in their comparative and superlative, and what they narrow or widen.
_NARROW = "smaller narrower tighter slimmer smallest narrowest tightest slimmest".split()
_WIDE = "larger wider broader greater bigger largest widest broadest greatest biggest".split()
_STRETCH = "band bandwidth span window corridor interval range swing".split()
# Of these there is less or more as well, and they are low or high; a low band is one of low values.
_VARIATION = (
    "spread|scatter|fluctuation|variation|variability|variance|dispersion|standard deviation|internal contrast"
).split("|")
_LOW, _HIGH = ("lower", "lowest", "less", "least"), ("higher", "highest", "more", "most")
_VERBS = (
    "vary varies varying fluctuate fluctuates change changes swing swings move moves react reacts depend depends"
).split()
_EVEN = "stable|even|evenly|uniform|homogeneous|consistent|robust|balanced|compact".split("|")
_UNEVEN = (
    "variable|uneven|unevenly|volatile|erratic|sensitive|dependent|susceptible|affected|heterogeneous|scattered|spread out"
).split("|")
_BY_THEMSELVES = (
    "steadier|evener|steadiest|evenest|flattest|flatter|barely react|barely reacts|most robust to".split("|")
)


def spread_phrases() -> Iterator[tuple[str, str]]:
    """Phrases by which one line is called steadier than another ("stable"), or less steady ("unstable")."""
    yield from ((phrase, "stable") for phrase in _BY_THEMSELVES)
    for adjectives, amounts, value in ((_NARROW, _LOW, "stable"), (_WIDE, _HIGH, "unstable")):
        yield from ((" ".join(pair), value) for pair in product(adjectives, (*_STRETCH, *_VARIATION)))
        yield from ((" ".join(pair), value) for pair in product(amounts, _VARIATION))
    less, more = ("less", "least"), ("more", "most")
    for how, verbs_how, even, value in (
        (more, ("less", "least", "the least"), less, "stable"),
        (less, ("more", "most", "the most"), more, "unstable"),
    ):
        yield from ((" ".join(pair), value) for pair in product(_VERBS, verbs_how))
        yield from ((" ".join(pair), value) for pair in product(how, _EVEN))
        yield from ((" ".join(pair), value) for pair in product(even, _UNEVEN))
