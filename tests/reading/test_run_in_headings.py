"""A short sentence set off by markup heads those behind it in its paragraph."""

from auditor.reading.document import read
from auditor.source import Source

GRID = "## Yield\n\n| field \\ year | 1 | 2 |\n|---|---|---|\n| north | 6.1 | 7.5 |\n| south | 9.2 | 5.2 |\n\n### Notes\n\n"


def labels(line: str) -> list[str]:
    """The last heading of each sentence of a line."""
    return [s.trail[-1] for s in read(Source("x.md", f"{GRID}{line}\n")).statements if s.trail]


def test_a_bold_or_italic_opening_heads_what_follows() -> None:
    assert labels("- **South.** It starts at 9.2. It ends at 5.2.") == ["South", "South"]
    assert labels("*Along the rows.* North climbs to 7.5.") == ["Notes", "Along the rows"]


def test_a_plain_opening_or_one_that_goes_on_heads_nothing() -> None:
    assert labels("South. It starts at 9.2.") == ["Notes", "Notes"]
    assert labels("**South** falls. It ends at 5.2.") == ["Notes", "Notes"]
