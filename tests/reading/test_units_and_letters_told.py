"""Units that stand behind the last tick, words that lead to ticks, letters that tell panels of a line of scales apart."""

from auditor.reading.document import read
from auditor.source import Source
from said import said

SEA = """## Water temperature

* **X-axis (Month):** Jan, Mar, May, Jul
* **Y-axis (Depth):** 0, 10, 25 and 100 m, with the surface on top.

| Depth (m) \\ Month | Jan | Mar | May | Jul |
|---|---|---|---|---|
| 0 | 9.4 | 8.8 | 12.6 | 18.9 |
| 10 | 9.4 | 8.7 | 11.9 | 18.1 |
| 25 | 9.3 | 8.7 | 10.8 | 14.6 |
| 100 | 9.1 | 8.5 | 8.9 | 9.4 |
"""
YEAST = """### Two maps of three yeasts

**Axes**
- Horizontal: strain, in the sequence Lager, Weizen, Saison
- Vertical: temperature, with 12 as the first line, then 15 and 18

**Colors.** A goes from straw (60%) to brown (90%), B from white (4 days) to green (16 days).

#### Map A: attenuation (%)
- 12: 76.5 (Lager), 70.8 (Weizen), N/A (Saison)
- 15: 77.9 (Lager), 74.3 (Weizen), 64.2 (Saison)
- 18: 78.4 (Lager), 76.9 (Weizen), 70.5 (Saison)

#### Map B: days
- 12: 16 (Lager), 15 (Weizen), N/A (Saison)
- 15: 13 (Lager), 11 (Weizen), 14 (Saison)
- 18: 10 (Lager), 8 (Weizen), 9 (Saison)
"""


def test_a_place_is_told_with_the_unit_that_stands_behind_the_last_tick() -> None:
    assert said(SEA, "The maximum of 18.9 °C is found at 0 m in July.").verdict == "supported"
    assert said(SEA, "The maximum of 18.9 °C is found at 10 m in July.").verdict == "contradicted"


def test_each_map_has_the_scale_that_its_letter_leads() -> None:
    first, second = read(Source("document.md", YEAST)).panels
    assert [tick.text for tick in first.columns.ticks] == ["Lager", "Weizen", "Saison"]
    for panel, low, high in ((first, 60, 90), (second, 4, 16)):
        assert panel.legend is not None
        assert panel.legend.low is not None
        assert panel.legend.high is not None
        assert (panel.legend.low.value, panel.legend.high.value) == (low, high)


SHARP = """## Share of sharp photographs

* **X-axis:** Shutter time in seconds. Three values from left to right: 1/15, 1/30, 1/125.
* **Y-axis:** Focal length in mm: 24, 50.

**Panel Handheld (left), value followed by time, lower is worse**
* (24, 1/15): 52%
* (24, 1/30): 78%
* (24, 1/125): 98%
* (50, 1/15): 27%
* (50, 1/30): 55%
* (50, 1/125): 95%

**Panel Tripod (right), value followed by time**
* (24, 1/15): 92%
* (24, 1/30): 98%
* (24, 1/125): 99%
* (50, 1/15): 87%
* (50, 1/30): 95%
* (50, 1/125): 97%
"""


def test_fractions_are_ticks_of_their_own() -> None:
    first, second = read(Source("document.md", SHARP)).panels
    assert [tick.text for tick in first.columns.ticks] == ["1/15", "1/30", "1/125"]
    assert [tick.text for tick in second.rows.ticks] == ["24", "50"]


def test_the_title_of_a_panel_makes_no_statement() -> None:
    texts = [statement.text for statement in read(Source("document.md", SHARP)).statements]
    assert not any(text.startswith("Panel") for text in texts)
