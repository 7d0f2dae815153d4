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
