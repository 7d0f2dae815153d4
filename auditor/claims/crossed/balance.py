"""How often classes are told against how often they occur: "A and B are over-called", "is predicted more often than it occurs"."""

from collections.abc import Iterator

from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.part import Facts, Part, measures_of
from auditor.language.numbers import Num

_NONE = Num(0.0, 1.0, "0", ">")


def _named(part: Part) -> list[str]:
    return [name for one in part.of("C") for name in one.names]


def told_too_often(part: Part) -> Iterator[Facts]:
    """`A and B are over-called`, `only A is`, `A is called four times too often`."""
    names, families = _named(part), part.families
    low = part.of("Y")[0].flavour == "low"
    surplus = families.of_classes("surplus")
    chosen = tuple(families.classes.index(name) for name in names)
    beyond = Num(0.0, 1.0, "0", "<" if low else ">")
    if part.beside is not None:  # "a little too often, 48 against 45"
        if len(names) == 1:
            pair = tuple(families.measure(one, names[0]) for one in ("predictions", "support"))
            yield (Fact("beyond", pair, low=low),)
    elif part.one("E") is not None:
        if len(names) == 1 and not low and part.rank == 1 and not part.low:
            for measure in ("surplus", "false alarms"):
                yield (Fact("top", families.of_classes(measure), chosen, part.num),)
    elif part.num is not None:
        if len(names) != 1 or part.num.op != "=":
            return
        one, other = (families.measure(m, names[0]) for m in ("support", "predictions"))
        pair = (one, other) if low else (other, one)
        if "#Y" in "".join(chunk.kind for chunk in part.chunks):
            yield (Fact("beyond", pair, num=part.num),)
        if part.one("F") is not None:  # "A is said 57 times, a little too seldom"
            yield (Fact("beyond", pair), Fact("is", (other,), num=part.num))
    elif part.one("U") is not None:
        yield (Fact("only", surplus, chosen, bound=beyond),)
    else:
        yield (Fact("bound", tuple(surplus[n] for n in chosen), bound=beyond),)


def compared_in_each(part: Part) -> Iterator[Facts]:
    """`A, B and C are predicted less often than they occur`, `precision exceeds recall for A and B`."""
    low = part.one("<") is not None
    level = any(one.flavour == "level" for one in part.chunks if one.kind in "<>")  # "at least as often"
    for measures in measures_of(part):
        if len(measures) == 2:
            pairs = [tuple(part.families.measure(m, name) for m in measures) for name in _named(part)]
            yield tuple(Fact("order" if level else "beyond", pair, low=low) for pair in pairs)
