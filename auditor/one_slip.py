"""Whether one slip of a writer explains a contradiction.

A transcriber who errs writes down a number that is a little off, or one that stands elsewhere, or another label or the
opposite direction; the rest of the sentence is as true as ever. Where no such change makes a statement true that tells
numbers, it is likelier that its sentence was misunderstood than that it is wrong.
"""

import dataclasses
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby, islice, permutations, product
from typing import Any

from auditor.claim import ClaimKind, Reading
from auditor.claim_parts import nodes, parts
from auditor.claim_slips import slips, turned_or_renamed
from auditor.doubt import STRUCTURAL
from auditor.evidence.slips import repairs
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.twins import twins
from auditor.truth import Truth
from auditor.verdicts import Outcome
from auditor.world import Selection, World

Readings = Sequence[tuple[ClaimKind, Reading]]
Reader = Callable[[Clause], Readings]

# How far from the truth a number may lie and still be a slip: up to three times as large or as small, or so many steps.
FARTHEST = 3.0
MOST_STEPS = 3
# A measure of a matrix is worked out, not read off: what is told of it lies closer.
FARTHEST_MEASURE = 1.5
# Of the numbers that the data show instead, so many at most are subtracted and divided by each other.
MOST_PAIRED = 8
# Where two numbers may both be wrong, so many others of each are tried together.
MOST_TOGETHER = 24
# A number is exchanged for any other near it, where these are not more than so many.
MOST_NEAR = 400
# So many other claims are held against the data at most.
MOST_SLIPS = 2000
_BACK = {"up": "down", "down": "up"}
_NUMBER = re.compile(r"(?<![\w.])[-+−]?\d+(?:\.\d+)?(?:e[-+]?\d+)?")


def one_slip_away(clause: Clause, outcome: Outcome, read: Reader, world: World) -> bool:
    """Whether a contradicted statement would be true but for one number, label, direction or rank.

    What tells no numbers passes: its words alone cannot show that it was misunderstood. So does what is said of the
    figure's make-up.
    """
    if _far_off(outcome, world):
        return _Slip(outcome, world).of_numbers()
    return (
        outcome.kind.kind in STRUCTURAL or numbers_slipped(outcome, world) or _of_words(clause, read, world)
    )


def numbers_slipped(outcome: Outcome, world: World) -> bool:
    """Whether a contradicted reading would be true but for one number, rank or direction, or tells no numbers."""
    slip = _Slip(outcome, world)
    return not slip.told or slip.of_any_number() or slip.of_rank() or slip.of_way()


def explained(outcome: Outcome, world: World) -> bool:
    """Whether a contradicted reading of a whole sentence would be true but for one slip: a number, a name, a word.

    What a sentence is heard to tell is data alone, so its words are slipped where they stand in that.
    """
    if any(isinstance(getattr(part, "places", None), tuple) for part in nodes(outcome.reading.claim)):
        return True  # of sets of cells, told by shapes, lists and colours that no slip of this sort changes
    failed = replace(outcome.reading, claim=_failing(outcome, world))
    slip = _Slip(replace(outcome, reading=failed), world)
    return slip.of_any_number() or slip.of_names_and_words() or slip.of_near_numbers()


def words_slipped(outcome: Outcome, world: World) -> bool:
    """Whether a contradicted reading would be true but for one name or direction."""
    return _Slip(outcome, world).of_names()


def _failing(outcome: Outcome, world: World) -> Any:
    """What fails of a claim that tells several facts: a slip that mends it need not be sought in the others."""
    claim = outcome.reading.claim
    told = "facts" in {field.name for field in dataclasses.fields(claim)} and not getattr(
        claim, "either", False
    )
    if not told or len(claim.facts) == 1:
        return claim
    alone = [replace(claim, facts=(fact,)) for fact in claim.facts]
    failed = tuple(one.facts[0] for one in alone if outcome.kind.judge(one, world).truth is Truth.FALSE)
    return replace(claim, facts=failed) if failed else claim


