"""Sentences on tables of results, heard as a whole: their statements, each as a claim of one table."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.results.claims import Told
from auditor.claims.results.reading import read
from auditor.claims.results.segments import segments
from auditor.claims.results.tables import tables
from auditor.model import Document, Statement

_TELLING = re.compile(
    r"\b(?:outperform\w*|\w+est\b|best|worst|most|least|better|worse|\w+er\b|superior|inferior|improv\w+|surpass\w*|exceed\w*|beats?|underperform\w*|under-performs?|supersedes?|"
    r"achiev\w+|obtain\w*|reach\w*|yields?|gets?|has|have|is|are|was|were|drop\w*|decreas\w+|increas\w+|comparable|similar|on par)\b",
    re.IGNORECASE,
)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The claims that a sentence makes of the document's tables of results, all statements of it in one where all are read."""
    if not _TELLING.search(statement.text):
        return
    parts = segments(statement.text)
    for number, table in enumerate(tables(document)):
        for turned in (False, True):
            view = table.over() if turned else table
            subject, facts = "", []
            for part in parts:
                found = read(part, view, subject)
                facts.append(found.fact if found else None)
                subject = found.subject if found else subject
            known = tuple(fact for fact in facts if fact is not None)
            if known:
                whole = ((0, len(statement.text)),) if len(known) == len(parts) else ()
                yield Reading(Told(number, turned, known, statement.text.strip()), frozenset(), understood=whole)
