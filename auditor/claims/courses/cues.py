"""Trend words as the legs of a course: "rises", "peaks", "dips in the middle", "steady increase"."""

import re
from collections.abc import Sequence

from auditor.claims.courses.course import OPPOSITE, Course, Leg, Shape, Zone
from auditor.claims.courses.draft import Draft, DraftLeg
from auditor.claims.courses.series import Pace
from auditor.language.items import Item
from auditor.language.ways import parts, side_of

_PEAK = frozenset(
    "peak peaks peaked peaking spike spikes spiked apex summit crest crests climax climaxes".split()
) | {"tops out", "maxes out", "high point", "maximum"}
_DIP = frozenset("trough troughs dip dips dipped dipping valley nadir".split()) | {
    "bottom out",
    "bottoms out",
    "bottomed out",
    "bottoming out",
    "low point",
    "minimum",
}
_STEADY = frozenset("steady constant stable".split())
_MONOTONE = {"monotonic", "monotonically", "monotone", "monotonous", "monotonously"}
_STRICT = {
    "each time",
    "every time",
    "at each step",
    "with every step",
    "with each step",
    "step after step",
    "tick by tick",
    "at every tick",
    "with every tick",
    "with each tick",
    "from step to step",
    "with each",
    "with every",
    "without interruption",
    "uninterrupted",
    "without fail",
    "step by step",
    "consecutively",
    "at every step",
}
_STRICT_QUANT = {"always", "invariably", "without exception", "in every case", "strictly", "no exception"}
_STEADY_QUANT = {"consistently", "consistent", "throughout", "entire", "entirely", "whole", "uniformly"}
_PREPOSITIONS = {
    "above",
    "over",
    "below",
    "under",
    "beneath",
    "past",
    "beyond",
    "up to",
    "underneath",
    "behind",
}
BECOMING = frozenset(
    "grow grows grew grown growing get gets got getting become becomes became becoming turn turns turned turning "
    "becom become".split()
)
# What stands between one part of a course and the next.
_JOINTS = frozenset(
    "and then before but after afterwards thereafter followed , ; : / → -> until till later yet only while whereas "
    "again finally although though or once from beyond subsequently next".split()
)
_WHICH_HALF = ("first", "second", "last", "latter", "initial")
MIDDLE_WORDS = ("middle", "halfway", "midway", "center", "centre", "midpoint")


def take_cue(draft: Draft, item: Item, items: Sequence[Item]) -> bool:
    """Take a cue for what it is: a leg, a pace, a turning point; False for other mentions."""
    if item.kind == "course":
        return _course_word(draft, item, item.text.casefold())
    turn = _turn(draft, item)
    if turn is not None:
        add_leg(draft, turn, item)
        return True
    if _is_idle(draft, item):
        draft.used.add(item)
        return True
    pace = _pace(draft, item, items)
    if pace is not None:
        draft.used.add(item)
        draft.paces.append((item, pace))
        return True
    if _becoming(draft, item, items):
        draft.used.add(item)
        return True
    if item.has("trend") or _is_become(draft, item) or _is_compared(draft, item, items):
        return take_trend(draft, item)
    return False


def _turn(draft: Draft, item: Item) -> str | None:
    """The shape of a turning point that a cue names: a peak or a dip."""
    text = item.text.casefold()
    if _is_owned(draft, item):
        return None
    if text in _PEAK:
        return Shape.PEAK
    if text in _DIP and (_is_turn(draft, item) or _is_middle_extreme(draft, item)):
        return Shape.DIP
    if _is_middle_extreme(draft, item):
        return Shape.PEAK if item.has("extreme", "max") else Shape.DIP
    return None


def _is_owned(draft: Draft, item: Item) -> bool:
    """`A has its minimum of 5 at 3`: the extreme of a whole line, where nothing else tells a course; "has a minimum" may be a turn."""
    owned = item.has("extreme") and draft.words.norm(item.first - 1) in ("its", "their")
    return owned and not any(other.has("trend") or other.kind == "course" for other in draft.clause.items)


