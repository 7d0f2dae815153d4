"""A sentence as a line of marks, and what is left of it when its places are peeled off.

Mentions become marks ("<ref>", "<n>", "<max>"), verbs that only carry a number become `v`, words that claim nothing are left out, and
each other word stands for itself. Places with the word that leads to them ("in May", "of the first panel", "at every dose") are taken
out wherever they stand, so that the forms of a core need not say where they may be.
"""

import re
from dataclasses import dataclass, field, replace
from itertools import pairwise

from auditor.claims.cores.names import OF_LINES, axis_end, heads
from auditor.claims.cores.words import BOUNDING, CARRYING, IDLE, LEADING, SPOKEN, STRUCTURAL, UNITS, WORKED_OUT
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.mentions.panel_deeds import deeds
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef, axis_of
from auditor.language.strange import topic
from auditor.language.taken_apart import taken_apart
from auditor.language.times import is_pair
from auditor.language.tokens import norms, tokens
from auditor.reading.labels import singular

_EXTREMES = {"max": "<max>", "min": "<min>", "good": "<best>", "bad": "<worst>"}
_WAYS = {"up": "<up>", "down": "<down>", "good": "<gain>", "bad": "<harm>"}
_STANDS = {">": "<gt>", "<": "<lt>", ">=": "<gt>", "<=": "<lt>", "=": "<same>", "good": "<better>", "bad": "<worse>"}
_QUANTS = {"all": "<all>", "none": "<none>", "only": "<only>", "both": "<both>", "most": "<most>", "half": "<half>"}
_NOUNS = {"cell": "<cell>", "panel": "<map>", "row": "<line>", "column": "<line>"}
# Cue words that stand for themselves, for what they mean is told by the form that has them.
_PLAIN = frozenset(
    """
    over under below behind beyond from between within up to most vary varies varied range ranges ranged ranging span spans spanned spanning
    wins win won lead leads led heads tops topped head unique distinct amounts
    """.split()
)


@dataclass(slots=True)
class Piece:
    """One mark of a line, the mention that it stands for, and where it stands in the sentence."""

    mark: str
    item: Item | None
    place: tuple[int, int]
    text: str


@dataclass(slots=True)
class Line:
    """The core of a sentence, and what was peeled off it: lines by side, sides of which all are meant, panels."""

    clause: Clause
    pieces: list[Piece]
    named: dict[str, list[Item]] = field(default_factory=dict)
    every: set[str] = field(default_factory=set)
    panels: tuple[int, ...] | None = None
    each_panel: bool = False
    whole: bool = False
    span: tuple[Item, ...] = ()
    shift: tuple[int, int] | None = None

    @property
    def text(self) -> str:
        """The line itself."""
        return " ".join(piece.mark for piece in self.pieces)

    def trim(self) -> None:
        """Takes off commas at both ends."""
        while self.pieces and self.pieces[0].mark == ",":
            del self.pieces[0]
        while self.pieces and self.pieces[-1].mark == ",":
            del self.pieces[-1]


def line_of(clause: Clause, *, ticks: bool = False) -> Line | None:
    """The peeled line of a clause, with `ticks` of its numbers behind a preposition; None where it mentions what no core tells of."""
    pieces = _pieces(clause)
    if pieces is None:
        return None
    if ticks and not _taken_for_ticks(pieces, clause):
        return None
    line = Line(clause, _without_units(_without_idle(_counted(_without_kin(pieces, clause))), clause))
    _peel(line)
    return line


def _pieces(clause: Clause) -> list[Piece] | None:
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
                found += [Piece(one, None, (token.start, token.end), text) for one in _word(text, known).split()]
            continue
        behind = owner.get(item.last)
        if item.kind == "extreme" and item.last < len(listed) and (end := axis_end(clause, item, behind)):
            item = ended = end
        mark = _mark(item)
        if mark is None:
            return None
        found += [Piece(one, item, (item.start, item.end), item.text.casefold()) for one in mark.split()]
    while found and found[-1].mark in (".", "!", ";"):
        found.pop()
    return _without_own_axes(_with_ticks(found, clause))


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
        tick = next((tick.text for tick in axis.ticks if tick.number == value.value and tick.text not in ref.ticks), None)
        if tick is not None and number.item is not None:
            item = replace(number.item, kind="ref", value=TickRef(ref.side, (tick,), True))
            pieces[at] = replace(number, mark="<ref>", item=item)
    return pieces


def _taken_for_ticks(pieces: list[Piece], clause: Clause) -> bool:
    """Takes bare numbers behind a preposition for the ticks that they are the text of; whether there are any."""
    found = False
    for before, piece in pairwise(pieces):
        value = piece.item.value if piece.item is not None else None
        if before.mark not in ("at", "in", "on", "for") or not isinstance(value, Num) or value.unit or value.op != "=":
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
        if own and before is not None and before.item and piece.item and _side(before.item) == _side(piece.item):
            continue
        kept.append(piece)
    return kept


