"""Along which lines a sentence follows the values: "with increasing ratio", "from left to right", "down the column".

A way is an axis with a direction. A sentence names it by the axis, by the picture, by the ticks that it passes, or
leaves it to be understood: in a sentence about one row the values are followed from column to column.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.around import measure_words
from auditor.language.clauses import Clause, Spot
from auditor.language.mentions import Item
from auditor.language.refs import AxisRef, PositionRef, Ref, RegionRef, TickRef, axis_of
from auditor.language.scope import of_ref
from auditor.language.tokens import norms
from auditor.language.wording import Wording
from auditor.model import Axis
from auditor.numerals import cardinal
from auditor.reading.labels import same_label, singular

_ALONG = frozenset("with over along across by versus vs against through in per".split())
_WHATEVER = frozenset("whatever whichever regardless irrespective every each all any".split())
_WHEN = frozenset("as when while whenever if once where".split())
_AS = frozenset(
    "as when while if once where with by more the larger higher longer greater bigger deeper".split()
)
_DULL = frozenset("number of the a in per count total value size and by for".split())
_LEFT_RIGHT = r"left (?:to|- to -|→) (?:the )?right|right ?ward|(?:move|moving|go|going|read|reading|step|stepping|walking|further|farther|scanning|shifting) (?:to the |toward the )?right|toward the right(?: (?:side|edge|hand side))?|along (?:each|every|the|a|any|all) row|across (?:each|every|the|a|any|all) (?:row|column)|(?:from )?column to column|horizontally|across column"
_RIGHT_LEFT = r"right (?:to|→) (?:the )?left|left ?ward|(?:move|moving|go|going|read|reading|step|further) (?:to the |toward the )?left|toward the left(?: (?:side|edge))?"
_DOWN = r"(?:top|up) (?:to|→|down to) (?:the )?bottom|from the top down|(?:move|moving|go|going|read|reading|step|stepping|walk|walking|further|scanning) (?:from top )?down(?: ?ward)?|down (?:each|every|the|a|any|all|both) (?:\w+ ){0,2}column|downward|toward the bottom|(?:from )?row to row|vertically|along (?:each|every|the|a|any|all) column|down column|across row"
_UP = r"bottom (?:to|→|up to) (?:the )?top|from the bottom up|(?:move|moving|go|going|read|reading|step|walk|walking) up(?: ?ward)?|up (?:each|every|the|a|any|all) (?:\w+ )?column|upward|toward the top"
_PICTURE = (("columns", 1, _LEFT_RIGHT), ("columns", -1, _RIGHT_LEFT), ("rows", 1, _DOWN), ("rows", -1, _UP))
_ADJECTIVES: dict[str, tuple[int, tuple[str, ...]]] = {
    more: (sign, nouns)
    for nouns, pair in (
        (("width", "breadth"), ("wider broader", "narrower")),
        (("depth",), ("deeper", "shallower")),
        (("length", "duration", "time"), ("longer", "shorter")),
        (("size", "dimension", "scale"), ("larger bigger", "smaller")),
        (("altitude", "height", "elevation"), ("higher taller", "lower")),
        (("age",), ("older", "younger")),
        (("temperature",), ("hotter warmer", "colder cooler")),
        (("speed", "velocity"), ("faster quicker", "slower")),
        (("weight", "mass", "load"), ("heavier", "lighter")),
        (("thickness",), ("thicker", "thinner")),
        (("hour", "year", "day", "month", "week", "epoch"), ("later", "earlier")),
        (("strength",), ("stronger", "weaker")),
    )
    for sign, adjectives in zip((1, -1), pair, strict=True)
    for more in adjectives.split()
}
_CALENDAR = tuple(
    frozenset(text.split())
    for text in (
        "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december",
        "mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday",
        "spring summer autumn fall winter",
        "morning noon midday afternoon evening night midnight",
        "tiny small medium large huge xs s m l xl xxl",
        "low medium moderate high",
    )
)


@dataclass(frozen=True, slots=True)
class Way:
    """An axis that is followed: "rows" from row to row, "columns" from column to column, or a diagonal.

    `order` is "growing" (by the size of the ticks), "picture" (as they stand) or "listing" (unsaid: either).
    """

    side: str
    order: str = "listing"
    direction: int = 1

    @property
    def across(self) -> str:
        """The other side."""
        return "columns" if self.side == "rows" else "rows"


@dataclass(frozen=True, slots=True)
class Ways:
    """Axes that are followed at the same time, and the mentions that say so.

    `every` tells that the other axis is said not to matter ("at each multiplier"), `stepwise` that each step is meant.
    """

    ways: tuple[Way, ...]
    items: frozenset[Item]
    every: bool = False
    stepwise: bool = False


def named_ways(clause: Clause, words: Wording) -> Ways | None:
    """The way that the clause itself names by an axis or by the picture, or None."""
    along: dict[Way, Item] = {}
    items: set[Item] = set()
    every = stepwise = False
    for item in clause.axes:
        assert isinstance(item.value, AxisRef)
        if _names_only(clause, item, item.value.side):
            items.add(item)
            continue
        step = _each_step(clause, item, words)
        paced = (
            not item.value.direction
            and bool(set(words.before(item, 2)) & {"each", "every"})
            and _is_step_word(clause, item, words)
        )
        direction = 1 if step or paced else _followed(item, item.value, words)
        if not direction and along and words.norm(item.first - 1) in ("and", "or", "both", "&"):
            direction = next(reversed(along)).direction
        stepwise = stepwise or paced
        items |= step
        stepwise = (
            stepwise
            or bool(step)
            or bool(set(words.before(item, 3)) & {"each", "every"} and item.value.direction)
        )
        if direction == 0:
            every = every or _is_free(item, words)
            items.add(item)
            continue
        way = Way(item.value.side, "growing", direction)
        if all(known.side != way.side for known in along):
            along[way] = item
        items |= {item, *_movement(clause, item, words)}
    for item in clause.items:
        if (
            isinstance(item.value, TickRef)
            and item.value.every
            and not item.value.ticks
            and not along
            and _is_step_word(clause, item, words)
        ):
            along[Way(item.value.side, "growing")] = item
            items.add(item)
            stepwise = True
    if along:
        return Ways(tuple(along), frozenset(items), every, stepwise)
    shared = _shared_label(clause, words) or _adjective_way(clause, words)
    if shared is not None:
        return shared
    pictured = _pictured(clause, words)
    return Ways((pictured[0],), frozenset(items) | pictured[1], every) if pictured else None


def _followed(item: Item, axis: AxisRef, words: Wording) -> int:
    """The direction in which an axis is followed; 0 where the axis is only spoken of."""
    before = words.before(item, 3)
    if axis.direction and not set(before) & {"whatever", "whichever", "regardless", "irrespective"}:
        return axis.direction
    if _is_free(item, words):
        return 0
    for word in reversed(before):
        if word in _ALONG or word == "function":
            return 1
        if word not in ("the", "of", "number", "a", "an", "its", "full", "whole", "entire", "local", "both"):
            break
    return 0


def _each_step(clause: Clause, axis: Item, words: Wording) -> frozenset[Item]:
    """`each doubling of the multiplier`: the factor that only tells how the axis is followed."""
    near = [item for item in clause.items if item.kind == "factor" and 0 <= axis.first - item.last <= 3]
    return frozenset(
        near[-1:]
        if near and any(word in ("each", "every", "per") for word in words.before(near[-1], 2))
        else []
    )


def _is_step_word(clause: Clause, item: Item, words: Wording) -> bool:
    """`with every month`, `from each depth to the next`: the lines are passed one after the other."""
    paced = any(other.kind == "course" and 0 <= item.first - other.last <= 1 for other in clause.items)
    lead = [
        word for word in words.before(item, 4) if word not in ("each", "every", "single", "any", "all", "the")
    ]
    bare = bool(lead) and lead[-1] not in (
        "in",
        "at",
        "for",
        "across",
        "on",
        "under",
        "of",
        "within",
        "over",
        "per",
        "by",
        ",",
        "down",
        "up",
        "along",
        "through",
        "throughout",
        "and",
        "or",
        "almost",
        "nearly",
    )
    return (
        paced
        or lead[-1:] == ["with"]
        or bare
        or words.norms(item.last, item.last + 3) == ("to", "the", "next")
    )


def _shared_label(clause: Clause, words: Wording) -> Ways | None:
    """`as the number of digits grows`, where both axes count digits: both of them are followed."""
    panel = clause.panel(clause.panels[0])
    shared = (set(norms(panel.rows.label)) & set(norms(panel.columns.label))) - _DULL
    for position in range(words.first, words.last):
        if words.norm(position) in shared:
            direction, cue = _pushed(clause, words, position)
            if direction:
                return Ways((Way("rows", "growing", direction), Way("columns", "growing", direction)), cue)
    return None


def _adjective_way(clause: Clause, words: Wording) -> Ways | None:
    """`wider networks fare better`: an adjective that tells which way the axis of width is followed."""
    panel = clause.panel(clause.panels[0])
    for item in clause.items:
        direction, nouns = _ADJECTIVES.get(item.text.casefold(), (0, ()))
        sides = [side for side in ("rows", "columns") if set(norms(axis_of(panel, side).label)) & set(nouns)]
        following = words.norm(item.last)
        if (
            direction
            and len(sides) == 1
            and following.isalpha()
            and following not in ("than", "with", "in", "at", "for", "and", "or", "as")
        ):
            return Ways((Way(sides[0], "growing", direction),), frozenset([item]))
    return None


def _pushed(clause: Clause, words: Wording, position: int) -> tuple[int, frozenset[Item]]:
    """Which way a word for an axis is followed by the words around it, and the cues that say so; 0 where it is not."""
    before = [
        item
        for item in clause.items
        if 0 < position - item.first <= 2
        and (item.has("compare", ">", "<") or item.has("trend", "up", "down"))
    ]
    behind = [
        item for item in clause.items if 0 < item.first - position <= 2 and item.has("trend", "up", "down")
    ]
    for item, leads in (
        (before[-1:], True),
        (behind[:1], any(word in _AS for word in words.norms(position - 5, position))),
    ):
        if item and leads:
            up = item[0].has("compare", ">") or item[0].has("trend", "up")
            return (1 if up else -1), frozenset(item)
    return 0, frozenset()


def _names_only(clause: Clause, axis: Item, side: str) -> bool:
    """Whether an axis only says of what a tick is: "at high noise"."""
    return any(other.last == axis.first and side_of(other.value) == side for other in clause.items)


def measure_nouns(clause: Clause) -> frozenset[Item]:
    """The cues that are here a part of the measure's name: "win rate", "the cost", where another word tells what happens."""
    cues = [item for item in clause.items if item.kind in ("trend", "compare", "extreme", "factor")]
    own = measure_words(clause)
    named = [
        item
        for item in cues
        if item.last - item.first == 1 and {item.text.casefold(), singular(item.text.casefold())} & own
    ]
    return frozenset(named if len(named) < len(cues) else [])


