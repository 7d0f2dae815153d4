"""What stands behind a condition: where it is so ("is amber in May"), and where those stand that were counted (", all of them in May")."""

from itertools import product

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Cond, Counted, Fact, Parts
from auditor.claims.cellsets.conditions import Said, colour_told, quantity
from auditor.claims.cellsets.scopes import name_of
from auditor.claims.cellsets.words import Line

_OF_THEM = frozenset("of them these those stand lie are is sit found being".split())
# Without one of these before it, a part of the grid is what is had: "it has 6 off-diagonal cells".
_LEADS = frozenset(
    "in at on for from within among along across outside inside under over above below by before after beside near around between until since to".split()
)
_WHERE = frozenset(("never", "only", "alway", "always"))
_THROUGHOUT = frozenset("at all throughout everywhere".split())


def narrowed(line: Line, told: Said, chosen: list[Area]) -> tuple[list[Area], int]:
    """The part of an area that is named behind what is said of it, and where the line goes on."""
    at = line.skip(told.end, _THROUGHOUT)
    for ways, end in areas(line, told.end) if line.text(told.end) in _LEADS else ():
        both = [
            Area.of(one.panel, one.cells & way, f"{one.name} {name_of(line, told.end, end)}")
            for one, way in product(chosen, ways)
            if one.cells & way
        ]
        if both and (line.is_end(end) or line.text(end) == ","):
            return both, end
    return chosen, at


def of_them(line: Line, at: int, chosen: list[Area], told: tuple[Cond, ...]) -> Parts | None:
    """`..., all of them in May`, `..., two in the top row and one in May`: nothing where a word is left over."""
    found: Parts = ()
    while not line.is_end(at):
        start = line.skip(at, (",", "and", "but", "-", "with"))
        if start > at and (alone := _never_or_only(line, start, chosen, told)) is not None:
            return (*found, alone)
        many = quantity(line, start)
        if line.text(start) == "both":
            many = quantity(line.without(start, start + 1, "all"), start)
        if many is None or many.bare or start == at:
            return None
        other = colour_told(line, many.end)
        if other is not None and (line.is_end(other[1]) or line.text(other[1]) in (",", "and")):
            conds = (other[0],)  # "two are red and three white"
            found = (*found, tuple(Counted(one, conds, many.least, many.most) for one in chosen))
            at = other[1]
            continue
        behind = line.skip(many.end, _OF_THEM)
        for ways, end in () if _outside_of_several(line, behind) else areas(line, behind):
            if line.is_end(end) or line.text(end) in (",", "and"):
                name = name_of(line, behind, end)
                rest = [
                    Area.of(one.panel, one.cells - way, f"outside of {name}")
                    for one, way in product(chosen, ways)
                ]
                own = [Area.of(one.panel, one.cells & way, name) for one, way in product(chosen, ways)]
                spared = -many.least if many.least is not None and many.least < 0 else 0
                ways_told = (
                    [Counted(one, told, spared, spared) for one in rest]
                    if many.least is None or spared
                    else [Counted(one, told, many.least, many.most) for one in own]
                )
                found, at = (*found, tuple(ways_told)), end
                break
        else:
            return None
    return found


def _never_or_only(
    line: Line, at: int, chosen: list[Area], told: tuple[Cond, ...]
) -> tuple[Fact, ...] | None:
    """`..., and never in May`, `..., always in the top row`: where none of them stands."""
    word = line.text(at)
    for ways, end in areas(line, at + 1) if word in _WHERE else ():
        if line.is_end(end) and line.text(at + 1) in _LEADS:
            name = name_of(line, at + 1, end)
            none = [
                Area.of(one.panel, one.cells & way, name)
                if word == "never"
                else Area.of(one.panel, one.cells - way, f"outside of {name}")
                for one, way in product(chosen, ways)
            ]
            return tuple(Counted(one, told, 0, 0) for one in none)
    return None


def _outside_of_several(line: Line, at: int) -> bool:
    """`outside A and B`: outside of both, or in B and not in A."""
    words = [line.text(number) for number in range(at, len(line.words))]
    return "outside" in words[:2] and "and" in words
