"""Two things that are told to have the same value, whatever the verb and the noun."""

import pytest

from said import said

LAMPS = """\
## Lamps sold by shop and season

- **Rows (Shop)**: Quay, Mill, Yard, Kiln
- **Columns (Season)**: Spring, Summer, Autumn

| Shop \\ Season | Spring | Summer | Autumn |
|---|---|---|---|
| Quay | 14 | 9 | 5 |
| Mill | 7 | 12 | 8 |
| Yard | 14 | 4 | 12 |
| Kiln | 3 | 4 | 8 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Quay and Yard sold the same number in spring.", "Quay and Mill sold the same number in spring."),
        ("Yard and Kiln showed the same amount in summer.", "Mill and Yard showed the same amount in summer."),
        ("Mill in summer and Yard in autumn show the same figure.", "Mill in summer and Kiln in autumn show the same figure."),
        ("Quay and Yard share an identical count in spring.", "Quay and Kiln share an identical count in spring."),
        ("Mill and Kiln share an identical figure in autumn.", "Mill and Quay share an identical figure in autumn."),
        ("Quay and Yard had equally many buyers in spring.", "Quay and Kiln had equally many buyers in spring."),
        ("In autumn, Mill and Kiln were equally busy.", "In autumn, Mill and Yard were equally busy."),
        ("Quay and Yard had the same number of customers in spring.", "Mill and Yard had the same number of customers in spring."),
        ("In summer, Yard and Kiln got equal numbers.", "In spring, Yard and Kiln got equal numbers."),
        ("Yard and Kiln share an identical summer figure.", "Yard and Kiln share an identical spring figure."),
    ],
)  # fmt: skip
def test_what_is_told_to_be_the_same_is_held_against_both_cells(true: str, false: str) -> None:
    assert said(LAMPS, true).verdict == "supported"
    assert said(LAMPS, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "For Kiln, spring and summer brought the same number.",
        "For Mill, summer and autumn brought equal numbers.",
        "Yard and Mill drew equally many guests in autumn.",
        "Mill and Yard share the same autumn figure, 8.",
    ],
)
def test_what_differs_is_not_the_same(sentence: str) -> None:
    assert said(LAMPS, sentence).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Mill and Yard follow the same pattern.",
        "Mill and Yard took back the same share in spring.",
        "Quay and Mill do not show the same figure in spring.",
        "Mill and Yard never had the same owner in spring.",
        "Against Mill, Quay had the same success in summer.",
    ],
)
def test_what_may_be_the_same_in_another_way_is_not_refuted(sentence: str) -> None:
    assert said(LAMPS, sentence).verdict != "contradicted"
