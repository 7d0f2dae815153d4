"""From a clause to a course: its trend words as legs, with the ticks, values and sizes told for each of them."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from auditor.claims.course import OPPOSITE, TURNS, Course, Leg, Shape, Zone
from auditor.claims.series import Pace
from auditor.language.clauses import Clause
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.ways import parts, side_of
from auditor.language.wording import Wording

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
    "without a setback",
    "step by step",
    "consecutively",
    "at every step",
}
_STRICT_QUANT = {"always", "invariably", "without exception", "in every case", "strictly", "no exception"}
_STEADY_QUANT = {"consistently", "consistent", "throughout", "entire", "entirely", "whole", "uniformly"}
_OPEN = frozenset(
    "on onward onwards upward upwards more above higher longer larger later beyond greater".split()
)
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
_START = frozenset("from beyond after past above since between over".split())
_END = frozenset("to until till through by reaching towards toward".split())
_AT = frozenset("at in for around near with on".split())
_FILLERS = frozenset(
    "the a an about ~ roughly just exactly approximately around value level of only some as low high much nearly almost over just under well its their score scores around ( = : is window".split()
)
_TO = frozenset(
    "to reaching reach reaches reached towards toward at hitting hit hits = → -> into peak peaks down".split()
)
_SIZED = frozenset(
    "gain gains gained gaining add adds added adding lose loses lost losing cost costs shed sheds drop drops dropped dropping rise rises fall falls climb climbs slip slips decline declines dip dips jump jumps".split()
) | {"hand back", "hands back", "pick up", "picks up"}
_AMOUNTS = frozenset(
    "loss gain drop rise increase decrease decline reduction improvement change saving jump growth fall".split()
)
_UNITS = frozenset("point points unit units percent pp percentage".split())
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
_ZONES = re.compile(
    r"\b(?:beginning|start|outset|middle|midpoint|cent(?:er|re)|halfway|midway|ends?|half|halves)\b",
    re.IGNORECASE,
)
_LISTED = re.compile(r"\s*(?:,|→|->|to|and|, and|then|, then|–|-|;)\s*")
_ARROWED = re.compile(r"\s*(?:→|->)\s*")
_MIDDLE_WORDS = ("middle", "halfway", "midway", "center", "centre", "midpoint")


@dataclass
class _Leg:
    """A leg in the making: its cue, and what has been found for it."""

    shape: str
    cue: Item | None
    pace: str = Pace.PLAIN
    found: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Setting:
    """What is settled before a course is read: the side that is followed, and how words and ticks are resolved.

    `shape_of` tells whether a cue goes up or down (None: not known); `ticks_of` the ticks of a reference on the
    axis; `taken` are mentions that have been interpreted already; `last_mark` the tick that was last spoken of.
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


def course_of(clause: Clause, words: Wording, setting: Setting) -> Told | None:
    """The course that a clause tells; None where a mention has no part in it that is surely understood."""
    return _Reader(clause, words, setting).read()


