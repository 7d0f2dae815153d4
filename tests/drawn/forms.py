"""Forms in which a panel is transcribed; each writes the grid of one panel, in words and signs of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from drawn.chance import Chance
from drawn.grids import Figure, Grid, Side


@dataclass(frozen=True)
class Look:
    """How the panels of one document are written: what is drawn once holds for all of them."""

    chance: Chance
    figure: Figure
    turned: bool  # columns first
    unit: str
    note: bool
    bold: bool
    around: str
    variant: int
    other: int

    @property
    def outer(self) -> Side:
        return self.figure.columns if self.turned else self.figure.rows

    @property
    def inner(self) -> Side:
        return self.figure.rows if self.turned else self.figure.columns

    def at(self, grid: Grid, outer: str, inner: str) -> str:
        """The value of a place as it is written, with its decorations."""
        own = grid.values[(inner, outer) if self.turned else (outer, inner)]
        if not own:
            return self.figure.gap
        text = f"{self.around}{own}{self.unit}"
        text = f"**{text}**" if self.bold and own == max(grid.values.values()) else text
        return f"{text} ({self.figure.tone(own)})" if self.note else text

    def choose(self, *options: str) -> str:
        return options[self.variant % len(options)]

    def second(self, *options: str) -> str:
        return options[self.other % len(options)]


def name_of(look: Look, side: Side, tick: str, *, short: str = "") -> str:
    """A tick as a line is called: by itself, with its unit, behind the name of its axis."""
    label = side.label.removeprefix("number of ")
    united = f"{tick}{'' if side.unit == '%' else ' '}{side.unit}" if side.unit else tick
    if side.kind == "counted":
        return tick
    plain = [tick, tick, united, f"{label.capitalize()} {tick}", f"{label} = {tick}", f"{label} {united}"]
    if side.kind not in ("number", "lettered"):
        plain = [
            tick,
            tick,
            tick,
            f"{label} {tick}",
            f"{label.capitalize()}: {tick}" if short else tick,
            tick,
        ]
    return plain[look.other % len(plain)]


def comma_lists(look: Look, grid: Grid) -> str:
    joined = look.choose(", ", ", ", " | ", " / ", "; ")
    frame = look.second(
        "- **{}:** {}", "- {}: {}", "* **{}**: {}", "* {} → {}", "- **{}:** [{}]", "{}: {}\n", "1. **{}**: {}"
    )
    lines = []
    for outer in look.outer.ticks:
        values = joined.join(look.at(grid, outer, inner) for inner in look.inner.ticks)
        lines.append(frame.format(name_of(look, look.outer, outer), values))
    return "\n".join(lines)


def nested_bullets(look: Look, grid: Grid) -> str:
    outer_frame = look.second("- **{}:**", "- {}", "* **{}**", "- {}:", "#### {}")
    inner_frame = look.choose("- {}: {}", "- **{}:** {}", "* {} – {}", "- {} = {}", "- {} → {}")
    lines = []
    for outer in look.outer.ticks:
        lines.append(outer_frame.format(name_of(look, look.outer, outer)))
        gap = "" if outer_frame.startswith("#") else "  "
        lines += [
            gap + inner_frame.format(name_of(look, look.inner, inner), look.at(grid, outer, inner))
            for inner in look.inner.ticks
        ]
        lines += [""] if outer_frame.startswith("#") else []
    return "\n".join(lines)


def pipe_table(look: Look, grid: Grid) -> str:
    outer, inner = look.outer, look.inner
    a, b = outer.label, inner.label
    corner = look.choose("", f"{a} \\ {b}", f"{a} / {b}", a.capitalize(), "y\\x", f"{a} ↓ / {b} →", " ")
    if corner == "y\\x" and look.turned:
        corner = "x\\y"
    heads = [name_of(look, inner, tick) for tick in inner.ticks]
    bold = "**{}**" if look.other % 2 else "{}"
    rows = [
        [bold.format(tick), *(look.at(grid, tick, other) for other in inner.ticks)] for tick in outer.ticks
    ]
    rule = look.second("---", ":---:", "---:", "----")
    lines = [[corner, *heads], [rule] * (len(heads) + 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def tuples(look: Look, grid: Grid) -> str:
    """Column first, as (x, y)."""
    frame = look.choose("- ({}, {}): {}", "* **({}, {})**: {}", "- ({}, {}) → {}", "- ({}, {}) = {}")
    return "\n".join(
        frame.format(c, r, look.at(grid, c if look.turned else r, r if look.turned else c))
        for r in look.figure.rows.ticks
        for c in look.figure.columns.ticks
    )


def named_pairs(look: Look, grid: Grid) -> str:
    sign, joint, frame = PAIRS[look.variant % len(PAIRS)]

    def named(side: Side, tick: str, *, capital: bool) -> str:
        label = short(side.label).capitalize() if capital else short(side.label)
        return tick if side.kind == "counted" else f"{label}{sign}{tick}"

    return "\n".join(
        frame.format(
            named(look.outer, outer, capital=True)
            + joint
            + named(look.inner, inner, capital=look.other % 2 == 0),
            look.at(grid, outer, inner),
        )
        for outer in look.outer.ticks
        for inner in look.inner.ticks
    )


PAIRS = (
    (" ", ", ", "- {}: {}"),
    (" = ", ", ", "- {}: {}"),
    (" ", ", ", "* **{}:** {}"),
    (" ", " / ", "- {}: {}"),
    (" ", " and ", "- {}: {}"),
    (": ", ", ", "- {} → {}"),
    (" ", ", ", "- **{}** – {}"),
    ("=", ", ", "- ({}) {}"),
    (" ", " × ", "{}: {}\n"),
)


def short(label: str) -> str:
    return label.removeprefix("number of ")


def keyed_lists(look: Look, grid: Grid) -> str:
    pair = look.choose("{c}: {v}", "{c} {v}", "{v} ({c})", "{c} = {v}", "{v} at {c}", "{c} → {v}")
    frame = look.second("- **{}:** {}", "- {}: {}", "* **{}** – {}", "- **{}** → {}", "{}: {}\n")
    joined = "; " if look.other % 3 == 2 else ", "
    lines = []
    for outer in look.outer.ticks:
        pairs = [
            pair.format(c=united(look.inner, c, look), v=look.at(grid, outer, c)) for c in look.inner.ticks
        ]
        lines.append(frame.format(name_of(look, look.outer, outer), joined.join(pairs)))
    return "\n".join(lines)


def united(side: Side, tick: str, look: Look) -> str:
    gap = "" if side.unit == "%" else " "
    return f"{tick}{gap}{side.unit}" if side.unit and look.variant % 4 > 1 else tick


def fenced(look: Look, grid: Grid) -> str:
    corner = look.choose("", look.outer.label.replace(" ", "_"), "")
    rows = [[corner, *look.inner.ticks]]
    rows += [[o, *(look.at(grid, o, i) for i in look.inner.ticks)] for o in look.outer.ticks]
    wide = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    parted = "," if look.second("", ",", "") else ""
    if parted and not any("," in cell for row in rows for cell in row):
        body = "\n".join(",".join(row) for row in rows)
    else:
        body = "\n".join(
            "   ".join(
                cell.rjust(wide[n]) if n else cell.ljust(wide[0]) for n, cell in enumerate(row)
            ).rstrip()
            for row in rows
        )
    return f"```{look.second('', 'csv' if parted else 'text')}\n{body}\n```"


def html_table(look: Look, grid: Grid) -> str:
    heads = "".join(f"<th>{tick}</th>" for tick in look.inner.ticks)
    lines = [f"<tr><th>{look.choose('', look.outer.label)}</th>{heads}</tr>"]
    for outer in look.outer.ticks:
        cells = "".join(f"<td>{look.at(grid, outer, inner)}</td>" for inner in look.inner.ticks)
        lines.append(
            f"<tr><th>{outer}</th>{cells}</tr>" if look.other % 2 else f"<tr><td>{outer}</td>{cells}</tr>"
        )
    return "<table>\n" + "\n".join(lines) + "\n</table>"


def long_table(look: Look, grid: Grid) -> str:
    heads = [look.outer.label.capitalize(), look.inner.label.capitalize(), look.figure.measure.capitalize()]
    lines = [heads, ["---"] * 3]
    lines += [[o, i, look.at(grid, o, i)] for o in look.outer.ticks for i in look.inner.ticks]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def sentences(look: Look, grid: Grid) -> str:
    lead = look.choose(
        "At {o}, the values are {list}.", "For {o}, the cells read {list}.", "In the row for {o}, we read {list}.",
        "{O} has {list}.", "The values for {o} are {list}.", "With {o}, the {m} is {list}.", "{O} shows {list}.",
    )  # fmt: skip
    if look.turned:
        lead = lead.replace("row", "column")
    pair = look.second("{v} at {c}", "{v} for {c}", "{v} ({c})", "{v} with {c}")
    lines = []
    for outer in look.outer.ticks:
        pairs = [
            pair.format(v=look.at(grid, outer, c), c=name_of(look, look.inner, c)) for c in look.inner.ticks
        ]
        name = name_of(look, look.outer, outer)
        said = ", ".join(pairs[:-1]) + " and " + pairs[-1]
        lines.append(lead.format(o=name, O=name[:1].upper() + name[1:], list=said, m=look.figure.measure))
    return (" " if look.other % 2 else "\n\n").join(lines)


def code(look: Look, grid: Grid) -> str:
    def mark(text: str) -> str:
        return text.replace(",", "") if text != look.figure.gap else "null"

    inner = [
        f'  "{o}": {{' + ", ".join(f'"{i}": {mark(plain(look, grid, o, i))}' for i in look.inner.ticks) + "}"
        for o in look.outer.ticks
    ]
    return "```json\n{\n" + ",\n".join(inner) + "\n}\n```"


def plain(look: Look, grid: Grid, outer: str, inner: str) -> str:
    return grid.values[(inner, outer) if look.turned else (outer, inner)] or look.figure.gap


def latex(look: Look, grid: Grid) -> str:
    lines = [" & ".join(["", *look.inner.ticks])]
    lines += [" & ".join([o, *(plain(look, grid, o, i) for i in look.inner.ticks)]) for o in look.outer.ticks]
    spec = "l" + "c" * len(look.inner.ticks)
    return f"$$\n\\begin{{array}}{{{spec}}}\n" + " \\\\\n".join(lines) + "\n\\end{array}\n$$"


Writer = Callable[[Look, Grid], str]
FORMS: dict[str, Writer] = {
    "pipe table": pipe_table,
    "comma lists": comma_lists,
    "nested bullets": nested_bullets,
    "keyed lists": keyed_lists,
    "named pairs": named_pairs,
    "tuples": tuples,
    "fenced": fenced,
    "html": html_table,
    "long table": long_table,
    "sentences": sentences,
    "code": code,
    "latex": latex,
}
NEEDS_AXES = ("comma lists", "tuples", "sentences")
