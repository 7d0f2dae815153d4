"""Grids as strangers have them: ticks of many sorts, values of many looks, one panel or several."""

from dataclasses import dataclass, field

from drawn.chance import Chance


@dataclass(frozen=True)
class Side:
    """One axis of a grid: what it is called, its unit, and its ticks as the data write them."""

    label: str
    unit: str
    ticks: tuple[str, ...]
    kind: str


@dataclass(frozen=True)
class Grid:
    """A panel: its name and what each place holds, as written; "" where it is missing."""

    name: str
    values: dict[tuple[str, str], str]


@dataclass(frozen=True)
class Figure:
    """What a document shows. `gap` is how a missing value is written."""

    rows: Side
    columns: Side
    grids: tuple[Grid, ...]
    measure: str
    unit: str
    gap: str
    colours: tuple[str, ...] = field(default=("pale blue", "blue", "dark blue"))

    def tone(self, value: str) -> str:
        """A colour for a value: the darker, the higher."""
        numbers = [float(v.replace(",", "")) for g in self.grids for v in g.values.values() if v]
        low, high = min(numbers), max(numbers)
        part = (float(value.replace(",", "")) - low) / ((high - low) or 1)
        return self.colours[min(2, int(3 * part))]


NUMBERED = [
    ("batch size", "", ("16", "32", "64", "128", "256", "512")),
    ("depth", "m", ("5", "10", "15", "20", "25", "30")),
    ("temperature", "°C", ("18", "22", "26", "30", "34", "38")),
    ("dose", "mg", ("0.5", "1", "2", "4", "8", "16")),
    ("dropout", "", ("0.0", "0.1", "0.2", "0.3", "0.4", "0.5")),
    ("learning rate", "", ("1e-5", "3e-5", "1e-4", "3e-4", "1e-3", "3e-3")),
    ("layer", "", ("1", "2", "3", "4", "5", "6")),
    ("number of heads", "", ("2", "4", "8", "12", "16", "24")),
    ("speed", "km/h", ("30", "50", "70", "90", "110", "130")),
    ("fill level", "%", ("10", "25", "40", "55", "70", "85")),
    ("window", "", ("500", "1000", "2000", "3000", "4000", "5000")),
    ("year", "", ("2018", "2019", "2020", "2021", "2022", "2023")),
]
OTHERS = [
    ("time of day", ("06:00", "09:00", "12:00", "15:00", "18:00", "21:00"), "clock"),
    ("month", ("January", "February", "March", "April", "May", "June"), "named"),
    ("weekday", ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat"), "named"),
    ("date", ("2024-03-01", "2024-03-08", "2024-03-15", "2024-03-22", "2024-03-29", "2024-04-05"), "dated"),
    ("age group", ("18-29", "30-39", "40-49", "50-59", "60-69", "70+"), "ranged"),
    ("buffer", ("4 KB", "8 KB", "16 KB", "32 KB", "64 KB", "128 KB"), "sized"),
    ("share of clay", ("5%", "10%", "20%", "30%", "45%", "60%"), "sized"),
    ("site", ("Harbour", "Mill", "Quarry", "Weir", "Chapel", "Orchard"), "named"),
    ("crop", ("winter rye", "spring barley", "field beans", "oats", "red clover", "maize"), "named"),
    ("model", ("Finch-7B", "Finch-13B", "Rook-8B", "Rook-34B", "Stork-70B", "Wren-2B"), "named"),
    ("method", ("SGD", "AdamW", "Lion", "RMSProp", "Adafactor", "LAMB"), "named"),
    ("benchmark", ("QASC", "DROP-3", "BoolQ", "SQuAD2.0", "PIQA", "GPQA"), "named"),
    ("ward", ("Ward 1", "Ward 2", "Ward 3", "Ward 4", "Ward 5", "Ward 6"), "counted"),
    (
        "variety",
        ("Bintje (early)", "Agria (late)", "Laura (waxy)", "Nicola (salad)", "Ditta (firm)", "Sava (dry)"),
        "named",
    ),
    ("backbone", ("ViT-B/16", "ViT-L/14", "ResNet-50", "Swin-T", "BEiT-3", "DeiT-S"), "named"),
    ("zone", ("A", "B", "C", "D", "E", "F"), "lettered"),
    ("sensor", ("S1", "S2", "S3", "S4", "S5", "S6"), "named"),
]
CLASSES = [
    ("oak", "elm", "ash", "birch", "beech"),
    ("Cat", "Dog", "Horse", "Sheep", "Goat"),
    ("N1", "N2", "N3", "REM", "Wake"),
]
MEASURES = [
    ("accuracy", "%"),
    ("latency", "ms"),
    ("yield", "t/ha"),
    ("loss", ""),
    ("score", ""),
    ("error", ""),
    ("count", ""),
    ("throughput", "MB/s"),
]
PANELS = [
    ("Baseline", "Tuned", "Distilled", "Quantised"),
    ("North field", "South field", "East field", "West field"),
    ("AIME24", "MATH-500", "AMC23", "GSM8K"),
    ("Spring", "Summer", "Autumn", "Winter"),
    ("Dry soil", "Wet soil", "Peat", "Gravel"),
]
GAPS = ("N/A", "-", "–", "OOM", "n/a", "missing")


def side(chance: Chance, apart: str = "") -> Side:
    """An axis, not of the label of the other."""
    if chance.pick((True, False)):
        label, unit, ticks = chance.pick([own for own in NUMBERED if own[0] != apart])
        kind = "number"
    else:
        label, ticks, kind = chance.pick([own for own in OTHERS if own[0] != apart])
        unit = ""
    count = chance.number(2, 6)
    first = chance.number(0, 6 - count)
    return Side(label, unit, ticks[first : first + count], kind)


def value(chance: Chance, style: str) -> str:
    """A value as written in one of several styles."""
    match style:
        case "tenths":
            return f"{chance.number(120, 990) / 10:.1f}"
        case "hundredths":
            return f"{chance.number(10, 99) / 100:.2f}"
        case "signed":
            return f"{chance.number(-95, 95) / 10:.1f}"
        case "counts":
            return str(chance.number(3, 480))
        case "thousands":
            return f"{chance.number(1020, 9870):,}"
    return f"{chance.number(101, 4870) / 1000:.3f}"


STYLES = ("tenths", "hundredths", "signed", "counts", "thousands", "thousandths")


def figure(chance: Chance, *, square: bool = False) -> Figure:
    """A figure of one to four panels."""
    if square:
        names = chance.pick(CLASSES)[: chance.number(3, 5)]
        rows, columns = Side("true class", "", names, "class"), Side("predicted class", "", names, "class")
        measure, unit, style = "count", "", "counts"
    else:
        rows = side(chance)
        columns = side(chance, rows.label)
        (measure, unit), style = chance.pick(MEASURES), chance.pick(STYLES)
        if measure == "count":
            style = "counts"
    panels = 1 if square else chance.pick((1, 1, 1, 2, 2, 3, 4))
    names = chance.pick(PANELS)[:panels] if panels > 1 else ("",)
    holes = not square and chance.pick((False, False, False, True))
    grids = []
    for name in names:
        values = {(r, c): value(chance, style) for r in rows.ticks for c in columns.ticks}
        if holes and len(values) > 6:
            values[chance.pick(list(values))] = ""
        grids.append(Grid(name, values))
    return Figure(rows, columns, tuple(grids), measure, unit, chance.pick(GAPS))
