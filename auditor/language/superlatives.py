"""Superlatives of rows, columns and panels, and what lies between two others: "B is lowest on average", "C lies between A and B"."""

from collections.abc import Iterator, Sequence

from auditor.language.atoms import Atom, atoms, context_atoms, scoped, subject
from auditor.language.clauses import Clause, Spot
from auditor.language.comparatives import Cue
from auditor.language.items import Item
from auditor.language.margins import Part, Told
from auditor.language.pairs import PANEL, sides
from auditor.language.refs import AxisRef, PlaceRef, TickRef
from auditor.language.two_sides import DIMENSIONS, Sides
from auditor.language.wording import Wording

_AT_LEAST = {"max": ">=", "min": "<=", "good": "no worse", "bad": "no better"}
# Nouns whose singular does not mean one cell: "the highest performance".
_MASS = frozenset("performance outcome outcomes level result results".split())
_NONE = Told()
_BEING = frozenset(
    "is are was were occur appear found stand sit lie come belong fall reached obtained observed recorded seen located".split()
)
_PLACING = frozenset("at for in with on under".split())


def superlatives(clause: Clause, words: Wording, either: str, used: frozenset[Item]) -> list[Part]:
    """One part for each superlative, with the line or panel that it is said of; empty where one has none."""
    cues = _cues(clause, words)
    if not cues:
        return []
    own = atoms(clause.items, either, words)
    numbers = [item for item in clause.numbers if item not in used]
    told = _told(clause, numbers) if numbers else _NONE
    if told is None:
        return []
    chosen = [_subject_of(clause, words, own, cues, index) for index in range(len(cues))]
    if not all(chosen):
        return []
    taken = [atom for mine in chosen for atom in mine]
    where = tuple(atom for atom in own if atom not in taken)
    return [
        Part(
            Cue(_AT_LEAST[str(cue.value)], (cue,), cue.first, words.last, False),
            Sides(tuple(mine), (), where, True),
            told if index == 0 else _NONE,
        )
        for index, (cue, mine) in enumerate(zip(cues, chosen, strict=True))
    ]


def _cues(clause: Clause, words: Wording) -> list[Item]:
    """The superlatives of lines and panels; none where one is of a cell, or something else is compared."""
    cues = [item for item in clause.of("extreme") if item.kind == "extreme"]
    another = clause.of("rank") or clause.of("compare", ">", "<", "good", "bad", "=")
    alone = any(_of_one_cell(clause, words, cue) or _at_one_cell(clause, words, cue) for cue in cues)
    return [] if another or alone else cues


def _of_several(spot: Spot) -> bool:
    """`At 6 on Thursday and Friday`: whether a place takes in more lines than one of a side."""
    return any(isinstance(ref, TickRef) and len(ref.ticks) > 1 for ref in (spot.rows, spot.columns))


def _at_one_cell(clause: Clause, words: Wording, cue: Item) -> bool:
    """`the lowest yield was measured at 60 and 50%`: a superlative that is said to be at a row and a column."""
    if words.norm(cue.first - 1) in ("its", "their"):
        return True  # "A reaches its highest at x": one of A's own cells
    nominal = words.norm(cue.first - 1) == "the" and any(
        words.norm(at) in _BEING for at in range(cue.last, cue.last + 5)
    )
    behind = {side for item in clause.refs if item.first >= cue.last for side in sides(item) if side != PANEL}
    spot = clause.refs[0].value if len(clause.refs) == 1 else None
    if isinstance(spot, Spot) and behind >= {"rows", "columns"} and not _of_several(spot):
        return True  # "they are served fastest on Thursday at 6"
    return nominal and ({"rows", "columns"} <= behind)


def located(clause: Clause, words: Wording, either: str) -> list[Part]:
    """`In each row, A is lowest at column 3`: the line behind the superlative against all others of the panel before it."""
    cues, own = _cues(clause, words), atoms(clause.items, either, words)
    panels = [atom for atom in own if atom.dimension == "panel"]
    if len(cues) != 1 or clause.numbers or not panels or panels[-1].item.first >= cues[0].first:
        return []
    behind = [
        atom for atom in own if atom.item.first >= cues[0].last and atom.dimension in ("rows", "columns")
    ]
    if not behind or words.norm(cues[0].last) not in _PLACING or behind[0].item.first - cues[0].last > 2:
        return []
    mine = tuple(_first_told([atom for atom in behind if atom.item is behind[0].item]))
    where = tuple(atom for atom in own if atom not in mine)
    cue = Cue(_AT_LEAST[str(cues[0].value)], (cues[0],), cues[0].first, words.last, False)
    return [] if _crossing(mine) else [Part(cue, Sides(mine, (), where, True), _NONE)]


def _first_told(same: Sequence[Atom]) -> Sequence[Atom]:
    """Of the row and the column of one mention that which it tells first: "at column 3 for rows 1 and 2"."""
    at = [
        same[0].item.text.casefold().find(atom.ref.ticks[0].casefold())
        for atom in same
        if isinstance(atom.ref, TickRef) and atom.ref.ticks
    ]
    return [same[at.index(min(at))]] if _crossing(same) and len(at) == len(same) else same


