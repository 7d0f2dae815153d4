"""Sentences on uncertainties, held against what stands behind "±" as if that were the data."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from auditor.claim import Judged, Verdict
from auditor.data_aside import DataAside, held_back, named, touches
from auditor.language.led_back import Retold
from auditor.language.uncertainty_talk import OfUncertainties, told_of_uncertainties
from auditor.model import Document, Statement
from auditor.reading.uncertainties import grids_of_uncertainties
from auditor.retold_verdicts import with_retold
from auditor.world import World

Judge = Callable[[Statement, Document, tuple[World, World]], list[Judged]]

# Where uncertainties are named, what lies far apart or is the largest is one of them, and no value.
_MISREAD = frozenset(("stability", "peak", "ordinal"))


def uncertainties(document: Document) -> DataAside | None:
    """The uncertainties that a document states for all of its values, as data, if it does."""
    found = grids_of_uncertainties(document)
    return DataAside.of(found) if found else None


def with_uncertainties(
    plain: Sequence[Judged], statement: Statement, data: DataAside, judge: Judge
) -> list[Judged]:
    """The verdicts on a sentence, with those on what it says of uncertainties."""
    told = told_of_uncertainties(statement)
    if told is None:
        return list(plain)
    own = [
        one for one in judge(told.statement, data.document, data.worlds) if touches(one.span, told.pointers)
    ]
    unheard = [one for one in own if not touches(one.span, [other.span for other in plain])]
    open_ = [replace(one, verdict=Verdict.UNDECIDABLE, finding=None) for one in unheard]
    kept = [_held_back(one, told, own) for one in plain] + open_
    return with_retold(
        kept,
        [[named(one, "of the uncertainties") for one in own]],
        statement,
        Retold(told.statement, pointers=told.pointers, unsure=told.unsure),
    )


def _held_back(one: Judged, told: OfUncertainties, own: Sequence[Judged]) -> Judged:
    """A verdict on the values; undecidable where the words may speak of their uncertainties instead."""
    refuted = one.verdict is Verdict.CONTRADICTED or one.kind in _MISREAD
    open_ = one.verdict not in (Verdict.SUPPORTED, Verdict.CONTRADICTED)
    sure = [span for span in told.pointers if span not in told.unsure]
    agreed = any(other.verdict is one.verdict and other.span.overlaps(one.span) for other in own)
    if open_ or not refuted or agreed or not touches(one.span, told.pointers):
        return one
    if one.verdict is Verdict.SUPPORTED and not touches(one.span, sure):
        return one
    return held_back(one, "it speaks of uncertainties")
