"""Spans of values in a sentence: "from 3 to 38", "between 40 and 55", "45-48", "in the 50s", "a low of 3 and a high of 38".

A span tells its two numbers, the references that place its ends, and how it is meant: "extremes" (the smallest and
the largest value are just these), "within" (all values lie between them) or "most" (most of them do).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.language.around import after, before, between, loose_words, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import cites, counted_things
from auditor.language.numbers import Num

EXTREMES, WITHIN, MOST = "extremes", "within", "most"

_JOINTS = frozenset("to and - – through until till →".split())
_FILLERS = frozenset(
    "( ) , a an the of at for in up down % as just about around roughly ~ approximately nearly almost some value score low high and percent point points low-point".split()
)
_RANGE = word_set(
    """
    range ranges ranging ranged span spans spanning spanned vary varies varying varied run runs
    running extend extends extending stretch stretches stretching cover covers covering spread
    fluctuate fluctuates fluctuating oscillate oscillates
    """
)
_WITHIN = word_set(
    """
    outside beyond between within lie lies lying fall falls falling stay stays staying remain
    remains remaining sit sits sitting confined bounded limited band keep keeps kept held restricted
    contained stuck hover found interval corridor leave leaves leaving land lands
    """
)
_PACKED = word_set("squeezed squeeze packed pack crammed compressed compress")
_CLUSTER = word_set(
    """
    cluster clusters clustered clustering hover hovers hovering concentrate concentrates
    concentrated centered centred center centre gravitate gravitates congregate bunch bunched
    grouped gather gathers huddle huddles
    """
)
_MOTION = word_set(
    """
    go goes going went move moves moving moved pass passes change changes shift shifts turn get gets
    take takes bring brings push pushes lift lifts lead leads improve raise lower drop step walk
    jump climb progress advance transition swing scale scaling
    """
)
_AXIS_WORDS = word_set(
    """
    axis axes tick ticks marker markers label labels labelled labeled legend legends colorbar
    colourbar scale bar gradient colormap key step steps increment increments interval spaced epochs
    seeds
    """
)
_OF_VALUES = word_set(
    """
    of in ( value score with at reading entry number result level : accuracy
    """
)
_DECADE = re.compile(r"^(\d*[1-9]?0)s$")


@dataclass(frozen=True, slots=True)
class Span:
    """Two numbers with what they say; `low` and `high` are in the order of their size."""

    low: Num
    high: Num
    meaning: str
    first: Item
    items: frozenset[Item]
    low_place: tuple[Item, ...] = ()
    high_place: tuple[Item, ...] = ()


def spans(clause: Clause) -> list[Span]:
    """All spans of a clause, if they take up all of its numbers; else none."""
    things = counted_things(clause)
    numbers = [item for item in clause.numbers if item not in things]
    if set(loose_words(clause)) & _AXIS_WORDS or not numbers or any(cites(clause, item) for item in numbers):
        return []
    found: list[Span] = []
    at = 0
    while at < len(numbers):
        decade = _decade(clause, numbers, at)
        pair = decade or (_pair(clause, numbers[at], numbers[at + 1]) if at + 1 < len(numbers) else None)
        if pair is None:
            return []
        found.append(pair)
        at += sum(item.kind == "number" for item in pair.items)
    return found


def _pair(clause: Clause, first: Item, second: Item) -> Span | None:
    """Two numbers joined to a span; the words before them tell how it is meant."""
    if any(
        clause.number(item).op not in ("=", "~", "<~", ">~") and not _up_to(clause, item, second)
        for item in (first, second)
    ):
        return None
    roles = _roles(clause, first, second)
    joint = between(clause, first, second)
    inner = [item for item in clause.items if first.last <= item.first < second.first and item.kind == "ref"]
    loose = [
        word
        for index, word in enumerate(joint, first.last)
        if not any(i.first <= index < i.last for i in (*inner, *roles))
    ]
    if not set(loose) <= _JOINTS | _FILLERS or not (set(loose) & _JOINTS or roles):
        return None
    meaning = EXTREMES if len(roles) == 2 else _meaning(clause, first, loose)
    low, high = clause.number(first), clause.number(second)
    if low.op in ("~", "<~", ">~") and high.op == "=":
        high = replace(high, op="~")
    high = replace(high, op="=") if high.op == "<=" else high
    if high.unit and not low.unit:
        low = replace(low, unit=high.unit)
    backwards = low.value > high.value
    if not meaning or backwards and (len(roles) != 2 and "and" not in loose):
        return None
    behind = _behind(clause, second) if inner else []
    if backwards:
        low, high, inner, behind = high, low, behind, inner
    return Span(
        low,
        high,
        meaning,
        first,
        frozenset([first, second, *roles, *inner, *behind]),
        tuple(inner),
        tuple(behind),
    )


def _up_to(clause: Clause, item: Item, second: Item) -> bool:
    """`from 3 up to 38` is no bound."""
    return item is second and clause.number(item).op == "<=" and before(clause, item)[-1:] == ("to",)


def _roles(clause: Clause, first: Item, second: Item) -> list[Item]:
    """The words that tell the ends: "(minimum)", "a low of", "a high of"; both or none."""
    cues = [cue for cue in clause.of("extreme") if first.first - 4 <= cue.first <= second.last + 2]
    kinds = [cue.sense("extreme") for cue in cues]
    return cues if sorted(kinds) in (["max", "min"], ["bad", "good"]) else []


def _behind(clause: Clause, second: Item) -> list[Item]:
    """The place of the second end: references right behind it."""
    return [
        item
        for item in clause.items
        if item.kind == "ref" and item.first >= second.last and item.first - second.last <= 4
    ][:2]


def _meaning(clause: Clause, first: Item, joint: list[str]) -> str:
    """How a span is meant, by the words before it."""
    words = set(loose_words(clause)) | {item.text.casefold() for item in clause.of("range")}
    words = {part for word in words for part in word.split()} | {word.rstrip("s") for word in words}
    lead = tuple(
        word
        for word in before(clause, first, 6)
        if word not in ("about", "around", "roughly", "approximately", "~", "some", "nearly", "just")
    )
    noun = any(
        lead[at] in ("range", "interval", "corridor", "band", "window")
        and lead[at - 1] in ("the", "a", "in", "within")
        for at in range(1, len(lead))
    )
    most = words & _CLUSTER or clause.of("quant", "most") or clause.of("hedge")
    if lead[-2:] in (("anything", "between"), ("anywhere", "between"), ("anything", "from")):
        return EXTREMES
    if noun and {"in", "within"} & set(lead):
        return MOST if most else WITHIN
    if words & _RANGE and not clause.of("quant", "most"):
        return MOST if clause.of("hedge") and words & _CLUSTER else EXTREMES
    if words & (_WITHIN | _CLUSTER | _PACKED):
        return MOST if most else WITHIN
    if lead[-1:] == ("from",) and "to" in joint and not words & _MOTION and not clause.axes:
        return EXTREMES
    if "-" in joint and lead and lead[-1] in _OF_VALUES or lead[-2:] == ("in", "the"):
        return MOST if most else WITHIN
    return ""


def _decade(clause: Clause, numbers: list[Item], at: int) -> Span | None:
    """`in the 20s`, `in the low 60s`, `in the 20s-30s`."""
    first = numbers[at]
    bounds = decade_of(clause, first)
    if bounds is None or "the" not in before(clause, first, 3):
        return None
    used = [first]
    low, high = bounds
    following = numbers[at + 1] if at + 1 < len(numbers) else None
    if following is not None and set(between(clause, first, following)) <= _JOINTS | {
        "the",
        "low",
        "high",
        "mid",
        "upper",
    }:
        other = decade_of(clause, following)
        if other is not None:
            used.append(following)
            high = other[1]
    num = clause.number(first)
    ends = (
        replace(num, value=low, op="=", unit="", step=0.0),
        replace(num, value=high, op="=", unit="", step=0.0),
    )
    most = clause.of("quant", "most") or clause.of("hedge") or set(loose_words(clause)) & _CLUSTER
    return Span(*ends, MOST if most else WITHIN, first, frozenset(used))


def decade_of(clause: Clause, item: Item) -> tuple[float, float] | None:
    """What `the 50s`, `the mid-50s` cover, or None."""
    text = clause.sentence[item.start : item.end + 1].strip()
    found = _DECADE.match(item.text) or _DECADE.match(text)
    if not found:
        return None
    start, digits = float(found[1]), found[1]
    width = 10.0 ** max(1, len(digits) - len(digits.rstrip("0")) if len(digits) > 2 else 1)
    lead = before(clause, item, 2)
    low, high = (
        (0.0, 0.5)
        if "low" in lead
        else (0.25, 0.75)
        if "mid" in lead
        else (0.5, 1.0)
        if {"high", "upper"} & set(lead)
        else (0.0, 1.0)
    )
    return start + low * width, start + high * width - 1e-9


def extents(clause: Clause) -> Iterator[tuple[Item, frozenset[Item]]]:
    """Numbers that tell how far the largest and the smallest value are apart, with the cues that say so."""
    counts = counted_things(clause)
    numbers = [item for item in clause.numbers if item not in counts]
    if len(numbers) != 1:
        return
    cues = [cue for cue in clause.of("aggregate", "spread") if not _deviation(cue)]
    extremes = clause.of("extreme")
    kinds = sorted(cue.sense("extreme") for cue in extremes)
    words = set(loose_words(clause)) | {cue.text.casefold() for cue in clause.of("range")}
    lead = before(clause, numbers[0], 4)
    apart = [
        cue
        for cue in clause.of("foreign", "derived")
        if cue.text.casefold() in ("difference", "gap", "distance", "span", "spread", "range")
    ]
    both = kinds in (["max", "min"], ["bad", "good"]) and bool(
        words & word_set("difference gap distance separate separates apart between") or cues or apart
    )
    verb = (
        bool({"span", "spans", "spanning", "spanned"} & words)
        or bool({"range", "vary", "varies", "varie", "fluctuate"} & words)
        and bool({"by", "of"} & set(lead))
    )
    close = {"within"} & set(lead) and bool({"other", "another"} & words)
    if _is_band(clause, numbers[0]):
        yield numbers[0], frozenset([*cues, *extremes])
    elif (cues or verb or close) and not extremes or both:
        yield numbers[0], frozenset([*cues, *extremes, *apart])


def _is_band(clause: Clause, number: Item) -> bool:
    """`a three-point band`, `a 5 unit window`."""
    following = [word for word in after(clause, number, 4) if word != "-"]
    return following[:1] in (["point"], ["unit"], ["percent"], ["percentage"]) and bool(
        set(following[1:3]) & {"band", "window", "range", "corridor", "span", "spread", "interval"}
    )


def surroundings(clause: Clause) -> Span | None:
    """`hover around 45`, `cluster near 0.9`: one number that most values are about."""
    if len(clause.numbers) != 1:
        return None
    item = clause.numbers[0]
    num = clause.number(item)
    words = set(loose_words(clause)) | {
        part for cue in clause.of("range") for part in cue.text.casefold().split()
    }
    if not words & _CLUSTER or num.op not in ("~", "="):
        return None
    num = replace(num, op="~")
    return Span(num, num, MOST, item, frozenset([item]))


def _deviation(cue: Item) -> bool:
    return any(word in cue.text.casefold() for word in ("deviation", "variance", "variability"))
