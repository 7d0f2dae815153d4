"""What places claim: "A is last in X and Y", "B is first in three of the five columns", "C beats A in two of them"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claim import Judgement
from auditor.claims.judging import Valued, cell_text, directions, states
from auditor.claims.ranks import may_rank
from auditor.claims.telling import tells
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.metrics import metric_named
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, less
from auditor.world import World


@dataclass(frozen=True, slots=True)
class Test:
    """What is said of a line at a crossing one: it has a place among its like there, or stands above or below one of them.

    `direction` is the end counted from ("max", "min", "good", "bad"); `rival` the position of the one that it is held
    against.
    """

    direction: str
    rank: int = 1
    rival: int | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """At how many lines something is so, or at how many at least."""

    size: int
    at_least: bool = False


@dataclass(frozen=True, slots=True)
class Margin:
    """How far apart a line and the one with a rank are, and which one that is, if it is told."""

    size: Num
    rank: int
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A row (or column) passes a test at some of the lines that cross it, and fails it at others.

    `among` are the lines of its side that it is ranked among, itself among them; `places` all lines that cross it, of which
    `held` and `missed` are told by name. `count` tells at how many of all it passes, `value` its value at the one it is said of.
    """

    panel: int
    side: str
    line: int
    among: tuple[int, ...]
    test: Test
    places: tuple[int, ...]
    held: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    count: Count | None = None
    value: Num | None = None
    margin: Margin | None = None

    def describe(self, document: Document) -> str:
        """For instance: A is second from the top at X and Y, not at Z."""
        grid = document.panels[self.panel]
        own, other = (grid.rows, grid.columns) if self.side == "rows" else (grid.columns, grid.rows)
        end = {
            "max": "from the top",
            "min": "from the bottom",
            "good": "from the best",
            "bad": "from the worst",
        }
        what = f"place {self.test.rank} {end[self.test.direction]}"
        if self.test.rival is not None:
            what = f"{_BEYOND[self.test.direction]} {own.ticks[self.test.rival].text}"
        told = [f"at {', '.join(other.ticks[n].text for n in self.held)}"] if self.held else []
        told += [f"not at {', '.join(other.ticks[n].text for n in self.missed)}"] if self.missed else []
        told += [f"at {self.count.size} of {len(self.places)}"] if self.count else []
        told += [f"with {self.value.text}"] if self.value else []
        told += [f"{self.margin.size.text} from place {self.margin.rank}"] if self.margin else []
        name = f"{grid.name}: " if len(document.panels) > 1 else ""
        return f"{name}{own.ticks[self.line].text}: {what} {', '.join(told)}"


_BEYOND = {"max": "above", "min": "below", "good": "better than", "bad": "worse than"}


@dataclass(frozen=True, slots=True)
class Standings:
    """Places told in one breath, all of which hold."""

    parts: tuple[Standing, ...]

    def describe(self, document: Document) -> str:
        """All parts."""
        return "; ".join(part.describe(document) for part in self.parts)


def judge(claim: Standings, world: World) -> Judgement:
    """All parts are so; what proves the opposite are the cells at which a part is not as told.

    Where it is not known which way is better, it must fail both ways.
    """
    truths = [_truth(part, world) for part in claim.parts]
    truth = all_of(truths)
    turned = [_turned(part, world.document) for part in claim.parts]
    if truth is Truth.FALSE and any(one is not part for one, part in zip(turned, claim.parts, strict=True)):
        truth = truth if all_of(_truth(one, world) for one in turned) is Truth.FALSE else Truth.UNKNOWN
    wrong = [part for part, one in zip(claim.parts, truths, strict=True) if one is Truth.FALSE]
    shown = wrong[:1] or list(claim.parts[:1])
    cells = [cell for part in shown for cell in _proof(part, world)]
    says = "; ".join(_says(part, world) for part in shown)
    return Judgement(truth, says, tuple(cells), "some cells of it are not written, or are equal")


def _turned(claim: Standing, document: Document) -> Standing:
    """The same told from the other end, where the document does not tell which way is better."""
    ways = {_ways(claim, document, at) for at in claim.places}
    if all(len(way) == 1 for way in ways):
        return claim
    direction = "min" if ("max", "min") in ways else "max"
    return replace(claim, test=replace(claim.test, direction=direction))


def _truth(claim: Standing, world: World) -> Truth:
    truth = all_of(_passes(claim, world, at) for at in claim.held)
    truth &= all_of(~_alone(claim, world, at) for at in claim.missed)
    if claim.count is not None:
        truth &= _counted([_alone(claim, world, at) for at in claim.places], claim.count)
    if claim.value is not None:
        truth &= all_of(_tells(claim, world, at) for at in claim.held)
    if claim.margin is not None:
        truth &= all_of(_is_apart(claim, claim.margin, world, at) for at in claim.held)
    return truth


