"""How far things are apart: "A and B differ by at most 3", "the row means lie within 5 of each other"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from auditor.claim import Reading
from auditor.claims.contesting import select
from auditor.claims.judging import described, directions
from auditor.claims.pairing import Group
from auditor.claims.two_cells import two_cells
from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.quantifiers import is_count
from auditor.language.refs import AxisRef, PanelRef, Ref, TickRef, axis_of
from auditor.language.residue import hypothetical, other_quantity
from auditor.language.strange import strange_words
from auditor.language.subject import contexts
from auditor.language.wording import Wording
from auditor.model import Document

_DIFFERING = frozenset("differ differs differed differing deviate deviates deviated".split())
_TOGETHER = re.compile(r"^\W*(?:[\w%°²³/]+\s+){0,2}(?:of|from)\s+(?:each other|one another)\b", re.IGNORECASE)
_APART = re.compile(r"^\W*(?:[\w%°²³/]+\s+){0,2}apart\b", re.IGNORECASE)
_DISTANCE = re.compile(
    r"\b(?:gap|differences?|distance|discrepanc(?:y|ies)|deviation|margin|disparity|contrast|divide)\s+between\b.*\b"
    r"(?:exceeds?|is|are|stays?|remains?|reach(?:es)?|amounts?|be|get|gets|grows?|larger|wider|greater|below|under|above|over|of|to)\W*$",
    re.IGNORECASE,
)
_AT_ENDS = (
    "end",
    "ends",
    "ended",
    "finish",
    "finishes",
    "finished",
    "start",
    "starts",
    "started",
    "begin",
    "begins",
    "began",
)
_SPREADS = re.compile(r"spans?|ranges?|spreads?|bands?|widths?", re.IGNORECASE)
# "Between A and B lie 32.7 points".
_BETWEEN = re.compile(
    r"\bbetween\b[^.;]*\b(?:there\s+(?:is|are|was|were|lies?|lay)|lies?|lay)\s*(?:\S(?:[^.;]|\.\d)*\b(?:and|but)\s*(?:(?:only|just)\s*)?)?$",
    re.IGNORECASE,
)
# What "they" are that differ in one line must be panels: its own cells would be told otherwise.
_PLURAL = frozenset("they both two these those".split())
_OTHER_KINDS = ("rank", "trend", "factor", "stable", "course", "except", "missing", "colour")
_BACKED = {">": "<=", ">=": "<"}
_NAMES = {"<=": "at most ", "<": "less than ", ">=": "at least ", ">": "more than ", "~": "about "}


@dataclass(frozen=True, slots=True)
class Gap:
    """Some things are so far apart, each two of every set, place by place; as numbers of their own where they have a measure."""

    sets: tuple[tuple[Group, ...], ...]
    relation: str
    num: Num

    def describe(self, document: Document) -> str:
        """For instance: Row A, row B differ by at most 3."""
        one = self.sets[0]
        things = ", ".join(described(document, thing.scope) for thing in one[:4])
        more = ", ..." if len(one) > 4 or len(self.sets) > 1 else ""
        measure = f"the {one[0].measure}s of " if one[0].measure else ""
        return f"{measure}{things}{more} differ by {_NAMES.get(self.relation, '')}{self.num.text}"


def read(clause: Clause) -> Iterator[Reading]:
    """A bound on the distance of some lines, panels or means of these."""
    words = Wording.of(clause)
    bound = _bound(clause, words)
    if bound is None or any(clause.of(kind) for kind in _OTHER_KINDS) or hypothetical(clause):
        return
    if clause.of("extreme") and not _of_extremes(clause, words):
        return
    if any(_SPREADS.fullmatch(item.text) for item in clause.of("range")) or words.has(*_AT_ENDS):
        return  # "their spans differ by 3", "they end within 3 of each other"
    if len(clause.document.panels) > 1 and _each_by_itself(clause):
        return
    relation, number, cues = bound
    used = frozenset(
        [number, *cues, *clause.of("quant"), *clause.of("noun"), *clause.of("range"), *clause.of("extreme")]
    )
    counts = frozenset(item for item in clause.numbers if item is not number)
    if other_quantity(clause, number.first) or any(not is_count(clause, words, item) for item in counts):
        return
    refs = [*clause.refs, *(i for i in clause.items if isinstance(i.value, PanelRef))]
    whole = () if strange_words(clause) else ((clause.start, clause.end),)
    sides = {getattr(item.value, "side", "") for item in refs}
    for either in ("rows", "columns") if "either" in sides else ("rows",):
        for context in [()] if clause.of("aggregate") else contexts(clause, refs):
            sets = _sets(clause, words, [*refs, *context], counts, either)
            if clause.of("quant", "both") and any(len(things) != 2 for things in sets):
                continue  # "the two differ by 3", where more were found
            if sets and (relation in ("<", "<=") or sum(map(len, sets)) == 2):
                panels = tuple(dict.fromkeys(s.panel for things in sets for g in things for s in g.scope))
                items = used | counts | frozenset([*refs, *context, *clause.of("aggregate")])
                yield Reading(Gap(sets, relation, clause.number(number)), items, panels, understood=whole)


def _each_by_itself(clause: Clause) -> bool:
    """`No field differs by more than 0.1`: whether each line is held against itself elsewhere, as in another panel."""
    quants = [item.last for item in clause.of("quant", "none", "all")]
    return any(isinstance(item.value, AxisRef) and item.first in quants for item in clause.items)


def _bound(clause: Clause, words: Wording) -> tuple[str, Item, list[Item]] | None:
    """What the distance is held against, by which relation, and the mentions that tell that it is one."""
    for number in clause.numbers:
        num, lead = clause.number(number), words.before(number, 8)
        if "factor" in lead[-4:]:
            return None  # "differ by a factor of three": how many times, and not how much
        rest = clause.statement.text[number.end : clause.end]
        together = bool(_TOGETHER.match(rest)) and "within" in lead[-4:]
        distance = _DISTANCE.search(_led(clause, number)) or _BETWEEN.search(_led(clause, number))
        if not (together or distance or _APART.match(rest) or "by" in lead and _DIFFERING & set(lead[:-1])):
            continue
        negated = [*clause.of("not"), *clause.of("quant", "none")]
        relation = "<=" if together and num.op == "=" else num.op
        told = [item for item in clause.of("compare") if distance and item.first < number.first]
        if negated:
            relation = _BACKED.get(relation, "" if told or num.op == "=" else relation)
        cues = [*clause.of("same", "different"), *clause.of("foreign", "derived"), *told, *negated]
        near = [item for item in clause.of("compare") if item not in told]
        valid = relation in _NAMES or relation == "="
        return (relation, number, cues) if valid and not near and len(negated) <= 1 else None
    return None


def _led(clause: Clause, number: Item) -> str:
    """The words before a number, without those that make a bound of it: "never exceeds", "is at most"."""
    lead = clause.statement.text[clause.start : number.start]
    return re.sub(r"\b(?:at (?:most|least)|no|never|not|more|less|than|about|only|just)\b\s*", "", lead)


def _sets(
    clause: Clause, words: Wording, items: Sequence[Item], counts: frozenset[Item], either: str
) -> tuple[tuple[Group, ...], ...]:
    """The things that are compared with each other: ticks of one side, panels, all lines of a side, the cells of one line."""
    own = atoms(items, either, words)
    named = [index for item in items if isinstance(item.value, PanelRef) for index in item.value.panels]
    measure = _measure(clause)
    if measure is None or any(atom.dimension == "region" for atom in own):
        return ()
    if measure and words.has(*(f"panel {name}" for name in ("mean", "average", "sum", "total"))):
        named = list(range(len(clause.document.panels))) if not own else []
    panels = tuple(dict.fromkeys(named)) or clause.panels
    fixed = [atom for atom in own if atom.dimension != "panel"]
    several = [side for side in ("rows", "columns") if len(_ticks(fixed, side)) > 1]
    if len(several) > 1:
        cells = two_cells(clause, either) if not measure else None
        return (cells,) if cells else ()
    if several:
        found = [_lines(clause, panel, fixed, several[0], measure) for panel in panels]
    elif measure and (side := _counted_side(clause, counts)):
        found = [_every_line(clause, panel, side, measure) for panel in panels] if not fixed else []
    elif _PLURAL & set(words.norms(words.first, words.last)) and not named and not clause.named:
        panels = tuple(range(len(clause.document.panels)))
        found = [[_group(clause, panel, fixed, measure) for panel in panels]]
    elif len(set(named)) > 1:
        found = [[_group(clause, panel, fixed, measure) for panel in panels]]
    else:
        alone = not (measure or counts or _PLURAL & set(words.norms(words.first, words.last)))
        found = [_cells(clause, panel, fixed) for panel in panels] if alone else []
    sets = [tuple(one for one in things if one is not None) for things in found]
    whole = all(len(kept) == len(things) > 1 for kept, things in zip(sets, found, strict=True))
    return tuple(sets) if whole and all(_fit(things, counts, clause) for things in sets) else ()


def _of_extremes(clause: Clause, words: Wording) -> bool:
    """`the highest scores of A and B differ by 3`: whether one superlative opens the clause, and the two are told to differ."""
    extremes = clause.of("extreme")
    opens = not [item for item in clause.items if item.start < extremes[0].start and item.kind == "ref"]
    axis = any(isinstance(item.value, AxisRef) for item in clause.items)  # "the best rates": where it is best
    return len(extremes) == 1 and opens and not axis and words.has(*_DIFFERING)


def _measure(clause: Clause) -> str | None:
    """The measure that makes one number of each thing; None where several are named."""
    found = {item.sense("aggregate") for item in clause.of("aggregate")} - {"spread"}
    if extremes := clause.of("extreme"):
        ways = directions(extremes[0].sense("extreme"), clause.document, clause.panels[0])
        return ways[0] if len(ways) == 1 and not found else None
    return None if len(found) > 1 else next(iter(found), "")


def _ticks(fixed: Sequence[Atom], side: str) -> list[str]:
    refs = [atom.ref for atom in fixed if atom.dimension == side]
    return [tick for ref in refs if isinstance(ref, TickRef) and not ref.every for tick in ref.ticks]


def _counted_side(clause: Clause, counts: frozenset[Item]) -> str:
    """The side whose lines are meant by a noun: "the row means", "the four column averages"."""
    nouns = {f"{item.value}s" for item in clause.of("noun")} & {"rows", "columns"}
    nouns |= {item.value.side for item in clause.axes if hasattr(item.value, "side")}
    return nouns.pop() if len(nouns) == 1 else ""


def _fit(things: Sequence[Group], counts: frozenset[Item], clause: Clause) -> bool:
    return all(clause.number(item).value == len(things) for item in counts)


def _lines(clause: Clause, panel: int, fixed: Sequence[Atom], side: str, measure: str) -> list[Group | None]:
    rest = [atom for atom in fixed if atom.dimension != side]
    chosen: list[Ref] = [TickRef(side, (tick,), True) for tick in _ticks(fixed, side)]
    return [_selected(clause, panel, [one, *(a.ref for a in rest)], measure) for one in chosen]


def _every_line(clause: Clause, panel: int, side: str, measure: str) -> list[Group | None]:
    ticks = axis_of(clause.panel(panel), side).ticks
    return [_selected(clause, panel, [TickRef(side, (tick.text,), True)], measure) for tick in ticks]


def _group(clause: Clause, panel: int, fixed: Sequence[Atom], measure: str) -> Group | None:
    return _selected(clause, panel, [atom.ref for atom in fixed], measure)


def _selected(clause: Clause, panel: int, refs: Sequence[Ref], measure: str) -> Group | None:
    found = select(clause, panel, refs)
    return None if found is None else Group((found,), measure)


def _cells(clause: Clause, panel: int, fixed: Sequence[Atom]) -> list[Group | None]:
    """The cells of the one line that is named: "row A is steady, differing by at most 3"."""
    line = select(clause, panel, [atom.ref for atom in fixed])
    if line is None or (line.rows is None) == (line.columns is None):
        return []
    return [
        Group((replace(line, rows=(row,), columns=(column,)),))
        for row, column in line.places(clause.panel(panel))
    ]


def twosomes(gap: Gap) -> Iterator[tuple[Group, Group]]:
    """Each two things of every set."""
    for things in gap.sets:
        yield from combinations(things, 2)
