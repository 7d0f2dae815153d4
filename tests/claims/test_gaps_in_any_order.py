"""Values that are told to be missing, or to be there, in any order of words."""

import pytest

from said import said

HONEY = """\
## Honey per hive and month (kg)

- **Rows (Hive)**: North, Creek, Barn, Ridge
- **Columns (Month)**: May, June, July, August

| Hive \\ Month | May | June | July | August |
|---|---|---|---|---|
| North | 4.1 | 6.3 | 7.7 | N/A |
| Creek | 3.2 | 5.9 | 8.8 | 6.4 |
| Barn | N/A | 6.1 | 7.4 | 5.2 |
| Ridge | 2.6 | 3.8 | N/A | 4.4 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("The May reading for Barn is missing.", "The June reading for Creek is missing."),
        ("The entry for North in August is missing.", "The entry for North in July is missing."),
        ("Barn has no figure for May.", "Barn has no figure for July."),
        ("In August, North has no entry.", "In August, Creek has no entry."),
        ("Ridge shows no value in July.", "Ridge shows no value in May."),
        ("A reading is lacking for Ridge in July.", "A reading is lacking for Ridge in August."),
        ("In May a value is lacking for Barn.", "In May a value is lacking for Creek."),
        ("Ridge lacks a figure for July.", "Ridge lacks a figure for May."),
        ("Every hive reported a figure in June.", "Every hive reported a figure in May."),
        ("In June each hive has a value.", "In July each hive has a value."),
        ("In June every hive recorded an entry.", "In August every hive recorded an entry."),
        ("Barn is the only hive without an entry in May.", "Creek is the only hive without an entry in May."),
        ("Ridge is the only hive without a value in July.", "Barn is the only hive without a value in July."),
        ("A figure for Barn in May is not available.", "A figure for Barn in June is not available."),
        ("The July value for Ridge is absent.", "The July value for Creek is absent."),
    ],
)  # fmt: skip
def test_what_is_told_to_lack_a_value_is_held_against_the_cells(true: str, false: str) -> None:
    assert said(HONEY, true).verdict == "supported"
    assert said(HONEY, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "Creek has no equal in June.",
        "Barn has no reading above 8 in June.",
        "Creek has no missing value.",
        "In June every hive reported a swarm.",
        "Barn has no score to settle with Creek in July.",
        "A queen is lacking for Ridge in August.",
        "No value is higher than that of Creek in July.",
    ],
)
def test_what_tells_of_no_value_as_such_is_not_refuted(sentence: str) -> None:
    assert said(HONEY, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Creek's harvest grows by 5.6 kg between May and July.", "Creek's harvest grows by 4.1 kg between May and July."),
        ("Barn drops by 2.2 kg between July and August.", "Barn drops by 1.2 kg between July and August."),
        ("North's figure climbs continuously from May to July.", "Creek's figure climbs continuously from May to August."),
        ("A steady increase from May to July characterises Creek.", "A steady increase from May to August characterises Creek."),
        ("In July, Barn ranks third.", "In July, Barn ranks second."),
        ("The largest rise from June to July is that of Creek.", "The largest rise from June to July is that of Barn."),
    ],
)  # fmt: skip
def test_gaps_elsewhere_leave_what_is_told_of_written_values_decided(true: str, false: str) -> None:
    assert said(HONEY, true).verdict == "supported"
    assert said(HONEY, false).verdict == "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "North's three readings average 5.1 kg.",
        "The mean of Ridge's three figures is 4.6.",
        "The three May values have a mean of 4.3.",
        "The three readings of August add up to 18.0 kg.",
    ],
)
def test_a_mean_of_so_many_is_that_of_the_values_that_are_written(sentence: str) -> None:
    assert said(HONEY, sentence).verdict == "contradicted"


def test_a_mean_of_others_is_not_refuted() -> None:
    assert said(HONEY, "The mean of Ridge's three best figures is 4.6.").verdict != "contradicted"
