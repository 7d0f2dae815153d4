"""Numbers that tell extremes: of what is named, or of those cells that differ from the one named."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.amounts.amount import Amount, Amounts
from auditor.claims.amounts.candidates import amounts, is_cell, moved
from auditor.claims.amounts.grounds import Scope, fillings, places, selected
from auditor.claims.amounts.parts import Part
from auditor.claims.amounts.term import Compound, Term
from auditor.claims.extreme_ways import held_by_a_line
from auditor.language.around import sentence_norms
from auditor.language.clauses import Clause
from auditor.language.each import of_everything, one_by_one
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.pairs import sides
from auditor.language.ranking import puts_in_order
from auditor.language.refs import axis_of

_OVERALL = frozenset(
    "figure overall whole entire all anywhere map heatmap matrix grid chart table everywhere".split()
)
# Between a word for an extreme and a reference: the reference tells where it is, not what it is the extreme of.
_TELLING = frozenset(
    "is are was were be occur appear found stand stood sit sat lie lay lain come came belong go went fall fell turn reached obtained observed recorded seen located = : ( at , has have with".split()
)


def extremes(clause: Clause, part: Part, number: Num, which: str) -> Iterator[Amounts]:
    """`the highest in row A is 12, at x`: the extreme of what is named before it, and of the place named behind."""
    cue = part.of("extreme")[0]
    ahead = [item for item in places(part.refs) if item.start < cue.start or _belongs(clause, cue, item)]
    behind = [item for item in places(part.refs) if item not in ahead]
    overall = bool(_OVERALL & set(sentence_norms(clause.statement.text)[cue.last :]))
    whole = of_everything(clause.text) and not one_by_one(clause)
    for refs in [[]] if whole or overall and not ahead else fillings(clause, part, ahead):
        for outer in selected(clause, part, refs):
            if is_cell(clause, outer):
                if _named_anew(refs, ahead, behind):
                    continue
                yield from _firsts(clause, part, number, which, outer)
                continue
            if ahead and (puts_in_order(cue) or held_by_a_line(clause, cue)):
                continue
            inner = list(selected(clause, part, [*refs, *behind])) if behind else [outer]
            for scope in inner:
                terms = [Term(which, outer), Term(which, scope)] if scope != outer else [Term(which, outer)]
                yield amounts([number] * len(terms), terms)


def _named_anew(refs: Sequence[Item], ahead: Sequence[Item], behind: Sequence[Item]) -> bool:
    """Whether a row or column that was taken over from before is one that the part names itself."""
    own = {side for item in behind for side in sides(item)}
    return any(own & set(sides(item)) for item in refs if item not in ahead)


def _firsts(clause: Clause, part: Part, number: Num, which: str, scope: Scope) -> Iterator[Amounts]:
    """`at x, A is best with 12`: a cell that comes first of those that differ from it in what the sentence is about."""
    own = {side for item in places(part.refs) for side in sides(item)}
    if part.panels and len(clause.document.panels) > 1:
        rivals = [
            replace(scope[0], panel=i) for i in range(len(clause.document.panels)) if i != scope[0].panel
        ]
    else:
        side = "columns" if own == {"columns"} else "rows" if own == {"rows"} else ""
        if not side:
            return
        count = len(axis_of(clause.panel(scope[0].panel), side).ticks)
        if (here := getattr(scope[0], side)) is None:  # all lines of that side, which have no rivals
            return
        rivals = [moved(Term("cell", scope), side, i).scope[0] for i in range(count) if i not in here]
    terms = tuple(Compound(Term("cell", (rival,))) for rival in rivals)
    yield Amounts((Amount(number, Compound(Term("cell", scope)), which, terms),))


def _belongs(clause: Clause, cue: Item, item: Item) -> bool:
    """Whether a reference behind a word for an extreme bounds what it is the extreme of: "the best of row A is ..."."""
    words = sentence_norms(clause.statement.text)[cue.last : item.first]
    return item.start > cue.start and not any(word in _TELLING or word[0].isdigit() for word in words)
