"""From a clause to extremes: which value is the highest or the lowest, of what, and where it stands."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.extreme_fields import field_of, within, without
from auditor.claims.extreme_panels import of_one_panel
from auditor.claims.extreme_scopes import looked_elsewhere
from auditor.claims.extreme_ways import Ways, extreme_ways, held_by_a_line, is_single, off_diagonal
from auditor.claims.judging import directions
from auditor.language.around import before
from auditor.language.clauses import Clause, Spot
from auditor.language.each import lines_named, one_by_one
from auditor.language.exempting import exempt
from auditor.language.extreme_talk import tells_otherwise
from auditor.language.items import Item
from auditor.language.limits import may_be_allowed
from auditor.language.members import two_of_a_set
from auditor.language.named_cell import among_lines, named_cell
from auditor.language.number_roles import understood
from auditor.language.pairs import halves
from auditor.language.refs import PanelRef, PlaceRef, TickRef
from auditor.language.scope import selection
from auditor.language.strange import names_unknown_place
from auditor.language.ways_between import ends_of_ways
from auditor.world import Selection

_RANGE = re.compile(
    r"\b(?:the|an?|its|their|whose|\w+['’]s|\w+s['’]|widest|narrowest|largest|smallest|greatest|broadest|tightest|total|full) (?:(?:annual|seasonal|daily|weekly|own|whole|total) )?(?:ranges?|spans?|spreads?|bands?|swings?)\b(?!\s+(?:from|of values from)\b)",
    re.IGNORECASE,
)

_OPENING = re.compile(r"\W*(?:(?:and|also|the|by far|clearly)\s+)*", re.IGNORECASE)
_AMONG = frozenset("in of within among for".split())

# What a number is not told of that is told of the extreme.
_TAKEN = ("amount", "average")


def read(clause: Clause) -> Iterator[Reading]:
    """A superlative with a number or a place, or both; the superlative may stand in the label ("**Peak:** 31.6 at ...")."""
    field = field_of(clause)
    if field is None:
        yield from _beside_exceptions(clause)
        return
    for reading in _beside_exceptions(without(clause, field)):
        if (meant := within(clause, reading.claim, field)) is not None:
            yield replace(reading, claim=meant, items=reading.items | field.items)


def _beside_exceptions(clause: Clause) -> Iterator[Reading]:
    left_out = exempt(clause)
    whole_lines = left_out is not None and not any(halves(item) for item in left_out[0])
    if left_out is None or not whole_lines or left_out[0] and not one_by_one(clause):
        return
    out, used = left_out
    rest = replace(clause, items=tuple(item for item in clause.items if item not in used))
    for reading in _read(rest, out):
        yield replace(reading, items=reading.items | used)


def _read(clause: Clause, out: Sequence[Item]) -> Iterator[Reading]:
    cue = _cue(clause)
    distinct = two_of_a_set(clause)
    numbers = [item for item in clause.numbers if item not in distinct]
    if cue is None or len(numbers) > 1 or _another_kind(clause) or _several_places(clause):
        return
    if any(clause.number(n).op not in ("=", "~") or clause.number(n).word for n in numbers):
        return
    value = clause.number(numbers[0]) if numbers else None
    if value is None and told_of_what_stands_before(clause, cue):
        return
    each = one_by_one(clause)
    cell = named_cell(clause, [cue]) if not each else None
    items = frozenset(
        [
            cue,
            *clause.numbers,
            *clause.refs,
            *clause.of("colour"),
            *clause.of("range", "range"),
            *clause.of("quant", *(("only", "all", "both") if each else ("only",))),
            *(item for item in clause.items if isinstance(item.value, PanelRef)),
        ]
    )
    ways = {
        n: directions(cue.sense("extreme"), clause.document, n) for n in range(len(clause.document.panels))
    }
    for direction in dict.fromkeys(way for n in clause.panels for way in ways[n]):
        for scope, place in (
            _apart(clause, extreme_ways(clause, cue)) if distinct else extreme_ways(clause, cue)
        ):
            if looked_elsewhere(clause, scope):
                continue
            unknown = value is not None and names_unknown_place(clause, numbers[0])
            if scope and (place and not (unknown and _one_end(clause, place)) or value and not unknown):
                panels = tuple(dict.fromkeys(s.panel for s in scope))
                if not all(direction in ways[n] for n in panels):
                    # in that panel the other end is the better one
                    yield from _alone(clause, Extreme(direction, scope, value, place), items)
                    continue
                of_line = cell is not None and any(not s.whole and not s.region for s in scope)
                if of_line and not among_lines(clause, [cue]):
                    continue
                alone = not place and not each and any(not s.whole for s in scope)
                unlikely = of_line or alone and held_by_a_line(clause, cue)
                meant = _told(clause, Extreme(direction, scope, value, place, tentative=unlikely), each, out)
                if meant is None or meant.each and (is_single(meant.scope) or _everywhere(clause, meant)):
                    continue
                told = _TAKEN if (cell is not None or clause.siblings) and value is not None else ()
                yield Reading(
                    meant, items, panels, understood=understood(clause) if each else (), overrides=told
                )
                yield from _alone(clause, meant, items)
                for one in _otherwise(clause, cue, meant, panels):
                    yield Reading(one, items, panels)


def _alone(clause: Clause, meant: Extreme, items: frozenset[Item]) -> Iterator[Reading]:
    """An extreme as that of each panel by itself, where these measure different things."""
    for one in of_one_panel(clause, meant):
        yield Reading(one, items, (one.scope[0].panel,))


def _otherwise(clause: Clause, cue: Item, meant: Extreme, panels: Sequence[int]) -> Iterator[Extreme]:
    """What an extreme may mean besides: what is furthest from zero, a bound that is kept."""
    if _by_magnitude(clause, cue, panels):
        yield replace(meant, magnitude=True)
        if meant.value is not None and meant.value.value < 0:
            yield replace(meant, direction="min")  # "the strongest drop, −5": of those below zero
    if meant.value is not None and not meant.place and may_be_allowed(clause.text):
        bound = replace(meant.value, op="<=" if meant.direction == "max" else ">=")
        yield replace(meant, value=bound, tentative=True)


def _one_end(clause: Clause, place: Sequence[Selection]) -> bool:
    """`From Nowhere to B`: whether of something that goes from one place to another only one is told."""
    return bool(ends_of_ways(clause.document)) and not any(one.is_cell for one in place)


def _told(clause: Clause, meant: Extreme, each: Sequence[str], out: Sequence[Item]) -> Extreme | None:
    """As it is; of each line or panel by itself where the clause says so: "in every row", "of each column but the last"."""
    if not each:
        return meant
    lines = [line for s in meant.scope for line in lines_named(clause, s, each)]
    for item in out:
        taken = [found for s in meant.scope if (found := selection(clause, s.panel, [item])) is not None]
        kept = [line for line in lines if not any(_within(line, found) for found in taken)]
        if not kept or len(kept) == len(lines):
            return None  # an exception that leaves nothing out, or nothing over, is another
        lines = kept
    return replace(meant, scope=tuple(lines), each=True)


def _within(line: Selection, taken: Selection) -> bool:
    """Whether a line is one of those that a selection of whole lines takes."""
    sides = [(line.rows, taken.rows), (line.columns, taken.columns)]
    return line.panel == taken.panel and all(
        few is None or own is not None and set(own) <= set(few) for own, few in sides
    )


def _apart(clause: Clause, ways: Ways) -> Ways:
    for scope, place in ways:
        yield from off_diagonal(clause, scope, place)


def _by_magnitude(clause: Clause, cue: Item, panels: Sequence[int]) -> bool:
    """Of signed values the strongest may be the one furthest from zero."""
    signed = any(q.value < 0 for panel in panels for q in clause.panel(panel).values.values())
    return signed and bool(re.search(r"strong|weak|large|small|great", cue.text, re.IGNORECASE))


def _cue(clause: Clause) -> Item | None:
    cues = clause.of("extreme")
    if len(cues) == 1:
        return cues[0]
    label = [item for item in clause.label if item.has("extreme")]
    alone = not clause.predicated and clause.start == 0 and bool(clause.refs or clause.numbers)
    return (
        label[0] if alone and len(label) == 1 and not any(item.has("rank") for item in clause.label) else None
    )


def told_of_what_stands_before(clause: Clause, cue: Item) -> bool:
    """`A in May is 4, the lowest one in row A`: whether what is named is where the value before it was looked among."""
    first = min((item.start for item in clause.items), default=clause.start)
    leans = clause.start > 0 and first == cue.start and bool(clause.refs)
    behind_number = any(item.kind == "number" for item in clause.before)
    opens = bool(_OPENING.fullmatch(clause.sentence, clause.start, cue.start))
    return leans and opens and behind_number and all(_AMONG & set(before(clause, i, 2)) for i in clause.refs)


def _several_places(clause: Clause) -> bool:
    """Whether it names rows, or columns, more than once: then it says more than one thing."""
    sides = [item.value.side for item in clause.refs if isinstance(item.value, TickRef)]
    sides += [
        side
        for item in clause.refs
        if isinstance(item.value, Spot | PlaceRef)
        for side in ("rows", "columns")
    ]
    return len(sides) > len(set(sides))


def _another_kind(clause: Clause) -> bool:
    return bool(
        clause.of("rank") or clause.of("trend", "up", "down", "good", "bad") or clause.of("aggregate") or clause.of("not") or clause.of("foreign")
        or _of_a_range(clause) or tells_otherwise(clause) or clause.of("compare", ">", "<", "good", "bad") or clause.of("factor") or clause.of("quant", "none")
    )  # fmt: skip


def _of_a_range(clause: Clause) -> bool:
    """`the range is widest`, `the widest span`: whether it is a difference that is large or small."""
    return bool(_RANGE.search(clause.text))


def _everywhere(clause: Clause, meant: Extreme) -> bool:
    """Whether each of some lines lies within the place of its extreme, so that nothing is told."""
    there = {(s.panel, *place) for s in meant.place for place in s.places(clause.panel(s.panel))}
    own = ((s.panel, *place) for s in meant.scope for place in s.places(clause.panel(s.panel)))
    return bool(meant.place) and all(place in there for place in own)
