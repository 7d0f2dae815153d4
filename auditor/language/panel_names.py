"""The names of panels, their parts, and the years, versions and letters that they are called by."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from auditor.language.refs import PanelRef, Ref
from auditor.language.times import YEAR
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.quantity import plain_number
from auditor.reading.labels import STOPWORDS

Words = tuple[str, ...]

# What parts a name, and words that are too common to stand for one.
PARTS = re.compile(r"\s*(?:\||:|,|;|/|\(|\)|\s[-–—]\s|–|—|\bvs\.?\b)\s*")
DULL = STOPWORDS | frozenset(
    "number value score set setting level model dataset data method type name size rate task test panel heatmap matrix row column figure "
    "cell axis label scale chart plot map grid left right top bottom upper lower center middle first second third total actual predicted true class".split()
)
# Cells may be called so, too, but hardly where it is the name of a panel: "Open field".
GROUNDS = frozenset("field place square".split())


def names_of_panels(document: Document) -> Iterator[tuple[Words, Ref]]:
    """The words that stand for panels, where there are several."""
    if len(document.panels) < 2:
        return
    names = [panel.name for panel in document.panels]
    owners: dict[Words, set[int]] = defaultdict(set)
    for index, name in enumerate(names):
        for part in _name_parts(name):
            owners[part].add(index)
    full = {norms(name): index for index, name in enumerate(names)}
    numbers = _years(document) | {norms(version)[-1] for version in versions(document)}
    for part, indices in owners.items():
        if part in full and len(part) > 0:
            indices = {full[part]} if sum(norms(n) == part for n in names) == 1 else indices
        if len(indices) == len(names) or not part:
            continue
        ends = part[0] in GROUNDS and len(indices) == 1
        if len(part) > 1 or _telling(part[0]) or part[0] in numbers or ends:
            yield part, PanelRef(tuple(sorted(indices)))


def _years(document: Document) -> set[str]:
    """Years that name panels, unless an axis has them or a cell holds such a number."""
    ticks = {
        word
        for panel in document.panels
        for axis in (panel.rows, panel.columns)
        for tick in axis.ticks
        for word in norms(tick.text)
    }
    values = {plain_number(q.value) for panel in document.panels for q in panel.values.values()}
    return {found for panel in document.panels for found in YEAR.findall(panel.name)} - ticks - values


_VERSION = re.compile(r"(?<=[^\W\d_] )v?\d+\.\d+(?:\.\d+)?(?=\W*$)", re.IGNORECASE)


@lru_cache(maxsize=64)
def versions(document: Document) -> frozenset[str]:
    """Versions that tell all panels apart ("Release 1.3", "Release 2.0"), unless an axis or a cell has such a number."""
    found = [_VERSION.search(panel.name) for panel in document.panels]
    texts = [one.group().casefold().lstrip("v") for one in found if one]
    if len(set(texts)) < max(2, len(document.panels)):
        return frozenset()
    ticks = {
        tick.text for panel in document.panels for axis in (panel.rows, panel.columns) for tick in axis.ticks
    }
    cells = {value.text for panel in document.panels for value in panel.values.values()}
    return frozenset(texts) if not (ticks | cells).intersection(texts) else frozenset()


def _telling(word: str) -> bool:
    return len(word) > 1 and word not in DULL and not word[0].isdigit()


def _name_parts(name: str) -> set[Words]:
    """A name, its parts between bars, colons and brackets, its single words, and "T=1.25" for "Temperature: 1.25"."""
    whole = norms(name)
    parts = (
        {whole}
        | {norms(part) for part in PARTS.split(name)}
        | {(word,) for word in whole if word not in STOPWORDS}
    )
    for found in re.finditer(r"(?P<word>[^\W\d_]+)\s*[:=]?\s*(?P<number>\d+(?:\.\d+)?)(?![\w.])", name):
        number = norms(found["number"])
        parts |= {(*norms(found["word"]), *number), (found["word"][0].casefold(), *number)}
    parts |= {whole[start:end] for start in range(len(whole)) for end in range(start + 2, len(whole) + 1)}
    letter = re.match(r"^\(?([a-z])\)\s", name)
    if letter:
        parts |= {("panel", letter[1]), ("figure", letter[1]), ("matrix", letter[1])}
    return {part for part in parts if part}
