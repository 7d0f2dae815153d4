"""How often something is found: "8 appears three times", "three zeros", "eight cells are N/A, two of them in row 1"."""

from dataclasses import dataclass, replace

from auditor.language.amounts_told import Amount, amount_told
from auditor.language.around import after, before, between
from auditor.language.clauses import Clause
from auditor.language.counted import Test, counted
from auditor.language.items import Item
from auditor.language.number_roles import cites
from auditor.language.pairs import EITHER, sides
from auditor.language.refs import PanelRef
from auditor.language.wording import Wording
from auditor.numerals import cardinal

_VERBS = frozenset(
    "is are was were lies lie stands stand sits sit occurs occur appears appear comes belongs belong".split()
)
_THEM = frozenset("them these those which".split())


@dataclass(frozen=True, slots=True)
class Counting:
    """A count as a clause tells it: what is counted, how many there are, and how many of these stand elsewhere told."""

    test: Test
    amount: Amount
    items: frozenset[Item]
    anchor: Item
    refs: tuple[Item, ...]
    of_them: Amount | None = None
    there: tuple[Item, ...] = ()
    end: int | None = None  # where its own words end, and those begin that tell how many of them stand there


def counting(clause: Clause) -> Counting | None:
    """The one count that a clause tells, or None."""
    if any(cites(clause, item) for item in clause.numbers):
        return None
    words = Wording.of(clause)
    if any(_by_another(words, item) for item in clause.numbers):
        return None
    second = _of_them(clause, words) or _where_it_is(clause)
    later, there = (second[1], second[2]) if second else (frozenset[Item](), ())
    own = replace(clause, items=tuple(item for item in clause.items if item not in later))
    told = amount_told(own, words)
    if told is None:
        return None
    amount, used, anchor = told
    rest = replace(own, items=tuple(item for item in own.items if item not in used))
    tested = counted(rest, words, amount, anchor)
    if tested is None or second and _too_many(second[0], amount):
        return None
    refs = tuple(item for item in own.items if sides(item))
    return Counting(
        tested[0],
        amount,
        used | tested[1] | later,
        anchor,
        refs,
        second[0] if second else None,
        there,
        min((i.start for i in later), default=None),
    )


def _by_another(words: Wording, item: Item) -> bool:
    """Whether a number is one side of a size: "a five-by-five matrix"."""
    behind = [word for word in words.norms(item.last, item.last + 4) if word != "-"]
    return behind[:1] in (["by"], ["x"], ["×"]) and len(behind) > 1 and _is_a_number(behind[1])


def _is_a_number(word: str) -> bool:
    return word.isdigit() or cardinal(word) is not None


def _of_them(clause: Clause, words: Wording) -> tuple[Amount, frozenset[Item], tuple[Item, ...]] | None:
    """`..., two of them in the last row`, `..., all of them in row 2`, `..., both at K`."""
    for item in clause.items:
        told = item.kind == "number" or item.kind == "quant" and item.value in ("all", "both", "none")
        gap = after(clause, item, 3)
        whole = item.kind == "quant" and item.value in ("all", "both") and before(clause, item)[-1:] == (",",)
        if (
            not told
            or item.first == words.first
            or not (gap[:1] == ("of",) and len(gap) > 1 and gap[1] in _THEM or whole or _mentions_them(item))
        ):
            continue
        behind = tuple(
            other
            for other in clause.items
            if other.first >= item.last and sides(other) and not isinstance(other.value, PanelRef)
        )
        later = frozenset([item, *(other for other in clause.items if other.first >= item.last)])
        colours = [other for other in later if other.kind == "colour"]
        if (
            any(other.kind == "number" for other in later - {item})
            or not behind
            and not colours
            or any(sides(other) == (EITHER,) for other in behind)
        ):
            return None
        amount = (
            Amount("exactly", clause.number(item))
            if item.kind == "number"
            else Amount("none" if item.value == "none" else "all")
        )
        return amount, later, behind
    return None


def _too_many(part: Amount, whole: Amount) -> bool:
    """More of them than there are: then "them" are others."""
    return part.count is not None and whole.count is not None and part.count.value > whole.count.value


def _where_it_is(clause: Clause) -> tuple[Amount, frozenset[Item], tuple[Item, ...]] | None:
    """`the only 5 is in row 2`, `A at 9:00 is the sole cell above 5`: the place, parted by a verb, where the one is."""
    only = [item for item in clause.of("quant", "only") if item.text.casefold() in ("only", "sole", "lone")]
    if len(only) != 1 or before(clause, only[0])[-1:] != ("the",):
        return None
    named = [item for item in clause.items if sides(item)]
    behind = [item for item in named if item.first >= only[0].last]
    places = tuple(item for item in behind if _VERBS & set(between(clause, only[0], item)))
    if not behind:
        places = tuple(item for item in named if _VERBS & set(between(clause, item, only[0])))
        behind = named
    if not places or len(places) != len(behind) or any(isinstance(item.value, PanelRef) for item in places):
        return None
    return Amount("all"), frozenset(places), places


def _mentions_them(item: Item) -> bool:
    return bool(_THEM & set(item.text.casefold().split()))
