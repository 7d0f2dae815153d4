"""Tables of results as they are written: a line for each thing, its names, the columns of numbers, and what is measured in each."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claims.better import named_measures
from auditor.claims.results.words import with_letters, words
from auditor.metrics import told_better
from auditor.model import Document, Panel
from auditor.quantity import Quantity, match_quantity
from auditor.reading.block import Block
from auditor.reading.syntax import blocks
from auditor.source import Source, Span

_NUMBER = re.compile(r"(?P<sign>[+\-−–]?) ?(?P<number>\d[\d,]*(?:\.\d+)?|\.\d+)(?P<rest>.*)$", re.DOTALL)
_REST = re.compile(r" ?(?:%|[a-zA-Z]{1,4}\b|\*+|[†‡∗↑↓#])* ?(?:\(? ?±.*|\([^()]*\))? ?[%*†‡∗]?$")
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_TICKED = ("✓", "✔", "x", "X", "yes", "Yes")
# So much of a column's filled cells are numbers, at least, where it is one of numbers.
_MOSTLY = 0.6
_LARGEST = 4000


@dataclass(frozen=True, slots=True)
class Label:
    """What a line is called: its parts as written, the words of each, and these behind the heads of their columns ("week 3")."""

    parts: tuple[str, ...]
    named: tuple[tuple[str, ...], ...]
    headed: tuple[tuple[str, ...], ...] = ()

    @property
    def text(self) -> str:
        """The label as one line."""
        return " ".join(part for part in self.parts if part)

    @property
    def all_words(self) -> tuple[str, ...]:
        """The words of all parts."""
        return tuple(word for part in self.named for word in part)


@dataclass(frozen=True)
class Table:
    """A table: rows and columns with their labels, and the numbers at their crossings."""

    caption: str
    rows: tuple[Label, ...]
    columns: tuple[Label, ...]
    values: dict[tuple[int, int], Quantity]
    turned: bool = False
    texts: tuple[tuple[str, ...], ...] = ()
    told: str = ""  # which way the text says is better, "higher" or "lower"

    def __hash__(self) -> int:
        return hash((self.caption, self.rows, self.columns))

    def over(self) -> "Table":
        """The table with its columns as rows."""
        values = {(column, row): value for (row, column), value in self.values.items()}
        return Table(self.caption, self.columns, self.rows, values, not self.turned, told=self.told)

    @property
    def mixed(self) -> bool:
        """Whether it is a table of several measures, or of records with words in them, and no grid of one measure."""
        words_in_cells = any(len(texts) > 1 for texts in self.texts)
        sides = (self.columns, self.rows)
        return words_in_cells or any(named_measures(label.text for label in side) > 1 for side in sides)


def _label(parts: Sequence[str], heads: Sequence[str]) -> Label:
    headed = tuple(
        (*words(head), *words(part)) for head, part in zip(heads, parts, strict=True) if head and part
    )
    return Label(tuple(parts), tuple(words(part) for part in parts), headed)


def number_in(text: str) -> Quantity | None:
    """The number that a cell holds, whatever mark or uncertainty stands behind it; None where it is text."""
    found = _NUMBER.match(text.strip())
    if not found or not _REST.match(found["rest"]):
        return None
    number = match_quantity(found["number"], 0)
    if number is None:
        return None
    negative = found["sign"] not in ("", "+")
    return replace(
        number,
        value=-number.value if negative else number.value,
        unit="%" if "%" in found["rest"][:2] else "",
        span=Span(0, 0),
    )


@lru_cache(maxsize=16)
def tables_of(source: Source) -> tuple[Table, ...]:
    """All tables of a text."""
    found: list[Table] = []
    caption = ""
    for block in blocks(source):
        if block.rows:
            table = _table(block, caption)
            found += [table] if table else []
        elif block.kind in ("heading", "title", "summary") and not found:
            caption = f"{caption} {block.text}"
    return tuple(found)


def tables(document: Document) -> tuple[Table, ...]:
    """All tables of a document: as they are written, or, where it writes none, as its panels give them."""
    told = told_better(document.source.text)
    found = tables_of(document.source) or tuple(filter(None, map(_of_panel, document.panels)))
    return tuple(replace(table, told=told) for table in found)


def _of_panel(panel: Panel) -> Table | None:
    """A panel as a table."""
    if len(panel.rows.ticks) < 2 or panel.size > _LARGEST or not panel.values:
        return None
    rows = tuple(_label((tick.text,), (panel.rows.label,)) for tick in panel.rows.ticks)
    return _lettered(
        Table(
            f"{panel.figure} {panel.name}",
            rows,
            tuple(_label((tick.text,), ("",)) for tick in panel.columns.ticks),
            dict(panel.values),
        )
    )


def _lettered(table: Table) -> Table:
    """A table whose labels of single letters are written out."""
    rows, columns = (
        tuple(
            replace(label, named=(head, *label.named[1:]))
            for label, head in zip(labels, with_letters(tuple(one.named[0] for one in labels)), strict=True)
        )
        for labels in (table.rows, table.columns)
    )
    return replace(table, rows=rows, columns=columns)


def _table(block: Block, caption: str) -> Table | None:
    rows = [[cell.text.strip() for cell in row] for row in block.rows]
    if len(rows) > 3 and _heads_again(rows[1], rows[0]):
        rows = [
            [" ".join(dict.fromkeys((upper, lower))) for upper, lower in zip(rows[0], rows[1], strict=False)],
            *rows[2:],
        ]
    width = len(rows[0])
    body = [row + [""] * (width - len(row)) for row in rows[1:] if len(row) <= width]
    if width < 2 or len(body) < 2 or width * len(body) > _LARGEST:
        return None
    numeric = [n for n in range(width) if n and _is_numeric([row[n] for row in body])]
    if not numeric:
        return None
    named = [n for n in range(width) if n not in numeric]
    labels: list[Label] = []
    values: dict[tuple[int, int], Quantity] = {}
    texts: list[tuple[str, ...]] = []
    group = rows[0][0] if any(_repeats(row, rows[0]) for row in body) else ""
    last = [""] * width
    for row in body:
        if _heads(row, rows[0]):
            group, last = (
                " ".join(dict.fromkeys(cell for cell in row if cell and cell not in rows[0][1:])),
                [""] * width,
            )
            continue
        own = [row[n] or (last[n] if n == 0 or not row[0] else "") for n in named]
        last = [own[named.index(n)] if n in named else "" for n in range(width)]
        for at, n in enumerate(numeric):
            if number := number_in(row[n]):
                values[len(labels), at] = number
        ticked = [rows[0][n] if cell in _TICKED else cell for n, cell in zip(named, own, strict=True)]
        labels.append(_label([*ticked, group], [*(rows[0][n] for n in named), ""]))
        texts.append(tuple(own))
    columns = tuple(Label((rows[0][n],), (words(rows[0][n]),)) for n in numeric)
    return _lettered(Table(caption, tuple(labels), columns, values, texts=tuple(texts)))


def _is_numeric(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell and re.search(r"\w", cell)]
    return bool(filled) and sum(number_in(cell) is not None for cell in filled) >= _MOSTLY * len(filled)


def _heads_again(row: Sequence[str], head: Sequence[str]) -> bool:
    """Whether a second row goes on with the head: it is filled, and holds no number."""
    filled = [cell for cell in row[1:] if cell]
    return (
        len(row) == len(head)
        and 2 * len(filled) > len(head)
        and not any(number_in(cell) for cell in row[1:])
        and row[0] in ("", head[0])
        and row[1:] != head[1:]
    )


def _repeats(row: Sequence[str], head: Sequence[str]) -> bool:
    """Whether a row is the head again, with another name in front."""
    return len(row) > 2 and bool(row[0]) and list(row[1:]) == list(head[1:])


def _heads(row: Sequence[str], head: Sequence[str]) -> bool:
    """Whether a row has no numbers, and only words for what follows it."""
    own = {cell for cell in row if cell and cell not in head[1:]}
    return len(own) <= 1 and not any(number_in(cell) for cell in row[1:])


def bare(text: str) -> str:
    """A label without what stands in brackets."""
    return _BRACKETS.sub(" ", text)
