"""Ticks as marks of a course: "up to 0.2", "beyond 1000", "from 10 to 40", "drops at 4096"."""

import re
from collections.abc import Sequence

from auditor.claims.courses.course import TURNS, Shape
from auditor.claims.courses.draft import Draft, DraftLeg, leg_of
from auditor.claims.courses.told_numbers import FILLERS, role_of
from auditor.language.items import Item
from auditor.language.refs import axis_of
from auditor.language.ways import parts, side_of

_RANGED = (" to ", "-", "–", " through ", "→")
_OPEN = frozenset(
    "on onward onwards upward upwards more above higher longer larger later beyond greater".split()
)
_START = frozenset("from beyond after past above since between over".split())
_END = frozenset("to until till through by reaching towards toward".split())
_AT = frozenset("at in for around near with on".split())


_BEYOND = re.compile(
    r"(?:beyond|above|past|over|after|exceeding|(?:more|longer|greater|larger) than)\b", re.IGNORECASE
)
_UNTIL = re.compile(r"(?:up to|until|till)\b", re.IGNORECASE)
# Who goes on to a tick comes from the one before it; who just goes there may come from any.
_GOING = re.compile(
    r"\W*(?:(?:and|but|yet|then)\s+)?(?:even\s+)?[a-z]+ing\b(?P<on>[^,;]*?\bon(?:wards?)?)?", re.IGNORECASE
)


def is_bounding(item: Item) -> bool:
    """Whether a mention of ticks tells them by the one where they begin or end: "beyond 40", "up to 0.6"."""
    return bool(_BEYOND.match(item.text) or _UNTIL.match(item.text))


def _take_bound(draft: Draft, item: Item, found: Sequence[str]) -> bool:
    """Take the tick beyond which, or up to which, a leg goes."""
    axis = axis_of(draft.clause.panel(draft.clause.panels[0]), draft.setting.side)
    numbers = {tick.text: tick.number for tick in axis.ticks if tick.number is not None}
    known = [numbers[text] for text in found if text in numbers]
    if len(known) < len(found) or draft.setting.side not in ("rows", "columns"):
        return False
    beyond = bool(_BEYOND.match(item.text))
    key = "start" if beyond else "end"
    ticks = [text for text, number in numbers.items() if (number < min(known) if beyond else number in known)]
    leg = leg_of(draft, item, key)
    if not ticks or key in leg.found:
        return False
    leg.found[key] = max(ticks, key=lambda text: numbers[text])
    draft.used.add(item)
    return True


def take_mark(draft: Draft, item: Item) -> bool:
    """Take a reference to ticks of the axis that is followed as where a leg begins or ends."""
    refs = [ref for ref in parts(item) if side_of(ref) == draft.setting.side]
    if not refs:
        return True
    found = draft.setting.ticks_of(refs[0])
    if found is None or len(parts(item)) > 1 or not draft.legs:
        return False
    role = mark_role(draft, item)
    leg = leg_of(draft, item, "start" if role == "start" else "end")
    if _of_earlier_leg(draft, item, leg):
        return False
    if is_bounding(item):
        return _take_bound(draft, item, found)
    draft.used.update({item, *attached(draft, item)})
    if len(found) > 1:
        return take_span(draft, leg, found, role, item)
    if role == "at":
        return take_mark_at(draft, leg, found[0], item)
    if not role or role in leg.found:
        return False
    leg.found[role] = found[0]
    if role == "end" and "start" not in leg.found and (going := _going(draft, item)):
        leg.found |= {"into": True} if going == "on" else {"joined": False}
    return True


def _going(draft: Draft, item: Item) -> str:
    """`going on to 20` ("on"), `waiting until 20` ("to"): whether a step to a tick is the subject; else ""."""
    lead = draft.clause.statement.text[draft.clause.start : item.start].rstrip()
    found = _GOING.match(lead)
    if found is None or draft.clause.of("trend") and draft.clause.of("trend")[0].start < item.start:
        return ""
    return "on" if found["on"] and re.search(r"\bon(?:wards?)?(?:\s+(?:up|down))?\s+to$", lead) else "to"


def _of_earlier_leg(draft: Draft, item: Item, leg: DraftLeg) -> bool:
    """`gathers until noon, then eases`: whether a mark tells of what came before the leg, by a verb that is not known."""
    return leg.cue is not None and "then" in draft.words.norms(item.last, leg.cue.first)


def take_span(draft: Draft, leg: DraftLeg, found: Sequence[str], role: str, item: Item) -> bool:
    """Take two ticks as both ends of a leg."""
    opened = item.text.casefold().split()[-1] in _OPEN or draft.words.norm(item.last) in _OPEN
    between = " and " in item.text and "between" in draft.words.before(item, 3)
    ranged = opened or between or any(joint in f" {item.text} " for joint in _RANGED)
    if "start" in leg.found or "end" in leg.found or not ranged or role not in ("start", "at", ""):
        return False
    leg.found["start"], leg.found["end"] = found[0], found[-1]
    return True


def take_mark_at(draft: Draft, leg: DraftLeg, tick: str, item: Item) -> bool:
    """Take a tick behind "at": the place of a told value, of a turning point, or of a step."""
    number = next(
        (n for n in reversed(draft.clause.numbers) if 0 <= item.first - n.last <= 4 and n not in draft.used),
        None,
    )
    role = role_of(draft, number) if number is not None else ""
    if role in ("first", "last"):
        key = "start" if role == "first" else "end"
        target = leg_of(draft, number or item, key)
        shared = (
            key == "end"
            and not draft.setting.compared
            and len(draft.clause.document.panels) > 1
            and "start" not in target.found
            and any(role_of(draft, other) == "first" for other in draft.clause.numbers)
        )
        if key in target.found or shared:
            return False
        target.found[key] = tick
        return True
    behind = leg.cue is not None and leg.cue.first < item.first
    if "end" in leg.found or not (leg.shape in TURNS or (behind and leg.shape in (Shape.RISE, Shape.FALL))):
        return False
    leg.found["end"] = tick
    if leg.shape not in TURNS:
        leg.found["into"] = True
    return True


def mark_role(draft: Draft, item: Item) -> str:
    """Whether a tick is told as a "start", an "end", or as where something happens ("at")."""
    bounds = attached(draft, item)
    if bounds:
        text = bounds[0].text.casefold()
        return "end" if text in ("up to", "below", "under") else "start"
    for word in reversed(draft.words.before(item, 4)):
        if word in _START:
            return "start"
        if word in _END:
            return "end"
        if word in _AT:
            return "at"
        if word not in FILLERS:
            return ""
    return ""


def attached(draft: Draft, item: Item) -> list[Item]:
    """The word for more or less right before a tick: "beyond 1000", "up to 0.2"."""
    return [
        other
        for other in draft.clause.items
        if other.kind == "compare"
        and 0 <= item.first - other.last <= 1
        and other not in draft.used | draft.setting.taken
    ]
