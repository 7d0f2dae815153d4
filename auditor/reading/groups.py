"""Which entries belong together: the lines under one title, with the keys of the labels above."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace

from auditor.quantity import number_of
from auditor.reading.form import IN_PASSING, IN_SENTENCES, TOLD_POINTS, TOLD_ROWS, Entry
from auditor.reading.generic_names import with_bare_ticks
from auditor.reading.group import Group, introduces
from auditor.reading.heads_in_lists import with_heads
from auditor.reading.key import Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical, words
from auditor.reading.layers import layers
from auditor.reading.lines_with_titles import joined_lines
from auditor.reading.named_aside import named_aside
from auditor.reading.outline import Node, counts_figures
from auditor.reading.panels_in_keys import panels_in_keys, panels_in_labels
from auditor.reading.panels_in_titles import parted_by_title, with_plain_titles
from auditor.reading.parts_of_tables import joined_parts
from auditor.reading.sections import is_generic
from auditor.reading.sibling_titles import like_siblings
from auditor.reading.told_classes import told_classes
from auditor.reading.triangles import in_triangle

FEWEST_TOLD = 4
MANY_TIMES = 4  # as many values in lists as single ones in sentences
_NUMBERS = re.compile(r"[<>≤≥]?\s?\d[\d.,]*(?:\s?[:–—-]\s?\d[\d.,]*)+|[<>≤≥]\s?\d[\d.,]*|\d[\d.,]*\s?\+")
_IS = re.compile(r"\s(?:is|was)\s+(?:about\s+|at\s+)?$")
AxesAt = Callable[[Node], Sequence[KnownAxis]]


def groups(entries: Sequence[Entry], axes_at: AxesAt, continued: set[int]) -> list[Group]:
    """Entries that stand under one title, with the keys of the labels they stand under added to their own.

    Tables are a panel each, but for those that continue another (`continued`, by where they begin); lists
    under the same title are one, wherever other text stands between them.
    """
    keys = _key_nodes(entries, axes_at)
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
    found = joined_parts(joined_lines(found, lambda entry: not _lacks_a_key(entry)))
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
    if not _lacks_a_key(entry):
        return entry
    inherited = [key for parent in entry.node.parents if (key := keys.get(id(parent)))]
    return replace(entry, keys=(*inherited[-1:], *entry.keys)) if inherited else entry


def _lacks_a_key(entry: Entry) -> bool:
    """Whether a line does not tell its whole place itself."""
    if entry.spread:
        return not entry.keys
    return any(len(entry.keys) + len(value.keys) < 2 for value in entry.values)


def _figure(node: Node, keys: dict[int, Key]) -> Node | None:
    """The title that counts a figure ("Figure 2: ..."), else the outermost heading that names something."""
    naming = [p for p in node.parents if id(p) not in keys and not is_generic(p.name.text)]
    counted = next((parent for parent in naming if counts_figures(parent.block)), None)
    return counted or next((parent for parent in naming if parent.block.kind == "heading"), None)


# --- titles that are keys ---------------------------------------------------------------------------


def _key_nodes(entries: Sequence[Entry], axes_at: AxesAt) -> dict[int, Key]:
    """The titles and labels that name a row or a column rather than a panel."""
    needy = [entry for entry in entries if _lacks_a_key(entry)]
    titles: dict[int, Node] = {}
    under: dict[int, list[Entry]] = {}
    for entry in needy:
        for parent in entry.node.parents:
            if parent.is_title and (_may_be_key(parent) or _is_tick(parent, axes_at)):
                titles[id(parent)] = parent
                under.setdefault(id(parent), []).append(entry)
    kinds = Counter(kind for title in titles.values() if (kind := _kind_of(title)))
    found: dict[int, Key] = {}
    for place, title in titles.items():
        key = _only_key(title, axes_at(title))
        if key is not None and (_declared(key, axes_at(title)) or kinds[_kind_of(title) or ("", ())] > 1):
            found[place] = key
    found = _inherited(found, needy, axes_at)
    if needy and found:
        found |= like_siblings(titles, under, found, axes_at(needy[0].node))
    complete = {
        id(p)
        for e in entries
        if not _lacks_a_key(e) and e.form not in IN_PASSING
        for p in e.node.parents[-1:]
    }
    telling = {
        k: t
        for k, t in titles.items()
        if k not in complete and (not is_generic(t.name.text) or _is_number(t) or _is_tick(t, axes_at))
    }
    return found | _innermost(needy, telling, found) | _told_by_lines(entries, axes_at)


def _inherited(found: dict[int, Key], needy: Sequence[Entry], axes_at: AxesAt) -> dict[int, Key]:
    """The keys without undeclared ones of which no line takes any, as labels below them name its row: of panels."""
    within = _titles_within(found, needy)
    above = [[parent for parent in entry.node.parents if id(parent) in found] for entry in needy]
    taken = {
        id(parents[-1])
        for entry, parents in zip(needy, above, strict=True)
        if parents and id(entry) not in within
    }
    nodes = {id(parent): parent for parents in above for parent in parents}
    return {
        place: key for place, key in found.items() if place in taken or _declared(key, axes_at(nodes[place]))
    }


def _titles_within(found: dict[int, Key], needy: Sequence[Entry]) -> set[int]:
    """The lines right below a title that recurs below several of these keys: it is their row, and those are panels."""
    inner: dict[str, set[int]] = {}
    lines: dict[str, list[int]] = {}
    for entry in needy:
        title = entry.node.parents[-1] if entry.node.parents else None
        outer = [parent for parent in entry.node.parents[:-1] if id(parent) in found]
        if (
            title is None
            or not title.is_title
            or id(title) in found
            or not outer
            or is_generic(title.name.text)
        ):
            continue
        name = canonical(title.name.text)
        inner.setdefault(name, set()).add(id(outer[-1]))
        lines.setdefault(name, []).append(id(entry))
    return {line for name, own in lines.items() if len(inner[name]) > 1 for line in own}


def _told_by_lines(entries: Sequence[Entry], axes_at: AxesAt) -> dict[int, Key]:
    """The numbered titles whose tick the lines below tell once more: "Row y=2" over "(1, 2): 55", "(2, 2): 67"."""
    under: dict[int, list[Entry]] = {}
    for entry in entries:
        if entry.node.parents and entry.node.parents[-1].is_title and entry.table is None:
            under.setdefault(id(entry.node.parents[-1]), []).append(entry)
    found: dict[int, Key] = {}
    for place, lines in under.items():
        title = lines[0].node.parents[-1]
        key = _only_key(title, axes_at(title)) if _kind_of(title) else None
        if key is not None and 2 * sum(_tells(entry, key) for entry in lines) > len(lines) > 1:
            found[place] = key
    return found if len({key.text for key in found.values()}) > 1 else {}


def _tells(entry: Entry, title: Key) -> bool:
    """Whether a line tells its whole place, one half of which is its title's."""
    own = [*entry.keys, *(key for value in entry.values for key in value.keys)]
    return not _lacks_a_key(entry) and any(key.text == title.text for key in own)


