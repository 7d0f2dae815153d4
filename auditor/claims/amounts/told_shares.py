"""Numbers that tell what part of a whole something makes up: "weekends account for 41% of all visits"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.amounts.amount import Amounts
from auditor.claims.amounts.candidates import amounts
from auditor.claims.amounts.grounds import Scope, scopes
from auditor.claims.amounts.parts import Part
from auditor.claims.amounts.term import Compound, Term
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.world import Selection

_SHARING = re.compile(
    r"\b(?:ma(?:k\w+|de) up|account\w* for|constitut\w+|represent\w*|contribut\w+|suppl\w+|bring\w* in|absorb\w*|provid\w+)\b"
    r"|\b(?:of|share of) (?:all|the (?:grand |overall |whole )?total|the (?:whole|sum)|its total)\b",
    re.IGNORECASE,
)
_JOINED = re.compile(
    r"\b(?:together(?! with)|combined|jointly|altogether|between them|add(?:s|ed|ing)? up to|sums? (?:up )?to|in sum|adding)\b",
    re.IGNORECASE,
)


def tells_share(clause: Clause, part: Part) -> bool:
    """Whether a part tells in percent what something makes up of a whole."""
    text = clause.statement.text[part.start : part.end]
    return clause.number(part.numbers[0]).unit == "%" and bool(_SHARING.search(text))


def tells_joined(clause: Clause, part: Part) -> bool:
    """Whether a part tells what several things come to together."""
    return bool(_JOINED.search(clause.statement.text, part.start, part.end)) and not part.of("aggregate")


def shares(clause: Clause, part: Part, number: Num) -> Iterator[Amounts]:
    """The sum of what is named as a share of its panel, or of the row or column that it stands in."""
    for scope in scopes(clause, part):
        for whole in _wholes(scope):
            if _counts(clause, whole):
                yield amounts([number], [Compound(Term("sum", scope), Term("sum", whole), "share")])


def _wholes(scope: Scope) -> Iterator[Scope]:
    panels = tuple(dict.fromkeys(Selection(s.panel) for s in scope))
    if len(scope) == 1 and scope[0].rows is not None and scope[0].columns is not None:
        yield (replace(scope[0], rows=None),)
        yield (replace(scope[0], columns=None),)
    if scope != panels:
        yield panels


def _counts(clause: Clause, scope: Scope) -> bool:
    """Whether no value of a whole is negative: of others, nothing is a share."""
    values = (q.value for s in scope for q in clause.panel(s.panel).values.values())
    return all(value >= 0 for value in values)
