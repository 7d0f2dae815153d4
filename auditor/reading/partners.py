"""Lists whose label tells with whom each value is shared: "M1 (with M2 to M7): 0.9, ...", "M5 (with M6, M7): ..."."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical
from auditor.reading.lists import list_items
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.source import Span

_WITH = r"(?:paired\s+with|with|vs\.?|versus|against|towards?|×)"
_LABEL = re.compile(
    rf"(?P<own>[^():,;]{{1,40}}?)\s*(?:\(\s*{_WITH}\s+(?P<inside>[^()]+?)\s*\)|\s{_WITH}\s+(?P<behind>[^()]+))",
    re.IGNORECASE,
)
_RANGE = re.compile(r"(?P<first>.{1,40}?)\s*(?:\s(?:to|through|until)\s|–|—|…|\.{2,3}|→)\s*(?P<last>.{1,40})")
_FEWEST = 3


def partners(label: Plain, axes: Sequence[KnownAxis]) -> tuple[Plain, tuple[Tick, ...]] | None:
    """The name that a label is of, and those that it is paired with, of which there are two at least."""
    found = _LABEL.fullmatch(label.text)
    if found is None:
        return None
    own = label.part(*found.span("own"))
    others = label.part(*found.span("inside" if found["inside"] else "behind"))
    ticks = _between(others, axes) or _listed(others, axes)
    return (own, ticks) if len(ticks) > 1 and own.text not in [tick.text for tick in ticks] else None


def _between(text: Plain, axes: Sequence[KnownAxis]) -> tuple[Tick, ...]:
    """The names from one to another in the order of an axis."""
    ends = _RANGE.fullmatch(text.text)
    if ends is None:
        return ()
    for axis in axes:
        first, last = axis.find(ends["first"]), axis.find(ends["last"])
        if first is not None and last is not None and axis.ticks:
            low, high = min(first, last), max(first, last)
            own = axis.ticks[low : high + 1]
            return own if first < last else own[::-1]
    return ()


def _listed(text: Plain, axes: Sequence[KnownAxis]) -> tuple[Tick, ...]:
    parts = [text.part(start, end) for start, end in list_items(text)]
    if not all(is_declared(part.text, axes) for part in parts):
        return ()
    return tuple(Tick(part.text, part.span(), number_of(part.text)) for part in parts)


def partnered_in_labels(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """Two axes of all names of a triangle whose lists tell their partners: "Oslo (with Bergen to Bodø)", ...

    Each list goes from the next name to the last, or from the first name to the one before.
    """
    told = list(_told(nodes))
    names: dict[str, Plain] = {}
    for own, others in told:
        names.setdefault(canonical(own.text), own)
        for other in others:
            names.setdefault(canonical(other.text), other)
    owns = [canonical(own.text) for own, _ in told]
    if len(set(owns)) < _FEWEST:
        return []
    rest = [name for name in names if name not in owns]
    for order in ([*dict.fromkeys(owns), *rest], [*rest, *dict.fromkeys(owns)]):
        if len(rest) == 1 and all(_fits(own, others, order) for own, others in told):
            ticks = tuple(Tick(names[n].text, names[n].span(), number_of(names[n].text)) for n in order)
            return [AxisDeclaration("", "", Span(0, 0), ticks) for _ in range(2)]
    return []


def _told(nodes: Sequence[Node]) -> Iterator[tuple[Plain, list[Plain]]]:
    """The names of labels with the ends, or the list, of their partners."""
    for node in nodes:
        found = _LABEL.fullmatch(node.label.text) if node.label is not None and not in_prose(node) else None
        if node.label is None or found is None or not re.search(r"\d", node.body.text):
            continue
        others = node.label.part(*found.span("inside" if found["inside"] else "behind"))
        ends = _RANGE.fullmatch(others.text)
        places = [ends.span("first"), ends.span("last")] if ends else list_items(others)
        yield node.label.part(*found.span("own")), [others.part(*place) for place in places]


def _fits(own: Plain, others: Sequence[Plain], order: Sequence[str]) -> bool:
    """Whether partners are what stands behind a name up to the last, or before it from the first."""
    at = order.index(canonical(own.text))
    places = [order.index(canonical(other.text)) for other in others]
    in_turn = all(one < other for one, other in pairwise(places))
    behind = places[0] == at + 1 and places[-1] == len(order) - 1
    return in_turn and (behind or (places[0] == 0 and places[-1] == at - 1))
