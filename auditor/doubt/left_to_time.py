"""That a sentence tells of a part of the way only, counts steps on it, or leaves its verb to the part before it."""

import re

from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.refs import TickRef
from auditor.language.verbs import verb_in

_OF_LINES = ("ordinal", "peak", "comparison", "duel", "identity")
_FOR_A_WHILE = re.compile(
    r"\b(?:until|till|as far as|as long as|so long as|to begin with|to start with|at first|initially|from then on|thereafter|at the outset|in the end)\b",
    re.IGNORECASE,
)
_NEAR = 12  # characters, for a word or two before a name
_LATER = re.compile(
    r"\b(?:later|earlier|sooner|ago|before|after(?:wards)?|apart|in a row|ahead|behind)\b", re.IGNORECASE
)
_RANGED = re.compile(r"(?:\bto\b|\bthrough\b|[-–—])")
_OF_NUMBERS = ("value", "amount", "derived-metric", "peak", "average")
_CHANGING = ("trend", "compare", "range", "stable")


def for_a_while(asked: Asked) -> str:
    """`A trails B until six`, read as trailing it all along or only there; or nothing."""
    clause = asked.clause
    found = _FOR_A_WHILE.search(clause.text) if asked.kind in _OF_LINES else None
    if found is None or asked.kind == "duel" and _names_its_end(clause, found.end()):
        return ""
    return f"it may be told of a part of the way only: {found.group()}"


def _names_its_end(clause: Clause, behind: int) -> bool:
    """Whether the tick that ends the way is named right there: "until May", of which readers of pairs take account."""
    at = clause.start + behind
    return any(item.kind == "ref" and 0 < item.start - at <= _NEAR for item in clause.items)


def verb_left_out(asked: Asked) -> str:
    """`A loses 2, the latter 12`: a number whose verb stands in the part before it, which tells no value; or nothing."""
    clause = asked.clause
    if asked.kind not in _OF_NUMBERS or not clause.start or not clause.numbers:
        return ""
    if any(item.kind in ("aggregate", "extreme", *_CHANGING) for item in clause.items):
        return ""
    if verb_in(clause.sentence, clause.items, clause.start, clause.end) is not None:
        return ""
    before = [item for item in clause.before if item.kind in _CHANGING]
    return "its verb may be the one of the part before it" if before else ""


def lines_of_time(asked: Asked) -> str:
    """`Two weeks later three hives were`, read as a grid of two columns and three rows; or nothing."""
    found = _LATER.search(asked.clause.text) if asked.kind == "shape" else None
    return f"its numbers may count steps: {found.group()}" if found else ""


_OF_A_GRID = re.compile(
    r"\b(?:grids?|tables?|matri(?:x|ces)|(?:heat ?)?maps?|panels?|figures?|plots?|rows?|columns?|cells?|tiles?|squares?|boxes"
    r"|fields?|ax[ei]s|by|wide|high|tall|long|across|down|ma(?:k|d)\w*|cover\w*|compar\w+|list\w*|show\w*|test\w*|measur\w+"
    r"|stud\w+|arrang\w+|there|ha[sdv]e?|consist\w*|contain\w*|compris\w+|with|is|are|was|were|run|runs|ran)\b|[×x*]",
    re.IGNORECASE,
)


def no_grid_told(asked: Asked) -> str:
    """`Five gauges reported`, read as a grid of five rows: it may count those that did so; or nothing."""
    told = asked.kind != "shape" or _OF_A_GRID.search(asked.clause.text)
    return "" if told else "it may count those of which its verb is told"


def range_as_subject(asked: Asked) -> str:
    """`Doses 5 to 7 gain with every hour`, read as a gain from dose 5 to dose 7; or nothing."""
    clause = asked.clause
    refs = [item for item in clause.items if item.kind == "ref"]
    if asked.kind not in ("change", "trend", "move") or not refs or not isinstance(refs[0].value, TickRef):
        return ""
    opens = not clause.text[: max(0, refs[0].start - clause.start)].strip(" *_-")
    gap = clause.sentence[refs[0].end : refs[1].start] if len(refs) > 1 else ""
    ranged = len(refs[0].value.ticks) > 1 and _RANGED.search(refs[0].text) or _RANGED.fullmatch(gap.strip())
    return f"what goes so may be each of them: {refs[0].text}" if opens and ranged else ""
