"""All ways in which a clause tells a rank: beside other words, or in a sentence that is understood as a whole."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims import rank_reading
from auditor.claims.summits.reading import read_ranks
from auditor.language.clauses import Clause

# "The runner-up is A, only 4 s behind" tells how far it is from the first, and not its value.
_DISTANCE = re.compile(
    r"\d[″′%]?(?:\s?[^\W\d_]{1,12}(?:\s[^\W\d_]{1,12})?)?\s(?:behind|ahead|adrift|short|away|clear)\s*(?:[.,;)]|$)",
    re.IGNORECASE,
)


def read(clause: Clause) -> Iterator[Reading]:
    """A rank with a number, a place, or both."""
    if _DISTANCE.search(clause.text):
        return
    yield from read_ranks(clause)
    yield from rank_reading.read(clause)
