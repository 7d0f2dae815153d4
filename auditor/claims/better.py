"""Which way is better: what is measured decides it, on one scale or on one for each row or column."""

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from statistics import median

from auditor.language.measure_talk import told_measures
from auditor.metrics import METRICS, headed, metric_named, metric_of, told_better
from auditor.model import Document, Panel
from auditor.reading.labels import words

_HIGHER = frozenset(
    (
        "score mark speed performance quality success succeed rating reward skill efficiency yield profit pass correct solved sold earned "
        "gain win punctuality satisfaction reliability productivity survival approval harvest visitor visit attendance sale revenue turnover income passenger guest customer reader subscriber vote goal germination"
    ).split()
)
_LOWER = frozenset(
    (
        "loss error cost latency time delay wait waiting distance perplexity fault failure miss risk emission waste "
        "runtime duration default failure accident crash injury death mortality infection churn absence complaint lateness shortage reject defect breakage spoilage"
    ).split()
)

_ON_TIME = re.compile(r"\b(?:on|in good) time\b", re.IGNORECASE)  # no time that is measured


@lru_cache(maxsize=1024)
def better(document: Document, panel: int, row: int | None = None, column: int | None = None) -> str:
    """Which way is better at a place, "higher", "lower" or "".

    It is told by the name of its column or row, by its panel's measure, by everyday words of the titles, or
    by the measures that the document names.
    """
    grid = document.panels[panel]
    labels = [grid.columns.ticks[column].text] if column is not None else []
    labels += [grid.rows.ticks[row].text] if row is not None else []
    for label in labels:
        if way := _better_by_name(label):
            return way
    metric = metric_of(grid)
    if metric is not None and metric.better:
        return metric.better
    if metric is None and (told := told_better(document.source.text)):
        return told
    axes = frozenset((*words(grid.rows.label), *words(grid.columns.label)))
    legend, told = grid.legend.label if grid.legend else "", " ".join(sorted(told_measures(document)))
    titles = [(legend, frozenset()), (headed(grid.name), axes), (headed(grid.figure), axes), (told, axes)]
    named = next((way for text, out in titles if (way := _better_by_words(text, out))), "")
    measured = _better_in(document.source.text)
    ways = {way for way in (named, measured, _shown_better(document, panel)) if way}
    # "Accuracy" of runs that are titled "mixed loss": what the title says may be how the values came about.
    return ways.pop() if len(ways) == 1 else ""


