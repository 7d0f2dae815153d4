"""Parts of all and of the errors, and what pairs have each way: "A makes up 15% of all", "400 of each class", "swapped, though not equally often (31 against 27)"."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.families import Cell, Families
from auditor.claims.crossed.part import Facts, Part, measures_of
from auditor.claims.crossed.shares import fraction_of_a_class
from auditor.language.numbers import Num

_NONE = Num(0.0, 1.0, "never", word=True)
_FEW = 20
_BOUND_OF = re.compile("C+(?:b[Aq]?F+|F+b)|(?:bF+|F+b)C+")
_ALIKE = 0.75  # "about equally often": neither is less than so much of the other


def is_part(num: Num | None) -> bool:
    """Whether a number is a share."""
    return num is not None and num.unit in ("%", "part")


def support_of_all(part: Part) -> Iterator[Facts]:
    """`400 of each class`: of so many things, and of what they were taken for only where that is told."""
    told, num = part.of("q")[0], part.num
    if told.flavour == "all" and told.num is None and num is not None and not num.unit and num.op == "=":
        yield tuple(
            Fact("is", (amount,), num=num, loose=True) for amount in part.families.of_classes("support")
        )


def classes_bound(part: Part) -> Iterator[Facts]:
    """`A, B and C exceed 90% recall`: each of them."""
    names = [name for one in part.of("C") for name in one.names]
    bound = part.of("b")[0].num
    order = "".join(one.kind for one in part.chunks)
    if bound is None or len(set(names)) != len(names) or not _BOUND_OF.fullmatch(order):
        return
    for measures in measures_of(part, bound):
        yield tuple(
            Fact("bound", tuple(part.families.measure(one, name) for name in names), bound=bound)
            for one in measures
        )


def total_of_all(part: Part) -> Iterator[Facts]:
    """`There are 1,500 photos`."""
    num = part.num
    if num is not None and not num.unit and num.value > _FEW and num.op == "=":
        yield (Fact("is", (part.families.whole("total"),), num=num, loose=True),)


def part_of_all(part: Part) -> Iterator[Facts]:
    """`A makes up 15% of all`, `one case in twenty is A`."""
    (name,) = part.of("C")[0].names
    order = "".join(one.kind for one in part.chunks)
    if part.one("6") is None and not (order == "#C" and part.num is not None and " in " in part.num.text):
        return
    if is_part(part.num) and all(one.flavour == "all" and one.num is None for one in part.of("q")):
        yield (Fact("is", (part.families.measure("prevalence", name),), num=part.num, loose=True),)


def part_of_errors(part: Part) -> Iterator[Facts]:
    """`half of the errors (88) have A on one side or the other`, `(A takes in 37 others,) a fifth of all errors`."""
    (name,) = part.of("C")[0].names
    families = part.families
    numbers = [one.num for one in part.chunks if one.kind in "#bf" and one.num is not None]
    if not any(is_part(num) for num in numbers):
        return
    for cells in _errors_of(families, name, part):
        share = families.cells(cells, families.errors())
        yield tuple(
            Fact("is", (share if is_part(num) else families.cells(cells),), num=num) for num in numbers
        )


def _errors_of(families: Families, name: str, part: Part) -> list[list[Cell]]:
    """The errors that are meant by those of a class: those of it, those called so, or both."""
    own = [cell for cell in families.line(name) if cell[0] != cell[1]]
    foreign = [cell for cell in families.called(name) if cell[0] != cell[1]]
    told = {one.flavour for one in part.of("F")}
    if part.total:
        return [own + foreign]
    if told & {"false alarms", "predictions"}:
        return [foreign]
    return [own] if told & {"misses", "wrong"} else [own, foreign, own + foreign]


def value_of_own_errors(part: Part) -> Iterator[Facts]:
    """`A misses 12, a third of all errors`: a share of the errors; so many of them otherwise."""
    if part.one("X") and is_part(part.num):
        yield from part_of_errors(part)


def never_either_way(part: Part) -> Iterator[Facts]:
    """`A and B have never been confused`, `the two zeros are those of A and B`."""
    one, other = part.of("J")[0].names
    if all(told.flavour == "none" for told in part.of("q")):
        yield (Fact("is", (part.families.both(one, other),), num=_NONE),)


def empty_cell(part: Part) -> Iterator[Facts]:
    """`one more empty cell, A called B`."""
    yield tuple(Fact("is", (part.families.cell(*_pair(one)),), num=_NONE) for one in part.of("K"))


def _pair(one: Chunk) -> Cell:
    return one.names[0], one.names[1]


def each_way(part: Part) -> Iterator[Facts]:
    """`A and B are swapped, though not equally often (31 against 27)`, `... about equally often, 6 and 5 times`."""
    one, other = part.of("J")[0].names
    families = part.families
    both = families.cell(one, other), families.cell(other, one)
    told = [chunk.num for chunk in part.of("#")]
    values = tuple(
        Fact("is", (amount,), num=num) for amount, num in zip(both, told, strict=False) if num is not None
    )
    if any(chunk.flavour == "apart" for chunk in part.of("4")):
        yield from ((Fact("beyond", both, low=low), *values) for low in (False, True))
    elif len(told) == len(both) and all(told):
        low, high = sorted(num.value for num in told if num is not None)
        if low >= _ALIKE * high:
            yield values


def last_both_ways(part: Part) -> Iterator[Facts]:
    """`A is the hardest class in both directions`: by recall and by precision."""
    if not part.total or part.num is not None or any(one.flavour != "recall" for one in part.of("F")):
        return
    (name,) = part.of("C")[0].names
    at = (part.families.classes.index(name),)
    yield tuple(
        Fact("top", part.families.of_classes(measure), at, low=part.low, rank=part.rank, loose=True)
        for measure in ("recall", "precision")
    )


def rest_of_all(part: Part) -> Iterator[Facts]:
    """`the remaining 313 are misread`: all that are wrong, or all that are right."""
    meant = {"wrong": "wrong", "misses": "wrong", "right": "correct"}.get(part.of("F")[0].flavour)
    num = part.of("P")[0].num
    if meant and num is not None and not num.unit and num.value > len(part.families.classes):
        yield (Fact("is", (part.families.whole(meant),), num=num, loose=True),)


def told_one_by_one(part: Part) -> Iterator[Facts]:
    """`(of the others) nine were called B and three C`: so many of each, in the order in which they are told."""
    cells = [_pair(one) for one in part.of("K")]
    numbers = [one.num for one in part.of("#")]
    kinds = "".join(one.kind for one in part.chunks if one.kind in "K#")
    if len(cells) == len(numbers) > 1 and kinds in ("K#" * len(cells), "#K" * len(cells)):
        yield tuple(
            Fact("is", (part.families.cell(*cell),), num=num)
            for cell, num in zip(cells, numbers, strict=True)
        )


def count_and_share(part: Part) -> Iterator[Facts]:
    """`of the 65 A 58 were found (89.2%)`: two counts in whichever order, and the share that they make; of the hits, if of nothing else."""
    share = next((one for one in part.of("#") if is_part(one.num)), None)
    if share is not None:
        left = tuple(one for one in part.chunks if one is not share)
        if part.one("F") is None:
            left = (*left, Chunk("F", flavour="right"))
        for facts in fraction_of_a_class(replace(part, chunks=left)):
            measure = {"hits": "recall", "misses": "miss rate"}.get(facts[0].amounts[0].measure, "")
            base = facts[1].amounts[0].measure
            if base == "predictions":
                measure = "precision" if measure == "recall" else "false discovery rate"
            own = part.families.measure(measure, part.of("C")[0].names[0])
            if measure:
                yield (*facts, Fact("is", (own,), num=share.num))


WHOLES: dict[str, Callable[[Part], Iterator[Facts]]] = {
    **dict.fromkeys(("#q",), support_of_all),
    **dict.fromkeys(
        ("CCFb", "CCCFb", "CCCCFb", "CCCCCFb", "CCFFb", "CCFFbq", "CFFb", "CFFbq"), classes_bound
    ),
    **dict.fromkeys(("#6Cq", "6Cbq", "#6C", "6Cb", "#C"), part_of_all),
    **dict.fromkeys(("##CX", "#CXf", "##CXq"), part_of_errors),
    **dict.fromkeys(("CFXbq", "#CFXq", "CFXb", "#CFX", "#CqX", "CbqX"), value_of_own_errors),
    **dict.fromkeys(("Jq", "0J", "0JW", "0JWW", "0Jq"), never_either_way),
    **dict.fromkeys(("0K", "0KW"), empty_cell),
    **dict.fromkeys(("4J", "##4J", "4JX", "##4JX"), each_way),
    **dict.fromkeys(("CEF", "CE"), last_both_ways),
    **dict.fromkeys(("FP",), rest_of_all),
    **dict.fromkeys(("##KK", "###KKK"), told_one_by_one),
    **dict.fromkeys(("###CF", "###C", "#Cf"), count_and_share),
}
