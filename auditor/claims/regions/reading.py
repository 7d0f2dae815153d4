"""Clauses read as claims on parts of a grid: which part holds the large values, which ticks are best."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.regions.claims import Area, Hold, Stand
from auditor.claims.regions.frames import GATHERED, GATHERED_BESIDE, OPTIMAL
from auditor.language.around import measure_words
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.phrasing import Match, phrasing
from auditor.language.refs import AxisRef, PanelRef, RegionRef, TickRef, axis_of
from auditor.language.scope import region, selection
from auditor.language.tokens import norms
from auditor.model import Panel
from auditor.world import Selection

_SUPERLATIVE = re.compile(r"\w+est\b|\bmaxim\w+\b|\bminim\w+\b|\bpeak\b")
_PARTS = re.compile(r"[,;/]")
_GLOSS = re.compile(r"\(([^()]*)\)")
_UP = frozenset("high higher large larger long longer late later big bigger great greater more many".split())
_DOWN = frozenset("low lower small smaller short shorter early earlier few fewer less little".split())
_CENTRE = "middle center quadrant"
_PLAIN = frozenset("the overall final".split())


def stands(clause: Clause) -> Iterator[Reading]:
    """Every way to read a clause as telling which part of a grid holds its large, small or best values."""
    line = phrasing(clause)
    gathered = next(
        (
            match
            for frame in (GATHERED, GATHERED_BESIDE)
            for match in line.find(frame)
            if _is_all(clause, match)
        ),
        None,
    )
    if gathered is not None:
        yield from _gathered(clause, gathered)
    for frame in OPTIMAL:
        if (match := line.first(frame)) is not None and _is_all(clause, match):
            yield from _optimal(clause, match)


def _is_all(clause: Clause, match: Match) -> bool:
    """Whether a frame takes all words of a clause into account; or all behind ", with", before which no cue stands."""
    before = clause.sentence[clause.start : match.span[0]]
    behind = clause.sentence[match.span[1] : clause.end]
    told = any(item.start < match.span[0] for item in clause.critical)
    beside = clause.sentence[match.span[0]] == "," and not told
    return (beside or not re.search(r"\w", before)) and not re.search(r"\w", behind)


def _reading(clause: Clause, match: Match, meant: Stand) -> Reading:
    panels = tuple(area.panel for area in meant.areas)
    whole = not re.search(r"\w", clause.sentence[clause.start : match.span[0]])
    understood = (clause.start, clause.end) if whole else match.span
    return Reading(meant, frozenset(clause.items), panels, understood=(understood,))


def _named(clause: Clause) -> bool:
    told = any(isinstance(item.value, PanelRef) for item in clause.items)
    return told or clause.named or len(clause.panels) == 1


# --- where values gather -----------------------------------------------------------------------------


def _gathered(clause: Clause, match: Match) -> Iterator[Reading]:
    way = better(clause.document, clause.panels[0])
    if match.has("good") or match.has("bad"):
        direction = {"": "", "higher": "max", "lower": "min"}[way]
        direction = _OPPOSITE[direction] if match.has("bad") else direction
    else:
        direction = "max" if match.has("high") else "min"
    other = match.has("noun") and match.words["noun"] not in measure_words(clause)
    if not direction or other or clause.of("not") or clause.of("except"):
        return
    size = next(match.words[name] for name in ("high", "low", "good", "bad") if match.has(name))
    hold = Hold.EXTREME if _SUPERLATIVE.search(size) else Hold.GATHER
    for whole in ("floor", "ceil"):
        areas = [_region_area(clause, panel, match, whole) for panel in clause.panels]
        found = tuple(area for area in areas if area is not None)
        if len(found) == len(areas) and all(_gloss_holds(clause, area) for area in found):
            yield _reading(clause, match, Stand(direction, found, hold, _named(clause)))


_OPPOSITE = {"max": "min", "min": "max", "": ""}


def _region_area(clause: Clause, panel: int, match: Match, rounding: str) -> Area | None:
    """The cells of the parts that are named, of which a corner is a quarter of the grid."""
    grid = clause.document.panels[panel]
    found: list[Selection | None] = []
    for name in ("a", "b"):
        item = match.item(name) if match.has(name) else None
        if match.has(f"inner_{name}"):
            found.append(region(grid, panel, _CENTRE))
        elif item is not None and isinstance(item.value, RegionRef):
            part = region(grid, panel, item.value.name.replace("corner", "quadrant"))
            found.append(_wider(grid, part) if rounding == "ceil" and part else part)
        elif item is not None:
            found.append(selection(clause, panel, [item]))
    chosen = tuple(one for one in found if one is not None)
    if len(chosen) == 1 and chosen[0].is_cell and not match.has("inner_a"):
        return None  # a single cell is no region
    return Area(chosen) if chosen and len(chosen) == len(found) else None


def _wider(grid: Panel, part: Selection) -> Selection:
    """A part that takes its share of three lines as two and not as one."""
    return replace(part, rows=_two(part.rows, grid, "rows"), columns=_two(part.columns, grid, "columns"))


def _two(chosen: tuple[int, ...] | None, grid: Panel, side: str) -> tuple[int, ...] | None:
    return (
        tuple(sorted({*chosen, 1}))
        if chosen in ((0,), (2,)) and len(axis_of(grid, side).ticks) == 3
        else chosen
    )


def _gloss_holds(clause: Clause, area: Area) -> bool:
    """Whether a bracket that tells what ticks the part has ("low counts for both") is understood and right."""
    for found in _GLOSS.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        inside = [item for item in clause.items if start < item.start < end]
        if len(_PARTS.split(found[1])) == 1:
            sides = [item.value.side for item in inside if isinstance(item.value, AxisRef | TickRef)]
            parts = [(found[1], sides)]
        else:
            parts = [(part, _sides_in(clause, part, inside)) for part in _PARTS.split(found[1])]
        if not all(_lies(clause, area, text, sides or ["rows", "columns"]) for text, sides in parts):
            return False
    return True


def _sides_in(clause: Clause, part: str, inside: Sequence[Item]) -> list[str]:
    return [
        item.value.side
        for item in inside
        if isinstance(item.value, AxisRef | TickRef) and item.text.strip() in part
    ]


def _lies(clause: Clause, area: Area, text: str, sides: Sequence[str]) -> bool:
    """Whether an area lies where the ticks of some sides are high (low), as a text says."""
    words = norms(text)
    up = bool(_UP & set(words))
    if up == bool(_DOWN & set(words)):
        return False
    for side in sides:
        ticks = axis_of(clause.document.panels[area.panel], side).ticks
        numbers = [tick.number for tick in ticks if tick.number is not None]
        if len(numbers) != len(ticks):
            return False
        chosen = {
            i
            for one in area.selections
            for i in ((one.rows if side == "rows" else one.columns) or range(len(ticks)))
        }
        mean = sum(sorted(numbers).index(numbers[i]) for i in chosen) / len(chosen)
        if (mean > (len(ticks) - 1) / 2) != up:
            return False
    return True


# --- which ticks are best ----------------------------------------------------------------------------


def _optimal(clause: Clause, match: Match) -> Iterator[Reading]:
    refs = [match.named[name] for name in ("a", "b") if name in match.named]
    directed = _direction(clause, match)
    if directed is None or clause.of("not") or clause.of("except") or not any(map(_is_wide, refs)):
        return
    direction, unsure = directed
    chosen = [selection(clause, panel, refs) for panel in clause.panels]
    areas = tuple(Area((one,)) for one in chosen if one is not None)
    if areas and len(areas) == len(chosen):
        yield _reading(clause, match, Stand(direction, areas, Hold.BEST, _named(clause), unsure))


def _is_wide(item: Item) -> bool:
    """Whether a mention names several ticks of one side."""
    refs = (item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,)
    return any(isinstance(ref, TickRef) and len(ref.ticks) > 1 for ref in refs)


def _direction(clause: Clause, match: Match) -> tuple[str, bool] | None:
    """Whether the best values are the high or the low ones, and whether that is not known; None for something else."""
    thing = match.words["thing"].split()
    own = measure_words(clause)
    if not all(word == "<cell>" or word in _PLAIN or word in own for word in thing):
        return None
    way = better(clause.document, clause.panels[0])
    if match.has("high") or match.has("low"):
        return ("max" if match.has("high") else "min"), False
    if match.has("least") or match.has("most") and any(word in own for word in thing):
        return ("min" if match.has("least") else "max"), False
    direction = "min" if way == "lower" else "max"
    return (_OPPOSITE[direction] if match.has("bad") else direction), not way
