"""Which lines go the way that is told, and how far: "only A gained", "all but A fell", "B lost 4", "January was a step back for all"."""

from collections.abc import Iterator

from auditor.claims.found import Found
from auditor.claims.moves.claims import Move
from auditor.claims.moves.quantities import amount_of
from auditor.claims.moves.spans import Route, steps
from auditor.claims.moves.ways import ACROSS, Way
from auditor.claims.standings.places import plain_lines
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.language.ways import is_ordered, positions


def at_each(clause: Clause, panel: int, found: Found, way: str) -> Iterator[Move]:
    """`A improved in every season but the third`: all steps of a line, but for those into the ticks that are left out."""
    named, spare = found.refs("names"), found.refs("spare")
    sides = ({ref.side for ref in refs} for refs in (named, spare))
    across, along = (some.pop() if len(some) == 1 else "" for some in sides)
    if not across or along != ACROSS.get(across) or not is_ordered(axis_of(clause.panel(panel), along)):
        return
    lines, out = ([n for ref in refs for n in positions(clause, panel, ref) or ()] for refs in (named, spare))
    one = Way(clause, panel, Route(along, None), tuple(lines), (), (), (), True)
    moved = tuple(one.steps(lines, one.pairs))
    spared = tuple(n for n, (_, last) in enumerate(one.pairs * len(lines)) if last in out)
    if spared and len(spared) == len(out) * len(lines):
        left = len(moved) - len(spared)
        yield Move(moved, way, spared=spared, amount=Amount("exactly", Num(float(left), 1.0, str(left))))


def back(clause: Clause, panel: int, found: Found, way: str) -> Iterator[Move]:
    """`January was a step back from December for all`; where it is not told of whom, of most."""
    into, out = found.ref("into"), found.ref("out")
    if into is None or out is not None and into.side != out.side:
        return
    at = [n for ref in (out, into) if ref is not None for n in positions(clause, panel, ref) or ()]
    if out is None and len(at) == 1 and is_ordered(axis_of(clause.panel(panel), into.side)):
        at = [n for step in steps(clause, panel, into.side) if step[1] == at[0] for n in step]
    names = [n for ref in found.refs("names") for n in positions(clause, panel, ref) or ()]
    other = ACROSS[into.side]
    lines = plain_lines(axis_of(clause.panel(panel), other))
    if len(at) != 2 or at[0] == at[1] or not set(names) <= set(lines):
        return
    one = Way(clause, panel, Route(into.side, (at[0], at[1])), lines, tuple(names), (), (), False)
    moved = tuple(one.steps(lines, one.pairs))
    if names:
        yield Move(moved, way, told=tuple((lines.index(n),) for n in names))
    elif found.words("where"):
        amount = amount_of(found, len(lines), 0)
        yield from [Move(moved, way, amount=amount)] if amount else []
    else:
        yield Move(moved, way, amount=Amount("most"))


def going(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`only A gained`, `all but A fell`, `three of the four rose`: of one step of each line."""
    beside = (*one.before, *one.behind)
    named = one.named or (beside if found.words("they") else ())
    if (
        one.route.pair is None
        and found.words("none")
        and not (found.words("neither") or beside or found.words("size"))
    ):
        yield Move(tuple(one.steps(one.lines, one.pairs)), way, amount=Amount("none"))  # at no step
    if one.route.pair is None or beside and (one.named or not found.words("they")):
        return
    if found.words("each"):
        yield from _by_each(found, one, way)
        return
    moved = tuple(one.steps(one.lines, one.pairs))
    size = found.number("size")
    if size is not None and (size.unit == "times" or found.words("unit").strip().startswith("time")):
        return  # how often, not how far
    at = tuple((one.lines.index(line),) for line in named)
    amount = amount_of(found, len(one.lines), len(named))
    if found.words("names", "they"):
        if at and (size is not None or found.words("share")):
            yield Move(moved, way, told=at, size=size)
    elif found.words("only", "alone", "sole") and at:
        yield Move(moved, way, told=at, amount=amount, size=size)
    elif found.words("but", "neither") and at:
        spared = tuple(n for (n,) in at)
        yield Move(moved, way, spared=spared, amount=amount if found.words("but") else None, size=size)
    elif amount is not None and not at and (one.route.group or not found.words("all")):
        yield Move(moved, way, amount=amount, size=size)


def _by_each(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`grew by 150 per quarter until the third`: each step on the way."""
    first, last = one.route.pair or (0, 0)
    pairs = [(a, b) for a, b in steps(one.clause, one.panel, one.route.side) if first <= a and b <= last]
    moved = tuple(one.steps(one.named, pairs))
    if found.words("names") and moved:
        every = tuple((n,) for n in range(len(moved)))
        yield Move(moved, way, told=every, size=found.number("size"))
