"""Which entries belong together: the lines under one title, with the keys of the labels above."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import IN_PASSING, IN_SENTENCES, TOLD_POINTS, TOLD_ROWS, Entry
from auditor.reading.generic_names import with_bare_ticks
from auditor.reading.group import Group, introduces
from auditor.reading.heads_in_lists import with_heads
from auditor.reading.key import Key
from auditor.reading.labels import canonical, words
from auditor.reading.layers import layers
from auditor.reading.lines_with_titles import joined_lines
from auditor.reading.named_aside import named_aside
from auditor.reading.outline import Node, counts_figures
from auditor.reading.panels_in_keys import panels_in_keys, panels_in_labels
from auditor.reading.panels_in_titles import parted_by_title, with_plain_titles
from auditor.reading.parts_of_tables import joined_parts
from auditor.reading.sections import is_generic
from auditor.reading.title_keys import AxesAt, key_nodes, lacks_a_key
from auditor.reading.told_classes import told_classes
from auditor.reading.triangles import in_triangle

FEWEST_TOLD = 4
MANY_TIMES = 4  # as many values in lists as single ones in sentences
_IS = re.compile(r"\s(?:is|was)\s+(?:about\s+|at\s+)?$")


def groups(entries: Sequence[Entry], axes_at: AxesAt, continued: set[int]) -> list[Group]:
    """Entries that stand under one title, with the keys of the labels they stand under added to their own.

    Tables are a panel each, but for those that continue another (`continued`, by where they begin); lists
    under the same title are one, wherever other text stands between them.
    """
    keys = key_nodes(entries, axes_at)
    entries = _with_panels(entries, keys, axes_at)
    found: list[Group] = []
    lists: dict[tuple[int, int], Group] = {}
    parts: dict[tuple[int, str], Group] = {}
    for entry in entries:
        full = _with_inherited(entry, keys)
        title, figure = _title(entry, keys), _figure(entry.node, keys)
        place = (id(title), id(figure))
        if entry.panel:
            within = entry.table if entry.table is not None else id(title)
            part = parts.setdefault((within, entry.panel), Group(title, figure))
            found += [] if part.entries else [part]
            part.entries.append(full)
            continue
        if entry.table is not None:
            last = found[-1] if found else None
            if last is None or not _goes_on(last, title, entry, continued):
                found.append(Group(title, figure))
            found[-1].entries.append(full)
            continue
        if place not in lists:
            lists[place] = Group(title, figure)
            found.append(lists[place])
        lists[place].entries.append(full)
    found = [replace(group, entries=_without_remarks(group.entries)) for group in found]
    found = joined_parts(joined_lines(found, lambda entry: not lacks_a_key(entry)))
    plain = with_plain_titles([group for whole in found for group in _parted(whole, set(keys))], set(keys))
    own = [replace(group, entries=told_classes(group.entries)) for group in plain]
    return [
        replace(group, entries=_numbered(_named_alike(_told_last(_told_alike(group, axes_at)))))
        for group in own
        if any(entry.form != TOLD_POINTS for entry in group.entries) and not _hardly_told(group.entries)
    ]


def _told_alike(group: Group, axes_at: AxesAt) -> list[Entry]:
    axes = axes_at(group.entries[0].node)
    return with_heads(with_bare_ticks(in_triangle(named_aside(group.entries), axes), axes), axes)


def _hardly_told(entries: Sequence[Entry]) -> bool:
    """Whether nothing but a few cells in sentences is told, which make no grid."""
    told = sum(len(entry.values) for entry in entries if entry.form in (IN_SENTENCES, TOLD_ROWS))
    in_passing = (IN_SENTENCES, TOLD_ROWS, TOLD_POINTS)
    return told < FEWEST_TOLD and all(entry.form in in_passing for entry in entries)


def _parted(group: Group, keys: Collection[int]) -> Iterator[Group]:
    """The panels that a group holds: under titles of their own, or told one after the other."""
    for part in parted_by_title(group, keys):
        yield from (replace(part, entries=own) for own in layers(part.entries))


def _with_panels(entries: Sequence[Entry], keys: dict[int, Key], axes_at: AxesAt) -> list[Entry]:
    """The entries, those of lists under one title parted by the panels that their labels name."""
    lists: dict[tuple[int, int], list[int]] = {}
    for number, entry in enumerate(entries):
        if entry.table is None and not entry.panel:
            place = (id(_title(entry, keys)), id(_figure(entry.node, keys)))
            lists.setdefault(place, []).append(number)
    found = list(entries)
    for numbers in lists.values():
        own = [entries[number] for number in numbers]
        axes = axes_at(own[0].node)
        for number, entry in zip(numbers, panels_in_labels(panels_in_keys(own, axes), axes), strict=True):
            found[number] = entry
    return found


def _without_remarks(entries: list[Entry]) -> list[Entry]:
    """The entries without sentences on single cells ("The score at dose 1 is 57") where lists give the grid."""
    remarks = [entry for entry in entries if entry.form == "points" and _IS.search(_told_before(entry))]
    told = sum(len(entry.values) for entry in entries) - len(remarks)
    if not remarks or told < MANY_TIMES * len(remarks):
        return entries
    return [entry for entry in entries if not any(entry is remark for remark in remarks)]


def _told_before(entry: Entry) -> str:
    """What a line without a label says before its value."""
    content = entry.node.block.content
    if entry.node.label is not None:
        return ""
    return content.text[: bisect_left(content.offsets, entry.values[0].span.start)]


def _told_last(entries: Sequence[Entry]) -> list[Entry]:
    """What a sentence tells in passing yields to what the list gives; of a row that it gives nothing is taken."""
    given = {canonical(key.text) for entry in entries if entry.form not in IN_PASSING for key in entry.keys}
    own = [
        entry
        for entry in entries
        if entry.form != TOLD_ROWS or not any(canonical(key.text) in given for key in entry.keys)
    ]
    return sorted(own, key=lambda entry: entry.form in (TOLD_POINTS, IN_SENTENCES))


def _goes_on(group: Group, title: Node | None, entry: Entry, continued: set[int]) -> bool:
    """Whether a row belongs to the table before: the same, or one that is continued with the same heads."""
    last = group.entries[-1]
    if last.table == entry.table:
        return group.title is title
    return entry.table in continued and [key.text for key in last.header] == [
        key.text for key in entry.header
    ]


def _with_inherited(entry: Entry, keys: dict[int, Key]) -> Entry:
    if not lacks_a_key(entry):
        return entry
    inherited = [key for parent in entry.node.parents if (key := keys.get(id(parent)))]
    return replace(entry, keys=(*inherited[-1:], *entry.keys)) if inherited else entry


def _figure(node: Node, keys: dict[int, Key]) -> Node | None:
    """The title that counts a figure ("Figure 2: ..."), else the outermost heading that names something."""
    naming = [p for p in node.parents if id(p) not in keys and not is_generic(p.name.text)]
    counted = next((parent for parent in naming if counts_figures(parent.block)), None)
    return counted or next((parent for parent in naming if parent.block.kind == "heading"), None)


def _title(entry: Entry, keys: dict[int, Key]) -> Node | None:
    """The innermost title that is neither a key nor only "Values"."""
    for parent in reversed(entry.node.parents):
        if (
            id(parent) not in keys
            and parent.is_title
            and not is_generic(parent.name.text)
            and not introduces(parent)
        ):
            return parent
    return None


# --- keys of one panel ------------------------------------------------------------------------------


def _named_alike(entries: list[Entry]) -> list[Entry]:
    """Undo the parting of names from ticks where they differ: "Plot 3", "Bed 4" are ticks as a whole."""
    heads = entries[0].header if entries else ()
    keep_heads = _share_name(heads)
    positions = max((len(entry.keys) for entry in entries), default=0)
    keep = [_share_name([e.keys[p] for e in entries if len(e.keys) > p]) for p in range(positions)]
    valued = all(_share_name(keys) for keys in _by_position(entries))
    if keep_heads and all(keep) and valued:
        return entries
    return [
        replace(
            entry,
            keys=tuple(key if keep[p] else key.as_written for p, key in enumerate(entry.keys)),
            header=entry.header if keep_heads else tuple(key.as_written for key in entry.header),
            values=entry.values
            if valued
            else tuple(replace(v, keys=tuple(k.as_written for k in v.keys)) for v in entry.values),
        )
        for entry in entries
    ]


def _by_position(entries: Sequence[Entry]) -> list[list[Key]]:
    """The keys that stand with values: the last ones, and those before them."""
    values = [value for entry in entries for value in entry.values]
    longest = max((len(value.keys) for value in values), default=0)
    return [[v.keys[-back] for v in values if len(v.keys) >= back] for back in range(1, longest + 1)]


def _share_name(keys: Sequence[Key]) -> bool:
    """Whether nearly all keys that have a name have the same one, or but a few that each occur often.

    Not where more of them are names by themselves: "Plot 3", "Meadow", "Orchard".
    """
    names = Counter(words(key.name) for key in keys if key.name and key.whole)
    if not names:
        return True
    others = sum(not key.name and key.number is None for key in keys)
    return names.most_common(1)[0][1] >= 0.8 * names.total() and others <= names.total()


def _numbered(entries: list[Entry]) -> list[Entry]:
    """Rows that name nothing are numbered in their order."""
    result: list[Entry] = []
    for number, entry in enumerate(entries, start=1):
        if entry.keys or not entry.spread:
            result.append(entry)
        else:
            result.append(
                replace(
                    entry,
                    keys=(Key(str(number), entry.node.block.span, name="row", ordinal=number, unsaid=True),),
                )
            )
    return result
