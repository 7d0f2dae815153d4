"""Columns known only from the brackets behind values: "Kiln 1: 31 (wet), 6 (dry)", "Kiln 2: 40 (wet), 9 (dry)"."""

import re
from collections.abc import Iterator, Sequence

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.colours import COLOUR
from auditor.reading.labels import canonical
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.source import Span

_BRACKET = re.compile(r"\((?P<key>[^()=:]{1,30})\)")
_VALUE_BEFORE = re.compile(r"\d[\d.,]*(?:\s?[^\W\d_]{1,7}|\s?%)?\s?$")
_LONGEST_VALUE = 24
_FEWEST = 2


def noted_in_values(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """The axis of the words in brackets, where all lines that have them have the same ones in the same order.

    It has no side, and serves only to tell a column from a remark: "4.5 (peak), 3.1 (dim)".
    """
    lists = [own for node in nodes for text in _texts(node) if len(own := tuple(_noted(text))) >= _FEWEST]
    named = {tuple(canonical(tick.text) for tick in own) for own in lists}
    if len(lists) < _FEWEST or len(named) != 1 or len(set(*named)) < len(lists[0]):
        return []
    return [AxisDeclaration("", "", Span(0, 0), lists[0])]


def _texts(node: Node) -> Sequence[Plain]:
    """What a labelled line says, or each sentence of another one."""
    if node.block.kind not in ("item", "paragraph") or in_prose(node):
        return ()
    return [node.body] if node.label is not None else list(sentences(node.block.content))


def _noted(body: Plain) -> Iterator[Tick]:
    text = body.text
    for found in _BRACKET.finditer(text):
        part = body.part(found.start("key"), found.end("key"))
        before = text[max(0, found.start() - _LONGEST_VALUE) : found.start()]
        if _VALUE_BEFORE.search(before) and not COLOUR.search(part.text):
            yield Tick(part.text, part.span(), number_of(part.text))
