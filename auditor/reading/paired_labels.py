"""Axes known only from labels that pair two names: "Oak vs. Elm: 0.6", "A-B", "A-C", "B-C"."""

import re
from collections.abc import Iterator, Sequence

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.labels import canonical
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.source import Span

_SEPARATORS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\s+(?:vs\.?|versus)\s+",
        r"\s*(?:→|->|=>)\s*",
        r"\s*[–—↔⟷⇄⇔×]\s*|\s+-\s+|\s+[x~+]\s+",
        r"\s*/\s*",
        r"\s+(?:and|&|with)\s+",
        r"-",
        r"\s+(?:over|against|on|onto|under|given|beats)\s+",
        r"\s+(?:to|into|for|by|from|in|at)\s+",
    )
)
_VALUE = re.compile(r"[^.\d]{0,60}[-+−]?\d")
_VALUE_BEHIND = re.compile(
    r"(?P<key>[^:=→]{3,60}?)\s+(?:=|→|->|–|—|-)\s+[~≈]?[-+−]?\d[\d.,]*(?:\s?[^\W\d]\w{0,6}|\s?%)?\.?$"
)
_HYPHENED = re.compile(r"[^\s-]+-[^\s-]+")  # in a table such a name is one: "North-East"
_FEWEST, _LONGEST_NAME = 3, 4
_SHARE = 0.6
Pair = tuple[Plain, Plain]


def paired_in_labels(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """Two axes of all names that labels pair, where the pairs must be places of a grid.

    They must recur as the rows and columns of a grid do: a name stands on both sides, or most of the
    combinations are there. They have no side, and serve only to part the two names of a label.
    """
    under: dict[int, list[Plain]] = {}
    for node in nodes:
        under.setdefault(id(node.parents[-1]) if node.parents else 0, []).extend(_labels(node))
    for separator in _SEPARATORS:
        told = [list(_pairs(labels, separator)) for labels in under.values()]
        pairs = [pair for own in told for pair in own]
        way = "→" in separator.pattern  # from month to month an arrow leads along a line
        if len(pairs) >= _FEWEST and _make_a_grid(pairs, full=way) and not any(map(_recur, told)):
            names = {canonical(part.text): part for pair in pairs for part in pair}
            ticks = tuple(Tick(part.text, part.span(), number_of(part.text)) for part in names.values())
            return [AxisDeclaration("", "", Span(0, 0), ticks) for _ in range(2)]
    return []


def _labels(node: Node) -> list[Plain]:
    """The labels of a line, or of the lines of a table that gives each one value."""
    if node.block.kind == "table":
        return [
            row[0] for row in node.block.rows[1:] if len(row) == 2 and not _HYPHENED.fullmatch(row[0].text)
        ]
    label = _label(node)
    return [label] if label is not None else []


def _label(node: Node) -> Plain | None:
    """What stands before the value of a line: its label, or the words before a dash or an equals sign."""
    if node.label is not None:
        return node.label if _gives_a_value(node) else None
    found = _VALUE_BEHIND.match(node.body.text) if node.block.kind in ("item", "paragraph") else None
    return node.body.part(*found.span("key")) if found and not in_prose(node) else None


def _gives_a_value(node: Node) -> bool:
    return bool(_VALUE.match(node.body.text[:80])) and not in_prose(node)


def _pairs(labels: Sequence[Plain], separator: re.Pattern[str]) -> Iterator[Pair]:
    for label in labels:
        found = list(separator.finditer(label.text))
        if len(found) != 1:
            continue
        first, second = label.part(0, found[0].start()), label.part(found[0].end())
        if all(_is_name(part.text) for part in (first, second)):
            yield first, second


def _is_name(text: str) -> bool:
    return bool(re.search(r"[^\W\d_]", text)) and len(text.split()) <= _LONGEST_NAME


def _recur(pairs: Sequence[Pair]) -> bool:
    """Whether one title has a pair twice below it; under titles of two panels all pairs may stand again."""
    return len(_places(pairs)) < len(pairs)


def _places(pairs: Sequence[Pair]) -> set[tuple[str, str]]:
    return {(canonical(first.text), canonical(second.text)) for first, second in pairs}


def _make_a_grid(pairs: Sequence[Pair], *, full: bool) -> bool:
    places = _places(pairs)
    firsts, seconds = {first for first, _ in places}, {second for _, second in places}
    if len(firsts | seconds) > len(places) + 1:
        return False
    several = len(firsts) > 1 and len(seconds) > 1
    if several and len(places) >= _SHARE * len(firsts) * len(seconds):
        return True
    both = len(firsts & seconds)
    return both > 0 and not (full and len(places) < _SHARE * (len(firsts) * len(seconds) - both))
