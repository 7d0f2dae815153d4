"""The largest and smallest values of areas: "ranges from 3 to 9", "gets as high as 9"."""

from collections.abc import Iterator

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Cond, Extreme, Parts
from auditor.claims.cellsets.conditions import NOUNS, said
from auditor.claims.cellsets.scopes import LEADING, areas_of, everything, led, name_of
from auditor.claims.cellsets.words import Line
from auditor.language.numbers import Num

_EXTREMES = {"lowest": "min", "smallest": "min", "highest": "max", "largest": "max", "top": "max", "bottom": "min", "greatest": "max", "weakest": "", "minimum": "min", "maximum": "max"}  # fmt: skip
_RANGING = frozenset("range span run go extend reach stretch vary".split())


def ranged(line: Line) -> Iterator[Parts]:
    """`in the border, the values range from 3 to 9`, `the border spans 3 to 9`."""
    for chosen, at in _whose(line):
        verb = line.skip(at, ("value", "the", "number", "cell", "only"))
        if line.text(verb) not in _RANGING:
            continue
        at = line.skip(verb + 1, ("from", "between", "only", "over"))
        low, high = line.num(at), line.num(at + 2)
        if (
            low
            and high
            and line.text(at + 1) in ("to", "and", "-")
            and {low.op, high.op} == {"="}
            and line.is_end(line.skip(at + 3, ("%",)))
        ):
            yield (
                tuple(Extreme(area, "min", Cond(low)) for area in chosen),
                tuple(Extreme(area, "max", Cond(high)) for area in chosen),
            )


def _whose(line: Line) -> Iterator[tuple[list[Area], int]]:
    """Whose values a line speaks of: of an area put in front, or as its subject."""
    for lead, at in led(line):
        if lead is not None:
            yield lead, at
    start = line.skip(0, ("value", "the", "number", "in", "of"))
    for ways, at in areas(line, start):
        yield areas_of(line, ways, name_of(line, start, at)), at


def extremes(line: Line) -> Iterator[Parts]:
    """`the largest value in the border is 9`, `the border gets as high as 9`, `in the interior, the minimum is 3`."""
    for lead, i in led(line):
        at = line.skip(i, ("the",))
        direction = _EXTREMES.get(line.text(at), "")
        if not direction or line.num(at - 1) is not None:
            continue
        at = line.skip(at + 1, NOUNS)
        if lead is not None:
            yield from _extreme_is(line, at, lead, direction)
            continue
        yield from _extreme_is(line, at, [everything(line)], direction)
        for ways, end in areas(line, at) if line.text(at) in LEADING else ():
            yield from _extreme_is(line, end, areas_of(line, ways, name_of(line, at, end)), direction)
    for chosen, at in _whose(line):
        yield from _as_high_as(line, at, chosen)


def _extreme_is(line: Line, at: int, chosen: list[Area], direction: str) -> Iterator[Parts]:
    if line.text(at) == "of" and line.text(at + 1) in ("them", "these", "those", "which", "both"):
        return  # of what was told of before
    told = said(line, at)
    if told is not None and line.is_end(told.end) and not told.denied and len(told.conds) == 1:
        yield (tuple(Extreme(area, direction, told.conds[0]) for area in chosen),)


def _as_high_as(line: Line, at: int, chosen: list[Area]) -> Iterator[Parts]:
    verb = line.skip(
        at, ("get", "go", "rise", "climb", "reach", "come", "even", "up", "value", "fall", "drop")
    )
    if line.text(verb) == "as" and line.text(verb + 2) == "as":
        direction = {"high": "max", "low": "min", "much": "max", "large": "max", "little": "min"}.get(
            line.text(verb + 1), ""
        )
        num: Num | None = line.num(verb + 3)
        if direction and num is not None and num.op == "=" and line.is_end(line.skip(verb + 4, ("%",))):
            yield (tuple(Extreme(area, direction, Cond(num)) for area in chosen),)
