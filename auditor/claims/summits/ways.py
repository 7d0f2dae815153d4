"""Where an extreme or a rank was looked for, and where it was found, in each way that the words leave open."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.summits.said import Said
from auditor.language.clauses import Clause
from auditor.language.each import of_everything
from auditor.language.items import Item
from auditor.language.pairs import halves
from auditor.language.refs import PanelRef, PositionRef, TickRef
from auditor.language.scope import selection
from auditor.language.subject import subjects
from auditor.world import Selection, same_labels

_PLACED = re.compile(
    r"\b(?:is|was|are|lies?|stands?|sits?|occurs?|falls?|appears?|belongs?|goes)\b", re.IGNORECASE
)
Selections = tuple[Selection, ...]
Ways = Iterator[tuple[Selections, Selections, bool]]


def ways_of(clause: Clause, said: Said) -> Ways:
    """Where it was looked and where it was found, and whether that is likely, in each way that the words leave open.

    "Nothing beats A at B" may be said of all that is at B.
    """
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    if panels and of_everything(clause.text):
        yield from _of_figure(clause, said)
        return
    parts = [part for item in said.found for part in (halves(item) or [item])]
    splits: list[tuple[Sequence[Item], Sequence[Item], bool]] = [(said.looked, said.found, True)]
    if said.loose and not said.looked and len(parts) == 2:
        splits.append((parts[1:], parts[:1], False))
    if (
        said.kind == "extreme"
        and not said.looked
        and len(parts) == 1
        and said.value is not None
        and _trails(clause, parts[0])
        and not of_everything(clause.text)
    ):
        splits.append((parts, (), True))
    if not said.looked:
        earlier = [part for item in clause.before for part in (halves(item) or [item]) if _is_line(part)]
        splits += [([part], said.found, True) for part in earlier]  # "at A the best is 5, and the worst is 2"
    for looked, found, sure in splits:
        scopes = [one.selections for one in subjects(clause, [*panels, *looked])]
        places = [one.selections for one in subjects(clause, [*panels, *looked, *found])] if found else []
        if found and not places:
            continue
        if places and len(scopes) == 1:
            scopes *= len(places)
        for scope, place in zip(scopes, places or [()] * len(scopes), strict=False):
            yield from _off_diagonal(clause, said, scope, place, sure)


def _of_figure(clause: Clause, said: Said) -> Ways:
    """`The overall best is 5, on the left`: the panel that is named is where it stands."""
    everywhere = tuple(selection(clause, n, said.looked) for n in range(len(clause.document.panels)))
    there = tuple(selection(clause, n, (*said.looked, *said.found)) for n in clause.panels)
    if None not in everywhere and None not in there:
        yield tuple(s for s in everywhere if s is not None), tuple(s for s in there if s is not None), True


def _is_line(item: Item) -> bool:
    return isinstance(item.value, TickRef | PositionRef)


def _trails(clause: Clause, part: Item) -> bool:
    """`the maximum is 5 in row A`: whether a line that is named behind the number may be what the extreme is of."""
    gaps = (
        clause.sentence[number.end : part.start] for number in clause.numbers if number.start < part.start
    )
    return any(not _PLACED.search(gap) for gap in gaps)


def _off_diagonal(clause: Clause, said: Said, scope: Selections, place: Selections, sure: bool) -> Ways:
    """As it is, and without the diagonal where the words leave it out, or a set is crossed with itself."""
    if not said.off_diagonal:
        yield scope, place, sure
    on_diagonal = place and not any(
        list(replace(s, region="off-diagonal").places(clause.panel(s.panel))) for s in place
    )
    if said.off_diagonal or not on_diagonal and all(same_labels(clause.panel(s.panel)) for s in scope):
        region = "off-diagonal"
        yield (
            tuple(replace(s, region=region) for s in scope),
            tuple(replace(s, region=region) for s in place),
            sure,
        )


def each_line(clause: Clause, said: Said) -> Ways:
    """Each line of a side by itself, with the place on the other side."""
    every = next((i.value for i in clause.items if isinstance(i.value, TickRef) and i.value.every), None)
    side = every.side if every is not None else {"<row>": "rows", "<column>": "columns"}[said.each]
    place = [selection(clause, panel, said.found) for panel in clause.panels]
    if any(one is None or (one.rows if side == "rows" else one.columns) is not None for one in place):
        return
    lines = []
    for panel in clause.panels:
        grid = clause.panel(panel)
        size = len((grid.rows if side == "rows" else grid.columns).ticks)
        lines += [
            Selection(panel, (n,)) if side == "rows" else Selection(panel, None, (n,)) for n in range(size)
        ]
    yield tuple(lines), tuple(one for one in place if one is not None), True
