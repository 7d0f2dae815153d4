"""Which cells a statement is about: its references, its panels, and what it takes over from its context."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from auditor.language.around import PRONOUNS, all_words, before, dangling, sentence_norms
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.pairs import COLUMNS, EITHER, PANEL, REGION, ROWS, all_sides, disjoint, halves, sides
from auditor.language.refs import PanelRef, PositionRef, Ref, RegionRef, TickRef, axis_of
from auditor.language.scope import of_ref, selection
from auditor.world import Selection

# What is taken for what: the class named before one of these is the true one.
TOWARDS = frozenset("as into for → ->".split())
_LABELLING = frozenset("row column line for at in the of and with on under".split())
_WHOLE = frozenset(
    "whole entire overall grid heatmap figure matrix panel global everywhere anywhere chart".split()
)
_TRUE = frozenset("true actual actually real really genuine truth".split())
_PREDICTED = frozenset(
    "predicted prediction predict predicts classified labeled labelled assigned guessed labelled labeled".split()
)


@dataclass(frozen=True, slots=True)
class Subject:
    """The cells that a statement is about, of one or more panels.

    `each` tells that it is said of every selection by itself. `sure` is false where the sentence names
    no panel although there are several: then it may be about only one of them.
    """

    selections: tuple[Selection, ...]
    each: bool = False
    sure: bool = True


def contexts(clause: Clause, refs: Sequence[Item], of_cell: bool = False) -> Iterator[tuple[Item, ...]]:
    """References that a clause takes over: from its label, its row, or from what "it" stands for; none at last.

    Nothing at all where it speaks of a row or column that is not told which ("its row"). Where it must be about one
    cell, it takes the missing row or column over from before ("A drops: 0.3 at K").
    """
    own = set(all_sides(refs))
    found: list[tuple[Item, ...]] = []
    for items in (of_statement(clause), clause.label):
        usable = _usable(items, own)
        if usable and usable not in found:
            found.append(usable)
    named = {edge for item in clause.refs for edge in (item.first, item.last)}
    lines = [
        item
        for item in clause.items
        if item.kind == "noun" and item.value in ("row", "column") and not named & {item.first, item.last}
    ]
    elided = _subject_is_elided(clause)
    if not found and not own & {ROWS, COLUMNS, EITHER} and (lines or elided or _has_pronoun(clause)):
        for items in (clause.before, clause.topic if _opens_with_pronoun(clause) else ()):
            usable = _usable(items, own)
            if usable:
                found += [usable, *_parts_of(usable)]
                break
    if not found and (of_cell and clause.start or clause.aside) and len(own & {ROWS, COLUMNS}) == 1:
        usable = _usable(clause.before, own)
        found += [usable] if len(usable) == 1 else []
    yield from found
    if found and (elided or dangling(clause) or _belongs(clause) and not _WHOLE & set(all_words(clause))):
        return
    if not lines or own & {ROWS, COLUMNS, EITHER, REGION}:
        yield ()


def _usable(items: Sequence[Item], own: set[str]) -> tuple[Item, ...]:
    """The references of a context that add to those of the clause, where they agree with each other."""
    refs = tuple(item for item in items if sides(item) and PANEL not in sides(item))
    new = tuple(item for item in refs if not own & set(sides(item)) and not (own and EITHER in sides(item)))
    if not disjoint(new):
        new = tuple(item for item in new if not isinstance(item.value, RegionRef))
    return new if disjoint(new) and not _predicates(items) else ()


def _belongs(clause: Clause) -> bool:
    """Whether the label before the sentence is nothing but a row or column, to which the sentence then belongs."""
    if any(of_statement(clause)):
        return True
    if not clause.statement.trail or not _usable(clause.label, set()):
        return False
    taken = {index for item in clause.label for index in range(item.first, item.last)}
    words = sentence_norms(clause.statement.trail[-1])
    return all(
        index in taken or not word[0].isalpha() or word in _LABELLING for index, word in enumerate(words)
    )


def _parts_of(items: Sequence[Item]) -> list[tuple[Item, ...]]:
    """The row alone and the column alone, where a context names both."""
    return [(part,) for item in items for part in halves(item)] or (
        [(item,) for item in items] if len(items) > 1 else []
    )


def _predicates(items: Sequence[Item]) -> bool:
    return any(isinstance(item.value, TickRef) and (item.value.every or item.value.unknown) for item in items)


def _has_pronoun(clause: Clause) -> bool:
    return bool(PRONOUNS & set(all_words(clause)))


_PREDICATES = frozenset(("trend", "aggregate", "factor", "range", "extreme"))


def _subject_is_elided(clause: Clause) -> bool:
    """Whether a later clause begins with its verb and so goes on about the same thing: "A opens with 9 and averages 7"."""
    first = min((item for item in clause.items), key=lambda item: item.start, default=None)
    if not clause.start or first is None or first.kind not in _PREDICATES:
        return False
    lead = clause.sentence[clause.start : first.start].strip()
    return not lead and first.text.casefold().endswith(("s", "ed")) and clause.refs == []


def _opens_with_pronoun(clause: Clause) -> bool:
    """Whether the sentence goes on about what the last one spoke of."""
    return clause.start == 0 and bool(PRONOUNS & set(all_words(clause)[:2]))


def of_statement(clause: Clause) -> tuple[Item, ...]:
    """The row or column to which the sentence belongs by where it stands."""
    statement = clause.statement
    if statement.panel is None:
        return ()
    grid = clause.document.panels[statement.panel]
    found = []
    for side, index in ((ROWS, statement.row), (COLUMNS, statement.column)):
        if index is not None:
            text = axis_of(grid, side).ticks[index].text
            found.append(Item("ref", TickRef(side, (text,), True), 0, 0, 0, 0, text))
    return tuple(found)


def subjects(clause: Clause, refs: Sequence[Item]) -> Iterator[Subject]:
    """The cells that references mean, with the panels of the clause; one subject for each way to read them."""
    named = [item.value for item in refs if isinstance(item.value, PanelRef)]
    places = [item for item in refs if not isinstance(item.value, PanelRef)]
    panels = tuple(dict.fromkeys(index for ref in named for index in ref.panels)) if named else clause.panels
    spread_over = any(isinstance(item.value, PanelRef) and _pooled(clause, item) for item in refs)
    each = (
        any(ref.every for ref in named)
        and not spread_over
        or any(isinstance(i.value, TickRef) and i.value.every for i in places)
    )
    sure = bool(named) or clause.named or len(panels) == 1
    for chosen in _crossed(clause, panels, places):
        yield Subject(chosen, each, True)
        if not sure:
            for one in chosen:
                yield Subject((one,), each, False)


def _pooled(clause: Clause, item: Item) -> bool:
    """`across both panels` speaks of them together."""
    return bool(
        {"across", "over", "among", "throughout"}
        & {*before(clause, item, 2), item.text.split()[0].casefold()}
    )


def _crossed(clause: Clause, panels: Sequence[int], refs: Sequence[Item]) -> Iterator[tuple[Selection, ...]]:
    ways: list[list[Selection]] = [found for panel in panels if (found := in_panel(clause, panel, refs))]
    if not ways:
        return
    widths = {len(way) for way in ways}
    if len(widths) == 1:
        for alternative in zip(*ways, strict=True):
            yield tuple(alternative)


def in_panel(clause: Clause, panel: int, refs: Sequence[Item]) -> list[Selection]:
    """The crossing of references in one panel; two of them where labels stand on both axes."""
    loose = [item for item in refs if EITHER in sides(item) or _both_ways(item)]
    fixed = [item for item in refs if item not in loose]
    base = selection(clause, panel, fixed)
    if base is None:
        return []
    found = []
    for side_refs in _oriented(clause, panel, loose):
        crossed = _cross(clause, panel, base, side_refs)
        if crossed is not None and crossed not in found:
            found.append(crossed)
    return found


def _both_ways(item: Item) -> bool:
    return isinstance(item.value, Spot) and EITHER in (_side(item.value.rows), _side(item.value.columns))


def _side(ref: Ref) -> str:
    return ref.side if isinstance(ref, TickRef | PositionRef) else ""


def _oriented(clause: Clause, panel: int, loose: Sequence[Item]) -> Iterator[list[Ref | Spot]]:
    """Labels of either axis, as rows or as columns."""
    if not loose:
        yield []
    elif len(loose) == 1 and isinstance(loose[0].value, Spot):
        spot = loose[0].value
        norms = sentence_norms(clause.statement.text)
        lead = norms[max(0, loose[0].first - 2) : loose[0].first]
        yield from _orders(
            clause, panel, spot.rows, spot.columns, norms[loose[0].first : loose[0].last], lead
        )
    elif len(loose) == 1:
        pair = loose[0].value
        if isinstance(pair, TickRef) and len(pair.ticks) == 2:
            one, other = (TickRef(EITHER, (tick,), pair.named) for tick in pair.ticks)
            yield from _orders(clause, panel, one, other, (), ())
            if before(clause, loose[0]) == ("between",):
                return
        yield [_as(loose[0].value, ROWS)]
        yield [_as(loose[0].value, COLUMNS)]
    elif len(loose) == 2 and not any(isinstance(item.value, Spot) for item in loose):
        norms = sentence_norms(clause.statement.text)
        lead = norms[max(0, loose[0].first - 2) : loose[0].first]
        yield from _orders(
            clause, panel, loose[0].value, loose[1].value, norms[loose[0].last : loose[1].first], lead
        )


def _orders(
    clause: Clause, panel: int, first: object, second: object, words: Sequence[str], lead: Sequence[str]
) -> Iterator[list[Ref | Spot]]:
    """Both orders, or the one that the words about truth and prediction leave."""
    forth = [Spot(_as(first, ROWS), _as(second, COLUMNS))]
    back = [Spot(_as(second, ROWS), _as(first, COLUMNS))]
    orientation = clause.document.panels[panel].orientation
    truth_first = bool(set(words) & TOWARDS) or bool(_TRUE & set(lead))
    truth_last = bool(_PREDICTED & set(lead))
    if orientation in ("actual", "predicted") and truth_first != truth_last:
        yield list(forth if (orientation == "actual") == truth_first else back)
        return
    yield list(forth)
    if first != second:
        yield list(back)


def _as(ref: object, side: str) -> Ref:
    assert isinstance(ref, TickRef | PositionRef)
    return (
        TickRef(side, ref.ticks, ref.named, ref.every)
        if isinstance(ref, TickRef)
        else PositionRef(side, ref.positions, ref.visual)
    )


def _cross(clause: Clause, panel: int, base: Selection, refs: Sequence[Ref | Spot]) -> Selection | None:
    chosen: Selection | None = base
    for ref in refs:
        found = of_ref(clause, panel, ref)
        if found is None or chosen is None:
            return None
        chosen = crossing(chosen, found)
    return chosen


def crossing(one: Selection, other: Selection) -> Selection | None:
    """What two selections of one panel have in common; None where that is nothing."""
    rows, columns = _common(one.rows, other.rows), _common(one.columns, other.columns)
    two_regions = one.region and other.region and one.region != other.region
    return (
        None
        if rows == () or columns == () or two_regions
        else Selection(one.panel, rows, columns, one.region or other.region)
    )


def _common(one: tuple[int, ...] | None, other: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if one is None or other is None:
        return other if one is None else one
    return tuple(index for index in one if index in other)


def lines_of(clause: Clause, chosen: Selection) -> list[Selection]:
    """The single lines of a selection that names several rows or several columns, or all lines of one side."""
    grid = clause.document.panels[chosen.panel]
    if chosen.rows is not None and chosen.columns is None:
        return [Selection(chosen.panel, (row,), None, chosen.region) for row in chosen.rows]
    if chosen.columns is not None and chosen.rows is None:
        return [Selection(chosen.panel, None, (column,), chosen.region) for column in chosen.columns]
    if chosen.rows is not None and chosen.columns is not None:
        longer = len(chosen.rows) >= len(chosen.columns)
        if longer and len(chosen.columns) < len(grid.columns.ticks):
            return [Selection(chosen.panel, (row,), chosen.columns, chosen.region) for row in chosen.rows]
        return [
            Selection(chosen.panel, (r,), (c,), chosen.region)
            for r, c in product(chosen.rows, chosen.columns)
        ]
    return [chosen]
