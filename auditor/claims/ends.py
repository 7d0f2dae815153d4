"""Words that narrow a mean to an end of an axis: "the final average", "the initial mean"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import extreme
from auditor.language.refs import axis_of, tick_index
from auditor.language.tokens import norms
from auditor.language.wording import Wording
from auditor.world import Selection

_LAST = frozenset("final last closing ending end latest newest".split())
_FIRST = frozenset("initial first opening starting start earliest".split())
# Words before a mean that leave open of which part of the panel it is.
_PARTLY = frozenset(
    "early late inner outer top bottom upper lower middle central second third fourth next previous current former latter left right".split()
)
_PROCESS = frozenset(
    "epoch step round iteration stage time day week month year quarter hour minute second session after trained training generation visit phase checkpoint trial date cycle season".split()
)
ENDS = _LAST | _FIRST
_BEHIND = re.compile(
    r"\bat the (?:very )?(?:(?P<last>end|close|finish)|start|beginning|outset)\b(?! of (?!the))",
    re.IGNORECASE,
)
_REACH = 2


def told_end(clause: Clause, cue: Item) -> str:
    """Which end the words right before a mean tell: "last", "first", "part" where it is another part, else ""."""
    words = Wording.of(clause)
    before = words.norms(max(words.first, cue.first - _REACH), cue.first)
    covered = {at for item in clause.items if item.kind == "ref" for at in range(item.first, item.last)}
    for at, word in enumerate(before, cue.first - len(before)):
        for name, table in (("last", _LAST), ("first", _FIRST), ("part", _PARTLY)):
            if word in table and at not in covered:
                return name
    found = _BEHIND.search(clause.text)
    return ("last" if found["last"] else "first") if found else ""


def at_end(clause: Clause, chosen: Sequence[Selection], end: str) -> Iterator[tuple[Selection, ...]]:
    """The last (first) rows or columns of whole panels: of the axis that tells a process, else of each."""
    if end not in ("last", "first") or not all(s.whole for s in chosen):
        yield tuple(chosen)
        return
    for side in process_sides(clause, chosen[0].panel) or ("rows", "columns"):
        found = [(s, _index(clause, s.panel, side, end)) for s in chosen]
        yield tuple(
            replace(s, rows=(at,)) if side == "rows" else replace(s, columns=(at,)) for s, at in found
        )


def _index(clause: Clause, panel: int, side: str, end: str) -> int:
    """Which tick is the last (first) of an axis: by its number, else as listed."""
    axis = axis_of(clause.panel(panel), side)
    numbered = extreme(clause.document, side, end == "first")
    index = tick_index(axis, numbered) if numbered else None
    return index if index is not None else len(axis.ticks) - 1 if end == "last" else 0


def surely_told(clause: Clause, end: str) -> bool:
    """Whether it is settled which line an end means: no other is named, and one axis tells a process."""
    named = end in ("last", "first") and not clause.refs
    return not end or named and all(process_sides(clause, index) for index in clause.panels)


def process_sides(clause: Clause, panel: int) -> tuple[str, ...]:
    """The axis whose name tells that it goes on in time, if just one does."""
    found = tuple(
        side
        for side in ("rows", "columns")
        if _PROCESS & set(norms(axis_of(clause.panel(panel), side).label))
    )
    return found if len(found) == 1 else ()
