"""Lines that tell cells in an order of their own: values first, records, pairs, rows as sentences, words for numbers."""

import pytest

from sketch import read_text, sketch

WOODS = "Rows: oak, elm, fir. Columns: dry, damp, wet.\n\n"
GRID = ["Kiln [dry, damp, wet] oak: 4 7 9; elm: 3 5 8; fir: 6 6 2"]


@pytest.mark.parametrize(
    "lines",
    [
        # the value before its place
        "- 4 h at oak, dry\n- 7 h at oak, damp\n- 9 h at oak, wet\n- 3 h at elm, dry\n- 5 h at elm, damp\n"
        "- 8 h at elm, wet\n- 6 h at fir, dry\n- 6 h at fir, damp\n- 2 h at fir, wet",
        "4 (oak, dry)\n\n7 (oak, damp)\n\n9 (oak, wet)\n\n3 (elm, dry)\n\n5 (elm, damp)\n\n8 (elm, wet)\n\n"
        "6 (fir, dry)\n\n6 (fir, damp)\n\n2 (fir, wet)",
        "- 4 for dry, 7 for damp and 9 for wet on oak\n- 3 for dry, 5 for damp and 8 for wet on elm\n"
        "- 6 for dry, 6 for damp and 2 for wet on fir",
        # both names before each value, and nothing but a blank between
        "oak dry 4; oak damp 7; oak wet 9; elm dry 3; elm damp 5; elm wet 8; fir dry 6; fir damp 6; fir wet 2."
        .replace(" d", ", d").replace(" w", ", w"),
        # rows as sentences, with units that recur and a remark behind
        "The first row (oak) reads, from left to right, 4 h, 7 h and 9 h.\n\n"
        "In the second row (elm) the values are 3 h, 5 h and 8 h.\n\n"
        "The last row (fir) shows 6 h, 6 h and 2 h, with the palest cell of all at its end.",
        "Oak needs 4, 7 and 9 hours, respectively. For elm the numbers are 3, 5 and 8; for fir they are 6, 6 and 2.",
        # columns, one behind the other
        "Reading down the dry column: 4, 3, 6. Down the damp column: 7, 5, 6. Down the wet column: 9, 8, 2.",
        "First column: 4, 3, 6\n\nSecond column: 7, 5, 6\n\nLast column: 9, 8, 2",
        # a list without a blank line, in one paragraph of breaks
        "oak: 4, 7, 9<br>elm: 3, 5, 8<br>fir: 6, 6, 2",
    ],
)  # fmt: skip
def test_one_grid_in_many_orders(lines: str) -> None:
    assert sketch(f"# Kiln\n\n{WOODS}{lines}\n") == GRID


@pytest.mark.parametrize(
    "lines",
    [
        "- wood: oak; air: dry; hours: 4\n- wood: oak; air: damp; hours: 7\n- wood: elm; air: dry; hours: 3\n"
        "- wood: elm; air: damp; hours: 5",
        'wood = oak, air = dry, hours = 4\nwood = oak, air = damp, hours = 7\nwood = elm, air = dry, hours = 3\n'
        "wood = elm, air = damp, hours = 5",
        '{"wood": "oak", "dry": 4, "damp": 7}\n{"wood": "elm", "dry": 3, "damp": 5}',
        "### Wood: oak\ndry = 4, damp = 7\n\n### Wood: elm\ndry = 3, damp = 5",
        "> oak\n> - dry ... 4\n> - damp ... 7\n>\n> elm\n> - dry ... 3\n> - damp ... 5",
        "oak\n: dry – pale (4), damp – dark (7)\n\nelm\n: dry – pale (3), damp – dark (5)",
    ],
)  # fmt: skip
def test_lines_that_declare_their_own_sides(lines: str) -> None:
    assert sketch(f"# Kiln\n\n{lines}\n") == ["Kiln [dry, damp] oak: 4 7; elm: 3 5"]


def test_wells_need_no_sign_before_their_values() -> None:
    assert sketch("# Tray\n\nA1 4, A2 5, A3 6, B1 7, B2 8, B3 9.\n") == ["Tray [1, 2, 3] A: 4 5 6; B: 7 8 9"]


def test_pairs_by_arrows_leave_out_the_diagonal() -> None:
    lines = "- Ida → Jon: 3\n- Ida → Kim: 5\n- Jon → Ida: 2\n- Jon → Kim: 1\n- Kim → Ida: 4\n- Kim → Jon: 0\n"
    told = "Givers stand in the rows, takers in the columns.\n\n"
    assert sketch(f"# Gifts\n\n{told}{lines}") == ["Gifts [Ida, Jon, Kim] Ida: . 3 5; Jon: 2 . 1; Kim: 4 0 ."]


def test_steps_of_a_line_are_no_pairs() -> None:
    assert sketch("# Rent\n\n- May → June: 4\n- June → July: 5\n- July → August: 6\n") == []


def test_a_diagonal_that_the_text_tells_is_filled() -> None:
    text = """# Overlap

    X-axis and Y-axis: ash, bay, elm.

    The diagonal (each name with itself) is 1 throughout.

    - ash vs. bay: 0.4
    - ash vs. elm: 0.2
    - bay vs. elm: 0.7
    """
    assert sketch(text) == ["Overlap [ash, bay, elm] ash: =1 0.4 0.2; bay: . =1 0.7; elm: . . =1"]


