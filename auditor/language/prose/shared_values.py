"""What two things have in common or lie apart, in plain words: "share the same 88 %", "drew equally many guests", "6 guests separate A from B"."""

import re
from collections.abc import Iterator

_NUMBER = r"[-−+]?(?:\d+(?:[.,]\d+)*|\.\d+)(?:\s?%|\s(?:percent|per\s+cent|[^\W\d_]{1,4}(?:/[^\W\d_]{1,3})?)(?=\s*[.,;]|\s*$|\s+(?:in|at|on|for)\b))?"
_END = r"(?=\s*[.,;]?\s*$|\s*[,;]\s|\s+(?:in|at|on|for|under|during)\b)"
_HAVE = (
    r"(?:shar(?:e|es|ed)|ha(?:ve|s|d)|show(?:s|ed)?|get|got|record(?:s|ed)?|reach(?:es|ed)?|post(?:s|ed)?)"
)
_THE_SAME = re.compile(
    rf"\b{_HAVE}\s+(?:exactly\s+)?the\s+(?:very\s+)?same\s+(?P<number>{_NUMBER}){_END}", re.IGNORECASE
)
_COINCIDE = re.compile(rf"\b(?:coincided?|meet|met)\s+(?:exactly\s+)?(?=at\s+{_NUMBER}{_END})", re.IGNORECASE)
_BOTH_AT = re.compile(
    rf"\b(?:both|each)\s+(?:stand|stood|come|came|read|lie|lay|sit|sat|end|ended)s?\s+(?:up\s+)?(?:at\s+|to\s+|in\s+at\s+)?(?=(?:exactly\s+)?{_NUMBER}{_END})",
    re.IGNORECASE,
)
_EQUALLY_MANY = re.compile(
    r"\b(?P<verb>drew|draw|attract(?:ed)?|had|have|saw|see|counted|record(?:ed)?|got|get|show(?:ed)?|welcomed|received?|held|hold)\s+(?P<exact>exactly\s+)?equally\s+(?:many|much)\b",
    re.IGNORECASE,
)
_SCORE = re.compile(
    rf"\b(?P<verb>scored?|came\s+out|come\s+out|measured?)\s+(?:exactly\s+)?the\s+same{_END}", re.IGNORECASE
)
# What keeps two things apart, told before them.
_NAME = r"(?:(?!\b(?:from|and|is|was)\b)[^,;:.()]|(?<=\d)\.(?=\d)){1,40}?"
_SEPARATES = re.compile(
    r"^(?:(?:only|just|merely|barely|a\s+mere|no\s+more\s+than|a\s+full|fully|exactly|some|about|roughly)\s+)?(?P<amount>(?:\d+(?:\.\d+)?|[a-z]{3,9})(?:\s?[°%]?\s?[a-zµ]+(?:/[a-z]+)?|\s?%)?)\s+"
    rf"(?:separate[sd]?|part(?:s|ed)?|divide[sd]?)\s+(?P<one>{_NAME})\s+(?:from|and)\s+(?P<other>{_NAME})(?P<where>\s+(?:in|at|on|for|under|during)\s+{_NAME})?(?=\s*[.;]?\s*$)",
    re.IGNORECASE,
)
# "There is no gap between A and B in May": no bound on how far they lie apart.
_NONE_APART = r"(?:no|no\s+[a-z]+\s+of\s+a|not\s+(?:any|a|the\s+(?:slightest|least)))\s+(?:difference|gap|distance)(?:\s+(?:at\s+all|whatsoever))?"
_PAIR = rf"(?P<one>{_NAME})\s+and\s+(?P<other>(?:(?!\b(?:from|and|is|was|of|that|which|exceeds?|in|at|on|for|under|during|after|with)\b)(?:[^,;:.()]|(?<=\d)\.(?=\d))){{1,40}}?)"
_NO_BOUND = r"(?=\s*[.,;]?\s*$|\s*,\s|\s+(?:in|at|on|for|under|during|after|before|with)\b)"
_NO_GAP = re.compile(
    rf"\b(?:there\s+(?:is|was|are)\s+{_NONE_APART}(?:\s+to\s+be\s+seen)?|{_NONE_APART}\s+(?:exists?|existed|shows?|is\s+seen|remains?|lies|lay))\s+between\s+{_PAIR}{_NO_BOUND}",
    re.IGNORECASE,
)
_GAP_LAST = re.compile(
    rf"\bbetween\s+{_PAIR}(?P<where>\s+(?:in|at|on|for|under|during|after)\s+{_NAME})?,?\s+there\s+(?:is|was|are)\s+{_NONE_APART}{_NO_BOUND}",
    re.IGNORECASE,
)
_SHOW_NONE = re.compile(
    rf"\b(?:show(?:s|ed)?|ha(?:ve|d)|exhibit(?:s|ed)?)\s+{_NONE_APART}{_NO_BOUND}", re.IGNORECASE
)
_BLUR = re.compile(r"^(?:no\s+more\s+than|about|roughly|some)\s+", re.IGNORECASE)
_BLURS = {"no more than": "at most ", "about": "about ", "some": "about ", "roughly": "roughly "}


def shared_values(text: str) -> Iterator[tuple[int, int, str]]:
    """Where such a turn stands, and its plain words."""
    for found in _THE_SAME.finditer(text):
        yield found.start(), found.end(), f"are identical at {found['number']}"
    for found in _COINCIDE.finditer(text):
        yield found.start(), found.end(), "are identical "
    for found in _BOTH_AT.finditer(text):
        yield found.start(), found.end(), "are both "
    for found in _EQUALLY_MANY.finditer(text):
        yield found.start("verb"), found.end(), "had the same number of"
    for found in _SCORE.finditer(text):
        yield found.start(), found.end(), "have the same value"
    for found in (*_NO_GAP.finditer(text), *_GAP_LAST.finditer(text)):
        pair = f"{found['one']} and {found['other']} are the same{found.groupdict().get('where') or ''}"
        yield found.start(), found.end(), pair[0].upper() + pair[1:] if found.start() == 0 else pair
    for found in _SHOW_NONE.finditer(text):
        yield found.start(), found.end(), "are the same"
    if (apart := _SEPARATES.match(text)) is not None:
        blur = _BLUR.match(text)
        bound = _BLURS[" ".join(blur.group().casefold().split())] if blur else ""
        one = apart["one"][0].upper() + apart["one"][1:]
        amount = apart["amount"][0].lower() + apart["amount"][1:]
        yield (
            0,
            apart.end(),
            f"{one} and {apart['other']} differ by {bound}{amount}{apart['where'] or ''}",
        )
