"""The one place that a sentence gives for a number that is the highest or the lowest of its panel, whatever its words.

"The liveliest quay counts 97 boats, that of Hove in May": a number that stands in one cell alone is told of that
cell, where the sentence tells no second number and holds nothing against anything. So where it names another row or
column, and that of the cell by no word, it gives the wrong place.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.language.clauses import Clause, Spot, uncut
from auditor.language.items import Item
from auditor.language.refs import AxisRef, PlaceRef, RegionRef, TickRef, axis_of, tick_index
from auditor.language.tokens import norms
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Panel, Statement
from auditor.numerals import cardinal, ordinal
from auditor.quantity import number_of
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
# Of colours, which tell an end as they are ordered on the scale.
_SUPERLATIVE = re.compile(
    r"\b(?:deep|dark|light|pal|faint|bright|rich|strong|intens|warm|cold)est\b", re.IGNORECASE
)
_ONE = frozenset(("single", "lone", "sole", "one"))


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """That the number stands at the place, of a sentence with one of each."""
    text = statement.text
    if statement.asks or len(text.split()) > _LONGEST or _MORE_IS_TOLD.search(text):
        return
    clause = uncut(statement, document, vocabulary(document))
    counted = {number for number, _ in _counting(clause)}
    numbers = [
        item
        for item in clause.items
        if item.kind == "number" and item not in counted and re.search(r"\d", item.text)
    ]
    if (
        len(numbers) != 1
        or not (clause.of("extreme") or _SUPERLATIVE.search(text))
        or any(_is_open(item) for item in clause.items)
    ):
        return
    claim = _of_number(clause, numbers[0], document)
    if claim is not None and not _holds(claim, document) and _agrees(clause, claim):
        whole = ((0, len(text)),)
        yield Reading(
            claim, frozenset(), (claim.scope[0].panel,), bool(clause.of("hedge")), whole, ("value", "trend")
        )


def _holds(claim: Extreme, document: Document) -> bool:
    """Whether the number stands at the place: then it is for others to say whether all that is told of it is so."""
    panel = document.panels[claim.place[0].panel]
    return any(
        at in panel.values and claim.value is not None and panel.values[at].value == claim.value.value
        for at in claim.place[0].places(panel)
    )


def _agrees(clause: Clause, claim: Extreme) -> bool:
    """Whether no word tells the other end."""
    told = {item.value for item in clause.of("extreme")} & {"max", "min"}
    return not told or told == {claim.direction}


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
    there = _place(clause, panel, place)
    if there is None:
        return None
    for scope in _scopes(there, place):
        values = [panel.values[at].value for at in scope.places(panel) if at in panel.values]
        if len(values) > 1 and told.value in (min(values), max(values)):
            way = "max" if told.value == max(values) else "min"
            return Extreme(way, (replace(scope, panel=index),), told, (replace(there, panel=index),))
    return None


def _scopes(there: Selection, own: tuple[int, int]) -> Iterator[Selection]:
    """What a number may be the highest of: the panel, or the line of it that the sentence names."""
    yield Selection(0)
    if there.rows == own[:1]:
        yield Selection(0, rows=there.rows)
    if there.columns == own[1:]:
        yield Selection(0, columns=there.columns)


def _place(clause: Clause, panel: Panel, own: tuple[int, int]) -> Selection | None:
    """The one place that a sentence names, be it the cell's `own` or another one; None where that is not clear."""
    if pairs := list(_pairs(clause, panel)):
        row, column = own if own in pairs else pairs[0]
        return Selection(0, (row,), (column,)) if len(pairs) <= len(SIDES) else None
    told: dict[str, tuple[int, ...] | None] = {}
    for side, at in zip(SIDES, own, strict=True):
        named = _named(clause, panel, side)
        clear = named == {at} or (len(named) == 1 and not _may_name(clause, panel, side, at))
        told[side] = tuple(named) if clear else None
    return Selection(0, told["rows"], told["columns"]) if any(told.values()) else None


def _pairs(clause: Clause, panel: Panel) -> Iterator[tuple[int, int]]:
    """The cells that pairs of names tell, "at (2, 4)": in either order where both sides have both names."""
    for item in clause.items:
        if isinstance(item.value, PlaceRef):
            told = item.value.row, item.value.column
            for row, column in dict.fromkeys((told, told[::-1])):
                place = tick_index(panel.rows, row), tick_index(panel.columns, column)
                if place[0] is not None and place[1] is not None:
                    yield place[0], place[1]


def _named(clause: Clause, panel: Panel, side: str) -> set[int]:
    """The positions of the ticks of a side that a sentence names."""
    axis = axis_of(panel, side)
    found: set[int] = set()
    for item in clause.items:
        refs = (item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,)
        for ref in refs:
            if isinstance(ref, TickRef) and ref.side == side:
                found |= set(ref.indices(axis))
    return found | set(_counted_off(clause, panel, side))


def _counted_off(clause: Clause, panel: Panel, side: str) -> Iterator[int]:
    """`four towed barges`: the tick whose number stands before a word of the axis's name."""
    for item, axis in _counting(clause):
        if axis.side == side:
            number = cardinal(item.text.casefold()) if item.text.isalpha() else number_of(item.text)
            yield from (
                n for n, tick in enumerate(axis_of(panel, side).ticks) if tick.number == number is not None
            )


def _counting(clause: Clause) -> Iterator[tuple[Item, AxisRef]]:
    """The numbers that stand directly before a word of an axis's name, and that axis."""
    for item, following in pairwise(clause.items):
        near = not clause.sentence[item.end : following.start].strip(" -")
        if item.kind == "number" and near and isinstance(following.value, AxisRef):
            yield item, following.value


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
        tick.number in told or any(number_of(word) == tick.number for word in spoken)
    )
