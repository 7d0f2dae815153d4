"""What a document transcribes: figures, panels, axes, legends, cells and statements.

All of it is frozen, and everything knows where it was written. What the text *declares* (an axis
"from 4 to 40 in steps of 4", a legend "5-40") is kept beside what the data *show*, so that rules can
compare the two; nothing implausible is dropped here.
"""

from dataclasses import dataclass, field
from functools import cached_property

from auditor.quantity import Quantity
from auditor.source import Source, Span


@dataclass(frozen=True, slots=True)
class Tick:
    """The label of one row or column, as written; `number` where the label is or ends in a number."""

    text: str
    span: Span
    number: float | None = None


@dataclass(frozen=True, slots=True)
class AxisDeclaration:
    """What the text says of an axis: its full list of ticks, or only a range, a step or a count.

    `order` is where the first tick stands: "top", "bottom", "left", "right", or "" where unsaid.
    `complete` tells a full list from one that only names some ticks ("markers such as 1 and 5"). `text`
    are the words that say all this, where a data file gives them; else they stand at `span`.
    """

    side: str
    label: str
    span: Span
    ticks: tuple[Tick, ...] = ()
    low: Quantity | None = None
    high: Quantity | None = None
    step: Quantity | None = None
    count: Quantity | None = None
    order: str = ""
    complete: bool = True
    aliases: tuple[str, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Axis:
    """The rows or the columns of a grid.

    `ticks` are those that the grid has, in the order of the picture's listing: the declared ones
    first, then any that only the data use. `first` tells where ticks[0] stands in the picture
    ("top", "bottom", "left", "right") or "" where the text does not say. `aliases` are what else the
    data call it, before each tick.
    """

    label: str
    ticks: tuple[Tick, ...]
    declaration: AxisDeclaration | None = None
    first: str = ""
    aliases: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All that the document calls it."""
        told = self.declaration
        return (self.label, *((told.label, *told.aliases) if told is not None else ()), *self.aliases)

    def index(self, text: str) -> int | None:
        """The position of the tick with exactly this text, or None."""
        return next((i for i, tick in enumerate(self.ticks) if tick.text == text), None)


@dataclass(frozen=True, slots=True)
class Anchor:
    """A colour that the legend ties to a value or to a range of values (either end may be open)."""

    colour: str
    span: Span
    low: Quantity | None = None
    high: Quantity | None = None


@dataclass(frozen=True, slots=True)
class Legend:
    """A colour scale: what it measures, its stated ends, its ticks, its colours from low to high.

    `low` and `high` are ends that the text states as the range of the scale, in the order written;
    `ticks` are labelled marks, inside which the bar does not have to end.
    """

    span: Span
    label: str = ""
    low: Quantity | None = None
    high: Quantity | None = None
    ticks: tuple[Quantity, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    colours: tuple[str, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A value at a row and a column (positions on the panel's axes).

    `quantity` is None for a cell that is written as missing ("N/A", "O.O.B."). `note` is what stands
    in brackets behind the value: a colour, a role. `text` is the value as written.
    """

    row: int
    column: int
    quantity: Quantity | None
    span: Span
    text: str
    note: str = ""
    assumed: bool = False  # filled by "all other cells are 0", not written itself
    marks: frozenset[str] = frozenset()  # how it is set, where others are not: "bold", "italic", "dagger" ...


@dataclass(frozen=True, slots=True)
class Surplus:
    """A value that a row holds beyond the grid's columns: it has a row, but no column."""

    quantity: Quantity | None
    span: Span
    text: str
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Total:
    """A value of a row or column that sums up the grid ("Total", "Average") and is no data itself.

    `row` and `column` are the positions that it sums up, None on the side of the total; the labels are
    as written on both sides.
    """

    row: int | None
    column: int | None
    row_label: str
    column_label: str
    quantity: Quantity | None
    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Band:
    """A range of values that the text gives for a block of cells ("14% and above: 80-100").

    `whole` tells a statement about every cell of the block from one about its ends only.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    low: Quantity
    high: Quantity
    span: Span
    note: str = ""


@dataclass(frozen=True)
class Panel:
    """One grid: two axes, a legend (its own, or the figure's), and its values.

    `cells` hold at most one entry for each row and column, the first that the document writes;
    what it writes again for the same place is in `restated`. `given` tells how a row's values
    were placed: by "rows" (a list whose length the text shows), "points" or "table".
    """

    figure: str
    name: str
    span: Span
    rows: Axis
    columns: Axis
    cells: tuple[Cell, ...]
    legend: Legend | None = None
    surplus: tuple[Surplus, ...] = ()
    restated: tuple[Cell, ...] = ()
    bands: tuple[Band, ...] = ()
    totals: tuple[Total, ...] = ()
    form: str = ""
    aliases: tuple[str, ...] = ()
    side: str = ""  # where the panel stands: "left", "right", "center", "top", "bottom" or ""
    orientation: str = (
        ""  # of a confusion matrix: what the rows are, "actual" or "predicted"; "either" if in doubt
    )
    shares_legend: bool = False

    def __hash__(self) -> int:
        # As for documents: by what is short.
        return hash((self.figure, self.name, self.span, len(self.cells)))

    @cached_property
    def grid(self) -> dict[tuple[int, int], Cell]:
        """The cells by row and column position."""
        return {(cell.row, cell.column): cell for cell in self.cells}

    @cached_property
    def values(self) -> dict[tuple[int, int], Quantity]:
        """The written numbers by row and column position; missing cells are absent."""
        return {place: cell.quantity for place, cell in self.grid.items() if cell.quantity}

    @property
    def bands_of_cells(self) -> tuple[Band, ...]:
        """The ranges that stand in a cell each, as its value; none where some tell of whole blocks of cells."""
        if any(len(band.rows) > 1 or len(band.columns) > 1 for band in self.bands):
            return ()
        return tuple(band for band in self.bands if (band.rows[0], band.columns[0]) not in self.grid)

    @property
    def size(self) -> int:
        """How many cells the grid has room for."""
        return len(self.rows.ticks) * len(self.columns.ticks)

    @property
    def complete(self) -> bool:
        """Whether every place of the grid is written, be it as missing."""
        return len(self.cells) == self.size


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence, freed of markup, with the scope it stands in.

    `text` is plain; `offsets[i]` is where its i-th character stands in the source (one more entry
    marks the end). `panel` is the index of the panel under whose title it stands, or None. `trail`
    are the headings and bold labels above it, outermost first; `row` and `column` are set where the
    sentence belongs to one row or column of that panel.
    """

    text: str
    span: Span
    offsets: tuple[int, ...]
    panel: int | None = None
    trail: tuple[str, ...] = ()
    row: int | None = None
    column: int | None = None
    section: str = ""

    @property
    def asks(self) -> bool:
        """Whether it is a question, which claims nothing."""
        return self.text.rstrip(" \"'”’)*_").endswith("?")

    def source_span(self, start: int, end: int) -> Span:
        """The source span of a part of the plain text."""
        return Span(self.offsets[start], self.offsets[end - 1] + 1 if end > start else self.offsets[start])


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that looks like data and was not understood, with the reason."""

    span: Span
    reason: str


@dataclass(frozen=True, slots=True)
class GivenClaim:
    """A claim that a document gives outright, as JSON; `beside` is the sentence that it spells out, if any."""

    text: str
    span: Span
    beside: Span | None = None


@dataclass(frozen=True)
class Figure:
    """One picture: its name, its panels, and the legends that the text declares for it."""

    name: str
    span: Span
    panels: tuple[Panel, ...] = ()
    legends: tuple[Legend, ...] = ()
    axes: tuple[AxisDeclaration, ...] = ()


@dataclass(frozen=True)
class Document:
    """One source file, read."""

    source: Source
    figures: tuple[Figure, ...] = ()
    statements: tuple[Statement, ...] = ()
    unread: tuple[Unread, ...] = ()
    notes: tuple[str, ...] = field(default=())  # how competing readings were settled
    claims: tuple[GivenClaim, ...] = ()
    derived: tuple[Panel, ...] = ()  # tables of measures that follow from the cells of a panel

    def __hash__(self) -> int:
        # Caches are keyed by documents; to hash every cell of one at each look would cost more than they save.
        return hash((self.source.path, len(self.source.text), len(self.statements)))

    @cached_property
    def panels(self) -> tuple[Panel, ...]:
        """All panels of all figures, in order; a statement's `panel` counts in this list."""
        return tuple(panel for figure in self.figures for panel in figure.panels)

    @cached_property
    def data_start(self) -> int:
        """Where the first cell is written; 0 if none is."""
        return min((cell.span.start for panel in self.panels for cell in panel.cells), default=0)
