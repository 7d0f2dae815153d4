"""Leads that are a bound: "Above 9", "9 or more", "Cells at 9 or better", "The forty-plus club"."""

import re

from auditor.numerals import CARDINALS

_NUMBER = rf"(?:[-−+]?\d[\d.,]*\d|[-−+]?\d|{'|'.join(sorted(CARDINALS, key=len, reverse=True))})"
_MONEY = r"[€$£]?\s?"
_UNIT = r"(?:\s?(?:%|°\s?C?|‰)|\s(?!or\b|and\b|at\b)[a-zµ]+(?:/[a-z]+)?)?"
_AMOUNT = rf"(?P<amount>{_MONEY}{_NUMBER}{_UNIT})"
_MEMBERS = (
    r"(?:cells?|values?|entries|readings?|scores?|squares?|tiles?|figures?|results?|numbers?|boxes|slots?)"
)
_AROUND = r"(?:club|league|mark|range|zone|territory|group|bracket|camp)"
_MORE = r"(?:more|over|above|higher|greater|larger|longer|up|upwards?|beyond)"
_LESS = r"(?:less|under|below|lower|fewer|smaller|shorter|down|downwards?)"
_ABOVE = r"(?:above|over|beyond|past|more than|greater than|higher than|larger than|longer than|exceeding|north of)"
_BELOW = (
    r"(?:below|under|beneath|less than|lower than|fewer than|smaller than|shorter than|short of|south of)"
)
_FORMS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (told, re.compile(rf"(?:the\s+)?{pattern}", re.IGNORECASE))
    for told, pattern in (
        ("above", rf"(?:{_MEMBERS}\s+)?(?:at\s+)?{_ABOVE}\s+(?:the\s+)?{_AMOUNT}(?:\s+(?:{_AROUND}|{_MEMBERS}))?"),
        ("below", rf"(?:{_MEMBERS}\s+)?(?:at\s+)?{_BELOW}\s+(?:the\s+)?{_AMOUNT}(?:\s+(?:{_AROUND}|{_MEMBERS}))?"),
        ("at least", rf"(?:{_MEMBERS}\s+)?(?:(?:at|of)\s+)?(?:at least|no less than|not below|not under)\s+{_AMOUNT}"),
        ("at most", rf"(?:{_MEMBERS}\s+)?(?:(?:at|of)\s+)?(?:at most|no more than|not above|not over|up to)\s+{_AMOUNT}"),
        ("at least", rf"(?:{_MEMBERS}\s+)?(?:(?:at|of)\s+)?{_AMOUNT}\s+(?:or|and)\s+{_MORE}(?:\s+(?:{_AROUND}|{_MEMBERS}))?"),
        ("at most", rf"(?:{_MEMBERS}\s+)?(?:(?:at|of)\s+)?{_AMOUNT}\s+(?:or|and)\s+{_LESS}(?:\s+(?:{_AROUND}|{_MEMBERS}))?"),
        ("at least", rf"(?P<amount>{_MONEY}{_NUMBER}%?)(?:-|\s)?(?:plus|\+)(?:\s+(?:{_AROUND}|{_MEMBERS}))?"),
        ("below", rf"sub-?(?P<amount>{_NUMBER}%?)(?:\s+(?:{_AROUND}|{_MEMBERS}))?"),
    )
)  # fmt: skip
# Which way is better tells what these mean.
_GRADED = re.compile(
    rf"(?:the\s+)?(?:{_MEMBERS}\s+)?(?:(?:at|of)\s+)?{_AMOUNT}\s+or\s+(?P<how>better|worse)", re.IGNORECASE
)


def bounds_told(lead: str, better: str) -> tuple[str, ...]:
    """A lead in plain words ("at least 9 minutes"), the likelier way first; none where it is no bound.

    `better` is "higher", "lower" or "" (unknown).
    """
    lead = lead.strip(" .:–—-*_")
    if (graded := _GRADED.fullmatch(lead)) and better:
        upwards = (better == "higher") == (graded["how"].casefold() == "better")
        ways = ("at least", "at most") if upwards else ("at most", "at least")
        return tuple(f"{way} {graded['amount']}" for way in ways)
    found = ((told, pattern.fullmatch(lead)) for told, pattern in _FORMS)
    return tuple(f"{told} {match['amount']}" for told, match in found if match)[:1]
