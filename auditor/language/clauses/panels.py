"""The panels that a clause speaks of."""

from collections.abc import Sequence

from auditor.language.clauses.clause import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef


def panels_of(whole: Clause, own: Sequence[Item], before: Sequence[Item]) -> tuple[tuple[int, ...], bool]:
    """The panels of a part of a sentence, and whether they are named.

    Its own words name them, or those before it, its label, the heading above it, what was last spoken of.
    """
    for items in (own, before, whole.label):
        found = panels_named(items)
        if found:
            return found, True
    if whole.statement.panel is not None:
        return (whole.statement.panel,), True
    for items in (whole.trail_items, whole.topic):
        found = panels_named(items)
        if found:
            return found, True
    return tuple(range(len(whole.document.panels))), False


def panels_named(items: Sequence[Item]) -> tuple[int, ...]:
    """All panels that mentions name, each once."""
    found: list[int] = []
    for item in items:
        if isinstance(item.value, PanelRef):
            found.extend(index for index in item.value.panels if index not in found)
    return tuple(found)
