"""Blocks with the scope they stand in: under which headings, titles and labels, and with which label.

Lists come nested by indentation, but as often flattened, with a label of no text ("**Values**:") as the
parent of the items behind it. `Node.parents` puts both right.
"""

import re
from dataclasses import dataclass

from auditor.reading.plain import Plain
from auditor.reading.syntax import TITLES, Block

_LONGEST_LABEL = 110
_DASH_LABEL = re.compile(r"\s+[—–]\s+")


@dataclass(frozen=True, slots=True)
class Node:
    """A block, split into its label and its body, below the nodes whose scope it stands in."""

    block: Block
    label: Plain | None
    body: Plain
    parents: tuple["Node", ...] = ()

    @property
    def is_title(self) -> bool:
        """Whether the block names what follows instead of saying something."""
        if self.block.kind in TITLES:
            return True
        return self.label is not None and (not self.body.text or self.body.text.endswith(":"))

    @property
    def name(self) -> Plain:
        """The words by which the node scopes what follows: its label, or a title's whole text."""
        return self.label if self.label is not None else self.body


def outline(blocks: list[Block]) -> list[Node]:
    """Nodes for all blocks that hold text, in order."""
    nodes: list[Node] = []
    scope: list[Node] = []
    for block in blocks:
        if block.kind == "break":
            scope = [node for node in scope if node.block.kind == "heading"]
            continue
        label, body = _split_label(block)
        scope = [node for node in scope if not _ends(node, block, label, body, nodes)]
        node = Node(block, label, body, tuple(scope))
        nodes.append(node)
        if node.is_title and block.content.text:
            scope.append(node)
    return nodes


def _split_label(block: Block) -> tuple[Plain | None, Plain]:
    content = block.content
    if block.kind not in ("item", "paragraph"):
        return None, content
    if block.named:
        return content.part(0, len(content.text.rstrip(" :"))), content.part(len(content.text))
    colon = _label_end(content.text)
    if colon is not None and (block.kind == "item" or colon == len(content.text) - 1 or colon < 60):
        return content.part(0, colon), content.part(colon + 1)
    dash = _DASH_LABEL.search(content.text)
    if dash and block.bold and dash.start() < 60:
        return content.part(0, dash.start()), content.part(dash.end())
    return None, content


def _label_end(text: str) -> int | None:
    """The colon that ends a label: outside brackets and quotes, before the first sentence is over."""
    depth = 0
    for position, character in enumerate(text[: _LONGEST_LABEL + 1]):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth = max(0, depth - 1)
        elif character == ":" and depth == 0 and text[position + 1 : position + 2] in ("", " "):
            return position
        elif character in ".!?" and depth == 0 and text[position + 1 : position + 2] == " " and position > 3:
            return None
    return None


def _ends(scope: Node, block: Block, label: Plain | None, body: Plain, earlier: list[Node]) -> bool:
    """Whether a new block ends the scope of a title or label above it."""
    opener = scope.block
    if block.kind == "heading":
        return opener.kind != "heading" or opener.level >= block.level
    if opener.kind in ("heading", "summary"):
        return opener.kind == "summary" and block.kind == "summary"
    if opener.kind in ("title", "image"):
        return block.kind in ("title", "image")
    if block.kind in ("title", "image", "paragraph", "summary"):
        return not (
            opener.kind == "paragraph" and block.kind == "paragraph" and label is not None and body.text
        )
    if block.kind != "item":
        return False
    if opener.kind == "paragraph":
        return False
    if block.level != opener.level or _marker(block) != _marker(opener):
        return block.level < opener.level or (
            block.level == opener.level
            and _marker(block) == "1."
            and _marker(opener) != "1."
            and bool(body.text)
            and block.bold
            and label is not None
        )
    # Same depth, same bullet: a list that was flattened, unless the new item is the label's sibling.
    if label is not None and (not body.text or body.text.endswith(":")):
        return block.bold == opener.bold or block.bold
    first = next((node for node in earlier[-60:] if node.parents and node.parents[-1] is scope), None)
    if first is None or block.bold != opener.bold:
        return False
    child = (first.block.bold, _marker(first.block), first.block.level)
    return child != (block.bold, _marker(block), block.level)


def _marker(block: Block) -> str:
    return "1." if block.marker[:1].isdigit() else block.marker
