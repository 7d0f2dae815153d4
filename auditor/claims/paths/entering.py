"""Where along an axis a line first gets past a number: "it takes 8 before A passes 5", "not until 8 does A reach 5", "8 are enough"."""

import re
from collections.abc import Iterator
from functools import cache

from auditor.claim import Reading
from auditor.claims.climbs.lines import line_of
from auditor.claims.courses.runs import Run
from auditor.claims.found import Found, is_line
from auditor.claims.moves.frames import END
from auditor.claims.paths.claims import Fact, Path, Paths
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.patterns import compiled
from auditor.language.phrasing import Phrasing
from auditor.language.refs import TickRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import Way, is_ordered, positions

_CUES = re.compile(
    r"\b(?:takes?|took|enough|suffic\w+|needs?|requires?|until|before|only|first|from)\b", re.IGNORECASE
)
_ONWARDS = re.compile(r"^(?:from|since)\b|\b(?:on|onwards?|upwards?)$", re.IGNORECASE)
_KIND = r"(?: <(?:row|column|axis)>)?"
_MOVE = r"(?:get|gets|got|go|goes|went|come|comes|came|rise|rises|rose|climb|climbs|climbed|make it|makes it|made it|<up>|is|are|lie|lies)"
_FALL = r"(?:get|gets|got|go|goes|went|come|comes|came|fall|falls|fell|drop|drops|dropped|dip|dips|<down>|is|are|lie|lies)"
_OVER = (
    r"(?:(?P<over>(?:pass|exceed|top|surpass|clear|cross|beat|break)(?:es|s|ed)?|"
    rf"{_MOVE} (?:past|over|above|beyond|more than))|(?P<least>(?:reach|attain|hit)(?:es|s|ed)?|{_MOVE} to)|"
    rf"(?P<under>{_FALL} (?:below|under|beneath|less than)))"
)
_NUM = r"(?P<n><n>)(?: %| °| <cell>)?"
_LINE = rf"(?P<line><ref>){_KIND}"
_TICK = rf"(?:at least |as many as |as much as )?(?P<tick><ref>|<n>){_KIND}"
_PANEL = r"(?:(?: ,)? (?:in|on|of|for|with|under|at) <panel>(?: <cell>)?(?: ,)?)?"
_PAST = rf"{_OVER} {_NUM}{_PANEL}"
_AT = r"(?:at|with|in|from|after|by|on)"

# What is told: that so it is there first, from there on, or there in any case.
_FRAMES = {
    "past": (
        rf"it (?:takes|took) (?:until |till )?{_TICK} (?:before|until|till|for) {_LINE}{_PANEL} (?:to )?{_PAST}",
        rf"it (?:takes|took) {_LINE} {_TICK} to {_PAST}",
        rf"{_LINE}{_PANEL} (?:takes|took|needs?|needed|requires?|required) {_TICK} to {_PAST}",
        rf"{_LINE}{_PANEL} (?:does|do|did) not {_PAST} (?:until|till|before)(?: (?:there are|are|it reaches|one reaches))? {_TICK}{_PANEL}",
        rf"not (?:until|till|before) {_TICK} (?:does|do|did) {_LINE}{_PANEL} {_PAST}",
        rf"{_LINE}{_PANEL} (?:only |first ){{1,2}}{_PAST} {_AT} {_TICK}",
        rf"{_LINE}{_PANEL} {_PAST} (?:only|first) {_AT} {_TICK}",
        rf"(?:only|just) {_AT} {_TICK} (?:does|do|did) {_LINE}{_PANEL} {_PAST}",
    ),
    "past on": (rf"{_LINE}{_PANEL} {_PAST} (?:from|since) {_TICK}(?: on| onwards?| upwards?)?{_PANEL}",),
    "enough": (
        rf"{_TICK} (?:is|are|was|were) enough (?:for {_LINE} )?to {_PAST}",
        rf"{_TICK} (?:suffices?|sufficed|will do) (?:for {_LINE} )?to {_PAST}",
        rf"(?:at|in|on|for|with) {_LINE}{_PANEL}(?: ,)? {_TICK} (?:(?:is|are|was|were) enough|suffices?|sufficed) to {_PAST}",
    ),
}  # fmt: skip
_OVERRIDDEN = tuple(
    "trend change amount range value stages threshold comparison average count peak standing move axis".split()
)


@cache
def _frames() -> tuple[tuple[str, re.Pattern[str]], ...]:
    lead = r"^(?:(?:and|but|while|whereas|yet|,|;) )*(?:(?:in|on|for|under|with|at) <panel>(?: ,)? )?"
    return tuple((kind, compiled(f"{lead}{one}{END}")) for kind, some in _FRAMES.items() for one in some)


def read(clause: Clause) -> Iterator[Reading]:
    """The one way to take a clause that a frame fits."""
    if not _CUES.search(clause.text) or of_statement(clause) or not clause.numbers:
        return
    line = line_of(clause)
    for kind, frame in _frames():
        match = frame.match(line.line)
        if match is None:
            continue
        parts = [path for panel in clause.panels for path in _path(clause, panel, kind, Found(match, line))]
        if len(parts) == len(clause.panels):
            told = Paths(tuple(parts), len(parts) == 1 or clause.named)
            whole = ((clause.start, clause.end), *_expletives(line))
            hedged = bool(clause.of("hedge"))
            yield Reading(told, frozenset(clause.items), clause.panels, hedged, whole, _OVERRIDDEN)
        return


def _expletives(line: Phrasing) -> Iterator[tuple[int, int]]:
    """The "it" of "it takes", which stands for nothing."""
    for word, place in zip(line.line.split(" "), line.places, strict=True):
        if word == "it":
            yield place


def _path(clause: Clause, panel: int, kind: str, found: Found) -> Iterator[Path]:
    num = found.number("n")
    lines = [item.value for item in found.items("line") if is_line(item.value)]
    if num is None or len(lines) != 1:
        return
    across = lines[0].side
    side = "columns" if across == "rows" else "rows"
    axis = axis_of(clause.panel(panel), side)
    named = tuple(positions(clause, panel, lines[0]) or ())
    tick = _tick(clause, panel, side, found)
    if not named or tick is None or not is_ordered(axis):
        return
    way = ">" if found.words("over") else ">=" if found.words("least") else "<"
    run = Run.along(panel, Way(side, "growing"), plain_lines(axis_of(clause.panel(panel), across)))
    own = tuple(n for n, at in enumerate(run.across or ()) if at in named)
    yield Path(run, (Fact(kind, (num,), way, tick=axis.ticks[tick].text),), own)


def _tick(clause: Clause, panel: int, side: str, found: Found) -> int | None:
    """Where the axis has got to: a tick by its name or number, or the first of those "from 8 on"."""
    axis = axis_of(clause.panel(panel), side)
    if (number := found.number("tick")) is not None:
        at = [n for n in plain_lines(axis) if axis.ticks[n].number == number.value]
        return at[0] if len(at) == 1 else None
    items: list[Item] = [
        item for item in found.items("tick") if isinstance(item.value, TickRef) and item.value.side == side
    ]
    at = [n for item in items for n in positions(clause, panel, item.value) or ()]
    if len(at) > 1 and _ONWARDS.search(items[0].text):
        numbers = [axis.ticks[n].number for n in at]
        known = [number for number in numbers if number is not None]
        at = [at[numbers.index(min(known))] if len(known) == len(at) else at[0]]
    return at[0] if len(at) == 1 else None
