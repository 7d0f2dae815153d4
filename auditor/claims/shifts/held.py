"""What named rows, columns or cells do from one panel to the next, beside others: how far, furthest, as far as, past which."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from auditor.claims.found import Found, Ref
from auditor.claims.moves.claims import Move, Step
from auditor.claims.shifts.cast import CELLS, SIDES, Cast, Lines, lines_named, sides_of
from auditor.language.numbers import Num
from auditor.model import Document

Told = Iterator[tuple[Move, str]]
_QUANTIFIED = ("nowhere", "only", "alone", "sole", "but", "none", "all", "most", "count", "wbut", "wbut2", "wall", "wnone", "wmost", "wonly", "wcount", "weverywhere", "namely")  # fmt: skip
_ABOUT = ("lead", "neither", "names", "owner", "object", "tail", "tail2")
_TIMES = {"twice": 2.0, "half": 0.5, "three": 3.0, "four": 4.0, "five": 5.0}
_SPENT = re.compile(
    r"\b(?:seconds?|minutes?|hours?|ms|min|times?|waits?|waiting|delays?|latency|costs?|prices?|errors?|faults?)\b",
    re.IGNORECASE,
)
_EVERYWHERE = ("anywhere", "overall", "of all")


def told(cast: Cast, found: Found, way: str, kind: str) -> Told:
    """`A fell by 4 in May`, `A in May went from 9 to 5`: of each cell that is named."""
    lines = cast.lines(lines_named(found, *_ABOUT))
    if not lines or found.words(*_QUANTIFIED):
        return
    if found.words("neither"):
        cells = tuple(cast.cells(lines))
        every = tuple(range(len(cells)))
        if len(lines) == len(SIDES) and not found.words("size", "share"):
            stay = way == "flat"
            yield (
                Move(
                    cells,
                    "any" if stay else way,
                    told=tuple((n,) for n in every if stay),
                    spared=() if stay else every,
                ),
                "sure",
            )
        return
    size = found.number("size")
    ends = found.number("first"), found.number("last")
    pair = (ends[0], ends[1]) if ends[0] is not None and ends[1] is not None else None
    if len(lines) == len(SIDES):
        steps = tuple(cast.cells(lines))
        at = tuple((n,) for n in range(len(steps)))
        if way == "flat":
            yield Move(steps, "any", spared=tuple(range(len(steps)))), "sure"
        elif (size is None and pair is None) or len(steps) == 1 or size is not None:
            yield Move(steps, way, told=at, size=size, ends=pair), "sure"
        return
    side = next(iter(lines))
    steps = tuple(cast.step({side: (n,)}) for n in lines[side])
    at = tuple((n,) for n in range(len(steps)))
    if way == "flat" or kind == "go":
        return
    for mean in (False, True) if size is not None or pair is not None else (False,):
        yield (
            Move(steps, way, told=at, size=size, ends=pair, mean=mean),
            "sure" if pair is not None else "weak",
        )
    if size is not None or kind == "share":
        cells = tuple(cast.cells(lines))
        yield Move(cells, way, told=tuple((n,) for n in range(len(cells))), size=size), "sure"


def furthest(cast: Cast, found: Found, way: str, *, denied: bool) -> Told:
    """`A fell most in May`, `the largest drop was that of A`, `none fell more than A`."""
    if way == "flat" or found.words(
        *(_QUANTIFIED[:-1] if not denied else ("only", "alone", "sole", "but", "count"))
    ):
        return
    least = bool(found.words("least_of")) or found.words("sup") in ("<min>", "smallest")
    if denied and not found.words("none"):
        return
    goers = ("rival",) if denied else ("names",)
    scope, own = cast.lines(_scope(found)), cast.lines(lines_named(found, *goers))
    if scope is None or not own:
        return
    if denied and set(sides_of(found.items("kindnone"))) & set(scope):
        return
    how = "least" if least else "most"
    relative = bool(found.words("relative")) or "<percent>" in found.words("unit")
    size = found.number("size", "size0")
    every = any(words in found.match.group() for words in _EVERYWHERE)
    noun = bool(found.words("sup"))
    told_so = relative or size is not None or noun and found.words("move") not in ("<good>", "<bad>")
    told_so |= bool(found.words("counted"))  # "more birds", and not a larger part of them
    percent = size is not None and size.unit == "%"
    among = list(_among(cast, own, scope, everywhere=every or noun, kinds=sides_of(found.items("kindnone"))))
    for number, (steps, groups) in enumerate(among[:1] if noun else among):
        move = Move(tuple(steps), way, how, groups, size=size, relative=relative or percent)
        yield move, "aside" if number else "sure"
        if not (told_so or number):
            yield Move(tuple(steps), way, how, groups, relative=True), "aside"


def _scope(found: Found) -> list[Ref]:
    return lines_named(found, "lead", "owner", "object", "item", "tail", "tail2", "scope")


Groups = tuple[tuple[int, ...], ...]


def _among(
    cast: Cast, own: Lines, scope: Lines, *, everywhere: bool, kinds: set[str]
) -> Iterator[tuple[list[Step], Groups]]:
    """Among which steps one goes furthest, and which it is: the likeliest first."""
    if len(own) == 1 and not set(own) & set(scope):
        side = next(iter(own))
        steps = cast.each(side, scope)
        yield steps, _at(cast, steps, side, own[side], scope)
        if len(scope) == 1 and not kinds:
            other = next(iter(scope))  # of what becomes of A, most is in May
            steps = cast.each(other, own)
            if len(scope[other]) == 1 and len(own[side]) == 1:
                yield steps, _at(cast, steps, other, scope[other], own)
        return
    both = {**own, **scope}
    if len(both) != len(SIDES) or set(own) & set(scope) or any(len(lines) != 1 for lines in both.values()):
        return
    ways = [CELLS] if everywhere or len(own) == len(SIDES) else []
    for side in ways or [side for side in SIDES if side in own]:
        steps = cast.each(side, {} if side == CELLS else {key: both[key] for key in SIDES if key != side})
        yield steps, ((steps.index(cast.step(both)),),)
    if not everywhere and not kinds:
        for side in SIDES:
            steps = cast.each(side, {key: both[key] for key in SIDES if key != side})
            yield steps, ((steps.index(cast.step(both)),),)


def _at(cast: Cast, steps: Sequence[Step], side: str, lines: Sequence[int], within: Lines) -> Groups:
    return tuple((steps.index(cast.step({**within, side: (n,)})),) for n in lines)


def against(cast: Cast, found: Found, way: str) -> Told:
    """`A fell more than B`, `A fell as much in May as B did in June`."""
    one, rival = (
        cast.lines(lines_named(found, "lead", "names", "object", "item", "tail", "tail4")),
        cast.lines(lines_named(found, "rival", "tail2")),
    )
    much = all(item.text.casefold() in ("much", "as much as", "as much") for item in found.items("same"))
    if not one or not rival or way == "flat" or not much or found.words(*_QUANTIFIED):
        return
    one = {**{side: lines for side, lines in rival.items() if side not in one}, **one}
    sides = (one, {**one, **rival})
    if any(len(lines) != 1 for lines in chain(one.values(), rival.values())):
        return
    steps = tuple(cast.step(lines) for lines in sides)
    if steps[0] == steps[1]:
        return
    sure = "sure" if len(one) == len(SIDES) else "weak"
    at = ((0,), (1,))
    times = found.words("times")
    if times:
        number = found.number("times")
        value = number.value if number else _TIMES.get(times.split()[0], 0.0)
        told_times = Num(value, 1.0, times, number.op if number else "=", word=True)
        yield Move(steps, way, "times", at, size=told_times), sure
        return
    how = "more" if found.words("more") else "less" if found.words("less") else "same"
    yield Move(steps, way, how, at), sure
    if how != "same" and not found.words("counted"):
        yield Move(steps, way, how, at, relative=True), "aside"


def once(cast: Cast, found: Found, way: str) -> Told:
    """`A now matches what B had before`: from what stood at B to what stands at A."""
    one = cast.lines(lines_named(found, "lead", "names", "tail", "tail2", "tail4"))
    then = cast.lines(lines_named(found, "rival", "tail3", "tail3b"))
    if not one or then is None or found.words(*_QUANTIFIED):
        return
    then = {**one, **then}
    if len(one) != len(SIDES) or any(len(lines) != 1 for lines in chain(one.values(), then.values())):
        return
    step = Step(cast.step(then).first, cast.step(one).last)
    if way == "flat":
        yield Move((step,), "any", spared=(0,)), "sure"
    else:
        yield Move((step,), way, told=((0,),)), "sure"


def alike(cast: Cast, found: Found, way: str) -> Told:
    """`A fell by the same amount in May and June`."""
    lines = cast.lines(lines_named(found, *_ABOUT))
    if not lines or found.words(*_QUANTIFIED) or sorted(map(len, lines.values())) != [1, 2] or way == "flat":
        return
    yield Move(tuple(cast.cells(lines)), way, "same", ((0,), (1,))), "sure"


def _spent(document: Document) -> bool:
    """Whether time or money may be shown, of which who needs less is ahead."""
    return bool(
        _SPENT.search(
            " ".join(f"{p.figure} {p.name} {p.legend.label if p.legend else ''}" for p in document.panels)
        )
    )


def passing(cast: Cast, found: Found, best: str) -> Told:
    """`A overtakes B in May`: behind it before, and ahead of it then."""
    one, rival = (
        cast.lines(lines_named(found, "lead", "names", "tail")),
        cast.lines(lines_named(found, "rival", "tail2")),
    )
    if not one or not rival or found.words(*_QUANTIFIED):
        return
    theirs = {**one, **rival}
    mine = {**{key: lines for key, lines in rival.items() if key not in one}, **one}
    if any(len(lines) != 1 for lines in chain(mine.values(), theirs.values())) or mine == theirs:
        return
    if found.words("fall"):
        mine, theirs = theirs, mine
    steps = (cast.step(mine), cast.step(theirs))
    sure = "sure" if len(mine) == len(SIDES) else "weak"
    ways = ("down", "up") if best == "lower" else ("up", "down")
    yield (
        Move(steps, ways[0], "past", ((0,), (1,))),
        "aside" if not best and _spent(cast.clause.document) else sure,
    )
    if best != "higher":
        yield Move(steps, ways[1], "past", ((0,), (1,))), "aside"
