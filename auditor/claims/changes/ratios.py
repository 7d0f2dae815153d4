"""From a clause to ratios: how many times something is something else, and what the two are."""

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.changes.extremes import of_extremes
from auditor.claims.changes.factors import FactorCue, factor_cues
from auditor.claims.changes.operands import Ends, of_cells
from auditor.claims.changes.spans import steps_axis
from auditor.claims.changes.told_ratio import ToldRatio, all_told, second_as, told_ends
from auditor.claims.changes.transitions import transitions
from auditor.claims.contesting import matchups
from auditor.claims.courses.told_numbers import number_role
from auditor.language.axis_ways import named_ways
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue
from auditor.language.crossings import apart, together
from auditor.language.items import Item
from auditor.language.movers import measure_nouns, movers
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef
from auditor.language.sides import sides
from auditor.language.wording import Wording

_OBJECT = frozenset(
    "of than as that the those to what its over above below a an in for at from high higher "
    "large larger much many great greater big bigger low lower small smaller more less value "
    "score level figure result mean good strong".split()
)
_MEASURES = ("mean", "sum", "spread")
_RANGE = re.compile(r"(?:range|span|spread)\b", re.IGNORECASE)
_PRONOUNS = frozenset("that this it them those".split())
_VERSUS = re.compile(
    r"\s*(?:vs\.?|versus|against|compared (?:to|with)|as opposed to|in contrast to)\s*", re.IGNORECASE
)
_WHOLES = (
    "of all",
    "of the total",
    "of total",
    "of the sum",
    "of the whole",
    "of everything",
    "of the grand total",
    "of the overall",
    "of its row",
    "of their row",
    "of the row",
    "of the column",
)
_BACK = re.compile(
    r"\b(?:that|those) (?:of|in|for|at|on|under|with)\b|\b(?:its|their) (?=\w+)", re.IGNORECASE
)


def ratios(clause: Clause) -> Iterator[ToldRatio]:
    """Every way to read a clause as a ratio."""
    words = Wording.of(clause)
    whole = clause
    clause, halves = apart(clause, words)
    for told in _ratios(clause, words, whole):
        yield replace(told, items=together(told.items, halves), understood=_led_back(clause, told))


def _led_back(clause: Clause, told: ToldRatio) -> tuple[tuple[int, int], ...]:
    """Where words point back to something in the clause; all of it where told numbers settle the ratio."""
    if not any(one.panels for one in told.ends):
        return ((clause.start, clause.end),)
    return tuple(
        (clause.start + found.start(), clause.start + found.end()) for found in _BACK.finditer(clause.text)
    )


def _ratios(clause: Clause, words: Wording, whole: Clause) -> Iterator[ToldRatio]:
    if clause.of("not") or clause.of("except") or any(_narrows(words, item) for item in clause.items):
        return
    cues = list(factor_cues(clause, words))
    if len(cues) != 1:
        return
    cue = cues[0]
    if cue.changing:
        yield from _changes(clause, words, cue)
    yield from _of_numbers(clause, words, cue)
    if not cue.changing or cue.factor.number.word:
        nouns = measure_nouns(clause)
        for told in (*of_extremes(clause, cue), *_of_places(whole, words, cue)):
            yield replace(told, items=told.items | nouns)


def _narrows(words: Wording, item: Item) -> bool:
    """Whether a quantifier limits what is said; "no" behind "with" and "alone" behind a step do not."""
    if item.has("quant", "none"):
        return words.norm(item.first - 1) != "with"
    if item.has("quant", "only"):
        return words.norm(item.first - 1) not in ("step", "move", "change")
    return item.has("quant", "few", "some") and words.norm(item.first - 1) != "as"


def _changes(clause: Clause, words: Wording, cue: FactorCue) -> Iterator[ToldRatio]:
    """`doubles from 20 to 41`, `raising x from 1 to 2 triples the score`, `the first step halves it`."""
    rest = [item for item in clause.numbers if item not in cue.items]
    arrow = _arrow(clause, rest)
    if (
        not rest
        and (earlier := _arrow(clause, [item for item in clause.before if item.kind == "number"])) is not None
    ):
        first, last = (item.value for item in earlier)
        if isinstance(first, Num) and isinstance(last, Num):
            yield ToldRatio((told_ends(first, last),), cue.factor, all_told(clause, cue, rest))
            return
    if arrow is not None and len(rest) == 2:
        first, last = (clause.number(item) for item in arrow)
        yield ToldRatio((told_ends(first, last),), cue.factor, all_told(clause, cue, rest))
    for transition in transitions(clause, words):
        left = [item for item in rest if item not in transition.items]
        pair = _arrow(clause, left)
        if pair is not None and len(left) == 2:
            first, last = (clause.number(item) for item in pair)
            yield ToldRatio(
                (told_ends(first, last),),
                cue.factor,
                frozenset([*cue.items, *left]) | transition.items | _moves(clause, words),
            )
            continue
        told = _last_number(clause, words, left)
        if told is None:
            continue
        yield ToldRatio(
            transition.ends,
            cue.factor,
            frozenset([*cue.items, *left]) | transition.items | _moves(clause, words),
            told[0],
        )


def _last_number(clause: Clause, words: Wording, left: Sequence[Item]) -> tuple[Num | None] | None:
    """The value that a change leads to, where it is told; None where a number cannot be placed."""
    if not left:
        return (None,)
    if len(left) == 1 and (
        clause.number(left[0]).bracket or number_role(clause, words, left[0], []) == "last"
    ):
        return (clause.number(left[0]),)
    return None


