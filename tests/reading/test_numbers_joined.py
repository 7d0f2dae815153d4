"""The last two numbers of a list of ticks are two ticks, however many values the rows have."""

from auditor.reading.document import read
from auditor.source import Source

TEXT = """\
## Heatmap: Sheaves per field

* **Y-axis:** Field, top to bottom: Long acre, Mill, Brook.
* **X-axis:** Weeks after sowing, with ticks 2, 4, 7, 9 and 13.

* **Row 1 (Long acre):** Values: 88, 84, 77, 65.
* **Row 2 (Mill):** Values: 91, 90, 86, 79.
* **Row 3 (Brook):** Values: 34, 31, 29, 22.
"""


def test_a_list_of_five_numbers_has_five_ticks_where_the_rows_have_four_values() -> None:
    panel = read(Source("sheaves.md", TEXT)).panels[0]
    assert [tick.text for tick in panel.columns.ticks] == ["2", "4", "7", "9", "13"]
