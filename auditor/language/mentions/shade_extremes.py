"""`the darkest cell`, `the palest tile of each row`: extremes by their shade, where the document says what darker means."""

import re

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.model import Document

_DARK = frozenset("darkest deepest".split())
_LIGHT = frozenset("palest lightest faintest".split())
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
    """A shade in the superlative with a word for cells behind it, as the end of the values that it stands for."""
    word = context.norm(i)
    if word not in _DARK | _LIGHT or ("noun", "cell") not in phrases().get((context.norm(i + 1),), []):
        return None
    dark_is_high = _dark_is_high(context.document)
    if dark_is_high is None:
        return None
    return context.item("extreme", "max" if (word in _DARK) == dark_is_high else "min", i, i + 1)


def _dark_is_high(document: Document) -> bool | None:
    """What dark colours stand for by the words of the document; None where they do not tell, or disagree."""
    texts = [statement.text for statement in document.statements]
    told = {bool(found["dark"]) == bool(found["high"]) for text in texts for found in _MEANING.finditer(text)}
    told |= {True for text in texts if _DEEPENS.search(text)}
    return told.pop() if len(told) == 1 else None
