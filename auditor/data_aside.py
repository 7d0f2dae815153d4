"""Data beside a document's values (uncertainties, differences, sums, sizes), and verdicts on sentences about them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claim import Judged, Verdict
from auditor.model import Document
from auditor.source import Span
from auditor.world import Reading, World


@dataclass(frozen=True)
class DataAside:
    """Such data as a document of their own, under both readings of the digits."""

    document: Document
    worlds: tuple[World, World]

    @staticmethod
    def of(document: Document) -> "DataAside":
        """A document with these data in place of its values."""
        return DataAside(document, (World(document, Reading.PRINTED), World(document, Reading.GENEROUS)))


def named(one: Judged, what: str) -> Judged:
    """A verdict that tells of what it is ("of the means"); as data its claim would be taken for one on values."""
    finding = one.finding and replace(one.finding, message=f"{what} {one.finding.message}")
    return replace(one, read_as=f"{what}: {one.read_as}", finding=finding, claim=None)


def held_back(one: Judged, reason: str) -> Judged:
    """A verdict on the values that is taken back."""
    return replace(one, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)


def touches(span: Span, others: Sequence[Span]) -> bool:
    """Whether a place overlaps one of some others."""
    return any(span.overlaps(other) for other in others)
