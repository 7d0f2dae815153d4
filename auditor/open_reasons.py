"""Why a claim is left open: what a judge says to lack is named only where something lacks."""

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from auditor.claim import Judgement, Reading
from auditor.claim_parts import selections
from auditor.model import Document
from auditor.truth import Truth

_UNWRITTEN = re.compile(r"\bnot\b.*\bwritten\b")


def explained(judgement: Judgement, printed: Judgement, reading: Reading, document: Document) -> Judgement:
    """The judgement with a reason that is true, where all cells are written that a claim is about."""
    if not _UNWRITTEN.search(judgement.missing) or not _is_written(reading, document):
        return judgement
    if printed.truth is Truth.FALSE:
        reason = "it may be so, as its numbers are rounded"
    elif any(certain is False for certain in _marked(reading.claim, "certain")):
        reason = "it is not sure what it speaks of, as not all of its words were understood"
    else:
        reason = "it is not sure what it speaks of"
    return replace(judgement, missing=reason)


def _is_written(reading: Reading, document: Document) -> bool:
    """Whether each cell has a value that a claim speaks of; each one of its panels where it tells no cells."""
    chosen = list(selections(reading.claim))
    if chosen:
        return all(
            place in document.panels[one.panel].values
            for one in chosen
            for place in one.places(document.panels[one.panel])
        )
    panels = [document.panels[n] for n in reading.panels] or list(document.panels)
    return all(len(panel.values) == panel.size for panel in panels)


def _marked(claim: Any, name: str) -> Iterator[Any]:
    """What a claim and its parts have under a name."""
    if isinstance(claim, tuple):
        for part in claim:
            yield from _marked(part, name)
    elif dataclasses.is_dataclass(claim):
        yield getattr(claim, name, None)
        for field in dataclasses.fields(claim):
            yield from _marked(getattr(claim, field.name), name)
