"""What suits a thing best, and what is to be beaten, as an extreme: "warmth suits A best" is "A is best with warmth", "the pair to beat is A" is "the best pair is A"."""

import re
from collections.abc import Iterator

_NAME = r"(?:(?!\b(?:is|was|are|were|but|that|who|which|not|no|if|as|than|and)\b)[^,;:.()]|(?<=\d)[.:](?=\d)){1,50}?"
_START = r"(?:^|(?<=[;:]\s)|(?<=\band\s)|(?<=\bwhile\s)|(?<=\bwhereas\s)|(?<=\bbut\s))"
# "20 minutes suit A best."
_SUITS = re.compile(
    rf"{_START}(?P<what>{_NAME})\s+(?:suits?|suited|agrees?\s+with|agreed\s+with|becomes?)\s+(?P<who>{_NAME})\s+(?:(?P<best>best)|(?P<worst>worst|least))(?=\s*(?:[.;,!]|$))",
    re.IGNORECASE,
)
# "A likes it best at 20 minutes", "A prefers 20 minutes".
_LIKES = re.compile(
    rf"{_START}(?P<who>{_NAME})\s+(?P<verb>prefers?|preferred|favours?|favors?|(?:likes?|liked)(?=\s[^,;:.]+\sbest\b))\s+(?!to\b|not\b|more\b|less\b|both\b|either\b|no\b)(?P<what>(?:(?!\b(?:over|to|than|rather|more|less|instead)\b)[^,;:()]|(?<=\d)[.:](?=\d)){{1,40}}?)(?:\s+best)?(?=\s*(?:[.;,!]\s|[.;,!]?$))",
    re.IGNORECASE,
)
_TO_BEAT = re.compile(
    r"\b(?P<the>the)\s+(?P<noun>(?:[a-z]+\s+)?(?:combination|setting|pair|pairing|one|cell|tile|square|configuration|recipe|spot|mix|choice|entry|row|column)|score|value|mark|number)\s+to\s+beat\s+(?P<be>is|was)\s+",
    re.IGNORECASE,
)
_GOOD_FOR = re.compile(
    r"(?P<joint>,?)\s+(?:which\s+(?:is|was)\s+)?(?:good|enough)\s+for\s+(?=(?:about\s+|some\s+|only\s+|just\s+)?\d)",
    re.IGNORECASE,
)
_SETTING = re.compile(r"a\s+[a-z]+\s+of\s+(?=\d)", re.IGNORECASE)


def favourites(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that tell it so, each with plain words."""
    for found in _SUITS.finditer(text):
        end = "best" if found["best"] else "worst"
        yield (
            found.start(),
            found.end(),
            f"{_upper(found['who'], found)} is {end} at {_setting(found['what'])}",
        )
    for found in _LIKES.finditer(text):
        be = (
            "is"
            if found["verb"].casefold().endswith("s")
            else "was"
            if found["verb"].casefold().endswith("d")
            else "are"
        )
        yield found.start(), found.end(), f"{found['who']} {be} best at {found['what']}"
    beaten = False
    for found in _TO_BEAT.finditer(text):
        beaten = True
        yield found.start(), found.end(), f"{found['the']} best {found['noun']} {found['be']} "
    if beaten:
        for found in _GOOD_FOR.finditer(text):
            yield found.start(), found.end(), f"{found['joint']} at "


def _setting(text: str) -> str:
    """`a stay of 20 minutes`: 20 minutes."""
    bare = _SETTING.sub("", text, count=1)
    return bare[0].lower() + bare[1:] if bare[:2] != bare[:2].upper() else bare


def _upper(text: str, found: re.Match[str]) -> str:
    return text[0].upper() + text[1:] if not found.start() else text
