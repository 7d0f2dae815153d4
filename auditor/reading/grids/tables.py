r"""A table whose first column names the rows: corner `A \ B`, `A / B`, plain or empty; pipe or HTML.

Leading columns of words are joined to one row label ("W. & H. | Racism"), blanks among them take over
the label above. A head may repeat the axis name ("Dose 20") or give the orientation
("Damaged (predicted)"). A row or column called Total, Sum or the like is kept apart by `panels.py`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.quantity import number_of
from auditor.reading.colours import is_tone
from auditor.reading.form import Entry, Form, Value
from auditor.reading.key import IN_RANGE, Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.outline import Node
from auditor.reading.panel_columns import by_panel
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value
from auditor.source import Span

# A backslash, or a slash between blanks, parts the names, whatever slashes their units have ("Flow (l/s)").
_CLEAR_CORNER = re.compile(r"^(?P<row>[^\\]+?)(?:\s*\\+\s*|\s+/\s+)(?P<column>[^\\→↓]+?)$")
_CORNER = re.compile(r"^(?P<row>.+?)\s*(?:\\+|/|↓\s*/?|\||→|vs\.?|×)\s*(?P<column>[^\\/]+?)\s*[→↓]?$")
_ROLE = re.compile(
    r"^(?P<role>pred(?:icted|iction|\.)?|actual|true|real|ground[\s-]truth)(?:\s+(?:class|label))?[\s:_-]+(?=\S)",
    re.IGNORECASE,
)
_OUTCOME = re.compile(r"(?:TP|TN|FP|FN)\s*[=:]\s*(?=\d)")  # "TP = 40" in the cell of hits
_AMOUNT = re.compile(r"^(?:values?|amounts?|settings?|choices?|numbers?)\b", re.IGNORECASE)
_FEWEST_ROWS = 2
_SENTENCE = 6  # words of a remark
SHADES = "░▒▓█■□▪▫▁▂▃▄▅▆▇"
_SPACED_SLASH = re.compile(r"\s/\s|\\|↓|→|\|")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for each row of a table."""
    rows = node.block.rows
    if node.block.kind == "table" and len(rows) > 1:
        entries = table_entries(node, rows, axes, "tables")
        yield from (replace(entry, panel=entry.panel or node.block.panel) for entry in entries)


def table_entries(
    node: Node, rows: Sequence[Sequence[Plain]], axes: Sequence[KnownAxis], form: str
) -> Iterator[Entry]:
    """The entries of a table given as rows of cells, the first being the head."""
    head, body, axis = _without_count(*_head_and_body(rows))
    if not body:
        return
    if parts := by_panel(head, body, axes):
        for name, lines in parts.items():
            inner = table_entries(node, [head[1:], *lines], axes, form)
            yield from (replace(entry, panel=name) for entry in inner)
        return
    width = _usual_width(body)
    leading = _leading_columns(head, body)
    if len(head) == width - leading and leading:  # a head without a corner
        head = [*[Plain("", (node.block.span.start,))] * leading, *head]
    if not leading or width <= leading or len(head) < leading:
        return
    corner = head[leading - 1].text
    row_label, column_label = split_corner(corner)
    column_label = column_label or axis
    columns = _without_role([_column_key(cell, column_label, axes) for cell in head[leading:]])
    if not columns:
        return
    lone = len(columns) == 1 and _is_a_list(node, columns[0], axes)
    above = [Plain("", (0,))] * leading
    for row in body:
        labels = [cell if cell.text else before for cell, before in zip(row[:leading], above, strict=False)]
        above = labels or above
        values = [value_of(cell) for cell in row[leading:]]
        key = _row_key(labels, axes)
        if _is_a_note(labels, values, body):
            continue
        pair = read_keys(labels[-1], axes) if leading == len(columns) == 1 and values else ()
        if len(pair) == 2 and all(any(matches(one, axis) >= IN_RANGE for axis in axes) for one in pair):
            yield Entry(node, form, pair, tuple(values[:1]))
        elif key is not None and lone:
            yield Entry(node, form, (key,), tuple(values[:1]), row_label=row_label)
        elif key is not None and values:
            yield Entry(
                node, form, (key,), tuple(values), spread=True, table=node.block.span.start, header=columns,
                row_label=row_label, column_label=column_label,
            )  # fmt: skip


