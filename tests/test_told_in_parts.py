"""Of several things that one clause tells, only what is wrong is marked."""

import pytest

from said import said

OWLS = """# Confusion matrix

Rows: true, columns: predicted.

| | Barn | Snowy | Tawny |
|---|---|---|---|
| Barn | 104 | 10 | 6 |
| Snowy | 4 | 110 | 6 |
| Tawny | 5 | 2 | 113 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdicts"),
    [
        (
            "Recall of Barn comes to 86.7%, of Snowy to 91.7% and of Tawny, 113 of 120, to 91.4%.",
            ("supported", "supported", "contradicted"),
        ),
        (
            "Recall of Barn comes to 88.7%, of Snowy to 91.7% and of Tawny to 94.2%.",
            ("contradicted", "supported", "supported"),
        ),
        (
            "On the diagonal, Barn has 104, Snowy 120 and Tawny 113.",
            ("supported", "contradicted", "supported"),
        ),
    ],
)
def test_each_number_of_a_list_has_its_own_verdict(sentence: str, verdicts: tuple[str, ...]) -> None:
    assert said(OWLS, sentence).verdicts == verdicts
