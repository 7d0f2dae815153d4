"""The forms of sentences on sets of cells; each takes a line to its last word."""

from collections.abc import Iterator

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.bar_forms import of_the_bar
from auditor.claims.cellsets.claims import Area, Cond, Counted, Fact, Parts
from auditor.claims.cellsets.conditions import NOUNS, VERBS, Quantity, Said, quantity, said
from auditor.claims.cellsets.ends import extremes, ranged
from auditor.claims.cellsets.hue_counts import counted_hues
from auditor.claims.cellsets.hue_forms import hued
from auditor.claims.cellsets.located import holding, located, lone_line, only_gap
from auditor.claims.cellsets.neighbors import are_listed, beside_it, values_listed
from auditor.claims.cellsets.repeats import repeated
from auditor.claims.cellsets.scopes import LEADING, areas_of, everything, led, name_of
from auditor.claims.cellsets.tails import narrowed, of_them
from auditor.claims.cellsets.words import Line


def parts_of(line: Line) -> Parts | None:
    """All that a line tells, or None where a word of it is left over."""
    for form in (
        only_gap,
        lone_line,
        _counted,
        located,
        holding,
        ranged,
        extremes,
        repeated,
        hued,
        counted_hues,
        _of_the_bar,
    ):
        for found in form(line):
            return found
    return None


def _of_the_bar(line: Line) -> Iterator[Parts]:
    yield from of_the_bar(line, everything(line))


def _subjects(line: Line) -> Iterator[tuple[Quantity, list[Area], int]]:
    """How many of which cells a line speaks of, and where what it says of them begins."""
    for lead, i in led(line):
        many = quantity(line, i)
        if many is None:
            continue
        at = many.end if many.bare else line.skip(many.end, NOUNS | line.told_words)
        at = line.skip(at, ("of",)) if not many.bare else at
        if lead is not None:
            at = line.skip(at, ("the", *NOUNS)) if many.bare else at
            if (not many.bare or at > i or line.text(at) == "it") and not _of_one_number(line, i, at, lead):
                yield many, lead, at
            for ways, end in areas(line, at) if line.text(at) in LEADING else ():
                common = dict.fromkeys(area.cells & one for area in lead for one in ways)
                if all(common):
                    yield many, [Area.of(line.panel, cells, name_of(line, 0, end)) for cells in common], end
            continue
        if not many.bare and line.text(at) in VERBS:
            yield many, [everything(line)], at
        for ways, end in areas(line, at):
            yield many, areas_of(line, ways, name_of(line, at, end)), end


def _of_one_number(line: Line, i: int, at: int, chosen: list[Area]) -> bool:
    """`At noon the number was four`: whether a noun in the singular is told where many cells stand."""
    noun = line.spelled(at - 1).casefold()
    one = at > i + 1 and line.text(i) == "the" and noun in NOUNS - {"one"}
    return one and all(len(area.places) > 1 for area in chosen)


def _counted(line: Line) -> Iterator[Parts]:
    """`no cell in the border exceeds 50`, `the four corners are all below 3`, `three of the four corners stay under 9`."""
    for many, chosen, at in _subjects(line):
        listed, at = values_listed(line, at, chosen)
        beside = beside_it(line, at, chosen)
        if beside is not None:
            yield (*listed, beside)
            continue
        told = said(line, at)
        chosen, end = narrowed(line, told, chosen) if told is not None else (chosen, at)
        behind = of_them(line, end, chosen, told.conds) if told is not None else None
        if told is None or behind is None or (behind and (many.bare or told.denied)):
            if found := are_listed(line, at, chosen):
                yield found
            continue
        listed = (*listed, *behind)
        if told.moving or (told.event and many.bare and not (told.denied or told.everywhere)):
            if ways := _some_or_all(told, chosen):
                yield (*listed, ways)
            continue
        least, most = many.least, many.most
        if many.whole and any(len(area.cells) != many.whole for area in chosen):
            continue
        if told.denied:
            if least is not None:
                continue
            if told.everywhere or not many.bare:  # "not all are", "all are not"
                yield (*listed, tuple(Counted(a, told.conds, 0, len(a.places) - 1) for a in chosen))
                continue
            least = most = 0
        yield (*listed, tuple(counted(area, told.conds, least, most) for area in chosen))


def counted(area: Area, conds: tuple[Cond, ...], least: int | None, most: int | None) -> Counted:
    """So many of an area's cells; a negative number counts those that are spared."""
    if least is not None and least < 0:
        least = most = len(area.places) + least
    return Counted(area, conds, least, most)


def _some_or_all(told: Said, chosen: list[Area]) -> tuple[Fact, ...]:
    """`the border exceeds 100`: all of it or some cell; nothing for what moves."""
    if told.moving:
        return ()
    ways = [(None, None), (1, 10**6)]
    return tuple(Counted(area, told.conds, least, most) for area in chosen for least, most in ways)
