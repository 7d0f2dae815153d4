"""Colour names as they are written in figures: "dark blue", "Light Green-Blue", "near white".

A name is a base colour (or a mixture of some) with a shade. The lightness of base colours is that of the CSS colour
of the same name; a shade moves it a fixed part of the way towards black or white, so that light, medium and dark
always come in this order.
"""

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache

# Names that CSS does not know, or knows as something else than painters and plotters do.
_ALIASES = {
    "cream": "cornsilk", "rust": "sienna", "amber": "orange", "mint": "palegreen", "rose": "pink", "burgundy": "maroon", "scarlet": "crimson", "ochre": "peru", "mustard": "goldenrod",
    "charcoal": "darkslategray", "lemon": "lemonchiffon", "apricot": "sandybrown", "brick": "firebrick", "straw": "wheat", "lilac": "thistle", "mauve": "plum",
    "emerald": "mediumseagreen", "terracotta": "sienna", "peach": "peachpuff", "golden": "gold", "grey": "gray", "lime": "limegreen", "olive": "olivedrab", "green": "forestgreen", "chestnut": "saddlebrown", "vermilion": "orangered", "russet": "sienna", "claret": "maroon", "sepia": "saddlebrown", "taupe": "rosybrown",
    "cerulean": "deepskyblue", "cobalt": "mediumblue", "jade": "mediumseagreen", "ecru": "beige",
}  # fmt: skip
# How far a shade moves a colour: to black below zero, to white above.
_SHADES = {
    "dark": -0.45, "darker": -0.45, "darkest": -0.6, "deep": -0.35, "deeper": -0.35, "deepest": -0.5, "rich": -0.1, "strong": -0.15, "intense": -0.2, "saturated": -0.1, "vivid": 0.0, "pure": 0.0,
    "medium": 0.0, "mid": 0.0, "muted": 0.1, "dull": 0.0, "warm": 0.0, "cool": 0.0, "bright": 0.1, "brighter": 0.1, "brightest": 0.15, "soft": 0.3, "light": 0.5, "lighter": 0.5, "lightest": 0.7,
    "pale": 0.6, "paler": 0.6, "palest": 0.75, "faint": 0.6, "near": 0.0, "very": 0.0,
}  # fmt: skip
_VERY = 1.4  # "very light" goes that much further than "light"
_IGNORED = frozenset(("color", "colour", "shade", "tone", "tint", "of", "a", "the"))
# Colours that share a name with another and are called by it.
_FAMILIES = {"navy": "blue", "azure": "blue", "indigo": "purple", "violet": "purple", "lavender": "purple", "plum": "purple", "crimson": "red", "maroon": "red", "scarlet": "red", "burgundy": "red",
             "lime": "green", "olive": "green", "mint": "green", "gold": "yellow", "golden": "yellow", "amber": "orange", "fuchsia": "magenta", "aqua": "cyan", "grey": "gray"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour by its base names and its shade; `shade` is 0 where none is named."""

    bases: tuple[str, ...]
    shade: float = 0.0
    shaded: bool = False

    text: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=2048)
def parsed(text: str) -> Colour | None:
    """The colour that a text names, or None: "Light Green-Blue", "yellowish", "near white"."""
    words = [word for word in re.findall(r"[a-z]+", text.casefold()) if word not in _IGNORED]
    bases: list[str] = []
    shade, factor, shaded = 0.0, 1.0, False
    for word in words:
        if word in _SHADES:
            factor = _VERY if word == "very" else factor
            shade += _SHADES[word] * (factor if word != "very" else 0)
            shaded = (
                shaded
                or word in ("light", "dark", "pale", "deep", "medium", "bright", "mid")
                or abs(_SHADES[word]) > 0.2
            )
        else:
            stem = word.removesuffix("ish")
            base = next((name for name in (word, stem, stem + "e", stem[:-1]) if name in _known()), "")
            if not base:
                return None
            bases.append({"grey": "gray"}.get(base, base))
    return Colour(tuple(bases), max(-0.8, min(0.9, shade)), shaded, text.strip()) if bases else None


@cache
def _known() -> frozenset[str]:
    import webcolors  # a table of names, needed only where colours are spoken of

    return frozenset(webcolors.names("css3")) | frozenset(_ALIASES) | frozenset(_FAMILIES)


@lru_cache(maxsize=512)
def lightness(colour: Colour) -> float:
    """The lightness of a colour: 0 for black, 100 for white (CIE L*)."""
    base = sum(_base_lightness(name) for name in colour.bases) / len(colour.bases)
    return base * (1 + colour.shade) if colour.shade < 0 else base + (100 - base) * colour.shade


@cache
def _base_lightness(name: str) -> float:
    import webcolors

    rgb = webcolors.name_to_rgb(_ALIASES.get(name, name))
    linear = [_linear(channel / 255) for channel in (rgb.red, rgb.green, rgb.blue)]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return float(116 * luminance ** (1 / 3) - 16 if luminance > 0.008856 else 903.3 * luminance)


def _linear(channel: float) -> float:
    return float(channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4)


def same(claimed: Colour, seen: Colour) -> bool | None:
    """Whether a colour may be called by a name: "purple" for dark purple; None where the two are too close to tell."""
    one, other = set(map(_family, claimed.bases)), set(map(_family, seen.bases))
    if one == other:
        if not claimed.shaded or claimed.bases != seen.bases:
            return True if not claimed.shaded else None
        return (
            True
            if seen.shaded and abs(claimed.shade - seen.shade) < 0.15
            else None
            if not seen.shaded
            else False
        )
    return None if one & other or _close(claimed, seen) else False


def _family(name: str) -> str:
    return _FAMILIES.get(name, name)


_NEIGHBOURS = {frozenset(pair) for pair in (
    ("red", "orange"), ("orange", "yellow"), ("orange", "coral"), ("red", "coral"), ("red", "pink"), ("pink", "coral"), ("salmon", "coral"), ("salmon", "pink"), ("salmon", "red"), ("salmon", "orange"), ("green", "teal"), ("blue", "teal"),
    ("blue", "cyan"), ("green", "cyan"), ("teal", "cyan"), ("blue", "purple"), ("pink", "purple"), ("magenta", "purple"), ("magenta", "pink"), ("white", "cream"), ("white", "beige"), ("white", "ivory"), ("beige", "cream"), ("beige", "tan"),
    ("brown", "tan"), ("brown", "rust"), ("red", "rust"), ("orange", "rust"), ("yellow", "cream"), ("yellow", "beige"), ("yellow", "gold"), ("turquoise", "cyan"), ("turquoise", "teal"), ("green", "turquoise"), ("blue", "turquoise"), ("gray", "silver"),
    ("gray", "black"), ("gray", "white"), ("yellow", "green"), ("orange", "brown"), ("red", "brown"), ("red", "magenta"), ("brown", "ochre"), ("yellow", "ochre"), ("yellow", "mustard"), ("orange", "peach"), ("pink", "peach"), ("charcoal", "black"), ("charcoal", "gray"),
)}  # fmt: skip


def _close(one: Colour, other: Colour) -> bool:
    pairs = [frozenset((_family(a), _family(b))) for a in one.bases for b in other.bases]
    extremes = {"white": 88.0, "black": 22.0}
    for name, edge in extremes.items():
        for first, second in ((one, other), (other, one)):
            if first.bases == (name,) and (
                lightness(second) > edge if name == "white" else lightness(second) < edge
            ):
                return True
    return any(pair in _NEIGHBOURS for pair in pairs)