def _word(text: str, known: frozenset[str]) -> str:
    """What a word that is no mention stands for in a line."""
    if text.startswith("out") and text[3:] in known | CARRYING:
        return "<gt>"  # "outsells"
    return "v" if text in CARRYING else SPOKEN.get(text, text)


def _mark(item: Item) -> str | None:
    value, text = item.value, item.text.casefold()
    if isinstance(value, Num):
        return "<n>"
    if isinstance(value, PanelRef):
        return "<panels>" if value.every else "<panel>"
    if isinstance(value, TickRef | PositionRef):
        if isinstance(value, TickRef) and value.unknown or value.side == "either":
            return None
        return "<every>" if isinstance(value, TickRef) and value.every else "<ref>"
    if isinstance(value, AxisRef):
        return "<axis>"
    if item.kind == "hedge" and text == "overall":
        return ""
    if item.kind == "degree" and value == "slight":
        return "slightly"
    if item.kind in ("ref", "share", "idiom", "colour", "missing", "hedge"):
        return None
    words = text.split()
    if len(words) == 1 and text in _PLAIN:
        return text
    if item.kind == "noun":
        return _NOUNS.get(str(value))
    tables = (("extreme", _EXTREMES), ("trend", _WAYS), ("compare", _STANDS), ("quant", _QUANTS))
    for kind, table in tables:
        if item.kind == kind:
            return table.get(str(value), "-".join(words))
    if item.kind == "aggregate":
        return "v to" if text.startswith("amount") else f"<{value}>"
    if item.kind in ("rank", "factor", "except", "not"):
        return f"<{item.kind}>"
    if item.kind == "stable":
        return "<stable>" if value == "stable" else "<unstable>"
    if item.kind == "same":
        return "<alike>" if value == "same" else "<differ>"
    if item.kind == "course":
        return "<steady>" if value == "monotone" else None
    return "-".join(words) if item.kind in ("foreign", "range") else None


def _counted(pieces: list[Piece]) -> list[Piece]:
    """A line without the words that a number's mention has taken in."""
    kept: list[Piece] = []
    for piece in pieces:
        if piece.mark == "<n>":
            while kept and kept[-1].text in BOUNDING and not (kept[-1].text == "over" and _counts(pieces, piece)):
                if kept[-1].text in ("to", "up", "no", "not", "half", "as") and not _told_so(piece, kept[-1].text):
                    break
                kept.pop()
        kept.append(piece)
    return kept


def _without_kin(pieces: list[Piece], clause: Clause) -> list[Piece]:
    """A line without words that are a part of the name beside them: "growing Heron from 8B", where the tick is Heron-8B."""
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
        elif bare and (singular(piece.text) in known or before in ("<ref>", "<panel>", "<every>") and piece.text in OF_LINES):
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


