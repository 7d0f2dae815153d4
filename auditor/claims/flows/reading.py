"""Clauses read as claims on flows; a clause must fit one form to its last word."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.flows.grid import Flows, flows
from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.words import named
from auditor.claims.net_cells import Cells, Net, NetsTold
from auditor.language.clauses import Clause
from auditor.language.numbers import Num

MARK, NUM = "\ue000", "\ue001"  # stand in the text for a place and for a number
_M, _N = rf"(?:the )?{MARK}+", rf"{NUM}+"
_THINGS = r"(?:[a-z]+ ){0,2}"
_SENDS = r"(?:sends?(?: out)?|dispatch(?:es)?|ships?|exports?|loses?|gives?|supplies|supply)"
_GETS = r"(?:receives?|gets?|takes? in|imports?|draws?)"
_GO = r"(?:go|goes|went|travel|move|flow|run|ride|cross|leave|are sent|is sent|led|lead)(?:s|ed|led)?"
_BACK = r"(?:in the (?:opposite|other|reverse) direction|the other way(?: (?:a)?round)?|(?:come |go |travel |return )?back|vice versa|the reverse|return(?: from there)?)"
_VERSUS = rf"(?:,? ?(?:with |\()?{_N} {_THINGS}?(?:against|to|as against|versus|vs\.?) {_N}(?: [a-z]+)?\)?)?"


_NOTHING = Num(0.0, 0.0, "0", "<=")


@dataclass(frozen=True)
class _Said:
    """A clause in which one form was found: the grid, the places in order, the numbers in order, the match."""

    grid: Flows
    places: Sequence[int]
    numbers: Sequence[Num]
    found: re.Match[str]

    def flow(self, one: int, other: int, value: Num | None) -> Net:
        """What goes from one place to another."""
        names = self.grid.members
        return Net(self.grid.panel, self.grid.cell(one, other), (), value, f"{names[one]} to {names[other]}")

    def more(self, cells: Cells, less: Cells, text: str, value: Num | None = None) -> Net:
        """More in some cells than in others."""
        return Net(self.grid.panel, cells, less, value, text)


Parts = Iterator[Net]


def _sending(said: _Said) -> Parts:
    """`A sends 12 bikes to B (and receives 15 from there)`."""
    (one, other), numbers = said.places[:2], said.numbers
    yield said.flow(one, other, numbers[0])
    if len(numbers) > 1:
        yield said.flow(other, one, numbers[1])


def _receiving(said: _Said) -> Parts:
    """`A receives 15 bikes from B (and sends 12 there)`."""
    (one, other), numbers = said.places[:2], said.numbers
    yield said.flow(other, one, numbers[0])
    if len(numbers) > 1:
        yield said.flow(one, other, numbers[1])


def _more_there(said: _Said) -> Parts:
    """`more bikes go from A to B than back (15 against 12)`."""
    one, other = said.places[:2]
    there, back = said.grid.cell(one, other), said.grid.cell(other, one)
    ends = (back, there) if said.found["less"] else (there, back)
    names = said.grid.members
    yield said.more(*ends, f"{names[one]} to {names[other]}, less {names[other]} to {names[one]}")
    for num, way in zip(said.numbers, ((one, other), (other, one)), strict=False):
        yield said.flow(*way, num)


def _balance(said: _Said) -> Parts:
    """`A and B receive (12) more than they send out`, `A is a net sender`."""
    groups = said.found.groupdict()
    gets = bool(groups.get("gets"))
    value = said.numbers[0] if groups.get("by") else None
    for one in said.places:
        ends = (said.grid.into(one), said.grid.out(one))
        ends = ends if gets else ends[::-1]
        text = f"what {'reaches' if gets else 'leaves'} {said.grid.members[one]}, on balance,"
        yield said.more(*ends, text, value)
    if groups.get("only"):
        yield from _no_others(said, gets)
    rest = said.numbers[1:] if value else said.numbers
    if len(rest) == 2 and len(said.places) == 1:
        lines = (said.grid.into(said.places[0]), said.grid.out(said.places[0]))
        names = ("what reaches", "what leaves")
        order = (0, 1) if gets else (1, 0)
        for num, k in zip(rest, order, strict=True):
            yield Net(said.grid.panel, lines[k], (), num, f"{names[k]} {said.grid.members[said.places[0]]}")


def _no_others(said: _Said, gets: bool) -> Parts:
    """`the only net sender`: of each other place as much stays or more comes in."""
    for one, name in enumerate(said.grid.members):
        if one not in said.places:
            ends = (said.grid.into(one), said.grid.out(one))
            text = f"what {'reaches' if gets else 'leaves'} {name}, on balance,"
            yield said.more(*(ends if gets else ends[::-1]), text, _NOTHING)


def _net(said: _Said) -> Parts:
    """`the net flow from A to B is 30`."""
    one, other = said.places[:2]
    text = f"net flow from {said.grid.members[one]} to {said.grid.members[other]}"
    yield said.more(said.grid.cell(one, other), said.grid.cell(other, one), text, said.numbers[0])


def _each(said: _Said) -> Parts:
    """`no island sends more than 60 bikes to A`, `every place receives at least 10 from A`."""
    num, last = said.numbers[0], said.places[-1]
    if said.found["no"]:
        num = replace(num, op={">": "<=", ">=": "<", "<": ">=", "<=": ">"}.get(num.op, ""))
    others = [k for k in range(len(said.grid.members)) if k != last]
    for other in others if num.op in (">", "<", ">=", "<=") else ():
        yield said.flow(*((other, last) if said.found["to"] else (last, other)), num)


def _both_ways(said: _Said) -> Parts:
    """`between A and B 12 go one way and 15 the other`; which way is which is not told."""
    one, other = said.places[:2]
    yield said.flow(one, other, said.numbers[0])
    yield said.flow(other, one, said.numbers[1])


def _staying(said: _Said) -> Parts:
    """`135 passengers stay on their own island`."""
    yield Net(said.grid.panel, said.grid.staying, (), said.numbers[0], "what stays where it is")


Form = tuple[re.Pattern[str], Callable[[_Said], Parts], tuple[int, ...], tuple[int, ...]]


def _form(
    pattern: str, make: Callable[[_Said], Parts], places: tuple[int, ...], numbers: tuple[int, ...]
) -> Form:
    return re.compile(pattern + _END, re.IGNORECASE), make, places, numbers


_END = r"(?: (?:a|per|each|every) (?:day|week|month|year|hour)| in total)?(?:,? (?:and|but|while|whereas|so|which|with))?\W*"
_MANY = (1, 2, 3, 4, 5, 6)
# What these stand for is told in the same clause.
_PRONOUNS = re.compile(r"\b(?:it|they|she|he|their|them|there)\b", re.IGNORECASE)
FORMS: tuple[Form, ...] = (
    _form(rf"{_M} {_SENDS} {_N} {_THINGS}?to {_M}(?:,? (?:and|but) (?:only |just )?{_GETS} {_N}(?: [a-z]+)?(?: back)?(?: from (?:there|it|them))?)?", _sending, (2,), (1, 2)),
    _form(rf"{_M} {_GETS} {_N} {_THINGS}?from {_M}(?:,? (?:and|but) (?:only |just )?{_SENDS} {_N}(?: [a-z]+)?(?: back)?(?: (?:to )?(?:there|it|them))?)?", _receiving, (2,), (1, 2)),
    _form(rf"(?:more|(?P<less>fewer)) {_THINGS}?{_GO} from {_M} to {_M} than {_BACK}{_VERSUS}", _more_there, (2,), (0, 2)),
    _form(rf"(?:more|(?P<less>fewer)) {_THINGS}?leave {_M} for {_M} than {_BACK}{_VERSUS}", _more_there, (2,), (0, 2)),
    _form(rf"{_M}(?:(?:,| and|, and) {_M})* (?:(?P<gets>{_GETS})|{_SENDS}) (?:(?P<by>{_N}) )?{_THINGS}?more {_THINGS}?than (?:it|they|she|he) (?:{_GETS}|{_SENDS}){_VERSUS}", _balance, _MANY, (0, 1, 2, 3)),
    _form(rf"{_M} (?:is|are) (?:(?P<only>the only )|an? )?net (?:(?P<gets>receivers?|importers?|recipients?|gainers?|destinations?)|(?:senders?|exporters?|losers?|origins?|sources?)){_VERSUS}", _balance, (1,), (0, 2)),
    _form(rf"{_M} (?:(?P<gets>gains?)|loses?) (?P<by>{_N}) {_THINGS}?(?:on balance|net|on net)", _balance, (1,), (1,)),
    _form(rf"the net flow from {_M} to {_M} (?:is|amounts to|comes to|equals) {_N}(?: [a-z]+)?", _net, (2,), (1,)),
    _form(rf"(?:(?P<no>no)|every|each)(?: other)? [a-z]+ (?:{_SENDS} {_N} {_THINGS}?(?P<to>to)|{_GETS} {_N} {_THINGS}?from) {_M}", _each, (1,), (1,)),
    _form(rf"between {_M} and {_M},? {_N} {_THINGS}?(?:go|travel|run|move|ride) one way and {_N} the other", _both_ways, (2,), (2,)),
    _form(rf"{_N} {_THINGS}?(?:stay|remain|stayed|remained)(?:ed)? (?:in|on|within|inside) (?:their|the same)(?: own)? [a-z]+", _staying, (0,), (1,)),
)  # fmt: skip


def read(clause: Clause) -> Iterator[Reading]:
    """The first form that a clause fits, in each way that it leaves open."""
    grids = [own for index in clause.panels if (own := flows(clause.document, index))]
    if len(grids) != 1 or len(clause.panels) != 1:
        return
    grid = grids[0]
    text, places, numbers = _masked(clause, grid)
    for pattern, make, many, counts in FORMS:
        found = pattern.fullmatch(text)
        if not found or len(places) not in many or len(numbers) not in counts:
            continue
        if len(set(places)) < len(places):
            continue
        orders = (places, places[::-1]) if make is _both_ways else (places,)
        told = [tuple(make(_Said(grid, order, numbers, found))) for order in orders]
        if all(told):
            start = clause.start
            led = [(start + w.start(), start + w.end()) for w in _PRONOUNS.finditer(clause.text)]
            whole = ((start, clause.end), *led)
            for parts in told:
                yield Reading(NetsTold(parts), frozenset(clause.items), clause.panels, understood=whole)
            return


def _masked(clause: Clause, grid: Flows) -> tuple[str, list[int], list[Num]]:
    """The text of a clause, its places and its numbers as marks; and both."""
    text = clause.text
    mentions = named(text, names_of(grid.members))
    numbers = [
        (item.start - clause.start, item.end - clause.start, clause.number(item))
        for item in sorted(clause.numbers, key=lambda one: one.start)
    ]
    numbers = [one for one in numbers if all(not (m.start <= one[0] < m.end) for m in mentions)]
    spans = [(m.start, m.end, MARK) for m in mentions] + [(start, end, NUM) for start, end, _ in numbers]
    for start, end, mark in spans:
        text = f"{text[:start]}{mark * (end - start)}{text[end:]}"
    # Words that bound a number belong to it.
    bound = re.compile(
        rf"\b(?:more than|fewer than|less than|at least|at most|over|under|only|just|about|as many as|no more than)\s+(?={NUM})",
        re.I,
    )
    return (
        bound.sub("", text).strip(),
        [grid.members.index(m.name) for m in mentions],
        [num for *_, num in numbers],
    )
