"""Adjectives by which the ticks of an axis are told apart: of a temperature the hotter, of a weight the heavier."""

import re
from collections.abc import Iterable
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Axis

# Comparatives with the way they run, and the nouns of axes that they are told of.
ADJECTIVES: dict[str, tuple[int, tuple[str, ...]]] = {
    more: (sign, tuple(nouns.split()))
    for nouns, pair in (
        ("width breadth", ("wider broader", "narrower")),
        ("depth layer block", ("deeper", "shallower")),
        ("length duration time", ("longer", "shorter")),
        ("size dimension scale parameter capacity", ("larger bigger", "smaller")),
        ("altitude height elevation floor storey story", ("higher taller", "lower")),
        ("age", ("older", "younger")),
        ("temperature heat oven", ("hotter warmer", "colder cooler")),
        ("speed velocity rpm pace tempo", ("faster quicker swifter", "slower")),
        ("weight mass load", ("heavier", "lighter")),
        ("thickness", ("thicker", "thinner")),
        ("hour year day month week epoch date", ("later", "earlier")),
        ("strength dose concentration intensity", ("stronger", "weaker")),
        ("concentration", ("richer", "leaner")),
        ("distance", ("farther further", "nearer closer")),
        ("brightness illuminance light lux", ("brighter", "dimmer darker")),
        ("volume loudness noise", ("louder", "quieter")),
        ("price cost fare rent", ("dearer pricier costlier", "cheaper")),
        ("density", ("denser", "sparser")),
        ("slope gradient angle pitch incline tilt", ("steeper", "flatter gentler")),
        ("hydration moisture humidity water rain rainfall precipitation", ("wetter damper moister", "drier dryer")),
        ("grit grain grind particle mesh", ("coarser", "finer")),
        ("hardness", ("harder", "softer")),
        ("salinity salt", ("saltier", "fresher")),
        ("income wealth", ("richer wealthier", "poorer")),
        ("wind", ("windier", "calmer")),
        ("sugar", ("sweeter",  "")),
        ("roughness", ("rougher", "smoother")),
    )
    for sign, adjectives in zip((1, -1), pair, strict=True)
    for more in adjectives.split()
}  # fmt: skip
# What the units of ticks tell of an axis, whatever it is called.
_MEASURED_IN = (
    (
        re.compile(r"\d\s*°\s*[CF]\b|\bdegrees? (?:celsius|fahrenheit)\b|°\s*[CF]\b", re.IGNORECASE),
        "temperature",
    ),
    (re.compile(r"\b(?:kg|kilograms?|tonnes?)\b", re.IGNORECASE), "weight"),
    (re.compile(r"\b(?:km/h|mph|m/s|knots?|rpm)(?!\w)", re.IGNORECASE), "speed"),
    (re.compile(r"\b(?:km|kilomet(?:re|er)s?)\b(?!/)", re.IGNORECASE), "distance"),
    (re.compile(r"\b(?:min|minutes?|seconds?|hours?|ms)\b", re.IGNORECASE), "duration"),
)
# The same as superlatives.
SUPERLATIVES = {f"{more.removesuffix('er')}est": told for more, told in ADJECTIVES.items()}


def told_way(adjective: str, axis: Axis) -> int:
    """Which way a comparative leads along an axis: by what it measures, or toward the tick that is called so; 0 where it leads nowhere."""
    sign, nouns = ADJECTIVES.get(adjective, (0, ()))
    return sign if measures(axis) & set(nouns) else toward(adjective, axis)


def toward(comparative: str, axis: Axis) -> int:
    """Which way a comparative leads to a tick that is called so: `drier` on an axis of "dry, moist, wet": toward the end that is called so."""
    if not comparative.endswith("er") or len(axis.ticks) < 2:
        return 0
    plain = comparative.removesuffix("er")
    meant = {plain, f"{plain}e", f"{plain.removesuffix('i')}y" if plain.endswith("i") else plain}
    meant |= {plain[:-1]} if plain[-1:] == plain[-2:-1] else set()
    first, *_, last = (bool(meant & set(norms(tick.text))) for tick in axis.ticks)
    return last - first


def fits(adjective: str, axes: Iterable[Axis]) -> bool:
    """Whether an adjective is told of just what an axis shows: the heaviest of a weight, the hotter of a temperature."""
    nouns = set(nouns_of(adjective))
    return bool(nouns) and any(measures(axis) & nouns for axis in axes)


def nouns_of(adjective: str) -> tuple[str, ...]:
    """The nouns of what a comparative or superlative is told of."""
    return (SUPERLATIVES.get(adjective) or ADJECTIVES.get(adjective) or (0, ()))[1]


@lru_cache(maxsize=64)
def measures(axis: Axis) -> frozenset[str]:
    """What an axis tells to show: the words of its label, and what its units are units of."""
    return frozenset(norms(axis.label)) | measured_in(
        " ".join((axis.label, *(tick.text for tick in axis.ticks)))
    )


def measured_in(text: str) -> frozenset[str]:
    """What the units in a text are units of."""
    return frozenset(noun for unit, noun in _MEASURED_IN if unit.search(text))