def _may_be_key(title: Node) -> bool:
    return any(character.isdigit() for character in title.name.text) or not is_generic(title.name.text)


def _is_tick(title: Node, axes_at: AxesAt) -> bool:
    axes = axes_at(title)
    if is_declared(title.name.text, axes):
        return True
    key = _only_key(title, axes)
    return key is not None and not key.name and any(axis.find_near(key.text) is not None for axis in axes)


def _is_number(title: Node) -> bool:
    """Whether a title is nothing but a number or several, which may be a tick: "12", "06:00", "10-20"."""
    text = title.name.text
    return number_of(text) is not None or _NUMBERS.fullmatch(text) is not None


def _only_key(title: Node, axes: Sequence[KnownAxis]) -> Key | None:
    keys = read_keys(title.name, axes)
    return keys[0] if len(keys) == 1 else None


def _kind_of(title: Node) -> tuple[str, tuple[str, ...]] | None:
    """What titles share that differ only in their number: "Batch 1", "Batch 2"."""
    keys = read_keys(title.name)
    if len(keys) != 1 or not keys[0].name or (keys[0].number is None and keys[0].ordinal is None):
        return None
    return title.block.kind, words(keys[0].name)


def _declared(key: Key, axes: Sequence[KnownAxis]) -> bool:
    return any(
        fit >= 1 and (key.number is not None or fit > 1 or not key.name)
        for fit in (matches(key, axis) for axis in axes)
    )


def _innermost(needy: Sequence[Entry], titles: dict[int, Node], known: dict[int, Key]) -> dict[int, Key]:
    """Where nothing else tells, the title right above lines of one key is their other key.

    That holds where several such titles stand over lines with the same keys.
    """
    under: dict[int, list[str]] = {}
    for entry in needy:
        above = [p for p in entry.node.parents if id(p) in titles]
        numbered = any(id(p) in known and known[id(p)].number is not None for p in entry.node.parents[-1:])
        if above and not numbered and not any(id(p) in known for p in above):
            own = entry.keys[0].text.casefold() if entry.keys else "-"
            under.setdefault(id(above[-1]), []).append(own)
    shared = Counter(key for keys in under.values() for key in set(keys))
    usual = [place for place, keys in under.items() if sum(shared[key] > 1 for key in keys) * 2 >= len(keys)]
    if len(usual) < 2:
        return {}
    return {place: keys[0] for place in usual if (keys := read_keys(titles[place].name))}


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
                replace(entry, keys=(Key(str(number), entry.node.block.span, name="row", ordinal=number),))
            )
    return result