_PREP = rf"(?:{'|'.join(sorted(LEADING))})"
_NAME = r"<ref>(?: <line>| <axis>(?! v))?"
_GOING = r"(?:<up>|<down>|<factor>|<gt>|v|going|moving|growing|scaling|stretching|enlarged|switching|stepping|shifting)"
_GERUND = rf"(?:(?:when |by |on way |as one |^|(?<=, ))(?:{_GOING} (?:up |down |on |over )?)*)"
_SPANS = (
    rf"{_GERUND}?(?:from|between) (?P<a><ref>) (?:to|and) (?P<b><ref>)",
    rf"{_GERUND}?(?:from|between) (?P<pair><ref>)(?! (?:to|and) )",
    r"(?:^|(?<=, ))(?:<up>|<down>|<factor>|growing|scaling|stretching) (?P<pair><ref>)",
    r"(?:swapping|exchanging|trading|replacing|substituting|switching from) (?P<a><ref>) (?:for|with|by|to) (?P<b><ref>)",
    r"when (?P<a><ref>) <down> to (?P<b><ref>)",
    r"(?:relative to|compared (?:with|to)|set against|measured against|against) (?P<a><ref>) , (?P<b><ref>)",
    r"(?:relative to|compared (?:with|to)|set against|measured against) (?P<pair><ref>)(?! ,)",
)
_PEELS = tuple(
    (name, re.compile(rf"(?:(?<=\s)|^){pattern}(?=\s|$)"))
    for name, pattern in (
        *(("span", rf"(?:, )?{pattern}(?: ,)?") for pattern in _SPANS),
        ("deed", r"(?:, )?(?:from|to|through|thanks to|due to) <deed>"),
        ("deed", r"^<deed>(?= (?:<up>|<down>|<gain>|<harm>|v ))"),
        ("contrast", r", (?:and )?<not> <ref> ,"),
        ("years", r"(?:, )?(?:(?:between|over) (?:<both> |<n> )?(?:years|surveys|visits|panels|seasons|rounds|surveys|<map>)|from year to year|from one (?:year|survey|visit|season|round) to next)(?: ,)?"),
        ("since", r"(?:, )?(?:over|on|since) (?P<a><panel>)(?: ,)?$"),
        ("shift", r"(?:, )?from (?P<a><panel>) to (?P<b><panel>)(?: ,)?"),
        ("shift", r"(?:, )?between (?P<a><panel>) and (?P<b><panel>)(?: ,)?"),
        ("panels", rf"(?:, )?(?:and )?(?:{_PREP} |no matter which |whichever |whatever )?<panels>(?: <map>)?(?: alike)?"),
        ("panel", rf"(?:, )?(?<!than )(?<!as )(?:{_PREP} )?(?<!than in )(?<!than on )(?<!than they v in )<panel>(?: <map>)?(?: ,)?"),
        ("every", rf"(?:, )?(?:{_PREP} )?(?:<all> )?(?:of )?<every>(?: ,)?"),
        ("everyaxis", rf"(?:, )?(?:{_PREP} )?<all> (?:of )?(?:<n> )?(?:<axis>|<line>)(?: ,)?"),
        ("whatever", r"<axis> in , <axis> out(?: ,)?"),
        ("whatever", r"(?:, )?(?:whatever|whichever|regardless of|irrespective of|independently of|no matter) <axis>(?: ,)?"),
        ("whole", rf"(?:, )?(?:{_PREP} )?(?:<all> )?<map>(?: ,)?"),
        ("place", rf"(?:, )?(?<!than )(?<!as )(?<!from )(?<!and )(?<!or )(?<!not )(?<!also ){_PREP} (?:<all> )?{_NAME}(?: ,)?"),
    )
)


def _peel(line: Line) -> None:
    """Takes the places out of a line, one after the other."""
    changed = True
    while changed:
        changed = False
        for name, pattern in _PEELS:
            match = pattern.search(line.text)
            while match is not None:
                first = line.text[: match.start()].count(" ")
                last = first + match.group().count(" ") + 1
                taken = line.pieces[first:last]
                if not _take(line, name, taken):
                    match = pattern.search(line.text, match.end())
                    continue
                del line.pieces[first:last]
                changed = True
                match = pattern.search(line.text)


def _take(line: Line, name: str, taken: list[Piece]) -> bool:
    """Takes what a place names to what a line tells of; whether that can be."""
    items = [piece.item for piece in taken if piece.item is not None]
    if name == "span":
        refs = [item for item in items if isinstance(item.value, TickRef | PositionRef)]
        if line.span or len({_side(item) for item in refs}) != 1 or sum(_size(item) for item in refs) != 2:
            return False
        line.span = tuple(refs)
    elif name == "deed":
        if line.shift is not None or line.panels is not None:
            return False
        line.shift = (0, 1)
    elif name == "contrast":
        return len(line.pieces) > len(taken)
    elif name in ("years", "since"):
        if line.shift is not None or not is_pair(line.clause.document):
            return False
        first = next((item.value.panels for item in items if isinstance(item.value, PanelRef)), (0,))
        if first != (0,) or line.panels not in (None, (1,)):
            return False
        line.shift, line.panels = (0, 1), None
    elif name == "shift":
        told = [item.value for item in items if isinstance(item.value, PanelRef)]
        if line.panels is not None or any(len(ref.panels) != 1 for ref in told):
            return False
        line.shift = (told[0].panels[0], told[1].panels[0])
    elif name in ("panels", "panel"):
        if line.panels is not None:
            return False
        refs = [item.value for item in items if isinstance(item.value, PanelRef)]
        line.panels, line.each_panel = refs[0].panels, refs[0].every
    elif name in ("every", "everyaxis", "whatever"):
        side = next((_side(item) for item in items if _side(item)), "")
        if not side or side in line.every:
            return False
        if side in line.named:  # "for 8k and more, in every column"
            return _size(line.named[side][0]) > 1
        line.every.add(side)
    elif name == "whole":
        if line.whole:
            return False
        line.whole = True
    else:
        item = next(item for item in items if isinstance(item.value, TickRef | PositionRef))
        side = _side(item)
        if side in line.named or side in line.every and _size(item) < 2:
            return False
        line.every.discard(side)
        line.named[side] = [item]
    return True


def _size(item: Item) -> int:
    return len(item.value.ticks) if isinstance(item.value, TickRef) else len(getattr(item.value, "positions", ()))


def _side(item: Item) -> str:
    value = item.value
    if isinstance(value, TickRef | PositionRef | AxisRef):
        return value.side
    return {"row": "rows", "column": "columns"}.get(str(value), "")
