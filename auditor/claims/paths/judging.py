"""Lines held against what is told of them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.claim import Judgement
from auditor.claims.courses.runs import Line, Run
from auditor.claims.judging import show
from auditor.claims.moves.judging import fits
from auditor.claims.pairing import written_spread
from auditor.claims.paths.claims import Path, Paths
from auditor.claims.paths.facts import holds
from auditor.claims.paths.stretch import Stretch
from auditor.truth import Interval, Truth, all_of
from auditor.world import Reading, World


def judge(claim: Paths, world: World) -> Judgement:
    """All that is told of lines must hold."""
    truths = [_truth(part, world) for part in claim.parts]
    truth = all_of(truths)
    wrong = next((p for p, t in zip(claim.parts, truths, strict=True) if t is Truth.FALSE), claim.parts[0])
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what is meant")
    says, places = _shown(wrong, world)
    return Judgement(truth, says, places, "some of the values are not written")


def _truth(path: Path, world: World) -> Truth:
    """What holds in every order in which the lines may be meant to run."""
    truths = [_of_lines(path, lines, world) for lines in path.run.versions(world.document)]
    return truths[0] if all(truth is truths[0] for truth in truths) else Truth.UNKNOWN


def _of_lines(path: Path, lines: Sequence[Line], world: World) -> Truth:
    found = [_line_truth(path, line, world) for line in lines]
    told = all_of(found[n] for n in path.named) & all_of(~found[n] for n in path.spared)
    if path.general and not all(truth is Truth.FALSE for truth in found):
        return Truth.TRUE if all(truth is Truth.TRUE for truth in found) else Truth.UNKNOWN
    if path.amount is None:
        return told if path.named or path.spared else all_of(found)
    low, high = found.count(Truth.TRUE), len(found) - found.count(Truth.FALSE)
    return told & fits(path.amount, low, high, len(found))


def _line_truth(path: Path, line: Line, world: World) -> Truth:
    lenient = world.reading is Reading.GENEROUS
    scale = written_spread(world, [path.run.panel])
    known = line.known(world)
    if len(known) < 2:
        return Truth.UNKNOWN
    ticks, values = tuple(point.tick for point, _ in known), tuple(value for _, value in known)
    ranked = any(fact.kind.startswith("ranked") for fact in path.facts)
    rivals = tuple(_rivals(path, line, world)) if ranked else ()
    whole = Stretch(ticks, values, world, lenient, scale, rivals)
    return all_of(holds(fact, whole) for fact in path.facts)


def _rivals(path: Path, line: Line, world: World) -> Iterator[dict[str, Interval]]:
    """The values of all other lines beside one, by their ticks."""
    for other in Run.along(path.run.panel, path.run.way).versions(world.document)[0]:
        if {point.places for point in other.points} != {point.places for point in line.points}:
            yield {point.tick: value for point, value in other.known(world)}


def _shown(path: Path, world: World) -> tuple[str, tuple[tuple[int, int, int], ...]]:
    """The values of the lines that are spoken of, those first of which it is not so."""
    lines = path.run.versions(world.document)[0]
    told = [lines[n] for n in path.named] or lines
    wrong = [line for line in told if _line_truth(path, line, world) is not Truth.TRUE] or told
    texts, places = [], []
    for line in wrong[:2]:
        values = [value for _, value in line.known(world)]
        steps = [show(b - a) for a, b in pairwise(values)] if len(values) < 9 else []
        texts.append(
            f"for {line.name} the values are {', '.join(map(show, values))}"
            + (f" (steps of {', '.join(steps)})" if any(f.kind == "step" for f in path.facts) else "")
        )
        places += [place for point in line.points for place in point.places]
    return "; ".join(texts), tuple(places[:12])
