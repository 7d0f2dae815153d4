"""How many rows, columns or cells go the way that is told: "only A fell", "three cells went up", "nowhere but in B"."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.found import Found, Ref
from auditor.claims.moves.claims import Move, Step
from auditor.claims.moves.quantities import number_of
from auditor.claims.shifts.cast import CELLS, SIDES, Cast, Lines, lines_named, sides_of
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num

_SINGLED = ("only", "alone", "sole", "wonly")
_SPARED = ("but", "wbut", "wbut2")
_COUNTED = ("none", "nowhere", "all", "most", "count", "wall", "wnone", "wmost", "wcount", "weverywhere")
_BEHIND = ("wall", "wnone", "wmost", "wcount", "weverywhere", "wonly", "wbut", "wbut2")
_SCOPE = ("lead", "tail", "tail2", "object")
_KINDS = ("kindnone", "kindneither", "kindnowhere", "kindall", "kindmost", "kindcount", "kindwall", "kindwnone", "kindwmost", "kindwcount", "kindsole", "kindsole2", "kindbut", "kindwbut")  # fmt: skip


def counted(cast: Cast, found: Found, way: str) -> Iterator[tuple[Move, str]]:
    """So many of all, those alone that are named, all but some."""
    twice = found.words("only", "alone", "sole", "but", "none", "all", "most", "count")
    if not found.words(*_SINGLED, *_SPARED, *_COUNTED) or twice and found.words(*_BEHIND):
        return
    named = lines_named(found, *_SINGLED, *_SPARED)
    about = lines_named(found, "names", "about")
    scope = cast.lines([*lines_named(found, *_SCOPE), *about])
    own = cast.lines(named)
    namely = cast.lines(lines_named(found, "namely"))
    if scope is None or own is None or namely is None:
        return
    for side in _sides(found, named, scope):
        if side in scope or side == CELLS and named:
            continue
        within = {**scope, **{key: value for key, value in own.items() if key != side}}
        yield from _moves(_Group(cast, side, within, own.get(side, ())), found, way, namely)


def only_all(cast: Cast, found: Found, way: str) -> tuple[Move, ...]:
    """`A is the only row in which all cells fell`: all of A did, and in each other row not all."""
    kinds = sides_of(found.items("kindeach", "kindwall"))
    own = cast.lines(lines_named(found, "sole", "only", "alone"))
    within = cast.lines(lines_named(found, "lead", "tail2"))
    if way == "flat" or not own or within or len(own) != 1 or kinds - set(SIDES):
        return ()
    side = next(iter(own))
    if side in kinds:
        return ()
    made = []
    for line in cast.every(side):
        cells = tuple(cast.cells({side: (line,)}))
        most = Num(float(len(cells) - 1), 1.0, str(len(cells) - 1), "<=")
        made.append(Move(cells, way, amount=Amount("all") if line in own[side] else Amount("at most", most)))
    return tuple(made)


def _sides(found: Found, named: list[Ref], scope: Lines) -> list[str]:
    """Of what it is told: of rows, columns, or cells."""
    kinds = sides_of(found.items(*_KINDS))
    if len(kinds) == 1:
        return [next(iter(kinds))]
    sides = {ref.side for ref in named}
    if kinds or len(sides) > 1 and len(scope) != 0:
        return []
    if len(sides) == 1:
        return [next(iter(sides))]
    if sides:
        return list(SIDES)
    open_ = [side for side in SIDES if side not in scope]
    noun = found.words(*_KINDS)
    return [CELLS] if len(open_) == 2 and not noun else open_ if len(open_) == 1 else []


@dataclass(frozen=True, slots=True)
class _Group:
    """Lines of a side, or cells, within some lines of the other; those that are named among them."""

    cast: Cast
    side: str
    within: Lines
    named: tuple[int, ...]

    @property
    def steps(self) -> list[Step]:
        return self.cast.each(self.side, self.within)

    @property
    def at(self) -> tuple[int, ...]:
        """Which of the steps are of what is named."""
        every = self.cast.every(self.side) if self.side in SIDES else ()
        return tuple(every.index(n) for n in self.named if n in every)

    @property
    def single(self) -> bool:
        """Whether each step is of one cell."""
        return self.side == CELLS or all(len(step.first.rows or ()) * len(step.first.columns or ()) == 1 for step in self.steps)  # fmt: skip


def _moves(group: _Group, found: Found, way: str, namely: Lines) -> Iterator[tuple[Move, str]]:
    size = found.number("size")
    steps, amount = group.steps, _amount(found, len(group.steps), len(group.at))
    flat = way == "flat"
    if amount is None or len(group.at) != len(group.named) or flat and size is not None:
        return
    if flat:
        amount = _turned(amount, len(steps))
        way = "any"
    if amount is None:
        return
    told: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()
    if found.words(*_SINGLED):
        told = group.at
    elif found.words(*_SPARED):
        spared = group.at
    elif namely:
        chosen = (
            group.cast.cells(namely) if group.side == CELLS else [group.cast.step({**group.within, **namely})]
        )
        if not set(chosen) <= set(steps) or amount.count is None or len(chosen) != amount.count.value:
            return
        told = tuple(steps.index(one) for one in chosen)
    if flat:
        told, spared = spared, told
    move = Move(tuple(steps), way, told=tuple((n,) for n in told), spared=spared, amount=amount, size=size)
    yield move, "sure" if group.single else "weak"
    if not group.single and amount.kind in ("all", "none") and not size:
        yield Move(tuple(group.cast.cells(group.within)), way, amount=amount), "sure"


def _amount(found: Found, size: int, named: int) -> Amount | None:
    """How many of so many lines it is told of."""
    totals = [(found.words(f"total{name}"), found.number(f"total{name}")) for name in _COUNTED[:-1]]
    if any(words and _value(words, number) != size for words, number in totals):
        return None
    if found.words(*_SINGLED):
        return _exactly(named)
    if found.words(*_SPARED):
        return _exactly(size - named)
    if found.words("none", "nowhere", "wnone"):
        return Amount("none")
    if found.words("all", "wall", "weverywhere"):
        both = found.words("all", "wall").startswith("both")
        return Amount("all") if size == 2 or not both else None
    if found.words("most", "wmost"):
        return Amount("most")
    count = number_of(found.words("count", "wcount").split()[-1], found.number("count", "wcount"))
    return Amount("exactly", count) if count is not None and count.value <= size else None


def _value(words: str, number: Num | None) -> float:
    told = number_of(words, number)
    return told.value if told else -1.0


def _exactly(count: int) -> Amount:
    return Amount("exactly", Num(float(count), 1.0, str(count)))


def _turned(amount: Amount, size: int) -> Amount | None:
    """Of how many the opposite holds."""
    if amount.kind in ("all", "none"):
        return Amount("none" if amount.kind == "all" else "all")
    if amount.count is None or amount.count.op != "=":
        return None
    return _exactly(size - round(amount.count.value))
