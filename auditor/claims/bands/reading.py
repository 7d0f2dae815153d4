"""Clauses read as the way of a line through bands: "falls through 30-40 and enters the lowest band at 5 km"."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.bands.claims import Ends, Passage, Station, all_bands
from auditor.claims.courses.flow import pronouns
from auditor.language.clauses import Clause
from auditor.language.phrasing import Match, Phrasing, phrasing
from auditor.language.refs import PositionRef, TickRef
from auditor.language.scope import selection
from auditor.language.ways import positions
from auditor.world import Selection

_BAND = r"(?:{number:low} - {number:high}|(?P<top>top|highest|uppermost)|(?P<bottom>bottom|lowest))(?: (?:band|range|bracket|class|category|bin|interval))?"
_VERB = r"climb|rise|grow|go|goe|move|pass|passe|passing|increase|fall|drop|sink|reach|reache|reaching|enter|entering|arrive|attain|start|end"
_WORD = rf"(?:{_VERB}|through|from|to|and|then|before|it|at|in|into|the|,|with|{{axis}}|{{cell}}|more|increasing|rising|only|first|finally|over)"
_STATION = rf"(?P<lead>(?:{_WORD} )*){_BAND}(?: (?:only |first )?(?:at|by) {{tick:where}})?"
_LINE = r"(?:(?:on|in|at|for|along|the|,|{row|column}|{axis}) )*{tick|line:line}(?: (?:{axis}|{row|column}))?(?: ,)?(?: the [a-z]+| {cell}| the {cell})?"
_REACHING = re.compile(r"\b(?:reach\w*|enter\w*|arriv\w+|attain\w*)\b")


def passages(clause: Clause) -> Iterator[Reading]:
    """The passage of one line through bands, where a clause tells that and nothing else."""
    if len(clause.panels) != 1 or clause.of("not") or clause.of("except") or clause.of("quant", "none"):
        return
    known = all_bands(clause.panel(clause.panels[0]))
    line = phrasing(clause)
    opening = line.first(_LINE)
    if len(known) < 2 or opening is None:
        return
    chosen = selection(clause, clause.panels[0], [opening.named["line"]])
    told = _after(line, opening)
    if chosen is None or not told or not _is_line(chosen) or not _covers(clause, opening, told):
        return
    stations = [_station(clause, chosen, match, known) for match in told]
    found = tuple(one for one in stations if one is not None)
    if len(found) == len(stations):
        whole = ((clause.start, clause.end), *pronouns(clause))
        yield Reading(Passage(chosen, found), frozenset(clause.items), (chosen.panel,), understood=whole)


def _after(line: Phrasing, opening: Match) -> list[Match]:
    return [match for match in line.find(_STATION) if match.span[0] >= opening.span[1]]


def _is_line(chosen: Selection) -> bool:
    sides = (chosen.rows, chosen.columns)
    return sum(side is not None for side in sides) == 1 and all(
        side is None or len(side) == 1 for side in sides
    )


def _covers(clause: Clause, opening: Match, told: Sequence[Match]) -> bool:
    """Whether the line and its bands take all words of the clause into account."""
    spans = [opening.span, *(match.span for match in told)]
    text = clause.sentence
    between = [text[a[1] : b[0]] for a, b in pairwise(spans)]
    outside = [text[clause.start : spans[0][0]], *between, text[spans[-1][1] : clause.end]]
    return not any(map(str.isalnum, "".join(outside)))


def _station(clause: Clause, line: Selection, match: Match, known: set[Ends]) -> Station | None:
    """The band of a mention, with the tick where it is met; None where the tick is of another axis."""
    if match.has("low"):
        low, high = (clause.number(match.named[name]).value for name in ("low", "high"))
        ends = low, abs(high)
    else:
        ends = (max if match.has("top") else min)(known, key=lambda band: band[::-1])
    if "where" not in match.named:
        return Station(*ends)
    ref = match.named["where"].value
    side = "columns" if line.rows is not None else "rows"
    if not isinstance(ref, TickRef | PositionRef) or ref.side != side:
        return None
    found = positions(clause, line.panel, ref)
    reached = bool(_REACHING.search(match.words["lead"]))
    return Station(*ends, found[0], reached) if found and len(found) == 1 else None
