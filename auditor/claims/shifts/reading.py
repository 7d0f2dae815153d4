"""Clauses that tell what becomes of cells from one panel to the next, read to the last word."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.found import Found, by_first_fit
from auditor.claims.moves.claims import Move, Moves
from auditor.claims.moves.lines import line_of
from auditor.claims.moves.quantities import share_of
from auditor.claims.shifts.cast import Cast
from auditor.claims.shifts.counted import counted, only_all
from auditor.claims.shifts.frames import frames
from auditor.claims.shifts.held import against, alike, furthest, once, passing, told
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef
from auditor.language.subject import of_statement
from auditor.language.times import is_pair
from auditor.language.tokens import norms

OVERRIDDEN = tuple(
    "trend change ratio amount comparison count threshold range value peak ordinal average standing tally duel identity stability gap shape result spread".split()
)
_LOOSE = ("names", "only", "alone", "sole", "rival", "object", "item", "unit", "unit0", "unit2", "measure", "scope", "tail", "tail2", "lead", "namely", "kindsole", "kindnone", "kindall", "kindcount")  # fmt: skip
_DOWN = frozenset("<down> saved saving savings loss losses down halved half fell sank".split())
_UP = frozenset("<up> up doubled tripled rose".split())
_GOOD = frozenset("profited profit profits benefit benefits benefited".split())
_GAINED = frozenset("gained gain gains".split())
_CHANGED = frozenset(
    "changed change changes moved move shifted differs differ shift jump budge budged".split()
)
_STILL = re.compile(
    r".*\b(?:nothing|no (?:difference|change|gain|improvement))|stay|remain|not |no |kept|exactly as|unchanged|same|identical"
)
# By these the first panel may be what is compared with.
_SINCE = re.compile(r"\b(?:than|on|over|against|from|compared|used to|as|what)\b", re.IGNORECASE)
_EXCEPTION = re.compile(r"\bexceptions? to\b", re.IGNORECASE)
_STEM = 5
_MOST_WAYS = 12


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take it."""
    if not is_pair(clause.document) or of_statement(clause) or not _of_both(clause):
        return
    span = clause.statement.span
    if _EXCEPTION.search(clause.document.source.text, span.start, span.end):
        return  # "the only exception to the rise" is what did not rise
    yield from by_first_fit(frames(), line_of(clause), partial(_readings, clause))[:_MOST_WAYS]


def _of_both(clause: Clause) -> bool:
    """Whether it may speak of what happens between the panels: it names not the first alone."""
    named = [item.value.panels for item in clause.items if isinstance(item.value, PanelRef)]
    return not named or any(1 in panels for panels in named) or bool(_SINCE.search(clause.text))


def _readings(clause: Clause, kind: str, found: Found) -> Iterator[Reading]:
    plain = _is_plain(clause, found)
    for moves, how in _moves(clause, kind, found):
        sure = "aside" not in how and (plain or moves[0].ends is not None)
        claim = Moves(moves, "weak" not in how and plain, supports=sure)
        yield Reading.of_every_word(clause, claim, OVERRIDDEN, panels=(0, 1))


def _is_plain(clause: Clause, found: Found) -> bool:
    """Whether all words are known; those for what came between the panels may have another form ("once insulated")."""
    names = {
        word[:_STEM] for panel in clause.document.panels for word in norms(f"{panel.figure} {panel.name}")
    }
    return all(word[:_STEM].casefold() in names for word in unknown_words(clause, found.places(*_LOOSE)))