@pytest.mark.parametrize("said", ["The diagonal is 1 to 3 shades darker.", "Diagonal cells are 0.9 or more."])
def test_a_diagonal_that_is_only_described_is_not(said: str) -> None:
    text = f"# Overlap\n\nX-axis and Y-axis: ash, bay.\n\n{said}\n\n- ash vs. bay: 0.4\n- bay vs. ash: 0.2\n"
    assert sketch(text) == ["Overlap [ash, bay] ash: . 0.4; bay: 0.2 ."]


def test_words_stand_for_numbers_where_a_row_is_then_whole() -> None:
    assert sketch(
        "# Kiln\n\n" + WOODS + "- oak: 4, 7, 9\n- elm: cracked, 5, 8\n- fir: 6, 6, never dried\n"
    ) == ["Kiln [dry, damp, wet] oak: 4 7 9; elm: - 5 8; fir: 6 6 -"]


def test_a_row_with_a_word_too_many_stays_unread() -> None:
    document = read_text("# Kiln\n\n" + WOODS + "- oak: 4, 7, 9\n- elm: pale, 3, 5, 8\n- fir: 6, 6, 2\n")
    assert len(document.panels[0].cells) == 6


def test_changes_in_lists_are_two_panels_where_the_text_names_them() -> None:
    text = "# Kiln (old → new)\n\n- oak: dry 4→5, wet 9→7\n- elm: dry 3→2, wet 8→6\n"
    assert sketch(text) == ["old [dry, wet] oak: 4 9; elm: 3 8", "new [dry, wet] oak: 5 7; elm: 2 6"]


def test_changes_that_nothing_names_are_no_columns() -> None:
    ticks = [
        tick.text
        for panel in read_text("# Kiln\n\n- oak: dry 4→5, wet 9→7\n- elm: dry 3→2, wet 8→6\n").panels
        for tick in panel.columns.ticks
    ]
    assert "dry 4" not in ticks


@pytest.mark.parametrize("panel", ["the Ness panel", "panel Q", "the map “Low Weir”"])
def test_sentences_lead_to_their_panel(panel: str) -> None:
    row = "oak reads 4, 7 and 9, elm reads 3, 5 and 8 and fir reads 6, 6 and 2"
    text = f"# Kiln\n\n{WOODS}In {panel}, {row}.\n\nIn the Mill panel, {row.replace('4', '1')}.\n"
    panels = read_text(text).panels
    assert [len(own.cells) for own in panels] == [9, 9]
    assert panels[1].name == "Mill"
    assert panels[0].name in ("Ness", "Q", "Low Weir")


def test_corners_tell_their_place_in_brackets() -> None:
    text = """# Pond

    Easting and northing both go from 0 to 20 in steps of 10: easting on the x-axis, northing on the y-axis.

    <u>Spring</u>
    - Top-left (easting 0, northing 20): about 4
    - Bottom-right (easting 20, northing 0): about 5
    - Centre (easting 10, northing 10): about 6

    <u>Autumn</u>
    - Top-left (easting 0, northing 20): about 3
    - Bottom-right (easting 20, northing 0): about 2
    - Centre (easting 10, northing 10): about 1
    """
    panels = read_text(text).panels
    found = [
        (p.name, p.rows.ticks[c.row].text, p.columns.ticks[c.column].text, c.text)
        for p in panels
        for c in p.cells
    ]
    assert found == [
        ("Spring", "20", "0", "4"), ("Spring", "0", "20", "5"), ("Spring", "10", "10", "6"),
        ("Autumn", "20", "0", "3"), ("Autumn", "0", "20", "2"), ("Autumn", "10", "10", "1"),
    ]  # fmt: skip


def test_slashes_part_names_that_have_commas() -> None:
    text = """# Kiln

    | Axis | Ticks |
    |---|---|
    | horizontal | May / June |
    | vertical | oak, split / oak, round / elm, split |

    - oak, split: 4 (May), 5 (June)
    - oak, round: 6 (May), 7 (June)
    - elm, split: 8 (May), 9 (June)
    """
    assert sketch(text) == ["Kiln [May, June] oak, split: 4 5; oak, round: 6 7; elm, split: 8 9"]


def test_ticks_in_a_list_end_where_another_begins() -> None:
    text = """Airtime in minutes

    x ticks:
      - talk
      - song

    y ticks:
      - 06:00
      - 09:00

    • 06:00 – talk 34; song –
    • 09:00 – talk 21; song 12
    """
    assert sketch(text) == ["[talk, song] 06:00: 34 -; 09:00: 21 12"]


def test_panels_told_behind_the_columns_are_none_of_them() -> None:
    text = "# Kiln\n\nRows: oak, elm. Columns: 1 h, 2 h. Panels from left to right: Ness, Mill, Weir.\n\n"
    rows = "- oak: Ness 4, 5; Mill 6, 7; Weir 8, 9\n- elm: Ness 1, 2; Mill 3, 4; Weir 5, 6\n"
    assert sketch(text + rows) == [
        "Ness [1 h, 2 h] oak: 4 5; elm: 1 2",
        "Mill [1 h, 2 h] oak: 6 7; elm: 3 4",
        "Weir [1 h, 2 h] oak: 8 9; elm: 5 6",
    ]


def test_what_was_taken_for_what_repeats_a_matrix() -> None:
    text = """# Who is it?

    | Guess \\ Truth | owl | jay | rook |
    |---|---|---|---|
    | owl | 41 | 7 | 2 |
    | jay | 5 | 36 | 0 |
    | rook | 0 | 3 | 52 |

    ## Mistakes

    - 7 jays were called owl, while 5 owls were called jay.
    - No owl was ever taken for a rook.
    """
    assert len(read_text(text).panels) == 1
