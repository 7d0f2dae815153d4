"""Lines without the words that claim nothing: bounds that a number has taken in, units, nouns of lines, words of names."""

from auditor.claims.cores.line import Piece
from auditor.claims.cores.names import OF_LINES
from auditor.claims.cores.words import BOUNDING, IDLE, STRUCTURAL, UNITS, WORKED_OUT
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.refs import TickRef
from auditor.language.strange import topic
from auditor.language.tokens import norms
from auditor.reading.labels import singular


def bared(pieces: list[Piece], clause: Clause) -> list[Piece]:
    """A line without all of these."""
    return _without_units(_without_idle(_counted(_without_kin(pieces))), clause)


def _counted(pieces: list[Piece]) -> list[Piece]:
    """A line without the words that a number's mention has taken in."""
    kept: list[Piece] = []
    for piece in pieces:
        if piece.mark == "<n>":
            while (
                kept
                and kept[-1].text in BOUNDING
                and not (kept[-1].text == "over" and _counts(pieces, piece))
            ):
                if kept[-1].text in ("to", "up", "no", "not", "half", "as") and not _told_so(
                    piece, kept[-1].text
                ):
                    break
                kept.pop()
        kept.append(piece)
    return kept


def _without_kin(pieces: list[Piece]) -> list[Piece]:
    """A line without words that are a part of the name beside them: "thickening Felt from 4 mm", where the tick is Felt 4 mm."""
    own = {
        word
        for piece in pieces
        if piece.item is not None and isinstance(piece.item.value, TickRef) and not piece.item.value.every
        for tick in piece.item.value.ticks
        for word in norms(tick)
        if word.isalpha()
    }
    return [one for one in pieces if one.item is not None or singular(one.text) not in own]


def _without_units(pieces: list[Piece], clause: Clause) -> list[Piece]:
    """A line without the units of its numbers: points, and what the document's titles call what it counts."""
    known = topic(clause.document) - WORKED_OUT - STRUCTURAL
    kept: list[Piece] = []
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        before = kept[-1].mark if kept else ""
        bare = piece.item is None and piece.mark == piece.text
        if before == "<n>" and (piece.text in UNITS or bare and singular(piece.text) in known):
            pass
        elif before == "<n>" and piece.text == "/" and at + 1 < len(pieces) and pieces[at + 1].item is None:
            at += 1  # "µg/m³", of which the first word is the number's own unit
        elif bare and (
            singular(piece.text) in known
            or before in ("<ref>", "<panel>", "<every>")
            and piece.text in OF_LINES
        ):
            pass
        else:
            if not (piece.mark == before == "v"):
                kept.append(piece)
        at += 1
    return kept


def _counts(pieces: list[Piece], piece: Piece) -> bool:
    """Whether a number counts lines or cells: "averaged over the five weeks"."""
    at = next(n for n, one in enumerate(pieces) if one is piece)
    return at + 1 < len(pieces) and pieces[at + 1].mark in ("<axis>", "<cell>", "<line>")


def _told_so(piece: Piece, word: str) -> bool:
    value = piece.item.value if piece.item is not None else None
    bounded = isinstance(value, Num) and value.op in ("<=", ">=", "<~")
    return bounded and word in ("to", "up", "no", "not")


def _without_idle(pieces: list[Piece]) -> list[Piece]:
    kept = [piece for piece in pieces if piece.item is not None or piece.text not in IDLE]
    return kept
