"""Means and sums of several lines: "the monthly means fall from 33 in April to 22 in August"."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.aggregate_claims import Aggregate, Aggregates
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.strange import strange_words
from auditor.language.subject import subjects

_PREP = r"(?:in|at|on|for|with|under|during|by)\s+(?:the\s+)?"
_ENDS = re.compile(
    rf"(?:from|between)\s+(?:about\s+|around\s+|only\s+)?#(?:\s?(?:%|[^\W\d_]+))?\s+{_PREP}@,?\s+(?:down\s+|up\s+)?(?:to|and)\s+(?:only\s+|just\s+|about\s+|a\s+mere\s+)?#(?:\s?(?:%|[^\W\d_]+))?\s+{_PREP}@[\s.;,]*",
    re.IGNORECASE,
)
_FUNCTIONS = ("mean", "sum", "median")
# Beside these words for what a mean is taken over may stand: "over all fields", "of the four fields".
_HARMLESS = frozenset(("noun", "degree", "range", "verb", "idiom", "hedge"))
_OVERRIDDEN = ("trend", "change", "amount", "value", "comparison")


def read_mean_courses(clause: Clause) -> Iterator[Reading]:
    """The mean of one line and of another, with the way that it takes between them."""
    cues, trends = clause.of("aggregate"), clause.of("trend", "up", "down")
    if len(cues) != 1 or len(trends) > 1 or cues[0].sense("aggregate") not in _FUNCTIONS:
        return
    found = _ends(clause)
    if found is None or trends and trends[0].start > found[0].start:
        return
    first, one, last, other = found
    side = one.value.side if isinstance(one.value, TickRef) else ""
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    rest = [item for item in clause.items if item not in (*found, *cues, *trends, *panels)]
    if not all(_taken_over(clause, item, side) for item in rest):
        return
    numbers = clause.number(first), clause.number(last)
    up = numbers[1].value > numbers[0].value
    if (
        trends
        and (trends[0].sense("trend") == "up") != up
        or any(num.op not in ("=", "~") for num in numbers)
    ):
        return
    scopes = [list(subjects(clause, [*panels, end])) for end in (one, other)]
    for a, b in zip(*scopes, strict=False):
        if a.sure and b.sure:
            ends = zip((a, b), numbers, strict=True)
            parts = tuple(Aggregate(cues[0].sense("aggregate"), end.selections, num) for end, num in ends)
            known = not strange_words(clause)
            whole = ((clause.start, clause.end),) if known else ()
            meant = Aggregates(parts, known)
            yield Reading(
                meant,
                frozenset(clause.items),
                tuple(dict.fromkeys(s.panel for s in a.selections)),
                False,
                whole,
                _OVERRIDDEN,
            )


def _ends(clause: Clause) -> tuple[Item, Item, Item, Item] | None:
    """The two numbers, each with the line told for it, where a clause ends with them."""
    told = [item for item in clause.items if item.kind == "number" or _is_line(item)][-4:]
    if [item.kind for item in told] != ["number", "ref", "number", "ref"]:
        return None
    lead = max((item.start for item in clause.of("range") if item.end <= told[0].start), default=None)
    text, at = "", lead
    if at is None:
        return None
    for item in told:
        text, at = text + clause.sentence[at : item.start] + ("#" if item.kind == "number" else "@"), item.end
    fits = _ENDS.fullmatch(text + clause.sentence[at : clause.end])
    sides = {item.value.side for item in told if isinstance(item.value, TickRef)}
    return (told[0], told[1], told[2], told[3]) if fits and len(sides) == 1 else None


def _is_line(item: Item) -> bool:
    value = item.value
    return isinstance(value, TickRef) and not value.every and not value.unknown and len(value.ticks) == 1


def _taken_over(clause: Clause, item: Item, side: str) -> bool:
    """Whether a mention only tells what a mean is of: a word for cells, the lines that cross those told, how many they are."""
    value = item.value
    if isinstance(value, TickRef):
        return value.every and value.side != side
    if isinstance(value, AxisRef) or item.kind in _HARMLESS or item.has("quant", "all"):
        return True
    if item.kind == "compare":
        return item.text.casefold() == "over"
    if item.kind == "number":
        grid = clause.panel(clause.panels[0])
        return clause.number(item).value == len((grid.columns if side == "rows" else grid.rows).ticks)
    return False
