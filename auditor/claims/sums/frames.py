"""The frames in which sums are told, part by part; each part may lean on those before it ("of these", "the rest")."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from auditor.claims.sums.cells import Cells
from auditor.claims.sums.phrases import Phrases, Quantity, Whole
from auditor.language.numbers import Num

_MORE = {"more than": ">", "less than": "<", "fewer than": "<"}
_BESIDE = {"above": -1, "before": -1, "below": 1, "after": 1}


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


def _leads(p: Phrases, i: int, told: Told) -> Iterator[tuple[Cells | None, bool, int]]:
    """What may be put in front: where it is so, or that all is counted ("in total")."""
    for lead in dict.fromkeys((told.lead, None)):
        yield lead, False, i
        if p.has(i, "together"):
            yield lead if lead is not None else p.field.all, True, p.passed(i + 1, "comma")
    if not p.has(i, "in", "over", "between", "except"):
        return
    for out, at in p.excepted(i):
        yield p.field.all - out, False, p.passed(at, "comma")
    for cells, at in p.where(i):
        yield cells, p.has(i, "over") or cells == p.field.all, p.passed(at, "comma")


def subject_first(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Tuesday brings 40 loaves in all`, `the shop at the station accounts for 41% of the week`, `the other two hold 43`."""
    for lead, summed, start in _leads(p, i, told):
        for cells, own, behind in _subjects(p, start):
            at = p.passed(behind, "comma") if p.has(behind + 1, "together") else behind
            for total, verb in p.free(at, 4):
                shared = verb + (told.last is not None and p.has(verb, "in"))  # "..., and B for the other 40"
                for quantity, end in [*p.quantity(verb), *(p.quantity(shared) if shared > verb else ())]:
                    if own is not None and not quantity.shares:
                        continue
                    both = quantity.beside(own) if own is not None else quantity
                    everyone = cells == p.field.all
                    plain = any(p.has(k, "survey", "panel") for k in range(start, behind))
                    full = replace(
                        both,
                        summed=both.summed or summed or total or everyone,
                        sure=not everyone or plain or total or summed,
                    )
                    for place, last in [(None, end), *p.where(end)]:
                        yield from _told(p, full, told, (lead, cells, place), last)


def _subjects(p: Phrases, i: int) -> Iterator[tuple[Cells, Quantity | None, int]]:
    """`Tuesday`, `the station on Tuesday`, `the station's 20 loaves on Tuesday`: what something is said of, with how much that is."""
    for named, at in p.names(i):
        found: list[tuple[Quantity | None, int]] = [(None, at)]
        if p.number(at) is not None:
            found += [(one, end) for one, end in p.quantity(at) if not one.shares and one.whole is None]
        for own, end in found:
            yield named, own, end
            yield from ((named & more, own, behind) for more, behind in p.where(end))


