"""What judges share: extremes, means and counts over selections, three-valued."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claim import Place
from auditor.language.numbers import Num
from auditor.metrics import metric_of, told_better
from auditor.model import Document, Panel
from auditor.quantity import plain_number
from auditor.truth import Interval, Truth, at_most, largest, smallest, total, within
from auditor.world import Reading, Selection, World

# Where at least this share of a grid is written, or so many cells of it, the transcription is a sample that its
# sentences speak about, and what the sample shows is taken to be shown; a few corner cells leave it undecided.
SAMPLED_SHARE = 0.4
SAMPLED_CELLS = 6


@dataclass(frozen=True, slots=True)
class Valued:
    """A place with what is known of its value."""

    panel: int
    row: int
    column: int
    value: Interval

    @property
    def place(self) -> Place:
        """Panel, row and column."""
        return self.panel, self.row, self.column


def valued(world: World, selections: Sequence[Selection]) -> list[Valued]:
    """All places of some selections that exist, each once.

    In the printed reading, holes of a panel that is mostly written are passed over: a statement about a
    transcribed sample is supported by the sample. The generous reading keeps them, since they may refute nothing.
    """
    found: dict[Place, Valued] = {}
    for selection in selections:
        panel = world.document.panels[selection.panel]
        sampled = world.reading is Reading.PRINTED and is_sample(panel)
        for (row, column), value in world.values(selection):
            if sampled and (row, column) not in panel.grid and not value.known:
                continue
            found[selection.panel, row, column] = Valued(selection.panel, row, column, value)
    return list(found.values())


def is_sample(panel: Panel) -> bool:
    """Whether enough of a grid is written for statements about it to be about the written cells."""
    return written_share(panel) >= SAMPLED_SHARE or len(panel.cells) >= SAMPLED_CELLS


def written_share(panel: Panel) -> float:
    """The share of the grid's places that are written."""
    return len(panel.cells) / panel.size if panel.size else 0.0


# A number is rounded to its own size at most: a 1 is said of 0.9, not of 0.6.
COARSEST = 0.25


def states(world: World, value: Interval, num: Num) -> Truth:
    """Whether a value is the number that a sentence states, as the reading of the digits goes."""
    if world.reading is Reading.PRINTED:
        truth = within(value, num.fair())
        coarse = num.op == "=" and abs(value.middle - num.value) > COARSEST * abs(num.value)
        return Truth.UNKNOWN if truth is Truth.TRUE and coarse else truth
    return Truth.UNKNOWN if value.intersection(num.generous()) is not None else Truth.FALSE


def extreme(values: Sequence[Interval], direction: str) -> Interval:
    """The largest ("max") or the smallest ("min") of some values."""
    return largest(values) if direction == "max" else smallest(values)


def reaches(best: Interval, rest: Sequence[Interval], direction: str) -> Truth:
    """Whether one value is at least as extreme as all others."""
    if not rest:
        return Truth.TRUE
    other = extreme(rest, direction)
    return at_most(other, best) if direction == "max" else at_most(best, other)


# Of fewer things it says little which part of them are otherwise.
_ENOUGH = 3


def part_off(failing: int, size: int) -> float | None:
    """Which part of some things are otherwise than is told, where they are enough for it to tell anything."""
    return failing / size if size >= _ENOUGH else None


def mean(values: Sequence[Interval]) -> Interval:
    """The mean of some values; raises ZeroDivisionError where there are none."""
    return total(values).scaled(1 / len(values))


def directions(word: str, document: Document, panel: int) -> tuple[str, ...]:
    """Which extreme of a panel a word means: "max", "min", or both where it is not known which way is better."""
    if word in ("max", "min"):
        return (word,)
    metric = metric_of(document.panels[panel])
    better = metric.better if metric else told_better(document.source.text)
    if not better:
        return ("max", "min") if word == "good" else ("min", "max")
    return ("max",) if (better == "higher") == (word == "good") else ("min",)


def show(value: Interval) -> str:
    """A value in words: its number, or its bounds."""
    if value.high - value.low < 1e-9 * max(1.0, abs(value.high)):
        return plain_number(round(value.low, 6))
    return f"{plain_number(round(value.low, 6))} to {plain_number(round(value.high, 6))}"


def cell_name(document: Document, place: Place) -> str:
    """A place in words, as the document names it: "(500, 0.2)"."""
    panel = document.panels[place[0]]
    row, column = panel.rows.ticks[place[1]].text, panel.columns.ticks[place[2]].text
    name = f"{panel.name} " if len(document.panels) > 1 else ""
    return f"{name}({row}, {column})"


def cell_value(document: Document, place: Place) -> str:
    """A written cell's value as written; "nothing" where there is none."""
    cell = document.panels[place[0]].grid.get((place[1], place[2]))
    return cell.text if cell is not None else "nothing"


def cell_text(document: Document, place: Place) -> str:
    """A written cell with its value: "31.6 at (Elm, 20)"."""
    return f"{cell_value(document, place)} at {cell_name(document, place)}"


def several(document: Document, places: Sequence[Place], most: int = 3) -> str:
    """Some written cells in words, the first few of them."""
    shown = [cell_text(document, place) for place in places[:most]]
    rest = len(places) - most
    return ", ".join(shown) + (f" and {rest} more" if rest > 0 else "")


def described(document: Document, selections: Sequence[Selection]) -> str:
    """Some selections in words."""
    if len(selections) == len(document.panels) > 1 and all(s.whole for s in selections):
        return "the figure"
    same = {(s.rows, s.columns, s.region) for s in selections}
    if len(same) == 1 and len(selections) > 1:
        names = ", ".join(document.panels[s.panel].name for s in selections)
        place = selections[0].describe(document, name_panel=False)
        return names if place == "the panel" else f"{names} at {place}"
    return ", ".join(s.describe(document) for s in selections)


# What stands before a number, by its operator.
LEADS = {
    "=": "",
    "~": "about ",
    "<~": "nearly ",
    ">~": "just over ",
    ">": "more than ",
    "<": "less than ",
    ">=": "at least ",
    "<=": "at most ",
}


def num_text(num: Num) -> str:
    """A stated number with its operator."""
    return f"{LEADS[num.op]}{num.text}"
