"""Names of rows and columns, as the data write them, kept whole where the text lists them as ticks.

"Castle, W. gate", "lime: sand" and "Oak (2 m)" hold signs that part a list. While axes are read such signs stand
veiled behind letters, so that a name is a single word; what is read is unveiled.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from auditor.model import Tick
from auditor.reading.axis_words import is_axis_label, is_positional, side_of
from auditor.reading.colours import TONE_OR_COLOUR
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose

_SIGNS = " ,;:.()[]/&|→–—-=+\"'“”‘’`"
_LETTERS = "".join(chr(0xA4D0 + number) for number in range(len(_SIGNS)))  # such as no document holds
_VEIL = str.maketrans(_SIGNS, _LETTERS)
_UNVEIL = str.maketrans(_LETTERS, _SIGNS)
_PARTING = re.compile(
    r"[,;:()/&|=→]|\.\s|\s(?:and|or|to|of|with|in|on|for|from|per|is|the|[–—-])\s", re.IGNORECASE
)
# What tells of an axis, or says something else, is no name: "Farms on the left", "The rows are the doses".
_SAYS = re.compile(
    r"\b(?:is|are|was|were|has|have|had|stands?|runs?|lists?|shows?|going|ax[ie]s|(?:on|at|along|across|down|up)\s+(?:the|its))\b"
    r"|\b(?:left|right|top|bottom)\s+to\s+(?:left|right|top|bottom)\b|[.;]\s[xy]$",
    re.IGNORECASE,
)
_JOINT = re.compile(r"\s*[,;/&|]\s*|\s+(?:and|or|vs\.?|to)\s+")
_BRACKET = re.compile(r"\((?P<inside>[^()]*)\)")
_FIELD = re.compile(r"\s*[,;\t|]\s*|\s{2,}")
_LATEX_CELL = re.compile(
    r"(?:^|&|\\\\)\s*(?:\\\w+line\s*)*(?P<cell>[^&\\\n{}]{3,60}?)\s*(?=&|\\\\)", re.MULTILINE
)
_BEHIND_A_NOUN = re.compile(
    r"[^\W\d_]{3,20}\s(?P<name>[^\s()][^()]{0,30}\s\([^()]{1,30}\))"
)  # "variety Rosa (late)"
_LONGEST = 60
_MOST = 400
_MOST_SIGNS = 20_000


def veiled(
    nodes: Sequence[Node], children: Mapping[int, list[Node]]
) -> tuple[list[Node], dict[int, list[Node]]]:
    """The nodes with their children, the names that the data write veiled in what is no data; else the same objects."""
    names = _parted(written(nodes), {name for node in nodes if node.label is None for name in _written(node)})
    if not names:
        return list(nodes), dict(children)
    pattern = re.compile(
        rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?!\w)"
    )
    other = {id(node): _veiled(node, pattern) for node in nodes}
    below = {
        id(other[key]): [other[id(own)] for own in found] for key, found in children.items() if key in other
    }
    return [other[id(node)] for node in nodes], below


def unveiled(
    found: Sequence[DeclaredAxis], seen: Sequence[Node], nodes: Sequence[Node]
) -> list[DeclaredAxis]:
    """The declarations as the text writes them, at the nodes (`nodes`) that were `seen` veiled."""
    origin = {id(own): node for own, node in zip(seen, nodes, strict=True)}
    return [_unveiled(declared, origin.get(id(declared.node), declared.node)) for declared in found]


def _unveiled(declared: DeclaredAxis, node: Node) -> DeclaredAxis:
    axis = declared.axis
    own = replace(
        axis,
        label=axis.label.translate(_UNVEIL),
        ticks=_plain(axis.ticks),
        aliases=tuple(alias.translate(_UNVEIL) for alias in axis.aliases),
    )
    return DeclaredAxis(
        own, node, tuple(_plain(ticks) for ticks in declared.lists), declared.said.translate(_UNVEIL)
    )


def _plain(ticks: Sequence[Tick]) -> tuple[Tick, ...]:
    return tuple(replace(tick, text=tick.text.translate(_UNVEIL)) for tick in ticks)


def _veiled(node: Node, pattern: re.Pattern[str]) -> Node:
    """The node with names veiled in its content; the node itself where it holds none."""
    if node.block.kind not in ("item", "paragraph", "image", "title", "heading"):
        return node
    body, content = _hidden(node.body, pattern), _hidden(node.block.content, pattern)
    if body is node.body and content is node.block.content:
        return node
    label = (
        _hidden(node.label, pattern) if node.label is not None and side_of(node.label.text) else node.label
    )
    return replace(node, block=replace(node.block, content=content), body=body, label=label)


def _hidden(text: Plain, pattern: re.Pattern[str]) -> Plain:
    hidden = pattern.sub(lambda found: found[0].translate(_VEIL), text.text)
    return Plain(hidden, text.offsets) if hidden != text.text else text


def written(nodes: Sequence[Node]) -> frozenset[str]:
    """What the data may call their rows and columns."""
    return frozenset(name for node in nodes for name in _written(node) if len(name) <= _LONGEST)


def _parted(names: frozenset[str], cells: Collection[str]) -> set[str]:
    """The names that hold a sign or a word which parts a list, each of which is no list itself.

    A list's pieces recur: some of a label's, all of a table's own cell ("dry, old" beside "dry, new" is none).
    """
    found = sorted(name for name in names if _may_be_parted(name))
    pieces = Counter(piece for name in found for piece in {*_JOINT.split(name)})
    alone = names - set(found)

    def is_list(name: str) -> bool:
        recurs = [pieces[piece] > 1 or piece in alone for piece in _JOINT.split(name) if piece != name]
        return bool(recurs) and (all(recurs) if name in cells else any(recurs))

    return {name for name in found[:_MOST] if not is_list(name)}


def _written(node: Node) -> Iterator[str]:
    """What may be names of rows and columns: heads and first cells of tables, labels of lines with numbers."""
    if node.block.rows:
        yield from (cell.text for cell in node.block.rows[0])
        yield from (row[0].text for row in node.block.rows[1:] if row)
    elif node.block.kind == "fence" and len(node.block.raw) < _MOST_SIGNS:
        lines = [_FIELD.split(line.strip()) for line in node.block.raw.split("\n") if line.strip()]
        yield from lines[0] if lines else ()
        yield from (fields[0] for fields in lines if len(fields) > 2)
    elif node.block.kind == "math" and len(node.block.raw) < _MOST_SIGNS:
        yield from (found["cell"].strip() for found in _LATEX_CELL.finditer(node.block.raw))
    elif node.label is not None and (_heads_a_list(node) or re.search(r"\d", node.body.text)):
        yield from _labels(node, node.label.text)


def _labels(node: Node, text: str) -> Iterator[str]:
    """A label of a line of data, and the name in it behind a noun."""
    if _SAYS.search(text) or is_axis_label(text) or in_prose(node):
        return
    yield text
    if own := _BEHIND_A_NOUN.fullmatch(text):
        yield own["name"]


def _heads_a_list(node: Node) -> bool:
    return node.block.kind == "item" and node.block.named and not node.body.text


def _may_be_parted(name: str) -> bool:
    if not _PARTING.search(name) or len(name) > _LONGEST or not re.match(r"[\w<>≤≥~]", name):
        return False
    if not re.search(r"[^\W\d_]{2}", name) or is_axis_label(name) or side_of(name):
        return False
    return not any(is_positional(own) or TONE_OR_COLOUR.search(own) for own in _BRACKET.findall(name))
