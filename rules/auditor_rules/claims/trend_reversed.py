"""Trends: "accuracy falls with depth", "rises up to 0.2 and falls afterwards", "row A dips in the middle (5, 3, 6)"."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claim import Judgement, Place, Reading, claim
from auditor.claims.courses.course import Shape
from auditor.claims.courses.denial import Sense
from auditor.claims.courses.flow import pronouns
from auditor.claims.courses.gradients import gradients
from auditor.claims.courses.parts import Part, Spread, panel_spread
from auditor.claims.courses.runs import Line
from auditor.claims.courses.slopes import slopes
from auditor.claims.courses.steepest import steepest
from auditor.claims.courses.tracks import Track
from auditor.claims.courses.trends import trends
from auditor.claims.courses.walks import walks
from auditor.claims.judging import show
from auditor.language.clauses import Clause
from auditor.model import Document
from auditor.rule import Example
from auditor.truth import Truth, all_of, less
from auditor.world import Reading as Digits
from auditor.world import World


@dataclass(frozen=True, slots=True)
class Trend:
    """Courses along lines of one or more panels: all that a clause says at once.

    `named` tells that it is said of each of the panels. A claim whose `sense` is "not" denies the courses.
    `out` are the same courses along lines that are left out of it, of which none may hold.
    `unsure` tells that "improves" is said of a measure of which it is not known which way is better.
    """

    parts: tuple[Part, ...]
    spread: str
    sense: str = Sense.ASSERTED
    named: bool = True
    unsure: bool = False
    out: tuple[Part, ...] = ()

    def describe(self, document: Document) -> str:
        """For instance: in each line, the values along Depth: falls at every step."""
        lead = {
            Sense.ASSERTED: "",
            Sense.DENIED: "it is not so that ",
            Sense.NO_TREND: "there is no clear trend in ",
        }[self.sense]
        how = {
            Spread.GENERIC: "",
            Spread.EACH: "in each line, ",
            Spread.ENDS: "in each line, ",
            Spread.MOST: "in most lines, ",
            Spread.HEDGED: "on the whole, ",
        }[self.spread]
        shown = [
            part.run.describe(document).rstrip(":")
            if self.sense == Sense.NO_TREND
            else part.describe(document)
            for part in self.parts[:3]
        ]
        return lead + how + "; ".join(shown) + ("; ..." if len(self.parts) > 3 else "")

    @property
    def panels(self) -> tuple[int, ...]:
        """The panels spoken of."""
        return tuple(dict.fromkeys(part.run.panel for part in self.parts))


# What rises toward a corner tells nothing of the cell that stands there.
_OF_CELLS = ("amount", "comparison", "value", "peak")


def read(clause: Clause) -> Iterator[Reading]:
    """Every way to read the clause as a trend."""
    for told in trends(clause):
        if any(leg.goes_nowhere for part in told.parts for leg in part.course.legs):
            continue  # "drops after May, 4 down on May"
        meant = Trend(told.parts, told.spread, told.sense, told.named, told.unsure, told.out)
        yield Reading(meant, told.items, meant.panels, told.hedged, told.understood)
    for walk in walks(clause):
        directed = any(leg.shape != Shape.MOVE for p in walk.parts for leg in p.course.legs)
        walked = _as_reading(clause, Trend(walk.parts, Spread.GENERIC))
        # Where each step is told to rise or fall, its values alone do not make the sentence right.
        yield replace(walked, overrides=("amount", "value")) if directed else walked
    for parts in gradients(clause):
        yield _as_reading(clause, Trend(parts, Spread.GENERIC))
    for parts in slopes(clause):
        yield replace(_as_reading(clause, Trend(parts, Spread.GENERIC)), overrides=_OF_CELLS)
    for step in steepest(clause):
        named = clause.named or len(clause.panels) == 1
        yield _as_reading(clause, Trend(step.parts, step.spread, named=named, unsure=step.unsure))


def _as_reading(clause: Clause, claimed: Trend) -> Reading:
    """The reading of a clause of which every word is understood; "it" can only be what is measured."""
    whole = ((clause.start, clause.end), *pronouns(clause))
    return Reading(claimed, frozenset(clause.items), claimed.panels, understood=whole)


@claim(
    "CLM010",
    kind="trend",
    reads=read,
    bad=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3.1 | 4.5 | 4.9 |\n| b | 9.2 | 5.0 | 4.1 |\n\n### Observations\n\n"
            "- For run b the speed rises with load.\n",
            marks="For run b the speed rises with load.",
            says="9.2, 5, 4.1",
        )
    ],
    good=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3.1 | 4.5 | 4.9 |\n| b | 9.2 | 5.0 | 4.1 |\n\n### Observations\n\n"
            "- For run a the speed rises with load, for run b it falls steadily (9.2, 5.0, 4.1).\n"
        )
    ],
)
def trend_reversed(claim: Trend, world: World) -> Judgement:
    """The values do not take the course that the text describes.

    A plain "rises" is refuted where the values do not end above where they began, or lose half of their range on
    the way; "steadily", "at every step" and "never falls" by one sure setback; "tends to rise" only where the
    tendency is clearly the other way. Of many lines at once, "values rise with x" is refuted where the mean and a
    third of the lines, or over half of the lines, go the other way. Values that nobody wrote refute nothing.
    """
    lenient = (world.reading is Digits.GENEROUS) == (claim.sense == Sense.ASSERTED)
    truths = [_truth(claim, panel, world, lenient) for panel in claim.panels]
    truth = _of_panels(truths, claim.named)
    if claim.out and truth is Truth.TRUE and claim.sense == Sense.ASSERTED:
        needless = any(part.truth(world, Spread.EACH, lenient) is Truth.TRUE for part in claim.out)
        if needless:
            return Judgement(Truth.UNKNOWN, missing="what is left out takes the same course")
    if claim.sense != Sense.ASSERTED:
        return Judgement(
            ~truth, _shown(claim, world, Truth.TRUE)[0], (), "some values on the way are not written"
        )
    says, because = _shown(claim, world, Truth.FALSE)
    return Judgement(truth, says, because, "some values on the way are not written, or do not settle it")


def _truth(claim: Trend, panel: int, world: World, lenient: bool) -> Truth:
    """Whether one panel's values take the courses."""
    parts = [part for part in claim.parts if part.run.panel == panel]
    if claim.sense == Sense.NO_TREND:
        return _has_trend(parts, world, lenient)
    truth = all_of(part.truth(world, claim.spread, lenient) for part in parts)
    if lenient and truth is not Truth.FALSE and claim.spread == Spread.GENERIC and len(parts) == 2:
        truth &= _corners(parts, world)
    if claim.unsure and lenient and truth is Truth.FALSE:
        turned = all_of(
            Part(part.run, part.course.turned()).truth(world, claim.spread, lenient) for part in parts
        )
        return Truth.FALSE if turned is Truth.FALSE else Truth.UNKNOWN
    return truth


