"""Numbers of things that were read as the shape of a grid, where the words tell of no grid."""

import re

from auditor.doubt.asked import Asked

_LATER = re.compile(
    r"\b(?:later|earlier|sooner|ago|before|after(?:wards)?|apart|in a row|ahead|behind)\b", re.IGNORECASE
)
_OF_A_GRID = re.compile(
    r"\b(?:grids?|tables?|matri(?:x|ces)|(?:heat ?)?maps?|panels?|figures?|plots?|rows?|columns?|cells?|tiles?|squares?|boxes"
    r"|fields?|ax[ei]s|by|wide|high|tall|long|across|down|ma(?:k|d)\w*|cover\w*|compar\w+|list\w*|show\w*|test\w*|measur\w+"
    r"|stud\w+|arrang\w+|there|ha[sdv]e?|consist\w*|contain\w*|compris\w+|with|is|are|was|were|run|runs|ran)\b|[×x*]",
    re.IGNORECASE,
)


def lines_of_time(asked: Asked) -> str:
    """`Two weeks later three hives were`, read as a grid of two columns and three rows; or nothing."""
    found = _LATER.search(asked.clause.text) if asked.kind == "shape" else None
    return f"its numbers may count steps: {found.group()}" if found else ""


def no_grid_told(asked: Asked) -> str:
    """`Five gauges reported`, read as a grid of five rows: it may count those that did so; or nothing."""
    told = asked.kind != "shape" or _OF_A_GRID.search(asked.clause.text)
    return "" if told else "it may count those of which its verb is told"
