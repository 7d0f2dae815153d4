"""Clauses that a frame of moves takes to the last word, read as what they claim."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.found import Found
from auditor.claims.moves.claims import Move, Moves, Step
from auditor.claims.moves.frames import frames
from auditor.claims.moves.lines import line_of
from auditor.claims.moves.spans import Ends, Route, routes, steps, told
from auditor.claims.standings.places import plain_lines
from auditor.claims.tallies.quantities import BOUNDS
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import is_ordered, positions
from auditor.numerals import cardinal
from auditor.world import Selection

_OVERRIDDEN = tuple(
    "trend change ratio amount comparison count threshold range value peak ordinal average standing tally".split()
)
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fifth": 5, "sixth": 6, "tenth": 10}
_TIMES = {"twice": 2.0, "half": 0.5, "three": 3.0, "four": 4.0, "five": 5.0}
_NAMING = ("only", "alone", "sole", "but", "neither", "names", "owner")
_LOOSE = ("measure", "object", "object2", "unit", "unit0", "unit2", "what")
_ACROSS = {"rows": "columns", "columns": "rows"}
_MOVING = re.compile(
    r"\b(?:chang|mov|var|shift|step|setback|becom|became|get|got|grow|grew|turn)", re.IGNORECASE
)
_MOST_WAYS = 12


@dataclass(frozen=True, slots=True)
class Way:
    """One way to take a frame in one panel: the route, all lines that may move, those that are told to, and those beside it.

    `before` are the lines that are told in front of the verb, `behind` those that are told behind it.
    """

    clause: Clause
    panel: int
    route: Route
    lines: tuple[int, ...]
    named: tuple[int, ...]
    before: tuple[int, ...]
    behind: tuple[int, ...]
    stepwise: bool

    @property
    def pairs(self) -> tuple[Ends, ...]:
        """The steps that are told of: one, or each to the next."""
        return (self.route.pair,) if self.route.pair else steps(self.clause, self.panel, self.route.side)

    def steps(self, lines: Sequence[int], pairs: Sequence[Ends]) -> list[Step]:
        """Steps of some lines, line by line."""
        return [Step(*(self._cell(at, line) for at in pair)) for line in lines for pair in pairs]

    def _cell(self, at: int, line: int) -> Selection:
        if self.route.side == "rows":
            return Selection(self.panel, (at,), (line,))
        return Selection(self.panel, (line,), (at,))


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take from what to what it goes."""
    telling = _MOVING.search(clause.text) or any(i.has("trend") or i.has("extreme") for i in clause.items)
    if not telling or of_statement(clause):
        return
    line = line_of(clause)
    for frame in frames():
        match = frame.pattern.match(line.line)
        found = Found(match, line) if match else None
        readings = list(_readings(clause, frame.kind, found)) if found else []
        if readings:
            yield from readings[:_MOST_WAYS]
            return


def _readings(clause: Clause, kind: str, found: Found) -> Iterator[Reading]:
    way = _direction(clause, found)
    if not way or len(clause.panels) > 1 and not clause.named:
        return
    sure = not unknown_words(clause, found.places(*_LOOSE))
    made = [list(_moves(clause, panel, kind, found, way)) for panel in clause.panels]
    if not all(made):
        return
    for parts in zip(*made, strict=False):
        claim = Moves(tuple(parts), sure)
        whole = ((clause.start, clause.end),)
        yield Reading(
            claim, frozenset(clause.items), clause.panels, bool(clause.of("hedge")), whole, _OVERRIDDEN
        )


def _direction(clause: Clause, found: Found) -> str:
    """Which way it goes; "" where that is not known."""
    word = {"recovery": "<up>", "loss": "<down>", "losses": "<down>"}.get(
        found.words("move"), found.words("move")
    )
    if word in ("<up>", "<down>"):
        return word.strip("<>")
    if word.startswith("step") or word in ("<good>", "<bad>", "setback", "better", "worse"):
        best = better(clause.document, clause.panels[0])
        ahead = word in ("<good>", "better", "step forward", "step up")
        if not best and word in ("setback", "step back", "step forward", "step up", "step down"):
            best = "higher"
        return "" if not best else "up" if (best == "higher") == ahead else "down"
    return "any"


