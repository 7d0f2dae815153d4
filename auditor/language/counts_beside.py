"""A second count of the same, told of another place: "six cells of A exceed 3, compared with a single one in B".

The predicate of the first count is told again of the second, at its own place.
"""

import re
from collections.abc import Iterator

from auditor.language.counted_heads import (
    IN,
    LITTLE,
    ONE,
    SIZE,
    WHEN,
    CountedHead,
    counted_head,
    is_one,
    one_of,
)

_NONE = r"(?:none|not\s+(?:a\s+single\s+one|one)|no(?=\s+such\b))"
_MANY = rf"(?P<many>{LITTLE}(?:{_NONE}|{ONE}|{SIZE}))(?![.,]?\d|\s*%)"
_PLACE = r"[^\d\W][^,;:()]{0,40}?|\d[^\s,;:()]*"
_MORE = r"(?:\s+(?:such\s+)?(?:cells?|entries|entry|values?|tiles?|squares?|ones?|readings?)|\s+of\s+them)?"
_END = r"(?P<bracket>\s+\([^()]*\))?(?=\s*(?:[.;]|$))"
_WHERE = rf"(?P<where>{IN}\s+(?:{_PLACE})|{WHEN})"
_JOINT = r"[;,]\s+(?:(?:and|but|while|whereas|yet)\s+)?"
_SECONDS = tuple(
    re.compile(second + _END, re.IGNORECASE)
    for second in (
        rf",?\s+(?:as\s+)?(?:compared\s+(?:with|to)|against|versus|vs\.?|opposed\s+to|just\s+like)\s+{_MANY}{_MORE}\s+{_WHERE}",
        rf"{_JOINT}{_WHERE},?\s+(?:(?:it|there)\s+(?:is|are|was|were|had\s+been|have\s+been)\s+)?{_MANY}{_MORE}(?:\s+(?:as\s+well|too|do|does|did|is|are))?",
        rf"{_JOINT}(?P<owner>(?!it\b|they\b|that\b|these\b)[^\d\W][^,;:()]{{0,40}}?)\s+(?:has|have|had|shows?|counts?|contains?|holds?|manages?|musters?|offers?)\s+{_MANY}{_MORE}",
        rf",?\s+(?P<same>(?:just\s+)?as\s+many\s+as|the\s+same\s+number\s+as)\s+{_WHERE}",
    )
)


def counts_beside(text: str) -> Iterator[tuple[int, int, str]]:
    """The second count, with what it leaves unsaid; nothing where it is open at which place it is told."""
    first = counted_head(text)
    if first is None or first.told or (first.placed and first.trail):
        return  # of two places it is not told which the second stands for
    noun = first.bare if first.trail else first.bare.split()[-1]
    placed = first.placed or first.trail or noun != first.noun
    for pattern in _SECONDS:
        for end in (first.end, first.trail_end or first.end):
            if second := pattern.match(text, end):
                yield (
                    end,
                    second.end(),
                    f"; {_lead(first, second) if placed else ''}{_told(first, second, noun)}",
                )
                return


def _lead(first: CountedHead, second: re.Match[str]) -> str:
    """The place in front of the first count, which holds of the second as well, unless both are told when they are."""
    own = second.groupdict().get("where") or ""
    both = re.match(rf"{WHEN}\b", own, re.IGNORECASE) and re.match(rf"{WHEN}\b", first.lead, re.IGNORECASE)
    return "" if both else first.lead


def _told(first: CountedHead, second: re.Match[str], noun: str) -> str:
    """The second count as a sentence of its own."""
    groups = second.groupdict()
    many = first.count if groups.get("same") else " ".join(groups["many"].split())
    if re.fullmatch(_NONE, many, re.IGNORECASE):
        many = "no"
    many = re.sub(r"(?i)(?<=single) one$|(?<=lone) one$", "", many)
    where = f"of {groups['owner']}" if groups.get("owner") else groups["where"]
    before, behind = ("", f" {where}") if re.fullmatch(WHEN, where, re.IGNORECASE) else (f" {where}", "")
    noun = one_of(noun) if is_one(many) else noun
    return f"{many} {noun}{before} {first.predicate}{behind}{groups.get('bracket') or ''}"
