"""How wide some values are spread by themselves: "C spans only 0.4", "no row varies by more than 3", "row 3 barely changes"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.pairing import Group
from auditor.claims.spread import Spread, Spreads
from auditor.language.around import narrowed
from auditor.language.clauses import Clause
from auditor.language.exempting import exempt
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.language.refs import PanelRef, TickRef
from auditor.language.residue import hypothetical, unknown_words
from auditor.language.subject import contexts, subjects
from auditor.language.wording import Wording
from auditor.world import Selection

_EACH = re.compile(r"\b(?:each|apiece)\b", re.IGNORECASE)
_OTHER = {"rows": "columns", "columns": "rows"}
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
# Of how many it may be said; "all but" tells itself what it leaves out.
_KNOWN = ("plain", "all", "count", "most", "none", "generally", "only", "both")


def bounded(clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]) -> Iterator[Reading]:
    """`row 3 spans 0.4`, `every row but one spans over 2`."""
    quant, used = amount
    cues = clause.of("aggregate", "spread")
    verbs = [k for k in range(words.first, words.last) if words.norm(k) in _SPANNING]
    bound = _bound(clause, words, used)
    if bound is None or not (cues or verbs) or _tells_else(clause, cues) or not _is_of_many(clause, quant):
        return
    relation, num, items = bound
    near = any(0 <= items[0].first - k <= 6 for k in verbs)
    if not (near or cues) or unknown_words(clause) or hypothetical(clause) or narrowed(clause):
        return
    understood = frozenset(
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
    asked = PLAIN if quant.kind == "only" else quant
    for groups, along in _spoken_of(clause, words):
        groups = _line_by_line(groups) if _EACH.search(clause.text) else groups
        panels = tuple(dict.fromkeys(s.panel for g in groups for s in g.scope))
        meaning = Spreads((Spread(groups, (), along, True, relation, num, asked),))
        yield Reading(meaning, understood, panels, hedged=quant.kind == "generally")


def _line_by_line(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """`A, B and C span 4 each`: groups of lines as one group for each line."""
    return tuple(
        replace(group, scope=(line,)) for group in groups for one in group.scope for line in one.lines
    )


def _tells_else(clause: Clause, cues: Sequence[Item]) -> bool:
    """Whether something else than a range is told: steadiness, an extreme, a mean, or what is not so."""
    extreme = not cues and bool(clause.of("extreme", "max", "min"))
    return extreme or bool(clause.of("stable") or clause.of("not") or clause.of("aggregate", "mean", "sum"))


def _is_of_many(clause: Clause, quant: Quantifier) -> bool:
    """Whether it is known of how many it is said, and nothing is left out but by "all but two"."""
    left_out = exempt(clause)
    return quant.kind == "all but" or (quant.kind in _KNOWN and left_out is not None and not left_out[1])


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


def little(clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]) -> Iterator[Reading]:
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
