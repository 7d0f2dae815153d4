"""Whether the cells of a matrix are told to be counts, though its lines add up to a hundred.

A hundred members of each class give the same numbers as shares in percent. What is worked out of whole classes (the
accuracy, the precision) needs the counts, so that they must be told, and nothing may speak of shares.
"""

import re

from auditor.claims.measures.orientation import text_of
from auditor.model import Document, Panel

_COUNTS = re.compile(r"\bnumbers? of\b|\bcounts\b|\bcount of\b|\bhow (?:many|often)\b", re.IGNORECASE)
_SHARES = re.compile(
    r"\bnormali[sz]|\bper ?cent(?:age)?s?\b"
    r"|\b(?:proportion|share|fraction)s? of\b|\bas (?:proportion|share|fraction)s\b|\b(?:in|as) %",
    re.IGNORECASE,
)
# "In each cell the number of clips", "cells are numbers of epochs": told of the cells, which a share in a sentence does not gainsay.
_CELLS = re.compile(
    r"\b(?:cells?|entr(?:y|ies)|boxes|squares)\b[^.;%]{0,40}?\b(?:numbers? of|counts?|how many|holds|are (?:plain |raw )?(?:numbers|counts))\b"
    r"|\b(?:numbers?|counts?) of [^.;%]{1,40}? in (?:each|every|a) (?:cell|entry|box|square)\b",
    re.IGNORECASE,
)


def told_counts(document: Document, panel: Panel) -> bool:
    """Whether whole numbers are told to be numbers of things, and nowhere to be shares."""
    whole = all(quantity.step >= 1 and not quantity.unit for quantity in panel.values.values())
    legend = f"{panel.legend.label} . {panel.legend.text}" if panel.legend else ""
    heads = f"{panel.name} . {panel.rows.label} . {panel.columns.label} . {legend}"
    text = f"{heads} . {text_of(document)}"
    told = bool(_COUNTS.search(text)) or _tells_total(text, panel)
    if not whole or "%" in heads or _SHARES.search(heads):
        return False
    before = document.source.text[: min((cell.span.start for cell in panel.cells), default=0)]
    return bool(_CELLS.search(before)) and not _SHARES.search(before) or told and not _SHARES.search(text)


def _tells_total(text: str, panel: Panel) -> bool:
    """Whether a text says how many things there are in all: "400 fruits", where the cells add up to that."""
    total = round(sum(quantity.value for quantity in panel.values.values()))
    return bool(re.search(rf"(?<![\d.,])(?:{total}|{total:,}) (?:\w+ )?[a-z]{{3,}}", text))
