"""Confusion matrices told in sentences and in labels: rows are what was there, columns what it was taken for."""

import pytest

from auditor.model import Panel
from sketch import drawn, read_text, sketch

MATRIX = "[gull, tern, auk] gull: 31 4 1; tern: 6 40 2; auk: 0 3 27"


def only_panel(text: str) -> Panel:
    (panel,) = read_text(text).panels
    return panel


@pytest.mark.parametrize(
    "sentences",
    [
        "Of the 36 gulls, 31 were recognised as gull, 4 as tern and 1 as auk. Of the 48 terns, 6 were taken for gull, "
        "40 were recognised as tern and 2 as auk. Of 30 auks, none were called gull, 3 were called tern and 27 as auk.",
        "- 31 gulls were recognised as gull, 4 as tern, and one as auk.\n"
        "- 6 of the 48 terns were mistaken for gull, 40 were predicted as tern, while 2 went to auk.\n"
        "- Among the auks, none were put down as gull, three as tern and 27 as auk.",
        "- **Gull (36 images)**: 31 recognised as gull, 4 as tern, 1 as auk\n"
        "- **Tern (48 images)**: 6 recognised as gull, 40 as tern, 2 as auk\n"
        "- **Auk (30 images)**: 0 recognised as gull, 3 as tern, 27 as auk",
    ],
)
def test_sentences_tell_how_many_of_a_class_were_taken_for_which(sentences: str) -> None:
    panel = only_panel(f"# Calls\n\n{sentences}\n")
    assert drawn(panel).removeprefix("Calls ") == MATRIX
    assert panel.orientation == "actual"


def test_a_class_that_was_recognised_needs_no_second_name() -> None:
    text = (
        "Of the 36 gull calls, the model labelled 31 correctly and 5 as tern. All 27 terns were recognised.\n"
    )
    assert sketch(text) == ["[gull calls, tern] gull calls: 31 5; tern: . 27"]


def test_how_many_there_are_of_a_class_is_the_total_of_its_row() -> None:
    text = "Of the 36 gulls, 31 were read as gulls and 5 as terns. Of the 40 terns, 2 were read as gulls and 38 as terns."
    totals = only_panel(text).totals
    assert [(total.row_label, total.column_label, total.text) for total in totals] == [
        ("gulls", "Total", "36"), ("terns", "Total", "40"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "sentence",
    [
        "Of the 36 gulls, 31 were ringed as chicks and 5 as adults. Of the 12 boats, 3 were sold as wrecks.",
        "Of the 36 gulls, 31 were recognised as gulls and 5 left early. Of the 4 terns, 3 were taken for terns.",
        "Of the 36 gulls, 31 were recognised as gulls and 5 as terns.",
    ],
)
def test_sentences_that_make_no_matrix_are_none(sentence: str) -> None:
    assert sketch(sentence) == []


TABLE = """\
# Calls

| True \\ Predicted | gull | tern |
|---|---|---|
| gull | 31 | 5 |
| tern | 2 | 38 |

## Class by class

"""


def test_sentences_that_tell_a_table_again_stay_sentences_even_with_a_slip() -> None:
    told = "Of the 36 gulls, 31 were read as gull and 5 as tern. Of the 40 terns, 2 were read as gull and 39 as tern."
    document = read_text(TABLE + told)
    assert [drawn(panel) for panel in document.panels] == ["Calls [gull, tern] gull: 31 5; tern: 2 38"]
    assert len(document.statements) == 2


@pytest.mark.parametrize(
    "lines",
    [
        "- True gull predicted as gull: 31\n- True gull predicted as tern: 5\n"
        "- True tern predicted as gull: 2\n- True tern predicted as tern: 38",
        "- gull classified as gull: 31\n- gull misread as tern: 5\n- tern mistaken for gull: 2\n- tern read as tern: 38",
        "- Row 1 (Actual: gull): Predicted gull = 31, Predicted tern = 5\n"
        "- Row 2 (Actual: tern): Predicted gull = 2, Predicted tern = 38",
        "The first row (actual gull) contains 31 predicted gull and 5 predicted tern. "
        "The second row (actual tern) contains 2 predicted gull and 38 predicted tern.",
    ],
)
def test_labels_and_rows_name_both_classes_of_a_cell(lines: str) -> None:
    panel = only_panel(f"# Calls\n\n{lines}\n")
    assert drawn(panel) == "Calls [gull, tern] gull: 31 5; tern: 2 38"
    assert panel.orientation == "actual"


def test_a_class_may_be_told_with_what_it_is_a_class_of() -> None:
    text = "Of the 36 gull calls, 31 were read as gull and 5 as tern. Of the 40 tern calls, 38 were recognised, 2 as gull."
    assert sketch(text) == ["[gull, tern] gull: 31 5; tern: 2 38"]
