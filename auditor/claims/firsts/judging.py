"""The first few values from an end held against the cells; where values are equal, either may be counted among them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Judgement
from auditor.claims.firsts.claims import Firsts, Top
from auditor.claims.judging import Valued, several, valued
from auditor.claims.ranks import may_rank
from auditor.claims.telling import tells
from auditor.truth import Truth, all_of, any_of, less
from auditor.world import Reading, Selection, World, same_labels


def judge(claim: Firsts, world: World) -> Judgement:
    """All parts are so; what proves the opposite are the values that come first."""
    truths = [any_of(_truth(way, world) for way in _fields(part, world)) for part in claim.parts]
    shown = next((p for p, t in zip(claim.parts, truths, strict=True) if t is Truth.FALSE), claim.parts[0])
    proof = [cell.place for cell in _first(shown, world)]
    word = "highest" if shown.direction == "max" else "lowest"
    says = f"the {word} are {several(world.document, proof, 5)}" if proof else ""
    return Judgement(all_of(truths), says, tuple(proof[:5]), "some cells of it are not written")


def _fields(top: Top, world: World) -> list[Top]:
    """Among what a few values come first: in a set that is crossed with itself, also among what two of it have together."""
    crossed = all(one.whole and same_labels(world.document.panels[one.panel]) for one in top.scope) and bool(
        top.entries
    )
    apart = tuple(replace(one, region="off-diagonal") for one in top.scope)
    return [top, *([replace(top, scope=apart)] if crossed else [])]


def _first(top: Top, world: World) -> list[Valued]:
    """The written cells that come first, as printed."""
    cells = [
        c for c in valued(world, top.scope) if (c.row, c.column) in world.document.panels[c.panel].values
    ]
    cells.sort(key=lambda cell: cell.value.middle, reverse=top.direction == "max")
    return cells[: top.size]


def _truth(top: Top, world: World) -> Truth:
    cells = valued(world, top.scope)
    if len(cells) <= top.size:
        return Truth.UNKNOWN
    truths = [_entered(top, cells, world)] if top.entries else []
    truths += [_within(top, cells, world)] if top.within else []
    truth = all_of(truths)
    return Truth.UNKNOWN if truth is Truth.TRUE and top.tentative else truth


def _entered(top: Top, cells: Sequence[Valued], world: World) -> Truth:
    """Whether each of the values told is that of a cell of its own among the first ones."""
    places = [_places(world, entry.place) for entry in top.entries]
    truths = [
        any_of(_is(top, at, places[at], k, cells, world) for k in range(len(cells)))
        for at in range(len(top.entries))
    ]
    truth = all_of(truths)
    if truth is Truth.TRUE and not _apart(top, places, cells, world):
        return Truth.UNKNOWN
    return truth


def _is(
    top: Top, at: int, there: set[tuple[int, int, int]], k: int, cells: Sequence[Valued], world: World
) -> Truth:
    """Whether a cell is one that is told: it stands there, has the number, and its place among the first ones."""
    cell, entry = cells[k], top.entries[at]
    if there and cell.place not in there:
        return Truth.FALSE
    others = [other.value for n, other in enumerate(cells) if n != k]
    rank = at + 1 if top.ordered else top.size
    ranked = may_rank(world, cell.value, others, rank, top.direction, ahead=not top.ordered)
    return ranked & (tells(world, cell, entry.value) if entry.value else Truth.TRUE)


def _apart(
    top: Top, places: Sequence[set[tuple[int, int, int]]], cells: Sequence[Valued], world: World
) -> bool:
    """Whether as many cells are told as there are values: two equal ones are two cells."""
    fitting = [
        [k for k in range(len(cells)) if _is(top, at, places[at], k, cells, world) is Truth.TRUE]
        for at in range(len(top.entries))
    ]
    return any(len(set(way)) == len(way) for way in _ways(fitting))


def _ways(fitting: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """All ways to take one cell for each value."""
    if not fitting:
        yield ()
        return
    for rest in _ways(fitting[1:]):
        for first in fitting[0]:
            yield (first, *rest)


def _within(top: Top, cells: Sequence[Valued], world: World) -> Truth:
    """Whether the first values all stand within a place, which none of its lines is named for nothing."""
    there = _places(world, top.within)
    if top.count is not None:
        return _counted(top, cells, there)
    first = [cell for cell in cells if _comes_first(cell, cells, top)]
    if any(cell.place not in there for cell in first):
        return Truth.FALSE
    if world.reading is Reading.GENEROUS:
        return Truth.UNKNOWN
    likely = [cell for cell in _by_value(cells, top.direction) if cell not in first]
    inside = [cell for cell in likely if cell.place in there and cell.value == likely[0].value]
    taken = [*first, *inside[: top.size - len(first)]]
    return Truth.TRUE if len(taken) == top.size and _fills(taken, top.within) else Truth.UNKNOWN


def _counted(top: Top, cells: Sequence[Valued], there: set[tuple[int, int, int]]) -> Truth:
    """Whether so many of the first values stand within a place, whichever of equal ones are counted."""
    first = [cell for cell in cells if _comes_first(cell, cells, top)]
    low = sum(cell.place in there for cell in first)
    high = low + top.size - len(first)
    truth = Truth.of(low == top.count) if low == high else Truth.UNKNOWN
    return truth if top.count is not None and low <= top.count <= high else Truth.FALSE


def _comes_first(cell: Valued, cells: Sequence[Valued], top: Top) -> bool:
    """Whether a cell is surely among the first ones, since fewer than so many may be as far out as it."""
    behind = [
        (less(other.value, cell.value) if top.direction == "max" else less(cell.value, other.value))
        is Truth.TRUE
        for other in cells
        if other is not cell
    ]
    return behind.count(False) < top.size


def _by_value(cells: Sequence[Valued], direction: str) -> list[Valued]:
    return sorted(cells, key=lambda cell: cell.value.middle, reverse=direction == "max")


def _fills(cells: Sequence[Valued], within: Sequence[Selection]) -> bool:
    """Whether each line that a place names holds one of some cells."""
    return all(
        set(lines or ()) <= {getattr(cell, side) for cell in cells if cell.panel == one.panel}
        for one in within
        for side, lines in (("row", one.rows), ("column", one.columns))
    )


def _places(world: World, place: Sequence[Selection]) -> set[tuple[int, int, int]]:
    return {(s.panel, *at) for s in place for at in s.places(world.document.panels[s.panel])}
