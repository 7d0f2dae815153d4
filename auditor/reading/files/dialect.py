"""What a kind of data file has to say of itself to be read."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from auditor.model import Document, Figure, Statement, Unread
from auditor.reading.files.syntax.csv_text import Row, parse_csv
from auditor.reading.files.syntax.json_text import parse_json
from auditor.reading.files.syntax.tree import Array, Node, Record, Scalar, Trail, children
from auditor.reading.files.syntax.yaml_text import parse_yaml
from auditor.source import Source

TREES = (".json", ".yaml", ".yml")
TABLES = (".csv", ".tsv")


@dataclass(frozen=True)
class DataFile:
    """A data file, whose text is parsed once, when a dialect first looks at it."""

    source: Source

    @cached_property
    def roots(self) -> tuple[Node, ...]:
        """The tree of a JSON file, or one for each document in a YAML file. Raises FormError."""
        if self.source.path.lower().endswith(".json"):
            return (parse_json(self.source.text),)
        return parse_yaml(self.source.text)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The records of a CSV or TSV file. Raises FormError."""
        return parse_csv(self.source.text, "\t" if self.source.path.lower().endswith(".tsv") else "")

    def records(self, wanted: Callable[[Record], bool]) -> Iterator[tuple[Trail, Record]]:
        """All records of that kind, wherever they stand, with the names on the way; none within another."""
        stack: list[tuple[Trail, Node]] = [((), root) for root in reversed(self.roots)]
        while stack:
            trail, node = stack.pop()
            if isinstance(node, Record) and wanted(node):
                yield trail, node
            elif not isinstance(node, Scalar):
                inner = [(trail + (name,) * bool(name), child) for name, child in children(node)]
                stack += [entry for entry in reversed(inner) if isinstance(entry[1], Record | Array)]


@dataclass(frozen=True, slots=True)
class Reading:
    """One figure of a data file; a statement's panel counts within the figure."""

    figure: Figure
    statements: tuple[Statement, ...] = ()
    unread: tuple[Unread, ...] = ()


@dataclass(frozen=True, slots=True)
class Dialect:
    """A kind of data file: its name, its suffixes, how sure a look is that it is one, and how it is read.

    `sniff` gives 0 for a file of another kind, 1 where it may be this one, 2 where it surely is; the
    surest dialect reads the file.
    """

    name: str
    suffixes: tuple[str, ...]
    sniff: Callable[[DataFile], int]
    read: Callable[[DataFile], Document]


def tree_dialect(
    name: str, is_figure: Callable[[Record], bool], read: Callable[[Trail, Record], Reading]
) -> Dialect:
    """A dialect whose figures are records of one kind, which may stand anywhere in the tree."""

    def sniff(file: DataFile) -> int:
        return 2 if next(file.records(is_figure), None) else 0

    def read_all(file: DataFile) -> Document:
        return document(file.source, [read(trail, record) for trail, record in file.records(is_figure)])

    return Dialect(name, TREES, sniff, read_all)


def document(source: Source, readings: Iterable[Reading]) -> Document:
    """The document that some figures make."""
    figures: list[Figure] = []
    statements: list[Statement] = []
    unread: list[Unread] = []
    before = 0
    for reading in readings:
        figures.append(reading.figure)
        statements += [
            s if s.panel is None else replace(s, panel=s.panel + before) for s in reading.statements
        ]
        unread += reading.unread
        before += len(reading.figure.panels)
    return Document(source, tuple(figures), tuple(statements), tuple(unread))
