"""Tables beside the figure: settings, sizes of models, numbers of samples, which are none of its cells.

A table that lies on the declared axes is never one of them, whatever it is called.
"""

import re
from collections.abc import Sequence

from auditor.quantity import match_quantity
from auditor.reading.colours import is_colour
from auditor.reading.key import matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain

_SETTING = re.compile(
    r"^(?:hyper-?\s?parameters?|(?:training\s+|model\s+)?(?:parameters?|settings?|options?|config\w*|propert(?:y|ies)"
    r"|specifications?|attributes?|arguments?|details?))(?:\s+names?)?$",
    re.IGNORECASE,
)
_CORE = (
    r"hyper-?\s?parameters?|set-?\s?ups?|settings?|configurations?|implementation|environment|hardware|specifications?"
    r"|architectures?|models?|data\s?sets?|splits?|budgets?|notation|abbreviations|symbols"
)
_BESIDE = (
    r"training|experiment(?:al|s)?|model|evaluation|data|details?|sizes?|used|overview|statistics|the|of|and|for|our"
    r"|all|table|list|compute|software|run|runs|tested|compared|s\d+|\d+"
)
_SECTION = re.compile(
    rf"^\W*(?:(?:{_BESIDE})\b\W*)*(?:{_CORE})\b\W*(?:(?:{_BESIDE}|{_CORE})\b\W*)*$", re.IGNORECASE
)
_PROPERTY = re.compile(
    r"^\W*(?:#|no\.?|number of|num\.?)?\s*(?:(?:attention|hidden|embedding|model|batch|context|vocab\w*)\s+)?"
    r"(?:layers?|heads?|param(?:eter)?s?|size|dim(?:ension)?s?|width|depth|vocab(?:ulary)?|epochs?|steps|tokens"
    r"|gpus?|batch|lr|learning[\s-]rate|dropout|optimi[sz]er|weight decay|warm-?up(?: steps)?|seeds?|licen[cs]e"
    r"|release)(?:\s*\([^)]*\))?\W*$",
    re.IGNORECASE,
)
# "Minimum", "Std. dev.", "Number of samples": what sums up a figure or tells of its data.
_STATISTIC = re.compile(
    r"^\W*(?:the\s+)?(?:(?:overall|grand|sample|arithmetic|weighted)\s+)?"
    r"(?:min(?:imum|\.)?|max(?:imum|\.)?|means?|medians?|averages?|modes?|range|spread|totals?|sums?|count|n"
    r"|(?:std|standard|st)\.?\s?(?:dev(?:iation|\.)?|error|err\.?)|s\.?d\.?|variance|iqr|interquartile\s+range"
    r"|quartiles?|(?:first|third|lower|upper|1st|3rd)\s+quartile|percentiles?|\d+(?:st|nd|rd|th)\s+percentile|skew(?:ness)?"
    r"|kurtosis|(?:number|no\.|share|size|proportion)\s+of\s.{1,40}|sample\s+size"
    r"|(?:mean|median|average|minimum|maximum|total|lowest|highest)\s+\S.{0,40})(?:\s*\([^()]*\))?\W*$",
    re.IGNORECASE,
)
_OF_STATISTICS = re.compile(
    r"^\W*(?:summary\s+)?(?:statistics?|stat|key\s+figures?|indicators?)\W*$", re.IGNORECASE
)
_RANGE = re.compile(r"\d\s*(?:[-–—]|to)\s*\d|[<>≤≥]|\b(?:below|above|under|over|less|more)\b", re.IGNORECASE)
_LONGEST_CAPTION = 100


def is_aside(node: Node, before: Node | None, axes: Sequence[KnownAxis]) -> bool:
    """Whether a table or item tells of the experiment and not of the figure.

    A table is told by its corner, its section or its caption, an item by its section.
    """
    rows = node.block.rows
    names = [parent.name.text for parent in node.parents[-1:] if parent.is_title]
    if node.block.kind == "item" and node.label is not None:
        return any(_SECTION.match(name) for name in names) and not _on_axes([node.label], axes)
    if node.block.kind == "table" and len(rows) > 2 and _explains_colours(rows):
        return True
    if node.block.kind != "table" or len(rows) < 2 or _lies_on(rows, axes):
        return False
    if before is not None and before.block.kind in ("paragraph", "title", "image"):
        names.append(before.block.text[:_LONGEST_CAPTION].rstrip(" .:"))
    return (
        (bool(_SETTING.match(rows[0][0].text)) and not _measured_alike(rows))
        or _lists_properties(rows)
        or _lists_statistics(rows)
        or any(_SECTION.match(name) for name in names)
    )


def _measured_alike(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether all cells of several columns have as many decimals, and some: settings compared, and not listed."""
    cells = [match_quantity(cell.text, 0) for row in rows[1:] for cell in row[1:]]
    steps = {cell.step for cell in cells if cell is not None}
    return len(rows[0]) > 2 and None not in cells and len(steps) == 1 and max(steps) < 1


def _explains_colours(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether a table of two columns tells for each colour what it means, in words or as a range."""
    body = rows[1:]
    return all(len(row) == 2 and is_colour(row[0].text) for row in body) and any(
        _RANGE.search(row[1].text) for row in body
    )


def _lies_on(rows: Sequence[Sequence[Plain]], axes: Sequence[KnownAxis]) -> bool:
    """Whether half of a table's heads, or of its row labels, are declared ticks; of a list of parameters its head."""
    lists = bool(_SETTING.match(rows[0][0].text)) and len(rows[0]) == len(("name", "value"))
    sides = (rows[0][1:], [] if lists else [row[0] for row in rows[1:] if row])
    return any(_on_axes(labels, axes) for labels in sides)


def _lists_properties(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether heads or row labels name several properties of a model or a data set, and little else."""
    sides = [cell.text for cell in rows[0][1:]], [row[0].text for row in rows[1:] if row]
    named = [[text for text in texts if _PROPERTY.match(text)] for texts in sides]
    return any(
        len(set(own)) > 1 and 3 * len(own) >= 2 * len(all_) for own, all_ in zip(named, sides, strict=True)
    )


def _lists_statistics(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether a table of two columns, or of one line of values, tells a statistic in each cell and little else."""
    if all(len(row) == 2 for row in rows):
        names = [row[0].text for row in rows[1:]]
        named = bool(_OF_STATISTICS.match(rows[0][0].text))
    else:
        names = [cell.text for cell in rows[0]] if len(rows) == 2 else []
        named = False
    told = sum(bool(_STATISTIC.match(name)) for name in names)
    return len(names) > 1 and (told > len(names) / 2 if named else 4 * told >= 3 * len(names))


def _on_axes(labels: Sequence[Plain], axes: Sequence[KnownAxis]) -> bool:
    known = [axis for axis in axes if axis.ticks or axis.range]
    fits = [any(matches(key, a) >= 0.5 for key in read_keys(label, known) for a in known) for label in labels]
    return bool(known and labels) and 2 * sum(fits) >= len(labels)
