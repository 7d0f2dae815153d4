"""Climbs with exceptions: "every row but A rises", "rises in every row, but for A at 5"."""

from dataclasses import replace

from auditor.claims.climbs.frames import Told
from auditor.claims.courses.runs import Run, orders
from auditor.claims.found import Found
from auditor.claims.paths.claims import Fact, Path
from auditor.claims.standings.places import plain_lines
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef, axis_of
from auditor.language.ways import positions
from auditor.numerals import cardinal

_AGAINST = {"up": "down", "down": "up"}


def but_for(clause: Clause, panel: int, one: Told, path: Path) -> tuple[Path, ...]:
    """What all lines do but for some; nothing where these are not known."""
    cells = [found for found in one.of("spared") if found.words("into")]
    if cells:
        return _but_once(clause, panel, cells[0], path) if len(one.of("spared")) == 1 else ()
    found = _but_some(clause, panel, one, path)
    return (found,) if found else ()


def _but_once(clause: Clause, panel: int, found: Found, path: Path) -> tuple[Path, ...]:
    """What all lines do at each step, but for one of them at one step: `every row rises, except A at 5`."""
    panels = {
        n for item in found.items("inside") if isinstance(item.value, PanelRef) for n in item.value.panels
    }
    if not panels and len(clause.panels) > 1 or len(path.facts) != 1 or path.facts[0].way not in _AGAINST:
        return ()
    fact = replace(path.facts[0], kind="monotone")
    if panels and panel not in panels:
        return (replace(path, facts=(fact,)),)
    refs = {
        ref.side: positions(clause, panel, ref) for name in ("spared", "into") for ref in found.refs(name)
    }
    way = path.run.way
    if (number := found.number("into")) is not None:
        ticks_told = axis_of(clause.panel(panel), way.side).ticks
        refs[way.side] = tuple(n for n, tick in enumerate(ticks_told) if tick.number == number.value)
    line, at = refs.get(way.across), refs.get(way.side)
    passed = orders(axis_of(clause.panel(panel), way.side), way, clause.panel(panel))
    if not line or not at or len(line) + len(at) > 2 or len(passed) > 1 or passed[0][0] == at[0]:
        return ()
    ticks = [axis_of(clause.panel(panel), way.side).ticks[n].text for n in passed[0]]
    turn = passed[0].index(at[0])
    parts = [(0, turn - 1, fact.way), (turn - 1, turn, _AGAINST[fact.way]), (turn, len(ticks) - 1, fact.way)]
    facts = tuple(
        Fact("monotone", (), told, start=ticks[first], end=ticks[last])
        for first, last, told in parts
        if first < last
    )
    others = tuple(n for n in path.run.across or () if n not in line)
    own = Path(Run.along(panel, way, line), facts)
    return (Path(Run.along(panel, way, others), (fact,)), own) if others else (own,)


def _but_some(clause: Clause, panel: int, one: Told, path: Path) -> Path | None:
    """What all lines do but for some, which do not: `every row but A rises`, `all but one`."""
    refs = [ref for found in one.of("spared") for ref in found.refs("spared")]
    left = [cardinal(found.words("left")) for found in one.of("spared") if found.words("left")]
    lines = path.run.across or ()
    every = [i for i in one.core.items("subject") if is_every(i)]
    every += [i for found in one.of("each") for i in found.items("each")]
    nth = {found.words("nth") for found in one.of("spared")} - {""}
    if (
        not every
        or len(left) + bool(refs) + len(nth) != 1
        or any(ref.side != path.run.way.across for ref in refs)
    ):
        return None
    at = tuple(dict.fromkeys(n for ref in refs for n in positions(clause, panel, ref) or ()))
    if nth:
        at = (plain_lines(axis_of(clause.panel(panel), path.run.way.across))[0 if "first" in nth else -1],)
    if set(at) - set(lines) or refs and not at:
        return None
    count = len(lines) - (len(at) or int(left[0] or 0))
    amount = Amount("exactly", Num(float(count), 1.0, str(count)))
    return replace(path, spared=tuple(lines.index(n) for n in at), amount=amount) if count > 0 else None


def is_every(item: Item) -> bool:
    """Whether a mention is of all lines of a side."""
    return isinstance(item.value, TickRef) and item.value.every
