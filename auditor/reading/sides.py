"""The ticks of one side of a grid, while values are placed and when all are."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from auditor.model import Axis, AxisDeclaration, Tick
from auditor.numerals import ordinal
from auditor.quantity import number_of
from auditor.reading.key import Key
from auditor.reading.known_axes import GENERIC, KnownAxis
from auditor.reading.labels import canonical, content_words, differ_in_unit, words

_ORDINAL = re.compile(
    r"(?:(?:row|column|col|cell)\s+#?(?P<number>\d+)|(?:the\s+)?(?P<before>\w+)\s+(?:row|column))",
    re.IGNORECASE,
)


class Ticks:
    """The ticks of one side while values are being placed."""

    def __init__(self, known: KnownAxis) -> None:
        self.known = known
        self.ticks: list[Tick] = []
        self.used: set[int] = set()
        self.met: dict[int, None] = {}  # those that the data name, as they come
        self.prepared = 0
        self.index: dict[str, list[int]] = {}
        self.names: Counter[str] = Counter()

    def prepare(self, ticks: Sequence[Tick]) -> None:
        """Take over declared ticks, which values are then placed on."""
        for tick in ticks:
            self.add(tick)
        self.prepared = len(self.ticks)

    def add(self, tick: Tick) -> int:
        """Add a tick behind the others; its position."""
        self.index.setdefault(canonical(tick.text), []).append(len(self.ticks))
        self.ticks.append(tick)
        return len(self.ticks) - 1

    def find(self, key: Key) -> int | None:
        """The position of the tick that a key names, or None."""
        if key.unsaid and self.prepared:
            return self._counted(key.ordinal)
        alike = self.index.get(canonical(key.text), [])
        hits = [i for i in alike if not differ_in_unit(self.ticks[i].text, key.text)]
        if len(hits) > 1 and key.ordinal and key.ordinal - 1 in hits:
            return key.ordinal - 1
        if hits:
            return hits[0]
        near = self._near(key) if self.prepared and self.known.ticks else None
        if near is None and self.prepared and self.known.ticks:
            near = self.known.find_counted(key.text)
        return near if near is not None else self._by_ordinal(key)

    def _near(self, key: Key) -> int | None:
        found = self.known.find(key.text)
        return self.known.find_near(key.text) if found is None and key.number is None else found

    def _by_ordinal(self, key: Key) -> int | None:
        """`Row 2`, `Column 3` where the ticks are named otherwise: counted from the top or the left."""
        named = _ORDINAL.fullmatch(key.text)
        spoken = (named["number"] or named["before"]) if named else ""
        position = int(spoken) if spoken.isdigit() else ordinal(spoken) if spoken else None
        if spoken.casefold() in ("last", "bottom") and self.prepared:
            return len(self.ticks) - 1
        if (
            position is None
            and key.number is not None
            and key.name
            and set(words(key.name)) <= GENERIC.keys()
        ):
            counted = self.prepared and key.number == int(key.number) and not self._are_counts(key.name)
            position = int(key.number) if counted else None
        return self._counted(position) if self.prepared else None

    def _counted(self, position: int | None) -> int | None:
        """The position of a line that is counted from the top or the left."""
        if position is None or not 1 <= position <= len(self.ticks):
            return None
        backwards = self.known.declared.order in ("bottom", "right")
        return len(self.ticks) - position if backwards else position - 1

    def _are_counts(self, name: str) -> bool:
        """Whether the ticks are numbers that "x=5" or "row 5" means itself: "5" beside 1, 2, 3, 4 and 6."""
        numbers = [tick.number for tick in self.ticks[: self.prepared]]
        if None in numbers:
            return False
        alike = sum(number == place for place, number in enumerate(numbers, 1))
        return name.casefold() in ("x", "y") or 2 * alike > len(numbers)

    def place(self, key: Key) -> int:
        """The position of the tick that a key names, which is added where it is new."""
        found = self.find(key)
        if found is None:
            found = self.add(Tick(key.text, key.span, number_of(key.text)))
        self.used.add(found)
        self.met[found] = None
        self.names[key.name] += 1
        return found

    def aliases(self) -> tuple[str, ...]:
        """What the data call the axis before most ticks, and its label does not: "Salt 5" on an axis of doses."""
        (name, times), *_ = self.names.most_common(1) or [("", 0)]
        spoken = content_words(name)
        new = (
            spoken and not spoken & GENERIC.keys() and not any(spoken <= known for known in self.known.labels)
        )
        return (name,) if new and 2 * times > self.names.total() else ()


def reached(side: Ticks, key: Key) -> tuple[int, ...]:
    """The ticks that a key names, with "and above", "and longer" or "all"."""
    if key.reach == "all":
        side.used.update(range(len(side.ticks)))
        return tuple(range(len(side.ticks)))
    position = side.place(replace(key, reach=""))
    if not key.reach:
        return (position,)
    start = side.ticks[position].number
    numbers = [(index, tick.number) for index, tick in enumerate(side.ticks) if tick.number is not None]
    if start is None:
        return (position,)
    return tuple(i for i, n in numbers if (n >= start if key.reach == "up" else n <= start))


def finished(side: Ticks, declared: AxisDeclaration | None, table: bool) -> tuple[dict[int, int], Axis]:
    """The axis of a finished side, and where each of its ticks went.

    Declared ticks that the data never use are kept as gaps, unless the data use as many unknown ones
    instead: then a tick was written differently, and no row is missing.
    """
    ticks = list(enumerate(side.ticks))
    if side.prepared:
        unknown = len(side.ticks) - side.prepared
        idle = [index for index in range(side.prepared) if index not in side.used]
        if unknown and len(idle) == unknown:  # each stands where the one stood that it is written for
            places = dict(zip(idle, ticks[side.prepared :], strict=True))
            ticks = [
                (places[index][0], _as_declared(tick, places[index][1])) if index in places else (index, tick)
                for index, tick in ticks[: side.prepared]
            ]
        elif unknown:
            ticks = [own for own in _as_met(ticks, side) if len(idle) > unknown or own[0] not in idle]
    elif declared is not None and declared.ticks:
        own = {canonical(tick.text) for tick in side.ticks}
        absent = [tick for tick in declared.ticks if canonical(tick.text) not in own]
        listed = {canonical(tick.text) for tick in declared.ticks}
        unknown = sum(canonical(tick.text) not in listed for tick in side.ticks)
        if len(absent) > unknown and len(absent) < len(declared.ticks):
            ticks += [(-1 - i, tick) for i, tick in enumerate(absent)]
    mapping = {old: new for new, (old, _) in enumerate(ticks)}
    label = side.known.declared.label
    shown = tuple(tick for _, tick in ticks)
    return mapping, Axis(label, shown, declared, _first(ticks, declared, table), side.aliases())


_UNIT_BEHIND = re.compile(r"(?<=\d)\s?(?:[^\W\d_]{1,3}|[%°])\.?$")


def _as_declared(declared: Tick, written: Tick) -> Tick:
    """The tick as the data write it, but for a unit that its axis does without: "06-08 h" of a declared "06-08"."""
    bare = _UNIT_BEHIND.sub("", written.text)
    return declared if bare != written.text and canonical(bare) == canonical(declared.text) else written


def _as_met(ticks: Sequence[tuple[int, Tick]], side: Ticks) -> list[tuple[int, Tick]]:
    """The ticks with those that are not declared where the data have them, if these keep the declared order."""
    declared = [index for index in side.met if index < side.prepared]
    found = [own for own in ticks if own[0] < side.prepared]
    strange = [own for own in ticks if own[0] >= side.prepared]
    if declared != list(range(side.prepared)) or any(index not in side.met for index, _ in strange):
        return list(ticks)
    met = list(side.met)
    for own in strange:
        before = met[: met.index(own[0])]
        at = [index for index, _ in found].index(before[-1]) + 1 if before else 0
        found.insert(at, own)
    numbers = [tick.number for _, tick in found if tick.number is not None]
    counted = len(numbers) == len(found)
    return list(ticks) if counted and numbers not in (sorted(numbers), sorted(numbers)[::-1]) else found


def _first(ticks: Sequence[tuple[int, Tick]], declared: AxisDeclaration | None, table: bool) -> str:
    """Where the first tick stands in the picture, or "" where the text does not tell."""
    order = declared.order if declared else ""
    if not order or declared is None:
        return order
    if not declared.ticks:
        return _TURNED[order] if _runs_back(ticks, declared) else order
    listed = [canonical(tick.text) for _, tick in ticks]
    own = set(listed)
    known = [text for text in (canonical(tick.text) for tick in declared.ticks) if text in own]
    if len(known) < 2:
        return order
    turned = table and known[-1] == listed[0]
    return _TURNED[order] if turned else order


_TURNED = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


def _runs_back(ticks: Sequence[tuple[int, Tick]], declared: AxisDeclaration) -> bool:
    """Whether the data begin with the end of an axis of which only the ends are told: 5 to 1 of "1 to 5"."""
    numbers = [tick.number for _, tick in ticks]
    if declared.low is None or declared.high is None or len(numbers) < 2 or None in (numbers[0], numbers[-1]):
        return False
    ends = declared.low.value, declared.high.value
    return (
        numbers[0] == max(ends) != numbers[-1]
        if ends[0] < ends[1]
        else numbers[0] == min(ends) != numbers[-1]
    )
