"""All that are left of an axis, where a sentence names the rest of it: "the other three farms", "the remaining two"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.language.items import Item
from auditor.language.led_back.antecedents import part
from auditor.language.led_back.said import Named, Said, named_in
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef, axis_of
from auditor.language.verbs import finite_verb
from auditor.model import Axis
from auditor.numerals import CARDINALS, cardinal
from auditor.reading.labels import STOPWORDS, same_label

_NUMBER = rf"(?P<number>\d|{'|'.join(word for word, value in CARDINALS.items() if 1 < value < 13)})"
_LEFT = re.compile(
    rf"\bthe\s+(?:(?:other|remaining)\s+{_NUMBER}|{_NUMBER.replace('number', 'count')}\s+(?:other|remaining|others))\b(?:\s+(?P<next>[^\W\d_]+))?",
    re.IGNORECASE,
)
_LINES = {"row": "rows", "column": "columns"}
# Words behind a number that has no noun of its own.
_GOING_ON = frozenset(
    "all both each together combined alone also still stay lie sit keep remain peak fall rise".split()
)


@dataclass(frozen=True, slots=True)
class Rest:
    """Where the words stand, what they mean, and the noun to put before names that are mere numbers."""

    start: int
    end: int
    named: tuple[Named, ...]
    lead: str = ""
    sure: bool = True  # false where they may be meant at a place told before, or the noun is not known


def left_over(said: Said, earlier: Sequence[Said]) -> Iterator[Rest]:
    """The lines that make up a whole axis together with those that are named: just as many as is said."""
    for found in _LEFT.finditer(said.text):
        number = found["number"] or found["count"]
        count = cardinal(number) if number.isalpha() else int(number)
        end = found.end("number") if found["number"] else _end_of_others(found)
        noun = next(
            (item for item in said.items if item.start <= end + 1 < item.end and item.start > end), None
        )
        sides = _sides(noun, found["next"] or "")
        unknown = not sides and noun is None
        ways = [
            rest
            for side in (_BOTH if unknown else sides)
            if (rest := _rest(said, earlier, side, count or 0, found.start()))
        ]
        if len(ways) != 1 or noun is None and _as_many_panels(said, count or 0):
            continue
        side, ticks = ways[0]
        own = noun is not None and sides != _BOTH
        close = noun.end if own and noun is not None else found.end() if unknown else end
        base = noun or Item("ref", None, found.start(), close, 0, 0, "")
        named = tuple(
            Named(
                Item("ref", TickRef(side, (tick,)), base.start, base.end, base.first, base.last, tick),
                said.text,
                tick,
            )
            for tick in ticks
        )
        numeric = any(tick[:1].isdigit() or tick[:1] in "-−." for tick in ticks)
        label = axis_of(said.document.panels[0], side).label
        leaning = bool(earlier) and _THEN.search(earlier[-1].text) is not None
        sure = not unknown and not leaning and _placed_itself(said, side, found.start())
        yield Rest(found.start(), close, named, f"{label} " if numeric and label else "", sure)


# What was told at a place before may be told there still: "A is the highest then. The other two stay below 4."
_THEN = re.compile(r"\b(?:then|there|here)\b", re.IGNORECASE)
_BOTH = ("rows", "columns")


def _placed_itself(said: Said, side: str, position: int) -> bool:
    """Whether no other part of the sentence tells where it is so: "on Monday A has 5, and the other two stay below 4"."""
    start, end = part(said.text, position)
    across = "columns" if side == "rows" else "rows"
    outside = [one for one in named_in(said.text, said.items) if not start <= one.item.start < end]
    inside = named_in(said.text, [item for item in said.items if start <= item.start < end])
    return any(across in one.sides for one in inside) or not any(
        {across, "panel"} & one.sides for one in outside
    )


def _end_of_others(found: re.Match[str]) -> int:
    """Where "the two other" ends, before the noun."""
    return found.start("next") - 1 if found["next"] else found.end()


def _sides(noun: Item | None, following: str) -> tuple[str, ...]:
    """The axis that a noun behind the words names; both where there is no noun; none where it is another one."""
    if noun is not None and isinstance(noun.value, AxisRef):
        return (noun.value.side,)
    if noun is not None and noun.kind == "noun":
        return (_LINES[str(noun.value)],) if noun.value in _LINES else ()
    word = following.casefold()
    plain = not word or word in STOPWORDS or word in _GOING_ON or finite_verb(word)
    return _BOTH if plain or noun is not None and noun.kind in ("compare", "trend", "not", "quant") else ()


def _rest(
    said: Said, earlier: Sequence[Said], side: str, count: int, position: int
) -> tuple[str, list[str]] | None:
    """The ticks of an axis that are not named, where these are so many, and some others are."""
    axes = [axis_of(panel, side) for panel in said.document.panels]
    if len({tuple(tick.text for tick in axis.ticks) for axis in axes}) != 1:
        return None
    for named in _named(said, earlier):
        told = {
            index for one in named for half in one.halves for index in places(half.item.value, side, axes[0])
        }
        if told:
            left = [tick.text for index, tick in enumerate(axes[0].ticks) if index not in told]
            return (side, left) if len(left) == count > 1 else None
    return None


def _named(said: Said, earlier: Sequence[Said]) -> Iterator[list[Named]]:
    """What the sentence names; what its label does, and what the sentence before it did."""
    yield named_in(said.text, said.items)
    if said.label and said.statement.trail:
        yield named_in(said.statement.trail[-1], said.label)
    if earlier:
        yield named_in(earlier[-1].text, earlier[-1].items)


def places(value: object, side: str, axis: Axis) -> tuple[int, ...]:
    """Which lines of a side a mention names."""
    size = len(axis.ticks)
    if isinstance(value, TickRef) and value.side == side and not value.every:
        return tuple(
            index
            for index, tick in enumerate(axis.ticks)
            if any(same_label(tick.text, text) for text in value.ticks)
        )
    if isinstance(value, PositionRef) and value.side == side:
        return tuple(position % size for position in value.positions if -size <= position < size)
    return ()


def _as_many_panels(said: Said, count: int) -> bool:
    """Whether as many panels are left as well, so that they may be meant."""
    named = {index for item in said.items if isinstance(item.value, PanelRef) for index in item.value.panels}
    return len(said.document.panels) - len(named) == count and bool(named)
