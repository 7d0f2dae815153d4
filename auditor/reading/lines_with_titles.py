"""Points that stand under a title for each line of one grid: "Back row:" over "(1, 3): 5", "(2, 3): 8".

The lines tell their whole place, so that such titles name nothing that the places do not. So do those over parts of
a grid that only together are whole: "The first row", "All others".
"""

from collections.abc import Callable, Sequence
from math import inf

from auditor.reading.form import IN_PASSING, Entry
from auditor.reading.group import Group
from auditor.reading.labels import canonical
from auditor.reading.outline import Node

_FEWEST, _FEWEST_PARTS = 3, 2
_SIDES = 2

Whole = Callable[[Entry], bool]


def joined_lines(groups: Sequence[Group], is_whole: Whole) -> list[Group]:
    """The groups, with runs of them joined that each tell another line of one grid."""
    found: list[Group] = []
    run: list[Group] = []
    for group in groups:
        if run and not _are_alike(run[-1], group, is_whole):
            found += _joined(run)
            run = []
        run.append(group)
    return [*found, *_joined(run)]


def _are_alike(one: Group, other: Group, is_whole: Whole) -> bool:
    """Whether two groups stand under titles of one rank, next to each other, and tell whole places."""
    titles = [_title(entry) for group in (one, other) for entry in group.entries]
    ranks = {(title.block.kind, title.block.level, title.parents) for title in titles if title is not None}
    if one.figure is not other.figure or None in titles or len(ranks) != 1:
        return False
    return all(_is_pointed(group, is_whole) for group in (one, other))


def _title(entry: Entry) -> Node | None:
    """The title right above a line, be it one that names nothing by itself: "Bed 4, close to the wall:"."""
    return next((parent for parent in reversed(entry.node.parents) if parent.is_title), None)


def _is_pointed(group: Group, is_whole: Whole) -> bool:
    return all(
        entry.table is None and entry.form not in IN_PASSING and len(entry.keys) == _SIDES and is_whole(entry)
        for entry in group.entries
    )


def _joined(run: Sequence[Group]) -> list[Group]:
    """The one group that a run makes, where on one side each has but one tick, and no two have the same.

    So do those that only together make a whole grid, half a square, or a square without its diagonal.
    """
    lines = len(run) >= _FEWEST and any(_are_lines(run, side) for side in range(_SIDES))
    if not lines and not _are_parts(run):
        return list(run)
    entries = [entry for group in run for entry in group.entries]
    return [Group(above(run[0].title or _title(entries[0])), run[0].figure, entries)]


def _are_lines(run: Sequence[Group], side: int) -> bool:
    lines = [{canonical(entry.keys[side].text) for entry in group.entries} for group in run]
    across = [{canonical(entry.keys[1 - side].text) for entry in group.entries} for group in run]
    single = all(len(line) == 1 for line in lines) and len(set().union(*lines)) == len(run)
    return single and min(map(len, across)) > 1 and len(set().union(*across)) < sum(map(len, across))


def _are_parts(run: Sequence[Group]) -> bool:
    """Whether not each group tells a whole grid, and all together do, of which one place may be left out."""
    if len(run) < _FEWEST_PARTS:
        return False
    places = [
        [(canonical(e.keys[0].text), canonical(e.keys[1].text)) for e in group.entries] for group in run
    ]
    together = [place for own in places for place in own]
    apart = len(set(together)) == len(together)
    return apart and _left_out(together) <= 1 and not all(_left_out(own) == 0 for own in places)


def _left_out(places: Sequence[tuple[str, str]]) -> float:
    """How many places of a grid, of half a square, or of a square without its diagonal, are not among these."""
    firsts, seconds = {first for first, _ in places}, {second for _, second in places}
    names = len(firsts | seconds)
    wholes = [len(firsts) * len(seconds)] if min(len(firsts), len(seconds)) > 1 else []
    if firsts & seconds:
        mirrored = any(one != other and (other, one) in places for one, other in places)
        halves = [names * (names - 1) // 2, names * (names + 1) // 2]
        wholes += [names * (names - 1)] if mirrored else halves
    return min((whole - len(places) for whole in wholes if whole >= len(places)), default=inf)


def above(title: Node | None) -> Node | None:
    """The heading over the titles of the lines."""
    parents = title.parents if title is not None else ()
    return next((parent for parent in reversed(parents) if parent.is_title), None)
