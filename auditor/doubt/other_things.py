"""Superlatives, and words of change, that may be said of other things than those that a reading takes them for."""

import re
from itertools import pairwise

from auditor.claim_parts import parts
from auditor.claims.comparison_context import in_race
from auditor.claims.contests import Contest
from auditor.doubt.asked import Asked
from auditor.doubt.lines_put_first import of_line_put_first
from auditor.language.around import before
from auditor.language.clauses import Clause, Spot
from auditor.language.clauses.spots import opens
from auditor.language.items import Item
from auditor.language.limits import may_be_allowed
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.tick_views import is_written_as_tick
from auditor.world import Selection

# "Starts highest", "ends last": of all at the beginning or the end of an axis.
_AT_AN_END = re.compile(
    r"\b(?:start(?:s|ed|ing)?|begins?|began|beginning|open(?:s|ed|ing)?|end(?:s|ed|ing)?|finish(?:es|ed|ing)?|clos(?:es?|ed|ing))(?:\s+(?:out|up|off|as|the|\w+ly))*\s+"
    r"(?:\w+est|best|worst|first|last|ahead|behind|(?:the )?(?:most|least) \w+)\b",
    re.IGNORECASE,
)
# "The busiest of old, ends at 25": a number that stands at an end, whatever else is called an extreme.
_VALUE_AT_AN_END = re.compile(
    r"\b(?:start|begin|open|end|finish|clos)(?:s|es|ed|ing|ning)?\s+(?:(?:up|out|off|only|just)\s+)*(?:at|on|with)\s+(?:(?:only|just|about|around|a|mere)\s+)*\d",
    re.IGNORECASE,
)


def of_other_things(asked: Asked) -> str:
    """Why a superlative may be that of other things than cells or lines; or nothing."""
    clause = asked.clause
    if asked.kind in ("peak", "amount", "ordinal") and _of_differences(clause):
        return "it may speak of differences"
    if reason := _of_one_alone(asked):
        return reason
    if asked.kind == "comparison" and _denies_more(asked.clause):
        return "what it denies may be something else"
    if asked.kind == "trend" and _steps_between(asked):
        return "it may tell of the step from one line to another"
    if asked.kind in ("peak", "ordinal", "amount", "comparison") and _AT_AN_END.search(clause.text):
        return "it may speak of the first or last of an axis"
    if asked.kind in ("peak", "ordinal", "amount") and _VALUE_AT_AN_END.search(clause.text):
        return "its number may be that of the first or last of an axis"
    if asked.kind == "peak" and of_line_put_first(asked):
        return "it may be the extreme of the line that is put first"
    if asked.kind == "ordinal" and _is_bare_rank(clause):
        return "it does not tell among what it has its place"
    if asked.kind == "amount" and may_be_allowed(clause.text):
        return "it may be a limit, and no extreme"
    if asked.kind in ("amount", "peak") and _of_extremes(clause):
        return "it may speak of an extreme among extremes"
    return ""


# "A is second with 171": a place among what was spoken of before, and not within the line A.
_BARE_RANK = re.compile(
    r"\b(?:is|are|was|were|comes?|came|ranks?|ranked)\s+(?:only\s+)?(?P<rank>\w+)\s+(?:with|at)\s+(?=\d)",
    re.IGNORECASE,
)


def _is_bare_rank(clause: Clause) -> bool:
    found = _BARE_RANK.search(clause.text)
    if found is None or re.search(r"\bown\b", clause.text):
        return False
    at = clause.start + found.start("rank")
    return any(cue.start <= at < cue.end and not cue.has("extreme") for cue in clause.of("rank")) and not any(
        isinstance(item.value, Spot) for item in clause.refs
    )


_OF_THE = re.compile(r"\s+of\s+(?:all\s+)?(?:the\s+|these\s+|those\s+)?(?:row |column )?")
_DIFFERENCES = re.compile(
    r"\b(?:\w+est|most|least|maximum|minimum|max|min)\s+(?:single |overall |relative |absolute )?"
    r"(?:gains?|loss(?:es)?|drops?|falls?|rises?|jumps?|gaps?|differences?|ranges?|spreads?|increases?|decreases?|declines?|steps?|changes?|improvements?|swings?|margins?|leads?)\b"
    r"|\b(?:ranges?|spreads?|gaps?|differences?|gains?|loss(?:es)?|drops?) (?:is|are|was|were) (?:\w+est|most|least)\b",
    re.IGNORECASE,
)


# "The largest that fits", "the best model that was kept": of those of which something more is said.
_CHOSEN_AMONG = re.compile(
    r"\b(?:\w+est|best|worst|(?:most|least) \w+)\s+(?:\w+\s+)?(?:that|which|who)\s+(?!(?:is|are|was|were)\s+(?:found|seen|reached|shown|given)\b"
    r"|(?:appears?|occurs?)\b)",
    re.IGNORECASE,
)
# "The smallest to fit in every column".
_CHOSEN_TO = re.compile(
    r"\b(?:\w{2,}est|worst|(?:most|least) \w+)\s+(?:\w+\s+)?to\s+(?!be\b)(?=[a-z]+\b)(?!the\b|an?\b|its?\b|all\b|each\b|every\b)[a-z]+\s+(?:in|on|at|into|the|an?|all|every|each)\b",
    re.IGNORECASE,
)


