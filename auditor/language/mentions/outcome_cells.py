"""Cells of a matrix of two classes by their outcome: `false negatives`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.outcomes import outcome_at


def find(context: Context, i: int) -> Item | None:
    """`false negatives`, `FP`, `false alarms`."""
    found = outcome_at(context.document, context.text, context.tokens[i].start)
    last = context.behind(i, found[1]) if found else None
    return context.item("ref", found[0], i, last) if found and last else None
