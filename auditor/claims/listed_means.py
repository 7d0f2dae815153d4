"""Means and sums of lines, told one after the other: "the daily totals are 7, 9 and 4", "the means by depth come to 9, 7 and 4 from the top to the bottom"."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.aggregate_claims import Aggregate, Aggregates
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.language.strange import strange_words
from auditor.world import Selection

_FEWEST = 3
_FUNCTIONS = ("mean", "sum", "median")
_OVERRIDDEN = ("trend", "change", "amount", "value", "comparison", "threshold", "count")
# A clause as a line of letters: "#" a number of the list, "@" a line, "X" an axis, "P" a panel, "F" the word for a mean or a sum, "N" how many.
_WORD = r"(?:(?!(?:from|than|but|except|without|not|no|only|and)\b)[a-z'’-]+(?![a-z'’-])|[XPFN,])"
_ORDER = r"from (?:the )?@ (?:[a-z]+ ){0,2}?(?:to|through|till|until) (?:the )?@(?: (?:one|group|end|side))?"
_LIST = r"#(?: ?%| [a-z]+)?(?:(?: ?,)? (?:and )?#(?: ?%| [a-z]+)?){2,}"
_FRAME = re.compile(
    rf"(?:(?P<fronted>{_ORDER}) ?,? ?)?(?:{_WORD} ?)+?(?:(?P<placed>{_ORDER}) ?,? ?)?(?:(?:are|is|were|was|stand at|come to|came to|amount to|add up to|work out at|run) |: ?)"
    rf"{_LIST}(?: ?,? ?(?:(?P<behind>{_ORDER})|(?:respectively|in (?:that|this|axis) order)))? ?[.;]?",
)


def read_listed_means(clause: Clause) -> Iterator[Reading]:
    """The means or sums of all lines of a side in the order of its axis, or in the order that is told."""
    cues = clause.of("aggregate")
    if len(cues) != 1 or cues[0].sense("aggregate") not in _FUNCTIONS or len(clause.panels) != 1:
        return
    numbers = [item for item in clause.numbers if item.start > cues[0].start]
    pictured = _PICTURED.search(clause.text)
    line = _line_of(clause, numbers)
    fit = _FRAME.fullmatch(line)
    told = [clause.number(item) for item in numbers]
    if fit is None or "F" not in line or len(told) < _FEWEST or any(n.op not in ("=", "~") for n in told):
        return
    function, panel = cues[0].sense("aggregate"), clause.panels[0]
    ways = _along(clause, pictured) if pictured else _lines(clause, ordered=any(fit.groupdict().values()))
    for lines in ways:
        if len(lines) != len(told):
            continue
        known = not strange_words(clause) or _mostly_fit(clause, function, lines, told)
        parts = tuple(Aggregate(function, (one,), num) for one, num in zip(lines, told, strict=True))
        whole = ((clause.start, clause.end),) if known else ()
        meant = Aggregates(parts, known)
        yield Reading(meant, frozenset(clause.items), (panel,), False, whole, _OVERRIDDEN)


def _line_of(clause: Clause, numbers: Sequence[Item]) -> str:
    """The clause with a letter for each thing that it mentions; "?" where one is mentioned that has no place here."""
    text, at = "", clause.start
    pictured = _PICTURED.search(clause.text)
    if pictured:
        at = clause.start + pictured.end() if not pictured.start() else at
    for item in clause.items:
        if pictured and at <= clause.start + pictured.start() <= item.start:
            text += clause.statement.text[at : clause.start + pictured.start()].casefold()
            at = clause.start + pictured.end()
        if item.start < at or (
            item.kind in _SPOKEN and not isinstance(item.value, PanelRef | AxisRef | TickRef)
        ):
            continue
        text += clause.statement.text[at : item.start].casefold() + _letter(clause, item, numbers)
        at = item.end
    text += clause.statement.text[at : clause.end].casefold()
    return " ".join(text.split())


# The order in which lines stand in the picture.
_PICTURED = re.compile(
    r"(?:(?:read|listed|counted|told) )?from (?:(?P<rows>top to bottom|bottom to top)|(?P<columns>left to right|right to left)),? ?",
    re.IGNORECASE,
)


def _along(clause: Clause, pictured: re.Match[str]) -> Iterator[tuple[Selection, ...]]:
    """All lines of a side in the order in which they stand in the picture, where no other line is named."""
    side = "rows" if pictured["rows"] else "columns"
    axes = {item.value.side for item in clause.items if isinstance(item.value, AxisRef)}
    axes |= {f"{item.value}s" for item in clause.of("noun")} & {"rows", "columns"}
    axis = axis_of(clause.panel(clause.panels[0]), side)
    lines = _chosen(clause.panels[0], side, range(len(axis.ticks)))
    turned = (axis.first in ("bottom", "right")) != bool(re.match(r"bottom|right", pictured[side], re.I))
    if axes <= {side}:
        yield lines[::-1] if turned else lines


_SPOKEN = frozenset(("noun", "degree", "range", "verb", "idiom", "hedge", "compare"))


def _letter(clause: Clause, item: Item, numbers: Sequence[Item]) -> str:
    value = item.value
    if item in numbers:
        return "#"
    if isinstance(value, Num):
        sizes = {len(axis_of(clause.panel(clause.panels[0]), side).ticks) for side in ("rows", "columns")}
        return "N" if value.value in (*sizes, len(numbers)) else "?"
    if isinstance(value, TickRef):
        return "@" if len(value.ticks) == 1 and not value.every and not value.unknown else "?"
    if isinstance(value, AxisRef):
        return "X"
    if isinstance(value, PanelRef):
        return "P" if len(value.panels) == 1 else "?"
    return "F" if item.has("aggregate") else "N" if item.has("quant", "all") else "?"


def _lines(clause: Clause, *, ordered: bool) -> Iterator[tuple[Selection, ...]]:
    """The lines that may be told: from one to another, else all of a side that is named, or of either."""
    panel = clause.panels[0]
    if ordered:
        ends = [item.value for item in clause.items if isinstance(item.value, TickRef)]
        sides = {end.side for end in ends}
        if len(ends) == 2 and len(sides) == 1 and (side := sides.pop()) in ("rows", "columns"):
            ticks = [tick.text for tick in axis_of(clause.panel(panel), side).ticks]
            places = [ticks.index(end.ticks[0]) for end in ends if end.ticks[0] in ticks]
            if len(places) == 2:
                step = 1 if places[1] >= places[0] else -1
                yield _chosen(panel, side, range(places[0], places[1] + step, step))
        return
    axes = {item.value.side for item in clause.items if isinstance(item.value, AxisRef)}
    axes |= {f"{item.value}s" for item in clause.of("noun")} & {"rows", "columns"}
    named = axes if len(axes) == 1 else {"rows", "columns"}
    for side in sorted(named):
        yield _chosen(panel, side, range(len(axis_of(clause.panel(panel), side).ticks)))


def _chosen(panel: int, side: str, places: Sequence[int]) -> tuple[Selection, ...]:
    return tuple(Selection(panel, (n,)) if side == "rows" else Selection(panel, None, (n,)) for n in places)


def _mostly_fit(clause: Clause, function: str, lines: Sequence[Selection], told: Sequence[Num]) -> bool:
    """Whether most of the numbers are those of the lines, so that it is known what is told, whatever it is called."""
    values = clause.panel(lines[0].panel).values
    hits = 0
    for line, num in zip(lines, told, strict=True):
        cells = [values[place].value for place in line.places(clause.panel(line.panel)) if place in values]
        if cells and function in ("mean", "sum"):
            total = sum(cells)
            hits += num.fair().low <= (total / len(cells) if function == "mean" else total) <= num.fair().high
    return hits >= _FEWEST and 3 * hits >= 2 * len(told)
