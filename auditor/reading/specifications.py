"""Figures that a fenced block writes out for a program: options of ECharts, a Plotly figure, a Vega-Lite specification.

The dialects of data files read them, as if the block were a file; what they find keeps its place in the document.
Options may be written as a script has them, behind a name or within a call, with names that no quotes enclose.
"""

import re
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

from auditor.model import Axis, Panel
from auditor.reading.form import SPECIFIED, Entry
from auditor.reading.plain import Plain
from auditor.source import Source, Span

LONGEST = 200_000
_HINT = re.compile(r"\b(?:heatmap(?:gl)?|rect|dependent_variables)\b")
_LEAD = re.compile(r"[^\[{\"]{0,80}?(?:(?<=[\w)])\s*[=:(,]\s*)?(?=[{\[])")
_COMMENT = re.compile(r"(?<=[\s,{\[])//[^\n]*")
T = TypeVar("T")


@lru_cache(maxsize=256)  # a block is read again with each attempt at its document
def panels_of(body: Plain) -> tuple[Panel, ...]:
    """The panels of the figures that a block specifies, in order; none where it is no specification."""
    if len(body.text) > LONGEST or not _HINT.search(body.text):
        return ()
    lead = _LEAD.match(body.text)
    start = lead.end() if lead else 0
    end = max(body.text.rfind("}"), body.text.rfind("]")) + 1
    text, kinds = (body.part(start, end), ("json", "yaml")) if lead and start < end else (body, ("yaml",))
    return next((found for kind in kinds if (found := _read(text, kind))), ())


def _read(text: Plain, kind: str) -> tuple[Panel, ...]:
    from auditor.errors import InputError
    from auditor.reading.files import read_surely  # the readers of data files are slow to import

    first = text.offsets[0]
    signs = [" "] * (text.offsets[-1] - first)
    for sign, offset in zip(text.text, text.offsets, strict=False):
        signs[offset - first] = sign
    written = "".join(signs)
    if kind == "yaml":
        written = _COMMENT.sub(lambda found: " " * len(found[0]), written)
    try:
        document = read_surely(Source(f"block.{kind}", written))
    except InputError:
        return ()
    panels = (panel for figure in document.figures for panel in figure.panels)
    return tuple(_moved(panel, first) for panel in panels if panel.cells or panel.bands)


def _moved(thing: T, by: int) -> T:
    """The same with all of its spans so many characters further on."""
    found: Any = thing
    if isinstance(thing, Span):
        found = thing.shifted(by)
    elif isinstance(thing, tuple):
        found = tuple(_moved(part, by) for part in thing)
    elif is_dataclass(thing) and not isinstance(thing, type):
        parts = {field.name: getattr(thing, field.name) for field in fields(thing) if field.init}
        found = replace(thing, **{name: _moved(part, by) for name, part in parts.items()})
    return found  # type: ignore[no-any-return]


def as_specified(panel: Panel, entries: tuple[Entry, ...]) -> Panel:
    """A panel with what the specification of its only source tells beside the values: names, directions, legend."""
    tables = {entry.table for entry in entries}
    if len(tables) != 1 or any(entry.form != SPECIFIED for entry in entries):
        return panel
    node, table = entries[0].node, entries[0].table or 0
    own = panels_of(node.body)[table - node.block.span.start]
    if _texts(panel.rows) != _texts(own.rows) or _texts(panel.columns) != _texts(own.columns):
        return replace(own, figure=panel.figure, name=panel.name, span=panel.span)
    return replace(
        panel,
        rows=_filled(panel.rows, own.rows),
        columns=_filled(panel.columns, own.columns),
        cells=own.cells,
        surplus=own.surplus,
        restated=own.restated,
        bands=own.bands,
        legend=own.legend,
        form=own.form,
    )


def _texts(axis: Axis) -> list[str]:
    return [tick.text for tick in axis.ticks]


def _filled(axis: Axis, own: Axis) -> Axis:
    return replace(axis, label=axis.label or own.label, first=axis.first or own.first)
