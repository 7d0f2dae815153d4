"""How many cells have a colour, beside others or by their values: "green outnumbers red", "red is used for 12 and 48 only"."""

from collections.abc import Iterator

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Commonest, Cond, Counted, Parts
from auditor.claims.cellsets.conditions import NOUNS, colour_told, quantity
from auditor.claims.cellsets.lines import sides_of
from auditor.claims.cellsets.scopes import areas_of, everything, name_of
from auditor.claims.cellsets.tails import of_them
from auditor.claims.cellsets.words import COLOUR, NUMBER, Line

_BE = ("is", "are", "was", "were")
_USED = frozenset(
    "is are was were used needed reserved kept given seen found for by to only just the colour color of shown".split()
)
_HAVING = frozenset("have has had hold show contain include get got see".split())
_LESS = {"rarer": True, "scarcer": True, "commoner": False}
_BEATING = frozenset("outnumber exceed beat".split())


def counted_hues(line: Line) -> Iterator[Parts]:
    """All ways to read a line as telling how many cells have a colour."""
    for form in (_there, _only_owners, _of_values, _rivals):
        yield from form(line)


def _there(line: Line) -> Iterator[Parts]:
    """`there are three red tiles, two of them in May`, `of the three red tiles two are in May`."""
    there = line.text(0) == "there" and line.text(1) in _BE
    if not there and line.text(0) != "of":
        return
    many = quantity(line, line.skip(2 if there else 1, ("the", "all")))
    hue = colour_told(line, line.skip(many.end, ("the",))) if many is not None and not many.bare else None
    if many is None or hue is None or many.least is None:
        return
    cond, at = hue
    whole, end = everything(line), line.skip(at, NOUNS)
    own = ((Counted(whole, (cond,), many.least, many.most),),)
    if there and line.is_end(end):
        yield own
        return
    tail = line if there else line.without(end, line.skip(end, (",",)), ",")
    if end > at and (behind := of_them(tail, end, [whole], (cond,))):
        yield (*own, *behind)


def _only_owners(line: Line) -> Iterator[Parts]:
    """`only May and June have a red tile`: each of their lines has one, and no other."""
    if line.text(0) != "only":
        return
    for ways, end in areas(line, 1):
        start = line.skip(end + 1, ("a", "an", "any", "one", "some"))
        hue = colour_told(line, start) if line.text(end) in _HAVING else None
        if hue is None or len(ways) != 1 or not line.is_end(line.skip(hue[1], NOUNS)):
            continue
        rest = everything(line).cells - ways[0]
        outside = Area.of(line.panel, rest, "the others")
        own = [one for area in areas_of(line, ways, name_of(line, 1, end)) for one in sides_of(line, area)]
        some = tuple((Counted(one, (hue[0],), 1, len(one.places)),) for one in own)
        yield ((Counted(outside, (hue[0],), 0, 0),), *some)


def _of_values(line: Line) -> Iterator[Parts]:
    """`teal is used for 5, 17 and 30 only`, `only 5, 17 and 30 are teal`: of which values cells have a colour."""
    first = line.text(0) == COLOUR
    lone = line.text(0) in ("only", "just")
    start = line.skip(1, _USED) if first else 1
    if not (first and start > 1) and not lone:
        return
    found, at = _values(line, start)
    if lone:
        hue = colour_told(line, at + 1) if line.text(at) in _BE else None
        cond, end = hue if hue is not None else (None, at)
    else:
        end = line.skip(at, ("only", "alone"))
        told_alone = end > at or bool({"only", "just", "reserved"} & {line.text(k) for k in range(start)})
        cond = Cond(colour=line.spelled(0)) if told_alone else None
    if len(found) < 2 or cond is None or not line.is_end(end):
        return
    grid = line.clause.panel(line.panel)
    cells = frozenset(place for place, quantity in grid.values.items() if quantity.value in found)
    if {grid.values[place].value for place in cells} != found:
        return
    own = Area.of(line.panel, cells, "these")
    rest = Area.of(line.panel, everything(line).cells - cells, "all others")
    yield (Counted(own, (cond,), None, None),), (Counted(rest, (cond,), 0, 0),)


def _values(line: Line, at: int) -> tuple[frozenset[float], int]:
    """Plain numbers, one after the other."""
    found: set[float] = set()
    while line.text(at) == NUMBER and (num := line.num(at)) is not None and num.op == "=":
        found.add(num.value)
        end = line.skip(at + 1, (",", "and"))
        if line.text(end) != NUMBER:
            return frozenset(found), at + 1
        at = end
    return frozenset(found), at


def _rivals(line: Line) -> Iterator[Parts]:
    """`green outnumbers red by four`, `red is rarer than green`, `there are more green tiles than red ones`."""
    whole = everything(line)
    if line.text(0) == "there" and line.text(1) in _BE and line.text(2) in ("more", "fewer"):
        hue, few = colour_told(line, 3), line.text(2) == "fewer"
        than = line.skip(hue[1], NOUNS) if hue is not None else 0
        if hue is not None and line.text(than) == "than":
            yield from _held(line, whole, line.spelled(3), than + 1, few=few)
        return
    if line.text(0) != COLOUR:
        return
    at = line.skip(1, _BE)
    word, behind = line.text(at), line.text(at + 1)
    if at > 1 and (word in _LESS or word in ("more", "less") and behind in ("common", "frequent")):
        few = _LESS.get(word, word == "less")
        than = at + 1 + (word not in _LESS)
        if line.text(than) == "than":
            yield from _held(line, whole, line.spelled(0), than + 1, few=few)
    elif word in _BEATING:
        yield from _held(line, whole, line.spelled(0), at + 1, few=False)


def _held(line: Line, whole: Area, colour: str, at: int, *, few: bool) -> Iterator[Parts]:
    """One colour against another, perhaps by so many cells."""
    rival = colour_told(line, at)
    if rival is None:
        return
    end = line.skip(rival[1], NOUNS)
    by = quantity(line, end + 1) if line.text(end) == "by" else None
    if by is not None and not by.bare and by.least == by.most and line.is_end(line.skip(by.end, NOUNS)):
        yield ((Commonest(whole, colour, few, line.spelled(at), by.least),),)
    elif line.is_end(end):
        yield ((Commonest(whole, colour, few, line.spelled(at)),),)