def _moves(clause: Clause, kind: str, found: Found) -> Iterator[tuple[tuple[Move, ...], frozenset[str]]]:
    """The moves that a frame may tell; "weak" ones refute nothing, those "aside" support nothing."""
    cast = Cast(clause)
    if kind == "passes":
        for move, how in passing(cast, found, _best(clause)):
            yield (move,), frozenset((how,))
        return
    for way, sure in _directions(clause, found):
        alone = kind == "go" and found.words("only", "alone", "sole") and found.words("wall", "weverywhere")
        if (alone or kind == "only all") and (moves := only_all(cast, found, way)):
            yield moves, frozenset((sure,))
        made = list(_of_kind(cast, kind, found, way))
        if kind == "most" and found.items("tail2") and len(made) > 1:
            yield (
                tuple(move for move, _ in made if not move.relative),
                frozenset((sure, "weak")),
            )  # true in all ways
            made = [(move, "aside") for move, _ in made]
        for move, how in made:
            yield (move,), frozenset((how, sure))


def _of_kind(cast: Cast, kind: str, found: Found, way: str) -> Iterator[tuple[Move, str]]:
    if kind in ("most", "none most"):
        yield from furthest(cast, found, way, denied=kind == "none most")
    elif kind == "once":
        yield from once(cast, found, way)
    elif kind in ("against", "amounts"):
        yield from against(cast, found, way)
    elif kind == "alike":
        yield from alike(cast, found, way)
    elif kind != "only all":
        share = _share(found) if kind == "share" else None
        if kind == "share" and share is None:
            return
        for move, sure in (*counted(cast, found, way), *told(cast, found, way, kind)):
            yield replace(move, share=share), sure


def _share(found: Found) -> Num | None:
    """What part of what it was is gone, or came up."""
    word = found.words("halved")
    if not word:
        return share_of(found)
    parts = {"doubled": 1.0, "tripled": 2.0}
    bounds = {"at least": ">=", "more than": ">", "less than": "<", "nearly": "<~", "almost": "<~", "roughly": "~", "about": "~"}  # fmt: skip
    return Num(parts.get(word, 0.5), 0.01, word, bounds.get(found.words("bound"), "="), word=True)


def _best(clause: Clause) -> str:
    return better(clause.document, 1)


def _directions(clause: Clause, found: Found) -> Iterator[tuple[str, str]]:
    """Which way it goes, "up", "down", "any" or "flat", and how sure that is."""
    word = found.words("move", "halved")
    last, best = (word.split() or [""])[-1], _best(clause)
    ground = found.words("object").strip() == "ground"  # what is lost or gained is no amount
    good = last in ("<good>", *_GOOD) or found.words("good") or ground and last == "<up>"
    bad = last == "<bad>" or found.words("bad") or ground and last == "<down>"
    if found.words("level"):
        yield "flat", "sure"
    elif found.words("not"):
        yield from [("flat", "sure")] if last in _CHANGED else []
    elif _STILL.match(word):
        yield "flat", "sure"
    elif good or bad:
        yield from [("up" if (best == "higher") == bool(good) else "down", "sure")] if best else []
    elif _gained(found) and best == "lower":
        told = bool(found.words("size") and found.words("object", "unit"))
        yield "up", "sure" if told else "aside"
        yield "down", "aside" if told else "sure"
    elif found.words("up") or last in _UP:
        yield "up", "sure"
    elif found.words("down") or last in _DOWN:
        yield "down", "sure"
    elif not word and found.words("first") or last in _CHANGED and not word.startswith(("not", "no ")):
        yield "any", "sure"
    elif last == "<flat>":
        yield "flat", "sure"
    elif way := _comparative(clause, found):
        yield way, "sure"


def _gained(found: Found) -> bool:
    """Whether something is told to gain, be it more of what is measured, or better values."""
    return (
        any(item.text.casefold() in _GAINED for item in found.items("move")) or found.words("move") in _GAINED
    )


def _comparative(clause: Clause, found: Found) -> str:
    """`got slower`: which way an adjective goes."""
    best = _best(clause)
    words = found.words("move").split()
    if "more" in words or "less" in words:
        return "up" if "more" in words else "down"
    for item in found.items("move"):
        for sense, way in ((">", "up"), ("<", "down")):
            if item.has("compare", sense):
                return way
        for sense, way in (("good", "higher"), ("bad", "lower")):
            if item.has("compare", sense) and best:
                return "up" if best == way else "down"
    return ""
