"""Plain sentences that are true of their grids: they are borne out or left open, and their false twins are not borne out."""

import pytest

from said import said

RENT = """# Rent by district and floor

- **Rows (District):** Abbey, Burnside, Crofts, Dell
- **Columns (Floor):** 1k, 2k, 4k

**Before repair**

| District | 1k | 2k | 4k |
|---|---|---|---|
| Abbey | 40 | 52 | 61 |
| Burnside | 38 | 41 | 72 |
| Crofts | 44 | 37 | 58 |
| Dell | 29 | 35 | 33 |

**After repair**

| District | 1k | 2k | 4k |
|---|---|---|---|
| Abbey | 45 | 59 | 66 |
| Burnside | 47 | 44 | 80 |
| Crofts | 50 | 39 | 68 |
| Dell | 31 | 36 | 39 |

## Observations

"""
QUEUES = """# Queue lengths

- **Rows (Gate):** Alba, Birk, Cole, Dorn
- **Columns (Day):** Mon, Tue, Wed

**Old layout**

| Gate | Mon | Tue | Wed |
|---|---|---|---|
| Alba | 12 | 14 | 11 |
| Birk | 20 | 22 | 25 |
| Cole | 7 | 9 | 16 |
| Dorn | 30 | 31 | 33 |

**New layout**

| Gate | Mon | Tue | Wed |
|---|---|---|---|
| Alba | 10 | 14 | 12 |
| Birk | 24 | 25 | 26 |
| Cole | 9 | 12 | 17 |
| Dorn | 34 | 35 | 38 |

## Observations

"""
PULSE = """# Pulse after exercise

- **Rows (Runner):** Ada, Bo, Cy
- **Columns (Rest):** 5 s, 1 min, 5 min, 20 min

| Runner | 5 s | 1 min | 5 min | 20 min |
|---|---|---|---|---|
| Ada | 171 | 140 | 98 | 71 |
| Bo | 165 | 151 | 112 | 80 |
| Cy | 158 | 122 | 87 | 66 |

## Observations

"""
BREAD = """# Loaves sold

- **Rows (Hour):** 9 am, 10 am, noon, 2 pm, 4 pm
- **Columns (Loaf):** Rye, Spelt, Oat

| Hour | Rye | Spelt | Oat |
|---|---|---|---|
| 9 am | 14 | 9 | 3 |
| 10 am | 11 | 12 | 5 |
| noon | 10 | 15 | 4 |
| 2 pm | 6 | 8 | 7 |
| 4 pm | 2 | 1 | 6 |

## Observations

"""
LENSES = """# Sharpness by grade and zoom

- **Rows (Grade):** B, B+, A
- **Columns (Zoom):** 5×, 10×, 20×

| Grade | 5× | 10× | 20× |
|---|---|---|---|
| B | 61 | 55 | 42 |
| B+ | 70 | 64 | 51 |
| A | 83 | 79 | 66 |

## Observations

"""
GENERAL = """# Orders by supplier

- **Rows (Month):** May, June, July
- **Columns (Good):** Paper, Ink

**General supplies**

| Month | Paper | Ink |
|---|---|---|
| May | 5 | 9 |
| June | 8 | 2 |
| July | 3 | 4 |

**Special supplies**

| Month | Paper | Ink |
|---|---|---|
| May | 15 | 1 |
| June | 4 | 12 |
| July | 13 | 14 |

## Observations

"""
LAMPS = """# Battery runtime of lamps (hours)

| Lamp | 0 °C | 10 °C | 20 °C |
|---|---|---|---|
| Sol | 9 | 14 | 22 |
| Lux | 5 | 8 | 12 |
| Ray | 7 | 13 | 19 |

## Observations

"""
TWINS = [
    (RENT, "In After repair at 1k Crofts has the highest value.", "In After repair at 1k Dell has the highest value."),
    (RENT, "In Before repair at 1k Dell has the fourth-highest value.", "In Before repair at 1k Dell has the third-highest value."),
    (RENT, "In Before repair at 2k Burnside has the second-highest value.", "In Before repair at 2k Crofts has the second-highest value."),
    (QUEUES, "In Old layout all values of 20 or more are in the rows Birk and Dorn.", "In Old layout all values of 15 or more are in the rows Birk and Dorn."),
    (QUEUES, "In Old layout all values of 12 or lower are in the rows Alba and Cole.", "In Old layout all values of 12 or lower are in the row Cole."),
    (PULSE, "At 5 min the value of Bo is 112.", "At 5 min the value of Bo is 165."),
    (PULSE, "At 5 s Ada has the highest value.", "At 5 min Ada has the highest value."),
    (BREAD, "At 4 pm the highest value is that of Oat.", "At 4 pm the highest value is that of Rye."),
    (LENSES, "The values of B+ range from 51 to 70.", "The values of B+ range from 42 to 61."),
    (LENSES, "5 values in the table are higher than 63.", "5 values in the table are higher than 69."),
    (BREAD, "At 4 pm Oat alone is above 5.", "At noon Rye alone is above 5."),
    (PULSE, "Cells with 100 or more number seven.", "Cells with 100 or more number six."),
    (BREAD, "The counts start at 1 and go up to 15.", "The counts start at 2 and go up to 15."),
    (GENERAL, "In General supplies the highest value is 9.", "In General supplies the highest value is 15."),
    (LAMPS, "The highest value is 22, and the next largest is 19.", "The highest value is 22, and the next largest is 14."),
]  # fmt: skip
OPEN = [
    (LAMPS, "At 20 °C Sol does best."),
    (LAMPS, "Ray is runner-up in the 20 °C column."),
    (LAMPS, "At 10 °C Lux is worst."),
    (BREAD, "Two hours later three loaves were."),
    (QUEUES, "In New layout on Mon the value of Birk is higher than the values of 2 other rows."),
    (QUEUES, "Alba is the only row in which a value falls from Old layout to New layout."),
    (QUEUES, "In Old layout the lowest value on Wed is 4 higher than the value of Cole on Mon."),
    (BREAD, "From 9 am to 10 am the value rises in 2 columns."),
    (BREAD, "The value of Rye on the whole falls, and that of Spelt goes up, up, down, down."),
    (LENSES, "At 20× the value of A is 15 higher than the value of B+."),
    (PULSE, "Bo trails Ada until the first minute is over."),
    (PULSE, "Cy rests best. At 20 min the lowest is reached with 66."),
    (QUEUES, "In New layout Cole has few people. The peak is 17."),
    (QUEUES, "In New layout Cole has few people. Never are there more than 17."),
]


