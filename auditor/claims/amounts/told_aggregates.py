"""Numbers that tell means, sums and ranges of lines, panels and regions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.amounts.amount import Amount, Amounts
from auditor.claims.amounts.candidates import amounts, is_cell, siblings
from auditor.claims.amounts.cues import Cue
from auditor.claims.amounts.grounds import places, scopes
from auditor.claims.amounts.parts import Part
from auditor.claims.amounts.term import Compound, Term
from auditor.claims.amounts.told_shares import tells_joined
from auditor.claims.relations.pairs import relation
from auditor.language.clauses import Clause
from auditor.language.each import of_everything
from auditor.language.numbers import Num
from auditor.language.refs import TickRef
from auditor.language.subject import lines_of


def aggregates(clause: Clause, part: Part, number: Num, cue: Cue) -> Iterator[Amounts]:
    """`row A averages 12`: the mean, sum or median of what is named, of each line where each is meant, or as the first of its kind."""
    lines = any(isinstance(item.value, TickRef) and item.value.every for item in part.refs)
    every = lines and not tells_joined(clause, part)
    # "A leads with 40, an average of 8": of A, and not of all.
    leans = not part.refs and bool(places(part.earlier)) and not of_everything(clause.text)
    for scope in scopes(clause, part):
        if is_cell(clause, scope) or (leans and all(one.whole for one in scope)):
            continue
        if cue.kind in ("mean", "sum") and any(
            one.whole and _with_its_own(clause, one.panel) for one in scope
        ):
            continue
        each = [(line,) for one in scope for line in lines_of(clause, one)] if every else []
        # A mean of one cell says nothing: "Harbour averages 19 per day" is told of the line.
        if each and not all(is_cell(clause, line) for line in each):
            yield amounts([number] * len(each), [Term(cue.kind, line) for line in each])
            continue
        term = Compound(Term(cue.kind, scope))
        rivals = (
            tuple(Compound(Term(cue.kind, (other,))) for other in siblings(clause, scope)) if cue.rank else ()
        )
        if not cue.rank or rivals:
            yield Amounts((Amount(number, term, cue.rank, rivals),))


def _with_its_own(clause: Clause, panel: int) -> bool:
    """Whether a panel holds pairs, and beside them what each stands in to itself, which no mean is meant to hold."""
    found = relation(clause.document, panel)
    return found is not None and found.own is not None


def ranges(clause: Clause, part: Part, numbers: Sequence[Num], cue: Cue) -> Iterator[Amounts]:
    """`from 4 to 9, the widest range of all`: the ends of a range, and how wide it is among others."""
    low, high = sorted(numbers, key=lambda num: num.value)
    width = replace(high, value=high.value - low.value, text=f"{high.value - low.value:g}")
    for scope in scopes(clause, part):
        rivals = tuple(Compound(Term("spread", (other,))) for other in siblings(clause, scope))
        if rivals:
            ends_told = [
                Amount(low, Compound(Term("min", scope))),
                Amount(high, Compound(Term("max", scope))),
            ]
            yield Amounts((*ends_told, Amount(width, Compound(Term("spread", scope)), cue.rank, rivals)))
