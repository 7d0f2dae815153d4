"""Times of day as ticks: "every two hours, from 05:00 (top) to 17:00", "09:00 to 12:00 in steps of 30 minutes"."""

import re

from auditor.model import Tick
from auditor.numerals import CARDINALS, cardinal
from auditor.reading.plain import Plain

_TIME = r"\d{1,2}:\d\d(?![\d:])"
_RANGE = re.compile(
    rf"(?<![\d:])(?P<first>{_TIME})(?:\s*\([^()]{{0,30}}\)|\s(?:at|on)\sthe\s\w{{3,6}})?\s*(?:[-–—]|to|until|till|through)\s*"
    rf"(?P<last>{_TIME})",
    re.IGNORECASE,
)
_COUNT = rf"(?P<count>\d{{1,3}}|{'|'.join(CARDINALS)})"
_STEP = re.compile(
    rf"\b(?:(?:every|steps\s+of|intervals\s+of|increments\s+of)\s+(?:{_COUNT}[\s-])?(?P<unit>hour|minute)s?"
    rf"|(?:in|at)\s+{_COUNT.replace('count', 'count2')}[\s-](?P<unit2>hour|minute)s?\s+(?:steps|intervals|increments)"
    r"|(?P<half>half[\s-]hourly|every\s+half[\s-]hour)|(?P<hourly>hourly|by\s+the\s+hour))\b",
    re.IGNORECASE,
)
_DAY = 24 * 60


def clock_ticks(text: Plain) -> tuple[Tick, ...]:
    """The times from the first to the last that a text names, where it tells the step and that divides them."""
    found, step = _RANGE.search(text.text), _minutes(text.text)
    if not found or not step:
        return ()
    first, last = (_of_day(found[name]) for name in ("first", "last"))
    last += _DAY if last < first else 0  # "from 22:00 to 03:00" goes past midnight
    if not 0 < last - first <= _DAY or (last - first) % step:
        return ()
    span = text.span(found.start("first"), found.end("last"))
    width = 2 if found["first"].startswith("0") or first >= 600 else 1
    times = (f"{_hour(minute, last):0{width}d}:{minute % 60:02d}" for minute in range(first, last + 1, step))
    return tuple(Tick(time, span, None) for time in times)


def _hour(minute: int, last: int) -> int:
    """The hour of a minute, counted on from midnight where the day goes over; "24:00" may end a day."""
    return minute // 60 if minute == last == _DAY else minute // 60 % 24


def _of_day(time: str) -> int:
    hours, minutes = time.split(":")
    return 60 * int(hours) + int(minutes)


def _minutes(text: str) -> int:
    """The step between times that a text tells, in minutes; 0 where it tells none."""
    found = _STEP.search(text)
    if not found:
        return 0
    if found["half"] or found["hourly"]:
        return 30 if found["half"] else 60
    word = found["count"] or found["count2"] or "1"
    count = int(word) if word.isdigit() else cardinal(word) or 0
    return count * (60 if (found["unit"] or found["unit2"]).lower() == "hour" else 1)
