"""Contradictions whose words lean on what was told before, or on what the grid does not show by itself.

"At that distance", "there", "the broadest", "the margin is 4": what such words mean stands in other sentences, or is worked
out of several cells. Where a reading has taken them for the values that stand in the grid, it may be wrong, and nothing is
refuted. These questions are put to verdicts, whichever way they were come to.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from auditor.claim import Judged, Verdict
from auditor.hearing import Heard
from auditor.language.measure_talk import told_measures
from auditor.language.pairs import PANEL, sides
from auditor.language.refs import PanelRef
from auditor.language.tokens import norms
from auditor.leaning.loose_kinds import of_cells_otherwise, of_other_classes
from auditor.leaning.passed_over import (
    along_what_does_not_matter,
    amounts_from_to,
    band_of_a_colour,
    counted_things,
    first_of_named_lines,
    how_often,
    limit_put_first,
    listed_in_order,
    numbers_in_turn,
    only_in_part,
    records_kept,
    size_of_a_side,
    some_by_degree,
)
from auditor.leaning.pointers import (
    at_a_time_before,
    counts_on,
    move_without_ends,
    of_some_told,
    pair_of_classes,
    points_back,
    rival_unnamed,
)
from auditor.leaning.told import Told
from auditor.leaning.worked_out import (
    averages_past,
    of_likeness,
    of_the_measure_before,
    of_what_is_worked_out,
)
from auditor.model import Document, Statement
from auditor.reading.labels import singular
from auditor.reading.uncertainties import grids_of_uncertainties
from auditor.source import Span

_QUESTIONS: tuple[Callable[[Told], str], ...] = (
    points_back,
    counts_on,
    of_some_told,
    rival_unnamed,
    move_without_ends,
    at_a_time_before,
    pair_of_classes,
    of_what_is_worked_out,
    of_the_measure_before,
    averages_past,
    of_likeness,
    only_in_part,
    how_often,
    limit_put_first,
    counted_things,
    records_kept,
    along_what_does_not_matter,
    amounts_from_to,
    numbers_in_turn,
    listed_in_order,
    size_of_a_side,
    band_of_a_colour,
    first_of_named_lines,
    some_by_degree,
    of_other_classes,
    of_cells_otherwise,
)


def open_where_it_leans(
    verdicts: Sequence[Judged], block: Sequence[Heard], document: Document, led_back: Sequence[Span] = ()
) -> list[Judged]:
    """The verdicts on the last sentence of a block, without the contradictions whose words lean on something else.

    `led_back` are the words of it for which names were found.
    """
    if not any(one.verdict is Verdict.CONTRADICTED for one in verdicts):
        return list(verdicts)
    *earlier, last = block
    told_so_far = " ".join(one.statement.text for one in earlier)
    before = " ".join([*last.statement.trail[-1:], told_so_far]).strip()
    items = [item for clause, _ in last.found for item in clause.items]
    names_panel = any(isinstance(item.value, PanelRef) or PANEL in sides(item) for item in items)
    named = tuple((item.start, item.end) for item in items if item.kind == "ref")
    known = _own_words(document)
    places = tuple(_places(last.statement, led_back))
    return [
        _opened(
            one,
            Told(one, last.statement.text, before, told_so_far, document, known, names_panel, places, named),
        )
        if one.verdict is Verdict.CONTRADICTED
        else one
        for one in verdicts
    ]


def _opened(one: Judged, told: Told) -> Judged:
    reason = next((reason for question in _QUESTIONS if (reason := question(told))), "")
    if not reason:
        return one
    return replace(one, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)


def _places(statement: Statement, spans: Sequence[Span]) -> Iterator[tuple[int, int]]:
    """Where spans of the source stand in the plain text of a statement."""
    for span in spans:
        inside = [at for at, offset in enumerate(statement.offsets[:-1]) if span.start <= offset < span.end]
        if inside:
            yield inside[0], inside[-1] + 1


def _own_words(document: Document) -> frozenset[str]:
    """What the document calls its values, lines and panels."""
    found = {singular(word) for word in told_measures(document)}
    if grids_of_uncertainties(document):
        found |= {"mean", "average", "spread"}  # of what stands before a "±", and behind it
    for panel in document.panels:
        axes = (panel.rows, panel.columns)
        legend = panel.legend.label if panel.legend else ""
        texts = (
            panel.name,
            panel.figure,
            legend,
            *(axis.label for axis in axes),
            *(tick.text for axis in axes for tick in axis.ticks),
        )
        found |= {singular(word) for text in texts for word in norms(text or "")}
    return frozenset(found)
