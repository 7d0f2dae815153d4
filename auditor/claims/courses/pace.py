"""How and where a leg runs: "steadily", "at every step", "at the beginning"."""

import re

from auditor.claims.courses.course import Shape, Zone
from auditor.claims.courses.cues import MIDDLE_WORDS
from auditor.claims.courses.draft import Draft, DraftLeg
from auditor.claims.courses.series import Pace
from auditor.language.refs import TickRef

_FIRST_WORDS = (
    "at first",
    "at the beginning",
    "at beginning",
    "in the beginning",
    "in beginning",
    "initially",
    "at the start",
    "at start",
    "at the outset",
    "early on",
    "early",
    "to begin with",
    "in the first half",
    "first half",
    "in the first",
    "over the first",
    "during the first",
    "in the early",
    "for the first",
    "at beginning of",
)
_LAST_WORDS = (
    "at the end",
    "at end",
    "in the end",
    "toward the end",
    "finally",
    "at last",
    "near the end",
    "late on",
    "by the end",
    "second half",
    "in the last",
    "over the last",
    "during the last",
    "in the final",
    "in the later",
    "latter half",
    "last half",
    "eventually",
)
# Behind a rise or a fall these tell that it began before: "the climb continues until June".
_CONTINUES = frozenset(
    "continue continues continued persist persists persisted resume resumes resumed".split()
)
_ZONES = re.compile(
    r"\b(?:beginning|start|outset|middle|midpoint|cent(?:er|re)|halfway|midway|ends?|half|halves)\b",
    re.IGNORECASE,
)


def _segment(draft: Draft, leg: DraftLeg) -> str:
    """The words that belong to a leg: from the leg before it to the leg behind it."""
    at = draft.legs.index(leg)
    before, behind = draft.legs[:at], draft.legs[at + 1 :]
    first = next((other.cue.last for other in reversed(before) if other.cue), draft.words.first)
    last = next((other.cue.first for other in behind if other.cue), draft.words.last)
    taken = {
        index for item in draft.clause.items if item.kind == "ref" for index in range(item.first, item.last)
    }
    return f" {' '.join(draft.words.norm(index) for index in range(first, last) if index not in taken)} "


def set_zones(draft: Draft) -> None:
    """Tell the legs in which part of the line they lie."""
    for leg in draft.legs:
        text = _segment(draft, leg)
        if any(f" {phrase} " in text for phrase in _FIRST_WORDS):
            leg.found.setdefault("zone", Zone.BEGINNING)
        elif any(f" {phrase} " in text for phrase in _LAST_WORDS):
            leg.found.setdefault("zone", Zone.END)
        elif any(f" {word} " in text for word in MIDDLE_WORDS):
            leg.found.setdefault("zone", Zone.MIDDLE)


def set_paces(draft: Draft) -> None:
    """Tell the legs how they run."""
    for item, pace in draft.paces:
        moving = [leg for leg in draft.legs if leg.shape in (Shape.RISE, Shape.FALL)]
        nearest = min(
            moving, key=lambda leg: abs((leg.cue.first if leg.cue else 0) - item.first), default=None
        )
        draft.used.add(item)
        if nearest is not None and nearest.pace != Pace.STRICT:
            nearest.pace = pace
    for leg in draft.legs:
        if (
            leg.cue is not None
            and leg.pace == Pace.PLAIN
            and set(draft.words.before(leg.cue, 2))
            & {"keep", "kept", "keeping", "continue", "continued", "continuing"}
        ):
            leg.pace = Pace.STEADY
        if leg.cue is not None and _CONTINUES.intersection(draft.words.norms(leg.cue.last, leg.cue.last + 2)):
            leg.found["resumed"] = True
            leg.pace = Pace.STEADY if leg.pace == Pace.PLAIN else leg.pace
    if len(draft.legs) == 1 and draft.legs[0].pace == Pace.PLAIN and _tick_by_tick(draft):
        draft.legs[0].pace = Pace.STRICT
    for item in draft.clause.of("degree", "strong"):
        near = [leg for leg in draft.legs if leg.cue and abs(leg.cue.first - item.first) <= 3]
        for leg in near[:1]:
            leg.found["strong"] = True


def _tick_by_tick(draft: Draft) -> bool:
    """`falls every year from 2017 to 2022`: whether each of the ticks that are followed is named one by one."""
    every = {item.last for item in draft.clause.of("quant") if item.text.casefold() in ("every", "each")}
    return any(
        item.first in every
        and isinstance(item.value, TickRef)
        and not item.value.every
        and len(item.value.ticks) > 2
        and item.value.side == draft.setting.side
        for item in draft.clause.items
    )


def zone_places(draft: Draft) -> tuple[tuple[int, int], ...]:
    """Where the words for a part of the line stand that have been understood."""
    if not any("zone" in leg.found for leg in draft.legs):
        return ()
    return tuple(
        (draft.clause.start + found.start(), draft.clause.start + found.end())
        for found in _ZONES.finditer(draft.clause.text)
    )
