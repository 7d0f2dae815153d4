"""Places held against the cells, one crossing line after the other."""

from dataclasses import replace

from auditor.claim import Judgement
from auditor.claims.better import better
from auditor.claims.judging import Valued, cell_text, directions, states
from auditor.claims.pairing import holds
from auditor.claims.ranks import may_rank
from auditor.claims.standings.claims import Margin, Standing, Standings
from auditor.claims.telling import tells
from auditor.language.atoms import OTHER_SIDE
from auditor.language.quantifiers import Quantifier
from auditor.language.refs import axis_of
from auditor.metrics import metric_named
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, less
from auditor.world import World


def judge(claim: Standings, world: World) -> Judgement:
    """All parts are so; what proves the opposite are the cells at which a part is not as told."""
    truths = [_truth(part, world) for part in claim.parts]
    truth = _either_way(claim, all_of(truths), world)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    wrong = [part for part, one in zip(claim.parts, truths, strict=True) if one is Truth.FALSE]
    shown = wrong[:1] or list(claim.parts[:1])
    cells = [cell for part in shown for cell in _proof(part, world)]
    says = "; ".join(_says(part, world) for part in shown)
    return Judgement(truth, says, tuple(cells), "some cells of it are not written, or are equal")


def _either_way(claim: Standings, truth: Truth, world: World) -> Truth:
    """What is so of the parts as they are probably meant, unless the end that they are counted from may be the other one.

    Counted from there they may keep the claim from being refuted. They support it only where the one that has the place
    before is told as well.
    """
    turned = [_turned(part, world.document) for part in claim.parts]
    if all(one is part for one, part in zip(turned, claim.parts, strict=True)):
        return truth
    other = all_of(_truth(one, world) for one in turned)
    if other is Truth.TRUE and all(part.test.behind is not None for part in claim.parts):
        return Truth.TRUE
    return truth if truth is not Truth.FALSE or other is Truth.FALSE else Truth.UNKNOWN


def _turned(claim: Standing, document: Document) -> Standing:
    """The same told from the other end, where that may be meant."""
    ways = {_ways(claim, document, at) for at in claim.places}
    if claim.test.behind is None and all(len(way) == 1 for way in ways):
        return claim
    direction = "min" if any(way[0] == "max" for way in ways) else "max"
    return replace(claim, test=replace(claim.test, direction=direction))


def _truth(claim: Standing, world: World) -> Truth:
    # Of two that are lowest neither is "last" without a word on the other.
    sole = claim.test.direction in ("bad", "min") and claim.test.rank == 1 and not claim.shared
    truth = all_of((_alone if sole else _passes)(claim, world, at) for at in claim.held)
    truth &= all_of(~_alone(claim, world, at) for at in claim.missed)
    if claim.count is not None:
        passed = [_alone(claim, world, at) for at in claim.places]
        truth &= holds(Quantifier("count", claim.count), passed, world.reading)
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


def _passes(claim: Standing, world: World, at: int) -> Truth:
    """Whether the line passes its test where another crosses it; unknown where equal values leave it open."""
    own = _value(claim, world, claim.line, at)
    if own is None:
        return Truth.UNKNOWN
    passed = _passes_from(claim, world, at, own, _ways(claim, world.document, at)[0])
    return passed & _before(claim, world, at)


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


def _before(claim: Standing, world: World, at: int) -> Truth:
    """Whether the line that is told to be right before it is so."""
    if claim.test.behind is None:
        return Truth.TRUE
    test = replace(claim.test, rank=claim.test.rank - 1, behind=None)
    return _passes(replace(claim, line=claim.test.behind, test=test), world, at)


def _ways(claim: Standing, document: Document, at: int) -> tuple[str, ...]:
    """From which end values are counted at a line: it may be a measure of its own."""
    word = claim.test.direction
    grid = document.panels[claim.panel]
    metric = metric_named(axis_of(grid, OTHER_SIDE[claim.side]).ticks[at].text)
    if word in ("good", "bad") and metric is not None and metric.better:
        return ("max",) if (metric.better == "higher") == (word == "good") else ("min",)
    if word == "ahead":  # the one with the most, unless less is better; and even then, it may be
        least = ("min",) if better(document, claim.panel) == "lower" else ()
        return tuple(dict.fromkeys((directions("good", document, claim.panel)[0], "max", *least)))
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
