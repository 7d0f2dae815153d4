"""A sentence with its roles told in plain words."""

from auditor.language.led_back import Retold
from auditor.language.mentions import analyse
from auditor.language.rewriting import Rewritten
from auditor.language.roles.beside_names import outdone, seconds, without_which
from auditor.language.roles.giving import dealt, given
from auditor.language.roles.marks import mark_of, marked
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement


def told_by_roles(statement: Statement, document: Document, names: Vocabulary) -> Retold | None:
    """The sentence as one on how two things stand to each other; None where it is told so already."""
    text = statement.text
    items = analyse(text, document, names).items
    named = {item.start: item.value for item in items if mark_of(item)}
    line = marked(text, items)
    told, places = Rewritten.of(statement), list[tuple[int, int]]()
    changes = [
        *given(text, line, named, document),
        *dealt(text, line, named),
        *seconds(text, line),
        *outdone(line),
        *without_which(line),
    ]
    for start, end, words in reversed(_apart(changes)):
        told = told.put(start, end, words)
        places.append((start, end))
    if not places:
        return None
    return Retold(told.told(statement), anew=tuple(statement.source_span(*place) for place in places))


def _apart(changes: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """The changes from left to right, none within another."""
    apart: list[tuple[int, int, str]] = []
    for change in sorted(changes):
        if not apart or change[0] >= apart[-1][1]:
            apart.append(change)
    return apart
