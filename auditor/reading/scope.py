"""How far a declaration reaches: to the data of its own section, and of the sections below it.

A declaration stands in the innermost section that holds data: one under "Components" beside the data's
section "Values" serves both, one inside a figure's or a panel's own section serves no other.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from auditor.reading.outline import Node
from auditor.reading.sections import in_prose

_DATA_BLOCKS = ("table", "fence", "math")
_LIST = re.compile(
    r"^(?:[\w ]{0,40}:\s*)?[~≈(\[]?\s?[-+−]?\d[\d.,]*%?\s*\S{0,8}\s*(?:\([^)]*\))?\s*[,;|/]\s*[~≈]?[-+−]?\d"
)
_VALUE = re.compile(r"^(?:[\w ]{0,20}[=:]\s*)?[~≈]?\s?[-+−]?\d")
# "bed 3 4.1 5.2 6.0"
_BLANKED = re.compile(r"(?:\S{1,20}\s+){1,4}?(?:[~≈+−-]?\d[\d.]*%?\s+)+[~≈+−-]?\d[\d.]*%?")
# "hour 1 = 4; hour 2 = 7"
_PAIRED = re.compile(
    r"[^=:;,|]{1,40}[=:]\s?[~≈]?[-+−]?\d[\d.,]*\s?[^=:;,|\s]{0,8}\s*[;,|]\s*[^=:;,|]{1,40}[=:]\s?[~≈]?[-+−]?\d"
)
_FEWEST = 3
Path = tuple[int, ...]
T = TypeVar("T")


def path_of(node: Node) -> Path:
    """The sections that a node stands in, outermost first."""
    return tuple(id(parent) for parent in node.parents if parent.is_section)


def sections_with_data(nodes: Sequence[Node], declaring: set[int]) -> set[int]:
    """The sections in which lines stand that may be data: a block of it, two lists, or three values."""
    weight: Counter[int] = Counter()
    for node in nodes:
        if id(node) not in declaring and (own := _weight(node)):
            for section in path_of(node):
                weight[section] += own
    return {section for section, total in weight.items() if total >= _FEWEST}


def _weight(node: Node) -> int:
    if node.block.kind in _DATA_BLOCKS:
        return _FEWEST if any(character.isdigit() for character in node.block.raw) else 0
    if node.block.kind not in ("item", "paragraph") or in_prose(node):
        return 0
    if _PAIRED.match(node.block.content.text[:200]):
        return 2
    if node.label is None:
        return 2 * bool(_BLANKED.fullmatch(node.body.text[:200]))
    if _LIST.match(node.body.text):
        return 2
    return int(bool(_VALUE.match(node.body.text[:80])))


class Scoped(Generic[T]):
    """Things declared somewhere, found by section from a place that they reach, never by scanning."""

    def __init__(self, things: Sequence[tuple[Node, T]], with_data: set[int]) -> None:
        self.things = [thing for _, thing in things]
        self.by_path: dict[Path, list[T]] = {}
        for node, thing in things:
            path = path_of(node)
            if node.is_section and id(node) in with_data:
                path = (*path, id(node))
            while path and path[-1] not in with_data:
                path = path[:-1]
            self.by_path.setdefault(path, []).append(thing)

    def reaching(self, path: Path) -> Iterator[list[T]]:
        """What reaches a place, section by section, the innermost first."""
        for length in range(len(path), -1, -1):
            if found := self.by_path.get(path[:length]):
                yield found

    def all(self) -> list[T]:
        """Everything, wherever it is declared."""
        return self.things
