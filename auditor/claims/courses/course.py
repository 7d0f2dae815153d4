"""Courses: what a sentence says happens to the values on their way along a line."""

from dataclasses import dataclass, replace

from auditor.claims.courses.series import Pace
from auditor.language.numbers import Num


class Zone:
    """The part of a line of which something is said."""

    WHOLE = ""
    BEGINNING = "at the beginning"
    MIDDLE = "in the middle"
    END = "at the end"


class Shape:
    """What happens on a leg."""

    RISE = "rises"
    FALL = "falls"
    LEVEL = "stays level"
    SAME = "does not change"
    PEAK = "peaks"
    DIP = "dips"
    MOVE = "goes"
    STEEPEST = "changes most"
    STEEPEST_RISE = "rises most"
    STEEPEST_FALL = "falls most"
    POSITIVE = "is positive"
    NEGATIVE = "is negative"
    NO_RISE = "does not rise above its first value"
    NO_FALL = "does not fall below its first value"


TURNS = (Shape.PEAK, Shape.DIP)
STEPS = (Shape.STEEPEST, Shape.STEEPEST_RISE, Shape.STEEPEST_FALL)
DENIED = {Shape.RISE: Shape.NO_RISE, Shape.FALL: Shape.NO_FALL}
SIGNS = (Shape.POSITIVE, Shape.NEGATIVE)
OPPOSITE = {
    Shape.RISE: Shape.FALL,
    Shape.FALL: Shape.RISE,
    Shape.PEAK: Shape.DIP,
    Shape.DIP: Shape.PEAK,
    Shape.POSITIVE: Shape.NEGATIVE,
    Shape.NEGATIVE: Shape.POSITIVE,
}


@dataclass(frozen=True, slots=True)
class Leg:
    """One part of a course: what happens, how, from which tick to which, with which values."""

    shape: str
    pace: str = Pace.PLAIN
    zone: str = Zone.WHOLE
    start: str = ""
    end: str = ""
    first: Num | None = None
    last: Num | None = None
    size: Num | None = None
    joined: bool = True  # begins where the leg before it ends; else anywhere
    open: bool = False  # may end anywhere, as the sentence goes on
    into: bool = False  # a step into its last tick: "drops at 4096"
    steps: int = 0  # so many steps: "falls for three months"
    resumed: bool = False  # goes on with what began nobody says where: "the climb continues until June"
    strong: bool = False  # "sharply": by a good part of all that the panel shows

    @property
    def by_ends(self) -> bool:
        """Whether it only goes from one told end to another: "rises from 20 at A to 30 at B"."""
        return self.pace == Pace.PLAIN and (self.size is not None or bool(self.start and self.end))

    @property
    def goes_nowhere(self) -> bool:
        """Whether it rises or falls from a tick to the same tick."""
        moved = self.shape in (Shape.RISE, Shape.FALL)
        return moved and bool(self.start) and self.start == self.end

    def turned(self) -> "Leg":
        """The same leg the other way up."""
        return replace(self, shape=OPPOSITE.get(self.shape, self.shape))


@dataclass(frozen=True, slots=True)
class Course:
    """Legs in order, and the values that the text lists along the way."""

    legs: tuple[Leg, ...]
    values: tuple[Num, ...] = ()

    def turned(self) -> "Course":
        """The same course the other way up."""
        return replace(self, legs=tuple(leg.turned() for leg in self.legs))

    def relaxed(self) -> "Course":
        """The same course as a tendency."""
        return replace(
            self,
            legs=tuple(
                replace(leg, pace=Pace.TENDENCY) if leg.pace == Pace.PLAIN else leg for leg in self.legs
            ),
        )

    @property
    def single(self) -> bool:
        """Whether it is one rise or fall, of which no values are told."""
        leg = self.legs[0]
        plain = len(self.legs) == 1 and leg.shape in (Shape.RISE, Shape.FALL)
        return plain and not self.values and leg.first is None and leg.last is None and leg.size is None

    def describe(self) -> str:
        """The course in words."""
        parts = [_leg_text(leg) for leg in self.legs]
        listed = f" ({', '.join(num.text for num in self.values)})" if self.values else ""
        return ", then ".join(parts) + listed


def _leg_text(leg: Leg) -> str:
    pace = {
        Pace.PLAIN: "",
        Pace.STEADY: " steadily",
        Pace.MONOTONE: " monotonically",
        Pace.STRICT: " at every step",
        Pace.TENDENCY: " on the whole",
        Pace.NEVER_BACK: " or stays",
    }
    start = f" from {leg.start}" if leg.start else ""
    end = f" {'at' if leg.shape in TURNS else 'up to'} {leg.end}" if leg.end else ""
    first = f" from {leg.first.text}" if leg.first else ""
    last = f" to {leg.last.text}" if leg.last else ""
    size = f" by {leg.size.text}" if leg.size else ""
    return f"{leg.shape}{pace[leg.pace]}{f' {leg.zone}' if leg.zone else ''}{start}{end}{first}{last}{size}"
