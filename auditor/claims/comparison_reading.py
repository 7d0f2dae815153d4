"""How comparisons are read: comparatives, superlatives of lines, "between", changes between panels."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.comparison import Comparison
from auditor.claims.comparison_context import in_context
from auditor.claims.comparison_making import comparisons_of, measure_cues
from auditor.claims.comparison_only import nowhere_else, only_at
from auditor.claims.comparison_sure import is_certain
from auditor.claims.lone_extremes import of_something_else
from auditor.claims.measures.confusion import confusions
from auditor.claims.stretches import over_stretches
from auditor.language.changes import changes
from auditor.language.clauses import Clause, Spot
from auditor.language.comparatives import Cue, cues
from auditor.language.exempting import exempt
from auditor.language.extreme_talk import tells_otherwise
from auditor.language.gains import gains
from auditor.language.items import Item
from auditor.language.margins import Part, told
from auditor.language.owned_extremes import owned_extreme
from auditor.language.parallels import parallels
from auditor.language.quantifiers import PLAIN, Quantifier, quantifier, says_every
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.residue import taken_up, unknown_words
from auditor.language.sides import sides
from auditor.language.subject import TOWARDS
from auditor.language.superlatives import between, counts_of_axes, located, superlatives
from auditor.language.wording import Wording

_NEAR_MEASURE = 2  # words from a measure to the values that it is taken over: "the sum of the values"
_RATED = ("good", "bad", "no worse", "no better")


@over_stretches
def read(clause: Clause) -> Iterator[Reading]:
    """Comparatives with one left side; superlatives; what lies between; what changes from panel to panel."""
    words = Wording.of(clause)
    amount = quantifier(clause, words, lines=True)
    left_out = exempt(clause)
    if clause.of("extreme") and tells_otherwise(clause) or _tells_a_factor(clause, words):
        return
    if amount is None or clause.of("rank") or (left_out is None and amount[0].kind != "all but"):
        return
    if (
        _goes_most(clause)
        or _is_measured_on_one_side(clause, amount[1])
        or (owned_extreme(clause) is not None and len(clause.refs) > 1)
    ):
        return  # where a line has its own extreme
    if (together := parallels(clause)) is not None and together.apart:
        return  # where each of several lines has one
    told_gains = gains(clause, words)
    if told_gains is not None:
        items = told_gains.items | frozenset(
            [*clause.refs, *amount[1], *(i for i in clause.items if isinstance(i.value, PanelRef | AxisRef))]
        )
        meaning = Comparison((), per=told_gains.relation, gains=(*told_gains.mine, *told_gains.other))
        yield Reading(meaning, items, clause.panels, understood=((clause.start, clause.end),))
        return
    sizes = counts_of_axes(clause, words, clause.numbers)
    quant, used = amount
    if quant.kind == "count" and quant.total is None and sizes & used:
        quant = Quantifier("all" if any(i.has("quant", "all") for i in clause.items) else "plain")
    if quant.kind == "all" and not _of_cells(clause, words):
        quant = PLAIN
    for either in _either(clause, words):
        for parts in _parts(clause, words, used | sizes, left_out[0] if left_out else [], either):
            strict = quant == PLAIN and (_at_some(parts) or bool(left_out and left_out[0]))
            for everywhere in _held(quant, clause, strict=strict):
                for part_list in in_context(clause, parts, everywhere, either):
                    yield from _readings(
                        clause,
                        words,
                        part_list,
                        (everywhere, used | sizes),
                        left_out or ([], frozenset()),
                        either,
                    )


def _tells_a_factor(clause: Clause, words: Wording) -> bool:
    """`rises by a factor of 5`: a number that a mere direction does not bear out."""
    return any(words.before(number, 2) == ("factor", "of") for number in clause.numbers)


def _is_measured_on_one_side(clause: Clause, used: frozenset[Item]) -> bool:
    """`The sum of A is above the values of B in May`, `3 values are above the mean of B`, `all values are`: whether a measure is held against single values.

    What is matched cell by cell, or measured on both sides at the same places, is then another thing.
    """
    measures, cues = measure_cues(clause), clause.of("compare")
    if len(measures) != 1 or len(cues) != 1:
        return False
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    plain = [item for item in cells if not 0 <= item.first - measures[0].last <= _NEAR_MEASURE]
    if measures[0].first < cues[0].first:
        behind = [item for item in plain if item.first >= cues[0].last]
        return any(any(ref.first > item.last for ref in clause.refs) for item in behind)
    return any(item.last <= cues[0].first and one.last == item.first for item in plain for one in used)


def _goes_most(clause: Clause) -> bool:
    """`A benefits most`, `A gained most (9)`: what tells who goes furthest counts no cells."""
    verbs = {item.last for item in clause.items if item.kind in ("trend", "compare")}
    ends = re.compile(r"\s*(?:$|[.,;:(]|of all\b|from\b|by\b)")
    return any(
        item.has("quant", "most") and item.first in verbs and ends.match(clause.sentence[item.end :])
        for item in clause.items
    )


def _held(quant: Quantifier, clause: Clause, *, strict: bool) -> tuple[Quantifier, ...]:
    """In how many places it holds: in each that is told; the fewest from May to July may be the fewest in all."""
    if not strict:
        return (quant,)
    counted = any(item.text.casefold() in ("fewest", "most", "least") for item in clause.of("extreme"))
    return (Quantifier("all"), quant) if counted else (Quantifier("all"),)


def _at_some(parts: Sequence[Part]) -> bool:
    """`in May and June`, `from May to August`: whether some places are told at which all of it is said."""
    places = [atom.ref for part in parts for atom in part.sides.where]
    return any(isinstance(ref, TickRef) and len(ref.ticks) > 1 and not ref.every for ref in places)


def _of_cells(clause: Clause, words: Wording) -> bool:
    """Whether "all" is said of the places compared ("in all rows"), not of the sides ("all other rows")."""
    for item in clause.items:
        if says_every(item) and not _with_other(words, item):
            return True
        if item.has("quant", "all", "both") and item.kind == "quant" and not _with_other(words, item):
            following = next((i for i in clause.items if i.first >= item.last), None)
            names = (
                following is not None
                and following.first - item.last <= 1
                and isinstance(following.value, TickRef | PanelRef | PositionRef | Spot)
                and not _every(following.value)
            )
            panel = following is not None and isinstance(following.value, PanelRef)
            if panel and names and item.text.casefold() in ("every", "each"):
                return True  # "every loam yield": each of its cells
            if not names and not (item.has("quant", "both") and following is None):
                return True
    return False


def _every(value: object) -> bool:
    """Whether a reference means each tick of an axis, be it as a part of a crossing."""
    parts = (value.rows, value.columns) if isinstance(value, Spot) else (value,)
    return any(isinstance(part, TickRef | PanelRef) and part.every for part in parts)


def _with_other(words: Wording, item: Item) -> bool:
    """`every other row`, `all of the rest`."""
    near = {"other", "others", "rest", "remaining", "else"}
    return bool(
        near
        & {
            *words.norms(item.last, item.last + 3),
            *words.norms(item.first, item.last),
            *words.norms(item.first - 2, item.first),
        }
    )


def _directed(clause: Clause, words: Wording) -> bool:
    """`cats that pass as dogs`: whether each pair of classes tells which of the two is the true one."""
    pairs = [item for item in clause.items if isinstance(item.value, Spot)]
    return bool(pairs) and all(TOWARDS & set(words.norms(item.first, item.last)) for item in pairs)


def _either(clause: Clause, words: Wording) -> tuple[str, ...]:
    """Labels that both axes have are read as rows, and as columns."""
    values = [part for item in clause.items for part in (item.value, getattr(item.value, "rows", None))]
    if not any(isinstance(v, TickRef) and v.side == "either" for v in values):
        return ("rows",)
    orientations = {clause.panel(index).orientation for index in clause.panels}
    if len(orientations) == 1 and _directed(clause, words):
        return {"actual": ("rows",), "predicted": ("columns",)}.get(orientations.pop(), ("rows", "columns"))
    return ("rows", "columns")


def _parts(
    clause: Clause, words: Wording, used: frozenset[Item], out: Sequence[Item], either: str
) -> Iterator[list[Part]]:
    """What is compared with what, in each way in which the clause can be taken."""
    kept = replace(clause, items=tuple(item for item in clause.items if item not in out))
    found = cues(kept, words)
    if any(cue.relation == "=" for cue in found):
        return
    if found:
        yield _comparatives(kept, words, found, used, either)
    elif not of_something_else(kept, words):
        yield superlatives(kept, words, either, used)
        yield located(kept, words, either)
        yield changes(kept, words, either)
        yield from between(kept, words, either)


def _comparatives(
    clause: Clause, words: Wording, found: Sequence[Cue], used: frozenset[Item], either: str
) -> list[Part]:
    parts: list[Part] = []
    for index, cue in enumerate(found):
        until = found[index + 1].first if index + 1 < len(found) else words.last
        taken = [atom.item for part in parts for atom in part.sides.right]
        own = replace(clause, items=tuple(item for item in clause.items if item not in taken))
        pair = sides(own, words, cue, until, either)
        if pair is None:
            return []
        numbers = [
            n
            for n in clause.numbers
            if n not in used
            and (index == 0 or n.first >= cue.first)
            and (n.first < until or index + 1 == len(found))
        ]
        said = told(clause, words, cue, pair, numbers)
        odd = any(words.before(n, 2) == ("factor", "of") or words.before(n, 1) == ("all",) for n in numbers)
        if said is None or odd:
            return []
        parts.append(Part(cue, pair, said))
    return parts


def _readings(
    clause: Clause,
    words: Wording,
    parts: Sequence[Part],
    amount: tuple[Quantifier, frozenset[Item]],
    left_out: tuple[list[Item], frozenset[Item]],
    either: str,
) -> Iterator[Reading]:
    alone = only_at(clause, words, parts, amount[0]) if parts else frozenset()
    told = (Quantifier("all"), amount[1]) if alone else amount
    adjusted = _adjusted(clause, words, parts, *told) if parts else None
    if adjusted is None:
        return
    quant, flip, negations = adjusted
    items = _items(clause, parts, amount[1], left_out[1], negations)
    certain = is_certain(clause, words, parts)
    if not certain and not parts[0].cue.marked and len(unknown_words(clause)) > 1:
        return
    for claim_ in comparisons_of(clause, words, parts, quant, flip, left_out[0], either):
        if _of_classes(clause, claim_):
            continue
        claim_ = nowhere_else(claim_, alone) if alone else claim_
        panels = tuple(dict.fromkeys(p for contest in claim_.contests for p in contest.panels))
        taken = taken_up(clause, left_out[1], any(part.sides.others for part in parts))
        yield Reading(replace(claim_, certain=certain), items, panels, quant.kind == "generally", taken)


def _of_classes(clause: Clause, claim_: Comparison) -> bool:
    """`owls do better than hawks`: whether classes of a confusion matrix are said to be good or bad, which all that their lines hold does not tell."""
    sides = [s for contest in claim_.contests for group in (contest.left, contest.right) for s in group.scope]
    rated = all(contest.relation in _RATED for contest in claim_.contests)
    lines = all(s.region is None and (s.rows is None) != (s.columns is None) for s in sides)
    return rated and lines and any(confusions(clause.document, s.panel) for s in sides)


def _adjusted(
    clause: Clause, words: Wording, parts: Sequence[Part], quant: Quantifier, used: frozenset[Item]
) -> tuple[Quantifier, bool, list[Item]] | None:
    """The quantifier without emphasis ("only slightly"), and whether a negation turns the relation round."""
    nots = [item for item in clause.of("not") if item not in used]
    if any(pair.mirrored for pair in [part.sides for part in parts]):
        return None if nots or quant.kind != "none" else (PLAIN, False, [])
    if quant.kind == "only":
        cue = next(item for item in clause.items if item.has("quant", "only"))
        alone = parts[0].sides.others and not parts[0].cue.marked
        if not alone and not any(
            0 <= item.first - cue.last <= 1
            for item in (
                *clause.of("degree"),
                *clause.numbers,
                *(i for part in parts for i in part.cue.items[:1]),
            )
        ):
            return None
        quant = PLAIN
    if not nots:
        return quant, False, []
    doubtful = (
        len(nots) > 1
        or quant.kind not in ("plain", "generally")
        or nots[0].text.casefold() in ("hardly", "barely", "scarcely", "without", "rather than", "instead of")
    )
    return (
        None
        if doubtful or not any(0 <= part.cue.first - nots[0].last <= 4 for part in parts)
        else (quant, True, nots)
    )


def _items(
    clause: Clause, parts: Sequence[Part], used: frozenset[Item], out: frozenset[Item], nots: Sequence[Item]
) -> frozenset[Item]:
    own = [item for part in parts for item in (*part.cue.items, *part.sides.used, *part.told.items)]
    lesser = [
        *clause.of("degree"),
        *measure_cues(clause),
        *clause.refs,
        *(i for i in clause.items if isinstance(i.value, PanelRef)),
    ]
    return frozenset([*own, *lesser, *used, *out, *nots])
