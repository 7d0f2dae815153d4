"""How people say which cells have a colour: "May shows no red tile", "plum appears in three rows", "A and B wear the same colours"."""

from collections.abc import Iterator

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Commonest, Cond, Counted, Fact, Hues, Lines, Parts, Turns
from auditor.claims.cellsets.conditions import HUES, NOUNS, Quantity, colour_told, quantity, said
from auditor.claims.cellsets.lines import side_told, sides_of
from auditor.claims.cellsets.scopes import areas_of, everything, led, name_of
from auditor.claims.cellsets.tails import of_them
from auditor.claims.cellsets.words import COLOUR, Line
from auditor.numerals import cardinal

_HAVING = frozenset(
    "have has hold show contain include feature count wear know use own get see need display".split()
)
_ONLY = frozenset("only nothing no other colour color but just exclusively solely hue shade".split())
_STANDING = frozenset(
    "lie is are be was were occur stand stood sit sat appear come came belong belonged located seen found huddle crowd crowded cluster gather concentrated confined restricted limited reserved used needed given got go awarded assigned turn met up show fall live "
    "all both only exclusively solely to from within together and nowhere but first in colour color of the for at on".split()
)
_LONE = frozenset("confined restricted limited only alone exclusively solely nowhere reserved".split())
_OFTEN = {"once": 1, "twice": 2, "thrice": 3}
_TURNING = frozenset(
    "go turn climb rise fall move run pass change darken brighten deepen fade lighten shift warm step drop".split()
)
_AT_ALL = frozenset("at all whatever whatsoever anywhere".split())


def hued(line: Line) -> Iterator[Parts]:
    """All ways to read a line as telling which cells have a colour."""
    for form in (_having, _seen, _lines_said, _alike, _going, _commonest):
        yield from form(line)


def _colours(line: Line, i: int) -> tuple[tuple[Cond, ...], int, bool]:
    """Colours from a place on, with what stands between them; and whether they are joined by "and"."""
    found: list[Cond] = []
    at, joined = i, False
    while (one := colour_told(line, at)) is not None:
        found.append(one[0])
        end = line.skip(one[1], (",", "and", "or", "/"))
        joined = joined or "and" in {line.text(k) for k in range(one[1], end)}
        if end == one[1] or colour_told(line, end) is None:
            return tuple(found), one[1], joined
        at = end
    return tuple(found), at, joined


def _having(line: Line) -> Iterator[Parts]:
    """`June has no white tile`, `every month has at least two red ones`, `May uses only red and white`, `three colours`."""
    for chosen, many, at in _owners(line):
        if line.text(at) not in _HAVING:
            continue
        start = line.skip(at + 1, _ONLY)
        only = start > at + 1 and bool(
            {"only", "just", "but", "exclusively", "solely"} & _between(line, at + 1, start)
        )
        conds, end, _ = _colours(line, start if only else at + 1)
        if only and conds and line.is_end(line.skip(end, (*NOUNS, *_AT_ALL))):
            if many is None:
                yield tuple(
                    part
                    for area in chosen[:1]
                    for part in (
                        (Counted(area, conds, None, None),),
                        *((Counted(area, (cond,), 1, len(area.places)),) for cond in conds),
                    )
                )
            else:
                yield ((Lines(tuple(chosen), conds, None, None, many.least, many.most),),)
            continue
        number = line.skip(at + 1, ("only", "just", "exactly", "all", "the"))
        size = cardinal(line.own(number))
        if size and many is None and line.text(number + 1) in HUES and line.is_end(number + 2):
            yield ((Hues(tuple(chosen[:1]), size),),)
            continue
        yield from _so_many(line, at + 1, chosen, many)


