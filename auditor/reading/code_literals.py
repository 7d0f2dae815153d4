"""The lists and tables of numbers that a block of code or JSON writes out, with the place of each value.

Read are Python, NumPy, pandas and JSON: `speed = np.array([[4, 5], [6, 7]])`, `pd.DataFrame(rows, index=["a"])`,
`{"x": [1, 2], "values": [[3, 4]]}`. Nothing is run; a block that is no such code gives nothing.
"""

import ast
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.reading.plain import Plain

LONGEST = 60_000
_CODE = re.compile(r"[\[{(]\s*[\[{\"'(]|=\s*\[|=\s*\{|:\s*\[")
_COMMENT = re.compile(r"[\])},; ]*#[ \t]*(?P<text>[^\n#]+)")
_OF_COLUMNS = frozenset(["DataFrame", "from_dict"])  # a table given column by column
# Functions whose result is another matrix than the one they are handed.
_CHANGING = frozenset(
    "transpose swapaxes flip flipud fliplr rot90 roll sorted reversed log log10 log2 log1p exp expm1 sqrt square abs"
    " negative cumsum diff normalize softmax add subtract multiply divide power range arange linspace".split()
)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A number, a string or a name that stands for a missing value."""

    text: Plain


@dataclass(frozen=True, slots=True)
class Listing:
    """A list, a tuple or an array of further things, with the comment behind each of them."""

    items: "tuple[Literal, ...]"
    comments: tuple[Plain, ...] = ()


@dataclass(frozen=True, slots=True)
class Mapping:
    """Things under names; `by_column` where each is a column of a table."""

    pairs: "tuple[tuple[Leaf, Literal], ...]"
    by_column: bool = False


Literal = Leaf | Listing | Mapping


@dataclass(frozen=True, slots=True)
class Named:
    """A literal with the name it is given, and the comment behind it."""

    name: str
    value: Literal
    comment: Plain


def named_literals(body: Plain) -> list[Named]:
    """All literals that a block gives a name, in order; one without has the name ""."""
    if len(body.text) > LONGEST or not _CODE.search(body.text):
        return []
    text, margin = _dedented(body.text)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
            reader = _Reader(body, text, margin)
            return [named for statement in tree.body for named in reader.statement(statement)]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []


def _dedented(text: str) -> tuple[str, int]:
    """The text without the margin that all its lines share."""
    lines = text.split("\n")
    margin = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip()), default=0)
    return "\n".join(line[margin:] for line in lines), margin


class _Reader:
    """Turns the nodes of a syntax tree into literals with places."""

    def __init__(self, body: Plain, text: str, margin: int) -> None:
        self.body = body
        self.margin = margin
        self.lines = text.split("\n")
        self.starts = [0]
        for line in body.text.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def statement(self, node: ast.stmt) -> Iterator[Named]:
        """The literals of one statement."""
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            yield from self._named(_name_of(node.targets[0]), node.value)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from self._named(_name_of(node.target), node.value)
        elif isinstance(node, ast.Expr) and not isinstance(node.value, ast.Tuple):
            yield from self._named("", node.value)

    def _named(self, name: str, node: ast.expr) -> Iterator[Named]:
        """A value and what is handed over with it: `DataFrame(rows, index=[...])`."""
        literal = self.literal(node)
        if literal is not None and not isinstance(literal, Leaf):
            yield Named(name, literal, self._comment(node))
        if isinstance(node, ast.Call):
            own = _name_of(node.func)
            if own in _CHANGING:
                return
            for argument in node.args if literal is None else ():
                yield from self._named(own, argument)
            for keyword in node.keywords:
                if keyword.arg and isinstance(keyword.value, ast.List | ast.Tuple | ast.Call):
                    yield from self._named(keyword.arg, keyword.value)

    def literal(self, node: ast.expr) -> Literal | None:
        """The literal that an expression is, or is made of: `np.array([...])` is its list."""
        if isinstance(node, ast.List | ast.Tuple):
            items = [self.literal(item) for item in node.elts]
            known = tuple(item for item in items if item is not None)
            comments = tuple(self._comment(item) for item in node.elts)
            return Listing(known, comments) if len(known) == len(items) and known else None
        if isinstance(node, ast.Dict):
            return self._mapping(node)
        if isinstance(node, ast.Call):
            return self._made(node)
        return self._leaf(node)

    def _mapping(self, node: ast.Dict) -> Mapping | None:
        if node.keys and all(isinstance(key, ast.Tuple) and key.elts for key in node.keys):
            return self._by_places(node)
        pairs = [
            (self._leaf(key), self.literal(value))
            for key, value in zip(node.keys, node.values, strict=True)
            if key is not None
        ]
        known = tuple((key, value) for key, value in pairs if key is not None and value is not None)
        return Mapping(known) if known else None

    def _by_places(self, node: ast.Dict) -> Mapping | None:
        """A mapping from tuples, as mappings within mappings: `{("a", "x"): 4}`."""
        places = [
            (
                [self._leaf(part) for part in key.elts] if isinstance(key, ast.Tuple) else [],
                self.literal(value),
            )
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        known = [
            ([part for part in path if part is not None], value)
            for path, value in places
            if value is not None and all(path)
        ]
        lengths = {len(path) for path, _ in known}
        return _nested(known) if len(lengths) == 1 and len(known) == len(places) else None

    def _made(self, node: ast.Call) -> Literal | None:
        """What is handed to a function, unless this makes something else of it: `transpose(rows)`, `range(1, 4)`."""
        called = _name_of(node.func)
        if called == "float" and len(node.args) == 1:
            return self._leaf(node)
        first = node.args[0] if node.args else next((k.value for k in node.keywords if k.arg == "data"), None)
        if called in _CHANGING or not isinstance(first, ast.List | ast.Tuple | ast.Dict | ast.Call):
            return None
        found = self.literal(first)
        if isinstance(found, Mapping) and called in _OF_COLUMNS and not _is_by_row(node):
            return replace(found, by_column=True)
        return None if isinstance(found, Leaf) else found

    def _leaf(self, node: ast.expr) -> Leaf | None:
        inner = node.operand if isinstance(node, ast.UnaryOp) else node
        if isinstance(inner, ast.Constant | ast.Name | ast.Attribute | ast.Call):
            text = self._text(node)
            return Leaf(text.part(1, len(text.text) - 1) if text.text[:1] in "\"'" else text)
        return None

    def _text(self, node: ast.expr) -> Plain:
        start = self._place(node.lineno, node.col_offset)
        end = self._place(node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)
        return self.body.part(start, end)

    def _place(self, line: int, column: int) -> int:
        """Where a place of the tree, counted in bytes, stands in the block."""
        before = self.lines[line - 1].encode()[:column].decode(errors="ignore")
        return self.starts[line - 1] + self.margin + len(before)

    def _comment(self, node: ast.expr) -> Plain:
        """The comment behind the end of an expression, on its own line."""
        start = self._place(node.end_lineno or node.lineno, node.end_col_offset or 0)
        found = _COMMENT.match(self.body.text, start)
        return (
            self.body.part(found.start("text"), found.end("text")) if found else self.body.part(start, start)
        )


def _nested(places: Sequence[tuple[Sequence[Leaf], Literal]]) -> Mapping:
    """Values below the parts of their paths, which are all as long, in the order in which these come first."""
    below: dict[str, tuple[Leaf, list[tuple[Sequence[Leaf], Literal]]]] = {}
    for (first, *rest), value in places:
        below.setdefault(first.text.text, (first, []))[1].append((rest, value))
    return Mapping(tuple((name, _nested(own) if own[0][0] else own[0][1]) for name, own in below.values()))


def _name_of(node: ast.expr) -> str:
    """The last name of a target or a function: `np.array`, `results["speed"]`."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return str(node.slice.value)
    return ""


def _is_by_row(node: ast.Call) -> bool:
    """Whether a table is made of rows, as `from_dict(..., orient="index")` tells."""
    told = [keyword.value for keyword in node.keywords if keyword.arg == "orient"]
    return any(isinstance(value, ast.Constant) and value.value == "index" for value in told)


def leaves(literal: Literal) -> Sequence[Leaf]:
    """The leaves of a flat list; nothing where it is none."""
    items = literal.items if isinstance(literal, Listing) else ()
    flat = [item for item in items if isinstance(item, Leaf)]
    return flat if len(flat) == len(items) else ()
