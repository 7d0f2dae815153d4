"""Sentences on uncertainties, held against what stands behind "±" as if that were the data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Judged, Verdict
from auditor.language.led_back import Retold
from auditor.language.uncertainty_talk import OfUncertainties, told_of_uncertainties
from auditor.model import Document, Statement
from auditor.reading.uncertainties import grids_of_uncertainties
from auditor.retold_verdicts import with_retold
from auditor.source import Span
from auditor.world import Reading, World

Judge = Callable[[Statement, Document, tuple[World, World]], list[Judged]]

# Where uncertainties are named, what lies far apart or is the largest is one of them, and no value.
_MISREAD = frozenset(("stability", "peak", "ordinal"))


@dataclass(frozen=True)
class Uncertainties:
    """The uncertainties of a document as data."""

    document: Document
    worlds: tuple[World, World]

    @staticmethod
    def of(document: Document) -> "Uncertainties | None":
        """Those that a document states for all of its values, if it does."""
        found = grids_of_uncertainties(document)
        return (
            Uncertainties(found, (World(found, Reading.PRINTED), World(found, Reading.GENEROUS)))
            if found
            else None
        )

    def judged(self, plain: Sequence[Judged], statement: Statement, judge: Judge) -> list[Judged]:
        """The verdicts on a sentence, with those on what it says of uncertainties."""
        told = told_of_uncertainties(statement)
        if told is None:
            return list(plain)
        own = [
            one for one in judge(told.statement, self.document, self.worlds) if _touches(one, told.pointers)
        ]
        unheard = [one for one in own if not _touches(one, [other.span for other in plain])]
        open_ = [replace(one, verdict=Verdict.UNDECIDABLE, finding=None) for one in unheard]
        kept = [_held_back(one, told, own) for one in plain] + open_
        return with_retold(
            kept,
            [list(map(_named, own))],
            statement,
            Retold(told.statement, pointers=told.pointers, unsure=told.unsure),
        )


def _held_back(one: Judged, told: OfUncertainties, own: Sequence[Judged]) -> Judged:
    """A verdict on the values; undecidable where the words may speak of their uncertainties instead."""
    refuted = one.verdict is Verdict.CONTRADICTED or one.kind in _MISREAD
    open_ = one.verdict not in (Verdict.SUPPORTED, Verdict.CONTRADICTED)
    sure = [span for span in told.pointers if span not in told.unsure]
    agreed = any(other.verdict is one.verdict and other.span.overlaps(one.span) for other in own)
    if open_ or not refuted or agreed or not _touches(one, told.pointers):
        return one
    if one.verdict is Verdict.SUPPORTED and not _touches(one, sure):
        return one
    reason = "it speaks of uncertainties"
    return replace(one, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)


def _named(one: Judged) -> Judged:
    """A verdict that tells that it is one on uncertainties; as data it would be taken for one on values."""
    finding = one.finding and replace(one.finding, message=f"of the uncertainties {one.finding.message}")
    return replace(one, read_as=f"of the uncertainties: {one.read_as}", finding=finding, claim=None)


def _touches(one: Judged, spans: Sequence[Span]) -> bool:
    return any(one.span.overlaps(span) for span in spans)
