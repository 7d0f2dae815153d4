"""Mentions of a row and a column at once, taken apart where a sentence follows one axis and stays on the other."""

from dataclasses import replace

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import PositionRef, Ref, TickRef
from auditor.language.tokens import norms
from auditor.language.ways import parts
from auditor.language.wording import Wording
from auditor.numerals import cardinal


def apart(clause: Clause, words: Wording) -> tuple[Clause, dict[Item, tuple[Item, Item]]]:
    """The clause with each mention of a row and a column as two; and which two each of them became."""
    halves: dict[Item, tuple[Item, Item]] = {}
    items: list[Item] = []
    for item in clause.items:
        pair = _halves(item, words) if isinstance(item.value, Spot) else None
        if pair is None:
            items.append(item)
        else:
            halves[item] = pair
            items.extend(pair)
    return replace(clause, items=tuple(items)), halves


def _halves(item: Item, words: Wording) -> tuple[Item, Item] | None:
    places = {ref: _last_token(ref, item, words) for ref in parts(item)}
    if len(places) < 2 or None in places.values() or len(set(places.values())) < 2:
        return None
    (one, first), (two, _) = sorted(places.items(), key=lambda pair: pair[1] or 0)
    cut = (first or 0) + 1
    return replace(item, value=one, last=cut, end=item.end - 1), replace(
        item, value=two, first=cut, start=item.start + 1
    )


def _last_token(ref: Ref, item: Item, words: Wording) -> int | None:
    """Where the last tick of a reference stands within a mention."""
    wanted = [norm for tick in ref.ticks for norm in norms(tick)[-1:]] if isinstance(ref, TickRef) else []
    found = [
        at
        for at in range(item.first, item.last)
        if words.all[at] in wanted or str(cardinal(words.all[at]) or "") in wanted
    ]
    if isinstance(ref, PositionRef):
        found = [at for at in range(item.first, item.last) if words.all[at] in ("row", "column")]
    return found[-1] if found else None


def together(items: frozenset[Item], halves: dict[Item, tuple[Item, Item]]) -> frozenset[Item]:
    """The mentions as the clause has them: a crossing where both of its halves are among them."""
    whole = {item for item, pair in halves.items() if set(pair) <= items}
    return items - {half for pair in halves.values() for half in pair} | whole
