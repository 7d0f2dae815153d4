"""Comparisons that hold at some places alone: "A is ahead of B only in May", "A costs more than B for cars only"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.comparison import Comparison
from auditor.claims.comparison_making import FLIPPED
from auditor.claims.contests import Contest
from auditor.claims.pairing import Group
from auditor.language.atoms import Atom
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.margins import Part
from auditor.language.quantifiers import Quantifier
from auditor.language.refs import PanelRef
from auditor.language.wording import Wording
from auditor.world import Selection

_NEAR = 3  # so many words stand at most between "only" and the place: "only at the", "only in the month of"
_BEING = frozenset("is are was were do does did has have had".split())


def only_at(clause: Clause, words: Wording, parts: Sequence[Part], quant: Quantifier) -> frozenset[str]:
    """The dimensions of the place at which alone a comparison is told to hold; none where "only" says something else."""
    if quant.kind != "only" or len(parts) != 1 or parts[0].sides.others or parts[0].told.amount:
        return frozenset()
    cue = next(item for item in clause.items if item.has("quant", "only"))
    places = [atom for atom in parts[0].sides.where if not isinstance(atom.ref, PanelRef)]
    near = [atom for atom in places if 0 <= atom.item.first - cue.last < _NEAR]
    # "In A only in May": of two places beside it the one behind.
    if not near and not _singles_out(words, cue, parts[0]):
        near = [atom for atom in places if atom.item.last == cue.first]
    return frozenset(atom.dimension for atom in near if not (atom.late and _parted(words, atom)))


def _singles_out(words: Wording, cue: Item, part: Part) -> bool:
    """`In May only A is above B`, `only the values of A are`: whether it is said of what stands behind "only" alone."""
    start = cue.last + (words.norm(cue.last) == "the")
    named = any(atom.item.first == start for atom in (*part.sides.left, *part.sides.right))
    return start > cue.last or named


def _parted(words: Wording, atom: Atom) -> bool:
    """`only in May was A`: whether a verb parts the place from what is spoken of."""
    return bool(_BEING & set(words.norms(atom.item.first, atom.item.last)))


def nowhere_else(claim: Comparison, sides: frozenset[str]) -> Comparison:
    """A comparison that holds where it is told to, and nowhere else."""
    elsewhere = [
        Contest(_others(contest.left, sides), _others(contest.right, sides), FLIPPED[contest.relation])
        for contest in claim.contests
        if contest.relation in FLIPPED and not (contest.left.measure or contest.right.measure)
    ]
    if len(elsewhere) != len(claim.contests):
        return claim
    return replace(claim, contests=(*claim.contests, *elsewhere), quantifier=Quantifier("only"))


def _others(group: Group, sides: frozenset[str]) -> Group:
    """The cells of the same lines at all other places."""
    wider = tuple(
        replace(
            s,
            rows=None if "rows" in sides else s.rows,
            columns=None if "columns" in sides else s.columns,
        )
        for s in group.scope
    )
    out = tuple(
        Selection(s.panel, s.rows if "rows" in sides else None, s.columns if "columns" in sides else None)
        for s in group.scope
    )
    return Group(wider, "", (*group.without, *out))
