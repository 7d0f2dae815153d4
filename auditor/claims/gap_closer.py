"""Two gaps held against each other: "A is closer to B than to C", "in May A is nearer to C than to B"."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.contesting import select
from auditor.claims.gap_pairs import Name, names_of
from auditor.claims.gap_places import GapAt, GapPlaces
from auditor.claims.relations.pairs import relation
from auditor.language.clauses import Clause
from auditor.language.refs import PanelRef
from auditor.language.residue import hypothetical, unknown_words
from auditor.world import Selection

_CLOSER = re.compile(
    r"\b(?:(?P<near>closer|nearer)|farther|further)(?: away)? (?:to|from)\b(?P<one>.+?)\bthan (?:(?:it|they) (?:is|was|are|were) )?(?:to|from)\b",
    re.IGNORECASE,
)
_OTHERS = ("number", "extreme", "trend", "rank", "factor", "not", "except", "same", "compare")


def read(clause: Clause) -> Iterator[Reading]:
    """One thing and two others of its side, with the places at which they are looked at."""
    found = _CLOSER.search(clause.sentence, clause.start, clause.end)
    if not found or any(clause.of(kind) for kind in _OTHERS) or hypothetical(clause) or unknown_words(clause):
        return
    if any(relation(clause.document, panel) for panel in clause.panels):
        return  # where two members stand to each other as one cell tells
    names = names_of(clause.items)
    before = [name for name in names if name.item.start < found.start()]
    one = next((name for name in names if found.start("one") <= name.item.start < found.end("one")), None)
    other = next((name for name in names if name.item.start >= found.end()), None)
    if one is None or other is None or one.side != other.side or one.side == "either":
        return
    own = [name for name in before if name.side == one.side]
    rest = [name for name in names if name not in (*own, one, other)]
    if len(own) != 1 or any(name.side == one.side for name in rest):
        return
    gaps = [_two(clause, own[0], rival, rest) for rival in (one, other)]
    if gaps[0] is None or gaps[1] is None:
        return
    part = GapAt(gaps[0], None, "min" if found["near"] else "max", (gaps[1],))
    panels = tuple(dict.fromkeys(s.panel for gap in gaps if gap for s in gap))
    yield Reading(GapPlaces((part,)), frozenset(clause.items), panels, bool(clause.of("hedge")))


def _two(
    clause: Clause, own: Name, rival: Name, places: Sequence[Name]
) -> tuple[Selection, Selection] | None:
    """The cells of both at the places told; None where it is not clear in which panel."""
    panels = [name.ref for name in places if isinstance(name.ref, PanelRef)]
    lines = [name.ref for name in places if not isinstance(name.ref, PanelRef)]
    found: list[Selection] = []
    for name in (own, rival):
        ref = name.ref if isinstance(name.ref, PanelRef) else panels[0] if panels else PanelRef(clause.panels)
        refs = lines if isinstance(name.ref, PanelRef) else [name.ref, *lines]
        chosen = select(clause, ref.panels[0], refs) if len(ref.panels) == 1 else None
        if chosen is None:
            return None
        found.append(chosen)
    return found[0], found[1]
