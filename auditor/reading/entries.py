"""Entries of all nodes: which form reads a line, and how competing readings are settled."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.reading.form import Entry, Form, forms
from auditor.reading.key import matches
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.sections import begins_sentence, in_prose

BLOCKS_OF_DATA = ("table", "fence", "math")


@dataclass(frozen=True, slots=True)
class Choice:
    """The reading chosen for a node, and the forms that it was chosen from, with their fit."""

    node: Node
    entries: tuple[Entry, ...]
    fits: tuple[tuple[str, float], ...]


def choose(node: Node, axes: Sequence[KnownAxis]) -> Choice | None:
    """The reading of a node that fits the declared axes best.

    Of equals that which reads more is taken, then the more specific form's; of a block of data, which all
    forms read as a whole, at once the more specific one's.

    Lists in a section of observations are prose; tables are read wherever they stand.
    """
    if in_prose(node) and node.block.kind not in BLOCKS_OF_DATA:
        return None
    readings = _readings(node, axes)
    if not readings:
        return None
    fits = tuple((form.name, fit(entries, axes)) for form, entries in readings)
    whole = node.block.kind in BLOCKS_OF_DATA

    def worth(i: int) -> tuple[float, int, int]:
        form, entries = readings[i]
        return fits[i][1], 0 if whole else _count(entries), -form.rank

    best = max(range(len(readings)), key=worth)
    return Choice(node, readings[best][1], fits)


def _of_its_panel(entry: Entry, node: Node) -> Entry:
    """An entry with the panel that its line was cut to, where it names none itself."""
    return replace(entry, panel=node.block.panel) if node.block.panel and not entry.panel else entry


def _readings(node: Node, axes: Sequence[KnownAxis]) -> list[tuple[Form, tuple[Entry, ...]]]:
    """What each form reads, by their ranks; behind a sure one no other is asked."""
    found: list[tuple[Form, tuple[Entry, ...]]] = []
    for form in forms():
        entries = tuple(_of_its_panel(entry, node) for entry in form.read(node, axes))
        if entries and not _is_sentence(node, entries, axes):
            found.append((form, entries))
            if form.sure:
                break
    return found


def _is_sentence(node: Node, entries: Sequence[Entry], axes: Sequence[KnownAxis]) -> bool:
    """Whether the words before a colon are no row but say something, where rows and columns are declared."""
    if not begins_sentence(node):
        return False
    declared = {axis.side for axis in axes if axis.ticks}
    own = [key for entry in entries for key in entry.keys]
    return len(declared) > 1 and bool(own) and not any(matches(key, axis) for key in own for axis in axes)


def _count(entries: Sequence[Entry]) -> int:
    return sum(len(entry.values) for entry in entries)


def fit(entries: Sequence[Entry], axes: Sequence[KnownAxis]) -> float:
    """How well entries fit the declared axes: the mean over entries of how well their keys match."""
    if not axes or not entries:
        return 0.0
    return sum(_entry_fit(entry, axes) for entry in entries) / len(entries)


def _entry_fit(entry: Entry, axes: Sequence[KnownAxis]) -> float:
    own = sum(max(matches(key, axis) for axis in axes) for key in entry.keys)
    placed = [max(matches(key, axis) for axis in axes) for value in entry.values for key in value.keys]
    return own + (sum(placed) / len(entry.values) if placed else 0.0)
