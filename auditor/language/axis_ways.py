"""Ways that a sentence names by an axis: "with increasing dose", "at every further doubling of the load", "wider beds"."""

import re
from collections.abc import Iterator

from auditor.language.axis_adjectives import ADJECTIVES, measures
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.picture_ways import pictured
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.ways import Way, Ways, is_ordered, side_of
from auditor.language.wording import Wording

_ALONG = frozenset("with over along across by versus vs against through in per".split())
_OVER = frozenset("over across of".split())
_WHATEVER = frozenset("whatever whichever regardless irrespective every each all any".split())
_WHEN = frozenset("as when while whenever if once where".split())
_AS = frozenset(
    "as when while if once where with by more the larger higher longer greater bigger deeper".split()
)
_BECOMES = frozenset("get become grow turn is are got became grew".split())
_AXES = frozenset("axe axes axis direction directions dimension dimensions".split())
_TIMES = frozenset("minute hour day week month quarter season year decade".split())
_FROM_TO = re.compile(r"from (\w+) to \1$", re.IGNORECASE)
# "with the thickness of the coat", where the axis is one of coats.
_WITH_MEASURE_OF = re.compile(r"\b(?:with|over|along|across|against) (?:the )?[a-z]+ of(?: the)?$")
_CORRELATED = 7  # words from "the deeper" to the next "the"
_DULL = frozenset("number of the a in per count total value size and by for".split())


def named_ways(clause: Clause, words: Wording) -> Ways | None:
    """The way that the clause itself names by an axis or by the picture, or None."""
    along: dict[Way, Item] = {}
    items: set[Item] = set()
    every = stepwise = False
    for item in clause.axes:
        assert isinstance(item.value, AxisRef)
        items.add(item)
        if _names_only(clause, item, item.value.side) or _is_averaged_out(clause, item, words):
            continue
        step, paced = _each_step(clause, item, words), _is_paced(clause, item, item.value, words)
        items |= step
        stepwise = stepwise or paced or bool(step) or _each_grows(item, item.value, words)
        direction = 1 if step or paced else _followed(item, item.value, words) or _grown(clause, item, words)
        if not direction and along and words.norm(item.first - 1) in ("and", "or", "both", "&"):
            direction = next(reversed(along)).direction
        if direction == 0:
            every = every or _is_free(item, words)
            continue
        if all(known.side != item.value.side for known in along):
            along[Way(item.value.side, "growing", direction)] = item
        items |= {*_movement(clause, item, words)}
    if not along and (steps := _from_tick_to_tick(clause, words) or _paced_by_name(clause)):
        along, stepwise = steps, True
        items |= {*steps.values()}
    if along:
        return Ways(tuple(along), frozenset(items), every, stepwise)
    shared = _both_axes(clause, words) or _shared_label(clause, words) or _adjective_way(clause, words)
    if shared is not None:
        return shared
    seen = pictured(clause, words)
    return Ways((seen[0],), frozenset(items) | seen[1], every) if seen else None


def _is_averaged_out(clause: Clause, item: Item, words: Wording) -> bool:
    """`the mean over the schools rises`: whether an axis is one that a mean or a sum is taken over, and not the way."""
    taken = [cue for cue in clause.of("aggregate", "mean", "sum") if 0 < item.first - cue.last <= 4]
    lead = set(words.before(item, 4))
    return bool(taken) and bool(lead & _OVER) and not lead & _WHATEVER


def _is_paced(clause: Clause, item: Item, axis: AxisRef, words: Wording) -> bool:
    """`with each month`: whether the axis is passed tick by tick, without a word for its direction."""
    each = {"each", "every"} & set(words.before(item, 2))
    return not axis.direction and bool(each) and _is_step_word(clause, item, words)


def _each_grows(item: Item, axis: AxisRef, words: Wording) -> bool:
    """`with each larger dose`: whether every step in the axis's own direction is meant."""
    return bool({"each", "every"} & set(words.before(item, 3)) and axis.direction)


def _from_tick_to_tick(clause: Clause, words: Wording) -> dict[Way, Item]:
    """`from each depth to the next`: the axis whose ticks are all passed, with the first mention of it."""
    for item in clause.items:
        ref = item.value
        if isinstance(ref, TickRef) and ref.every and not ref.ticks and _is_step_word(clause, item, words):
            return {Way(ref.side, "growing"): item}
    return {}


