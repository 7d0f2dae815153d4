"""How often the rules report a clean grid: generated transcriptions of ten kinds, on which nothing is wrong.

    python benchmarks/clean_grids.py [--count 2000] [--seed 1] [--show]

Each grid is written as a document (axes, legend, a list or a table) and read as any other. Printed is, for
each kind and each rule, how many grids got a warning or an error; the exit status is 1 where these are one
in a hundred or more.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from auditor.engine import Audited, audit
from auditor.reading.document import read
from auditor.registry import installed
from auditor.rule import Severity
from auditor.source import Source

Grid = npt.NDArray[np.float64]
LIMIT = 0.01


@dataclass(frozen=True)
class Drawn:
    """A grid with what its legend is called, how many decimals it shows, and names for its lines."""

    values: Grid
    label: str
    decimals: int
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    triangular: bool = False


NAMES = ("alder", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "willow")


def smooth(rng: np.random.Generator) -> Drawn:
    """A hill with a ridge, as of a parameter sweep."""
    rows, columns = rng.integers(3, 11, 2)
    y, x = np.mgrid[0 : 1 : rows * 1j, 0 : 1 : columns * 1j]
    centre, width = rng.random(2), 0.3 + rng.random(2)
    hill = np.exp(-(((x - centre[0]) / width[0]) ** 2) - ((y - centre[1]) / width[1]) ** 2)
    low, span = rng.uniform(0, 60), rng.uniform(5, 40)
    return Drawn(low + span * (hill + 0.2 * x * y) / 1.2, "Yield", int(rng.integers(0, 3)))


def noisy(rng: np.random.Generator) -> Drawn:
    """Values around a mean, without any order."""
    rows, columns = rng.integers(3, 9, 2)
    decimals = int(rng.integers(1, 4))
    return Drawn(rng.normal(rng.uniform(20, 80), rng.uniform(0.5, 12), (rows, columns)), "Response", decimals)


def counts(rng: np.random.Generator) -> Drawn:
    """Counts with a mean for each row."""
    rows, columns = rng.integers(3, 11, 2)
    mean = rng.gamma(2, rng.choice([1, 5, 40]), (rows, 1))
    return Drawn(rng.poisson(mean, (rows, columns)).astype(float), "Count", 0)


def percentages(rng: np.random.Generator) -> Drawn:
    """Shares k of n in percent, for one n."""
    rows, columns = rng.integers(3, 8, 2)
    n = int(rng.choice([20, 25, 30, 40, 50, 60, 64, 100, 120, 164, 198, 200, 250, 300, 400, 500, 1000]))
    share = rng.uniform(0.1, 0.95) + rng.normal(0, 0.06, (rows, columns))
    return Drawn(100 * rng.binomial(n, share.clip(0.01, 0.99)) / n, "Accuracy (%)", int(rng.integers(1, 3)))


def correlations(rng: np.random.Generator) -> Drawn:
    """The correlation matrix of a sample."""
    size = int(rng.integers(3, 9))
    sample = rng.normal(size=(40, size)) @ rng.normal(size=(size, size))
    names = tuple(rng.permutation(NAMES)[:size])
    return Drawn(np.asarray(np.corrcoef(sample, rowvar=False)), "Correlation", 2, names, names)


def sparse(rng: np.random.Generator) -> Drawn:
    """Mostly zeros."""
    rows, columns = rng.integers(4, 11, 2)
    present = rng.random((rows, columns)) < rng.uniform(0.05, 0.3)
    return Drawn(np.where(present, rng.integers(1, 30, (rows, columns)), 0).astype(float), "Count", 0)


def saturated(rng: np.random.Generator) -> Drawn:
    """A success rate that goes from 0 to 100 and stays there."""
    rows, columns = rng.integers(3, 11, 2)
    y, x = np.mgrid[0 : 1 : rows * 1j, 0 : 1 : columns * 1j]
    slope = rng.uniform(4, 25)
    rate = 1 / (1 + np.exp(-slope * (x - rng.uniform(0.2, 0.8) + 0.3 * (y - 0.5))))
    n = int(rng.choice([20, 50, 100, 500]))
    return Drawn(100 * rng.binomial(n, rate) / n, "Success rate", int(rng.integers(0, 2)))


def tiny(rng: np.random.Generator) -> Drawn:
    """Two or three rows and columns."""
    rows, columns = rng.integers(2, 4, 2)
    return Drawn(rng.integers(0, int(rng.choice([5, 20, 100])), (rows, columns)).astype(float), "Score", 0)


def triangular(rng: np.random.Generator) -> Drawn:
    """The lower half of a distance matrix."""
    size = int(rng.integers(3, 9))
    points = rng.random((size, 2)) * rng.uniform(5, 100)
    distances = np.hypot(*(points[:, None] - points).transpose(2, 0, 1))
    names = tuple(rng.permutation(NAMES)[:size])
    return Drawn(distances, "Distance", int(rng.integers(0, 2)), names, names, triangular=True)


def confusion(rng: np.random.Generator) -> Drawn:
    """Predictions of a classifier that is mostly right."""
    size = int(rng.integers(2, 9))
    support = int(rng.choice([20, 100, 1000]))
    mass = rng.dirichlet(np.full(size, 0.4), size) * (1 - rng.uniform(0.4, 0.95)) + np.eye(size) * 0.9
    rows = [rng.multinomial(support, row / row.sum()) for row in mass]
    names = tuple(rng.permutation(NAMES)[:size])
    return Drawn(np.array(rows, float), "Count", 0, names, names)


KINDS: dict[str, Callable[[np.random.Generator], Drawn]] = {
    kind.__name__: kind
    for kind in (
        smooth,
        noisy,
        counts,
        percentages,
        correlations,
        sparse,
        saturated,
        tiny,
        triangular,
        confusion,
    )
}


def document(drawn: Drawn, rng: np.random.Generator) -> str:
    """The grid as a transcription: axes, legend, and the values in one of three forms."""
    rows = drawn.rows or _ticks(len(drawn.values), rng)
    columns = drawn.columns or _ticks(drawn.values.shape[1], rng)
    texts = [[f"{value:.{drawn.decimals}f}" for value in row] for row in drawn.values]
    if drawn.triangular:
        texts = [row[: i + 1] + [""] * (len(row) - i - 1) for i, row in enumerate(texts)]
    forms = [_table] if drawn.triangular else [_list, _table, _points]
    form = forms[int(rng.integers(len(forms)))]
    return "\n".join(
        [
            "## Heatmap: an experiment in the woods",
            f"- **X-axis (Width)**: {', '.join(columns)}",
            f"- **Y-axis (Depth)**: {', '.join(rows)}",
            *_legend(drawn, rng),
            "#### Readings",
            *form(rows, columns, texts),
        ]
    )


def _ticks(count: int, rng: np.random.Generator) -> tuple[str, ...]:
    start, step = int(rng.integers(1, 6)), int(rng.choice([1, 2, 5, 10]))
    return tuple(str(start + step * i) for i in range(count))


def _legend(drawn: Drawn, rng: np.random.Generator) -> Iterator[str]:
    """A bar that ends at the data, as plotting libraries draw it; with ticks, at round numbers inside."""
    low, high = float(drawn.values.min()), float(drawn.values.max())
    step = 10 ** np.floor(np.log10(max(high - low, 1e-9)))
    ticks = np.arange(np.ceil(low / step), np.floor(high / step) + 1) * step
    kind = rng.choice(["range", "ticks", "none"])
    bar = f'- **Legend**: the colour bar is labeled "{drawn.label}"'
    if kind == "range" and high > low:
        yield f"{bar} and ranges from {low:.{drawn.decimals}f} to {high:.{drawn.decimals}f}."
    elif kind == "ticks" and len(ticks) > 2:
        yield f"{bar}, with ticks at {', '.join(f'{tick:g}' for tick in ticks)}."


Texts = list[list[str]]


def _list(rows: tuple[str, ...], columns: tuple[str, ...], texts: Texts) -> list[str]:
    return [f"- {name}: {', '.join(row)}" for name, row in zip(rows, texts, strict=True)]


def _table(rows: tuple[str, ...], columns: tuple[str, ...], texts: Texts) -> list[str]:
    head = [f"| Depth \\ Width | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    return head + [f"| {name} | {' | '.join(row)} |" for name, row in zip(rows, texts, strict=True)]


def _points(rows: tuple[str, ...], columns: tuple[str, ...], texts: Texts) -> list[str]:
    return [
        f"- Depth {row}, Width {column}: {text}"
        for row, line in zip(rows, texts, strict=True)
        for column, text in zip(columns, line, strict=True)
    ]


def generate(count: int, seed: int) -> Iterator[tuple[str, Source]]:
    """So many documents, the kinds in turn."""
    for number in range(count):
        kind = list(KINDS)[number % len(KINDS)]
        rng = np.random.default_rng([seed, number])
        yield kind, Source(f"{kind}-{number}.md", document(KINDS[kind](rng), rng))


def main() -> int:
    """Generate, audit, print; 1 where the rate is at or above the limit."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print each alarm with its document")
    options = parser.parse_args()
    kinds, sources = zip(*generate(options.count, options.seed), strict=True)
    results = audit([read(source) for source in sources], installed())
    alarms, by_rule, unread = Counter[str](), Counter[tuple[str, str]](), 0
    for kind, audited in zip(kinds, results, strict=True):
        names = [one.name for one in audited.diagnostics if one.severity is not Severity.INFO]
        alarms[kind] += bool(names)
        by_rule.update((kind, name) for name in set(names))
        unread += not audited.document.panels
        if options.show and names:
            _show(audited)
    return _report(options.count, alarms, by_rule, unread)


def _report(count: int, alarms: Counter[str], by_rule: Counter[tuple[str, str]], unread: int) -> int:
    lines = [f"{'kind':14} {'alarms':>6} {'grids':>6}  by rule"]
    for kind in KINDS:
        rules = ", ".join(f"{name} {n}" for (own, name), n in sorted(by_rule.items()) if own == kind)
        lines.append(f"{kind:14} {alarms[kind]:6} {count // len(KINDS):6}  {rules}")
    total = sum(alarms.values())
    lines.append(
        f"{'together':14} {total:6} {count:6}  {total / count:.2%} (limit {LIMIT:.0%}); not read: {unread}"
    )
    sys.stdout.write("\n".join(lines) + "\n")
    return int(total / count >= LIMIT)


def _show(audited: Audited) -> None:
    source = audited.document.source
    for one in audited.diagnostics:
        line = source.line_of(one.finding.mark.span)
        sys.stdout.write(f"{source.path}:{line} {one.name} {one.finding.message} {one.finding.actual}\n")
    sys.stdout.write(source.text + "\n\n")


if __name__ == "__main__":
    sys.exit(main())
