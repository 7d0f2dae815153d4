"""A YAML reader that keeps the place of everything and constructs nothing.

PyYAML's parser gives the events; no tag, number, date or truth value is resolved, so that YAML 1.1's
readings of `no`, `012`, `12:30` and `1e3` never change a value. Aliases may repeat no more than a small
multiple of the file, which keeps reading linear and a "billion laughs" file harmless.
"""

import re
from collections.abc import Iterator
from typing import Any

import yaml
import yaml.reader

from auditor.reading.files.syntax.offsets import without_surrogates
from auditor.reading.files.syntax.tree import MAX_DEPTH, Array, FormError, Node, Record, Scalar, short
from auditor.source import Span

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_FORBIDDEN = yaml.reader.Reader.NON_PRINTABLE
_TAG = re.compile(r"!\S*")
_BLANKS = re.compile(r"\s*")
MERGE = "<<"

# An axis or a legend that all panels of a figure share is a small part of its file; ten times the file
# is far more than people repeat.
ALIAS_SHARE = 10
ALIAS_FLOOR = 10_000


def parse_yaml(text: str) -> tuple[Node, ...]:
    """The trees of all documents in a YAML text. Raises FormError."""
    shift = 1 if text.startswith("\ufeff") else 0
    if found := _FORBIDDEN.search(text):
        raise FormError(found.start(), "a control character stands in the text, which YAML does not allow")
    try:
        return tuple(_Reader(text, shift).documents())
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        offset = mark.index + shift if mark else 0
        raise FormError(offset, f"the YAML is malformed ({_problem(error)})") from None
    except (yaml.YAMLError, UnicodeError):
        raise FormError(0, "the text cannot be read as YAML") from None


def _problem(error: yaml.MarkedYAMLError) -> str:
    """What is wrong, in the parser's words. Its own limit on nesting may be met before ours."""
    return " ".join((error.problem or error.context or "syntax error").split())


class _Reader:
    """Trees from events; `sizes` are the characters that each anchored node stands for."""

    def __init__(self, text: str, shift: int) -> None:
        self.text = text
        self.shift = shift
        self.events: Iterator[Any] = yaml.parse(text[shift:], Loader=_Loader)
        self.anchors: dict[str, tuple[Node, int]] = {}
        self.repeated = 0

    def documents(self) -> Iterator[Node]:
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                self.anchors.clear()
                yield self._node(next(self.events), 0)

    def _span(self, event: Any) -> Span:
        return Span(event.start_mark.index + self.shift, event.end_mark.index + self.shift)

    def _node(self, event: Any, depth: int) -> Node:
        start = self._span(event)
        if isinstance(event, yaml.AliasEvent):
            return self._repeat(event.anchor or "", start.start)
        if depth > MAX_DEPTH:
            raise FormError(start.start, f"lists and mappings are nested more than {MAX_DEPTH} deep")
        before = self.repeated
        if isinstance(event, yaml.ScalarEvent):
            node: Node = self._scalar(event, start)
        elif isinstance(event, yaml.SequenceStartEvent):
            node = self._array(start, depth)
        else:
            node = self._record(start, depth)
        if event.anchor:
            self.anchors[event.anchor] = (node, len(node.span) + self.repeated - before)
        return node

    def _repeat(self, anchor: str, offset: int) -> Node:
        if anchor not in self.anchors:
            raise FormError(offset, f"the alias *{anchor} stands before its anchor, or within it")
        node, size = self.anchors[anchor]
        self.repeated += size
        if self.repeated > ALIAS_FLOOR + ALIAS_SHARE * len(self.text):
            raise FormError(offset, "the aliases repeat far more data than the file holds")
        return node

    def _scalar(self, event: Any, span: Span) -> Scalar:
        if event.anchor or event.tag:
            span = self._behind_properties(event.anchor or "", span)
        quoted = event.style in ("'", '"')
        if quoted:
            span = Span(span.start + 1, max(span.start + 1, span.end - 1))
        elif event.style in ("|", ">"):
            newline = self.text.find("\n", span.start, span.end)
            span = Span(newline + 1 if newline >= 0 else span.end, span.end)
        raw = self.text[span.start : span.end]
        text = without_surrogates(event.value)
        return Scalar(text, span, quoted or event.style in ("|", ">"), "" if raw == text else raw)

    def _behind_properties(self, anchor: str, span: Span) -> Span:
        """The span without the anchor and the tag that may stand before a value."""
        at = span.start
        while self.text.startswith(("&", "!"), at):
            tag = _TAG.match(self.text, at)
            at = tag.end() if tag else at + 1 + len(anchor)
            blanks = _BLANKS.match(self.text, at)
            at = blanks.end() if blanks else at
        return Span(min(at, span.end), span.end)

    def _array(self, start: Span, depth: int) -> Array:
        items: list[Node] = []
        for event in self.events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            items.append(self._node(event, depth + 1))
        return Array(tuple(items), self._extent(start, items))

    def _record(self, start: Span, depth: int) -> Record:
        entries: dict[str, tuple[Scalar, Node]] = {}
        merged: list[Record] = []
        for event in self.events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            key = self._key(event, depth)
            value = self._node(next(self.events), depth + 1)
            if key.text == MERGE and not key.quoted:
                merged += [node for node in _alternatives(value) if isinstance(node, Record)]
            elif key.text in entries:
                raise FormError(key.span.start, f"the key {short(key.text)} stands twice in one mapping")
            else:
                entries[key.text] = (key, value)
        span = self._extent(start, [value for _, value in entries.values()])
        for base in merged:
            for key, value in zip(base.keys, base.values, strict=True):
                entries.setdefault(key.text, (key, value))
        return Record(tuple(k for k, _ in entries.values()), tuple(v for _, v in entries.values()), span)

    def _key(self, event: Any, depth: int) -> Scalar:
        node = self._node(event, depth + 1)
        if isinstance(node, Scalar):
            return node
        raise FormError(self._span(event).start, "a key has to be a single word or text")

    def _extent(self, start: Span, members: list[Node]) -> Span:
        """From the opening to the last member that stands behind it (an alias stands elsewhere)."""
        ends = [member.span.end for member in members if member.span.start >= start.start]
        return Span(start.start, max(ends, default=start.end))


def _alternatives(node: Node) -> tuple[Node, ...]:
    return node.items if isinstance(node, Array) else (node,)
