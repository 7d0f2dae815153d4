"""What a run saw, understood, decided and found, in numbers."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields

from auditor.claim import Verdict
from auditor.engine import Audited
from auditor.model import AxisDeclaration, Document, Legend, Panel
from auditor.rule import Severity


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts over one or more documents; they can be added.

    `cells` are the values that the documents write for a place of a grid, `missing` the places that
    hold no number, `surplus` the values without a place. Axes and legends are *read* where they were
    tied to a grid, and where their scale was understood.
    """

    documents: int = 0
    figures: int = 0
    panels: int = 0
    cells: int = 0
    missing: int = 0
    surplus: int = 0
    axes: int = 0
    axes_read: int = 0
    legends: int = 0
    legends_read: int = 0
    supported: int = 0
    contradicted: int = 0
    undecidable: int = 0
    not_understood: int = 0
    unread: int = 0
    errors: int = 0
    warnings: int = 0
    infos: int = 0

    def __add__(self, other: "Summary") -> "Summary":
        names = [field.name for field in fields(self)]
        return Summary(**{name: getattr(self, name) + getattr(other, name) for name in names})

    @property
    def statements(self) -> int:
        """How many statements were seen."""
        return self.understood + self.not_understood

    @property
    def understood(self) -> int:
        """How many statements a claim type recognised."""
        return self.decided + self.undecidable

    @property
    def decided(self) -> int:
        """How many statements were found to be true or false."""
        return self.supported + self.contradicted

    @property
    def findings(self) -> int:
        """How many findings there are, of whatever severity."""
        return self.errors + self.warnings + self.infos

    @property
    def in_words(self) -> str:
        """The findings by severity: "2 errors, 1 warning, 3 info", or "no findings"."""
        named = ((self.errors, "error", "s"), (self.warnings, "warning", "s"), (self.infos, "info", ""))
        parts = [f"{number:,} {word}{s if number != 1 else ''}" for number, word, s in named if number]
        return ", ".join(parts) or "no findings"


def summarise(results: Iterable[Audited]) -> Summary:
    """The counts of all results together."""
    return sum((_of_one(audited) for audited in results), Summary())


def findings_by_rule(results: Iterable[Audited]) -> Counter[str]:
    """How often each rule found something, by its name."""
    return Counter(one.name for audited in results for one in audited.diagnostics)


def _of_one(audited: Audited) -> Summary:
    document = audited.document
    verdicts = Counter(statement.verdict for statement in audited.statements)
    severities = Counter(one.severity for one in audited.diagnostics)
    axes, axes_read = _axes(document)
    legends = legends_of(document)
    return Summary(
        documents=1,
        figures=len(document.figures),
        panels=len(document.panels),
        cells=sum(len(panel.cells) + len(panel.bands_of_cells) for panel in document.panels),
        missing=sum(missing(panel) for panel in document.panels),
        surplus=sum(len(panel.surplus) for panel in document.panels),
        axes=axes,
        axes_read=axes_read,
        legends=len(legends),
        legends_read=sum(has_scale(legend) for legend in legends),
        supported=verdicts[Verdict.SUPPORTED],
        contradicted=verdicts[Verdict.CONTRADICTED],
        undecidable=verdicts[Verdict.UNDECIDABLE],
        not_understood=verdicts[Verdict.NOT_UNDERSTOOD],
        unread=len(document.unread),
        errors=severities[Severity.ERROR],
        warnings=severities[Severity.WARNING],
        infos=severities[Severity.INFO],
    )


def missing(panel: Panel) -> int:
    """How many places of a grid hold no number and no range, be they written as missing or not written at all."""
    return panel.size - len(panel.values) - len(panel.bands_of_cells)


def _axes(document: Document) -> tuple[int, int]:
    """Axes seen and axes read: two for each panel, and declared ones that no panel turned out to have."""
    used: set[AxisDeclaration | None] = set()
    for panel in document.panels:
        used |= {panel.rows.declaration, panel.columns.declaration}
    declared = {declaration for figure in document.figures for declaration in figure.axes}
    read = 2 * len(document.panels)
    return read + len(declared - used), read


def legends_of(document: Document) -> list[Legend]:
    """All legends, those of figures and those of single panels, each once."""
    of_figures = [legend for figure in document.figures for legend in figure.legends]
    of_panels = [panel.legend for panel in document.panels if panel.legend]
    return list(dict.fromkeys(of_figures + of_panels))


def has_scale(legend: Legend) -> bool:
    """Whether anything of a legend's scale was understood: an end, a tick, an anchor or its colours."""
    return bool(legend.low or legend.high or legend.ticks or legend.anchors or legend.colours)
