"""Classes and errors held against each other: ahead by so much, so many times as many, alike."""

import re
from collections.abc import Iterator

from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.part import Facts, Part, measures_of

_OF_MEASURES = re.compile("F[^C]*[<>][^C]*F")


def compared_classes(part: Part) -> Iterator[Facts]:
    """`A is ahead of B on recall (by 8 points)`; the first is the one that is spoken of."""
    if _OF_MEASURES.search("".join(one.kind for one in part.chunks)):
        return  # "precision exceeds recall for A and B"
    one, other = (name for chunk in part.of("C") for name in chunk.names)
    low = part.one("<") is not None
    for measures in measures_of(part, part.beside or part.num):
        yield tuple(
            Fact("beyond", (part.families.measure(m, one), part.families.measure(m, other)), num=part.num, low=low)
            for m in measures
        )  # fmt: skip


def times_of_classes(part: Part) -> Iterator[Facts]:
    """`twice as many correct A as correct B`, `missed A outnumber missed B by two to one`."""
    one, other = (name for chunk in part.of("C") for name in chunk.names)
    factor = part.of("x")[0].num
    for measures in measures_of(part):
        yield tuple(
            Fact("times", (part.families.measure(m, one), part.families.measure(m, other)), num=factor)
            for m in measures
        )


def same_of_classes(part: Part) -> Iterator[Facts]:
    """`A and B have the same recall (70%)`; of several measures the last has the number: "..., 33 hits each"."""
    names = [name for chunk in part.of("C") for name in chunk.names]
    for measures in measures_of(part, part.num):
        amounts = {m: tuple(part.families.measure(m, name) for name in names) for m in measures}
        yield tuple(
            Fact("same", own, num=part.num if m == measures[-1] else None) for m, own in amounts.items()
        )


def same_measures(part: Part) -> Iterator[Facts]:
    """`A has equal precision and recall`."""
    (name,) = part.of("C")[0].names
    for measures in measures_of(part, part.num):
        amounts = tuple(part.families.measure(m, name) for m in measures)
        if len(amounts) > 1:
            yield (Fact("same", amounts, num=part.num),)


def tied_at_the_top(part: Part) -> Iterator[Facts]:
    """`A and B tie for the best recall at 80%`."""
    names = [name for chunk in part.of("C") for name in chunk.names]
    for measures in measures_of(part, part.num):
        yield tuple(
            Fact(
                "top",
                part.families.of_classes(m),
                (part.families.classes.index(name),),
                part.num,
                low=part.low,
            )
            for m in measures
            for name in names
        )


def at_the_end_together(part: Part) -> Iterator[Facts]:
    """`A and B are the weakest`, `A and B the rarest with 100 each`: before all others."""
    names = [name for chunk in part.of("C") for name in chunk.names]
    side_by_side = "C" * len(part.of("C")) in "".join(one.kind for one in part.chunks)
    if not side_by_side or len(part.of("E")) != 1 or len(part.of("#")) > 1 or len(set(names)) != len(names):
        return
    for measures in measures_of(part, part.num):
        for measure in measures:
            family = part.families.of_classes(measure)
            left = [one for one in family if one.of not in names]
            own = [one for one in family if one.of in names]
            yield tuple(Fact("top", (one, *left), (0,), part.num, low=part.low) for one in own)


def times_of_measures(part: Part) -> Iterator[Facts]:
    """`false negatives outnumber false positives by 1.7 to 1`."""
    (name,) = part.of("C")[0].names
    for measures in measures_of(part):
        if len(measures) == 2:
            amounts = tuple(part.families.measure(m, name) for m in measures)
            yield (Fact("times", amounts, num=part.of("x")[0].num),)


def all_measures_are(part: Part) -> Iterator[Facts]:
    """`precision, recall and F1 of A are all 74%`."""
    (name,) = part.of("C")[0].names
    if any(one.flavour != "all" for one in part.of("q")):
        return
    for measures in measures_of(part, part.num):
        if len(measures) > 1:
            yield tuple(Fact("is", (part.families.measure(m, name),), num=part.num) for m in measures)


def mean_against_all(part: Part) -> Iterator[Facts]:
    """`mean recall is below the accuracy`."""
    low = part.one("<") is not None
    told = [one.flavour for one in part.of("F")]
    if len(told) == 2 and told.count("accuracy") == 1:
        both = (part.families.whole(told[0]), part.families.whole(told[1]))
        order = [one.kind for one in part.chunks if one.kind in "#<>"]
        own = (Fact("is", (both[order[0] != "#"],), num=part.num),) if part.num else ()
        yield (Fact("beyond", both, low=low), *own)


def measures_compared(part: Part) -> Iterator[Facts]:
    """`the recall of A exceeds its precision by 5 points`."""
    (name,) = part.of("C")[0].names
    low = part.one("<") is not None
    if any(one.flavour != "by" for one in part.of("#")):
        return  # "recall (0.85) is higher than precision"
    for measures in measures_of(part, part.num):
        if len(measures) == 2:
            one, other = (part.families.measure(m, name) for m in measures)
            yield (Fact("beyond", (one, other), num=part.num, low=low),)


def same_of_all(part: Part) -> Iterator[Facts]:
    """`equal numbers of each class`, `all classes have the same support`."""
    for measures in measures_of(part):
        yield tuple(Fact("same", part.families.of_classes(m)) for m in measures)


def compared_cells(part: Part) -> Iterator[Facts]:
    """`A is taken for B more often than for C`, `... than the reverse`."""
    pairs = _two_cells(part)
    if pairs is None:
        return
    both = tuple(part.families.cell(*pair) for pair in pairs)
    if part.one("x"):
        yield (Fact("times", both, num=part.of("x")[0].num),)
    elif part.one("S"):
        yield (Fact("same", both, num=part.num),)
    else:
        yield (Fact("beyond", both, num=part.num, low=part.one("<") is not None),)


def _two_cells(part: Part) -> list[tuple[str, str]] | None:
    """Both cells: named in full, by the reverse, or by another class that the same is taken for."""
    cells = part.of("K")
    one, other = cells[0].names
    if len(cells) == 2:
        second = cells[1].names
        return [(one, other), (second[0], second[1])]
    if part.one("o"):
        return [(one, other), (other, one)]
    behind = part.one("L") or part.one("C")
    if behind is None or behind.names[0] in (one, other):
        return None
    return [(one, other), (one, behind.names[0])]


def same_of_pair(part: Part) -> Iterator[Facts]:
    """`A and B are confused equally often either way`."""
    one, other = part.of("J")[0].names
    yield (Fact("same", (part.families.cell(one, other), part.families.cell(other, one)), num=part.num),)
