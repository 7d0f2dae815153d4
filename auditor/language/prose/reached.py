"""How far a course goes, told behind it: "A grows steadily, reaching 9 in May" is "A grows steadily to 9 in May"."""

import re
from collections.abc import Iterator

_MOVES = (
    r"(?:ris(?:es?|ing)|rose|grows?|grew|climb(?:s|ed)?|increas(?:es?|ed)|gains?|gained|improves?|improved|falls?|fell|drop(?:s|ped)?|declin(?:es?|ed)|"
    r"decreas(?:es?|ed)|shrinks?|shrank|sinks?|sank|slid(?:es?)?|worsens?)"
)
_FAR = r"\b(?:to|until|till|through|from|between|at|in|by|except|but|every|each|throughout|after|before)\b"
_REACHED = re.compile(
    rf"\b{_MOVES}\b(?P<how>(?:(?!{_FAR})[^,;:.\d]){{0,40}}),\s+(?:(?:reaching|hitting|attaining|arriving\s+at)\s+)"
    r"(?=(?:(?:about|almost|nearly|only|just|a\s+(?:peak|high|low|maximum|minimum)\s+of|its\s+(?:peak|high|low|maximum|minimum|highest|lowest|best|worst))\s+|[-−+]?\d))",
    re.IGNORECASE,
)


def reached(text: str) -> Iterator[tuple[int, int, str]]:
    """`..., reaching 9`: the words that lead to where a course ends, as "to"."""
    for found in _REACHED.finditer(text):
        yield found.end("how"), found.end(), " to "
