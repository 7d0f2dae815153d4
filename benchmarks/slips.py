"""What becomes of statements with one slip put into them: contradicted, left open, or supported all the same.

    python benchmarks/slips.py [PATH...] [--rounds 3] [--seed 1] [--show]

Every statement that is supported gets one slip of a writer: another number, another label of the same axis, the
opposite direction. Of those in one line only one is changed at a time, so that what stands around it is as true as
before. Printed is a table of the shares by kind of slip; `--show` lists those that are supported all the same. A slip
may leave a statement true (a bound that is only wider, a label that is tied), so that these are never none. PATH
defaults to the examples and the transcriptions of the tests.
"""

import argparse
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from auditor.claim import ClaimKind, Judged, Verdict
from auditor.judgement import judged
from auditor.model import Document
from auditor.reading.document import read
from auditor.registry import installed
from auditor.source import Source, Span

ROOT = Path(__file__).parent.parent
DEFAULT = ("examples", "tests/reading/transcriptions")
NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\w%]*[-–]\w)")
OPPOSITES = (
    ("highest", "lowest"), ("higher", "lower"), ("most", "least"), ("more", "fewer"), ("above", "below"),
    ("rises", "falls"), ("rise", "fall"), ("increases", "decreases"), ("climbs", "drops"), ("grows", "shrinks"),
    ("largest", "smallest"), ("best", "worst"), ("longest", "shortest"), ("maximum", "minimum"), ("better", "worse"),
    ("before", "after"), ("first", "last"), ("left", "right"), ("top", "bottom"), ("upper", "lower"),
)  # fmt: skip
TURNED = {**dict(OPPOSITES), **{two: one for one, two in OPPOSITES}}
DIRECTION = re.compile(rf"\b(?:{'|'.join(TURNED)})\b", re.IGNORECASE)
FACTORS = (0.6, 0.75, 0.85, 1.2, 1.35, 1.6)
VERDICTS = (Verdict.CONTRADICTED, Verdict.UNDECIDABLE, Verdict.SUPPORTED)


@dataclass(frozen=True)
class Slip:
    """Other words in the place of some: what sort of slip, where, and what is written instead."""

    sort: str
    start: int
    end: int
    text: str


def slips(document: Document, span: Span, rng: random.Random) -> list[Slip]:
    """All slips that a statement gives room for, one for each number, label and direction."""
    text = document.source.text
    found: list[Slip] = []
    for number in NUMBER.finditer(text, span.start, span.end):
        found += _other_number(document, number, rng)
    for labels in _labels(document):
        for label in labels if len(labels) > 1 else ():
            other = rng.choice([one for one in labels if one != label])
            place = re.compile(rf"(?<![\w.]){re.escape(label)}(?![\w]|\.\d)")
            found += [
                Slip("label", m.start(), m.end(), other) for m in place.finditer(text, span.start, span.end)
            ]
    for word in DIRECTION.finditer(text, span.start, span.end):
        turned = TURNED[word.group().lower()]
        turned = turned.capitalize() if word.group()[0].isupper() else turned
        found.append(Slip("direction", word.start(), word.end(), turned))
    return found


def _other_number(document: Document, number: re.Match[str], rng: random.Random) -> Iterator[Slip]:
    """Another number of as many decimals: one that stands in some cell, or one that is a little off."""
    value = float(number.group().replace(",", ""))
    decimals = len(number.group().partition(".")[2])
    cells = [abs(float(cell.value)) for panel in document.panels for cell in panel.values.values()]
    for _ in range(20):
        other = rng.choice(cells) if cells and rng.random() < 0.5 else value * rng.choice(FACTORS)
        if abs(round(other, decimals) - value) > max(0.12 * abs(value), 10**-decimals):
            comma = "," if "," in number.group() else ""
            yield Slip("number", number.start(), number.end(), f"{other:{comma}.{decimals}f}")
            return


def _labels(document: Document) -> Iterator[list[str]]:
    """The labels of each axis, and the names of the panels."""
    for panel in document.panels:
        for axis in (panel.rows, panel.columns):
            yield list(dict.fromkeys(tick.text for tick in axis.ticks if tick.text.strip()))
    yield list(dict.fromkeys(panel.name for panel in document.panels if panel.name.strip()))


def changed(document: Document, found: Sequence[Judged], rng: random.Random) -> list[Slip]:
    """One slip for each line that holds supported statements."""
    lines: dict[int, list[Judged]] = defaultdict(list)
    for one in found:
        if one.verdict is Verdict.SUPPORTED:
            lines[document.source.text.count("\n", 0, one.span.start)].append(one)
    chosen = []
    for statements in lines.values():
        ways = slips(document, rng.choice(statements).span, rng)
        chosen += [rng.choice(ways)] if ways else []
    return sorted(chosen, key=lambda slip: slip.start)


def outcomes(
    document: Document, kinds: Sequence[ClaimKind], rng: random.Random
) -> Iterator[tuple[str, Verdict, str]]:
    """What becomes of one round of slips: their sort, the verdict where they stand, and the words there."""
    text, places, shift = document.source.text, [], 0
    for slip in changed(document, judged(document, kinds), rng):
        start, end = slip.start + shift, slip.end + shift
        text = text[:start] + slip.text + text[end:]
        places.append((slip.sort, Span(start, start + len(slip.text))))
        shift += len(slip.text) - (end - start)
    again = judged(read(Source(document.source.path, text)), kinds) if places else ()
    for sort, span in places:
        there = [one for one in again if one.span.overlaps(span)]
        verdicts = {one.verdict for one in there}
        verdict = next(
            (one for one in (Verdict.CONTRADICTED, Verdict.SUPPORTED) if one in verdicts), Verdict.UNDECIDABLE
        )
        yield sort, verdict, "; ".join(one.text for one in there if one.verdict is verdict)


def documents(paths: Sequence[str]) -> Iterator[Document]:
    """The Markdown files among some paths, read."""
    for path in paths:
        files = sorted(Path(path).rglob("*.md")) if Path(path).is_dir() else [Path(path)]
        for file in files:
            yield read(Source(str(file), file.read_text(encoding="utf-8")))


def main() -> None:
    """Put the slips in, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", default=[str(ROOT / path) for path in DEFAULT])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    kinds = [rule for rule in installed() if isinstance(rule, ClaimKind)]
    counts: Counter[tuple[str, Verdict]] = Counter()
    for document in documents(options.paths):
        for number in range(options.rounds):
            rng = random.Random(f"{options.seed} {number} {Path(document.source.path).name}")
            for sort, verdict, text in outcomes(document, kinds, rng):
                counts[sort, verdict] += 1
                if options.show and verdict is Verdict.SUPPORTED:
                    sys.stdout.write(f"{document.source.path}: {sort}: {text}\n")
    sys.stdout.write(f"{'slip':<10}{'contradicted':>16}{'open':>16}{'supported':>16}\n")
    for sort in (*sorted({sort for sort, _ in counts}), ""):
        row = [
            sum(n for (one, v), n in counts.items() if v is verdict and sort in ("", one))
            for verdict in VERDICTS
        ]
        cells = "".join(f"{n:>9} {n / max(1, sum(row)):>6.0%}" for n in row)
        sys.stdout.write(f"{sort or 'all':<10}{cells}\n")


if __name__ == "__main__":
    main()