class _Reader:
    def __init__(self, clause: Clause, words: Wording, setting: Setting) -> None:
        self.clause = clause
        self.words = words
        self.setting = setting
        self.legs: list[_Leg] = []
        self.whole: list[Course] = []
        self.used: set[Item] = set()
        self.values: list[Num] = []
        self.paces: list[tuple[Item, str]] = []

    def read(self) -> Told | None:
        items = [item for item in self.clause.items if item not in self.setting.taken]
        cues = [item for item in items if self._cue(item, items)]
        if not self.legs and not self.whole and not self._moves():
            return None
        self._zones()
        self._pacing()
        rest = [item for item in items if item not in self.used and item not in cues]
        for item in rest:
            if parts(item) and not self._mark(item):
                return None
        numbers = [item for item in rest if item.kind == "number"]
        if not self._lists(numbers):
            return None
        if not all(self._is_count(item) or self._number(item) for item in numbers if item not in self.used):
            return None
        self._join()
        own = [Course(tuple(_made(leg) for leg in self.legs), tuple(self.values))] if self.legs else []
        numbers = [item for item in self.used if item.kind == "number"]
        course = [Item("course", "told", n.start, n.end, n.first, n.last, n.text) for n in numbers[:1]]
        return Told((*own, *self.whole), frozenset([*self.used, *course]), self._places())

    # --- cues -------------------------------------------------------------------------------------

    def _cue(self, item: Item, items: Sequence[Item]) -> bool:
        """Take a cue for what it is: a leg, a pace, a turning point; False for other mentions."""
        text = item.text.casefold()
        if item.kind == "course":
            return self._course_word(item, text)
        if text in _PEAK or (text in _DIP and self._is_turn(item)) or self._is_middle_extreme(item):
            self._add(
                Shape.PEAK
                if text in _PEAK or (text not in _DIP and item.has("extreme", "max"))
                else Shape.DIP,
                item,
            )
            return True
        if item.has("factor", "0.5") and self.words.norm(item.first - 1) in (
            "first",
            "second",
            "last",
            "latter",
            "initial",
        ):
            self.used.add(item)
            return True
        if (
            item.has("compare", "=")
            and self.words.norm(item.last) in ("direction", "way", "order", "manner")
            and self.setting.continues
        ):
            self.used.add(item)
            return True
        if text == "over" and self.words.norm(item.last) in ("time", "the", "its", "all", "whole", "entire"):
            self.used.add(item)
            return True
        if item.has("trend", "flat") and text in _STEADY and self._modifies(item, items):
            self.used.add(item)
            self.paces.append((item, Pace.STEADY))
            return True
        if item.kind == "quant" and text == "only" and self.words.norm(item.last) == "ever":
            self.used.add(item)
            self.paces.append((item, Pace.MONOTONE))
            return True
        if item.kind == "quant" and text in _STRICT_QUANT | _STEADY_QUANT:
            self.used.add(item)
            self.paces.append((item, Pace.STRICT if text in _STRICT_QUANT else Pace.STEADY))
            return True
        verbs = any(other.has("trend") for other in items)
        if item.has("trend") or (
            self.setting.compared
            and not verbs
            and item.has("compare", ">", "<", "good", "bad")
            and text not in _PREPOSITIONS
        ):
            return self._trend(item)
        return False

    def _trend(self, item: Item) -> bool:
        shape = self.setting.shape_of(item)
        if shape is None or self._is_preposition(item):
            return False
        last = self.legs[-1] if self.legs else None
        self.used.add(item)
        if last is not None and last.shape == shape and last.cue is not None:
            return True
        before = self.words.before(item, 4)
        earlier = "after" in before and last is not None
        leg = _Leg(shape, item)
        self.legs.insert(len(self.legs) - 1 if earlier else len(self.legs), leg)
        return True

    def _is_preposition(self, item: Item) -> bool:
        """Whether a word for more or less stands before a tick ("past 2000", "up to 0.2") or behind "than"."""
        return item.kind == "compare" and item.text.casefold() in _PREPOSITIONS and self._tick_behind(item)

    def _tick_behind(self, item: Item) -> bool:
        return any(parts(other) and 0 <= other.first - item.last <= 2 for other in self.clause.items)

    def _course_word(self, item: Item, text: str) -> bool:
        if item.value == "monotone":
            self.paces.append(
                (
                    item,
                    Pace.STRICT if text in _STRICT else Pace.MONOTONE if text in _MONOTONE else Pace.STEADY,
                )
            )
        elif "middle" in text:
            self._add(Shape.PEAK if item.value == "hill" else Shape.DIP, item)
            self.legs[-1].found["zone"] = Zone.MIDDLE
        elif item.value in ("hill", "u") and any(word in text.split() for word in ("then", "and")):
            first = Shape.RISE if item.value == "hill" else Shape.FALL
            self._add(first, item)
            self._add(OPPOSITE[first], item)
        elif item.value in ("hill", "u"):
            up_and_down = (Leg(Shape.RISE), Leg(Shape.FALL))
            self.whole.append(Course(up_and_down if item.value == "hill" else up_and_down[::-1]))
        else:
            return False
        self.used.add(item)
        return True

    def _is_turn(self, item: Item) -> bool:
        """Whether "dip" is a low point and not just a fall: it stands at a place."""
        behind = self.words.norms(item.last, item.last + 4)
        return (
            (item.has("extreme") and not item.has("trend"))
            or any(word in _MIDDLE_WORDS for word in behind)
            or (bool(behind) and behind[0] in ("at", "around", "near") and self._tick_behind_within(item, 4))
        )

    def _is_middle_extreme(self, item: Item) -> bool:
        """`the lowest value right in the middle`."""
        behind = self.words.norms(item.last, item.last + 5)
        return (
            item.has("extreme", "max", "min")
            and any(word in _MIDDLE_WORDS for word in behind)
            and len(self.clause.items) <= 3
        )

    def _tick_behind_within(self, item: Item, reach: int) -> bool:
        return any(
            side_of(ref) == self.setting.side
            for other in self.clause.items
            for ref in parts(other)
            if 0 <= other.first - item.last <= reach
        )

    def _modifies(self, item: Item, items: Sequence[Item]) -> bool:
        """Whether "steady" belongs to another word for a trend: "steady increase", "at a steady rate"."""
        near = [
            other
            for other in items
            if other is not item and other.has("trend") and abs(other.first - item.first) <= 4
        ]
        return any(other.text.casefold() not in _STEADY for other in near)

    def _add(self, shape: str, item: Item) -> None:
        self.legs.append(_Leg(shape, item))
        self.used.add(item)

    def _moves(self) -> bool:
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
        found = any(norm in verbs for norm in self.words.norms(self.words.first, self.words.last))
        if found and len(self.clause.numbers) >= 2 and not self.clause.of("extreme"):
            self.legs.append(_Leg(Shape.MOVE, None))
            return True
        return False

    # --- how and where ----------------------------------------------------------------------------

    def _segment(self, leg: _Leg) -> str:
        """The words that belong to a leg: from the leg before it to the leg behind it."""
        at = self.legs.index(leg)
        before, behind = self.legs[:at], self.legs[at + 1 :]
        first = next((other.cue.last for other in reversed(before) if other.cue), self.words.first)
        last = next((other.cue.first for other in behind if other.cue), self.words.last)
        taken = {
            index
            for item in self.clause.items
            if item.kind == "ref"
            for index in range(item.first, item.last)
        }
        return f" {' '.join(self.words.norm(index) for index in range(first, last) if index not in taken)} "

    def _zones(self) -> None:
        for leg in self.legs:
            text = self._segment(leg)
            if any(f" {phrase} " in text for phrase in _FIRST_WORDS):
                leg.found.setdefault("zone", Zone.BEGINNING)
            elif any(f" {phrase} " in text for phrase in _LAST_WORDS):
                leg.found.setdefault("zone", Zone.END)
            elif any(f" {word} " in text for word in _MIDDLE_WORDS):
                leg.found.setdefault("zone", Zone.MIDDLE)

    def _pacing(self) -> None:
        for item, pace in self.paces:
            moving = [leg for leg in self.legs if leg.shape in (Shape.RISE, Shape.FALL)]
            nearest = min(
                moving, key=lambda leg: abs((leg.cue.first if leg.cue else 0) - item.first), default=None
            )
            self.used.add(item)
            if nearest is not None and nearest.pace != Pace.STRICT:
                nearest.pace = pace
        for leg in self.legs:
            if (
                leg.cue is not None
                and leg.pace == Pace.PLAIN
                and set(self.words.before(leg.cue, 2))
                & {"keep", "kept", "keeping", "continue", "continued", "continuing"}
            ):
                leg.pace = Pace.STEADY
        for item in self.clause.of("degree", "strong"):
            near = [leg for leg in self.legs if leg.cue and abs(leg.cue.first - item.first) <= 3]
            for leg in near[:1]:
                leg.found["strong"] = True

    def _places(self) -> tuple[tuple[int, int], ...]:
        """Where the words for a part of the line stand that have been understood."""
        if not any("zone" in leg.found for leg in self.legs):
            return ()
        return tuple(
            (self.clause.start + found.start(), self.clause.start + found.end())
            for found in _ZONES.finditer(self.clause.text)
        )

    # --- ticks ------------------------------------------------------------------------------------

    def _mark(self, item: Item) -> bool:
        """Take a reference to ticks of the axis that is followed as where a leg begins or ends."""
        refs = [ref for ref in parts(item) if side_of(ref) == self.setting.side]
        if not refs:
            return True
        found = self.setting.ticks_of(refs[0])
        if found is None or len(parts(item)) > 1 or not self.legs:
            return False
        role = self._role(item)
        leg = self._leg_of(item, "start" if role == "start" else "end")
        self.used.update({item, *self._attached(item)})
        if len(found) > 1:
            return self._span(leg, found, role, item)
        if role == "at":
            return self._mark_at(leg, found[0], item)
        if not role or role in leg.found:
            return False
        leg.found[role] = found[0]
        return True

    def _span(self, leg: _Leg, found: Sequence[str], role: str, item: Item) -> bool:
        opened = item.text.casefold().split()[-1] in _OPEN or self.words.norm(item.last) in _OPEN
        ranged = opened or any(
            joint in f" {item.text} " for joint in (" to ", "-", "–", " through ", "→", " and ")
        )
        if "start" in leg.found or "end" in leg.found or not ranged or role not in ("start", "at", ""):
            return False
        leg.found["start"], leg.found["end"] = found[0], found[-1]
        return True

    def _mark_at(self, leg: _Leg, tick: str, item: Item) -> bool:
        number = next(
            (
                n
                for n in reversed(self.clause.numbers)
                if 0 <= item.first - n.last <= 4 and n not in self.used
            ),
            None,
        )
        role = self._number_role(number) if number is not None else ""
        if role in ("first", "last"):
            key = "start" if role == "first" else "end"
            target = self._leg_of(number or item, key)
            shared = (
                key == "end"
                and not self.setting.compared
                and "start" not in target.found
                and any(self._number_role(other) == "first" for other in self.clause.numbers)
            )
            if key in target.found or shared:
                return False
            target.found[key] = tick
            return True
        behind = leg.cue is not None and leg.cue.first < item.first
        if "end" in leg.found or not (
            leg.shape in TURNS or (behind and leg.shape in (Shape.RISE, Shape.FALL))
        ):
            return False
        leg.found["end"] = tick
        if leg.shape not in TURNS:
            leg.found["into"] = True
        return True

    def _role(self, item: Item) -> str:
        attached = self._attached(item)
        if attached:
            text = attached[0].text.casefold()
            return "end" if text in ("up to", "below", "under") else "start"
        for word in reversed(self.words.before(item, 4)):
            if word in _START:
                return "start"
            if word in _END:
                return "end"
            if word in _AT:
                return "at"
            if word not in _FILLERS:
                return ""
        return ""

    def _attached(self, item: Item) -> list[Item]:
        """The word for more or less right before a tick: "beyond 1000", "up to 0.2"."""
        return [
            other
            for other in self.clause.items
            if other.kind == "compare"
            and 0 <= item.first - other.last <= 1
            and other not in self.used | self.setting.taken
        ]

    def _leg_of(self, item: Item, key: str) -> _Leg:
        """The leg to which a mention belongs: the last one begun, the next where that has what is told."""
        begun = [leg for leg in self.legs if leg.cue is None or leg.cue.first < item.first]
        coming = [leg for leg in self.legs if leg not in begun]
        if begun and key == "start" and coming and ("end" in begun[-1].found or "last" in begun[-1].found):
            return coming[0]
        return begun[-1] if begun else coming[0]

    # --- numbers ----------------------------------------------------------------------------------

    def _lists(self, numbers: Sequence[Item]) -> bool:
        """Take the numbers of a list: all in one bracket, or joined by arrows."""
        text = self.clause.statement.text
        runs: list[list[Item]] = []
        for item in numbers:
            gap = text[runs[-1][-1].end : item.start] if runs else ""
            listed = _in_brackets(text, item.start) and _LISTED.fullmatch(gap)
            if runs and (listed or _ARROWED.fullmatch(gap)):
                runs[-1].append(item)
            else:
                runs.append([item])
        listings = [run for run in runs if len(run) > 1]
        if len(listings) > 1 or (listings and (self.values or not self._is_plain_list(listings[0]))):
            return False
        for run in listings:
            self.values = [self.clause.number(item) for item in run]
            self.used.update(run)
        return True

    def _is_plain_list(self, run: Sequence[Item]) -> bool:
        """Whether nothing else is said of a list in its bracket ("in the former case")."""
        text = self.clause.statement.text
        if not _in_brackets(text, run[0].start):
            return True
        behind = text[run[-1].end :].split(")")[0]
        return not re.search(r"[^\W\d_]{2,}", behind) or bool(
            re.match(
                r"\W*(?:a|an|the)?\s*(?:loss|gain|drop|rise|increase|decrease|decline|reduction|improvement)\b",
                behind,
            )
        )

    def _number(self, item: Item) -> bool:
        role = self._number_role(item)
        if role == "via":
            self.values.append(self.clause.number(item))
            self.used.add(item)
            return True
        if not role and self.clause.number(item).bracket and self.legs and self.legs[-1].shape in TURNS:
            role = "last"
        if not self.legs:
            return False
        leg = self._leg_of(item, "start" if role == "first" else "end")
        tick = self.setting.tick_of(self.clause.number(item))
        if (
            tick is not None
            and set(self.words.before(item, 1)) <= {"at", "in"}
            and not self.clause.number(item).bracket
            and self._mark_at(leg, tick, item)
        ):
            self.used.add(item)
            return True
        if role in ("until", "first", "last") and tick is not None and not self.clause.number(item).bracket:
            return self._number_as_tick(item, leg, role, tick)
        if not role or role in leg.found or role == "until":
            return False
        num = self.clause.number(item)
        fold = "fold" in self.words.norms(item.last, item.last + 2) or num.unit == "times"
        num = _plain(num) if role in ("first", "last") else num
        leg.found[role] = replace(num, unit="times") if fold else num
        self.used.add(item)
        return True

    def _is_count(self, item: Item) -> bool:
        """Whether a number only counts the lines or steps that there are: "across the four settings"."""
        num = self.clause.number(item)
        panel = self.clause.panel(self.clause.panels[0])
        counts = {
            len(panel.rows.ticks),
            len(panel.columns.ticks),
            len(panel.rows.ticks) - 1,
            len(panel.columns.ticks) - 1,
            len(self.clause.document.panels),
        }
        counted = any(
            0 <= other.first - item.last <= 1 and (other.kind == "noun" or other in self.clause.axes)
            for other in self.clause.items
        )
        if (
            counted
            and num.op == "="
            and num.step == 1
            and self.words.norm(item.first - 1) == "for"
            and self._lasts(item, int(num.value))
        ):
            return True
        if (
            not counted
            or num.op != "="
            or num.step != 1
            or num.value not in counts
            or self.words.before(item, 1) in (("by",), ("to",), ("from",))
        ):
            return False
        if self.words.norm(item.last) in _UNITS:
            return False
        self.used.add(item)
        return True

    def _lasts(self, item: Item, steps: int) -> bool:
        """`falls for three months`: so many steps."""
        leg = self._leg_of(item, "end") if self.legs else None
        if (
            leg is None
            or leg.shape not in (Shape.RISE, Shape.FALL)
            or {"end", "zone", "start"} & set(leg.found)
        ):
            return False
        leg.found["steps"] = steps
        self.used.add(item)
        return True

    def _number_as_tick(self, item: Item, leg: _Leg, role: str, tick: str) -> bool:
        """A number that is also a tick's: only "until 21" is surely the tick."""
        if role != "until" or "end" in leg.found:
            return False
        leg.found["end"] = tick
        self.used.add(item)
        return True

    def _number_role(self, item: Item) -> str:
        cues = [leg.cue for leg in self.legs if leg.cue is not None]
        return number_role(self.clause, self.words, item, cues)

    # --- how legs hang together -------------------------------------------------------------------

    def _join(self) -> None:
        if not self.legs:
            return
        for before, after in list(pairwise(self.legs)):
            if (before.shape, after.shape) in ((Shape.FALL, Shape.PEAK), (Shape.RISE, Shape.DIP)):
                self.legs.insert(
                    self.legs.index(after),
                    _Leg(Shape.RISE if after.shape == Shape.PEAK else Shape.FALL, None),
                )
        first, last = self.legs[0], self.legs[-1]
        key = "end" if first.shape in TURNS else "start"
        if self.setting.continues and key not in first.found and "zone" not in first.found:
            if self.setting.last_mark is not None:
                first.found[key] = self.setting.last_mark
            elif key == "start":
                first.found["joined"] = False
        if (
            self.setting.goes_on
            and not {"end", "zone", "steps"} & set(last.found)
            and last.shape not in TURNS
        ):
            last.found["open"] = True
        for item in self.clause.of("aggregate", "sum"):
            if item.text.casefold() in ("altogether", "in all", "total", "overall") and any(
                "size" in leg.found for leg in self.legs
            ):
                self.used.add(item)


