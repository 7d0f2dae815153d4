"""Panels that a text announces by name, of which one has no data in the document."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.model import Document, Panel, Statement
from auditor.numerals import CARDINALS, cardinal
from auditor.reading.axis_words import is_positional
from auditor.reading.labels import content_words
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule
from auditor.source import Span

# So many of the announced panels must be there, under names of their own.
FEWEST = 2
LONGEST = 5  # words of a name
_ANNOUNCED = re.compile(
    rf"\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:[\w-]+\s+){{0,3}}?"
    r"(?:heat\s?maps|panels|sub-?plots|plots|matrices|grids|maps)\b(?P<between>[^.:;()\n]{0,60}?)"
    r"(?::|\b(?:titled|labell?ed|named|called|for)\b|\()\s*(?P<names>[^.;:()\n]{3,200}(?:\([^()\n]*\)[^.;:()\n]{0,200})*)",
    re.IGNORECASE,
)
_SELECTION = re.compile(
    r"\b(?:only|select\w*|omit\w*|left out|not (?:shown|given|transcribed|listed|included|legible|readable)|illegible"
    r"|unreadable|(?:without|no) (?:data|values|numbers)|sample\w*|excerpt|examples?|cropped|hidden)\b",
    re.IGNORECASE,
)
_NOTE = re.compile(r"\s*\([^()]*\)")
_JOINT = re.compile(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+)\s*")

_TEXT = """\
# Yields of the trial fields
Three heatmaps are shown: Rye, Oats and {third}.
## Rye
| Depth | dry | wet |
|---|---|---|
| 10 | 41 | 52 |
| 20 | 44 | 57 |
## Oats
| Depth | dry | wet |
|---|---|---|
| 10 | 31 | 39 |
| 20 | 36 | 47 |
"""
_BARLEY = """\
## Barley
| Depth | dry | wet |
|---|---|---|
| 10 | 21 | 32 |
| 20 | 27 | 35 |
"""


@dataclass(frozen=True, slots=True)
class _Name:
    """An announced name, and where it stands."""

    text: str
    span: Span


@rule(
    "GRD012",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[Example(_TEXT.format(third="Barley"), marks="Barley", says="no data")],
    good=[
        Example(_TEXT.format(third="Barley") + _BARLEY),
        Example(_TEXT.format(third="Barley") + "\nThe values of Barley are not legible.\n"),
        Example(_TEXT.format(third="Barley") + "## Barley\nIt grew poorly.\n"),
    ],
)
def missing_panel(document: Document) -> Iterator[Finding]:
    """The text announces panels by name, and the document holds no data for one of them.

    Assumes that a sentence which gives the number of panels and as many names announces what is transcribed,
    where all panels that are there, two at least, bear different ones of these names. Silent where the missing
    name stands in a heading, a label or a tick, where the document speaks of a selection or of what is not
    shown, and where a line that looks like data could not be read.
    """
    several = len(document.figures) > 1 and len(document.figures) < len(document.panels)
    if several or document.unread or any(_SELECTION.search(said.text) for said in document.statements):
        return
    for names in _announced(document):
        owners = [_owners(name, document.panels) for name in names]
        there = {found[0] for found in owners if len(found) == 1}
        lacking = [name for name, found in zip(names, owners, strict=True) if not found]
        if (
            len(there) < max(FEWEST, len(document.panels))
            or len(lacking) != 1
            or _stands_elsewhere(lacking[0], document)
        ):
            continue
        name = lacking[0]
        yield Finding(
            f"the panel {name.text} is announced, but the document holds no data for it",
            Mark(name.span),
            because=tuple(Mark(panel.span, panel.name) for panel in document.panels[:1]),
        )
        return


def _announced(document: Document) -> Iterator[list[_Name]]:
    """Lists of names that are as long as the number of panels before them."""
    for statement in document.statements:
        label = f"{statement.trail[-1]}: " if statement.trail else ""
        found = _ANNOUNCED.search(label + statement.text)
        if not found or found.start("names") < len(label):
            continue
        count = int(found["count"]) if found["count"].isdigit() else cardinal(found["count"])
        names = _names(found, count or 0, statement, len(label))
        short = all(len(name.text.split()) <= LONGEST and not is_positional(name.text) for name in names)
        if len(names) == count and short:
            yield names


def _names(found: re.Match[str], count: int, statement: Statement, label: int) -> list[_Name]:
    """The names of a list; what follows the last of so many, behind an "and", goes on about something else."""
    names: list[_Name] = []
    position, joint = found.start("names") - label, ""
    masked = _NOTE.sub(lambda note: "\0" * len(note.group()), found["names"])
    for piece in re.split(f"({_JOINT.pattern})", masked):
        bare = piece.strip(" \0\"'“”‘’*.")
        if _JOINT.fullmatch(piece):
            if len(names) == count and "and" in joint:
                break
            joint = piece
        elif bare:
            start = position + piece.index(bare)
            names.append(_Name(bare, statement.source_span(start, start + len(bare))))
        position += len(piece)
    return names


def _owners(name: _Name, panels: Sequence[Panel]) -> list[int]:
    """The panels that may bear a name: with all its words in their own, or all their own in it."""
    spoken = content_words(name.text)
    return [
        number
        for number, panel in enumerate(panels)
        if any(
            (own := content_words(text)) and (own <= spoken or spoken <= own)
            for text in (panel.name or panel.figure, *panel.aliases)
        )
    ]


def _stands_elsewhere(name: _Name, document: Document) -> bool:
    """Whether a name is a heading, a label or a tick, so that something is said under it."""
    spoken = content_words(name.text)
    labels = {label for statement in document.statements for label in (*statement.trail, statement.section)}
    for panel in document.panels:
        labels |= {tick.text for axis in (panel.rows, panel.columns) for tick in axis.ticks}
        labels |= {panel.rows.label, panel.columns.label}
    labels |= {figure.name for figure in document.figures}
    return any(spoken <= content_words(text) for text in labels if not _ANNOUNCED.search(text))