def _paced_by_name(clause: Clause) -> dict[Way, Item]:
    """`from day to day`: the axis that is called so, or the only one along which time runs."""
    panel = clause.panel(clause.panels[0])
    for item in clause.of("course", "monotone"):
        told = set(norms(item.text))
        named = [side for side in ("rows", "columns") if told & set(norms(axis_of(panel, side).label))]
        ordered = [side for side in ("rows", "columns") if is_ordered(axis_of(panel, side))]
        sides = named or (ordered if told & _TIMES else [])
        if len(sides) == 1 and _FROM_TO.match(item.text):
            return {Way(sides[0], "growing"): item}
    return {}


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
    return 1 if _WITH_MEASURE_OF.search(" ".join(words.before(item, 6))) else 0


def _each_step(clause: Clause, axis: Item, words: Wording) -> frozenset[Item]:
    """`every doubling of the dose`: the factor that only tells how the axis is followed."""
    near = [item for item in clause.items if item.kind == "factor" and 0 <= axis.first - item.last <= 3]
    return frozenset(
        near[-1:]
        if near and any(word in ("each", "every", "per") for word in words.before(near[-1], 2))
        else []
    )


def _is_step_word(clause: Clause, item: Item, words: Wording) -> bool:
    """`with every month`, `from each depth to the next`: the lines are passed one after the other."""
    paced = any(
        other.kind == "course"
        and item.first - other.last in (0, 1)
        and other.text.casefold().startswith("with ")
        for other in clause.items
    )
    of_lines = words.norm(item.last - 1) in ("row", "column")
    lead = [
        word for word in words.before(item, 4) if word not in ("each", "every", "single", "any", "all", "the")
    ]
    bare = (
        not of_lines
        and any(cue.last <= item.first and (cue.has("trend") or cue.has("compare")) for cue in clause.items)
        and bool(lead)
        and lead[-1]
        not in (
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
    )
    return (
        paced
        or lead[-1:] == ["with"]
        or bare
        or words.norms(item.last, item.last + 3) == ("to", "the", "next")
    )


def _both_axes(clause: Clause, words: Wording) -> Ways | None:
    """`along both axes`, `in both directions`: both of them are followed."""
    for item in clause.of("quant", "both"):
        outward = item.text.casefold() != "both" or words.has("from")
        if (
            not outward
            and words.norm(item.last) in _AXES
            and words.norm(item.first - 1) in ("along", "on", "in", "with")
        ):
            return Ways((Way("rows", "growing"), Way("columns", "growing")), frozenset([item]))
    return None


def _shared_label(clause: Clause, words: Wording) -> Ways | None:
    """`as the number of guests grows`, where both axes count guests: both of them are followed."""
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
        direction, nouns = ADJECTIVES.get(item.text.casefold(), (0, ()))
        if not direction:
            continue
        sides = [side for side in ("rows", "columns") if measures(axis_of(panel, side)) & set(nouns)]
        following = words.norm(item.last)
        if (
            len(sides) == 1
            and following.isalpha()
            and following not in ("than", "with", "in", "at", "for", "and", "or", "as", "the")
        ):
            return Ways((Way(sides[0], "growing", direction),), frozenset([item]))
    return _correlative(clause, words)


def _correlative(clause: Clause, words: Wording) -> Ways | None:
    """`the deeper the warmer`, `the hotter the kiln, the more it shrinks`: an adjective alone that tells how an axis is followed."""
    panel = clause.panel(clause.panels[0])
    for at in range(words.first, words.last):
        direction, nouns = ADJECTIVES.get(words.norm(at), (0, ()))
        if not nouns or words.norm(at - 1) != "the" or "the" not in words.norms(at + 1, at + _CORRELATED):
            continue
        sides = [side for side in ("rows", "columns") if measures(axis_of(panel, side)) & set(nouns)]
        if len(sides) != 1:
            continue
        own = frozenset(item for item in clause.items if item.first <= at < item.last)
        return Ways((Way(sides[0], "growing", direction),), own)
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


def _is_free(item: Item, words: Wording) -> bool:
    """Whether an axis is only said not to matter: "at each dose", "with the load held fixed"."""
    behind = words.norms(item.last, item.last + 3)
    return any(word in _WHATEVER for word in words.before(item, 3)) or any(
        word in ("held", "fixed", "kept", "constant") for word in behind
    )


def _grown(clause: Clause, axis: Item, words: Wording) -> int:
    """`as the noise gets lower`: which way an axis is followed by the comparative behind it; 0 where none tells that."""
    for item in _movement(clause, axis, words):
        if words.norm(item.first - 1) in _BECOMES and item.has("compare", ">", "<"):
            return 1 if item.has("compare", ">") else -1
    return 0


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
