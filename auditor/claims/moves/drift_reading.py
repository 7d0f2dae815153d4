"""Clauses that tell how a gap grows or shrinks along an axis, read to the last word."""

import re
from collections.abc import Iterator
from functools import cache

from auditor.claim import Reading
from auditor.claims.found import Found
from auditor.claims.moves.drifts import Drift, Gaps, Widest
from auditor.claims.moves.frames import END, NAMES, NUMBER, THING, UNIT, adjuncts
from auditor.claims.moves.lines import line_of
from auditor.claims.moves.spans import Route, routes, told
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.patterns import compiled
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import positions
from auditor.world import Selection

_OVERRIDDEN = tuple(
    "gap trend change amount value difference spread range comparison average count peak standing".split()
)
_GAP = r"(?:gaps?|differences?|distance|margin|divide|disparity|spread|range)"
_EXTREMES = rf"(?:<max>|<best>|top|warmest|best) and (?:<min>|<worst>|bottom|coldest|worst)(?: {THING})?"
_ALL = rf"(?:(?:all|these|different) )?(?:{NUMBER} )?{THING}"
_SUBJECT = rf"(?:{_GAP} (?:between|of|among|across) (?:(?P<lines>{NAMES})|{_EXTREMES}|(?P<all>{_ALL}))|(?P<alone>spread|range|{_GAP}))"
_KEEPS = r"(?: (?:keeps?|kept|continues? to|continued to|goes on|went on|all))?"
_GROWS = (
    rf"{_KEEPS} (?:(?P<down><down>(?: (?:smaller|narrower|tighter))?|<up> (?:narrower|tighter|smaller)|narrows|narrow|closes|closed|tightens|tightened|(?:gets|got|becomes|became) (?:smaller|narrower|tighter))"
    r"|(?P<up><up>(?: (?:wider|larger|bigger|greater))?|widens|opens(?: up)?|opened(?: up)?|(?:gets|got|becomes|became) (?:wider|larger|bigger|greater)))"
)
_DRIFTS = (
    rf"{_KEEPS} (?:(?P<down>converge|converged|converges|converging|(?:draw|drew|draws|come|came|comes|move|moved|moves|get|got|gets) (?:closer|nearer)(?: together| to (?:each other|one another))?)"
    r"|(?P<up>diverge|diverged|diverges|diverging|(?:drift|drifted|drifts|move|moved|moves|grow|grew|<up>|pull|pulled|come|came) (?:further |farther )?apart))"
)
_SIZES = rf"(?: from (?P<first><n>){UNIT} (?:in|at|on) (?P<from><ref>) to (?P<last><n>){UNIT.replace('unit', 'unit2')} (?:in|at|on) (?P<to><ref>))?"
_PACE = rf"(?P<pace> <steps>| (?:with |at |in |after )?(?:every|each)(?: (?:further|additional|new|passing))? (?:<axis>|<every>|{THING})| steadily)?"
_WITH = r"(?P<along>(?: (?:with|over|along|as) <axis>(?: (?:<up>|passes|goes on))?)?)"


@cache
def _frames() -> tuple[re.Pattern[str], ...]:
    opened = rf"^(?:(?:and|but|while|;|,) )*(?P<lead>{adjuncts('x', '').replace('(?P<x>', '(?:')}(?: ,)? ?)?"
    tail = f"{_SIZES}{_PACE}{_WITH}{adjuncts('b')}{_PACE.replace('pace', 'pace2')}{END}"
    return (
        compiled(f"{opened}{_SUBJECT}{adjuncts('a')}{_GROWS}{tail}"),
        compiled(f"{opened}(?:(?P<lines>{NAMES})|(?P<all>{_ALL})){adjuncts('a')}{_DRIFTS}{tail}"),
    )


@cache
def _widest() -> re.Pattern[str]:
    opened = r"^(?:(?:and|but|while|;|,) )*"
    size = rf"(?:(?: ,)?(?: with| at)? (?:\( )?(?P<size{{n}}><n>){UNIT.replace('unit', 'unit{n}')}(?: \))?)?"
    one = rf"(?P<sup{{n}}><max>|<min>) (?:in|at|on|for|with|under) (?P<at{{n}}><ref>)(?: <(?:axis|row|column)>)?{size}"
    first, second = (one.replace("{n}", n) for n in "12")
    return compiled(
        rf"{opened}{_SUBJECT} (?:is|was|are|were) {first}(?:(?: ,)?(?: and| but)(?: (?:is|was|are|were))? {second})?{END}"
    )


