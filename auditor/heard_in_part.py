"""Sentences of which a part was heard and borne out: what becomes of that part, and of the rest."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.claim import Judged, Verdict
from auditor.model import Document, Statement
from auditor.verdicts import Outcome, result_of

_WORD = re.compile(r"[^\W_]{2,}")
_LEAD = re.compile(
    r"[\s,;:]*(?:(?:and|but|so|while|whereas|although|though|which)\b)?[\s,;:]*", re.IGNORECASE
)
Spans = Sequence[tuple[int, int]]


def covers(understood: Spans, statement: Statement) -> bool:
    """Whether all words of a sentence are among those that were understood."""
    return not list(_gaps(understood, statement.text))


def heard_in_part(
    plain: Sequence[Judged], outcome: Outcome, statement: Statement, document: Document
) -> list[Judged]:
    """The verdict on each part that was borne out; of the rest what its clauses have settled, if anything."""
    found: list[Judged] = []
    for start, end in _apart(outcome.reading.understood):
        lead = _LEAD.match(statement.text, start, end)
        start = lead.end() if lead else start
        shown = statement.text[start:end].strip(" ,;:")
        span = statement.source_span(start, start + len(shown))
        found.append(result_of(span, shown, None, document, outcome))
    kept = [
        one
        for one in plain
        if one.verdict is not Verdict.NOT_UNDERSTOOD
        and not any(one.span.overlaps(other.span) for other in found)
    ]
    for start, end in _gaps(outcome.reading.understood, statement.text):
        span = statement.source_span(start, end)
        if not any(one.span.overlaps(span) for one in kept):
            text = statement.text[start:end].strip(" ,;:")
            kept.append(Judged(span, text, None, "", "", Verdict.NOT_UNDERSTOOD))
    return sorted([*found, *kept], key=lambda one: one.span.start)


def _apart(understood: Spans) -> list[tuple[int, int]]:
    """Spans in order, without those that lie within others."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(understood):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def _gaps(understood: Spans, text: str) -> Iterator[tuple[int, int]]:
    """The stretches of a text that hold words beside those that were understood."""
    edges = [(0, 0), *_apart(understood), (len(text), len(text))]
    for (_, start), (end, _) in pairwise(edges):
        if _WORD.search(text[start:end]):
            lead = _LEAD.match(text, start, end)
            yield (lead.end() if lead and lead.end() < end else start), end
