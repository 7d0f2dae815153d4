"""Contradictions whose words lean on what was told before, or on what the grid does not show by itself.

"At that distance", "there", "the broadest", "the margin is 4": what such words mean stands in other sentences, or is worked
out of several cells. Where a reading has taken them for the values that stand in the grid, it may be wrong, and nothing is
refuted. These questions are put to verdicts, whichever way they were come to.
"""

import pkgutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module

from auditor.claim import Judged, Verdict
from auditor.hearing import Heard
from auditor.language.measure_talk import told_measures
from auditor.language.pairs import PANEL, sides
from auditor.language.refs import PanelRef
from auditor.language.tokens import norms
from auditor.leaning.told import Told
from auditor.model import Document, Statement
from auditor.reading.labels import singular
from auditor.reading.uncertainties import grids_of_uncertainties
from auditor.source import Span


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
    section = _told_before(last.statement, document)
    places = tuple(_places(last.statement, led_back))
    return [
        _opened(
            one,
            Told(
                one,
                last.statement.text,
                before,
                told_so_far,
                document,
                known,
                names_panel,
                places,
                named,
                section,
            ),
        )
        if one.verdict is Verdict.CONTRADICTED
        else one
        for one in verdicts
    ]


@cache
def _questions() -> tuple[Callable[[Told], str], ...]:
    """What each module of questions asks, by their names."""
    package = import_module("auditor.leaning.questions")
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    return tuple(import_module(f"{package.__name__}.{name}").question for name in names)


def _opened(one: Judged, told: Told) -> Judged:
    reason = next((reason for question in _questions() if (reason := question(told))), "")
    if not reason:
        return one
    return replace(one, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)


def _told_before(statement: Statement, document: Document) -> str:
    """What the section of a statement tells before it."""
    own = (
        one.text
        for one in document.statements
        if one.section == statement.section and one.span.start < statement.span.start
    )
    return " ".join(own)


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
