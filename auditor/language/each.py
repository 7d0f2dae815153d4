"""What something is told of: of lines and panels one by one ("in every row", "in both panels"), or of all there is."""

import re
from collections.abc import Sequence

from auditor.language.around import before
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.pairs import COLUMNS, PANEL, ROWS
from auditor.language.refs import PanelRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.world import Selection

_ONE_BY_ONE = frozenset("each every".split())
_TOGETHER = frozenset("all both any".split())
# "in all rows" tells of each of them; "of all rows" and "across both panels" of what they are together.
_POOLING = frozenset("of among amongst over across throughout from within overall".split())
# Of what a thing is the extreme, whatever row or column is named beside it.
_OF_EVERYTHING = re.compile(
    r"\b(?:of|in|on) the (?:whole |entire |complete |full )?(?:chart|figure|heat ?map|picture|map|data ?set)\b(?!['’-])"
    r"|\b(?:overall|global) (?:max\w*|min\w*|peak|best|worst|highest|lowest)\b",
    re.IGNORECASE,
)


def of_everything(text: str) -> bool:
    """Whether an extreme is said to be one of all cells: "row A's 51 is the maximum of the chart"."""
    return bool(_OF_EVERYTHING.search(text))


def one_by_one(clause: Clause) -> tuple[str, ...]:
    """The sides ("rows", "columns", "panel") on which a clause speaks of each by itself."""
    found = [side for item in clause.items if (side := _side(item)) and _each(clause, item)]
    panels = len(clause.panels) > 1 and any(_of_panels(clause, item) for item in clause.of("quant", "both"))
    return tuple(dict.fromkeys([*found, *([PANEL] if panels and not found else [])]))


def _side(item: Item) -> str:
    value = item.value
    if isinstance(value, PanelRef):
        return PANEL if value.every else ""
    lines = (value.rows, value.columns) if isinstance(value, Spot) else (value,)
    return next((line.side for line in lines if isinstance(line, TickRef) and line.every), "")


def _each(clause: Clause, item: Item) -> bool:
    """Whether a reference to all of a kind means each of them, by the words that lead to it."""
    words = [*before(clause, item, 4), *norms(clause.sentence[item.start : item.end])[:2]]
    if _ONE_BY_ONE & set(words[-5:]):
        return True
    at = next((k for k in range(len(words) - 1, -1, -1) if words[k] in _TOGETHER), None)
    return at is not None and not _POOLING & set(words[max(0, at - 2) : at])


def _of_panels(clause: Clause, item: Item) -> bool:
    """`in both ovens`, of two panels: whether "both" counts things that no other mention names."""
    named = any(
        isinstance(other.value, TickRef | Spot) and other.first == item.last for other in clause.items
    )
    return not named and before(clause, item)[-1:] in (("in",), ("on",), ("for",), ("at",), ("with",))


def lines_named(clause: Clause, chosen: Selection, each: Sequence[str]) -> list[Selection]:
    """The parts of a selection by the sides that are told one by one; a panel is one part."""
    panel = clause.document.panels[chosen.panel]
    rows, columns = (
        [(index,) for index in (taken if taken is not None else range(len(axis_of(panel, side).ticks)))]
        if side in each
        else [taken]
        for side, taken in ((ROWS, chosen.rows), (COLUMNS, chosen.columns))
    )
    return [Selection(chosen.panel, row, column, chosen.region) for row in rows for column in columns]