STONES = """# Stones named by visitors

- **Rows (Actual):** Agate, Basalt, Chert
- **Columns (Named):** Agate, Basalt, Chert

| Actual / Named | Agate | Basalt | Chert |
|---|---|---|---|
| Agate | 40 | 4 | 6 |
| Basalt | 10 | 60 | 10 |
| Chert | 5 | 1 | 54 |

## Observations

"""
OPEN += [
    (BREAD, "On the whole, five hours reported."),
    (RENT, "At 1k Dell is the cheapest before repair. Crofts and Abbey come next there, with 4 between them in favour of Abbey."),
    (QUEUES, "On Mon 30 people queue at Dorn in the old layout. Dorn was the only gate above 20 that day."),
    (RENT, "Burnside has its lowest rent at 1k when not repaired."),
]  # fmt: skip
OPEN += [
    (RENT, "Floors 1k to 2k gain in every district but Crofts after the repair."),
    (STONES, "The name Agate is right in 72.7% of the cases."),
    (LAMPS, "The next largest reading, 14, is Sol at 10 °C."),
    (LAMPS, "The next best lamp, Sol, lasts 14 at 10 °C."),
    (LAMPS, "At 10 °C the number was three."),
    (LAMPS, "At 0 °C the reading is two."),
    (PULSE, "The steepest trail after 20 min asks for 71."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_is_true_is_borne_out_and_its_twin_is_not(grid: str, true: str, false: str) -> None:
    assert said(grid, f"- {true}").verdict == "supported", said(grid, f"- {true}")
    assert said(grid, f"- {false}").verdict != "supported", said(grid, f"- {false}")


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_is_true_is_never_contradicted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)
