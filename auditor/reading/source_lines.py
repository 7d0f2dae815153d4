"""The lines of a document, freed of indentation and quote marks."""

import re
from dataclasses import dataclass

_DETAILS_TAG = re.compile(r"</?details[^>\n]{0,100}>", re.IGNORECASE)


@dataclass
class Line:
    """A line without indentation and quote marks; `start` and `end` are where its text stands."""

    number: int
    start: int  # of the text behind indentation and quote marks
    end: int
    indent: int
    text: str


def parted(line: Line) -> list[Line]:
    """A line that opens or closes a `<details>` block beside other text, cut behind or before the tag."""
    lowered = line.text.lower()
    if "details" not in lowered:
        return [line]
    parts: list[Line] = []
    start = 0
    for found in _DETAILS_TAG.finditer(line.text):
        for left, right in ((start, found.start()), found.span()):
            text = line.text[left:right]
            if text.strip():
                left += len(text) - len(text.lstrip())
                parts.append(
                    Line(
                        line.number,
                        line.start + left,
                        line.start + left + len(text.strip()),
                        line.indent,
                        text.strip(),
                    )
                )
        start = found.end()
    rest = line.text[start:]
    if rest.strip():
        left = start + len(rest) - len(rest.lstrip())
        parts.append(Line(line.number, line.start + left, line.end, line.indent, rest.strip()))
    return parts


def wraps(line: Line, following: Line) -> bool:
    """Whether a paragraph goes on: a hard-wrapped line, not a sentence or a label of its own."""
    ends = line.text.rstrip("*_`").endswith((".", ":", "!", "?", ";"))
    return not ends and len(line.text) > 40 and not re.match(r"[^.]{1,40}:(?:\*\*|__)?\s", following.text)
