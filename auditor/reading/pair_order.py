"""The order of bare pairs where the text tells it: "written as (row, column): count"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.form import Entry
from auditor.reading.key import Key, matches
from auditor.reading.known_axes import GENERIC, KnownAxis
from auditor.reading.outline import Node

_TOLD = re.compile(
    r"(?:\bas|\bin the form(?: of)?|\bformat(?:ted)?(?: as| is)?|\bwritten|\bgiven|\blisted|\border|\bnotation|:"
    r"|\b(?:tuples?|pairs?|coordinates?|brackets?|points?|keys?|places?|indices|positions?|entr(?:y|ies)"
    r"|cells?|tiles?|squares?|values?)"
    r"\s+(?:are|is|reads?|means?|stands? for|gives?|shows?|names?))"
    r"\s*:?\s*"
    r"\((?P<first>[^\W\d_][\w -]{0,24}?)\s*,\s*(?P<second>[^\W\d_][\w -]{0,24}?)\)",
    re.IGNORECASE,
)


def told_order(nodes: Sequence[Node]) -> tuple[str, str] | None:
    """What the text calls the two halves of its pairs; None where it does not say, or says it in two ways."""
    told = [found for node in nodes if (found := _TOLD.search(node.block.content.text))]
    names = {(found["first"], found["second"]) for found in told}
    return names.pop() if len(names) == 1 else None


def in_order(entry: Entry, names: tuple[str, str] | None, axes: Sequence[KnownAxis]) -> Entry:
    """An entry whose bare pairs have the names that the text gives them, where these are names of both axes."""
    if names is None or not _are_axes(*names, axes):
        return entry
    text = entry.node.block.text
    values = tuple(
        replace(value, keys=tuple(_named(key, names) for key in _halves(value.keys, text)))
        for value in entry.values
    )
    return replace(entry, keys=tuple(_named(key, names) for key in entry.keys), values=values)


def _halves(keys: tuple[Key, ...], text: str) -> tuple[Key, ...]:
    """The keys of a place; the two without names of "(oak, May)" are the halves of a pair."""
    bare = len(keys) == 2 and not any(key.name for key in keys) and all(key.pair is None for key in keys)
    if not bare or not re.search(
        rf"\(\s*{re.escape(keys[0].text)}\s*,\s*{re.escape(keys[1].text)}\s*\)", text
    ):
        return keys
    return tuple(replace(key, pair=half) for half, key in enumerate(keys))


def _are_axes(first: str, second: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether two names speak of the two axes, as those of any grid or by what these are called."""
    if {GENERIC.get(name.casefold()) for name in (first, second)} == {"rows", "columns"}:
        return True
    sides = [_sides_of(name, axes) for name in (first, second)]
    return all(sides) and len(sides[0] | sides[1]) > 1 and sides[0] != sides[1]


def _sides_of(name: str, axes: Sequence[KnownAxis]) -> set[str]:
    """The sides whose axes a name fits best: "test site" fits the sites of both, and only one as a whole."""
    fits = {axis: matches(Key("", axis.declared.span, name), axis) for axis in axes if axis.side}
    best = max(fits.values(), default=0.0)
    return {axis.side for axis, fit in fits.items() if fit == best > 0}


def _named(key: Key, names: tuple[str, str]) -> Key:
    return key if key.pair is None or key.name else replace(key, name=names[key.pair])
