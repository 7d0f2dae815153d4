"""Search for texts that the Markdown reader is slow at or fails on: every piece, repeated, in every place.

    python benchmarks/hostile_search.py              all places
    python benchmarks/hostile_search.py axis item    some of them

Prints one line for each text that fails, that takes longer than `PATIENCE` seconds, or for which twice the
length takes more than `MOST` times as long; with the line of code that it was in. Exit status 1 where there
is one. It takes some minutes; `reading_time.py` and `tests/reading/test_hostile.py` keep what it found.
"""

import gc
import signal
import sys
import traceback
from collections.abc import Iterator
from time import process_time
from types import FrameType

from auditor.reading.document import read
from auditor.source import Source

LENGTH = 2000
PATIENCE = 4.0
MOST = 2.6
LEAST_SECONDS = 0.12

PLACES = {
    "alone": ("", ""),
    "word": ("a", "b"),
    "item": ("- y=1: 5", "x"),
    "key": ("- ", ": 5"),
    "legend": ("- **Legend**: from 0 ", " to 5"),
    "axis": ("- **X-axis (Salt)**: ", " 1, 2"),
    "cell": ("| a | b |\n|---|---|\n| 1 | ", " |\n"),
    "heading": ("## ", "\n- 1: 2, 3\n"),
    "sentence": ("The values ", " rise from 1 to 5."),
}
PIECES = [
    "\n", "\r\n", "\r", "\t", " ", "\x00", "\u2028", "- ", "1. ", "> ", "## ", "|",
    "| a | b |\n|---|---|\n", "---", "**", "*", "`", "```", "$", "\\", "&amp;", "&", "<table>", "<tr>",
    "<td>", "<details>", "<summary>", "<br>", "<!--", "![", "](", "[", "]", "(", ")", "{", "}", ":",
    ",", ";", "~", "±", "–", "−", "°", "%", "×", "=", "→", "x", "y=1: ", "Row 2 (Depth 5): ",
    "Salt 0.1", "1", "0.50", "7,213", "1e999", "-0.0", "N/A", "10-20", "to 90", "from 20 to 90 ",
    "steps of 2", "X-axis", "Y-axis: 1, 2", "Legend", "(1-999999999)", "heatmap", "Total", "values",
    "\\begin{array}{cc}", "\\end{array}", "░▒▓█", "שלום", "数", "😀", "1 ", "1, ", "1.", "1,", "a ",
    "a, ", "a-", "(a) ", "a: ", ". ", "A. ", "red ", "red (1) ", "left ", "top to bottom ", "and ",
    "Panel 1: ", "row 1 ", "[a](b) ",
]  # fmt: skip


class _TooLongError(Exception):
    """Reading takes longer than anyone waits."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _TooLongError


def seconds(text: str) -> tuple[float, str]:
    """How long reading takes, and what went wrong: infinite where it was stopped, with the line of code."""
    gc.collect()
    start = process_time()
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        read(Source("a.md", text))
        return process_time() - start, ""
    except Exception as error:  # whatever it is, it is what is looked for
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "auditor" in frame.filename]
        where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        return float("inf"), f"{where} {type(error).__name__} {error}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def search(places: list[str]) -> Iterator[str]:
    """A line for each text that is too slow, or fails."""
    for place in places:
        before, behind = PLACES[place]
        for piece in PIECES:
            count = max(1, LENGTH // len(piece))
            once, fault = seconds(before + piece * count + behind)
            if once > LEAST_SECONDS:
                twice, later = seconds(before + piece * (2 * count) + behind)
                if fault or later or twice > MOST * once:
                    yield f"{place:9} {piece!r:28} {once:6.2f} s {twice:6.2f} s {fault or later}"


def main(places: list[str]) -> int:
    """Search in some places, or in all."""
    signal.signal(signal.SIGPROF, _stop)
    found = 0
    for line in search(places or list(PLACES)):
        found += 1
        print(line, flush=True)  # noqa: T201
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
