"""Which end of the values an adjective in the superlative tells: by the document's own words, else by what is commonly meant.

Where "negative means flat" the flattest is lowest; where a scale runs "from 50 (dark violet) to 80 (bright yellow)" the
brightest is highest.
"""

import re
from functools import lru_cache

from auditor.model import Document
from auditor.source import Source

_SUPERLATIVE = re.compile(r"(?P<stem>[^\W\d_]{3,}?)(?P<end>iest|est)$")
_WAYS = {
    way: frozenset(words.split())
    for way, words in {
        # Of much, whatever is measured.
        "max": "liveliest fattest plumpest densest bulkiest chunkiest dampest soggiest snowiest rainiest windiest stormiest foggiest dustiest noisiest rowdiest greediest "
        "hungriest thirstiest priciest dearest bloodiest deadliest fiercest mightiest lushest leafiest furriest hairiest weediest mossiest smelliest muddiest draughtiest crowdedest vastest choppiest",
        # Of little.
        "min": "leanest barest slimmest skimpiest scantiest scarcest tiniest littlest puniest feeblest flimsiest dimmest slackest sleepiest stillest poorliest baldest skinniest meagrest tamest briefest",
        "good": "cleanest neatest tidiest healthiest soundest keenest cleverest fittest smartest",
        "bad": "dirtiest filthiest messiest sloppiest shabbiest sickest clumsiest shakiest leakiest",
    }.items()
    for words in [words]
}
_OTHERS = frozenset(
    "earliest latest oldest newest youngest nearest farthest furthest closest forest harvest interest request chest guest crest quest nest vest pest zest priest protest suggest "
    "arrest digest invest contest manifest tempest conquest behest attest detest infest molest wrest jest rest west east test honest modest protest unrest bequest budapest northwest southwest".split()
)
_LIGHT = frozenset("white cream ivory beige pale light bright lemon blush chalk sand straw".split())
_DARK = frozenset("black dark deep navy maroon midnight charcoal indigo oxblood aubergine".split())
_SHADES = {
    "darkest": "dark",
    "deepest": "dark",
    "palest": "light",
    "lightest": "light",
    "brightest": "light",
    "faintest": "light",
}
# Words for shades, where what they tell by themselves is measured.
_OF_MEASURES = {
    "deepest": (re.compile(r"\b(?:depths?|deep)\b", re.IGNORECASE), "max"),
    "lightest": (re.compile(r"\b(?:weights?|mass|weigh|kg|grams?|loads?)\b", re.IGNORECASE), "min"),
    "brightest": (
        re.compile(r"\b(?:brightness|lux|lumens?|light|luminance|illuminance|daylight)\b", re.IGNORECASE),
        "max",
    ),
    "darkest": (
        re.compile(r"\b(?:brightness|lux|lumens?|light|luminance|illuminance|daylight)\b", re.IGNORECASE),
        "min",
    ),
}
_HIGH = r"(?:positive|high\w*|large\w*|big\w*|great\w*|more|above zero|plus)"
_LOW = r"(?:negative|low\w*|small\w*|less|fewer|below zero|zero|0|minus)"
# "Negative means flat", "a low value is clean", "0 = calm".
_MEANS = (
    r"(?:\s+(?:values?|numbers?|scores?|figures?|readings?|counts?))?\s*(?:means?|meaning|=|:|is|are|stands?\s+for|denotes?|indicates?|signif(?:y|ies)|marks?|for|→)\s*"
    r"(?:that\s+)?(?:(?:an?|the|it|is|was|more|too|very|rather|key|note|tone|one|cell)\s+)*(?P<word>[a-z]{3,})"
)
_TOLD = {
    "max": re.compile(rf"\b{_HIGH}{_MEANS}", re.IGNORECASE),
    "min": re.compile(rf"(?<![.\d]){_LOW}\b{_MEANS}", re.IGNORECASE),
}
_ENDS = re.compile(
    r"(?<![\w.])[-−–+]?\d+(?:\.\d+)?\s?%?[^\d().;\n]{0,24}\((?P<low>[a-z][a-z ,/-]{2,40})\)[^().;\n]{0,40}?(?<![\w.])[-−–+]?\d+(?:\.\d+)?\s?%?[^\d().;\n]{0,24}\((?P<high>[a-z][a-z ,/-]{2,40})\)",
    re.IGNORECASE,
)


def end_of(word: str, document: Document) -> str:
    """The end that a superlative tells, as in the lexicon; "" where it is not known."""
    found = _SUPERLATIVE.fullmatch(word)
    if not found:
        return ""
    own = _told(document.source)
    if told := next((own[form] for form in _adjectives(found["stem"], found["end"]) if form in own), ""):
        return told
    if word in _OF_MEASURES and _OF_MEASURES[word][0].search(_titles(document)):
        return _OF_MEASURES[word][1]
    if word in _SHADES:
        way = _of_shade(_SHADES[word], document.source)
        return "" if word == "faintest" and way == "max" else way  # on a bright scale it may mean weak
    return next((way for way, words in _WAYS.items() if word in words), "")


def _titles(document: Document) -> str:
    legends = (panel.legend.label for panel in document.panels if panel.legend)
    return " ".join((*legends, *(f"{panel.figure} {panel.name}" for panel in document.panels)))


def is_superlative(word: str) -> bool:
    """Whether a word can be nothing but a superlative, and none of time or place."""
    return bool(_SUPERLATIVE.fullmatch(word)) and word not in _OTHERS


def _adjectives(stem: str, end: str) -> tuple[str, ...]:
    """What the adjective itself may be: "flattest" of "flat", "muddiest" of "muddy"."""
    if end == "iest":
        return (f"{stem}y",)
    return (stem, f"{stem}e", stem[:-1]) if stem[-1] == stem[-2] else (stem, f"{stem}e")


@lru_cache(maxsize=8)
def _told(source: Source) -> dict[str, str]:
    """The adjectives that the text sets for one end, and for no other."""
    found: dict[str, set[str]] = {}
    for way, pattern in _TOLD.items():
        for match in pattern.finditer(source.text):
            found.setdefault(match["word"].casefold(), set()).add(way)
    return {word: ways.pop() for word, ways in found.items() if len(ways) == 1}


@lru_cache(maxsize=8)
def _scales(source: Source) -> tuple[tuple[frozenset[str], frozenset[str]], ...]:
    """The words for the colours of the low and the high end of each scale."""
    return tuple(
        (
            frozenset(re.findall(r"[a-z]+", m["low"].lower())),
            frozenset(re.findall(r"[a-z]+", m["high"].lower())),
        )
        for m in _ENDS.finditer(source.text)
    )


def _of_shade(shade: str, source: Source) -> str:
    """The end that a shade stands for, where all scales that name it agree."""
    wanted, opposite = (_DARK, _LIGHT) if shade == "dark" else (_LIGHT, _DARK)
    ways = set()
    for low, high in _scales(source):
        low_is, high_is = bool(low & wanted), bool(high & wanted)
        if low_is == high_is:  # neither is called so: the one that is called the opposite tells
            low_is, high_is = bool(high & opposite), bool(low & opposite)
        ways.add("" if low_is == high_is else "min" if low_is else "max")
    return ways.pop() if len(ways) == 1 else ""
