"""What a predicate asks of cells: above, below or equal to a number, and of how many of its cells it asks it."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.better import resolved
from auditor.claims.found import Found
from auditor.claims.tallies.claims import EVERY
from auditor.claims.tallies.quantities import BOUNDS, ONE, number_of
from auditor.language.amounts_told import Amount
from auditor.language.counted import Test
from auditor.language.loose import HAVING
from auditor.language.numbers import Num

SOME, NONE = Amount("some"), Amount("none")
_PASSING = frozenset(
    "pass passed exceed exceeded surpass surpassed top topped beat clear cleared break broke cross crossed outdo overtake".split()
)
_REACHING = frozenset("reach reached hit attain attained touch touched manage managed make made".split())
_FAILING = frozenset("fail failed".split())
_GETTING = frozenset("get got come came make made".split())
_FALLING = frozenset(
    "drop dropped fell dipped got sank went slipped climbed rose fall dip get sink go slip climb rise".split()
)
_STAYING = frozenset("stay stayed remained kept lay sat stood remain keep lie sit stand hover".split())
# Cues that change what a number is: no value is told with these.
_CHANGING = (
    "trend",
    "aggregate",
    "factor",
    "extreme",
    "rank",
    "stable",
    "course",
    "foreign",
    "same",
    "missing",
    "colour",
)
# By these something is just what is told, or has just so much.
_PLAIN = frozenset(
    "is are wa was were be being remain remained stay stayed lie lay sit sat stand stood hold held show showed shown have has had contain read equal give gave "
    "belong to at on in a an the class value score level number reading of all each both only just exactly even still with left recorded listed".split()
)


def test_of(kind: str, found: Found, better: str) -> Test | None:
    """What a cell must be, where more of it is `better`, or less."""
    if kind == "sign":
        return Test(">" if found.words("sign").startswith("positive") else "<", Num(0.0, 0.0, "0"))
    if kind == "between":
        low, high = found.number("low"), found.number("high")
        return Test("between", low, high) if low and high and low.value <= high.value else None
    changing = [item for item in found.items("verb", "unit") if item.kind in _CHANGING]
    verb = found.words("verb").split()
    if verb[-1:] == ["to"] and len(changing) == 1 and changing[0].has("trend", "up", "down"):
        told = bound_of(found, "")
        return replace(told, relation="<=" if changing[0].has("trend", "down") else ">=") if told else None
    if verb[-1:] == ["to"] and set(verb) & _GETTING and not changing:  # "never gets to 50"
        told = bound_of(found, "")
        return replace(told, relation=">=") if told and told.relation == "=" else None
    return None if changing else bound_of(found, found.words("verb"), better)


def bound_of(found: Found, verb: str, better: str = "") -> Test | None:
    """The relation and the number that a predicate tells."""
    words = found.words("bound")
    if words.split()[0] in ("nothing", "none", "no"):
        return Test("=", Num(0.0, 0.0, "0", word=True))
    number = number_of(found, "bound") if not words.startswith("a single") else ONE
    if number is None:
        return None
    relation = bounding(words) or number.op
    if graded := _graded(found):
        relation = resolved(graded, better)  # "slower than 40"
    if more := found.words("more"):
        relation = (
            ">=" if more.split()[-1] in ("larger", "more", "higher", "above", "greater", "over") else "<="
        )
    if relation == "=":
        compared = [
            item.sense("compare")
            for item in found.items("verb", "asked")
            if item.has("compare", ">", "<", ">=", "<=")
        ]
        last = verb.split()
        relation = (
            compared[0]
            if compared
            else ">"
            if _PASSING & set(last)
            else ">="
            if _REACHING & set(last)
            else "="
        )
    if relation not in ("=", ">", "<", ">=", "<="):
        return None
    return Test(relation, replace(number, op="="))


def _graded(found: Found) -> str:
    """`better`, `slower`: how good what is compared with a number is, or nothing."""
    compared = (item for item in found.items("verb", "asked") if item.has("compare", "good", "bad"))
    return next((item.sense("compare") for item in compared), "")


def bounding(words: str) -> str:
    """The relation that words before a number tell."""
    return next(
        (op for key, op in BOUNDS.items() if words.startswith(key) and op in (">", "<", ">=", "<=")), ""
    )


def hows_of(found: Found, test: Test, single: bool) -> Iterator[Amount]:
    """In how many of its cells a thing passes: as the words around the verb tell, or in each way that they leave open."""
    words = often(found).split()
    verb = set(found.words("verb").split())
    if {"never", "not"} & {*words, *verb} or verb & _FAILING:
        yield NONE
    elif {"any", "some"} & set(words) and not single and not stays(found):  # "at any depth"
        yield SOME
        if not verb & _REACHING:
            yield EVERY
    elif (
        single
        or {"alway", "throughout", "everywhere", "every", "each", "all", "both", "consistently"} & set(words)
        or _every(found)
    ):
        yield EVERY
    elif {"ever", "anywhere", "somewhere", "some", "any", "least"} & set(words):
        yield SOME
    elif stays(found) or test.relation == "=" and not verb & _REACHING:
        yield EVERY
    elif verb & (_FALLING | _PASSING | _REACHING):
        yield SOME
        if not verb & _FALLING:
            yield EVERY
    else:
        yield EVERY
        yield SOME


def plainly_told(found: Found) -> bool:
    """Whether a verb says that something is just what is told, where nothing else bounds it."""
    verb = set(found.words("verb").split())
    if any(item.has("trend") for item in found.items("verb")):
        return True  # "falls to 4"
    if _graded(found):
        return True
    test = bound_of(found, found.words("verb")) if found.words("bound") else None
    return test is None or test.relation != "=" or verb <= _PLAIN | HAVING


def often(found: Found) -> str:
    """The words that tell of how many of its cells it is said of each thing."""
    return f"{found.words('how1')} {found.words('how2')}".replace(" at all", "").strip()


def _every(found: Found) -> bool:
    return any(mark in found.words("how2") for mark in ("<everyrows>", "<everycolumns>"))


def is_negated(found: Found) -> bool:
    """Whether a predicate is denied."""
    return bool(
        re.search(r"\b(?:not|hardly|barely|cannot)\b", f"{found.words('verb')} {found.words('how1')}")
    )


def stays(found: Found) -> bool:
    """`stay below 5`: whether it is said of all along."""
    return bool(set(found.words("verb").split()) & _STAYING)
