"""The rest of a grid of which the text gives one value for "all other cells"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.model import Axis, Cell, Panel
from auditor.quantity import match_quantity
from auditor.reading.block import TITLES
from auditor.reading.labels import canonical
from auditor.reading.names import PanelReading
from auditor.reading.outline import Node
from auditor.reading.sequences import implied_ticks

_CELLS = (
    r"(?:cells?|values?|entr(?:y|ies)|squares?|pairs?|positions?|box(?:es)?|tiles?|fields?|combinations?|points?|bins?|slots?"
    r"|spots?|places?|locations?|intersections?|crossings?|blocks?)"
)
_WHICH = (
    rf"(?:(?:all|every|each|the|any)\s+(?:(?:of\s+)?the\s+)?(?:others?|remaining|off-diagonal|rest of the|unlisted"
    rf"|unnamed|omitted)\s+(?:\w+\s+){{0,2}}?{_CELLS}|(?:unlisted|unnamed|omitted|unmentioned)\s+{_CELLS}"
    rf"|everything else|(?:everywhere else|elsewhere)(?:,?\s+the\s+(?:value|count|number|cells?))?"
    r"|(?:whatever|everything|all) (?:that )?(?:is |are )?not (?:listed|named|shown|given|mentioned)"
    rf"|{_CELLS}\s+(?:(?:that|which) (?:are|is)\s+)?not (?:listed|named|shown|given|mentioned)(?:\s+\w+)?"
    rf"|all others?|the (?:rest|remainder|others)(?: of the \w+)?)"
)
_OTHERS = re.compile(
    rf"\b{_WHICH}\s*(?:,[^,.]{{1,40}},\s*)?(?:\s(?:all|each|both))?\s*(?:\b(?:are|is|hold|holds|contain|contains|read"
    rf"|reads|equal|equals|show|shows|have|has)|=|:)\s*"
    r"(?:(?:empty|blank|white),?\s+(?:that is|i\.e\.|meaning|so|and so),?\s+)?"
    r"(?:(?:exactly|simply|all|the value|a value of|a)\s+)*"
    rf"(?P<value>[-+−]?\d[\d.]*|zeros?)\b(?!\s+or\b)"
    # Whatever the cells are of: "All other plots are 0."
    r"|(?:(?:^|[.;:]\s+|,\s+(?:and\s+)?)(?:all|every|each)\s+(?:the\s+)?other\s+(?:[^\W\d_]+\s+){1,2}?(?:are|is|hold|holds|have|has|show|shows)"
    r"\s+(?P<none>0|zero)(?=\s*(?:$|[.;(])))"
    rf"|\b(?P<first>[-+−]?\d[\d.]*|zeros?)\s+in\s+{_WHICH}",
    re.IGNORECASE,
)
# "All diagonal cells are 1.00", "the diagonal (each with itself) is 1 throughout"
_DIAGONAL = re.compile(
    rf"\b(?:(?:all|every|each|the)\s+(?:of\s+the\s+)?)?(?:main[\s-]|leading[\s-])?diagonal(?:\s+{_CELLS})?"
    r"(?:\s*\([^()\d]{1,60}\)|,[^,.\d]{1,40},)?\s*"
    r"(?:\b(?:are|is|holds?|contains?|reads?|equals?|shows?|has|have)|=|:)\s*"
    r"(?:(?:all|each|both|always|exactly|simply|of course|by definition|necessarily|uniformly|fixed at|set to"
    r"|the value|a value of|filled with)\s+)*"
    r"(?P<value>[-+−]?\d(?:[\d.]*\d)?|zeros?|ones?)\b"
    r"(?!\s*(?:or|to|out|of|in|%?\s*[–—-]\s*\d)\b|\.\d|\s+(?:from|for|at)\b)",
    re.IGNORECASE,
)
_WORDS = {"zero": "0", "zeros": "0", "one": "1", "ones": "1"}
_EVERY_PANEL = re.compile(
    r"\b(?:both|each|every|all)\s+(?:the\s+)?(?:\w+\s+)?(?:panels?|maps?|heat\s?maps?|matri\w+|grids?|figures?|plots?)\b",
    re.IGNORECASE,
)
MOST_FILLED = 10_000
MOST_SENTENCES = 100
BLOCKS = ("table", "fence", "math")


def tells_the_rest(text: str) -> bool:
    """Whether a text gives one value for all cells that it does not name."""
    return _OTHERS.search(text) is not None or _DIAGONAL.search(text) is not None


class RestOfGrids:
    """What the sentences of a document say of all cells that they do not name."""

    def __init__(self, nodes: Sequence[Node], readings: Sequence[PanelReading]) -> None:
        paths = {_titles(reading.entries[0].node) for reading in readings}
        self.positions = {id(node): number for number, node in enumerate(nodes)}
        self.by_path: dict[tuple[int, ...], list[Node]] = {}
        for node in nodes:
            if node.block.kind not in BLOCKS and tells_the_rest(node.block.text):
                self.by_path.setdefault(_titles(node), []).append(node)
        apart = [node for path, own in self.by_path.items() if path not in paths for node in own]
        self.general = [n for n in apart if len(readings) == 1 or _EVERY_PANEL.search(n.block.text)]

    def fill(self, panel: Panel, reading: PanelReading) -> Panel:
        """The panel, its rest filled where the text gives one value for it; it remembers that it was."""
        for pattern in (_DIAGONAL, _OTHERS):
            panel = self._filled(panel, reading, pattern)
        return panel

    def _filled(self, panel: Panel, reading: PanelReading, pattern: re.Pattern[str]) -> Panel:
        node = self._about(reading, pattern)
        found = pattern.search(node.block.text) if node is not None else None
        if node is None or found is None:
            return panel
        diagonal = pattern is _DIAGONAL
        name = "value" if diagonal else found.lastgroup or "value"
        place = node.block.content.span(found.start(name), found.end(name))
        number = _WORDS.get(found[name].lower(), found[name])
        quantity = match_quantity(number.rstrip("."), 0)
        full = _on_implied_axes(panel)
        if quantity is None or full.size > MOST_FILLED:
            return panel
        own = {place for place in full.grid if _same(full, *place)}
        if diagonal and (own or not _is_square(full)):
            return panel
        off_diagonal = "off-diagonal" in found.group().lower()
        filled = [
            Cell(row, column, replace(quantity, span=place), place, found[name].rstrip("."), assumed=True)
            for row in range(len(full.rows.ticks))
            for column in range(len(full.columns.ticks))
            if (row, column) not in full.grid
            and not (off_diagonal and _same(full, row, column))
            and (not diagonal or _same(full, row, column))
        ]
        return replace(full, cells=(*full.cells, *filled))

    def _about(self, reading: PanelReading, pattern: re.Pattern[str]) -> Node | None:
        """The sentence that speaks of this panel: under its titles the innermost, of several the nearest."""
        own = [self.positions[id(entry.node)] for entry in (reading.entries[0], reading.entries[-1])]
        path = _titles(reading.entries[0].node)
        for length in range(len(path), -1, -1):
            told = self.by_path.get(path[:length], [])[:MOST_SENTENCES]
            if nodes := [node for node in told if pattern.search(node.block.text)]:
                return min(nodes, key=lambda node: self._distance(node, own))
        return next((node for node in self.general if pattern.search(node.block.text)), None)

    def _distance(self, node: Node, own: Sequence[int]) -> int:
        return min(abs(self.positions[id(node)] - place) for place in own)


def _titles(node: Node) -> tuple[int, ...]:
    return tuple(id(parent) for parent in node.parents if parent.block.kind in TITLES)


def _same(panel: Panel, row: int, column: int) -> bool:
    return canonical(panel.rows.ticks[row].text) == canonical(panel.columns.ticks[column].text)


def _is_square(panel: Panel) -> bool:
    """Whether a panel has the same names on both sides."""
    sides = (panel.rows.ticks, panel.columns.ticks)
    return len({frozenset(canonical(tick.text) for tick in ticks) for ticks in sides}) == 1


def _on_implied_axes(panel: Panel) -> Panel:
    """The panel with all the ticks that the axes declare, where so far only those with values were known."""
    rows, row_map = _full(panel.rows)
    columns, column_map = _full(panel.columns)
    cells = tuple(replace(c, row=row_map[c.row], column=column_map[c.column]) for c in panel.cells)
    return replace(panel, rows=rows, columns=columns, cells=cells)


def _full(axis: Axis) -> tuple[Axis, list[int]]:
    """An axis with its declared or implied ticks, and where its own went; itself where it has others."""
    same = list(range(len(axis.ticks)))
    declared = axis.declaration
    full = (declared.ticks or implied_ticks(declared)) if declared else ()
    places = {canonical(tick.text): number for number, tick in reversed(list(enumerate(full)))}
    moved = [places.get(canonical(tick.text)) for tick in axis.ticks]
    if not full or None in moved:
        return axis, same
    return replace(axis, ticks=full), [place for place in moved if place is not None]
