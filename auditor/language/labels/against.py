"""Fragments behind a label that sets two panels or lines against each other: `A over B`."""

import re

from auditor.language.labels.extremes import own_end
from auditor.language.labels.fragments import COUNT, NUM, Read, Told
from auditor.language.labels.named import place_of

_HIGHER = re.compile(
    r"(?P<how>higher|lower|better|worse|larger|smaller|faster|slower|warmer|cooler|longer|shorter|ahead|behind|more|fewer|less|above|below)\b(?P<rest>.*)",
    re.IGNORECASE,
)
_AS = {"ahead": "higher", "behind": "lower", "more": "higher", "fewer": "lower", "less": "lower", "above": "higher", "below": "lower"}  # fmt: skip
_BY_MEAN = re.compile(rf"by\s+{NUM}\s+on average|by\s+an average of\s+{NUM}", re.IGNORECASE)
_WHERE = re.compile(
    rf"(?:\s+(?P<only>only))?\s+(?P<where>(?:in|on|at|for|under|with)\s+(?:(?:all|every|each|both|{COUNT}(?:\s+of)?)\b.*|.+?))(?P<last>\s+only)?|\s+(?:everywhere|throughout|nowhere)",
    re.IGNORECASE,
)
_ALL = re.compile(
    rf"(?:in|on|at|for)\s+(?:(?:all|every|each|both|{COUNT})\b(?:\s+of)?(?:\s+(?:the|all))?(?:\s+{COUNT})?\s+[a-z]+)",
    re.IGNORECASE,
)


def against_ways(text: str, told: Told) -> Read | None:
    """`higher in all cells`, `by 23 on average`, `ahead on four of five tasks`, `behind only on C`."""
    if told.lead.versus is None:
        return None
    one, other = (place.words for place in told.lead.versus)
    one = f"{told.inside}{one}"
    if _BY_MEAN.fullmatch(text):
        how = told.measure if told.measure in ("higher", "lower", "better", "worse") else ""
        return (((f"{one} is {how} than {other} {text}.",),), told.after()) if how else None
    found = _HIGHER.fullmatch(text)
    if found is None or own_end(text, told.document):
        return None
    how = found["how"].casefold()
    how = _AS.get(how, how)
    rest = (
        _of_measure(found["rest"]) if found["how"].casefold() in ("more", "fewer", "less") else found["rest"]
    )
    where = _WHERE.fullmatch(rest) if rest else None
    if rest and (where is None or not (_is_known(where, told) or _BY_MEAN.fullmatch(rest.strip()))):
        return None
    return ((f"{one} is {how} than {other}{rest}.",),), told.after(measure=how)


def _of_measure(rest: str) -> str:
    """The rest without the noun of what there is more of: `more visitors at noon`."""
    return re.sub(r"^\s+(?!(?:in|on|at|for|under|with|only)\b)[a-z]+(?=\s|$)", "", rest)


def _is_known(where: re.Match[str], told: Told) -> bool:
    place = where["where"]
    if place is None or _ALL.fullmatch(place):
        return True
    found = place_of(place, told.document)
    return found is not None and not found.axes
