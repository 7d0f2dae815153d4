"""A JSON reader that keeps the place and the digits of everything.

It reads RFC 8259, and `NaN`, `Infinity` and `-Infinity`, which many programs write: whether such a value
may stand in a cell is for a rule to say. What it refuses: a name that stands twice in one object, for
one of the two would be lost, and nesting deeper than any real file has.
"""

import json
import re
from collections.abc import Iterator

from auditor.reading.files.syntax.offsets import without_surrogates
from auditor.reading.files.syntax.tree import MAX_DEPTH, Array, FormError, Node, Record, Scalar, short
from auditor.source import Span

_BLANKS = re.compile(r"[ \t\r\n]*")
_STRING = re.compile(r'"([^"\\\n]*+(?:\\.[^"\\\n]*+)*+)"')
_WORD = re.compile(r'[^\s,:\[\]{}"]+')
_NUMBER = re.compile(r"-?(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|Infinity)|NaN")
_CONSTANTS = frozenset(("true", "false", "null"))


def parse_json(text: str) -> Node:
    """The tree of a JSON text. Raises FormError."""
    reader = _Reader(text)
    node = reader.value(0)
    if reader.peek():
        raise FormError(reader.at, "something stands behind the end of the data")
    return node


class _Reader:
    """A place in the text that moves on as values are read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 1 if text.startswith("\ufeff") else 0

    def peek(self) -> str:
        """The next character that is no blank, or "" at the end."""
        blanks = _BLANKS.match(self.text, self.at)
        self.at = blanks.end() if blanks else self.at
        return self.text[self.at : self.at + 1]

    def value(self, depth: int) -> Node:
        if depth > MAX_DEPTH:
            raise FormError(self.at, f"lists and objects are nested more than {MAX_DEPTH} deep")
        match self.peek():
            case "{":
                return self._object(depth)
            case "[":
                return self._list(depth)
            case '"':
                return self._string()
            case _:
                return self._word()

    def _object(self, depth: int) -> Record:
        start = self.at
        keys: dict[str, Scalar] = {}
        values: list[Node] = []
        for _ in self._members("}"):
            if self.peek() != '"':
                raise FormError(self.at, "a name in double quotes is expected here")
            key = self._string()
            if key.text in keys:
                raise FormError(key.span.start, f"the name {short(key.text)} stands twice in one object")
            if self.peek() != ":":
                raise FormError(self.at, f"a colon is expected behind the name {short(key.text)}")
            self.at += 1
            keys[key.text] = key
            values.append(self.value(depth + 1))
        return Record(tuple(keys.values()), tuple(values), Span(start, self.at))

    def _list(self, depth: int) -> Array:
        start = self.at
        items = tuple(self.value(depth + 1) for _ in self._members("]"))
        return Array(items, Span(start, self.at))

    def _members(self, closing: str) -> Iterator[None]:
        """Stop before each member of a list or an object, and behind the bracket that closes it."""
        self.at += 1
        if self.peek() == closing:
            self.at += 1
            return
        while True:
            yield
            found = self.peek()
            self.at += 1
            if found == closing:
                return
            if found != ",":
                raise FormError(self.at - 1, f"a comma or the closing {closing} is missing here")

    def _string(self) -> Scalar:
        found = _STRING.match(self.text, self.at)
        if not found:
            raise FormError(self.at, "a string is not closed on its line")
        self.at = found.end()
        raw = found[1]
        span = Span(found.start(1), found.end(1))
        if "\\" not in raw:
            return Scalar(raw, span, quoted=True)
        try:
            text = str(json.loads(f'"{raw}"', strict=False))
        except ValueError:
            raise FormError(found.start(), "a string holds an escape that JSON does not know") from None
        return Scalar(without_surrogates(text), span, quoted=True, raw=raw)

    def _word(self) -> Scalar:
        found = _WORD.match(self.text, self.at)
        if not found:
            raise FormError(self.at, "a value is missing here")
        if found[0] not in _CONSTANTS and not _NUMBER.fullmatch(found[0]):
            raise FormError(self.at, f"{short(found[0])} is no JSON value")
        self.at = found.end()
        return Scalar(found[0], Span(*found.span()))
