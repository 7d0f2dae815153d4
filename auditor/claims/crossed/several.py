"""Several cells told together: "the two largest errors, A as B and B as A, make up 38 of the 99", "A is called each of the others"."""

from collections.abc import Iterator

from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.part import Facts, Part
from auditor.language.numbers import Num

_ONE = Num(0.0, 1.0, "0", ">")


def cells_together(part: Part) -> Iterator[Facts]:
    """So many cells that are named, the largest of all where it is told, with what they hold together."""
    cells = [(one.names[0], one.names[1]) for one in part.of("K")]
    families = part.families
    told, numbers = part.one("f"), part.of("#")
    counted = part.one("q")
    if (
        len(numbers) == 2 or numbers and (told is not None or _is_count(numbers[0].num, len(cells)))
    ):  # "the two largest errors, ..., make up 38"
        counted, numbers = numbers[0], numbers[1:]
    if len(set(cells)) != len(cells) or any(a == b for a, b in cells):
        return
    if counted is not None and (
        counted.flavour == "none" or counted.num is not None and counted.num.value != len(cells)
    ):
        return
    if len(numbers) > 1:
        return  # each may be told of one of them
    order = "".join(one.kind for one in part.chunks)
    if numbers and not part.total and "X" not in order and order.index("K") > order.rindex("#"):
        return  # "only one A was called B, and one B was called C"
    errors = families.of_kind("errors")
    first: Facts = ()
    if part.one("E") is not None:
        if part.rank != 1:
            return
        left = tuple(one for one in errors if one not in [families.cell(*cell) for cell in cells])
        for cell in cells:
            family = (families.cell(*cell), *left)
            first = (*first, Fact("top", family, (0,), low=part.low))
    num = numbers[0].num if numbers else None
    if told is not None:
        whole = Fact("is", (families.cells(families.errors()),), num=told.base)
        yield (*first, Fact("is", (families.cells(cells),), num=told.num), whole)
    elif num is not None:
        share = num.unit in ("%", "part")
        yield (*first, Fact("is", (families.cells(cells, families.errors() if share else None),), num=num))
    elif first:
        yield first


def _is_count(num: Num | None, size: int) -> bool:
    return num is not None and num.word and num.value == size


def so_many_called(part: Part) -> Iterator[Facts]:
    """`30 sick leaves passed for sound`: all that were called so, or those that are not."""
    (name,) = part.of("L")[0].names
    num = part.num
    if num is not None and not num.unit and num.op == "=":
        for measure in ("false alarms", "predictions"):
            yield (Fact("is", (part.families.measure(measure, name),), num=num, loose=True),)


def called_each_other_class(part: Part) -> Iterator[Facts]:
    """`A is called every other class (at least twice)`; where one was told before to be left out, that one is none of them."""
    (name,) = part.of("C")[0].names
    families = part.families
    others = [other for other in families.classes if other != name]
    told = part.of("M")[0].names  # those that were told apart before
    cells = tuple(families.cell(name, other) for other in others if other not in told)
    bound = part.num or _ONE
    if cells and bound.op in (">", ">=", "<", "<="):
        yield (Fact("bound", cells, bound=bound),)
