"""Blocks with the scope they stand in: under which headings, titles and labels, and with which label.

Lists come nested by indentation, but as often flattened, with a label of no text ("**Values**:") as the
parent of the items behind it. `Node.parents` puts both right.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.reading.block import TITLES, Block
from auditor.reading.list_heads import bare_values, heads_of_lists, name_end, remarked_heads
from auditor.reading.plain import Plain
from auditor.reading.run_in import label_end
from auditor.reading.sentences import is_abbreviation
from auditor.reading.source_lines import DOTTED
from auditor.reading.titles_above import titles_above

_LONGEST_LABEL = 110
_FEW_WORDS = 10  # of a title
_MOST_DOTTED = 3  # words of a label before a line of dots
DEEPEST = 40  # nesting beyond that is no document's, and would make reading slow
_FIGURE = re.compile(
    r"(?:[\W\d]{0,8})(?:supplementary\s+|supp\.?\s+|extended data\s+)?(?:fig(?:ure|\.)?|heat\s?map|chart"
    r"|image|plot)s?\s*#?(?:\d{1,3}|[A-Z]\b|S\d{1,2}|[IVX]{1,4}\b)",
    re.IGNORECASE,
)
# "Fig. 9 is a confusion matrix with the true class on the y-axis ...", right below a title.
_DESCRIBES = re.compile(
    r"(?:(?:in\s+)?(?:the|this|our)\s+)?(?:[\w-]+\s+){0,2}?(?:fig(?:ure|\.)?|image|heat\s?map|matrix|grid|chart|plot|diagram|picture)\b"
    r"(?=.{0,400}\b(?:(?:[xy]|horizontal|vertical)[\s-]ax[ie]s|rows|columns)\b)"
    r"(?:[^.]|\.(?=\S)|(?<=fig)\.){0,60}?\b(?:is|are|shows?|gives?|plots?|holds?|contains?|displays?|presents?|has|lists?|puts?|crosses)\b",
    re.IGNORECASE | re.DOTALL,
)
_REMARKS = re.compile(
    r"(?:(?:a few|some|key|main|other|further|general|my|our)\s+)?(?:remarks|observations?|findings|comments"
    r"|notes|conclusions?"
    r"|insights|takeaways|results|thoughts)\s*[.:–—-]?",
    re.IGNORECASE,
)
_LETTERED = re.compile(r"\([a-z]\)\s+[^.:;]{1,60}:?")
_LETTER = re.compile(r"\([a-z]\)\s")
_BRACKET = re.compile(r"\([^()]*\)")
_DATA = ("item", "table", "fence", "math", "image")
_DASH_LABEL = re.compile(r"\s+[—–]\s+")
# "x — Dose, ticks at 1, 2 and 5", "colour – grams"
_COLON = re.compile(r"(?<!\d):|:(?!\d\d)")  # none of a time: "06:00"
_SIDE_LABEL = re.compile(r"(?:[xy]|colou?rs?|rows|columns)(?P<dash>\s+[—–]\s+)(?=[^\W\d])", re.IGNORECASE)
_VALUED = re.compile(r":\s+[~≈]?[-+−]?\d")
# "oak → 4": a line that tells a place and its value.
_POINT = re.compile(r"[^:=→]{1,60}\s*(?:→|->|=)\s*[~≈]?[-+−]?[\d.]")


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A block, split into its label and its body, below the nodes whose scope it stands in."""

    block: Block
    label: Plain | None
    body: Plain
    parents: tuple["Node", ...] = ()

    @property
    def is_title(self) -> bool:
        """Whether the block names what follows instead of saying something."""
        if self.block.kind in TITLES or self.block.head:
            return True
        return self.label is not None and (not self.body.text or self.body.text.endswith(":"))

    @property
    def is_section(self) -> bool:
        """Whether the block opens a scope for declarations: a title, or a `<details>` block."""
        return self.is_title or self.block.kind == "break"

    @property
    def name(self) -> Plain:
        """The words by which the node scopes what follows: its label, or a title's whole text."""
        return self.label if self.label is not None else self.body


def outline(blocks: list[Block]) -> list[Node]:
    """Nodes for all blocks that hold text, in order."""
    nodes: list[Node] = []
    scope: list[Node] = []
    first_child: dict[int, Node] = {}
    titled = list(_with_titles(blocks))
    above = titles_above(titled)
    for block in titled:
        if block.kind == "break":
            scope = [node for node in scope if node.block.kind == "heading"]
            scope += [] if block.marker else [Node(block, None, block.content, tuple(scope))]
            continue
        label, body = _split_label(block)
        under = id(block) in above.recurring
        scope = [
            node
            for node in scope
            if (under and id(node.block) in above.openers)
            or not _ends(node, block, label, body, first_child)
            and not (id(block) in above.openers and id(node.block) in above.recurring)
        ]
        node = Node(block, label, body, tuple(scope[-DEEPEST:]))
        nodes.append(node)
        if scope:
            first_child.setdefault(id(scope[-1]), node)
        if node.is_title and block.content.text:
            scope = [*scope[-DEEPEST:], node]
    return nodes