# "The best rate is 1.8", "the worst, 12.4": what is called so is one of the two ends.
_CALLED = re.compile(
    r"\b(?:(?P<good>best|finest)|(?P<bad>worst|poorest))\b(?!\s*[- ]?(?:known|case|fit))[^.;:!?\d]{0,60}?[\s(](?P<number>-?\d[\d,]*(?:\.\d+)?)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=256)
def _shown_better(document: Document, panel: int) -> str:
    """The way that the text's best and worst numbers show, where these are the ends of a panel; "" where they differ."""
    values = [quantity.value for quantity in document.panels[panel].values.values()]
    if not values or min(values) == max(values):
        return ""
    ways: set[str] = set()
    for found in _CALLED.finditer(document.source.text):
        number = float(found["number"].replace(",", ""))
        if number in (min(values), max(values)):
            ways.add("higher" if (number == max(values)) == bool(found["good"]) else "lower")
    return ways.pop() if len(ways) == 1 else ""


@lru_cache(maxsize=256)
def _better_in(text: str) -> str:
    """The way that all measures agree on that a whole document names, in whatever sentence."""
    ways = {
        metric.better
        for metric in METRICS
        if not metric.plain and metric.better and metric.pattern.search(text)
    }
    return ways.pop() if len(ways) == 1 else ""


def better_by_label(text: str) -> str:
    """Which way is better of what a label names by itself, as a measure or in everyday words; "" where it does not tell."""
    return _better_by_name(text) or _better_by_words(text, frozenset())


def told_high(text: str) -> bool:
    """Whether a label has an everyday word of what there should be much of."""
    return not _HIGHER.isdisjoint(words(text))


def named_measures(labels: Iterable[str]) -> int:
    """How many measures labels name: by the names of these, or by everyday words, of which each tells one."""
    texts = tuple(labels)
    names = {metric.name if (metric := metric_named(text)) else "" for text in texts}
    everyday = [text for text in texts if _MEASURED.intersection(words(text))]
    return max(len(names), len(everyday) if len(everyday) >= _FEWEST else 1) if texts else 0


def _better_by_name(label: str) -> str:
    if "↓" in label or "↑" in label:
        return "lower" if "↓" in label else "higher"
    metric = metric_named(label)
    return metric.better if metric else ""


def _better_by_words(text: str, axes: frozenset[str]) -> str:
    """What the everyday words of a title tell, but for those that name an axis: "Volume by proofing time"."""
    found = set(words(_ON_TIME.sub("punctuality", text))) - axes
    high, low = bool(found & _HIGHER), bool(found & _LOWER)
    return "" if high == low else "higher" if high else "lower"


def resolved(relation: str, way: str) -> str:
    """A relation of quality as one of numbers: "good" is ">" where higher is better; "" where unknown."""
    if relation not in ("good", "bad", "no worse", "no better"):
        return relation
    if not way:
        return ""
    high = (way == "higher") == (relation in ("good", "no worse"))
    strict = relation in ("good", "bad")
    return (">" if strict else ">=") if high else ("<" if strict else "<=")


# Columns whose typical sizes differ by this factor, and more than the values within each, differ in kind.
_ANOTHER_SCALE = 8.0


@lru_cache(maxsize=256)
def mixed_side(panel: Panel) -> str:
    """The side whose lines hold different measures, accuracy beside latency: "rows", "columns" or ""."""
    for side in ("columns", "rows"):
        ticks = (panel.columns if side == "columns" else panel.rows).ticks
        names = {metric.name if (metric := metric_named(tick.text)) else "" for tick in ticks}
        if len(names - {""}) > 1 or (len(names) == 2 and "" in names):
            return side
        if _scales_differ(panel, side):
            return side
    return ""


_MEASURED = (
    _HIGHER
    | _LOWER
    | frozenset("price fee fare speed weight size power range noise capacity consumption".split())
)
_FEWEST = 2
_SETTINGS = frozenset({"default"})  # as a tick's name a setting, and no debt that is not paid


@lru_cache(maxsize=256)
def measured_side(panel: Panel) -> str:
    """The side whose lines hold, or may well hold, a measure each, by their names or their sizes."""
    for side, axis in (("columns", panel.columns), ("rows", panel.rows)):
        named = [tick for tick in axis.ticks if _MEASURED.intersection(words(tick.text))]
        if not axis.label and len(named) >= _FEWEST:
            return side
    return mixed_side(panel)


def better_in_line(document: Document, panel: int, row: int, column: int) -> str:
    """Which way is better at a place of a panel whose lines hold a measure each."""
    grid = document.panels[panel]
    own = grid.columns.ticks[column] if measured_side(grid) == "columns" else grid.rows.ticks[row]
    return (
        _better_by_name(own.text)
        or _better_by_words(own.text, _SETTINGS)
        or told_better(document.source.text)
    )


def _scales_differ(panel: Panel, side: str) -> bool:
    lines: dict[int, list[float]] = defaultdict(list)
    for (row, column), quantity in panel.values.items():
        if quantity.value:
            lines[column if side == "columns" else row].append(abs(quantity.value))
    if len(lines) < 2 or min(map(len, lines.values())) < 2:
        return False
    middles = [median(line) for line in lines.values()]
    within = max(max(line) / min(line) for line in lines.values())
    return max(middles) / min(middles) > max(_ANOTHER_SCALE, 2 * within)
