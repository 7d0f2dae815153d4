"""Words that tell along which ticks values are followed, and what they may be mistaken for."""

from collections.abc import Sequence

from auditor.claims.courses.marks import is_bounding
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import TickRef, axis_of
from auditor.language.ways import Way, is_ordered, parts, positions, side_of
from auditor.language.wording import Wording

# What may stand between a trend and the tick where it begins: "no gain is seen beyond 40".
_IDLE = frozenset(
    "is are was were be seen observed found visible noticeable noted any more further again sharply steeply slowly only".split()
)
STRETCH = (("from",), ("beyond",), ("past",), ("after",), ("until",), ("till",), ("to",))
STRETCHES = (
    ("up", "to"),
    ("to", "the"),
    ("from", "the"),
    ("until", "the"),
    ("beyond", "the"),
    ("after", "the"),
    ("past", "the"),
)


def is_ordered_grid(clause: Clause, panel: int) -> bool:
    """Whether both axes of a panel have an order of their own."""
    return is_ordered(clause.panel(panel).rows) and is_ordered(clause.panel(panel).columns)


def mean_is_verb(clause: Clause, mean: Item) -> bool:
    """Whether "mean" says what something leads to ("more layers mean higher scores"), and is not "the row means"."""
    if any(item.last == mean.first and item.has("noun") for item in (*clause.before, *clause.items)):
        return False
    return mean.text.casefold() in ("mean", "means") and any(
        (item.has("compare") or item.has("trend"))
        and item.start >= mean.end
        and clause.sentence[mean.end : item.start].strip().casefold() in ("", "a", "an", "the")
        for item in (*clause.before, *clause.items)
    )


def is_span(item: Item, ref: object) -> bool:
    """Whether a reference goes from one tick to another, and does not list them."""
    joined = any(joint in f" {item.text} " for joint in (" to ", "-", "–", " through ", "→", "->"))
    return isinstance(ref, TickRef) and len(ref.ticks) > 1 and not ref.every and joined


def by_marks(clause: Clause, words: Wording, refs: Sequence[Item]) -> list[Way]:
    """The side of ticks between which the values are followed: "rises from 10 to 40"."""
    sides = _marked_sides(clause, words, refs)
    spanned = {side_of(ref) for item in refs for ref in parts(item) if is_span(item, ref)}
    return (
        [
            Way(side)
            for side in sides
            if side in spanned or all(is_ordered(axis_of(clause.panel(p), side)) for p in clause.panels)
        ]
        if len(sides) == 1
        else []
    )


def _marked_sides(clause: Clause, words: Wording, refs: Sequence[Item]) -> list[str]:
    """The sides of which ticks are told as marks of the way, and not as the line that is spoken of."""
    marks: dict[str, int] = {}
    for item in refs:
        for ref in parts(item):
            told = (
                is_span(item, ref)
                or _bounds_trend(clause, item)
                or words.before(item, 1)[-1:] in STRETCH
                or words.norms(item.first - 2, item.first) in STRETCHES
            )
            again = item in clause.items and (
                is_averaged(clause)
                or bool(clause.before)
                and any(side_of(r) == side_of(ref) for i in clause.before for r in parts(i))
            )
            marks[side_of(ref)] = marks.get(side_of(ref), 0) + (2 if told else 1 if not again else 2)
    return [side for side, weight in marks.items() if weight >= 2 and side in ("rows", "columns")]


def _bounds_trend(clause: Clause, item: Item) -> bool:
    """`drops off beyond 40`, `beyond 40 it no longer rises`: whether ticks told by their bound are those of the trend beside them."""
    words = Wording.of(clause)
    behind = any(
        cue.last <= item.first and _IDLE.issuperset(words.norms(cue.last, item.first))
        for cue in clause.of("trend")
    )
    return is_bounding(item) and (behind or item.first == words.first)


def stretched_sides(clause: Clause, words: Wording) -> set[str]:
    """The sides of which the clause tells where the way begins and where it ends: "from A to B"."""
    led: dict[str, set[str]] = {}
    for item in clause.items:
        for word in words.before(item, 1):
            led.setdefault(next(map(side_of, parts(item)), ""), set()).add(word)
    return {side for side, lead in led.items() if lead >= {"from", "to"}}


def is_averaged(clause: Clause) -> bool:
    """Whether the clause, or the words that lead to it, speak of means."""
    own = [item for item in clause.of("aggregate", "mean") if not mean_is_verb(clause, item)]
    return bool(
        own
        or (
            not clause.of("aggregate")
            and any(
                item.has("aggregate", "mean") and not mean_is_verb(clause, item) for item in clause.before
            )
        )
    )


def across(
    clause: Clause, panel: int, way: Way, context: tuple[Item, ...]
) -> tuple[tuple[int, ...] | None, frozenset[Item]] | None:
    """The positions across that the clause speaks of (None: all), with mentions; None where none exist."""
    own = [item for item in clause.items if any(side_of(ref) == way.across for ref in parts(item))]
    spoken = own or [item for item in context if any(side_of(ref) == way.across for ref in parts(item))]
    chosen: tuple[int, ...] | None = None
    every = [
        isinstance(ref, TickRef) and ref.every
        for item in own
        for ref in parts(item)
        if side_of(ref) == way.across
    ]
    if any(every) and not all(every):
        return None  # "A at each stop" names one of the stops, and all of them
    if any(_has_own_verb(clause, item) for item in own[1:]):
        return None  # "A climbs to 5, B falls to 3": each takes a course of its own
    for item in spoken:
        ref = next(ref for ref in parts(item) if side_of(ref) == way.across)
        found = positions(clause, panel, ref)
        if found is None:
            return None
        chosen = found if chosen is None else tuple(dict.fromkeys((*chosen, *found)))
    if (
        chosen is None
        and way.side in ("rows", "columns")
        and len(axis_of(clause.panel(panel), way.across).ticks) == 1
    ):
        chosen = (0,)
    return chosen, frozenset(item for item in own if len(parts(item)) == 1)


def _has_own_verb(clause: Clause, item: Item) -> bool:
    """Whether a verb of change stands right behind a mention, and another one before it."""
    verbs = [cue.first for cue in clause.of("trend")]
    return item.last in verbs and any(first < item.first for first in verbs)


def ticks_of(clause: Clause, panel: int, way: Way, ref: object) -> tuple[str, ...] | None:
    """The ticks of a reference on the axis that is followed."""
    found = positions(clause, panel, ref)
    return (
        None if found is None else tuple(axis_of(clause.panel(panel), way.side).ticks[i].text for i in found)
    )


def tick_of(clause: Clause, panel: int, way: Way, num: Num) -> str | None:
    """The tick that has a number, on the axis that is followed."""
    if way.side not in ("rows", "columns"):
        return None
    return next(
        (tick.text for tick in axis_of(clause.panel(panel), way.side).ticks if tick.number == num.value),
        None,
    )


def last_mark(clause: Clause, panel: int, way: Way) -> str | None:
    """The tick of the axis that was spoken of last before the clause."""
    for item in reversed(clause.before):
        for ref in parts(item):
            if side_of(ref) == way.side:
                found = ticks_of(clause, panel, way, ref)
                return found[-1] if found else None
    return None