def movers(clause: Clause) -> frozenset[Item]:
    """The cues that only tell how ticks are passed: "raising the dose from 10 to 40"."""
    spans = [
        item
        for item in clause.items
        if any(isinstance(ref, TickRef) and len(ref.ticks) > 1 and ref.named for ref in parts(item))
    ]
    moving = [
        item
        for item in clause.of("trend", "up", "down")
        if any(0 <= span.first - item.last <= 2 for span in spans)
    ]
    return frozenset(
        item for item in moving if item.text.casefold().endswith("ing") and len(clause.of("trend")) > 1
    )


def _is_free(item: Item, words: Wording) -> bool:
    """Whether an axis is only said not to matter: "at each multiplier", "with the ratio held fixed"."""
    behind = words.norms(item.last, item.last + 3)
    return any(word in _WHATEVER for word in words.before(item, 3)) or any(
        word in ("held", "fixed", "kept", "constant") for word in behind
    )


def _movement(clause: Clause, axis: Item, words: Wording) -> Iterator[Item]:
    """The cue right behind an axis that only tells how it is followed: "as the ratio increases"."""
    lead = words.before(axis, 5)
    for item in clause.items:
        near = 0 <= item.first - axis.last <= 2
        if (
            near
            and (item.has("trend") or item.has("compare", ">", "<"))
            and any(word in _WHEN for word in lead)
        ):
            yield item


