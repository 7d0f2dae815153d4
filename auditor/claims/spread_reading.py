"""How spread is read: "row 3 is the least sensitive to it", "A varies more than B", "C spans only 0.4"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from auditor.claim import Reading
from auditor.claims.contesting import matchups
from auditor.claims.pairing import Group
from auditor.claims.spread import Spread, Spreads
from auditor.language.around import narrowed
from auditor.language.atoms import Atom, atoms, subject
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue, right_of
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier, exempt, quantifier
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.residue import hypothetical, other_quantity, unknown_words
from auditor.language.sides import Sides, sides
from auditor.language.subject import contexts, subjects
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.world import Selection

_OTHER = {"rows": "columns", "columns": "rows"}
_ACROSS = frozenset(
    "across to over with along when by in from between under different various varying changing for".split()
)
_HARDLY = ("barely", "hardly", "scarcely", "little", "almost no", "next to no")
_SCANT = frozenset(("barely", "hardly", "scarcely", "little"))
_CHANGING = frozenset(
    (
        "change changes changed vary varies varied differ differs move moves moved shift shifts fluctuate "
        "fluctuates react reacts matter matters depend depends budge budges"
    ).split()
)
_SPANNING = frozenset(
    (
        "span spans swing swings vary varies fluctuate fluctuates range ranges change changes differ differs "
        "move moves spread"
    ).split()
)

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
    yield from _bounded(clause, words, amount)
    yield from _little(clause, words, amount)


def _compared(
    clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]], either: str
) -> Iterator[Reading]:
    """One cue, or a first one that superlatives follow up: "A has the narrowest spread, B the widest"."""
    cues = clause.of("stable")[:1]
    cues += [item for item in clause.of("extreme", "max", "min") if cues and item.first > cues[0].first]
    rest = [item for item in (*clause.of("stable"), *clause.of("extreme")) if item not in cues]
    if (
        not cues
        or rest
        or len(cues) > 2
        or clause.of("compare")
        or clause.of("not")
        or hypothetical(clause)
        or other_quantity(clause, cues[0].first)
        or _tells_ends(clause, words)
    ):
        return
    sizes = counts_of_axes(clause, words, clause.numbers)
    if amount[0].kind not in ("plain", "all", "generally", "count"):
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
                *amount[1],
                *sizes,
                *used,
                *clause.refs,
                *clause.of("degree"),
                *(i for i in clause.items if isinstance(i.value, PanelRef)),
            ]
        )
        panels = tuple(
            dict.fromkeys(s.panel for one in claims for g in (*one.groups, *one.rivals) for s in g.scope)
        )
        yield Reading(Spreads(tuple(claims)), items, panels, hedged=amount[0].kind == "generally")


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
    if marked and not superlative:
        return sides(clause, words, Cue(">", (cue,), cue.first, start, True), words.last, either)
    left = (
        subject(words, [a for a in own if a.item.first < cue.first] or own, "")
        or atoms(clause.label, either)[-1:]
    )
    if not left or not superlative and not _one_other(clause, left):
        return None
    return Sides(tuple(left), (), tuple(a for a in own if a not in left), True)


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
    """`especially at ratio 0.4` stresses a part, and limits nothing."""
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


def _bounded(clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]) -> Iterator[Reading]:
    cues = clause.of("aggregate", "spread")
    verb = next((k for k in range(words.first, words.last) if words.norm(k) in _SPANNING), None)
    if (
        (not cues and verb is None)
        or clause.of("stable")
        or clause.of("extreme", "max", "min")
        and not cues
        or clause.of("not")
        or clause.of("aggregate", "mean", "sum")
    ):
        return
    quant, used = amount
    bound = _bound(clause, words, used)
    left_out = exempt(clause)
    if (
        bound is None
        or quant.kind not in ("plain", "all", "all but", "count", "most", "none", "generally", "only", "both")
        or left_out is None
        and quant.kind != "all but"
        or left_out is not None
        and left_out[1]
        and quant.kind != "all but"
    ):
        return
    relation, num, items = bound
    near = any(
        0 <= items[0].first - k <= 6 for k in range(words.first, words.last) if words.norm(k) in _SPANNING
    )
    if not (near or cues) or unknown_words(clause) or hypothetical(clause) or narrowed(clause):
        return
    quant = PLAIN if quant.kind == "only" else quant
    used_items = frozenset(
        [
            *items,
            *used,
            *cues,
            *(i for i in clause.of("foreign", "derived") if words.norm(i.first) in _SPANNING),
            *clause.refs,
            *clause.of("degree"),
            *clause.of("range", "range"),
            *clause.of("extreme"),
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    for groups, along in _spoken_of(clause, words):
        panels = tuple(dict.fromkeys(s.panel for g in groups for s in g.scope))
        yield Reading(
            Spreads((Spread(groups, (), along, True, relation, num, quant),)),
            used_items,
            panels,
            hedged=quant.kind == "generally",
        )


def _bound(clause: Clause, words: Wording, used: frozenset[Item]) -> tuple[str, Num, list[Item]] | None:
    """The number that the range is, or is held against: 0.4, "less than a point"."""
    numbers = [item for item in clause.numbers if item not in used]
    if len(numbers) == 1:
        num = clause.number(numbers[0])
        before = words.before(numbers[0], 4)
        if num.op in (">", "<", ">=", "<="):
            return num.op, num, numbers
        told = (
            {"by", "of", "only", "just", "mere", "about", "is", "at"} & set(before)
            or words.norm(numbers[0].last) in ("point", "points", "unit", "units")
            or set(before) & _SPANNING
        )
        return ("=", num, numbers) if told and "to" not in before else None
    at = words.find(
        (
            ("a", "point"),
            ("one", "point"),
            ("a", "full", "point"),
            ("a", "whole", "point"),
            ("a", "percentage", "point"),
            ("a", "unit"),
            ("a", "single", "point"),
        ),
        words.first,
        words.last,
    )
    cue = next(
        (item for item in clause.of("compare", ">", "<", ">=", "<=") if at and 0 <= at[0] - item.last <= 1),
        None,
    )
    if numbers or at is None or cue is None:
        return None
    return cue.sense("compare"), Num(1.0, 1.0, "1", word=True), [cue]


def _spoken_of(clause: Clause, words: Wording) -> Iterator[tuple[tuple[Group, ...], str]]:
    """The groups whose ranges are meant (lines, one line, a panel), with the side they run along."""
    every = next(
        (
            i.value
            for i in clause.items
            if isinstance(i.value, TickRef) and i.value.every and not i.value.ticks
        ),
        None,
    )
    noun = (
        next((f"{i.value}s" for i in clause.items if i.kind == "noun" and i.value in ("row", "column")), "")
        if not clause.refs
        else ""
    )
    side = every.side if every is not None else noun
    refs = [*clause.refs, *(i for i in clause.items if isinstance(i.value, PanelRef))]
    if side:
        for subject_ in subjects(
            clause, [r for r in refs if not (isinstance(r.value, TickRef) and r.value.every)]
        ):
            groups = tuple(
                Group((line,)) for s in subject_.selections for line in _each_line(clause, s, side)
            )
            yield groups, _OTHER[side]
        return
    for context in contexts(clause, refs):
        for subject_ in subjects(clause, [*refs, *context]):
            if len(subject_.selections) > 1 and not subject_.each:
                continue
            yield tuple(Group((s,)) for s in subject_.selections), ""


def _each_line(clause: Clause, chosen: Selection, side: str) -> list[Selection]:
    panel = clause.panel(chosen.panel)
    count = len(panel.rows.ticks if side == "rows" else panel.columns.ticks)
    if side == "rows":
        return (
            [Selection(chosen.panel, (k,), chosen.columns) for k in range(count)]
            if chosen.rows is None
            else []
        )
    return (
        [Selection(chosen.panel, chosen.rows, (k,)) for k in range(count)] if chosen.columns is None else []
    )


def _little(clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]) -> Iterator[Reading]:
    """`row 3 barely changes`."""
    at = next(
        (
            k
            for k in range(words.first, words.last)
            if words.norm(k) in _CHANGING and _SCANT & {*words.norms(k - 1, k), *words.norms(k + 1, k + 2)}
        ),
        None,
    )
    if (
        at is None
        or clause.numbers
        or clause.of("compare")
        or clause.of("extreme")
        or not clause.refs
        or amount[0].kind not in ("plain", "few", "generally")
    ):
        return
    items = frozenset(
        [
            *amount[1],
            *clause.of("not"),
            *clause.refs,
            *clause.of("degree"),
            *clause.of("aggregate", "spread"),
            *clause.of("same", "different"),
            *clause.of("foreign", "derived"),
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    for groups, along in _spoken_of(clause, words):
        yield Reading(
            Spreads((Spread(groups, (), along),)),
            items,
            tuple(dict.fromkeys(s.panel for g in groups for s in g.scope)),
            hedged=True,
        )
