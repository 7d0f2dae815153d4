"""Statements: every sentence that is neither data nor a heading, with the scope it stands in."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.model import AxisDeclaration, Statement
from auditor.reading.axis_words import side_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.form import Entry
from auditor.reading.names import PanelReading
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.run_in import ASSERTING, heading_end
from auditor.reading.sentences import sentences
from auditor.source import Span

LONGEST_NAME = 5
_NO_PROSE = ("fence", "break", "table", "heading", "summary")
# An equation says something without any word: "208 / 212 = 98.1%".
_COURSE = re.compile(r"\b(?:runs?|running|go(?:es)?|down|up|along|across|ris\w+|increas\w+)\b", re.IGNORECASE)
_DIGIT = re.compile(r"\d")
_EQUALS = re.compile(r"[=≈→]|->|\\approx")
_FRACTION = re.compile(r"\d\s?/\s?\d")
_WORKED_OUT = re.compile(
    r"\b(?:averages?|means?|medians?|sums?|totals?|maxim(?:a|um)|minim(?:a|um))\b", re.IGNORECASE
)
_MEASURE = re.compile(
    r"(?:(?:overall|total|mean|average|macro|micro|weighted|balanced)[ -]?(?:averaged? )?)*"
    r"(?:accuracy|error rate|precision|recall|f1(?:[ -]score)?|kappa|cohen['’]?s kappa)",
    re.IGNORECASE,
)
_NUMBER_ALONE = re.compile(r"[-−+]?\d[\d.,]*\s?\S{0,6}\.?")
_NUMBER_PLACED = re.compile(r"[-−+~≈]?\s?\d[\d.,]*\s?[^\s\d()]{0,6}\s*\([^(),]{1,30},[^(),]{1,30}\)\.?")
_EQUAL_TO = re.compile(r"[=≈]\s*~?[-+]?\d")


def statements(
    nodes: Sequence[Node], readings: Sequence[PanelReading], declared: Sequence[DeclaredAxis]
) -> Iterator[Statement]:
    """All statements, in the order of the text; one that only says where both axes run makes none."""
    listing = _listing(declared)
    taken = {
        id(entry.node): (number, entry)
        for number, r in enumerate(readings)
        for entry in r.entries
        if not _left(r, entry)
    }
    titles = _titles(readings)
    rows = {cell.span: cell.row for reading in readings for cell in reading.panel.cells if not cell.assumed}
    for before, node in pairwise((None, *nodes)):
        assert node is not None
        if node.block.kind in _NO_PROSE or (node.block.kind == "math" and not _equates(node.body.text)):
            continue
        if node.block.kind == "title" and id(node) in titles:
            continue  # what a panel is called tells nothing of it
        panel, entry = taken.get(id(node), (None, None))
        if panel is None:
            panel = next((titles[id(p)] for p in reversed(node.parents) if id(p) in titles), None)
        for statement in _of_node(node, panel, entry, rows, _term_of(node, before)):
            if not (
                _COURSE.search(statement.text) and _lists_both(statement.span, listing.get(id(node), ()))
            ):
                yield statement


def _listing(declared: Sequence[DeclaredAxis]) -> dict[int, list[AxisDeclaration]]:
    """By node, the axes whose ticks it lists in running text."""
    found: dict[int, list[AxisDeclaration]] = {}
    for axis in declared:
        if axis.axis.ticks and not axis.node.is_title:
            found.setdefault(id(axis.node), []).append(axis.axis)
    return found


def _lists_both(span: Span, axes: Sequence[AxisDeclaration]) -> bool:
    listed = {axis.side for axis in axes if all(span.contains(tick.span) for tick in axis.ticks)}
    return len(listed) > 1


def _left(reading: PanelReading, entry: Entry) -> bool:
    return any(entry is other for other in reading.unplaced)


def _titles(readings: Sequence[PanelReading]) -> dict[int, int]:
    """The titles that belong to one panel alone."""
    found: dict[int, int] = {}
    shared: set[int] = set()
    for number, reading in enumerate(readings):
        if reading.title is None or reading.title is reading.figure:
            continue
        if id(reading.title) in found:
            shared.add(id(reading.title))
        found[id(reading.title)] = number
    return {title: number for title, number in found.items() if title not in shared}


def _term_of(node: Node, before: Node | None) -> str:
    """The term on the line above what is told of it behind a colon; or nothing."""
    told = node.label is not None and not node.label.text and node.block.text.startswith(": ")
    if before is None or not told or before.block.kind != "paragraph":
        return ""
    alone = node.block.span.start <= before.block.span.end + 1 and before.label is None
    return before.body.text if alone and len(before.body.text.split()) <= LONGEST_NAME else ""


def _of_node(
    node: Node, panel: int | None, entry: Entry | None, rows: dict[Span, int], term: str = ""
) -> Iterator[Statement]:
    trail = tuple(parent.name.text for parent in node.parents if parent.name.text)
    label = node.label.text if node.label is not None and not _is_clause(node, entry) else ""
    row = rows.get(entry.values[0].span) if entry is not None and entry.spread and entry.values else None
    for text in _prose(node, entry):
        heading = text.text[: heading_end(text)]
        for number, sentence in enumerate(sentences(text)):
            lead = label or term or (heading if number else "")
            told = _tells(sentence.text, label) or _is_worked_out(sentence.text, label, trail)
            told = told or _tells_a_quantity(node, label)
            if told and not sentence.text.endswith(":"):
                yield Statement(
                    sentence.text,
                    sentence.span(),
                    sentence.offsets,
                    panel,
                    (*trail, lead) if lead and text is not node.label else trail,
                    row,
                    section=trail[-1] if trail else "",
                )


def _prose(node: Node, entry: Entry | None) -> list[Plain]:
    """What a node says besides values: its whole body, or what follows the values in it."""
    if entry is not None:
        return [node.body.part(entry.consumed)] if entry.consumed < len(node.body.text) else []
    if _is_clause(node, entry):
        return [node.block.content]
    if node.label is not None and not node.body.text and _equates(node.label.text):
        return [node.label]
    return [node.body] if node.body.text else []


def _tells(text: str, label: str) -> bool:
    """Whether a text says something: words, an equation, a percentage, or the ticks of an axis that the label names."""
    if re.search(r"[^\W\d_]{2}", text) or _equates(text):
        return True
    if ASSERTING.search(label) and _NUMBER_PLACED.fullmatch(text.strip()):
        return True  # "Peak: 4.5 (2, 30)"
    return bool(re.search(r"\d", text)) and bool(side_of(label) or text.rstrip(" .").endswith("%"))


def _is_worked_out(text: str, label: str, trail: Sequence[str]) -> bool:
    """`- Oak: 12.5` under "Averages", `- Accuracy: 0.85`: a number alone says something where it is told what it is."""
    told = bool(trail) and bool(_WORKED_OUT.search(trail[-1])) or bool(_MEASURE.fullmatch(label.strip()))
    return told and bool(label) and bool(_NUMBER_ALONE.fullmatch(text.strip()))


def _equates(text: str) -> bool:
    """Whether a text sets a number equal to something: "52 / 80 = 65", "3 → 5", "7/9 (78%)", "= 65%".

    Each pattern is looked for once, behind what must come before it, so that long lines of digits cost no more.
    """
    first = _DIGIT.search(text)
    if first and _EQUALS.search(text, first.end()):
        return True
    fraction = _FRACTION.search(text, first.end()) if first else None
    equal = _EQUAL_TO.search(text)
    return any("%" in text[found.end() :] for found in (fraction, equal) if found)


# "9 occurs twice: in May and in June" is a sentence; "What it is: tides in metres" is none.
_SAYS = re.compile(
    r"(?<=\w\s)(?:is|are|was|were|has|have|had|does|do|did|occurs?|appears?|turns? up"
    r"|stands?|beats?|exceeds?|wins?|loses?|leads?|trails?|falls?|rises?|drops?|gains?|peaks?|stays?|holds?|differs?|ties?|reach(?:es)?)\b",
    re.IGNORECASE,
)
_ASKING = re.compile(r"\W*(?:what|where|when|which|who|why|how|this|that|here|these)\b", re.IGNORECASE)


def _is_clause(node: Node, entry: Entry | None) -> bool:
    """Whether the label is half of a sentence and not a name: "The open dish is ahead: by 8 mm at most"."""
    if entry is not None or node.label is None or not node.body.text:
        return False
    label = node.label.text
    if _tells_a_quantity(node, label) and not _COUNTS.search(label):
        return True
    if node.block.bold:
        return False
    says = _SAYS.search(label) and not _ASKING.match(label) and not _SAYS.search(node.body.text)
    return bool(says) or len(label.split()) >= LONGEST_NAME


# What a number alone says behind its name: "**Maximum:** 0.95", "Cells above 9: 4", "Range: 3–17".
_QUANTITY = re.compile(
    r"\b(?:max(?:imum|ima)?|min(?:imum|ima)?|peaks?|(?:high|low|large|small|great|strong|weak|b|warm|cold|hot)est|least|worst"
    r"|means?|averages?|medians?|sums?|totals?|range|spread|difference|gap|ratio|number\s+of|cells?|rows?|columns?|panels?|values?\s+(?:above|below|over|under|at))\b",
    re.IGNORECASE,
)
# Behind these it tells how many there are, be the number a tick as well.
_COUNTS = re.compile(
    r"\b(?:number\s+of|cells|rows|columns|panels|values\s+(?:above|below|over|under|at))\b", re.IGNORECASE
)
_OF_PICTURE = re.compile(
    r"\b(?:legend|colou?rs?|colou?r\s?(?:bar|scale|map|key)|scale|bar|key|axis|axes|[xy]-axis|ticks?|data\s?set|metadata|settings?|parameters?|method|samples?)\b",
    re.IGNORECASE,
)
_NUMBERS_ALONE = re.compile(
    r"[~≈]?\s?[-−+]?\d[\d.,]*\s?(?:%|°\s?C?|[^\W\d_]{1,5})?(?:\s?(?:[–—-]|to)\s?[-−+]?\d[\d.,]*\s?(?:%|°\s?C?|[^\W\d_]{1,5})?)?\.?"
)


def _tells_a_quantity(node: Node, label: str) -> bool:
    """Whether a label names a quantity of the data, and nothing but its number stands in the sentence behind it."""
    if not _QUANTITY.search(label):
        return False
    first = next((sentence.text for sentence in sentences(node.body)), "")
    around = [label, *(parent.name.text for parent in node.parents)]
    alone = _NUMBERS_ALONE.fullmatch(first.strip())
    return alone is not None and not any(_OF_PICTURE.search(text) for text in around)
