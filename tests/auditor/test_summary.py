from dataclasses import replace

from auditor.engine import Audited
from auditor.model import AxisDeclaration, Legend
from auditor.summary import Summary, findings_by_rule, summarise
from handmade import AUDITED, DOCUMENT, PANEL, WITHOUT_FIGURE, where


def test_cells_are_counted_with_their_holes_and_what_has_no_place() -> None:
    counts = summarise([AUDITED])
    assert (counts.documents, counts.figures, counts.panels) == (1, 1, 1)
    assert (counts.cells, counts.missing, counts.surplus) == (6, 1, 1)


def test_a_place_that_is_not_written_at_all_is_missing_too() -> None:
    sparse = replace(PANEL, cells=PANEL.cells[:2])
    figure = replace(DOCUMENT.figures[0], panels=(sparse,))
    assert summarise([Audited(replace(DOCUMENT, figures=(figure,)), ())]).missing == 4


def test_statements_are_counted_as_seen_understood_and_decided() -> None:
    counts = summarise([AUDITED])
    assert (counts.statements, counts.understood, counts.decided) == (3, 2, 1)
    assert (counts.supported, counts.contradicted, counts.undecidable) == (0, 1, 1)


def test_an_axis_that_no_panel_has_was_seen_but_not_read() -> None:
    third = AxisDeclaration("depth", "Depth", where("Moisture"))
    used = AxisDeclaration("x", "Moisture", where("Moisture"))
    panel = replace(PANEL, columns=replace(PANEL.columns, declaration=used))
    figure = replace(DOCUMENT.figures[0], panels=(panel,), axes=(used, third))
    counts = summarise([Audited(replace(DOCUMENT, figures=(figure,)), ())])
    assert (counts.axes, counts.axes_read) == (3, 2)


def test_a_legend_of_the_figure_that_its_panel_shares_is_counted_once() -> None:
    figure = replace(DOCUMENT.figures[0], legends=(*DOCUMENT.figures[0].legends, Legend(where("Legend"))))
    counts = summarise([Audited(replace(DOCUMENT, figures=(figure,)), ())])
    assert (counts.legends, counts.legends_read) == (2, 1)


def test_counts_of_documents_add_up() -> None:
    total = summarise([AUDITED, WITHOUT_FIGURE, AUDITED])
    assert (total.documents, total.panels, total.errors, total.warnings, total.unread) == (3, 2, 2, 2, 2)


def test_findings_in_words_name_each_severity_that_occurs() -> None:
    assert Summary().in_words == "no findings"
    assert Summary(errors=1, infos=2).in_words == "1 error, 2 info"
    assert Summary(errors=1200, warnings=1).in_words == "1,200 errors, 1 warning"


def test_findings_are_counted_by_rule() -> None:
    assert findings_by_rule([AUDITED, AUDITED]) == {"ragged-row": 2, "peak-elsewhere": 2}
