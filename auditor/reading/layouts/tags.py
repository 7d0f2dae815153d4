"""Lists of HTML and elements of XML whose leaves are the cells of a grid.

::

    <dl><dt>Oak</dt><dd>May 4, June 6</dd></dl>
    <row name="Oak"><cell month="May">4</cell></row>
"""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.layouts.keyed_line import cells_of
from auditor.reading.layouts.laid import Laid, Row, Table
from auditor.reading.layouts.places import tables_of
from auditor.reading.plain import Plain

_OPENS = re.compile(r"<(?P<name>dl|ul|ol|[a-z][\w:.-]{1,30})\b[^<>]{0,200}>", re.IGNORECASE)
_TAG = re.compile(r"<(?P<close>/?)(?P<name>[A-Za-z][\w:.-]{0,30})(?P<told>[^<>]{0,300}?)(?P<alone>/?)>")
_TOLD = re.compile(r"[\w:.-]+\s*=\s*(?:\"(?P<double>[^\"]*)\"|'(?P<single>[^']*)')")
_BLANK = frozenset(("br", "hr", "img", "p"))


def read(lines: Sequence[Plain]) -> Laid | None:
    """The grids of the element that the first line opens."""
    opening = _OPENS.match(lines[0].text) if lines else None
    if opening is None or opening["name"].lower() in ("table", "details", "div", "span", "svg"):
        return None
    name = opening["name"].lower()
    depth = 0
    for number, line in enumerate(lines, start=1):
        for tag in _TAG.finditer(line.text):
            if tag["name"].lower() == name and not tag["alone"]:
                depth += -1 if tag["close"] else 1
        if depth == 0:
            tables = _tables(_joined(lines[:number]), name)
            return Laid(number, tables) if tables else None
    return None


def _joined(lines: Sequence[Plain]) -> Plain:
    text = "\n".join(line.text for line in lines)
    offsets = [at for line in lines for at in line.offsets]
    return Plain(text, tuple(offsets))


def _tables(body: Plain, name: str) -> tuple[Table, ...]:
    if name == "dl":
        return _of_terms(body)
    if name in ("ul", "ol"):
        return _of_items(body)
    return tables_of(list(_leaves(body)))


def _of_terms(body: Plain) -> tuple[Table, ...]:
    """A row for each term, with what stands under it as cells with their own keys."""
    rows: list[tuple[Plain, Row]] = []
    term: Plain | None = None
    for tag, text in _pieces(body):
        if tag == "dt":
            term = text
        elif tag == "dd" and term is not None and (cells := cells_of(text)):
            rows.append((term, tuple(part for cell in cells for part in cell)))
    points = [
        ([term, key], value)
        for term, cells in rows
        for key, value in zip(cells[::2], cells[1::2], strict=True)
    ]
    return tables_of(points)


def _of_items(body: Plain) -> tuple[Table, ...]:
    """The values of items below the names of the items that they stand in: "<li>Oak<ul><li>May: 4</li>"."""
    path: list[Plain] = []
    points: list[tuple[list[Plain], Plain]] = []
    for depth, text in _items(body):
        del path[max(0, depth - 1) :]
        keyed = cells_of(text, fewest=1)
        if keyed and len(keyed) == 1 and path:
            points.append(([*path, keyed[0][0]], keyed[0][1]))
        else:
            path.append(text.part(0, len(text.text.rstrip(" :"))))
    return tables_of(points)


def _items(body: Plain) -> Iterator[tuple[int, Plain]]:
    depth = 0
    tags = list(_TAG.finditer(body.text))
    for tag, following in zip(tags, [*tags[1:], None], strict=True):
        name = tag["name"].lower()
        if name in ("ul", "ol"):
            depth += -1 if tag["close"] else 1
        elif name == "li" and not tag["close"] and following:
            yield depth, body.part(tag.end(), following.start())


def _pieces(body: Plain) -> Iterator[tuple[str, Plain]]:
    """What stands between each opening tag and the next tag."""
    tags = list(_TAG.finditer(body.text))
    for tag, following in zip(tags, [*tags[1:], None], strict=True):
        if not tag["close"]:
            yield (
                tag["name"].lower(),
                body.part(tag.end(), following.start() if following else len(body.text)),
            )


def _leaves(body: Plain) -> Iterator[tuple[list[Plain], Plain]]:
    """Each value of an element with what the attributes of it and of those around it say."""
    around: list[list[Plain]] = []
    tags = list(_TAG.finditer(body.text))
    for tag, following in zip(tags, [*tags[1:], None], strict=True):
        if tag["close"]:
            del around[-1:]
            continue
        told = [
            body.part(tag.start("told") + found.start(group), tag.start("told") + found.end(group))
            for found in _TOLD.finditer(tag["told"])
            for group in ("double", "single")
            if found[group] is not None
        ]
        path = [part for own in around for part in own]
        inner = body.part(tag.end(), following.start()) if following and not tag["alone"] else None
        if tag["alone"] and told:
            yield [*path, *told[:-1]], told[-1]
        elif inner is not None and inner.text and told:
            yield [*path, *told], inner
        if not tag["alone"]:
            around.append(told)