def _head_and_body(
    rows: Sequence[Sequence[Plain]],
) -> tuple[Sequence[Plain], Sequence[Sequence[Plain]], str]:
    """The column heads, the rest, and the name of the columns' axis where a line of its own gives it.

    A head of two lines, the upper spanning columns, is joined to one. An upper line that says the same of all
    columns names their axis and is left out of the heads.
    """
    first, *rest = rows
    if not _spans(first) or len(rest) < 2 or len(rest[0]) != len(first):
        return first, rest, ""
    shared = len({cell.text for cell in _filled(first)[1:]}) == 1
    if _is_a_row(rest[0], rest[1], first) and not (shared and not first[0].text and first[-1].text == ""):
        return first, rest, ""
    second = rest[0]
    joined = [_both(upper, lower, shared=shared) for upper, lower in zip(_filled(first), second, strict=True)]
    return joined, rest[1:], first[1].text if shared else ""


_NUMBER_OF_ROW = re.compile(
    r"\W*(?:rank(?:ing)?|no\.?|nr\.?|pos(?:ition)?\.?|place|row|line)?\W*", re.IGNORECASE
)


def _counts_its_rows(head: Sequence[Plain], body: Sequence[Sequence[Plain]]) -> bool:
    """Whether the first column counts the rows from 1, whose names stand in the second: "Rank | Class | Recall"."""
    if len(body) < _FEWEST_ROWS or len(head) < 3 or not _NUMBER_OF_ROW.fullmatch(head[0].text):
        return False
    counted = [row[0].text.strip(" .)#") if row else "" for row in body]
    in_turn = counted == [str(number) for number in range(1, len(body) + 1)]
    return in_turn and _is_words([row[1] for row in body if len(row) > 1])


def _without_count(
    head: Sequence[Plain], body: Sequence[Sequence[Plain]], axis: str
) -> tuple[Sequence[Plain], Sequence[Sequence[Plain]], str]:
    """The same without a first column that counts the rows."""
    return (head[1:], [row[1:] for row in body], axis) if _counts_its_rows(head, body) else (head, body, axis)


