"""What the numbers beside a comparative tell: by how much, or the value of the left or of the right side."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.around import measure_words
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue
from auditor.language.distances import is_unit
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.two_sides import Sides
from auditor.language.wording import Wording

_POINTS = frozenset(
    "point points percentage pp percent % unit units hundredth hundredths tenth tenths".split()
)
_BY = frozenset("by margin lead gap difference advantage edge gain improvement drop deficit".split())
_PARTS = {"tenth": 0.1, "hundredth": 0.01, "thousandth": 0.001}
_VERSUS = frozenset("versus vs against".split())
_NO_UNITS = frozenset(
    "and or of in at on for to with by is are was were as than far much even the a row rows column columns".split()
)
_NEAR = 5
_OWNED = frozenset("of for in at by with from".split())


@dataclass(frozen=True, slots=True)
class Told:
    """The numbers of a comparative: the difference, and the values of its sides; `pairs` where several are listed."""

    amount: Num | None = None
    left: Num | None = None
    right: Num | None = None
    items: tuple[Item, ...] = ()
    pairs: tuple[tuple[Num, Num], ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """One comparative with its sides and its numbers."""

    cue: Cue
    sides: Sides
    told: Told


def told(clause: Clause, words: Wording, cue: Cue, sides: Sides, numbers: Sequence[Item]) -> Told | None:
    """What the numbers tell; None where one of them cannot be placed."""
    rest = list(numbers)
    if any(
        clause.number(item).op in (">", "<", ">=", "<=") and not _is_amount(clause, words, cue, item)
        for item in rest
    ):
        return None
    amount = next((item for item in rest if _is_amount(clause, words, cue, item)), None)
    rest = [item for item in rest if item is not amount]
    number = _scaled(words, clause.number(amount), amount) if amount is not None else None
    if not rest:
        return Told(number, items=tuple(numbers))
    if len(rest) == 2 and paired(words, *rest):
        return Told(number, clause.number(rest[0]), clause.number(rest[1]), tuple(numbers))
    if pairs := _listed_pairs(clause, words, rest):
        return Told(number, items=tuple(numbers), pairs=pairs)
    left = [item for item in rest if _belongs(words, item, [a.item for a in sides.left], cue, before=True)]
    right = [
        item
        for item in rest
        if item not in left and _belongs(words, item, [a.item for a in sides.right], cue, before=False)
    ]
    if len(left) > 1 or len(right) > 1 or len(left) + len(right) != len(rest):
        return None
    values = [clause.number(side[0]) if side else None for side in (left, right)]
    return Told(number, values[0], values[1], tuple(numbers))


def _is_amount(clause: Clause, words: Wording, cue: Cue, item: Item) -> bool:
    before, behind = words.norms(item.first - 4, item.first), words.norms(item.last, item.last + 2)
    if "by" in before[-3:] or before == ("by", "as", "much", "as") or (set(before) & _BY and "of" in before):
        return True
    between = words.norms(item.last, cue.first)
    return (
        item.last <= cue.first
        and len(between) <= _NEAR
        and (
            bool(set(behind) & _POINTS)
            and len(between) <= 3
            or all(_is_unit(clause, word) for word in between)
            or _has_unit(words, cue, item)
        )
        and words.norm(item.first - 1) not in ("to", "of", "at")
    )


def _is_unit(clause: Clause, word: str) -> bool:
    """Whether a word tells what is measured: "6 euros more", "0.7 m/s above"."""
    return word in _POINTS or is_unit(word) or word in measure_words(clause)


def _has_unit(words: Wording, cue: Cue, item: Item) -> bool:
    """`3 mm taller`, `18 euros dearer`: whether just one noun stands between a number and the comparative."""
    unit = words.norm(item.last)
    return cue.first == item.last + 1 and unit[:1].isalpha() and unit not in _NO_UNITS


def _scaled(words: Wording, num: Num, item: Item) -> Num:
    """`three hundredths`: a number of parts of one."""
    share = _PARTS.get(words.norm(item.last))
    return Num(num.value * share, share, num.text, num.op, word=False) if share else num


def paired(words: Wording, first: Item, second: Item) -> bool:
    """`1.7 versus 1.6`, `48.5 against 44.0`, `0.91 and 0.87`."""
    between = words.norms(first.last, second.first)
    return (
        0 < len(between) <= 3
        and bool(
            {"versus", "vs", "against", "and", "to", "compared", ",", "/", ">", "<", "over"} & set(between)
        )
        and second.first - first.last <= 3
    )


def _listed_pairs(clause: Clause, words: Wording, rest: Sequence[Item]) -> tuple[tuple[Num, Num], ...]:
    """`(12 vs 9, 14 vs 10)`: the values of both sides, place by place."""
    twos = list(zip(rest[::2], rest[1::2], strict=False))
    versus = all(
        _VERSUS & set(words.norms(one.last, two.first)) and paired(words, one, two) for one, two in twos
    )
    listed = len(rest) > 2 and len(rest) % 2 == 0 and clause.number(rest[0]).bracket and versus
    return tuple((clause.number(one), clause.number(two)) for one, two in twos) if listed else ()


def _belongs(words: Wording, item: Item, owners: Sequence[Item], cue: Cue, before: bool) -> bool:
    """Whether a number stands right behind (or, before its marker, right before) what it is told of."""
    if before and item.first > cue.first and item.first >= cue.right:
        return False
    if not before and item.first < cue.right:
        return False
    if not before and any(
        0 <= owner.first - item.last <= _NEAR and _OWNED & set(words.norms(item.last, owner.first))
        for owner in owners
    ):
        return True  # "less than the 9 of B"
    behind = any(0 <= item.first - owner.last <= _NEAR for owner in owners)
    return behind or (before and not owners and item.first < cue.first)
