"""Of how many places a part of a sentence is told."""

from dataclasses import replace

from auditor.claims.paired.parts import Part
from auditor.claims.paired.places import SIDES, Key
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PositionRef, TickRef

_LEADING = frozenset("of for among in".split())
BROKEN = "broken"
AMOUNTS: tuple[str, ...] = ("spared", "all", "none", "count", "count2")


def amount_of(part: Part, keys: tuple[Key, ...], named: int) -> Amount | str | None:
    """Of how many of the places it is told; "broken" where others are counted."""
    told_so = [name for name in AMOUNTS if name in part.found]
    if not all(_counts_cells(part, name, keys) for name in told_so):
        return BROKEN
    if not told_so:
        if not named and only_there(part):
            return Amount("all")  # "only in May"
        return exactly(named) if part.only and named else BROKEN if part.only else None
    numbers = {name: part.numbers(name) for name in told_so}
    if len(told_so) == 2:  # "of all twelve cells nine rose", "for the six cells ... in all but two cases"
        whole = next((n for n in ("all", "count") if n in told_so and part.found[n][0].mark in _LEADING), "")
        if not whole or numbers[whole] and numbers[whole][0].value != len(keys):
            return BROKEN
        told_so = [name for name in told_so if name != whole]
    if len(told_so) != 1 or part.only and not named:
        return BROKEN
    name, values = told_so[0], numbers[told_so[0]]
    totals = values[1:] if name in ("count", "count2", "spared") else values
    if any(total.value != len(keys) for total in totals):
        return BROKEN
    if name == "spared":
        return exactly(len(keys) - round(values[0].value))
    if name in ("all", "none"):
        return Amount(name)
    count = values[0]
    if count.value % 1 or count.value > len(keys) or named and count.value != named:
        return BROKEN
    return Amount("exactly", replace(count, word=True))


def _counts_cells(part: Part, name: str, keys: tuple[Key, ...]) -> bool:
    """Whether what is counted are the places: cells, or lines where one line across holds one of each."""
    sides = {ref.side for sign in part.found[name] if isinstance(ref := sign.thing, AxisRef | TickRef)}
    if not sides:
        return True
    side = sides.pop()
    across = {key[1 - SIDES.index(side)] for key in keys} if side in SIDES else set()
    if "<ever" in part.text(name):
        return True
    return not sides and (len(across) == 1 or name in ("all", "none") and not part.numbers(name))


def exactly(count: int) -> Amount:
    """That it is told of so many, no more and no less."""
    return Amount("exactly", Num(float(count), 1.0, str(count), word=True))


def only_there(part: Part) -> bool:
    """Whether it is told of some lines alone."""
    sides = {ref.side for sign in part.ticks if isinstance(ref := sign.thing, TickRef | PositionRef)}
    return part.only and len(sides) == 1 and not any(name in part.found for name in AMOUNTS)
