"""The four outcomes of a yes-or-no question as cells: where a matrix of two classes has its false alarms."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from auditor.language.refs import PlaceRef
from auditor.language.tokens import norms
from auditor.model import Document, Panel

_OUTCOME = re.compile(
    r"(?:(?P<right>true|false)[\s-]+(?P<said>positive|negative)s?|(?P<short>[TF][PN])s?|(?P<alarm>false alarms?))(?![\w-]|\s+(?:rates?|ratios?|shares?)\b)",
    re.IGNORECASE,
)
_CALLED = re.compile(
    r"(?P<name>[\w-]{1,30})[\"”'’.]?\s+(?:is|being|was|as)\s+(?:the\s+)?positive\b"
    r"|positive (?:class|label)\s*(?:is|:|=|\()\s*[\"“'‘]?(?P<label>[\w-]{1,30})"
    r"|true positives?\s*\((?:actual|true)\s+(?P<noted>[\w-]{1,30})",
    re.IGNORECASE,
)
_YES = frozenset("positive yes true 1 present".split())
_NOT = frozenset("no not non without un negative normal absent".split())


def outcome_at(document: Document, text: str, start: int) -> tuple[PlaceRef, int] | None:
    """The cell that words at a place name by their outcome ("false negatives"), and where the words end."""
    found = _OUTCOME.match(text, start)
    if not found or (found["short"] and not found["short"].isupper()):
        return None
    right, said = _meant(found)
    ref = _place(document, right, said)
    return (ref, found.end()) if ref else None


def _meant(found: re.Match[str]) -> tuple[bool, bool]:
    """Whether an outcome is right, and whether it says "positive"."""
    if found["alarm"]:
        return False, True
    if found["short"]:
        return found["short"][0] == "T", found["short"][1] == "P"
    return found["right"].casefold() == "true", found["said"].casefold() == "positive"


@lru_cache(maxsize=256)
def _place(document: Document, right: bool, said: bool) -> PlaceRef | None:
    """The cell of an outcome, where all panels agree on it."""
    places = {_in_panel(document, panel, right, said) for panel in document.panels}
    return places.pop() if len(places) == 1 else None


def _in_panel(document: Document, panel: Panel, right: bool, said: bool) -> PlaceRef | None:
    names = [tick.text for tick in panel.rows.ticks]
    same = sorted(names) == sorted(tick.text for tick in panel.columns.ticks)
    positive = positive_class(document, names) if same and len(names) == 2 else ""
    if not positive or panel.orientation not in ("actual", "predicted"):
        return None
    negative = next(name for name in names if name != positive)
    predicted = positive if said else negative
    actual = predicted if right else (negative if said else positive)
    return PlaceRef(actual, predicted) if panel.orientation == "actual" else PlaceRef(predicted, actual)


def positive_class(document: Document, names: Sequence[str]) -> str:
    """The class of two that is the positive one: called so, or by its name the one that the other denies; or nothing."""
    return next(_positive(document, names), "")


def _positive(document: Document, names: Sequence[str]) -> Iterator[str]:
    called = {
        (found["name"] or found["label"] or found["noted"]).casefold()
        for found in _CALLED.finditer(document.source.text)
    }
    yield from (name for name in names if name.casefold() in called)
    yield from (name for name in names if set(norms(name)) & _YES and not set(norms(name)) & _NOT)
    denied = [name for name in names if set(norms(name)) & _NOT]
    yield from (name for name in names if len(denied) == 1 and name not in denied)
