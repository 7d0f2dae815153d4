"""Mentions that narrow what a clause is about, of which its reading makes nothing."""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.claim import OF_CELLS
from auditor.claim_parts import parts, selections
from auditor.claims.measures.confusion import confusions
from auditor.claims.relations.pairs import relation
from auditor.doubt.asked import Asked
from auditor.doubt.lines import unclear_line, unknown_place, unknown_two
from auditor.language.around import before
from auditor.language.clauses import Clause, Spot
from auditor.language.clauses.spots import opens
from auditor.language.items import Item
from auditor.language.limits import may_be_allowed
from auditor.language.numbers import Num
from auditor.language.open_ticks import stretches
from auditor.language.refs import TickRef, axis_of
from auditor.language.strange import compounds
from auditor.world import Selection, same_labels

# What is worked out of a crossing of a set with itself is not what its cells hold.
_DERIVED = re.compile(
    r"\b(?:accurac(?:y|ies)|precision|recalls?|sensitivit(?:y|ies)|specificit(?:y|ies)|f[- ]?1|kappa|error rate|miss rate)\b",
    re.IGNORECASE,
)


# Where a set is crossed with itself, each pair stands twice, and what a member has with itself is hardly meant.
_PAIRWISE = re.compile(
    r"\b(?:pairs?|pairwise|among|amongst|between|each other|one another|mutual\w*|except|apart from|others?|absolute|magnitude|average\w*|averaging|mean)\b|\|\s?r\s?\|",
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
_SAME_THING = re.compile(
    r"\b(?:the|that|this) (?:very )?same (?:row|column|line|cell|pair|class|panel)\b", re.IGNORECASE
)
# "The most of its errors" are more than any others, and not more than half of them.
_THE_MOST = re.compile(r"\bthe (?:most|majority|bulk) of (?:its|their|all)\b", re.IGNORECASE)
_HITS = re.compile(
    r"\b(?:hits?|misses|correct(?:ly)?|right(?:ly)? (?:classified|predicted)|wrong(?:ly)?|at home|elsewhere|abroad|foreign|own)\b",
    re.IGNORECASE,
)


# Kinds that hold whole lines against each other.
_OF_LINES = frozenset(("ratio", "comparison", "gap"))


def passed_over(asked: Asked) -> str:
    """What the clause mentions to narrow what it is about, and its reading makes nothing of; or nothing."""
    clause = asked.clause
    asks = (
        _of_other_things,
        _either_way,
        unknown_two,
        _of_classes,
        _chosen_among,
        _the_same_again,
        unknown_place,
    )
    if unsure := next((reason for ask in asks if (reason := ask(asked))), ""):
        return unsure
    if asked.kind in (*OF_CELLS, "identity") and _of_pairs(clause):
        return "it may speak of pairs, and of nothing with itself"
    if asked.kind not in OF_CELLS:
        return ""
    if _names_a_line(asked):
        return "its number may be the name of a row or column"
    if same_labels(clause.panel(clause.panels[0])) and _DERIVED.search(clause.sentence):
        return "it may speak of what is worked out of the cells"
    of_sign = any(num.value == 0 for num in parts(asked.claim, Num))
    if not of_sign and any(item.kind == "sign" and item not in asked.items for item in clause.items):
        return "it may speak only of values of one sign"
    if asked.of_everything and (narrower := [*compounds(clause), *_part_of_set(clause)]):
        return f"it may speak only of a part: {', '.join(narrower)}"
    if unclear := unclear_line(asked):
        return unclear
    chosen = list(selections(asked.claim))
    ways = (clause, *stretches(clause))
    if chosen and not any(all(_reflected(clause, item, chosen) for item in way.refs) for way in ways):
        return "a place that it names was passed over"
    return ""


def _of_pairs(clause: Clause) -> bool:
    """Whether a clause on a set that is crossed with itself may speak of pairs: of two members, or of all those of one alone."""
    symmetric = clause.of("same", "symmetric", "asymmetric")
    paired = not symmetric and _PAIRWISE.search(clause.text) or clause.of("same", "same") or clause.of("quant", "only")
    return bool(paired) and any(relation(clause.document, panel) for panel in clause.panels)


# "32 × 16": two sizes, of which either may be told first.
_SIZES = re.compile(r"(?<![\w.])(\d{1,4})\s?[x×]\s?(\d{1,4})(?!\w)")


def _either_way(asked: Asked) -> str:
    """Two different sizes that stand for a cell of a grid which has both of them on both axes."""
    clause = asked.clause
    pairs = [found.groups() for found in _SIZES.finditer(clause.text)]
    grids = [(panel.rows, panel.columns) for panel in map(clause.panel, clause.panels)]
    turned = any(
        one != other and all(axis.index(size) is not None for axis in axes for size in (one, other))
        for one, other in pairs
        for axes in grids
    )
    return "which of its two sizes is the row and which the column is not told" if turned else ""


# "Starts highest", "ends last": of all at the beginning or the end of an axis.
_AT_AN_END = re.compile(
    r"\b(?:starts?|started|begins?|began|opens?|opened|ends?|ended|finish(?:es|ed)?|closes?|closed)(?:\s+(?:out|up|off|as|the|\w+ly))*\s+"
    r"(?:\w+est|best|worst|first|last|ahead|behind|(?:the )?(?:most|least) \w+)\b",
    re.IGNORECASE,
)


def _of_other_things(asked: Asked) -> str:
    """Why a superlative may be that of other things than cells or lines; or nothing."""
    clause = asked.clause
    if asked.kind in ("peak", "amount", "ordinal") and _of_differences(clause):
        return "it may speak of differences"
    if asked.kind == "comparison" and _denies_more(asked.clause):
        return "what it denies may be something else"
    if asked.kind == "trend" and _steps_between(asked):
        return "it may tell of the step from one line to another"
    if asked.kind in ("peak", "ordinal", "amount") and _AT_AN_END.search(clause.text):
        return "it may speak of the first or last of an axis"
    if asked.kind == "peak" and _of_line_put_first(asked):
        return "it may be the extreme of the line that is put first"
    if asked.kind == "amount" and may_be_allowed(clause.text):
        return "it may be a limit, and no extreme"
    if asked.kind in ("amount", "peak") and _of_extremes(clause):
        return "it may speak of an extreme among extremes"
    return ""


_OF_THE = re.compile(r"\s+of\s+(?:all\s+)?(?:the\s+|these\s+|those\s+)?(?:row |column )?")
_DIFFERENCES = re.compile(
    r"\b(?:\w+est|most|least|maximum|minimum|max|min)\s+(?:single |overall |relative |absolute )?"
    r"(?:gains?|loss(?:es)?|drops?|falls?|rises?|jumps?|gaps?|differences?|ranges?|spreads?|increases?|decreases?|declines?|steps?|changes?|improvements?|swings?|margins?|leads?)\b"
    r"|\b(?:ranges?|spreads?|gaps?|differences?|gains?|loss(?:es)?|drops?) (?:is|are|was|were) (?:\w+est|most|least)\b",
    re.IGNORECASE,
)


def _of_classes(asked: Asked) -> str:
    """That lines of a confusion matrix were compared: of classes other things are said than of all cells of a line."""
    lines = asked.any_selection(lambda s: (s.rows is None) != (s.columns is None))
    matrix = any(confusions(asked.clause.document, panel) for panel in asked.clause.panels)
    worked_out = matrix and (asked.kind in _OF_LINES and lines or _shares_of_counts(asked))
    return "it may speak of what is worked out of the cells" if worked_out else ""


def _shares_of_counts(asked: Asked) -> bool:
    """Whether shares are told, and the cells are counts."""
    values = [v for panel in asked.clause.panels for v in asked.clause.panel(panel).values.values()]
    told = any(num.unit == "%" or 0 < abs(num.value) < 1 for num in parts(asked.claim, Num))
    return asked.kind in OF_CELLS and told and all(value.step >= 1 for value in values)


def _chosen_among(asked: Asked) -> str:
    clause = asked.clause
    described = asked.kind in ("peak", "ordinal", "comparison") and _CHOSEN_AMONG.search(clause.text)
    # "The best that A manages is 5" is understood to its last word.
    known = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    if asked.kind in ("peak", "ordinal", "comparison") and _CHOSEN_TO.search(clause.text):
        return "it may be the first only of those that do so"
    return "it may be the first only of those that it describes" if described and not known else ""


def _the_same_again(asked: Asked) -> str:
    if asked.kind == "derived-metric" and _THE_MOST.search(asked.clause.text):
        return "it may be said of the largest part"
    again = asked.kind == "derived-metric" and _SAME_THING.search(asked.clause.text)
    return "what it speaks of was named before" if again else ""


def _denies_more(clause: Clause) -> bool:
    """`A overtakes B, and never looks back`: whether what is denied is told behind a joint of its own."""
    cues, denials = clause.of("compare"), clause.of("quant", "none")
    return bool(cues and denials) and all(
        re.search(r"\band\b", clause.sentence[cues[0].end : item.start]) is not None for item in denials
    )


def _of_line_put_first(asked: Asked) -> bool:
    """`With 2 layers the score tops out at 16k`: whether what is told is so in the line that is put first."""
    clause = asked.clause
    spots = [item for item in clause.refs if isinstance(item.value, TickRef | Spot)]
    cues = clause.of("extreme")
    fronted = spots and cues and opens(spots[0], clause.sentence) and spots[0].end <= cues[0].start
    behind = [item for item in spots[1:] if cues and item.start > cues[0].start]
    return bool(fronted) and any(_extreme_there(clause, spots[0].value, item.value) for item in behind)


def _extreme_there(clause: Clause, line: object, other: object) -> bool:
    """Whether the cell where two lines cross is the highest or lowest of the first."""
    panel = clause.panel(clause.panels[0])
    if not (isinstance(line, TickRef) and isinstance(other, TickRef)) or "either" in (line.side, other.side):
        return False
    first, second = (set(ref.indices(axis_of(panel, ref.side))) for ref in (line, other))
    by_row = line.side == "rows"
    found = {(r if by_row else c, c if by_row else r): q.value for (r, c), q in panel.values.items()}
    here = [value for (a, _), value in found.items() if a in first]
    there = [value for (a, b), value in found.items() if a in first and b in second]
    return bool(there) and (max(there) == max(here) or min(there) == min(here))


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


def _names_a_line(asked: Asked) -> bool:
    """`the best for A is 10`: whether a number that no cell holds, told of an extreme, is what a row or column is called."""
    clause = asked.clause
    values = {q.value for panel in clause.document.panels for q in panel.values.values()}
    labels = {
        tick.text
        for n in clause.panels
        for axis in (clause.panel(n).rows, clause.panel(n).columns)
        for tick in axis.ticks
    }
    told = [num for num in parts(asked.claim, Num) if num.value not in values]
    return asked.kind in ("peak", "ordinal") and any(num.text in labels for num in told)


def _part_of_set(clause: Clause) -> list[str]:
    """Words by which, where a set is crossed with itself, only what agrees or only what does not is spoken of."""
    crossed = same_labels(clause.panel(clause.panels[0]))
    return [found.group() for found in _HITS.finditer(clause.text)] if crossed else []


def _reflected(clause: Clause, item: Item, chosen: Sequence[Selection]) -> bool:
    """Whether a selection is bound by a reference to some ticks: it takes these, or all others."""
    refs = (item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,)
    return all(
        not isinstance(ref, TickRef)
        or ref.every
        or ref.side not in ("rows", "columns")
        or any(_bound(clause, ref, selection) for selection in chosen)
        for ref in refs
    )


def _bound(clause: Clause, ref: TickRef, selection: Selection) -> bool:
    axis = axis_of(clause.panel(selection.panel), ref.side)
    taken = selection.rows if ref.side == "rows" else selection.columns
    meant = set(ref.indices(axis))
    return not meant or len(meant) == len(axis.ticks) or (taken is not None and bool(meant & set(taken)))
