"""Panels that follow each other in time: "Before" and "After", 2014 and 2019, "Visit 1" to "Visit 4"."""

import itertools
import re
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Axis, Document

# What panels that follow each other may be called, be it in their names or where they are spoken of.
PERIODS = frozenset(
    "survey regime period visit wave phase campaign snapshot era season session round stage year decade quarter month week day term semester census inspection".split()
)
YEAR = re.compile(r"(?<![\w.])(1[5-9]\d\d|20\d\d)(?![\w.]*\d)")
_NUMBER = re.compile(r"\d+")
_RATE = re.compile(r"\S*[^\s/]/[^\s/]\S*")  # "m/s" measures no time
_BEFORE = frozenset("before pre previously".split())
_AFTER = frozenset("after post following since".split())
# By these two panels follow each other, if they are called the same otherwise: "Old timetable" and "New timetable".
_OLD = frozenset("old former original initial previous earlier unrevised".split())
_NEW = frozenset("new current revised final present later renewed".split())
# Words in labels of axes along which time runs inside of a panel.
_TIMES = PERIODS | frozenset("time hour minute date age epoch iteration step h hr min s".split())
_CALENDAR = frozenset(
    "jan feb mar apr may jun jul aug sep oct nov dec mon tue wed thu fri sat sun january february march april june july august september october november december "
    "monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter morning evening night".split()
)
_MONTHS = {
    name: n
    for n, names in enumerate(
        "jan january,feb february,mar march,apr april,may,jun june,jul july,aug august,sep september,oct october,nov november,dec december".split(
            ","
        )
    )
    for name in names.split()
}
# The parts of any course.
_COURSE = frozenset("start beginning outset middle mid midway end finish early late dawn noon dusk".split())


@lru_cache(maxsize=256)
def in_time(document: Document) -> bool:
    """Whether the panels show the same thing at times that follow each other, in the order in which they stand."""
    names = [panel.name for panel in document.panels]
    if len(names) < 2:
        return False
    if len(names) == 2 and _renewed(*(_words(name) for name in names)):
        return True
    keys = [_key(name) for name in names]
    return None not in keys and all(a < b for a, b in itertools.pairwise(keys) if a and b)


@lru_cache(maxsize=256)
def is_pair(document: Document) -> bool:
    """Whether a document shows one grid at two times, one after the other."""
    if len(document.panels) != 2 or not in_time(document):
        return False
    labels = [
        tuple(tuple(tick.text for tick in axis.ticks) for axis in (panel.rows, panel.columns))
        for panel in document.panels
    ]
    return labels[0] == labels[1]


@lru_cache(maxsize=256)
def is_change(document: Document) -> bool:
    """Whether the two times are before and after something, so that "now" can hardly be a time inside of a panel."""
    if not is_pair(document):
        return False
    first, last = (_words(panel.name) for panel in document.panels)
    return _renewed(first, last) or bool(first & _BEFORE and last & _AFTER)


def _words(name: str) -> frozenset[str]:
    """The words of a panel's name without the letter that numbers it."""
    return frozenset(word for word in norms(name) if len(word) > 1 or not word.isalpha())


def _renewed(first: frozenset[str], last: frozenset[str]) -> bool:
    """Whether one name tells of the old and another of the new of the same."""
    rest, own = first - _OLD, last - _NEW
    return rest == own and len(first - rest) == len(last - own) == 1


def _key(name: str) -> tuple[int, ...] | None:
    """What orders a name among others: its year, the number of its period, before or after; None where nothing does."""
    words = set(norms(name))
    if words & _BEFORE and not words & _AFTER:
        return (0,)
    if words & _AFTER and not words & _BEFORE:
        return (1,)
    years = YEAR.findall(name)
    rest = _NUMBER.findall(YEAR.sub("", name))
    if not years and not rest and words and words <= _MONTHS.keys():
        return (min(_MONTHS[word] for word in words),)
    if years:
        return (int(years[0]), *(int(number) for number in rest[:1]))
    return (int(rest[0]),) if len(rest) == 1 and words & PERIODS else None


@lru_cache(maxsize=256)
def years(document: Document) -> tuple[int, ...]:
    """The year in which each panel begins; empty where not every name tells one."""
    found = [YEAR.search(panel.name) for panel in document.panels]
    return tuple(int(one[1]) for one in found if one) if all(found) else ()


@lru_cache(maxsize=256)
def times_inside(document: Document) -> bool:
    """Whether time runs along an axis of some panel as well, so that "afterwards" may be later there."""
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    return any(set(norms(_RATE.sub("", axis.label))) & _TIMES or ticks_in_time(axis) for axis in axes)


def ticks_in_time(axis: Axis) -> bool:
    """Whether ticks of an axis are times."""
    labels = [set(norms(tick.text)) for tick in axis.ticks]
    several = sum(bool(words & (_CALENDAR | PERIODS)) for words in labels) > 1
    return several or any(words & {"h", "hr", "hour", "min", "day", "week"} for words in labels)


def parts_of_a_course(axis: Axis) -> bool:
    """Whether several ticks of an axis are what any course has: its start, middle and end."""
    return sum(bool(set(norms(tick.text)) & _COURSE) for tick in axis.ticks) > 1
