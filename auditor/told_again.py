"""The verdicts on a sentence as it is written and as it is told again, with names for what its words lead back to."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from auditor.claim import ClaimKind, Judged, Reading
from auditor.hearing import Heard, best_readings, ways_to_tell
from auditor.language.clauses import Clause, clauses
from auditor.language.led_back import Retold, Said, names_again
from auditor.language.vocabulary import vocabulary
from auditor.model import Document
from auditor.retold_verdicts import with_retold

# The clauses of a sentence, with how each is read.
Parts = list[tuple[Clause, list[tuple[ClaimKind, Reading]]]]


def told_again(
    one: Heard,
    earlier: Sequence[Said],
    document: Document,
    kinds: Sequence[ClaimKind],
    judge: Callable[[Parts], list[Judged]],
) -> tuple[list[Judged], Retold | None]:
    """The verdicts on a sentence, with those on it as it is told again; and how that is told, if it is."""
    names = vocabulary(document)
    again, told, untold = [], None, False
    for way in ways_to_tell(one, earlier, document, names):
        parts = clauses(way.statement, document, names, one.topic)
        if names_again(way, parts):
            again.append(judge([(clause, best_readings(clause, kinds)) for clause in parts]))
            told = way
        else:
            untold = True
    if told and untold:  # what cannot be told so may be meant all the same
        told = replace(told, unsure=(*told.unsure, *told.pointers))
    plain = judge(one.found)
    return with_retold(plain, again, one.statement, told) if told else plain, told
