"""A block: a heading, a paragraph, an item, a table or a fence, with its place."""

from dataclasses import dataclass, replace

from auditor.reading.plain import Plain
from auditor.source import Span

TITLES = ("heading", "title", "summary")


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a document.

    `kind` is heading, title (a line of bold text alone), item, table, fence, math, image, summary,
    paragraph or break (where a `<details>` block begins or ends). `level` counts the `#` of a heading and
    the indentation of an item; `marker` is the item's bullet or number, "/" for the end of a `<details>`
    block; `rows` are the cells of a table; `bold` tells whether an item begins with bold text,
    `named` whether it is bold as a whole. `panel` is what a table calls the one of its panels that it is cut to.
    `quoted` tells whether it stands in a block quote.
    `head` is where the name ends of an item that heads the list below it and goes on with a remark.
    `figure` marks a title right above a paragraph that describes a figure with its axes.
    """

    kind: str
    content: Plain
    span: Span
    level: int = 0
    marker: str = ""
    bold: bool = False
    rows: tuple[tuple[Plain, ...], ...] = ()
    raw: str = ""
    named: bool = False
    panel: str = ""
    quoted: bool = False
    figure: bool = False
    head: int = 0

    @property
    def text(self) -> str:
        """The block's plain text."""
        return self.content.text


def with_content(block: Block, content: Plain) -> Block:
    """The block with another content, for readers that strip a label from it."""
    return replace(block, content=content)
