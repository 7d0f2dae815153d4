"""Names of data sets."""

import pytest

from auditor.data_sets import is_data_set


@pytest.mark.parametrize(
    "name",
    [
        "AIME24",
        "GPQA D",
        "GPQA-Diamond",
        "CIFAR-100",
        "MATH-500",
        "SQuAD v2",
        "Penn Treebank",
        "ARC-c",
        "SST-2",
    ],
)
def test_a_name_may_be_followed_by_its_version_its_size_or_its_part(name: str) -> None:
    assert is_data_set(name)


@pytest.mark.parametrize("name", ["", "24", "Corvus-7B", "Mathilda", "the MATH score", "dry", "D"])
def test_other_names_are_none(name: str) -> None:
    assert not is_data_set(name)
