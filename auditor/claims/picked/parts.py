"""What is told of the cells that a bound picks out, part by part: how many there are, where all, none or some of them stand, which they are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from auditor.claims.cellsets.claims import Area, Cond, Counted, Fact, Parts, Together
from auditor.claims.cellsets.words import Line
from auditor.claims.picked.places import Spot, Where, one_by_one, spots, wheres, whole
from auditor.claims.picked.quantities import OF_THEM, STANDING, Many, many, nouns
from auditor.language.around import measure_words
from auditor.language.clauses import Clause
from auditor.language.tokens import norms

_JOINTS = (",", ";", "and", "–", "—", "-", ":", "with", "namely", "but", "viz", "while")
_ASIDE = (
    "too",
    "as",
    "well",
    "only",
    "altogether",
    "together",
    "alone",
    "more",
    "exactly",
    "total",
    "in",
    "all",
)
_OTHERS = ("other", "others", "rest", "remaining", "remainder")
_MANY = 10**6


@dataclass(frozen=True, slots=True)
class Group:
    """The cells of some panels that meet a condition; how many there are, and where so many of them were told to stand."""

    clause: Clause
    scope: tuple[int, ...]
    conds: tuple[Cond, ...] = ()
    total: int | None = None
    told: tuple[tuple[int, Where], ...] = ()
    parts: tuple[tuple[Fact, ...], ...] = field(default=())

    @property
    def everywhere(self) -> Where:
        """All cells of all of its panels."""
        return Where(tuple(whole(Line((), self.clause, panel)) for panel in self.scope))

    def holding(self, where: Where, least: int | None, most: int | None) -> "Group":
        """With so many of them in a place (None: all cells of it)."""
        return replace(self, parts=(*self.parts, (self.fact(where, least, most),)))

    def fact(self, where: Where, least: int | None, most: int | None) -> Fact:
        """That so many of them stand in a place."""
        if len(where.areas) == 1:
            return Counted(where.areas[0], self.conds, least, most)
        return Together(where.areas, self.conds, least, most)

    def apart(self, *places: Where) -> Where:
        """All cells of its panels but those of some places."""
        taken = {(area.panel, cell) for where in places for area in where.areas for cell in area.cells}
        name = "elsewhere"
        return Where(
            tuple(
                Area.of(a.panel, frozenset(c for c in a.cells if (a.panel, c) not in taken), name)
                for a in self.everywhere.areas
            )
        )


def told_of(line: Line, group: Group) -> Parts | None:
    """All that a line tells of the group whose bound opens it, or None where a word is left over."""
    colon = next((at for at in range(len(line.words)) if line.text(at) == ":"), 0)
    bound = _bound(line.cut(0, colon)) if colon else None
    if bound is None:
        return None
    known = replace(group, conds=(bound,))
    return next((one.parts for one in parts_from(line, colon + 1, known) if one.parts), None)


def _bound(line: Line) -> Cond | None:
    """The bound that a line consists of; none where its unit is not one of the values."""
    at = next((at for at in range(len(line.words)) if line.num(at)), 0)
    num = line.num(at)
    if num is None or num.op not in ("<", ">", "<=", ">="):
        return None
    written = {q.unit for panel in line.clause.document.panels for q in panel.values.values()} - {""}
    known = line.told_words | measure_words(line.clause)
    units = norms(" ".join((*num.text.split()[1:], *(line.own(k) for k in range(at + 1, len(line.words))))))
    told = num.unit in written or known.issuperset(units)
    return Cond(num) if told and (written or "%" not in num.text or "%" in _heading(line)) else None


def _heading(line: Line) -> str:
    """The document's text up to its first value."""
    document = line.clause.document
    first = min((cell.span.start for panel in document.panels for cell in panel.cells), default=0)
    return document.source.text[:first]


def parts_from(line: Line, at: int, group: Group) -> Iterator[Group]:
    """The group with all that the rest of a line tells of it."""
    at = line.skip(at, _JOINTS)
    if line.is_end(at):
        yield group
        return
    for told, end in _part(line, at, group):
        if line.is_end(end) or line.text(end) in (*_JOINTS, "("):
            yield from parts_from(line, end, told)


