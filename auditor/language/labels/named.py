"""What some words name, to the last of them: panels, lines, cells."""

import re
from dataclasses import dataclass, field, replace

from auditor.language.items import Item
from auditor.language.mentions import analyse
from auditor.language.numbers import Num
from auditor.language.refs import (
    AxisRef,
    PanelRef,
    PlaceRef,
    PositionRef,
    RegionRef,
    TickRef,
    axis_of,
    tick_index,
)
from auditor.language.vocabulary import vocabulary
from auditor.model import Document

_IDLE = frozenset(
    "the a an at in on for with under by of and from to both panel panels map maps grid heatmap row rows column columns cell cells square value "
    "only just each all alone".split()
)
_PREPOSITION = re.compile(
    r"(?:(?:at|in|on|for|with|under|by|from|of|during|within|among|along)\s+)", re.IGNORECASE
)
_WORD = re.compile(r"[^\W_]+(?:[-'’.:][^\W_]+)*")
_ONE = re.compile(r"\s+one$", re.IGNORECASE)
_OPEN_END = re.compile(r"(?:^|\s)(?:and|or|at|in|on|for|with|of|from|to|the)$", re.IGNORECASE)
CORNER = re.compile(r"\bcorner\b|^(?:upper|lower|top|bottom) (?:left|right)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Place:
    """Words that name a place; `lines` are mentions of rows and columns, by side."""

    words: str
    panels: tuple[Item, ...] = ()
    rows: tuple[Item, ...] = ()
    columns: tuple[Item, ...] = ()
    cells: tuple[Item, ...] = ()
    axes: tuple[Item, ...] = field(default=())

    @property
    def is_panel(self) -> bool:
        """Whether nothing but panels is named."""
        return bool(self.panels) and not (self.rows or self.columns or self.cells or self.axes)

    @property
    def is_cell(self) -> bool:
        """Whether one cell is named, by its row and its column or by where it stands."""
        if len(self.cells) == 1 and not self.rows and not self.columns:
            return True
        return len(self.rows) == len(self.columns) == 1 and not self.cells and self._single

    @property
    def _single(self) -> bool:
        return all(_size(item) == 1 for item in (*self.rows, *self.columns))

    @property
    def is_line(self) -> bool:
        """Whether one row or one column is named."""
        return len(self.rows) + len(self.columns) == 1 and not self.cells and self._single

    def panel(self, document: Document) -> str:
        """The panels that are named, by the name of the one that it is."""
        return panel_named(self.panels[0], document) if len(self.panels) == 1 else self.words

    def ticks(self, document: Document) -> tuple[str, ...]:
        """The ticks of the lines that it names, one by one."""
        found: list[str] = []
        for item in (*self.rows, *self.columns):
            ref = item.value
            if isinstance(ref, TickRef):
                found += ref.ticks
            elif isinstance(ref, PositionRef):
                axis = axis_of(document.panels[0], ref.side)
                found += [
                    axis.ticks[at].text for at in ref.positions if -len(axis.ticks) <= at < len(axis.ticks)
                ]
        return tuple(found)

    @property
    def side(self) -> str:
        """The side of the lines that are named, where it is one side only."""
        return (
            "rows" if self.rows and not self.columns else "columns" if self.columns and not self.rows else ""
        )


def line_named(tick: str, side: str) -> str:
    """A tick as a line: `the 500 row`, `May`."""
    return f"the {tick} {side[:-1]}" if re.match(r"[-−+]?[\d.]", tick) else tick


def place_of(text: str, document: Document) -> Place | None:
    """The place that a text names to its last word; None where a word of it is left over."""
    text = text.strip(" .,;:—–-")
    bare = text
    while (found := _PREPOSITION.match(bare)) is not None:
        bare = bare[found.end() :]
    # A preposition may belong to a name: "with fan".
    return _named(_ONE.sub("", bare), document) or (_named(text, document) if bare != text else None)


def _named(bare: str, document: Document) -> Place | None:
    if not bare or _OPEN_END.search(bare):
        return None
    led = f"at {bare}"
    analysis = analyse(led, document, vocabulary(document))
    items = [
        replace(item, start=item.start - 3, end=item.end - 3) for item in analysis.items if item.kind == "ref"
    ]
    ticks = [replace(item, start=item.start - 3, end=item.end - 3) for item in analysis.ticks]
    items += [panel for panel in letter_panels(bare, document) if not _meets(panel, items)]
    items += [tick for tick in ticks if not _meets(tick, items)]
    for word in _WORD.finditer(bare):
        if _is_within(word, items) or word.group().casefold() in (_IDLE | _axis_words(document)):
            continue
        tick = _bare_tick(word, document)
        if tick is None:
            return None
        items.append(tick)
    return _sorted(bare, sorted(items, key=lambda item: item.start)) if items else None


_LETTER = re.compile(r"(?:\b(?:panel|map)\s+)?\((?P<letter>[a-z])\)", re.IGNORECASE)


def letter_panels(text: str, document: Document) -> list[Item]:
    """Panels by the letter that their names begin with: `(a)`."""
    found = []
    for match in _LETTER.finditer(text):
        begins = f"({match['letter'].casefold()})"
        own = tuple(
            at for at, panel in enumerate(document.panels) if panel.name.casefold().startswith(begins)
        )
        if len(own) == 1:
            found.append(Item("ref", PanelRef(own), match.start(), match.end(), 0, 0, match.group()))
    return found


def panel_named(item: Item, document: Document) -> str:
    """The name of the one panel that a mention means, or its words."""
    panels: tuple[int, ...] = getattr(item.value, "panels", ())
    name = document.panels[panels[0]].name if len(panels) == 1 else ""
    return name or item.text


def _meets(item: Item, others: list[Item]) -> bool:
    return any(other.start < item.end and item.start < other.end for other in others)


def _is_within(word: re.Match[str], items: list[Item]) -> bool:
    return any(item.start <= word.start() and word.end() <= item.end for item in items)


def _bare_tick(word: re.Match[str], document: Document) -> Item | None:
    """A number as a tick, where it stands on one axis only."""
    text = word.group()
    sides = {
        side
        for panel in document.panels
        for side, axis in (("rows", panel.rows), ("columns", panel.columns))
        if tick_index(axis, text) is not None
    }
    if len(sides) != 1:
        return None
    return Item("ref", TickRef(sides.pop(), (text,)), word.start(), word.end(), 0, 0, text)


def _sorted(words: str, items: list[Item]) -> Place | None:
    found: dict[str, list[Item]] = {"panels": [], "rows": [], "columns": [], "cells": [], "axes": []}
    for item in items:
        ref = item.value
        if isinstance(ref, PanelRef):
            found["panels"].append(item)
        elif isinstance(ref, TickRef | PositionRef):
            if ref.side not in ("rows", "columns"):
                return None
            found[ref.side].append(item)
        elif isinstance(ref, PlaceRef | RegionRef):
            found["cells"].append(item)
        elif isinstance(ref, AxisRef):
            found["axes"].append(item)
        elif isinstance(ref, Num):
            return None
    return Place(words, *(tuple(own) for own in found.values()))


def _size(item: Item) -> int:
    ref = item.value
    if isinstance(ref, TickRef):
        return 9 if ref.every or ref.unknown else len(ref.ticks)
    return len(ref.positions) if isinstance(ref, PositionRef) else 1


def _axis_words(document: Document) -> frozenset[str]:
    """The words of the labels of axes, which may stand beside a tick."""
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    return frozenset(
        word.casefold() for axis in axes for word in re.findall(r"[^\W\d_]{2,}", axis.label or "")
    )
