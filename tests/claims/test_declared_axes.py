"""What the lines of axes and legends say, held against the ticks and ends that the grid has."""

import pytest

from said import all_judged

BODY = """
### Detailed Analysis

| | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| Mon | 12 | 31 | 44 | 87 |
| Tue | 17 | 35 | 52 | 91 |
| Wed | 14 | 28 | 63 | 78 |
"""
HEAD = "# Heatmap: Calls\n\n### Components/Axes\n\n"


def verdicts(line: str) -> list[str]:
    text = f"{HEAD}{line}\n{BODY}"
    return [found.verdict.value for found in all_judged(text) if found.span.end <= len(HEAD) + len(line)]


@pytest.mark.parametrize(
    "line",
    [
        "- **Columns**: four months, January to April",
        "- **Rows**: Monday through Wednesday, three in all",
        "- **Y-axis (Day):** three weekdays: Mon, Tue and Wed.",
        "- **Month (x):** Jan to Apr, four columns",
        "- **Colour bar:** from 10 (pale) over 50 (green) to 100 (black)",
        "- **Legend:** vertical bar, 10 (white) through 55 (grey) to 100 (black).",
    ],
)
def test_a_line_that_tells_the_ticks_or_the_ends_is_supported(line: str) -> None:
    assert verdicts(line) == ["supported"]


@pytest.mark.parametrize(
    "line",
    [
        "- **Columns**: five months, January to April",
        "- **Rows**: Monday through Thursday, four in all",
        "- **Rows (Day):** Mon to Wed, averaged over twelve weeks",
    ],
)
def test_what_a_line_counts_beside_its_ticks_refutes_nothing(line: str) -> None:
    assert not {"supported", "contradicted"} & set(verdicts(line))


def test_steps_may_be_told_in_words() -> None:
    grid = BODY.replace("Jan", "4").replace("Feb", "8").replace("Mar", "12").replace("Apr", "16")
    line = "- **Columns (Hour):** hours 4 to 16 in four-hour steps."
    text = f"{HEAD}{line}\n{grid}"
    found = [one.verdict.value for one in all_judged(text) if one.span.end <= len(HEAD) + len(line)]
    assert found == ["supported"]