def _pictured(clause: Clause, words: Wording) -> tuple[Way, frozenset[Item]] | None:
    diagonal = _diagonal(clause, words)
    if diagonal is not None:
        return diagonal
    text = " ".join(words.norms(words.first, words.last))
    for side, direction, pattern in _PICTURE:
        found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text)
        if found:
            first = words.first + text[: found.start()].count(" ")
            last = first + found.group().count(" ") + 1
            inside = frozenset(item for item in clause.items if first <= item.first and item.last <= last)
            if found.group() in ("downward", "upward") and not _is_direction(clause, inside, first):
                continue
            return Way(side, "picture", direction), inside
    return None


def _is_direction(clause: Clause, inside: frozenset[Item], first: int) -> bool:
    """Whether "downward" tells the direction and not the trend: a verb right before it tells that."""
    return bool(inside) and any(
        item.has("trend", "up", "down", "good", "bad") and item.last == first for item in clause.items
    )


_CORNERS = {"upper left": (0, 0), "upper right": (0, 1), "lower left": (1, 0), "lower right": (1, 1)}


def _diagonal(clause: Clause, words: Wording) -> tuple[Way, frozenset[Item]] | None:
    """`from the top-left to the bottom-right`, `along the diagonal`."""
    corners = [
        item
        for item in clause.items
        if isinstance(item.value, RegionRef) and item.value.name.endswith("corner")
    ]
    places = [
        _CORNERS.get(str(item.value.name).removesuffix(" corner"))
        for item in corners
        if isinstance(item.value, RegionRef)
    ]
    along = [
        item
        for item in clause.items
        if isinstance(item.value, RegionRef) and item.value.name in ("diagonal", "antidiagonal")
    ]
    if len(corners) == 2 and all(places):
        (r1, c1), (r2, c2) = places[0] or (0, 0), places[1] or (0, 0)
        if r1 != r2 and c1 != c2:
            side = "diagonal" if r1 == c1 else "antidiagonal"
            return Way(side, "picture", 1 if r2 > r1 else -1), frozenset([*corners, *along])
    if (
        len(along) == 1
        and not corners
        and any(word in ("along", "down") for word in words.before(along[0], 3))
    ):
        assert isinstance(along[0].value, RegionRef)
        return Way(along[0].value.name, "picture", 1), frozenset(along)
    return None


