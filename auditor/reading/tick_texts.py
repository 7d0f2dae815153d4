"""What a piece of text must be to name a row or a column, and the tick that it makes."""

import re
from collections.abc import Sequence

from auditor.model import Tick
from auditor.numerals import cardinal, ordinal
from auditor.quantity import number_of
from auditor.reading.axis_words import is_positional
from auditor.reading.labels import words
from auditor.reading.plain import Plain

_RUNNING_TEXT = re.compile(
    r"(?<![\w-])(?:from|to|per|with|steps?|ticks?|marks?|evenly|equally|ranging|ranges?|is|are|was|were|has|have"
    r"|shown|located|listed|ordered|order|sorted|drawn|printed|plotted|displayed|increas\w+|decreas\w+|increment\w+|"
    r"respectively|integers?|spaced|spacing|logarithmic|linear|log|scale|axis|axes|rotated|placed|printed"
    r"|labell?ed|starting|ending|while|whereas|(?:shared|common|identical|same|alike|used)\s+(?:by|to|in|for|across|between|throughout)"
    r"|(?:both|all|each)\s+(?:the\s+)?(?:panels?|heat\s?maps?|maps|plots|grids|figures|matrices)|of|that|which|whose|where|there|each|every|its|their|this|(?-i:the"
    r"|an?))(?![\w-])",
    re.IGNORECASE,
)
# "shared by" of "shared by both panels": no name ends so.
_OPEN_END = re.compile(r"\s(?:by|of|for|with|across|between|among|from|to|the|and|as)$", re.IGNORECASE)
_VERBS = frozenset(  # that may lead to a list of ticks, or end what is said of it
    (
        "stand stands sit sits run runs come comes lie lies appear appears follow follows "
        "lists shows reads gives holds names carries displays contains"
    ).split()
)
_AGAIN = re.compile(
    r"(?:the\s+)?(?:same|identical)(?:\s+\w|$)|likewise$|ditto$", re.IGNORECASE
)  # "the same sizes"
_QUOTES = " '\"“”`{}."
_BESIDE_EACH_OTHER = re.compile(r"\w\s+(?:above|below|then|followed by|left of|right of)\s+\w", re.IGNORECASE)
_OPPOSITES = tuple(
    map(frozenset, (("upper", "lower"), ("left", "right"), ("top", "bottom"), ("first", "last")))
)
_PLACES = frozenset().union(*_OPPOSITES, ("middle", "centre", "center", "second", "third"))
NUMBER_RANGE = re.compile(r"\d[\d.]*\s?(?:to|–|—|-)\s?\d[\d.]*(?:\s?(?:%|[^\W\d_]{1,5}(?:/[^\W\d_]{1,2})?))?")
LONGEST_TICK_WORDS = 5


def can_be_tick(item: str, label: str = "") -> bool:
    """Whether a piece of text is short and plain enough for the label of one row or column."""
    text = re.sub(r"\s*\([^()]*\)", "", item).strip()
    quoted = item.startswith(('"', "“", "`"))
    if not text or len(text.split()) > LONGEST_TICK_WORDS or words(text) == words(label):
        return False
    if NUMBER_RANGE.fullmatch(text):
        return True
    first, *rest = text.split()
    if not quoted and re.search(r"\s[\"“`]", text):
        return False  # `label "Dose"`
    if (_BESIDE_EACH_OTHER.search(text) or _OPEN_END.search(text)) and not quoted:
        return False
    if not quoted and _AGAIN.match(text):
        return False
    if rest and (first in _VERBS or (first.islower() and cardinal(first) is not None)):
        return False
    return quoted or not (
        is_positional(text) or _RUNNING_TEXT.search(text) or re.search(r":(?!\d\d)|=|\s[—–]\s", text)
    )


def are_places(items: Sequence[str]) -> bool:
    """Whether a list names nothing but opposite places or ordinals, which so are ticks: "left, middle, right"."""
    words_of = {item.strip().casefold() for item in items}
    counted = [word for word in words_of if word != "last" and ordinal(word) is not None]
    if len(words_of) == len(items) > 2 and len(counted) >= len(items) - 1 and words_of <= {*counted, "last"}:
        return True
    return (
        len(words_of) == len(items) > 1
        and words_of <= _PLACES
        and any(ends <= words_of for ends in _OPPOSITES)
    )


def tick(text: Plain) -> Tick:
    """A tick as written, without quotes and with the number that it is."""
    bare = re.sub(r"\s*\((?:[^()]*\b(?:top|bottom|left\w*|right\w*|first|last)\b[^()]*)\)$", "", text.text)
    start = len(bare) - len(bare.lstrip(_QUOTES))
    part = text.part(start, max(start, len(bare.rstrip(_QUOTES))))
    return Tick(part.text, part.span(), number_of(part.text))