def _moves(clause: Clause, panel: int, kind: str, found: Found, way: str) -> Iterator[Move]:
    """The moves that a frame may tell of a panel."""
    if kind in ("back", "into"):
        yield from _back(clause, panel, found, way)
        return
    if kind == "each":
        yield from _at_each(clause, panel, found, way)
        return
    for one in _ways(clause, panel, found):
        if kind in ("go", "by"):
            yield from _going(found, one, way)
        elif kind == "share":
            share = _share(found)
            yield from (replace(m, share=share) for m in _going(found, one, way) if share is not None)
        elif kind == "most":
            yield from _furthest(found, one, way)
        else:
            yield from _against(found, one, way)


def _at_each(clause: Clause, panel: int, found: Found, way: str) -> Iterator[Move]:
    """`A improved in every season but the third`: all steps of a line, but for those into the ticks that are left out."""
    named, spare = found.refs("names"), found.refs("spare")
    sides = ({ref.side for ref in refs} for refs in (named, spare))
    across, along = (some.pop() if len(some) == 1 else "" for some in sides)
    if not across or along != _ACROSS.get(across) or not is_ordered(axis_of(clause.panel(panel), along)):
        return
    lines, out = ([n for ref in refs for n in positions(clause, panel, ref) or ()] for refs in (named, spare))
    one = Way(clause, panel, Route(along, None), tuple(lines), (), (), (), True)
    moved = tuple(one.steps(lines, one.pairs))
    spared = tuple(n for n, (_, last) in enumerate(one.pairs * len(lines)) if last in out)
    if spared and len(spared) == len(out) * len(lines):
        left = len(moved) - len(spared)
        yield Move(moved, way, spared=spared, amount=Amount("exactly", Num(float(left), 1.0, str(left))))


def _back(clause: Clause, panel: int, found: Found, way: str) -> Iterator[Move]:
    """`January was a step back from December for all`; where it is not told of whom, of most."""
    into, out = found.ref("into"), found.ref("out")
    if into is None or out is not None and into.side != out.side:
        return
    at = [n for ref in (out, into) if ref is not None for n in positions(clause, panel, ref) or ()]
    if out is None and len(at) == 1 and is_ordered(axis_of(clause.panel(panel), into.side)):
        at = [n for step in steps(clause, panel, into.side) if step[1] == at[0] for n in step]
    names = [n for ref in found.refs("names") for n in positions(clause, panel, ref) or ()]
    other = _ACROSS[into.side]
    lines = plain_lines(axis_of(clause.panel(panel), other))
    if len(at) != 2 or at[0] == at[1] or not set(names) <= set(lines):
        return
    one = Way(clause, panel, Route(into.side, (at[0], at[1])), lines, tuple(names), (), (), False)
    moved = tuple(one.steps(lines, one.pairs))
    if names:
        yield Move(moved, way, told=tuple((lines.index(n),) for n in names))
    elif found.words("where"):
        amount = _amount(found, len(lines), 0)
        yield from [Move(moved, way, amount=amount)] if amount else []
    else:
        yield Move(moved, way, amount=Amount("most"))


