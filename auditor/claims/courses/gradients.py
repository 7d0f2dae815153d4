"""Diagonal gradients of several panels: "both maps rise along the diagonal, one downwards and one upwards"."""

from collections.abc import Iterator
from itertools import product

from auditor.claims.courses.course import Course, Leg, Shape
from auditor.claims.courses.parts import Part
from auditor.claims.courses.runs import Point, Run
from auditor.claims.courses.series import Pace
from auditor.language.clauses import Clause
from auditor.language.phrasing import phrasing
from auditor.language.refs import PanelRef, RegionRef
from auditor.language.ways import Way

_SHOW = r"(?:exhibit|show|display|have|reveal|follow|present|share)"
_TREND = r"(?:trend|gradient|pattern|progression|structure|course)"
_TURNED = r"(?:revers(?:e|es|ed)|flip|flipped|invert|inverted|change|changed|opposite|differ|run(?:s)? the other way)"
_AFTER = r"(?: (?!not\b|never\b|no\b)(?:{panelname|panels|panel}|[a-z]+|-))"
FRAME = (
    rf"(?:the )?{{panels:all}} {_SHOW} (?:a|an|clear|strong|similar|distinct|marked|visible| )*{{region:way}} {_TREND}"
    rf"(?:(?P<turned>(?: ,)? (?:but|though|although|with|yet|only) (?:in (?:the )?opposite (?:direction|sense)|(?:the |its |their )?(?:direction|orientation|sense)(?: (?:is|are|get|being))? {_TURNED}{_AFTER}{{0,6}})))?(?: \.)?"
)
# So many panels at most are followed in all ways.
_MOST_PANELS = 3


def gradients(clause: Clause) -> Iterator[tuple[Part, ...]]:
    """One reading for each way in which the panels may run along the diagonal."""
    match = phrasing(clause).first(FRAME)
    if match is None or clause.of("not") or len(clause.panels) > _MOST_PANELS:
        return
    outside = clause.sentence[clause.start : match.span[0]] + clause.sentence[match.span[1] : clause.end]
    told, every = match.named["way"].value, match.named["all"].value
    diagonal = isinstance(told, RegionRef) and told.name in ("diagonal", "antidiagonal") and not told.told
    if any(map(str.isalnum, outside)) or not diagonal or not isinstance(every, PanelRef):
        return
    assert isinstance(told, RegionRef)
    runs = [Run.along(panel, Way(told.name, "picture")) for panel in every.panels]
    for shapes in product((Shape.RISE, Shape.FALL), repeat=len(runs)):
        if not match.has("turned") or (len(runs) == 2 and shapes[0] != shapes[1]):
            yield tuple(_part(clause, run, shape) for run, shape in zip(runs, shapes, strict=True))


def _part(clause: Clause, run: Run, shape: str) -> Part:
    """The course of a diagonal: as a tendency, or from end to end where the cells between are not written."""
    panel = clause.panel(run.panel)
    line = run.versions(clause.document)[0][0]
    written = [point for point in line.points if any(place[1:] in panel.values for place in point.places)]
    ends = _ends(written) if len(written) < len(line.points) else ("", "")
    leg = Leg(shape, start=ends[0], end=ends[1]) if all(ends) else Leg(shape, Pace.TENDENCY)
    return Part(run, Course((leg,)))


def _ends(points: list[Point]) -> tuple[str, str]:
    return (points[0].tick, points[-1].tick) if len(points) > 1 else ("", "")
