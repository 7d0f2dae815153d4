"""Helpers for tests of data files: short reading, documents without places, documents of any kind."""

from dataclasses import fields, is_dataclass
from typing import Any

from hypothesis import strategies as st

from auditor.model import (
    Anchor,
    Axis,
    AxisDeclaration,
    Band,
    Cell,
    Document,
    Figure,
    Legend,
    Panel,
    Statement,
    Surplus,
    Tick,
    Total,
    Unread,
)
from auditor.quantity import Quantity, match_quantity, number_of
from auditor.reading.files import read_file
from auditor.source import Source, Span

HERE = Span(0, 0)


def read(name: str, text: str) -> Document:
    """The document that a data file of this name and text holds."""
    return read_file(Source(name, text))


def only_panel(name: str, text: str) -> Panel:
    """The one panel of a data file."""
    (panel,) = read(name, text).panels
    return panel


def table(panel: Panel) -> dict[tuple[str, str], str | None]:
    """The texts of a panel's numbers by row and column label; None for a missing one."""
    rows, columns = panel.rows.ticks, panel.columns.ticks
    return {
        (rows[cell.row].text, columns[cell.column].text): cell.quantity.text if cell.quantity else None
        for cell in panel.cells
    }


def without_places(thing: Any, *, but: tuple[str, ...] = ("offsets",)) -> Any:
    """All of a document but where it stands, as nested tuples; NaN as a text, so that it equals itself."""
    if isinstance(thing, Span | Source):
        return None
    if isinstance(thing, tuple):
        return tuple(without_places(member, but=but) for member in thing)
    if isinstance(thing, float):
        return repr(thing)
    if is_dataclass(thing):
        names = [field.name for field in fields(thing) if field.name not in but]
        held = ((name, without_places(getattr(thing, name), but=but)) for name in names)
        return type(thing).__name__, tuple(held)
    return thing


# --- documents of any kind ------------------------------------------------------------------------

words = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["", "no", "012", "12:30", "1e3", "null", "~", "NaN", "-.inf", "Salt", "0.10", "a: b", "- x", "#"]
    ),
)
numbers = st.sampled_from(
    [
        "61.90",
        "7",
        "-0.00",
        "7,213",
        "2.7e+02",
        "38.6 seconds",
        "12%",
        "~5",
        "61.9 ± 0.2",
        "012",
        "1e999",
        "-.5",
    ]
)


def _as_written(text: str) -> Quantity:
    found = match_quantity(text, 1 if text.startswith("~") else 0)
    assert found is not None
    return found


strange = st.builds(
    Quantity,
    text=words,
    span=st.just(HERE),
    value=st.floats(),
    step=st.floats(min_value=0),
    approximate=st.booleans(),
    unit=words,
    uncertainty=st.none() | numbers.map(_as_written),
)
quantities = st.one_of(numbers.map(_as_written), strange)
maybe = st.none() | quantities


@st.composite
def ticks(draw: st.DrawFn) -> Tick:
    text = draw(words)
    return Tick(text, HERE, draw(st.sampled_from([number_of(text), None, 3.5])))


tick_lists = st.lists(ticks(), max_size=4).map(tuple)
texts = st.lists(words, max_size=2).map(tuple)
declarations = st.builds(
    AxisDeclaration,
    side=words,
    label=words,
    span=st.just(HERE),
    ticks=tick_lists,
    low=maybe,
    high=maybe,
    step=maybe,
    count=maybe,
    order=words,
    complete=st.booleans(),
    aliases=texts,
    text=words,
)
anchors = st.builds(Anchor, colour=words, span=st.just(HERE), low=maybe, high=maybe)
legends = st.builds(
    Legend,
    span=st.just(HERE),
    label=words,
    low=maybe,
    high=maybe,
    ticks=st.lists(quantities, max_size=2).map(tuple),
    anchors=st.lists(anchors, max_size=2).map(tuple),
    colours=texts,
    text=words,
)


@st.composite
def written(draw: st.DrawFn) -> tuple[Quantity | None, str]:
    """A value: mostly the number's own text, at times another, or one that stands for a missing value."""
    quantity = draw(maybe)
    own = quantity.text if quantity else "N/A"
    return quantity, draw(st.sampled_from([own, own, draw(words)]))


@st.composite
def panels(
    draw: st.DrawFn, figure: str, shared: tuple[Legend, ...], axes: tuple[AxisDeclaration, ...]
) -> Panel:
    declared = st.none() | declarations | (st.sampled_from(axes) if axes else st.none())
    rows, columns = (Axis(draw(words), draw(tick_lists), draw(declared), draw(words)) for _ in "rc")
    places = [(r, c) for r in range(len(rows.ticks)) for c in range(len(columns.ticks))]
    chosen = draw(st.lists(st.sampled_from(places), unique=True)) if places else []
    if draw(st.booleans()):
        chosen = sorted(chosen)

    def cell(row: int, column: int) -> Cell:
        quantity, text = draw(written())
        return Cell(row, column, quantity, HERE, text, draw(st.just("") | words), draw(st.booleans()))

    def value() -> tuple[Quantity | None, Span, str]:
        quantity, text = draw(written())
        return quantity, HERE, text

    sides = (tuple({r for r, _ in chosen}), tuple({c for _, c in chosen}))
    row = st.sampled_from([None, *range(len(rows.ticks))])
    column = st.sampled_from([None, *range(len(columns.ticks))])
    some = st.integers(0, 2)
    return Panel(
        figure=figure,
        name=draw(words),
        span=HERE,
        rows=rows,
        columns=columns,
        cells=tuple(cell(*place) for place in chosen),
        legend=draw(st.none() | legends | (st.sampled_from(shared) if shared else st.none())),
        surplus=tuple(Surplus(*value(), draw(row)) for _ in range(draw(some))),
        restated=tuple(cell(*place) for place in chosen[:1]),
        bands=tuple(
            Band(*sides, draw(quantities), draw(quantities), HERE, draw(words)) for _ in range(draw(some))
        ),
        totals=tuple(
            Total(draw(row), draw(column), draw(words), draw(words), *value()) for _ in range(draw(some))
        ),
        form=draw(st.sampled_from(["tables", "points", "rows", ""])),
        aliases=draw(texts),
        side=draw(words),
        orientation=draw(words),
        shares_legend=draw(st.booleans()),
    )


@st.composite
def figures(draw: st.DrawFn) -> Figure:
    name = draw(words)
    shared = draw(st.lists(legends, max_size=2).map(tuple))
    axes = draw(st.lists(declarations, max_size=2).map(tuple))
    listed = draw(st.lists(panels(name, shared, axes), max_size=2).map(tuple))
    return Figure(name, HERE, listed, shared, axes)


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """A document with anything that the model can hold."""
    text = "Some words that are a source, with 3, 4, 5 numbers.\n"
    held = draw(st.lists(figures(), max_size=2).map(tuple))
    count = sum(len(figure.panels) for figure in held)
    place = st.none() | st.integers(0, 5)
    statements = st.builds(
        Statement,
        text=words,
        span=st.just(HERE),
        offsets=st.just(()),
        panel=st.sampled_from([None, *range(count)]),
        trail=texts,
        row=place,
        column=place,
        section=words,
    )
    unread = st.builds(Unread, span=st.just(Span(5, 20)), reason=words)
    return Document(
        Source("a.md", text),
        held,
        draw(st.lists(statements, max_size=3).map(tuple)),
        draw(st.lists(unread, max_size=2).map(tuple)),
        draw(texts),
    )
