"""Where cells stand that are so, and which lines alone hold them."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Cond, Counted, Fact, Holds, Parts
from auditor.claims.cellsets.conditions import NOUNS, Quantity, Said, may_be_zero, quantity, said
from auditor.claims.cellsets.scopes import areas_of, everything, name_of
from auditor.claims.cellsets.shapes import other_lines
from auditor.claims.cellsets.words import Line
from auditor.language.around import measure_words

_STANDING = frozenset(
    "lie lay is are be was were found occur stand stood sit sat appear come came belong belonged located clustered gathered huddled fell seen huddle crowd crowded cram crammed pile packed into cluster gather concentrated confined restricted limited fall live all both only exclusively entirely solely "
    "to from within together and nowhere but".split()
)
_ONLY = frozenset("confined restricted limited only exclusively entirely solely all both nowhere".split())
_HOLDING = frozenset("hold contain include comprise have show host house own account".split())
_EXTREMES = {"lowest": "min", "smallest": "min", "highest": "max", "largest": "max", "top": "max", "bottom": "min", "greatest": "max", "weakest": "", "minimum": "min", "maximum": "max"}  # fmt: skip


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


def located(line: Line) -> Iterator[Parts]:
    """`all values above 65 lie between A and B`, `values of 75 or more occur only in the interior`, `the six lowest stand in the border`."""
    if (top := _top(line, 0)) is not None:
        many, size, direction, end = top
        if line.text(end) in _STANDING:
            for held, _ in _standing_in(line, end):
                yield (tuple(Holds(area, direction, size, many) for area in held),)
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
            yield areas_of(line, (*ways, *vague), name_of(line, start, end)), only


def only_gap(line: Line) -> Iterator[Parts]:
    """`the only missing cell is the one in the lower-left corner`."""
    at = line.skip(0, ("the", "only"))
    if at != 2 or line.text(at) not in ("missing", "blank", "empty") or may_be_zero(line, line.text(at)):
        return
    noun = line.skip(at + 1, NOUNS)
    start = line.skip(noun, ("is", "lie", "stand", "sit", "the", "that", *NOUNS))
    whole, gap = everything(line), (Cond(missing=True),)
    for ways, end in areas(line, start) if start > noun > at + 1 else ():
        if line.is_end(end) and min(map(len, ways)) == 1:
            spot = Area.of(line.panel, min(ways, key=len), name_of(line, start, end))
            yield (Counted(whole, gap, 1, 1),), (Counted(spot, gap, 1, 1),)


def _placed(line: Line, many: Quantity, what: Said, chosen: list[Area], *, only: bool) -> Parts | None:
    """Cells that are so, and all (none, so many) of them in an area."""
    whole = everything(line)
    if any(area.cells == whole.cells for area in chosen):
        return None  # what is confined to a panel is so beside others
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


def lone_line(line: Line) -> Iterator[Parts]:
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
        own = Area.of(line.panel, ways[0], name_of(line, 1, at))
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
    end = line.skip(
        verb,
        (
            "without",
            "no",
            "a",
            "any",
            "missing",
            "blank",
            "empty",
            "gap",
            "hole",
            "complete",
            "gapless",
            "full",
            *NOUNS,
        ),
    )
    return Said((Cond(missing=True),), end, denied=True) if line.is_end(end) else None


def holding(line: Line) -> Iterator[Parts]:
    """`the border holds every value below 3`, `only the top row contains any value above 9`."""
    lone = line.text(0) == "only"
    for ways, at in areas(line, 1 if lone else 0):
        verb = line.skip(at, ("also", "alone"))
        if line.text(verb) not in _HOLDING:
            continue
        chosen = areas_of(line, ways, name_of(line, 0, at))
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
        if told is None or told[0].bare or told[1].end != cut:
            return None
        many, what = told
        parts.append(tuple(Counted(area, what.conds, many.least, many.most) for area in chosen))
        at = line.skip(cut, ("and", ","))
    return tuple(parts) if len(parts) > 1 else None