def _is_idle(draft: Draft, item: Item) -> bool:
    """Whether a cue adds nothing to a course: "in the last half", "in the same direction", "over time"."""
    behind, text = draft.words.norm(item.last), item.text.casefold()
    if item.has("factor", "0.5"):
        return draft.words.norm(item.first - 1) in _WHICH_HALF
    if item.has("compare", "=") and behind in ("direction", "way", "order", "manner"):
        return draft.setting.continues
    if text == "more" and draft.words.norm(item.first - 1) == "the" and draft.setting.compared:
        return any(other.has("trend") and other.first > item.last for other in draft.clause.items)
    return text == "over" and behind in ("time", "the", "its", "all", "whole", "entire")


def _pace(draft: Draft, item: Item, items: Sequence[Item]) -> str | None:
    """How strictly a cue says that values go: "steady increase", "only ever", "always", "throughout"."""
    text = item.text.casefold()
    if item.has("trend", "flat") and text in _STEADY and _modifies(draft, item, items):
        return Pace.STEADY
    if item.kind != "quant":
        return None
    if text == "only" and draft.words.norm(item.last) == "ever":
        return Pace.MONOTONE
    if text in _STRICT_QUANT:
        return Pace.STRICT
    return Pace.STEADY if text in _STEADY_QUANT else None


_FAR_THAN = 5  # "harder to reach than"
# Said of rivals, and not of neighbours along an axis: "A leads at the small doses".
_RIVALS = re.compile(
    r"(?:lead|led|win|won|beat|trail|outdo|outdid|outperform|dominat|prevail|surpass|ahead|behind)\w*$",
    re.IGNORECASE,
)


def _is_compared(draft: Draft, item: Item, items: Sequence[Item]) -> bool:
    """Whether a comparative tells the trend, where neighbours are held against each other and no verb tells it."""
    return (
        draft.setting.compared
        and not any(other.has("trend") for other in items)
        and item.has("compare", ">", "<", "good", "bad")
        and item.text.casefold() not in _PREPOSITIONS
        and not _RIVALS.match(item.text)
        and not _has_rival(draft, item)
    )


def _has_rival(draft: Draft, item: Item) -> bool:
    """`harder than B`: whether something that is named stands behind "than", and no neighbour ("than the one before")."""
    behind = draft.words.norms(item.last, min(item.last + _FAR_THAN, draft.words.last))
    at = item.last + behind.index("than") if "than" in behind else draft.words.last
    return any(0 <= ref.first - at <= 3 for ref in draft.clause.refs)


def _becoming(draft: Draft, item: Item, items: Sequence[Item]) -> bool:
    """Whether "grow" only leads to the word that tells what things become: "grows ever quieter"."""
    leads = item.has("trend", "up") and item.text.casefold() in BECOMING
    return leads and any(0 <= other.first - item.last <= 2 and _is_become(draft, other) for other in items)


def _is_become(draft: Draft, item: Item) -> bool:
    """Whether a comparative tells what things become: "gets slower", "grows ever quieter"."""
    comparative = item.has("compare", ">", "<", "good", "bad") and item.text.casefold().endswith("er")
    than = "than" in draft.words.norms(item.last, item.last + 2)
    return comparative and not than and bool(BECOMING.intersection(draft.words.before(item, 2)))


def take_trend(draft: Draft, item: Item) -> bool:
    """Take a word for a trend as a leg, or as a repetition of the last one."""
    shape = draft.setting.shape_of(item)
    if shape is None or _is_preposition(draft, item):
        return False
    last = draft.legs[-1] if draft.legs else None
    if last is not None and last.shape != shape and not _follows(draft, last, item):
        return False
    draft.used.add(item)
    if last is not None and last.shape == shape and last.cue is not None:
        return True
    before = draft.words.before(item, 4)
    earlier = "after" in before and last is not None
    leg = DraftLeg(shape, item)
    draft.legs.insert(len(draft.legs) - 1 if earlier else len(draft.legs), leg)
    return True


