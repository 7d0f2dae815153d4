"""The two sides of a comparison: "A is higher than B in row 3", "compared with A, B fares worse", "A beats the rest".

Both sides name things of the same dimension (two panels, two rows, two cells); what only one of them names is where
they are compared. "The others" is all that the left side is not.
"""

from collections.abc import Sequence
from dataclasses import replace

from auditor.language.atoms import OTHER_SIDE, Atom, atoms, led_by, listed, subject
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue
from auditor.language.refs import AxisRef, TickRef
from auditor.language.two_sides import DIMENSIONS, Sides
from auditor.language.unnamed_sides import against_others, from_context, implicit, others_at
from auditor.language.wording import Wording

_WINNING = frozenset("win wins winning dominate dominates dominating lead leads".split())
_LEADING = _WINNING | frozenset("ahead front top".split())
_PLACING = frozenset("in at on during under for".split())
_AGAINST = frozenset("than of to with from by over against".split())
_LIST = frozenset(", and or & both / nor".split())

_JOINING = frozenset("and or but nor".split())


def sides(clause: Clause, words: Wording, cue: Cue, until: int, either: str) -> Sides | None:
    """The two sides of one comparative, whose right side ends at `until`; None where they cannot be told."""
    found = _sides(clause, words, cue, until, either)
    return _at_the_label(clause, found, either) if found is not None else None


def _at_the_label(clause: Clause, found: Sides, either: str) -> Sides:
    """`**May**: A is above B`: the two sides at the one row or column that the label names, where nothing else tells where."""
    told = [atom for atom in atoms(clause.label, either) if isinstance(atom.ref, TickRef)]
    if len(told) != 1 or len(clause.label) > 1 or either != "rows":
        return found
    ref, side = told[0].ref, told[0].dimension
    assert isinstance(ref, TickRef)
    named = {atom.dimension for atom in (*found.left, *found.right, *found.where)}
    named |= {getattr(item.value, "side", "") for item in clause.items}
    if ref.every or len(ref.ticks) != 1 or side in named or "either" in named:
        return found
    return replace(found, where=(*found.where, told[0]))


def _sides(clause: Clause, words: Wording, cue: Cue, until: int, either: str) -> Sides | None:
    own = _parted(words, atoms(clause.items, either, words), cue)
    if cue.marked and cue.right <= cue.first:
        until = max((at for at in range(cue.right, cue.first) if words.norm(at) == ","), default=cue.first)
    if not cue.marked:
        return implicit(clause, words, cue, own, either)
    others = others_at(words, cue.right, until)
    valued = next((n.last - cue.right + 1 for n in clause.numbers if 0 <= n.first - cue.right <= 1), 0)
    head = _head(words, own, cue.right, until, 6 if others else 5 + valued)
    if others is not None:
        return against_others(clause, words, cue, own, others, either)
    if not head:
        alone = words.norm(cue.first) in _WINNING and not [
            a for a in own if a.item.first >= cue.right and a.dimension == "panel"
        ]
        return implicit(clause, words, cue, own, either) if alone else None
    rest = [atom for atom in own if atom not in head]
    head = _replacing(words, own, head)
    dims = {atom.dimension for atom in head}
    if _none_of(clause, words, cue, rest, dims):
        return Sides(tuple(a for a in head), (), tuple(rest), True, (), True)
    if leader := _leader(words, cue, rest, head):
        return Sides(tuple(leader), (), tuple(atom for atom in own if atom not in leader), True)
    left = _left(rest, dims, cue) or from_context(clause, dims, head, either)
    if not left:
        return None
    contrast = {atom.dimension for atom in left}
    where = [atom for atom in rest if atom not in left] + [
        atom for atom in head if atom.dimension not in contrast
    ]
    right = [atom for atom in head if atom.dimension in contrast]
    where = [_turned(atom, contrast) for atom in where]
    where = _without_repeats(where, left)
    if not right or where is None:
        return None
    mine, other = _own_panels(where, cue)
    rest = [atom for atom in where if atom not in (*mine, *other)]
    return Sides((*left, *mine), (*right, *other), tuple(rest))


def _own_panels(where: Sequence[Atom], cue: Cue) -> tuple[list[Atom], list[Atom]]:
    """`A now matches what B had before`: the panel of either side, where each names one of its own."""
    panels = [atom for atom in where if atom.dimension == "panel"]
    mine = [atom for atom in panels if atom.item.first < cue.first]
    other = [atom for atom in panels if atom.item.first >= cue.right]
    apart = len(mine) == len(other) == 1 and mine[0].ref != other[0].ref and cue.right > cue.first
    return (mine, other) if apart else ([], [])


def _leader(words: Wording, cue: Cue, rest: Sequence[Atom], head: Sequence[Atom]) -> list[Atom]:
    """`A leads in May`, `A is ahead in May`: what is ahead of all others there; nothing where a side of its own is told."""
    led = words.norms(cue.first, head[0].item.first)
    dims = {atom.dimension for atom in head}
    before = [atom for atom in rest if atom.item.first < cue.first]
    placed = bool(_PLACING & set(led)) and not _AGAINST & set(led) and bool(_LEADING & set(led))
    return subject(words, before, "") if placed and before and not _left(rest, dims, cue) else []


