"""A clause that nothing understands as a whole, in pieces: "A leads in May, B in June, and both fall behind C at the end".

Each run of neighbouring phrases is a piece, the longest first. A piece takes over what it leaves unsaid from what was named
before it, and what has no part in it (the size of an axis, numbers in brackets that illustrate) may be left out.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.language.clauses import PREDICATES, Clause
from auditor.language.clauses.spots import spots
from auditor.language.items import Item
from auditor.language.pairs import PANEL, disjoint, halves, sides
from auditor.language.quantifiers import of_every_cell
from auditor.language.refs import PanelRef, TickRef
from auditor.language.scope import selection
from auditor.language.superlatives import counts_of_axes
from auditor.language.unnamed import named_anew
from auditor.language.wording import Wording

MOST_PHRASES = 6
_JOINT = re.compile(
    r"[,;:]\s+(?:(?:and|but|so|yet|while|whereas|though|although|with|where|which)\s+)?|\s+[—–-]\s+"
    r"|\s+(?:and|but|while|whereas|though|although|yet|where|which)\s+|(?<=\.)\s+(?=[A-Z])",
    re.IGNORECASE,
)
_BRACKET = re.compile(r"\([^()]*\)")


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a clause as a clause of its own; `own` are the mentions that stand in it, `carried` those taken over."""

    clause: Clause
    own: tuple[Item, ...]
    carried: tuple[Item, ...] = ()


def pieces(clause: Clause) -> Iterator[tuple[Piece, ...]]:
    """The pieces of a clause, the longest first, each in all the ways to take it."""
    phrases = _phrases(clause)
    if not phrases or len(phrases) > MOST_PHRASES:
        return
    for length in range(len(phrases), 0, -1):
        for first in range(len(phrases) - length + 1):
            start, end = phrases[first][0], phrases[first + length - 1][1]
            found = tuple(_ways(clause, start, end))
            if found:
                yield found


def _phrases(clause: Clause) -> list[tuple[int, int]]:
    """Where the phrases of a clause begin and end; one that says nothing by itself belongs to the next, or to the last."""
    text = clause.statement.text
    inside = [(item.start, item.end) for item in clause.items if item.kind != "range"]
    inside += [found.span() for found in _BRACKET.finditer(text)]
    cuts = [
        found
        for found in _JOINT.finditer(text, clause.start, clause.end)
        if not any(start < found.end() and found.start() < end for start, end in inside)
    ]
    edges = [(clause.start, clause.start), *(found.span() for found in cuts), (clause.end, clause.end)]
    spans = [(a[1], b[0]) for a, b in pairwise(edges)]
    merged: list[tuple[int, int]] = []
    open_from = -1
    for start, end in spans:
        start = open_from if open_from >= 0 else start
        open_from = -1
        if _tells(clause, start, end):
            merged.append((start, end))
        else:
            open_from = start
    if open_from >= 0 and merged:
        merged[-1] = (merged[-1][0], spans[-1][1])
    return merged


def _tells(clause: Clause, start: int, end: int) -> bool:
    """Whether the words between two places make a statement."""
    return any(
        item.kind in PREDICATES - {"range"} or item.kind in ("number", "quant")
        for item in clause.items
        if start <= item.start < end
    )


# "A is the only row in which ...": that what follows is so there tells nothing of the others.
_OF_ONE_ALONE = re.compile(
    r"\b(?:only|sole|single|one)\s+(?:[\w-]+\s+){1,2}(?:(?:on|in|at|for|under|with|during)\s+)?(?:which|where|when|whom|that)\s*$",
    re.IGNORECASE,
)


def _ways(clause: Clause, start: int, end: int) -> Iterator[Piece]:
    """The ways to take the words between two places: as they stand, and with what they leave unsaid."""
    if _OF_ONE_ALONE.search(clause.text[: start - clause.start]):
        return
    if not any(
        item.kind in PREDICATES or item.kind in ("number", "ref")
        for item in clause.items
        if start <= item.start < end
    ):
        return  # "and most observers expected that": nothing that is told of the data
    opens = not clause.text[: start - clause.start].strip()
    leaning = [item for item in clause.items if opens and item.start < clause.start]  # a subject taken over
    own = (*leaning, *(item for item in clause.items if start <= item.start < end))
    before = (*clause.before, *(item for item in clause.items if item.start < start))
    named = _panels(own) or _panels(before[::-1])
    panels = named or (
        clause.panels if not _panels(clause.items) else tuple(range(len(clause.document.panels)))
    )
    piece = replace(
        clause,
        text=clause.statement.text[start:end],
        start=start,
        end=end,
        items=own,
        before=before,
        panels=panels,
        named=bool(named) or clause.named,
        shown=None,
        siblings=(),
    )
    seen: list[tuple[Item, ...]] = []
    for items in (
        items for view in _with_ticks(piece) for items in (view, *_reduced(replace(piece, items=view)))
    ):
        for more in named_anew(replace(piece, items=items)):
            for carried in ((), *_carried(piece, more)):
                taken = tuple(sorted((*more, *carried), key=lambda item: (item.start, item.first)))
                if taken and taken not in seen:
                    seen.append(taken)
                    yield Piece(replace(piece, items=taken), more, carried)


