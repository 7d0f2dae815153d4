"""From a clause to ranks: which place in order a value or a line has."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.judging import described, directions, num_text
from auditor.claims.ranks import has_unit_diagonal
from auditor.language.around import before, between, word_set
from auditor.language.clauses import Clause
from auditor.language.each import lines_named, one_by_one
from auditor.language.items import Item
from auditor.language.named_cell import among_lines, named_cell
from auditor.language.number_roles import understood
from auditor.language.numbers import Num
from auditor.language.pairs import COLUMNS, ROWS, sides
from auditor.language.ranking import Cue, cue_of, splits
from auditor.language.refs import TickRef
from auditor.language.subject import subjects
from auditor.model import Document
from auditor.reading.labels import canonical
from auditor.world import Selection, same_labels

_PLAIN = word_set(
    """
    second third fourth rank ranks ranked runner mean average followed closely by place comes come
    goes on overall with order behind weekly daily annual yearly monthly hourly total sum combined
    """
)
_FORBIDDEN = (
    "trend",
    "compare",
    "factor",
    "stable",
    "same",
    "course",
    "not",
    "except",
    "missing",
    "foreign",
    "colour",
)
# "A, the second on average, ends at 64" tells a number of another thing.
_ENDING = re.compile(
    r"\b(?:end|start|begin|beg[au]n|close|open|finish)(?:s|es|ed|ing)?\s+(?:\w+\s+)?(?:at|with|on)\b",
    re.IGNORECASE,
)


# "B comes second and C third": each has a rank of its own.
_ONE_BY_ONE = re.compile(
    r"\b(?:first|second|third|fourth)\b[^,;]*\band\s[^,;]*\b(?:second|third|fourth|fifth)\W*$", re.IGNORECASE
)
_LIST = re.compile(r",|\band\b|&")
_IN_EACH = frozenset("for in on at under with both".split())

# "The largest weekly total": over what, told by an adjective.
_PERIODIC = word_set("weekly daily annual yearly monthly hourly overall combined row column")
_OPENING = re.compile(r"\W*(?:(?:which is|and|also|by far|easily|the|its)\s+)*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Rank:
    """The place in order of a cell, or of a line by its mean: its rank, its number, where it stands, among what.

    `function` is "" for cells, else "mean" or "sum" of lines. `ahead` tells that it is one of the first `rank`.
    Several lines that are named together have the rank each.
    A tentative rank is counted in the less likely direction, and can only keep a statement from being refuted.
    With `each` the rank is counted in every selection of the scope by itself.
    """

    rank: int
    direction: str
    scope: tuple[Selection, ...]
    value: Num | None = None
    place: tuple[Selection, ...] = ()
    function: str = ""
    ahead: bool = False
    tentative: bool = False
    each: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the value with rank 2 from the top in Panel A = 28.3 at Dose 20."""
        end = "top" if self.direction == "max" else "bottom"
        what = f"the {self.function}" if self.function else "the value"
        rank = (
            f"one of the first {self.rank} from the {end}"
            if self.ahead
            else f"rank {self.rank} from the {end}"
        )
        value = f" = {num_text(self.value)}" if self.value else ""
        place = f" at {described(document, self.place)}" if self.place else ""
        each = "each of " if self.each else ""
        return f"{what} with {rank} of {each}{described(document, self.scope)}{value}{place}"


