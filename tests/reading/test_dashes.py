"""Two hyphens that a typewriter leaves for a dash."""

import pytest

from auditor.reading.document import read
from auditor.reading.plain import plain
from auditor.source import Source

GRID = """## Output by site and season

- x-axis: season -- Winter, Spring, Summer
- y-axis: site -- Coast, Plateau

Coast: Winter 41.2, Spring 33.5, Summer 24.8
Plateau: Winter 35.0, Spring 30.1, Summer 22.4
"""


def test_two_hyphens_between_words_are_a_dash() -> None:
    (panel,) = read(Source("output.md", GRID)).panels
    assert [tick.text for tick in panel.columns.ticks] == ["Winter", "Spring", "Summer"]
    assert panel.columns.label == "season"
    assert len(panel.cells) == 6


@pytest.mark.parametrize("text", ["41, --, 33", "41.2 -- 33.5", "a -- 5", "--", "run --fast"])
def test_two_hyphens_elsewhere_stay_what_they_are(text: str) -> None:
    assert plain(text, 0, len(text)).text == text