def _widths(clause: Clause, found: Found) -> Iterator[Reading]:
    """`the spread is widest in May and narrowest in July (4)`."""
    panel, parts = clause.panels[0], []
    if found.words("lines"):
        return
    for n in "12":
        ref = found.ref(f"at{n}")
        if not found.words(f"at{n}"):
            continue
        at = positions(clause, panel, ref) or ()
        if ref is None or len(at) != 1:
            return
        ticks = plain_lines(axis_of(clause.panel(panel), ref.side))
        rows = ref.side == "rows"
        across = plain_lines(axis_of(clause.panel(panel), "columns" if rows else "rows"))
        places = tuple(
            Selection(panel, (k,), across) if rows else Selection(panel, across, (k,)) for k in ticks
        )
        if at[0] not in ticks or len(across) < 2:
            return
        extreme = "max" if found.words(f"sup{n}") == "<max>" else "min"
        parts.append(Widest(places, ticks.index(at[0]), extreme, found.number(f"size{n}")))
    sides = {i.value.side for i in found.items("all") if isinstance(i.value, TickRef | AxisRef)}
    if sides & {found.refs("at1")[0].side}:
        return
    sure = not unknown_words(clause, found.places("all", "unit1", "unit2"))
    yield Reading.of_every_word(clause, Gaps((), tuple(parts), sure), _OVERRIDDEN)


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take from where to where it goes."""
    if len(clause.panels) != 1 or of_statement(clause):
        return
    line = line_of(clause)
    if (match := _widest().match(line.line)) is not None:
        yield from _widths(clause, Found(match, line))
        return
    for pattern in _frames():
        match = pattern.match(line.line)
        if match is not None:
            yield from _readings(clause, Found(match, line))
            return


def _readings(clause: Clause, found: Found) -> Iterator[Reading]:
    panel, refs = clause.panels[0], found.refs("lines")
    sides = {ref.side for ref in refs} or {
        i.value.side for i in found.items("all") if isinstance(i.value, TickRef) and i.value.every
    }
    if len(sides) > 1 or not found.words("lines", "all") and not found.words("alone"):
        return
    sure = not unknown_words(clause, found.places("all", "unit", "unit2"))
    paced = bool(found.words("pace", "pace2")) or any(
        o.kind == "steps" for o in told(found, "lead", "a", "b")
    )
    for route in _routes(clause, panel, found, next(iter(sides), "")):
        other = "columns" if route.side == "rows" else "rows"
        every = plain_lines(axis_of(clause.panel(panel), other))
        lines = tuple(dict.fromkeys(n for ref in refs for n in positions(clause, panel, ref) or ())) or every
        ticks = plain_lines(axis_of(clause.panel(panel), route.side))
        first, last = route.pair or (ticks[0], ticks[-1])
        on = [n for n in ticks if first <= n <= last] if first < last else []
        if len(lines) < 2 or len(on) < 2:
            continue
        places = tuple(
            Selection(panel, (n,), lines) if route.side == "rows" else Selection(panel, lines, (n,))
            for n in on
        )
        way = "up" if found.words("up") else "down"
        sizes = found.number("first"), found.number("last")
        claim = Gaps((Drift(places, way, paced, route.pair is not None and not paced, *sizes),), (), sure)
        yield Reading.of_every_word(clause, claim, _OVERRIDDEN)


def _routes(clause: Clause, panel: int, found: Found, across: str) -> list[Route]:
    if found.words("first"):
        ends = [ref for name in ("from", "to") for ref in found.refs(name)]
        at = [n for ref in ends for n in positions(clause, panel, ref) or ()]
        same = len({ref.side for ref in ends}) == 1 and ends[0].side != across
        return [Route(ends[0].side, (at[0], at[1]))] if same and len(at) == 2 else []
    beside = told(found, "lead", "a", "b")
    if found.words("along"):
        sides = {i.value.side for i in found.items("along") if hasattr(i.value, "side")}
        side = next(iter(sides), "")
        return [Route(side, None)] if len(sides) == 1 and side != across else []
    return routes(clause, panel, beside, across)
