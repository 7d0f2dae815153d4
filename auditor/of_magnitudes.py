"""Sentences on how far values lie from zero, held against the values without their signs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Judged, Verdict
from auditor.language.led_back import Retold
from auditor.language.magnitude_talk import told_of_magnitudes
from auditor.model import Document, Statement
from auditor.reading.magnitudes import grids_of_magnitudes
from auditor.retold_verdicts import with_retold
from auditor.source import Span
from auditor.world import Reading, World

Judge = Callable[[Statement, Statement | None, Document, tuple[World, World]], list[Judged]]

# These take account of what is said of sizes by themselves.
_KNOWING = frozenset(("pairs", "bond"))


@dataclass(frozen=True)
class Magnitudes:
    """The values of a document without their signs, as data."""

    document: Document
    worlds: tuple[World, World]

    @staticmethod
    def of(document: Document) -> "Magnitudes | None":
        """Those of a document that has any signs to lose."""
        found = grids_of_magnitudes(document)
        return (
            Magnitudes(found, (World(found, Reading.PRINTED), World(found, Reading.GENEROUS)))
            if found
            else None
        )

    def judged(self, plain: Sequence[Judged], statement: Statement, judge: Judge) -> list[Judged]:
        """The verdicts on a sentence, with those on what it says of distances from zero."""
        told = told_of_magnitudes(statement, self.document)
        if told is None:
            return list(plain)
        own = [
            _named(one)
            for one in judge(told.statement, told.before, self.document, self.worlds)
            if _touches(one, told.pointers)
        ]
        sure = [span for span in told.pointers if span not in told.unsure]
        kept = [_held_back(one, own, told.pointers, sure) for one in plain]
        again = Retold(told.statement, pointers=told.pointers, unsure=told.unsure)
        return with_retold(kept, [own], statement, again)


def _held_back(one: Judged, own: Sequence[Judged], pointers: Sequence[Span], sure: Sequence[Span]) -> Judged:
    """A verdict on the values with their signs; undecidable where these are left out, and it is not so without them."""
    refuted, borne_out = one.verdict is Verdict.CONTRADICTED, one.verdict is Verdict.SUPPORTED
    aside = refuted and _touches(one, pointers) or borne_out and _touches(one, sure)
    knowing = one.kind in _KNOWING or getattr(one.claim, "magnitude", False)
    agreed = any(other.verdict is one.verdict and other.span.overlaps(one.span) for other in own)
    if not aside or knowing or agreed:
        return one
    reason = "it speaks of distances from zero"
    return replace(one, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)


def _named(one: Judged) -> Judged:
    """A verdict that tells that it is one on distances from zero; as data it would be taken for one on values."""
    finding = one.finding and replace(one.finding, message=f"without their signs {one.finding.message}")
    return replace(one, read_as=f"without signs: {one.read_as}", finding=finding, claim=None)


def _touches(one: Judged, spans: Sequence[Span]) -> bool:
    return any(one.span.overlaps(span) for span in spans)
