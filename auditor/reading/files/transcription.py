"""Our own schema, in YAML or JSON: everything that a document transcribes, written down outright.

::

    figures:
      - name: Yield by depth and salt
        legends: [{label: Yield, low: 20, high: 90}]
        panels:
          - name: Rye
            rows: {label: Depth, ticks: ['15', '30']}
            columns: {label: Salt, ticks: ['0.1', '0.2']}
            cells:
              - [61.90, {value: 63.8, note: amber}]
              - [~58, {missing: N/A}]
            statements: [The highest value is 63.8.]
    claims: []

Numbers keep their digits: 61.90 is not 61.9. A cell that is null is one that the document does not write;
`missing` is one that it writes as missing. `points` name their row and column instead. `at` are
positions, row and column, counted from 1. The schema is published as docs/transcription.schema.json.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from auditor.model import Document, Figure, GivenClaim, Panel, Statement, Unread
from auditor.reading.files.dialect import TREES, DataFile, Dialect, Reading, document
from auditor.reading.files.own.panels import PANEL, head, panel
from auditor.reading.files.own.scales import declaration, legend
from auditor.reading.files.own.strict import items, keys, place, position, record, scalar, text, texts
from auditor.reading.files.syntax.tree import Array, Node, Record, Scalar, records_of
from auditor.source import Span

DOCUMENT = keys("figures statements unread notes claims derived $schema")
FIGURE = keys("name panels legends axes statements claims $schema")
STATEMENT = keys("text panel trail at section")
UNREAD = keys("text reason")


def _roots(file: DataFile) -> tuple[Node, ...]:
    """The documents of a file; a list of them counts as several."""
    return tuple(root for node in file.roots for root in (node.items if isinstance(node, Array) else (node,)))


def _sniff(file: DataFile) -> int:
    roots = _roots(file)
    return 2 if roots and all(isinstance(root, Record) and _is_ours(root) for root in roots) else 0


def _is_ours(root: Record) -> bool:
    """A document, or only its one figure, or only the panel of that."""
    names = {key.text for key in root.keys}
    return bool(
        (names <= DOCUMENT and "figures" in names)
        or (names <= FIGURE and "panels" in names)
        or (names <= PANEL and names & {"cells", "points"})
    )


def given_claims(file: DataFile) -> tuple[GivenClaim, ...]:
    """The claims that a file of this schema gives outright: each an object, or the text of one."""
    if not _sniff(file):
        return ()
    owners = (owner for root in records_of(Array(_roots(file), Span(0, 0))) for owner in _owners(root))
    return tuple(_given(claim) for owner in owners for claim in items(owner, "claims"))


def _given(node: Node) -> GivenClaim:
    text = node.text if isinstance(node, Scalar) else json.dumps(_as_json(node), ensure_ascii=False)
    return GivenClaim(text, node.span)


def _as_json(node: Node) -> Any:
    """A node as JSON would hold it; numbers stay the texts that they are, since their digits count."""
    if isinstance(node, Record):
        return {key.text: _as_json(value) for key, value in zip(node.keys, node.values, strict=True)}
    if isinstance(node, Array):
        return [_as_json(item) for item in node.items]
    if node.is_null:
        return None
    return node.is_true if not node.quoted and node.text.lower() in ("true", "false") else node.text


def _owners(root: Record) -> Iterator[Record]:
    yield root
    for name in ("figures", "panels"):
        for inner in records_of(root.get(name)):
            yield from _owners(inner)


def _read(file: DataFile) -> Document:
    read = Document(file.source)
    for root in _roots(file):
        read = _joined(read, _document(file, record(root, "a document")))
    return replace(read, claims=given_claims(file))


def _joined(one: Document, other: Document) -> Document:
    before = len(one.panels)
    statements = (s if s.panel is None else replace(s, panel=s.panel + before) for s in other.statements)
    return Document(
        one.source,
        one.figures + other.figures,
        (*one.statements, *statements),
        one.unread + other.unread,
        one.notes + other.notes,
        derived=one.derived + other.derived,
    )


def _document(file: DataFile, root: Record) -> Document:
    if "figures" not in root:
        return document(file.source, [_figure(root if "panels" in root else _wrapped(root))])
    read = document(file.source, [_figure(node) for node in items(root, "figures")])
    statements = tuple(_statement(node, None, len(read.panels)) for node in items(root, "statements"))
    return replace(
        read,
        statements=read.statements + statements,
        unread=tuple(_unread(node) for node in items(root, "unread")),
        notes=texts(root, "notes"),
        derived=tuple(_derived(node) for node in items(root, "derived")),
    )


def _derived(node: Node) -> Panel:
    root = record(node, "a derived table", PANEL)
    return panel(root, Figure("", head(root)), alone=True)


def _wrapped(root: Record) -> Record:
    """A figure that is nothing but one panel."""
    start = Span(root.span.start, root.span.start)
    return Record((Scalar("panels", start),), (Array((root,), root.span),), root.span)


def _figure(node: Node) -> Reading:
    root = record(node, "a figure", FIGURE)
    declared = tuple(declaration(item) for item in items(root, "axes"))
    legends = tuple(legend(item) for item in items(root, "legends"))
    figure = Figure(text(root, "name"), head(root), (), legends, declared)
    nodes = [record(item, "a panel", PANEL) for item in items(root, "panels")]
    panels = tuple(panel(item, figure, alone=len(nodes) == 1) for item in nodes)
    statements = [
        _statement(s, i, len(nodes)) for i, item in enumerate(nodes) for s in items(item, "statements")
    ]
    statements += [_statement(item, None, len(nodes)) for item in items(root, "statements")]
    return Reading(replace(figure, panels=panels), tuple(statements))


def _statement(node: Node, owner: int | None, panels: int) -> Statement:
    """A sentence, alone or with its scope; its `panel` counts from 1 within the figure or the document."""
    if isinstance(node, Scalar):
        return Statement(node.text, node.span, node.plain.offsets, owner)
    root = record(node, "a statement", STATEMENT)
    sentence = scalar(root.get("text"), "the 'text' of a statement", root.span.start)
    number = root.get("panel")
    return Statement(
        sentence.text,
        sentence.span,
        sentence.plain.offsets,
        owner if number is None else position(number, panels, "the 'panel' of a statement"),
        texts(root, "trail"),
        *place(root, (None, None)),
        section=text(root, "section"),
    )


def _unread(node: Node) -> Unread:
    root = record(node, "an unread line", UNREAD)
    line = scalar(root.get("text"), "the 'text' of an unread line", root.span.start)
    return Unread(line.span, text(root, "reason"))


DIALECT = Dialect("transcription", TREES, _sniff, _read)
