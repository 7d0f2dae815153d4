"""How symmetry is read: "the matrix is symmetric", "swapping row and column changes nothing"."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.identity import Identity
from auditor.claims.identity_words import loosely
from auditor.claims.pairing import Group
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.language.refs import PanelRef
from auditor.language.wording import Wording
from auditor.world import Selection

_COPULAS = frozenset("is are was were".split())
_SWAPPING = (
    "swap",
    "swapping",
    "swaps",
    "exchanging",
    "exchange",
    "interchanging",
    "switching",
    "transposing",
    "reversing",
)
_SWAPPED = ("row", "column", "pair", "order", "direction")
_CHANGING = ("change", "changes", "matters", "matter", "alters", "alter", "gives a different", "different")
_KEEPING = (
    "keep",
    "keeps",
    "leaves",
    "leave",
    "preserve",
    "preserves",
    "unchanged",
    "no difference",
    "nothing",
)
_NOTHING = (
    "changes nothing",
    "change nothing",
    "makes no difference",
    "make no difference",
    "alters nothing",
)
# "The corner and its mirror image": a place.
_OF_PLACE = re.compile(r"\b(?:its|their) mirror(?:ed)? (?:image|counterpart|twin|cell)s?\b", re.IGNORECASE)


# Before a noun, "about" is no hedge.
_ABOUT_LINE = re.compile(r"\babout (?:the|this|that|its) [a-z]+\b", re.IGNORECASE)
_NEARLY = re.compile(
    r"\b(?:nearly|almost|roughly|virtually|practically|essentially|similar\w*|approximately|largely|mostly|broadly|more or less|close\w*|quite|fairly|about (?!the|this|that|its))\b",
    re.IGNORECASE,
)
_SHOWING = re.compile(
    r"\b(?:shows?|has|have|reveals?|exhibits?|displays?|there is|confirms?|lacks?|keeps?|respects?)\b",
    re.IGNORECASE,
)


def symmetry(clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]) -> Iterator[Reading]:
    """Cells held against those that are mirrored at the diagonal."""
    if _is_heading(words, clause.text) or _OF_PLACE.search(clause.text):
        return
    nots = [item for item in clause.of("not") if item not in amount[1]]
    sizes = [item for item in clause.numbers if item not in amount[1]]
    swapping = words.has(*_SWAPPING) and words.has(*_SWAPPED)
    if sizes and not (swapping and amount[0].kind in ("all", "count")):
        return
    told = _of_swapping(clause, words, nots) if swapping else _of_the_word(clause, words, nots)
    if told is None:
        return
    quant = _of_swapped(amount[0], told) if swapping else _how_far(amount[0], told)
    # "Symmetric about this diagonal" tells of a line, and leaves no room.
    of_line = _ABOUT_LINE.search(clause.text) and not _NEARLY.search(clause.text)
    loose = (loosely(words) and not of_line) or quant.kind == "generally"
    items = frozenset(
        [
            *nots,
            *amount[1],
            *clause.refs,
            *sizes,
            *clause.of("trend"),
            *clause.of("foreign"),
            *clause.of("same"),
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    scope = tuple(Group((Selection(index, region="off-diagonal"),)) for index in clause.panels)
    meaning = Identity(scope, mirrored=True, differ=told, loose=loose, quantifier=quant)
    yield Reading(meaning, items, clause.panels, loose, ((clause.start, clause.end),) if swapping else ())


def _is_heading(words: Wording, text: str) -> bool:
    """`Symmetry.`, `Notes on symmetry`: a word or two without a verb, or a noun that nothing has."""
    norms = words.norms(words.first, words.last)
    verb = any(norm in _COPULAS for norm in norms)
    return not verb and (words.last - words.first <= 2 or "symmetry" in norms and not _SHOWING.search(text))


def _of_the_word(clause: Clause, words: Wording, nots: Sequence[Item]) -> bool | None:
    """`is (not) symmetric`: whether cells differ from their mirror images; None where that is not told."""
    cues = clause.of("same", "symmetric", "asymmetric")
    if len(cues) != 1:
        return None
    until = _part_end(words, cues[0])
    denied = any(item.first < until for item in (*nots, *clause.of("quant", "none")))
    return (cues[0].sense("same") == "asymmetric") != denied


def _part_end(words: Wording, cue: Item) -> int:
    """Where the words behind a cue go on with something else: "not symmetric, i.e. ...", "and not meant to be"."""
    behind = range(cue.last, words.last)
    return next((at for at in behind if words.norm(at) in _GOING_ON), words.last)


_GOING_ON = (",", ";", "i", "and", "nor", "but", "though", "although")


def _of_swapping(clause: Clause, words: Wording, nots: Sequence[Item]) -> bool | None:
    """`swapping row and column changes the value`: whether it does; None where that is not told."""
    if any(cue.sense("same") == "symmetric" for cue in clause.of("same", "symmetric", "asymmetric")):
        return None
    changes = words.has(*_CHANGING) or bool(clause.of("same", "different"))
    denied = any(no.text.casefold() not in ("instead of", "rather than") for no in nots)
    if not nots and words.has(*_NOTHING):
        return False
    return None if denied or changes == words.has(*_KEEPING) else changes


def _of_swapped(quant: Quantifier, differ: bool) -> Quantifier:
    """What changes where all is swapped need not do so in each cell."""
    return Quantifier("generally") if differ and quant == PLAIN else quant


def _how_far(quant: Quantifier, differ: bool) -> Quantifier:
    """Of how many cells a symmetry is said; where it is denied, one that differs is enough."""
    if differ:
        return Quantifier("some")
    return quant if quant.kind in ("generally", "most", "nearly all") else PLAIN
