"""Reading time grows linearly: for each hostile shape, twice the text takes at most 2.3 times as long.

    python benchmarks/reading_time.py            all shapes
    python benchmarks/reading_time.py bullets    those whose name contains a word

Prints one line for each shape; exit status 1 where one grows faster at three doublings in a row. Data that
outgrow a cache do so at one. A shape that takes longer than `PATIENCE` seconds is stopped, and fails too. All
seconds are this process's own, so that what else the machine does makes no shape slow.
"""

import gc
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import process_time
from types import FrameType

from auditor.errors import InputError
from auditor.reading.document import read
from auditor.reading.files import read_file
from auditor.source import Source

MOST = 2.3
PATIENCE = 20.0

# Below this the clock and the garbage collector are all that is measured.
LEAST_SECONDS = 0.15
ROUNDS = 3

# Where data outgrow a cache of the processor, one doubling takes longer than the next ones; what really
# grows faster than the text does so at all of them.
DOUBLINGS = 3


@dataclass(frozen=True)
class Shape:
    """A hostile text that grows with n; `suffix` says how it is read."""

    name: str
    text: Callable[[int], str]
    suffix: str = ".md"
    start: int = 100


def _table(n: int) -> str:
    body = "".join(f"| {row} | {row % 7}.5 | {row % 5}.25 | {row % 3}.0 |\n" for row in range(n))
    return f"## Scores\n\n| Depth | A | B | C |\n|---|---|---|---|\n{body}"


def _wide_table(n: int) -> str:
    ticks = " | ".join(str(i) for i in range(n))
    values = " | ".join(f"{i % 9}.5" for i in range(n))
    return f"| y \\ x | {ticks} |\n|{'---|' * (n + 1)}\n| 1 | {values} |\n| 2 | {values} |\n"


def _prose(n: int) -> str:
    return "".join(
        f"Row {i} rises from {i}.5 to {i + 1}.25 (about {i} percent), as expected. " for i in range(n)
    )


def _many_panels(n: int) -> str:
    return "".join(f"### Panel {i}\n- Row 1: {i}, 2, 3\n- Row 2: 4, 5, {i}\n\n" for i in range(n))


