"""Which columns of a long table place a value, and which hold it.

::

    | Crop | Depth | Salt | Yield |        crop tells the panel, depth the row, salt the column
    | Rye  | 15    | 0.1  | 61.9  |

Keys are columns whose labels recur and which together name each line once. Which of them are the two axes
is settled by how well they fit the declared ones; what is left tells panels apart.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import prod

from auditor.metrics import metric_named
from auditor.reading.key import Key, matches
from auditor.reading.known_axes import KnownAxis
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

FEWEST_LINES = 4
MOST_COLUMNS = 12
MOST_LEFT_OVER = 1  # a running number, say
_SAMPLE = 60
_PANEL = re.compile(r"\b(?:panels?|figures?|heat\s?maps?|sub\s?plots?|plots?|facets?|maps?)\b", re.IGNORECASE)
_PLOT = re.compile(r"plots?|maps?", re.IGNORECASE)  # of a field, say, where it does not lead the line
_BESIDE = re.compile(
    r"^\W*(?:±|std|sd|s\.d\.|sem|se|stdev|dev(?:iation)?|standard\b.*|errors?|ci\b.*|n|count of runs|runs"
    r"|seeds?|rank|notes?|remarks?|#|no\.?|id|line)\W*$",
    re.IGNORECASE,
)

_UNIT = re.compile(r"\s*[(\[](?P<unit>[^()\[\]\d]{1,16})[)\]]\s*$")

Rows = Sequence[Sequence[Plain]]


@dataclass(frozen=True, slots=True)
class Pivot:
    """The columns of a long table: those of the two axes, those that tell panels apart, those with values."""

    row: int
    column: int
    panels: tuple[int, ...]
    values: tuple[int, ...]


def pivot_of(rows: Rows, axes: Sequence[KnownAxis]) -> Pivot | None:
    """How a table is pivoted, or None where it is no long one."""
    head, *body = rows
    width = len(head)
    if len(body) < FEWEST_LINES or not 3 <= width <= MOST_COLUMNS or any(len(row) != width for row in body):
        return None
    if not head[0].text and len({row[0].text for row in body}) == len(body):
        return None  # each line has a label of its own in a column without a name, as in a grid
    keys = _keys(head, body, axes)
    values = _values(head, body, keys)
    if len(keys) < 2 or not values:
        return None
    row, column = _axes(head, body, keys, axes)
    numbered = any(
        _is_number(cell) for cell in head
    )  # as the columns of a grid are, and rarely panels: "2011"
    if numbered and not (
        _lies_on(head, body, row, axes, "rows") and _lies_on(head, body, column, axes, "columns")
    ):
        return None
    panels = tuple(key for key in keys if key not in (row, column))
    if len(_left_over(head, body, (*keys, *values))) > MOST_LEFT_OVER:
        return None  # a grid, two of whose columns name its lines by chance
    if len(values) > 1 and (
        panels
        or not (
            (_fits(head, body, row, axes) and _fits(head, body, column, axes))
            or (are_measures([head[i].text for i in values]) and _fills(body, row, column))
        )
    ):
        return None
    return Pivot(row, column, panels, values) if _spans(body, row, column, panels) else None


def _keys(head: Sequence[Plain], body: Rows, axes: Sequence[KnownAxis]) -> tuple[int, ...]:
    """The columns that together name each line once, declared axes before others, the left before the right."""
    texts = [[row[i].text for row in body] for i in range(len(head))]
    recurring = [i for i, own in enumerate(texts) if all(own) and 1 < len(set(own)) < len(body)]
    fitting = {i for i in recurring if _fits(head, body, i, axes)}
    chosen: list[int] = []
    for place in sorted(recurring, key=lambda i: (i not in fitting, i)):
        chosen.append(place)
        if len(chosen) > 1 and _distinct(texts, chosen):
            break
    else:
        return ()
    for place in reversed(chosen):
        fewer = [other for other in chosen if other != place]
        if len(fewer) > 1 and place not in fitting and _distinct(texts, fewer):
            chosen = fewer
    return tuple(sorted(chosen))


def _distinct(texts: Sequence[Sequence[str]], columns: Sequence[int]) -> bool:
    """Whether hardly two lines have the same labels in these columns (one that does is a fault)."""
    lines = list(zip(*(texts[i] for i in columns), strict=True))
    return len(set(lines)) >= 0.8 * len(lines)


def _values(head: Sequence[Plain], body: Rows, keys: Sequence[int]) -> tuple[int, ...]:
    """The columns of numbers behind the keys, without those that go with a value (its deviation, its rank)."""
    numeric = [i for i in range(len(head)) if i not in keys and _is_numeric([row[i] for row in body])]
    behind = [i for i in numeric if i > max(keys, default=0)]
    own = [i for i in behind if not goes_with_a_value(head[i].text)]
    return tuple(own or behind[:1] or [i for i in numeric if not goes_with_a_value(head[i].text)][:1])


def are_measures(heads: Sequence[str]) -> bool:
    """Whether columns hold a measure each: all have a unit in a bracket, not all the same, or are well known."""
    units = [found["unit"].strip() if (found := _UNIT.search(head)) else "" for head in heads]
    known = [metric_named(_UNIT.sub("", head)) for head in heads]
    names = {metric.name for metric in known if metric is not None}
    return (all(units) and len(set(units)) > 1) or len(names) == len(heads)


def _fills(body: Rows, row: int, column: int) -> bool:
    """Whether each row tick stands beside each column tick in some line."""
    pairs = {(line[row].text, line[column].text) for line in body}
    return len(pairs) == len({first for first, _ in pairs}) * len({second for _, second in pairs})


def goes_with_a_value(name: str) -> bool:
    """Whether a column or a word is that of a deviation, a rank or a count of runs, and no measure of its own."""
    return bool(_BESIDE.match(name))


def _left_over(head: Sequence[Plain], body: Rows, used: Sequence[int]) -> list[int]:
    """The columns of numbers that neither place a value nor hold it nor go with it."""
    others = [i for i in range(len(head)) if i not in used and not goes_with_a_value(head[i].text)]
    return [i for i in others if _is_numeric([row[i] for row in body])]


def _is_number(cell: Plain) -> bool:
    value = whole_value(cell)
    return value is not None and value.quantity is not None


def _is_numeric(cells: Sequence[Plain]) -> bool:
    readable = sum(whole_value(cell) is not None for cell in cells)
    return readable >= 0.8 * len(cells) and any(_is_number(cell) for cell in cells)


def _fits(head: Sequence[Plain], body: Rows, column: int, axes: Sequence[KnownAxis]) -> bool:
    return any(_fit(head, body, column, axis) > 0.5 for axis in axes)


def _lies_on(head: Sequence[Plain], body: Rows, column: int, axes: Sequence[KnownAxis], side: str) -> bool:
    return any(_fit(head, body, column, axis) > 0.5 for axis in axes if axis.side == side)


def _fit(head: Sequence[Plain], body: Rows, column: int, axis: KnownAxis) -> float:
    """How well a column's labels, under its name, lie on an axis."""
    cells = [row[column] for row in body[:_SAMPLE]]
    keys = [Key(cell.text, cell.span(), head[column].text) for cell in cells]
    return sum(matches(key, axis) for key in keys) / len(keys)


