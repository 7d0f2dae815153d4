"""Rows or columns that a sentence counts: "two of the five stations", "half of the rows", "every column but one"."""

from dataclasses import dataclass, replace

from auditor.language.amounts_told import Amount
from auditor.language.around import between
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.quantifiers import Quantifier, quantifier
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.wording import Wording

_VAGUE = {"half": "half", "most": "most", "nearly all": "most", "few": "few", "some": "some", "none": "none"}
_LEADING = frozenset("of out the all its their these those different".split())


@dataclass(frozen=True, slots=True)
class CountedLines:
    """So many lines of a side; `all_but` counts those that are left out. The mentions that tell it are `items`."""

    side: str
    amount: Amount
    items: frozenset[Item]
    all_but: bool = False

    def of(self, lines: int) -> Amount:
        """How many of so many lines are meant."""
        count = self.amount.count
        if not self.all_but or count is None:
            return self.amount
        return replace(
            self.amount, count=replace(count, value=lines - count.value, text=str(lines - int(count.value)))
        )


def counted_lines(clause: Clause, words: Wording) -> CountedLines | None:
    """The lines that a clause counts, or None where it counts none."""
    found = quantifier(clause, words)
    if found is None:
        return None
    quant, used = found
    amount = _part_of_all(clause, quant) or _amount(quant)
    lines = [item for item in clause.items if line_side(item)]
    counts = [item for item in used if item.kind in ("number", "quant", "except")]
    counted = [
        line
        for line in lines
        for cue in counts
        if cue.last <= line.first and set(between(clause, cue, line)) <= _LEADING
    ]
    if amount is None or not counted:
        return None
    item = counted[0]
    fits = amount.total in (None, *_sizes(clause, line_side(item)))
    all_but = quant.kind == "all but"
    return CountedLines(line_side(item), amount, used | {item}, all_but) if fits else None


def line_side(item: Item) -> str:
    """The side whose lines a word means by itself: "rows", "stations", "every month"; "" where it means none."""
    value = item.value
    if isinstance(value, AxisRef):
        return "" if value.direction else value.side
    if isinstance(value, TickRef):
        return value.side if value.every and not value.ticks and value.side in ("rows", "columns") else ""
    return f"{value}s" if item.kind == "noun" and value in ("row", "column") else ""


def _part_of_all(clause: Clause, quant: Quantifier) -> Amount | None:
    """`none of the five stations`: the number is that of all, of which a part is told."""
    for cue in clause.of("quant", *_VAGUE, "all", "both") if quant.kind == "count" else []:
        number = next((n for n in clause.numbers if n.first >= cue.last), None)
        if number is not None and set(between(clause, cue, number)) <= _LEADING:
            total = int(clause.number(number).value)
            return Amount(_VAGUE.get(str(cue.value), "all"), total=total)
    return None


def _amount(quant: Quantifier) -> Amount | None:
    if quant.kind in ("count", "all but") and quant.count is not None:
        return Amount("exactly", quant.count, quant.total)
    return Amount(_VAGUE[quant.kind]) if quant.kind in _VAGUE else None


def _sizes(clause: Clause, side: str) -> set[int]:
    return {len(axis_of(clause.panel(index), side).ticks) for index in clause.panels}
