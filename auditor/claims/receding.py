"""Values that fall, or rise, with the distance from the diagonal: "they fade on both sides of it", "toward the two far corners"."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from auditor.claim import Judgement, Reading
from auditor.claims.courses import series
from auditor.claims.courses.series import Pace
from auditor.claims.found import Found
from auditor.claims.judging import mean, show
from auditor.claims.moves.frames import END, WORD
from auditor.claims.moves.lines import line_of
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.refs import RegionRef
from auditor.model import Document
from auditor.truth import Interval, Truth, at_most, count_true, largest
from auditor.world import Reading as Digits
from auditor.world import World, diagonal_partner

# Of the ways out from the diagonal, row by row, so many go as is told where a fair reader says so.
_ROWS = 0.8
_FACING = ({"upper right", "lower left"}, {"upper left", "lower right"})
_OVERRIDDEN = ("trend", "amount", "comparison", "region", "peak")


@dataclass(frozen=True, slots=True)
class Recession:
    """The values of a panel fall ("down") or rise ("up") on both sides of its diagonal."""

    panel: int
    way: str
    certain: bool = True

    def __post_init__(self) -> None:
        if self.way not in ("up", "down"):
            raise ValueError(f"no values go {self.way!r} from a diagonal")

    def describe(self, document: Document) -> str:
        """For instance: the values fall with the distance from the diagonal."""
        return f"the values {'rise' if self.way == 'up' else 'fall'} with the distance from the diagonal"


_VALUES = rf"(?P<who>(?:(?:all|<cell>|{WORD}) ){{0,3}})"
_GOES = r"(?:all )?(?P<way><up>|<down>)(?: (?:off|<steadily>|generally|quickly|smoothly|away))*"
_FAR = r"(?:(?:as (?:one|you) (?:moves?|goes?) )?(?:away )?from <diagonal>|(?:on|to|at) (?:both|either) sides? of <diagonal>|with (?:(?:growing|increasing|more) )?distance (?:from|to) <diagonal>|(?:further|farther) (?:one|you|they) (?:gets?|goes?|moves?|are|is)(?: away)? from <diagonal>)"
_BOTH = r"(?: (?:on|to|in|at) (?:both|either) (?:sides?|directions?))?"
_CORNERS = r"(?:toward|towards|to|into|in) (?:both |two )?(?P<one><corner>) and (?:toward |towards |to |in )?(?P<two><corner>)(?: corners?)?"


@cache
def _frames() -> tuple[re.Pattern[str], ...]:
    opened = r"^(?:(?:and|but|while|whereas|yet|;|,) )*"
    return (
        re.compile(f"{opened}{_VALUES}{_GOES} (?:{_FAR}{_BOTH}|{_CORNERS}){END}"),
        re.compile(
            f"{opened}(?:going |moving |stepping |walking )?{_FAR}{_BOTH}(?: ,)? {_VALUES}{_GOES}{_BOTH}{END}"
        ),
    )


def read(clause: Clause) -> Iterator[Reading]:
    """What a clause tells of the values on both sides of a diagonal."""
    if len(clause.panels) != 1 or clause.of("not", "except") or not clause.of("trend"):
        return
    panel = clause.panels[0]
    grid = clause.panel(panel)
    square = len(grid.rows.ticks) == len(grid.columns.ticks) > 2
    line = line_of(clause)
    match = next((m for frame in _frames() if (m := frame.match(line.line)) is not None), None)
    if (
        match is None
        or not square
        or any(diagonal_partner(grid, n) != n for n in range(len(grid.rows.ticks)))
    ):
        return
    found = Found(match, line)
    corners = (
        {
            " ".join(i.value.name.split()[:2])
            for i in found.items("one", "two")
            if isinstance(i.value, RegionRef)
        }
        if found.match.groupdict().get("one")
        else _FACING[0]
    )
    if corners != _FACING[0]:
        return
    sure = not unknown_words(clause, found.places("who"))
    claim = Recession(panel, found.words("way").strip("<>"), sure)
    yield Reading.of_every_word(clause, claim, _OVERRIDDEN)


def judge(claim: Recession, world: World) -> Judgement:
    """Whether the means at each distance fall, and most rows with them; refuted where the diagonal does not stand out."""
    ways = list(_ways_out(claim, world))
    by_distance: dict[int, list[Interval]] = defaultdict(list)
    for values in ways:
        for distance, value in enumerate(values):
            by_distance[distance].append(value)
    means = [mean(values) for _, values in sorted(by_distance.items())]
    if len(means) < 3 or not all(value.known for value in means):
        return Judgement(Truth.UNKNOWN, missing="not all of its values are written")
    truth = _truth(ways, means, world)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    shown = ", ".join(show(Interval.point(round(abs(value.middle), 3))) for value in means)
    return Judgement(
        truth, f"the means are {shown} from the diagonal outward", missing="the rows do not agree"
    )


def _truth(ways: Sequence[Sequence[Interval]], means: Sequence[Interval], world: World) -> Truth:
    if world.reading is Digits.GENEROUS:
        against = at_most(means[0], largest(means[1:])) is Truth.TRUE or series.leaning(means) >= 0
        return Truth.FALSE if against else Truth.UNKNOWN
    turned = [[-value for value in values] for values in (means, *ways) if len(values) > 1]
    along = count_true(series.rises(values, Pace.PLAIN, False) for values in turned[1:])
    most = along.low >= _ROWS * len(turned[1:])
    return series.rises(turned[0], Pace.MONOTONE, False) if most else Truth.UNKNOWN


def _ways_out(claim: Recession, world: World) -> Iterator[list[Interval]]:
    """Row by row, the values from the diagonal to either end; negated where they are said to rise."""
    size = len(world.document.panels[claim.panel].rows.ticks)
    for row in range(size):
        for columns in (range(row, size), range(row, -1, -1)):
            found = [world.value(claim.panel, row, column) for column in columns]
            values = [value for value in found if value is not None]
            yield [-value for value in values] if claim.way == "up" else values
