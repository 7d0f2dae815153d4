"""Cells that are counted and named in one breath: "two cells are empty: A taken for B, and B taken for C", "only A keeps above 90%"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.part import Facts, Part
from auditor.language.numbers import Num

_ZERO = Num(0.0, 1.0, "0", "<=", word=True)
_FLIPPED = {">": "<=", ">=": "<", "<": ">=", "<=": ">"}


def cells_listed(part: Part) -> Iterator[Facts]:
    """So many cells, or only these, hold nothing, hold so much, or keep a bound; and these are the ones.

    Which are meant, all cells or those off the diagonal, makes two readings.
    """
    cells = [(one.names[0], one.names[1]) for one in part.of("K")]
    counted = next((one.num for one in part.of("q")), None)
    numbers = [one.num for one in part.of("#") if one.num is not None]
    if counted is None and len(numbers) > 1:
        counted, numbers = numbers[0], numbers[1:]
    empty = part.one("0") is not None
    bounds = [one.num for one in part.of("b") if one.num is not None]
    if counted is None and (empty or bounds) and numbers:
        counted, numbers = numbers[0], []
    if len(set(cells)) != len(cells) or len(bounds) + len(numbers) + empty != 1:
        return
    if counted is not None and (counted.unit or counted.op != "=" or counted.value != len(cells)):
        return
    if counted is None and part.one("U") is None:
        return
    bound = _ZERO if empty else (bounds or numbers)[0]
    if bound.unit or bound.op == "=" and bound.value % 1:
        return
    told = {one.flavour for one in part.of("W")}
    kinds = ["errors"] if "errors" in told or part.one("X") else ["cells", "errors"]
    for family in map(part.families.of_kind, kinds):
        own = [part.families.cell(*cell) for cell in cells]
        if all(one in family for one in own):
            chosen = tuple(family.index(one) for one in own)
            yield (Fact("only", family, chosen, bound=bound),)


def only_with_a_share(part: Part) -> Iterator[Facts]:
    """`only A keeps above nine in ten`: of recall or of precision, where no measure is told."""
    names = [name for one in part.of("C") for name in one.names]
    bound = part.of("b")[0].num
    if bound is None or bound.unit not in ("%", "part"):
        return
    chosen = tuple(part.families.classes.index(name) for name in names)
    for measure in ("recall", "precision"):
        yield (Fact("only", part.families.of_classes(measure), chosen, bound=bound),)


def all_but_named(part: Part) -> Iterator[Facts]:
    """`every class but A is recalled in at least 60% of cases`: A may keep the bound as well, or not."""
    spared = {name for one in part.of("8") for name in one.names}
    told = part.of("q")[0]
    bound = part.of("b")[0].num
    if bound is None or told.flavour not in ("all", "none") or told.num is not None:
        return
    if told.flavour == "none":
        bound = replace(bound, op=_FLIPPED.get(bound.op, bound.op))
    measures = [m for one in part.of("F") for m in part.families.meant(one.flavour, bound)]
    for measure in dict.fromkeys(measures):
        family = tuple(
            part.families.measure(measure, name) for name in part.families.classes if name not in spared
        )
        left = tuple(part.families.measure(measure, name) for name in spared)
        other = replace(bound, op=_FLIPPED.get(bound.op, ""))
        if other.op:
            spare = (Fact("bound", (one,), bound=other, loose=True) for one in left)
            yield (Fact("bound", family, bound=bound), *spare)


def part_of_pair(part: Part) -> Iterator[Facts]:
    """`A and B taken for each other account for 54 of the 127 errors (43%)`."""
    (pair,), told = part.of("J"), part.of("f")[0]
    both = part.families.both(pair.names[0], pair.names[1])
    facts = [Fact("is", (both,), num=told.num), Fact("is", (part.families.whole("wrong"),), num=told.base)]
    if (own := part.one("#")) is not None:
        facts.append(Fact("is", (replace(both, base=tuple(part.families.errors())),), num=own.num))
    yield tuple(facts)
