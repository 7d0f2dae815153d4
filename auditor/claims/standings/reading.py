"""Clauses read as places of lines among their like, in each panel that they speak of."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.found import Ref
from auditor.claims.standings.claims import Margin, Standing, Standings, Test
from auditor.claims.standings.places import lines_named, placed, plain_lines
from auditor.claims.standings.walk import Said, Walk
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause
from auditor.language.refs import axis_of
from auditor.language.standing_words import ORDINAL
from auditor.language.strange import strange_words
from auditor.model import Panel

_TELLING = re.compile(
    rf"\b(?:{ORDINAL}|last|top\w*|bottom|front|winners?|win|wins|won|unbeaten|lead|leads|led|"
    r"runner|penultimate|rear|close[sd]?|head(?:s|ed)|best|worst|\w+est|most|least|that place|follows?|beat\w*|outperform\w*|outscore\w*|los(?:es?|t)|"
    r"surpass\w*|exceed\w*|trail\w*|overtak\w+|better|worse|higher|lower|ahead|behind|outdo\w*|defeat\w*|next|rival|alone|short|place|position|spot)\b",
    re.IGNORECASE,
)


_SHARED = re.compile(r"\b(?:joint(?:ly)?|tie[sd]?|equal|level|together|share[sd]?|both|or)\b", re.IGNORECASE)


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for all panels of the clause together, and one for each where it does not tell which it means."""
    said = Walk(clause).said() if _TELLING.search(clause.text) and not _of_means(clause) else []
    if not said:
        return
    sure = clause.named or len(clause.panels) == 1
    groups = [clause.panels] if sure else [clause.panels, *((panel,) for panel in clause.panels)]
    certain, whole = not _strange(clause, said) and not _cell_meant(clause), ((clause.start, clause.end),)
    for panels in groups:
        parts = [_standing(clause, panel, one) for panel in panels for one in said]
        if parts and all(parts):
            claim = Standings(tuple(part for part in parts if part is not None), certain)
            yield Reading(claim, frozenset(clause.items), panels, bool(clause.of("hedge")), whole)


def _of_means(clause: Clause) -> bool:
    """`A has the best average over all fields`: whether it is the mean that has a place, and not each line."""
    ends = {item.last for item in clause.of("extreme")}
    return any(item.first in ends for item in clause.of("aggregate", "mean", "sum", "median"))


# "The runner-up is A in May": of all cells, as another sentence tells the highest of these, or of those in May.
_ONE_CELL = re.compile(
    r"\W*(?:(?:and|but)\s+)?(?:the\s+)?(?:runner-up|second(?:[\s-]place)?|third(?:[\s-]place)?|next)\s+(?:is|was|comes|goes\s+to|belongs\s+to)\s+"
    r"(?:the\s+)?\S+(?:\s+\S+)?\s+(?:in|on|at)\s+\S+(?:\s+\d\S*)?\W*",
    re.IGNORECASE,
)


def _cell_meant(clause: Clause) -> bool:
    return _ONE_CELL.fullmatch(clause.text) is not None


def _strange(clause: Clause, said: list[Said]) -> list[str]:
    """The words for what is measured or counted that the document does not know, unless it has no name for what is counted."""
    loose = [place for one in said for place in one.measured]
    loose += [place for one in said if _is_labelled(clause, one) for place in one.counted]
    known, at = [], clause.start
    for start, end in sorted(loose):
        known.append((at, start))
        at = max(at, end)
    return strange_words(clause, [*known, (at, clause.end)])


def _is_labelled(clause: Clause, said: Said) -> bool:
    """Whether the lines that cross what is spoken of have a name."""
    return any(axis_of(clause.panel(n), OTHER_SIDE[said.subject.side]).label for n in clause.panels)


def _standing(clause: Clause, panel: int, said: Said) -> Standing | None:
    """What is said, of a panel; None where it lacks what is named."""
    grid = clause.panel(panel)
    side = said.subject.side
    own = lines_named(grid, side, (said.subject,))
    where = placed(grid, OTHER_SIDE[side], said.told)
    others = [_line(grid, side, ref) for ref in (said.rival, said.behind, said.beside)]
    if own is None or len(own) != 1 or where is None or any(found is None for found in others):
        return None
    rival, behind, beside = (found[0] if found else None for found in others)
    if own[0] in (rival, behind) or (said.value or said.margin) is not None and len(where.held) != 1:
        return None
    if said.margin and (said.rank == 1) != said.ahead:
        return None
    like = plain_lines(axis_of(grid, side))
    among = tuple(sorted({*like, *(n for n in (own[0], behind) if n is not None)}))
    return Standing(
        panel,
        side,
        own[0],
        among,
        Test(said.direction, said.rank, rival, behind),
        where.places,
        where.held,
        where.missed,
        where.count,
        said.value,
        Margin(said.margin, said.rank + 1 if said.ahead else 1, beside) if said.margin else None,
        bool(_SHARED.search(clause.text)),
    )


def _line(grid: Panel, side: str, ref: Ref | None) -> tuple[int, ...] | None:
    """The line that is named; nothing where none is, None where a panel lacks it."""
    return lines_named(grid, side, (ref,)) if ref is not None else ()
