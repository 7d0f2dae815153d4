"""Clauses that tell what a step along an axis does, read to their last word."""

import re
from collections.abc import Iterator
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.courses.runs import Run
from auditor.claims.effects.claims import Effect
from auditor.claims.effects.frames import frame, rate
from auditor.claims.found import Found, side_of
from auditor.claims.moves.claims import Step
from auditor.claims.moves.lines import line_of
from auditor.claims.moves.spans import Ends, tick_at
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.loose import unknown_words
from auditor.language.refs import AxisRef, TickRef, axis_of, tick_index
from auditor.language.subject import of_statement
from auditor.language.units import unit_named
from auditor.language.ways import Way, is_ordered, positions
from auditor.model import Axis
from auditor.reading.labels import singular, words
from auditor.world import Selection

_OVERRIDDEN = tuple(
    "trend change amount range value stability difference threshold comparison average count ratio peak standing move tally".split()
)
_ACROSS = {"rows": "columns", "columns": "rows"}
_LOOSE = ("object", "unit", "unit2", "lead", "measure", "anywhere")
_EXTRA = re.compile(r"\b(?:additional|extra|more|further)\b", re.IGNORECASE)
_LEVEL = re.compile(r"(?:gives?|gave|yields?|yielded|brings?|brought)$")
_ONE_MORE = re.compile(
    r"\b(?:extra|additional|further|next|new|added|more|single|successive|one|step|increment|interval)\b"
)
_NTH = {"first": 0, "second": 1, "third": 2, "last": -1, "final": -1}


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each axis along which the step may go."""
    if not clause.panels or not clause.numbers or of_statement(clause):
        return
    line = line_of(clause)
    match = frame().match(line.line) or rate().match(line.line)
    if match is None:
        return
    found = Found(match, line)
    untold = len(clause.panels) > 1 and not clause.named  # it may be told of one of them only
    sure = not untold and not unknown_words(clause, found.places(*_LOOSE))
    num, to = found.number("n"), found.number("m")
    way = next((way for way in ("up", "down", "times", "any") if found.words(way)), "")
    way = "up" if found.words("dearer") and way == "down" else way
    if found.words("cheaper") and way != "down":
        return
    if not way or num is None or found.words("up") == "<good>" or _is_level(found):
        return
    for side in ("rows", "columns"):
        told = [_told_steps(clause, panel, side, found) for panel in clause.panels]
        steps = [step for one in told for step in one]
        if all(told):
            mean = bool(found.words("mean", "first_mean"))
            if any(not item.has("aggregate", "mean") for item in found.items("mean", "first_mean")):
                return
            each = bool(found.words("each")) and not mean
            yield Reading.of_every_word(
                clause, Effect(tuple(steps), way, num, to, mean, each, sure), _OVERRIDDEN
            )


def _is_level(found: Found) -> bool:
    """`every speed gives more than 40`: what each tick has, where nothing tells of one more of them."""
    lead = found.words("each")
    return (
        bool(_LEVEL.match(found.words("up")))
        and bool(lead)
        and not found.words("each_n", "axis2")
        and not _ONE_MORE.search(lead)
    )


def _told_steps(clause: Clause, panel: int, side: str, found: Found) -> list[Step]:
    """The steps of a side in one panel; those of a diagonal are told once."""
    if not found.words("slant"):
        return _steps(clause, panel, side, found)
    return _slanted(clause, panel, found.words("slant").strip("<>")) if side == "rows" else []


def _steps(clause: Clause, panel: int, side: str, found: Found) -> list[Step]:
    """The steps of a side that are told, in all lines that are; none where the words name other things."""
    axis = axis_of(clause.panel(panel), side)
    pairs = _pairs(clause, panel, side, axis, found)
    refs = [ref for name in ("line", "where", "whom") for ref in found.refs(name)]
    whole = [side_of(item) for item in found.items("every", "everywhere", "whom") if _is_every(item)]
    across = _ACROSS[side]
    if not pairs or any(ref.side != across for ref in refs) or any(one not in ("", across) for one in whole):
        return []
    lines = tuple(dict.fromkeys(n for ref in refs for n in positions(clause, panel, ref) or ()))
    if refs and not lines:
        return []
    lines = lines or plain_lines(axis_of(clause.panel(panel), across))
    return [Step(*(_cell(panel, side, at, line) for at in pair)) for line in lines for pair in pairs]


def _slanted(clause: Clause, panel: int, name: str) -> list[Step]:
    """The steps down a diagonal."""
    points = Run.along(panel, Way(name, "picture")).versions(clause.document)[0][0].points
    cells = [Selection(panel, (place[1],), (place[2],)) for point in points for place in point.places]
    return [Step(one, other) for one, other in pairwise(cells)]


def _is_every(item: Item) -> bool:
    return not isinstance(item.value, str) and getattr(item.value, "every", False)


def _cell(panel: int, side: str, at: int, line: int) -> Selection:
    return Selection(panel, (at,), (line,)) if side == "rows" else Selection(panel, (line,), (at,))


def _pairs(clause: Clause, panel: int, side: str, axis: Axis, found: Found) -> list[Ends]:
    """From which tick to which the step goes: one that is told, the first or the last, or each."""
    every = list(pairwise(plain_lines(axis)))
    told = next((n for n in "012" if found.words(f"from{n}")), "")
    if told:
        at = [
            n for name in (f"from{told}", f"to{told}") for n in _ends(clause, panel, side, axis, found, name)
        ]
        pair = [(at[0], at[-1])] if len(at) > 1 and at[0] != at[-1] and -1 not in at else []
        nth = found.words("nth")
        return pair if not nth or pair and every and pair[0] == every[_NTH[nth]] else []
    if found.words("opening"):
        return _of_tick(side, axis, found, every)
    if not is_ordered(axis) or not _names_axis(side, axis, found):
        return []
    if found.words("nth"):
        return every[_NTH[found.words("nth")] :][:1]
    number = found.number("each_n", "n_more")
    if number is None:
        return every
    ticks = [tick.number for tick in axis.ticks]
    return [(a, b) for a, b in every if _apart(ticks[a], ticks[b]) == number.value]


def _of_tick(side: str, axis: Axis, found: Found, every: list[Ends]) -> list[Ends]:
    """`the first example is worth 5`, where nought is a tick as well; `the last hour adds 2`."""
    item = next(iter(found.items("opening")))
    if found.words("extra") or _EXTRA.search(item.text):
        return _of_so_many(side, axis, item, every)
    word = item.text.casefold().split()[0]
    if side_of(item) != side or not is_ordered(axis):
        return []
    if word in ("last", "final"):
        return every[-1:]
    counted = axis.ticks[0].number == 0 and axis.ticks[1].number == 1
    return every[:1] if word == "first" and counted else []


def _of_so_many(side: str, axis: Axis, item: Item, every: list[Ends]) -> list[Ends]:
    """`five additional days`, where five is a tick as well: the steps of that length, if all are."""
    ref = item.value
    if not isinstance(ref, TickRef) or ref.side != side or len(ref.ticks) != 1 or not is_ordered(axis):
        return []
    at = tick_index(axis, ref.ticks[0])
    size = axis.ticks[at].number if at is not None else None
    ticks = [tick.number for tick in axis.ticks]
    return [(a, b) for a, b in every if size is not None and _apart(ticks[a], ticks[b]) == size]


def _apart(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else round(other - one, 9)


def _ends(clause: Clause, panel: int, side: str, axis: Axis, found: Found, name: str) -> list[int]:
    """The ticks that an end of the step names, of "from 5 to 20" both; -1 for what is no tick of the side."""
    refs, numbers = found.refs(name), [item for item in found.items(name) if item.kind == "number"]
    if refs:
        return list((positions(clause, panel, refs[0]) or (-1,)) if refs[0].side == side else (-1,))
    text = tick_at(clause, panel, side, numbers[0]) if numbers else ""
    at = tick_index(axis, text) if text else None
    return [-1 if at is None else at] if numbers else []


def _names_axis(side: str, axis: Axis, found: Found) -> bool:
    """Whether the words name this axis, by its name, by a word of it, or leave it to be known: "each step"."""
    items = found.items("unit_of", "more_of", "axis2", "axis3", "axis4", "axis5")
    named = [item for item in items if isinstance(item.value, AxisRef) or _is_every(item)]
    if named:
        return all(side_of(item) == side for item in named)
    word = found.words("unit_of", "more_of")
    if word in ("step", "increment", "interval", ""):
        return True
    own, unit = words(axis.label), unit_named(singular(word))
    return singular(word) in own or bool(unit) and unit in map(unit_named, own)
