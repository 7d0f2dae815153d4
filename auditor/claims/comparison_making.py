"""From the parts of a comparison to claims: what is measured on either side, and how strongly they differ."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.better import better
from auditor.claims.comparison import Comparison
from auditor.claims.contesting import Matchup, exempt_selections, groups, matchups
from auditor.claims.contests import Contest
from auditor.claims.told_of_each import one_by_one
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue
from auditor.language.items import Item
from auditor.language.margins import Part
from auditor.language.quantifiers import Quantifier, share_of
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.language.strange import topic
from auditor.language.wording import Wording
from auditor.world import Selection

OTHER_WORDS = ("other", "others", "another", "rest", "remaining", "else", "same")
_TURNED = {
    ">": "<",
    "<": ">",
    "good": "bad",
    "bad": "good",
    ">=": "<=",
    "<=": ">=",
    "no worse": "no better",
    "no better": "no worse",
    "=": "=",
}
FLIPPED = {
    ">": "<=",
    "<": ">=",
    ">=": "<",
    "<=": ">",
    "good": "no better",
    "bad": "no worse",
    "no worse": "bad",
    "no better": "good",
}


def comparisons_of(
    clause: Clause,
    words: Wording,
    parts: Sequence[Part],
    quant: Quantifier,
    flip: bool,
    out: Sequence[Item],
    either: str,
) -> Iterator[Comparison]:
    """The comparisons that the parts of a sentence make, in each way of taking lists and measures."""
    without = exempt_selections(clause, out, clause.panels, either) if out else ()
    if out and not without:
        return
    if any(_first_of_either(part, clause) for part in parts):
        return
    lines = _lines_shared(clause)
    if lines and any(a.dimension == lines for part in parts for a in (*part.sides.left, *part.sides.right)):
        return  # "A beats two thirds of the rows" tells of the others, and not where it does
    sure = clause.named or len(clause.panels) == 1 or any(a.dimension == "panel" for a in parts[0].sides.left)
    others = parts[0].sides.others and words.has(*OTHER_WORDS) and _chosen_among(clause, parts[0].cue, quant)
    if quant.kind == "plain" and _superlative(parts[0].cue) and one_by_one(clause, parts):
        if flip:
            return  # "A is not the best on every field" leaves open on how many it is
        quant = replace(quant, kind="all")
    for each in (True, False) if _several(parts) else (True,):
        for measures in _measures(clause, words, parts, quant):
            contests = _with_pairs(
                [c for part in parts for c in _contests(clause, words, part, flip, without, each, measures)],
                parts,
            )
            if not contests or any(map(_of_single_cells, contests)):
                continue
            yield Comparison(contests, quant, lines, sure, others)
            if each and _by_lines(clause) and not measures[0] and quant.kind == "all" and not _placed(parts):
                yield Comparison(contests, quant, _by_lines(clause), sure)


def _of_single_cells(contest: Contest) -> bool:
    """Whether "the lowest in May" would be that of a single cell, as its line was taken over from the other side."""
    sides = (contest.left, contest.right)
    extremes = any(side.measure in ("min", "max") for side in sides)
    return extremes and all(len(side.scope) == 1 and side.scope[0].is_cell for side in sides)


def _first_of_either(part: Part, clause: Clause) -> bool:
    """`both are worst at 2 or 8`: a superlative at one place or another, which no single comparison tells."""
    superlative = bool(part.cue.items) and part.cue.items[0].kind == "extreme"
    return superlative and any(
        isinstance(item.value, TickRef) and re.search(r"\bor\b", item.text) for item in clause.items
    )


def _contests(
    clause: Clause,
    words: Wording,
    part: Part,
    flip: bool,
    without: tuple[Selection, ...],
    each: bool,
    measures: tuple[str, str],
) -> Iterator[Contest]:
    """What one part of a sentence holds against each other, where lists are taken one by one or together."""
    cue, told = part.cue, part.told
    relation = FLIPPED.get(cue.relation, "") if flip else cue.relation
    if part.sides.mirrored:
        relation = _TURNED[FLIPPED[relation]]
    degree = _degree(clause, words, cue)
    side = _by_lines(clause) if any(measures) else ""
    matched = [
        (one, two)
        for pair in matchups(clause, part.sides, each)
        for one, two in _line_by_line(clause, pair, side)
        if not any(out.covers(one) or out.covers(two) for out in without)
    ]
    found = list(groups(matched, measures, without))
    of_one = part.sides.others and told.right is not None and len(found) > 1
    for left, right in found:
        values = (told.left, None if of_one else told.right)
        yield Contest(left, right, relation, degree, told.amount, values, part.sides.mirrored)
    if of_one and len({left for left, _ in found}) == 1:
        # "A leads (94 against 91)": one of the others has that value, and not each of them
        rivals = tuple(s for _, right in found for s in right.scope)
        left, right = found[0]
        yield Contest(left, replace(right, scope=rivals), relation, values=(told.left, told.right))


def _line_by_line(clause: Clause, pair: Matchup, side: str) -> Iterator[Matchup]:
    """`In every row the mean of A is above that of B`: two selections as those in each line of a side, where both have all of it."""
    sizes = {len(axis_of(clause.panel(one.panel), side).ticks) for one in pair} if side else set()
    picked = [one.rows if side == "rows" else one.columns for one in pair]
    if len(sizes) != 1 or any(ticks is not None and len(ticks) not in sizes for ticks in picked):
        yield pair
        return
    one, two = pair
    for n in range(sizes.pop()):
        if side == "rows":
            yield replace(one, rows=(n,)), replace(two, rows=(n,))
        else:
            yield replace(one, columns=(n,)), replace(two, columns=(n,))


def _with_pairs(contests: list[Contest], parts: Sequence[Part]) -> tuple[Contest, ...]:
    """The contests, each with its pair of values where several are listed; none where they are not as many."""
    pairs = parts[0].told.pairs if len(parts) == 1 else ()
    if not pairs:
        return tuple(contests)
    if len(pairs) != len(contests):
        return ()
    return tuple(replace(one, values=two) for one, two in zip(contests, pairs, strict=True))


def _lines_shared(clause: Clause) -> str:
    """`in two thirds of the rows`: the side of whose lines a part is told."""
    told_share = share_of(clause)
    things = told_share[0].things if told_share else "cells"
    return things if things != "cells" else ""


def _several(parts: Sequence[Part]) -> bool:
    """Whether a side names several things, which may be meant one by one or together."""
    refs = [atom.ref for part in parts for atom in (*part.sides.left, *part.sides.right)]
    return any(
        isinstance(ref, TickRef) and len(ref.ticks) > 1 or isinstance(ref, PanelRef) and len(ref.panels) > 1
        for ref in refs
    )


def _chosen_among(clause: Clause, cue: Cue, quant: Quantifier) -> bool:
    """`beats most of the others`: the quantifier counts the others, not the cells."""
    return quant.kind in ("most", "count", "all but", "nearly all") and any(
        item.first >= cue.right for item in clause.items if item.kind in ("quant", "number")
    )


def _placed(parts: Sequence[Part]) -> bool:
    """`at 2 bar and 8 bar A beats B at every speed`: whether single lines are named as the place, so that cells are meant."""
    where = [atom.ref for part in parts for atom in part.sides.where]
    return any(isinstance(ref, TickRef) and ref.ticks and not ref.every for ref in where)


def _by_lines(clause: Clause) -> str:
    """`for each ratio`: the side whose lines are told one by one; where both sides are ("at every dose and depth"), it is said of cells."""
    told = {
        part.side
        for item in clause.items
        for part in (item.value, getattr(item.value, "rows", None), getattr(item.value, "columns", None))
        if isinstance(part, TickRef) and part.every and not part.ticks
    }
    joined = {
        axis.value.side
        for axis in clause.axes
        if isinstance(axis.value, AxisRef)
        and re.search(r"\b(?:and|or)$", clause.sentence[: axis.start].rstrip())
    }
    return told.pop() if len(told) == 1 and not joined - told else ""


def measure_cues(clause: Clause) -> list[Item]:
    """The words for means, sums and extremes."""
    return [
        item
        for item in clause.items
        if item.kind in ("aggregate", "extreme") and not item.has("aggregate", "spread")
    ]


def _measures(
    clause: Clause, words: Wording, parts: Sequence[Part], quant: Quantifier
) -> list[tuple[str, str]]:
    """The measures of both sides: one that is told for the left side holds for the right one too."""
    cue = parts[0].cue
    superlative = _superlative(cue)
    found = [item for item in measure_cues(clause) if not superlative or item.kind == "aggregate"]
    if superlative:
        told_measure = [str(item.value) for item in found]
        if len(set(told_measure)) > 1:
            return []  # "the biggest sum, and B averages 2" tells two things
        plain = [("", "")] if quant.kind == "all" else [("mean", "mean"), ("", "")]
        return (
            [(m, m) for m in told_measure] + ([("", "")] if quant.kind == "all" else []) if found else plain
        )
    if not found:
        return (
            [("", ""), ("mean", "mean")]
            if words.has("overall", "on the whole") and quant.kind == "generally"
            else [("", "")]
        )
    left = [item for item in found if item.first < cue.first or item.first < cue.right]
    right = [item for item in found if item not in left]
    if (
        len(left) > 1
        or len(right) > 1
        or any(item.kind == "extreme" and not _of_something(clause, words, item) for item in found)
    ):
        return []
    one, two = (_measure(clause, side[0]) if side else "" for side in (left, right))
    return [(one or ("" if not right else two if not left and two in ("mean", "sum") else one), two or one)]


def _superlative(cue: Cue) -> bool:
    return not cue.marked and bool(cue.items) and cue.items[0].kind == "extreme"


_LEADS = frozenset("of in on at for from with under".split())


def _of_something(clause: Clause, words: Wording, item: Item) -> bool:
    """Whether a superlative is that *of* something ("the best value of A"), and no predicate of its own."""
    headed = (
        words.norm(item.first - 1) == "the"
        and words.norm(item.last + 1) in _LEADS
        and words.norm(item.last) in topic(clause.document)
    )
    return (
        headed
        or words.norm(item.last) == "of"
        or any(0 <= other.first - item.last <= 1 and other is not item for other in clause.items)
    )


def _measure(clause: Clause, item: Item) -> str:
    if item.kind == "aggregate":
        return str(item.value)
    value = item.sense("extreme")
    if value in ("max", "min"):
        return value
    high = better(clause.document, clause.panels[0]) != "lower"
    return "max" if high == (value == "good") else "min"


def _degree(clause: Clause, words: Wording, cue: Cue) -> str:
    """How slight or strong the difference is said to be, by a word right before or behind the comparative."""
    near = [
        i
        for i in clause.of("degree")
        if 0 <= cue.first - i.last <= 1
        or 0 <= i.first - cue.items[-1].last <= 1
        or (i.first >= cue.first and "by" in (words.norm(i.first), words.norm(i.first - 1)))
    ]
    kinds = {i.sense("degree") for i in near if not i.text.casefold().endswith(("small", "large", "huge"))}
    return kinds.pop() if len(kinds) == 1 else ""
