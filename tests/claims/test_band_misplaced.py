"""Lines of cells that hold ranges: through which bands they go, each sentence with a false twin."""

import pytest

from said import said

TRAMS = """## Share of late trams

Values are bands read off a discrete colour scale (percent of late trams).

- **Y-axis**: Line: North, South, Ring
- **X-axis**: Snow depth (cm): 0, 2, 5, 10, 20

| Line \\ Snow depth | 0 | 2 | 5 | 10 | 20 |
|---|---|---|---|---|---|
| North | 0-10 | 0-10 | 10-20 | 20-30 | 30-40 |
| South | 0-10 | 10-20 | 10-20 | 20-30 | 20-30 |
| Ring | 10-20 | 20-30 | 30-40 | 30-40 | 30-40 |
"""

TWINS = [
    (
        "On the North line the share climbs with snow depth, passing 10-20 and 20-30 before it enters the highest band at 20 cm.",
        "On the North line the share climbs with snow depth, passing 10-20 and 20-30 before it enters the highest band at 10 cm.",
    ),
    ("North reaches the 30-40 band only at 20 cm.", "South reaches the 30-40 band only at 20 cm."),
    ("Ring enters the top band at 5 cm.", "Ring enters the top band at 10 cm."),
    ("Ring reaches the highest band at 5 cm.", "North reaches the highest band at 5 cm."),
    (
        "North goes from 0-10 at 0 cm to 30-40 at 20 cm.",
        "South goes from 0-10 at 0 cm to 30-40 at 20 cm.",
    ),
    ("Ring climbs through 20-30 to 30-40.", "South climbs through 20-30 to 30-40."),
    ("North climbs from 0-10 through 10-20 to 20-30.", "Ring climbs from 0-10 through 10-20 to 20-30."),
    ("South rises from 0-10 to 20-30.", "Ring rises from 20-30 to 10-20."),
    ("South enters the 10-20 band at 2 cm.", "South enters the 10-20 band at 5 cm."),
    ("For Ring, the share starts at 10-20 and then reaches 30-40 at 5 cm.", "For Ring, the share starts at 10-20 and then reaches 30-40 at 2 cm."),
]  # fmt: skip

# Other bands than the cells hold, denials, and what goes on about more than the bands.
NOT_CONTRADICTED = (
    "Ring reaches the 25-35 band at 5 cm.",
    "North does not reach the top band at 10 cm.",
    "South almost reaches the top band at 20 cm.",
    "With salt, South reaches the bottom band at 20 cm.",
)


@pytest.mark.parametrize("sentence", [true for true, _ in TWINS])
def test_a_passage_that_holds_is_supported(sentence: str) -> None:
    assert said(TRAMS, sentence).verdict == "supported"


@pytest.mark.parametrize("sentence", [false for _, false in TWINS])
def test_a_passage_that_fails_is_contradicted(sentence: str) -> None:
    assert said(TRAMS, sentence).verdict == "contradicted"


@pytest.mark.parametrize("sentence", NOT_CONTRADICTED)
def test_what_is_no_passage_is_never_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(TRAMS, sentence).verdicts
