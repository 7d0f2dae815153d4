"""What would be: classes taken together, and everything called one class."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.part import Facts, Part


def merged(part: Part) -> Iterator[Facts]:
    """`if A and B were merged, accuracy would be 90%`, `merging A and B would remove 38 of the 99 errors`."""
    names = [name for one in part.chunks if one.kind in "CJ" for name in one.names]
    families = part.families
    if len(set(names)) != len(names) or len(names) < 2:
        return
    inside = [(a, b) for a in names for b in names if a != b]
    right = [(a, a) for a in families.classes]
    every = [(a, b) for a in families.classes for b in families.classes]
    told = part.one("f")
    if told is not None:
        if part.one("B") is not None:
            yield (
                Fact("is", (families.cells(inside),), num=told.num),
                Fact("is", (families.cells(families.errors()),), num=told.base),
            )
    elif part.num is None:
        return
    elif part.one("B") is not None:
        share = part.num.unit in ("%", "part")
        yield (Fact("is", (families.cells(inside, families.errors() if share else None),), num=part.num),)
    elif part.one("X") is not None:
        left = [cell for cell in families.errors() if cell not in inside]
        yield (Fact("is", (families.cells(left),), num=part.num),)
    elif any(one.flavour == "accuracy" for one in part.of("F")):
        by = any(one.kind == "#" and one.flavour == "by" for one in part.chunks)
        if by and part.num.unit == "points":
            yield (Fact("is", (families.cells(inside, every),), num=replace(part.num, unit="%")),)
        elif not by:
            yield (Fact("is", (families.cells([*right, *inside], every),), num=part.num),)


def everything_called_so(part: Part) -> Iterator[Facts]:
    """`calling everything A would give 25% accuracy`."""
    if len(part.of("T")[0].names) != 1:
        return
    (name,) = part.of("T")[0].names
    if part.num is not None and all(one.flavour in ("accuracy", "right") for one in part.of("F")):
        share = part.num.unit in ("%", "part") or part.num.value < 1
        yield (
            Fact("is", (part.families.measure("prevalence" if share else "support", name),), num=part.num),
        )