@dataclass(frozen=True, slots=True)
class _Slip:
    """A contradicted reading that may be a true one with a slip in it."""

    outcome: Outcome
    world: World

    @property
    def claim(self) -> Any:
        """What the statement was read as."""
        return self.outcome.reading.claim

    @property
    def told(self) -> list[Num]:
        """The numbers that the statement tells, other than nought: "all are positive" tells none."""
        return [number for number in dict.fromkeys(parts(self.claim, Num)) if number.value]

    @property
    def shown(self) -> list[float]:
        """The numbers that the data show instead."""
        texts = _NUMBER.findall(self.outcome.judgement.says)
        return [float(text.replace("−", "-")) for text in texts]

    def of_any_number(self) -> bool:
        """Whether its numbers are those of other places, or the claim would hold with another one."""
        return bool(self.told) and (self.elsewhere() or self.near_measures() or self.of_numbers())

    def elsewhere(self) -> bool:
        """Whether the data hold all numbers told: one is at the wrong place, and nothing more."""
        known = [*self.shown, *self._at_places(), *self._of_place(), *self._of_legends()]
        return all(_is_among(number, known) for number in self.told)

    def _at_places(self) -> Iterator[float]:
        for selection in parts(self.claim, Selection):
            values = self.world.intervals(selection)
            if len(values) == 1 and values[0].known:
                yield values[0].middle

    def _of_place(self) -> Iterator[float]:
        """The extreme of the line that is told to hold that of all: "the peak, 5, is in row A", as it is there."""
        direction = getattr(self.claim, "direction", "")
        told = getattr(self.claim, "place", ()) if direction in ("max", "min") else ()
        lines = getattr(self.claim, "scope", ()) if told else ()
        for selection in [*told, *(_crossing(line, place) for line in lines for place in told)]:
            known = [value.middle for value in self.world.intervals(selection) if value.known]
            yield from [max(known) if direction == "max" else min(known)] if known else []

    def _of_legends(self) -> Iterator[float]:
        for panel in self.world.document.panels:
            if panel.legend is not None:
                yield from (end.value for end in (panel.legend.low, panel.legend.high) if end is not None)

    def near_measures(self) -> bool:
        """Whether all that is told of measures of a matrix is close to what they are, or a cell of it."""
        shown = [*self.shown, *_paired(self.shown)]
        told = [check.value for check in getattr(self.claim, "checks", ()) if check.value is not None]
        cells = {value.middle for s in parts(self.claim, Selection) for value in self.world.intervals(s)}
        return bool(told) and all(
            number.value in cells
            or any(_near(number.value, value, FARTHEST_MEASURE) for value in _in_scale(shown, number))
            for number in told
        )

    def of_numbers(self) -> bool:
        """Whether the claim holds with another number, or with two of two others."""
        alike = [list(own) for _, own in groupby(sorted(self.told, key=_written), key=_written)]
        ways = [_candidates(own[0], self.shown) for own in alike]
        others = [_all_of(own, other) for own, found in zip(alike, ways, strict=True) for other in found]
        if len(ways) == 2:
            nearest = [_nearest(own[0], found) for own, found in zip(alike, ways, strict=True)]
            others += [_all_of(alike[0], one) | _all_of(alike[1], two) for one, two in product(*nearest)]
        return any(self._holds(_replaced(self.claim, other)) for other in others)

    def of_near_numbers(self) -> bool:
        """Whether the claim holds with any number that lies about as far from nought, be it shown or not."""
        return any(
            self._holds(_replaced(self.claim, _all_of([number], replace(number, value=value))))
            for number in self.told
            for value in _all_near(number)
        )

    def of_rank(self) -> bool:
        """Whether what is called second is third, or first."""
        return any(self._holds(other) for other in _reranked(self.claim))

    def of_way(self) -> bool:
        """Whether what is told to go up goes down, as far as is told, or the other way round."""
        return any(self._holds(other) for other in _turned(self.claim))

    def of_names_and_words(self) -> bool:
        """Whether the claim holds with another name, end, order or quantifier."""
        others = islice(slips(self.claim, self.world.document), MOST_SLIPS)
        return any(self._holds(other) for other in others)

    def of_names(self) -> bool:
        """Whether the claim holds with another name or direction, of as many things as are told."""
        others = islice(turned_or_renamed(self.claim, self.world.document), MOST_SLIPS)
        return any(self._holds(other) for other in others)

    def _holds(self, claim: Any) -> bool:
        if getattr(claim, "partial", False):
            claim = replace(claim, partial=False)  # whether what it tells would hold, be there more or not
        try:
            return self.outcome.kind.judge(claim, self.world).truth is Truth.TRUE
        except (
            ValueError,
            KeyError,
            IndexError,
        ):  # a slip that makes no sense: an upper end below the lower one
            return False