def _made(leg: _Leg) -> Leg:
    return Leg(leg.shape, leg.pace, **leg.found)  # type: ignore[arg-type]


def _plain(num: Num) -> Num:
    """A number of which "up to" only told that it is the end."""
    return Num(
        num.value,
        num.step,
        num.text,
        "=" if num.op in ("<=", ">=") else num.op,
        num.unit,
        num.word,
        num.bracket,
    )


def _in_brackets(text: str, position: int) -> bool:
    return text.count("(", 0, position) > text.count(")", 0, position)


def number_role(clause: Clause, words: Wording, item: Item, cues: Sequence[Item]) -> str:
    """What a number tells of a change: its "first" or "last" value, its "size", a value on the way ("via"), or "".

    "until" marks a number that can only be a tick.
    """
    before = list(words.before(item, 5))
    while before and before[-1] in _FILLERS and before[-1] not in _TO:
        before.pop()
    word = before[-1] if before else ""
    if word in ("until", "till"):
        return "until"
    if word in ("at", "in") and cues and all(item.last <= cue.first for cue in cues):
        return ""
    if clause.number(item).op == "<=":
        return "last"
    if word in ("from", "between"):
        return "first"
    if (
        word in ("by", "of", "worth")
        and not (word == "of" and "way" in before[-3:])
        and (word in ("by", "worth") or _is_size(words, item, cues))
    ):
        return "size"
    if word in ("via", "through") or (word == "of" and "way" in before[-3:]):
        return "via"
    if word not in _TO and _is_size(words, item, cues):
        return "size"
    second = word == "and" and "between" in words.before(item, 6)
    return "last" if word in _TO or second else ""


def _is_size(words: Wording, item: Item, cues: Sequence[Item]) -> bool:
    """Whether a number tells by how much: "gains 17", "17 points", "a 17-point gain", "a gain of 17"."""
    behind = words.norms(item.last, item.last + 3)
    before = words.before(item, 4)
    if (
        set(behind[:2]) & _UNITS
        or "fold" in behind[:2]
        or (before[-1:] == ("of",) and set(before) & _AMOUNTS)
    ):
        return True
    for cue in cues:
        text = cue.text.casefold()
        listed = before[-1:] in ((",",), ("and",)) and item.first > cue.last and text in _SIZED
        if (
            listed
            or 0 <= item.first - cue.last <= 3
            and (text in _SIZED or "of" in words.norms(cue.last, item.first))
        ):
            return True
        if 0 <= cue.first - item.last <= 3 and words.norm(item.first - 1) in (
            "a",
            "an",
            "the",
            "another",
            "about",
            "~",
        ):
            return True
    return False
