"""Tick labels of data files: the axis name that each may repeat, totals, the roles of a confusion matrix."""

import re
from collections.abc import Sequence

from auditor.model import Tick
from auditor.quantity import number_of
from auditor.reading.files.syntax.tree import Scalar
from auditor.reading.files.values import read_tick

_TOTAL = re.compile(
    r"(?:(?:row|column|grand|overall|sub)[ -]?)?"
    r"(?:totals?|sums?|averages?|avg\.?|means?|overall|all|marginals?|Σ|∑)",
    re.IGNORECASE,
)
_ACTUAL_WORDS = r"actual|true|ground[ -]truth|gold|reference"
_PREDICTED_WORDS = r"predicted|predictions?|pred"
_ACTUAL = re.compile(rf"(?:{_ACTUAL_WORDS})\b", re.IGNORECASE)
_PREDICTED = re.compile(rf"(?:{_PREDICTED_WORDS})\b", re.IGNORECASE)
_ROLE = re.compile(rf"(?P<name>{_ACTUAL_WORDS}|{_PREDICTED_WORDS})[\s:=]+(?P<tick>\S.*)", re.IGNORECASE)
_NUMBERED = re.compile(r"(?P<name>\S(?:.*\S)?)[\s=:]+(?P<tick>\S+)")
LONGEST_LABEL = 200  # longer than any tick; keeps the patterns' cost bounded


def is_total(label: str) -> bool:
    """Whether a row or column with this label sums the others up."""
    return bool(_TOTAL.fullmatch(label))


def orientation(rows: str, columns: str) -> str:
    """What the rows of a confusion matrix are, by the labels of its axes: "actual", "predicted" or ""."""
    if _ACTUAL.match(rows) or _PREDICTED.match(columns):
        return "actual"
    return "predicted" if _PREDICTED.match(rows) or _ACTUAL.match(columns) else ""


def named_ticks(labels: Sequence[Scalar]) -> tuple[str, tuple[Tick, ...]]:
    """The name that stands before every label ("Salt 0.1", "Actual cat"), and the ticks without it."""
    data = [label.text for label in labels if not is_total(label.text)]
    for pattern, enough in ((_ROLE, 1), (_NUMBERED, 2)):
        found = [match for text in data if (match := _match(pattern, text))]
        if len(found) == len(data) >= enough and len({match["name"].casefold() for match in found}) == 1:
            return found[0]["name"], tuple(_shortened(label, pattern) for label in labels)
    return "", tuple(read_tick(label) for label in labels)


def _match(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    """A name and a tick: any tick behind a role, a number behind any other name ("New York" is whole)."""
    found = pattern.fullmatch(text) if len(text) <= LONGEST_LABEL else None
    number = found is not None and (pattern is _ROLE or number_of(found["tick"]) is not None)
    return found if number else None


def _shortened(label: Scalar, pattern: re.Pattern[str]) -> Tick:
    found = None if is_total(label.text) else _match(pattern, label.text)
    if not found:
        return read_tick(label)
    return Tick(found["tick"], label.part(*found.span("tick")), number_of(found["tick"]))
