"""Lists below a list of their columns, which is told as they are: "Speed → 10 km/h, 20 km/h" over "Oak → 4, 7"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.quantity import number_of
from auditor.reading.form import Entry, Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import unit_of
from auditor.reading.lists import pieces

_SIGNS = tuple(":→=–—-|[(")
# What stands beside the name of the columns: "Given for load", "Loads in turn".
_NAME = re.compile(r"^.*\b(?:for|by|of|at|under)\s+(?:the\s+)?|,?\s+(?:in|from)\s.*$", re.IGNORECASE)
_LEADING = re.compile(r"[~≈]?[-+−]?\d(?:[\d.,]*\d)?")
_FEWEST = 3  # lines, the head among them


def with_heads(entries: list[Entry], axes: Sequence[KnownAxis]) -> list[Entry]:
    """The lists with the columns that the first of them names; as they are where it may be one of them.

    It is none of them where its values rise or fall, and all have a unit that no other value has, or it stands in a
    line of another kind than they do, as a paragraph above items does.
    """
    if any(axis.side == "columns" and axis.ticks for axis in axes):
        return entries
    if named := _named_above(entries):
        return named
    if len(entries) < _FEWEST:
        return entries
    head, *rest = entries
    lists = all(entry.spread and entry.table is None and not entry.header for entry in entries)
    if not lists or any(len(entry.keys) != 1 for entry in entries) or not _are_ticks(head.values):
        return entries
    if not (_has_own_unit(head, rest) or _is_set_off(head, rest)):
        return entries
    name = _NAME.sub("", head.keys[0].as_written.text)
    keys = [Key(text, value.span, name) for text, value in zip(_bare(head.values), head.values, strict=True)]
    return [_below(entry, keys) for entry in rest]


# "card / cash" above "07 h: 12.1 / 5.0"
_JOINT = re.compile(r"\s+[/|·•]\s+|\s*[;,]\s+")


def _named_above(entries: Sequence[Entry]) -> list[Entry]:
    """The lists with the names of their columns, where the line right above is as many names between the same signs."""
    titles = {id(entry.node.parents[-1]) if entry.node.parents else 0 for entry in entries}
    lists = all(entry.spread and entry.table is None and not entry.header for entry in entries)
    if len(entries) < _FEWEST - 1 or len(titles) > 1 or not lists or not entries[0].node.parents:
        return []
    title = entries[0].node.parents[-1].name
    joints = {sign.strip() for sign in _JOINT.findall(title.text)}
    names = pieces(title, _JOINT)
    alike = all(
        joints == {sign.strip() for sign in _JOINT.findall(entry.node.body.text)} for entry in entries
    )
    apart = len({name.text for name in names}) == len(names) == len(entries[0].values) > 1
    if not (alike and apart and all(_MAY_NAME.fullmatch(name.text) for name in names)):
        return []
    keys = [Key(name.text, name.span(), "") for name in names]
    return [_below(entry, keys) for entry in entries]


_MAY_NAME = re.compile(r"\w[^:=()]{0,30}")


def _bare(values: Sequence[Value]) -> list[str]:
    """The values as ticks, without a unit that only the last of them has: "10, 20, 40 kg"."""
    *others, last = [value.text for value in values]
    number = _LEADING.match(last)
    if number and unit_of(last) and not any(map(unit_of, others)):
        last = number[0]
    return [*others, last]


def _below(entry: Entry, keys: Sequence[Key]) -> Entry:
    """A list with the column of each of its values; those beyond the last column have none."""
    own: list[tuple[Key, ...]] = [(key,) for key in keys[: len(entry.values)]]
    own += [()] * (len(entry.values) - len(own))
    values = tuple(replace(value, keys=key) for value, key in zip(entry.values, own, strict=True))
    return replace(entry, spread=False, values=values)


def _has_own_unit(head: Entry, rest: Sequence[Entry]) -> bool:
    """Whether the values of the first line have a unit that no other has, and as many places as each line."""
    unit = unit_of(head.values[0].text)
    alike = {(_sign(entry), len(entry.values)) for entry in (head, *rest)}
    return (
        bool(unit)
        and len(alike) == 1
        and all(unit_of(v.text) != unit for entry in rest for v in entry.values)
    )


def _is_set_off(head: Entry, rest: Sequence[Entry]) -> bool:
    """Whether the first line is no part of the list below it, most of whose lines have as many values.

    It stands in a line of another kind, or is the only one without a number for its name: "Hours" over "2 km", "4 km".
    """
    kinds = {entry.node.block.kind for entry in rest}
    most = sum(len(entry.values) == len(head.values) for entry in rest) > len(rest) / 2
    above = len(kinds) == 1 and head.node.block.kind == "paragraph" and "paragraph" not in kinds
    numbered = all(number_of(entry.keys[0].as_written.text) is not None for entry in rest)
    return (
        most
        and _sign(head) in _SIGNS
        and (above or (numbered and number_of(head.keys[0].as_written.text) is None))
    )


def _sign(entry: Entry) -> str:
    """The sign between a line's name and its values; its whole text where there is none, as in a sentence."""
    text, name = entry.node.block.text, entry.keys[0].as_written.text
    behind = text[text.find(name) + len(name) :].lstrip()
    return behind[0] if behind[:1] in _SIGNS else text


def _are_ticks(values: Sequence[Value]) -> bool:
    """Whether values are numbers in order, all of one unit."""
    numbers = [value.quantity.value for value in values if value.quantity is not None]
    units = {unit_of(value.text) for value in values}
    steps = [after - before for before, after in pairwise(numbers)]
    in_order = all(step > 0 for step in steps) or all(step < 0 for step in steps)
    return len(numbers) == len(values) > 1 and len(units - {""}) <= 1 and in_order
