"""Whether what is compared, rises or falls does so in the facts that the numbers of a clause were traced to."""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.claims.amounts.met_places import places_of_name
from auditor.claims.judging import directions
from auditor.claims.traced.facts import Fact
from auditor.claims.traced.naming import names_told
from auditor.claims.traced.ranking import rivals
from auditor.claims.traced.siblings import siblings, steps
from auditor.claims.traced.told import Told
from auditor.language.clauses import Clause
from auditor.language.items import Item

_COMPARATIVE = re.compile(
    r"\b(?:[a-z]{3,}(?:ier|[^aeiou]er) than|(?:more|less) [a-z]+ than)\b", re.IGNORECASE
)

# Words that compare as verbs, and also name things.
_GRADED = re.compile(r"\b(?:more|less|stronger|weaker|better|worse)\b", re.IGNORECASE)
_NAMING = frozenset("match matches over".split())


def compared(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether what is said to be more is more: of two numbers, of two things named, or than all others of its sort."""
    if _COMPARATIVE.search(clause.text) and not any(item.has("compare") for item in clause.items):
        return False
    for item in clause.items:
        if (
            not item.has("compare")
            or item.has("trend")
            or any(one.item.start <= item.start < one.item.end for one in told)
        ):
            continue
        if item.text.casefold() in _NAMING:
            continue
        if item.has("compare", "=", ">=", "<=") or not _is_more(clause, item, told, way):
            return False
    return True


def _is_more(clause: Clause, item: Item, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    ups = _ways(clause, item, "compare", way)
    if clause.of("range"):  # "from 9 to 4 it gets less": the second is what is compared
        ups = (*ups, *(not up for up in ups if len(way) > 1))
    alike = len(way) > 1 and way[0].family[:1] == way[1].family[:1]
    if alike and not any(one.bounded for one in told[:2]):
        first, second = (fact.value for fact in way[:2])
        if min(first, second) < 0 < len(_GRADED.findall(clause.text)) and (first > second) != (
            abs(first) > abs(second)
        ):
            return False  # more of what is negative may be less
        if any(first > second if up else first < second for up in ups):
            return True
    for fact in way:
        if fact.term.second is not None and any(_leads(clause, fact, up) for up in ups):
            return True
    return (
        len(way) <= 3
        and any(all(_first_of(clause, fact, up) for fact in way if fact.term.second is None) for up in ups)
        and all(fact.term.second is None for fact in way)
    )


def _ways(clause: Clause, item: Item, kind: str, way: Sequence[Fact]) -> tuple[bool, ...]:
    """Whether a word tells of more (True), of less, or of either where it is not known which is better."""
    more, less = (">", "<") if kind == "compare" else ("up", "down")
    if item.has(kind, more):
        return (True,)
    if item.has(kind, less):
        return (False,)
    good = item.has(kind, "good")
    if not good and not item.has(kind, "bad"):
        return (True, False)
    found = directions("good" if good else "bad", clause.document, way[0].place[0])
    return tuple(word == "max" for word in found)


def _leads(clause: Clause, fact: Fact, up: bool) -> bool:
    """Whether of the two things of a fact the one that is named first, or alone, has more (or less)."""
    names = [
        item
        for item in names_told(clause)
        if sum(part <= places_of_name(clause, item) for part in fact.parts) == 1
    ]
    if not names:
        return True
    first = fact.parts[0] <= places_of_name(clause, names[0])
    above = fact.value > (1 if fact.term.relation == "ratio" else 0)
    return (above == first) == up


def _first_of(clause: Clause, fact: Fact, up: bool) -> bool:
    lines = [places_of_name(clause, item) for item in names_told(clause)]
    return any(
        len(values) > 1 and fact.value == (max if up else min)(values)
        for values in siblings(clause.document, fact, lines)
    )


def moved(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether what is said to rise or fall does: from one number to the next, or to the one that is told."""
    plain = [
        fact for one, fact in zip(told, way, strict=True) if fact.term.second is None and not one.bounded
    ]
    moves = [item for item in clause.items if item.has("trend")]
    courses = clause.of("course")
    if len(plain) == 1 == len(way):
        return not courses and all(
            any(_arrives(clause, plain[0], up) for up in _ways(clause, item, "trend", way)) for item in moves
        )
    steps_told = [second.value - first.value for first, second in pairwise(plain)]
    worked = any(fact.term.second is not None for fact in way)
    for item in moves:
        ups = _ways(clause, item, "trend", way)
        seen = steps_told if len(moves) > 1 else steps_told[:1]
        if not worked and not any(step and (step > 0) == up for step in seen for up in ups):
            return False
    monotone = len(plain) > 1 and any(
        all(steps(clause.document, one, two, up) for one, two in pairwise(plain)) for up in (True, False)
    )
    return not courses or (monotone and all(item.has("course", "monotone") for item in courses))


def _arrives(clause: Clause, fact: Fact, up: bool) -> bool:
    """Whether a value is not the opposite extreme of all that it may have come from."""
    return not any(
        len(values) > 1 and fact.value == (min if up else max)(values) for values in rivals(clause, fact)
    )
