"""Parts of sentences of which nothing was made, and which yet tell something: silence on them would be no honest count.

A part is listed where it names a row, a column, a cell or a panel and holds a word that compares, counts or tells of a
change, be it one that no reader knows.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Judged, Verdict
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, PanelRef
from auditor.verdicts import panel_name

_TELLING = re.compile(
    r"\b(?:(?!other\b|rather\b|under\b|over\b|after\b|whether\b)[a-z]{2,}er\s+than|than|more|less|fewer|most|least|best|worst|better|worse|twice|thrice|half|double|"
    r"(?!rest\b|test\b|forest\b|west\b|east\b|interest\b|request\b|latest\b|suggest\b|harvest\b|honest\b)[a-z]{3,}est|"
    r"all|every|each|both|only|alone|none|no|nobody|nothing|any|neither|nowhere|everywhere|always|never|invariably|without\s+exception|whichever|whatever|"
    r"too|instead|likewise|extremes?|records?|winner|loser|"
    r"pays?|paid|hurts?|helps?|manages?|topped|headed|beaten|unrivalled|f[ae]ll(?:s|en|ing)?|r[io]se[sn]?|drop(?:s|ped)?|(?:dies|died|calms?|calmed)\s+down|thins?|thinned|loses?|lost|gain(?:s|ed)?)\b",
    re.IGNORECASE,
)
_FEWEST_WORDS = 4


def unheard(parts: Sequence[Clause], judged: Sequence[Judged]) -> Iterator[Judged]:
    """Those parts of a sentence on which no verdict was given, although they tell something of the data."""
    for clause in parts:
        if not _meets(clause, judged) and _tells(clause):
            yield Judged(
                clause.span, clause.shown_text, panel_name(clause, ()), "", "", Verdict.NOT_UNDERSTOOD
            )


def _meets(clause: Clause, judged: Sequence[Judged]) -> bool:
    span = clause.span
    return any(one.span.start < span.end and span.start < one.span.end for one in judged)


def _tells(clause: Clause) -> bool:
    named = [
        item
        for item in clause.refs
        if not isinstance(item.value, AxisRef) and not (isinstance(item.value, PanelRef) and item.value.every)
    ]
    rest = clause.text
    return bool(named) and len(rest.split()) >= _FEWEST_WORDS and bool(_TELLING.search(rest))
