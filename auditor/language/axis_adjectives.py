"""Adjectives by which the ticks of an axis are told apart: of a temperature the hotter, of a weight the heavier."""

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
    )
    for sign, adjectives in zip((1, -1), pair, strict=True)
    for more in adjectives.split()
}
# The same as superlatives.
SUPERLATIVES = {f"{more.removesuffix('er')}est": told for more, told in ADJECTIVES.items()}