def read(clause: Clause) -> Iterator[Reading]:
    """A rank with a number, a place, or both."""
    if _ONE_BY_ONE.search(clause.text):
        return
    cue = cue_of(clause) or _first_of_lines(clause)
    if (
        cue is None
        or one_by_one(clause)  # a rank in each line is another claim
        or any(clause.of(kind) for kind in _FORBIDDEN)
        or clause.of("quant", "none", "most", "some", "few", "half")
    ):
        return
    aggregates = clause.of("aggregate")
    counted = _counted(clause, cue) if aggregates else None
    numbers = [item for item in clause.numbers if item not in cue.items and item is not counted]
    if len(numbers) > 1 or any(
        clause.number(n).op not in ("=", "~") or clause.number(n).word for n in numbers
    ):
        return
    if any(item.sense("aggregate") not in ("mean", "sum") for item in aggregates) or len(aggregates) > 1:
        return
    if numbers and _ENDING.search(clause.text):
        return
    value = clause.number(numbers[0]) if numbers else None
    function = aggregates[0].sense("aggregate") if aggregates else ""
    items = frozenset(
        [
            *cue.items,
            *numbers,
            *aggregates,
            *clause.of("quant", "only", "all"),
            *clause.of("range"),
            *_mentions(clause),
            *([counted] if counted else []),
        ]
    )
    if counted:
        cue = replace(
            cue, rank=int(clause.number(counted).value) if counted in clause.numbers else 2, ahead=True
        )
    ways = directions(cue.direction, clause.document, clause.panels[0])
    for direction in ways:
        for meant in sorted(_claims(clause, cue, direction, value, function), key=lambda one: not one.each):
            meant = replace(meant, tentative=meant.tentative or direction != ways[0])
            yield Reading(
                meant,
                items,
                tuple(dict.fromkeys(s.panel for s in meant.scope)),
                understood=understood(clause, _PLAIN),
                overrides=("comparison",) if function and _put_behind(clause) else (),
            )


def _first_of_lines(clause: Clause) -> Cue | None:
    """`A has the largest sum`: the first place of a line by its mean or its sum."""
    extremes, aggregates = clause.of("extreme"), clause.of("aggregate")
    if len(extremes) != 1 or len(aggregates) != 1:
        return None
    beside = (
        between(clause, extremes[0], aggregates[0]) if extremes[0].last <= aggregates[0].first else ("?",)
    )
    if extremes[0].last != aggregates[0].first and not (len(beside) == 1 and beside[0] in _PERIODIC):
        return None
    return Cue(1, extremes[0].sense("extreme"), (extremes[0],))


def _counted(clause: Clause, cue: Cue) -> Item | None:
    """`the two lowest averages`: how many have them, told right before the superlative."""
    told = [*(n for n in clause.numbers if clause.number(n).word), *clause.of("quant", "both")]
    return next(
        (item for item in told if cue.items and cue.rank == 1 and item.last == cue.items[0].first), None
    )


def _mentions(clause: Clause) -> list[Item]:
    return [item for item in clause.items if item.kind == "ref" or item.kind == "noun"]


def _claims(clause: Clause, cue: Cue, direction: str, value: Num | None, function: str) -> Iterator[Rank]:
    cell = named_cell(clause, cue.items)
    for scope_refs, place_refs in splits(clause, cue, value is not None):
        if function and (every := [item for item in place_refs if _is_every(item)]):
            place_refs = [item for item in place_refs if item not in every] or _told_before(clause, every)
            if not place_refs:
                continue
        of_line = cell is not None and any({ROWS, COLUMNS} & set(sides(item)) for item in scope_refs)
        if of_line and not among_lines(clause, cue.items):
            continue
        listed = not function and any(_is_listed(clause, item) for item in (*scope_refs, *place_refs))
        for meant in _of_refs(clause, scope_refs, place_refs, value, function):
            found = replace(meant, rank=cue.rank, direction=direction, ahead=cue.ahead)
            if not of_line and any(_is_listed(clause, item) for item in scope_refs):
                yield from _line_by_line(clause, found)
            yield replace(found, tentative=of_line or listed and not meant.function)


def _is_listed(clause: Clause, item: Item) -> bool:
    """`second for A, B and C`: lines by their names of which a rank may be told one by one, and not of all together."""
    value = item.value
    several = isinstance(value, TickRef) and len(value.ticks) > 1 and bool(_LIST.search(item.text))
    return several and bool(_IN_EACH & set(before(clause, item, 2)))


def _line_by_line(clause: Clause, meant: Rank) -> Iterator[Rank]:
    """A rank in each of the lines that are looked among."""
    sides_told = [s for s in (ROWS, COLUMNS) if any(getattr(one, s) is not None for one in meant.scope)]
    if len(sides_told) == 1 and meant.place and meant.value is None and not meant.function:
        lines = [one for s in meant.scope for one in lines_named(clause, s, sides_told)]
        yield replace(meant, scope=tuple(lines), each=True)


