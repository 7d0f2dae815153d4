"""Adjectives by which the ticks of an axis are told apart: of a temperature the hotter, of a weight the heavier."""

from collections.abc import Iterable

from auditor.language.tokens import norms

# Comparatives with the way they run, and the nouns of axes that they are told of.
ADJECTIVES: dict[str, tuple[int, tuple[str, ...]]] = {
    more: (sign, nouns)
    for nouns, pair in (
        (("width", "breadth"), ("wider broader", "narrower")),
        (("depth",), ("deeper", "shallower")),
        (("length", "duration", "time"), ("longer", "shorter")),
        (("size", "dimension", "scale"), ("larger bigger", "smaller")),
        (("altitude", "height", "elevation"), ("higher taller", "lower")),
        (("age",), ("older", "younger")),
        (("temperature",), ("hotter warmer", "colder cooler")),
        (("speed", "velocity"), ("faster quicker", "slower")),
        (("weight", "mass", "load"), ("heavier", "lighter")),
        (("thickness",), ("thicker", "thinner")),
        (("hour", "year", "day", "month", "week", "epoch"), ("later", "earlier")),
        (("strength",), ("stronger", "weaker")),
        (("distance",), ("farther further", "nearer closer")),
        (("brightness",), ("brighter", "dimmer darker")),
        (("volume", "loudness", "noise"), ("louder", "quieter")),
        (("price", "cost"), ("dearer", "cheaper")),
        (("density",), ("denser", "sparser")),
        (("slope", "gradient", "angle"), ("steeper", "flatter")),
    )
    for sign, adjectives in zip((1, -1), pair, strict=True)
    for more in adjectives.split()
}
# The same as superlatives.
SUPERLATIVES = {f"{more.removesuffix('er')}est": told for more, told in ADJECTIVES.items()}


def fits(superlative: str, labels: Iterable[str]) -> bool:
    """Whether an adjective is told of just what an axis shows: the heaviest of a weight, the hottest of a temperature."""
    nouns = (SUPERLATIVES.get(superlative) or ADJECTIVES.get(superlative) or (0, ()))[1]
    return any(set(norms(label)) & set(nouns) for label in labels)
