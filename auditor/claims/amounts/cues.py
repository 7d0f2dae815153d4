"""What kind of number a part of a sentence tells, by the cue words around it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.amounts.parts import Part
from auditor.claims.amounts.told_shares import tells_joined, tells_share
from auditor.claims.better import better
from auditor.claims.judging import directions
from auditor.language.adjective_ends import is_superlative
from auditor.language.around import after, before
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.members import all_the_others
from auditor.language.residue import document_words

_CHANGING = re.compile(r"(?:doubl|tripl|quadrupl|quintupl|halv)(?:e|es|ed|ing)$", re.IGNORECASE)
_POINTS = frozenset("point pp percentage".split())
_MORE = frozenset(
    "more less fewer higher lower further extra additional better worse ahead behind apart above below up down".split()
)
# In the label before a sentence these make of its numbers more than what stands at a place: "Runner-up: A with 12".
_LABELLING = ("rank", "extreme", "stable", "same", "not", "except")
# Words that make of a number something which none of the kinds here can mean.
_BARRED = ("rank", "not", "except", "same", "course", "missing", "sign")


@dataclass(frozen=True, slots=True)
class Direction:
    """Which way a change or a comparison goes: `up`, and whether it runs from the first to the second (a trend)."""

    up: bool
    runs: bool


@dataclass(frozen=True, slots=True)
class Cue:
    """A kind of number: "cell", an aggregate or extreme, "difference", "ratio", "growth" or "share".

    `way` is the direction told, if any; `rank` tells that it is the highest ("max") or the lowest of its like.
    """

    kind: str
    way: Direction | None = None
    rank: str = ""


def cues(clause: Clause, part: Part) -> tuple[Cue, ...]:
    """The kinds of number that a part may tell, likeliest first; none where its words bar all of them."""
    if _barred(part) or _quantified(part) or (part.of("aggregate") and all_the_others(clause)):
        return ()
    own = own_cues(clause, part)
    if own:
        return own
    if any(item.kind in _LABELLING for item in clause.label):
        return ()
    inherited = _inherited(clause, part)
    if _led_by_unknown_superlative(clause, part):
        return inherited
    return (*inherited, *(() if any(cue.kind == "cell" for cue in inherited) else (Cue("cell"),)))


_SUPERLATIVE = re.compile(r"(?<![\w'’-])[a-z]{3,}est(?![\w'’])", re.IGNORECASE)


def _led_by_unknown_superlative(clause: Clause, part: Part) -> bool:
    """`The deepest water stood at A in May (62)`: what it tells of the 62 is more than where it stands."""
    places = [item.start for item in (*part.refs, *part.numbers)]
    led = _SUPERLATIVE.search(clause.sentence, clause.start, min(places))
    if (
        led is None
        or not is_superlative(led[0].casefold())
        or "," in clause.sentence[led.end() : min(places)]
    ):
        return False
    return led[0].casefold() not in document_words(clause)


# "From A to B" tells where numbers stand; whatever else speaks of a range tells that there are none beyond.
_NO_RANGE = frozenset(("from", "between", "within", "go from", "goes from"))


def tells_range(items: Sequence[Item]) -> bool:
    """Whether words tell what values lie in, and not how these go from one to the other."""
    ranging = any(item.kind == "range" and item.text.casefold() not in _NO_RANGE for item in items)
    return ranging and not any(item.has("trend") for item in items)


def _barred(part: Part) -> bool:
    """Whether words make of a number what no kind here is; a rank does so wherever it stands behind it."""
    return any(
        item.text.casefold() != "without" and (_near(part, item) or item.kind == "rank")
        for item in part.of(*_BARRED)
    )


def _near(part: Part, item: Item) -> bool:
    """Whether a word stands before the numbers of a part, or right behind them."""
    return item.first - part.numbers[-1].last <= 2


def _quantified(part: Part) -> bool:
    """Whether it speaks of none, some or most; but "only 12" is no more than a 12."""
    first = part.numbers[0].first
    return any(
        item.has("quant", "none", "only", "most", "few", "half", "some")
        and _near(part, item)
        and not (item.has("quant", "only") and 0 <= first - item.last <= 1)
        for item in part.items
    )


def own_cues(clause: Clause, part: Part) -> tuple[Cue, ...]:
    """The kinds of number that the words of a part itself tell."""
    number = part.numbers[0]
    way = direction(part)
    if number.kind == "factor" or clause.number(number).unit == "times" or after(clause, number) == ("time",):
        return (Cue("ratio", Direction(True, True) if _CHANGING.match(number.text) else way),)
    if tells_share(clause, part):
        return (Cue("share"),)
    steadiness = part.of("stable")
    if steadiness:
        return (Cue("spread", rank="min" if steadiness[0].has("stable", "stable") else "max"),)
    aggregates = [name for item in part.of("aggregate") if (name := item.sense("aggregate")) != "spread"]
    if _is_difference(clause, part, number):
        ranks = [word for item in part.of("extreme")[:1] for word in _extremes(clause, item)]
        if ranks:
            return tuple(Cue("difference", way, word) for word in ranks if word in ("max", "min"))
        growth = (Cue("growth", way),) if clause.number(number).unit == "%" else ()
        return (Cue("difference", way), *growth, *map(Cue, aggregates[:1]))
    if not aggregates and tells_joined(clause, part):
        aggregates = ["sum"]
    extremes = [word for item in part.of("extreme")[:1] for word in _extremes(clause, item)]
    if extremes and aggregates:
        return tuple(Cue(name, rank=word) for name in dict.fromkeys(aggregates) for word in extremes)
    if extremes:
        return tuple(Cue(word) for word in extremes)
    return tuple(Cue(name) for name in dict.fromkeys(aggregates))


def _extremes(clause: Clause, item: Item) -> tuple[str, ...]:
    return directions(item.sense("extreme"), clause.document, clause.panels[0])


def accounted(part: Part) -> list[Item]:
    """The cue words that a number of a part takes into account.

    The direction of a comparison is no part of what a single number tells: "above B, at 48" may be 48 and not above B.
    """
    kinds = ["aggregate", "range", "factor", "extreme", "stable", "foreign"]
    if len(part.numbers) > 1 or part.of("factor") or part.of("foreign"):
        kinds += ["trend", "compare"]
    told = list(part.of(*kinds))
    return told + [item for item in part.of("trend") if item.start < part.numbers[0].start] + part.of("quant")


def direction(part: Part) -> Direction | None:
    """The direction that a part's words of comparison or change tell."""
    for item in part.items:
        for kind, up, down in (("compare", ">", "<"), ("trend", "up", "down")):
            if item.has(kind, up) or item.has(kind, down):
                return Direction(item.has(kind, up), kind == "trend")
    return None


