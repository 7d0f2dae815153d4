"""Names that belong to an axis or to a panel, and signs that stand for a missing value or a distance."""

import pytest

from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source

HEADS = """<table>
<tr><th rowspan="2">Crop</th><th colspan="2">Glass</th><th colspan="2">Field</th></tr>
<tr><th>wet</th><th>dry</th><th>wet</th><th>dry</th></tr>
<tr><th>Leek</th><td>2.4</td><td>3.9</td><td>3.1</td><td>2.9</td></tr>
<tr><th>Kale</th><td>1.8</td><td>2.2</td><td>1.5</td><td>2.5</td></tr>
</table>
"""


def _read(text: str) -> Document:
    return read(Source("document.md", text))


def test_names_that_are_listed_as_columns_are_no_panels() -> None:
    found = _read(f"## Growth\n\nTwo maps side by side. Rows: crop. Columns: water (wet, dry).\n\n{HEADS}")
    assert [panel.name for panel in found.panels] == ["Glass", "Field"]
    assert [tick.text for tick in found.panels[0].columns.ticks] == ["wet", "dry"]


@pytest.mark.parametrize("mark", ["—", "–", "n/a"])
def test_any_mark_of_a_missing_value_stands_beside_its_name(mark: str) -> None:
    found = _read(f"## Guests\n\n* W1: Mon 386; Tue 363\n* W2: Mon 466; Tue {mark}\n* W3: Mon 561; Tue 508\n")
    assert [tick.text for tick in found.panels[0].rows.ticks] == ["W1", "W2", "W3"]


def test_a_distance_of_ticks_is_no_tick() -> None:
    line = "- **Columns:** Temperature in °C, three ticks from 900 to 1020, 60 degrees apart."
    found = _read(
        f"## Kiln\n\n{line}\n- **Rows:** Ash, Bone\n\n| | 900 | 960 | 1020 |\n|---|---|---|---|\n| Ash | 1 | 2 | 3 |\n| Bone | 4 | 5 | 6 |\n"
    )
    declaration = found.panels[0].columns.declaration
    assert declaration is not None
    assert "60" not in [tick.text for tick in declaration.ticks]
    assert declaration.step is not None
    assert declaration.step.value == 60


def test_an_axis_runs_to_the_right_behind_its_unit() -> None:
    text = "Nights (°C) are stacked, the warmest on top: 22, 20. Days (°C) run to the right: 25, 28, 31.\n\n#### Pods\n\n- Night 22: 58, 60, 52\n- Night 20: 66, 72, 65\n"
    assert [tick.text for tick in _read(text).panels[0].columns.ticks] == ["25", "28", "31"]


def test_what_all_ticks_are_of_belongs_to_none() -> None:
    text = '## Recall\n\n* **Rows:** "Rate", with 0.5 s, 1 s and 4 s per item.\n\n| | 1 | 2 |\n|---|---|---|\n| 0.5 s | 6 | 5 |\n| 1 s | 7 | 6 |\n| 4 s | 8 | 7 |\n'
    declaration = _read(text).panels[0].rows.declaration
    assert declaration is not None
    assert [tick.text for tick in declaration.ticks] == ["0.5 s", "1 s", "4 s"]
