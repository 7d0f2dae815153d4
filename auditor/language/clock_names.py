"""Other ways to write an hour of the day: "18:00" and "6 pm" for "18", "noon" for "12:00"."""

import re
from collections.abc import Sequence

from auditor.language.tokens import norms

Words = tuple[str, ...]

_HOUR = re.compile(
    r"(?P<hour>[01]?\d|2[0-4])(?::(?P<minute>[0-5]\d)|\s?h)?(?:\s?(?P<half>am|pm))?$", re.IGNORECASE
)
_TIME_OF_DAY = frozenset("hour clock o'clock time daytime".split())
_NOON, _DAY = 12, 24
_NAMED = {"noon": _NOON, "midday": _NOON, "midnight": 0}
# So many hours at least make an axis of the time of day.
_LEAST_HOURS = 3


def clock_names(texts: Sequence[str], labels: Sequence[str]) -> dict[str, list[Words]]:
    """The other names of the ticks of an axis that are hours of the day; none where the axis may tell something else."""
    hours = hours_of(texts, labels)
    return {text: _names(hour) for text, hour in hours.items() if not re.search(r":(?!00)", text)}


def hours_of(texts: Sequence[str], labels: Sequence[str]) -> dict[str, int]:
    """The hours of the day in which the ticks of an axis lie; none where the axis may tell something else."""
    hours = {text: hour for text in texts if (hour := _hour(text)) is not None}
    plain = all(text.isdigit() for text in texts)
    told = any(_TIME_OF_DAY & set(norms(label)) for label in labels)
    return {} if len(hours) < max(_LEAST_HOURS, len(texts)) or plain and not told else hours


def _hour(text: str) -> int | None:
    """The hour of the day that a label is."""
    if (named := _NAMED.get(text.strip().casefold())) is not None:
        return named
    found = _HOUR.match(text.strip())
    if not found:
        return None
    hour = int(found["hour"])
    return hour if not found["half"] else hour % _NOON + _NOON * (found["half"].casefold() == "pm")


def _names(hour: int) -> list[Words]:
    """All ways to write an hour, as normalised words."""
    on_dial, half = str(hour % _NOON or _NOON), "am" if hour % _DAY < _NOON else "pm"
    words = {_NOON: ("noon", "midday"), 0: ("midnight",), _DAY: ("midnight",)}.get(hour, ())
    names: list[Words] = [(str(hour), "0"), (on_dial, half), (str(hour), "h"), (str(hour), "o'clock")]
    names += [(on_dial, half[0], "m")] + [(on_dial, "in", "the", part) for part in _parts(hour)]
    return names + [name for word in words for name in ((word,), (str(_NOON), word))]


def _parts(hour: int) -> list[str]:
    """What is said behind an hour on the dial: `eight in the morning`, `five in the afternoon`."""
    spans = (("morning", 1, 11), ("afternoon", 13, 18), ("evening", 17, 23))
    return [part for part, first, last in spans if first <= hour <= last]
