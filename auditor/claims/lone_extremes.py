"""Superlatives that compare no line with all others: of counted lines, of two extremes, of a place beside the one named."""

from auditor.language.clauses import Clause
from auditor.language.counted_lines import counted_lines
from auditor.language.open_ticks import leads_apart
from auditor.language.quantifiers import quantifier
from auditor.language.refs import PanelRef
from auditor.language.wording import Wording


def of_something_else(clause: Clause, words: Wording) -> bool:
    """Whether the superlative of a clause says something else than that one line is above all others."""
    return _counts_lines(clause, words) or _both_extremes(clause) or _at_turning_points(clause)


def _counts_lines(clause: Clause, words: Wording) -> bool:
    """`two of the rows peak at A`: whether it is of lines that are counted where their extreme is."""
    lines, amount = counted_lines(clause, words), quantifier(clause, words)
    of_lines = lines is not None and lines.amount.kind not in ("most", "some", "few")
    of_panels = any(isinstance(item.value, PanelRef) for item in clause.items)
    counted = amount is not None and amount[0].kind == "count" and not of_panels
    return bool(clause.of("extreme")) and (of_lines or counted)


def _at_turning_points(clause: Clause) -> bool:
    """`A peaks before March`: whether an extreme is told to be elsewhere than at the tick that is named."""
    return bool(clause.of("extreme")) and leads_apart(clause)


def _both_extremes(clause: Clause) -> bool:
    """`both minima lie in May`, of one panel: of which two extremes that is said is not told."""
    cues = [
        item for item in clause.of("extreme") if any(q.last == item.first for q in clause.of("quant", "both"))
    ]
    return bool(cues) and len(clause.panels) == 1
