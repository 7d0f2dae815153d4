"""What panels are called that stand under no more than a letter or a place, or under "Values" alone.

The text tells elsewhere what these are ("(a) Dry soil and (b) wet soil", "Left heatmap: oak"), a field above the
data does ("Title: Oak"), or the corner of the table, where all the rest of it recurs.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from auditor.reading.names import PanelReading, cleaned
from auditor.reading.outline import Node
from auditor.reading.sections import is_generic

_KIND = r"(?:(?:sub-?)?(?:panel|plot|figure)|half|heat\s?map|matrix|grid|chart|fig\.|map|part|tile|picture)"
_SIDE = r"(?:left|right|middle|cent(?:er|re)|top|bottom|upper|lower|first|second|third|fourth)"
_LETTERED = re.compile(
    rf"\W*(?:{_KIND}\s*)?[(\[]?(?P<mark>[a-h]|\d|[IVX]{{1,3}})[)\]]?\W*(?:{_KIND})?\W*", re.IGNORECASE
)
_SIDED = re.compile(
    rf"\W*(?:the\s+)?(?P<mark>{_SIDE}(?:[\s-]+(?:left|right))?)(?:[\s-]hand)?(?:\s+(?:{_KIND}|side|one))?\W*",
    re.IGNORECASE,
)
_NAME = r"[\"“'‘*`]*(?P<name>[^\W_](?:(?!\s(?:and|while|whereas|but|with|on)\s)[^,;:.()\n|\"”*`]){1,50})"
_SAYS = (
    r"(?:\s*[:=–—-]\s*"
    r"|,?\s+(?:which\s+)?(?:is|shows?|gives?|holds?|covers?|has|for|of|tells?)\s+(?:the\s+|that\s+of\s+)?)"
)
_FIELD = re.compile(
    r"(?:(?:panel|heat\s?map|figure|plot)\s+)?(?:title|name|caption)|(?:sub-?)?panel|heat\s?map",
    re.IGNORECASE,
)
_NO_NAME = re.compile(r"(?:and|or|an?|with|in|on|are|is|share|both|each|all|one)\s", re.IGNORECASE)
_MOST_WORDS = 6
_LONGEST_LETTER = 3  # "III"


def with_told_names(
    readings: list[PanelReading], nodes: Sequence[Node], positions: Mapping[int, int]
) -> list[PanelReading]:
    """The panels, with the names that the text tells of those that have none of their own."""
    if len(readings) < 2:
        return readings
    names = (
        _by_mark(readings, nodes)
        or _by_head(readings, nodes)
        or _by_field(readings, nodes, positions)
        or _by_corner(readings)
    )
    return (
        [_called(reading, name) for reading, name in zip(readings, names, strict=True)] if names else readings
    )


def _called(reading: PanelReading, name: str) -> PanelReading:
    panel, title = reading.panel, _marked(reading)
    aliases = [*panel.aliases, *([title.name.text.strip(" :")] if title is not None else [])]
    rows = replace(panel.rows, label="") if panel.rows.label == name else panel.rows
    return replace(reading, panel=replace(panel, name=name, rows=rows, aliases=tuple(dict.fromkeys(aliases))))


def _distinct(names: Sequence[str]) -> list[str]:
    """The names, if there is one for each panel, and no two are the same."""
    told = {name.casefold() for name in names}
    return list(names) if "" not in told and len(told) == len(names) else []


# --- letters and places -----------------------------------------------------------------------------


def _mark(text: str) -> str:
    found = _LETTERED.fullmatch(text) or _SIDED.fullmatch(text)
    return found["mark"] if found else ""


def _by_mark(readings: Sequence[PanelReading], nodes: Sequence[Node]) -> list[str]:
    """The names that the text before the data gives the letters, or places, that head the panels."""
    titles = [_marked(reading) for reading in readings]
    marks = [_mark(title.name.text) if title is not None else "" for title in titles]
    if not _distinct(marks):
        return []
    first = min(title.block.span.start for title in titles if title is not None)
    before = [node for node in nodes if node.block.span.start < first]
    text = "\n".join(node.block.text for node in before)
    return (
        _distinct([_in_tables(mark, before) for mark in marks])
        or _distinct([_behind(mark, text) for mark in marks])
        or _distinct([_in_front(mark, text) for mark in marks])
    )


def _marked(reading: PanelReading) -> Node | None:
    """The innermost title above a panel's data, if it is no more than a mark."""
    titles = [parent for parent in reading.entries[0].node.parents if parent.is_title]
    own = reading.title if reading.title is not None and _mark(reading.title.name.text) else None
    inner = titles[-1] if titles and _mark(titles[-1].name.text) else None
    return None if reading.own_name else own or inner


