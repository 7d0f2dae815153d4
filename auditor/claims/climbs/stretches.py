"""Which lines, or which part of one, a stretch of an axis tells: "on each day from A to C", "from A onwards", "over the last step"."""

from itertools import pairwise

from auditor.claims.climbs.frames import Told
from auditor.claims.courses.runs import orders
from auditor.claims.found import Found
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.refs import axis_of
from auditor.language.ways import Way, positions
from auditor.model import Axis

TICKS = ("start", "end", "since", "until", "until2", "reach", "before")
_NTH = {"first": 0, "second": 1, "third": 2, "last": -1, "final": -1}
_BACK = frozenset(("up", "upward", "upwards", "<up>"))
_ONWARD = frozenset(("on", "onward", "onwards", "forward"))


def sides(one: Told) -> set[str]:
    """The sides of the ticks between which a stretch lies."""
    return {
        ref.side for found in one.of("stretch", "open") for name in ("from", "to") for ref in found.refs(name)
    }


def lines_of(clause: Clause, panel: int, one: Told, side: str) -> tuple[int, ...] | None:
    """The lines of a side that stretches tell, none where none do; None where they are not known."""
    axis = axis_of(clause.panel(panel), side)
    lines = plain_lines(axis)
    found: list[int] = []
    for stretch in one.of("stretch", "open"):
        ends = [_at(clause, panel, stretch, name, side) for name in ("from", "to") if stretch.words(name)]
        if [*ends] == [[]] or not all(ends):
            if {ref.side for ref in stretch.refs("from")} != {side}:
                continue
            return None
        edges = (
            [end[0] for end in ends] if len(ends) > 1 else _from_on(clause, panel, axis, stretch, ends[0][0])
        )
        if not edges:
            return None
        first, last = min(edges), max(edges)
        found += [n for n in lines if first <= n <= last]
    return tuple(dict.fromkeys(found))


def _at(clause: Clause, panel: int, found: Found, name: str, side: str) -> list[int]:
    return [n for ref in found.refs(name) if ref.side == side for n in positions(clause, panel, ref) or ()]


def _from_on(clause: Clause, panel: int, axis: Axis, found: Found, at: int) -> list[int]:
    """Both ends of what begins at a tick and leads on, down or up; none where these may be told of sizes."""
    word = found.words("onward")
    grown = orders(axis, Way(found.refs("from")[0].side, "growing"), clause.panel(panel))[0]
    rising = grown == tuple(sorted(grown))
    if word in _ONWARD:
        return [at, len(axis.ticks) - 1] if rising else []
    numbered = all(tick.number is not None for tick in axis.ticks)
    if found.refs("from")[0].side != "rows" or numbered and rising or axis.first == "bottom":
        return []  # "from 4 downwards" may be told of smaller ones
    return [0, at] if word in _BACK else [at, len(axis.ticks) - 1]


def start_of(clause: Clause, panel: int, one: Told, side: str) -> str:
    """The tick from which something is told onwards along the axis that is followed; "" where none is."""
    ticks = axis_of(clause.panel(panel), side).ticks
    for found in one.of("open"):
        at = _at(clause, panel, found, "from", side)
        if at and found.words("onward") in _ONWARD:
            return ticks[at[0]].text
    return ""


def step_of(clause: Clause, panel: int, one: Told, way: Way) -> tuple[str, str] | None:
    """The two ticks of the step that is told: `over the last step`; empty where none is, None where it is not known."""
    told = [_NTH[found.words("nth")] for found in one.of("nth")]
    if not told:
        return "", ""
    axis = axis_of(clause.panel(panel), way.side)
    passed = [
        [n for n in order if n in plain_lines(axis)] for order in orders(axis, way, clause.panel(panel))
    ]
    steps = {tuple(pairwise(order))[told[0]] for order in passed if len(order) > abs(told[0]) + 1}
    if len(told) > 1 or len(steps) != 1:
        return None
    first, last = steps.pop()
    return axis.ticks[first].text, axis.ticks[last].text


def ends_of(clause: Clause, panel: int, side: str, span: Found) -> tuple[str, str] | None:
    """The ticks between which something is told; None where they are not ticks of the side."""
    axis = axis_of(clause.panel(panel), side)
    lines = plain_lines(axis)
    at: dict[str, tuple[int, ...]] = {}
    for name in TICKS:
        refs = span.refs(name)
        if any(ref.side != side for ref in refs):
            return None
        at[name] = tuple(n for ref in refs for n in positions(clause, panel, ref) or ())
        if (number := span.number(name)) is not None and not refs:
            at[name] = tuple(n for n in lines if axis.ticks[n].number == number.value)
        if span.words(name) and not at[name]:
            return None
    start, end = (*at["start"], *at["since"]), (*at["end"], *at["until"], *at["until2"], *at["reach"][-1:])
    if at["before"]:
        end = tuple(n for n in lines if n < min(at["before"]))[-1:]
    if len(start) > 1 and not end:
        start, end = start[:1], start[-1:]
    pair = (start[0] if start else lines[0], end[-1] if end else lines[-1])
    return (
        (axis.ticks[pair[0]].text, axis.ticks[pair[1]].text)
        if (start or end) and pair[0] != pair[1]
        else None
    )
