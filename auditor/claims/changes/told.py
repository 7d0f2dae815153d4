"""Changes that told numbers settle: "gains 20 litres (31 to 51)", "15 fewer (54 → 39)"."""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.better import better
from auditor.claims.changes.operands import Ends, Operand
from auditor.claims.changes.spans import steps_axis
from auditor.claims.courses.course import Shape
from auditor.claims.courses.told_numbers import number_role
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.movers import measure_nouns
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef
from auditor.language.wording import Wording

ARROW = re.compile(r"^\s*(?:→|->|to|–|—|-)\s*$")
_FROM = re.compile(r"\b(?:from|was|were|goes|went|runs?|values?)(?: \w+)?$", re.IGNORECASE)
INSTEAD = ("instead of", "rather than")


@dataclass(frozen=True, slots=True)
class ToldChange:
    """One change: its ends, what happens between them, and the numbers told of it."""

    ends: Ends
    shape: str
    first: Num | None = None
    last: Num | None = None
    size: Num | None = None
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class ToldChanges:
    """All changes of a clause, with the mentions that tell them."""

    parts: tuple[ToldChange, ...]
    items: frozenset[Item]
    every: bool = False
    among: bool = False
    hedged: bool = False
    understood: tuple[
        tuple[int, int], ...
    ] = ()  # told numbers settle the claim, whatever else the clause says


def shape_of(clause: Clause, cue: Item, panel: int) -> tuple[str, bool]:
    """What a cue says happens, and whether that had to be guessed."""
    if cue.kind == "compare":
        return (Shape.RISE if cue.has("compare", ">") else Shape.FALL), False
    value = cue.sense("trend")
    if value == "flat":
        return Shape.SAME, False
    costs = cue.text.casefold() in ("cost", "costs") and better(clause.document, panel) != "higher"
    if costs:  # what is lost where less is better is told as a rise
        return (Shape.FALL, True) if better(clause.document, panel) == "" else (Shape.RISE, False)
    if value in ("up", "down"):
        return (Shape.RISE if value == "up" else Shape.FALL), False
    way = better(clause.document, panel)
    return (Shape.RISE if (value == "good") == (way != "lower") else Shape.FALL), not way


def arrow_pair(clause: Clause, taken: frozenset[Item] = frozenset()) -> tuple[Item, Item] | None:
    """Two numbers with an arrow or "to" between them, of which one comes before the other."""
    pairs = (pair for pair in _joined(clause, taken) if not _is_range(clause, *pair))
    return next(pairs, None)


def tells_range(clause: Clause, taken: frozenset[Item] = frozenset()) -> bool:
    """Whether a clause gives a range of amounts: "costs them 3 to 5 points"."""
    return any(_is_range(clause, *pair) for pair in _joined(clause, taken))


def _joined(clause: Clause, taken: frozenset[Item]) -> Iterator[tuple[Item, Item]]:
    numbers = [item for item in clause.numbers if item not in taken]
    for one, two in itertools.pairwise(numbers):
        if ARROW.match(clause.statement.text[one.end : two.start]):
            yield one, two


def _is_range(clause: Clause, one: Item, two: Item) -> bool:
    """Whether "3 to 5" stands right behind words, where only "from", a bracket or a colon make it a first and a last value."""
    text = clause.statement.text
    if clause.number(one).bracket or text[one.end : two.start].strip() in ("→", "->"):
        return False
    lead = text[: one.start].rstrip()
    return bool(lead) and lead[-1].isalnum() and _FROM.search(lead) is None


def of_told_numbers(clause: Clause, words: Wording, cue: Item) -> Iterator[ToldChanges]:
    """`gains 17 points (29.4 to 56.4)`: the numbers themselves settle it."""
    pair = arrow_pair(clause) or _earlier_pair(clause)
    rest = [item for item in clause.numbers if pair is None or item not in pair]
    if pair is None or len(rest) != 1 or number_role(clause, words, rest[0], [cue]) != "size":
        return
    first, last = (item.value for item in pair)
    if not isinstance(first, Num) or not isinstance(last, Num) or are_ticks(clause, first, last):
        return
    shape, unsure = shape_of(clause, cue, clause.panels[0])
    items = frozenset(
        [
            cue,
            *clause.numbers,
            *clause.refs,
            *harmless(clause),
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    yield ToldChanges(
        (
            ToldChange(
                Ends(Operand(told=first), Operand(told=last)),
                shape,
                None,
                None,
                clause.number(rest[0]),
                unsure,
            ),
        ),
        items,
        understood=((clause.start, clause.end),),
    )


def _earlier_pair(clause: Clause) -> tuple[Item, Item] | None:
    """The two numbers that the clause before told from and to: "drops from 69 to 54, a reduction of 22%"."""
    numbers = [item for item in clause.before if item.kind == "number"]
    joined = len(numbers) >= 2 and ARROW.match(clause.statement.text[numbers[-2].end : numbers[-1].start])
    return (numbers[-2], numbers[-1]) if joined and not clause.refs else None


def of_comparison(clause: Clause, words: Wording) -> Iterator[ToldChanges]:
    """`15 fewer (54 → 39)`: the difference that a comparative tells, and the numbers themselves."""
    pair = arrow_pair(clause)
    rest = [item for item in clause.numbers if pair is None or item not in pair]
    cues = [item for item in clause.of("compare", ">", "<") if rest and 0 <= item.first - rest[0].last <= 1]
    if pair is None or len(rest) != 1 or len(cues) != 1:
        return
    if clause.number(rest[0]).op not in ("=", "~") and words.norm(rest[0].first) not in ("miss", "missed"):
        return
    first, last = (clause.number(item) for item in pair)
    shape = Shape.RISE if cues[0].has("compare", ">") else Shape.FALL
    idle = [item for item in clause.of("compare") if item.text.casefold() in ("miss", "misses", "missed")]
    items = frozenset(
        [
            *cues,
            *idle,
            *clause.numbers,
            *clause.refs,
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    yield ToldChanges(
        (
            ToldChange(
                Ends(Operand(told=first), Operand(told=last)),
                shape,
                None,
                None,
                replace(clause.number(rest[0]), op="="),
            ),
        ),
        items,
        understood=((clause.start, clause.end),),
    )


def harmless(clause: Clause) -> list[Item]:
    """Words that only point back: "in the same week", "altogether"."""
    pointing = [
        item for item in clause.of("compare", "=") if item.text.casefold() in ("the same", "same as", "same")
    ]
    whole = [
        item
        for item in clause.of("aggregate", "sum")
        if item.text.casefold() in ("altogether", "in all", "in total", "overall", "total")
    ]
    whole += [item for item in clause.of("not") if item.text.casefold() in INSTEAD]
    whole += [item for item in clause.of("factor") if steps_axis(clause, item)]
    return [
        *pointing,
        *whole,
        *measure_nouns(clause),
        *(
            item
            for item in clause.of("foreign")
            if item.text.casefold() in ("step", "steps", "change", "increment", "shift")
        ),
    ]


def are_ticks(clause: Clause, first: Num, last: Num) -> bool:
    """Whether two numbers may be ticks of one axis, and no values."""
    grids = [clause.panel(index) for index in clause.panels]
    return not first.bracket and any(
        {first.value, last.value} <= {tick.number for tick in axis.ticks}
        for grid in grids
        for axis in (grid.rows, grid.columns)
    )
