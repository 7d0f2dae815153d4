"""What is said to be equal: the two sides around the word, two things named together, or one group by itself."""

from collections.abc import Iterator, Sequence

from auditor.claims.contesting import Matchup, matchups
from auditor.claims.pairing import Group
from auditor.claims.two_cells import two_cells
from auditor.language.around import before
from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue, right_of
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PositionRef, TickRef
from auditor.language.sides import sides
from auditor.language.subject import contexts, subjects
from auditor.language.two_sides import Sides
from auditor.language.wording import Wording

# Verbs that need something behind them: "A matches B", but not "A and B in match rate".
_AGAINST = frozenset("match matches matching equals".split())
_PLACING = frozenset("in at for on during under across within".split())
_CLOSING = frozenset(
    ", . ; cell tile square box entry value exactly perfectly closely at in for on everywhere throughout".split()
) | {""}
Pair = tuple[tuple[Group, ...], tuple[Group, ...]]


def equal_sides(clause: Clause, words: Wording, cue: Item, either: str) -> Iterator[Pair]:
    """The two sides: around the cue, named together ("A and B tie"), both panels, or one group by itself."""
    own = atoms(clause.items, either)
    start, marked = _right(clause, words, cue)
    listed = _together(clause, [atom for atom in own if atom.item.last <= cue.first])
    if listed is not None and words.norm(cue.last) in _PLACING:
        marked = False  # "A and B are equal in May"
    pair = (
        sides(clause, words, Cue("=", (cue,), cue.first, start, marked), words.last, either)
        if marked
        else None
    )
    if pair is not None and not pair.others and not _same_side(pair):
        yield _sorted(matchups(clause, pair, True))
    elif (
        pair is not None
        or cue.kind != "compare"
        or words.norm(cue.first) not in _AGAINST
        or _closes(words, cue)
    ):
        together = _two_cells(clause, either) or _together(clause, own) or _both_panels(clause, own)
        yield from [together] if together is not None else _one_group(clause, words)


def _closes(words: Wording, cue: Item) -> bool:
    """`A and B match cell for cell`: whether nothing stands behind a verb that it could stand for."""
    return words.norm(cue.last) in _CLOSING


def _right(clause: Clause, words: Wording, cue: Item) -> tuple[int, bool]:
    """Where the other side begins, and whether a word leads to it."""
    if cue.kind == "compare":
        return right_of(words, clause, cue)
    return cue.last + 1, words.norm(cue.last) in ("to", "as", "with", "from")


def _together(clause: Clause, own: Sequence[Atom]) -> Pair | None:
    """Two panels, rows or columns that are named together: "at C and D, A and B are equal" is told of A and B."""
    named = [(d, [atom for atom in own if atom.dimension == d]) for d in ("panel", "rows", "columns")]
    pairs = [
        (dimension, parts)
        for dimension, atoms_ in sorted(named, key=lambda one: _placed(clause, one[1]))
        if len(parts := [part for atom in atoms_ for part in _parts(atom)]) == 2
    ]
    for dimension, (one, two) in pairs:
        rest = tuple(atom for atom in own if atom.dimension != dimension)
        return _sorted(matchups(clause, Sides((one,), (two,), rest), True))
    return None


def _placed(clause: Clause, own: Sequence[Atom]) -> bool:
    """Whether a preposition makes places of what is named."""
    return any(before(clause, atom.item, 1)[-1:] in [(word,) for word in _PLACING] for atom in own[:1])


def _two_cells(clause: Clause, either: str) -> Pair | None:
    """Two cells of one panel."""
    cells = two_cells(clause, either)
    return ((cells[0],), (cells[1],)) if cells else None


def _both_panels(clause: Clause, own: Sequence[Atom]) -> Pair | None:
    """`the same in both panels`, `the two are on a par`."""
    every = [i for i in clause.items if isinstance(i.value, PanelRef) and i.value.every]
    every = every or _the_two(clause, own)
    if not every or len(clause.document.panels) != 2:
        return None
    first, second = (Atom("panel", PanelRef((index,)), every[0]) for index in (0, 1))
    return _sorted(
        matchups(clause, Sides((first,), (second,), tuple(a for a in own if a.dimension != "panel")), True)
    )


def _the_two(clause: Clause, own: Sequence[Atom]) -> list[Item]:
    """The words for the two panels, where nothing else was named of which there are two."""
    named = [*atoms(clause.before, "rows"), *atoms(clause.topic, "rows")]
    others = any(atom.dimension == "panel" or len(_parts(atom)) > 1 for atom in (*own, *named))
    return (
        [] if others else [i for i in clause.of("quant", "both") if i.text.casefold() in ("the two", "both")]
    )


def _one_group(clause: Clause, words: Wording) -> Iterator[Pair]:
    """`all values of row 3 are the same`."""
    if not _all_of_one(clause, words):
        return
    refs = [*clause.refs, *(i for i in clause.items if isinstance(i.value, PanelRef))]
    for context in contexts(clause, refs):
        for subject in subjects(clause, [*refs, *context]):
            if len(subject.selections) == 1:
                yield (Group(subject.selections),), ()


def _all_of_one(clause: Clause, words: Wording) -> bool:
    """`all values of row 3 are the same`: said of the cells of one group."""
    return (
        any(i.has("quant", "all") for i in clause.items)
        and any(i.kind == "noun" and i.value == "cell" for i in clause.items)
        and words.has("the same", "identical", "equal", "same value")
    )


def _same_side(pair: Sides) -> bool:
    return [a.ref for a in pair.left] == [a.ref for a in pair.right]


def _parts(atom: Atom) -> list[Atom]:
    ref = atom.ref
    if isinstance(ref, TickRef):
        return [Atom(atom.dimension, TickRef(ref.side, (text,), ref.named), atom.item) for text in ref.ticks]
    if isinstance(ref, PositionRef):
        return [
            Atom(atom.dimension, PositionRef(ref.side, (p,), ref.visual), atom.item) for p in ref.positions
        ]
    if isinstance(ref, PanelRef):
        return [Atom(atom.dimension, PanelRef((p,)), atom.item) for p in ref.panels]
    return [atom]


def _sorted(matched: Sequence[Matchup]) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    return tuple(Group((one,)) for one, _ in matched), tuple(Group((two,)) for _, two in matched)
