"""What a form of grid yields: entries, each some values with the keys that place them.

A form is one module in `auditor.reading.grids` with a constant `FORM`. Its reader looks at one node and
either recognises it, giving an entry (or several), or gives none. All forms share one way to name
ticks (`keys.py`) and to write values (`values.py`); how entries become a panel is settled in `panels.py`.
"""

import pkgutil
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from auditor.quantity import Quantity
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.source import Span

# Forms that tell cells in running text: what a list or a table gives of the same places comes first.
PROSE_POINTS, TOLD_POINTS, ROW_ENDS, RECOGNISED, IN_SENTENCES, TOLD_ROWS = IN_PASSING = (
    "prose points",
    "told points",
    "row ends",
    "recognised",
    "in sentences",
    "told rows",
)


# Values that each stand behind a word that nothing declares: a grid only where all lines have the same words.
SIDE_BY_SIDE = "side by side"

# Rows of a figure that a fence specifies for a program.
SPECIFIED = "specified"


@dataclass(frozen=True, slots=True)
class Value:
    """One value as written: a number, a range of numbers (`high` is set), or a mark for a missing one.

    `keys` are ticks that stand with the value itself ("31.6 (20)"); `note` is its bracket, if any.
    `outside` marks a place in the half of a square grid that is not drawn, where no cell is.
    """

    quantity: Quantity | None
    span: Span
    text: str
    note: str = ""
    high: Quantity | None = None
    keys: tuple[Key, ...] = ()
    outside: bool = False


_PARTED = re.compile(r"\s(?:[–—-]|->|→)$")


def names_its_row(values: Sequence[Value]) -> bool:
    """Whether a row stands in front of the column of the first of a line's values: "Oak – 2019: 4, 2020: 7"."""
    parted = [any(_PARTED.search(key.name) for key in value.keys) for value in values]
    return len(parted) > 1 and parted[0] and not any(parted[1:])


@dataclass(frozen=True, slots=True)
class Entry:
    """The values of one line, with the keys that it names itself.

    `spread` is set where the values run along an axis in its order; else each has all its keys.
    `consumed` is how much of the node's body the values take up; what follows is prose.
    `table` numbers the table (or block) that the entry is a row of; `header` holds its column keys.
    `panel` names the panel where the line itself does, as one of several that its table holds.
    """

    node: Node
    form: str
    keys: tuple[Key, ...]
    values: tuple[Value, ...]
    spread: bool = False
    consumed: int = 0
    table: int | None = None
    header: tuple[Key, ...] = ()
    row_label: str = ""
    column_label: str = ""
    orientation: str = ""
    panel: str = ""


Reader = Callable[[Node, Sequence[KnownAxis]], Iterable[Entry]]


@dataclass(frozen=True, slots=True)
class Form:
    """A form that a grid takes. Of two forms that both read a node, the one with the lower rank wins.

    `sure` is one that nothing is mistaken for, so that no form behind it need be asked.
    """

    name: str
    rank: int
    read: Reader
    sure: bool = False


@cache
def forms() -> tuple[Form, ...]:
    """All forms, by rank."""
    package = import_module("auditor.reading.grids")
    modules = [
        import_module(f"{package.__name__}.{info.name}") for info in pkgutil.iter_modules(package.__path__)
    ]
    return tuple(sorted((module.FORM for module in modules), key=lambda form: form.rank))
