"""What the groups of a frame say of a thing, in all the ways that it may be meant."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.better import better, resolved
from auditor.claims.found import Found
from auditor.claims.looks.words import spoken_looks
from auditor.claims.tallies.bounds import NONE, bound_of, bounding, hows_of, often, stays, test_of
from auditor.claims.tallies.claims import Trait
from auditor.claims.tallies.quantities import ONE, number_of
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.counted import Test
from auditor.language.numbers import Num
from auditor.metrics import metric_of

# Whole numbers up to this may be classes.
_MOST_CLASSES = 12
_SPREADING = frozenset("span spanned swing swung fluctuate vary varie varied differ".split())


_PLAIN_ENDS = ("min", "max", "low", "high", "small", "large", "peak")


def traits_of(clause: Clause, kind: str, found: Found, single: bool) -> Iterator[Trait]:
    """What is said of a thing; of a `single` cell nothing is left open."""
    if kind in ("value", "between", "sign"):
        yield from _of_values(clause, kind, found, single)
    elif kind == "fails":
        yield from _of_failures(clause, found, single)
    elif kind in ("beats", "versus", "step"):
        yield from (Trait(way) for way in _ways(clause, found))
    elif kind == "peak":
        yield from _peaks(clause, found)
    elif kind == "class":
        end = _end_class(clause, found)
        yield from (Trait("cells", Test("=", end)) for end in [end] if end is not None)
    else:
        trait = _PLAIN[kind](found)
        yield from (trait for trait in [trait] if trait is not None)


def _of_values(clause: Clause, kind: str, found: Found, single: bool) -> Iterator[Trait]:
    """So many of its cells pass a test; what may be said of their sum or mean as well is hardly meant."""
    test = test_of(kind, found, better(clause.document, clause.panels[0]))
    if test is None:
        return
    if _SPREADING & set(found.words("verb").split()):
        yield Trait("spread", test)  # "span more than 90" is no bound on the cells
        return
    yield from (Trait("cells", test, how) for how in hows_of(found, test, single))
    if not single and not often(found) and kind == "value" and not stays(found):
        yield from (Trait(function, test, meant=False) for function in ("sum", "mean"))


def _of_failures(clause: Clause, found: Found, single: bool) -> Iterator[Trait]:
    """What fails has no value, and what gets through has one; nothing where no cell is blank."""
    if not spoken_looks(clause.document):
        return
    test = Test("missing" if found.words("gone") else "present")
    yield from (Trait("cells", test, how) for how in hows_of(found, test, single))


def _measured(found: Found) -> Trait | None:
    test = bound_of(found, found.words("verb"))
    mean = {"average", "mean"} & set(found.words("verb").split())
    return Trait("mean" if mean else "sum", test) if test is not None else None


def _spread(found: Found) -> Trait | None:
    test = bound_of(found, found.words("verb"))
    return Trait("spread", test) if test is not None else None


def _course(found: Found) -> Trait:
    up, never = bool(found.words("up")), found.words("never") or "never" in found.words("how1")
    return Trait(("never rises" if up else "never falls") if never else "rises" if up else "falls")


def _holds(found: Found) -> Trait | None:
    """`has more than two cells above 9`: so many of its cells are so."""
    if found.words("many") in ("no", "no single"):
        none = bound_of(found, found.words("asked"))
        return Trait("cells", none, NONE) if none is not None else None
    test, many = bound_of(found, found.words("asked")), number_of(found, "many") or replace(ONE, op=">=")
    told = replace(many, op=bounding(found.words("many")) or many.op)
    return Trait("cells", test, Amount("exactly", told)) if test is not None else None


def _gaps(found: Found) -> Trait | None:
    """`has more than one missing value`."""
    told = bound_of(found, "") if found.words("bound") not in ("a", "any") else Test(">=", ONE)
    if told is None or told.num is None:
        return None
    return Trait("cells", Test("missing"), Amount("exactly", replace(told.num, op=told.relation)))


def _peaks(clause: Clause, found: Found) -> Iterator[Trait]:
    """Where a line has its largest or smallest value; nothing where it is not known which is meant."""
    told = next((item.sense("extreme") for item in found.items("end") if item.kind == "extreme"), "")
    if told in ("good", "bad"):
        way = resolved(told, better(clause.document, clause.panels[0]))
        told = {">": "max", "<": "min"}.get(way, told)
    elif not told or found.words("end").startswith(_PLAIN_ENDS):
        low = found.words("bottom") or found.words("end").startswith(("min", "low", "small"))
        plain = not found.words("end") or found.words("end").startswith(_PLAIN_ENDS)
        told = ("min" if low else "max") if plain else ""
    yield from (Trait(way) for way in [told] if way in ("max", "min"))


_PLAIN: dict[str, Callable[[Found], Trait | None]] = {
    "spread": _spread,
    "sum": _measured,
    "course": _course,
    "change": lambda found: Trait("above" if found.words("up") else "below"),
    "holds": _holds,
    "whole": lambda found: Trait("cells", Test("present")),
    "gaps": _gaps,
    "break": lambda found: Trait("has a rise" if found.words("up") else "has a fall"),
    "alike": lambda found: Trait("equal" if found.words("equal") else "different"),
}


def _ways(clause: Clause, found: Found) -> list[str]:
    """Which way one is ahead of another; both where it is not known what is better."""
    if found.words("above", "below"):
        return ["above" if found.words("above") else "below"]
    metric = metric_of(clause.panel(clause.panels[0]))
    if metric is None or not metric.better:
        return ["above", "below"]
    return ["above" if (metric.better == "higher") == bool(found.words("good")) else "below"]


def _end_class(clause: Clause, found: Found) -> Num | None:
    """The highest or lowest class, where cells hold the numbers of classes."""
    values = [value for n in clause.panels for value in clause.panel(n).values.values()]
    word = found.words("end_of")
    spoken = clause.document.source.text.casefold().count(word[:5]) if word else 0
    if (
        spoken < 2
        or not values
        or any(value.step < 1 or not 0 <= value.value <= _MOST_CLASSES for value in values)
    ):
        return None
    pick = max if found.words("end") in ("highest", "top") else min
    end = pick(value.value for value in values)
    return Num(end, 1.0, f"{end:g}", word=True)