def _is_a_list(node: Node, column: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether a table of one column lists values whose own column is told by a title above, or nowhere.

    Without any axis that is known, "| t | value |" is a series, and its one column is all there is.
    """
    if any(matches(column, axis) for axis in axes):
        return False
    above = read_keys(node.parents[-1].name, axes) if node.parents else ()
    numbered = len(above) == 1 and bool(above[0].name) and above[0].number is not None
    return numbered or bool(axes) and _AMOUNT.match(column.text) is not None


def _filled(row: Sequence[Plain]) -> list[Plain]:
    """A line of heads with the blanks behind one that spans filled."""
    filled = [row[0]]
    for cell in row[1:]:
        filled.append(cell if cell.text or len(filled) == 1 else filled[-1])
    return filled


def _spans(row: Sequence[Plain]) -> bool:
    """Whether a line of heads has one that spans columns: the same text again, or blanks behind it."""
    texts = [cell.text for cell in row[1:]]
    return len(texts) > 1 and any(text and following in ("", text) for text, following in pairwise(texts))


def _is_a_row(row: Sequence[Plain], following: Sequence[Plain], head: Sequence[Plain]) -> bool:
    """Whether a line under the head holds values, as the next line does, and is no second line of heads."""
    spanned = row[0].text and row[0].offsets == head[0].offsets
    if (
        spanned
        or (not head[0].text and _recurs(head, row))
        or (
            not head[0].text
            and row[0].text
            and number_of(row[0].text) is None
            and _values_in(following) > len(row) - 1
        )
    ):
        return False
    return _values_in(row[1:]) > 0 and _values_in(row[1:]) >= _values_in(following[1:]) and bool(row[0].text)


def _recurs(upper: Sequence[Plain], lower: Sequence[Plain]) -> bool:
    """Whether a line says the same under each of several spanning heads: 20, 60 under "Dry", and under "Wet"."""
    under: dict[str, list[str]] = {}
    for head, cell in zip(_filled(upper)[1:], lower[1:], strict=False):
        under.setdefault(head.text, []).append(cell.text)
    groups = list(under.values())
    return len(groups) > 1 and len(groups[0]) > 1 and all(group == groups[0] for group in groups)


def _values_in(cells: Sequence[Plain]) -> int:
    values = (whole_value(cell) for cell in cells)
    return sum(value is not None and value.quantity is not None for value in values)


def _both(upper: Plain, lower: Plain, *, shared: bool) -> Plain:
    if shared or not upper.text or upper.text == lower.text:
        return lower if lower.text else upper
    if not lower.text:
        return upper
    between = " | "
    offsets = (*upper.offsets[:-1], *[lower.offsets[0]] * len(between), *lower.offsets)
    return Plain(f"{upper.text}{between}{lower.text}", offsets)


def _usual_width(body: Sequence[Sequence[Plain]]) -> int:
    """How long most rows are: a row that is longer has a value too many, and says nothing of the others."""
    lengths = Counter(len(row) for row in body)
    return max(lengths, key=lambda length: (lengths[length], length))


def _leading_columns(head: Sequence[Plain], body: Sequence[Sequence[Plain]]) -> int:
    """How many columns on the left hold labels: the first, and further ones that hold words, not values."""
    width = _usual_width(body)
    leading = 1
    while leading < width - 1 and _is_words([row[leading] for row in body if len(row) > leading]):
        leading += 1
    return leading


def is_shade(text: str) -> bool:
    """Whether a cell is drawn: one shade, once or several times."""
    return text[:1] in SHADES and len(set(text)) == 1


def _is_words(cells: Sequence[Plain]) -> bool:
    values = [whole_value(_without_outcome(cell)) for cell in cells]
    filled = [(cell, value) for cell, value in zip(cells, values, strict=True) if cell.text]
    return bool(filled) and all(
        value is None and not is_shade(cell.text) and not is_tone(cell.text) for cell, value in filled
    )


def split_corner(corner: str) -> tuple[str, str]:
    r"""The names of rows and columns that a corner gives: `A \ B` both, `A` the rows'."""
    if clear := _CLEAR_CORNER.match(corner):
        return clear["row"].strip(), clear["column"].strip()
    found = _CORNER.match(corner)
    if found and (_SPACED_SLASH.search(corner) or "/" in corner):
        return found["row"].strip(), found["column"].strip()
    return corner.strip(), ""


def _column_key(cell: Plain, label: str, axes: Sequence[KnownAxis]) -> Key:
    keys = read_keys(cell, axes) if not label else ()
    if len(keys) == 1 and keys[0].name and keys[0].reach == "" and _is_tick(keys[0].text, axes):
        return keys[0]
    return Key(cell.text, cell.span())


def _is_tick(text: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether what stands behind an axis's name in a head is a number or a tick of its own: "Day Tue"."""
    return number_of(text) is not None or is_declared(text, axes)


def _without_role(keys: Sequence[Key]) -> tuple[Key, ...]:
    """Heads that all begin with "Predicted" or "Actual" are named by what follows."""
    found = [_ROLE.match(key.text) for key in keys]
    if len(keys) < 2 or not all(found):
        return tuple(keys)
    return tuple(
        replace(
            key,
            text=key.text[match.end() :],
            name=match["role"],
            span=Span(key.span.start + match.end(), key.span.end),
        )
        if match and len(key.span) == len(key.text)
        else key
        for key, match in zip(keys, found, strict=True)
    )


def _row_key(labels: Sequence[Plain], axes: Sequence[KnownAxis]) -> Key | None:
    shown = [label for label in labels if label.text]
    if not shown:
        return None
    if len(shown) > 1:
        return Key(
            " | ".join(label.text for label in shown), Span(shown[0].span().start, shown[-1].span().end)
        )
    keys = read_keys(shown[0], axes)
    if (
        len(keys) == 1
        and keys[0].name
        and (number_of(keys[0].text) is not None or axes)
        and keys[0].reach == ""
        and not _cut_short(shown[0], keys[0], axes)
    ):
        return keys[0]
    return Key(shown[0].text, shown[0].span())


def _cut_short(label: Plain, key: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether a bracket behind a label is left out of its key, which no axis declares so: "Kiln 2 (glaze)"."""
    bracket = label.text.endswith(")") and key.span.end <= label.offsets[label.text.rfind("(")]
    return bracket and not is_declared(key.text, axes)


_NOTE = re.compile(r"\W*(?:notes?|remarks?|sources?|comments?|caption|legend)\b", re.IGNORECASE)


def _is_a_note(labels: Sequence[Plain], values: Sequence[Value], body: Sequence[Sequence[Plain]]) -> bool:
    """Whether a row holds a remark, in its first cell or the next, and nothing else."""
    if len(body) < _FEWEST_ROWS or not values or any(value.quantity is not None for value in values):
        return False
    said = [value.text for value in values if value.text]
    called = bool(labels) and bool(_NOTE.match(labels[-1].text))
    long = [text for text in (*said, *(label.text for label in labels)) if len(text.split()) >= _SENTENCE]
    return len(said) <= 1 and len(values) > 1 and (called or bool(long))


def _without_outcome(cell: Plain) -> Plain:
    name = _OUTCOME.match(cell.text)
    return cell.part(name.end()) if name else cell


def value_of(cell: Plain) -> Value:
    """A cell's value; a text that is no value is kept as a missing one, with its text and its colour as its note."""
    value = whole_value(_without_outcome(cell))
    return value or Value(None, cell.span(), cell.text, cell.text if is_tone(cell.text) else "")


FORM = Form("tables", 10, read)
