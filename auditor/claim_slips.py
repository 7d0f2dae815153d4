"""Claims that one slip of a writer makes of another: a name for another of its axis, the other end, another quantifier.

A claim is data, whatever its kind: slips are changes of its fields by their names and types. A slip stands once in a
sentence, but what it tells wrongly may be told of several facts: each change is tried in each fact, and in all.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from functools import partial
from itertools import chain, combinations
from typing import Any

from auditor.claim_parts import mapped, nodes, parts
from auditor.claim_renames import renamings
from auditor.language.numbers import Num
from auditor.model import Document

Change = Callable[[Any], Any]

_TURNED_WORDS = {
    "way": {"up": "down", "down": "up", "top": "bottom", "bottom": "top"},
    "how": {"most": "least", "least": "most", "more": "less", "less": "more", "max": "min", "min": "max"},
    "direction": {"max": "min", "min": "max", "up": "down", "down": "up"},
    "relation": {">": "<", "<": ">", ">=": "<=", "<=": ">=", "same": ">"},
    "op": {">": "<", "<": ">", ">=": "<=", "<=": ">="},
    "measure": {
        "recall": "precision",
        "precision": "recall",
        "misses": "false alarms",
        "false alarms": "misses",
        "miss rate": "false discovery rate",
        "false discovery rate": "miss rate",
        "support": "predictions",
        "predictions": "support",
        "accuracy": "error rate",
        "error rate": "accuracy",
        "correct": "wrong",
        "wrong": "correct",
    },
}
_ENDS = frozenset(("low", "up", "denied"))
# Ranks and small counts that a claim holds as plain numbers.
_COUNTS = ("rank", "many", "count", "size")
MOST_STEPS = 3
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
# Which of a family are meant: the field with their numbers, and the one with the family.
_POINTERS = (("chosen", "amounts"), ("at", "worths"), ("told", "series"), ("named", "tests"))
# Numbers that a claim keeps as they are written.
_WRITTEN = ("text", "amount")


def slips(claim: Any, document: Document) -> Iterator[Any]:
    """The claims that differ from one by a single slip of its writer, its numbers apart."""
    for change in _changes(claim, document):
        yield from (other for other in _in_facts(claim, change) if other != claim)
    yield from _told_less(claim)


def turned_or_renamed(claim: Any, document: Document) -> Iterator[Any]:
    """The claims that differ from one by a direction or a name, and still tell it of as many things."""
    changes = chain((_turner(name) for name in _TURNED_WORDS), renamings(claim, document))
    return (other for change in changes for other in _in_facts(claim, change) if other != claim)


def _in_facts(claim: Any, change: Change) -> Iterator[Any]:
    """A claim with a change made everywhere, and in each of its facts alone."""
    yield mapped(claim, change)
    for name in (field.name for field in fields(claim)):
        own = getattr(claim, name)
        if isinstance(own, tuple) and len(own) > 1:
            for at, fact in enumerate(own):
                yield replace(claim, **{name: (*own[:at], mapped(fact, change), *own[at + 1 :])})


def _changes(claim: Any, document: Document) -> Iterator[Change]:
    yield from (_turner(name) for name in _TURNED_WORDS)
    yield from (_turner_at(at) for at in range(MOST_STEPS))
    yield from (_end_turner(name) for name in _ENDS)
    yield from (_counter(name, by) for name in _COUNTS for by in range(-MOST_STEPS, MOST_STEPS + 1) if by)
    yield from (_rewriter(name, by) for name in _WRITTEN for by in range(-MOST_STEPS, MOST_STEPS + 1) if by)
    yield _crossed_over
    yield _unlike
    yield _the_other_ahead
    yield from _gone_the_other_way(claim)
    yield from _exchanges(claim)
    for renames in renamings(claim, document):
        yield renames
        yield _pointing(renames)
    yield from _pointed_elsewhere(claim)


def _turner(name: str) -> Change:
    def turn(part: Any) -> Any:
        other = _TURNED_WORDS[name].get(str(getattr(part, name, "")))
        return replace(part, **{name: other}) if other else part

    return turn


def _turner_at(at: int) -> Change:
    """One of the directions that a claim lists, turned."""

    def turn(part: Any) -> Any:
        own = getattr(part, "directions", ())
        other = _TURNED_WORDS["direction"].get(own[at]) if len(own) > at else None
        return replace(part, directions=(*own[:at], other, *own[at + 1 :])) if other else part

    return turn


def _end_turner(name: str) -> Change:
    def turn(part: Any) -> Any:
        value = getattr(part, name, None)
        return replace(part, **{name: not value}) if isinstance(value, bool) else part

    return turn


def _counter(name: str, by: int) -> Change:
    def change(part: Any) -> Any:
        count = getattr(part, name, None)
        if isinstance(count, bool) or not isinstance(count, int) or count <= 0 or count + by <= 0:
            return part
        return replace(part, **{name: count + by})

    return change


def _rewriter(name: str, by: int) -> Change:
    """A number that is kept as it is written, some steps of its last digit off; or one beside how many there are."""

    def change(part: Any) -> Any:
        text, counted = getattr(part, name, ""), getattr(part, "counted", None)
        if isinstance(counted, tuple):
            return replace(part, counted=(counted[0] + by, *counted[1:]))
        if isinstance(part, Num) or not isinstance(text, str) or not _NUMBER.fullmatch(text):
            return part
        digits = len(text.partition(".")[2])
        return replace(part, **{name: f"{float(text) + by / 10**digits:.{digits}f}"})

    return change


def _crossed_over(part: Any) -> Any:
    """What is told of one and another, the other way round; errors, what was mistaken for what it was taken for."""
    if hasattr(part, "one") and hasattr(part, "other"):
        return replace(part, one=part.other, other=part.one)
    if all(hasattr(part, name) for name in ("measure", "cells", "base")):
        return replace(part, cells=_swapped(part.cells), base=_swapped(part.base))
    amounts: Any = getattr(part, "amounts", None) or ()
    if getattr(part, "form", "") in ("beyond", "times", "moves") and len(amounts) > 1:
        return replace(part, amounts=(*reversed(amounts[:2]), *amounts[2:]))
    return part


def _unlike(part: Any) -> Any:
    """`A and B are as many`, where they are not: nothing is told of how one stands to the other."""
    if getattr(part, "form", "") == "same" and part.num is None:
        return replace(part, amounts=part.amounts[:1] * 2)
    return part


def _the_other_ahead(part: Any) -> Any:
    """`A trails B by 10`, where A is ahead: how far it trails goes with that."""
    if getattr(part, "form", "") in ("beyond", "moves") and part.num is not None:
        return replace(part, low=not part.low, num=None)
    return part


def _gone_the_other_way(claim: Any) -> Iterator[Change]:
    """The same of what is told in two tests of one number: that it rose, and by how much."""
    tests = [one for one in nodes(claim) if hasattr(one, "worth") and hasattr(one, "relation")]
    for one in tests:
        other = _TURNED_WORDS["relation"].get(one.relation)
        if one.num is None and other and any(two.worth == one.worth and two.num is not None for two in tests):
            yield partial(_all_so, one.worth, replace(one, relation=other))


def _all_so(worth: Any, test: Any, part: Any) -> Any:
    return test if getattr(part, "worth", None) == worth and hasattr(part, "relation") else part


def _swapped(cells: tuple[tuple[Any, Any], ...]) -> tuple[tuple[Any, Any], ...]:
    return tuple((two, one) for one, two in cells)


def _exchanges(claim: Any) -> Iterator[Change]:
    """Two numbers, each in the place of the other."""
    told = list(dict.fromkeys(parts(claim, Num)))
    for one, two in combinations(told, 2):
        new_one, new_two = (
            replace(own, value=other.value, step=other.step) for own, other in ((one, two), (two, one))
        )
        yield partial(_exchanged, {one: new_one, two: new_two})


def _exchanged(swap: Mapping[Num, Num], part: Any) -> Any:
    return swap.get(part, part) if isinstance(part, Num) else part


def _pointing(renames: Change) -> Change:
    """Of a family another one is told: that to which a renaming leads."""

    def change(part: Any) -> Any:
        for name, family in _POINTERS:
            own, all_ = getattr(part, name, None), getattr(part, family, None)
            if isinstance(own, tuple) and isinstance(all_, tuple) and own:
                led = [mapped(all_[n], renames) for n in own if n < len(all_)]
                if all(one in all_ for one in led):
                    return replace(part, **{name: tuple(all_.index(one) for one in led)})
        if getattr(part, "which", ()) and getattr(part, "pairs", ()):
            renamed = renames(part)
            return replace(part, which=renamed.which) if set(renamed.which) <= set(part.pairs) else part
        return part

    return change


def _pointed_elsewhere(claim: Any) -> Iterator[Change]:
    """Of a family one more, one less, or another one is told in one place."""
    for node in nodes(claim):
        for name, family in _POINTERS:
            own, all_ = getattr(node, name, None), getattr(node, family, None)
            if not (isinstance(own, tuple) and isinstance(all_, tuple)) or any(
                type(n) is not int for n in own
            ):
                continue
            others = [n for n in range(len(all_)) if n not in own]
            sets = [tuple(b if n == a else n for n in own) for a in own for b in others]
            sets += [(*own, b) for b in others] + [
                tuple(n for n in own if n != a) for a in own if len(own) > 1
            ]
            yield from (_node_for(node, replace(node, **{name: one})) for one in sets)


def _node_for(old: Any, new: Any) -> Change:
    return lambda part: new if part == old else part


def _told_less(claim: Any) -> Iterator[Any]:
    """A claim with one of its quantifiers weakened: of what is told of all, or of none, most or few are so."""
    for node in dict.fromkeys(nodes(claim)):
        for other in _weaker(node):
            yield mapped(claim, _node_for(node, other))


def _weaker(node: Any) -> Iterator[Any]:
    if getattr(node, "quantifier", "") in ("all", "none", "only") and hasattr(node, "count"):
        few = [Num(float(n), 1.0, str(n), word=True) for n in range(1, len(node.pairs))]
        yield from (replace(node, quantifier="count", count=count) for count in few)
        yield from (replace(node, quantifier=other) for other in ("all", "none") if other != node.quantifier)
    if getattr(node, "about", "") == "extreme" and node.which:
        # What is told to be the first, or to come next, comes one later.
        others = [pair for pair in node.pairs if pair not in node.which]
        yield from (replace(node, pairs=tuple(p for p in node.pairs if p != ahead)) for ahead in others)
    if hasattr(node, "least") and hasattr(node, "most"):
        many = len(node.area.places if hasattr(node, "area") else getattr(node, "areas", ()))
        ends = [(None, None), (0, 0), *((n, n) for n in range(1, many))]
        yield from (replace(node, least=least, most=most) for least, most in ends)
    tests = getattr(node, "tests", ())
    if len(tests) > 2 and node.count is None and node.named is None:  # what is told of all holds of most
        most = range((len(tests) + 1) // 2, len(tests))
        yield from (replace(node, count=Num(float(n), 1.0, str(n), word=True)) for n in most)
    if getattr(node, "form", "") == "bound" and getattr(node, "num", 0) is None:
        counts = range(1, len(node.amounts))
        yield from (replace(node, num=Num(float(n), 1.0, str(n), word=True)) for n in counts)
