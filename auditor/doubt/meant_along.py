"""Sentences that tell how values go along an axis, or where one of its places stands, by words that no mention has."""

import re
from itertools import pairwise

from auditor.claim_parts import parts
from auditor.claims.comparison import Comparison
from auditor.claims.courses.runs import Run
from auditor.doubt.asked import STRUCTURAL, Asked
from auditor.language.clauses import Clause, Spot
from auditor.language.refs import TickRef, axis_of
from auditor.numerals import CARDINALS

# "The later the hour, the longer the delay": how one goes with the other.
_CORRELATIVE = re.compile(
    r"(?:^\W*(?:and |but |so )?|[:;]\s)the\s+(?:more|less|fewer|[a-z]+er|further|worse)\b[^,;.]{0,60},\s+the\s+(?:more|less|fewer|[a-z]+er|worse)\b",
    re.IGNORECASE,
)
_WITH = re.compile(r"\bwith\s+(?:the\s+|greater\s+|increasing\s+)?(?P<what>[a-z]{3,})(?=\W*$)", re.IGNORECASE)
_ALONG = ("trend", "drift", "path", "change", "climb", "effect", "move", "stages", "pairs", "bond", "flow")
# "The last hour": a line by its place on an axis.
_PLACED = re.compile(
    r"\b(?:the|its|their|each|every)\s+(?:very\s+)?(?P<place>first|last|earliest|latest|opening|closing|final|initial|next|previous|middle|outermost|innermost)\s+"
    r"(?P<what>(?!one|two|three|four|few|time|place|value|values|cell|cells|number|numbers|entry|of|in|at|is|was|to|rank|position)[a-z]{3,})\b",
    re.IGNORECASE,
)
_OF_PLACES = (
    "comparison",
    "peak",
    "threshold",
    "range",
    "identity",
    "ordinal",
    "count",
    "value",
    "stability",
    "standing",
    "gap",
    "ratio",
    "average",
)
_TOWARDS = re.compile(
    r"\b(?:towards?|until|till|into|up to|down to|nearing|approaching)\s+(?:the\s+)?$", re.IGNORECASE
)

_OR = re.compile(r"\bor\b", re.IGNORECASE)
_TURN_BEHIND = re.compile(
    r",\s+(?:(?:both|each|all)\s+)?(?:having\s+)?(?:touch(?:ing|ed)|hit(?:ting)?|reach(?:ing|ed)|bottom(?:ing|ed)|peak(?:ing|ed)|topp(?:ing|ed))\b",
    re.IGNORECASE,
)

_OF_EACH = re.compile(
    rf"\b(?:on|in|at|for|during|under)\s+(?:all|each(?:\s+of)?|every|both)\s+(?:the\s+)?(?:(?:{'|'.join(CARDINALS)}|\d+)\s+)?(?P<what>[a-z]{{3,}})\b",
    re.IGNORECASE,
)


def along_or_placed(asked: Asked) -> str:
    """Why a reading may have taken a place for something else, or no way at all; or nothing."""
    questions = (
        _goes_with,
        _along_what,
        _line_by_its_place,
        _way_to_a_place,
        _place_of_the_other,
        _either_line,
        turn_told_behind,
    )
    return next((reason for question in questions if (reason := question(asked))), "")


def _goes_with(asked: Asked) -> str:
    """`The later the hour, the longer the delay`, read as a comparison of things."""
    found = asked.kind not in (*_ALONG, *STRUCTURAL) and _CORRELATIVE.search(asked.clause.text)
    return "it tells how one thing goes with another" if found else ""


def _along_what(asked: Asked) -> str:
    """`It gets drier with height`, where no axis is called so: which way it goes was not made out.

    Along a line that is named there is one way only.
    """
    clause = asked.clause
    found = _WITH.search(clause.text) if asked.kind in _ALONG else None
    if found is None or _made_out(
        clause, clause.start + found.start("what"), clause.start + found.end("what")
    ):
        return ""
    named = {item.value.side for item in clause.refs if isinstance(item.value, TickRef)}
    if named and not any(run.side in named for run in parts(asked.claim, Run)):
        return ""
    return f"along what it goes was not made out: {found.group().strip()}"


