"""Sentences on how far values lie from zero, held against the values without their signs."""

from collections.abc import Callable, Sequence

from auditor.claim import Judged, Verdict
from auditor.data_aside import DataAside, held_back, named, touches
from auditor.language.led_back import Retold
from auditor.language.magnitude_talk import told_of_magnitudes
from auditor.model import Document, Statement
from auditor.reading.magnitudes import grids_of_magnitudes
from auditor.retold_verdicts import with_retold
from auditor.source import Span
from auditor.world import World

Judge = Callable[[Statement, Statement | None, Document, tuple[World, World]], list[Judged]]

# These take account of what is said of sizes by themselves.
_KNOWING = frozenset(("pairs", "bond"))


def magnitudes(document: Document) -> DataAside | None:
    """The values of a document without their signs, as data, if it has any signs to lose."""
    found = grids_of_magnitudes(document)
    return DataAside.of(found) if found else None


def with_magnitudes(
    plain: Sequence[Judged], statement: Statement, data: DataAside, judge: Judge
) -> list[Judged]:
    """The verdicts on a sentence, with those on what it says of distances from zero."""
    told = told_of_magnitudes(statement, data.document)
    if told is None:
        return list(plain)
    own = [
        named(one, "without their signs")
        for one in judge(told.statement, told.before, data.document, data.worlds)
        if touches(one.span, told.pointers)
    ]
    sure = [span for span in told.pointers if span not in told.unsure]
    kept = [_held_back(one, own, told.pointers, sure) for one in plain]
    again = Retold(told.statement, pointers=told.pointers, unsure=told.unsure)
    return with_retold(kept, [own], statement, again)


def _held_back(one: Judged, own: Sequence[Judged], pointers: Sequence[Span], sure: Sequence[Span]) -> Judged:
    """A verdict on the values with their signs; undecidable where these are left out, and it is not so without them."""
    refuted, borne_out = one.verdict is Verdict.CONTRADICTED, one.verdict is Verdict.SUPPORTED
    aside = refuted and touches(one.span, pointers) or borne_out and touches(one.span, sure)
    knowing = one.kind in _KNOWING or getattr(one.claim, "magnitude", False)
    agreed = any(other.verdict is one.verdict and other.span.overlaps(one.span) for other in own)
    if not aside or knowing or agreed:
        return one
    return held_back(one, "it speaks of distances from zero")
