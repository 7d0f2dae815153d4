"""What a line looks like: a heading, an item, a fence, a title of its own."""

import re

from auditor.reading import latex_lines
from auditor.reading.source_lines import Line

HEADING = re.compile(r"(#{1,6})[ \t]+(.*?)[ \t]*#*$")

# A letter marks an item only where a sentence or a bold label follows: "(b) pale tones" is a caption. The
# number of a section does before words without a colon: "3.1 Rye is ahead".
_LETTER = r"\(?[a-z]\)(?=[ \t]+(?:\*\*|__|(?:\S+[ \t]+){5}\S))"

_SECTION = r"\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=[ \t]+[A-Z][a-z]*(?:[ \t]+[^\s:|]+){2,}$)"

_ROMAN = r"\((?:i{2,3}|i?[vx]|[vx]i{1,3})\)"

ITEM = re.compile(
    rf"(?P<marker>[-*+•‣–]|\d{{1,3}}[.)]|{_SECTION}|\(\d{{1,2}}\)|{_ROMAN}|{_LETTER}|{latex_lines.ITEM})"
    r"[ \t]+(?P<text>\S.*)$"
)

FENCE = re.compile(r"(```+|~~~+)")

BOLD_TITLE = re.compile(r"(\*\*|__)(?!\s)(?P<text>.+?)(?<!\s)\1[ \t]*:?[ \t]*$")

# "**Yields** (each line from left to right)": a bold title that goes on in brackets.
GLOSSED_TITLE = re.compile(r"(?P<text>(\*\*|__)(?!\s)[^*_]+(?<!\s)\2[ \t]+\([^()]+\))[ \t]*[:.]?[ \t]*$")

# A few words in italics, alone above data: "*Roots*", "*Roots* (left)". A sentence in italics is a caption or a note,
# and "*In order: 1, 5, 10*" lists ticks.
ITALIC_TITLE = re.compile(
    r"(?P<text>([*_])(?![\s*_])(?![^*_|]*\d\s*,\s*\d[\d.]*\s*,\s*\d)"
    r"[^*_|]{1,60}?(?<![\s.!?])\2(?:[ \t]+\([^()]{1,40}\))?)[ \t]*:?[ \t]*$"
)

# A line within one pair of tags, alone above data: "<u>Roots</u>", "<ins>Roots</ins> (left)".
TAGGED_TITLE = re.compile(
    r"(?P<text><(?P<tag>ins|u|b|strong|em|i|mark|big|caption|h[1-6])(?:\s[^<>]{0,80})?>[^<>|]{1,80}</(?P=tag)>"
    r"(?:[ \t]+\([^()]{1,40}\))?)[ \t]*:?[ \t]*$",
    re.IGNORECASE,
)

IMAGE = re.compile(r"!\[(?P<alt>[^\]]{0,300})\]\([^)]{0,500}\)[ \t]*$")

SUMMARY = re.compile(r"<summary>(?P<text>.*?)</summary>", re.IGNORECASE)

ITEM_TAG = re.compile(r"<li[^>]{0,100}>(?P<text>.*?)(?:</li>|$)", re.IGNORECASE)

LONE_TAG = re.compile(
    r"</?(?:details|ul|ol|li|div|p|figure|br|hr|center|span|body|html|section)[^>]{0,200}>[ \t]*$", re.I
)


def begins_block(line: Line) -> bool:
    """Whether a line is more than one of a paragraph."""
    text = line.text
    patterns = (
        HEADING, latex_lines.HEADING, ITEM, FENCE, IMAGE, SUMMARY, LONE_TAG, BOLD_TITLE,
        GLOSSED_TITLE, ITEM_TAG,
    )  # fmt: skip
    return (
        line.title
        or text.startswith(("|", "<table", "$$", "\\begin{", "\\end{", "\\["))
        or any(p.match(text) for p in patterns)
    )
