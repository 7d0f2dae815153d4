"""Sentences on tables of results, heard as a whole: their statements, each as a claim of one table."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.results.claims import Fact, Told
from auditor.claims.results.reading import read
from auditor.claims.results.segments import Between, compared, segments
from auditor.claims.results.tables import Table, tables
from auditor.model import Document, Statement

_TELLING = re.compile(
    r"\b(?:outperform\w*|\w+est\b|best|worst|most|least|better|worse|\w+er\b|superior|inferior|improv\w+|surpass\w*|exceed\w*|beats?|underperform\w*|under-performs?|supersedes?|"
    r"achiev\w+|obtain\w*|reach\w*|yields?|gets?|has|have|is|are|was|were|took|played|won|lost|drew|tied|wins|loses|received|drew|drop\w*|decreas\w+|increas\w+|comparable|similar|on par)\b",
    re.IGNORECASE,
)
_THAN = re.compile(r"\bthan\s+.+$", re.IGNORECASE)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The claims that a sentence makes of the document's tables of results, all statements of it in one where all are read."""
    if not _TELLING.search(statement.text):
        return
    between, rest = compared(statement.text)
    parts = segments(rest)
    for number, table in enumerate(tables(document)):
        if not table.mixed or _is_worked_out(statement.text, document):
            continue
        for turned in (False, True):
            view = table.over() if turned else table
            facts = _facts(parts, view, between)
            known = tuple(fact for fact in facts if fact is not None)
            if known:
                whole = ((0, len(statement.text)),) if len(known) == len(parts) else ()
                yield Reading(
                    Told(number, turned, known, statement.text.strip()), frozenset(), understood=whole
                )


# "The daily range is 21 at A", of a table without such a column.
_WORKED_OUT = re.compile(r"\b(?:range|spread|span|swing)s?\b", re.IGNORECASE)


def _is_worked_out(text: str, document: Document) -> bool:
    """Whether a sentence tells what has to be worked out of the cells, as no line is called so."""
    axes = (axis for panel in document.panels for axis in (panel.rows, panel.columns))
    heads = " ".join(tick.text.casefold() for axis in axes for tick in axis.ticks)
    return any(found.group().casefold().rstrip("s") not in heads for found in _WORKED_OUT.finditer(text))


def _facts(parts: Sequence[str], table: Table, between: Between | None) -> list[Fact | None]:
    """The facts of the statements of a sentence, each leaning on the one before, or on the rival that the next one names."""
    before, facts = None, []
    for at, part in enumerate(parts):
        found = read(part, table, before)
        if found is None and at + 1 < len(parts) and (rival := _THAN.search(parts[at + 1])):
            found = read(f"{part} {rival[0]}", table, before)
        if found is None and between:
            found = read(f"{part} than {between.other}", table, before) or read(
                f"{part} than {between.one}", table, before
            )
        facts.append(found.fact if found else None)
        before = found or before
    return facts
