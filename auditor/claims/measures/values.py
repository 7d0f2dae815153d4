"""Metrics with their values: each number of a clause with the metric and the class that govern it."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.measures.claims import Check
from auditor.claims.measures.derived import OF_CLASS
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.linking import (
    GENERIC,
    THAN,
    Value,
    governing_metric,
    inherited_metric,
    meaning_of,
    speaks_elsewhere,
)
from auditor.claims.measures.no_members import NO_MEMBERS
from auditor.claims.measures.owners import class_of, may_be_of_class
from auditor.claims.measures.sums import QUOTIENT, quotient_of, results
from auditor.claims.measures.words import Mention, metrics_in

# Behind one of these a plain number may be a bound as well: "exceeds 90% recall and 85% precision".
_BOUNDS = (">", "<", ">=", "<=")
_WHOLE = ("accuracy", "kappa", "error rate", "total", "correct", "wrong")
MOVES = re.compile(
    r"\b(?:(?P<up>rises|rose|improves?|improved|increases?|increased|climbs?|grows?|grew|goes up|jumps?)|(?P<down>drops?|dropped|falls?|fell|decreases?|decreased|declines?|declined|sinks?|sank|goes down|shrinks?))\s+(?:slightly |sharply |only |further )?to\b",
    re.IGNORECASE,
)
_TOTAL = re.compile(r"\b(?:altogether|in total|in all|overall|a total of|in sum)\b", re.IGNORECASE)
_FEW = r"(?:the same |all |to |a total of |some |about |a held-out set of |a test set of |a set of )*(?=\d)"
_HOLDS = re.compile(
    r"\b(?:matrix|matrices|panels?|each(?: of them| one)?|both|test (?:set|split|data)|held-out set|evaluation set)\s+"
    rf"(?:has|have|holds?|contains?|covers?|comprises?|describes?|summari[sz]es?|sums? up|adds? up|counts?)\s+{_FEW}",
    re.IGNORECASE,
)
# These may lead to the number of something else (of patients, of models) as well.
_OVER = re.compile(
    rf"\b(?:(?:evaluated|computed|tested|measured|validated|scored|based) on|(?:predictions?|outcomes?|results?|verdicts?|labels?|types?|class(?:es)?) (?:for|of|at|on)|compares? \w+ \w+ (?:for|at|on)|of (?:the|all)|the same)\s+{_FEW}",
    re.IGNORECASE,
)
# "Errors" and "correct" may be said of other things; "misclassified" may not.
_CLASSIFIED = re.compile(r"classif|label|recogni|identif|predict|assign|rout|column|diagonal", re.IGNORECASE)


def read_metrics(draft: Draft) -> None:
    """Each number with the metric and the class that govern it."""
    if not draft.own or any(
        check.about not in ("equation", "predictions", "support") for check in draft.checks
    ):
        return
    values = _values(draft)
    inherited = inherited_metric(draft)
    for index, value in enumerate(values):
        mention = governing_metric(draft, value, index, values, inherited)
        about = meaning_of(mention, value.num) if mention else ""
        if mention is not None and about:
            _add(draft, value, index, values, mention, about, inherited)
    _totals(draft)
    _compared(draft, inherited)


def _compared(draft: Draft, inherited: Mention | None) -> None:
    """`Precision is lower: ...` behind a sentence on recall: the one metric against the other."""
    found = THAN.search(draft.text)
    check = next((check for check in draft.checks if check.about in OF_CLASS), None)
    if not found or check is None:
        return
    earlier = [
        s
        for s in draft.clause.document.statements
        if s.span.end <= draft.clause.statement.span.start
        and s.trail[:-1] == draft.clause.statement.trail[:-1]
    ]
    before = f"{earlier[-1].trail[-1] if earlier[-1].trail else ''} {earlier[-1].text}" if earlier else ""
    named = [mention.share for mention in metrics_in(before) if mention.share in OF_CLASS]
    if named and named[-1] != check.about:
        way = "above" if found["way"].casefold() in ("better", "higher") else "below"
        draft.add(Check(way, of=check.of, other=named[-1], text=check.about), found.span())


def _add(
    draft: Draft,
    value: Value,
    index: int,
    values: Sequence[Value],
    mention: Mention,
    about: str,
    inherited: Mention | None,
) -> None:
    of = class_of(draft, value, index, values)
    about = _of_class(draft, about, mention) if of and mention.number in GENERIC else about
    move = MOVES.search(draft.text, mention.end, value.start + 1) if mention.end <= value.start else None
    check = Check(
        about,
        value.num,
        of=of if about not in _WHOLE else "",
        average=mention.average,
        trend=("up" if move["up"] else "down") if move else "",
        numerator=value.numerator,
        denominator=value.denominator,
        weak=about in ("correct", "wrong")
        and not _TOTAL.search(draft.text)
        and not _CLASSIFIED.search(draft.text[mention.start : mention.end]),
    )
    bound = index > 0 and values[index - 1].num.op in _BOUNDS and value.num.op == "="
    unclear = about in OF_CLASS and not (of or mention.average) and may_be_of_class(draft)
    if check.about != "equation" and (bound or unclear or speaks_elsewhere(draft)):
        check = replace(check, weak=True)
    places = [(value.start, value.end), *((c.start, c.end) for c in draft.classes if c.name == of)]
    places += (
        [(mention.start, mention.end), (min(mention.end, value.end), max(mention.start, value.start))]
        if mention is not inherited
        else []
    )
    draft.add(check, *places, *([move.span()] if move else []))


def _of_class(draft: Draft, about: str, mention: Mention) -> str:
    """What "correct" and "wrong" mean of one class: of those that are of it, or of those called so."""
    draft.either = True
    if about in ("accuracy", "error rate"):
        rows, columns = (
            ("recall", "precision") if mention.number == "correct" else ("miss rate", "false discovery rate")
        )
        return rows if draft.by_row else columns
    rows, columns = ("hits", "hits") if mention.number == "correct" else ("misses", "false alarms")
    return rows if draft.by_row else columns


# Neither what the cells of a line come to nor how many classes there are: "its row sums to 50", "lowest of the five".
_NO_MEASURE = re.compile(
    r"\b(?:(?:sums?|adds? up|totals?|totall?ing|summing)\s+(?:up\s+)?to\s+(?:about\s+)?"
    r"|(?:lowest|highest|best|worst|top)\s+[\w ]{0,20}of\s+(?:the|all)\s+)$",
    re.IGNORECASE,
)


def _values(draft: Draft) -> list[Value]:
    """The results of equations and the numbers, in order; two that make a quotient ("recall is 36/40") are one."""
    values = [Value(*place, num, x, y) for place, num, x, y in results(draft)]
    values += [
        Value(*draft.place(item), num, item=item)
        for item, num in draft.values()
        if not _NO_MEASURE.search(draft.text[: draft.place(item)[0]])
    ]
    for found in QUOTIENT.finditer(draft.text):
        inside = [v for v in values if v.item is not None and found.start() <= v.start < found.end()]
        if len(inside) == 2 and inside[1].num.value > 0:
            x, y = inside[0].num, inside[1].num
            values = [v for v in values if v not in inside] + [
                Value(found.start(), found.end(), quotient_of(x, y), x, y, inside[0].item)
            ]
    return sorted(values, key=lambda value: value.start)


def _totals(draft: Draft) -> None:
    """`In all, 320 birds were sorted`, `both matrices describe the same 6,000 transactions`."""
    told = _TOTAL.search(draft.text) or _HOLDS.search(draft.text)
    found = told or _OVER.search(draft.text)
    for item, num in draft.numbers():
        start, end = draft.place(item)
        plain = num.step >= 1 and not num.unit and not num.word and num.value >= 10
        if found and plain and abs(start - found.end()) <= 12 and not NO_MEMBERS.match(draft.text, end):
            draft.add(Check("total", num, weak=not told), found.span(), (start, end))
            return
