"""`the darkest cell`, `paler than the top row`: values by their shade, where the document or its legend says what darker means."""

import re
from functools import lru_cache

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.model import Document, Legend
from auditor.reading.colours import is_colour

_DARK = frozenset("darkest deepest".split())
_LIGHT = frozenset("palest lightest faintest".split())
_DARKER = frozenset("darker".split())
_LIGHTER = frozenset("paler lighter fainter".split())
_BRIGHT = frozenset("bright brighter brightest".split())
# Colours that are light, and those that are not light whatever they are called.
_PALE = re.compile(
    r"\b(?:white|whitish|ivory|cream|pale|palest|light|lightest|yellow|beige|lemon|peach|faint)\b",
    re.IGNORECASE,
)
_DEEP = re.compile(
    r"\b(?:dark|darkest|deep|deepest|black|navy|midnight|indigo|burgundy|maroon)\b", re.IGNORECASE
)
# What is lighter may weigh less, and what is deepest lie at the ground.
_OF_OTHER_THINGS = frozenset("lighter lightest deepest fainter faintest".split())
# Measures of which "darker" and "lighter" may be said themselves.
_OF_LIGHT = re.compile(
    r"\b(?:lux|lumens?|lights?|daylight|bright\w*|dark\w*|illumin\w+|luminance|albedo|reflect\w+|sun\w*|shad(?:e|ing|ow)s?|roasts?|pigment\w*|stain\w*|weigh\w*|mass|kg|depths?)\b",
    re.IGNORECASE,
)
_TONES = frozenset("shade colour color tone end tint hue".split())
_HIGH = r"high|larg|great|more|long|strong|big|heav|hot|warm|busy|busier|rise|grow"
_LOW = r"low|small|less|fewer|short|weak|cold|cool"
# "Darker blue means a longer wait", "the darker the square, the more trips", "paler tiles stand for fewer".
_MEANING = re.compile(
    rf"\b(?:(?P<dark>darker|deeper)|(?P<light>paler|lighter|fainter))\b[^.;]{{0,40}}?\b(?:(?P<high>{_HIGH})|(?P<low>{_LOW}))\w*",
    re.IGNORECASE,
)
_DEEPENS = re.compile(
    r"\b(?:shad\w+|colou?r\w*|tints?|hues?|tones?)\s+(?:deepens?|darkens?|gets? (?:darker|deeper))\s+with\b(?! decreas| falling| lower)",
    re.IGNORECASE,
)


def find(context: Context, i: int) -> Item | None:
    """A shade in the superlative, or one that is compared, as the values that it stands for."""
    word, following = context.norm(i), context.norm(i + 1)
    dark = word in _DARK | _DARKER
    if not dark and word not in _LIGHT | _LIGHTER | _BRIGHT:
        return None
    if word in _BRIGHT and _by_legends(context.document) is not False:
        return None  # where dark stands for much, bright may be pale as well as vivid
    of_cells = ("noun", "cell") in phrases().get((following,), [])
    if word in _OF_OTHER_THINGS and not of_cells and _by_legends(context.document) is not True:
        return None
    if word in _DARKER | _LIGHTER | {"brighter"}:
        dark_is_high = _dark_is_high(context.document) if following == "than" else None
        return (
            None
            if dark_is_high is None
            else context.item("compare", ">" if dark == dark_is_high else "<", i, i + 1)
        )
    if word == "bright" or not of_cells and (following in _TONES or is_colour(following)):
        return None
    dark_is_high = _dark_is_high(context.document)
    weak = word == "faintest" and dark_is_high is False  # on a bright scale it may mean weak
    return (
        None
        if dark_is_high is None or weak
        else context.item("extreme", "max" if dark == dark_is_high else "min", i, i + 1)
    )


def _dark_is_high(document: Document) -> bool | None:
    """What dark colours stand for by the words of the document, or by its legends; None where they do not tell, or disagree."""
    texts = [statement.text for statement in document.statements]
    told = {bool(found["dark"]) == bool(found["high"]) for text in texts for found in _MEANING.finditer(text)}
    told |= {True for text in texts if _DEEPENS.search(text)}
    shown = _by_legends(document)
    told |= {shown} if shown is not None else set()
    return told.pop() if len(told) == 1 else None


@lru_cache(maxsize=64)
def _by_legends(document: Document) -> bool | None:
    """Whether dark colours stand for high values in all legends, from the colours of their two ends; None where any leaves it open."""
    words = (
        part
        for panel in document.panels
        for part in (panel.figure, panel.name, panel.rows.label, panel.columns.label)
    )
    labels = (panel.legend.label for panel in document.panels if panel.legend is not None)
    if any(_OF_LIGHT.search(text) for text in (*words, *labels)):
        return None
    found = {_rises(panel.legend) for panel in document.panels}
    return found.pop() if len(found) == 1 else None


def _rises(legend: Legend | None) -> bool | None:
    ends = sorted(
        (number.value, anchor.colour)
        for anchor in (legend.anchors if legend is not None else ())
        if anchor.colour and (number := anchor.low or anchor.high) is not None
    )
    pale = [bool(_PALE.search(colour)) and not _DEEP.search(colour) for _, colour in ends]
    runs_over = any(pale[1:-1]) and not (pale[0] or pale[-1]) if pale else True
    return None if runs_over or pale[0] == pale[-1] else pale[0]
