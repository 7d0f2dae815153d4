"""Guesses at numbers that count cells of a confusion matrix: "247 were misread", "together they make 40% of all errors".

What is counted is a set of cells that the words name, or two classes that were named before; a share is that of such a
set in another. Only what hardly any other number would have fitted counts as understood.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Guess
from auditor.claims.amounts.alternatives import other_numbers
from auditor.claims.measures.cell_sets import NamedCells, both_ways, cell_sets, pair_of
from auditor.claims.measures.claims import Check, Derived
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.linking import GENERIC
from auditor.claims.measures.normalised_twins import counts_only
from auditor.claims.measures.words import classes_in, metrics_in
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.world import Selection

_REVERSE = re.compile(r"\b(?:reverse|opposite|converse|inverse)\b", re.IGNORECASE)
_SHARE_OF = re.compile(
    r"\b(?:of|among) (?:all |the |all the |its |their |these )*(?:\d[\d,]* )?(?=\S)", re.IGNORECASE
)
# Numbers that these go with are no plain counts of what is named.
_OTHER_SENSE = re.compile(
    r"\b(?:more|fewer|less|additional|extra|points?|times|twice|would|could|if|had|class(?:es)?|categor(?:y|ies)|not|except|apart|other than|cells?|entries|zeros?|single|kinds?|types?|most(?:ly)?|mainly|chiefly|primarily|predominantly|largest|biggest|main|leading|top|second|third|next|often|rarer)\b",
    re.IGNORECASE,
)


def tallies(clause: Clause) -> Iterator[list[Guess]]:
    """What the numbers of a clause may count, in the matrices that it may speak of."""
    panels = [index for index in clause.panels if confusions(clause.document, index)]
    panels = list(counts_only(clause.document, panels))
    if not panels:
        return
    found = [guess for item, window in _windows(clause) if (guess := _guess(clause, item, window, panels))]
    if found:
        yield found


def _windows(clause: Clause) -> Iterator[tuple[Item, tuple[int, int]]]:
    """Each number with the part of the clause that is its own: up to the numbers beside it."""
    items = sorted(clause.numbers, key=lambda item: item.start)
    edges = [clause.start, *(item.end for item in items)]
    ends = [*(item.start for item in items[1:]), clause.end]
    for item, start, end in zip(items, edges, ends, strict=False):
        yield item, (start, end)


def _guess(clause: Clause, item: Item, window: tuple[int, int], panels: Sequence[int]) -> Guess | None:
    text, num = clause.sentence[window[0] : window[1]], clause.number(item)
    mutual = both_ways(text)
    plain = text.replace(mutual.group(), " ") if mutual else text
    if _OTHER_SENSE.search(plain) or (_REVERSE.search(plain) and not mutual):
        return None
    if any(m.number not in GENERIC for m in metrics_in(plain)):
        return None
    chosen = _matrices(clause, item, panels)
    sets = {matrix.name: list(cell_sets(text, matrix)) for matrix in chosen}
    checks = [check for m in chosen for check in _checks(clause, text, num, m, sets[m.name])]
    claims = tuple(dict.fromkeys(_claim(check, chosen) for check in checks))
    if not claims or len({check.cells for check in checks}) > 2:
        return None
    others = tuple(
        tuple(replace(claim, checks=tuple(replace(c, value=other) for c in claim.checks)) for claim in claims)
        for other in other_numbers(num)
    )
    spans = [(one.start, one.end) for own in sets.values() for one in own]
    spans += [mutual.span()] if mutual else []
    return Guess(*window, claims, others, items=frozenset(_accounted(clause, item, window, spans)))


def _accounted(
    clause: Clause, number: Item, window: tuple[int, int], spans: Sequence[tuple[int, int]]
) -> Iterator[Item]:
    """The number, the words that name what is counted, and those for a total or for how few they are."""
    yield number
    for item in clause.items:
        at = item.start - window[0], item.end - window[0]
        named = any(start < at[1] and at[0] < end for start, end in spans)
        beside = item.has("quant", "only") and item.end <= number.start <= item.end + 2
        if window[0] <= item.start < window[1] and (named or beside or item.kind == "aggregate"):
            yield item


def _claim(check: Check, chosen: Sequence[Confusion]) -> Derived:
    return Derived((check,), tuple(Selection(matrix.panel) for matrix in chosen))


def _matrices(clause: Clause, item: Item, panels: Sequence[int]) -> list[Confusion]:
    """The matrices that a number may be of: of as many numbers as there are matrices each has its own."""
    ways = [confusions(clause.document, index)[0] for index in panels]
    numbers = sorted(clause.numbers, key=lambda one: one.start)
    if len(panels) == len(numbers) > 1:
        return ways[numbers.index(item)]
    return ways[0] if len(ways) == 1 else []


def _checks(
    clause: Clause, text: str, num: Num, matrix: Confusion, sets: Sequence[NamedCells]
) -> Iterator[Check]:
    pair = _pair_before(clause, matrix) if both_ways(text) and not classes_in(text, [matrix]) else None
    check = Check("tally", num, matrix=matrix.name)
    if num.unit == "%":
        whole = [one for one in sets if _SHARE_OF.search(text) and one.name.startswith("errors")]
        parts = [one for one in (*sets, *([pair] if pair else [])) if one not in whole]
        for base in whole:
            for one in parts:
                yield replace(
                    check,
                    cells=_sorted(one.cells & base.cells),
                    base=_sorted(base.cells),
                    text=f"{one.name}, of {base.name}",
                )
        return
    if num.unit or num.step < 1 or num.value < 2 or num.op not in ("=", "~", "<~", ">~"):
        return
    chosen = [pair] if pair else sets
    for one in chosen:
        yield replace(check, cells=_sorted(one.cells), text=one.name)


def _sorted(cells: frozenset[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(cells))


def _pair_before(clause: Clause, matrix: Confusion) -> NamedCells | None:
    """The two classes that the sentence, the label above it or the sentence before has named; None of fewer or more."""
    own = clause.statement
    earlier = [s for s in clause.document.statements if s.span.end <= own.span.start and s.trail == own.trail]
    texts = [
        clause.sentence[: clause.start],
        *([earlier[-1].text] if earlier else []),
        *reversed(own.trail[-1:]),
    ]
    for text in texts:
        names = list(dict.fromkeys(c.name for c in classes_in(text, [matrix])))
        if len(names) == 2:
            return pair_of(names[0], names[1], (0, 0))
        if names:
            return None
    return None