def _crossing(line: Selection, place: Selection) -> Selection:
    """A place within a line that was told apart from it: "A has its lowest at 3"."""
    rows = line.rows if place.rows is None else place.rows
    return replace(place, rows=rows, columns=line.columns if place.columns is None else place.columns)


def worked_out(clause: Clause, outcome: Outcome, world: World) -> bool:
    """Whether the numbers told are the sums, or the means, of the lines named, and the reading took them for cells."""
    numbers = [clause.number(item) for item in outcome.reading.items if item.kind == "number"]
    told = [
        number for number in numbers if number.op in ("=", "~") and sum(map(str.isdigit, number.text)) > 1
    ]
    lines = [world.intervals(line) for line in _lines(outcome.reading.claim, world)]
    known = [
        [value.middle for value in values] for values in lines if values and all(v.known for v in values)
    ]
    ways = [[sum(values) for values in known], [sum(values) / len(values) for values in known]]
    exact = bool(told) and len(told) == len(numbers) and not clause.of("aggregate")
    return exact and any(all(_is_among(number, way) for number in told) for way in ways)


def _lines(claim: Any, world: World) -> Iterator[Selection]:
    """The whole rows and columns that a claim speaks of, together and one by one."""
    for chosen in parts(claim, Selection):
        if (chosen.rows is None) != (chosen.columns is None):
            yield chosen
            yield from (replace(chosen, rows=(row,)) for row in chosen.rows or ())
            yield from (replace(chosen, columns=(column,)) for column in chosen.columns or ())


def _far_off(outcome: Outcome, world: World) -> bool:
    """Whether a bound lies far from all values it is held against, and holds of all or none, turned or not."""
    claim = outcome.reading.claim
    if outcome.kind.kind != "threshold" or claim.num is None or not claim.num.value:
        return False
    known = [value.middle for one in parts(claim, Selection) for value in world.intervals(one) if value.known]
    return bool(known) and not any(_near(claim.num.value, value, FARTHEST) for value in known)


def _of_words(clause: Clause, read: Reader, world: World) -> bool:
    """Whether the clause holds with another label, number or direction."""
    return any(
        kind.judge(reading.claim, world).truth is Truth.TRUE
        for twin in chain.from_iterable(twins(clause, (*clause.items, *clause.label)))
        for kind, reading in read(twin)
    )


def _is_among(number: Num, known: Sequence[float]) -> bool:
    fair = number.fair()
    signed = [sign * value for value in _in_scale(known, number) for sign in (1, -1)]
    return any(fair.low <= value <= fair.high for value in signed)


def _in_scale(values: Sequence[float], number: Num) -> list[float]:
    """Values, with those that are shares in percent as well, or those in percent as shares where the number is one."""
    shares = [100 * value for value in values if abs(value) <= 1]
    return [*values, *shares, *(value / 100 for value in values if abs(number.value) <= 1)]


