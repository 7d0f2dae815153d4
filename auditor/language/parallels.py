"""Several lines named together, a superlative, and a place on the other axis: "A and B peak in May", "A and B are both lowest at 2"."""

import re
from dataclasses import dataclass

from auditor.language.around import before
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PositionRef, TickRef

_PLACED = frozenset("in at on for with under of among between from by to than across over".split())
# A verb of which each of several things is the subject by itself, and no superlative that they may share.
_OWN_VERB = re.compile(
    r"(?:peak|crest|spike|climax|culminate|bottom out|reach|have|attain|show|hit)(?:e?d)?\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Parallels:
    """Lines that have an extreme at a place; `apart` where only each of them by itself can be meant."""

    lines: Item
    place: Item
    apart: bool


def parallels(clause: Clause) -> Parallels | None:
    """The lines of a clause that have their extreme at a place of the other axis; None where it tells another thing."""
    cues = clause.of("extreme")
    lines = [item for item in clause.refs if cues and item.end <= cues[0].start and _several(clause, item)]
    places = [item for item in clause.refs if item not in lines]
    if len(cues) != 1 or len(lines) != 1 or len(places) != 1 or not _across(lines[0], places[0]):
        return None
    own_verb = _OWN_VERB.match(cues[0].text) or _OWN_VERB.search(clause.sentence, clause.start, cues[0].start)
    return Parallels(lines[0], places[0], bool(own_verb or clause.of("quant", "both")))


def _several(clause: Clause, item: Item) -> bool:
    """Whether a mention names several lines of which something is told, and no place."""
    value = item.value
    many = isinstance(value, TickRef) and len(value.ticks) > 1 and not value.every
    return many and not _PLACED & set(before(clause, item, 2))


def _across(lines: Item, place: Item) -> bool:
    """Whether a place is one on the other axis."""
    ends = {value.side for value in (lines.value, place.value) if isinstance(value, TickRef | PositionRef)}
    return ends == {"rows", "columns"}
