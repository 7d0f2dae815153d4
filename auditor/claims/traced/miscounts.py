"""Counts of cells beyond a bound that no way to take a clause bears out: "eight runs end under 2.10", where five do.

Which things are counted need not be known: cells of the figure, of a panel, of what is named, or lines that have one
such cell or only such cells. A count that is none of these is wrong.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.amounts.amount import Amount, Amounts
from auditor.claims.amounts.met_places import pools
from auditor.claims.amounts.term import Compound, Term
from auditor.claims.telling import in_scale
from auditor.claims.traced.facts import Ground
from auditor.claims.traced.pool import counts_things
from auditor.claims.traced.told import BOUNDS, number_told
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.model import Document

# Words that count, bound or compare something else than cells.
_BARRED_KINDS = tuple(
    "not except missing sign odd same colour aggregate factor extreme rank stable course range foreign".split()
)
_BARRED_WORDS = re.compile(
    r"\b(?:would|could|should|might|suppos\w+|expect\w*|target\w*|planned|previous\w*|elsewhere|others?|another|rest|remaining|else|instead|unless|whether|if|"
    r"pairs?|points?|apart|per|each(?!\W*$)|every|gain\w*|increase\w*|decrease\w*|drop\w*|rise\w*|fall\w*|change\w*|difference\w*|gap\w*|ahead|behind|more often|"
    r"sums?|totals?|together|average\w*|ratio\w*|first|last|next|least|most|consecutive|adjacent|neighbou?r\w*|in a row|steps?|times as)\b",
    re.IGNORECASE,
)
# Behind these a sentence goes on about what it has counted.
_GOES_ON = re.compile(r"\s*(?:[,;:(–—]|\band\b|\bbut\b|\bwith\b|\bwhile\b|\bwhereas\b)")
# A count this far from the right one counts something else.
_FAR = 4


def miscounted(clause: Clause) -> Amounts | None:
    """The count that a clause tells of cells beyond a bound, where it is none that the data give; else None."""
    found = _counted(clause)
    if found is None or _BARRED_WORDS.search(clause.text):
        return None
    item, bound_item = found
    count, bound = number_told(clause, item), number_told(clause, bound_item)
    if count is None or bound is None or _bars(clause, item, bound_item):
        return None
    grounds = [ground for places in pools(clause) for ground in Ground.of(clause.document, places)]
    grounds += [
        whole for index in range(len(clause.document.panels)) for whole in _whole(clause.document, index)
    ]
    own = [
        ground for ground in grounds if _spans(ground, in_scale(bound, clause.document.panels[ground.panel]))
    ]
    if not own:
        return None
    counts = {size for ground in grounds for size in _sizes(ground, bound)}
    by_panel = [_cells(ground, bound) for ground in grounds if ground.whole.whole]
    counts |= {sum(sizes) for sizes in zip(*by_panel, strict=False)}
    told = int(count.value)
    actual = _cells(own[0], bound)[0]
    if told in counts or told > len(own[0].rows) * len(own[0].columns) or abs(told - actual) > _FAR:
        return None
    scale = in_scale(bound, clause.document.panels[own[0].panel])
    return Amounts((Amount(count, Compound(Term("count", (own[0].whole,), bound=scale))),))


def head(clause: Clause) -> Clause:
    """A clause up to where it goes on behind its first two numbers."""
    ends = sorted(item.end for item in clause.numbers)
    joint = _GOES_ON.search(clause.statement.text, ends[1], clause.end) if len(ends) > 1 else None
    if joint is None:
        return clause
    items = tuple(item for item in clause.items if item.end <= joint.start())
    return replace(
        clause, text=clause.statement.text[clause.start : joint.start()], end=joint.start(), items=items
    )


def _counted(clause: Clause) -> tuple[Item, Item] | None:
    """The count and the bound of a clause that has one of each, where nothing else is numbered up to its first joint."""
    numbers = clause.numbers
    bounds = [item for item in numbers if (num := number_told(clause, item)) is not None and num.op in BOUNDS]
    if len(bounds) != 1:
        return None
    counts = [item for item in numbers if item is not bounds[0] and _is_count(clause, item)]
    wholes = [
        item for item in counts if re.search(r"\bof (?:the |all )*$", clause.statement.text[: item.start])
    ]
    counts = [item for item in counts if item not in wholes]
    if len(counts) != 1 or len(numbers) != 2 + len(wholes):
        return None
    return counts[0], bounds[0]


def _is_count(clause: Clause, item: Item) -> bool:
    number = number_told(clause, item)
    return (
        number is not None
        and number.op == "="
        and number.unit in ("", "times")
        and number.step >= 1
        and 1 < number.value < 400
    )


def _bars(clause: Clause, item: Item, bound: Item) -> bool:
    """Whether another word of the clause makes more of it than how many are beyond the bound."""
    for other in clause.items:
        closing = other.text.casefold() == "each" and not clause.statement.text[other.end : clause.end].strip(
            " .;"
        )
        if closing or any(one.start <= other.start < one.end for one in (item, bound)):
            continue
        if any(other.has(kind) for kind in _BARRED_KINDS) or other.has(
            "quant", "all", "none", "most", "half", "few", "some"
        ):
            return True
        if other.has("trend") and other.start > min(item.start, bound.start):
            return True
    return False


def _whole(document: Document, panel: int) -> Iterator[Ground]:
    return Ground.of(document, frozenset((panel, *at) for at in document.panels[panel].values))


def _spans(ground: Ground, bound: Num) -> bool:
    """Whether some values of a ground lie on either side of a bound, so that it can be one on these."""
    values = ground.values(ground.whole)
    return values is not None and min(values) <= bound.value <= max(values)


def _sizes(ground: Ground, bound: Num) -> Iterator[int]:
    """How many cells, rows and columns of a ground a bound holds for, whichever way it takes what is just at it."""
    yield from _cells(ground, bound)
    for side in ("rows", "columns"):
        lines = [ground.values(scope) or [] for name, scope in ground.scopes if name == side]
        for met in _ways(ground, bound):
            yield sum(any(map(met, values)) for values in lines)
            yield sum(bool(values) and all(map(met, values)) for values in lines)
            yield sum(met(sum(values) / len(values)) for values in lines if values)
            if counts_things(ground.document, ground.panel):
                yield sum(met(sum(values)) for values in lines if values)


def _cells(ground: Ground, bound: Num) -> list[int]:
    values = ground.values(ground.whole) or []
    return [sum(map(met, values)) for met in _ways(ground, bound)]


def _ways(ground: Ground, bound: Num) -> list[Callable[[float], bool]]:
    """The bound as a test of a value: without what is just at it, and with it."""
    limit = in_scale(bound, ground.document.panels[ground.panel]).value
    if bound.op.startswith(">"):
        return [lambda value: value > limit, lambda value: value >= limit]
    return [lambda value: value < limit, lambda value: value <= limit]
