"""Marks that stand where a number is missing."""

import re

from auditor.language.items import Item
from auditor.language.mentions.context import Context

_MARK = re.compile(r"N/A|n/a|n\.a\.|NaN|nan\b|O\.?O\.?[BM]\b\.?|NULL\b")


def find(context: Context, i: int) -> Item | None:
    """`N/A`, `O.O.B.`, `NaN`, or what else the grid has in place of a number."""
    text, start = context.text, context.tokens[i].start
    if start and text[start - 1].isalnum():
        return None
    mark = next((mark for mark in context.missing_marks if text.startswith(mark, start)), "")
    plain = _MARK.match(text, start) if not mark else None
    end = plain.end() if plain else start + len(mark)
    if end == start or text[end : end + 1].isalnum():
        return None
    return context.item("missing", "missing", i, context.behind(i, end) or i + 1)