def chosen_among(asked: Asked) -> str:
    """Why a superlative may hold only among things of which something more is said ("the largest that fits"); or nothing."""
    clause = asked.clause
    described = asked.kind in ("peak", "ordinal", "comparison") and _CHOSEN_AMONG.search(clause.text)
    # "The best that A manages is 5" is understood to its last word.
    known = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    if asked.kind in ("peak", "ordinal", "comparison") and _CHOSEN_TO.search(clause.text):
        return "it may be the first only of those that do so"
    return "it may be the first only of those that it describes" if described and not known else ""


def _of_the_whole(contest: Contest) -> bool:
    """`Nobody beats A at x`: whether a cell was held against cells of other rows and other columns as well."""
    mine = contest.left.scope[0]
    apart = any(s.rows != mine.rows and s.columns != mine.columns for s in contest.right.scope)
    return contest.nobody and mine.is_cell and apart


def _of_one_alone(asked: Asked) -> str:
    """Why what is held against others may be told of one of them, of one place, or the other way round; or nothing."""
    clause = asked.clause
    if asked.kind == "comparison" and not clause.numbers and in_race(clause, _compared(asked)):
        return "who is ahead may have the larger number"
    lines = bool(clause.axes)  # "no row beats A at x", and not "nothing does"
    if lines and asked.kind == "comparison" and any(map(_of_the_whole, asked.claim.contests)):
        return "the others may be meant where it stands, and not everywhere"
    if asked.kind == "pairs" and _behind_place(clause):
        return "it may be told of the pairs of one alone"
    return ""


def _compared(asked: Asked) -> list[Item]:
    return [item for item in asked.clause.of("compare") if item in asked.items]


def _behind_place(clause: Clause) -> bool:
    """`For A, B is the one with the highest value`: whether a name is put first, and another one is the subject."""
    refs = [item for item in clause.refs if isinstance(item.value, TickRef)]
    return (
        len(refs) > 1
        and opens(refs[0], clause.sentence)
        and clause.sentence[refs[0].end :].lstrip().startswith(",")
    )


def _denies_more(clause: Clause) -> bool:
    """`A overtakes B, and never looks back`: whether what is denied is told behind a joint of its own."""
    cues, denials = clause.of("compare"), clause.of("quant", "none")
    return bool(cues and denials) and all(
        re.search(r"\band\b", clause.sentence[cues[0].end : item.start]) is not None for item in denials
    )


def _steps_between(asked: Asked) -> bool:
    """`Going from A to B helps`: whether the ends of a way were taken for lines in which something else changes."""
    refs = [
        item for item in asked.clause.refs if isinstance(item.value, TickRef) and len(item.value.ticks) > 1
    ]
    ways = [item for item in refs if before(asked.clause, item, 1) in (("from",), ("between",))]
    return any(asked.any_selection(lambda s, way=way: _takes_ends(asked.clause, way, s)) for way in ways)  # type: ignore[misc]


def _takes_ends(clause: Clause, way: Item, selection: Selection) -> bool:
    """Whether a selection takes no other lines of an axis than some that a mention names."""
    ref = way.value
    assert isinstance(ref, TickRef)
    taken = {"rows": selection.rows, "columns": selection.columns}.get(ref.side)
    return bool(taken) and set(taken or ()) <= set(
        ref.indices(axis_of(clause.panel(selection.panel), ref.side))
    )


def _of_differences(clause: Clause) -> bool:
    """`the largest drop`: whether a difference is called large; not where the document has the name ("test loss is lowest")."""
    names = [(item.start, item.end) for item in clause.items if item.kind == "ref"]
    ends = (
        (clause.start + found.start(), clause.start + found.end() - 1)
        for found in _DIFFERENCES.finditer(clause.text)
    )
    return any(not any(a <= at < b for a, b in names for at in span) for span in ends)


def _of_extremes(clause: Clause) -> bool:
    """`the lowest maximum`, `the highest of the lowest`: whether one extreme qualifies another."""
    pairs = pairwise(clause.of("extreme"))
    return any(
        0 <= two.first - one.last <= 1 or _OF_THE.fullmatch(clause.sentence, one.end, two.start)
        for one, two in pairs
    )


def best_of_an_axis(asked: Asked) -> str:
    """`the best dose for A is 10`: that an extreme is told of an axis, one of whose ticks its number is; or nothing."""
    clause = asked.clause
    told = {num.text for num in parts(asked.claim, Num)}
    ends = {cue.last for cue in clause.of("extreme")}
    sides = [
        item.value.side for item in clause.axes if item.first in ends and isinstance(item.value, AxisRef)
    ]
    ticks = (tick for n in clause.panels for side in sides for tick in axis_of(clause.panel(n), side).ticks)
    return "its number may be the name of a row or column" if any(t.text in told for t in ticks) else ""


def names_a_line(asked: Asked) -> bool:
    """`the best for A is 10`: whether a number told of an extreme is what a row or column is called.

    That is so where no cell holds it, or where its letters are those of a label ("12h").
    """
    clause = asked.clause
    values = {q.value for panel in clause.document.panels for q in panel.values.values()}
    labels = {
        tick.text
        for n in clause.panels
        for axis in (clause.panel(n).rows, clause.panel(n).columns)
        for tick in axis.ticks
    }
    told = [num for num in parts(asked.claim, Num) if num.value not in values]
    named = any(num.text in labels for num in told) or is_written_as_tick(clause)
    return asked.kind in ("peak", "ordinal") and named
