"""Whole documents: a heading, prose, axes, a scale, panels under titles, and closing observations."""

from dataclasses import dataclass

from drawn.axes import DECLARED
from drawn.chance import Chance
from drawn.forms import FORMS, NEEDS_AXES, Look
from drawn.grids import Figure, Grid, figure
from drawn.more_forms import LISTS, MORE_FORMS, is_in_words

NUMERIC_ONLY = ("tuples",)
ALL = FORMS | MORE_FORMS


@dataclass(frozen=True)
class Written:
    """A document, what it shows, and which choices made it."""

    text: str
    figure: Figure
    declared: bool
    traits: tuple[str, ...]


TITLES = (
    "### {}",
    "**{}**",
    "**{}:**",
    "## {}",
    "#### Panel: {}",
    "**Panel {n}: {}**",
    "### {n}. {}",
    "### ({l}) {}",
    "**({l}) {}**",
    "### {} (panel {l})",
    "## {} heatmap",
    "**{} panel**",
)
OPENINGS = (
    "",
    "The picture is a heatmap of {m}. Every cell prints its number.",
    "This heatmap shows the {m} for {r} rows and {c} columns.",
    "A grid of {size} cells, one for each pair of {a} and {b}. The numbers are printed in the cells.",
    "In this heatmap {m} is shown by colour, from {low} up to {high}.",
)
SCALES = (
    "",
    "- **Colour scale:** from {low} (pale blue) to {high} (dark blue)",
    "**Legend:** {low} to {high}{u}, darker is higher.",
    "A colour bar on the right runs from {low} to {high}.",
    "- **Colour bar:** {m}, ranging from about {low} to about {high}",
    "Pale blue stands for low values and dark blue for high ones.",
)
HEADS = (
    "## Data",
    "### Values",
    "**Cell values**",
    "",
    "### Detailed values",
    "## Readings",
    "The cells read:",
)
CLOSING = (
    "",
    "## Observations\n\n- The highest value is {high}, at {hr} and {hc}.\n- The lowest is {low}, at {lr} and {lc}.",
    "### Key findings\n\n1. **Peak:** {high} at {hc} ({hr}).\n2. **Low point:** {low}, {hr} never goes that far.",
    "Overall, {m} ranges from {low} to {high}. The best cell ({high}) stands at {hr} and {hc}; the mean is {mean}.",
    "## Analysis\n\n- **Row {hr}:** the values are {row}.\n- **Span:** {low} to {high}, i.e. {gap}.",
    "Along {hr} the numbers read {row}; the mean of all cells is {mean}.",
    "### Trends\n\n* {hr} and {hc}: {high}\n* {lr} and {lc}: {low}\n* Difference: {gap}",
    "### Summary\n\n**Best cell:** {high} ({hr}, {hc}). **Worst cell:** {low} ({lr}, {lc}). **Mean:** {mean}.",
    "## Notes\n\nAt {hr} the {m} reaches {high} for {hc}. At {lr} it is only {low} for {lc}, a gap of {gap}.",
)


def document(chance: Chance) -> Written:
    """A document of one form, with one way to declare its axes."""
    form = chance.pick(list(ALL))
    shown = figure(chance, square=chance.pick((False, False, False, False, True)))
    way = chance.pick(("items", "heads", "sub-items", "table", "sentences", "sentences", "items", "none"))
    numeric = shown.rows.kind == shown.columns.kind == "number"
    if form in NUMERIC_ONLY and not numeric:
        form = "named pairs" if shown.rows.kind != "class" else "comma lists"
    if form in MORE_FORMS and not (is_in_words(shown.rows) and is_in_words(shown.columns)):
        form = "pipe table"
    if form in (*NEEDS_AXES, *LISTS) and way == "none":
        way = "items"
    look = Look(
        chance,
        shown,
        chance.pick((False, False, True)) and shown.rows.kind != "class",
        chance.pick(("", "", f"{'' if shown.unit == '%' else ' '}{shown.unit}" if shown.unit else "")),
        form not in ("code", "latex", "fenced", "sentences", *MORE_FORMS)
        and chance.pick((False, False, True)),
        chance.pick((False, False, True))
        and form in ("pipe table", "comma lists", "keyed lists", "long table"),
        chance.pick(("", "", "", "~")),
        chance.number(0, 41),
        chance.number(0, 41),
    )
    facts = _facts(shown)
    parts = [chance.pick(("", "# {t}", "## Figure 1: {t}", "**{t}**")), chance.pick(OPENINGS)]
    axes = DECLARED[way](chance, shown) if way != "none" else ""
    scale = chance.pick(SCALES)
    head = chance.pick(("", "## Axes", "**Axes**", "### Layout"))
    parts = [part.format(**facts) for part in parts]
    parts += [head, axes] if axes else []
    if scale.startswith("- ") and axes.startswith("- "):
        parts[-1] += "\n" + scale.format(**facts)
    else:
        parts.append(scale.format(**facts))
    parts.append(chance.pick(HEADS) or ("## Data" if way == "sub-items" else ""))
    title = chance.pick(TITLES)
    if "\n#### " in ALL[form](look, shown.grids[0]) or ALL[form](look, shown.grids[0]).startswith("####"):
        title = "## {}"
    for number, grid in enumerate(shown.grids, 1):
        parts += [title.format(grid.name, n=number, l="abcd"[number - 1])] if grid.name else []
        parts.append(ALL[form](look, grid))
    closing = chance.pick(CLOSING)
    if way == "none" and look.turned:  # nothing tells that it is a row
        closing = closing.replace("**Row ", "**")
    parts.append(closing.format(**facts))
    text = "\n\n".join(part for part in parts if part) + "\n"
    traits = (
        form,
        f"axes: {way}",
        f"{shown.rows.kind} x {shown.columns.kind}",
        f"{len(shown.grids)} panels",
        "turned" if look.turned else "straight",
    )
    return Written(text, shown, way != "none", traits)


def _facts(shown: Figure) -> dict[str, str]:
    grid: Grid = shown.grids[0]
    numbers = {place: float(v.replace(",", "")) for place, v in grid.values.items() if v}
    high, low = max(numbers, key=lambda p: numbers[p]), min(numbers, key=lambda p: numbers[p])
    return {
        "m": shown.measure, "u": f" {shown.unit}" if shown.unit else "", "a": shown.rows.label, "b": shown.columns.label,
        "t": f"{shown.measure.capitalize()} by {shown.rows.label} and {shown.columns.label}",
        "r": str(len(shown.rows.ticks)), "c": str(len(shown.columns.ticks)), "size": str(len(grid.values)),
        "high": grid.values[high], "low": grid.values[low], "hr": high[0], "hc": high[1], "lr": low[0], "lc": low[1],
        "row": ", ".join(grid.values[high[0], c] or shown.gap for c in shown.columns.ticks),
        "mean": f"{sum(numbers.values()) / len(numbers):.2f}", "gap": f"{numbers[high] - numbers[low]:.2f}",
    }  # fmt: skip
