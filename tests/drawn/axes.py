"""Ways to declare the axes of a figure, composed from parts: heads, labels, lead-ins, lists, ends."""

import re
from collections.abc import Callable, Sequence

from drawn.chance import Chance
from drawn.grids import Figure, Side

HEADS = {
    "columns": (
        "X-axis",
        "x-axis",
        "Horizontal axis",
        "Columns",
        "X axis",
        "Abscissa",
        "Horizontal",
        "Across the top",
    ),
    "rows": ("Y-axis", "y-axis", "Vertical axis", "Rows", "Y axis", "Ordinate", "Vertical", "Down the side"),
}
LEADS = (
    ": ", ", marked ", ", with ticks at ", ", labelled ", ", with the values ", " – ", "; values ", ", ticks at ",
    ", taking the values ", ", sampled at ", ", set to ", ", with markers at ", ", namely ", " at ", ", tick labels ",
    ", measured at ", ", ticks: ", ", tested at ", " with ticks ", " = ", ", read off at ", ", drawn at ", ", stepping through ",
)  # fmt: skip
NAMED_LEADS = (
    ": ", ", labelled ", " – ", ", namely ", "; entries ", ", listed as ", ", with the entries ", " = ", ", in the order ",
    ", categories ", ", tick labels ", ", reading ", ", shown as ",
)  # fmt: skip
WAYS = {
    "columns": ("", "", " (left to right)", " from left to right", ", left to right", ", in that order"),
    "rows": ("", "", " (top to bottom)", " from top to bottom", ", top to bottom", ", in that order"),
}


def listed(chance: Chance, ticks: Sequence[str], *, unit: str = "") -> str:
    """The ticks as a list, a unit behind each of them or only the last."""
    own = list(ticks)
    if unit:
        gap = "" if unit == "%" else " "
        many = chance.pick((True, False))
        own = [f"{t}{gap}{unit}" if many or n == len(own) - 1 else t for n, t in enumerate(own)]
    joined = chance.pick((", ", " and ", ", and ", " / ", "; ", " | "))
    if joined in (" and ", ", and "):
        return ", ".join(own[:-1]) + joined + own[-1]
    return joined.join(own)


def called(chance: Chance, side: Side) -> tuple[str, bool]:
    """What an axis shows, and whether its unit is told with it."""
    if side.unit and chance.pick((True, False)):
        return chance.pick(
            (f"{side.label} in {side.unit}", f"{side.label} ({side.unit})", f"{side.label} [{side.unit}]")
        ), True
    label = side.label
    return chance.pick(
        (label, f"the {label}", f'"{label.capitalize()}"', label.capitalize(), f"*{label}*")
    ), False


def told(chance: Chance, side: Side, way: str) -> str:
    """Label, lead-in, list and direction."""
    label, united = called(chance, side)
    ticks = listed(chance, side.ticks, unit=side.unit if not united and chance.pick((False, True)) else "")
    end = chance.pick(WAYS[way])
    if chance.pick((False, False, True)):
        return f"{label} ({ticks}{end.replace(' (', ', ').replace(')', '')})"
    leads = LEADS if side.kind == "number" else NAMED_LEADS
    return f"{label}{chance.pick(leads)}{ticks}{end}"


def by_items(chance: Chance, figure: Figure) -> str:
    """A bullet for each axis."""
    mark = chance.pick(
        ("- **{}:** {}", "- {}: {}", "* **{}**: {}", "- *{}:* {}", "- **{}** – {}", "{}: {}", "**{}:** {}")
    )
    number = chance.number(0, len(HEADS["rows"]) - 1)
    stop = chance.pick(("", "."))
    lines = [
        mark.format(HEADS[way][number], told(chance, side, way)) + stop
        for way, side in (("columns", figure.columns), ("rows", figure.rows))
    ]
    if chance.pick((False, True)):
        lines.reverse()
    return ("\n\n" if mark[0] in "{*" and mark[1] != " " else "\n").join(lines)


