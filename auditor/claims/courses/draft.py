"""A course in the making: what has been found so far in a clause."""

from collections.abc import Callable
from dataclasses import dataclass, field

from auditor.claims.courses.course import Course
from auditor.claims.courses.series import Pace
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.wording import Wording

# Behind these the next leg begins.
_PARTING = frozenset("before then but until till after afterwards thereafter".split())


@dataclass
class DraftLeg:
    """A leg in the making: its cue, and what has been found for it."""

    shape: str
    cue: Item | None
    pace: str = Pace.PLAIN
    found: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Setting:
    """What is settled before a course is read: the side that is followed, and what words and ticks mean.

    `shape_of` tells whether a cue goes up or down (None: not known); `ticks_of` the ticks of a reference on
    the axis; `taken` are mentions that have been interpreted already; `last_mark` the tick spoken of last.
    """

    side: str
    shape_of: Callable[[Item], str | None]
    ticks_of: Callable[[object], tuple[str, ...] | None]
    taken: frozenset[Item]
    tick_of: Callable[[Num], str | None]
    compared: bool = False
    last_mark: str | None = None
    goes_on: bool = False
    continues: bool = False


@dataclass(frozen=True)
class Told:
    """Courses of the same lines, all of which a clause asserts, with the mentions that tell them."""

    courses: tuple[Course, ...]
    items: frozenset[Item]
    understood: tuple[tuple[int, int], ...] = ()


@dataclass
class Draft:
    """A course in the making: what has been found so far in a clause, and the mentions used for it."""

    clause: Clause
    words: Wording
    setting: Setting
    legs: list[DraftLeg] = field(default_factory=list)
    whole: list[Course] = field(default_factory=list)
    used: set[Item] = field(default_factory=set)
    values: list[Num] = field(default_factory=list)
    paces: list[tuple[Item, str]] = field(default_factory=list)


def leg_of(draft: Draft, item: Item, key: str) -> DraftLeg:
    """The leg to which a mention belongs: the last one begun, the next where that has what is told.

    "Climbs from 4 to 9 before it falls": where a word parts it from the next leg, a start is not the next one's.
    """
    begun = [leg for leg in draft.legs if leg.cue is None or leg.cue.first < item.first]
    coming = [leg for leg in draft.legs if leg not in begun]
    if begun and key == "start" and coming and ("end" in begun[-1].found or "last" in begun[-1].found):
        cue = coming[0].cue
        parted = cue is not None and _PARTING.intersection(draft.words.norms(item.last, cue.first))
        return begun[-1] if parted else coming[0]
    return begun[-1] if begun else coming[0]
