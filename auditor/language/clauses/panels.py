"""The panels that a clause speaks of."""

from collections.abc import Sequence

from auditor.language.clauses.clause import Clause
from auditor.language.items import Item
from auditor.language.mentions import analyse
from auditor.language.refs import PanelRef
from auditor.language.vocabulary import vocabulary


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
    inherited = () if _dealt_out(whole, own) else whole.topic
    for items in (whole.trail_items, inherited):
        found = panels_named(items)
        if found:
            return found, True
    return tuple(range(len(whole.document.panels))), False


def _dealt_out(whole: Clause, own: Sequence[Item]) -> bool:
    """`Seven tiles are blank, four in the left map and three in the right`: whether a later part names every panel."""
    document, last = whole.document, max((item.end for item in own), default=0)
    if len(document.panels) < 2 or not whole.topic:
        return False
    behind = [one for one in analyse(whole.text, document, vocabulary(document)).items if one.start >= last]
    return len(panels_named(behind)) == len(document.panels)


def panels_named(items: Sequence[Item]) -> tuple[int, ...]:
    """All panels that mentions name, each once."""
    found: list[int] = []
    for item in items:
        if isinstance(item.value, PanelRef):
            found.extend(index for index in item.value.panels if index not in found)
    return tuple(found)
