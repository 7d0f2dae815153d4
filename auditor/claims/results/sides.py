"""Which rows of a table are held against which."""

import re

from auditor.claims.results.names import Named
from auditor.claims.results.scopes import Scope
from auditor.claims.results.tables import Table
from auditor.claims.results.words import words

_UNRIVALLED = re.compile(r"\b(?:human|oracle|upper bound|average|avg|mean|total|all|cmp)\b", re.IGNORECASE)


def _rest(line: int, table: Table, phrase: str) -> tuple[str, ...]:
    """What a row's label says beside the words of a phrase."""
    own = set(words(phrase))
    return tuple(word for word in table.rows[line].all_words if word not in own)


def pairs(
    own: Named, others: Named, scope: Scope, table: Table, x: str, y: str
) -> list[tuple[int, tuple[int, ...]]]:
    """Each row of the one side with those of the other that it is held against: in like places, where there are such."""
    inside = [line for line in range(len(table.rows)) if scope.rows is None or line in scope.rows]
    lines = [line for line in own.lines if line in inside]
    if others.others:
        return [(line, rivals_of(line, own, scope, table, x)) for line in lines]
    rivals = [line for line in others.lines if line in inside and line not in lines]
    alike = [
        (line, tuple(n for n in rivals if _rest(n, table, y) == _rest(line, table, x))) for line in lines
    ]
    if any(found for _, found in alike):
        return [(line, found) for line, found in alike if found]
    return [(line, tuple(rivals)) for line in lines] if rivals else []


def rivals_of(line: int, own: Named, scope: Scope, table: Table, name: str) -> tuple[int, ...]:
    """All other rows that a row may be held against: those of its own group, where its name stands in several."""
    others = [
        n for n in range(len(table.rows)) if n not in own.lines and (scope.rows is None or n in scope.rows)
    ]
    others = [n for n in others if not _UNRIVALLED.search(table.rows[n].text)]
    if len(own.lines) > 1:
        context = set(_rest(line, table, name))
        near = [n for n in others if context and context <= set(table.rows[n].all_words)]
        others = near or others
    return tuple(others)
