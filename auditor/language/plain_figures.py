"""Roundabout numbers, denials and confinements told in plain words: "double figures", "no hour at which A is not first"."""

import re
from collections.abc import Iterator

_SIZES = {"single": 1, "one": 1, "double": 10, "two": 10, "triple": 100, "treble": 100, "three": 100, "four": 1000, "five": 10000}  # fmt: skip
_FIGURES = re.compile(
    r"\b(?P<verb>reach(?:es|ed)?|hits?|attains?|attained|makes?|made|manages?|managed|touch(?:es|ed)?|(?:gets?|got|goes|go|went|runs?|ran|rises?|rose|climbs?|climbed|comes?|came|moves?|moved|breaks?|broke|creeps?|crept)\s+(?:up\s+)?(?:in)?to)\s+"
    r"(?P<size>double|two|triple|treble|three|four|five)[\s-](?:figures?|digits?)\b",
    re.IGNORECASE,
)
_FALLING = re.compile(
    r"\b(?P<verb>falls?|fell|drops?|dropped|sinks?|sank|gets?|got|slips?|slipped|dips?|dipped|comes?|came|goes|go|went)\s+(?:down\s+)?(?:in)?to\s+(?P<size>single|one)[\s-](?:figures?|digits?)\b",
    re.IGNORECASE,
)
_STAYING = re.compile(
    r"\b(?P<verb>stay(?:s|ed)?|remain(?:s|ed)?|keeps?|kept|is|are|was|were)\s+(?:stuck\s+)?(?:with)?in\s+(?P<size>single|one)[\s-](?:figures?|digits?)\b",
    re.IGNORECASE,
)
_OVER = re.compile(
    r"\b(?P<verb>is|are|was|were)\s+in\s+(?:the\s+)?(?P<size>double|two|triple|treble|three)[\s-](?:figures?|digits?)\b",
    re.IGNORECASE,
)

# "Rises to 2.5 times its first value": by a factor, and not to that number.
_TO_TIMES = re.compile(
    r"\b(?:rises?|rose|grows?|grew|climbs?|climbed|increase[sd]?|jumps?|jumped|goes\s+up|went\s+up)\s+(?P<to>to)\s+(?P<number>(?:(?:about|almost|nearly|roughly|more\s+than)\s+)?\d[\d.]*)\s+times"
    r"(?:\s+(?:its|their|the)\s+(?:first|earlier|former|original|initial|starting|previous)\s+(?:value|level|size|figure))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)


def figures_told(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that are told otherwise, each with its new words."""
    for found in _FIGURES.finditer(text):
        yield found.start(), found.end(), f"{_reaching(found['verb'])} {_SIZES[found['size'].casefold()]}"
    for found in _FALLING.finditer(text):
        yield found.start(), found.end(), "drops below 10" if found["verb"].endswith("s") else "drop below 10"
    for found in _STAYING.finditer(text):
        yield found.start("verb"), found.end(), f"{found['verb']} below 10"
    for found in _TO_TIMES.finditer(text):
        yield found.start("to"), found.end(), f"by a factor of {found['number']}"
    for found in _OVER.finditer(text):
        yield found.start("verb"), found.end(), f"{found['verb']} at least {_SIZES[found['size'].casefold()]}"
    yield from _never_not(text)
    yield from _confined(text)
    yield from _apposed(text)


def _reaching(verb: str) -> str:
    return (
        "reaches"
        if re.match(r"\w+s\b", verb)
        else "reached"
        if re.match(r"\w+ed\b|got|went|ran|rose|came|made", verb, re.IGNORECASE)
        else "reach"
    )


_NEVER_NOT = re.compile(
    r"\bthere(?:['’]s|\s+is|\s+was)\s+(?:no|not\s+a(?:\s+single)?|not\s+one)\s+(?P<thing>[a-z]+(?:\s[a-z]+)?)\s+(?P<where>at|in|on|for|under|with)\s+which\s+"
    r"(?P<subject>[^,;:.]{1,40}?)\s+(?P<verb>is|are|was|were)(?:n['’]t|\s+not)\s+",
    re.IGNORECASE,
)


def _never_not(text: str) -> Iterator[tuple[int, int, str]]:
    """`there is no month in which A is not first`: in every month A is first."""
    for found in _NEVER_NOT.finditer(text):
        place = f"{found['where']} every {found['thing']}"
        place = place if found.start() else place.capitalize()
        yield found.start(), found.end(), f"{place} {found['subject']} {found['verb']} "


_CONFINED = re.compile(
    r"^(?P<what>(?:values?|scores?|readings?|numbers?|figures?|results?|cells?|marks?|counts?|anything|everything)\s+(?P<bound>(?:(?:of|at)\s+)?(?:over|above|below|under|beyond|past|more\s+than|less\s+than|at\s+least|at\s+most)\s+[^\s,;]+(?:\s?%)?|of\s+[^\s,;]+\s+(?:or|and)\s+(?:more|less|above|over|below|under|higher|lower)))"
    r"\s+(?:is|are|was|were)\s+(?:confined|limited|restricted)\s+to\s+(?:just\s+|only\s+)?(?P<number>\w+)\s+(?P<things>cells|squares|boxes|values|entries|places)",
    re.IGNORECASE,
)  # fmt: skip


def _confined(text: str) -> Iterator[tuple[int, int, str]]:
    """`values over 5 are confined to two cells`: two cells are over 5."""
    for found in _CONFINED.finditer(text):
        bound = re.sub(
            r"^(?:of|at)\s+(?=over|above|below|under|more|less|at)", "", found["bound"], flags=re.IGNORECASE
        )
        bound = re.sub(r"^of\s+", "at ", bound, flags=re.IGNORECASE)
        yield found.start(), found.end(), f"{found['number'].capitalize()} {found['things']} are {bound}"


_APPOSED = re.compile(
    r"^(?P<count>(?:only\s+|just\s+|exactly\s+)?\w+\s+[a-z]+),\s+(?P<where>(?:both|all)(?:\s+(?:of\s+them|\w+))?\s+(?:in|at|on|from|for|of)\s+[^,;:]{1,40}),\s+(?P<said>[^,;:]+?)(?=[.!]?$)",
    re.IGNORECASE,
)


def _apposed(text: str) -> Iterator[tuple[int, int, str]]:
    """`two values, both in row A, exceed 5`: two values exceed 5, both in row A."""
    for found in _APPOSED.finditer(text):
        yield found.start(), found.end(), f"{found['count']} {found['said']}, {found['where']}"