def _replacing(words: Wording, own: Sequence[Atom], head: list[Atom]) -> list[Atom]:
    """`A goes with B more than with C`: a preposition that is said again tells which of two labels the new one replaces."""
    lead = words.norm(head[0].item.first - 1)
    value = head[0].item.value
    if not (isinstance(value, TickRef) and value.side == "either"):
        return head
    for atom in own:
        if atom.late and atom.item.first < head[0].item.first and led_by(words, atom) == lead:
            return [_on(atom.dimension, one) for one in head]
    return head


def _on(side: str, atom: Atom) -> Atom:
    """A label of both axes as one of a certain side; anything else as it is."""
    if not isinstance(atom.ref, TickRef):
        return atom
    return replace(atom, dimension=side, ref=replace(atom.ref, side=side))


def _none_of(clause: Clause, words: Wording, cue: Cue, rest: Sequence[Atom], dims: set[str]) -> bool:
    """`no row beats A`, `nothing is higher than A`, `none of the others exceeds A`: the subject is all the rest."""
    for item in clause.items:
        if item.has("quant", "none") and item.last <= cue.first:
            following = next((i for i in clause.items if i.first >= item.last), None)
            side = (
                getattr(following.value, "side", "")
                if following and isinstance(following.value, AxisRef)
                else ""
            )
            noun = (
                f"{following.value}s".replace("panels", "panel")
                if following and following.kind == "noun" and following.value != "cell"
                else side
            )
            unknown = (
                words.norm(item.first) == "no" and following is not None and following.first >= cue.first
            )
            alone = (unknown or words.norm(item.first) in ("nothing", "none", "nobody")) and not any(
                a.item.first < cue.first and a.dimension in dims for a in rest
            )
            return (noun in dims or alone) and not any(
                item.last <= a.item.first < cue.first and a.dimension in dims for a in rest
            )
    return False


def _parted(words: Wording, own: list[Atom], cue: Cue) -> list[Atom]:
    """`Unlike A, B beats C`: what stands behind the last comma of the list "A, B" is spoken of by itself."""
    found: list[Atom] = []
    for atom in own:
        opened = (
            cue.right <= cue.first
            and 0 <= atom.item.first - cue.right <= 2
            or words.norm(atom.item.first - 1) in ("unlike", "like")
        )
        comma = max((at for at in range(atom.item.first, atom.item.last) if words.norm(at) == ","), default=0)
        if not (opened and comma and isinstance(atom.ref, TickRef)):
            found.append(atom)
            continue
        behind = 1 + sum(words.norm(at) in ("and", "or", "&") for at in range(comma + 2, atom.item.last))
        first = replace(atom.item, last=comma, end=atom.item.start)
        if (
            words.norm(atom.item.first - 1) not in ("unlike", "like")
            or opened
            and cue.right == atom.item.first
        ):
            found.append(Atom(atom.dimension, replace(atom.ref, ticks=atom.ref.ticks[:-behind]), first))
        found.append(
            Atom(
                atom.dimension,
                replace(atom.ref, ticks=atom.ref.ticks[-behind:]),
                replace(atom.item, first=comma + 1),
            )
        )
    return found


def _head(words: Wording, own: Sequence[Atom], start: int, until: int, reach: int) -> list[Atom]:
    """The references at the beginning of the right side: one place, or a list of such."""
    behind = [atom for atom in own if start <= atom.item.first < until]
    if not behind or behind[0].item.first - start > reach:
        return []
    if _JOINING & set(words.norms(start + 1, behind[0].item.first)):
        return []  # "under the mark and two of B's": what is named belongs to the next part
    found = [atom for atom in behind if atom.item is behind[0].item]
    for atom in behind[len(found) :]:
        last = found[-1].item
        joined = set(words.norms(last.last, atom.item.first)) <= _LIST | {
            "the",
            "than",
            "in",
            "at",
            "for",
            "with",
            "on",
        }
        same = atom.dimension in {a.dimension for a in found}
        listed = set(words.norms(last.last, atom.item.first)) & _LIST
        beside = not same and joined and not listed and atom.item.first - last.last <= 2
        if not (atom.item is last or (joined and same and listed) or beside):
            break
        found.append(atom)
    return found


def _left(rest: Sequence[Atom], dims: set[str], cue: Cue) -> list[Atom]:
    """The references before the comparative, or between it and its marker, in the dimensions of the right side: the nearest of each, with those listed with it."""
    candidates = [
        atom
        for atom in rest
        if atom.dimension in dims
        and (atom.item.first < cue.first or atom.item.first < cue.right or cue.right <= cue.first)
    ]
    found: list[Atom] = []
    for dimension in DIMENSIONS:
        mine = [atom for atom in candidates if atom.dimension == dimension]
        if mine:
            found.extend(listed(mine))
    return found


def _turned(atom: Atom, contrast: set[str]) -> Atom:
    """A label of both axes that is not compared stands on the axis along which it is not compared."""
    ref = atom.ref
    loose = (
        isinstance(atom.item.value, TickRef) and atom.item.value.side == "either" and isinstance(ref, TickRef)
    )
    if not (loose and contrast == {atom.dimension} and isinstance(ref, TickRef)):
        return atom
    return _on(OTHER_SIDE[atom.dimension], atom)


def _without_repeats(where: Sequence[Atom], left: Sequence[Atom]) -> list[Atom]:
    return [
        atom
        for atom in where
        if atom.dimension not in {a.dimension for a in left} or atom.ref not in [a.ref for a in left]
    ]
