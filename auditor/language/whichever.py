"""What is so in every panel, told as "whichever panel one looks at": the same as "in each panel"."""

import re
from collections.abc import Iterator

_PANEL = r"(?:panels?|heat\s?maps?|maps?|plots?|subplots?|charts?|matrix|matrices|grids?|tables?|figures?|images?|pictures?)"
_TAKING = r"(?:looks?|looked|picks?|takes?|chooses?|considers?|reads?|consults?|turns?|inspects?|studies)"
_WHICHEVER = re.compile(
    rf"\b(?:(?:in|on|for)\s+)?(?:whichever|whatever|no\s+matter\s+(?:which|what)|(?:regardless|irrespective|independently)\s+of(?:\s+(?:which|the))?)\s+"
    rf"(?:of\s+the\s+(?:\w+\s+)?)?(?:the\s+)?(?P<panel>{_PANEL})\b"
    rf"(?:\s+(?:one|you|we)\s+{_TAKING}(?:\s+(?:at|to))?|\s+(?:is|it\s+is|is\s+being)(?:\s+(?:taken|chosen|read|picked|considered|looked\s+at|used))?)?",
    re.IGNORECASE,
)


def whichever(text: str) -> Iterator[tuple[int, int, str]]:
    """For each such phrase: where it begins and ends, and plain words for it."""
    for found in _WHICHEVER.finditer(text):
        lead = "In" if found.group()[0].isupper() else "in"
        yield found.start(), found.end(), f"{lead} each {_single(found['panel'])}"


def _single(noun: str) -> str:
    word = noun.casefold()
    return "matrix" if word == "matrices" else word.removesuffix("s")
