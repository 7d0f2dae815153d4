"""Frames that hold sums against others, or tell one after the other: "against 61 on Tuesday", "the rest", "the three totals are 8, 13 and 25"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.sums.cells import Cells
from auditor.claims.sums.phrases import Phrases
from auditor.claims.sums.telling import Fact, Segment, Told, tell
from auditor.language.numbers import Num

_MORE = {"more than": ">", "less than": "<", "fewer than": "<"}
_BESIDE = {"above": -1, "before": -1, "below": 1, "after": 1}


def against(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`..., against 61 on Tuesday`, `compared with 180 at the station`, `against 50 for the row above it`."""
    if not p.has(i, "against") or told.last is None:
        return
    for quantity, at in p.quantity(i + 1):
        for place, end in [*p.where(at), *_line_beside(p, at, told.last)]:
            yield from tell(p, replace(quantity, summed=True), told, (told.lead, None, place), end)


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
                    yield from tell(p, replace(quantity, summed=True), told, (None, told.rest, place), last)


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