def _so_many(line: Line, at: int, chosen: list[Area], many: Quantity | None) -> Iterator[Parts]:
    """`no white tile`, `a red tile`, `at least two of amber`: how many each owner has."""
    start = line.skip(at, ("exactly", "only", "just"))
    told = quantity(line, at)
    if told is None or told.least is None and not told.bare:
        return
    least, most, start = (
        (told.least, told.most, told.end)
        if not told.bare
        else (1, 10**6, line.skip(start, ("a", "an", "some", "any")))
    )
    if told.bare and start == at:
        return
    start = line.skip(
        start, ("tile", "cell", "of", "square") if line.text(start + 1) in ("of", COLOUR) else ()
    )
    conds, end, _ = _colours(line, start)
    if not conds or not line.is_end(line.skip(end, (*NOUNS, *_AT_ALL))):
        return
    if many is None:
        yield (tuple(Counted(area, conds, least, most) for area in chosen),)
    else:
        yield ((Lines(tuple(chosen), conds, least, most, many.least, many.most),),)


def _owners(line: Line) -> Iterator[tuple[list[Area], Quantity | None, int]]:
    """The area that a line begins with, or the lines of a side and how many of them are meant."""
    for lead, i in led(line):
        if lead is not None:
            continue
        for side in side_told(line, i):
            yield list(side.areas), side.many, side.end
        for ways, end in areas(line, i):
            if end > i:
                yield areas_of(line, ways, name_of(line, i, end)), None, end


def _between(line: Line, start: int, end: int) -> set[str]:
    return {line.text(k) for k in range(start, end)}


def _seen(line: Line) -> Iterator[Parts]:
    """`plum appears in three sectors`, `rust is confined to May`, `apricot is the colour of eight tiles`, `the red tiles lie in A`."""
    many = quantity(line, 0)
    if many is None:
        return
    start = line.skip(many.end, ("the",))
    conds, end, joined = _colours(line, start)
    if not conds or joined:
        return
    definite = line.text(0) in ("the", COLOUR)
    noun = line.skip(end, NOUNS)
    at = line.skip(noun, _STANDING)
    if at == noun:
        return
    words = _between(line, noun, at)
    whole = everything(line)
    counted = _counted(line, at) if many.bare else None
    if counted is not None:
        told = of_them(line, counted[1], [whole], conds)
        if told is not None:
            yield ((Counted(whole, conds, *counted[0]),), *told)
            return
    for side in side_told(line, at):
        if line.is_end(side.end) and many.bare:
            yield ((Lines(side.areas, conds, 1, 10**6, side.many.least, side.many.most),),)
            return
    for ways, last in areas(line, at):
        end = line.skip(last, ("only", "alone"))
        if line.is_end(end):
            words |= _between(line, last, end)
            yield from _placed(
                line, (many, conds, definite), areas_of(line, ways, name_of(line, at, last)), words
            )
            return


def _counted(line: Line, at: int) -> tuple[tuple[int | None, int | None], int] | None:
    """`eight tiles`, `at least three times`, `twice`: how many, and where the line goes on."""
    at = line.skip(at, ("just", "only", "exactly"))
    if (often := _OFTEN.get(line.text(at))) is not None:
        return (often, often), at + 1
    counts = quantity(line, at)
    if counts is None or counts.bare or counts.least is None:
        return None
    behind = line.skip(counts.end, ("other",))
    end = line.skip(behind, (*NOUNS, "time"))
    return ((counts.least, counts.most), end) if end > behind else None


def _placed(
    line: Line, told: tuple[Quantity, tuple[Cond, ...], bool], chosen: list[Area], words: set[str]
) -> Iterator[Parts]:
    """Cells of a colour that stand in an area: only there, so many of them, or in each of its lines."""
    many, conds, definite = told
    whole = everything(line)
    rest = tuple(
        Counted(Area.of(one.panel, whole.cells - one.cells, f"outside of {one.name}"), conds, 0, 0)
        for one in chosen
    )
    some: tuple[Fact, ...] = tuple(Counted(one, conds, 1, len(one.places)) for one in chosen)
    if not many.bare and many.least is not None:
        yield (tuple(Counted(one, conds, many.least, many.most) for one in chosen),)
    elif "nowhere" in words and "but" not in words:
        yield (tuple(Counted(one, conds, 0, 0) for one in chosen),)
    elif not many.bare or words & _LONE or (definite and "first" not in words and line.text(0) == "the"):
        parts = [rest, some]
        if words & {"confined", "restricted", "limited", "reserved"} | words & {"only", "alone"}:
            parts += [
                (Counted(one, conds, 1, len(one.places)),)
                for area in chosen[:1]
                for one in sides_of(line, area)
            ]
        yield tuple(parts)


