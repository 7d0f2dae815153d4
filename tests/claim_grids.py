"""Small documents in several forms, for tables of sentences about values, means, ranges, counts and ranks."""

HARVEST = """## Yield of trial plots

| Plot \\ Year | 2011 | 2012 | 2013 | 2014 |
|---|---|---|---|---|
| North | 3.1 | 4.5 | 5.2 | 4.9 |
| South | 9.2 | 5.0 | 6.6 | 7.4 |
| East | 2.8 | 4.5 | 3.9 | 6.1 |
"""

SERVER = """## Heatmap: Throughput

- **X-axis (Threads)**: 1, 2, 4, 8, 16
- **Y-axis (Queue Length)**: 32, 64, 128, 256
- **Legend**: Throughput (req/s), 100 to 400

### Data

* Queue Length 32: 112, 148, 190, 231, 240
* Queue Length 64: 120, 161, 214, 268, 281
* Queue Length 128: 125, 170, 233, 301, 340
* Queue Length 256: 119, 166, 239, 322, 377
"""

GRIPPERS = """# Grasp success of two grippers

- **X-axis (Object Size)**: 2, 4, 8, 12
- **Y-axis (Approach Speed)**: 0.1, 0.2, 0.4

## Suction

* Approach Speed 0.1: 0.91, 0.94, 0.89, 0.72
* Approach Speed 0.2: 0.88, 0.92, 0.83, 0.61
* Approach Speed 0.4: 0.70, 0.75, 0.66, 0.40

## Fingers

* Approach Speed 0.1: 0.52, 0.81, 0.93, 0.90
* Approach Speed 0.2: 0.47, 0.78, 0.90, 0.88
* Approach Speed 0.4: 0.33, 0.60, 0.79, 0.74

# Remarks
"""

SIGNAL = """## Signal map

- **X-axis (Offset)**: 0, 10, 20, 30
- **Y-axis (Gain)**: 1, 2, 3, 4

* (0, 1): 0.42
* (10, 2): 0.55
* (20, 3): 0.61
* (30, 4): 0.87
* (0, 4): 0.13
"""

SQUARES = """## Red squares

| y \\ x | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 0 | 3 | 0 | 8 |
| 2 | 5 | 0 | 8 | 2 |
| 3 | 8 | 1 | N/A | 0 |
"""

ANIMALS = """## Confusion Matrix

| True \\ Predicted | cat | dog | fox |
|---|---|---|---|
| cat | 50 | 3 | 7 |
| dog | 4 | 61 | 5 |
| fox | 9 | 2 | 44 |
"""

PARSERS = """## Accuracy of parsers

| Parser | News | Tweets | Law |
|---|---|---|---|
| Orca | 81.2 | 44.0 | 63.7 |
| Heron | 77.5 | 51.3 | 60.2 |
| Lynx | 85.9 | 39.8 | 70.4 |
| Mole | 60.1 | 47.7 | 58.8 |
"""

# Higher is better, and the ridge lies at a thickness of 0.6.
GLAZE = """## Gloss of a glaze

The heatmap gives the gloss for each firing time and thickness. Higher is better.

- **X-axis**: Firing time (min): 10, 20, 30, 40, 50, 60
- **Y-axis**: Thickness (mm): 0.2, 0.4, 0.6, 0.8

| Thickness \\ Firing time | 10 | 20 | 30 | 40 | 50 | 60 |
|---|---|---|---|---|---|---|
| 0.2 | 41.0 | 48.5 | 55.2 | 61.3 | 61.5 | 61.2 |
| 0.4 | 44.2 | 52.0 | 60.1 | 66.7 | 66.4 | 66.9 |
| 0.6 | 47.9 | 58.8 | 66.0 | 72.4 | 72.1 | 72.6 |
| 0.8 | 43.3 | 50.7 | 57.9 | 64.0 | 63.8 | 64.2 |
"""

# Two panels: dust gathers near the fan when it is off, far from it when it is on.
DUST = """## Spread of dust

### Fan off

| Height \\ Distance | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 40 | 33 | 25 | 18 |
| 2 | 35 | 29 | 20 | 15 |
| 3 | 27 | 22 | 16 | 11 |
| 4 | 21 | 15 | 12 | 6 |

### Fan on

| Height \\ Distance | 1 | 2 | 3 | 4 |
|---|---|---|---|---|
| 1 | 5 | 9 | 14 | 17 |
| 2 | 8 | 13 | 18 | 22 |
| 3 | 13 | 17 | 24 | 28 |
| 4 | 16 | 21 | 29 | 37 |
"""

VISITORS = """## Visitors by museum and day

| Museum | Mon | Tue | Wed | Thu |
|---|---|---|---|---|
| Clock | 14.5 | 18.2 | 13.1 | 32.0 |
| Glass | 57.4 | 68.3 | 75.9 | 91.1 |
| Ships | 19.2 | 28.8 | 27.7 | 25.6 |
| Tools | 22.3 | 24.4 | 29.5 | 26.6 |
"""
PONDS = """# Ducks counted per week

Rows: Pond (Alder, Birch, Cedar, Dune). Columns: Month (March, April, May, June, July).

| Pond | March | April | May | June | July |
|---|---|---|---|---|---|
| Alder | 40 | 52 | 60 | 81 | 36 |
| Birch | 25 | 21 | 30 | 34 | 31 |
| Cedar | 64 | 60 | 41 | 30 | 12 |
| Dune | 18 | 20 | 22 | 27 | 33 |
"""
KETTLES = """# Water temperature (°C) after boiling

Rows: Insulation (none, felt, wool). Columns: Time (0 min, 10 min, 20 min, 40 min).

| Insulation | 0 min | 10 min | 20 min | 40 min |
|---|---|---|---|---|
| none | 96.0 | 74.5 | 60.2 | 41.0 |
| felt | 96.0 | 85.1 | 76.3 | 61.9 |
| wool | 96.0 | 88.4 | 81.7 | 70.3 |
"""

# Parcels that towns send to each other and keep.
TRADE = """# Parcels sent

| From \\ To | Oslo | Riga | Turku | Visby |
|---|---|---|---|---|
| Oslo | 50 | 14 | 9 | 3 |
| Riga | 13 | 44 | 12 | 6 |
| Turku | 8 | 11 | 39 | 15 |
| Visby | 2 | 7 | 16 | 31 |
"""
