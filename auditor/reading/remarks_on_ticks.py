"""What a list of ticks says of the names in it, and so is no further name: how they are set or ordered, or where."""

import re
from collections.abc import Sequence

from auditor.reading.lists import Place
from auditor.reading.plain import Plain
from auditor.reading.tick_texts import NUMBER_RANGE

# "1, 2, 4, doubling downward", "Line 1, Line 4, numbered as on the plan": what the names do, or what is done to them.
_DONE = (
    r"(?:[a-z]+-)?(?:[a-z]+ed|drawn|written|shown|set|cut|split)"
    r"(?=$|\s+(?:by|as|in|with|on|from|to|at|each|like|after|along|per|according|here|apart|so|both|twice|again|every"
    r"|beside|beneath|below|above|under|next|only|just|once|[a-z]+ly)\b)"
)
_PARTICIPLE = re.compile(rf"[a-z]+ing\b(?!-)|{_DONE}|[a-z]+ly\b(?!-)")
# "Oak, Elm, Ash, under both grids", "Oak, Elm, clockwise": no name begins so where the others are in capitals.
_LEADS_OFF = re.compile(
    r"(?:under|above|beneath|below|beside|behind|along|across|as|for|by|with|at|on|in|no|not|all|where|which|both|each"
    r"|so|but|one|two|three|four|five|six|thus|hence|if|when|while|again|valid|common|identical|same|upside|that|because"
    r"|since|although|unlike|except|i\.e\.|e\.g\.)\s+[a-z\d]|[a-z]+wise$|again$"
)
# So do these where names are not in capitals: "dry, wet, below each panel".
_BY_THE_FIGURE = re.compile(
    r"(?:under|above|beneath|below|beside|in|on|along|across|for|with)\s+(?:both|each|every|all|either|the)\b[^,;]*"
    r"\b(?:panels?|heat\s?maps?|maps?|grids?|plots?|matrix|matrices|figures?|halves|half|pictures?|images?|charts?)$"
    r"|.*\b(?:between|beside|below|above|of|for|under|among)\s+(?:them|these|those|it)$"
)
# "oak, elm and ash, sorted by height", "low, mid and high, hottest first": the same behind a list that is closed.
_CLOSED_BY = re.compile(rf"{_DONE}(?!$)|[a-z]+ally$|[a-z]+ly\s+\w+ed\b")
# "oak, elm, ash, written upright": how the names are set, be the list closed or not.
_SET = re.compile(
    r"(?:written|printed|set|drawn|rotated|spelt|spelled|abbreviated|typeset)\s+"
    r"(?:\w+ly|upright|sideways|at an angle|in (?:full|italics|bold|capitals|small)\b)"
)
# "4, 8, 16, widest opening on the left": which end is which.
_EXTREME = re.compile(r"(?:the\s+)?[a-z]{3,}est(?:\s+[a-z]+){0,2}")
_EXTREME_FIRST = re.compile(
    r"(?:the\s+)?[a-z]{3,}est(?:\s+[a-z]+){0,2}\s+(?:first|last|(?:upper|lower|top|left|right)most)$"
)


# "5, 10, 20, i.e. 3 columns", "5, 10, 20, 3 columns altogether", "5 to 20, 5 mm apart"
_COUNT = re.compile(
    r"\d{1,2}\s+(?:rows?|columns?|panels?|ticks?|lines?|cells?)\b|\d[\d.]*\s?(?:[^\W\d]{1,8}|°[^\W\d]?|%)?\s+apart\b"
)
# "5, 10, 20, 20 being in bold"
_AGAIN = re.compile(
    r"\s+(?:being|is|was|having|has|standing|stands|lying|lies|marks|marking|printed|drawn|set|shown)\b"
)


def tells_an_end(item: str, told: Sequence[str]) -> bool:
    """`4, 8, 16, widest opening on the left`: whether it says which end is which, as no tick is called so."""
    return _EXTREME.fullmatch(item) is not None and not any(map(_EXTREME.fullmatch, told))


def is_said_of(text: Plain, run: Sequence[Place], item: str) -> bool:
    """Whether a piece says something of the names before it: "numbered as on the plan", "smallest first"."""
    if len(run) == 1 and NUMBER_RANGE.fullmatch(text.text, *run[0]):
        return bool(_PARTICIPLE.match(item))  # "1–6, counted downwards"
    told = (text.text[slice(*place)] for place in run)
    if any(item.startswith(name) and _AGAIN.match(item, len(name)) for name in told):
        return True
    if len(run) < 2 or not item[:1].islower():
        return len(run) > 1 and _COUNT.match(item) is not None
    closed = re.search(r"\band\b", text.text[run[-2][1] : run[-1][0]]) is not None
    if any(pattern.match(item) for pattern in (_EXTREME_FIRST, _BY_THE_FIGURE, _SET)):
        return True
    if any(text.text[at].islower() for at, _ in run):
        return closed and bool(_CLOSED_BY.match(item))
    return closed or bool(_PARTICIPLE.match(item) or _LEADS_OFF.match(item))
