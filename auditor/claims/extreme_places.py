"""An extreme that stands at several cells: "the lowest value, 3, is at A and B of row R"."""

from dataclasses import replace

from auditor.claim import Reading
from auditor.language.around import after, before
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.pairs import halves
from auditor.language.refs import TickRef

_VERBS = frozenset(("is", "was", "has"))
# Behind these two places are the ends of one.
_SPANNING = frozenset(("between", "from", "or"))


def at_each_place(clause: Clause, reading: Reading) -> Reading:
    """A reading of an extreme; where it stands at several cells that are listed by name, at each of them."""
    led = [item for item in clause.label if item.has("extreme")]
    cue, meant = next(iter([*clause.of("extreme"), *led]), None), reading.claim
    if cue is None or meant.ties or meant.each:
        return reading
    lists = [item for item in clause.refs if sum(len(one.ticks) for one in _ticks(item)) > len(_ticks(item))]
    listed = len(lists) == 1 and " and " in lists[0].text and not _SPANNING & set(before(clause, lists[0], 2))
    if meant.value is None or not listed or len(meant.place) != 1 or _is_plural(clause, cue):
        return reading
    cells = list(meant.place[0].places(clause.panel(meant.place[0].panel)))
    if len(cells) != max(len(one.ticks) for one in _ticks(lists[0])):
        return reading
    singles = tuple(replace(meant.place[0], rows=(row,), columns=(column,)) for row, column in cells)
    claim = replace(meant, place=singles, ties="shared")
    return replace(reading, claim=claim, overrides=(*reading.overrides, "amount"))


def _ticks(item: Item) -> list[TickRef]:
    """The ticks that a mention names, of either side."""
    return [one.value for one in halves(item) or (item,) if isinstance(one.value, TickRef)]


def _is_plural(clause: Clause, cue: Item) -> bool:
    """`the highest values`: the largest ones, of which each may be another."""
    led = cue in clause.label and bool(clause.statement.trail)
    behind = set(clause.statement.trail[-1].casefold().split() if led else after(clause, cue, 2)) - _VERBS
    return cue.text.casefold().endswith(("s", "a")) or any(word.endswith("s") for word in behind)
