"""One tick in a sentence, by its name or its number."""

from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef, axis_of, tick_index
from auditor.numerals import cardinal


def named_tick(context: Context, i: int, side: str) -> tuple[str, int] | None:
    """The tick of a side whose name stands at a token, be it one of the other axis as well, and where it ends."""
    for refs, last in context.named(i, context.vocabulary.longest):
        for ref in refs:
            if isinstance(ref, TickRef) and ref.side in (side, "either") and len(ref.ticks) == 1:
                return ref.ticks[0], last
    return None


def tick_at(context: Context, i: int, side: str) -> tuple[str, int] | None:
    """The tick written at a token, as a name or a number, and where it ends."""
    named = named_tick(context, i, side)
    if named is not None or i >= len(context.tokens):
        return named
    token = context.tokens[i]
    value = cardinal(token.norm)
    number = token.text if token.is_number else str(value) if value is not None else ""
    if not number:
        return None
    for panel in context.document.panels:
        index = tick_index(axis_of(panel, side), number)
        if index is not None:
            last = i + 1
            while context.norm(last) in ("%", "k", "°"):
                last += 1
            return axis_of(panel, side).ticks[index].text, last
    return None