def _has_trend(parts: list[Part], world: World, lenient: bool) -> Truth:
    """Whether the values go one way along one of the axes; lenient: whether they may be said to."""
    spread = Spread.HEDGED if lenient else Spread.EACH
    both = [Part(part.run, course) for part in parts for course in (part.course, part.course.turned())]
    truths = [part.truth(world, spread, lenient) for part in both]
    if lenient:
        return Truth.FALSE if all(_unclear(part, world) for part in parts) else Truth.UNKNOWN
    return Truth.TRUE if Truth.TRUE in truths else Truth.UNKNOWN


def _unclear(part: Part, world: World) -> bool:
    """Whether fewer than half of the lines go one way, the same for all."""
    lines = part.run.versions(world.document)[0]
    scale = panel_spread(world, part.run.panel)
    tracks = [Track.of(world, line, False, scale) for line in lines]
    counts = [
        sum(track.follows(course) is Truth.TRUE for track in tracks)
        for course in (part.course, part.course.turned())
    ]
    return 2 * max(counts) < len(tracks) or len(tracks) == 1 and not any(counts)


def _corners(parts: list[Part], world: World) -> Truth:
    """Two trends at once: the corner where both end must not lie on the wrong side of the one where both begin."""
    first, second = (part.run for part in parts)
    rows, columns = (first, second) if first.way.side == "rows" else (second, first)
    if {first.way.side, second.way.side} != {"rows", "columns"} or not all(
        part.course.single and not part.course.legs[0].start for part in parts
    ):
        return Truth.UNKNOWN
    row, column = rows.order_of(world.document), columns.order_of(world.document)
    begin, end = world.value(first.panel, row[0], column[0]), world.value(first.panel, row[-1], column[-1])
    if begin is None or end is None or parts[0].course.legs[0].shape != parts[1].course.legs[0].shape:
        return Truth.UNKNOWN
    against = less(end, begin) if parts[0].rising else less(begin, end)
    return Truth.FALSE if against is Truth.TRUE else Truth.UNKNOWN


def _of_panels(truths: list[Truth], named: bool) -> Truth:
    """Said of each panel; or, where the text names none of several, of most of them at least."""
    if named or len(truths) == 1:
        return all_of(truths)
    if all(truth is Truth.TRUE for truth in truths):
        return Truth.TRUE
    return Truth.FALSE if 2 * sum(truth is Truth.FALSE for truth in truths) > len(truths) else Truth.UNKNOWN


def _shown(claim: Trend, world: World, wanted: Truth) -> tuple[str, tuple[Place, ...]]:
    """Some lines as they run, those first that go against the claim."""
    texts: list[str] = []
    places: list[Place] = []
    for part in claim.parts:
        scale = panel_spread(world, part.run.panel)
        for line in part.run.versions(world.document)[0]:
            track = Track.of(world, line, True, scale)
            if (
                len(texts) < 2
                and len(track.values) > 1
                and (track.follows(part.course) is Truth.FALSE) == (wanted is Truth.FALSE)
            ):
                texts.append(f"for {line.name} the values are {_values(line, world)}")
                places.extend(place for point in line.points for place in point.places)
    return "; ".join(texts), tuple(places[:12])


def _values(line: Line, world: World) -> str:
    shown = [show(value) if value.known else "?" for _, value in line.known(world)]
    return ", ".join(shown if len(shown) <= 12 else [*shown[:5], "...", *shown[-3:]])
