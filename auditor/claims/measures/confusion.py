"""Confusion matrices: which way they are turned, which classes they have, and what is derived of them.

A panel is taken for a confusion matrix where its labels or the text say so. Where nothing tells whether the rows are
the actual or the predicted classes, both ways are kept as alternatives.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Document, Panel
from auditor.truth import ANYTHING, Interval, total
from auditor.world import World

_ACTUAL = re.compile(
    r"\b(?:actual|true|truth|ground[\s-]?truth|gold|reference|real(?:ity)?|observed|correct label|target|expected|really)\b",
    re.IGNORECASE,
)
_PREDICTED = re.compile(
    r"\b(?:predict\w*|pred\.?|model output|classified as|assigned|hypothesis|detected|estimated|output|called|guess\w*|recogni[sz]ed)\b",
    re.IGNORECASE,
)
_ROLE_WORDS = re.compile(
    r"[\s(\[:_-]*\b(?:actual(?:ly)?|true|truth|ground[\s-]?truth|gold|reference|predict\w*|pred|class|label|real|observed)\b\.?[\s)\]:_-]*",
    re.IGNORECASE,
)
_CUE = re.compile(
    r"\bconfusion\b|\bmisclassif|\btrue (?:positives?|negatives?)\b|\bfalse (?:positives?|negatives?)\b",
    re.IGNORECASE,
)
_QUAD = (
    ("TP", re.compile(r"\btrue[\s-]positives?\b|^\W*tp\W*$", re.IGNORECASE)),
    ("TN", re.compile(r"\btrue[\s-]negatives?\b|^\W*tn\W*$", re.IGNORECASE)),
    ("FP", re.compile(r"\bfalse[\s-]positives?\b|^\W*fp\W*$", re.IGNORECASE)),
    ("FN", re.compile(r"\bfalse[\s-]negatives?\b|^\W*fn\W*$", re.IGNORECASE)),
)
_ROWS_ARE = re.compile(
    r"\b(?:rows?|y[\s-]axis|vertical axis|vertical(?:ly)?)\b\W{0,3}(?:\w+\W{1,3}){0,4}?(?P<rows>actual|true|ground[\s-]truth|predict\w*|gold)\b|"
    r"\b(?P<before>actual|true|ground[\s-]truth|predicted|gold)\W{1,3}(?:\w+\W{1,3}){0,6}?(?:on|along|in|as|down)\W{1,2}(?:the )?(?:y[\s-]axis|rows|vertical axis|side)\b",
    re.IGNORECASE,
)
_COLUMNS_ARE = re.compile(
    r"\b(?:columns?|x[\s-]axis|horizontal axis|horizontal(?:ly)?)\b\W{0,3}(?:\w+\W{1,3}){0,4}?(?P<rows>actual|true|ground[\s-]truth|predict\w*|gold)\b|"
    r"\b(?P<before>actual|true|ground[\s-]truth|predicted|gold)\W{1,3}(?:\w+\W{1,3}){0,6}?(?:on|along|in|as|across)\W{1,2}(?:the )?(?:x[\s-]axis|columns|horizontal axis|top)\b",
    re.IGNORECASE,
)

Cell = tuple[int, int]  # row and column of the panel


@dataclass(frozen=True)
class Confusion:
    """One matrix in one orientation: for each actual and each predicted class the place of its cell.

    `actual` and `predicted` are the class names on either side, `positive` the positive class of two, if one
    is known to be.
    """

    panel: int
    name: str
    actual: tuple[str, ...]
    predicted: tuple[str, ...]
    places: dict[tuple[str, str], Cell]
    positive: str = ""
    partial: bool = False

    @property
    def classes(self) -> tuple[str, ...]:
        """All classes, the actual ones first."""
        return tuple(dict.fromkeys((*self.actual, *self.predicted)))

    def count(self, world: World, actual: str, predicted: str) -> Interval:
        """How many of one class were taken for another; anything where no cell is written for it."""
        place = self.places.get((actual, predicted))
        if place is None:
            return ANYTHING
        cell = world.document.panels[self.panel].grid.get(place)
        if (
            cell is not None
            and cell.quantity is not None
            and cell.quantity.step >= 1
            and not cell.quantity.approximate
        ):
            return cell.quantity.printed  # a count is exact
        value = world.value(self.panel, *place)
        return value if value is not None else ANYTHING

    def row(self, world: World, actual: str) -> Interval:
        """How many are of a class: known where every class can be predicted."""
        known = set(self.actual) <= set(self.predicted) and not self.partial
        return total(self.count(world, actual, other) for other in self.predicted) if known else ANYTHING

    def column(self, world: World, predicted: str) -> Interval:
        """How many were taken for a class: known where every class is among the actual ones."""
        known = set(self.predicted) <= set(self.actual)
        return total(self.count(world, other, predicted) for other in self.actual) if known else ANYTHING

    def whole(self, world: World) -> Interval:
        """How many there are in all."""
        return total(self.row(world, actual) for actual in self.actual)


def confusions(document: Document, index: int) -> list[list[Confusion]]:
    """The alternatives of reading a panel as confusion matrices: each is a list of matrices, one for a name. Empty where it is none."""
    return [list(way) for way in _confusions(document, index)]


@lru_cache(maxsize=256)
def _confusions(document: Document, index: int) -> tuple[tuple[Confusion, ...], ...]:
    panel = document.panels[index]
    quads = tuple(_quads(panel, index))
    if quads:
        return (quads,)
    if not _is_confusion(panel, document):
        return ()
    return tuple((_matrix(panel, index, way, _text_of(document)),) for way in _ways(panel, document))


def _text_of(document: Document) -> str:
    heads = " . ".join(
        f"{figure.name} {panel.name}" for figure in document.figures for panel in figure.panels
    )
    return f"{heads} . " + " . ".join(
        f"{' . '.join(statement.trail)} {statement.text}" for statement in document.statements
    )


# --- a list of true and false positives and negatives -------------------------------------------------


def _quad_of(label: str) -> str:
    return next((name for name, pattern in _QUAD if pattern.search(label)), "")


def _quads(panel: Panel, index: int) -> Iterator[Confusion]:
    """A grid whose one axis is TP, FP, FN, TN: one matrix of two classes for each line."""
    for side in ("columns", "rows"):
        own, other = (panel.columns, panel.rows) if side == "columns" else (panel.rows, panel.columns)
        at = {name: i for i, tick in enumerate(own.ticks) if (name := _quad_of(tick.text))}
        if len(at) < 4:
            continue
        for line, tick in enumerate(other.ticks):
            place = {name: (line, i) if side == "columns" else (i, line) for name, i in at.items()}
            places = {("positive", "positive"): place["TP"], ("positive", "negative"): place["FN"]}
            places |= {("negative", "positive"): place["FP"], ("negative", "negative"): place["TN"]}
            sides = ("positive", "negative")
            name = tick.text if len(other.ticks) > 1 else panel.name
            yield Confusion(index, name, sides, sides, places, "positive")
        return


# --- a matrix ---------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def class_name(label: str) -> str:
    """The class that a tick names, without the words for its role: "Tumor" for "Tumor (ground truth)"."""
    bare = _ROLE_WORDS.sub(" ", label).strip(" :()[]_-")
    return bare or label


def _is_confusion(panel: Panel, document: Document) -> bool:
    if len(panel.rows.ticks) < 2 or len(panel.columns.ticks) < 2:
        return False
    rows, columns = (
        {class_name(t.text).casefold() for t in axis.ticks} for axis in (panel.rows, panel.columns)
    )
    alike = len(rows & columns) >= max(2, 0.6 * max(len(rows), len(columns)))
    counts = all(quantity.value >= 0 for quantity in panel.values.values())
    if not alike or not counts:
        return False
    told = bool(panel.orientation) or any(_quad_of(cell.note) for cell in panel.cells) or _sides_told(panel)
    text = _text_of(document)
    return told or bool(_CUE.search(text)) or bool(_ACTUAL.search(text) and _PREDICTED.search(text))


def _sides_told(panel: Panel) -> bool:
    return bool(
        _role(panel.rows.label, [t.text for t in panel.rows.ticks])
        or _role(panel.columns.label, [t.text for t in panel.columns.ticks])
    )


def _role(label: str, ticks: Sequence[str]) -> str:
    """What one axis holds, as its label or all of its ticks tell: "actual", "predicted" or ""."""
    for name, pattern in (("predicted", _PREDICTED), ("actual", _ACTUAL)):
        other = _ACTUAL if name == "predicted" else _PREDICTED
        if pattern.search(label) and not other.search(label):
            return name
        if ticks and all(pattern.search(tick) for tick in ticks):
            return name
    return ""


def _ways(panel: Panel, document: Document) -> tuple[str, ...]:
    """What the rows may be: "actual", "predicted", or both where nothing tells."""
    known = panel.orientation or _role(panel.rows.label, [t.text for t in panel.rows.ticks])
    if not known:
        columns = _role(panel.columns.label, [t.text for t in panel.columns.ticks])
        known = _other(columns) if columns else _told(document)
    return (known,) if known else ("actual", "predicted")


def _other(role: str) -> str:
    return "predicted" if role == "actual" else "actual"


def _told(document: Document) -> str:
    """What sentences say of rows and columns: "Row = true service, column = predicted service"."""
    found: set[str] = set()
    text = _text_of(document)
    for pattern, turned in ((_ROWS_ARE, False), (_COLUMNS_ARE, True)):
        for match in pattern.finditer(text):
            word = (match["rows"] or match["before"]).casefold()
            role = "predicted" if word.startswith("predict") else "actual"
            found.add(_other(role) if turned else role)
    return found.pop() if len(found) == 1 else ""


def _matrix(panel: Panel, index: int, rows_are: str, text: str) -> Confusion:
    rows = [class_name(tick.text) for tick in panel.rows.ticks]
    rows, columns = _aligned(rows, _matched([class_name(tick.text) for tick in panel.columns.ticks], rows))
    places: dict[tuple[str, str], Cell] = {}
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            places.setdefault((row, column) if rows_are == "actual" else (column, row), (i, j))
    actual, predicted = (rows, columns) if rows_are == "actual" else (columns, rows)
    positive = (
        _positive(panel, places)
        or _called_positive(text, actual)
        or (actual[-1] if panel.form == "outcomes" else "")
    )
    repeated = len(set(rows)) < len(rows) or len(set(columns)) < len(columns)
    return Confusion(index, panel.name, tuple(actual), tuple(predicted), places, positive, repeated)


def _matched(names: Sequence[str], known: Sequence[str]) -> list[str]:
    """Names as the other side writes them, where they differ in case only."""
    same = {name.casefold(): name for name in known}
    return [same.get(name.casefold(), name) for name in names]


def _aligned(rows: list[str], columns: list[str]) -> tuple[list[str], list[str]]:
    """Both sides of a square matrix with the same names: a misspelt or repeated label is known by its place."""
    if len(rows) != len(columns) or 2 * sum(a == b for a, b in zip(rows, columns, strict=True)) <= len(rows):
        return rows, columns
    names = [column if rows.count(row) > 1 else row for row, column in zip(rows, columns, strict=True)]
    return (names, names) if len(set(names)) == len(names) else (rows, columns)


def _positive(panel: Panel, places: dict[tuple[str, str], Cell]) -> str:
    """The class whose cell is noted as true positives."""
    for (actual, predicted), place in places.items():
        cell = panel.grid.get(place)
        if actual == predicted and cell is not None and _quad_of(cell.note) == "TP":
            return actual
    return ""


_POSITIVE = re.compile(
    r"[\"“'‘]?(?P<name>[\w-]{1,30})[\"”'’.]?\s+(?:is|being|was|as)\s+(?:the\s+)?positive\b|positive (?:class|label)\s*(?:is|:|=|\()\s*[\"“'‘]?(?P<name2>[\w-]{1,30})",
    re.IGNORECASE,
)


def _called_positive(text: str, classes: Sequence[str]) -> str:
    """The class that the text calls the positive one."""
    named = {(match["name"] or match["name2"]).casefold() for match in _POSITIVE.finditer(text)}
    return next((name for name in classes if name.casefold() in named), "")


# --- the names of classes in sentences ----------------------------------------------------------------


@lru_cache(maxsize=256)
def names_of(classes: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    """Word sequences and the class that each names: whole names, and words that only one class has."""
    whole = {norms(name): name for name in classes}
    words: dict[tuple[str, ...], set[str]] = {}
    for name in classes:
        for word in norms(name):
            words.setdefault((word,), set()).add(name)
    telling = {
        word: next(iter(names))
        for word, names in words.items()
        if len(names) == 1 and len(word[0]) > 2 and not word[0].isdigit()
    }
    return {**telling, **{key: name for key, name in whole.items() if key}}
