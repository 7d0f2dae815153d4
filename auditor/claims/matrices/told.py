"""What a part of a sentence tells of sets of cells, and what the parts behind it may lean on."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.hedges import FEW, NEARLY_ALL, PLAIN_FACTOR
from auditor.language.numbers import Num


@dataclass(frozen=True, slots=True)
class Told:
    """What was spoken of so far: "them", "the others", "the reverse", and what is second where a first was told.

    `base` is what was last spoken of, `rest` what of it no part was told of yet; `pair` the last class that was told to
    be taken for another; `ranked` the sets among which one was told to be the largest, those told, and their class.
    """

    base: Phrase | None = None
    rest: Cells = frozenset()
    pair: tuple[str, str] | None = None
    ranked: tuple[Cells, ...] = ()
    rank: int = 0
    of: str = ""
    listing: bool = False  # whether counts were listed, so that more may follow
    taken: bool = (
        False  # whether some were told to be taken for a class, so that "5 plums" may be taken for plums
    )
    names: tuple[str, ...] = ()  # the classes of which a mean is being told
    metric: str = ""  # the measure whose values are being told, class by class
    way: str = ""  # whether a class was told to have the "highest" or the "lowest" of it
    place: int = 1  # and its place from that end
    counted: str = ""  # the kind of error that is being counted, class by class
    mixed: str = ""  # the class that was told to be confused with another
    topic: bool = False  # whether the sentence has just said what it speaks of: "Of the 97 mistakes, ..."


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a row of lexemes with what it says, and what it leaves behind for the next."""

    end: int
    checks: tuple[Check, ...]
    told: Told


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many, or which part of what they are of; `rest` where it is told how many are not."""

    num: Num
    rest: bool = False
    whole: bool = False  # it tells how many there are in all: the 60 of "12 of 60"

    @property
    def is_part(self) -> bool:
        """Whether it is a share: "30%", "a quarter", "most"."""
        return self.num.unit in ("%", "part")


ALL = "all"  # the name of what a bare noun names
# Bounds are held with half a step of room in fairness, and with a whole one in generosity.
VAGUE = {
    "nearly all": Num(
        2 * NEARLY_ALL.fair - NEARLY_ALL.generous,
        2 * (NEARLY_ALL.fair - NEARLY_ALL.generous),
        "nearly all",
        ">=",
        "part",
    ),
    "hardly any": Num(2 * FEW.fair - FEW.generous, 2 * (FEW.generous - FEW.fair), "hardly any", "<=", "part"),
}
ONE = Num(1.0, 1.0, "one", word=True)
NONE = Num(0.0, 1.0, "none", word=True)
MOST = Num(0.5, 0.0, "most", ">", "part")


def quantity(p: Phrases, i: int) -> Iterator[tuple[tuple[Quantity, ...], int]]:
    """`18`, `30%`, `a quarter (9)`, `most (18)`, `all but three`, `none`, `one in five`."""
    i = p.passed(i, "only")
    kind = p.kind(i)
    num = p.row[i].num if i < len(p.row) else None
    if kind == "number" and num is not None:
        behind = p.row[i + 2].num if p.kind(i + 1) == "of" and p.kind(i + 2) == "number" else None
        if behind is not None and behind.step >= 1 and not behind.unit and num.value < behind.value <= 10:
            share = in_all(num, behind)
            yield (Quantity(share),), i + 3
        yield from _with_count(p, (Quantity(num),), i + 1)
    elif kind == "most" or (kind == "superlative" and p.row[i].text.casefold() == "most"):
        yield from _with_count(p, (Quantity(MOST),), i + 1)
    elif kind in VAGUE:
        yield (Quantity(VAGUE[kind]),), i + 1
    elif kind == "none":
        yield (Quantity(NONE),), i + 1
    elif kind == "all" and p.kind(i + 1) in ("of", "be", "pronoun"):
        yield (Quantity(NONE, rest=True),), i + 1
    elif kind == "all but" and p.kind(i + 1) == "number":
        left = p.row[i + 1].num
        assert left is not None
        yield (Quantity(left, rest=True),), i + 2


def in_all(part: Num, whole: Num) -> Num:
    """`one in five` as a share; nobody means it to the last digit."""
    value = part.value / whole.value
    step = min(PLAIN_FACTOR.generous * value, 1 / whole.value)
    return Num(value, step, f"{part.text} in {whole.text}", part.op, "part")


def _with_count(
    p: Phrases, found: tuple[Quantity, ...], i: int
) -> Iterator[tuple[tuple[Quantity, ...], int]]:
    """A part, and in brackets how many it is."""
    if pair := out_of(p, i):
        yield (*found, Quantity(pair[0]), Quantity(pair[1], whole=True)), i + 5
    bracketed = bracket(p, i)
    if bracketed is not None and bracketed.unit != found[0].num.unit:
        yield (*found, Quantity(bracketed)), i + 3
    yield found, i


def out_of(p: Phrases, i: int) -> tuple[Num, Num] | None:
    """`(12 of 60)`: a count, and of how many."""
    kinds = [p.kind(i + k) for k in range(5)]
    if kinds != ["open", "number", "of", "number", "close"]:
        return None
    one, other = p.row[i + 1].num, p.row[i + 3].num
    return (one, other) if one and other and not (one.unit or other.unit) else None


def bracket(p: Phrases, i: int) -> Num | None:
    """The number that stands in brackets at a place."""
    if p.kind(i) == "open" and p.kind(i + 1) == "number" and p.kind(i + 2) == "close":
        return p.row[i + 1].num
    return None


def amounts(found: tuple[Quantity, ...], part: Phrase, base: Phrase) -> tuple[Check, ...]:
    """What it says that so many (or such a share) of some cells are among others."""
    cells = part.cells & base.cells
    name = part.name if part.name == base.name else f"{base.name}: {part.name}"
    checks = []
    for one in found:
        if one.whole:
            checks.append(tally(one.num, base.cells, base.name, weak=base.weak))
            continue
        chosen = base.cells - cells if one.rest else cells
        label = f"{name}, all others" if one.rest else name
        checks.append(
            tally(
                one.num,
                chosen,
                label,
                base.cells if one.is_part else frozenset(),
                weak=part.weak or base.weak,
            )
        )
    return tuple(checks)


def tally(num: Num, cells: Cells, name: str, base: Cells = frozenset(), *, weak: bool = False) -> Check:
    """How many there are in some cells, or which share of those in others."""
    return Check("tally", num, cells=in_order(cells), base=in_order(base), text=name, weak=weak)


def own_number(phrase: Phrase) -> tuple[Check, ...]:
    """How many there are in a phrase, if it tells: "the 97 mistakes"."""
    return (tally(phrase.num, phrase.cells, phrase.name, weak=phrase.weak),) if phrase.num else ()


def in_order(cells: Cells) -> tuple[tuple[str, str], ...]:
    """Cells as claims hold them."""
    return tuple(sorted(cells))


def taking(told: Told, base: Phrase, part: Phrase) -> tuple[Told, ...]:
    """What is left to speak of where a part of something was told of: what it is of, and the part itself."""
    before = told.rest if told.base and told.base.cells == base.cells else base.cells
    cells = base.cells & part.cells
    whole = Told(replace(base, num=None), before - cells, of=base.of)
    inner = Told(replace(part, cells=cells, num=None, of=""), cells)
    if not cells:
        return (whole,)
    if len(cells) == 1:
        inner = replace(inner, pair=next(iter(cells)))
    if part.name.startswith(("called", "wrongly called")):
        whole = replace(whole, taken=True)
    return (
        (inner, whole) if base.name == ALL else (whole, inner)
    )  # "40 photos show an owl; three of them ..."


def about(phrase: Phrase) -> Told:
    """What a phrase leaves to speak of."""
    pair = next(iter(phrase.cells)) if len(phrase.cells) == 1 else None
    return Told(replace(phrase, num=None), phrase.cells, pair=pair, of=phrase.of)
