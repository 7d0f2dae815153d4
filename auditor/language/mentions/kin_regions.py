"""The diagonal, or all but it, where a set is crossed with itself: `in-house`, `cross-site`."""

from auditor.language.items import Item
from auditor.language.kin import kin_region
from auditor.language.mentions.context import Context


def find(context: Context, i: int) -> Item | None:
    """`in-house`, `same-site`, `cross-site`, `out-of-house`."""
    found = kin_region(context.document, context.tokens, i)
    return context.item("ref", found[0], i, found[1]) if found else None
