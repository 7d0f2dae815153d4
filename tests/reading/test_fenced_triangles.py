"""Half of a square grid in a fence, where each row is one value longer than the one before it."""

import pytest

from auditor.reading.document import read
from auditor.source import Source

FENCE = """# Overlap of four herds

```
       Alp    Bog    Cap    Dun
Alp    1.00
Bog   -0.32   1.00
Cap    0.21   0.14   1.00
Dun    0.37  -0.45  -0.18   1.00
```
"""


@pytest.mark.parametrize("head", ["       Alp    Bog    Cap    Dun", "Herd   Alp    Bog    Cap    Dun"])
def test_a_lower_triangle_is_read_as_half_of_a_square(head: str) -> None:
    document = read(Source("d.md", FENCE.replace("       Alp    Bog    Cap    Dun", head)))
    (panel,) = document.panels
    assert [len(panel.rows.ticks), len(panel.columns.ticks), len(panel.values)] == [4, 4, 10]
    assert panel.values[(3, 1)].value == -0.45
    assert panel.values[(1, 1)].value == 1.0
