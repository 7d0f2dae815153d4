"""How the steps of a line compare: "they become smaller: 5, then 3", "each takes more than the one before", "its total loss is 9"."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from auditor.claims.standings.places import plain_lines
from auditor.claims.worked.claims import Fact, Worked
from auditor.claims.worked.series import ticks_at
from auditor.claims.worked.told import Told
from auditor.language.atoms import OTHER_SIDE
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, axis_of
from auditor.language.strange import topic
from auditor.language.tokens import norms
from auditor.language.ways import in_disorder, is_ordered
from auditor.world import Selection

NAMES = ("names", "front", "of", "behind", "whom")


_OPS = {"no more than": "<=", "at most": "<=", "less than": "<", "at least": ">=", "no less than": ">=", "more than": ">", "about": "~"}  # fmt: skip


def paces(told: Told) -> Iterator[tuple[Fact, ...]]:
    """Each step goes further, or less far, than the one before, as far as is told."""
    if _is_measured(told):
        return
    larger = bool(told.words("larger")) or told.words("pace") == "more"
    nums = [word.thing for word in told.things("list") if isinstance(word.thing, Num)]
    way = _way(told.words("noun", "does"))
    for lines in _lines(told):
        steps = [tuple(Worked(*pair) for pair in pairwise(line)) for line in lines]
        if min(map(len, steps)) < 2 or nums and (len(steps) > 1 or len(nums) != len(steps[0])):
            continue
        facts = [Fact(own, way, "less", pair) for own in steps for pair in _growing(len(own), larger)]
        yield (*facts, *(Fact(steps[0], way, told=(n,), size=num) for n, num in enumerate(nums)))


def totals(told: Told) -> Iterator[tuple[Fact, ...]]:
    """How far it is from the first value of a line to its last."""
    way, size, op = _way(told.words("noun")), told.number("size"), _OPS.get(told.words("bound"), "=")
    if size is None or not told.words(*NAMES) or _is_measured(told):
        return
    for lines in _lines(told):
        for line in lines:
            far = (Worked(line[0], line[-1]),)
            yield (Fact(far, way, told=(0,), size=replace(size, op=op)),)


def _is_measured(told: Told) -> bool:
    """Whether what is told to be lost or gained is what the cells are amounts of."""
    nouns = {
        norm for word in told.things("noun") if word.mark in ("<up>", "<down>") for norm in norms(word.text)
    }
    return bool(nouns & topic(told.document))


def _growing(count: int, larger: bool) -> Iterator[tuple[int, int]]:
    """Of which step and which other one the first goes less far."""
    for one, other in pairwise(range(count)):
        yield (one, other) if larger else (other, one)


def _way(word: str) -> str:
    return {"<up>": "up", "<down>": "down"}.get(word, "any")


def _lines(told: Told) -> Iterator[list[tuple[Selection, ...]]]:
    """The cells of the lines that are named, or of all, along each axis that it may be told of."""
    named = [word for name in NAMES for word in told.things(name)]
    axes = {word.thing.side for word in told.things("step") if isinstance(word.thing, AxisRef)}
    for panel in told.panels:
        grid = told.document.panels[panel]
        for side in ("rows", "columns"):
            across = OTHER_SIDE[side]
            along_axis = axis_of(grid, side)
            if not is_ordered(along_axis) or in_disorder(along_axis) or axes and side not in axes:
                continue
            own = [n for word in named for n in ticks_at(word, told.document, panel, across)]
            if named and len(own) < len(named):
                continue
            along = plain_lines(axis_of(grid, side))
            since = [
                n
                for word in told.things("since", "since2")
                for n in ticks_at(word, told.document, panel, side)
            ]
            if told.words("since", "since2"):
                along = tuple(n for n in along if since and n >= since[0])
            lines = own or plain_lines(axis_of(grid, across))
            if len(along) > 1:
                yield [tuple(_cell(panel, side, at, line) for at in along) for line in lines]


def _cell(panel: int, side: str, at: int, line: int) -> Selection:
    return Selection(panel, (at,), (line,)) if side == "rows" else Selection(panel, (line,), (at,))
