"""What kind of number a part of a sentence tells, by the cue words around it."""

from dataclasses import dataclass

from auditor.claims.amounts.parts import Part
from auditor.language.around import after, before
from auditor.language.clauses import Clause
from auditor.language.items import Item

_POINTS = frozenset("point pp percentage".split())
_MORE = frozenset("more less fewer higher lower further extra additional better worse ahead behind apart above below up down".split())
# Words that make of a number something which none of the kinds here can mean.
_BARRED = ("rank", "not", "except", "stable", "same", "course", "missing", "sign")
_SPREADS = frozenset("spread range span gap difference width swing variation distance".split())


@dataclass(frozen=True, slots=True)
class Cue:
    """A kind of number: "cell", an aggregate or extreme, "difference", "ratio" or "growth"; `up` the direction told, if any."""

    kind: str
    up: bool | None = None


def cues(clause: Clause, part: Part) -> tuple[Cue, ...]:
    """The kinds of number that a part may tell, likeliest first; none where its words bar all of them."""
    if part.of(*_BARRED) or _quantified(part):
        return ()
    own = _own(clause, part)
    if own:
        return own
    inherited = _inherited(clause, part)
    return (*inherited, *(() if any(cue.kind == "cell" for cue in inherited) else (Cue("cell"),)))


def _quantified(part: Part) -> bool:
    return any(item.has("quant", "none", "only", "most", "few", "half", "some") for item in part.items)


def _own(clause: Clause, part: Part) -> tuple[Cue, ...]:
    number = part.numbers[0]
    up = _direction(part)
    if number.kind == "factor" or clause.number(number).unit == "times":
        return (Cue("ratio", up),)
    aggregates = [item.sense("aggregate") for item in part.of("aggregate")]
    differing = _is_difference(clause, part, number)
    if differing:
        change = (Cue("difference", up),)
        if clause.number(number).unit == "%":
            change = (*change, Cue("growth", up))
        if aggregates and aggregates[0] in ("mean", "sum"):
            return (*change, Cue(aggregates[0]))
        return change
    extremes = part.of("extreme")
    if extremes:
        return tuple(Cue(word) for item in extremes[:1] for word in _extremes(item))
    if aggregates:
        return tuple(Cue(name) for name in dict.fromkeys(aggregates))
    if part.of("compare") and any(not item.has("compare", "=") for item in part.of("compare")):
        return ()
    return ()


def _extremes(item: Item) -> tuple[str, ...]:
    word = item.sense("extreme")
    return (word,) if word in ("max", "min") else ("max", "min")


def _direction(part: Part) -> bool | None:
    for item in part.items:
        for kind in ("compare", "trend"):
            if item.has(kind, ">", "up"):
                return True
            if item.has(kind, "<", "down"):
                return False
    return None


def _is_difference(clause: Clause, part: Part, number: Item) -> bool:
    lead, follow = before(clause, number, 3), after(clause, number, 2)
    if len(part.numbers) > 1:
        return False
    if lead[-1:] == ("by",) or follow[:1] and (follow[0] in _POINTS or follow[0] in _MORE):
        return True
    if any(item.kind == "foreign" and item.value == "derived" for item in part.items):
        return True
    if any(item.has("aggregate", "spread") for item in part.items):
        return True
    compare = [i for i in part.items if i.has("compare", ">", "<", "good", "bad")]
    if any(0 <= i.first - number.last <= 1 for i in compare):
        return True
    trend = [i for i in part.items if i.has("trend", "up", "down", "good", "bad")]
    return any(0 <= number.first - i.last <= 1 and "to" not in lead[-1:] for i in trend)


def _inherited(clause: Clause, part: Part) -> tuple[Cue, ...]:
    """What the part before tells, or the words before the first part, the label or the heading."""
    if part.previous is not None:
        return cues(clause, part.previous)
    for items in (clause.before[::-1], clause.label, clause.trail_items[::-1]):
        for item in items:
            if item.has("aggregate", "mean", "sum", "median"):
                return (Cue(item.sense("aggregate")),)
        if any(item.has("extreme") for item in items):
            return ()
    return ()
