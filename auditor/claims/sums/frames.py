"""The frames in which sums are told, part by part; each part may lean on those before it ("of these", "the rest")."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.sums.cells import Cells
from auditor.claims.sums.lists import against, compared, heading, listed, remainder
from auditor.claims.sums.phrases import Phrases, Quantity
from auditor.claims.sums.telling import Fact, Frame, Segment, Told, bases, tell


def _leads(p: Phrases, i: int, told: Told) -> Iterator[tuple[Cells | None, bool, int]]:
    """What may be put in front: where it is so, or that all is counted ("in total")."""
    for lead in dict.fromkeys((told.lead, None)):
        yield lead, False, i
        if p.has(i, "together"):
            yield lead if lead is not None else p.field.all, True, p.passed(i + 1, "comma")
    if not p.has(i, "in", "over", "between", "except"):
        return
    for out, at in p.excepted(i):
        yield p.field.all - out, True, p.passed(at, "comma")
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
                    yield from tell(p, full, told, (lead, cells, None), end)
                    over = replace(full, summed=full.summed or p.has(end, "over"))
                    for place, last in p.where(end):
                        yield from tell(p, over, told, (lead, cells, place), last)


def _subjects(p: Phrases, i: int) -> Iterator[tuple[Cells, Quantity | None, int]]:
    """`Tuesday`, `the station on Tuesday`, `the station's 20 loaves on Tuesday`: what something is said of, with how much that is."""
    for named, at in p.names(i):
        found: list[tuple[Quantity | None, int]] = [(None, at)]
        if p.size(at) in (p.field.rows, p.field.columns) and p.has(at + 1, "word", "cell"):
            found.append((None, at + 2))  # "the station's seven numbers"
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
                    yield from tell(p, summing, told, (lead, None, place), end)
                if start > i or told.topic or lead is not None:
                    yield from tell(p, full, told, (lead, None, None), verb)


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
                    yield from tell(
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
                        yield from tell(
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
        if p.has(i, "in") and whole.number is None and not any(p.has(k, "total") for k in range(i, at)):
            continue  # "on Tuesday, A has 12 and B 9": where it is so
        for base in bases(p, whole, told):
            facts = (Fact(base, whole.number),) if whole.number is not None else ()
            yield Segment(
                p.passed(at, "comma"), facts, Told(told.lead, base, base, base, named=True, topic=True)
            )


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
