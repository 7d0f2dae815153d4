"""Clauses read as what named things come to together, part by part, with no word left over."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.aggregate_claims import Aggregate, Aggregates
from auditor.claims.found import Found
from auditor.claims.sums.frames import frames
from auditor.claims.tallies.quantities import share_of
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.loose import unknown_words
from auditor.language.number_roles import called_percent
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing, phrasing
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, RegionRef, TickRef, axis_of
from auditor.language.subject import subjects
from auditor.world import Selection, same_labels

_REFS = TickRef | PositionRef | PlaceRef | RegionRef | Spot | PanelRef
_JOINT = re.compile(r"(?: ?[,;:])?(?: (?:and|but|yet|while|whereas|though|although|with))*")
_END = re.compile(r"(?: ?[.;:!,])*(?: (?:and|but|yet|while|whereas|though|although|with|the))?$")
_FORBIDDEN = (
    "extreme",
    "rank",
    "trend",
    "stable",
    "course",
    "not",
    "missing",
    "foreign",
    "colour",
    "same",
    "except",
)
_IT = re.compile(r"\bit\b")
_BESIDE = {"above": -1, "right above": -1, "before": -1, "below": 1, "right below": 1, "after": 1}


@dataclass(frozen=True, slots=True)
class Part:
    """A frame that fits: what it tells, and with what."""

    kind: str
    found: Found


def read_sums(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take the panels."""
    if any(same_labels(clause.panel(n)) for n in clause.panels) or not _may_tell(clause):
        return
    items = sorted(dict.fromkeys((*clause.items, *clause.siblings)), key=lambda item: item.start)
    way = replace(clause, items=tuple(items))
    parts = _parts(phrasing(way))
    if not parts or all(part.kind in ("bare", "more") for part in parts) and len(parts) < 2:
        return
    known = not any(unknown_words(way, part.found.places("verb", "unit")) for part in parts)
    told = known and all(part.kind in ("sum", "share") for part in parts[:1])
    for panels in (
        [clause.panels] if clause.named or len(clause.panels) == 1 else [(n,) for n in clause.panels]
    ):
        made = [one for part in parts for one in _made(replace(way, panels=panels), part)]
        if made and None not in made:
            claim = Aggregates(tuple(one for one in made if one is not None), told and len(panels) == 1)
            its = ((m.start(), m.end()) for m in _IT.finditer(clause.sentence, clause.start, clause.end))
            whole = (
                (clause.start, clause.end),
                *(its if any(part.found.words("beside") for part in parts) else ()),
            )
            yield Reading(
                claim,
                frozenset(clause.items),
                panels,
                bool(clause.of("hedge")),
                whole,
                ("amount", "count", "threshold"),
            )


def _may_tell(clause: Clause) -> bool:
    return bool(
        clause.numbers
        or clause.of("quant", "half")
        or clause.of("factor")
        or any(item.kind == "share" for item in clause.items)
    ) and not any(clause.of(kind) for kind in _FORBIDDEN)


def _parts(line: Phrasing) -> list[Part]:
    """The parts of a line, if frames fit it to its last word."""
    found: list[Part] = []
    at = 0
    if joint := _JOINT.match(line.line):
        at = joint.end() + (line.line[joint.end() : joint.end() + 1] == " ")
    while not (found and _END.match(line.line, at)):
        fitting = [
            (match.end(), -n, kind, match)
            for n, (kind, frame) in enumerate(frames())
            if (found or kind != "more")
            and (match := frame.match(line.line, at))
            and (kind != "share" or share_of(Found(match, line)))
        ]
        if not fitting:
            return []
        end, _, kind, match = max(fitting, key=lambda one: one[:2])
        found.append(Part(kind, Found(match, line)))
        joint = _JOINT.match(line.line, end)
        at = joint.end() if joint else end
        at += line.line[at : at + 1] == " "
    return found


def _made(clause: Clause, part: Part) -> Iterator[Aggregate | None]:
    """The sums that a part tells; None where it is not made out what they are of."""
    found = part.found
    named = [item for item in found.items("named") if isinstance(item.value, _REFS)]
    scope = _scope(clause, named)
    wholes = tuple(
        Selection(panel) for panel in (dict.fromkeys(s.panel for s in scope) if scope else clause.panels)
    )
    if scope is None or all(s.whole for s in scope) or len(scope) == 1 and scope[0].is_cell:
        yield None  # one cell is no sum
        return
    if (
        found.words("named3")
        and _scope(clause, [i for i in found.items("named3") if isinstance(i.value, _REFS)]) != scope
    ):
        yield None
        return
    if part.kind == "share":
        share = share_of(found)
        yield Aggregate("share", scope, share) if share else None
        if (again := found.number("again", "again2")) is not None:
            yield Aggregate("sum", scope, again)
    else:
        number = found.number("number")
        told = number is not None and number.op in ("=", "~", "<~", ">~") and _has_unit(clause, number)
        yield Aggregate("sum", scope, number) if number is not None and told else None
    if (whole := found.number("whole", "whole2")) is not None:
        yield Aggregate("sum", wholes, whole)
    if (other := found.number("number2")) is not None:
        yield _beside(clause, found, scope, other)


def _scope(clause: Clause, named: Sequence[Item]) -> tuple[Selection, ...] | None:
    """The cells of all that is named; of several lines those of each."""
    if not named:
        return None
    panels = [item for item in named if isinstance(item.value, PanelRef)]
    ways = [next(iter(subjects(clause, [item, *panels])), None) for item in named if item not in panels]
    if not ways or any(way is None or not way.selections for way in ways):
        return None
    return tuple(dict.fromkeys(s for way in ways if way is not None for s in way.selections))


def _has_unit(clause: Clause, number: Num) -> bool:
    """Whether a number in percent can be a sum of the cells."""
    return number.unit != "%" or all(called_percent(clause.panel(n)) for n in clause.panels)


def _beside(clause: Clause, found: Found, scope: tuple[Selection, ...], number: Num) -> Aggregate | None:
    """The sum that the first one is held against: that of the line beside it, or of what is named."""
    step = _BESIDE.get(found.words("beside"))
    if step is None:
        other = _scope(clause, [item for item in found.items("named2") if isinstance(item.value, _REFS)])
        return Aggregate("sum", other, number) if other else None
    one = scope[0]
    side = "rows" if one.rows is not None else "columns"
    chosen = one.rows if side == "rows" else one.columns
    size = len(axis_of(clause.panel(one.panel), side).ticks)
    if len(scope) > 1 or chosen is None or len(chosen) > 1 or not 0 <= chosen[0] + step < size:
        return None
    beside = (chosen[0] + step,)
    other_line = replace(one, rows=beside) if side == "rows" else replace(one, columns=beside)
    return Aggregate("sum", (other_line,), number)
