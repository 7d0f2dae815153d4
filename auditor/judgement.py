"""Statements held against the data."""

from collections.abc import Sequence

from auditor.claim import ClaimKind, Judged
from auditor.model import Document


def judged(document: Document, kinds: Sequence[ClaimKind]) -> tuple[Judged, ...]:
    """What became of each statement of a document, judged by the given claim kinds."""
    return ()
