"""From clauses to what they say of how cells look: "column 5 is filled", "six cells are in bold", "only row C has gaps"."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.looks.claims import Look, Looks
from auditor.claims.looks.facts import Said
from auditor.claims.looks.frames import framed
from auditor.claims.looks.scenes import placed_gaps
from auditor.claims.looks.symbols import symbols
from auditor.claims.tints.cells import noted
from auditor.language.clauses import Clause

# A look, words for it, cells that there are none of, or a list of counts.
_TELLING = re.compile(r"L|t|zC|[Nz]R")


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take the places of each frame that the whole clause fits; else what its places lack."""
    found = list(_framed(clause))
    yield from found
    if not found:
        whole = ((clause.start, clause.end),)
        for claim in placed_gaps(clause):
            yield Reading(claim, frozenset(clause.items), clause.panels, False, whole)


def _framed(clause: Clause) -> Iterator[Reading]:
    line = symbols(clause)
    while line and line[0].letter == ",":
        line = line[1:]
    letters = "".join(symbol.letter for symbol in line).rstrip(",")
    if not _TELLING.search(letters):
        return
    for frame in framed(letters):
        said = Said(clause, line, frame)
        if said.look is None or not _shown(clause, said.look):
            continue
        for facts, sure in said.facts():
            if facts and sure:
                panels = tuple(dict.fromkeys(s.panel for fact in facts for s in (*fact.scope, *fact.there)))
                whole = ((clause.start, clause.end),)
                hedged = bool(clause.of("hedge")) or said.look.kind == "coloured"
                yield Reading(Looks(facts), frozenset(clause.items), panels, hedged, whole)


def _shown(clause: Clause, look: Look) -> bool:
    """Whether the panels show anything of the sort: colours noted for cells, cells without a value."""
    if look.kind == "coloured":
        return all(noted(clause.panel(index)) for index in clause.panels)
    return True
