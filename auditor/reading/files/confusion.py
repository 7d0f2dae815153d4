"""Confusion matrices as programs save them: `confusion_matrix`, `labels`, `accuracy`, `per_class`.

The numbers beside the matrix are statements about it, each with the names above it as its headings. Which
side of the matrix is the actual class is known only where the file says so.
"""

from collections.abc import Iterator
from dataclasses import replace

from auditor.model import Figure, Statement
from auditor.reading.files.dialect import Reading, tree_dialect
from auditor.reading.files.grid import Side, from_matrix, panel_of
from auditor.reading.files.parts import counted_ticks, title_of
from auditor.reading.files.syntax.tree import Array, Node, Record, Scalar, Trail
from auditor.reading.files.values import node_value, read_number, rows_of, ticks_of, widest
from auditor.source import Span

_MATRIX = "confusion_matrix"
_LABELS = ("labels", "classes", "class_names", "categories", "target_names")
_ACTUAL = ("true_labels", "actual_labels", "actual")
_PREDICTED = ("predicted_labels", "pred_labels", "predicted")
_TITLES = ("title", "name", "model")
_STRUCTURE = frozenset((_MATRIX, *_LABELS, *_ACTUAL, *_PREDICTED, *_TITLES))


def _is_figure(record: Record) -> bool:
    return bool(record.array(_MATRIX)) and all(isinstance(row, Array) for row in record.array(_MATRIX))


def _read(trail: Trail, record: Record) -> Reading:
    matrix = record.array(_MATRIX)
    rows = rows_of(matrix)
    labels = _first(record, _LABELS)
    actual, predicted = _first(record, _ACTUAL), _first(record, _PREDICTED)
    grid = from_matrix(
        ticks_of(actual or labels) or counted_ticks(matrix),
        ticks_of(predicted or labels) or counted_ticks(widest(rows)),
        [[node_value(node) for node in row] for row in rows],
    )
    name = next((title for key in _TITLES if (title := title_of(record, key))), trail[-1] if trail else "")
    span = record.keys[0].span
    known = bool(actual and predicted)
    sides = (Side("Actual"), Side("Predicted")) if known else (Side(), Side())
    panel = panel_of(grid, name, span, *sides, figure=name)
    panel = replace(panel, orientation="actual" if known else "")
    return Reading(Figure(name, span, (panel,)), tuple(_statements(record, ())))


def _first(record: Record, names: tuple[str, ...]) -> tuple[Node, ...]:
    return next((record.array(name) for name in names if isinstance(record.get(name), Array)), ())


def _statements(node: Node, trail: Trail) -> Iterator[Statement]:
    """The numbers and texts beside the matrix, as "key: value" and as they are."""
    if isinstance(node, Array):
        for item in node.items:
            yield from _statements(item, trail)
    elif isinstance(node, Record):
        named = (
            next((node.text(name) for name in ("label", "class", "name") if name in node), "")
            if trail
            else ""
        )
        inner = (*trail, named) if named else trail
        for key, value in zip(node.keys, node.values, strict=True):
            if trail or key.text not in _STRUCTURE:
                yield from _entry(key, value, inner)


def _entry(key: Scalar, value: Node, trail: Trail) -> Iterator[Statement]:
    if not isinstance(value, Scalar):
        yield from _statements(value, (*trail, key.text.replace("_", " ")))
    elif read_number(value):
        yield _statement(key, value, trail)
    elif len(value.text.split()) > 2:
        plain = value.plain
        yield Statement(plain.text, value.span, plain.offsets, 0, trail)


def _statement(key: Scalar, value: Scalar, trail: Trail) -> Statement:
    """A statement such as `accuracy: 0.9`, with the place of each character; underscores count as blanks."""
    name, number = key.plain, value.plain
    joint = (key.span.end, value.span.start)
    text = f"{name.text.replace('_', ' ')}: {number.text}"
    offsets = (*name.offsets[:-1], *joint, *number.offsets)
    return Statement(text, Span(key.span.start, value.span.end), offsets, 0, trail)


DIALECT = tree_dialect("confusion matrix", _is_figure, _read)
