"""The largest step of a course: "the biggest jump is between 10 and 20", "it drops most steeply from 3 to 4"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.better import better
from auditor.claims.courses.course import Course, Leg, Shape
from auditor.claims.courses.parts import Part, Spread
from auditor.claims.courses.runs import Run
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Match, phrasing
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.language.ways import Way, is_ordered, positions

_LINE = r"(?:(?:for|in|at|on|within|along|under|across|a|the|,|every|each|all|{row|column}|{panelname|panels|panel}|{tick|line:line}|{everyrows|everycolumns:all}) )*"
_MOST = r"(?:largest|biggest|greatest|steepest|sharpest|strongest)"
_STEP = (
    r"(?:(?P<up>jump|increase|rise|gain|climb|growth|increment)|(?P<down>drop|fall|decline|decrease|loss|reduction|dip)"
    r"|(?P<good>improvement)|(?P<bad>deterioration)|(?P<any>step|change|difference|move|shift))"
)
_IS = r"(?:is|was|occur|occurred|come|happen|lie|fall|appear|take place|took place|(?:is|was) (?:found|seen|observed|reached|located))"
_SPAN = r"(?:(?:between|from|in going from|when going from|on going from|in moving from|when moving from)(?: {axis})? (?:the )?(?:{tick|number:one} (?:to|and) (?:the )?{tick|number:two}|{tick:span}))"
_SIZE = r"(?:(?: \(| ,| with| by| at| of|: )*(?: an?)?(?: whole| full)? {number:size}(?: {cell}|(?: [a-z]+){0,2})(?: \))?)?"
FRAME = rf"{_LINE}(?:the |its |their )?(?:single )?{_MOST} (?:single |overall |observed )?{_STEP}(?: in (?:{{cell}}|[a-z]+))?(?: (?:for|in|at|of|on|along|within)(?: the| a)?(?: {{panelname}})? {{tick|line:late}}(?: {{row|column}})?)?(?: ,)? {_IS} (?:(?:the )?(?:one|step|move) )?{_SPAN}{_SIZE}(?: \.)?"


@dataclass(frozen=True, slots=True)
class Steepest:
    """The largest step of the lines of some panels, and of how many of them it is told."""

    parts: tuple[Part, ...]
    spread: str
    unsure: bool


def steepest(clause: Clause) -> Iterator[Steepest]:
    """The reading of a clause as telling between which ticks the values change most."""
    match = phrasing(clause).first(FRAME)
    told = match is not None and _is_whole(clause, match) and not clause.of("not") and not clause.of("except")
    if match is None or not told or clause.statement.row is not None or clause.statement.column is not None:
        return
    lines = [match.named[name] for name in ("line", "late") if name in match.named]
    ends = _ends(clause, match, lines)
    if ends is None or len(lines) > 1 or any(isinstance(item.value, TickRef) for item in clause.label):
        return
    side, start, end = ends
    way = Way(side, "growing")
    if any(line.value.side != way.across for line in lines if isinstance(line.value, TickRef | PositionRef)):
        return
    found = [_part(clause, panel, way, lines, match, (start, end)) for panel in clause.panels]
    parts = tuple(part for part in found if part is not None)
    if len(parts) == len(found):
        good = match.has("good") or match.has("bad")
        unsure = good and not better(clause.document, clause.panels[0])
        yield Steepest(parts, Spread.EACH if match.has("all") else Spread.GENERIC, unsure)


def _is_whole(clause: Clause, match: Match) -> bool:
    outside = clause.sentence[clause.start : match.span[0]] + clause.sentence[match.span[1] : clause.end]
    return not any(map(str.isalnum, outside))


def _ends(clause: Clause, match: Match, lines: Sequence[Item]) -> tuple[str, str, str] | None:
    """The side of the two ticks that are told, and both of them; of bare numbers, where only one axis can be meant."""
    told = [match.named[name] for name in ("span", "one", "two") if name in match.named]
    numbers = [clause.number(item).value for item in told if item.kind == "number"]
    if numbers:
        found = [ends for side in ("rows", "columns") if (ends := _as_ticks(clause, side, numbers, lines))]
        return found[0] if len(found) == 1 else None
    refs = [item.value for item in told if isinstance(item.value, TickRef)]
    ticks = [text for ref in refs for text in ref.ticks]
    sides = {ref.side for ref in refs}
    known = len(sides) == 1 and len(ticks) == 2 and sides <= {"rows", "columns"}
    return (sides.pop(), ticks[0], ticks[1]) if known else None


def _as_ticks(
    clause: Clause, side: str, numbers: Sequence[float], lines: Sequence[Item]
) -> tuple[str, str, str] | None:
    texts = {tick.number: tick.text for tick in axis_of(clause.panel(clause.panels[0]), side).ticks}
    along = any(isinstance(i.value, TickRef | PositionRef) and i.value.side == side for i in lines)
    if along or len(numbers) != 2 or not set(numbers) <= set(texts):
        return None
    return side, texts[numbers[0]], texts[numbers[1]]


def _part(
    clause: Clause, panel: int, way: Way, lines: list[Item], match: Match, ends: tuple[str, str]
) -> Part | None:
    axis = axis_of(clause.panel(panel), way.side)
    across = positions(clause, panel, lines[0].value) if lines else None
    if not is_ordered(axis) or (lines and not across) or not set(ends) <= {tick.text for tick in axis.ticks}:
        return None
    shape = Shape.STEEPEST
    if not match.has("any"):
        high = better(clause.document, panel) != "lower"
        up = match.has("up") or (match.has("good") and high) or (match.has("bad") and not high)
        shape = Shape.STEEPEST_RISE if up else Shape.STEEPEST_FALL
    size = clause.number(match.named["size"]) if match.has("size") else None
    return Part(Run.along(panel, way, across), Course((Leg(shape, start=ends[0], end=ends[1], size=size),)))
