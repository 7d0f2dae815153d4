"""Tables that are cut in two or more: "Part 1: 2010 to 2014" and "Part 2: 2015 to 2019", with the same rows."""

import re
from collections.abc import Sequence

from auditor.numerals import ordinal
from auditor.quantity import number_of
from auditor.reading.group import Group
from auditor.reading.labels import canonical
from auditor.reading.lines_with_titles import above

_PART = re.compile(
    r"(?:\b(?:part|piece|block|half|portion)\s+(?:\d{1,2}|[A-D]|[IV]{1,3}|one|two|three)\b"
    r"|\b(?P<place>\w+)\s+(?:part|half|block|piece|portion|columns|rows)\b|\(\d\s*(?:/|of)\s*\d\)|\bcont(?:inued|\.|'d))",
    re.IGNORECASE,
)
_PLACES = frozenset("left right upper lower top bottom remaining other".split())


def joined_parts(groups: Sequence[Group]) -> list[Group]:
    """The groups, with neighboring tables joined that stand under titles of parts and go on with each other."""
    found: list[Group] = []
    runs: list[list[Group]] = []
    for group in groups:
        if runs and _goes_on(runs[-1], group):
            runs[-1].append(group)
        else:
            runs.append([group])
    for run in runs:
        entries = [entry for group in run for entry in group.entries]
        found.append(Group(above(run[0].title), run[0].figure, entries) if len(run) > 1 else run[0])
    return found


def _goes_on(run: Sequence[Group], group: Group) -> bool:
    """Whether a table has the same rows as those before it, and other columns of the same kind."""
    first = run[0]
    if first.figure is not group.figure or not (_is_part(first) and _is_part(group)):
        return False
    if first.title is group.title or first.title.parents != group.title.parents:  # type: ignore[union-attr]
        return False
    if any(len(entry.header) < 1 or not entry.keys for own in (first, group) for entry in own.entries):
        return False
    rows = [[canonical(entry.keys[-1].text) for entry in own.entries] for own in (first, group)]
    heads = [list(own.entries[0].header) for own in (*run, group)]
    texts = [canonical(key.text) for head in heads for key in head]
    numbers = [key.number for head in heads for key in head]
    ordered = None not in numbers and (numbers == sorted(numbers) or numbers == sorted(numbers, reverse=True))  # type: ignore[type-var]
    told = all(_names_ends(own) for own in (*run, group))
    return rows[0] == rows[1] and len(set(texts)) == len(texts) and (ordered or told)


def _is_part(group: Group) -> bool:
    if (
        group.title is None
        or len({entry.table for entry in group.entries}) != 1
        or None in {entry.table for entry in group.entries}
    ):
        return False
    found = _PART.search(group.title.name.text)
    place = (found["place"] or "").casefold() if found else ""
    return bool(found) and (not place or place in _PLACES or ordinal(place) is not None)


def _names_ends(group: Group) -> bool:
    """Whether a title tells the first and the last column of its table: "Part 2 (Rye to Oats)"."""
    head = group.entries[0].header
    text = group.title.name.text.casefold() if group.title is not None else ""
    ends = (head[0].text, head[-1].text)
    return all(end.casefold() in text and (number_of(end) is None or len(end) > 1) for end in ends)
