"""Words that stand for things told of before, and how many of them they mean: "both", "two of these", "all but one of them"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.follow_ups.claims import Many
from auditor.numerals import CARDINALS

# A number of things.
SIZE = rf"(?:{'|'.join(sorted(CARDINALS, key=len, reverse=True))}|\d{{1,2}}(?![.,]?\d|\s*%))"
_NOUN = r"(?:(?!rows?\b|columns?\b|panels?\b|maps?\b|lines?\b|differ\w*\b)[a-z][\w-]+s)"
# Words for things told of before.
THOSE = rf"(?:(?:these|those|the|its|their)\s+(?P<whole>{SIZE})(?:\s+{_NOUN})?|(?:these|those)\s+{_NOUN}|them|these|those|which|whom)"
_OF_THOSE = rf"\s+of\s+{THOSE}"
_BOUND = r"(?:(?P<bound>only|just|but|exactly|precisely|at\s+least|at\s+most|no\s+more\s+than|more\s+than|fewer\s+than|as\s+many\s+as)\s+)?"
_PARTED = r"(?:(?:is|are|was|were|lie|lies|sit|sits|stand|stands|come|comes|found)\s+)?"

_OF_THEM = rf"of\s+{THOSE},?\s+(?:only\s+|just\s+)?"

# Each form with what it means; `n` is a number of things, `whole` how many there are in all.
_FORMS: tuple[tuple[str, str], ...] = (
    ("all but", rf"all\s+but\s+(?P<n>{SIZE})(?:{_OF_THOSE})?"),
    ("all", rf"all(?:\s+(?P<total>{SIZE})(?:\s+{_NOUN})?)?{_OF_THOSE}"),
    ("all", rf"(?:all|each|every(?:\s+(?:single|last))?\s+one)(?:{_OF_THOSE}|\s+(?P<total>{SIZE}))"),
    ("each", rf"(?:each|every\s+one|any)(?:{_OF_THOSE})"),
    ("none", rf"(?:none|neither|no\s+one|not\s+(?:a\s+single\s+)?one|nothing)(?:{_OF_THOSE})"),
    ("both", r"(?:in\s+)?both\s+(?:times|cases)"),
    ("both", rf"both(?:{_OF_THOSE})?"),
    ("most", rf"(?:most|the\s+(?:majority|bulk)|the\s+greater\s+part)(?:{_OF_THOSE})"),
    (
        "half",
        rf"(?P<bound>(?:over|more\s+than|fewer\s+than|less\s+than|under)\s+)?(?:exactly\s+)?(?:a\s+)?half(?:{_OF_THOSE})",
    ),
    ("some", rf"{_BOUND}(?P<n>{SIZE}|a\s+single\s+one)(?:{_OF_THOSE})"),
    ("rest", rf"(?:all\s+)?the\s+(?:other|remaining|rest)(?:\s+(?P<n>{SIZE}|one|ones))?(?:{_OF_THOSE})?"),
    ("rest", r"the\s+others"),
    ("rest", rf"the\s+(?P<rank>second|third|fourth|fifth|sixth|last)(?:{_OF_THOSE}|\s+one)?"),
    ("all", rf"(?:these|those)\s+(?P<total>{SIZE})"),
    ("they", r"(?:they|these|those|which)(?:\s+(?:are|were|have|do))?\s+(?:all|both|each)"),
    ("they", rf"(?:they|these(?:\s+{_NOUN})?|those|which)"),
    ("some", rf"{_OF_THEM}{_BOUND}(?P<n>{SIZE})"),
    ("all", rf"{_OF_THEM}(?:all|each|both)"),
    ("none", rf"{_OF_THEM}(?:none|not\s+one|neither)"),
    ("all", rf"(?:in\s+)?(?:(?:each|every)\s+(?:time|case)|all\s+(?P<total>{SIZE})\s+(?:times|cases))"),
    ("no two", rf"no\s+two(?:{_OF_THOSE})?"),
    ("bare", rf"{_BOUND}(?P<n>{SIZE}|none|all|each)(?=\s+(?:is|are|was|were|lies?|stands?|sits?|in|on|at|from|for|under|with|to|near|along|within|outside|of\s+\w)\b)"),
)  # fmt: skip
_PATTERNS = tuple((name, re.compile(rf"(?:{form})\b", re.IGNORECASE)) for name, form in _FORMS)
# Where a part may begin that tells of what was told before.
JOINT = re.compile(
    r"(?:\s*[,;:–—(]\s*|\s+-\s+|\s+(?=and\b|but\b|with\b|while\b|whereas\b))(?:(?:and|but|with|while|whereas|though|although|yet|namely|of\s+which)\s+)*",
    re.IGNORECASE,
)
_ORDINALS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6}


@dataclass(frozen=True, slots=True)
class Subject:
    """A word for a set, and where it ends; `those` tells that it says so, and does not begin a sentence of its own."""

    form: str
    end: int
    size: int | None = None  # how many of them
    whole: int | None = None  # how many there are in all
    bound: str = ""
    plain: bool = False  # "two in May" names no set

    def many(self, count: int) -> Many | None:
        """How many of so many things are meant; None where the words do not fit so many."""
        if self.whole is not None and self.whole != count:
            return None
        if self.form in ("all", "each", "both", "they", "no two"):
            return Many() if count == 2 or self.form != "both" else None
        if self.form == "none":
            return Many(0, 0)
        if self.form == "most":
            return Many(count // 2 + 1, count)
        if self.form == "half":
            return self._half(count)
        size = self.size
        if size is None or size > count:
            return None
        if self.form == "all but":
            return Many(count - size, count - size)
        return _bounded(self.bound, size, count)

    def _half(self, count: int) -> Many | None:
        if self.bound.startswith(("over", "more")):
            return Many(count // 2 + 1, count)
        if self.bound:
            return Many(0, (count - 1) // 2)
        return Many(count // 2, count // 2) if count % 2 == 0 else None


def _bounded(bound: str, size: int, count: int) -> Many | None:
    word = " ".join(bound.casefold().split())
    if word == "at least":
        return Many(size, count)
    if word in ("at most", "no more than"):
        return Many(0, size)
    if word == "more than":
        return Many(size + 1, count) if size < count else None
    return Many(0, size - 1) if word == "fewer than" else Many(size, size)


def subjects(text: str, at: int) -> Iterator[Subject]:
    """The words for a set at a place, in all the ways that they may be taken; the longest first."""
    for name, pattern in _PATTERNS:
        if (found := pattern.match(text, at)) is not None:
            yield _made(name, found)
            if name != "they":
                return


def _made(name: str, found: re.Match[str]) -> Subject:
    groups = found.groupdict()
    size, total = _size(groups.get("n")), _size(groups.get("total"))
    rank = (groups.get("rank") or "").casefold()
    whole = _size(groups.get("whole")) or total or _ORDINALS.get(rank)
    if name == "bare" and (groups.get("n") or "").casefold() in ("none", "all", "each"):
        name = "none" if groups["n"].casefold() == "none" else "all"
        return Subject(name, found.end(), plain=True)
    if name == "rest":
        size = 1 if rank else size
    return Subject(name, found.end(), size, whole, (groups.get("bound") or "").strip(), plain=name == "bare")


def _size(word: str | None) -> int | None:
    if not word:
        return None
    last = word.casefold().split()[-1]
    if last in ("one", "single"):
        return 1
    if last == "ones":
        return None
    return int(last) if last.isdigit() else CARDINALS.get(last)


_INVERTED = re.compile(
    r"[^;:]*?\b(?:in|for|of|among|holds?|has|have|contains?|owns?|takes?|supplies|contributes?|provides?|claims?|hosts?|part\s+of)\s+(?:all|both|each|any|none|neither|half|most|(?:only\s+|just\s+)?\w+\s+of|all\s+but|them|these|those|which)\b|[^;:]*\b(?:of|among)\s+(?:them|these|those)\s*[.)]?\s*$",
    re.IGNORECASE,
)
_THERE = re.compile(rf"(?:this|that|it)\s+(?:happens|occurs|is\s+so|is\s+the\s+case)\b|(?:there|here|one\s+finds|we\s+find|only|just|exactly)\s+(?:(?:is|are|was|were|only|just|exactly)\s+)*{SIZE}\b", re.IGNORECASE)  # fmt: skip


_RECKONED = re.compile(
    r"their\s|(?:together|altogether|combined|in\s+total|taken\s+together|on\s+average|between\s+them),?\s+(?:they|these|those)\b|the\s+(?:(?:most|least)\s+)?[a-z]+(?:\s+(?:mean|average|sum|total|one|value))?\s+(?:of|among)\s+(?:them|these|those|which)\b",
    re.IGNORECASE,
)


def names_a_set(text: str, at: int) -> bool:
    """Whether a part may begin at a place that speaks of things told of before."""
    return (
        next(subjects(text, at), None) is not None
        or _THERE.match(text, at) is not None
        or _RECKONED.match(text, at) is not None
        or _INVERTED.match(text, at) is not None
    )