def _written(mark: str) -> str:
    """A mark as running text writes it: a letter in brackets, or behind its kind."""
    own = re.escape(mark)
    if len(mark) > _LONGEST_LETTER:
        return rf"\b{own}(?:[\s-]hand)?(?:\s+(?:{_KIND}|side|one))?"
    return rf"(?:(?:\b{_KIND}\s*)?\({own}\)|\b{_KIND}\s+{own}\b)"


def _behind(mark: str, text: str) -> str:
    """The name behind a mark: "(a) dry soil", "left heatmap: dry soil"."""
    joint = _SAYS if len(mark) > _LONGEST_LETTER else rf"(?:{_SAYS}|\s+)"
    found = re.finditer(rf"{_written(mark)}{joint}{_NAME}", text, re.IGNORECASE)
    return next((name for one in found if (name := _usable(one["name"]))), "")


def _in_front(mark: str, text: str) -> str:
    """The name in front of a mark: "dry soil (a)", "dry soil on the left"."""
    own = re.escape(mark)
    where = (
        rf"\s*(?:\(\s*(?:{_KIND}\s*)?{own}(?:\s+{_KIND})?\s*\)"
        rf"|(?:,\s*|\s(?:stands\s+|is\s+)?)(?:on|at|to|in)\s+the\s+{own}\b)"
    )
    lead = r"(?:^|[,;:.(]\s*|\s(?:and|by|is|are)\s+)"
    found = re.finditer(rf"{lead}{_NAME}[\"”*`]*{where}", text, re.IGNORECASE | re.MULTILINE)
    return next((name for one in found if (name := _usable(one["name"]))), "")


def _in_tables(mark: str, nodes: Sequence[Node]) -> str:
    """The name in the row of a table that begins with a mark: `| (a) | dry soil | left |`."""
    for node in nodes:
        for row in node.block.rows[1:]:
            cells = [cell.text for cell in row]
            if cells and _mark(cells[0]).casefold() == mark.casefold():
                return next((name for cell in cells[1:] if not _mark(cell) and (name := _usable(cell))), "")
    return ""


def _usable(text: str) -> str:
    name = re.sub(r"^(?:(?:the|for|of)\s+)+", "", cleaned(text).strip("\"“”'‘’*` "), flags=re.IGNORECASE)
    named = 0 < len(name.split()) <= _MOST_WORDS and not is_generic(name)
    return name if named and not _mark(name) and not _NO_NAME.match(name) else ""


# --- heads of titles --------------------------------------------------------------------------------


# "Weekday: as printed in the cells", "Weekday – read off the colours", "Weekday, by the hour"
_HEAD = re.compile(r"(?P<head>[^:–—,()]{1,40}?)(?:\s*:|\s+[–—]|,)\s+(?P<remark>[^\W_].*)")


def _by_head(readings: Sequence[PanelReading], nodes: Sequence[Node]) -> list[str]:
    """The first words of titles that go on with a remark, where the text above calls the panels so."""
    titles = [reading.title for reading in readings if reading.title is not None and not reading.own_name]
    found = [_HEAD.fullmatch(title.name.text.strip()) for title in titles]
    names = _distinct([_usable(own["head"]) if own else "" for own in found])
    if len(names) < len(readings):
        return []
    first = min(title.block.span.start for title in titles)
    text = "\n".join(node.block.text for node in nodes if node.block.span.start < first)
    told = all(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) for name in names)
    return names if told else []


# --- fields and corners -----------------------------------------------------------------------------


def _by_field(
    readings: Sequence[PanelReading], nodes: Sequence[Node], positions: Mapping[int, int]
) -> list[str]:
    """The names of fields such as "Title: Oak" that stand above the data of each."""
    if any(reading.own_name for reading in readings):
        return []
    spans = [[positions[id(entry.node)] for entry in reading.entries] for reading in readings]
    starts = [min(own) for own in spans]
    found = []
    for start in starts:
        since = max((max(own) for own in spans if max(own) < start), default=-1)
        titles = list(_titled(nodes[since + 1 : start]))
        found.append(titles[0] if len(titles) == 1 else "")
    return _distinct(found)


def _titled(nodes: Sequence[Node]) -> Iterator[str]:
    for node in nodes:
        if (
            node.label is not None
            and _FIELD.fullmatch(node.label.text.strip())
            and (name := _usable(node.body.text))
        ):
            yield name


def _by_corner(readings: Sequence[PanelReading]) -> list[str]:
    """The words in the corners of tables that have nothing else to tell them apart."""
    axes = {
        tuple(tuple(tick.text for tick in axis.ticks) for axis in (reading.panel.rows, reading.panel.columns))
        for reading in readings
    }
    titles = {id(reading.title) for reading in readings}
    tables = all(reading.entries[0].table is not None and not reading.own_name for reading in readings)
    if len(axes) > 1 or len(titles) > 1 or not tables:
        return []
    return _distinct([cleaned(reading.entries[0].row_label) for reading in readings])
