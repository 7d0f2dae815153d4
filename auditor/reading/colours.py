"""Colour names, as far as the reader needs them to tell a colour from other words."""

import re

_HUES = (
    "red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ea]y|teal|cyan|magenta|navy|mar"
    "oon|beige|"
    "cream|tan|gold(?:en)?|coral|salmon|turquoise|indigo|lavender|olive|lime|crimson|aqua|peach|rust|silv"
    "er|amber|lemon|apricot|brick|straw|lilac|mauve|emerald|terracotta|mint|rose|plum|burgundy|ivory|khaki|chartreuse|scarlet|fuchsia|azure|ochre|mustard|charcoal|chestnut|vermilion|russet|claret|sepia|taupe|cerulean|cobalt|jade|ecru"
)
_SHADES = (
    "dark(?:er|est)?|light(?:er|est)?|deep(?:er|est)?|pal(?:e|er|est)|bright(?:er|est)?|medium|very|mid|v"
    "ivid|intense|"
    "full|rich|soft|faint|strong|saturated|muted|dull|pure|near|warm|cool"
)
COLOUR = re.compile(
    rf"\b(?:(?:{_SHADES})[\s-]+)*(?:{_HUES})(?:ish)?(?:[\s/-]+(?:{_HUES})(?:ish)?)*\b", re.IGNORECASE
)

TONE = re.compile(
    r"\b(?:light(?:er|est)?|dark(?:er|est)?|pale(?:r|st)?|bright(?:er|est)?|deep(?:er|est)?)\b", re.IGNORECASE
)

TONE_OR_COLOUR = re.compile(f"{COLOUR.pattern}|{TONE.pattern}", re.IGNORECASE)


def colours_in(text: str) -> list[str]:
    """All colour names of a text, in order: "dark blue", "yellow-green"."""
    return [found.group() for found in COLOUR.finditer(text)]


def is_tone(text: str) -> bool:
    """Whether a cell is told by nothing but its colour or its tone: "dark blue", "pale (low)"."""
    bare = re.sub(r"\s*\([^()]*\)$", "", text.strip())
    return TONE_OR_COLOUR.fullmatch(bare) is not None


def is_colour(text: str) -> bool:
    """Whether a text is nothing but a colour name: "Light Green-Blue"."""
    bare = text.strip(" '\"()").removesuffix(" color").removesuffix(" colour")
    return COLOUR.fullmatch(bare) is not None
