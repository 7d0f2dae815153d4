"""What a quantity says of the cells that a part of a sentence names, and what it leaves for the next part to lean on."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from auditor.claims.sums.cells import Cells
from auditor.claims.sums.phrases import Phrases, Quantity, Whole
from auditor.language.numbers import Num


@dataclass(frozen=True, slots=True)
class Fact:
    """So much is the sum of some cells, or such a share of the sum of others (`base`)."""

    cells: Cells
    num: Num
    base: Cells = frozenset()


@dataclass(frozen=True, slots=True)
class Told:
    """What was spoken of so far: the place put in front, the whole of which parts are told, the last part, and what is left of the whole."""

    lead: Cells | None = None
    base: Cells | None = None
    last: Cells | None = None
    rest: Cells = frozenset()
    named: bool = False  # whether the whole was named as such
    listing: bool = False  # whether sums are told one after the other: "Column totals: ..."
    topic: bool = False  # whether it has just been said of what parts will be told: "Of the 76 loaves, ..."


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a row of lexemes with what it says, and what it leaves behind; `full` where it can be nothing but a sum, `sure` where it is sure of what."""

    end: int
    facts: tuple[Fact, ...]
    told: Told
    full: bool = True
    sure: bool = True


Frame = Callable[[Phrases, int, Told], Iterator[Segment]]


def bases(p: Phrases, whole: Whole, told: Told) -> list[Cells]:
    """Of what parts are told: what was named, or what was spoken of before."""
    if whole.leans:  # "which" stands for what was told last, "these" for what that was a part of as well
        earlier = told.base if told.named and whole.leans != "which" else None
        return [cells for cells in dict.fromkeys((told.last, earlier)) if cells]
    return [whole.cells if whole.cells is not None else told.lead or p.field.all]


def tell(
    p: Phrases,
    quantity: Quantity,
    told: Told,
    places: tuple[Cells | None, Cells | None, Cells | None],
    end: int,
) -> Iterator[Segment]:
    """What a quantity says of the cells that all places have: once for each whole of which it may be a part."""
    named = [cells for cells in places if cells is not None]
    whole = quantity.whole
    part = p.field.all
    for cells in named:
        part &= cells
    leaning = told.base if told.topic and whole is None and not told.listing else None
    if leaning is not None:
        part &= leaning
    if not part or not named or _counts_lines(p, whole):
        return
    for base in _wholes(p, quantity, told, places, part, leaning):
        own = part & base or (part if whole is not None and whole.cells is not None else part & base)
        if not own or quantity.shares and own == base or len(own) == 1 and whole is None and leaning is None:
            continue
        facts = [
            *(Fact(own, num) for num in quantity.counts),
            *(Fact(own, num, base) for num in quantity.shares),
        ]
        if whole is not None and whole.number is not None:
            facts.append(Fact(base, whole.number))
        before = told.rest if told.base == base else base
        named_so = whole is not None or leaning is not None
        left = Told(places[0], base, own, before - own, named_so, told.listing, leaning is not None)
        full = told.listing or quantity.summed or quantity.rest or whole is not None or leaning is not None
        yield Segment(
            end,
            tuple(dict.fromkeys(facts)),
            left,
            full,
            quantity.sure and (not quantity.rest or part == told.rest) and (whole is None or whole.known),
        )


def _wholes(
    p: Phrases,
    quantity: Quantity,
    told: Told,
    places: tuple[Cells | None, Cells | None, Cells | None],
    part: Cells,
    leaning: Cells | None,
) -> list[Cells]:
    """Of what a quantity may be a part: what is told, or else all, or any of the places that are named."""
    whole, (lead, subject, place) = quantity.whole, places
    if leaning is not None:
        return [leaning]
    if whole is not None and whole.leans:
        return bases(p, whole, told)
    if whole is not None and whole.cells is not None:
        inner = [whole.cells & lead] if lead is not None else []
        # "in May 40% of the April load is left at A": of what stood there in April
        own = [] if part & whole.cells else [whole.cells & line for line in p.field.around(part)]
        return [cells for cells in dict.fromkeys((*inner, *own, whole.cells)) if cells]
    if whole is not None and whole.owned and subject is not None:
        return [cells for cells in dict.fromkeys((subject, *p.field.around(subject))) if part < cells]
    if not quantity.shares and (whole is None or whole.number is None):
        base = told.base if told.base is not None and part < told.base else p.field.all
        return [base]
    ways = (p.field.all, lead, subject, place, told.base, *p.field.around(part))
    found = dict.fromkeys(cells for cells in ways if cells is not None and part < cells)
    return list(found)


def _counts_lines(p: Phrases, whole: Whole | None) -> bool:
    """`two of the five hives`: whether a whole is just as many as there are lines or cells, which may be counted instead."""
    sizes = (p.field.rows, p.field.columns, len(p.field.all))
    return whole is not None and whole.number is not None and whole.number.value in sizes