def contested(clause: Clause, part: Part) -> Direction | None:
    """The direction that words for winning and losing tell: "edges out". Where it is not known which way is better, higher is guessed."""
    way = better(clause.document, clause.panels[0]) or "higher"
    for item in part.of("compare"):
        if item.has("compare", "good", "bad"):
            passive = after(clause, item, 1) == ("by",)
            wins = item.has("compare", "good") != passive
            return Direction(wins == (way == "higher"), runs=False)
    return None


def _is_difference(clause: Clause, part: Part, number: Item) -> bool:
    lead, follow = before(clause, number, 3), after(clause, number, 2)
    if len(part.numbers) > 1 or lead[-1:] in (("from",), ("to",), ("at",)):
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
    return any(0 <= number.first - i.last <= 1 for i in trend)


def _inherited(clause: Clause, part: Part) -> tuple[Cue, ...]:
    """What the part before tells, or the words before the first part, the label or the heading."""
    if part.previous is not None:
        return tuple(
            cue for cue in cues(clause, part.previous) if cue.kind not in ("max", "min") and not cue.rank
        )
    earlier = [item for item in (*clause.siblings, *clause.before) if item.kind == "number"]
    if any(set(after(clause, item, 1)) & _POINTS for item in earlier):
        return (Cue("difference"),)
    for items in (clause.siblings[::-1], clause.before[::-1], clause.label, clause.trail_items[::-1]):
        for item in items:
            if item.has("aggregate", "mean", "sum", "median"):
                return (Cue(item.sense("aggregate")),)
            if item.kind == "foreign" and item.value == "derived":
                return (Cue("difference"),)
    return ()