def amount_first(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`30 of the 76 loaves were sold at the station`, `over the week, 400 loaves were sold`, `and only 18 at the station`."""
    for lead, summed, start in _leads(p, i, told):
        for quantity, at in p.quantity(start):
            for total, verb in p.free(at, 5):
                full = replace(quantity, summed=quantity.summed or summed or total)
                for place, end in p.where(
                    verb, bare=verb > at or bool(quantity.whole and quantity.whole.leans)
                ):
                    drawn = any(
                        p.has(k, "panel", "survey") for k in range(verb, end)
                    )  # "the only 5 in the plot"
                    everywhere = p.has(verb, "over") or place == p.field.all and not drawn
                    summing = replace(full, summed=full.summed or everywhere)
                    yield from _told(p, summing, told, (lead, None, place), end)
                if start > i or told.topic or lead is not None:
                    yield from _told(p, full, told, (lead, None, None), verb)


def total_told(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Tuesday's total is 40`, `the total for the station comes to 180`, `the weekly total at the station: 180`."""
    for lead, _, start in _leads(p, i, told):
        for whole, at in p.whole(start):
            if (
                not any(p.has(k, "total") for k in range(start, at))
                or whole.number is not None
                or whole.leans
            ):
                continue
            cells = whole.cells if whole.cells is not None else lead if lead is not None else p.field.all
            be = p.passed(at, "be", "hedge", "comma", "of", "open", "in")
            for quantity, end in p.quantity(be):
                if be > at and not quantity.shares:
                    behind = end + (p.has(be - 1, "open") and p.has(end, "close"))
                    yield from _told(
                        p,
                        replace(quantity, summed=True),
                        told,
                        (lead if whole.cells is None else None, cells, None),
                        behind,
                    )


def share_told(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the station's share of Tuesday's total is 41%`, `the share of the station in the total is 41%`."""
    for lead, _, start in _leads(p, i, told):
        for named, at in _shared(p, start):
            for whole, behind in [(None, at), *(p.whole(at + 1) if p.has(at, "of", "in") else ())]:
                be = p.passed(behind, "be", "hedge")
                for quantity, end in p.quantity(be):
                    if be > behind and quantity.shares:
                        yield from _told(
                            p,
                            replace(quantity, whole=whole or quantity.whole, summed=True),
                            told,
                            (lead, named, None),
                            end,
                        )


def _shared(p: Phrases, i: int) -> Iterator[tuple[Cells, int]]:
    """What has a share, up to the word for it or to the name behind it."""
    for named, at in p.names(i):
        if p.has(at, "share"):
            yield named, at + 1
    at = p.passed(i, "the")
    if p.has(at, "share") and p.has(at + 1, "of"):
        yield from p.names(at + 2)


def topic(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Of the 76 loaves sold on Tuesday, ...`, `Of these, ...`, `..., of which ...`: of what parts are told next."""
    if not p.has(i, "of", "in"):
        return
    for whole, at in p.whole(i + 1):
        if not p.has(at, "comma") and not whole.leans:
            continue
        for base in _bases(p, whole, told):
            facts = (Fact(base, whole.number),) if whole.number is not None else ()
            yield Segment(
                p.passed(at, "comma"), facts, Told(told.lead, base, base, base, named=True, topic=True)
            )


def _bases(p: Phrases, whole: Whole, told: Told) -> list[Cells]:
    if whole.leans:  # "which" stands for what was told last, "these" for what that was a part of as well
        earlier = told.base if told.named and whole.leans != "which" else None
        return [cells for cells in dict.fromkeys((told.last, earlier)) if cells]
    return [whole.cells if whole.cells is not None else told.lead or p.field.all]


def against(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`..., against 61 on Tuesday`, `compared with 180 at the station`, `against 50 for the row above it`."""
    if not p.has(i, "against") or told.last is None:
        return
    for quantity, at in p.quantity(i + 1):
        for place, end in [*p.where(at), *_line_beside(p, at, told.last)]:
            yield from _told(p, replace(quantity, summed=True), told, (told.lead, None, place), end)


def _line_beside(p: Phrases, i: int, last: Cells) -> Iterator[tuple[Cells, int]]:
    at = p.passed(i, "in", "of", "the")
    at = at + 1 if p.has(at, "axis", "line", "word") else at
    step = _BESIDE.get(p.row[at].text) if at < len(p.row) else None
    cells = p.field.beside(last, step) if step is not None else None
    if cells:
        yield cells, at + 1 + (at + 1 < len(p.row) and p.row[at + 1].text == "it")


def remainder(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the rest (43) was sold elsewhere`, `the remaining 43 went to the station`: what is left of a whole."""
    at = p.passed(i, "the")
    if not p.has(at, "rest") or at == i:
        return
    for quantity, end in p.quantity(at + 1):
        if quantity.whole or not told.rest:
            continue
        for _, verb in p.free(end, 4):
            for place, last in [(None, verb), *p.where(verb)]:
                if place is None or told.rest <= place or place <= told.rest:
                    yield from _told(p, replace(quantity, summed=True), told, (None, told.rest, place), last)


def compared(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`..., more than the other three combined`, `..., less than the station alone`: held against another sum."""
    if told.last is None or not p.has(i, "lesser") or p.row[i].text not in _MORE:
        return
    for cells, at in p.names(i + 1):
        for _, end in p.free(at, 3):
            fact = Fact(told.last, Num(1.0, 0.0, p.row[i].text, _MORE[p.row[i].text]), cells)
            yield Segment(end, (fact,), told)


def listed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the monthly totals are 8, 13 and 25`, `the three totals: 8, 13 and 25`: one for each line of a side, in their order."""
    at = p.passed(i, "the")
    size = p.size(at)
    at += size is not None
    sides = p.sides_told(at)
    at += bool(sides)
    be = p.passed(at + 1, "be", "comma")
    if not p.has(at, "total") or be == at + 1:
        return
    nums, end = _numbers(p, be)
    for side in sides or ("rows", "columns"):
        lines = p.field.lines(side)
        if len(lines) == len(nums) > 1 and size in (None, len(lines)):
            facts = tuple(Fact(cells, num) for cells, num in zip(lines, nums, strict=True))
            yield from (Segment(behind, facts, Told()) for _, behind in p.free(end, 2))


def _numbers(p: Phrases, i: int) -> tuple[list[Num], int]:
    """A list of plain numbers, and where it ends."""
    found: list[Num] = []
    while (num := p.number(i)) is not None and num.op in ("=", "~") and not num.unit:
        found.append(num)
        end, i = i + 1, p.passed(i + 1, "comma", "and")
    return found, end if found else i


def heading(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Column totals: ...`: what is told next of each line is its sum."""
    at = p.passed(i, "the")
    at += bool(p.sides_told(at))
    if p.has(at, "total") and p.has(at + 1, "comma", "be") and p.has(p.passed(at + 1, "comma", "be"), "name"):
        yield Segment(p.passed(at + 1, "comma", "be"), (), Told(listing=True, topic=True))


FRAMES: tuple[Frame, ...] = (
    topic,
    heading,
    listed,
    subject_first,
    amount_first,
    total_told,
    share_told,
    against,
    compared,
    remainder,
)


def _told(
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
    if not part or not named:
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
        return _bases(p, whole, told)
    if whole is not None and whole.cells is not None:
        inner = [whole.cells & lead] if lead is not None else []
        return [cells for cells in dict.fromkeys((*inner, whole.cells)) if cells]
    if whole is not None and whole.owned and subject is not None:
        return [cells for cells in dict.fromkeys((subject, *p.field.around(subject))) if part < cells]
    if not quantity.shares and (whole is None or whole.number is None):
        base = told.base if told.base is not None and part < told.base else p.field.all
        return [base]
    ways = (p.field.all, lead, subject, place, told.base, *p.field.around(part))
    found = dict.fromkeys(cells for cells in ways if cells is not None and part < cells)
    return list(found)
