"""Cores that tell what becomes of whole panels and totals, of counts of cells, and where a change goes furthest."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cores.claims import Fact, Ranked, Test, Tested, Worth
from auditor.claims.cores.steps import (
    BY,
    WAY,
    between_panels,
    falls,
    moved,
    steps_of,
    turned,
)
from auditor.claims.cores.told import SIDES, Told

TOTALS = (
    rf"(?:by (?P<n0><n>) )?(?:<axis> ' )?(?P<s1><sum> )?(?P<who><ref>)(?: <cell>)?(?P<s2> <sum>)? {WAY}{BY}",
)
COUNTED_CELLS = (
    rf"(?P<count><n>) v <cell> of <cell> (?:in which|where|that) (?:<cell> )?{WAY}",
    rf"(?P<count><n>)(?: of <n>)? <cell> (?:v )?{WAY}",
    rf"(?P<none><none>) <cell> (?:v )?{WAY}",
)
MEAN_CHANGES = (
    r"<mean>,? (?P<way><up>|<down>|<gain>|<harm>|gain|change|rise|increase) v (?:to )?(?P<n><n>)",
)
FURTHEST = (
    r"(?:(?P<who><ref>) )?(?P<way><up>|<down>|<gain>|<harm>|loss|gain|rise|step|jump|increase|drop|fall|growth) v (?P<ext><max>|<min>|heaviest|biggest|steepest)",
    r"(?P<ext><max>|<min>) (?P<way><up>|<down>|<gain>|<harm>|loss|gain) (?:(?:of|for) )?(?:(?P<who><ref>) )?v",
    r"(?P<ext><max>|<min>) (?P<way><up>|<down>|<gain>|<harm>|loss|gain|step|jump) v (?:to|by|at|in|with) (?P<winner><ref>)",
)


def totals(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`by 20% the total of A rose between the surveys`."""
    who, num, rest = told.lines("who"), told.number() or told.number("n0"), told.peeled()
    if not who or rest or len(who) != 1 or not (told.has("s1") or told.has("s2")) or told.line.shift is None:
        return
    steps = between_panels(told, who) or []
    if len(steps) == 1:
        for low in falls(told):
            yield from moved(steps, low, num)


def counted_cells(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`three is the number of cells in which the count went down`."""
    rest = told.peeled()
    if told.line.shift is None or rest is None:
        return
    steps = between_panels(told, {side: rest.get(side, told.all_of(side)) for side in SIDES}) or []
    for low in falls(told):
        tests = tuple(Test(worth, "<" if low else ">") for _, worth in steps)
        count = told.number("count")
        if told.match.groupdict().get("none"):
            yield (Tested(tests, named=()),)
        elif count is not None:
            yield (Tested(tests, count=count),)


def mean_change(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`from one panel to the other the mean improvement amounts to 5`."""
    num, shift, rest = told.number(), told.line.shift, told.peeled()
    if num is None or shift is None or rest is None:
        return
    first, last = (replace(told, panel=panel).whole(rest).cells for panel in shift)
    for low in falls(told) if told.word("way").startswith("<") else (False, True):
        pair = (first, last) if low else (last, first)
        yield (Tested((Test(Worth(pair[0], "mean", pair[1], "mean", "difference"), "is", num),)),)


def furthest(told: Told) -> Iterator[tuple[Fact, ...]]:
    """`the loss of A was heaviest at x`: where what becomes of a line goes furthest, of all places."""
    who, rest = (told.lines("who") if "who" in told.match.groupdict() else {}), told.peeled()
    if rest == {} and told.match.groupdict().get("winner"):
        rest = told.lines("winner")
    if who is None or rest is None or len(who) > 1:
        return
    across = [side for side in rest if side not in who]
    if len(rest) != 1 or len(across) != 1 or len(rest[across[0]]) != 1:
        return
    side = across[0]
    bare = replace(told.line, named={})
    steps = steps_of(replace(told, line=bare), {**who, side: told.all_of(side)})
    if (
        steps is None
        or len(steps) != len(told.all_of(side))
        or who
        and any(len(own) != 1 for own in who.values())
    ):
        return
    falls = told.word("way") in ("<down>", "<harm>", "loss", "drop", "fall", "decline", "decrease")
    worths = tuple(turned(worth) if falls else worth for _, worth in steps)
    at = told.all_of(side).index(rest[side][0])
    yield (Ranked(worths, (at,), 1, told.word("ext") == "<min>"),)