def _follows(draft: Draft, last: DraftLeg, item: Item) -> bool:
    """Whether words join a leg to the one before ("falls and then rises"): "slips upwards" is one move, and not two."""
    if last.cue is None or item.first < last.cue.last:
        return True
    return bool(_JOINTS.intersection(draft.words.norms(last.cue.last, item.first)))


def _is_preposition(draft: Draft, item: Item) -> bool:
    """Whether a word for more or less stands before a tick ("past 2000", "up to 0.2") or behind "than"."""
    return item.kind == "compare" and item.text.casefold() in _PREPOSITIONS and _tick_behind(draft, item)


def _tick_behind(draft: Draft, item: Item) -> bool:
    return any(parts(other) and 0 <= other.first - item.last <= 2 for other in draft.clause.items)


def _course_word(draft: Draft, item: Item, text: str) -> bool:
    if item.value == "monotone":
        draft.paces.append(
            (item, Pace.STRICT if text in _STRICT else Pace.MONOTONE if text in _MONOTONE else Pace.STEADY)
        )
    elif "middle" in text:
        add_leg(draft, Shape.PEAK if item.value == "hill" else Shape.DIP, item)
        draft.legs[-1].found["zone"] = Zone.MIDDLE
    elif item.value in ("hill", "u") and any(word in text.split() for word in ("then", "and")):
        first = Shape.RISE if item.value == "hill" else Shape.FALL
        add_leg(draft, first, item)
        add_leg(draft, OPPOSITE[first], item)
    elif item.value in ("hill", "u"):
        up_and_down = (Leg(Shape.RISE), Leg(Shape.FALL))
        draft.whole.append(Course(up_and_down if item.value == "hill" else up_and_down[::-1]))
    else:
        return False
    draft.used.add(item)
    return True


def _is_turn(draft: Draft, item: Item) -> bool:
    """Whether "dip" is a low point and not just a fall: it stands at a place."""
    behind = draft.words.norms(item.last, item.last + 4)
    return (
        (item.has("extreme") and not item.has("trend"))
        or any(word in MIDDLE_WORDS for word in behind)
        or (bool(behind) and behind[0] in ("at", "around", "near") and _tick_behind_within(draft, item, 4))
    )


def _is_middle_extreme(draft: Draft, item: Item) -> bool:
    """`the smallest number just at the centre`."""
    behind = draft.words.norms(item.last, item.last + 5)
    return (
        item.has("extreme", "max", "min")
        and any(word in MIDDLE_WORDS for word in behind)
        and len(draft.clause.items) <= 3
    )


def _tick_behind_within(draft: Draft, item: Item, reach: int) -> bool:
    return any(
        side_of(ref) == draft.setting.side
        for other in draft.clause.items
        for ref in parts(other)
        if 0 <= other.first - item.last <= reach
    )


def _modifies(draft: Draft, item: Item, items: Sequence[Item]) -> bool:
    """Whether "steady" belongs to another word for a trend: "steady increase", "at a steady rate"."""
    near = [
        other
        for other in items
        if other is not item and other.has("trend") and abs(other.first - item.first) <= 4
    ]
    return any(other.text.casefold() not in _STEADY for other in near)


def add_leg(draft: Draft, shape: str, item: Item) -> None:
    """Begin a leg with a cue."""
    draft.legs.append(DraftLeg(shape, item))
    draft.used.add(item)


def takes_move(draft: Draft) -> bool:
    """`moves from 40 by way of 48 to 67`: a course without a direction."""
    verbs = {
        "move",
        "moved",
        "moving",
        "go",
        "goe",
        "went",
        "run",
        "ran",
        "pass",
        "passe",
        "start",
        "begin",
        "progresse",
        "progress",
        "shift",
        "travel",
    }
    found = any(norm in verbs for norm in draft.words.norms(draft.words.first, draft.words.last))
    if found and len(draft.clause.numbers) >= 2 and not draft.clause.of("extreme"):
        draft.legs.append(DraftLeg(Shape.MOVE, None))
        return True
    return False