def children_of(nodes: Sequence[Node]) -> dict[int, list[Node]]:
    """For each node, by its id, all nodes in its scope, in order."""
    found: dict[int, list[Node]] = {}
    for node in nodes:
        for parent in node.parents:
            found.setdefault(id(parent), []).append(node)
    return found


def _with_titles(blocks: list[Block]) -> Iterator[Block]:
    """The blocks, with list items that head a table or a picture (`1. **Oak**`) turned into titles."""
    lettered = _lettered_titles(blocks)
    heads, remarked = heads_of_lists(blocks), remarked_heads(blocks)
    for before, block, following in zip([None, *blocks], blocks, [*blocks[1:], None], strict=False):
        if block.kind in TITLES and following is not None and following.kind == "paragraph":
            yield replace(block, figure=bool(_DESCRIBES.match(following.text)))
            continue
        if id(block) in lettered:
            end = lettered[id(block)]
            yield replace(block, head=end) if end else replace(block, kind="title", level=7)
            continue
        if id(block) in heads:
            yield replace(block, named=True)
            continue
        if id(block) in remarked:
            yield replace(block, head=remarked[id(block)])
            continue
        if block.kind == "paragraph" and (
            _heads_indented(block, following) or _announces_remarks(block, following)
        ):
            yield replace(block, kind="title", level=7)
            continue
        if block.kind != "item" or following is None:
            yield block
            continue
        short = (
            len(_BRACKET.sub("", block.text).split()) <= 10
            and not _COLON.search(block.text.rstrip(": "))
            and not block.text.endswith(".")
        )
        listed = before is not None and _are_listed(before, block)
        if following.kind in ("table", "fence", "math", "image") and (block.named or short) and not listed:
            yield replace(block, kind="title", level=7)
        elif short and following.kind == "item" and following.level > block.level:
            yield replace(block, named=True)
        else:
            yield block


def _are_listed(before: Block, item: Block) -> bool:
    """Whether an item goes on with the list of the one before it, so that it is no title of what comes next."""
    return (
        before.kind == "item"
        and (before.level, _marker(before), before.named) == (item.level, _marker(item), item.named)
        and len(before.text.split()) <= _FEW_WORDS
    )


def _lettered_titles(blocks: Sequence[Block]) -> dict[int, int]:
    """Lines such as `(a) Dry soil`, where they stand above the data; below them they are captions.

    They are told by their blocks, with where the name of one ends that goes on with a remark: `(a) Dry soil, in grams`.
    """
    ends = {n: _lettered_end(b) for n, b in enumerate(blocks) if b.kind == "paragraph"}
    places = [n for n, end in ends.items() if end is not None]
    heads = [n for n in places if n + 1 < len(blocks) and blocks[n + 1].kind in _DATA]
    above = (
        len(places) > 1
        and heads == places
        and (places[0] == 0 or blocks[places[0] - 1].kind not in _DATA[1:])
    )
    return {id(blocks[n]): ends[n] or 0 for n in heads} if above else {}


def _lettered_end(block: Block) -> int | None:
    """Where the name of a lettered line ends, 0 where it is the whole of it; None for any other line."""
    if _LETTERED.fullmatch(block.text):
        return 0
    return (name_end(block) or None) if _LETTER.match(block.text) else None


def _heads_indented(block: Block, following: Block | None) -> bool:
    """`Model A` over indented lines such as `Task 1: 55.1`."""
    if following is None or following.kind != "paragraph" or following.level <= block.level:
        return False
    sentence, valued = block.text.endswith((".", "!", "?")), _VALUED.search(block.text)
    return len(block.text.split()) <= 6 and not sentence and not valued and ": " in following.text


def _announces_remarks(block: Block, following: Block | None) -> bool:
    """A line such as "remarks" or "What one sees" alone, right above a list."""
    return (
        following is not None
        and following.kind == "item"
        and "\n" not in block.text
        and bool(_REMARKS.fullmatch(block.text))
    )


def _split_label(block: Block) -> tuple[Plain | None, Plain]:
    content = block.content
    if block.kind not in ("item", "paragraph"):
        return None, content
    if block.named:
        return content.part(0, len(content.text.rstrip(" :"))), content.part(len(content.text))
    if block.head:
        return content.part(0, block.head), content.part(content.text.index(" ", block.head) + 1)
    if side := _SIDE_LABEL.match(content.text):
        return content.part(0, side.start("dash")), content.part(side.end())
    if content.text.endswith(":") and (stop := _bold_stop(content)):
        return content.part(0, stop), content.part(stop + 1)
    colon = (_bold_end(content) if block.bold else None) or _label_end(content.text)
    if colon is not None and (block.kind == "item" or colon == len(content.text) - 1 or colon < 60):
        return content.part(0, colon), content.part(colon + 1)
    if (dotted := DOTTED.match(content.text)) and len(dotted["label"].split()) <= _MOST_DOTTED:
        return content.part(*dotted.span("label")), content.part(dotted.end())
    head = label_end(content)
    if head:
        return content.part(0, head), content.part(head + 1)
    dash = _DASH_LABEL.search(content.text)
    if dash and block.bold and dash.start() < 60 and "→" not in content.text[: dash.start()]:
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
        elif character in ".!?" and depth == 0 and position > 3 and _ends_sentence(text, position):
            return None
    return None


