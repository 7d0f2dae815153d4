"""Text freed of markup, with the place of every character kept.

Emphasis, code marks, tags, links and LaTeX wrappers disappear; `<sub>max</sub>` becomes `_max`, so that
`t<sub>max</sub>` stays one word; escapes and entities become the character they stand for, and two hyphens
between words the dash.
"""

import html
import re
from dataclasses import dataclass

from auditor.source import Span

_MARKUP = re.compile(
    r"""(?P<drop>\*\*\*|\*\*|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)|(?<!\s)\*(?!\s)|(?<=\s)\*(?=\S)|(?<=\S)\*(?=\s|$)|^\*(?=\S)|`+|\$+|~~)
      |(?P<italic>(?<![\w\\])_(?P<italictext>[^\W_](?:[^_\n`*]{0,80}[^_\s`*])?)_(?!\w))
      |(?P<sub><su[bp]>)
      |(?P<tag></?[A-Za-z][^<>\n]{0,200}>)
      |(?P<wiki>\[\[(?:[^\[\]|\n]{1,200}\|)?(?P<wikitext>[^\[\]|\n]{1,200})\]\])
      |(?P<image>!\[(?P<alttext>[^\]\n]{0,300})\]\([^)\n]{0,500}\))
      |(?P<link>\[(?P<linktext>[^\]\n]{1,300})\]\([^)\n]{1,500}\))
      |(?P<latex>\\(?:text|mathrm|mathbf|textbf|mathit)\{(?P<latextext>[^{}\n]{0,200})\})
      |(?P<latexsub>_\{(?P<subtext>[^{}\n]{1,60})\})
      |(?<=[^\W\d_]\s|[)"'”*]\s)(?P<dash>-{2,3})(?=\s+[(*"'“]*[^\W\d_])
      |\\(?P<escaped>[!-/:-@\[-`{-~])
      |(?P<entity>&(?:[A-Za-z]{2,12}|\#\d{1,6}|\#x[0-9A-Fa-f]{1,6});)""",
    re.VERBOSE | re.MULTILINE,
)
# Arrows that mean no more than "→" does.
_ARROWS = dict.fromkeys(map(ord, "⟶➜➔➝➞➙➛⇨➡⭢🡒⟹↦⇾⇢⇒⇛⇝⟿⤳↠↣⟼⟾⤇➩➪➯➱➨➧➢➣⮕⇉"), "→")
_BLANKS = re.compile(r"[^\S\n]{2,}")
_INNER = {
    "italic": "italictext",
    "wiki": "wikitext",
    "image": "alttext",
    "link": "linktext",
    "latex": "latextext",
}


@dataclass(frozen=True, slots=True)
class Plain:
    """Plain text; `offsets[i]` is where character i stands in the source, with one more for the end."""

    text: str
    offsets: tuple[int, ...]

    def part(self, start: int, end: int | None = None) -> "Plain":
        """A slice of the text, with its offsets; surrounding blanks are left out."""
        end = len(self.text) if end is None else end
        start = min(start, end)
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        # The end of a part is behind its last character, not at the next one: markup may stand between.
        close = self.offsets[end - 1] + 1 if end > start else self.offsets[start]
        return Plain(self.text[start:end], (*self.offsets[start:end], close))

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """The source span of the characters from `start` up to `end`."""
        end = len(self.text) if end is None else end
        return Span(self.offsets[start], self.offsets[end - 1] + 1 if end > start else self.offsets[start])


def plain(text: str, start: int, end: int) -> Plain:
    """The plain text of a source's characters from `start` up to `end`."""
    characters: list[str] = []
    offsets: list[int] = []

    def keep(piece: str, at: int, *, one_place: bool = False) -> None:
        characters.append(piece)
        offsets.extend([at] * len(piece) if one_place else range(at, at + len(piece)))

    position = start
    for found in _MARKUP.finditer(text, start, end):
        keep(text[position : found.start()], position)
        position = found.end()
        kind = found.lastgroup or ""
        if found["sub"]:
            keep("_", found.start())
        elif found["latexsub"]:
            keep("_" + found["subtext"], found.start())
        elif found["dash"]:
            keep("—", found.start())
        elif found["escaped"]:
            keep(found["escaped"], found.start() + 1)
        elif found["entity"]:
            keep(html.unescape(found["entity"]), found.start(), one_place=True)
        elif inner := next((name for name in _INNER.values() if found[name]), ""):
            keep(found[inner], found.start(inner))
        elif found["tag"] and kind == "tag" and found["tag"].lower().startswith(("<br", "<td", "<th", "<li")):
            keep(" ", found.start())
    keep(text[position:end], position)
    joined = "".join(characters).translate(_ARROWS)
    return _single_blanks(Plain(joined, (*offsets, end)).part(0))


def _single_blanks(text: Plain) -> Plain:
    """The text with runs of blanks made one: they mean nothing, and long ones would make matching slow."""
    if not _BLANKS.search(text.text):
        return text
    kept: list[int] = []
    position = 0
    for found in _BLANKS.finditer(text.text):
        kept.extend(range(position, found.start() + 1))
        position = found.end()
    kept.extend(range(position, len(text.text)))
    characters = "".join(
        " " if text.text[i].isspace() and text.text[i] != "\n" else text.text[i] for i in kept
    )
    return Plain(characters, (*(text.offsets[i] for i in kept), text.offsets[-1]))
