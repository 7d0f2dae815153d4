"""Our own schema as YAML, which `auditor audit` reads like the document that it came from.

Numbers are written as they were, digit by digit. A text that some reader of YAML would take for a number,
a date or a truth value stands in quotes, so that no version of YAML changes it.
"""

import re
from collections.abc import Sequence
from typing import Any

import yaml

from auditor.extracts._plain import Data, Number
from auditor.extracts._transcription import all_data
from auditor.model import Document

_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_TAG = "tag:yaml.org,2002:"
_AMBIGUOUS = re.compile(r"[-+.~\d].*|nan|inf(?:inity)?|null|true|false|yes|no|on|off|y|n|", re.IGNORECASE)
_NEVER = 2**30

# What is longer gets a line, or lines, of its own.
FEW = 5
WORD = 60


def write(documents: Sequence[Document]) -> bytes:
    """One YAML document for each document."""
    nodes = [_node(data) for data in all_data(documents)]
    text: str = yaml.serialize_all(
        nodes, Dumper=_Dumper, allow_unicode=True, width=_NEVER, explicit_start=len(nodes) > 1
    )
    return text.encode()


def _node(data: Data) -> yaml.Node:
    if isinstance(data, dict):
        entries = [(_text(name), _node(value)) for name, value in data.items()]
        return yaml.MappingNode(f"{_TAG}map", entries, flow_style=_is_short(data))
    if isinstance(data, list):
        return yaml.SequenceNode(f"{_TAG}seq", [_node(item) for item in data], flow_style=_is_row(data))
    if isinstance(data, Number):
        return yaml.ScalarNode(f"{_TAG}{'float' if '.' in data else 'int'}", str(data))
    if isinstance(data, str):
        return _text(data)
    kinds = {bool: "bool", int: "int", type(None): "null"}
    return yaml.ScalarNode(f"{_TAG}{kinds[type(data)]}", "null" if data is None else str(data).lower())


def _text(text: str) -> yaml.Node:
    """A text; one with characters that no eye sees is escaped, one that is ambiguous quoted."""
    style = None
    if not text.isprintable():
        style = '"'
    elif _AMBIGUOUS.fullmatch(text):
        style = "'"
    return yaml.ScalarNode(f"{_TAG}str", text, style=style)


def _is_short(data: Data) -> bool:
    """Whether something fits into a line with others: a word, a number, a place, a cell spelled out."""
    if isinstance(data, dict):
        return len(data) <= FEW and all(_is_short(value) for value in data.values())
    if isinstance(data, list):
        return all(item is None or isinstance(item, int) for item in data)
    return not isinstance(data, str) or len(data) <= WORD


def _is_row(items: list[Data]) -> bool:
    """Whether a list is a row of short things; records among themselves get a line each."""
    return all(_is_short(item) for item in items) and not all(isinstance(item, dict) for item in items)
