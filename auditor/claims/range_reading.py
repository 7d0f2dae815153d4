"""From a clause to ranges: two ends for the values of a scope, or how far its extremes are apart."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.range_claim import Range, Ranges
from auditor.claims.stretches import over_stretches
from auditor.language.around import after, before, loose_words, narrowed, word_set
from auditor.language.clauses import Clause
from auditor.language.each import lines_named, one_by_one
from auditor.language.glosses import bare_colours
from auditor.language.items import Item
from auditor.language.legend_talk import legend_talk
from auditor.language.number_roles import counted_things, plain_telling, prepositions, understood
from auditor.language.numbers import Num
from auditor.language.pairs import sides
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.spans import Span, extents, spans, surroundings
from auditor.language.subject import Subject, crossing, in_panel
from auditor.language.tellings import Telling, tellings
from auditor.language.tokens import norms
from auditor.world import Selection

_FORBIDDEN = ("rank", "factor", "stable", "same", "course", "except", "missing")
_OUTSIDE = re.compile(r"\b(?:outside|beyond)\b", re.IGNORECASE)
# "A and B lie 2 to 5 apart": no values, but how far they lie from each other.
_APART = re.compile(r"\bapart\b(?! from)", re.IGNORECASE)
_LEAVE = word_set(
    """
    leave leaves leaving exit exits stray strays depart departs outside beyond escape escapes
    """
)
# "A and B end within 2 of each other": at the end of an axis.
_AT_AN_END = word_set("end ends ended finish finished start started begin began open opened close closed")
_PLAIN = word_set(
    """
    squeezed squeeze packed crammed compressed into range ranges ranging ranged span spans spanning vary varies varying run runs extend stretch
    cover lie fall stay staying remain sit confined bounded limited band interval between within
    cluster clustered hover concentrate high low minimum maximum everything anything nothing overall
    here spread wide width mere apart difference distance gap highest lowest largest smallest
    extreme extremes unit units never leave outside tight tightly narrow narrowly broad broadly
    comfortably strictly well total figure anywhere everywhere somewhere mostly generally entire
    board
    """
)


@over_stretches
def read(clause: Clause) -> Iterator[Reading]:
    """Spans of values, or a spread, with what they are told of."""
    for talk, items in legend_talk(clause):
        yield Reading(
            Ranges((), legend=talk),
            items,
            tuple(s.panel for s in talk.scope),
            bool(clause.of("hedge")),
            ((clause.start, clause.end),),
        )
    falls = _falls_inside(clause)
    if (
        any(clause.of(kind) for kind in _FORBIDDEN)
        or set(clause.of("trend")) - falls
        or clause.of("quant", "some", "few", "half")
    ):
        return
    inside = _never_leaves(clause)
    if inside is None:
        return
    inside |= falls
    if not clause.of("foreign") and not _APART.search(clause.text):
        yield from _spans(clause, inside)
    yield from _spreads(clause, inside)


def _falls_inside(clause: Clause) -> frozenset[Item]:
    """`falls between`, `drops outside`: verbs that tell where values lie."""
    where = ("outside", "within", "between", "in", "inside", "into", "beyond")
    return frozenset(
        cue
        for cue in clause.of("trend")
        if cue.text.casefold().startswith(("fall", "drop"))
        and after(clause, cue)[:1]
        and after(clause, cue)[0] in where
    )


def _never_leaves(clause: Clause) -> frozenset[Item] | None:
    """The negation of "never leaves 40 to 50"; None where something else is negated."""
    negations = frozenset([*clause.of("not"), *clause.of("quant", "none")])
    leaves = bool(set(loose_words(clause)) & _LEAVE) or any(
        c.text.casefold() in ("beyond",) for c in clause.of("compare")
    )
    if bool(negations) != leaves:
        return None
    return negations | frozenset(c for c in clause.of("compare") if c.text.casefold() == "beyond")


def _joint(clause: Clause) -> list[Item]:
    """What joins the two ends: "from ... to" has been understood, too, whether or not it may tell a course."""
    numbers = clause.numbers[:2]
    return [
        Item("telling", "", n.start, n.end, n.first, n.last, n.text) for n in numbers[:1] if len(numbers) == 2
    ]


def _items(clause: Clause, used: frozenset[Item]) -> frozenset[Item]:
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    refs = [item for item in clause.items if item.kind == "ref"]
    return frozenset(
        [
            *used,
            *cells,
            *refs,
            *clause.of("range"),
            *clause.of("quant", "all", "both", "most", "only"),
            *clause.of("hedge"),
            *clause.of("colour"),
            *prepositions(clause),
            *(clause.label if not clause.refs else ()),
            *_joint(clause),
        ]
    )


def _certain(clause: Clause) -> bool:
    return plain_telling(clause, _PLAIN) and not narrowed(clause)


def _spans(clause: Clause, inside: frozenset[Item]) -> Iterator[Reading]:
    alone = surroundings(clause)
    found = [alone] if alone is not None else spans(clause)
    places = {item for span in found for item in (*span.low_place, *span.high_place)}
    used = frozenset(item for span in found for item in span.items) | inside
    aggregates = [
        cue
        for cue in clause.of("aggregate")
        if (
            cue.sense("aggregate") != "spread"
            or not cue.text.casefold().startswith(("range", "span", "spread"))
        )
        and not _names_the_cells(clause, cue)
    ]
    if (
        not found
        or aggregates
        or set(clause.of("extreme")) - used
        or set(clause.of("compare")) - used - prepositions(clause)
    ):
        return
    if not _about_values(clause, found[0]) or places and len(found) > 1:
        return
    things = counted_things(clause)
    if not _fit_grid(clause, things):
        return
    used |= frozenset(things)
    by_number = {span.first: span for span in found}
    refs = [item for item in clause.items if sides(item) and item not in places]
    hedged = bool(clause.of("hedge"))
    for way in tellings(
        clause,
        [span.first for span in found],
        lambda told, subject: _part(clause, by_number[told[0]], subject, hedged),
        refs,
    ):
        panels = tuple(dict.fromkeys(s.panel for part in way.parts for s in part.scope))
        yield Reading(
            _ranges(clause, way),
            _items(clause, used | frozenset(clause.of("aggregate"))),
            panels,
            hedged,
            _understood(clause, way),
        )


def _names_the_cells(clause: Clause, cue: Item) -> bool:
    """`median waits`, where the text before the data says that these are medians, and no lines are told of which they could be taken."""
    lines = any(
        isinstance(item.value, AxisRef) or isinstance(item.value, TickRef) and item.value.every
        for item in clause.items
    )
    head = norms(clause.document.source.text[: clause.document.data_start])
    return not lines and cue.text.casefold() in ("median", "mean", "average") and cue.text.casefold() in head


def _understood(clause: Clause, way: Telling[Range]) -> tuple[tuple[int, int], ...]:
    """What has been understood: the whole clause, or at least where "outside" and its like stand."""
    whole = understood(clause, _PLAIN) if _certain(clause) and not way.loose else ()
    return whole or tuple(found.span() for found in _OUTSIDE.finditer(clause.statement.text))


def _ranges(clause: Clause, way: Telling[Range]) -> Ranges:
    return Ranges(way.parts, _certain(clause) and not way.loose, bool(bare_colours(clause)) or way.tentative)


def _fit_grid(clause: Clause, things: Sequence[Item]) -> bool:
    """Whether counted things are as many as the grid has ("the four probes")."""
    panel = clause.panel(clause.panels[0])
    sizes = {len(panel.rows.ticks), len(panel.columns.ticks), panel.size, len(clause.document.panels)}
    return all(int(clause.number(item).value) in sizes for item in things)


def _about_values(clause: Clause, span: Span) -> bool:
    """Whether the span can speak of values: not where an axis is the subject ("ratios between 0.1 and 0.5")."""
    lead = [item for item in clause.axes if item.first < span.first.first and _is_numeric(clause, item)]
    nouns = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    return not lead or bool(nouns)


def _spread_over(clause: Clause, number: Item) -> Num:
    """`spread over 40 kg` is no bound."""
    num, lead = clause.number(number), before(clause, number, 2)
    if num.op == "=" and "within" in before(clause, number, 3):
        return replace(num, op="<=")
    verb = lead[-1:] == ("over",) and lead[0] in (
        "spread",
        "range",
        "extend",
        "stretch",
        "span",
        "vary",
        "spreading",
        "ranging",
    )
    return replace(num, op="=") if num.op == ">" and verb else num


def _is_numeric(clause: Clause, item: Item) -> bool:
    """Whether an axis has numbers for labels, and so can itself range from one to another."""
    assert isinstance(item.value, AxisRef)
    return any(
        tick.number is not None
        for index in clause.panels
        for tick in axis_of(clause.panel(index), item.value.side).ticks
    )


def _axis_is_subject(clause: Clause) -> bool:
    """`the range of years`, `ratios span 0.4`."""
    cells = any(item.kind == "noun" and item.value == "cell" for item in clause.items)
    return not cells and any(
        clause.items[0] is item or before(clause, item) == ("of",) for item in clause.axes
    )


def _part(clause: Clause, span: Span, subject: Subject, hedged: bool) -> Iterator[Range]:
    each = subject.each and len(subject.selections) > 1
    low_place, high_place = (
        _placed(clause, span.low_place, subject),
        _placed(clause, span.high_place, subject),
    )
    if low_place is not None and high_place is not None:
        yield Range(
            span.meaning, subject.selections, span.low, span.high, None, each, low_place, high_place, hedged
        )


def _placed(clause: Clause, refs: Sequence[Item], subject: Subject) -> tuple[Selection, ...] | None:
    if not refs:
        return ()
    found = [crossing(s, chosen) for s in subject.selections for chosen in in_panel(clause, s.panel, refs)]
    return tuple(chosen for chosen in found if chosen is not None) or None


def _spread_of(
    clause: Clause, num: Num, hedged: bool
) -> Callable[[tuple[Item, ...], Subject], Iterator[Range]]:
    """What makes a claim of each thing that such a spread is told of."""
    return lambda told, subject: iter(
        [Range("spread", _apart(clause, subject), spread=num, each=subject.each, hedged=hedged)]
    )


def _apart(clause: Clause, subject: Subject) -> tuple[Selection, ...]:
    """What a spread is told of; line by line where each is meant by itself: "at most 4 apart in each column"."""
    lines = [one for s in subject.selections for one in lines_named(clause, s, one_by_one(clause))]
    split = subject.each and not any(one.is_cell for one in lines)
    return tuple(lines) if split else subject.selections


def _spreads(clause: Clause, inside: frozenset[Item]) -> Iterator[Reading]:
    counts = counted_things(clause)
    if not _fit_grid(clause, counts) or _AT_AN_END & set(loose_words(clause)):
        return
    for number, cues in extents(clause):
        rest = set(clause.of("compare")) - prepositions(clause)
        if (
            set(clause.of("foreign")) - cues
            or number in counts
            or rest
            or _axis_is_subject(clause)
            or set(clause.of("aggregate")) - cues
            or inside - _falls_inside(clause)
        ):
            return
        num = _spread_over(clause, number)
        hedged = bool(clause.of("hedge"))
        for way in tellings(
            clause,
            [number],
            _spread_of(clause, num, hedged),
        ):
            panels = tuple(dict.fromkeys(s.panel for part in way.parts for s in part.scope))
            yield Reading(
                _ranges(clause, way),
                _items(clause, cues | {number, *counts}),
                panels,
                hedged,
                _understood(clause, way),
            )