def _axes(
    head: Sequence[Plain], body: Rows, keys: Sequence[int], axes: Sequence[KnownAxis]
) -> tuple[int, int]:
    """The columns of the two axes; where none are declared what is called a panel, else the first, is none."""
    fits = {
        (key, side): max((_fit(head, body, key, a) for a in axes if a.side == side), default=0.0)
        for key in keys
        for side in ("rows", "columns")
    }
    apart = {key: _tells_panels(head, body, key, keys) for key in keys}

    def rank(pair: tuple[int, int]) -> tuple[float, float, bool, int, int]:
        first, second = pair
        fit = round(fits[first, "rows"] + fits[second, "columns"], 6)
        return fit, -apart[first] - apart[second], first < second, first + second, first

    return max(permutations(keys, 2), key=rank)


def _tells_panels(head: Sequence[Plain], body: Rows, key: int, keys: Sequence[int]) -> float:
    """How likely a column tells panels apart: by its name, or as the one of words beside two of numbers."""
    if len(keys) < 3:
        return 0.0
    if _PANEL.search(head[key].text) and (key == min(keys) or not _PLOT.fullmatch(head[key].text)):
        return 2.0
    words = [k for k in keys if not _is_number(body[0][k])]
    return 1.0 if key in words and len(keys) - len(words) == 2 else 0.0


def _spans(body: Rows, row: int, column: int, panels: Sequence[int]) -> bool:
    """Whether the lines fill, panel by panel, at least half of their grids."""
    grids: dict[tuple[str, ...], tuple[set[str], set[str]]] = {}
    for line in body:
        own = grids.setdefault(tuple(line[i].text for i in panels), (set(), set()))
        own[0].add(line[row].text)
        own[1].add(line[column].text)
    return 2 * len(body) >= sum(prod(map(len, sides)) for sides in grids.values())
