"""Sets of the cells of a confusion matrix as words name them: "the errors", "missed crows", "mixed up with each other".

A cell is a pair: the class that it is of, and the class that it was taken for.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.errors import TAKEN
from auditor.claims.measures.words import ClassMention, classes_in

Cells = frozenset[tuple[str, str]]

_NOUN = r"(?:[a-z-]+ ){0,2}?"
_WRONG = r"(?:errors?|mistakes?|misclassifications?|mislabell?ings?|disagreements?|misassignments?|mis(?:classified|assigned|labell?ed|read|judged|identified|diagnosed|filed|sorted|routed)|wrong(?:ly \w+)?|incorrect(?:ly \w+)?)"
_ERRORS = re.compile(rf"\b{_WRONG}\b", re.IGNORECASE)
_RIGHT = re.compile(
    r"\b(?:correct(?:ly)?(?: (?:predictions?|classified|labell?ed|identified|recogni[sz]ed|decisions|calls))?|agree(?:s|d|ments?)?|hits|on the (?:main )?diagonal|the same (?:class|label|level))\b",
    re.IGNORECASE,
)
_BOTH_WAYS = re.compile(
    r"\b(?:together|both (?:directions|ways|cells|errors|of them)|the pair|that pair|the two (?:cells|errors|mistakes|directions|entries|counts)?|(?:two|both)[- ]way|in either direction|each other|one another|swaps?|mix-?ups? (?:between|of)|confusions? (?:between|of)|mutual\w*)\b",
    re.IGNORECASE,
)
_JOINED = re.compile(
    r"\s*(?:[,(]\s*)?(?:and|or|with|vs\.?|versus|&|/|↔|⇄|<->|–|—|-)\s*(?:the )?", re.IGNORECASE
)
_ELSEWHERE = re.compile(
    r"\b(?:lost|go(?:es)?|went|taken|mistaken|read|assigned|leak\w*) (?:to|for|as|into) (?:an?|the|some)? ?others?(?: \w+)?|\bother (?:than|class\w*|label\w*)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class NamedCells:
    """Cells that words name, with what they are called and where."""

    cells: Cells
    name: str
    start: int
    end: int


def all_cells(matrix: Confusion) -> Cells:
    """Every cell of a matrix."""
    return frozenset((a, p) for a in matrix.actual for p in matrix.predicted)


def errors(matrix: Confusion) -> Cells:
    """The cells off the diagonal."""
    return frozenset((a, p) for a, p in all_cells(matrix) if a != p)


def cell_sets(text: str, matrix: Confusion) -> Iterator[NamedCells]:
    """The sets of cells that a text names."""
    classes = classes_in(text, [matrix])
    verbs = [verb for verb in TAKEN.finditer(text) if not verb["both"]]
    if verbs:
        yield from _taken(text, matrix, classes, verbs)
        return
    if not _ELSEWHERE.search(text):
        yield from _plain(text, matrix, classes)


def _taken(
    text: str, matrix: Confusion, classes: Sequence[ClassMention], verbs: Sequence[re.Match[str]]
) -> Iterator[NamedCells]:
    """`crows read as owls`: one cell; `birds read as owls`: all that was wrongly taken for a class."""
    for verb in verbs:
        before = [c for c in classes if c.end <= verb.start()][-1:]
        behind = [c for c in classes if verb.end() <= c.start <= verb.end() + 20][:1]
        if before and behind and before[0].name != behind[0].name:
            cells = frozenset({(before[0].name, behind[0].name)})
            yield NamedCells(cells, f"{before[0].name} taken for {behind[0].name}", verb.start(), verb.end())


def _plain(text: str, matrix: Confusion, classes: Sequence[ClassMention]) -> Iterator[NamedCells]:
    for found in _ERRORS.finditer(text):
        own = _class_beside(text, classes, found)
        if own or not classes:
            cells = frozenset((a, p) for a, p in errors(matrix) if not own or a == own)
            yield NamedCells(cells, f"errors of {own}" if own else "errors", *found.span())
    if not classes:
        for found in _RIGHT.finditer(text):
            cells = all_cells(matrix) - errors(matrix)
            yield NamedCells(cells, "the diagonal", *found.span())
    names = list(dict.fromkeys(c.name for c in classes))
    both = _BOTH_WAYS.search(text)
    if len(names) == 2 and both and _JOINED.fullmatch(text[classes[0].end : classes[1].start]):
        yield pair_of(names[0], names[1], both.span())


def _class_beside(text: str, classes: Sequence[ClassMention], found: re.Match[str]) -> str:
    """The class whose errors are meant: "crow errors", "misclassified crows"."""
    for named in classes:
        gap = (
            text[named.end : found.start()] if named.end <= found.start() else text[found.end() : named.start]
        )
        if re.fullmatch(r"(?:['’]s?)?\s*(?:of |in |for )?(?:the )?", gap):
            return named.name
    return ""


def pair_of(one: str, other: str, place: tuple[int, int]) -> NamedCells:
    """Two classes taken for each other, in both directions."""
    return NamedCells(
        frozenset({(one, other), (other, one)}), f"{one} and {other} taken for each other", *place
    )


def both_ways(text: str) -> re.Match[str] | None:
    """`together`, `in both directions`: said of what was named before."""
    return _BOTH_WAYS.search(text)
