"""Where a statement on results holds: the columns and rows that its phrases name, and which way they count."""

import re
from dataclasses import dataclass

from auditor.claims.results.frames import EVERYWHERE, TAIL
from auditor.claims.results.names import in_caption, lines_called, measures
from auditor.claims.results.tables import Table
from auditor.claims.results.ways import better, costs, results
from auditor.claims.results.words import telling

_NOUNS = re.compile(
    r"^(?:values?|scores?|results?|performances?)\s+(?:of|in|on)\s+|\s+(?:overall|alone|as well)$",
    re.IGNORECASE,
)
_GENERIC = re.compile(
    r"^(?:(?:overall|predictive|translation|better|the|general|model|strong|high|average)\s+)*(?:performances?|results?|scores?|quality|values?|numbers)?(?:\s+(?:overall|of all|among all.*))?$",
    re.IGNORECASE,
)
_DEEPEST = 3


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a statement holds: some columns, and some rows; None where that is not told."""

    columns: tuple[int, ...] | None = None
    rows: tuple[int, ...] | None = None


def peeled(text: str, depth: int = _DEEPEST) -> list[tuple[str, list[str]]]:
    """A phrase and what is told behind it of where it holds, in all ways to cut it; whole first."""
    ways: list[tuple[str, list[str]]] = [(text, [])]
    if depth:
        for found in reversed(list(TAIL.finditer(text))):
            behind = text[found.end() :].strip(" ,")
            if behind:
                ways += [(head, [*tails, behind]) for head, tails in peeled(text[: found.start()], depth - 1)]
    return ways[:24]


def scoped(phrases: list[str], table: Table) -> Scope | None:
    """Where a statement holds, by phrases that each name columns or rows, or say that it is everywhere; None where one says nothing known."""
    scope = Scope()
    for phrase in phrases:
        phrase = re.sub(r"^(?:both|the|all)\s+(?=\w)", "", phrase.strip(" ,."))
        if EVERYWHERE.match(phrase):
            continue
        if columns := measures(phrase, table):
            scope = narrowed(scope, Scope(columns))
        elif rows := _context(phrase, table):
            scope = narrowed(scope, Scope(None, rows))
        elif not set(telling(phrase)) <= {"test"} and not in_caption(phrase, table):
            return None
    return scope


def _context(phrase: str, table: Table) -> tuple[int, ...]:
    """The rows that a phrase tells the place of: those whose label has its words, where these are not one row's own name."""
    need = telling(phrase)
    return lines_called(need, table.rows) if need else ()


def narrowed(one: Scope, other: Scope) -> Scope:
    """Where two statements of place both hold."""
    return Scope(_both(one.columns, other.columns), _both(one.rows, other.rows))


def _both(one: tuple[int, ...] | None, other: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if one is None or other is None:
        return one if other is None else other
    return tuple(n for n in one if n in other)


def columns_of(phrase: str, way: int, scope: Scope, table: Table) -> tuple[int, ...]:
    """The columns that are compared: those of the measure named, within the scope; all of results where none is named."""
    phrase = _NOUNS.sub("", phrase.strip())
    if abs(way) == 3:
        found: tuple[int, ...] = tuple(n for n, label in enumerate(table.columns) if costs(table, label))
    elif phrase and not _GENERIC.match(phrase):
        found = measures(phrase, table) or ()
        if not found and in_caption(phrase, table) and telling(phrase):
            found = results(table)
    elif abs(way) == 1 and scope.columns is None and len(table.columns) > 1 and not phrase:
        return ()
    else:
        found = scope.columns if scope.columns is not None else results(table)
    return tuple(n for n in found if scope.columns is None or n in scope.columns)


def sign_of(way: int, table: Table, column: int) -> int:
    """Which side of its rivals a cell lies on, where it is higher, better or faster than these."""
    if abs(way) == 2:
        return better(table, column) * (1 if way > 0 else -1)
    return 1 if way > 0 else -1