# --- crossings taken apart ------------------------------------------------------------------------


def apart(clause: Clause, words: Wording) -> tuple[Clause, dict[Item, tuple[Item, Item]]]:
    """The clause with each mention of a row and a column as two; and which two each of them became."""
    halves: dict[Item, tuple[Item, Item]] = {}
    items: list[Item] = []
    for item in clause.items:
        pair = _halves(item, words) if isinstance(item.value, Spot) else None
        if pair is None:
            items.append(item)
        else:
            halves[item] = pair
            items.extend(pair)
    return replace(clause, items=tuple(items)), halves


def _halves(item: Item, words: Wording) -> tuple[Item, Item] | None:
    places = {ref: _last_token(ref, item, words) for ref in parts(item)}
    if len(places) < 2 or None in places.values() or len(set(places.values())) < 2:
        return None
    (one, first), (two, _last) = sorted(places.items(), key=lambda pair: pair[1] or 0)
    cut = (first or 0) + 1
    return replace(item, value=one, last=cut, end=item.end - 1), replace(
        item, value=two, first=cut, start=item.start + 1
    )


def _last_token(ref: Ref, item: Item, words: Wording) -> int | None:
    """Where the last tick of a reference stands within a mention."""
    wanted = [norm for tick in ref.ticks for norm in norms(tick)[-1:]] if isinstance(ref, TickRef) else []
    found = [
        at
        for at in range(item.first, item.last)
        if words.all[at] in wanted or str(cardinal(words.all[at]) or "") in wanted
    ]
    if isinstance(ref, PositionRef):
        found = [at for at in range(item.first, item.last) if words.all[at] in ("row", "column")]
    return found[-1] if found else None


