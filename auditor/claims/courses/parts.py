"""Several lines held against a course: of the whole, of each of them, or of most."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claims.courses.course import DENIED, Course, Shape
from auditor.claims.courses.runs import Line, Run, mean_line
from auditor.claims.courses.series import Pace
from auditor.claims.courses.tracks import Track
from auditor.language.hedges import GENERALLY, MOST
from auditor.model import Document
from auditor.truth import Truth, all_of
from auditor.world import World

# So many lines that all end on the right side make up for setbacks of their mean on the way.
MANY_LINES = 4
# A generic statement about many lines is refuted where the mean and this share of them go the other way.
REFUTING_SHARE = 1 / 3
# A hedged one is refuted where this share of the lines goes the other way.
HEDGED_REFUTING_SHARE = 0.65


class Spread:
    """Of how many lines a course is said."""

    GENERIC = "generic"  # "values rise with x": of the whole
    EACH = "each"
    ENDS = "each end"  # "consistently": every line goes that way on the whole
    MOST = "most"
    HEDGED = "hedged"


@dataclass(frozen=True, slots=True)
class Part:
    """What is said of one panel: a course along the lines of a run."""

    run: Run
    course: Course

    def truth(self, world: World, spread: str, lenient: bool) -> Truth:
        """Whether the lines take the course, in every order in which they may be meant."""
        truths = [
            _lines_truth(world, self, lines, spread, lenient) for lines in self.run.versions(world.document)
        ]
        if len(truths) == 1 or (self.run.way.order == "picture" and not lenient):
            return truths[0]
        return (
            Truth.TRUE
            if all(t is Truth.TRUE for t in truths)
            else Truth.FALSE
            if all(t is Truth.FALSE for t in truths)
            else Truth.UNKNOWN
        )

    @property
    def rising(self) -> bool:
        """Whether the course goes up."""
        return self.course.legs[0].shape == Shape.RISE

    def describe(self, document: Document) -> str:
        """The part in words."""
        return f"{self.run.describe(document)} {self.course.describe()}"


def sides_with(track: Track, course: Course) -> Truth:
    """Whether a line goes with a course on the whole: by the two ends, for a plain rise or fall."""
    return track.ends(course) if course.single else track.follows(course)


def _lines_truth(world: World, part: Part, lines: Sequence[Line], spread: str, lenient: bool) -> Truth:
    scale = panel_spread(world, part.run.panel)
    tracks = [Track.of(world, line, lenient, scale) for line in lines]
    tracks = [track for track in tracks if len(track.values) > 1]
    if not tracks:
        return Truth.UNKNOWN
    truths = [track.follows(part.course) for track in tracks]
    if spread in (Spread.EACH, Spread.ENDS) and len(tracks) > 1 and not lenient:
        truths = [t & _unbroken(track, part.course) for t, track in zip(truths, tracks, strict=True)]
    if len(tracks) == 1 or spread == Spread.EACH:
        return all_of(truths)
    if spread == Spread.ENDS:
        return all_of([sides_with(track, part.course) for track in tracks] if lenient else truths)
    if spread == Spread.MOST:
        return _most(truths, lenient)
    mean = Track.of(world, mean_line(lines), lenient, scale)
    return (
        _lenient_whole(part.course, tracks, truths, mean, spread)
        if lenient
        else _fair_whole(part.course, tracks, truths, mean, spread)
    )


def _unbroken(track: Track, course: Course) -> Truth:
    """Whether a line that is said to go one way, as each of them does, takes no step back."""
    if not course.single:
        return Truth.TRUE
    kept = replace(course, legs=(replace(course.legs[0], pace=Pace.NEVER_BACK),))
    return Truth.TRUE if track.follows(kept) is Truth.TRUE else Truth.UNKNOWN


def _most(truths: Sequence[Truth], lenient: bool) -> Truth:
    sure = sum(t is Truth.TRUE for t in truths) / len(truths)
    possible = sum(t is not Truth.FALSE for t in truths) / len(truths)
    if lenient:
        return Truth.FALSE if possible < MOST.generous else Truth.UNKNOWN
    return Truth.TRUE if sure > MOST.fair else Truth.UNKNOWN


def _fair_whole(
    course: Course, tracks: Sequence[Track], truths: Sequence[Truth], mean: Track, spread: str
) -> Truth:
    """Fair: all lines; or the mean and the ends of every line; or, hedged, the mean and the ends of most."""
    if all(truth is Truth.TRUE for truth in truths):
        return Truth.TRUE
    if course.legs[0].shape in DENIED.values():
        return mean.follows(course)
    if mean.follows(course.relaxed()) is not Truth.TRUE:
        return Truth.UNKNOWN
    along = sum(sides_with(track, course) is Truth.TRUE for track in tracks) / len(tracks)
    if spread == Spread.HEDGED:
        return Truth.TRUE if along >= GENERALLY.fair else Truth.UNKNOWN
    return (
        Truth.TRUE
        if along == 1 and (len(tracks) >= MANY_LINES or mean.follows(course) is Truth.TRUE)
        else Truth.UNKNOWN
    )


def _lenient_whole(
    course: Course, tracks: Sequence[Track], truths: Sequence[Truth], mean: Track, spread: str
) -> Truth:
    """False where too many lines go the other way, and the mean does not make up for them."""
    if course.legs[0].pace in (Pace.STRICT, Pace.MONOTONE, Pace.NEVER_BACK):
        return all_of(truths)
    against = sum(sides_with(track, course) is Truth.FALSE for track in tracks) / len(tracks)
    if spread == Spread.HEDGED:
        makes_up = sides_with(replace(mean, lenient=False), course) is Truth.TRUE
        return Truth.FALSE if against >= HEDGED_REFUTING_SHARE and not makes_up else Truth.UNKNOWN
    refuted = against > 0.5 or (against >= REFUTING_SHARE and sides_with(mean, course) is Truth.FALSE)
    return Truth.FALSE if refuted else Truth.UNKNOWN


def panel_spread(world: World, panel: int) -> float:
    """The distance between the largest and the smallest written value of a panel."""
    written = [q.value for q in world.document.panels[panel].values.values()]
    return max(written) - min(written) if written else 0.0
