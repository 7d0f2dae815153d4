"""What a sentence leaves out: the references behind "except" and its like."""

from auditor.language.around import sentence_norms
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item

_BEING = frozenset("is are was were has have had lie lies stay stays remain remains".split())


def exempt(clause: Clause) -> tuple[list[Item], frozenset[Item]] | None:
    """The references behind "except", and the cues; ([], empty) where there is none, None where it cannot be told what is left out."""
    cues = clause.of("except")
    if not cues:
        return [], frozenset()
    if len(cues) > 1:
        return None
    behind: list[Item] = []
    last = cues[0].last
    for item in clause.refs:
        if item.first >= last and item.first - last <= 5 and not _goes_on(clause, last, item.first):
            behind.append(item)
            last = item.last
    spots = [item for item in behind if isinstance(item.value, Spot)]
    if cues[0].first == 0 and any("," in clause.sentence[item.start : item.end] for item in spots):
        return None  # "except in A, B is above 4": what is left out, and what the rest is said of
    return (behind, frozenset([cues[0], *behind])) if behind else None


def _goes_on(clause: Clause, start: int, end: int) -> bool:
    """`all but A are above 4 in B`: whether the statement goes on behind an exception, and with it what it is said of."""
    gap = sentence_norms(clause.statement.text)[start:end]
    fronted = not any(
        item.last <= clause.of("except")[0].first for item in clause.items if item.kind != "quant"
    )
    told = any(
        item.kind in ("number", "compare", "trend") and start <= item.first < end for item in clause.items
    )
    return told or bool(_BEING & set(gap)) or fronted and "," in gap
