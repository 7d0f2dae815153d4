"""Extremes beside panels that measure different things: true ones are never refuted."""

import pytest

from said import said

PRESS = """# Printing press

Pair of heatmaps. Left: sheets per minute. Right: ink used, in grams.

**Columns (Ink):** thin, medium, thick
**Rows (Paper):** light, plain, card

#### Speed
- **light:** 240 sheets/min, 210 sheets/min, 150 sheets/min
- **plain:** 200 sheets/min, 180 sheets/min, 120 sheets/min
- **card:** 90 sheets/min, 75 sheets/min, 40 sheets/min

#### Ink
- **light:** 8 g, 11 g, 19 g
- **plain:** 9 g, 13 g, 22 g
- **card:** 12 g, 17 g, 30 g
"""
TRUE = [
    "- Slowest: card with thick ink (40).",
    "- Fastest: 240 sheets/min, light, thin. Slowest: card with thick ink (40).",
    "- Leanest: light with thin ink (8).",
    "- Highest: card with thick ink (30).",
    "- Lowest: 40, card, thick.",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_an_extreme_that_names_no_panel_may_be_that_of_any(sentence: str) -> None:
    assert "contradicted" not in said(PRESS, sentence).verdicts
