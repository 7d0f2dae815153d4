"""Clauses read as told of means and sums: every word has to belong to a frame."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.averages.claims import Average, Averages
from auditor.claims.averages.frames import frames
from auditor.claims.found import Found, Ref, by_first_fit, is_line
from auditor.claims.marked_lines import line_of_marks
from auditor.claims.standings.places import lines_named, plain_lines
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef, axis_of
from auditor.language.strange import strange_words
from auditor.language.subject import of_statement

_TELLING = re.compile(
    r"\b(?:averag\w+|means?|totals?|total\w+|sums?|summed|adds up|added up|in all|altogether)\b",
    re.IGNORECASE,
)
_IDLE = frozenset("the a an clearly again itself even combined together taken pooled alone".split())
_RANKS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
_BOUNDED = {"above": ">", "over": ">", "beyond": ">", "more": ">", "tops": ">", "top": ">", "exceeds": ">", "exceed": ">", "passes": ">", "clears": ">", "below": "<", "under": "<", "less": "<", "fewer": "<", "least": ">", "most": "<"}  # fmt: skip
_SPANS = tuple(f"{name}{k}" for name in ("size", "span", "whole", "sized", "lines", "some") for k in (1, 2))
_OVERRIDDEN = tuple(
    "average amount ordinal peak comparison value trend change threshold difference duel".split()
)
# Words beside a number or a name that change nothing.
_SPOKEN = re.compile(
    r"(?:thousand|million|overall|altogether|period|half-year|half|year|average\w*|monthly|weekly|daily|yearly)$",
    re.IGNORECASE,
)


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each panel that may be meant."""
    if not _TELLING.search(clause.text) or of_statement(clause) or any(clause.of("not", "not")):
        return
    line = _line(clause)
    if line is None:
        return
    for panel in clause.panels:
        verbs: set[str] = set()  # "averaged over the year, A receives 12"

        def meant_by(kind: str, found: Found) -> Iterator[Average]:
            verbs.add(found.words("verb"))  # noqa: B023
            yield from _told(clause, panel, kind, found)  # noqa: B023

        told = by_first_fit(frames(), line, meant_by)
        if told:
            strange = [
                word for word in strange_words(clause) if not _SPOKEN.match(word) and word not in verbs
            ]
            sure = (clause.named or len(clause.panels) == 1) and not strange
            meant = Averages(tuple(told), sure)
            whole = ((clause.start, clause.end),)
            hedged = bool(clause.of("hedge"))
            yield Reading(meant, frozenset(clause.items), (panel,), hedged, whole, _OVERRIDDEN)


def _told(clause: Clause, panel: int, kind: str, found: Found) -> Iterator[Average]:
    """What a frame that fits tells, if its lines are there and its mean is taken over all of the other side."""
    who, other = found.ref("who"), found.ref("other")
    for item in found.items("pair"):  # "from May to June" in one mention
        if isinstance(item.value, TickRef):
            who, other = (replace(item.value, ticks=(tick,)) for tick in item.value.ticks)
    own = _one(clause, panel, who)
    if who is None or own is None or not _spans_all(clause, panel, who.side, found):
        return
    rival = _one(clause, panel, other) if other is not None else None
    if other is not None and (rival is None or other.side != who.side or rival == own):
        return
    function = _function(found)
    value, by = _number(clause, found, "n"), _number(clause, found, "by", "by2")
    if kind == "runs":
        if rival is not None:
            up = found.words("way") == "<up>"
            yield Average(panel, who.side, own, function, other=rival, low=up)
        return
    if not _as_bounded(found, "bound", value) or not _as_bounded(found, "bound2", by):
        return
    if other is not None:
        yield Average(panel, who.side, own, function, other=rival, by=by, low=bool(found.words("less")))
        return
    spanned = found.words("mean", "sum") if kind in ("said", "measured") else ""
    if not (spanned or found.words("top", "low", "per", *_SPANS)):
        return  # "the mean of A is 4": plainly told
    rank = _RANKS.get(found.words("nth"), 1) if found.words("top", "low") else 0
    if rank or value is not None:
        yield Average(panel, who.side, own, function, value, rank, low=bool(found.words("low")))


def _number(clause: Clause, found: Found, *names: str) -> Num | None:
    """A number with the words that bound it."""
    return next((clause.number(i) for i in found.items(*names) if isinstance(i.value, Num)), None)


def _function(found: Found) -> str:
    word = found.words("function")
    if found.words("sum") or word.startswith(("total", "sum")):
        return "sum"
    return "mean"


def _one(clause: Clause, panel: int, ref: Ref | None) -> int | None:
    """The one line that is named."""
    if ref is None:
        return None
    lines = lines_named(clause.panel(panel), ref.side, (ref,))
    return lines[0] if lines is not None and len(lines) == 1 else None


def _spans_all(clause: Clause, panel: int, side: str, found: Found) -> bool:
    """Whether all that a mean is told to be taken over is the other side, all of it; and so what it is told for each of."""
    crossing = OTHER_SIDE[side]
    size = len(plain_lines(axis_of(clause.panel(panel), crossing)))
    for name in ("span1", "span2", "per", "per2", "per3"):
        for item in found.items(name):
            value = item.value
            if isinstance(value, AxisRef | TickRef) and value.side != crossing:
                return False
    if any((word := found.words(name)) and f"{word[1:-1]}s" != crossing for name in ("lines1", "lines2")):
        return False
    sizes = (f"{name}{k}" for name in ("size", "sized", "some") for k in (1, 2))
    told = [num for name in sizes if (num := found.number(name)) is not None]
    return all(
        num.value == size and num.op in ("=", ">") for num in told
    )  # "over the six months" is no bound


def _as_bounded(found: Found, name: str, num: Num | None) -> bool:
    """Whether the words before a number say of it what its mention has understood."""
    words = found.words(name)
    ways = {_BOUNDED[word] for word in words.split() if word in _BOUNDED and f"no {word}" not in words}
    return not ways or num is not None and ways == {num.op.strip("=~")}


def _line(clause: Clause) -> Phrasing | None:
    """The clause as words, numbers and names; None where it names what no mean is told of."""
    return line_of_marks(
        clause, _mark, lambda token: "" if (word := token.text.casefold()) in _IDLE else word
    )


def _mark(item: Item) -> str:
    value = item.value
    if isinstance(value, Num):
        return "<n>"
    if isinstance(value, TickRef | PositionRef):
        if isinstance(value, TickRef) and value.every and not value.ticks:
            return "<every>"
        size = len(value.ticks) if isinstance(value, TickRef) else 1
        size = size if is_line(value) else 0
        return "<ref>" if size == 1 else "<pair>" if size == 2 else "<x>"
    if isinstance(value, AxisRef):
        return "<axis>"
    if isinstance(value, PanelRef):
        return "<x>" if value.every else "<panel>"
    if item.kind == "noun" and item.value in ("row", "column", "cell"):
        return f"<{item.value}>"
    if item.has("trend"):
        return {"up": "<up>", "down": "<down>"}.get(item.sense("trend"), "")
    return "<x>" if item.kind in ("except", "colour", "missing") else ""
