"""Words for places: names with the words that lead to them, regions, and what is left out."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.phrased.line import Name
from auditor.claims.phrased.scenes import OTHERS, Spot
from auditor.claims.phrased.words import Words

_LEADS = (
    "in both",
    "of both",
    "at both",
    "on both",
    "of",
    "in",
    "at",
    "for",
    "on",
    "within",
    "under",
    "of the table in",
)
_SIDES = {"row": "rows", "rows": "rows", "column": "columns", "columns": "columns"}
_REGIONS = {
    "off the diagonal": "off-diagonal", "on the diagonal": "diagonal", "above the diagonal": "upper triangle",
    "below the diagonal": "lower triangle",
}  # fmt: skip
_WHOLE = ("in the table", "of the table", "in all", "in the grid")
Step = tuple[Spot, Spot]


@dataclass(frozen=True, slots=True)
class Places:
    """Reads places from a line."""

    words: Words

    def groups(self, at: int) -> Iterator[tuple[Spot, int]]:
        """Names of one side, as many as are listed: "the rows A, B and C"; the longest list first."""
        words = self.words
        for sides in ("rows", "columns"):
            if (end := words.after(at, f"all other {sides}", f"the other {sides}")) is not None:
                yield Spot(out=(OTHERS, sides)), end
            if (end := words.after(at, f"all {sides} but", f"all {sides} except")) is not None:
                yield from (
                    (Spot(out=spot.lines(sides)), last)
                    for spot, last in self.groups(end)
                    if spot.lines(sides)
                )
        start = words.past(at, "the")
        side = _SIDES.get(words.word(start), "")
        start += bool(side)
        found: list[tuple[Spot, int]] = []
        for wanted in (side,) if side else ("rows", "columns", "panels"):
            listed: list[Name] = []
            here = start
            while (name := self._name(here, wanted)) is not None:
                listed.append(name)
                found.append((_spot(wanted, listed), here + 1))
                here = words.past(
                    here + 1, ", and the", ", and", "and the", "and", ", the", ",", "or the", "or"
                )
                if _SIDES.get(words.word(here)) == wanted:
                    here += 1
        found.sort(key=lambda one: -one[1])
        yield from found

    def _name(self, at: int, side: str) -> Name | None:
        line = self.words.line
        if at >= len(line):
            return None
        return next((name for name in line[at].names if name.side == side), None)

    def spots(self, at: int) -> Iterator[tuple[Spot, int]]:
        """Names of one or more sides: "A in May", "Actual A and Predicted B", "A in the column B off the diagonal"."""
        for spot, end in self.groups(at):
            yield from self._further(spot, end)

    def _further(self, spot: Spot, at: int) -> Iterator[tuple[Spot, int]]:
        words = self.words
        for lead in ("and", *_LEADS, *(f"and {one}" for one in _LEADS)):
            start = words.after(at, lead)
            if start is None:
                continue
            for other, end in self.groups(start):
                if (both := spot.joined(other)) is not None:
                    yield from self._further(both, end)
        for other, end in self.regions(at):
            if (both := spot.joined(other)) is not None:
                yield from self._further(both, end)
        yield spot, at

    def regions(self, at: int) -> Iterator[tuple[Spot, int]]:
        """`off the diagonal`, `outside the column A`."""
        for phrase, region in _REGIONS.items():
            if (end := self.words.after(at, phrase)) is not None:
                yield Spot(region=region), end
        for lead in ("outside", "without", "except", "but"):
            if (start := self.words.after(at, lead)) is not None:
                for spot, end in self.groups(start):
                    if not spot.panels:
                        yield Spot(out=(*spot.rows, *spot.columns)), end

    def led(self, at: int) -> Iterator[tuple[tuple[Spot, ...], int]]:
        """Places behind prepositions, joined: "of A in May", "of A in May and of B in June"; nothing at last."""
        for spot, end in self._led(at):
            for more, behind in self._others(end, spot):
                yield (spot, *more), behind
        yield (Spot(),), at

    def _led(self, at: int) -> Iterator[tuple[Spot, int]]:
        for lead in _LEADS:
            if (start := self.words.after(at, lead)) is not None:
                yield from self.spots(start)
        for spot, end in self.regions(at):
            for lead in _LEADS:
                if (start := self.words.after(end, lead)) is not None:
                    for other, behind in self.spots(start):
                        if (both := spot.joined(other)) is not None:
                            yield both, behind
            yield spot, end

    def _others(self, at: int, last: Spot) -> Iterator[tuple[tuple[Spot, ...], int]]:
        """Further places of the same thing: each of rows and columns, or of another side than the last."""
        for joint in (", and", "and", ","):
            start = self.words.after(at, joint)
            if start is None:
                continue
            for spot, end in (*self._led(start), *self.spots(start)):
                shared = set(spot.sides) & set(last.sides)
                if shared and set(spot.sides) < set(last.sides):
                    spot = last.moved(spot)  # "of A in May and in June"
                elif len(spot.sides) == 1 and shared:
                    continue
                elif last.region and not spot.region:
                    spot = replace(
                        spot, region=last.region
                    )  # "off the diagonal in the row A and the column B"
                for more, behind in self._others(end, spot):
                    yield (spot, *more), behind
        yield (), at

    def listed(self, at: int) -> Iterator[tuple[tuple[Spot, ...], int]]:
        """Places one after the other: "the rows A and B", "A in May and B in June"."""
        for spot, end in self.spots(at):
            yield (spot,), end
            for joint in (", and of", "and of", "and for", ", and", "and", ","):
                start = self.words.after(end, joint)
                for more, last in self.listed(start) if start is not None else ():
                    yield (spot, *more), last

    def steps(self, at: int) -> Iterator[tuple[Step, int]]:
        """`from A to B`, with the places of both ends."""
        start = self.words.after(at, "from")
        if start is None:
            return
        for one, middle in self.spots(start):
            if (second := self.words.after(middle, "to")) is None:
                continue
            for other, end in self.spots(second):
                if one.sides == other.sides and all(
                    len(getattr(x, s)) == 1 for x in (one, other) for s in x.sides
                ):
                    yield (one, other), end

    def along(self, at: int) -> Iterator[tuple[str, int]]:
        """`from one column to the next`: the side along which it goes."""
        for side in ("column", "row"):
            if (
                end := self.words.after(at, f"from one {side} to the next", f"from {side} to {side}")
            ) is not None:
                yield f"{side}s", end

    def whole(self, at: int) -> int:
        """The place behind words for the whole table."""
        return self.words.past(at, *_WHOLE)


def _spot(side: str, listed: list[Name]) -> Spot:
    if side == "panels":
        return Spot(panels=tuple(dict.fromkeys(name.panel for name in listed)))
    return Spot().on(side, tuple(dict.fromkeys(name.text for name in listed)))