def _part(line: Line, at: int, group: Group) -> Iterator[tuple[Group, int]]:
    """Every way to read one part, with its end."""
    filled = line.skip(at, ("among", "them", "including", "these", "include", "which", "are"))
    if filled > at:
        yield from _filled(line, filled, group)
        return
    if line.text(at) == "(":
        close = next((k for k in range(at, len(line.words)) if line.text(k) == ")"), 0)
        if close:
            yield from ((told, close + 1) for told in _in_brackets(line, at + 1, close, group))
        return
    yield from _others(line, at, group)
    amount = many(line, at)
    if amount is not None:
        yield from _counted(line, amount, group)
    if group.total is not None or amount is None:
        yield from _listed(line, at, group)


def _in_brackets(line: Line, start: int, end: int, group: Group) -> Iterator[Group]:
    """What is put in brackets behind a part: their values, the line that they fill, which they are."""
    inner = line.cut(0, end)
    values, at = _values(inner, start)
    if values and at == end:
        told = group
        for num in values:
            same = sum(other.num == num.num for other in values)
            told = _with(told, num, same)
        yield told
        return
    for told, at in _filled(inner, start, group):
        if at == end:
            yield told
            return
    if group.told:
        yield from _which(inner, start, group)
        return
    yield from (told for told, at in _listed(inner, start, group) if at == end)


def _filled(line: Line, start: int, group: Group) -> Iterator[tuple[Group, int]]:
    """`the whole Friday column`, `all five of A`: a place of which every cell is one of them."""
    amount = many(line, start) if line.text(start) == "all" else None
    at = line.skip(
        amount.end if amount else start, ("the", "whole", "entire", "all", "of", "every", "cell", "in")
    )
    if not amount and not {"whole", "entire", "every", "all"} & {line.text(k) for k in range(start, at)}:
        return
    for where, end in wheres(line, at, group.scope):
        size = sum(len(area.places) for area in where.areas)
        if amount is None or amount.whole in (None, size):
            yield group.holding(where, None, None), end


def _which(line: Line, start: int, group: Group) -> Iterator[Group]:
    """Which the cells are that were told last."""
    count, where = group.told[-1]
    inside = {(area.panel, cell) for area in where.areas for cell in area.cells}
    for cells, at in spots(line, start, tuple(area.panel for area in where.areas)):
        held = {(area.panel, cell) for spot, _ in cells for area in spot.areas for cell in area.cells}
        if line.is_end(at) and held <= inside and len(cells) == count:
            yield held_cells(group, cells)


def held_cells(group: Group, cells: Sequence[Spot]) -> Group:
    """With some cells as members, and their values."""
    told = group
    for cell, value in cells:
        told = told.holding(cell, 1, 1)
        if value is not None:
            told = replace(told, parts=(*told.parts, (replace(group, conds=(value,)).fact(cell, 1, 1),)))
    return told


def _with(group: Group, cond: Cond, least: int) -> Group:
    """With so many cells or more of a value among all."""
    held = replace(group, conds=(cond,)).fact(group.everywhere, least, _MANY)
    return replace(group, parts=(*group.parts, (held,)))


def _values(line: Line, at: int) -> tuple[list[Cond], int]:
    """Values told one after the other."""
    found: list[Cond] = []
    while (num := line.num(at)) is not None and num.op in ("=", "~"):
        found.append(Cond(num))
        at = line.skip(at + 1, (",", "and"))
    return found, at


def _others(line: Line, at: int, group: Group) -> Iterator[tuple[Group, int]]:
    """`the other two in A`, `the rest on Monday`: all but those told before stand there."""
    start = line.skip(at, ("the",))
    if line.text(start) not in _OTHERS or not group.told:
        return
    start = line.skip(start, _OTHERS)
    size = many(line, start) if line.text(start) not in STANDING else None
    if size is not None and group.total is not None:
        before = sum(count for count, _ in group.told)
        if size.count != group.total - before:
            return
    at = line.skip(size.end if size else start, (*nouns(line), *STANDING))
    for where, end in wheres(line, at, group.scope):
        if line.text(end) != "with":  # which goes on with the place
            yield group.holding(group.apart(where, *(place for _, place in group.told)), 0, 0), end


