"""Differences, steps, means and sums, told part by part: each part leans on those before, and no word is left over."""

import pytest

from said import said

FERNS = (
    "## Germination of fern spores, light and shade\n\nTwo panels, Light and Shade, show spores that germinate, in percent; higher is better. Rows: soil. Columns: week.\n\n"
    "### Light\n\n| soil \\ week | 1 | 2 | 4 | 8 |\n|---|---|---|---|---|\n| Peat | 21.4 | 38.9 | 55.2 | 61.7 |\n| Loam | 17.8 | 30.1 | 47.6 | 58.3 |\n| Sand | 9.2 | 15.5 | 20.4 | 22.6 |\n\n"
    "### Shade\n\n| soil \\ week | 1 | 2 | 4 | 8 |\n|---|---|---|---|---|\n| Peat | 12.3 | 27.0 | 49.1 | 64.2 |\n| Loam | 10.6 | 22.4 | 41.0 | 59.9 |\n| Sand | 6.1 | 8.3 | 9.7 | 10.2 |\n\n"
)
TRAM = (
    "## Tram riders\n\nRiders counted at stops, by day.\n\n| stop \\ day | Tue | Thu | Sat | Sun |\n|---|---|---|---|---|\n"
    "| Abbey | 140 | 155 | 260 | 90 |\n| Bridge | 310 | 322 | 205 | 118 |\n| Canal | 75 | 83 | 240 | 301 |\n\n"
)
POND = (
    "## Pond temperature\n\nWater temperature in °C by depth and month.\n\n| depth \\ month | May | July | October |\n|---|---|---|---|\n"
    "| 0 m | 15.2 | 23.8 | 11.0 |\n| 2 m | 14.1 | 19.5 | 11.0 |\n| 5 m | 9.9 | 12.7 | 10.6 |\n\n"
)
PAIRS = [
    (FERNS, "In week 1 the gap is 9.1 points on peat and 7.2 on loam.", ""),
    (FERNS, "Between week 1 and week 8, peat gains 40.3 points in Light and 51.9 in Shade.", "Between week 1 and week 8, peat gains 40.3 points in Light and 47.9 in Shade."),
    (FERNS, "Going from week 4 to week 8 brings loam 10.7 points in Light; the same step brings it 18.9 in Shade.", ""),
    (FERNS, "Averaged over the three soils, Light stands at 16.1 in week 1, against 9.7 for Shade.", ""),
    (FERNS, "At week 8 the order flips on peat, where Shade is 2.5 points ahead (64.2 against 61.7).", "At week 8 the order flips on peat, where Shade is 3.5 points ahead (64.2 against 61.7)."),
    (FERNS, "On sand the lead of Light widens from 3.1 points in week 1 to 12.4 in week 8.", "On sand the lead of Light widens from 3.1 points in week 1 to 14.4 in week 8."),
    (FERNS, "In week 2 Light is ahead on every soil, by 7.2 to 11.9 points.", "In week 2 Light is ahead on every soil, by 7.2 to 9.9 points."),
    (FERNS, "The two panels are furthest apart in week 8 on sand, where 12.4 points separate them.", "The two panels are furthest apart in week 1 on peat, where 9.1 points separate them."),
    (TRAM, "Added up over the four days, Bridge is the busiest stop with 955 riders.", "Added up over the four days, Canal is the busiest stop with 699 riders."),
    (TRAM, "Taking all stops together, Sat (705) beats Thu (560).", ""),
    (TRAM, "Taking all stops together, Sat (705) edges out Thu (560).", ""),
    (TRAM, "Over the week Abbey averaged 161.3 riders, while the Canal row adds up to 699.", "Over the week Abbey averaged 151.3 riders, while the Canal row adds up to 699."),
    (TRAM, "Bridge exceeds Abbey by 170 riders on Tue and by 28 on Sun.", "Bridge exceeds Abbey by 170 riders on Tue and by 38 on Sun."),
    (TRAM, "On Tue, Bridge is ahead of Canal; on Sun it is the other way round.", ""),
    (TRAM, "Between Thu and Sat, Canal gains 157 riders, while Bridge loses 117.", "Between Thu and Sat, Canal gains 157 riders, while Bridge loses 97."),
    (TRAM, "Across all stops the total climbs from 525 on Tue to 705 on Sat.", "Across all stops the total climbs from 525 on Tue to 765 on Sat."),
    (POND, "In May surface and bottom differ by only 5.3 °C.", "In May surface and bottom differ by only 3.3 °C."),
    (POND, "Between May and July the surface warms by 8.6 °C and the bottom by 2.8 °C.", "Between May and July the surface warms by 8.6 °C and the bottom by 4.8 °C."),
    (POND, "The bottom never gets up to the 14.1 °C that 2 m shows in May.", "The bottom never gets up to the 11.0 °C that 2 m shows in October."),
    (POND, "The surface swings by 12.8 °C over the year.", "The surface swings by 10.8 °C over the year."),
]  # fmt: skip
TRUE = [(grid, sentence) for grid, sentence, _ in PAIRS]
FALSE = [(grid, sentence) for grid, _, sentence in PAIRS if sentence]
# What is not sure: what may be meant otherwise is not refuted.
SILENT = [
    (TRAM, "Taking all stops together, Thu (560) beats Sat (705)."),
    (FERNS, "In week 1 the gap with the old method is 5.1 points on peat and 4.2 on loam."),
    (TRAM, "Bridge would exceed Abbey by 180 riders on Tue and by 38 on Sun."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE, ids=[sentence for _, sentence in TRUE])
def test_what_adds_up_in_each_part_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), FALSE, ids=[sentence for _, sentence in FALSE])
def test_what_fails_in_one_part_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), SILENT, ids=[sentence for _, sentence in SILENT])
def test_what_may_be_meant_otherwise_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict not in ("contradicted", "supported")


AFTER = [
    ("Until Thu, Bridge is above Canal. From Sat on it is the other way round.", "Until Thu, Bridge is above Abbey. On Sun it is the other way round."),
    ("On Tue, Bridge is above Canal. The same holds on Thu.", "On Tue, Bridge is above Canal. The same holds on Sat."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), AFTER, ids=[true for true, _ in AFTER])
def test_what_is_said_of_the_sentence_before_is_told_of_its_lines(true: str, false: str) -> None:
    assert (said(TRAM, true).verdict, said(TRAM, false).verdict) == ("supported", "contradicted")


def test_who_leads_where_less_may_be_better_is_not_contradicted() -> None:
    hours = "# Hours on the way\n\nLower is better.\n\n| | Tue | Thu |\n|---|---|---|\n| Hull | 31 | 26 |\n| Cork | 42 | 46 |\n"
    assert "contradicted" not in said(hours, "Cork trails Hull by 11 h on Tue but by 20 h on Thu.").verdicts
