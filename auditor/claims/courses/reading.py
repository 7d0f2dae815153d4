"""From a clause to a course: its trend words as legs, with the ticks, values and sizes told for each."""

import re
from itertools import pairwise

from auditor.claims.courses.course import TURNS, Course, Leg, Shape
from auditor.claims.courses.cues import take_cue, takes_move
from auditor.claims.courses.draft import Draft, DraftLeg, Setting, Told
from auditor.claims.courses.flow import sums_up
from auditor.claims.courses.marks import take_mark
from auditor.claims.courses.numbers import take_lists, take_number, takes_count
from auditor.claims.courses.pace import set_paces, set_zones, zone_places
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.ways import parts, side_of
from auditor.language.wording import Wording
from auditor.numerals import CARDINALS

# "Rises by one": a number in words that is no number here.
_BY_WORD = re.compile(rf"\bby (?:{'|'.join(word for word in CARDINALS if word.isalpha())})\b", re.IGNORECASE)
# "Goes down, then up": a leg without a cue.
_BARE_LEG = re.compile(r"\b(?:then|first|,) (?:up|down)\b(?! (?:to|by|from))", re.IGNORECASE)
# "The warm days gather near A": where something stands.
_GATHERING = re.compile(
    r"\b(?:gather|huddle|cluster|crowd|concentrate)(?:s|ed)?\b(?! (?:towards?|to)\b)", re.IGNORECASE
)
# "Drops to fifth place": among others, and not along an axis.
_TO_RANK = re.compile(
    r"\bto (?:first|last|second|third|\d+(?:st|nd|rd|th)|[a-z]{2,7}th)(?: (?:place|rank|position|spot))?(?=[\s,.;]|$)",
    re.IGNORECASE,
)


def course_of(clause: Clause, words: Wording, setting: Setting) -> Told | None:
    """The course that a clause tells; None where a mention has no part in it that is surely understood."""
    told = _BY_WORD.search(clause.text)
    if told and not any(item.start < clause.start + told.end() <= item.end for item in clause.numbers):
        return None
    bare = _BARE_LEG.search(clause.text)
    if bare and not any(item.start < clause.start + bare.end() <= item.end for item in clause.items):
        return None
    if _GATHERING.search(clause.text):
        return None
    ranked = _TO_RANK.search(clause.text)
    if ranked and not any(item.start < clause.start + ranked.end() - 1 < item.end for item in clause.refs):
        return None
    return read_draft(Draft(clause, words, setting))


def read_draft(draft: Draft) -> Told | None:
    """Read the cues, then the ticks, then the numbers; None where one of them is left over."""
    items = [item for item in draft.clause.items if item not in draft.setting.taken]
    cues = [item for item in items if take_cue(draft, item, items)]
    if not draft.legs and not draft.whole and not takes_move(draft):
        return None
    set_zones(draft)
    set_paces(draft)
    rest = [item for item in items if item not in draft.used and item not in cues]
    for item in rest:
        if parts(item) and not take_mark(draft, item):
            return None
    numbers = [item for item in rest if item.kind == "number"]
    if not take_lists(draft, numbers):
        return None
    if not all(
        takes_count(draft, item) or take_number(draft, item) for item in numbers if item not in draft.used
    ):
        return None
    join(draft)
    if len(draft.legs) > 1 and any(_against_its_numbers(leg) for leg in draft.legs):
        return None
    own = [Course(tuple(_made(leg) for leg in draft.legs), tuple(draft.values))] if draft.legs else []
    numbers = [item for item in draft.used if item.kind == "number"]
    course = [Item("course", "told", n.start, n.end, n.first, n.last, n.text) for n in numbers[:1]]
    return Told((*own, *draft.whole), frozenset([*draft.used, *course]), zone_places(draft))


def join(draft: Draft) -> None:
    """Tie the legs to each other, and to what the sentence says before and behind them."""
    if not draft.legs:
        return
    for before, after in list(pairwise(draft.legs)):
        if (before.shape, after.shape) in ((Shape.FALL, Shape.PEAK), (Shape.RISE, Shape.DIP)):
            draft.legs.insert(
                draft.legs.index(after),
                DraftLeg(Shape.RISE if after.shape == Shape.PEAK else Shape.FALL, None),
            )
    first, last = draft.legs[0], draft.legs[-1]
    key = "end" if first.shape in TURNS else "start"
    if draft.setting.continues and sums_up(draft.clause) and not {"start", "end"} & set(first.found):
        _span_before(draft, first)
    elif draft.setting.continues and key not in first.found and "zone" not in first.found:
        if draft.setting.last_mark is not None:
            first.found[key] = draft.setting.last_mark
        elif key == "start":
            first.found["joined"] = False
    if draft.setting.goes_on and not {"end", "zone", "steps"} & set(last.found) and last.shape not in TURNS:
        last.found["open"] = True
    for item in draft.clause.of("aggregate", "sum"):
        if item.text.casefold() in ("altogether", "in all", "total", "overall") and any(
            "size" in leg.found for leg in draft.legs
        ):
            draft.used.add(item)


def _span_before(draft: Draft, leg: DraftLeg) -> None:
    """Take over the ticks between which the course went before; of a single one, up to where it went."""
    refs = [ref for item in draft.clause.before for ref in parts(item) if side_of(ref) == draft.setting.side]
    found = draft.setting.ticks_of(refs[-1]) if refs else None
    if found:
        leg.found["end"] = found[-1]
    if found and len(found) > 1:
        leg.found["start"] = found[0]


def _against_its_numbers(leg: DraftLeg) -> bool:
    """Whether the numbers told for a leg say the opposite: a word was then taken for a leg that is none."""
    first, last = leg.found.get("first"), leg.found.get("last")
    if not isinstance(first, Num) or not isinstance(last, Num):
        return False
    return leg.shape == (Shape.RISE if last.value < first.value else Shape.FALL) and first.value != last.value


def _made(leg: DraftLeg) -> Leg:
    return Leg(leg.shape, leg.pace, **leg.found)  # type: ignore[arg-type]