def _ways(clause: Clause, panel: int, found: Found) -> Iterator[Way]:
    beside = told(found, "lead", "a", "b", "c")
    refs = [ref for name in (*_NAMING, "rival") for ref in found.refs(name)]
    sides = {ref.side for ref in refs} or _sides_of_all(found)
    if len(sides) > 1 or not sides <= set(_ACROSS):
        return
    for route in routes(clause, panel, beside, next(iter(sides), "")):
        other = _ACROSS[route.side]
        own, before, behind = (
            tuple(dict.fromkeys(n for ref in some for n in positions(clause, panel, ref) or ()))
            for some in (
                refs,
                *(
                    [
                        ref
                        for one in beside
                        if one.kind in ("at", "of") and (one.group in ("lead", "a")) == early
                        for ref in one.refs
                        if ref.side == other
                    ]
                    for early in (True, False)
                ),
            )
        )
        whose = [ref for ref in found.refs("whose") if ref.side == other]
        behind += tuple(n for ref in whose for n in positions(clause, panel, ref) or ())
        lines = plain_lines(axis_of(clause.panel(panel), other))
        if set(own) | set(before) | set(behind) <= set(lines):
            stepwise = any(one.kind == "steps" for one in beside)
            yield Way(clause, panel, route, lines, own, before, behind, stepwise)


def _sides_of_all(found: Found) -> set[str]:
    """The side of which all or so many lines are told."""
    return {
        i.value.side
        for i in found.items("all", "none", "count", "most")
        if isinstance(i.value, AxisRef) or isinstance(i.value, TickRef) and i.value.every
    }


