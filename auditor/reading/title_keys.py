"""Titles and labels that name a row or a column of the lines below them, and no panel."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from auditor.quantity import number_of
from auditor.reading.form import IN_PASSING, Entry
from auditor.reading.key import Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical, words
from auditor.reading.outline import Node
from auditor.reading.sections import is_generic
from auditor.reading.sibling_titles import like_siblings

_NUMBERS = re.compile(r"[<>≤≥]?\s?\d[\d.,]*(?:\s?[:–—-]\s?\d[\d.,]*)+|[<>≤≥]\s?\d[\d.,]*|\d[\d.,]*\s?\+")

AxesAt = Callable[[Node], Sequence[KnownAxis]]


def lacks_a_key(entry: Entry) -> bool:
    """Whether a line does not tell its whole place itself."""
    if entry.spread:
        return not entry.keys
    return any(len(entry.keys) + len(value.keys) < 2 for value in entry.values)


def key_nodes(entries: Sequence[Entry], axes_at: AxesAt) -> dict[int, Key]:
    """The titles and labels that name a row or a column rather than a panel."""
    needy = [entry for entry in entries if lacks_a_key(entry)]
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
        id(p) for e in entries if not lacks_a_key(e) and e.form not in IN_PASSING for p in e.node.parents[-1:]
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
    told = [{key.text for key in (*entry.keys, *value.keys)} for value in entry.values]
    return not lacks_a_key(entry) and all(title.text in own for own in told)


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
