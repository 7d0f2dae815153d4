"""The places of a sentence, with the words that lead to them, peeled off its line."""

import re

from auditor.claims.cores.bare import bared
from auditor.claims.cores.line import Line, Piece, side_of, size_of
from auditor.claims.cores.pieces import pieces_of, taken_for_ticks
from auditor.claims.cores.words import LEADING
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PositionRef, TickRef
from auditor.language.times import is_pair

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
        (
            "years",
            r"(?:, )?(?:(?:between|over) (?:<both> |<n> )?(?:years|surveys|visits|panels|seasons|rounds|surveys|<map>)|from year to year|from one (?:year|survey|visit|season|round) to next)(?: ,)?",
        ),
        ("since", r"(?:, )?(?:over|on|since) (?P<a><panel>)(?: ,)?$"),
        ("shift", r"(?:, )?from (?P<a><panel>) to (?P<b><panel>)(?: ,)?"),
        ("shift", r"(?:, )?between (?P<a><panel>) and (?P<b><panel>)(?: ,)?"),
        (
            "panels",
            rf"(?:, )?(?:and )?(?:{_PREP} |no matter which |whichever |whatever )?<panels>(?: <map>)?(?: alike)?",
        ),
        (
            "panel",
            rf"(?:, )?(?<!than )(?<!as )(?:{_PREP} )?(?<!than in )(?<!than on )(?<!than they v in )<panel>(?: <map>)?(?: ,)?",
        ),
        ("every", rf"(?:, )?(?:{_PREP} )?(?:<all> )?(?:of )?<every>(?: ,)?"),
        ("everyaxis", rf"(?:, )?(?:{_PREP} )?<all> (?:of )?(?:<n> )?(?:<axis>|<line>)(?: ,)?"),
        ("whatever", r"<axis> in , <axis> out(?: ,)?"),
        (
            "whatever",
            r"(?:, )?(?:whatever|whichever|regardless of|irrespective of|independently of|no matter) <axis>(?: ,)?",
        ),
        ("whole", rf"(?:, )?(?:{_PREP} )?(?:<all> )?<map>(?: ,)?"),
        (
            "place",
            rf"(?:, )?(?<!than )(?<!as )(?<!from )(?<!and )(?<!or )(?<!not )(?<!also ){_PREP} (?:<all> )?{_NAME}(?: ,)?",
        ),
    )
)


def line_of(clause: Clause, *, ticks: bool = False) -> Line | None:
    """The peeled line of a clause, with `ticks` of its numbers behind a preposition; None where it mentions what no core tells of."""
    pieces = pieces_of(clause)
    if pieces is None:
        return None
    if ticks and not taken_for_ticks(pieces, clause):
        return None
    line = Line(clause, bared(pieces, clause))
    _peel(line)
    return line


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
    if name == "contrast":
        return len(line.pieces) > len(taken)
    if name == "whole":
        line.whole, known = True, line.whole
        return not known
    takers = {"span": _take_span, "place": _take_place, "panels": _take_panels, "panel": _take_panels}
    if name in ("every", "everyaxis", "whatever"):
        return _take_every(line, items)
    return takers.get(name, _take_shift)(line, items)


def _take_span(line: Line, items: list[Item]) -> bool:
    refs = [item for item in items if isinstance(item.value, TickRef | PositionRef)]
    if line.span or len({side_of(item) for item in refs}) != 1 or sum(size_of(item) for item in refs) != 2:
        return False
    line.span = tuple(refs)
    return True


def _take_shift(line: Line, items: list[Item]) -> bool:
    """From one panel to the other: "from Before to After", "over 2019", "between the years"."""
    told = [item.value.panels for item in items if isinstance(item.value, PanelRef)]
    if line.shift is not None or any(len(panels) != 1 for panels in told):
        return False
    if len(told) == 2:
        line.shift = (told[0][0], told[1][0])
        return line.panels is None
    if told not in ([], [(0,)]) or line.panels not in (None, (1,)) or not is_pair(line.clause.document):
        return False
    line.shift, line.panels = (0, 1), None
    return True


def _take_panels(line: Line, items: list[Item]) -> bool:
    refs = [item.value for item in items if isinstance(item.value, PanelRef)]
    if line.panels is not None:
        return False
    line.panels, line.each_panel = refs[0].panels, refs[0].every
    return True


def _take_every(line: Line, items: list[Item]) -> bool:
    side = next((side_of(item) for item in items if side_of(item)), "")
    if not side or side in line.every:
        return False
    if side in line.named:  # "for 8k and more, in every column"
        return size_of(line.named[side][0]) > 1
    line.every.add(side)
    return True


def _take_place(line: Line, items: list[Item]) -> bool:
    item = next(item for item in items if isinstance(item.value, TickRef | PositionRef))
    side = side_of(item)
    if side in line.named or side in line.every and size_of(item) < 2:
        return False
    line.every.discard(side)
    line.named[side] = [item]
    return True
