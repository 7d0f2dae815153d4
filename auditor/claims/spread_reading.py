"""How spread is read: "row 3 hardly depends on it", "A varies more than B", "C spans only 0.4"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from auditor.claim import Reading
from auditor.claims.contesting import matchups
from auditor.claims.pairing import Group
from auditor.claims.spread import Spread, Spreads
from auditor.claims.spread_bounds import bounded, little
from auditor.language.atoms import Atom, atoms, subject
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue, right_of
from auditor.language.items import Item
from auditor.language.quantifiers import Quantifier, quantifier
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.residue import hypothetical, other_quantity
from auditor.language.sides import sides
from auditor.language.superlatives import counts_of_axes
from auditor.language.two_sides import Sides
from auditor.language.wording import Wording

_OTHER = {"rows": "columns", "columns": "rows"}
_ACROSS = frozenset(
    "across to over with along when by in from between under different various varying changing for".split()
)
_HARDLY = ("barely", "hardly", "scarcely", "little", "almost no", "next to no")

Parts = list[tuple[Spread, tuple[Item, ...]]]


def read(clause: Clause) -> Iterator[Reading]:
    """A comparison of spreads, a bound on one, or "hardly changes"."""
    words = Wording.of(clause)
    amount = quantifier(clause, words)
    if amount is None or clause.of("not") and not words.has(*_HARDLY) or clause.of("rank"):
        return
    for either in (
        ("rows", "columns")
        if any(getattr(item.value, "side", "") == "either" for item in clause.items)
        else ("rows",)
    ):
        yield from _compared(clause, words, amount, either)
    yield from bounded(clause, words, amount)
    yield from little(clause, words, amount)


def _compared(
    clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]], either: str
) -> Iterator[Reading]:
    """One cue, or a first one that superlatives follow up: "A has the narrowest spread, B the widest"."""
    cues = clause.of("stable")[:1]
    cues += [item for item in clause.of("extreme", "max", "min") if cues and item.first > cues[0].first]
    rest = [item for item in (*clause.of("stable"), *clause.of("extreme")) if item not in cues]
    stretching = {item for item in clause.of("compare") if _stretches(words, item)}
    if (
        not cues
        or rest
        or len(cues) > 2
        or set(clause.of("compare")) - stretching
        or clause.of("not")
        or hypothetical(clause)
        or other_quantity(clause, cues[0].first)
        or _tells_ends(clause, words)
    ):
        return
    sizes = counts_of_axes(clause, words, clause.numbers)
    if amount[0].kind not in ("plain", "all", "generally", "count") and not _unsurpassed(clause):
        return
    found = [_one_comparison(clause, words, cues, index, sizes, either) for index in range(len(cues))]
    if any(not part for part in found):
        return
    for combination in product(*(part for part in found if part)):
        claims, used = (
            [claim_ for claim_, _ in combination],
            [item for _, items in combination for item in items],
        )
        items = frozenset(
            [
                *cues,
                *stretching,
                *amount[1],
                *sizes,
                *used,
                *clause.refs,
                *clause.of("degree"),
                *(i for i in clause.of("course") if i.text.casefold().startswith("from ")),
                *(i for i in clause.items if isinstance(i.value, PanelRef)),
            ]
        )
        panels = tuple(
            dict.fromkeys(s.panel for one in claims for g in (*one.groups, *one.rivals) for s in g.scope)
        )
        yield Reading(Spreads(tuple(claims)), items, panels, hedged=amount[0].kind == "generally")


def _stretches(words: Wording, item: Item) -> bool:
    """`over the day`, `over time`: whether "over" tells how far something goes, and compares nothing."""
    return item.text.casefold() == "over" and words.norm(item.last) in ("the", "time", "a", "its", "all")


def _tells_ends(clause: Clause, words: Wording) -> bool:
    """Whether a bracket tells between which ticks the spread lies, so that they are not what varies: "(29 points between A and B)"."""
    return any("between" in words.before(item, 2) and not _is_outside(clause, item) for item in clause.refs)


def _is_outside(clause: Clause, item: Item) -> bool:
    lead = clause.statement.text[: item.start]
    return lead.count("(") <= lead.count(")")


def _one_comparison(
    clause: Clause, words: Wording, cues: Sequence[Item], index: int, sizes: frozenset[Item], either: str
) -> Parts:
    """What one cue says, in the ways it can be read, with the numbers it takes."""
    cue = cues[index]
    start = cues[index - 1].last if index else words.first
    end = cues[index + 1].first if index + 1 < len(cues) else words.last
    own = (
        clause
        if len(cues) == 1
        else replace(
            clause, items=tuple(i for i in clause.items if start <= i.first < end or i.kind != "ref")
        )
    )
    pair = _sides(own, words, cue, either)
    numbers = [
        n
        for n in clause.numbers
        if n not in sizes
        and start <= n.first
        and (n.first < end if index + 1 < len(cues) else True)
        and (n.first > cue.first)
    ]
    told = (
        clause.number(numbers[0])
        if len(numbers) == 1 and clause.number(numbers[0]).op in ("=", "~") and _bracketed(clause, numbers[0])
        else None
    )
    if pair is None or numbers and told is None:
        return []
    steadier = cue.sense("stable") == "stable" if cue.has("stable") else cue.sense("extreme") == "min"
    found = []
    for along in _along(clause, words, pair):
        for where in _emphasised(words, pair):
            matched = matchups(clause, where, True)
            groups = tuple(dict.fromkeys(Group((one,)) for one, _ in matched))
            rivals = tuple(dict.fromkeys(Group((two,)) for _, two in matched))
            if matched:
                found.append((Spread(groups, rivals, along, steadier, num=told), tuple(numbers)))
    return found


def _sides(clause: Clause, words: Wording, cue: Item, either: str) -> Sides | None:
    own = atoms(clause.items, either, words)
    parts = cue.text.casefold().split()
    superlative = cue.kind == "extreme" or bool({"most", "least"} & set(parts)) or parts[0].endswith("est")
    start, marked = right_of(words, clause, cue)
    if side := _unsurpassed(clause):
        return None if superlative else _exceeding(clause, words, cue, own, side)
    if marked and not superlative:
        return sides(clause, words, Cue(">", (cue,), cue.first, start, True), words.last, either)
    left = (
        subject(words, [a for a in own if a.item.first < cue.first] or own, "")
        or atoms(clause.label, either)[-1:]
    )
    if not left or not superlative and not _one_other(clause, left):
        return None
    return Sides(tuple(left), (), tuple(a for a in own if a not in left), True)


def _unsurpassed(clause: Clause) -> str:
    """The side whose name "no" leads to: "no row varies more than A", "no other row varies more"."""
    opening = next((item for item in clause.items if item.kind != "quant" or item.has("quant", "none")), None)
    named = [item for item in clause.axes if opening is not None and 0 <= item.first - opening.last <= 1]
    ref = named[0].value if named else None
    lone = opening is not None and opening.has("quant", "none") and len(clause.of("quant", "none")) == 1
    return ref.side if lone and isinstance(ref, AxisRef) else ""


def _exceeding(clause: Clause, words: Wording, cue: Item, own: Sequence[Atom], side: str) -> Sides | None:
    """What nothing else surpasses: named behind "than", or alone of its side before the clause."""
    behind = [atom for atom in own if atom.dimension == side and atom.item.first >= cue.last]
    marked = words.norm(cue.last) == "than"
    left = behind if marked else _named_last(clause, side)
    where = tuple(atom for atom in own if atom.dimension != side)
    ticks = {tick for atom in left if isinstance(atom.ref, TickRef) for tick in atom.ref.ticks}
    others = [atom for atom in own if atom.dimension == side and atom not in behind]
    single = len(left) > 0 and len(ticks) == 1 and not others and (marked or not behind)
    return Sides(tuple(left[:1]), (), where, True) if single else None


def _named_last(clause: Clause, side: str) -> list[Atom]:
    """What the sentence, its label or the sentence before named of a side."""
    for items in (clause.before, clause.label, clause.topic):
        found = [atom for atom in atoms(items) if atom.dimension == side]
        if found:
            return found
    return []


def _bracketed(clause: Clause, item: Item) -> bool:
    text = clause.sentence[: item.start]
    return text.count("(") > text.count(")")


def _one_other(clause: Clause, left: Sequence[Atom]) -> bool:
    return left[0].dimension == "panel" and len(clause.document.panels) == 2


def _along(clause: Clause, words: Wording, pair: Sides) -> tuple[str, ...]:
    """The side along which it varies: the axis behind "across" or "to", else that of the lines."""
    named = [
        item
        for item in clause.axes
        if set(words.before(item, 3)) & _ACROSS and isinstance(item.value, AxisRef)
    ]
    if named and isinstance(named[0].value, AxisRef):
        return (named[0].value.side,)
    lines = {atom.dimension for atom in pair.left} & {"rows", "columns"}
    return (_OTHER[lines.pop()],) if len(lines) == 1 else ("", "rows", "columns")


def _emphasised(words: Wording, pair: Sides) -> tuple[Sides, ...]:
    """`especially at dose 20` stresses a part, and limits nothing."""
    if pair.where and words.has("especially", "particularly", "notably", "above all", "in particular"):
        return (
            Sides(
                pair.left,
                pair.right,
                tuple(a for a in pair.where if a.dimension == "panel"),
                pair.others,
                pair.used,
            ),
        )
    return (pair,)
