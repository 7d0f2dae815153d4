"""The forms of sentences on sets of cells; each takes a line to its last word."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cellsets.areas import PREPOSITIONS, Ways, areas, other_lines
from auditor.claims.cellsets.bar_forms import of_the_bar
from auditor.claims.cellsets.claims import Area, Cond, Counted, Extreme, Fact, Holds
from auditor.claims.cellsets.conditions import NOUNS, VERBS, Quantity, Said, quantity, said
from auditor.claims.cellsets.neighbors import are_listed, beside_it, values_listed
from auditor.claims.cellsets.repeats import repeated
from auditor.claims.cellsets.words import REF, Line
from auditor.language.around import measure_words
from auditor.language.numbers import Num

Parts = tuple[tuple[Fact, ...], ...]

_LEADING = PREPOSITIONS | {"outside", "off", "away", "beyond", "below", "above", "beneath"}
_STANDING = frozenset(
    "lie is are be was were found occur stand sit appear come belong located seen huddle crowd crowded cram crammed pile packed into cluster gather concentrated confined restricted limited fall live all both only exclusively entirely solely "
    "to from within together and nowhere but".split()
)
_ONLY = frozenset("confined restricted limited only exclusively entirely solely all both nowhere".split())
_HOLDING = frozenset("hold contain include comprise have show host house own account".split())
_EXTREMES = {"lowest": "min", "smallest": "min", "highest": "max", "largest": "max", "top": "max", "bottom": "min", "greatest": "max", "weakest": "", "minimum": "min", "maximum": "max"}  # fmt: skip
_RANGING = frozenset("range span run go extend reach stretch vary".split())


def parts_of(line: Line) -> Parts | None:
    """All that a line tells, or None where a word of it is left over."""
    for form in (_only_gap, _lone_line, _counted, _located, _holding, _ranged, _extreme, repeated, _of_the_bar):
        for found in form(line):
            return found
    return None


def _of_the_bar(line: Line) -> Iterator[Parts]:
    yield from of_the_bar(line, everything(line))


def _area(line: Line, ways: Ways, name: str) -> list[Area]:
    return [Area.of(line.panel, cells, name) for cells in ways]


def _name(line: Line, start: int, end: int) -> str:
    words = [w.item.text if w.item is not None else w.text for w in line.words[start:end]]
    return " ".join(words).strip(" ,") or "the grid"


def everything(line: Line) -> Area:
    """All cells of the panel."""
    grid = line.clause.panel(line.panel)
    cells = frozenset((r, c) for r in range(len(grid.rows.ticks)) for c in range(len(grid.columns.ticks)))
    return Area.of(line.panel, cells, "the grid")


def _led(line: Line) -> Iterator[tuple[list[Area] | None, int]]:
    """An area that is put in front, and where the rest begins; none at first."""
    yield None, 0
    if line.text(0) in _LEADING or line.text(0) == REF:
        for ways, at in areas(line, 0):
            if line.text(0) == REF and line.text(at) != ",":
                continue
            yield _area(line, ways, _name(line, 0, at)), line.skip(at, (",",))


def _subjects(line: Line) -> Iterator[tuple[Quantity, list[Area], int]]:
    """How many of which cells a line speaks of, and where what it says of them begins."""
    for lead, i in _led(line):
        many = quantity(line, i)
        if many is None:
            continue
        at = many.end if many.bare else line.skip(many.end, NOUNS | line.told_words)
        at = line.skip(at, ("of",)) if not many.bare else at
        if lead is not None:
            at = line.skip(at, ("the", *NOUNS)) if many.bare else at
            if not many.bare or at > i or line.text(at) == "it":
                yield many, lead, at
            for ways, end in areas(line, at) if line.text(at) in _LEADING else ():
                common = {area.cells & one for area in lead for one in ways}
                if all(common):
                    yield many, [Area.of(line.panel, cells, _name(line, 0, end)) for cells in common], end
            continue
        if not many.bare and line.text(at) in VERBS:
            yield many, [everything(line)], at
        for ways, end in areas(line, at):
            yield many, _area(line, ways, _name(line, at, end)), end


def _counted(line: Line) -> Iterator[Parts]:
    """`no cell in the border exceeds 50`, `the four corners are all below 3`, `three of the four corners stay under 9`."""
    for many, chosen, at in _subjects(line):
        listed, at = values_listed(line, at, chosen)
        beside = beside_it(line, at, chosen)
        if beside is not None:
            yield (*listed, beside)
            continue
        told = said(line, at)
        if told is None or not line.is_end(told.end):
            if found := are_listed(line, at, chosen):
                yield found
            continue
        if told.moving or (told.event and many.bare and not (told.denied or told.everywhere)):
            if found := _some_or_all(told, chosen):
                yield (*listed, found)
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


def _cells_told(line: Line, i: int) -> tuple[Quantity, Said] | None:
    """`all values above 65`, `every cell that exceeds 8`, `values of 75 or more`, `anything below 3`."""
    many = quantity(line, i)
    if many is None:
        return None
    bare = line.own(i) in ("anything", "everything", "nothing")
    at = line.skip(many.end, ("the", "other", "larger", "smaller", "higher", "lower"))
    at = many.end if line.text(at) not in NOUNS else at
    noun = line.text(at) in NOUNS or line.text(at) in measure_words(line.clause) | line.told_words
    if line.text(at) in ("negative", "positive", "missing", "blank", "empty"):
        told = said(line, at)
        return (many, told) if told and not told.denied else None
    if not noun and not bare:
        return None
    told = said(line, at + noun)
    return (many, told) if told is not None and not told.denied else None


def _located(line: Line) -> Iterator[Parts]:
    """`all values above 65 lie between A and B`, `values of 75 or more occur only in the interior`, `the six lowest stand in the border`."""
    if (top := _top(line, 0)) is not None:
        many, size, direction, end = top
        if line.text(end) in _STANDING:
            for chosen in _standing_in(line, end):
                yield (tuple(Holds(area, direction, size, many) for area in chosen[0]),)
        return
    told = _cells_told(line, 0)
    if told is None:
        return
    many_of, what = told
    for chosen, only in _standing_in(line, what.end):
        if found := _placed(line, many_of, what, chosen, only=only):
            yield found


def _standing_in(line: Line, at: int) -> Iterator[tuple[list[Area], bool]]:
    """The area in which a line ends, behind verbs; and whether it is said that it is the only one."""
    start = line.skip(at, _STANDING)
    if start == at:
        return
    only = bool(_ONLY & {line.text(k) for k in range(at, start)})
    if {"nowhere"} & {line.text(k) for k in range(at, start)} and line.text(start - 1) != "but":
        return
    for ways, end in areas(line, start):
        if line.is_end(end):
            # Things that huddle in a corner of no told size may fill more than a quarter of the grid.
            vague = (everything(line).cells,) if len(ways) > 1 else ()
            yield _area(line, (*ways, *vague), _name(line, start, end)), only


def _only_gap(line: Line) -> Iterator[Parts]:
    """`the only missing cell is the one in the lower-left corner`."""
    at = line.skip(0, ("the", "only"))
    if at != 2 or line.text(at) not in ("missing", "blank", "empty"):
        return
    noun = line.skip(at + 1, NOUNS)
    start = line.skip(noun, ("is", "lie", "stand", "sit", "the", "that", *NOUNS))
    whole, gap = everything(line), (Cond(missing=True),)
    for ways, end in areas(line, start) if start > noun > at + 1 else ():
        if line.is_end(end) and min(map(len, ways)) == 1:
            spot = Area.of(line.panel, min(ways, key=len), _name(line, start, end))
            yield (Counted(whole, gap, 1, 1),), (Counted(spot, gap, 1, 1),)


def _placed(line: Line, many: Quantity, what: Said, chosen: list[Area], *, only: bool) -> Parts | None:
    """Cells that are so, and all (none, so many) of them in an area."""
    whole = everything(line)
    others = [Area.of(line.panel, whole.cells - area.cells, f"outside of {area.name}") for area in chosen]
    if many.bare and not only:
        return None  # "values above 5 lie in the corner": not said to be all
    if many.least is None:
        return (
            tuple(Counted(area, what.conds, 0, 0) for area in others),
            tuple(Counted(area, what.conds, 1, len(area.cells)) for area in chosen),
        )
    inside = tuple(Counted(area, what.conds, many.least, many.most) for area in chosen)
    if many.whole:
        return inside, (Counted(whole, what.conds, many.whole, many.whole),)
    if only and many.most:
        return inside, (Counted(whole, what.conds, many.least, many.most),)
    return (inside,)


def _top(line: Line, i: int) -> tuple[int | None, int, str, int] | None:
    """`the six lowest values`, `two of the three largest cells`: how many, of how many, which end."""
    at = line.skip(i, ("the", "all"))
    first = line.num(at)
    if first is None or first.op != "=" or first.value % 1 or first.unit:
        return None
    many, at = None, at + 1
    if line.text(at) == "of":
        second = line.num(past := line.skip(at, ("of", "the")))
        if second is None or second.op != "=" or second.value % 1:
            return None
        many, first, at = int(first.value), second, past + 1
    word = line.text(at)
    direction = _EXTREMES.get(word, "")
    if not direction or first.value < 2:
        return None
    return many, int(first.value), direction, line.skip(at + 1, (*NOUNS, "in", "of", "the", "grid", "all"))


def _lone_line(line: Line) -> Iterator[Parts]:
    """`only the top row never reaches 60`: every other line of its side has such a cell, and this one has none."""
    lone = line.text(0) == "only"
    for ways, at in areas(line, 1 if lone else 0):
        if not lone:
            verb = line.skip(at, ("is", "are"))
            noun = line.skip(verb, ("the", "only", "one", "row", "column", "line"))
            if verb == at or "only" not in {line.text(k) for k in range(verb, noun)}:
                continue
            at = line.skip(noun, ("that", "which", "to", "in"))
        told = said(line, at) or _without_gap(line, at)
        others = other_lines(line, ways[0]) if len(ways) == 1 else []
        if told is None or not told.denied or not line.is_end(told.end) or not others:
            continue
        own = Area.of(line.panel, ways[0], _name(line, 1, at))
        rest = [Area.of(line.panel, cells, "each of the others") for cells in others]
        yield (
            (Counted(own, told.conds, 0, 0),),
            *((Counted(area, told.conds, 1, len(area.places)),) for area in rest),
        )


def _without_gap(line: Line, at: int) -> Said | None:
    """`without a gap`, `with no missing value`: that none of its cells is missing."""
    verb = line.skip(at, ("that", "which", "has", "have", "is", "with"))
    if line.text(verb) not in ("without", "no", "complete", "gapless", "full"):
        return None
    end = line.skip(verb, ("without", "no", "a", "any", "missing", "blank", "empty", "gap", "hole", "complete", "gapless", "full", *NOUNS))
    return Said((Cond(missing=True),), end, denied=True) if line.is_end(end) else None


def _holding(line: Line) -> Iterator[Parts]:
    """`the border holds every value below 3`, `only the top row contains any value above 9`."""
    lone = line.text(0) == "only"
    for ways, at in areas(line, 1 if lone else 0):
        verb = line.skip(at, ("also", "alone"))
        if line.text(verb) not in _HOLDING:
            continue
        chosen = _area(line, ways, _name(line, 0, at))
        start = line.skip(verb + 1, ("for",))
        if (top := _top(line, start)) is not None and line.is_end(top[3]):
            yield (tuple(Holds(area, top[2], top[1], top[0]) for area in chosen),)
        elif lone and (told := _cells_told(line, start)) is not None and line.is_end(told[1].end):
            if line.text(start) in ("any", "a", "anything", *NOUNS) and all(area.cells for area in chosen):
                some = replace(told[0], least=None, bare=False)
                if found := _placed(line, some, told[1], chosen, only=True):
                    yield found
        elif (told := _cells_told(line, start)) is not None and line.is_end(told[1].end) and not told[0].bare:
            if found := _placed(line, told[0], told[1], chosen, only=told[0].least is None):
                yield found
        elif found := _two_kinds(line, start, chosen):
            yield found


def _two_kinds(line: Line, start: int, chosen: list[Area]) -> Parts | None:
    """`four positive values and six negative ones`: how many of each of several kinds."""
    parts: list[tuple[Fact, ...]] = []
    at = start
    while not line.is_end(at):
        cut = next((k for k in range(at, len(line.words)) if line.text(k) in ("and", ",")), len(line.words))
        told = _cells_told(line.cut(0, cut), at)
        if told is None or told[0].bare or not told[1].end == cut:
            return None
        many, what = told
        parts.append(tuple(Counted(area, what.conds, many.least, many.most) for area in chosen))
        at = line.skip(cut, ("and", ","))
    return tuple(parts) if len(parts) > 1 else None


def _ranged(line: Line) -> Iterator[Parts]:
    """`in the border, the values range from 3 to 9`, `the border spans 3 to 9`."""
    for chosen, at in _whose(line):
        verb = line.skip(at, ("value", "the", "number", "cell", "only"))
        if line.text(verb) not in _RANGING:
            continue
        at = line.skip(verb + 1, ("from", "between", "only", "over"))
        low, high = line.num(at), line.num(at + 2)
        if low and high and line.text(at + 1) in ("to", "and", "-") and {low.op, high.op} == {"="} and line.is_end(line.skip(at + 3, ("%",))):
            yield (
                tuple(Extreme(area, "min", Cond(low)) for area in chosen),
                tuple(Extreme(area, "max", Cond(high)) for area in chosen),
            )


def _whose(line: Line) -> Iterator[tuple[list[Area], int]]:
    """Whose values a line speaks of: of an area put in front, or as its subject."""
    for lead, at in _led(line):
        if lead is not None:
            yield lead, at
    start = line.skip(0, ("value", "the", "number", "in", "of"))
    for ways, at in areas(line, start):
        yield _area(line, ways, _name(line, start, at)), at


def _extreme(line: Line) -> Iterator[Parts]:
    """`the largest value in the border is 9`, `the border gets as high as 9`, `in the interior, the minimum is 3`."""
    for lead, i in _led(line):
        at = line.skip(i, ("the",))
        direction = _EXTREMES.get(line.text(at), "")
        if not direction or line.num(at - 1) is not None:
            continue
        at = line.skip(at + 1, NOUNS)
        if lead is not None:
            yield from _extreme_is(line, at, lead, direction)
            continue
        yield from _extreme_is(line, at, [everything(line)], direction)
        for ways, end in areas(line, at) if line.text(at) in _LEADING else ():
            yield from _extreme_is(line, end, _area(line, ways, _name(line, at, end)), direction)
    for chosen, at in _whose(line):
        yield from _as_high_as(line, at, chosen)


def _extreme_is(line: Line, at: int, chosen: list[Area], direction: str) -> Iterator[Parts]:
    told = said(line, at)
    if told is not None and line.is_end(told.end) and not told.denied and len(told.conds) == 1:
        yield (tuple(Extreme(area, direction, told.conds[0]) for area in chosen),)


def _as_high_as(line: Line, at: int, chosen: list[Area]) -> Iterator[Parts]:
    verb = line.skip(at, ("get", "go", "rise", "climb", "reach", "come", "even", "up", "value", "fall", "drop"))
    if line.text(verb) == "as" and line.text(verb + 2) == "as":
        direction = {"high": "max", "low": "min", "much": "max", "large": "max", "little": "min"}.get(line.text(verb + 1), "")
        num: Num | None = line.num(verb + 3)
        if direction and num is not None and num.op == "=" and line.is_end(line.skip(verb + 4, ("%",))):
            yield (tuple(Extreme(area, direction, Cond(num)) for area in chosen),)


