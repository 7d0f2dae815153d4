"""What is told by setting it apart from another thing: "it is not A but B that leads", "instead of A, B leads", "what falls is A"."""

import re
from collections.abc import Iterator

_NAME = r"(?:(?!\b(?:is|was|are|were|but|that|who|which|not)\b)[^,;:.()]){1,40}?"
_PLACE = r"(?:(?:in|at|on|for|with|under|during|by)\s+(?:(?!\b(?:is|was|it)\b)[^,;:.()]){1,30}?)"
# "In May it is not A but B that leads", "in May it is B that leads".
_NOT_BUT = re.compile(
    rf"(?:(?P<place>{_PLACE}),?\s+)?\bit(?:\s+is|\s+was|['’]s)\s+not\s+(?:the\s+)?{_NAME},?\s+but\s+(?:rather\s+)?(?P<who>{_NAME})\s+(?:that|who|which)\s+(?=[a-z])",
    re.IGNORECASE,
)
_INSTEAD = re.compile(
    rf"\W*(?:instead\s+of|rather\s+than|and\s+not)\s+{_NAME},\s+(?:it(?:\s+is|\s+was|['’]s)\s+(?P<who>{_NAME})\s+(?:that|who|which)\s+)?",
    re.IGNORECASE,
)
# "Not A but B leads".
_NOT_FIRST = re.compile(rf"\W*not\s+{_NAME},?\s+but\s+(?=[a-zA-Z])", re.IGNORECASE)
_WHAT = re.compile(
    r"\W*(?:and\s+)?what\s+(?P<does>(?!(?:is|was|are|were|does|did|has|had|counts|matters|strikes|stands|makes|remains|follows|happens|emerges)\b)[a-z]+(?:s|ed)\b(?:\s+[^\s,;:.]+){0,5}?)\s+"
    r"(?:is|are|was|were)\s+(?:only\s+|just\s+)?(?P<who>(?!that\b|how\b|not\b|a\b|an\b|by\b|to\b|\d)[^,;:.()]{1,40})(?P<end>\s*\.?\s*)$",
    re.IGNORECASE,
)
# "..., not so A, which peaks in July": of A the other thing is told.
_NOT_SO = re.compile(
    rf"(?:[,;]\s+|\s+[—–]\s+)(?:but\s+)?not\s+so\s+(?P<who>{_NAME})(?:,\s+(?:which|who)\s+|:\s+it\s+|;\s+it\s+)(?=[a-z])",
    re.IGNORECASE,
)
_WHERE = r"\b(?:in|at|on|for|by|to|with|from|between|during|until|after|before|is|was|are|were|but|that|who|which|than)\b"
_CLOSING = re.compile(
    rf"(?<=[\w%)]),?(?:\s+[–—])?\s+(?:rather\s+than|instead\s+of|and\s+not|not)\s+(?!(?:only|just|all|every|until|as|so|more|less|one|a\s+single|[a-z]+ing)\b)(?P<other>(?:(?!{_WHERE})(?:[^,;:.()]|(?<=\d):(?=\d)))+?)(?=\s*\.?\s*$)",
    re.IGNORECASE,
)
# "The best is in A, not in B": a superlative has but one place.
_ELSEWHERE = re.compile(
    rf"(?<=[\w%)])(?:,|\s+[–—])\s+(?:and\s+not|not|rather\s+than|instead\s+of)\s+(?:in|at|on|for|under|with)\s+(?:(?!{_WHERE})(?:[^,;:.()]|(?<=\d):(?=\d)))+?(?=\s*\.?\s*$)",
    re.IGNORECASE,
)
_SUPERLATIVE = re.compile(
    r"\b(?:\w{3,}est|most|least|best|worst|maximum|minimum|peaks?|peaked)\b", re.IGNORECASE
)
_VERBS_MEET = re.compile(r"\b(?:is|are|was|were|does|do|did|has|have)\s*$", re.IGNORECASE)
_COMPARED = re.compile(
    r"\b(?:more|less|fewer|better|worse|(?!(?:winn|lead|los|numb|oth|ord|lett|summ|wint|quart|nev|und|aft|rath|eith|neith|septemb|octob|novemb|decemb)er\b)\w{3,}er)\b",
    re.IGNORECASE,
)


def contrasts(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that set one thing apart from another, each as what is told of the one."""
    for found in _NOT_BUT.finditer(text):
        place = f"{found['place']}, " if found["place"] else ""
        yield found.start(), found.end(), f"{place}{found['who']} "
    yield from _opening(text)
    for found in _NOT_SO.finditer(text):
        yield found.start(), found.end(), f"; {found['who']} "
    closing = _CLOSING.search(text)
    if closing and not _VERBS_MEET.search(text, 0, closing.start()) and not _COMPARED.search(text):
        yield closing.start(), closing.end(), ""
    elsewhere = _ELSEWHERE.search(text)
    if elsewhere and _SUPERLATIVE.search(text, 0, elsewhere.start()):
        yield elsewhere.start(), elsewhere.end(), ""


def _opening(text: str) -> Iterator[tuple[int, int, str]]:
    """What opens a sentence: "instead of A, B leads", "not A but B leads", "what falls is A"."""
    if found := _INSTEAD.match(text):
        yield 0, found.end(), f"{found['who']} " if found["who"] else ""
    elif found := _NOT_FIRST.match(text):
        yield 0, found.end(), ""
    elif found := _WHAT.match(text):
        yield 0, found.end(), f"{found['who'].strip()} {found['does']}{found['end']}"