def _moves(clause: Clause, words: Wording) -> frozenset[Item]:
    ways = named_ways(clause, words)
    pointing = [
        item for item in clause.of("foreign") if item.text.casefold() in ("step", "steps", "change", "shift")
    ]
    alone = [item for item in clause.of("quant", "only") if item.text.casefold() == "alone"]
    stepping = [item for item in clause.of("factor") if steps_axis(clause, item)]
    return (
        (ways.items if ways else frozenset())
        | movers(clause)
        | measure_nouns(clause)
        | frozenset([*pointing, *alone, *stepping])
    )


def _arrow(clause: Clause, rest: Sequence[Item]) -> tuple[Item, Item] | None:
    text = clause.statement.text
    for one, two in itertools.pairwise(rest):
        if re.fullmatch(r"\s*(?:→|->|to|–|—|-)\s*", text[one.end : two.start]):
            return one, two
    return None


def _of_numbers(clause: Clause, words: Wording, cue: FactorCue) -> Iterator[ToldRatio]:
    """`120, over double the 50 of B`, `half of that (30)`: two told numbers."""
    rest = [item for item in clause.numbers if item not in cue.items]
    earlier = [item for item in clause.before if item.kind == "number"]
    before = [item for item in rest if item.last <= cue.first]
    behind = [item for item in rest if item.first >= cue.last]
    versus = behind if len(behind) == 2 and not before else []
    if versus and _VERSUS.fullmatch(clause.statement.text[versus[0].end : versus[1].start]):
        yield ToldRatio(
            (told_ends(clause.number(versus[1]), clause.number(versus[0])),),
            cue.factor,
            all_told(clause, cue, rest),
        )
        return
    if len(before) > 1 or len(behind) > 1 or any(clause.number(item).op not in ("=", "~") for item in rest):
        return
    subject = before[0] if before else earlier[-1] if earlier else None
    if not behind or subject is None or subject.kind != "number" or not isinstance(subject.value, Num):
        return
    target = behind[0]
    pronoun = (
        any(word in _PRONOUNS for word in words.norms(cue.last, target.first))
        and clause.number(target).bracket
    )
    gap = words.norms(cue.last, target.first)
    linked = not gap or bool(set(gap) & {"of", "than", "as", "the", "that", "what"})
    if not linked or set(gap) & {",", ";", ":"}:
        return
    direct = all(word in _OBJECT for word in gap if word.isalpha())
    if not before and pronoun:
        yield ToldRatio(
            (told_ends(subject.value, clause.number(target)),), cue.factor, all_told(clause, cue, rest)
        )
    elif _are_ticks(clause, subject.value, clause.number(target)):
        return
    elif direct or clause.number(target).bracket:
        yield ToldRatio(
            (told_ends(clause.number(target), subject.value),), cue.factor, all_told(clause, cue, rest)
        )


def _are_ticks(clause: Clause, *numbers: Num) -> bool:
    """Whether numbers may be ticks of one axis, and no values."""
    grids = [clause.panel(index) for index in clause.panels]
    wanted = {num.value for num in numbers}
    return not any(num.bracket for num in numbers) and any(
        wanted <= {tick.number for tick in axis.ticks} for grid in grids for axis in (grid.rows, grid.columns)
    )


def _of_places(clause: Clause, words: Wording, cue: FactorCue) -> Iterator[ToldRatio]:
    """`A is twice as high as B`, `in row 3 A reaches 60% of B`."""
    if any(item not in cue.items for item in clause.numbers) or clause.of("extreme"):
        return
    if any(words.norm(i.first - 1) != "as" for i in clause.of("trend")):
        return
    if any(
        words.norm(at) in ("it", "them", "this", "these")
        for at in range(cue.last, min(cue.last + 3, words.last))
    ):
        return
    than = next((at + 1 for at in range(cue.last, words.last) if words.norm(at) == "than"), None)
    at = than if than is not None else second_as(words, cue) or cue.last
    while words.norm(at) in _OBJECT:
        at += 1
    compared = [
        item for item in clause.of("compare") if cue.last <= item.first <= at + 1 and item not in cue.items
    ]
    marker = Cue(">", cue.items, cue.first, at, True)
    for either in ("rows", "columns"):
        found = sides(clause, words, marker, words.last, either)
        if found is None or found.others or not found.left or not found.right:
            continue
        matched = matchups(clause, found, each=False)
        if not matched:
            continue
        measure = next((name for name in _MEASURES if clause.of("aggregate", name)), "")
        if measure == "spread" and not all(_RANGE.match(i.text) for i in clause.of("aggregate", measure)):
            continue  # how a standard deviation is worked out is another matter
        ends = tuple(
            Ends(of_cells(two, measure=measure), of_cells(one, measure=measure)) for one, two in matched
        )
        # "as warm as" tells no trend, though "it warms" does
        compared += [i for i in clause.of("trend") if words.norm(i.first - 1) == "as"]
        aggregates = [item for name in _MEASURES for item in clause.of("aggregate", name)]
        yield ToldRatio(
            ends,
            cue.factor,
            frozenset(
                [
                    *cue.items,
                    *compared,
                    *aggregates,
                    *clause.refs,
                    *(i for i in clause.items if isinstance(i.value, PanelRef)),
                ]
            ),
        )
        return
