"""Colour names, as far as the reader needs them to tell a colour from other words."""

import re

_HUES = (
    "red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ea]y|teal|cyan|magenta|navy|maroon|beige|"
    "cream|tan|gold(?:en)?|coral|salmon|turquoise|indigo|lavender|olive|lime|crimson|aqua|peach|rust|silver|amber|mint|rose|plum|burgundy|ivory|khaki|chartreuse|scarlet|fuchsia|azure|ochre|mustard|charcoal"
)
_SHADES = (
    "dark(?:er|est)?|light(?:er|est)?|deep(?:er|est)?|pal(?:e|er|est)|bright(?:er|est)?|medium|very|mid|vivid|intense|"
    "rich|soft|faint|strong|saturated|muted|dull|pure|near|warm|cool"
)
COLOUR = re.compile(
    rf"\b(?:(?:{_SHADES})[\s-]+)*(?:{_HUES})(?:ish)?(?:[\s/-]+(?:{_HUES})(?:ish)?)*\b", re.IGNORECASE
)


def colours_in(text: str) -> list[str]:
    """All colour names of a text, in order: "dark blue", "yellow-green"."""
    return [found.group() for found in COLOUR.finditer(text)]


def is_colour(text: str) -> bool:
    """Whether a text is nothing but a colour name: "Light Green-Blue"."""
    found = COLOUR.match(text.strip(" '\"()"))
    return bool(found) and found.end() == len(
        text.strip(" '\"()").removesuffix(" color").removesuffix(" colour")
    )
