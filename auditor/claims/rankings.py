"""All ways in which a clause tells a rank: beside other words, or in a sentence that is understood as a whole."""

from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims import rank_reading
from auditor.claims.summits.reading import read_ranks
from auditor.language.clauses import Clause


def read(clause: Clause) -> Iterator[Reading]:
    """A rank with a number, a place, or both."""
    yield from read_ranks(clause)
    yield from rank_reading.read(clause)
