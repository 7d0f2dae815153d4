"""Guesses that take for single cells what is told as the ends of a range, or for two of them how far all lie apart."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from auditor.claims.amounts.amount import Amounts
from auditor.claims.amounts.term import Term
from auditor.language.clauses import Clause
from auditor.language.refs import TickRef, axis_of
from auditor.model import Panel
from auditor.world import Selection

_KIND = "amount"
_RANGING = re.compile(
    r"\b(?:rang(?:e|es|ed|ing)|spans?|spanned|spanning|extends?|extending|stretch(?:es|ed|ing)?|var(?:y|ies|ied|ying))\b(?=[^.;]*\b(?:from|between|to|and)\b)"
    r"|\bwithin\s+(?:the|an?)\s+(?:band|range|interval|corridor|window)\b(?=[^;]*\d[^;]*\b(?:to|and)\b)"
    # "lay between 4 and 9": told of all
    r"|\b(?:is|are|was|were|lies?|lay|lying|sits?|sat|stay(?:s|ed|ing)?|remain(?:s|ed)?|falls?|fell|keeps?|kept|hover(?:s|ed)?|moved?|moves|ends?|ended|stands?|stood|all)\s+"
    r"(?:\w+\s+)?between(?=\s+\D{0,12}\d)",
    re.IGNORECASE,
)
# "... and 4 to 9 for B": what goes on with the verb of the part before it.
_GOES_ON = re.compile(r"\W*(?:(?:and|but|while|whereas|or)\s+)?(?:(?:only|just|merely|to)\s+)?[-−]?\d")
_EACH_OTHER = re.compile(r"\bof\s+(?:each\s+other|one\s+another)\b", re.IGNORECASE)
_SPREAD = re.compile(r"\b(?:spread|range|span|distance|gap|difference)s?\b", re.IGNORECASE)
_OF_EXTREMES = re.compile(
    r"\b(?:best|highest|largest|greatest|top|maximum|strongest|fastest)\b[^.;]*?\b(?:worst|lowest|smallest|least|bottom|minimum|weakest|slowest)\b"
    r"|\b(?:worst|lowest|smallest|least|bottom|minimum|weakest|slowest)\b[^.;]*?\b(?:best|highest|largest|greatest|top|maximum|strongest|fastest)\b",
    re.IGNORECASE,
)


def cells_for_a_range(clause: Clause, kind: str, claim: Any) -> str:
    """`values range from 4 (A) to 9 (B)`, guessed as two cells, of which one is no end of the range; or nothing."""
    if kind != _KIND or not isinstance(claim, Amounts):
        return ""
    verbs = list(_RANGING.finditer(clause.sentence[: clause.end]))
    own = bool(verbs) and verbs[-1].start() >= clause.start
    if verbs and (own or _GOES_ON.match(clause.text)):
        terms = [part.term.first for part in claim.parts if part.term.second is None]
        if not all(_is_an_end(clause, term, terms, verbs[-1].start()) for term in terms):
            return "it is told as the end of a range"
    return ""


def pair_for_all(clause: Clause, kind: str, claim: Any) -> str:
    """`all lie within 5 of each other`, `the spread is 9 in A but only 5 in B`, guessed as how far two cells lie apart; or nothing."""
    if kind != _KIND or not isinstance(claim, Amounts):
        return ""
    apart = [part.term for part in claim.parts if part.term.relation == "difference"]
    cells = [term for term in apart if term.second is not None and term.first.function == "cell"]
    lead = clause.sentence[: clause.end]
    told = _EACH_OTHER.search(clause.text) or (_SPREAD.search(lead) and _OF_EXTREMES.search(lead))
    ends = all(
        _are_extremes(clause, [*term.first.scope, *term.second.scope]) for term in cells if term.second
    )
    return "" if not cells or not told or ends else "it is told of how far all lie apart"


def _is_an_end(clause: Clause, term: Term, terms: list[Term], verb: int) -> bool:
    """Whether a cell holds an extreme of what the range may be told of: the panel, the line of all cells, or one named before the verb."""
    if term.function != "cell":
        return True
    shared = {(one.rows, None) for scope in terms for one in scope.scope} | {
        (None, one.columns) for scope in terms for one in scope.scope
    }
    for one in term.scope:
        panel = clause.panel(one.panel)
        place = next(one.places(panel), None)
        if place is None or place not in panel.values:
            return False
        lines = [*_named_lines(clause, panel, verb, place)]
        if len(terms) > 1:
            lines += [
                line for line in ("row", "column") if sum(1 for s in shared if s[line == "column"]) == 1
            ]
        if not any(_ends_of(panel, place, line) for line in ("", *lines)):
            return False
    return True


def _named_lines(clause: Clause, panel: Panel, verb: int, place: tuple[int, int]) -> Iterator[str]:
    for item in (*clause.before, *clause.items, *clause.label):
        ref = item.value
        if isinstance(ref, TickRef) and (item in clause.label or item.start < verb):
            for side, line in (("rows", "row"), ("columns", "column")):
                own = ref.indices(axis_of(panel, side)) if ref.side in (side, "either") else ()
                if place[side == "columns"] in own:
                    yield line


def _ends_of(panel: Panel, place: tuple[int, int], line: str) -> bool:
    values = [
        q.value
        for at, q in panel.values.items()
        if not line or at[line == "column"] == place[line == "column"]
    ]
    return panel.values[place].value in (min(values), max(values))


def _are_extremes(clause: Clause, scope: Sequence[Selection]) -> bool:
    """Whether two cells of a line are its highest and its lowest."""
    panel = clause.panel(scope[0].panel)
    places = [place for one in scope for place in one.places(panel)]
    if len(places) != 2 or any(place not in panel.values for place in places):
        return False
    line = "row" if places[0][0] == places[1][0] else "column"
    return all(_ends_of(panel, place, line) for place in places)