def _lines_said(line: Line) -> Iterator[Parts]:
    """`no hour stays white all year`, `three rows are red throughout`: lines that are so from end to end."""
    for side in side_told(line, 0):
        told = said(line, side.end)
        if told is None or told.denied or not all(cond.colour for cond in told.conds):
            continue
        if line.is_end(
            line.skip(told.end, (*_AT_ALL, "all", "year", "day", "week", "way", "the", "from", "end", "to"))
        ):
            yield ((Lines(side.areas, told.conds, None, None, side.many.least, side.many.most),),)


_COMMON = frozenset("commonest dominant prevailing rarest scarcest".split())


def _commonest(line: Line) -> Iterator[Parts]:
    """`gold is the commonest colour, with eight tiles`, `red is the rarest colour`."""
    if line.text(0) != COLOUR or line.text(1) not in ("is", "was"):
        return
    at = line.skip(2, ("the", "by", "far"))
    word, few = line.text(at), line.text(at) in ("rarest", "scarcest", "least")
    at += 1 + (word in ("most", "least") and line.text(at + 1) in ("common", "frequent"))
    if (word not in _COMMON and line.text(at - 1) not in ("common", "frequent")) or line.text(at) not in HUES:
        return
    at = line.skip(at + 1, ("of", "all", "in", "the", "map", "grid", "chart", ",", "with", "at", ":"))
    whole, cond = everything(line), Cond(colour=line.spelled(0))
    most = ((Commonest(whole, cond.colour, few=few),),)
    if line.is_end(at):
        yield most
    elif (told := quantity(line, at)) and not told.bare and line.is_end(line.skip(told.end, NOUNS)):
        yield (*most, (Counted(whole, (cond,), told.least, told.most),))


def _alike(line: Line) -> Iterator[Parts]:
    """`A and B wear the same colours`, `A keeps the same colour up to C`."""
    for ways, end in areas(line, 0):
        if len(ways) != 1 or line.text(end) not in (*_HAVING, "keep", "share", "look"):
            continue
        at, looks = line.skip(end + 1, ("the", "exactly")), line.text(end) == "look"
        hue = looks or line.text(at + 1) in HUES
        if line.text(at) != "alike" and not (line.text(at) == "same" and hue):
            continue
        behind = line.skip(at + 1, HUES)
        chosen, where = [ways[0]], "the whole"
        for part, last in areas(line, behind):
            if line.is_end(last) and len(part) == 1 and part[0] & ways[0]:
                chosen, where = [part[0] & ways[0]], name_of(line, behind, last)
                break
        else:
            last = line.skip(
                behind, ("all", "the", "way", "up", "down", "throughout", "everywhere", "in", "at", "every")
            )
            if not line.is_end(last + any(side.end == last + 1 for side in side_told(line, last))):
                continue
        own = [Area.of(line.panel, cells, where) for cells in chosen]
        parts = sides_of(line, Area.of(line.panel, ways[0], "all"))
        if len(parts) > 1:
            each = tuple(Area.of(line.panel, one.cells & chosen[0], one.name) for one in parts)
            yield ((Hues(each),),)
        elif line.text(end) == "keep":
            yield ((Hues(tuple(own), 1),),)


def _going(line: Line) -> Iterator[Parts]:
    """`from A to B the north goes from amber through brick to plum`: the colours of a line in their order."""
    for lead, i in led(line):
        for ways, end in areas(line, i):
            if line.text(end) not in _TURNING:
                continue
            at, told = line.skip(end + 1, ("from", "steadily", "gradually")), []
            while line.text(at) == COLOUR:
                told.append(line.spelled(at))
                at = line.skip(at + 1, ("through", "to", "over", "via", "and", ",", "then", "into"))
            cells = ways[0] & lead[0].cells if lead else ways[0]
            if len(told) > 1 and line.is_end(at) and len(ways) == 1 and cells:
                area = Area.of(line.panel, cells, name_of(line, i, end))
                if len(list(sides_of(line, area))) == 1:
                    yield ((Turns(area, tuple(told)),),)
