"""Which axis of a confusion matrix holds what was there, in whatever words its label tells it."""

import pytest

from auditor.reading.roles import are_opposite, role_of
from said import said

MATRIX = """\
# Which mushroom is it?

- Vertical axis ({rows}): Cep, Morel, Truffle
- Horizontal axis ({columns}): Cep, Morel, Truffle
- Numbers are photographs.

| | Cep | Morel | Truffle |
|---|---|---|---|
| Cep | 70 | 25 | 5 |
| Morel | 10 | 50 | 20 |
| Truffle | 0 | 6 | 114 |

### Observations
"""
LABELS = [
    ("actual", "predicted"),
    ("what the botanist said", "what the app said"),
    ("played", "heard"),
    ("Stimulus", "Response"),
    ("label given by an annotator", "label given by the model"),
]


@pytest.mark.parametrize(("there", "taken"), LABELS)
def test_the_two_sides_are_told_apart_whichever_way_the_matrix_is_turned(there: str, taken: str) -> None:
    assert (role_of(there), role_of(taken)) == ("actual", "predicted")
    assert are_opposite(there, taken)
    grid = MATRIX.format(rows=there, columns=taken)
    assert said(grid, "The recall of Cep is 70%.").verdict == "supported"
    assert said(grid, "The precision of Cep is 70%.").verdict == "contradicted"
    turned = MATRIX.format(rows=taken, columns=there)
    assert said(turned, "The precision of Cep is 70%.").verdict == "supported"
    assert said(turned, "The recall of Cep is 70%.").verdict == "contradicted"


@pytest.mark.parametrize("label", ["from", "year", "app", "expert", "true labels as predicted"])
def test_a_label_that_says_neither_or_both_has_no_role(label: str) -> None:
    assert not role_of(label)


def test_where_no_side_is_told_cells_do_not_bear_out_a_measure() -> None:
    grid = MATRIX.format(rows="species", columns="place")
    assert said(grid, "Recall is lowest for Cep.").verdict != "supported"