def _laughs(n: int) -> str:
    lines = ["a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, n)]
    return "\n".join(lines)


def _matrix_json(n: int) -> str:
    row = ", ".join(f"{i % 10}.50" for i in range(20))
    rows = ",\n".join(f"[{row}]" for _ in range(n))
    return f'{{"data": [{{"type": "heatmap", "z": [{rows}]}}]}}'


def _own_yaml(n: int) -> str:
    rows = "".join(f"  - [{i}.50, 61.9 (amber), ~{i}, {{missing: N/A}}]\n" for i in range(n))
    ticks = ", ".join(f"'{i}'" for i in range(n))
    return f"rows: [{ticks}]\ncolumns: [a, b, c, d]\ncells:\n{rows}"


def _plain_csv(n: int) -> str:
    return ",a,b,c,d\n" + "".join(f"{i},{i}.5,61.9 (amber),,~{i}\n" for i in range(n))


SHAPES = (
    Shape("long table", _table),
    Shape("wide table", _wide_table),
    Shape(
        "deep bullets", lambda n: "".join(f"{'  ' * min(i, n)}- level {i}: {i}\n" for i in range(n)), start=50
    ),
    Shape("flat bullets", lambda n: "".join(f"- Salt {i}, Depth {i % 10}: {i}.5\n" for i in range(n))),
    Shape("nested pairs", lambda n: "".join(f"- Field {i}:\n  - Depth {i % 9}: {i} s\n" for i in range(n))),
    Shape("one line of commas", lambda n: "- y=1: " + ", ".join(str(i % 100) for i in range(n)) + "\n"),
    Shape(
        "commas without blanks", lambda n: "- y=1: " + ",".join(f"{i % 900 + 100}" for i in range(n)) + "\n"
    ),
    Shape("unclosed bold", lambda n: "**a " * n),
    Shape("unclosed bars", lambda n: "| a " * n + "\n|---" * n),
    Shape("unclosed tables", lambda n: "<table><tr><td>1" * n),
    Shape("unclosed brackets", lambda n: "(1, " * n),
    Shape("unclosed links", lambda n: "[a](" * n + "![b" * n),
    Shape("unclosed fences", lambda n: "```\n1 2\n~~~\n" * n),
    Shape("unclosed LaTeX", lambda n: "$\\begin{array}{cc} 1 & 2 \\\\ " * n),
    Shape("numbers", lambda n: " ".join(f"{i}.5" for i in range(n))),
    Shape("prose", _prose),
    Shape("headings", lambda n: "".join(f"{'#' * (i % 6 + 1)} Part {i}\n" for i in range(n))),
    Shape("panels", _many_panels, start=20),
    Shape("one long word", lambda n: "a" * n * 10),
    Shape("one long number", lambda n: "- y=1: " + "1" * n * 10),
    Shape("plus-minus", lambda n: "- y=1: " + "1 ± " * n),
    Shape("tildes", lambda n: "- y=1: " + "~" * n + "1\n" + "~1 ~ " * n),
    Shape("open brackets", lambda n: "- y=1: 5 " + "(" * n),
    Shape("blanks", lambda n: "- y=1: 5" + " " * n * 10 + "x\n" + "a" + " " * n * 10 + "b"),
    Shape("blanks in a sentence", lambda n: "The values " + " " * n * 5 + " rise from 1 to 5.", start=20),
    Shape("blanks in a scale", lambda n: "- **Legend**: from 0 " + " " * n * 10 + " to 5"),
    Shape("blanks of other kinds", lambda n: "- y=1: 5" + "\u2028" * n + "x"),
    Shape("other blanks in a sentence", lambda n: "The values " + "\u2028" * n + " rise from 1 to 5."),
    Shape("names of axes on an axis", lambda n: "- **X-axis (Salt)**: " + "X-axis" * n + " 1, 2", start=5),
    Shape("breaks", lambda n: "- y=1: 5" + "<br>" * n + "x"),
    Shape("digits in a title", lambda n: "**" + "1" * n * 10 + "**: 5"),
    Shape("a long word on an axis", lambda n: "- **X-axis (Salt)**: " + "x" * n * 10 + " 1, 2"),
    Shape("brackets on an axis", lambda n: "- **X-axis (Salt)**: " + "(" * n + " 1, 2"),
    Shape("notes on an axis", lambda n: "- **X-axis (Salt)**: " + "(a) " * n + " 1, 2", start=20),
    Shape("names of axes", lambda n: "X-axis" * n),
    Shape("equations", lambda n: "a" + "y=1: " * n + "b"),
    Shape("blank lines", lambda n: "\n" * n * 10 + "- y=1: 5, 6"),
    Shape("block quotes", lambda n: ">" * n + " a\n" + "> - y=1: 5, 6\n" * n),
    Shape("tags", lambda n: "<br><details><summary>heatmap</summary>" * n),
    Shape("entities", lambda n: "&amp;&#42;&lt" * n),
    Shape("records", lambda n: "".join(f"- site: S{i}; day: {i % 7}; count: {i % 5}\n" for i in range(n))),
    Shape("records that tell no places", lambda n: "- site: A; day: 1; count: 5\n" * n),
    Shape(
        "titles that recur", lambda n: "".join(f"**P{i}**\n\n**Oak**\n\n- a: 1\n- b: 2\n\n" for i in range(n))
    ),
    Shape(
        "panels in plain lines",
        lambda n: "".join(f"Panel {i % 9}: Wet {i}\n\nOak: 4, 5, 6\n" for i in range(n)),
    ),
    Shape(
        "values first",
        lambda n: "- X-axis: a, b\n- Y-axis: c, d\n\n" + "- 4 (dark) at c, a\n- 5 at d, b\n" * n,
    ),
    Shape("breaks as tags", lambda n: "Rows: a, b<br>" + "a: 4, 5<br>" * n),
    Shape("fenced units", lambda n: "```\n" + "4.1 kg 5.2 kg 6.3 kg\n" * n + "```\n"),
    Shape("scales of panels", lambda n: "Legend: " + "".join(f"S{i}: 2–9 kg. " for i in range(n))),
    Shape("dashes", lambda n: "-" * n + "1–" * n + "2"),
    Shape("CSV", _plain_csv, ".csv"),
    Shape("CSV with an unclosed quote", lambda n: 'a,b\n"' + 'x""' * n, ".csv"),
    Shape("CSV of empty fields", lambda n: "a,b\n" + "," * n, ".csv"),
    Shape("JSON matrix", _matrix_json, ".json"),
    Shape("JSON of open brackets", lambda n: "[" * n, ".json"),
    Shape("JSON escapes", lambda n: '["' + "\\u0041\\n" * n + '"]', ".json"),
    Shape("JSON keys", lambda n: "{" + ", ".join(f'"k{i}": {i}' for i in range(n)) + "}", ".json"),
    Shape("YAML of our schema", _own_yaml, ".yaml"),
    Shape("YAML aliases", _laughs, ".yaml"),
    Shape("YAML of open brackets", lambda n: "[" * n, ".yaml"),
    Shape("YAML block of dashes", lambda n: "- " * n + "1", ".yaml"),
    Shape("YAML folded text", lambda n: "statements:\n- >-\n" + "  a word\n" * n + "cells: []\n", ".yaml"),
)


class _TooLongError(Exception):
    """Reading takes longer than anyone waits."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _TooLongError


def seconds(shape: Shape, n: int) -> float:
    """How long reading takes; refusing a text counts as reading it."""
    source = Source(f"hostile{shape.suffix}", shape.text(n))
    gc.collect()
    gc.disable()  # its pauses grow with what other rounds left behind
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    start = process_time()
    try:
        with suppress(InputError):
            (read if shape.suffix == ".md" else read_file)(source)
        return process_time() - start
    except _TooLongError:
        return float("inf")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        gc.enable()


def measured(shape: Shape) -> tuple[int, float, float]:
    """The size at which reading takes long enough to be measured; the shortest times for it and for twice of it.

    Where that is too much, it is measured again from twice the size on.
    """
    n = shape.start
    while (once := seconds(shape, n)) < LEAST_SECONDS and n < 400_000:
        n *= 2
    for doubling in range(DOUBLINGS):
        once, twice = _in_turns(shape, n << doubling)
        if twice <= max(MOST * once, LEAST_SECONDS) or twice == float("inf"):
            break
    return n << doubling, once, twice


def _in_turns(shape: Shape, n: int) -> tuple[float, float]:
    """The shortest times for n and for 2n, measured in turns: what slows the machine for a while slows both."""
    rounds = [(seconds(shape, n), seconds(shape, 2 * n)) for _ in range(ROUNDS)]
    return min(once for once, _ in rounds), min(twice for _, twice in rounds)


def main(words: list[str]) -> int:
    """Measure all shapes whose name has one of the words; all of them without any."""
    signal.signal(signal.SIGPROF, _stop)
    failed = 0
    for shape in SHAPES:
        if words and not any(word in shape.name for word in words):
            continue
        n, once, twice = measured(shape)
        ratio = twice / once if once and twice < float("inf") else twice
        faults = "  grows too fast" if ratio > MOST and twice > LEAST_SECONDS else ""
        failed += bool(faults)
        line = f"{shape.name:28} n={n:<8} {once:8.3f} s {twice:8.3f} s   x{ratio:.2f}{faults}"
        print(line, flush=True)  # noqa: T201
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
