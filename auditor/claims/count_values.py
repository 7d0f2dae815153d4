"""From a clause to values that are told by how many there are, and where: "both 8s stand in row A", "38 is found in May and again in June"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.count_claim import Count
from auditor.claims.places_told import each_place
from auditor.language.amounts_told import Amount
from auditor.language.around import before, between, word_set
from auditor.language.clauses import Clause
from auditor.language.counted import Test
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.numbers import Num
from auditor.language.pairs import EITHER, PANEL, sides
from auditor.language.scope import selection
from auditor.language.subject import subjects
from auditor.quantity import plain_number
from auditor.world import Selection

_FORBIDDEN = ("extreme", "rank", "aggregate", "trend", "stable", "course", "except", "missing", "factor")
_PLACING = re.compile(
    r"\b(?:all |both )?(?:shares?|stands?|sits?|lies?|lie|are|is|falls?|occurs?|appears?|belongs?|(?:is|are) found|comes?|turns? up|shows? up)"
    r"(?: (?:all|both|together|found|located|only|set|printed|shown))* (?:in|at|on|to|the|for|within)\b",
    re.IGNORECASE,
)
_PLAIN = word_set(
    "share shares stand stands sit sits lie lies fall falls occur occurs appear appears belong belongs both all pair of together unique again once more found turn turns up it at in on row column cell same not"
)
_TELLING = frozenset("of reading readings value values cell cells entry entries score scores the".split())


@dataclass(frozen=True, slots=True)
class _Told:
    """A value, and how often it is told to be there."""

    value: Num
    amount: Amount
    items: frozenset[Item]


def read_values(clause: Clause) -> Iterator[Reading]:
    """A value with its number, and the place of all of them; or a value, and places that each have it."""
    if any(clause.of(kind) for kind in _FORBIDDEN) or clause.of("compare"):
        return
    yield from _all_placed(clause)


def _all_placed(clause: Clause) -> Iterator[Reading]:
    told = _told(clause)
    verb = _PLACING.search(clause.text)
    if told is None or verb is None or clause.of("not"):
        return
    at = clause.start + verb.start()
    there = [item for item in clause.refs if item.start >= at]
    ahead = [item for item in clause.refs if item.start < at]
    if (
        not there
        or len(there) + len(ahead) < len(clause.refs)
        or any(EITHER in sides(item) for item in there)
    ):
        return
    if any(item.kind == "number" for item in clause.items if item not in told.items):
        return
    for subject in subjects(clause, [*ahead, *_panels(clause)]):
        place = [
            each_place(clause, s.panel, there, ahead) or _crossed(clause, s.panel, [*ahead, *there])
            for s in subject.selections
        ]
        if all(place) and subject.selections:
            meant = Count(
                Test("=", told.value),
                told.amount,
                subject.selections,
                False,
                tuple(s for found in place for s in found),
                Amount("all"),
                certain=subject.sure,
            )
            yield _reading(clause, meant, told.items)


def _crossed(clause: Clause, panel: int, refs: Sequence[Item]) -> tuple[Selection, ...]:
    """What several references of different sides have in common."""
    found = selection(clause, panel, refs)
    return () if found is None else (found,)


def _told(clause: Clause) -> _Told | None:
    """`both 6s`, `the pair of 9s`, `all three zeros`, `the two readings of 4`: the value and how many there are."""
    numbers = clause.numbers
    both = [item for item in clause.of("quant", "both") if not any(r.first == item.last for r in clause.refs)]
    if not numbers or numbers[0].start > min((r.start for r in clause.refs), default=clause.end):
        return None
    last, value = numbers[-1], clause.number(numbers[-1])
    if value.op != "=" or len(numbers) > 2 or value.bracket:
        return None
    if len(numbers) == 1 and len(both) == 1 and both[0].last <= last.first:
        cue, count = both[0], Num(2.0, 1.0, "two", word=True)
    elif len(numbers) == 2 and _is_many(clause, numbers[0]):
        cue, count = numbers[0], clause.number(numbers[0])
    else:
        return None
    gap = set(between(clause, cue, last))
    several = last.text.casefold().endswith("s")
    if not gap <= _TELLING or not (several or "of" in gap) or (several and gap - {"of", "the"}):
        return None
    exact = replace(value, word=False, step=0.0, text=plain_number(value.value)) if value.word else value
    items = frozenset([*numbers, *clause.of("quant", "both", "all")])
    return _Told(replace(exact, unit="", text=exact.text.removesuffix("s")), Amount("exactly", count), items)


def _is_many(clause: Clause, item: Item) -> bool:
    """`the three`, `all three`: a whole number that tells of how many the rest is said."""
    num = clause.number(item)
    known = before(clause, item)[-1:] in (("the",), ("all",))
    return num.op == "=" and num.value == int(num.value) and 1 < num.value < 100 and known


def _panels(clause: Clause) -> list[Item]:
    return [item for item in clause.items if sides(item) == (PANEL,)]


def _reading(clause: Clause, count: Count, items: frozenset[Item]) -> Reading:
    shared = [item for item in clause.of("foreign") if item.text.casefold().startswith("share")]
    nouns = [item for item in clause.items if item.kind in ("noun", "range", "verb")]
    panels = tuple(dict.fromkeys(s.panel for s in (*count.there, *count.scope)))
    pronouns = tuple(m.span() for m in re.finditer(r"\b(?:it|they|again)\b", clause.statement.text))
    return Reading(
        count,
        items | frozenset([*shared, *nouns, *clause.refs, *_panels(clause)]),
        panels,
        understood=(*understood(clause, _PLAIN), *pronouns),
    )