def _counted(line: Line, amount: Many, group: Group) -> Iterator[tuple[Group, int]]:
    """`four cells`, `all of them in A`, `none on Monday`, `two of them in A`."""
    at = line.skip(amount.end, OF_THEM)
    if amount.count is not None and (amount.each or (line.text(at) in STANDING)):
        yield from _of_each(line, amount, group)
    at = line.skip(at, STANDING)
    for where, end in wheres(line, at, group.scope):
        if amount.all:
            if amount.whole is None or amount.whole == group.total:
                yield group.holding(group.apart(where), 0, 0), end
        elif amount.each or (group.total is None and amount.of_them):
            continue
        elif (amount.count or 0) > sum(len(area.places) for area in where.areas):
            continue  # so many there cannot be: something else is meant
        else:
            told = group.holding(where, amount.count, amount.count)
            yield replace(told, told=(*told.told, (amount.count or 0, where))), end
    if group.told and amount.count:
        yield from _one_by_one(line, amount, group)
    if group.total is None and not group.told and not amount.of_them and not amount.all:
        counted = group.holding(group.everywhere, amount.count, amount.count)
        yield replace(counted, total=amount.count), line.skip(amount.end, _ASIDE)


def _of_each(line: Line, amount: Many, group: Group) -> Iterator[tuple[Group, int]]:
    """`one each in A and B`, `two in each panel`: so many of each of several lines or panels."""
    for places, end in one_by_one(line, amount.end, group.scope):
        each = amount.each or "each" in {line.text(k) for k in range(amount.end, end)} or _every(line, end)
        if each:
            told = group
            for place in places:
                told = told.holding(place, amount.count, amount.count)
            yield replace(told, told=(*told.told, *((amount.count or 0, place) for place in places))), end


def _every(line: Line, end: int) -> bool:
    """Whether the mention before a place names each of all panels."""
    items = (line.item(k) for k in (end - 1, end - 2))
    return any(item is not None and getattr(item.value, "every", False) for item in items)


def _one_by_one(line: Line, amount: Many, group: Group) -> Iterator[tuple[Group, int]]:
    """`and one, A on Monday (7), outside it`: so many more, which are named."""
    for cells, end in spots(line, line.skip(amount.end, (",", ":")), group.scope):
        apart = group.apart(*(where for _, where in group.told))
        free = {(area.panel, cell) for area in apart.areas for cell in area.cells}
        named = {(area.panel, cell) for spot, _ in cells for area in spot.areas for cell in area.cells}
        if len(cells) == amount.count and named <= free:
            told = replace(held_cells(group, cells), told=(*group.told, *((1, spot) for spot, _ in cells)))
            past = line.skip(end, (",", "from", "outside", "of", "it", "elsewhere"))
            yield told, past if {"it", "elsewhere"} & {line.text(k) for k in range(end, past)} else end


def _listed(line: Line, at: int, group: Group) -> Iterator[tuple[Group, int]]:
    """`A on Monday (7) and B on Friday`: which cells they are; told in full where their number is."""
    start = line.skip(at, ("only", "just"))
    for cells, end in spots(line, start, group.scope):
        told = held_cells(group, cells)
        rest = group.apart(*(cell for cell, _ in cells))
        if group.total is None and start == at:
            # Whether these are all is not said: it holds if they are, and fails if one of them is none.
            ways = (told.fact(rest, 0, 0), told.fact(cells[0][0], 1, 1))
            told = replace(told, parts=(*told.parts, ways), total=-1)
        elif group.total is None or group.total == len(cells):
            told = replace(told.holding(rest, 0, 0), total=len(cells))
        elif group.total >= 0:
            continue
        yield told, end