def _candidates(number: Num, shown: Sequence[float]) -> list[Num]:
    """What may have stood in a number's place before the slip."""
    step = number.step or 1.0
    found = [number.value + count * step for count in range(-MOST_STEPS, MOST_STEPS + 1) if count]
    scaled = _in_scale([*shown, *_paired(shown)], number)
    near = [value for value in scaled if _near(number.value, value, FARTHEST)]
    found += [rounded for value in near for rounded in (round(value / step) * step, value)]
    found += [float(text) for text, _ in repairs(f"{number.value:g}")]
    values = [value for value in dict.fromkeys(found) if value * number.value >= 0]
    return [replace(number, value=value) for value in values]


def _all_near(number: Num) -> list[float]:
    """All values of a number's own digits that are smaller, or some times as large, where they are not too many."""
    step = number.step or 1.0
    last = round(abs(number.value) * FARTHEST / step)
    sign = -1 if number.value < 0 else 1
    return [sign * n * step for n in range(1, last + 1)] if last <= MOST_NEAR else []


def _written(number: Num) -> tuple[str, float]:
    return number.text, number.value


def _all_of(numbers: Sequence[Num], other: Num) -> dict[Num, Num]:
    """Another value for one number that a claim may hold as several: "by 3 to 5" as two bounds and as two values."""
    return {number: replace(number, value=other.value) for number in numbers}


def _nearest(number: Num, candidates: Sequence[Num]) -> list[Num]:
    """The candidates that lie closest to a number, of which pairs are tried."""
    return sorted(candidates, key=lambda other: abs(other.value - number.value))[:MOST_TOGETHER]


def _paired(shown: Sequence[float]) -> list[float]:
    """By how much, and by how many times, the numbers shown differ from each other."""
    pairs = list(permutations(shown[:MOST_PAIRED], 2))
    return [abs(a - b) for a, b in pairs] + [x for a, b in pairs if b for x in (a / b, abs(a - b) / abs(b))]


def _near(one: float, two: float, farthest: float) -> bool:
    low, high = sorted((abs(one), abs(two)))
    return one * two > 0 and high <= farthest * low


def _reranked(claim: Any) -> Iterator[Any]:
    """The claim with one of its ranks changed, wherever it stands."""
    return _with_another(claim, "rank", _other_ranks)


def _turned(claim: Any) -> Iterator[Any]:
    """The claim with one of the ways that it tells turned round."""
    return _with_another(claim, "way", lambda way: [_BACK[way]] if way in _BACK else [])


def _other_ranks(rank: Any) -> list[int]:
    return [rank + by for by in (-2, -1, 1, 2) if rank + by > 0] if isinstance(rank, int) else []


def _with_another(claim: Any, name: str, others: Callable[[Any], Sequence[Any]]) -> Iterator[Any]:
    """The claim with something else in one of its fields of a name, wherever it stands."""
    if isinstance(claim, tuple):
        for at, part in enumerate(claim):
            yield from ((*claim[:at], other, *claim[at + 1 :]) for other in _with_another(part, name, others))
    elif dataclasses.is_dataclass(claim) and not isinstance(claim, type):
        for field in dataclasses.fields(claim):
            value = getattr(claim, field.name)
            own = others(value) if field.name == name else []
            found = own or _with_another(value, name, others)
            yield from (replace(claim, **{field.name: other}) for other in found)


def _replaced(claim: Any, others: Mapping[Num, Num]) -> Any:
    """The claim with some numbers replaced wherever they stand."""
    if isinstance(claim, Num):
        return others.get(claim, claim)
    if isinstance(claim, tuple):
        return tuple(_replaced(part, others) for part in claim)
    if dataclasses.is_dataclass(claim) and not isinstance(claim, type):
        fields = [field.name for field in dataclasses.fields(claim)]
        return replace(claim, **{name: _replaced(getattr(claim, name), others) for name in fields})
    return claim
