"""All ways in which a clause tells an extreme: of what, where, in how many lines, and whether it stands there alone."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims import extreme_reading
from auditor.claims.extreme_lines import read_lines
from auditor.claims.extreme_parallels import read_parallels
from auditor.claims.extreme_places import at_each_place
from auditor.claims.extreme_shared import read_shared
from auditor.claims.extreme_ties import read_ties
from auditor.claims.extreme_unsurpassed import read_unsurpassed
from auditor.claims.stretches import as_written
from auditor.claims.summits.reading import read_extremes
from auditor.language.clauses import Clause
from auditor.language.open_ticks import beyond_ticks
from auditor.language.owned_extremes import OwnedExtreme, owned_extreme
from auditor.language.parallels import parallels
from auditor.language.refs import PanelRef

# "The lowest of the highs" is no extreme of cells.
_OF_EXTREMES = re.compile(
    r"\bof (?:the|all|these|its|their) (?:\w+ )?(?:highs|lows|peaks|troughs|maxima|minima|extremes|bests|worsts)\b",
    re.IGNORECASE,
)
# "9 each", "9 in both cases": what stands at several places, and at each of them.
_OF_EACH = re.compile(r"\d(?:\s?%)?(?:\s[a-z]+)?\s(?:each|apiece|in both cases|both times)\b", re.IGNORECASE)
_BEING = re.compile(
    r"\b(?:is|was|lies|lay|stands|stood|occurs|occurred|falls|fell|sits|sat|found)\b", re.IGNORECASE
)


def read(clause: Clause) -> Iterator[Reading]:
    """Superlatives with what is told of them, "before March" taken for all that comes before it."""
    if _OF_EXTREMES.search(clause.text):
        return
    of_each = _OF_EACH.search(clause.text)
    for reading in _read(clause):
        meant = at_each_place(clause, _in_the_panel_told(clause, reading))
        if not of_each or meant.claim.ties or meant.claim.each:
            yield meant


def _in_the_panel_told(clause: Clause, reading: Reading) -> Reading:
    """`The highest value in both A and B is at x in B`: a reading of all panels together, with its place in the one told last."""
    told = [(item, item.value.panels) for item in clause.items if isinstance(item.value, PanelRef)]
    meant, among = reading.claim, {panel for _, panels in told[:-1] for panel in panels}
    if len(told) < 2 or len(told[-1][1]) != 1 or not {*told[-1][1]} < among:
        return reading
    behind = _BEING.search(clause.sentence, told[-2][0].end, told[-1][0].start)
    place = tuple(one for one in meant.place if one.panel in told[-1][1])
    whole = {one.panel for one in meant.scope} == among and all(one.whole for one in meant.scope)
    fits = behind and place and whole
    return replace(reading, claim=replace(meant, place=place, each=False)) if fits else reading


def _read(clause: Clause) -> Iterator[Reading]:
    yield from read_extremes(clause)
    yield from read_shared(clause)
    opened = beyond_ticks(clause)
    if opened is None:
        return
    owned = owned_extreme(opened)
    together = parallels(opened)
    readers = (
        (read_parallels,) if together else (read_lines, read_ties, read_unsurpassed, extreme_reading.read)
    )
    for reader in readers:
        for reading in reader(opened):
            meant = _of_owner(reading, owned) if owned is not None else reading
            if meant is not None:
                yield meant if opened is clause else replace(meant, items=as_written(clause, opened, meant))


def _of_owner(reading: Reading, owned: OwnedExtreme) -> Reading | None:
    """`A reaches its highest value in May`: the reading if it speaks of that line, or of each of several; else nothing."""
    meant = reading.claim
    across = [one.columns if owned.side == "rows" else one.rows for one in meant.scope]
    along = [one.rows if owned.side == "rows" else one.columns for one in meant.scope]
    if any(side is not None for side in across) or any(side is None for side in along):
        return None
    lines = tuple(line for one in meant.scope for line in one.lines)
    each = meant.each or len(lines) > len(meant.scope)
    return replace(
        reading,
        claim=replace(meant, scope=lines, each=each),
        understood=(*reading.understood, *owned.words),
    )
