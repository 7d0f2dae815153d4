"""Sentences of two halves, of which both are judged; each true one with a twin that is false in one half only."""

import pytest

from said import said

MUSEUMS = """# Visitors to four museums, in thousands

**Legend:** visitors in thousands, from pale blue (10) to dark blue (100)

| Museum | Jan | Feb | Mar | Apr | May | Jun |
|---|---|---|---|---|---|---|
| Harbour | 22 | 31 | 44 | 58 | 71 | 66 |
| Mint | 40 | 38 | 35 | 33 | 30 | 36 |
| Tower | 65 | 72 | 80 | 91 | 97 | 88 |
| Botany | 15 | 15 | 27 | 49 | 62 | 47 |
"""

CARRIERS = """# Delivery delays

Mean delay in minutes by carrier and by kind of parcel. The colour scale runs from pale yellow (0) to dark red (60).

| Carrier | Letter | Small box | Large box | Pallet |
|---|---|---|---|---|
| Falcon | 5 | 12 | 20 | 41 |
| Orbit | 9 | 16 | 28 | 53 |
| Nimbus | 7 | 11 | 33 | 38 |
| Quartz | 14 | 25 | 31 | 46 |
| Veldt | 3 | 8 | 18 | 35 |
"""

BIRDS = """# Confusion matrix of a bird detector

Rows are the true species, columns the predicted species.

| True \\ Predicted | Robin | Finch | Thrush |
|---|---|---|---|
| Robin | 88 | 9 | 14 |
| Finch | 12 | 71 | 8 |
| Thrush | 15 | 7 | 64 |
"""

SUPPORTED, CONTRADICTED = "supported", "contradicted"

CHANGES = (
    ("Mint went from 40 in Jan to 30 in May, a drop of 25 %.", "Mint went from 40 in Jan to 30 in May, a drop of 35 %."),
    ("Mint slid from 40 in Jan to 30 in May, a 10-point drop.", "Mint slid from 40 in Jan to 30 in May, a 20-point drop."),
    ("Botany jumped from 27 in Mar to 49 in Apr, almost doubling.", "Botany jumped from 27 in Mar to 49 in Apr, almost tripling."),
    ("Harbour climbed from 22 in Jan to 66 in Jun, a threefold increase.", "Harbour climbed from 22 in Jan to 66 in Jun, a fourfold increase."),
    ("From Jan to May, Tower went from 65 to 97 (a 49 % increase).", "From Jan to May, Tower went from 65 to 97 (a 29 % increase)."),
    ("Mint went from 40 in Jan to 30 in May, down by a quarter.", "Mint went from 40 in Jan to 30 in May, up by a quarter."),
)  # fmt: skip
OWNERS = (
    ("The highest February score (72) belongs to Tower.", "The highest February score (72) belongs to Harbour."),
    ("The largest figure in April, 91, goes to Tower.", "The largest figure in April, 91, goes to Harbour."),
    ("The highest value of the grid is 97, and it belongs to Tower.", "The highest value of the grid is 97, and it belongs to Mint."),
    (
        "The lowest June figure (36) belongs to Mint, and so does the lowest May figure (30).",
        "The lowest June figure (36) belongs to Mint, and so does the lowest March figure (27).",
    ),
    (
        "Tower leads throughout. The highest February score (72) belongs to it as well.",
        "Harbour is the second largest in May. The highest February score (72) belongs to it as well.",
    ),
    (
        "Tower peaks in May (97), and so do Harbour (71) and Botany (62).",
        "Tower peaks in May (97), and so do Harbour (71) and Mint (30).",
    ),
)  # fmt: skip
TWO = (
    (
        "Feb lies above Jan at Harbour and Tower; at Botany both months are equal.",
        "Feb lies above Jan at Harbour and Botany; at Tower both months are equal.",
    ),
    (
        "Jan and Feb differ at Harbour, Mint and Tower, while at Botany the two months are equal.",
        "May is above June at Harbour and Botany, but at Mint and Tower the two months are equal.",
    ),
)
OF_CARRIERS = (
    ("Only two cells exceed 45, and both are in the pallet column.", "Only two cells exceed 45, and both are in the large box column."),
    (
        "Only three cells exceed 40, and all three are in the upper four rows of the Pallet column.",
        "Only five cells exceed 40, and all three are in the upper four rows of the Pallet column.",
    ),
    ("Falcon and Nimbus barely differ on small boxes (12 against 11).", "Falcon and Nimbus are equal on small boxes (12 against 11)."),
    ("Orbit, Pallet: 53 (dark red).", "Orbit, Pallet: 53 (pale yellow)."),
    ("Veldt, Letter: 3 (pale yellow).", "Veldt, Letter: 3 (dark red)."),
)  # fmt: skip


def _twins(*tables: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    return [
        (sentence, verdict)
        for table in tables
        for pair in table
        for sentence, verdict in zip(pair, (SUPPORTED, CONTRADICTED), strict=True)
    ]


@pytest.mark.parametrize(("sentence", "verdict"), _twins(CHANGES, OWNERS, TWO))
def test_both_halves_of_what_is_said_of_a_series_are_judged(sentence: str, verdict: str) -> None:
    assert said(MUSEUMS, sentence).verdict == verdict


@pytest.mark.parametrize(("sentence", "verdict"), _twins(OF_CARRIERS))
def test_both_halves_of_what_is_said_of_categories_are_judged(sentence: str, verdict: str) -> None:
    assert said(CARRIERS, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (MUSEUMS, "Botany fell from 62 in May to 47 in Jun, a loss of 15 per week."),
        (MUSEUMS, "Mint fell from 40 to 30, down by a quarter."),
        (MUSEUMS, "For Harbour and Tower both months are equal."),
        (BIRDS, "Robin/Thrush comes close (14 against 15), Finch/Thrush less so (8 against 7)."),
        (BIRDS, "The matrix is not symmetric, and not meant to be."),
        (CARRIERS, "The maximum, 53 (dark red), is Orbit's pallet cell."),
    ],
)
def test_what_may_be_so_is_not_refuted(grid: str, sentence: str) -> None:
    assert CONTRADICTED not in said(grid, sentence).verdicts


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (CARRIERS, "Orbit needs 53 minutes (pale yellow) for pallets."),
        (CARRIERS, "The maximum, 53 (pale yellow), is Orbit's pallet cell."),
        (MUSEUMS, "Botany fell from 62 in May to 47 in Jun, almost halving."),
    ],
)
def test_half_a_truth_is_not_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != SUPPORTED
