"""Courses that turn, told by where: "climbs until May and falls only afterwards" climbs until May and then falls."""

import re
from collections.abc import Iterator

_VERB = r"(?P<verb>[a-z]+(?:\s+(?:back|up|down|off|again|slightly|a\s+(?:bit|little)))*)"
_ONLY_LATER = re.compile(
    rf"\b(?P<joint>and|but)\s+{_VERB}\s+only\s+(?:afterwards?|after\s+that|thereafter|later(?:\s+on)?|from\s+then\s+on|beyond\s+(?:that|it))(?=\s*[.,;!]|\s*$)",
    re.IGNORECASE,
)
# "Goes on gaining": keeps gaining.
_GOES_ON = re.compile(
    r"\b(?:(?P<goes>goes|carries)|go|carry|(?P<went>went|carried))\s+on\s+(?=[a-z]+ing\b)", re.IGNORECASE
)
# "As A goes from 0 to its largest setting": along the whole of A.
_TO_THE_LAST = re.compile(
    r"(?P<as>\b(?:as|when|while)\s+(?:the\s+)?[^,;:.]{1,40}?\s(?:goes|go|is\s+raised|are\s+raised|rises?|increases?|grows?|climbs?|moves?))(?P<up>\s+up)?"
    r"\s+from\s+(?:nothing|none|\d[\d.,]*\S*)\s+to\s+(?:its|their|the)\s+(?:largest|highest|maximum|greatest|biggest|top)(?:\s+[a-z]+)?(?=\s*[.,;!]|\s*$)",
    re.IGNORECASE,
)


def turning_later(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that tell so, each with plain words for it."""
    for found in _ONLY_LATER.finditer(text):
        yield found.start(), found.end(), f"{found['joint']} then {found['verb']}"
    for found in _GOES_ON.finditer(text):
        yield found.start(), found.end(), "keeps " if found["goes"] else "kept " if found["went"] else "keep "
    for found in _TO_THE_LAST.finditer(text):
        yield found.start(), found.end(), f"{found['as']}{found['up'] or ''}"
