"""Colours that contradict each other: of cells, of the legend, of the text."""

from collections.abc import Iterator

from auditor.claims.tints.conflicts import Conflict, disputes, off_legend, out_of_order
from auditor.model import Document
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

_NOTES = "## Load\n\n| desk \\ hour | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3 (white) | 4 (white) | 5 ({}) |\n| b | 6 (pink) | 7 (pink) | 8 (red) |\n| c | 9 (red) | 9 (red) | 5 (white) |\n"
_BANDS = "## Load\n\nShades follow the load: white for 0 to 19, pink for 20 to 39, red for everything above 39.\n\n| desk \\ hour | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3 (white) | 24 (pink) | 51 (red) |\n| b | 16 (white) | 35 ({}) | 44 (red) |\n"
_WORDS = "## Load\n\n{} colours represent lower values.\n\n- **Legend**: pale yellow (low) to dark red (high)\n\n| desk \\ hour | 1 | 2 |\n|---|---|---|\n| a | 3 | 4 |\n| b | 6 | 7 |\n"


@rule(
    "COL001",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[
        Example(_NOTES.format("red"), marks="5", says="white"),
        Example(_BANDS.format("red"), marks="35", says="pink"),
        Example(
            _WORDS.format("Darker"), marks="- **Legend**: pale yellow (low) to dark red (high)", says="darker"
        ),
    ],
    good=[Example(_NOTES.format("white")), Example(_BANDS.format("pink")), Example(_WORDS.format("Lighter"))],
)
def colour_note_mismatch(document: Document) -> Iterator[Finding]:
    """A cell, or a legend, is given a colour that the other colours contradict.

    A cell is reported if its note breaks an order of colours that all other notes keep, by at least one
    whole colour, if the legend gives its colour to a range far from its value, or if all other notes keep to the ranges
    that the legend gives to their colours. A legend is reported where it
    runs from dark to light and the text says the opposite. Else neighbouring colours are not told apart.
    """
    for panel in document.panels:
        conflict = out_of_order(panel)
        for one in [conflict] if conflict else off_legend(panel):
            yield _finding(one, panel.name)
    for dispute in disputes(document):
        legends = [panel.legend for panel, _ in dispute.panels if panel.legend is not None]
        _, scale = dispute.panels[0]
        darker = "low" if (dispute.fact.shade == "dark") == (dispute.fact.sense == "low") else "high"
        message = f"{scale.low} is the low end and {scale.high} the high end, but the text says that darker colours stand for {darker} values"
        yield Finding(
            message,
            Mark(legends[0].span),
            (Mark(dispute.statement.span),),
            tuple(dict.fromkeys(Mark(legend.span) for legend in legends[1:])),
        )


def _finding(conflict: Conflict, panel: str) -> Finding:
    shown = ", ".join(cell.text for cell in conflict.proof)
    reason = f"{shown} {'is' if len(conflict.proof) == 1 else 'are'}" if shown else "the legend makes it"
    message = f"{conflict.cell.text} is called {conflict.cell.note}, but {reason} {conflict.due.text}"
    return Finding(
        message, Mark(conflict.cell.span), tuple(Mark(cell.span) for cell in conflict.proof), panel=panel
    )