def _of_one_cell(clause: Clause, words: Wording, cue: Item) -> bool:
    """`the highest value`: a superlative of one cell, which is another kind of claim."""
    noun = next((item for item in clause.items if item.first >= cue.last and item.kind == "noun"), None)
    if noun is None or noun.value != "cell" or noun.first - cue.last > 2:
        return False
    word = noun.text.casefold()
    return word not in _MASS and not word.endswith("s")


def _told(clause: Clause, numbers: Sequence[Item]) -> Told | None:
    """The value that is told of a superlative mean or sum."""
    if (
        len(numbers) != 1
        or not clause.of("aggregate", "mean", "sum", "median")
        or clause.number(numbers[0]).op not in ("=", "~")
    ):
        return None
    return Told(None, clause.number(numbers[0]), None, tuple(numbers))


def _subject_of(
    clause: Clause, words: Wording, own: Sequence[Atom], cues: Sequence[Item], index: int
) -> list[Atom]:
    start = cues[index - 1].last if index else words.first
    end = cues[index + 1].first if index + 1 < len(cues) else words.last
    before = [atom for atom in own if start <= atom.item.first < cues[index].first]
    behind = [atom for atom in own if cues[index].last <= atom.item.first < end]
    found = (
        subject(words, [*before, *behind], "", cues[index].first)
        if len(cues) == 1
        else subject(words, before, "") or subject(words, behind, "")
    )
    if not found and not own:
        found = [
            atom for atom in (*context_atoms(clause), *atoms(clause.label)) if atom.dimension == "panel"
        ][-1:]
    if found and scoped(words, found[-1]) and _another_subject(clause, found[-1], cues[index]):
        return []
    half = bool(found) and isinstance(found[-1].item.value, PlaceRef)
    return found if found and found[0].dimension != "region" and not half and not _crossing(found) else []


def _another_subject(clause: Clause, atom: Atom, cue: Item) -> bool:
    """`For A, the hard tasks are worst`: whether lines are spoken of that no reference names."""
    between = [item for item in clause.items if atom.item.last <= item.first < cue.first]
    return any(
        isinstance(item.value, AxisRef) or item.kind == "noun" and item.value in ("row", "column", "panel")
        for item in between
    )


def _crossing(found: Sequence[Atom]) -> bool:
    """Whether it is a single cell."""
    return {atom.dimension for atom in found} == {"rows", "columns"}


def between(clause: Clause, words: Wording, either: str) -> Iterator[list[Part]]:
    """`C lies between A and B`: above the one and below the other, either way round."""
    at = next((k for k in range(words.first, words.last) if words.norm(k) == "between"), None)
    if at is None or clause.numbers or clause.of("compare") or clause.of("extreme") or clause.of("trend"):
        return
    own = atoms(clause.items, either, words)
    ends = [part for atom in own if at < atom.item.first <= at + 6 for part in _single(atom)]
    subjects = [atom for atom in own if atom.item.first < at]
    dimensions = {d for d in DIMENSIONS if sum(atom.dimension == d for atom in ends) == 2}
    ends = [atom for atom in ends if atom.dimension in dimensions]
    if len(dimensions) != 1:
        return
    left = (
        subject(words, [a for a in subjects if a.dimension in dimensions], "")
        or [a for a in atoms(clause.label, either) if a.dimension in dimensions][-1:]
    )
    if not left:
        return
    told = [e.item for e in ends]
    where = tuple(a for a in own if a not in left and not (a.item in told and a.dimension in dimensions))
    used = tuple(item for item in clause.items if item.has("range") and item.first <= at < item.last)
    for low, high in (ends, ends[::-1]):
        cue = [Cue(relation, (), at, at + 1, True) for relation in (">", "<")]
        yield [
            Part(cue[0], Sides(tuple(left), (low,), where, used=used), _NONE),
            Part(cue[1], Sides(tuple(left), (high,), where), _NONE),
        ]


def _single(atom: Atom) -> list[Atom]:
    ref = atom.ref
    if isinstance(ref, TickRef):
        return [Atom(atom.dimension, TickRef(ref.side, (text,), ref.named), atom.item) for text in ref.ticks]
    return [atom]


def counts_of_axes(clause: Clause, words: Wording, items: Sequence[Item]) -> frozenset[Item]:
    """Numbers that only say how many rows, columns, panels or cells there are, rightly: "all six", "of the five farms"."""
    found = []
    for item in items:
        num = clause.number(item)
        around = words.norms(item.first - 3, item.first)
        if (
            num.op == "="
            and num.step >= 1
            and not num.unit
            and words.norm(item.first - 1) != "by"
            and not any(
                0 <= other.first - item.last <= 2 and other.kind == "compare" for other in clause.items
            )
            and int(num.value) in _sizes(clause)
            and {"all", "of", "the", "these", "among", "across", "those"} & set(around)
        ):
            found.append(item)
    return frozenset(found)


def _sizes(clause: Clause) -> set[int]:
    sizes = {len(clause.document.panels)}
    for index in clause.panels:
        panel = clause.document.panels[index]
        sizes |= {
            len(panel.rows.ticks),
            len(panel.columns.ticks),
            panel.size,
            len(panel.rows.ticks) - 1,
            len(panel.columns.ticks) - 1,
            len(panel.cells),
        }
    return sizes


def axes_only(clause: Clause) -> bool:
    """Whether the clause follows an axis ("with larger windows"), and so tells a trend."""
    return any(isinstance(item.value, AxisRef) and item.value.direction for item in clause.items)
