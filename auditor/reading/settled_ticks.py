"""Ticks by the names that the data use: "in classes under 20, 20 to 39 and 40 and over", "rooms hall, loft and shop".

Where a declaration names more of them, one after the other, than its list of ticks has, they are the list.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from auditor.model import Tick
from auditor.quantity import number_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.labels import canonical
from auditor.reading.plain import Plain

_BETWEEN = re.compile(
    r"[\s\"'“”‘’`]*(?:\([^()]{0,60}\))?[\s\"'“”‘’`]*(?:(?:at|on) the (?:top|bottom|left|right)|uppermost"
    r"|lowest|first|last)?"
    r"\s*(?:[,;/|→]|->|\band\b|\bor\b|\bthen\b)\s*(?:(?:and|or|then|finally|last|the)\s+){0,3}[\s\"'“”‘’`(]*"
)
_FEWEST = 3
_MOST = 200


def settled_on(names: Collection[str], found: Sequence[DeclaredAxis]) -> list[DeclaredAxis]:
    """The declarations, with lists of the data's own names where these fit better."""
    own = [name for name in names if re.search(r"[^\W\d_]", name)][:_MOST]
    if len(own) < _FEWEST:
        return list(found)
    alternatives = "|".join(map(re.escape, sorted(own, key=len, reverse=True)))
    pattern = re.compile(rf"(?<![\w-])(?:{alternatives})(?![\w-])")
    known = {canonical(name) for name in own}
    return [
        declared if _is_sure(declared) else _settled(declared, pattern, known, found) for declared in found
    ]


def _is_sure(declared: DeclaredAxis) -> bool:
    """Whether an axis lists numbers, beside which names are those of the other side or of panels."""
    ticks = declared.axis.ticks
    return len(ticks) > 1 and all(tick.number is not None for tick in ticks)


def _settled(
    declared: DeclaredAxis, pattern: re.Pattern[str], known: Collection[str], found: Sequence[DeclaredAxis]
) -> DeclaredAxis:
    axis = declared.axis
    run = max(_runs(declared, pattern), key=len, default=())
    if len(run) < _FEWEST or len(run) <= sum(canonical(tick.text) in known for tick in axis.ticks):
        return declared
    across = {tick.text for other in found if other.axis.side != axis.side for tick in other.axis.ticks}
    told_apart = not any(tick.text in across for tick in axis.ticks)
    if sum(tick.text in across for tick in run) > 1 and (not axis.ticks or told_apart):
        return declared
    if axis.low and any(tick.span.start <= axis.low.span.start < tick.span.end for tick in run):
        axis = replace(axis, low=None, high=None)
    label = "" if axis.label in [tick.text for tick in run] else axis.label
    return replace(declared, axis=replace(axis, ticks=run, label=label), lists=(run, *declared.lists))


def _runs(declared: DeclaredAxis, pattern: re.Pattern[str]) -> Iterator[tuple[Tick, ...]]:
    """The names that stand one after the other in what is said of an axis, none of them twice."""
    text, span = declared.node.block.content, declared.axis.span
    run: list[Tick] = []
    end = 0
    for found in pattern.finditer(text.text):
        if not span.start <= text.offsets[found.start()] < span.end:
            continue
        if run and not _BETWEEN.fullmatch(text.text, end, found.start()):
            yield tuple(run)
            run = []
        if all(found[0] != tick.text for tick in run):
            run.append(_tick(text, found))
        end = found.end()
    yield tuple(run)


def _tick(text: Plain, found: re.Match[str]) -> Tick:
    return Tick(found[0], text.span(*found.span()), number_of(found[0]))
