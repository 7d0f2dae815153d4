"""A key of colours is read in whatever words and order it names them and what they stand for."""

import pytest

from sketch import read_text

_GRID = "| | north | south |\n|---|---|---|\n| roof | 31.2 | 27.5 |\n| yard | 64.6 | 39.0 |\n"
KEYS = [
    "**Legend**\n- pale grey: below 30 MPa\n- teal: 30 to 60 MPa\n- dark teal: 60 MPa or more",
    "**Legend**\n- Pale grey – under 30 MPa\n- Teal – 30 to 60 MPa\n- Dark teal – over 60 MPa",
    "**Legend:** pale grey (below 30 MPa), teal (30 up to 60 MPa), dark teal (60 MPa and more).",
    "Cells below 30 are pale grey, those from 30 to 60 teal and those above 60 dark teal.",
    "Colours: pale grey up to 30, teal up to 60, dark teal beyond.",
    "Legend: pale grey up to 30 MPa, teal from 30 to 60 MPa, dark teal above that.",
    "The key has three shades: pale grey for less than 30, teal for 30 to 60 and dark teal for more.",
    "Key: <30 = pale grey; 30–60 = teal; 60+ = dark teal.",
    "Legend: three classes, <30 (pale grey), 30–60 (teal) and >60 (dark teal).",
    "Pale grey stands for values under 30, teal for 30 to 60, dark teal for anything higher.",
]


@pytest.mark.parametrize("key", KEYS)
def test_the_bands_of_a_key_are_read(key: str) -> None:
    (panel,) = read_text(f"# Noise\n\n{key}\n\n{_GRID}").panels
    assert panel.legend is not None
    found = {
        anchor.colour.casefold(): (
            anchor.low.value if anchor.low else None,
            anchor.high.value if anchor.high else None,
        )
        for anchor in panel.legend.anchors
    }
    assert found == {"pale grey": (None, 30), "teal": (30, 60), "dark teal": (60, None)}


@pytest.mark.parametrize(
    "told",
    [
        "The yard is teal in the north (64.6) and pale grey in the south (39.0).",
        "A red roof, 30 to 60 tiles wide, stands above a blue door.",
        "Pale grey, teal and dark teal are used for 30, 60 and 90.",
    ],
)
def test_what_names_colours_and_numbers_by_the_way_is_no_key(told: str) -> None:
    (panel,) = read_text(f"# Noise\n\n{_GRID}\n{told}\n").panels
    assert panel.legend is None or not any(
        anchor.low and anchor.high and anchor.low != anchor.high for anchor in panel.legend.anchors
    )