def _with_ticks(piece: Clause) -> Iterator[tuple[Item, ...]]:
    """The mentions; then with the numbers that surely are ticks taken so; then with all that may be."""
    yield piece.items
    inside = [item for item in piece.ticks if piece.start <= item.start < piece.end]
    sure = [item for item in inside if item.has("tick", "sure")]
    for ticks in (sure, inside) if sure != inside else (sure,):
        if ticks:
            plain = [replace(item, senses=()) for item in ticks]
            kept = [i for i in piece.items if all(i.last <= t.first or i.first >= t.last for t in ticks)]
            yield tuple(spots(sorted([*kept, *plain], key=lambda item: item.start), piece.statement.text))


def _reduced(piece: Clause) -> Iterator[tuple[Item, ...]]:
    """The mentions without those that only say how many there are, and without numbers in brackets."""
    words = Wording.of(piece)
    sizes = counts_of_axes(piece, words, piece.numbers)
    brackets = [found.span() for found in _BRACKET.finditer(piece.statement.text, piece.start, piece.end)]
    shown = {
        item
        for item in piece.items
        if any(a < item.start < b for a, b in brackets) and _illustrates(piece, item)
    }
    whole = {item for item in piece.items if any(a < item.start < b for a, b in brackets)}
    totals = frozenset(
        item
        for item in piece.of("aggregate", "sum")
        if words.norm(item.first - 1) == "in" and piece.of("noun")
    )
    sizes |= totals
    for out in (
        sizes,
        frozenset(shown) if shown == whole else frozenset(),
        sizes | (shown if shown == whole else set()),
    ):
        if out:
            yield tuple(item for item in piece.items if item not in out)


def _illustrates(piece: Clause, item: Item) -> bool:
    """Whether a mention in brackets may be left out: a number that some cell of what is named holds, or a word of no weight."""
    if item.kind != "number":
        return item.kind not in PREDICATES or item.has("range")
    if piece.of("extreme"):
        return False  # "A has the lowest value (9)": the number is that of the extreme
    value = piece.number(item)
    worked_out = _is_of_quotient(piece, item)  # "60% (60/100)": of any cells
    return any(
        q.value == value.value
        for index in piece.panels
        for place, q in piece.panel(index).values.items()
        if worked_out or _is_of_what_is_named(piece, index, place)
    )


_QUOTIENT = re.compile(r"(?P<share>\d+(?:\.(?P<digits>\d+))?)\s?%\s*\((?P<part>\d+)\s?/\s?(?P<whole>\d+)\)")


def _is_of_quotient(piece: Clause, item: Item) -> bool:
    """Whether a number is a part of a quotient in brackets that comes to the percentage before it."""
    for found in _QUOTIENT.finditer(piece.sentence, piece.start, piece.end):
        if found.start("part") <= item.start < found.end() and float(found["whole"]):
            share = 100 * float(found["part"]) / float(found["whole"])
            return abs(share - float(found["share"])) <= 0.51 / float(10 ** len(found["digits"] or ""))
    return False


def _is_of_what_is_named(piece: Clause, index: int, place: tuple[int, int]) -> bool:
    """Whether a cell is one of those that a piece names; any is, where its names do not cross."""
    named = [selection(piece, panel, piece.refs) for panel in piece.panels]
    own = next((one for one in named if one is not None and one.panel == index), None)
    crossing = own is not None and any(own.places(piece.panel(index)))
    return None in named or own is None or not crossing or place in set(own.places(piece.panel(index)))


def _carried(piece: Clause, own: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    """References that a piece takes over: those of other sides than its own, from what was named last."""
    taken = {side for item in own for side in sides(item)} | {PANEL}
    if of_every_cell(own):
        return
    # Without a name or a number of its own it may say nothing of what was spoken of before.
    told = any(item.kind in ("ref", "number") for item in own)
    for source in (piece.before, piece.label, piece.topic if told else ()):
        new: list[Item] = []
        for item in reversed([half for one in source for half in (halves(one) or (one,))]):
            fitting = bool(sides(item)) and not taken & set(sides(item)) and disjoint([*new, item])
            if fitting and not (isinstance(item.value, TickRef) and item.value.unknown):
                new.append(item)
        if new:
            placed = [_placed(piece, item) for item in reversed(new)]
            yield tuple(placed)
            if len(placed) > 1:
                yield from ((item,) for item in placed)


def _placed(piece: Clause, item: Item) -> Item:
    """A reference taken over, as if it stood at the beginning of the piece."""
    first = Wording.of(piece).first
    return replace(item, start=piece.start, end=piece.start, first=first, last=first)


def _panels(items: Sequence[Item]) -> tuple[int, ...]:
    found = [index for item in items if isinstance(item.value, PanelRef) for index in item.value.panels]
    return tuple(dict.fromkeys(found))
