"""From which of two panels to which a part of a sentence is told, and which way it goes."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.better import better
from auditor.claims.paired.parts import Part
from auditor.claims.paired.places import Lines
from auditor.claims.worked.claims import Fact
from auditor.language.changes import before_and_after
from auditor.language.difference_panels import truth_of
from auditor.language.times import is_pair, parts_of_a_course, times_inside
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Told:
    """One way to take a part: its facts, and whether no other panels or cells may be meant."""

    facts: tuple[Fact, ...]
    certain: bool
    panels: tuple[int, int]
    way: str
    scope: Lines
    sure: bool  # whether its words tell which panels are meant
    of_cells: bool = (
        False  # whether it tells what became of single cells, or of their worth, as only another panel can
    )


def directions(
    part: Part, document: Document, before: Told | None
) -> Iterator[tuple[tuple[int, int], str, bool]]:
    """From which panel to which, and which way it goes."""
    if "too" in part.found:
        yield from _too(part, document, before)
        return
    pair, sure = _route(part, document, before)
    if pair is None:
        return
    way = _way(part, document, pair[1], before)
    if not way:
        return
    turned = way not in ("any", "same")
    if turned and not sure and (part.stands and not part.fares or later_of(document) is None):
        return
    if turned and _may_run_inside(part, document):
        return
    for one in ("down", "up") if way == "lost" else (way,):
        yield pair, one, sure or not times_inside(document)


def _way(part: Part, document: Document, panel: int, before: Told | None) -> str:
    """Which way a part tells that it goes; "" where it tells none, or several."""
    ends = part.numbers("ends")
    ways = [way for way in part.ways if way != "any"] or list(part.ways)
    if {"bad", "down"} <= set(ways) and not ends:
        ways = [way for way in ways if way != "down"]  # "falls behind"
    if "still" in part.found:
        ways = ["same"] if set(ways) <= {"same"} else []
    ways = ways or ([before.way] if before and not part.ways else [])
    good = [way for way in ways if way in ("good", "bad")]
    plain = [way for way in ways if way not in ("good", "bad")]
    if good and not plain:
        best = better(document, panel)
        if ends:
            plain = ["up" if ends[0].value < ends[1].value else "down"]
        elif best:
            plain = ["up" if (best == "higher") == (good[0] == "good") else "down"]
    if len(plain) != 1 or len(good) > 1:
        return ""
    if plain[0] == "any" and not part.marks and ends:
        return "up" if ends[0].value < ends[1].value else "down"
    return plain[0]


def _may_run_inside(part: Part, document: Document) -> bool:
    """`A fell in July`, where time runs along an axis as well: it may be a step inside of a panel."""
    told = {"pair", "base", "ends", "count", "both"} & set(part.found)
    if part.stands and not part.fares or told or part.most or not part.ticks:
        return False
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    return times_inside(document) or any(parts_of_a_course(axis) for axis in axes)


def _too(part: Part, document: Document, before: Told | None) -> Iterator[tuple[tuple[int, int], str, bool]]:
    if before is None and part.ticks and not {"all", "none", "count", "count2", "alone"} & set(part.found):
        return  # of single cells: a duel of the panels
    pair = before.panels if before else (0, 1)
    truth = truth_of(document, pair) if before or len(document.panels) == 2 else None
    said = part.panels("subject", "site")
    if truth is None or part.ways or said and said != [pair[1 - truth]]:
        return
    way = "up" if part.text("too").split()[-1] in ("high", "large") else "down"
    yield (pair[truth], pair[1 - truth]), way, True


def _route(part: Part, document: Document, before: Told | None) -> tuple[tuple[int, int] | None, bool]:
    """From which panel to which, and whether the part tells it."""
    told_pair = part.panels("pair")
    base, site = part.panels("base"), part.panels("site")
    subject, rival = part.panels("subject"), part.panels("object")
    own = [*site, *subject]
    all_two = len(document.panels) == 2
    if told_pair:
        return ((told_pair[0], told_pair[1]), True) if not (base or own) else (None, False)
    if "then" in part.found and not (base or own) and (later := later_of(document)) is not None:
        return (1 - later, later), True
    if base:
        other = own or ([1 - base[0]] if all_two else [])
        return ((base[0], other[0]), True) if len(other) == 1 and other != base else (None, False)
    if subject and rival:
        return ((rival[0], subject[0]), True) if subject != rival and not site else (None, False)
    if len(own) == 1 and all_two:
        told_so = part.stands or own[0] == later_of(document)
        return ((1 - own[0], own[0]), True) if told_so else (None, False)
    if own:
        return None, False
    if len(told_two := part.panels("both")) == 2:
        return ((told_two[0], told_two[1]), True) if told_two[0] != told_two[1] else (None, False)
    if before is not None and not part.found.get("both"):
        return before.panels, before.certain
    return (_onward(document), bool(part.found.get("both"))) if all_two else (None, False)


def later_of(document: Document) -> int | None:
    """Which of two panels shows what has become of the other: the later one, or the one with what the other is without."""
    if is_pair(document):
        return 1
    before = before_and_after(document) if len(document.panels) == 2 else None
    return None if before is None else 1 - before


def _onward(document: Document) -> tuple[int, int]:
    """From the panel before to the one after."""
    return (1, 0) if later_of(document) == 0 else (0, 1)
