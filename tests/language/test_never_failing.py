"""What never fails to happen, happens."""

import pytest

from said import said

TILES = """# Moss on roof tiles (% of the surface)

## Shaded

| Tile \\ Week | 1 | 3 | 6 |
|---|---|---|---|
| Slate | 14 | 29 | 21 |
| Clay | 18 | 30 | 34 |
| Copper | 12 | 13 | 9 |

## Sunny

| Tile \\ Week | 1 | 3 | 6 |
|---|---|---|---|
| Slate | 1 | 4 | 2 |
| Clay | 3 | 11 | 22 |
| Copper | 1 | 2 | 1 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "Not one of the nine combinations fails to drop from Shaded to Sunny.",
            "Not one of the nine combinations fails to grow from Shaded to Sunny.",
        ),
        ("No tile fails to rise between weeks 1 and 3.", "No tile fails to rise between weeks 3 and 6."),
    ],
)
def test_none_fails_to_do_so_where_all_do(true: str, false: str) -> None:
    assert said(TILES, true).verdict == "supported", said(TILES, true)
    assert said(TILES, false).verdict == "contradicted", said(TILES, false)
