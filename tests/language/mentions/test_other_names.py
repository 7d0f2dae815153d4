"""Labels written in another way than the figure has them."""

import pytest

from auditor.language.other_names import other_names

CODES = (("en",), ("sw",), ("zh",))


@pytest.mark.parametrize(
    ("label", "labels", "name"),
    [
        (("jul",), (("jun",), ("jul",)), ("july",)),
        (("monday",), (("monday",), ("tuesday",)), ("mon",)),
        (("sw",), CODES, ("swahili",)),
        (("zone", "2"), (("zone", "1"), ("zone", "2")), ("zone", "two")),
    ],
)
def test_a_label_has_other_names(
    label: tuple[str, ...], labels: tuple[tuple[str, ...], ...], name: tuple[str, ...]
) -> None:
    assert name in other_names(label, labels)


def test_a_lone_pair_of_letters_is_no_language() -> None:
    assert other_names(("no",), (("no",), ("yes",), ("maybe",))) == []


HOURS = (("0", "6"), ("6", "9"), ("9", "12"))


@pytest.mark.parametrize(
    ("label", "labels", "name"),
    [
        (("6", "9"), HOURS, ("between", "6", "and", "9")),
        (("6", "9"), HOURS, ("from", "6", "to", "9")),
        (("10", "20", "km"), (("0", "10", "km"), ("10", "20", "km")), ("between", "10", "and", "20", "km")),
        (("6", "0", "9", "30"), (("6", "0", "9", "30"), ("9", "30", "12", "0")), ("6", "0", "to", "9", "30")),
    ],
)
def test_a_bin_is_told_by_its_two_ends(
    label: tuple[str, ...], labels: tuple[tuple[str, ...], ...], name: tuple[str, ...]
) -> None:
    assert name in other_names(label, labels)


def test_two_numbers_of_one_label_alone_are_no_bin() -> None:
    assert not any("between" in name for name in other_names(("6", "9"), (("6", "9"), ("kite",))))
