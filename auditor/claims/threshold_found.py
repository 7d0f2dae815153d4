"""What a first look at a clause finds of a bound, and whether that is one bound on values and nothing else."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from auditor.claims.better import better, resolved
from auditor.claims.threshold_scope import both_cells, of_compared_axes, panel_items
from auditor.language.around import narrowed
from auditor.language.clauses import Clause, Spot
from auditor.language.exempting import exempt
from auditor.language.items import Item
from auditor.language.limits import Limit, equated, limit
from auditor.language.number_roles import counts_known_things, counts_things
from auditor.language.quantifiers import PLAIN, Quantifier, quantifier
from auditor.language.refs import AxisRef, PanelRef, RegionRef, TickRef
from auditor.language.residue import hypothetical, unknown_words
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.world import same_labels

_ALL_OTHERS = ("all other", "all others", "every other", "each other", "any other", "all the others")


_OVER = re.compile(
    r"\b(?:means?|averag\w+|medians?|sums?|summed|totals?|errors?|deviations?|values?|taken|measured|computed|pooled|intervals?)"
    r"\s+over\s+(?:the\s+|all\s+)?$",
    re.IGNORECASE,
)
_THINGS = re.compile(
    r"\s+(?!(?:points?|percent\w*|times|degrees?|units?)\b)(?:[a-z-]+\s+)?[a-z]{2,}s\b", re.IGNORECASE
)
_STAYING = ("stay", "stays", "stayed", "remain", "remains", "remained", "keep", "keeps", "throughout")


@dataclass(frozen=True, slots=True)
class Found:
    """What a first look at a clause finds, with the mentions that it takes up."""

    amount: Quantifier
    used: frozenset[Item]
    out: tuple[Item, ...]
    bound: Limit
    measure: str
    items: frozenset[Item]


def found_in(clause: Clause, words: Wording) -> Found | None:
    """The limit of a clause with its quantifier, exception and measure; None where one is not clear."""
    amount, left_out, measure = quantifier(clause, words, lines=True), exempt(clause), _measure(clause)
    if amount is None or measure is None or (left_out is None and amount[0].kind != "all but"):
        return None
    quant, used = amount
    if quant.kind in ("all", "none"):
        used = used | counts_of_axes(clause, words, clause.numbers)
    bound = _resolved(clause, limit(clause, words, used, quality=True))
    if bound is None:
        return None
    out = left_out if left_out is not None and quant.kind != "all but" else ([], frozenset[Item]())
    return Found(quant, used, tuple(out[0]), bound, measure[0], used | out[1] | bound.items | measure[1])


def _resolved(clause: Clause, bound: Limit | None) -> Limit | None:
    """A limit of quality ("worse than 50") as one of numbers, where it is known which way is better."""
    if bound is None or bound.relation not in ("good", "bad"):
        return bound
    way = better(clause.document, clause.panels[0])
    return replace(bound, relation=resolved(bound.relation, way)) if way else None


def _measure(clause: Clause) -> tuple[str, frozenset[Item]] | None:
    """What is held against the limit: each value (""), a mean, a sum, the highest or the lowest."""
    cues = [*clause.of("aggregate"), *clause.of("extreme")]
    if not cues:
        return "", frozenset()
    cue = cues[0]
    if (
        len(cues) > 1
        or cue.has("aggregate", "spread")
        or cue.has("extreme", "good", "bad")
        or clause.of("rank")
        or any(isinstance(item.value, AxisRef) and item.first == cue.last for item in clause.items)
    ):
        return None  # "the weakest site stays below 5" is said of a line
    return (cue.sense("extreme") if cue.kind == "extreme" else str(cue.value)), frozenset(cues)


def plausible(clause: Clause, words: Wording, found: Found) -> bool:
    """Whether nothing in the clause says that it is something else than one bound on values."""
    if (
        _counts_ticks(clause, found.bound)
        or any(counts_known_things(clause, n) for n in found.bound.items if n.kind == "number")
        or _over_things(clause, found)
        or words.has("of them", "of these", "of those", "of which")
        or clause.of("stable")
        or clause.of("same")
        or clause.of("course")
        or _no_line_lasts(clause, words, found)
        or _gets_to(clause, words, found)
        or _counted_in_each(clause, found)
    ):
        return False
    if {"all", "some"} <= kinds_of(found.used):
        return False  # "every row exceeds 5 in some column"
    if words.has("other", "others", "rest", "remaining") and not _with_all_others(clause, words):
        return False
    both = "both" in kinds_of(found.used)
    if found.measure in ("max", "min") and (
        both or found.amount.kind not in ("plain", "generally") and not words.has("row", "column")
    ):
        return False
    if (
        both
        and not (both_cells(clause) or clause.refs or panel_items(clause))
        and len(clause.document.panels) != 2
    ):
        return False
    return found.bound.relation != "=" or _equality(clause, words, found)


def _no_line_lasts(clause: Clause, words: Wording, found: Found) -> bool:
    """`no row stays below 5`: of each row as a whole, where nothing tells one of its cells."""
    lines = any(
        isinstance(item.value, AxisRef) or item.kind == "noun" and item.value in ("row", "column")
        for item in clause.items
    )
    told = [item for item in clause.refs if item not in found.out and isinstance(item.value, TickRef)]
    return found.amount.kind == "none" and lines and not told and words.has(*_STAYING)


def _gets_to(clause: Clause, words: Wording, found: Found) -> bool:
    """`A drops to 5`: what one of its values comes to, wherever that is, and no bound on all of them."""
    number = next((item for item in found.bound.items if item.kind == "number"), None)
    moved = number is not None and words.norm(number.first - 1) == "to" and bool(found.bound.items - {number})
    placed = any(isinstance(item.value, RegionRef | Spot) for item in clause.items)
    return found.amount is PLAIN and moved and not placed and found.bound.num.op in ("=", "~")


def _counted_in_each(clause: Clause, found: Found) -> bool:
    """`two values in either map are above 5`: a number that is meant of each panel by itself."""
    every = any(isinstance(item.value, PanelRef) and item.value.every for item in clause.items)
    each = every or bool(_EACH.search(clause.text))
    return found.amount.kind == "count" and each and len(clause.panels) > 1


_EACH = re.compile(r"\b(?:either|each|both|every)\b", re.IGNORECASE)


def _counts_ticks(clause: Clause, bound: Limit) -> bool:
    """`five mills over nine weeks`: whether the number counts the ticks of an axis that is named right behind it."""
    number = next((item for item in bound.items if item.kind == "number"), None)
    return (
        number is not None
        and bound.num.word
        and any(isinstance(item.value, AxisRef) and item.first == number.last for item in clause.items)
    )


def _over_things(clause: Clause, found: Found) -> bool:
    """`the mean over five runs`, `over 3 seeds`: whether a number tells over how many things a value is one."""
    numbers = [item for item in found.bound.items if item.kind == "number"]
    if found.measure and any(counts_things(clause, n) for n in numbers):
        return True
    return any(_over_so_many(clause, n) for n in numbers)


def _over_so_many(clause: Clause, item: Item) -> bool:
    """Whether "over" leads to a whole number of things, which no value comes near."""
    text, number = clause.statement.text, clause.number(item).value
    thing = _THINGS.match(text, item.end) if _OVER.search(text, 0, item.start) else None
    if thing is None or not number.is_integer():
        return False
    values = [q.value for panel in clause.panels for q in clause.panel(panel).values.values()]
    return bool(values) and not min(values) <= number <= max(values)


def _equality(clause: Clause, words: Wording, found: Found) -> bool:
    """Whether it is said outright that so many values *are* a number."""
    if (
        unknown_words(clause)
        or narrowed(clause)
        or hypothetical(clause)
        or not equated(clause, words, found.bound)
    ):
        return False
    vague = found.amount.kind in ("plain", "some", "generally", "count")
    universal = words.has("uniformly") or (found.amount.kind == "plain" and of_compared_axes(clause))
    return (not vague or universal) and found.bound.num.op == "="


def kinds_of(items: Iterable[Item]) -> set[str]:
    """The values of the quantifiers among some mentions."""
    return {str(item.value) for item in items if item.kind == "quant"}


def _with_all_others(clause: Clause, words: Wording) -> bool:
    """`A is negatively correlated with all other variables`: all of a row or column but its own cell."""
    ticks = [item for item in clause.refs if isinstance(item.value, TickRef)]
    square = all(same_labels(clause.panel(index)) for index in clause.panels)
    return square and len(ticks) == len(clause.refs) == 1 and not clause.numbers and words.has(*_ALL_OTHERS)
