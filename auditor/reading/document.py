"""A document put together: panels from its data, statements from its prose, and what could not be read."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from auditor.model import Document, Figure
from auditor.reading.axes import declarations, with_sub_lists
from auditor.reading.competing import best_attempt
from auditor.reading.counted_names import with_counted_names
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.derived import without_derived
from auditor.reading.directives import directives, given_claims, without_comments
from auditor.reading.emphasis import with_emphasis
from auditor.reading.entries import Choice
from auditor.reading.fences import cut
from auditor.reading.html_captions import with_caption
from auditor.reading.legend_keys import is_key
from auditor.reading.legend_scopes import ScopedLegend
from auditor.reading.names import PanelReading
from auditor.reading.outline import Node, children_of, outline
from auditor.reading.panels_in_tables import cut_by_panel
from auditor.reading.statements import statements
from auditor.reading.syntax import blocks
from auditor.reading.turned import with_doubted_orientation
from auditor.reading.unread import unread
from auditor.source import Source

T = TypeVar("T")


def read(source: Source) -> Document:
    """Read a Markdown or plain-text document."""
    comments = directives(source)
    captioned = (part for block in blocks(without_comments(source)) for part in with_caption(block, source))
    uncut = [part for block in captioned for part in cut(block)]
    nodes = outline(list(cut_by_panel(uncut)))
    children = with_sub_lists(children_of(nodes), nodes)
    attempt, settled = best_attempt(nodes, children, declarations(nodes, children))
    readings, derived = without_derived(attempt.panels)
    attempt.declaring |= {id(entry.node) for reading in derived for entry in reading.entries}
    keys = {id(item) for scale in attempt.scales if is_key(scale) for item in scale.items}
    telling = [node for node in nodes if id(node) not in keys]
    said = tuple(statements(telling, readings, attempt.declared))
    found = with_emphasis(
        Document(
            source,
            tuple(_figures(readings, attempt.declared, attempt.scales)),
            said,
            tuple(unread(nodes, attempt.declaring, readings, attempt.known.at)),
            (*settled, *_notes(attempt.choices, source)),
            given_claims(comments, said, source),
            tuple(replace(reading.panel, figure="") for reading in derived),
        )
    )
    return with_doubted_orientation(with_counted_names(found))


# --- figures ----------------------------------------------------------------------------------------


def _figures(
    readings: Sequence[PanelReading], declared: Sequence[DeclaredAxis], scales: Sequence[ScopedLegend]
) -> Iterator[Figure]:
    """One figure for each top heading that has panels below it, with the declarations that its panels use."""
    members: dict[int, list[PanelReading]] = {}
    for reading in readings:
        members.setdefault(id(reading.figure), []).append(reading)
    heads = {id(own[0].figure): key for key, own in members.items() if own[0].figure is not None}
    axes = _by_figure([(declared_axis.node, declared_axis.axis) for declared_axis in declared], heads)
    legends_of = _by_figure([(scale.node, scale.legend) for scale in scales if not scale.nested], heads)
    for key, own in members.items():
        head = own[0].figure
        yield Figure(
            own[0].panel.figure,
            head.block.span if head is not None else own[0].panel.span,
            tuple(reading.panel for reading in own),
            (*legends_of.get(None, ()), *legends_of.get(key, ())),
            (*axes.get(None, ()), *axes.get(key, ())),
        )


def _by_figure(things: Sequence[tuple[Node, T]], heads: dict[int, int]) -> dict[int | None, list[T]]:
    """Declarations by the figure below whose title they stand; under None the others."""
    found: dict[int | None, list[T]] = {}
    for node, thing in things:
        owner = next((heads[id(parent)] for parent in reversed(node.parents) if id(parent) in heads), None)
        found.setdefault(owner, []).append(thing)
    return found


def _notes(choices: Sequence[Choice], source: Source) -> Iterator[str]:
    """How competing readings of a line were settled."""
    for choice in choices:
        if len(choice.fits) > 1:
            line = source.line_of(choice.node.block.span)
            fits = ", ".join(f"{name} {fit:.2f}" for name, fit in choice.fits)
            yield f"line {line}: read as {choice.entries[0].form} (fit to the axes: {fits})"
