"""Clauses read as telling which place a line takes among its like, and where."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claim import Reading
from auditor.claims.judging import directions
from auditor.claims.line_ranks.claims import LineRank
from auditor.claims.line_ranks.frames import RANKED_LINES
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.pairs import halves
from auditor.language.phrasing import Match, phrasing
from auditor.language.quantifiers import Quantifier
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.scope import selection
from auditor.numerals import ordinal
from auditor.world import Selection

_FORBIDDEN = ("not", "except", "hedge", "trend", "aggregate", "missing", "foreign", "factor", "same")
_OPPOSITE = {"max": "min", "min": "max"}
_MEANING = {"first": "good", "last": "bad", "ahead": "good"}
_OTHER = {"rows": "columns", "columns": "rows"}


@dataclass(frozen=True, slots=True)
class _Told:
    """What is ranked, on which side, its rank and where that counts from, in how many lines, which, and behind what."""

    who: Item
    side: str
    rank: tuple[int, str]
    amount: Quantifier
    where: tuple[Item, ...]
    behind: Item | None


def read(clause: Clause) -> Iterator[Reading]:
    """The rank of a line, told one by one of lines that cross it."""
    if any(clause.of(kind) for kind in _FORBIDDEN):
        return
    line = phrasing(clause)
    for frame in RANKED_LINES:
        match = line.first(frame)
        if match is None or not _is_all(clause, match):
            continue
        told = _told(clause, match)
        if told is not None:
            yield from _claims(clause, told)
            return


def _is_all(clause: Clause, match: Match) -> bool:
    """Whether a frame takes every word of the clause into account."""
    rest = clause.sentence[clause.start : match.span[0]] + clause.sentence[match.span[1] : clause.end]
    return not any(sign.isalnum() for sign in rest)


def _told(clause: Clause, match: Match) -> _Told | None:
    """What a frame has found, where it makes sense."""
    who, beside = _parted(match.item("both") or match.item("who"))
    side = _side(who)
    behind, there = _parted(match.item("behind"), side)
    where = [item for name in ("where", "where_b", "where_c") if (item := match.item(name)) is not None]
    where += [item for item in (beside, there) if item is not None]
    amount, rank = _amount(clause, match), _rank(match)
    things = [match.item(name) for name in ("all", "things") if match.has(name)]
    anywhere = any(match.has(name) for name in ("everywhere", "nowhere", "never", "always"))
    if who is None or not side or amount is None or rank is None or not (where or things or anywhere):
        return None
    if any(_thing_side(item) not in ("", _OTHER[side]) for item in things):
        return None
    if any(_side(item) != _OTHER[side] for item in where) or behind is not None and _side(behind) != side:
        return None
    if match.has("size") and not match.has("nth_size") and match.has("where") and not match.has("of_all"):
        return None  # "A has its highest value in B" tells of A alone
    if behind is not None and rank[0] < 2:
        return None
    return _Told(who, side, rank, amount, tuple(where), behind)


def _parted(item: Item | None, side: str = "") -> tuple[Item | None, Item | None]:
    """What is ranked, and where: of a place the half on a side, or the one that does not stand for every line, or is named first."""
    both = halves(item) if item is not None else []
    if item is None or not both:
        return item, None
    if side:
        first = both[0] if _side(both[0]) == side else both[1]
    else:
        single = [half for half in both if not getattr(half.value, "every", False)]
        first = single[0] if len(single) == 1 else min(both, key=lambda half: _position(item, half))
    return first, both[1] if first is both[0] else both[0]


def _position(item: Item, half: Item) -> int:
    """Where in the words of a place the tick of its half stands."""
    found = [item.text.casefold().find(tick.casefold()) for tick in getattr(half.value, "ticks", ())]
    return min((at for at in found if at >= 0), default=len(item.text))


def _side(item: Item | None) -> str:
    value = item.value if item is not None else None
    return value.side if isinstance(value, TickRef | PositionRef) and value.side in _OTHER else ""


def _rank(match: Match) -> tuple[int, str] | None:
    """The rank and what it counts from: "first", "last", or the extreme that is named."""
    if match.has("size"):
        nth = match.words.get("nth_size", "first")
        number = 2 if nth == "next" else ordinal(nth)
        words = tuple(match.words["size"].split())
        senses = [value for kind, value in phrases().get(words, []) if kind == "extreme"]
        return (number, senses[0]) if number and senses else None
    if match.has("last") or match.has("penult"):
        number = ordinal(match.words["nth"]) if match.has("nth") else None
        return number or (2 if match.has("penult") or match.has("next") else 1), "last"
    if match.has("leads"):
        return 1, "ahead"
    if match.has("trails"):
        return 1, "last"
    if match.has("ordinal"):
        number = ordinal(match.words["ordinal"])
        return (number, "first") if number else None
    return (2 if match.has("runner") else 1), "first"


def _amount(clause: Clause, match: Match) -> Quantifier | None:
    """In how many of the crossing lines it is so: in all, in none, in so many of them."""
    many, total = match.item("many"), match.item("total")
    if many is not None:
        whole = int(clause.number(total).value) if total is not None else None
        return None if match.has("never") else Quantifier("count", clause.number(many), whole)
    none = match.has("never") != match.has("nowhere")
    return Quantifier("none" if none else "all")


def _claims(clause: Clause, told: _Told) -> Iterator[Reading]:
    lines = _crossed(clause, told, told.who)
    behind = _crossed(clause, told, told.behind) if told.behind is not None else ()
    if not lines or told.behind is not None and not behind:
        return
    every = (
        clause.named or len(clause.panels) == 1 or any(isinstance(i.value, PanelRef) for i in clause.items)
    )
    number, word = told.rank
    ways = directions(_MEANING.get(word, word), clause.document, clause.panels[0])
    if word == "ahead":  # one that leads has the most, unless less is better
        ways = tuple(dict.fromkeys((ways[0], "max")))
    elif word in _MEANING and (
        behind or len(ways) > 1
    ):  # which way these count is seldom sure: the other one only keeps them from being refuted
        ways = tuple(dict.fromkeys((*ways, *(_OPPOSITE[way] for way in ways))))
    for way in ways:
        tentative = way != ways[0] and not behind
        meant = LineRank(lines, told.side, number, way, told.amount, behind, every, tentative)
        yield Reading(meant, frozenset(clause.items), clause.panels, understood=((clause.start, clause.end),))


def _thing_side(item: Item | None) -> str:
    """The side of the lines that are counted; "" where their name does not tell it."""
    if item is None:
        return ""
    value = item.value
    if isinstance(value, TickRef | AxisRef):
        return value.side
    return {"row": "rows", "column": "columns"}.get(str(value), "")


def _crossed(clause: Clause, told: _Told, who: Item) -> tuple[Selection, ...]:
    """The line, and where it is ranked, in each panel; nothing where one lacks them, or it is no single line."""
    found: list[Selection] = []
    for panel in clause.panels:
        line = selection(clause, panel, [who])
        chosen = [selection(clause, panel, [item]) for item in told.where]
        own = _taken(line, told.side) if line is not None else None
        if own is None or len(own) != 1 or None in chosen:
            return ()
        taken = (
            tuple(sorted({k for one in chosen if one for k in _taken(one, _OTHER[told.side]) or ()})) or None
        )
        found.append(Selection(panel, own, taken) if told.side == "rows" else Selection(panel, taken, own))
    return tuple(found)


def _taken(chosen: Selection, side: str) -> tuple[int, ...] | None:
    return chosen.rows if side == "rows" else chosen.columns
