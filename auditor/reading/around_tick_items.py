"""What stands before or behind the names in a list of ticks: ordinals, places of the ends, the noun of all."""

import re

from auditor.numerals import cardinal, ordinal
from auditor.reading.lists import Place
from auditor.reading.plain import Plain
from auditor.reading.tick_texts import NUMBER_RANGE, can_be_tick

# "oak on top, elm, ash below", "oak above, elm in the middle, ash at the foot": places of the two ends.
_AT_TOP = re.compile(
    r"\s+(?:(?:is|at|on)\s+)*(?:the\s+)?(?:very\s+)?(?:above|top|upper|uppermost|topmost|head)$",
    re.IGNORECASE,
)
_AT_FOOT = re.compile(
    r"\s+(?:(?:is|at|on)\s+)*(?:the\s+)?(?:very\s+)?(?:below|underneath|beneath|bottom|lower|lowest|foot|base)$",
    re.IGNORECASE,
)
_AT_LEFT, _AT_RIGHT = (
    re.compile(
        rf"\s+(?:(?:is|at|on)\s+)*(?:the\s+)?(?:(?:very|far)\s+)?{side}(?:most|[\s-]hand)?$", re.IGNORECASE
    )
    for side in ("left", "right")
)
_ENDS = ((_AT_TOP, _AT_FOOT), (_AT_FOOT, _AT_TOP), (_AT_LEFT, _AT_RIGHT), (_AT_RIGHT, _AT_LEFT))
_LEFT_OR_RIGHT = re.compile(r"\b(?:left|right)$", re.IGNORECASE)
_BETWEEN = re.compile(
    r"\s+(?:in\s+between|(?:between|below|beneath|above)(?:\s+(?:it|them|that))?|in\s+the\s+(?:middle|centre|center))$",
    re.IGNORECASE,
)
_ORDINAL_BEFORE = re.compile(
    r"(?:the\s+)?(?P<ordinal>[a-z]+|\d{1,2}(?:st|nd|rd|th))\s+(?P<name>\S.*)$", re.IGNORECASE
)
_ORDINAL_BEHIND = re.compile(
    r"(?P<name>.*\S)\s+\(?(?P<ordinal>[a-z]+|\d{1,2}(?:st|nd|rd|th))\)?$", re.IGNORECASE
)
_BEFORE_RANGE = re.compile(rf"[^\W\d]+\s+(?={NUMBER_RANGE.pattern}$)")
# "times 1 d, 3 d and 7 d"
_NUMBER = re.compile(r"[-+−]?\d[\d.]*(?:\s?(?:%|°\s?[CFK]?|[^\W\d_]{1,4}))")
_BEFORE_NUMBER = re.compile(rf"[^\W\d]{{2,}}s\s+(?={_NUMBER.pattern}$)")
_NOUN_BEFORE_NAME = re.compile(r"(?:the\s+)?[a-z]{2,}s\s+(?=[A-Z])")
# "runs a1, a2 and a3"
_CODE = re.compile(r"[^\W\d_]{1,3}-?\d{1,3}")
_NOUN_BEFORE_CODE = re.compile(rf"(?:the\s+)?[^\W\d]{{2,}}s\s+(?={_CODE.pattern}$)")
_ROLE_NOUN = re.compile(
    r"(?:true|actual|predicted)\s+(?:class(?:es)?|labels?|categor(?:y|ies))\s+(?:[–—:-]\s+)?(?=\S)",
    re.IGNORECASE,
)
# "benchmark QASC and DROP"
_NOUN_BEFORE_ONE = re.compile(r"[a-z]{3,}(?: [a-z]+){0,2}\s+(?=[A-Z][\w.-]*$)")
# "The four mills, Upper Weir, Bridge, ...": what the names behind it are, with how many there are.
_COUNT = re.compile(
    r"(?:(?:[Tt]he|[Aa]ll|[Ii]ts|[Oo]ur|[Tt]hese)\s+)*(?P<count>\d{1,2}|[A-Z]?[a-z]+(?:-[a-z]+)?)\s+"
    r"(?:[a-z][\w-]*\s+){0,3}[a-z][\w-]*s(?:\s+of\s+[a-z]+)?"
)
_FEWEST_ALIKE = 3
_QUOTES = "\"“”'‘’`"


def without_ordinals(text: Plain, items: list[Place]) -> list[Place]:
    """The items without the ordinals that count all of them from the first: "first oak, second elm", "oak first"."""
    for pattern in (_ORDINAL_BEFORE, _ORDINAL_BEHIND):
        for skipped in (0, 1):  # a first item may name the axis: "stage, first bud, second bloom"
            found = [pattern.match(text.text, start, end) for start, end in items[skipped:]]
            counted = [_place(own["ordinal"]) if own else None for own in found]
            in_turn = all(_counts(number, at, len(counted)) for at, number in enumerate(counted, 1))
            distinct = len({own["name"] for own in found if own}) == len(found)  # unlike "1st turn, 2nd turn"
            if len(counted) > 1 and in_turn and distinct:
                return [own.span("name") for own in found if own]
    return items


