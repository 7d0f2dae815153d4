"""A confusion matrix that is shown twice: as counts, and as shares of its rows."""

import pytest

from auditor.claims.measures.normalised_twins import counts_only
from said import said
from sketch import read_text

TWICE = """# Two confusion matrices of the same birds

Rows are the true species, columns the predicted ones.

**Counts**

| true \\ predicted | wren | tit | crow |
|---|---|---|---|
| wren | 80 | 15 | 5 |
| tit | 10 | 40 | 0 |
| crow | 6 | 4 | 190 |

**Row-normalised (%)**

| true \\ predicted | wren | tit | crow |
|---|---|---|---|
| wren | 80.0 | 15.0 | 5.0 |
| tit | 20.0 | 80.0 | 0.0 |
| crow | 3.0 | 2.0 | 95.0 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("The accuracy is 88.6 %.", "The accuracy is 84.6 %."),
        ("Overall accuracy is 310 out of 350.", "Overall accuracy is 300 out of 350."),
        ("The precision of the tit is 67.8 %.", "The precision of the tit is 72.8 %."),
    ],
)
def test_what_is_worked_out_is_worked_out_of_the_counts(true: str, false: str) -> None:
    assert said(TWICE, true).verdict == "supported"
    assert said(TWICE, false).verdict == "contradicted"


def test_a_panel_that_is_named_is_the_one_that_is_meant() -> None:
    document = read_text(TWICE)
    assert counts_only(document, (0, 1)) == (0,)
    assert counts_only(document, (1,)) == (1,)
