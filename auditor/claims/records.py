"""The one place that a sentence gives for a number that is the highest or the lowest of its panel, whatever its words.

"The best figure is 97, obtained with straight pots over 1.0 m": a number that stands in one cell alone is told of that
cell, where the sentence tells no second number and holds nothing against anything. So where it names another row or
column, and that of the cell by no word, it gives the wrong place.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.language.clauses import Clause, uncut
from auditor.language.items import Item
from auditor.language.refs import AxisRef, PlaceRef, RegionRef, TickRef, axis_of, tick_index
from auditor.language.tokens import norms
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Panel, Statement
from auditor.numerals import cardinal, ordinal
from auditor.reading.labels import singular, words
from auditor.world import Selection

SIDES = ("rows", "columns")
_LONGEST = 40  # words
_FEWEST_DIGITS = 2
# What holds one value against another, denies, leaves out, works out, counts on, or goes over to another thing.
_MORE_IS_TOLD = re.compile(
    r"\b(?:than|times|twice|thrice|half|halves|doubles?|triples?|ahead|behind|against|compared|versus|vs|while|whereas|but"
    r"|although|though|however|except|apart|not|no|never|none|unlike|differ\w*|gaps?|margins?|leads?|less|fewer|more|per|averag\w+"
    r"|means?|medians?|totals?|sums?|both|others?|second|third|fourth|runner\w*|follow\w*|next|then|yet|even|still|between|from"
    r"|to|until|up|down|after|before|gains?|loss(?:es)?|drops?|rises?|falls?|jumps?|changes?|increases?|decreases?|steps?|ranges?"
    r"|spreads?|errors?|if|would|only|neighbou?rs?|beside|above|below|over\s+all|among|within|without|except)\b",
    re.IGNORECASE,
)
_ONE = frozenset(("single", "lone", "sole", "one"))


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """That the number stands at the place, of a sentence with one of each."""
    text = statement.text
    if statement.asks or len(text.split()) > _LONGEST or _MORE_IS_TOLD.search(text):
        return
    clause = uncut(statement, document, vocabulary(document))
    counted = {
        one
        for one, two in pairwise(clause.items)
        if isinstance(two.value, AxisRef) and one.end + 1 >= two.start
    }
    numbers = [
        item
        for item in clause.items
        if item.kind == "number" and item not in counted and re.search(r"\d", item.text)
    ]
    if len(numbers) != 1 or not clause.of("extreme") or any(_is_open(item) for item in clause.items):
        return
    if claim := _of_number(clause, numbers[0], document):
        whole = ((0, len(text)),)
        yield Reading(
            claim, frozenset(), (claim.scope[0].panel,), bool(clause.of("hedge")), whole, ("value", "trend")
        )


def _is_open(item: Item) -> bool:
    """Whether a mention tells no single line: a region, or all lines one by one."""
    return isinstance(item.value, RegionRef) or (isinstance(item.value, TickRef) and item.value.every)


def _of_number(clause: Clause, item: Item, document: Document) -> Extreme | None:
    """The claim, where the number stands in one cell of the panels that are meant, and is the extreme of its panel."""
    told = clause.number(item)
    if told.op != "=" or sum(map(str.isdigit, told.text)) < _FEWEST_DIGITS:
        return None
    holding = [
        (index, place)
        for index in clause.panels or range(len(document.panels))
        for place, quantity in document.panels[index].values.items()
        if quantity.value == told.value
    ]
    if len(holding) != 1:
        return None
    index, place = holding[0]
    panel = document.panels[index]
    values = [quantity.value for quantity in panel.values.values()]
    if told.value not in (min(values), max(values)):
        return None
    named = {side: _named(clause, panel, side) for side in SIDES}
    wrong = [side for side, own in zip(SIDES, place, strict=True) if _is_elsewhere(clause, panel, side, own)]
    right = [side for side, own in zip(SIDES, place, strict=True) if named[side] == {own}]
    if not wrong and not right:
        return None
    rows, columns = (tuple(named[side]) if side in (*wrong, *right) else None for side in SIDES)
    way = "max" if told.value == max(values) else "min"
    return Extreme(way, (Selection(index),), told, (Selection(index, rows, columns),))


def _named(clause: Clause, panel: Panel, side: str) -> set[int]:
    """The positions of the ticks of a side that a sentence names."""
    axis = axis_of(panel, side)
    found: set[int] = set()
    for item in clause.items:
        if isinstance(item.value, TickRef) and item.value.side == side:
            found |= set(item.value.indices(axis))
        elif isinstance(item.value, PlaceRef):
            at = tick_index(axis, item.value.row if side == "rows" else item.value.column)
            found |= set() if at is None else {at}
    return found | set(_counted_off(clause, panel, side))


def _counted_off(clause: Clause, panel: Panel, side: str) -> Iterator[int]:
    """`four draft tokens`: the tick whose number stands before a word of the axis's name."""
    for item, following in pairwise(clause.items):
        near = not clause.text[item.end : following.start].strip(" -")
        if (
            item.kind == "number"
            and near
            and isinstance(following.value, AxisRef)
            and following.value.side == side
        ):
            number = cardinal(item.text.casefold()) if item.text.isalpha() else _as_number(item.text)
            yield from (
                n for n, tick in enumerate(axis_of(panel, side).ticks) if tick.number == number is not None
            )


def _is_elsewhere(clause: Clause, panel: Panel, side: str, own: int) -> bool:
    """Whether one other line of a side is named, and that of the cell by no word or number."""
    named = _named(clause, panel, side)
    return len(named) == 1 and own not in named and not _may_name(clause, panel, side, own)


def _may_name(clause: Clause, panel: Panel, side: str, own: int) -> bool:
    """Whether any word of a sentence may mean a line: a word of its name, or its number, however it is written."""
    tick = axis_of(panel, side).ticks[own]
    spoken = {singular(word) for word in norms(clause.text)}
    if spoken & {singular(word) for word in words(tick.text) if len(word) > 1}:
        return True
    if any(isinstance(item.value, AxisRef) and item.value.direction for item in clause.items):
        return True
    told = {number for word in spoken for number in (cardinal(word), ordinal(word)) if number is not None}
    told |= {1} if spoken & _ONE else set()
    return tick.number is not None and (
        tick.number in told or any(_as_number(word) == tick.number for word in spoken)
    )


def _as_number(word: str) -> float | None:
    try:
        return float(word.replace("−", "-"))
    except ValueError:
        return None
