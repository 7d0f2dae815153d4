"""The pieces of a line: the mark of each mention, and what each other word stands for."""

import re
from dataclasses import replace
from itertools import pairwise

from auditor.claims.cores.line import Piece, side_of
from auditor.claims.cores.names import axis_end, heads
from auditor.claims.cores.words import CARRYING, LEADING, SPOKEN
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.mentions.panel_deeds import deeds
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef, axis_of
from auditor.language.strange import topic
from auditor.language.taken_apart import taken_apart
from auditor.language.tokens import tokens

_EXTREMES = {"max": "<max>", "min": "<min>", "good": "<best>", "bad": "<worst>"}
_WAYS = {"up": "<up>", "down": "<down>", "good": "<gain>", "bad": "<harm>"}
_STANDS = {
    ">": "<gt>",
    "<": "<lt>",
    ">=": "<gt>",
    "<=": "<lt>",
    "=": "<same>",
    "good": "<better>",
    "bad": "<worse>",
}
_QUANTS = {
    "all": "<all>",
    "none": "<none>",
    "only": "<only>",
    "both": "<both>",
    "most": "<most>",
    "half": "<half>",
}
_NOUNS: dict[str, str] = {"cell": "<cell>", "panel": "<map>", "row": "<line>", "column": "<line>"}
# Cue words that stand for themselves, for what they mean is told by the form that has them.
_PLAIN = frozenset(
    """
    over under below behind beyond from between within up to most vary varies varied range ranges ranged ranging span spans spanned spanning
    wins win won lead leads led heads tops topped head unique distinct amounts
    """.split()
)
# Who overtakes whom at a place was behind before it, which no comparison there tells.
_CROSSING = re.compile(r"over(?:t[ao]|haul)|catch|caught|surpass|pull|draw|swap|switch|trade|cross")
_TABLES = {"extreme": _EXTREMES, "trend": _WAYS, "compare": _STANDS, "quant": _QUANTS}
_SINGLE: dict[tuple[str, str], str] = {
    **{("noun", value): mark for value, mark in _NOUNS.items()},
    ("stable", "stable"): "<stable>",
    ("stable", "unstable"): "<unstable>",
    ("same", "same"): "<alike>",
    ("same", "different"): "<differ>",
    ("course", "monotone"): "<steady>",
    ("degree", "slight"): "slightly",
}


def pieces_of(clause: Clause) -> list[Piece] | None:
    """The mentions and words of a clause as pieces; None where it mentions what no core tells of."""
    owner = {at: item for item in taken_apart(clause) for at in range(item.first, item.last)}
    nouns, known, done = heads(clause), topic(clause.document), deeds(clause.document)
    listed = tokens(clause.sentence or clause.text)
    found: list[Piece] = []
    last: Item | None = None
    ended: Item | None = None  # an end of an axis, whose noun is passed over
    for at, token in enumerate(listed):
        item = owner.get(at)
        if not clause.start <= token.start < clause.end or item is not None and item is last:
            continue
        last = item
        text = token.text.casefold().replace("’", "'")
        if item is None and ended is not None and text.isalpha() and text not in LEADING | CARRYING:
            ended = None
            continue
        if ended is not None and item is not None and isinstance(item.value, AxisRef):
            ended = None
            continue
        ended = None
        if item is None:
            side = nouns.get(token.norm)
            if token.norm in done:
                if not (found and found[-1].mark == "<panel>"):
                    found.append(Piece("<deed>", None, (token.start, token.end), text))
            elif side:
                item = Item("ref", AxisRef(side), token.start, token.end, at, at + 1, token.text)
                found.append(Piece("<axis>", item, (token.start, token.end), text))
            else:
                found += [
                    Piece(one, None, (token.start, token.end), text) for one in _word(text, known).split()
                ]
            continue
        behind = owner.get(item.last)
        if item.kind == "extreme" and item.last < len(listed) and (end := axis_end(clause, item, behind)):
            item = ended = end
        mark = "" if (item.kind, item.text.casefold()) == ("hedge", "overall") else _mark(item)
        if mark is None:
            return None
        found += [Piece(one, item, (item.start, item.end), item.text.casefold()) for one in mark.split()]
    while found and found[-1].mark in (".", "!", ";"):
        found.pop()
    return _without_own_axes(_with_ticks(found, clause))