def _line_by_its_place(asked: Asked) -> str:
    """`The last hour is the worst`, where no mention tells which line that is."""
    clause = asked.clause
    for found in _PLACED.finditer(clause.text) if asked.kind in _OF_PLACES else ():
        start, end = clause.start + found.start("place"), clause.start + found.end()
        if not _made_out(clause, start, end) and not asked.read_whole:
            return f"which line is meant was not made out: {found.group()}"
    return ""


def _made_out(clause: Clause, start: int, end: int) -> bool:
    return any(item.start < end and start < item.end for item in clause.items)


def _way_to_a_place(asked: Asked) -> str:
    """`The gap closes towards 10:00`, followed along the line at 10:00: it tells of the way there."""
    clause = asked.clause
    for item in clause.items:
        ref = item.value
        if not isinstance(ref, TickRef) or not _TOWARDS.search(clause.sentence[: item.start]):
            continue
        for run in parts(asked.claim, Run):
            own = (
                ref.indices(axis_of(clause.panel(run.panel), ref.side))
                if ref.side in ("rows", "columns")
                else ()
            )
            taken = run.lines.rows if ref.side == "rows" else run.lines.columns
            if run.side != ref.side and set(taken or ()) & set(own):
                return f"it may tell of the way to {item.text}"
    return ""


def _place_of_the_other(asked: Asked) -> str:
    """`Even the highest value of A (11) is below the mean of B at 8`: the place may be that of B alone."""
    if not isinstance(asked.claim, Comparison) or len(asked.claim.contests) != 1:
        return ""
    contest, clause = asked.claim.contests[0], asked.clause
    cues = clause.of("extreme", "max", "min", "good", "bad") + clause.of("aggregate")
    places = [item for item in clause.refs if isinstance(item.value, TickRef)]
    if contest.values[0] is None or not contest.left.measure or len(cues) < 2 or not places:  # fmt: skip
        return ""
    behind = min(item.start for item in places) > max(cue.start for cue in cues)
    return "the place behind may be that of the other alone" if behind else ""


def _either_line(asked: Asked) -> str:
    """`All of them are in the X row or the Y column`, read as where the two cross."""
    clause = asked.clause
    lines = [item for item in clause.items if isinstance(item.value, TickRef | Spot)]
    crossed = any(isinstance(item.value, Spot) and _OR.search(item.text) for item in lines)
    beside = any(
        one.value.side != other.value.side and _OR.search(clause.sentence[one.end : other.start])
        for one, other in pairwise(lines)
        if isinstance(one.value, TickRef) and isinstance(other.value, TickRef)
    )
    return "it may tell of cells on either line" if crossed or beside else ""


def turn_told_behind(asked: Asked) -> str:
    """`A dips and recovers, touching bottom in May`: the place behind is that of the turn, and no end of the way."""
    found = _TURN_BEHIND.search(asked.clause.text) if asked.kind == "trend" else None
    start = asked.clause.start + found.start() if found else 0
    placed = any(item.start > start for item in asked.clause.refs) if found else False
    return "the place behind is that of the turn" if placed else ""


def each_left_out(clause: Clause, kind: str, claim: object) -> str:
    """`On all seven days the peak is at noon`, where no mention tells what days are: it is told of each of something."""
    if kind not in ("peak", "ordinal") or getattr(claim, "each", False):
        return ""
    for found in _OF_EACH.finditer(clause.text):
        start, end = clause.start + found.start("what"), clause.start + found.end()
        if not _made_out(clause, start, end):
            return f"of which lines it is told was not made out: {found.group()}"
    return ""
