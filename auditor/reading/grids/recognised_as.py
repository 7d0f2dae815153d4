"""A confusion matrix told class by class, how often behind as what: "Oak was read as oak in 88% and as ash in 12%"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import RECOGNISED, Entry, Form, Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences
from auditor.reading.taken_as import AS, BE, MISTAKEN, TAKEN
from auditor.reading.values import read_value

_NAME = r"[^\s,;:()]+(?:\s[^\s,;:()]+){0,2}?"
_HEAD = re.compile(
    rf"^(?:(?:an?|the|of|true|actual|real)\s+)*(?P<name>{_NAME})\s+{BE}\s+(?:{TAKEN}|{MISTAKEN}|predicted|called|labell?ed|read)\s+",
    re.IGNORECASE,
)
_ITEM = re.compile(
    rf"(?:(?:{AS})\s+)?(?:(?:an?|the)\s+)?(?P<name>{_NAME})\s+(?:in|with|for|at)\s+"
    r"(?P<value>[~≈]?\d[\d,]*(?:\.\d+)?\s?%?)(?:\s+(?:of\s+)?(?:the\s+|all\s+|its\s+)?(?:cases?|times?|samples?|images?|instances?)\b)?",
    re.IGNORECASE,
)
_JOINT = re.compile(r"\s*(?:[,;]\s*(?:and\s+)?|and\s+)")
_FEWEST = 2


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each class that a sentence tells something was taken for, and how often."""
    if node.block.kind not in ("paragraph", "item"):
        return
    end = 0
    for sentence in sentences(node.body):
        end = node.body.text.index(sentence.text, end) + len(sentence.text)
        whole = sentence.part(0, len(sentence.text.rstrip(" .;")))
        head = _HEAD.match(whole.text)
        values = _values(whole, head.end()) if head else []
        if head and len(values) >= _FEWEST:
            own = _key(whole, head, "true")
            yield from (Entry(node, RECOGNISED, (own,), (value,), consumed=end) for value in values)


def _values(text: Plain, position: int) -> list[Value]:
    """How often each class was meant; nothing where anything else is said."""
    values: list[Value] = []
    while found := _ITEM.match(text.text, position):
        value = read_value(text.part(*found.span("value")))
        if value is None:
            return []
        values.append(replace(value[0], keys=(_key(text, found, "predicted"),)))
        if found.end() == len(text.text):
            return values
        joint = _JOINT.match(text.text, found.end())
        if not joint:
            return []
        position = joint.end()
    return []


def _key(text: Plain, found: re.Match[str], name: str) -> Key:
    part = text.part(*found.span("name"))
    return Key(part.text.strip("\"'“”‘’"), part.span(), name)


FORM = Form("recognised as", 46, read)
