"""What is worked out beside a grid, in a table or in lists: the recall and support of each class, the means of lines.

They are no panel of the figure, as what they hold follows from its cells.
"""

import re
from collections.abc import Sequence

from auditor.metrics import metric_named
from auditor.model import Panel, Tick
from auditor.reading.form import Entry
from auditor.reading.labels import canonical
from auditor.reading.names import PanelReading
from auditor.reading.summary_tables import sums_up

_SORTED = r"(?:predictions?|classifications?|answers|calls|labels)"
_AMOUNT = re.compile(
    r"^(?:the )?(?:support|n|totals?|counts?|samples|sizes?|members|errors?|mistakes?|misses|missed|hits|false alarms"
    r"|TP|TN|FP|FN|instances|(?:number|no\.|no\.? of|#) .{1,20}|(?:true|false) (?:positives?|negatives?)"
    rf"|correct(?:ly)?(?: (?:classified|predicted|{_SORTED}))?|(?:wrong|incorrect) {_SORTED})"
    r"(?: (?:per|by|for each|of each|in each) class)?$",
    re.IGNORECASE,
)
_MOST_MEASURES = 0.6
_MEASURE = re.compile(
    r"\b(?:accuracy|precision|recall|sensitivity|specificity|f1(?:[ -]score)?|kappa)\b", re.IGNORECASE
)
_AVERAGE = re.compile(r"\b(?:average|avg|accuracy|macro|micro|weighted|overall|mean|total)\b", re.IGNORECASE)


def without_derived(readings: Sequence[PanelReading]) -> tuple[list[PanelReading], list[PanelReading]]:
    """The panels of the figure, and the tables and lists of measures derived from them."""
    square = [rows for r in readings if len(rows := _labels(_used(r.panel)[0])) > 1 and _is_square(r.panel)]
    derived = [
        r
        for r in readings
        if square
        and (_is_derived(r.panel, square) or _is_headed(r, square) or _is_of_measures(r))
        or sums_up(r.panel, [other.panel for other in readings])
    ]
    return [r for r in readings if not any(r is other for other in derived)], derived


def measures_among(reading: PanelReading) -> tuple[Entry, ...]:
    """The lists of measures that stand among the rows of a matrix of classes: "Recall: oak 0.9, elm 0.8"."""
    rows, columns = _used(reading.panel)
    named = {tick.text for tick in rows if metric_named(tick.text) is not None}
    classes = _labels([tick for tick in rows if tick.text not in named])
    if not named or len(classes) < 2 or not classes <= _labels(columns):
        return ()
    return tuple(e for e in reading.entries if e.table is None and e.keys and e.keys[-1].text in named)


def _is_derived(panel: Panel, matrices: Sequence[set[str]]) -> bool:
    """Whether a grid has a matrix's classes on one side and nothing but measures on the other."""
    sides = _used(panel)
    return any(
        _are_measures(other) and any(_are_classes(own, classes) for classes in matrices)
        for own, other in (sides, sides[::-1])
    )


def _is_headed(reading: PanelReading, matrices: Sequence[set[str]]) -> bool:
    """Whether a list under the name of a measure gives each class fewer values than there are classes: "Recall"."""
    if reading.title is None or metric_named(reading.title.name.text) is None:
        return False
    rows, columns = _used(reading.panel)
    listed = all(e.table is None and e.spread for e in reading.entries)
    return listed and any(_are_classes(rows, classes) and len(columns) < len(classes) for classes in matrices)


def _is_of_measures(reading: PanelReading) -> bool:
    """Whether a list gives nothing but measures, whomever they are of: "Support: 80 per class, 400 in all"."""
    labels = [e.node.label.text if e.table is None and e.node.label else "" for e in reading.entries]
    return not _is_square(reading.panel) and all(
        _MEASURE.search(label) or _AMOUNT.match(label) for label in labels
    )


def _used(panel: Panel) -> tuple[list[Tick], list[Tick]]:
    """The ticks of rows and columns that have cells; declared ones that nothing fills tell of another grid."""
    rows, columns = {cell.row for cell in panel.cells}, {cell.column for cell in panel.cells}
    return [panel.rows.ticks[n] for n in sorted(rows)], [panel.columns.ticks[n] for n in sorted(columns)]


def _is_square(panel: Panel) -> bool:
    rows, columns = _used(panel)
    return _labels(rows) == _labels(columns)


def _are_measures(ticks: Sequence[Tick]) -> bool:
    texts = [tick.text for tick in ticks]
    measures = sum(metric_named(text) is not None or bool(_AMOUNT.match(text)) for text in texts)
    # Among several lists of measures one may have any title.
    return bool(texts) and (
        measures == len(texts) or measures >= _MOST_MEASURES * len(texts) and measures > 1
    )


def _are_classes(ticks: Sequence[Tick], classes: set[str]) -> bool:
    own = {canonical(tick.text) for tick in ticks if not _AVERAGE.search(tick.text)}
    return bool(own) and own <= classes


def _labels(ticks: Sequence[Tick]) -> set[str]:
    return {canonical(tick.text) for tick in ticks}