def by_heads(chance: Chance, figure: Figure) -> str:
    """Bullets whose own heads hold the labels: "X-axis (depth in m): 5, 10"."""
    mark = chance.pick(("- **{} ({}):** {}", "- {} ({}): {}", "* **{}** ({}): {}", "- **{} – {}:** {}"))
    number = chance.pick((0, 1, 2, 3))
    lines = []
    for way, side in (("columns", figure.columns), ("rows", figure.rows)):
        label, united = called(chance, side)
        ticks = listed(
            chance, side.ticks, unit=side.unit if not united and chance.pick((False, True)) else ""
        )
        lines.append(mark.format(HEADS[way][number], label.strip('*"'), ticks + chance.pick(WAYS[way])))
    return "\n".join(lines)


def by_sub_items(chance: Chance, figure: Figure) -> str:
    """An axis over items for its label and its ticks."""
    label, ticks = chance.pick(
        (
            ("Label", "Ticks"),
            ("Title", "Values"),
            ("Label", "Tick labels"),
            ("Name", "Markers"),
            ("Label", "Categories"),
        )
    )
    number = chance.pick((0, 1, 2))
    return "\n".join(
        f"- **{HEADS[way][number]}:**\n  - **{label}:** {called(chance, side)[0]}\n  - **{ticks}:** {listed(chance, side.ticks)}"
        for way, side in (("columns", figure.columns), ("rows", figure.rows))
    )


def by_table(chance: Chance, figure: Figure) -> str:
    """A table with a line for each axis."""
    number = chance.pick((0, 1, 2))
    lines = [
        f"| {HEADS[way][number]} | {side.label} | {', '.join(side.ticks)} |"
        for way, side in (("columns", figure.columns), ("rows", figure.rows))
    ]
    return "\n".join(
        [f"| Axis | {chance.pick(('Label', 'Meaning', 'Quantity'))} | Ticks |", "|---|---|---|", *lines]
    )


SENTENCES = (
    "The x-axis shows {x} ({xs}) and the y-axis shows {y} ({ys}).",
    "The x-axis shows {x}, with ticks at {xs}. The y-axis shows {y}, with ticks at {ys}.",
    "Columns are {x}: {xs}. Rows are {y}: {ys}.",
    "{X} runs along the horizontal axis ({xs}), {y} along the vertical one ({ys}).",
    "The horizontal axis gives {x} ({xs}); the vertical axis gives {y} ({ys}).",
    "On the horizontal axis stands {x} ({xs}), on the vertical axis {y} ({ys}).",
    "Each column is one {x} ({xs}), each row one {y} ({ys}).",
    "Rows: {y} ({ys}). Columns: {x} ({xs}).",
    "Rows = {y} ({ys}); columns = {x} ({xs}).",
    "The rows are labelled {ys} ({y}), and the columns {xs} ({x}).",
    "The figure plots {y} ({ys}) on the y-axis against {x} ({xs}) on the x-axis.",
    "From left to right the columns stand for {x} {xs}; from top to bottom the rows stand for {y} {ys}.",
    "The columns, from left to right, are {xs} ({x}); the rows, from top to bottom, are {ys} ({y}).",
    "{X} increases from left to right ({xs}) and {y} goes from top to bottom ({ys}).",
    "Along the bottom we find {x}: {xs}. Along the left side we find {y}: {ys}.",
)


def by_sentences(chance: Chance, figure: Figure) -> str:
    """One or two sentences on both axes."""
    x, y = figure.columns, figure.rows
    bracketed = any(tick.endswith(")") for side in (x, y) for tick in side.ticks)
    pattern = chance.pick([own for own in SENTENCES if not (bracketed and re.search(r"s} \({[xy]}\)", own))])
    return pattern.format(
        x=x.label,
        y=y.label,
        X=x.label.capitalize(),
        xs=listed_plainly(chance, x),
        ys=listed_plainly(chance, y),
    )


def listed_plainly(chance: Chance, side: Side) -> str:
    """The ticks with commas, maybe with "and" and their unit."""
    gap = "" if side.unit == "%" else " "
    unit = f"{gap}{side.unit}" if side.unit and chance.pick((False, True)) else ""
    joined = chance.pick((", ", " and "))
    return ", ".join(side.ticks[:-1]) + joined + side.ticks[-1] + unit


Way = Callable[[Chance, Figure], str]
DECLARED: dict[str, Way] = {
    "items": by_items,
    "heads": by_heads,
    "sub-items": by_sub_items,
    "table": by_table,
    "sentences": by_sentences,
}
