"""Pairs of values in one bracket, each with its place: "A beats B at dusk (9 against 4 on Monday, 8 against 3 on Tuesday)".

Told one by one: "A beats B at dusk; A beats B on Monday (9 against 4); A beats B on Tuesday (8 against 3)".
"""

import re
from collections.abc import Iterator

_CONTEST = re.compile(
    r"(?P<contest>[^,;:()]{1,80}?\s(?:than|over|behind|above|below|ahead\s+of|beats?|beat|trails?|trailed|exceed(?:s|ed)?|outdoes|out[a-z]{4,}s|out[a-z]{4,}ed|tops|topped|leads?|led)\s[^,;:()]{1,40}?)"
    r"(?P<where>\s(?:from|in|at|on|for|under|with|during|across|throughout|everywhere)\b[^,;:()]{0,60})?\s*$",
    re.IGNORECASE,
)
_NUMBER = r"[-−+]?\d[\d.,]*\d%?|[-−+]?\d%?"
_AGAINST = r"\s*(?:against|versus|vs\.?|compared (?:with|to)|to)\s*"
_PLACE = r"(?P<place{n}>(?:in|on|at|for|with|under|during)\s[^,;()]{{1,40}}?)"
_PAIR = re.compile(
    rf"\s*(?:and\s+)?(?:(?P<one>{_NUMBER}){_AGAINST}(?P<other>{_NUMBER})\s+{_PLACE.format(n='')}|{_PLACE.format(n='2')}:?\s+(?P<one2>{_NUMBER}){_AGAINST}(?P<other2>{_NUMBER}))\s*$",
    re.IGNORECASE,
)
_BRACKET = re.compile(r"\s*\((?P<pairs>[^()]*?\d[^()]*?(?:[,;]|\sand\s)[^()]*?\d[^()]*)\)")
# What takes back a part of what is told leaves open of which places the pairs are.
_SPARED = re.compile(r"\b(?:only|alone|not|never|except|but|save|bar|apart)\b", re.IGNORECASE)
_JOINT = re.compile(r"\s*[,;]\s+(?:and\s+)?|\s+and\s+(?=(?:in|on|at|for|with|under|during)\s|\d)")


def bracketed_pairs(text: str) -> Iterator[tuple[int, int, str]]:
    """The brackets of a sentence that hold several pairs, each told as a contest of its own."""
    for found in _BRACKET.finditer(text):
        pairs = [_PAIR.match(part) for part in _JOINT.split(found["pairs"])]
        start = max((text.rfind(mark, 0, found.start()) for mark in (";", ":", ". ")), default=-1) + 1
        contest = _CONTEST.search(text[start : found.start()])
        if contest is None or len(pairs) < 2 or not all(pairs) or _SPARED.search(contest.group()):
            continue
        if len({_number(pair, "one") > _number(pair, "other") for pair in pairs if pair is not None}) > 1:
            continue
        told = contest["contest"].strip()
        words = [
            f"; {told} {pair['place'] or pair['place2']} ({pair['one'] or pair['one2']} against {pair['other'] or pair['other2']})"
            for pair in pairs
            if pair is not None
        ]
        yield found.start(), found.end(), "".join(words)


def _number(pair: re.Match[str], name: str) -> float:
    """A number of a pair."""
    text = pair[name] or pair[f"{name}2"]
    return float(text.rstrip("%").replace(",", "").replace("−", "-"))