def _going(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`only A gained`, `all but A fell`, `three of the four rose`: of one step of each line."""
    beside = (*one.before, *one.behind)
    named = one.named or (beside if found.words("they") else ())
    if one.route.pair is None or beside and (one.named or not found.words("they")):
        return
    if found.words("each"):
        yield from _by_each(found, one, way)
        return
    steps = tuple(one.steps(one.lines, one.pairs))
    size = found.number("size")
    at = tuple((one.lines.index(line),) for line in named)
    amount = _amount(found, len(one.lines), len(named))
    if found.words("names", "they"):
        if at and (size is not None or found.words("share")):
            yield Move(steps, way, told=at, size=size)
    elif found.words("only", "alone", "sole") and at:
        yield Move(steps, way, told=at, amount=amount, size=size)
    elif found.words("but", "neither") and at:
        spared = tuple(n for (n,) in at)
        yield Move(steps, way, spared=spared, amount=amount if found.words("but") else None, size=size)
    elif amount is not None and not at and (one.route.group or not found.words("all")):
        yield Move(steps, way, amount=amount, size=size)


def _by_each(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`grew by 150 per quarter until the third`: each step on the way."""
    first, last = one.route.pair or (0, 0)
    pairs = [(a, b) for a, b in steps(one.clause, one.panel, one.route.side) if first <= a and b <= last]
    moved = tuple(one.steps(one.named, pairs))
    if found.words("names") and moved:
        every = tuple((n,) for n in range(len(moved)))
        yield Move(moved, way, told=every, size=found.number("size"))


def _amount(found: Found, size: int, named: int) -> Amount | None:
    """How many of so many lines go so; None where others are counted."""
    names = (f"total{name}" for name in ("none", "all", "most", "count"))
    totals = [_number(found.words(name), found.number(name)) for name in names if found.words(name)]
    if any(total is None or total.value != size for total in totals):
        return None
    if found.words("only", "alone", "sole"):
        return Amount("exactly", Num(float(named), 1.0, str(named)))
    if found.words("but"):
        return Amount("exactly", Num(float(size - named), 1.0, str(size - named)))
    if found.words("none"):
        return Amount("none")
    if found.words("all"):
        return Amount("all") if not found.words("all").startswith("both") or size == 2 else None
    if found.words("most"):
        return Amount("most")
    words = found.words("count").split()
    count = _number(words[-1], found.number("count")) if words else None
    return Amount("exactly", count) if count is not None and count.value <= size else None


def _number(word: str, number: Num | None) -> Num | None:
    if number is not None:
        return number if not number.unit and number.value % 1 == 0 else None
    size = cardinal(word)
    return Num(float(size), 1.0, word, word=True) if size is not None else None


def _share(found: Found) -> Num | None:
    """`more than half`, `two thirds`, `40 %`: a part of what there was before."""
    op = BOUNDS.get(
        found.words("bound"),
        {
            "under": "<",
            "just over": ">~",
            "just under": "<~",
            "around": "~",
            "some": "~",
            "close to": "<~",
        }.get(found.words("bound"), "="),
    )
    number = found.number("share")
    if number is not None:
        percent = number.unit == "%" or found.words("percent")
        op = number.op if number.op != "=" else op
        return Num(number.value / 100, number.step / 100, number.text, op, "%") if percent else None
    words = found.words("share").split()
    count = cardinal(words[0]) if len(words) > 1 else 1
    return Num((count or 1) / _PARTS[words[-1].removesuffix("s")], 0.01, " ".join(words), op, word=True)


def _furthest(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`A fell most`, `the largest drop was 5, at A, between May and June`."""
    word = found.words("least_of") or found.words("most_of", "sup")
    how = "least" if found.words("least_of") or word in ("<min>", "slowest") else "most"
    if word in ("<best>", "<worst>") or found.words("only", "alone", "sole", "but", "none", "all", "count"):
        return
    sizes = [found.number(name) for name in ("size0", "size", "size2")]
    size = next((number for number in sizes if number is not None), None)
    for lines, pairs, told_lines, told_pairs in _scopes(found, one):
        if not told_lines and set(told_pairs) == set(pairs) and size is None:
            continue
        among = one.steps(lines, pairs)
        groups = [[line] for line in told_lines] or [list(lines)]
        at = tuple(tuple(among.index(step) for step in one.steps(group, told_pairs)) for group in groups)
        yield Move(tuple(among), way, how, at, size=size)


Scope = tuple[Sequence[int], Sequence[Ends], Sequence[int], Sequence[Ends]]


def _scopes(found: Found, one: Way) -> Iterator[Scope]:
    """Among which lines and steps one goes furthest, and which of them: what is told behind the verb tells which it is."""
    every, pair = steps(one.clause, one.panel, one.route.side), one.route.pair
    each = () if one.stepwise and pair is None else one.pairs
    late = one.route.group in ("b", "c")
    if not found.words("sup"):
        if len(one.pairs) == 1 and not (one.before or one.behind):
            yield one.lines, one.pairs, one.named, one.pairs
            if late and pair in every and len(one.named) == 1:
                yield one.named, every, one.named, one.pairs  # when it moved most itself
        return
    if found.words("owner") or not found.words("names"):
        scope = (*one.named, *one.before) or one.lines
        told_lines = one.behind if not set(one.behind) - set(scope) else ()
        if one.behind and not told_lines:
            return
    else:
        scope, told_lines = one.lines, one.named
        if one.before or one.behind:
            return
    if pair is None or not one.route.group:
        yield scope, every, told_lines, every
    elif (late or one.stepwise) and pair in every:
        yield scope, every, told_lines, [pair]
    if (
        pair is not None
        and not one.stepwise
        and told_lines
        and not (late and pair in every and not found.words("names"))
    ):
        yield scope, each, told_lines, each
    if pair is not None and late and pair in every and found.words("names") and len(told_lines) == 1:
        yield told_lines, every, told_lines, [pair]


def _against(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`A fell more than B`, `A gained twice as much as B`."""
    if len(one.named) != 2 or one.route.pair is None or not found.words("names"):
        return
    steps = tuple(one.steps(one.lines, one.pairs))
    at = tuple((one.lines.index(line),) for line in one.named)
    than, times = found.words("than"), found.words("times")
    if than:
        yield Move(steps, way, "less" if than.split()[0] in ("less", "slower") else "more", at)
        return
    number = found.number("times")
    value = number.value if number else _TIMES[times.split()[0]]
    yield Move(steps, way, "times", at, size=Num(value, 1.0, times, number.op if number else "=", word=True))
