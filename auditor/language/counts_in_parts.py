"""Where those stand that a sentence has counted: "three cells exceed 9, two of them in row 4, the third in row 1".

Each part is told with the predicate of the first. Where one of them is not understood all are left as they stand.
"""

import re
from collections.abc import Iterator

from auditor.language.counted_heads import SIZE, CountedHead, counted_head
from auditor.numerals import CARDINALS, cardinal, ordinal

_ORDINALS = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|final"
_ALL = r"all(?:\s+(?:three|four|five|six|seven|eight|nine|ten))?|both|each|every(?:\s+(?:single|last))?\s+one"
_NONE = r"none|not\s+(?:a\s+single\s+)?one"
_JOINT = r"(?:\s*[,;:–—]\s+(?:(?:and|but|with|namely)\s+)?|\s+and\s+)"
_MANY = rf"(?:only\s+|just\s+)?(?:{SIZE})|{_NONE}|{_ALL}|the\s+(?:(?:other|remaining)(?:\s+(?:one|{SIZE}))?|{_ORDINALS})|it|this\s+one|that\s+one"
_START = re.compile(
    rf"{_JOINT}(?=(?:{_MANY})\s+(?:of|in|on|at|from|to|is|are|was|were|lies?|stands?|sits?|belongs?|falls?|occurs?|comes?|found)\b)",
    re.IGNORECASE,
)
_LIES = r"(?:\s+(?:is|are|was|were|lies?|lay|stands?|stood|sits?|sat|belongs?|falls?|fell|occurs?|comes?|found|located|both|all))*"
_TAIL = re.compile(
    rf"(?P<many>{_MANY})(?P<them>\s+of\s+(?:them|these|those|which))?{_LIES}\s+(?P<lead>in|on|at|from|to|for|within|under)\s+(?P<place>[^()]{{1,60}}?)\s*\.?\s*",
    re.IGNORECASE,
)
_IS_WHERE = re.compile(
    rf"\b(?:{_ALL})(?:\s+of\s+(?:them|these|those|which))?\s+(?:is|are|was|were|lie|lay|stand|stood|sit|sat|belong|fall|fell|occur)\b",
    re.IGNORECASE,
)
_IT = re.compile(r"(?:it|this\s+one|that\s+one)$", re.IGNORECASE)
# Where the only one is: "above 9: a single cell, A at B".
_ALONE = re.compile(
    r"\s*[,;:–—]\s+(?:namely\s+)?(?P<place>(?:[^,;:.()]|(?<=\d)[:.](?=\d)){1,40}(?:,\s(?:[^,;:.()]|(?<=\d)[:.](?=\d)){1,20})?)(?=\.?$)"
)
# A place that is told of what was said before, or as what is left.
_LEANS = re.compile(
    r"\b(?:outside|it|them|that|those|these|same|other|others|rest|elsewhere|each|every|which|where|whose|with|but|and\s+(?:so|then|never)|not|turn|case|cases|both|either|row\s+by\s+row|average|a\s+row)\b",
    re.IGNORECASE,
)


def counts_in_parts(text: str, label: str = "") -> Iterator[tuple[int, int, str]]:
    """The sentence from its first tail on, told anew; and its head, where it is written in other order."""
    head = counted_head(text, label)
    if head is None:
        return
    if (alone := _ALONE.match(text, head.end)) and head.told and _size(head.count) == 1:
        yield 0, head.end, head.told
        yield alone.start(), alone.end(), f"; one cell in {alone['place']} {head.predicate}"
        return
    starts = [found.end() for found in _START.finditer(text, head.end)]
    joints = [found.start() for found in _START.finditer(text, head.end)]
    if not starts or text[head.end : joints[0]].strip(" ,"):
        return
    told: list[str] = []
    plain: list[int] = []  # counts that may as well be told of another place
    left = _size(head.count)
    for start, end in zip(starts, [*joints[1:], len(text)], strict=True):
        tail = _TAIL.fullmatch(text, start, end)
        many = _many(tail, head, left) if tail else None
        if tail is None or many is None or _LEANS.search(tail["place"]):
            return
        left -= _size(many)
        if many in ("no", tail["many"].casefold().split()[-1]) and not tail["them"]:
            plain.append(_size(many))
        told.append(
            _told(head, many, "in" if tail["lead"].lower() in ("to", "from") else tail["lead"], tail["place"])
        )
    if head.trail and plain and (len(told) == 1 or left):
        return  # "nine cells are above 60 in A, five in B"
    if len(told) == 1 and told[0].startswith("; all ") and not head.told and not _IS_WHERE.search(text):
        return  # that is read as it stands
    if head.told:
        yield 0, head.end, head.told
    yield joints[0], len(text.rstrip(" .")), "".join(told)


def _many(tail: re.Match[str], head: CountedHead, left: int) -> str | None:
    """How many a tail tells; None where that is open."""
    words = tail["many"].casefold().split()
    if _IT.match(tail["many"]):
        return "one" if _size(head.count) == 1 else None
    if words[0] == "the":
        number = cardinal(words[-1]) if words[-1] not in ("other", "remaining") else 1
        rank = ordinal(words[-1])
        if rank is not None:
            return "one" if rank == _size(head.count) else None
        number = 1 if words[-1] in ("last", "final", "one") else number
        return _word(number) if number == left else None
    if re.fullmatch(_ALL, tail["many"], re.IGNORECASE):
        return "all"
    return "no" if re.fullmatch(_NONE, tail["many"], re.IGNORECASE) else words[-1]


def _told(head: CountedHead, many: str, lead: str, place: str) -> str:
    """A tail as a sentence of its own."""
    if many == "all":
        return f"; all {head.noun} that {head.predicate}{head.trail} are {lead} {place}"
    return f"; {head.lead}{many} {head.of(many)} {lead} {place} {head.predicate}{head.trail}"


def _size(count: str) -> int:
    word = count.casefold().split()[-1]
    return (
        int(word)
        if word.isdigit()
        else 1
        if word in ("single", "lone", "solitary", "one")
        else cardinal(word) or 0
    )


def _word(number: int | None) -> str | None:
    return next((word for word, value in CARDINALS.items() if value == number), None)
