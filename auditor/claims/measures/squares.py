"""Tables that cross a set of categories with itself and show the same things twice: at two times, or as two people judge them.

They have the cells of a confusion matrix, and neither side is the truth: "means of transport yesterday, and today", "what
Dr. A and Dr. B diagnose". The earlier time, or the first of the two, takes the place of the actual classes.
"""

import re
from dataclasses import replace
from functools import lru_cache

from auditor.claims.measures.class_names import class_name
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.orientation import text_of
from auditor.model import Document, Panel
from auditor.world import same_labels

MOVES, RATERS = "moves", "raters"
_EARLIER = re.compile(
    r"\b(?:yesterday|before|first|old|previous(?:ly)?|last|initial(?:ly)?|start|baseline|then|morning|past|earlier|former(?:ly)?|pre|this)\b",
    re.I,
)
_LATER = re.compile(
    r"\b(?:today|after(?:wards)?|second|new|current(?:ly)?|this|final(?:ly)?|end|follow-?up|now|evening|later|post|next|tomorrow|present)\b",
    re.I,
)
_FROM = re.compile(r"\bfrom\b", re.I)
_TO = re.compile(r"\bto\b", re.I)
_SWITCHING = re.compile(r"\b(?:transitions?|switch\w*|chang\w+|vot\w+|defect\w*|loyal\w*)\b", re.I)
# So much of a source may be its title and introduction.
_HEAD = 400
_NUMBER = re.compile(r"\d+")
_WHO = re.compile(
    r"\b(?:dr|doctors?|physicians?|reviewers?|raters?|annotators?|judges?|examiners?|teachers?|coders?|readers?|experts?|radiologists?|referees?"
    r"|observers?|pathologists?|graders?|markers?|tasters?|nurses?|critics?|jurors?|inspectors?|parents?|patients?|assessors?|labs?|laborator\w+)\b",
    re.I,
)
_CORNER = re.compile(r"^\|\s*([^|\\/\n]{1,40}?)\s*[\\/]\s*([^|\\/\n]{1,40}?)\s*\|", re.M)
_TWO = re.compile(rf"\b(?:two|both) (?:[a-z]+ )?{_WHO.pattern[2:]}", re.IGNORECASE)
_JUDGED = re.compile(
    r"\b(?:diagnos\w+|agree\w*|disagree\w*|judg\w+|verdicts?|rated|ratings?|raters?|graded|assess\w+|independently|both (?:doctors|reviewers|raters))\b",
    re.I,
)


def in_time(word: str) -> bool:
    """Whether a word tells a time: "yesterday", "2019"."""
    return bool(_EARLIER.search(word) or _LATER.search(word) or _NUMBER.search(word))


def squares(document: Document, index: int) -> list[list[Confusion]]:
    """The ways to read such a table; none where nothing tells that it is one, or where it is a confusion matrix."""
    found = _square(document, index)
    return [[found]] if found else []


@lru_cache(maxsize=256)
def _square(document: Document, index: int) -> Confusion | None:
    panel = document.panels[index]
    if not same_labels(panel) or confusions(document, index):
        return None
    if not panel.values or any(q.value < 0 or q.step < 1 or q.unit for q in panel.values.values()):
        return None
    rows, columns = panel.rows.label.strip(), panel.columns.label.strip()
    if rows.casefold() == columns.casefold():  # what both have in common; the table's corner may tell more
        corners = set(_CORNER.findall(document.source.text))
        rows, columns = corners.pop() if len(corners) == 1 else ("", "")
    if not rows or not columns:
        return None
    return _told(panel, index, f"{document.source.text[:_HEAD]} {text_of(document)}", (rows, columns))


def _told(panel: Panel, index: int, text: str, sides: tuple[str, str]) -> Confusion | None:
    """The table by what its sides are called: earlier and later, or who judges."""
    plain = _plain(panel, index)
    who = any(_WHO.search(side) for side in sides)
    if not who and (turned := _in_time(*sides, text)) is not None:
        return _turned(plain, sides[::-1]) if turned else replace(plain, kind=MOVES, sides=sides)
    if who or _JUDGED.search(text) or _TWO.search(text):
        return replace(plain, kind=RATERS, sides=sides)
    return None


def _in_time(rows: str, columns: str, text: str) -> bool | None:
    """Whether the columns are the earlier side; None where neither is told to be."""
    one, other = _NUMBER.findall(rows), _NUMBER.findall(columns)
    if len(one) == len(other) == 1 and one != other:
        return int(one[0]) > int(other[0])
    for early, late in ((_EARLIER, _LATER), (_FROM, _TO) if _SWITCHING.search(text) else (_EARLIER, _LATER)):
        ahead = bool(early.search(rows)) and bool(late.search(columns)) and not late.search(rows)
        behind = bool(early.search(columns)) and bool(late.search(rows)) and not late.search(columns)
        if ahead != behind:
            return behind
    return None


def _plain(panel: Panel, index: int) -> Confusion:
    rows = [class_name(tick.text) for tick in panel.rows.ticks]
    columns = [class_name(tick.text) for tick in panel.columns.ticks]
    places = {(row, column): (i, j) for i, row in enumerate(rows) for j, column in enumerate(columns)}
    return Confusion(index, panel.name, tuple(rows), tuple(columns), places, counted=True)


def _turned(plain: Confusion, sides: tuple[str, str]) -> Confusion:
    return replace(turned(plain), kind=MOVES, sides=sides)


def turned(plain: Confusion) -> Confusion:
    """The table with its sides exchanged."""
    places = {(actual, predicted): place for (predicted, actual), place in plain.places.items()}
    return replace(
        plain, actual=plain.predicted, predicted=plain.actual, places=places, sides=plain.sides[::-1]
    )