def _word(text: str, known: frozenset[str]) -> str:
    """What a word that is no mention stands for in a line."""
    if text.startswith("out") and text[3:] in known | CARRYING:
        return "<gt>"  # "outsells"
    return "v" if text in CARRYING else SPOKEN.get(text, text)


def _mark(item: Item) -> str | None:
    """The mark of a mention; None where no core tells of such a one."""
    value = item.value
    if isinstance(value, Num):
        return "<n>"
    if isinstance(value, PanelRef):
        return "<panels>" if value.every else "<panel>"
    if isinstance(value, TickRef | PositionRef):
        every = isinstance(value, TickRef) and value.every
        unknown = isinstance(value, TickRef) and value.unknown or value.side == "either"
        return None if unknown else "<every>" if every else "<ref>"
    if isinstance(value, AxisRef):
        return "<axis>"
    return None if item.kind == "ref" else _of_cue(item)


def _of_cue(item: Item) -> str | None:
    """The mark of a cue word."""
    value, text = str(item.value), item.text.casefold()
    words = "-".join(text.split())
    if text in _PLAIN or item.kind == "compare" and _CROSSING.match(text):
        return words
    if item.kind in _TABLES:
        return _TABLES[item.kind].get(value, words)
    if item.kind in ("rank", "factor", "except", "not"):
        return f"<{item.kind}>"
    if item.kind == "aggregate":
        return "v to" if text.startswith("amount") else f"<{value}>"
    if item.kind in ("foreign", "range"):
        return words
    return _SINGLE.get((item.kind, text)) or _SINGLE.get((item.kind, value))


def _with_ticks(pieces: list[Piece], clause: Clause) -> list[Piece]:
    """A line in which a number beside a tick is one as well: "from 16 to 32 nodes", "between 2 and 4 h"."""
    for at in range(len(pieces) - 2):
        number, joint, behind = pieces[at : at + 3]
        if number.mark != "<n>" or joint.mark not in ("to", "and", "or") or behind.mark != "<ref>":
            continue
        value = number.item.value if number.item is not None else None
        ref = behind.item.value if behind.item is not None else None
        if not isinstance(value, Num) or not isinstance(ref, TickRef) or at and pieces[at - 1].mark == "by":
            continue
        axis = axis_of(clause.document.panels[0], ref.side)
        tick = next(
            (tick.text for tick in axis.ticks if tick.number == value.value and tick.text not in ref.ticks),
            None,
        )
        if tick is not None and number.item is not None:
            item = replace(number.item, kind="ref", value=TickRef(ref.side, (tick,), True))
            pieces[at] = replace(number, mark="<ref>", item=item)
    return pieces


def taken_for_ticks(pieces: list[Piece], clause: Clause) -> bool:
    """Takes bare numbers behind a preposition for the ticks that they are the text of; whether there are any."""
    found = False
    for before, piece in pairwise(pieces):
        value = piece.item.value if piece.item is not None else None
        if (
            before.mark not in ("at", "in", "on", "for")
            or not isinstance(value, Num)
            or value.unit
            or value.op != "="
        ):
            continue
        grid = clause.document.panels[0]
        sides = [
            (side, tick.text)
            for side in ("rows", "columns")
            for tick in axis_of(grid, side).ticks
            if tick.number == value.value
        ]
        if len(sides) == 1 and piece.item is not None:
            piece.item = replace(piece.item, kind="ref", value=TickRef(sides[0][0], (sides[0][1],), True))
            piece.mark, found = "<ref>", True
    return found


def _without_own_axes(pieces: list[Piece]) -> list[Piece]:
    """A line without axes right behind their own ticks: "at 32k tokens"."""
    kept: list[Piece] = []
    for piece in pieces:
        before = kept[-1] if kept else None
        own = before is not None and before.mark == "<ref>" and piece.mark == "<axis>"
        if (
            own
            and before is not None
            and before.item
            and piece.item
            and side_of(before.item) == side_of(piece.item)
        ):
            continue
        kept.append(piece)
    return kept
