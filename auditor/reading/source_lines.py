"""The lines of a document, freed of indentation and quote marks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_RUN_IN = re.compile(
    r"(?P<head>(?P<mark>\*\*|__)(?:(?:(?:left|right|top|bottom|middle|upper|lower|first|second|third)\s+)?"
    r"(?:panel|heat\s?map|map|plot|matrix|grid|subplot)\b|\([a-z]\)\s)[^*_]{0,80}?[.:]?(?P=mark)[.:]?)\s+(?=[^\W_])",
    re.IGNORECASE,
)
_DATA_LINE = re.compile(
    r"[|<`]|(?:[-*+•]\s+)?(?:\*\*|__)?[^:|]{1,50}?(?:\*\*|__)?:(?:\*\*|__)?\s*[~≈(\[]?[-+−]?\d[\d.]*\S{0,6}\s*[,;|/(]"
)
_NEAR = 3  # lines below a run-in head in which its data must begin
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


def with_run_in_heads(lines: list[Line]) -> Iterator[Line]:
    """The lines, with a bold panel name that begins one above data as a line of its own: `**Panel 1.** Rows ...`."""
    for number, line in enumerate(lines):
        head = _RUN_IN.match(line.text) if line.text.startswith(("**", "__")) else None
        below = (
            [other.text for other in lines[number + 1 : number + 2 + _NEAR] if other.text][:_NEAR]
            if head
            else []
        )
        if head is None or not any(_DATA_LINE.match(text) for text in below):
            yield line
            continue
        end = line.start + head.end("head")
        yield Line(line.number, line.start, end, line.indent, head["head"])
        yield Line(line.number, line.start + head.end(), line.end, line.indent, line.text[head.end() :])


def wraps(line: Line, following: Line) -> bool:
    """Whether a paragraph goes on: a hard-wrapped line, not a sentence or a label of its own."""
    ends = line.text.rstrip("*_`").endswith((".", ":", "!", "?", ";"))
    return not ends and len(line.text) > 40 and not re.match(r"[^.]{1,40}:(?:\*\*|__)?\s", following.text)
