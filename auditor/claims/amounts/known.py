"""The numbers that a panel gives without more ado: its cells, and what is commonly worked out of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from auditor.claim import Place
from auditor.claims.amounts.term import Compound, Term
from auditor.model import Document
from auditor.world import Selection, is_exact, same_labels


@dataclass(frozen=True, slots=True)
class Known:
    """A number of the data: its value, what it is, and the places of each thing that it is about."""

    value: float
    term: Compound
    parts: tuple[frozenset[Place], ...]

    @property
    def places(self) -> frozenset[Place]:
        """All places that it is about."""
        return frozenset().union(*self.parts)


@lru_cache(maxsize=256)
def cells(document: Document, panel: int) -> tuple[Known, ...]:
    """The cells of a panel."""
    return tuple(
        _known(document, "cell", (Selection(panel, (r,), (c,)),)) for r, c in document.panels[panel].values
    )


@lru_cache(maxsize=256)
def sums(document: Document, panel: int) -> tuple[Known, ...]:
    """The sums of rows, columns and the whole; of a set crossed with itself, of its hits, its misses, and of both ways of a pair."""
    scopes: list[tuple[Selection, ...]] = [(line,) for line in (*_lines(document, panel), Selection(panel))]
    if same_labels(document.panels[panel]):
        ticks = range(len(document.panels[panel].rows.ticks))
        off = "off-diagonal"
        scopes += [(Selection(panel, region=region),) for region in ("diagonal", off)]
        scopes += [(Selection(panel, (i,), None, off),) for i in ticks]
        scopes += [(Selection(panel, None, (i,), off),) for i in ticks]
        scopes += [
            (Selection(panel, (i,), (j,)), Selection(panel, (j,), (i,))) for i, j in combinations(ticks, 2)
        ]
    return tuple(_known(document, "sum", scope) for scope in scopes if _written(document, scope))


@lru_cache(maxsize=256)
def means(document: Document, panel: int) -> tuple[Known, ...]:
    """The means of rows, columns and the whole; of a set crossed with itself, without what each has with itself."""
    region = "off-diagonal" if same_labels(document.panels[panel]) else ""
    scopes = [(replace(line, region=region),) for line in (*_lines(document, panel), Selection(panel))]
    return tuple(_known(document, "mean", scope) for scope in scopes if _written(document, scope))


@lru_cache(maxsize=256)
def shares(document: Document, panel: int) -> tuple[Known, ...]:
    """Cells in percent of their row and of their column, lines and hits in percent of all; of counts only."""
    if not counts(document, panel):
        return ()
    whole = (Selection(panel),)
    parts = [((line,), whole) for line in _lines(document, panel)]
    if same_labels(document.panels[panel]):
        parts += [((Selection(panel, region=region),), whole) for region in ("diagonal", "off-diagonal")]
    for row, column in document.panels[panel].values:
        one = (Selection(panel, (row,), (column,)),)
        parts += [(one, (Selection(panel, (row,)),)), (one, (Selection(panel, None, (column,)),))]
    found = []
    for part, of in parts:
        if _written(document, of) and (size := _total(document, of)) > 0:
            term = Compound(Term("sum", part), Term("sum", of), "share")
            found.append(Known(100 * _total(document, part) / size, term, (_places(document, part),)))
    return tuple(found)


def differences(document: Document, ones: Sequence[Known]) -> Iterator[Known]:
    """How far apart some cells are that share a row, a column, or their place in two panels."""
    for one, other in combinations(ones, 2):
        (a,), (b,) = one.places, other.places
        if sum(x == y for x, y in zip(a, b, strict=True)) == 2:
            first, second = (one, other) if one.value >= other.value else (other, one)
            term = Compound(first.term.first, second.term.first, "difference")
            yield Known(first.value - second.value, term, (*first.parts, *second.parts))


def counts(document: Document, panel: int) -> bool:
    """Whether a panel holds counts of things."""
    values = document.panels[panel].values.values()
    return is_exact(document.panels[panel]) and all(value.value >= 0 for value in values)


def _lines(document: Document, panel: int) -> list[Selection]:
    rows, columns = document.panels[panel].rows.ticks, document.panels[panel].columns.ticks
    return [Selection(panel, (i,)) for i in range(len(rows))] + [
        Selection(panel, None, (i,)) for i in range(len(columns))
    ]


def _places(document: Document, scope: Sequence[Selection]) -> frozenset[Place]:
    return frozenset((s.panel, *place) for s in scope for place in s.places(document.panels[s.panel]))


def _written(document: Document, scope: Sequence[Selection]) -> bool:
    return all((place[1], place[2]) in document.panels[place[0]].values for place in _places(document, scope))


def _total(document: Document, scope: Sequence[Selection]) -> float:
    return sum(float(document.panels[p].values[r, c].value) for p, r, c in _places(document, scope))


def _known(document: Document, function: str, scope: tuple[Selection, ...]) -> Known:
    places = _places(document, scope)
    size = _total(document, scope) / (len(places) if function == "mean" else 1)
    return Known(size, Compound(Term(function, scope)), (places,))
