"""Ticks that are told by their size or their place, and once more by their label: "the smallest dose, 4,", "the highest, 28".

The label is a part of the mention, and no value.
"""

from auditor.language.axis_adjectives import SUPERLATIVES
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import by_size
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.numerals import ordinal
from auditor.reading.labels import same_label

_SMALL = frozenset("smallest lowest shortest least earliest".split())
_GREAT = frozenset("largest highest longest greatest latest biggest".split())
_OPENS = {",": (",", ".", ";", ""), "(": (")",), "–": ("–",), "—": ("—",)}
_GOES_ON = frozenset("where when which at in for on with is are was were".split())


def find(context: Context, i: int) -> Item | None:
    """`but the highest, 28, where ...`, `the second-smallest setting, 4,`: an axis that is named by the label alone."""
    if context.norm(i) != "the":
        return None
    number, at = ordinal(context.norm(i + 1)), i + 1
    if number is not None:
        at = i + 2 + (context.norm(i + 2) == "-")
    norm = context.norm(at)
    if norm not in _SMALL | _GREAT | SUPERLATIVES.keys():
        return None
    small = SUPERLATIVES[norm][0] < 0 if norm in SUPERLATIVES else norm in _SMALL
    for side in ("rows", "columns"):
        for last in (at + 1, at + 2):
            told = _label(context, last, side)
            texts = by_size(context.document, side) if told else ()
            place = number or 1
            if told and place <= len(texts) and same_label(told[0], texts[place - 1 if small else -place]):
                return context.item("ref", TickRef(side, (told[0],), True), i, told[1])
    return None


def with_label(context: Context, item: Item) -> Item:
    """A mention of one line by its size or place, with its label where that stands behind it; any other as it is."""
    ref = item.value
    if not isinstance(ref, TickRef | PositionRef) or ref.side not in ("rows", "columns"):
        return item
    told = _label(context, item.last, ref.side)
    if told is None or not _is(context, ref, told[0]) or item.text.casefold() == told[0].casefold():
        return item
    return context.item(item.kind, ref, item.first, told[1])


def _is(context: Context, ref: TickRef | PositionRef, label: str) -> bool:
    if isinstance(ref, TickRef):
        return len(ref.ticks) == 1 and same_label(ref.ticks[0], label)
    ticks = axis_of(context.document.panels[0], ref.side).ticks
    own = [ticks[at] for at in ref.positions if -len(ticks) <= at < len(ticks)]
    return len(own) == len(ref.positions) == 1 and same_label(own[0].text, label)


def _label(context: Context, at: int, side: str) -> tuple[str, int] | None:
    """The tick that stands behind a comma or in a bracket, and where it ends; None where more is told there."""
    closing = _OPENS.get(context.norm(at))
    told = tick_at(context, at + 1, side) if closing else None
    if closing is None or told is None:
        return None
    label, last = told
    last += context.norm(last).isalpha() and context.norm(last + 1) in closing  # "28 spm,"
    if context.norm(last) not in closing and context.norm(last) not in _GOES_ON:
        return None
    return label, last + (context.norm(last) in (")", "–", "—"))