def _bold_end(content: Plain) -> int | None:
    """The colon right behind the bold text that a line begins with, or its last sign: "**Oak: dry**: 4, 5"."""
    text, places = content.text, content.offsets
    for found in re.finditer(r":(?=\s|$)", text[: _LONGEST_LABEL + 1]):
        at = found.start()
        before, behind = places[at] - places[at - 1] > 2, places[at + 1] - places[at] > 2
        if at and (before or behind):
            return at
    return None


def _bold_stop(content: Plain) -> int | None:
    """The full stop behind the bold name of a line that leads to a list: "**Oak.** The first (1) and last (9):"."""
    text, places = content.text, content.offsets
    stop = text.find(". ", 0, _LONGEST_LABEL)
    return stop if stop > 0 and places[stop + 1] - places[stop] > len("**") else None


def _ends_sentence(text: str, position: int) -> bool:
    following = text[position + 1 : position + 3]
    return following[:1] == " " and not following[1:].islower() and not is_abbreviation(text[: position + 1])


def _ends(scope: Node, block: Block, label: Plain | None, body: Plain, first_child: dict[int, Node]) -> bool:
    """Whether a new block ends the scope of a title or label above it."""
    opener = scope.block
    if opener.kind == "break":
        return False
    if opener.quoted and not block.quoted and not _heads_unquoted(scope, block, first_child):
        return opener.kind != "heading"
    if block.kind == "heading":
        return opener.kind != "heading" or _rank(opener) >= _rank(block)
    if opener.kind in ("heading", "summary"):
        return opener.kind == "summary" and block.kind == "summary"
    if opener.kind in ("title", "image"):
        return block.kind in ("title", "image") and _rank(opener) >= _rank(block)
    if block.kind in ("title", "image", "paragraph", "summary"):
        first = first_child.get(id(scope))
        if (
            opener.kind == "paragraph"
            and first is not None
            and first.block.level > opener.level >= block.level
        ):
            return True  # what stood below it was indented
        tells = (label is not None and bool(body.text)) or bool(
            _POINT.match(block.text) or bare_values(block)
        )
        below = opener.kind == "paragraph" or (opener.kind == "item" and block.level > opener.level)
        return not (below and block.kind == "paragraph" and tells)
    if block.kind == "item" and opener.kind == "paragraph":
        first = first_child.get(id(scope))
        indented = first is not None and first.block.kind == "item" and first.block.level > opener.level
        return indented and block.level <= opener.level
    if block.kind != "item":
        return False
    return _item_ends(scope, block, label, body, first_child)


def _heads_unquoted(scope: Node, block: Block, first_child: dict[int, Node]) -> bool:
    """Whether a title in a quote has nothing of its own there, and heads what stands outside: "> **1998**"."""
    first = first_child.get(id(scope))
    data = block.kind in _DATA if first is None else not first.block.quoted
    return scope.block.kind == "title" and data


def _item_ends(
    scope: Node, block: Block, label: Plain | None, body: Plain, first_child: dict[int, Node]
) -> bool:
    """Whether an item ends the scope of a label that is an item itself."""
    opener = scope.block
    if block.level != opener.level or _marker(block) != _marker(opener):
        numbered = _marker(block) == "1." and _marker(opener) != "1."
        same = block.level == opener.level and numbered
        return block.level < opener.level or (same and bool(body.text) and block.bold and label is not None)
    # Same depth, same bullet: a list that was flattened, unless the new item is the label's sibling.
    if label is not None and (not body.text or body.text.endswith(":")):
        return block.bold == opener.bold or block.bold
    first = first_child.get(id(scope))
    if first is None:
        return False
    child = (first.block.bold, _marker(first.block), first.block.level)
    return child != (block.bold, _marker(block), block.level)


def _rank(block: Block) -> int:
    """How high a heading or a title stands; one that counts figures stands above others of its level."""
    return 2 * block.level - counts_figures(block)


def counts_figures(block: Block) -> bool:
    """Whether a title counts a figure: "Figure 2: ...", "Heatmap B"."""
    return block.kind in TITLES and bool(_FIGURE.match(block.text))


def _marker(block: Block) -> str:
    """The kind of an item's bullet: all numbers are one, and all letters."""
    bare = block.marker.strip("().")
    return "1." if bare.isdigit() else "a)" if bare.isalpha() else block.marker
