"""Clauses read as claims on transfers; a clause must fit one form to its last word."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise

from auditor.claim import Reading
from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.words import named
from auditor.claims.net_cells import Cells, Net, NetsTold
from auditor.claims.transfers.grid import Transfers, transfers
from auditor.language.clauses import Clause
from auditor.language.numbers import Num

MARK, NUM = "\ue000", "\ue001"  # stand in the text for a set and for a number
_M, _N = rf"(?:the )?{MARK}+", rf"{NUM}+"
_V = (
    rf"(?: ?\(?(?:with |at )?(?:an? )?(?:mean |average |score )?(?:of )?{_N}(?: (?:on average|points?))?\)?)?"
)
_SOURCE = r"(?:sources?|donors?|teachers?|training \w+|starting points?)"
_TARGET = r"(?:targets?|recipients?|receivers?|test \w+|students?)"
_BEST = r"(?:best|strongest|easiest|most useful|most generous)"
_WORST = r"(?:worst|weakest|hardest|poorest|least useful|most difficult)"
_OVER = r"(?: (?:over|across|on) (?:the|all) (?:other )?(?:\w+ )?\w+)?"
_END = r"(?:,? (?:and|but|while|whereas|so|with))?[\s.,;:]*"
_ZERO = Num(0.0, 0.0, "0", ">=")


@dataclass(frozen=True)
class _Said:
    """A clause in which one form was found: the grid, the sets in order, the numbers in order, the match."""

    grid: Transfers
    places: Sequence[str]
    numbers: Sequence[Num]
    found: re.Match[str]

    def score(self, cells: Cells, rest: Cells, text: str, value: Num | None = None) -> Net:
        """The mean of some cells, less that of others."""
        return Net(self.grid.panel, cells, rest, value, text, averaged=True)

    def beyond(self, one: str, other: str) -> Net:
        """What goes one way is more than what goes the other."""
        there, back = self.grid.cell(one, other), self.grid.cell(other, one)
        return self.score(there, back, f"{one} to {other}, less {other} to {one},")


Ways = Iterator[tuple[Net, ...]]


def _own_best(said: _Said) -> Ways:
    """`training on the test set itself is best in every row and column`: the diagonal leads its lines."""
    lines = said.found.groupdict().get("lines") or ""
    grid, parts = said.grid, []
    for name in grid.sources:
        own = grid.cell(name, name)
        rivals = list(grid.out_of(name)) if "column" not in lines or "row" in lines else []
        rivals += (
            list(grid.into(name)) if "column" in lines or not lines and "test" in said.found.group() else []
        )
        parts += [said.score(own, (one,), f"{name} on itself, less another,", _ZERO) for one in rivals if own]
    yield tuple(parts)


def _gives_more(said: _Said) -> Ways:
    """`A (always) gives more than it receives`: to each other set, or on the whole."""
    one, grid = said.places[0], said.grid
    pairs = [
        other for other in grid.members if other != one and grid.cell(one, other) and grid.cell(other, one)
    ]
    ends = [(other, one) if said.found["gets"] else (one, other) for other in pairs]
    if said.found["always"]:
        yield tuple(said.beyond(*way) for way in ends)
    elif ends:
        there = tuple(c for way in ends for c in grid.cell(*way))
        back = tuple(c for way in ends for c in grid.cell(*way[::-1]))
        yield (said.score(there, back, f"{one} to the others, less back,"),)


def _best_source(said: _Said) -> Ways:
    """`for A the best foreign source is B (71), for C D (74)`: what leads the others, on each target."""
    down = bool(re.search(_WORST, said.found.group(), re.IGNORECASE))
    parts: list[Net] = []
    grid = said.grid
    if len(said.places) % 2 or len(said.numbers) not in (0, len(said.places) // 2):
        return
    if said.found.groupdict().get("turned"):
        couples = [(said.places[1], said.places[0])]
    else:
        couples = list(zip(said.places[::2], said.places[1::2], strict=True))
    for k, (target, source) in enumerate(couples):
        own = grid.cell(source, target)
        rivals = [c for c in grid.into(target) if c not in own]
        if not own or source == target:
            return
        ends: list[tuple[Cells, Cells]] = [((c,), own) if down else (own, (c,)) for c in rivals]
        parts += [said.score(*end, f"{source} to {target}, less another to {target},", _ZERO) for end in ends]
        parts += [said.score(own, (), f"{source} to {target}", said.numbers[k])] if said.numbers else []
    yield tuple(parts)


def _ranking(said: _Said) -> Ways:
    """`as a target, A is the easiest (58), ahead of B (57) and C (51)`: means over the others, or over all."""
    groups = said.found.groupdict()
    down = bool(groups.get("worst"))
    grid = said.grid
    if len(said.numbers) not in (0, 1, len(said.places)) or len(set(said.places)) < len(said.places):
        return
    make = grid.out_of if groups.get("source") else grid.into
    names = grid.sources if groups.get("source") else grid.targets
    if any(name not in names for name in said.places):
        return
    for own in (False, True):
        order = [make(name, own=own) for name in said.places]
        rest = [make(name, own=own) for name in names if name not in said.places]
        ends = [*pairwise(order), *((order[-1], other) for other in rest)]
        ends = [end[::-1] if down else end for end in ends]
        parts = [said.score(*end, "the mean of one, less that of the next,", _ZERO) for end in ends]
        values = zip(said.places, said.numbers, strict=False)
        parts += [said.score(make(name, own=own), (), f"the mean of {name}", num) for name, num in values]
        yield tuple(parts)


def _both_ways(said: _Said) -> Ways:
    """`the two directions of a pair never differ by more than 4`."""
    num = said.numbers[0]
    op = (
        {">": "<=", ">=": "<"}.get(num.op, "")
        if said.found["never"]
        else num.op
        if num.op in ("<", "<=")
        else ""
    )
    parts = []
    for one, other in combinations(said.grid.members, 2):
        there, back = said.grid.cell(one, other), said.grid.cell(other, one)
        if there and back and op:
            text = f"{one} to {other}, less back,"
            parts += [
                said.score(*ends, text, replace(num, op=op, unit=""))
                for ends in ((there, back), (back, there))
            ]
    if parts:
        yield tuple(parts)


def _foreign_mean(said: _Said) -> Ways:
    """`the twelve off-diagonal scores average 52.1, some 35 points below the diagonal`."""
    grid, numbers = said.grid, list(said.numbers)
    if said.found["count"] and numbers.pop(0).value != len(grid.foreign):
        return
    parts = [said.score(grid.foreign, (), "the mean off the diagonal", numbers[0])] if numbers else []
    if len(numbers) > 1:
        gap = replace(numbers[1], unit="")
        parts.append(
            said.score(grid.own, grid.foreign, "the mean of the diagonal, less that of the rest,", gap)
        )
    if parts and len(numbers) <= 2:
        yield tuple(parts)


Form = tuple[re.Pattern[str], Callable[[_Said], Ways], tuple[int, ...], tuple[int, ...]]
_ANY = tuple(range(9))
_LISTED = rf"(?:(?:,| and|, and|,? ahead of|,? followed by|,? then|,? before)+ {_M}{_V})*"


def _form(
    pattern: str, make: Callable[[_Said], Ways], places: tuple[int, ...], numbers: tuple[int, ...]
) -> Form:
    return re.compile(pattern + _END, re.IGNORECASE), make, places, numbers


FORMS: tuple[Form, ...] = (
    _form(r"(?:training|tuning|fine-tuning) on the (?:test|target|same) \w+ (?:itself )?(?:is|works|does|scores) (?:always )?(?:the )?best(?: in (?P<lines>(?:every|each) (?:row|column)(?: and (?:in )?(?:(?:every|each) )?(?:row|column))?))?", _own_best, (0,), (0,)),
    _form(rf"for (?:each|every one|every|all)(?: of)?(?: the)?(?: {_N})? (?:training |source )?\w+,? the (?:best|highest|top) (?:score|value|result|entry)s? (?:is|are|comes) (?:the (?:one|ones) |that |those )?(?:on|for|from) (?:that|the) (?:very )?same \w+", _own_best, (0,), (0, 1)),
    _form(r"(?:each|every) (?:model|source|training \w+|\w+) (?:does|scores|is|performs|works) best on (?:itself|its own \w+)", _own_best, (0,), (0,)),
    _form(rf"{_M} (?P<always>(?:always|consistently|everywhere|invariably|in every case) )?(?:(?P<gets>receives|gets|takes)|gives|lends|passes on|offers|donates) (?P<a2>(?:always )?)(?:slightly |a little |somewhat |far |much )?more than it (?:receives|gets|takes|gives|lends|offers|gets back)", _gives_more, (1,), (0,)),
    _form(rf"for {_M},? the (?:{_BEST}|{_WORST}) (?:foreign |other )?{_SOURCE} is {_M}{_V}(?:(?:,? and|,) for {_M},? {_M}{_V})*", _best_source, (2, 4, 6, 8), _ANY),
    _form(rf"{_M} is the (?P<turned>)(?:{_BEST}|{_WORST}) (?:foreign |other )?{_SOURCE} for {_M}{_V}", lambda said: _turned(said), (2,), (0, 1)),
    _form(rf"as an? (?:(?P<source>{_SOURCE})|{_TARGET}),? {_M} (?:transfers|does|is|fares|comes out|scores|works) (?:the )?(?:{_BEST}|(?P<worst>{_WORST}))(?:,? with (?:an? )?(?:mean|average|score) of {_N}{_OVER}|{_V}){_LISTED}", _ranking, tuple(range(1, 9)), _ANY),
    _form(rf"the two directions(?: of (?:a|any|each|every|the same) pair)? (?P<never>never |nowhere )?differ by {_N}(?: \w+)?", _both_ways, (0,), (1,)),
    _form(rf"the (?P<count>{_N} )?off-diagonal (?:scores|cells|entries|values) (?:average|have an? (?:mean|average) of) {_N}(?:,? (?:some|about|roughly|nearly|or)? ?{_N} points (?:below|under|less than|lower than) (?:those on )?the diagonal)?", _foreign_mean, (0,), (1, 2, 3)),
)  # fmt: skip


def _turned(said: _Said) -> Ways:
    source, target = said.places
    yield from _best_source(replace(said, places=(target, source)))


def read(clause: Clause) -> Iterator[Reading]:
    """The first form that a clause fits, in each way that it leaves open."""
    grid = transfers(clause.document, clause.panels[0]) if len(clause.panels) == 1 else None
    if grid is None:
        return
    text, places, numbers = _masked(clause, grid)
    for pattern, make, many, counts in FORMS:
        found = pattern.fullmatch(text)
        if not found or len(places) not in many or len(numbers) not in counts:
            continue
        for parts in make(_Said(grid, places, numbers, found)):
            if parts:
                led = ((clause.start + w.start(), clause.start + w.end()) for w in _IT.finditer(clause.text))
                whole = ((clause.start, clause.end), *led)
                yield Reading(NetsTold(parts), frozenset(clause.items), clause.panels, understood=whole)
        return


# What this stands for is told in the same clause.
_IT = re.compile(r"\bit\b", re.IGNORECASE)
# Words that bound a number, or blur it, belong to it.
_BOUND = re.compile(
    rf"\b(?:no )?(?:more than|less than|at least|at most|over|under|only|just|about|some|roughly|nearly)\s+(?={NUM})", re.IGNORECASE
)  # fmt: skip


def _masked(clause: Clause, grid: Transfers) -> tuple[str, list[str], list[Num]]:
    """The text of a clause, its sets and its numbers as marks; and both."""
    text = clause.text
    mentions = named(text, names_of(grid.members))
    numbers = [
        (item.start - clause.start, item.end - clause.start, clause.number(item))
        for item in sorted(clause.numbers, key=lambda one: one.start)
    ]
    numbers = [one for one in numbers if all(not m.start <= one[0] < m.end for m in mentions)]
    spans = [(m.start, m.end, MARK) for m in mentions] + [(start, end, NUM) for start, end, _ in numbers]
    for start, end, mark in spans:
        text = f"{text[:start]}{mark * (end - start)}{text[end:]}"
    plain = " ".join(_BOUND.sub("", text).replace("**", "").split())
    return plain, [m.name for m in mentions], [num for *_, num in numbers]
