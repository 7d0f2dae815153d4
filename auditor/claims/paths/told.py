"""From the words of a predicate to a fact, and to the ticks between which it holds."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.better import better
from auditor.claims.found import Found, side_of
from auditor.claims.moves.spans import Told, told, with_ticks
from auditor.claims.paths.claims import Fact
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.language.ways import is_ordered, positions

_NTH = {"first": 0, "opening": 0, "initial": 0, "second": 1, "third": 2, "fourth": 3}
_WAYS = {"<up>": "up", "<down>": "down"}
_STEPWISE = ("step", "each", "every", "tick", "time")
_SPANNING = ("pair", "since", "until", "after", "whole")


def _facts_of(found: Found, kind: str) -> Iterator[Fact | None]:
    """The facts that a predicate tells; None where something of it is not understood."""
    way = _WAYS.get(found.words("way"), "")
    if found.words("none"):
        yield Fact(kind, (Num(0.0, 1.0, "0"),))
        return
    nums = tuple(n for name in ("n", "m", "v") for n in [found.number(name)] if n is not None)
    if found.words("way") and not way:
        yield None  # whether "improves" goes up is not known here
    elif kind == "net":
        yield Fact("net", nums, "up" if found.words("up") else "down")
    elif kind == "step":
        yield Fact("step", nums, way, _NTH.get(found.words("nth"), -1))
    elif kind == "strict":
        stepwise = any(word in i.text.casefold() for i in found.items("pace") for word in _STEPWISE)
        stepwise |= not found.words("pace").endswith("<steadily>")
        yield Fact("strict" if stepwise else "monotone", (), way)
    elif kind == "never":
        yield Fact("never", (), way)
    elif kind == "values":
        yield from (Fact("first", nums[:1]), Fact("last", nums[1:]))
        if way:
            yield Fact("net", (), way)
    elif kind == "passes":
        yield from _passes(found, nums, way)
    elif kind == "on":
        yield Fact("goes", nums, way)
    elif kind in ("tight", "within"):
        low, high = sorted(nums, key=lambda num: num.value)
        yield Fact(kind, (low, high))
    else:
        yield Fact(kind, nums) if nums or not way else Fact("slope", (), way)


def _passes(found: Found, nums: tuple[Num, ...], way: str) -> Iterator[Fact | None]:
    """What a line passes on its way."""
    listed = tuple(i.value for i in found.items("list") if isinstance(i.value, Num))
    if any(num.op != "=" for num in listed):
        yield None  # "two rows passed 9 in May": more than that, and not on the way
    yield Fact("passes", listed + nums)
    if way:
        yield Fact("net", (), way)


def facts(
    clause: Clause, panel: int, side: str, beside: Found, one: Found, kind: str, before: str = ""
) -> list[Fact] | None:
    """The facts of a predicate with the ticks between which they hold: told beside it, or beside the subject.

    `before` is the tick that was told last.
    """
    if kind == "reach":
        return _reached(clause, panel, side, one, before)
    if kind in _AT_TICKS:
        return _AT_TICKS[kind](clause, panel, side, one)
    if kind == "against":
        return _against(clause, panel, side, beside, one)
    made = list(_facts_of(one, kind))
    spans = [*told(one, "span"), *(t for t in told(beside, "lead", "mid") if t.kind in _SPANNING)]
    told_ends = (_ends(clause, panel, side, span) for span in spans)
    ends = [pair for pair in told_ends if pair != ("", "")]
    tick = _tick(clause, panel, side, one, "tick")
    if kind == "values":
        values = [_tick(clause, panel, side, one, name) for name in ("from", "to")]
        ends = [(values[0], values[1]) if values[0] and values[1] else None]
    if any(side_of(item) not in ("", side) for item in one.items("pace")):
        return None  # "falls in every row" tells of other lines
    if len(ends) > 1 or None in ends or None in made or tick is None:
        return None
    start, end = (ends[0] or ("", "")) if ends else ("", "")
    return [replace(fact, start=start, end=end, tick=tick) for fact in made if fact is not None]


def _reached(clause: Clause, panel: int, side: str, one: Found, before: str) -> list[Fact] | None:
    """`rises to 12 in May`: the value there, and the way to it from the tick told before, or from the first."""
    tick, num = _tick(clause, panel, side, one, "to"), one.number("n")
    axis = axis_of(clause.panel(panel), side)
    start = before or axis.ticks[plain_lines(axis)[0]].text
    if not tick or num is None or tick == start:
        return None
    if not before and clause.statement.text[: clause.start].strip():
        return None  # "goes from 4 over 6 to 9 and slips to 7 by May": from where the part before ends
    kind, way = "net" if before else "reached", _WAYS[one.words("way")]
    return [Fact("at", (num,), tick=tick), Fact(kind, (), way, start=start, end=tick)]


def _between(clause: Clause, panel: int, side: str, one: Found) -> list[Fact] | None:
    """`is lower in June than in May`: one value held against another one of the line."""
    start, end = (_tick(clause, panel, side, one, name) for name in ("from", "to"))
    best = better(clause.document, panel)
    if one.words("better", "worse") and not best or not start or not end or start == end:
        return None
    up = (
        bool(one.words("up"))
        or bool(one.words("better", "worse"))
        and (best == "higher") == bool(one.words("better"))
    )
    return [Fact("net", (), "up" if up else "down", start=start, end=end)]


def _into(clause: Clause, panel: int, side: str, one: Found) -> list[Fact] | None:
    """`drops back in June`: the step to it, be it the way from the first tick as well."""
    axis = axis_of(clause.panel(panel), side)
    end, first = _tick(clause, panel, side, one, "to"), axis.ticks[plain_lines(axis)[0]].text
    way, best = one.words("way"), better(clause.document, panel)
    if not end or end == first or not is_ordered(axis) or way not in _WAYS and not best:
        return None
    told = _WAYS.get(way) or ("up" if (best == "higher") == (way == "<good>") else "down")
    return [Fact("reached", (), told, start=first, end=end)]


def _against(clause: Clause, panel: int, side: str, beside: Found, one: Found) -> list[Fact] | None:
    """`ends above its level of May`, `by June has passed its mark of May`: the last value, or that told beside, against an earlier one."""
    axis = axis_of(clause.panel(panel), side)
    spans = [_ends(clause, panel, side, t) for t in told(beside, "lead", "mid") if t.kind in _SPANNING]
    start, end = _tick(clause, panel, side, one, "from"), axis.ticks[plain_lines(axis)[-1]].text
    if len(spans) > 1 or None in spans or not start or not is_ordered(axis):
        return None
    end = next((last for _, last in spans if last), end)  # type: ignore[misc]
    return (
        [Fact("net", (), "up" if one.words("up") else "down", start=start, end=end)] if start != end else None
    )


_FROM_TOP = re.compile(r"\b(?:highest|largest|greatest|biggest|longest|most|top)\b")
_TOPS = ("on top", "in front", "in lead", "at top")
_FROM_BOTTOM = re.compile(r"\b(?:lowest|smallest|shortest|least|fewest|bottom)\b")


def _ranked(clause: Clause, panel: int, side: str, one: Found) -> list[Fact] | None:
    """`starts second lowest`, `ends highest`: which rank a line has among all at its first or last tick."""
    axis = axis_of(clause.panel(panel), side)
    tick = axis.ticks[plain_lines(axis)[0 if one.words("first") else -1]].text
    mark, text = one.words("rank"), "".join(item.text.casefold() for item in one.items("rank"))
    best = better(clause.document, panel)
    number = next(
        (int(str(i.value)) for i in one.items("rank") if i.kind == "rank" and str(i.value).isdigit()), 1
    )
    if mark in _TOPS and best or mark == "at bottom":
        top = mark != "at bottom" and best == "higher"
    elif mark == "<max>" or mark == "<rank>" and _FROM_TOP.search(text):
        top = True
    elif mark == "<min>" or mark == "<rank>" and _FROM_BOTTOM.search(text):
        top = False
    elif not best:
        return None
    else:
        worst = mark == "<worst>" or bool(re.search(r"\b(?:worst|last|poorest|weakest)\b", text))
        top = (best == "higher") != worst
    told = "ranked" if number > 1 or one.words("among") else "ranked or at its own"
    return [Fact(told, (), "from the top" if top else "from the bottom", number, tick=tick)]


_AT_TICKS = {"between": _between, "into": _into, "ranked": _ranked}


def _ends(clause: Clause, panel: int, side: str, span: Told) -> tuple[str, str] | None:
    """The ticks between which something holds, ("", "") for the whole line; None where they are not known."""
    if span.kind == "whole":
        return "", ""
    span = with_ticks(clause, panel, span)
    ticks = axis_of(clause.panel(panel), side).ticks
    lines = plain_lines(axis_of(clause.panel(panel), side))
    at = [n for ref in span.refs if ref.side == side for n in positions(clause, panel, ref) or ()]
    if not at or any(ref.side != side for ref in span.refs):
        return None
    if span.kind == "pair":
        return (ticks[at[0]].text, ticks[at[-1]].text) if len(at) == 2 else None
    if len(at) != 1:
        return None
    pair = (lines[0], at[0]) if span.kind == "until" else (at[0], lines[-1])
    return (ticks[pair[0]].text, ticks[pair[1]].text) if pair[0] != pair[1] else None


def _tick(clause: Clause, panel: int, side: str, one: Found, name: str) -> str | None:
    """The tick that a group tells; "" where none is told, None where it is none of the side."""
    if not one.words(name):
        return ""
    axis = axis_of(clause.panel(panel), side)
    number = one.number(name)
    if number is not None:
        return next((tick.text for tick in axis.ticks if tick.number == number.value), None)
    refs = one.refs(name)
    at = positions(clause, panel, refs[0]) if len(refs) == 1 and refs[0].side == side else None
    return axis.ticks[at[0]].text if at and len(at) == 1 else None
