"""Clauses that no reader understands as a whole, read again in pieces and with allowances.

What is left out, taken over or taken for something is a guess, so nothing is refuted here. A piece is supported where a
reading of it holds, and hardly any twin of it would have: the same words with another label, number or direction.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from auditor.claim import ClaimKind, Judged, Place, Reading, Verdict
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.members import all_the_others
from auditor.language.pieces import Piece, pieces
from auditor.language.refs import PanelRef
from auditor.language.scope import of_ref
from auditor.language.twins import twins
from auditor.source import Span
from auditor.truth import Truth
from auditor.world import World

Readings = Sequence[tuple[ClaimKind, Reading]]
Reader = Callable[[Clause], Readings]

# A piece is taken to be understood only if at most this share of its twins holds as well; of a clause that a reader
# understood, found wrong, and was in doubt about, at most so many.
CHANCE = 0.34
DOUBTED_CHANCE = 0.25
_HAIR = 1e-9
# Kinds that set things against others: "of the four, A is the lowest" is none of all.
_RANKED = frozenset(("peak", "ordinal", "comparison", "duel", "standing"))
_OF_SOME = re.compile(r"\W*(?:of|among|amongst|out of|between|within)\s", re.IGNORECASE)
# What begins something new behind an extreme: "the highest is 9, while B has 5".
_SOMETHING_NEW = re.compile(
    r"[;:]|\b(?:and|but|while|whereas|yet|so|although|though|or|which|where|when|than|followed|trailed)\b",
    re.IGNORECASE,
)
# An extreme that is told at a cell is told of no less.
_AT_A_PLACE = ("peak", "ordinal")
# Kinds that tell of the figure's make-up are read from whole clauses only.
_WHOLE_ONLY = frozenset(("axis", "shape", "colour"))


@dataclass(frozen=True, slots=True)
class Rereader:
    """How clauses are read, and the world that readings are held against."""

    read: Reader
    world: World
    limit: float = CHANCE

    def judged(self, clause: Clause, known: Sequence[Span]) -> Iterator[Judged]:
        """The pieces of a clause that the data support, the longest first, none beside another or what is known."""
        taken = list(known)
        for ways in pieces(clause) if not all_the_others(clause) else ():
            span = ways[0].clause.span
            if any(span.overlaps(other) for other in taken):
                continue
            found = self._supported(ways, clause)
            if found is not None:
                taken.append(span)
                yield found

    def _supported(self, ways: Sequence[Piece], clause: Clause) -> Judged | None:
        for piece in ways:
            held = self._holding(piece.clause)
            if held is None or _says_more(clause, piece.clause, held[0].kind):
                continue
            if held[0].kind in _AT_A_PLACE and self._stands_elsewhere(clause, piece.clause, *held):
                continue
            if self._chance(piece) <= self.limit:
                return _judged(piece.clause, *held)
        return None

    def _holding(self, clause: Clause) -> tuple[ClaimKind, Reading] | None:
        for kind, reading in self.read(clause):
            if kind.kind == "stability" and clause.numbers:
                continue  # "the flattest one, 71" is no line that varies little
            if kind.kind not in _WHOLE_ONLY and kind.judge(reading.claim, self.world).truth is Truth.TRUE:
                return kind, reading
        return None

    def _stands_elsewhere(self, clause: Clause, piece: Clause, kind: ClaimKind, reading: Reading) -> bool:
        """Whether a place is told right behind a piece at which its extreme does not stand: "the best, 9, is at A"."""
        text = clause.statement.text
        places = [item for item in clause.items if item.kind == "ref" or _is_written(clause, item)]
        behind = [item for item in places if item.start >= piece.end]
        if not behind or _SOMETHING_NEW.search(text, piece.end, behind[0].start):
            return False
        new = _SOMETHING_NEW.search(text, behind[0].end, clause.end)
        told = [item for item in behind if new is None or item.start < new.start()]
        return not any(
            all(_covers(clause, item, place) for item in told)
            for place in kind.judge(reading.claim, self.world).because
        )

    def _chance(self, piece: Piece) -> float:
        """The mean share of twins that hold, over all mentions that can be changed; 1 where none can be.

        Where it is above the limit whatever becomes of further twins, 1 as well.
        """
        ways = list(twins(piece.clause, piece.own))
        total = 0.0
        for changed in ways:
            holding = 0
            for twin in changed:
                holding += self._holding(twin) is not None
                if total + holding / len(changed) > self.limit * len(ways) + _HAIR:
                    return 1.0
            total += holding / len(changed)
        return total / len(ways) if ways else 1.0


def _says_more(clause: Clause, piece: Clause, kind: str) -> bool:
    """Whether what a piece leaves out makes something else of it: where an extreme is, of what, or that it is one."""
    if kind in _AT_A_PLACE and _leaves_out_cell(clause, piece):
        return True
    lead = clause.statement.text[clause.start : piece.start]
    if kind in _RANKED and _OF_SOME.match(lead):
        return True
    ahead = [
        item.end for item in clause.items if item.end <= piece.start and item.kind in ("extreme", "rank")
    ]
    near = bool(ahead) and not _SOMETHING_NEW.search(clause.statement.text, max(ahead), piece.start)
    return kind in ("value", "amount") and near


def _is_written(clause: Clause, item: Item) -> bool:
    """Whether a mention is a number in digits."""
    return item.kind == "number" and not clause.number(item).word


def _leaves_out_cell(clause: Clause, piece: Clause) -> bool:
    """`The best of A is at (x, y)`, read as that A is best: whether a piece leaves out a cell that its words name."""
    cells = [item for item in clause.items if isinstance(item.value, Spot)]
    kept = {(item.start, item.end) for item in piece.items}
    inside = [item for item in cells if piece.start <= item.start and item.end <= piece.end]
    return any((item.start, item.end) not in kept for item in inside)


def _covers(clause: Clause, item: Item, place: Place) -> bool:
    """Whether a name means a place."""
    panel, row, column = place
    if isinstance(item.value, PanelRef):
        return panel in item.value.panels
    found = of_ref(clause, panel, item.value) if item.kind == "ref" else None
    return found is not None and (row, column) in found.places(clause.panel(panel))


def _judged(clause: Clause, kind: ClaimKind, reading: Reading) -> Judged:
    document = clause.document
    panels = reading.panels or clause.panels
    return Judged(
        clause.span,
        clause.text.strip(),
        document.panels[panels[0]].name if len(panels) == 1 else None,
        kind.kind,
        reading.claim.describe(document),
        Verdict.SUPPORTED,
        rule=kind,
        claim=reading.claim,
    )
