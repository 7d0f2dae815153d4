"""All ways in which a clause tells an extreme: of what, where, in how many lines, and whether it stands there alone."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims import extreme_reading
from auditor.claims.extreme_lines import read_lines
from auditor.claims.extreme_ties import read_ties
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.open_ticks import beyond_ticks


def read(clause: Clause) -> Iterator[Reading]:
    """Superlatives with what is told of them, "before March" taken for all that comes before it."""
    opened = beyond_ticks(clause)
    if opened is None:
        return
    for reader in (read_lines, read_ties, extreme_reading.read):
        for reading in reader(opened):
            yield (
                reading if opened is clause else replace(reading, items=_as_written(clause, opened, reading))
            )


def _as_written(clause: Clause, opened: Clause, reading: Reading) -> frozenset[Item]:
    """The mentions of a reading as the clause has them."""
    pairs = zip(clause.items, opened.items, strict=True)
    return frozenset(own for own, other in pairs if other in reading.items)
