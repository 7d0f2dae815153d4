"""What the parts of a sentence before one have told, for a part that leaves it unsaid."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.families import Families
from auditor.claims.crossed.leaning import leaning_on

Chunks = tuple[Chunk, ...]
# What is told of one class of two without naming it is told of the positive one.
_OF_THE_POSITIVE = frozenset(
    "recall|precision|specificity|misses|hits|f1|false alarms|miss rate|false positive rate|false discovery rate|negative predictive value|prevalence|right|found|wrong".split(
        "|"
    )
)


@dataclass(frozen=True, slots=True)
class Context:
    """What the parts before have told: the measure and the end, the class, what one was taken for."""

    chunks: Chunks = ()
    carried: bool = False  # whether the first of them stand in the label or the sentence before

    def filled(self, chunks: Chunks, families: Families) -> Iterator[Chunks]:
        """A part with what it may take over, in the order in which it is likely."""
        if any(one.kind == "c" for one in chunks):
            chunks = tuple(one for one in chunks if one.kind != "U")  # "it occurs only 235 times"
        kinds = {one.kind for one in chunks}
        if leaning := list(leaning_on(self.chunks, chunks, families)):
            yield from leaning
            return
        yield from self._others(chunks, kinds, families)
        targets = list(self._targets(chunks, kinds))
        yield from targets
        if targets and any(one.kind == "C" and one.flavour == "to" for one in chunks):
            return
        if "n" in kinds:
            yield from self._gone_there(chunks)
            return
        yield from self._ranked(chunks, kinds)
        yield from self._cells(chunks, kinds)
        if kinds == {"f"} and not self._of("C") or "t" in kinds and not kinds & {"C", "K", "c"}:
            return
        yield from self._classes(chunks, kinds)
        yield from _of_the_positive(chunks, kinds, families)

    def _of(self, kind: str) -> list[Chunk]:
        return [one for one in self.chunks if one.kind == kind]

    def _owner(self) -> list[Chunk]:
        """The class that is spoken of, where others are told only as what it is taken for."""
        return [one for one in self._of("C") if one.flavour != "to"][-1:]

    def _ranked(self, chunks: Chunks, kinds: set[str]) -> Iterator[Chunks]:
        """`..., with B in second place`, `then come B and C`: places from the end that was told."""
        named = kinds & {"C", "K"}
        if {"C", "E"} <= kinds <= set("CE#x") and (said := [*self._of("F"), *self._of("V")][:1]):
            yield (*chunks, *said)
        moves = [*self._of("^"), *self._of("v")][:1]
        if moves and {"C", "E"} <= kinds <= set("CE#q"):  # "A gains most, and B least, 1 point"
            yield (*self._in_points(chunks), *moves, *self._of("F")[:1])
        if not (named and ("R" in kinds or kinds <= set("CK#")) or kinds - {"A", "q"} in ({"E"}, {"R"})):
            return
        own = tuple(one for one in chunks if not (one.kind == "R" and one.flavour == "next"))
        rank = max([one.rank for one in self.chunks if one.kind in "ER"], default=1)
        behind = self._behind()
        if len(own) < len(chunks) or behind:
            rank += behind + 1
        else:
            rank = 1
        ends = [replace(one, rank=rank) for one in self._of("E")[:1]]
        classes = self._of("C")[-1:] if not named else []
        told = (
            [one for kind in "FXWV^v" for one in self._of(kind)[:1]]
            if "K" not in kinds
            else self._of("X")[:1]
        )
        if any(one.kind in "^v" for one in told):
            own = self._in_points(own)
        if ends or not kinds <= {"K", "#"}:
            yield (*own, *ends, *told, *classes)

    def _in_points(self, chunks: Chunks) -> Chunks:
        """`A gains 9 points, B 7`."""
        points = any(one.num is not None and one.num.unit == "points" for one in self.chunks)
        return tuple(
            replace(one, num=replace(one.num, unit="points"))
            if points and one.kind == "#" and one.num and not one.num.unit
            else one
            for one in chunks
        )

    def _behind(self) -> int:
        """How many were told to come next."""
        nexts = [n for n, one in enumerate(self.chunks) if one.kind == "R" and one.flavour == "next"]
        if not nexts or any(one.kind in "FE" for one in self.chunks[nexts[0] :]):
            return 0
        return len([one for one in self.chunks[nexts[0] :] if one.kind in "CK"])

    def _targets(self, chunks: Chunks, kinds: set[str]) -> Iterator[Chunks]:
        """`A loses 32, 17 of them to B (...) and 12 to C`."""
        lost = any(one.kind == "F" and one.flavour in ("misses", "wrong") for one in self.chunks)
        owner = self._owner()
        if not lost or not owner:
            return
        if kinds in ({"C", "m"}, {"C", "#"}, {"C", "b"}, {"C", "E"}, {"C", "E", "#"}):
            target = next(one for one in chunks if one.kind == "C")
            if target.flavour == "to" or "m" in kinds:
                left = tuple(one for one in chunks if one.kind != "C")
                yield (Chunk("K", (*owner[-1].names, *target.names)), *left)
        last = self._of("C")[-1]
        if kinds == {"#"} and last.flavour == "to":
            yield (Chunk("K", (*owner[-1].names, *last.names)), *chunks)

    def _gone_there(self, chunks: Chunks) -> Iterator[Chunks]:
        """`A leaks mostly into B: 38 of its 54 lost cases go there`."""
        owner, targets = self._owner(), self._of("L")[-1:]
        cell = self._of("K")[-1:]
        if not cell and owner and targets:
            cell = [Chunk("K", (*owner[0].names[:1], *targets[0].names[:1]))]
        if cell:
            yield (*(one for one in chunks if one.kind != "n"), *cell)

    def _cells(self, chunks: Chunks, kinds: set[str]) -> Iterator[Chunks]:
        """`and the reverse happens 27 times`, `four times as often as for C`, `it occurs 9 times`."""
        cell = self._of("K")[-1:]
        pair = self._of("J")[-1:]
        if cell and kinds in ({"o", "x"}, {"o", "#"}):
            turned = replace(cell[0], names=cell[0].names[::-1])
            yield (*(one for one in chunks if one.kind != "o"), turned)
        placed = any(one.kind == "R" and one.rank > 1 for one in chunks)
        if cell and placed and {"o", "R"} <= kinds <= set("oXR#"):
            turned = replace(cell[0], names=cell[0].names[::-1])
            yield (*(one for one in chunks if one.kind not in "oX"), turned, Chunk("X"))
        if cell and "j" in kinds:
            yield (*(one for one in chunks if one.kind != "j"), *cell)
        if cell and kinds <= set("xSCt><L") and kinds & {"C", "L"} and kinds & set("x<>S"):
            yield (*chunks, *cell)
        if "M" in kinds and (cell or self._owner()) and "C" not in kinds:
            owner = cell[0].names[:1] if cell else self._owner()[0].names
            told = cell[0].names[1:] if cell else tuple(name for one in self._of("L") for name in one.names)
            yield (
                *(replace(one, names=told) if one.kind == "M" else one for one in chunks),
                Chunk("C", owner),
            )
        if (cell or pair) and kinds in ({"c", "#"}, {"c", "x"}):
            yield (*(one for one in chunks if one.kind != "c"), *cell, *pair)
        names = [name for one in chunks if one.kind == "C" for name in one.names]
        if pair and len(names) == 2 and kinds <= set("C+#xb"):
            yield (Chunk("J", tuple(names)), *(one for one in chunks if one.kind not in "C+"))

    def _others(self, chunks: Chunks, kinds: set[str], families: Families) -> Iterator[Chunks]:
        """`the other three`: the classes that were not named."""
        told = {name for one in self.chunks for name in one.names}
        left = [name for name in families.classes if name not in told]
        others = next((one for one in chunks if one.kind in "Py"), None)
        if others is None or not left or not told or kinds & {"C", "K", "t"}:
            return
        if any(one.flavour == "wrong" for one in chunks if one.kind == "F") and self._of("L"):
            return  # "the other wrong classes": those that it was taken for
        if others.num is None or others.num.value == len(left):
            yield (*(one for one in chunks if one is not others), *(Chunk("C", (name,)) for name in left))

    def _classes(self, chunks: Chunks, kinds: set[str]) -> Iterator[Chunks]:
        measures, classes = self._of("F"), self._of("C")[-1:]
        occurring = [*self._of("t"), *self._of("c")]
        if (
            kinds - {"e"} in ({">", "C"}, {"<", "C"}) and len(occurring) > 1
        ):  # "A more often than it occurs, B less often"
            yield (*chunks, *occurring, *measures)
            return
        if kinds in ({">", "C"}, {"<", "C"}, {">", "C", "e"}, {"<", "C", "e"}) and measures and classes:
            yield (*classes, *chunks, *measures)
        if classes and measures and kinds <= set("xSCt><") and kinds & {"C"} and kinds & set("x<>S"):
            yield (*classes, *chunks, *measures[-1:])
        if classes and kinds in ({"c", "#"}, {"c", "x"}):
            yield (*(one for one in chunks if one.kind != "c"), *classes, Chunk("F", flavour="support"))
        if kinds == {"f"} and classes and measures:  # "A is missed least often, 7 times out of 250"
            yield (*classes, *measures[-1:], *chunks)
            return
        mean = self._of("u")
        if mean and measures and kinds & {">", "<"} and "F" in kinds and not kinds & {"C", "K", "u"}:
            yield (*mean[:1], *measures[:1], *chunks)
        if "c" in kinds:
            return
        if measures and "F" not in kinds:
            yield (*measures, *chunks)
        if classes and not kinds & {"C", "K", "J"}:
            yield (*chunks, *classes)
            yield (*classes, *measures, *chunks)


def _of_the_positive(chunks: Chunks, kinds: set[str], families: Families) -> Iterator[Chunks]:
    """`specificity is 96%`, of two classes."""
    told = {one.flavour for one in chunks if one.kind == "F"}
    if told and told <= _OF_THE_POSITIVE and not kinds & set("CKJ"):
        for name in families.positives:
            yield (*chunks, Chunk("C", (name,), flavour="unsaid"))
