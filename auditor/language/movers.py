"""Words that look like trends and are none: a part of the measure's name, or how an axis is moved along."""

from auditor.language.around import measure_words
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import TickRef
from auditor.language.ways import parts
from auditor.reading.labels import singular


def measure_nouns(clause: Clause) -> frozenset[Item]:
    """The cues that are here a part of the measure's name: "win rate", "the cost", where another word tells what happens."""
    own = measure_words(clause)
    derived = [
        item
        for item in clause.of("foreign", "derived")
        if {item.text.casefold(), singular(item.text.casefold())} & own
    ]
    cues = [item for item in clause.items if item.kind in ("trend", "compare", "extreme", "factor")]
    named = [
        item
        for item in cues
        if (item.last - item.first == 1 or "-" in item.text)
        and ({item.text.casefold(), singular(item.text.casefold())} & own or _is_compound_of(item, own))
    ]
    return frozenset([*(named if len(named) < len(cues) else []), *derived])


def _is_compound_of(item: Item, own: frozenset[str]) -> bool:
    """`speed-up`: whether all parts of a compound are words for the measure."""
    found = item.text.casefold().split("-")
    return len(found) > 1 and own.issuperset(found)


def movers(clause: Clause) -> frozenset[Item]:
    """The cues that only tell how ticks are passed: "raising the dose from 10 to 40"."""
    spans = [
        item
        for item in clause.items
        if any(isinstance(ref, TickRef) and len(ref.ticks) > 1 and ref.named for ref in parts(item))
    ]
    moving = [
        item
        for item in clause.of("trend", "up", "down")
        if any(0 <= span.first - item.last <= 2 for span in spans)
    ]
    return frozenset(
        item for item in moving if item.text.casefold().endswith("ing") and len(clause.of("trend")) > 1
    )
