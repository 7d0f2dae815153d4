"""Things named in order, in many wordings, each with a false twin; and lists that tell of no order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim_grids import GRIPPERS, HARVEST, PARSERS, SERVER
from said import said

FERRIES = """## Passengers per crossing

| Ferry \\ Month | May | June | July | August |
|---|---|---|---|---|
| Aurora | 210 | 260 | 340 | 330 |
| Borealis | 180 | 240 | 300 | 310 |
| Corona | 90 | 120 | 150 | 140 |
| Draco | 250 | 290 | 380 | 400 |
"""
TWINS = [
    (FERRIES, "In May, Draco comes first, followed by Aurora, and Corona is last.", "In May, Draco comes first, followed by Aurora, and Borealis is last."),
    (
        PARSERS,
        "On News, Lynx leads with 85.9, followed by Orca (81.2) and Heron (77.5).",
        "On News, Lynx leads with 85.9, followed by Heron (77.5) and Mole (60.1).",
    ),
    (PARSERS, "On Law, Lynx comes first, then Orca, then Heron.", "On Law, Lynx comes first, then Heron, then Orca."),
    (PARSERS, "On Law, Lynx comes first, then Orca, with Mole last.", "On Law, Lynx comes first, then Orca, with Heron last."),
    (
        PARSERS,
        "From best to worst on News: Lynx, Orca, Heron, Mole.",
        "From best to worst on News: Lynx, Heron, Orca, Mole.",
    ),
    (
        PARSERS,
        "The ranking on Tweets is Heron (51.3), Mole (47.7), Orca (44.0) and Lynx (39.8).",
        "The ranking on Tweets is Heron (51.3), Orca (44.0), Mole (47.7) and Lynx (39.8).",
    ),
    (PARSERS, "On News, the top two parsers are Lynx and Orca.", "On News, the top two parsers are Lynx and Heron."),
    (PARSERS, "On News, the order is Lynx > Orca > Heron > Mole.", "On News, the order is Lynx > Orca > Mole > Heron."),
    (PARSERS, "Mole is the worst parser on News, followed by Heron.", "Mole is the worst parser on News, followed by Orca."),
    (FERRIES, "In May the order from high to low is Draco, Aurora, Borealis, Corona.", "In May the order from high to low is Draco, Borealis, Aurora, Corona."),
    (FERRIES, "Draco leads in every month, with Aurora second and Corona last.", "Draco leads in every month, with Borealis second and Corona last."),
    (FERRIES, "Averaged over the months, the ranking is Draco, Aurora, Borealis, Corona.", "Averaged over the months, the ranking is Draco, Borealis, Aurora, Corona."),
    (FERRIES, "In July, Draco (380) wins, closely followed by Aurora (340).", "In July, Draco (380) wins, closely followed by Borealis (300)."),
    (FERRIES, "In ascending order, the July ferries are Corona (150), Borealis (300), Aurora (340) and Draco (380).", "In ascending order, the July ferries are Corona (150), Aurora (340), Borealis (300) and Draco (380)."),
    (FERRIES, "For Draco the months rank August (400), July (380), June (290), May (250).", "For Draco the months rank July (380), August (400), June (290), May (250)."),
    (HARVEST, "In 2011, South is first with 9.2, North second (3.1) and East last.", "In 2011, South is first with 9.2, East second (2.8) and North last."),
    (SERVER, "With 16 threads, queue length 256 has the highest throughput (377), then queue length 128 (340), then queue length 64 (281).", "With 16 threads, queue length 256 has the highest throughput (377), then queue length 64 (281), then queue length 128 (340)."),
]  # fmt: skip
OPEN = [
    # In one breath, in whatever order.
    (PARSERS, "On News, Lynx leads, followed by Heron and Orca."),
    # What they are ordered by is not told.
    (FERRIES, "From oldest to youngest, the ferries are Corona, Aurora, Draco and Borealis."),
    (FERRIES, "The ferries sailed in the order Corona, Draco, Aurora, Borealis."),
    (FERRIES, "Aurora was built first, then Corona, then Draco."),
    (FERRIES, "In May, Corona sailed first, then Draco."),
    (FERRIES, "In May, Corona leads the repair schedule, followed by Draco."),
    (FERRIES, "In May, Corona was repaired first, followed by Draco."),
    (FERRIES, "Corona leads the fleet in age, followed by Draco."),
    (GRIPPERS, "Fingers came first to the market, followed by Suction."),
    (FERRIES, "Corona (150) is best left alone, followed by Draco (380)."),
    (PARSERS, "The parsers are Orca, Heron, Lynx and Mole."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_an_order_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_a_list_that_tells_no_order_of_values_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_equal_values_stand_in_any_order() -> None:
    tied = FERRIES.replace("| Borealis | 180 |", "| Borealis | 210 |")
    for pair in ("Aurora, Borealis", "Borealis, Aurora"):
        assert said(tied, f"In May the ranking is Draco, {pair}, Corona.").verdict == "supported"


def test_an_unwritten_value_leaves_an_order_open() -> None:
    holed = FERRIES.replace("| 210 |", "| n/a |")
    assert said(holed, "In May, Draco leads, then Borealis.").verdict == "undecidable"


def test_the_right_order_is_told() -> None:
    found = said(FERRIES, "In May the order from high to low is Draco, Borealis, Aurora, Corona.")
    assert "Aurora, Month May (210), Ferry Borealis, Month May (180)" in found.explanations[0]


@given(st.permutations([12, 25, 31, 48]))
def test_only_the_order_of_the_values_is_right(values: list[int]) -> None:
    rows = [f"| {name} | {value} | {60 - value} |" for name, value in zip("PQRS", values, strict=True)]
    grid = "\n".join(["## Finds", "", "| pit \\\\ layer | upper | lower |", "|---|---|---|", *rows])
    verdict = said(grid, "In the upper layer, the order from highest to lowest is P, Q, R, S.").verdict
    assert verdict == ("supported" if values == sorted(values, reverse=True) else "contradicted")