def _is_every(item: Item) -> bool:
    """`the largest sum of any farm`: what is looked among, and not what has the rank."""
    return isinstance(item.value, TickRef) and item.value.every and not item.value.ticks


def _told_before(clause: Clause, every: Sequence[Item]) -> list[Item]:
    """`A has 9 in all, the largest sum of any farm`: the one line of that kind that the sentence names before, where it opens with its superlative."""
    side = {item.value.side for item in every if isinstance(item.value, TickRef)}
    lines = [item for item in clause.before if isinstance(item.value, TickRef) and not _is_every(item)]
    one = len(lines) == 1 and isinstance(lines[0].value, TickRef) and len(lines[0].value.ticks) == 1
    fits = one and {getattr(lines[0].value, "side", "")} == side
    return lines if fits and _put_behind(clause) else []


def _put_behind(clause: Clause) -> bool:
    """Whether a clause opens with its superlative and leans on the one before it: "..., the largest sum of any farm"."""
    first = next(iter(clause.items), None)
    if first is None or not clause.start or not (first.has("extreme") or first.has("rank")):
        return False
    return bool(_OPENING.fullmatch(clause.sentence, clause.start, first.start))


def _of_refs(
    clause: Clause, scope_refs: Sequence[Item], place_refs: Sequence[Item], value: Num | None, function: str
) -> Iterator[Rank]:
    """What has the rank, and among what: the first of it, until the rank is told."""
    scopes = list(subjects(clause, scope_refs))
    places = list(subjects(clause, [*scope_refs, *place_refs])) if place_refs else []
    if place_refs and len(places) != len(scopes):
        return
    for index, scope in enumerate(scopes):
        place = places[index].selections if places else ()
        if not scope.sure or not (place or value) or function and not _among_like(scope.selections, place):
            continue
        aside = bool(place) and all(_is_off_diagonal(clause, s) for s in place)
        if not function and all(
            s.whole and (aside or has_unit_diagonal(clause.panel(s.panel))) for s in scope.selections
        ):
            off = tuple(replace(s, region="off-diagonal") for s in scope.selections)
            yield Rank(1, "max", off, value, place)
        if function:
            yield Rank(1, "max", scope.selections, value, place, function)
        else:
            yield Rank(1, "max", scope.selections, value, place)
            if place and all(_is_line(s) for s in place):
                # "B is second worst (87.6)", where a sentence before it has told of means.
                yield Rank(1, "max", scope.selections, value, place, "mean")


def _among_like(scope: Sequence[Selection], place: Sequence[Selection]) -> bool:
    """Whether lines may have a place among their like: one is named, and it is looked for on the other side, if anywhere.

    Parts of lines may, too, where several lines across them are named: "the sum of A and B is highest in May".
    """
    pairs = list(zip(scope, place, strict=False))
    same_side = any(s.rows and p.rows or s.columns and p.columns for s, p in pairs)
    return bool(pairs) and (not same_side or all(_is_part_of_a_line(s, p) for s, p in pairs))


def _is_part_of_a_line(scope: Selection, place: Selection) -> bool:
    across, own = (scope.rows, place.columns) if scope.columns is None else (scope.columns, place.rows)
    return not scope.is_cell and _is_line(scope) and len(across or ()) > 1 and len(own or ()) == 1


def _is_off_diagonal(clause: Clause, place: Selection) -> bool:
    """Whether a place is a cell of two labels in a matrix of a set with itself, where it has a rank among its like."""
    panel = clause.panel(place.panel)
    if not place.is_cell or not same_labels(panel):
        return False
    (row,), (column,) = place.rows or (0,), place.columns or (0,)
    return canonical(panel.rows.ticks[row].text) != canonical(panel.columns.ticks[column].text)


def _is_line(selection: Selection) -> bool:
    return (selection.rows is None) != (selection.columns is None)
