"""Paragraphs that tell of the axes first, and of the values behind: "Columns are May and June. Oak has 4 in May"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.entries import Choice
from auditor.reading.form import PROSE_POINTS, Entry
from auditor.source import Span

_IN_SENTENCES = ("prose", PROSE_POINTS)


def told_axes(declared: Sequence[DeclaredAxis]) -> dict[int, list[Span]]:
    """Where paragraphs without a label declare axes, by their nodes."""
    found: dict[int, list[Span]] = {}
    for axis in declared:
        if axis.node.block.kind == "paragraph" and axis.node.label is None:
            found.setdefault(id(axis.node), []).append(axis.axis.span)
    return found


def behind_axes(choice: Choice, spans: Sequence[Span]) -> Choice | None:
    """What a paragraph tells of cells in sentences behind those of its axes; all of it where it has none."""
    if not spans:
        return choice
    end = max(span.end for span in spans)
    kept = tuple(
        entry for entry in choice.entries if entry.form in _IN_SENTENCES and _begins_behind(entry, end)
    )
    return replace(choice, entries=kept) if kept else None


def _begins_behind(entry: Entry, end: int) -> bool:
    places = [key.span.start for key in entry.keys] + [value.span.start for value in entry.values]
    return min(places) >= end
