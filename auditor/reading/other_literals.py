"""Grids that a fenced block writes out in a language of data: code, JSON in lines, YAML, TOML and INI.

Whatever the language, the block becomes the same tree of mappings, lists and leaves; nothing is run. A block that is no
matrix or list of records in that tree is left to the forms that read columns.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from auditor.reading.code_literals import (
    LONGEST,
    Leaf,
    Listing,
    Literal,
    Mapping,
    Named,
    leaves,
    named_literals,
)
from auditor.reading.plain import Plain

_YAML_LINE = re.compile(
    r"\s*(?:- |-$|#|---$|[\]}]|[^\s:#][^:\n]*?:(?:\s|$)|\S[^\n]*\S:(?:\s|$)|[\"'\w.,\s{\[-]+[,\]}]+\s*$)"
)
_SECTION = re.compile(r"[ \t]*\[{1,2}(?P<name>[^\[\]\n]{1,120})\]{1,2}[ \t]*(?:[#;].*)?$")
_SETTING = re.compile(
    r"[ \t]*(?P<key>\"[^\"\n]{1,80}\"|'[^'\n]{1,80}'|[^\s=#;\[\"'][^=#\n]{0,80}?)[ \t]*=[ \t]*(?P<value>[^#\n]*)$"
)
_DOTTED = re.compile(r"\"[^\"]*\"|'[^']*'|[^.\"']+")
_ITEM = re.compile(r"\"[^\"]*\"|'[^']*'|[^\s,\[\]][^,\[\]]*")
_FEWEST = 2


def literals_of(body: Plain) -> list[Named]:
    """All literals that a block gives a name, in whichever language; one without has the name ""."""
    found = _by_lines(named_literals(body))
    if found or len(body.text) > LONGEST:
        return found
    readers: tuple[Callable[[Plain], Literal | None], ...] = (_settings, _yaml)
    for read in readers:
        tree = read(body)
        if tree is not None and _holds_lines(tree):
            return [Named("", tree, body.part(len(body.text)))]
    return []


def _by_lines(found: list[Named]) -> list[Named]:
    """Records that each stand in a line of their own, as one list of them."""
    own = [named.value for named in found if not named.name and isinstance(named.value, Mapping)]
    alike = len({tuple(key.text.text for key, _ in mapping.pairs) for mapping in own}) == 1
    if len(own) < _FEWEST or len(own) < len(found) or not alike:
        return found
    return [Named("", Listing(tuple(own)), found[-1].comment)]


def _holds_lines(literal: Literal) -> bool:
    """Whether a tree has two lines of several leaves each, side by side: a grid, or records."""
    if isinstance(literal, Leaf):
        return False
    inner = [own for _, own in literal.pairs] if isinstance(literal, Mapping) else list(literal.items)
    lines = [own for own in inner if _width(own) >= _FEWEST]
    return len(lines) >= _FEWEST or any(_holds_lines(own) for own in inner)


def _width(literal: Literal) -> int:
    """How many leaves a line has; 0 for what is none."""
    if isinstance(literal, Mapping):
        return len(literal.pairs) if all(isinstance(own, Leaf) for _, own in literal.pairs) else 0
    return len(leaves(literal))


# --- YAML -------------------------------------------------------------------------------------------


def _yaml(body: Plain) -> Literal | None:
    lines = [line for line in body.text.split("\n") if line.strip()]
    if len(lines) < _FEWEST or not all(map(_YAML_LINE.match, lines)):
        return None
    from auditor.reading.files.syntax.tree import Array, FormError, Node, Record, Scalar
    from auditor.reading.files.syntax.yaml_text import parse_yaml  # slow to import, and seldom needed

    def placed(scalar: Scalar) -> Leaf:
        offsets = scalar.plain.offsets
        return Leaf(Plain(scalar.text, tuple(body.offsets[at] for at in offsets)))

    def told(node: Node) -> Literal | None:
        if isinstance(node, Scalar):
            return placed(node)
        if isinstance(node, Array):
            items = [own for item in node.items if (own := told(item)) is not None]
            return Listing(tuple(items)) if items else None
        assert isinstance(node, Record)
        pairs = [(placed(key), told(value)) for key, value in zip(node.keys, node.values, strict=True)]
        known = tuple((key, value) for key, value in pairs if value is not None)
        return Mapping(known) if known else None

    try:
        roots = parse_yaml(body.text)
    except FormError:
        return None
    return told(roots[0]) if len(roots) == 1 else None


# --- TOML and INI -------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Tree:
    """A section that is being filled: its entries by their names, in their order."""

    entries: dict[str, "tuple[Plain, Literal | _Tree]"] = field(default_factory=dict)


def _settings(body: Plain) -> Literal | None:
    """The sections of a file of settings, each a mapping below the names in its head."""
    tree = _Tree()
    at = tree
    for line in _lines(body):
        if not line.text or line.text.startswith(("#", ";")):
            continue
        if section := _SECTION.match(line.text):
            at = tree
            for name in _pieces(line.part(*section.span("name")), _DOTTED):
                at = _below(at, name)
        elif (setting := _SETTING.match(line.text)) and (value := _set(line.part(*setting.span("value")))):
            key = _unquoted(line.part(*setting.span("key")))
            at.entries[key.text] = (key, value)
        else:
            return None
    return _mapping(tree)


def _below(at: _Tree, name: Plain) -> _Tree:
    found = at.entries.get(name.text)
    if found is not None and isinstance(found[1], _Tree):
        return found[1]
    inner = _Tree()
    at.entries[name.text] = (name, inner)
    return inner


def _mapping(tree: _Tree) -> Mapping | None:
    pairs: list[tuple[Leaf, Literal]] = []
    for name, own in tree.entries.values():
        value = _mapping(own) if isinstance(own, _Tree) else own
        if value is not None:
            pairs.append((Leaf(name), value))
    return Mapping(tuple(pairs)) if pairs else None


def _set(text: Plain) -> Literal | None:
    """What a setting is set to: a flat list, or a single value."""
    if text.text.startswith("[") and text.text.endswith("]"):
        items = tuple(Leaf(own) for own in _pieces(text.part(1, len(text.text) - 1), _ITEM))
        return Listing(items) if items else None
    return Leaf(_unquoted(text)) if text.text else None


def _pieces(text: Plain, pattern: re.Pattern[str]) -> Iterator[Plain]:
    return (_unquoted(text.part(*found.span())) for found in pattern.finditer(text.text))


def _unquoted(text: Plain) -> Plain:
    quoted = len(text.text) > 1 and text.text[0] == text.text[-1] and text.text[0] in "\"'"
    return text.part(1, len(text.text) - 1) if quoted else text


def _lines(body: Plain) -> Iterator[Plain]:
    position = 0
    for line in body.text.split("\n"):
        yield body.part(position, position + len(line))
        position += len(line) + 1
