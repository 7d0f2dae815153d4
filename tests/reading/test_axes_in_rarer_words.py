"""Axes declared in rarer words, and data in the forms that go with them."""

import pytest

from auditing import diagnostics
from sketch import sketch

DOCUMENTS = {
    "letters_with_names": (
        """\
Heatmap of crumb density, one panel.

- X (Oven rack): upper, middle, lower
- Y (Flour blend): four blends, from bottom to top Blend 1, Blend 2, Blend 3, Blend 4
- Colour: 0.2 to 0.9

| Flour blend / Rack | upper | middle | lower |
|---|---|---|---|
| Blend 4 | 0.51 | 0.55 | 0.61 |
| Blend 3 | 0.42 | 0.47 | 0.52 |
| Blend 2 | 0.33 | 0.38 | 0.40 |
| Blend 1 | 0.25 | 0.28 | 0.31 |

The highest density is 0.61.
""",
        [
            "[upper, middle, lower] Blend 4: 0.51 0.55 0.61; Blend 3: 0.42 0.47 0.52; Blend 2: 0.33 0.38 0.4; Blend 1: 0.25 0.28 0.31"
        ],
    ),
    "edges_and_arrows": (
        """\
Rider counts on the night lines.

Along the top edge: "Stop", listed left to right as Pier, Church, Mill (N), Depot.
Down the right-hand side we see N1, N2 and N3; this is the "Line" axis.

N1:
  Pier = 14
  Church = 22
  Mill (N) = 9
  Depot = 31

N2:
  Pier = 18
  Church = 25
  Mill (N) = 11
  Depot = 28

N3:
  Pier = 7
  Church = 12
  Mill (N) = 5
  Depot = 16
""",
        ["[Pier, Church, Mill (N), Depot] N1: 14 22 9 31; N2: 18 25 11 28; N3: 7 12 5 16"],
    ),
    "single_quotes": (
        """\
**Heat map of ward visits**

The shift goes across: 'before 8', '8 to 14', '14 to 20', 'after 20'. The ward goes down: surgery, paediatrics, eye.

*before 8*
- surgery: 12
- paediatrics: 7
- eye: 3

*8 to 14*
- surgery: 31
- paediatrics: 25
- eye: 18

*14 to 20*
- surgery: 27
- paediatrics: 22
- eye: 11

*after 20*
- surgery: 9
- paediatrics: 8
- eye: 1
""",
        [
            "[before 8, 8 to 14, 14 to 20, after 20] surgery: 12 31 27 9; paediatrics: 7 25 22 8; eye: 3 18 11 1"
        ],
    ),
    "tight_arrows": (
        """\
Figure: translation quality

**X-axis title:** System. **Ticks:** "Base", "Large", "Large (k=8)".
**Y-axis title:** Pair. **Ticks:** en→de; de→fr; fr→en.

en→de: 21.4, 24.0, 24.9
de→fr: 19.8, 22.1, 23.0
fr→en: 27.7, 29.3, 29.9
""",
        ["[Base, Large, Large (k=8)] en→de: 21.4 24 24.9; de→fr: 19.8 22.1 23; fr→en: 27.7 29.3 29.9"],
    ),
    "names_with_commas_in_a_list_below": (
        """\
Matrix of calls, counts.

Both axes carry the same three kinds, in this order:

- "Owl, barn"
- "Owl, tawny"
- "Nightjar"

Row one, for true kind "Owl, barn", has 40 under "Owl, barn", 6 under "Owl, tawny" and 1 under "Nightjar".

Row two, for true kind "Owl, tawny", has 9 under "Owl, barn", 35 under "Owl, tawny" and 2 under "Nightjar".

Row three, for true kind "Nightjar", has 0 under "Owl, barn", 3 under "Owl, tawny" and 28 under "Nightjar".
""",
        ["[Owl, barn, Owl, tawny, Nightjar] Owl, barn: 40 6 1; Owl, tawny: 9 35 2; Nightjar: 0 3 28"],
    ),
    "ordinals_before": (
        """\
_x_: dose step, 1st low, 2nd mid, 3rd high.
_y_: compound. From the top: St. John extract | Valerian | Hops.
_colour_: response 0 to 10.

- St. John extract: 2.1 (low), 4.4 (mid), 6.0 (high)
- Valerian: 1.8 (low), 3.9 (mid), 5.2 (high)
- Hops: 1.1 (low), 2.0 (mid), 2.7 (high)
""",
        ["[low, mid, high] St. John extract: 2.1 4.4 6; Valerian: 1.8 3.9 5.2; Hops: 1.1 2 2.7"],
    ),
    "same_axis_as_another_panel": (
        """\
Two maps, "Spring" above and "Autumn" below.

## Axes
- Upper map
  - y ("Site"): Fen, Dune, Marsh
  - x ("Trap"): T1, T2
- Lower map
  - y: same axis as in the upper map
  - x: the same two traps

## Spring

| Site | T1 | T2 |
|---|---|---|
| Fen | 5 | 8 |
| Dune | 2 | 3 |
| Marsh | 9 | 12 |

## Autumn

| Site | T1 | T2 |
|---|---|---|
| Fen | 4 | 6 |
| Dune | 1 | 2 |
| Marsh | 7 | 10 |
""",
        [
            "Spring [T1, T2] Fen: 5 8; Dune: 2 3; Marsh: 9 12",
            "Autumn [T1, T2] Fen: 4 6; Dune: 1 2; Marsh: 7 10",
        ],
    ),
    "headings_without_a_mark": (
        """\
The left margin lists the presses. From the top down: Alba, Boreas (old), Corvus.
The bottom edge shows the paper: matte; gloss; card.

Alba
- matte: 91%
- gloss: 88%
- card: 79%
Boreas (old)
- matte: 83%
- gloss: 80%
- card: 70%
Corvus
- matte: 95%
- gloss: 93%
- card: 90%

Corvus is best throughout.
""",
        ["[matte, gloss, card] Alba: 91 88 79; Boreas (old): 83 80 70; Corvus: 95 93 90"],
    ),
    "letters_with_dashes": (
        """\
Both sides at a glance:
 x – Depth, linear scale (0, 10, 20)
 y – Month, from March (top) to May (bottom)
 colour – Temperature in °C, 4 to 16

March: 5.1, 4.9, 4.6
April: 8.2, 7.4, 6.0
May: 12.0, 10.3, 8.1
""",
        ["[0, 10, 20] March: 5.1 4.9 4.6; April: 8.2 7.4 6; May: 12 10.3 8.1"],
    ),
    "times_in_a_second_sentence": (
        """\
Here is a heatmap of queue lengths.

The **y-axis** is the counter. It has A, B and C, A on top.
The **x-axis** is the time of day. It runs from 09:00 to 12:00 in steps of one hour.

* **A**
    * 09:00 – 3
    * 10:00 – 5
    * 11:00 – 9
    * 12:00 – 12
* **B**
    * 09:00 – 2
    * 10:00 – 4
    * 11:00 – 6
    * 12:00 – 8
* **C**
    * 09:00 – 0
    * 10:00 – 1
    * 11:00 – 1
    * 12:00 – 4
""",
        ["[09:00, 10:00, 11:00, 12:00] A: 3 5 9 12; B: 2 4 6 8; C: 0 1 1 4"],
    ),
    "groups_and_ordinals_behind": (
        """\
Rows (used by both maps)
- Grains
  - rye
  - oats
- Roots
  - beet
  - leek

**Columns**: dry first, wet second, flooded third

**North.**
- rye: 3, 5, 2
- oats: 4, 6, 3
- beet: 6, 7, 1
- leek: 2, 4, 4

**South.**
- rye: 5, 6, 2
- oats: 5, 8, 4
- beet: 7, 9, 3
- leek: 3, 6, 5
""",
        [
            "North [dry, wet, flooded] rye: 3 5 2; oats: 4 6 3; beet: 6 7 1; leek: 2 4 4",
            "South [dry, wet, flooded] rye: 5 6 2; oats: 5 8 4; beet: 7 9 3; leek: 3 6 5",
        ],
    ),
    "followed_by": (
        """\
Triangular map of shared words.

- Vertical: Danish (top), followed by Dutch and Frisian, with English at the bottom
- Horizontal: the same four languages in the same order

Danish vs Dutch: 0.61
Danish vs Frisian: 0.58
Danish vs English: 0.44
Dutch vs Frisian: 0.73
Dutch vs English: 0.52
Frisian vs English: 0.57
""",
        [
            "[Danish, Dutch, Frisian, English] Danish: . 0.61 0.58 0.44; Dutch: . . 0.73 0.52; Frisian: . . . 0.57; English: . . . ."
        ],
    ),
    "ends_with_places": (
        """\
- **Title (vertical axis):** Kiln
  - **Ticks:** K1 at the bottom, K4 at the top
- **Title (horizontal axis):** Glaze
  - **Ticks:** three glazes: Ash & bone; Tin; Salt

- **K4** → Ash & bone = 5.1; Tin = 6.2; Salt = 4.4
- **K3** → Ash & bone = 4.8; Tin = 6.0; Salt = 4.1
- **K2** → Ash & bone = 4.0; Tin = 5.5; Salt = 3.9
- **K1** → Ash & bone = 3.7; Tin = 5.0; Salt = 3.2
""",
        ["[Ash & bone, Tin, Salt] K1: 3.7 5 3.2; K2: 4 5.5 3.9; K3: 4.8 6 4.1; K4: 5.1 6.2 4.4"],
    ),
    "ranges_as_ticks": (
        """\
Soil probe.

- x: horizon (cm) = 0–5 cm, 5–15 cm, 15–40 cm
- y: field = north, lower meadow, oak & ash

|  | 0–5 cm | 5–15 cm | 15–40 cm |
|---|---|---|---|
| north | 3.1 | 2.8 | 2.2 |
| lower meadow | 4.0 | 3.7 | 3.0 |
| oak & ash | 6.4 | 5.2 | 4.1 |
""",
        ["[0–5 cm, 5–15 cm, 15–40 cm] north: 3.1 2.8 2.2; lower meadow: 4 3.7 3; oak & ash: 6.4 5.2 4.1"],
    ),
    "names_behind_axes": (
        """\
Y-axis **Lamp** has three marks: Arc, Neon, LED (from the top)
X-axis **Distance** has four marks: 1 m, 2 m, 4 m, 8 m

The lamp is on the vertical axis; in this order: Arc, Neon, LED.

Arc: 900, 240, 61, 15
Neon: 310, 80, 20, 5
LED: 760, 190, 48, 12

The columns are discussed from left to right below.
""",
        ["[1 m, 2 m, 4 m, 8 m] Arc: 900 240 61 15; Neon: 310 80 20 5; LED: 760 190 48 12"],
    ),
    "axes_at_edges": (
        """\
Axis on the left: team. Red, Blue & gold, Green, listed downwards.
Axis along the bottom: round I to round III.

Red — round I: 4, round II: 6, round III: 5
Blue & gold — round I: 7, round II: 9, round III: 8
Green — round I: 2, round II: 3, round III: 3
""",
        ["[round I, round II, round III] Red: 4 6 5; Blue & gold: 7 9 8; Green: 2 3 3"],
    ),
    "bins_with_counts": (
        """\
The horizontal axis gives the age group: 18 to 29 (n = 32), 30 to 44 (n = 41), 45 and over (n = 27). The vertical axis gives the medium (radio, print, web).

Radio: 12, 25, 48
Print: 8, 17, 39
Web: 80, 58, 13
""",
        ["[18 to 29, 30 to 44, 45 and over] radio: 12 25 48; print: 8 17 39; web: 80 58 13"],
    ),
    "rows_with_letters_and_notes": (
        """\
Scores by letter.

| Team | r1 | r2 |
|---|---|---|
| X (old) | 4 | 5 |
| Y (new) | 6 | 7 |
| Z (new) | 8 | 9 |
""",
        ["[r1, r2] X (old): 4 5; Y (new): 6 7; Z (new): 8 9"],
    ),
    "lists_of_letters_with_notes": (
        """\
- **Columns**: r1, r2, r3

- X (old): 4, 5, 6
- Y (new): 6, 7, 8
- Z (new): 8, 9, 7
""",
        ["[r1, r2, r3] X (old): 4 5 6; Y (new): 6 7 8; Z (new): 8 9 7"],
    ),
    "ordinals_that_are_names": (
        """\
Rows: first half, second half. Columns: oak, elm.

- first half: 4, 5
- second half: 6, 7
""",
        ["[oak, elm] first half: 4 5; second half: 6 7"],
    ),
    "edges_of_the_page": (
        """\
What you see: a grid. Up the side run the depths 0 m, 50 m, 100 m (0 m uppermost). Across the foot run the stations "P1 (coast)", "P2", "P3 (shelf, outer)".

0 m: 14.1, 14.0, 13.8
50 m: 11.2, 11.9, 12.4
100 m: 8.0, 8.8, 9.1
""",
        ["[P1 (coast), P2, P3 (shelf, outer)] 0 m: 14.1 14 13.8; 50 m: 11.2 11.9 12.4; 100 m: 8 8.8 9.1"],
    ),
    "table_of_sides_with_semicolons": (
        """\
| side | what it shows | entries |
|---|---|---|
| left | Crew | Ada, Ben, Cyd |
| bottom | Task | weld; paint; pack |

Ada:
weld = 4
paint = 2
pack = 9

Ben:
weld = 5
paint = 3
pack = 8

Cyd:
weld = 1
paint = 6
pack = 7
""",
        ["[weld, paint, pack] Ada: 4 2 9; Ben: 5 3 8; Cyd: 1 6 7"],
    ),
    "names_right_before_their_values": (
        """\
The map has the parishes as rows, namely Holm, Nes, and Vik, and the years as columns, namely 1890, 1900, and 1910.

Holm 412, 455, 467
Nes 388, 391, 402
Vik 120, 131, 128
""",
        ["[1890, 1900, 1910] Holm: 412 455 467; Nes: 388 391 402; Vik: 120 131 128"],
    ),
    "headings_over_lines_without_marks": (
        """\
Each row is a choir (Alto Nova; Bel Canto; Cantus) and each column a piece (Kyrie; Gloria; Credo).

Alto Nova
Kyrie: 7.5
Gloria: 8
Credo: 6.5

Bel Canto
Kyrie: 9
Gloria: 8.5
Credo: 9

Cantus
Kyrie: 6
Gloria: 6.5
Credo: 7
""",
        ["[Kyrie, Gloria, Credo] Alto Nova: 7.5 8 6.5; Bel Canto: 9 8.5 9; Cantus: 6 6.5 7"],
    ),
}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_axes_told_in_rarer_words_place_the_values(name: str) -> None:
    text, expected = DOCUMENTS[name]
    assert sketch(text) == expected


CLEAN = """\
## Figure 1: Water by plot

- x: depth (cm) = 0–5 cm, 5–15 cm, 15–40 cm
- y: plot = north, south
- colour: per cent, 10 to 40; clipped, though nothing lies above 40

|  | 0–5 cm | 5–15 cm | 15–40 cm |
|---|---|---|---|
| north | 14.1 | 16.8 | 18.2 |
| south | 27.5 | 28.9 | 39.3 |

## Figure 2: Salt by plot

- x: three weeks, called week A to week C
- y: plot, east at the bottom, west at the top
- colour: green up to 2, amber from 2 to 5, red from 5

- **west** → week A = 1.1; week B = 2.5; week C = 7.4
- **east** → week A = 1.3; week B = 2.2; week C = 6.9
"""


def test_axes_of_bins_in_two_figures_and_colours_in_bands_raise_no_alarm() -> None:
    assert not diagnostics(CLEAN)
