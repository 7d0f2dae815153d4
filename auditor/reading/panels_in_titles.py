"""Lists that tell the same rows with other values under titles of their own: panels with plain names.

"Score" over a list names nothing; but where "Extraction" and "Score" each stand over the rows 10, 14, 18 with
values of their own, they name two panels.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from auditor.reading.form import Entry
from auditor.reading.group import Group, introduces
from auditor.reading.outline import Node

Rows = dict[tuple[str, ...], tuple[str, ...]]


def parted_by_title(group: Group, keys: Collection[int]) -> Iterator[Group]:
    """A group of lists as one for each title, where each title has the same rows and other values.

    `keys` are the titles that name rows or columns, by their ids.
    """
    titled: dict[int, Group] = {}
    for entry in group.entries:
        title = None if entry.table is not None else _own_title(entry, keys)
        if title is not None:
            titled.setdefault(id(title), replace(group, title=title, entries=[])).entries.append(entry)
    parts = list(titled.values())
    whole = sum(len(part.entries) for part in parts) == len(group.entries)
    if len(parts) > 1 and whole and all(_differ(*pair) for pair in combinations(parts, 2)):
        yield from parts
    else:
        yield group


def with_plain_titles(groups: Sequence[Group], keys: Collection[int]) -> list[Group]:
    """Groups without a title of their own, under the plain words above them where these rank as others' titles do."""
    titles = [group.title for group in groups if group.title is not None]
    ranks = {_rank(title) for title in titles}
    common = {id(parent) for title in titles for parent in title.parents}
    found = []
    for group in groups:
        untitled = group.title is None or id(group.title) in common
        own = [_own_title(entry, keys) for entry in group.entries] if untitled else []
        title = own[0] if own else None
        ranked = title is not None and title is not group.title and _rank(title) in ranks
        found.append(replace(group, title=title) if ranked and len(set(map(id, own))) == 1 else group)
    return found


def _rank(title: Node) -> tuple[str, int]:
    return title.block.kind, title.block.level


def _own_title(entry: Entry, keys: Collection[int]) -> Node | None:
    """The title right above an entry that is no key."""
    above = (parent for parent in reversed(entry.node.parents) if parent.is_title and id(parent) not in keys)
    return next((title for title in above if not introduces(title)), None)


def _differ(one: Group, other: Group) -> bool:
    """Whether two lists have most of their rows in common, and most of these with other values."""
    first, second = _rows(one.entries), _rows(other.entries)
    shared = first.keys() & second.keys()
    different = sum(first[key] != second[key] for key in shared)
    return len(shared) > 1 and 2 * len(shared) > max(len(first), len(second)) and 2 * different > len(shared)


def _rows(entries: Sequence[Entry]) -> Rows:
    """The values of each line, by the keys that it tells."""
    return {
        tuple(key.text.casefold() for key in entry.keys): tuple(value.text for value in entry.values)
        for entry in entries
        if entry.keys
    }