def without_ends(text: Plain, items: list[Place]) -> list[Place]:
    """The items without the places of the first and the last, where both tell theirs: "oak on top, elm, ash below"."""
    for last in range(
        len(items), 1, -1
    ):  # behind the second end stands what is said of the names, if anything
        behind = [text.text[slice(*own)] for own in items[last:]]
        names = len(behind) > 1 and all(map(can_be_tick, behind))
        if (
            not names
            and not any(map(_BETWEEN.search, behind))
            and (told := _between_ends(text, items[:last]))
        ):
            return told
    return items


def _between_ends(text: Plain, items: list[Place]) -> list[Place]:
    """The items without their places, where the first and the last stand at opposite ends; else none."""
    (_, first), (_, last) = items[0], items[-1]
    ends = [(pattern.search(text.text[:first]), other.search(text.text[:last])) for pattern, other in _ENDS]
    found = next(((one, other) for one, other in ends if one and other), None)
    if found is None:
        return []
    inner = [(start, _end_before(_BETWEEN, text, start, end)) for start, end in items[1:-1]]
    told = [(items[0][0], found[0].start()), *inner, (items[-1][0], found[1].start())]
    names = [text.text[slice(*own)].strip() for own in told]
    # "Top, Middle, Base" and "front left, front right" are names
    own = all(names) and names[0] != names[-1] and not any(map(_LEFT_OR_RIGHT.search, names))
    return told if own else []


def _end_before(pattern: re.Pattern[str], text: Plain, start: int, end: int) -> int:
    found = pattern.search(text.text[start:end])
    return start + found.start() if found else end


def _place(word: str) -> int | None:
    return -1 if word.casefold() == "last" else ordinal(word)


def _counts(number: int | None, at: int, of: int) -> bool:
    return number == at or (number == -1 and at == of)


_WORD_BEFORE = re.compile(r"(?:the\s+)?(?:[a-z]+\s)?[a-z]{2,}(?:s|ed)")
_AT_AN_END = re.compile(
    r"\s(?:(?:(?:at|on|in)\s+)(?:the\s+)?(?:very\s+)?(?:top|bottom|left|right|foot|head)|first"
    r"|(?:upper|lower|top|bottom|left|right)most|lowest|highest)$",
    re.IGNORECASE,
)


def behind_a_name(text: Plain, items: list[Place]) -> list[Place]:
    """The items without a first one that names the axis, as all others stand in quotes: `Pitch, "low", "high"`.

    So it is where the second alone tells that it stands at an end: "the feeds, hay first, then silage".
    """
    if len(items) < 3:
        return items
    quoted = [start > 0 and text.text[start - 1] in _QUOTES for start, _ in items]
    named = _WORD_BEFORE.fullmatch(text.text, *items[0]) is not None
    begins = named and _AT_AN_END.search(text.text[slice(*items[1])]) is not None
    return items[1:] if (not quoted[0] and all(quoted[1:])) or begins else items


def behind_a_count(text: Plain, items: list[Place]) -> list[Place]:
    """The items without a first one that counts all the others: "the three trees, oak, elm and ash"."""
    found = _COUNT.fullmatch(text.text, *items[0]) if len(items) > 2 else None
    if found is None:
        return items
    word = found["count"]
    count = int(word) if word.isdigit() else cardinal(word)
    return items[1:] if count == len(items) - 1 else items


def behind_a_noun(text: Plain, items: list[Place]) -> list[Place]:
    """The items without a noun before the first: "piers Pier 1, Pier 2, Pier 3", "plots North, South, West"."""
    if items and (role := _ROLE_NOUN.match(text.text, *items[0])):
        return [(role.end(), items[0][1]), *items[1:]]
    if len(items) == 2 and (pair := _NOUN_BEFORE_ONE.match(text.text, *items[0])):
        plain = re.fullmatch(r"[^\Wa-z_][\w.-]*", text.text[slice(*items[1])])
        return [(pair.end(), items[0][1]), items[1]] if plain else items
    if len(items) == 2 and (two := _NOUN_BEFORE_NAME.match(text.text, *items[0])):
        return [(two.end(), items[0][1]), items[1]] if text.text[items[1][0]].isupper() else items
    if len(items) < _FEWEST_ALIKE:
        return items
    lead = _BEFORE_RANGE.match(text.text, *items[0])
    if lead and all(NUMBER_RANGE.fullmatch(text.text, *own) for own in items[1:-1]):
        return [(lead.end(), items[0][1]), *items[1:]]
    counted = _BEFORE_NUMBER.match(text.text, *items[0])
    if counted and all(_NUMBER.fullmatch(text.text, *own) for own in items[1:]):
        return [(counted.end(), items[0][1]), *items[1:]]
    coded = _NOUN_BEFORE_CODE.match(text.text, *items[0])
    if coded and all(_CODE.fullmatch(text.text, *own) for own in items[1:]):
        return [(coded.end(), items[0][1]), *items[1:]]
    named = _NOUN_BEFORE_NAME.match(text.text, *items[0])
    if named and all(not text.text[start].islower() for start, _ in items[1:]):
        return [(named.end(), items[0][1]), *items[1:]]
    firsts = {(text.text[start:end].split() or [""])[0] for start, end in items[1:]}
    (start, end), *rest = items
    at = text.text.find(f" {min(firsts)} ", start, end) if len(firsts) == 1 else -1
    alike = all(" " in text.text[slice(*own)] for own in rest)
    return [(at + 1, end), *rest] if at > 0 and alike else items
