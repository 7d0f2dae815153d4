"""What leans on an error or a set told just before: "it occurs 12 times", "in second place comes ...", "more than any other class"."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.matrices.contrasts import comparison, ratio
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import ranked, targets, times
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.numerals import ordinal


def again(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(the main error is A read as B,) which happened 12 times`, `it was counted 12 times`, `it is twice as common as B read as A`."""
    at = p.passed(i, "it", "that", "pronoun", "error")
    if told.pair is None or at == i:
        return
    name = f"{told.pair[0]} taken for {told.pair[1]}"
    own = frozenset({told.pair})
    if p.kind(at) == "occurs":
        num, end = times(p, at + 1)
        if num:
            yield Segment(end, (tally(num, own, name),), told)
    found = comparison(p, p.passed(at, "be"))
    if found and p.kind(found[2]) in ("as", "than"):
        for other, end in p.phrase(found[2] + 1):
            ends = (other.cells, own) if found[1] else (own, other.cells)
            yield Segment(end, (ratio(found[0], *ends, f"{name} against {other.name}"),), told)


def placed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`in second place comes A read as B, with 14 cases`, behind what was told to be the most frequent error."""
    if p.kind(i) != "placed":
        return
    if not told.ranked:
        yield from (
            Segment(end, (), Told(pair=next(iter(target[0]))))
            for target, end in targets(p, i + 1, told.of)
            if len(target[0]) == 1
        )
        return
    words = p.row[i].text.casefold().split()
    rank = next((value for word in words if (value := ordinal(word))), 0)
    for target, end in targets(p, i + 1, told.of):
        if rank and len(target[0]) == len(told.ranked[0]):
            yield ranked(p, target, end, rank, told.of, told.ranked)


def unsurpassed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`no error is more frequent than A read as B (12)`."""
    at = p.passed(i + 1, "error")
    often = p.passed(at, "be", "occurs")
    if p.kind(i) != "none" or at == i + 1 or p.kind(often) != "more often" or p.kind(often + 1) != "than":
        return
    for target, end in targets(p, often + 2, ""):
        yield ranked(p, target, end, 1, "")


def returned(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the opposite mistake(, B read as A,) occurs 11 times`, behind an error of one class."""
    if p.kind(i) != "reverse" or told.pair is None:
        return
    back = (told.pair[1], told.pair[0])
    at = p.passed(i + 1, "error", "comma")
    aside = next((end for found, end in p.of_pairs(at) if found.cells == {back}), at)
    at = p.passed(aside, "comma", "be")
    if p.kind(at) == "occurs" or at > i + 1:
        num, end = times(p, at + (p.kind(at) == "occurs"))
        name = f"{back[0]} taken for {back[1]}"
        if num:
            cells = frozenset({back})
            yield Segment(end, (tally(num, cells, name),), replace(told, rest=cells))


def by_so_many(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(the reverse occurs 11 times,) three fewer`, `(A is taken for B 18 times,) four more than the other way round`."""
    num = p.row[i].num if p.kind(i) == "number" else None
    if num is None or num.unit or told.pair is None:
        return
    way, back = p.kind(i + 1), (told.pair[1], told.pair[0])
    turned = p.kind(i + 2) == "than" and p.kind(i + 3) == "reverse"
    if way in ("more", "fewer") and (turned or told.rest == {back}):
        ends = [(told.pair,), (back,)] if turned else [in_order(told.rest), (told.pair,)]
        one, other = ends if way == "more" else ends[::-1]
        end = i + 4 if turned else i + 2
        yield Segment(end, (Check("margin", num, cells=one, base=other, text="the reverse"),), told)


Shape = Callable[[str], Cells]


def beyond_others(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(pear loses 50 fruits,) more than any other class`, `the most of all classes`, `fewer than all others`."""
    way = p.kind(i)
    superlative = p.row[i].flavour if way == "superlative" else ""
    if told.base is None or way not in ("more", "fewer", "superlative"):
        return
    start = i + 1 if superlative else p.passed(i + 1, "than")
    end = p.everyone(start)
    if not superlative and (start == i + 1 or end == start):
        return
    low = way == "fewer" or superlative == "lowest"
    errors, names = p.errors(), p.matrix.classes
    shapes: tuple[Shape, ...] = (
        p.line,
        p.called,
        lambda n: p.line(n) & errors,
        lambda n: p.called(n) & errors,
    )
    cells = told.base.cells
    for shape in shapes:
        own = next((name for name in names if shape(name) == cells), "")
        rivals = tuple(in_order(shape(name)) for name in names if name != own)
        rank = len(names) if low else 1
        if own:
            check = Check("rank", cells=in_order(cells), rivals=rivals, text=told.base.name, rank=rank)
            yield Segment(end, (check,), told)