def _is_apart(claim: Standing, margin: Margin, world: World, at: int) -> Truth:
    """Whether the one with a rank is as far away as told, and is the one named."""
    own, way = _value(claim, world, claim.line, at), _ways(claim, world.document, at)[0]
    others = {line: value for line in claim.among if (value := _value(claim, world, line, at)) is not None}
    if own is None or len(others) < len(claim.among) or not all(value.known for value in others.values()):
        return Truth.UNKNOWN
    ordered = sorted(others, key=lambda line: others[line].middle, reverse=way == "max")
    line = margin.line if margin.line is not None else ordered[min(margin.rank, len(ordered)) - 1]
    rest = [value for other, value in others.items() if other != line]
    return may_rank(world, others[line], rest, margin.rank, way) & states(
        world, abs(own - others[line]), margin.size
    )


def _counted(passed: Sequence[Truth], count: Count) -> Truth:
    least = sum(one is Truth.TRUE for one in passed)
    most = sum(one is not Truth.FALSE for one in passed)
    if count.at_least:
        return Truth.TRUE if least >= count.size else Truth.FALSE if most < count.size else Truth.UNKNOWN
    if not least <= count.size <= most:
        return Truth.FALSE
    return Truth.TRUE if least == most else Truth.UNKNOWN


def _passes(claim: Standing, world: World, at: int) -> Truth:
    """Whether the line passes its test where another crosses it; unknown where equal values leave it open."""
    own = _value(claim, world, claim.line, at)
    if own is None:
        return Truth.UNKNOWN
    return _passes_from(claim, world, at, own, _ways(claim, world.document, at)[0])


def _alone(claim: Standing, world: World, at: int) -> Truth:
    """Whether it passes and shares its place with no other; unknown where it shares it."""
    own, passed = _value(claim, world, claim.line, at), _passes(claim, world, at)
    others = [_value(claim, world, line, at) for line in claim.among if line != claim.line]
    shared = any(own and other and own.intersection(other) is not None for other in others)
    return Truth.UNKNOWN if passed is Truth.TRUE and shared and claim.test.rival is None else passed


def _passes_from(claim: Standing, world: World, at: int, own: Interval, way: str) -> Truth:
    if claim.test.rival is not None:
        other = _value(claim, world, claim.test.rival, at)
        if other is None:
            return Truth.UNKNOWN
        return less(other, own) if way == "max" else less(own, other)
    others = [_value(claim, world, line, at) for line in claim.among if line != claim.line]
    known = [value for value in others if value is not None]
    return may_rank(world, own, known, claim.test.rank, way)


def _ways(claim: Standing, document: Document, at: int) -> tuple[str, ...]:
    """From which end values are counted at a line: it may be a measure of its own."""
    word = claim.test.direction
    grid = document.panels[claim.panel]
    other = "columns" if claim.side == "rows" else "rows"
    metric = metric_named(axis_of(grid, other).ticks[at].text)
    if word in ("good", "bad") and metric is not None and metric.better:
        return ("max",) if (metric.better == "higher") == (word == "good") else ("min",)
    return directions(word, document, claim.panel)


def _value(claim: Standing, world: World, line: int, at: int) -> Interval | None:
    return world.value(claim.panel, *_place(claim, line, at))


def _place(claim: Standing, line: int, at: int) -> tuple[int, int]:
    return (line, at) if claim.side == "rows" else (at, line)


def _tells(claim: Standing, world: World, at: int) -> Truth:
    row, column = _place(claim, claim.line, at)
    value = world.value(claim.panel, row, column)
    assert claim.value is not None
    return tells(world, Valued(claim.panel, row, column, value), claim.value) if value else Truth.UNKNOWN


def _failing(claim: Standing, world: World) -> list[int]:
    held = [at for at in claim.held if _passes(claim, world, at) is Truth.FALSE]
    missed = [at for at in claim.missed if _passes(claim, world, at) is Truth.TRUE]
    return [*held, *missed]


def _proof(claim: Standing, world: World) -> list[tuple[int, int, int]]:
    """Cells at which it is otherwise: its own, and the one that stands where it was said to stand."""
    found = []
    for at in _failing(claim, world)[:2] or (claim.held[:1] if claim.value or claim.margin else ()):
        rank = claim.margin.rank if claim.margin else claim.test.rank
        found += [(claim.panel, *_place(claim, claim.line, at)), *_holder(claim, world, at, rank)]
    grid = world.document.panels[claim.panel]
    return [place for place in dict.fromkeys(found) if place[1:] in grid.grid]


def _holder(claim: Standing, world: World, at: int, rank: int) -> list[tuple[int, int, int]]:
    if claim.test.rival is not None:
        return [(claim.panel, *_place(claim, claim.test.rival, at))]
    way = _ways(claim, world.document, at)[0]
    valued = [
        (value.middle, line)
        for line in claim.among
        if (value := _value(claim, world, line, at)) and value.known
    ]
    ordered = sorted(valued, reverse=way == "max")
    if len(ordered) < rank:
        return []
    return [(claim.panel, *_place(claim, ordered[rank - 1][1], at))]


def _says(claim: Standing, world: World) -> str:
    cells = [cell_text(world.document, place) for place in _proof(claim, world)]
    passed = [_passes(claim, world, at) for at in claim.places]
    count = f"it is so at {sum(one is Truth.TRUE for one in passed)} of {len(passed)}" if claim.count else ""
    return "; ".join(part for part in (count, " stands beside ".join(cells)) if part)
