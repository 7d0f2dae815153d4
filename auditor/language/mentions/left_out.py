"""What is left out of account: `leaving Oslo aside`, `outside of Oslo`, `ignoring the first row`, `without Oslo`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import PanelRef, TickRef

# With a name behind them, and "aside" or "out" behind that.
_PUTTING = frozenset("leaving leave setting set putting put taking take left".split())
_AWAY = ("aside", "out", "apart", "away")
# With a name right behind them; those of the second row only where they open the sentence or a part of it.
_WITHOUT = frozenset(
    "outside ignoring disregarding discounting omitting excepting discarding dropping".split()
)
_OPENING = frozenset(("without", "beyond"))
_ARTICLES = ("the", "of", "for", "both")
_FAR = 8


def find(context: Context, i: int) -> Item | None:
    """The cue of an exception, where a name stands behind it."""
    word = context.norm(i)
    opens = i == 0 or context.norm(i - 1) in (",", ";", "(", "and", "but", "even")
    if word in _PUTTING and (away := _away(context, i)):
        return context.item("except", "except", i, i + 1) if _names(context, i + 1, away) else None
    if word in _WITHOUT or (word in _OPENING and opens):
        at = i + 1
        while context.norm(at) in _ARTICLES:
            at += 1
        return context.item("except", "except", i, i + 1) if _names(context, at, at + 1) else None
    return None


def _away(context: Context, i: int) -> int:
    """Where "aside" stands in "leaving Oslo and Bergen aside", before any comma; 0 where it does not."""
    for at in range(i + 1, min(i + _FAR, len(context.tokens))):
        if context.norm(at) in _AWAY:
            return at
        if context.norm(at) in (",", ";", "."):
            return 0
    return 0


def _names(context: Context, first: int, last: int) -> bool:
    """Whether a line or a panel is named from one of these words on."""
    return any(
        any(isinstance(ref, TickRef | PanelRef) for ref in refs)
        for at in range(first, last)
        for refs, _ in context.named(at, context.vocabulary.longest)
    )
