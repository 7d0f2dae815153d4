"""Points that stand under a title for each line of one grid: "Back row:" over "(1, 3): 5", "(2, 3): 8".

The lines tell their whole place, so that such titles name nothing that the places do not.
"""

from collections.abc import Callable, Sequence

from auditor.reading.form import IN_PASSING, Entry
from auditor.reading.group import Group
from auditor.reading.labels import canonical
from auditor.reading.outline import Node

_FEWEST = 3
_SIDES = 2
_FEWEST_NAMES = 4

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
    if one.figure is not other.figure or one.title is None or other.title is None:
        return False
    ranks = {(title.block.kind, title.block.level, title.parents) for title in (one.title, other.title)}
    return len(ranks) == 1 and all(_is_pointed(group, is_whole) for group in (one, other))


def _is_pointed(group: Group, is_whole: Whole) -> bool:
    return all(
        entry.table is None and entry.form not in IN_PASSING and len(entry.keys) == _SIDES and is_whole(entry)
        for entry in group.entries
    )


def _joined(run: Sequence[Group]) -> list[Group]:
    """The one group that a run makes, where on one side each has but one tick, and no two have the same."""
    lines = len(run) >= _FEWEST and any(_are_lines(run, side) for side in range(_SIDES))
    if not lines and not _make_a_triangle(run):
        return list(run)
    entries = [entry for group in run for entry in group.entries]
    return [Group(above(run[0].title), run[0].figure, entries)]


def _make_a_triangle(run: Sequence[Group]) -> bool:
    """Whether groups of pairs hold each pair of one set once, all together: "Pairs of A", "The other pairs"."""
    pairs = [frozenset(canonical(key.text) for key in entry.keys) for group in run for entry in group.entries]
    names = frozenset[str]().union(*pairs)
    whole = len(names) * (len(names) - 1) // 2
    apart = len(run) > 1 and all(len(pair) == _SIDES for pair in pairs)
    return apart and len(set(pairs)) == len(pairs) == whole and len(names) >= _FEWEST_NAMES


def _are_lines(run: Sequence[Group], side: int) -> bool:
    lines = [{canonical(entry.keys[side].text) for entry in group.entries} for group in run]
    across = [{canonical(entry.keys[1 - side].text) for entry in group.entries} for group in run]
    single = all(len(line) == 1 for line in lines) and len(set().union(*lines)) == len(run)
    return single and min(map(len, across)) > 1 and len(set().union(*across)) < sum(map(len, across))


def above(title: Node | None) -> Node | None:
    """The heading over the titles of the lines."""
    parents = title.parents if title is not None else ()
    return next((parent for parent in reversed(parents) if parent.is_title), None)