def together(items: frozenset[Item], halves: dict[Item, tuple[Item, Item]]) -> frozenset[Item]:
    """The mentions as the clause has them: a crossing where both of its halves are among them."""
    whole = {item for item, pair in halves.items() if set(pair) <= items}
    return items - {half for pair in halves.values() for half in pair} | whole


# --- what is meant where no way is named ----------------------------------------------------------


def unnamed_ways(clause: Clause, refs: Sequence[Ref], panels: Sequence[int]) -> Iterator[Way]:
    """The way that is understood: across the only line that the sentence speaks of, if its ticks have an order."""
    grids = [clause.panel(index) for index in panels]
    sides = {side_of(ref) for ref in refs}
    for side in ("rows", "columns"):
        axes = [axis_of(grid, side) for grid in grids]
        other = "columns" if side == "rows" else "rows"
        alone = all(len(axis_of(grid, other).ticks) == 1 for grid in grids)
        if any(len(axis.ticks) < 2 for axis in axes):
            continue
        if alone or (other in sides and all(is_ordered(axis) for axis in axes)):
            yield Way(side)


def is_ordered(axis: Axis) -> bool:
    """Whether the ticks have an order of their own: numbers, or names of days, months, sizes."""
    if len(axis.ticks) < 2:
        return False
    if all(tick.number is not None for tick in axis.ticks):
        return True
    texts = [tick.text.casefold().strip(" .") for tick in axis.ticks]
    letters = [text[-1:] for text in texts]
    counted = all(text[:-1] == texts[0][:-1] and text[:-1].endswith(" ") for text in texts)
    return any(set(texts) <= names for names in _CALENDAR) or (counted and letters == sorted(letters))


def side_of(ref: object) -> str:
    """The side of a reference to ticks or positions, or ""."""
    return ref.side if isinstance(ref, TickRef | PositionRef) else ""


def parts(item: Item) -> list[Ref]:
    """The references of a mention: two of a crossing, else one."""
    if isinstance(item.value, Spot):
        return [item.value.rows, item.value.columns]
    return [item.value] if isinstance(item.value, TickRef | PositionRef) else []


def positions(clause: Clause, panel: int, ref: object) -> tuple[int, ...] | None:
    """The places of a reference's ticks on the panel's axis, in the order in which the text names them."""
    if not isinstance(ref, TickRef | PositionRef) or ref.side == "either":
        return None
    axis = axis_of(clause.panel(panel), ref.side)
    if isinstance(ref, TickRef) and ref.ticks:
        found = [
            next((i for i, tick in enumerate(axis.ticks) if same_label(tick.text, text)), None)
            for text in ref.ticks
        ]
        return tuple(i for i in found if i is not None) if None not in found else None
    chosen = of_ref(clause, panel, ref)
    return None if chosen is None else chosen.rows if ref.side == "rows" else chosen.columns
