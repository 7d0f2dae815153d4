"""Comparisons: "A is higher than B in every row", "B beats the rest on average", "C lies between A and B"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.contesting import exempt_selections, groups, matchups
from auditor.claims.contests import (
    Contest,
    as_told,
    by_amount,
    contest_truth,
    losing,
    numbers_of,
    within_degree,
)
from auditor.claims.judging import cell_text, cell_value, described, num_text, show
from auditor.claims.pairing import better, holds, mixed_side, related
from auditor.language.around import narrowed
from auditor.language.changes import changes
from auditor.language.clauses import Clause, Spot
from auditor.language.comparatives import Cue, atoms, cues, sides
from auditor.language.gains import gains
from auditor.language.margins import Part, told
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier, exempt, quantifier
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.residue import hypothetical, other_quantity, taken_up, unknown_words
from auditor.language.superlatives import between, counts_of_axes, superlatives
from auditor.language.wording import Wording
from auditor.model import Document
from auditor.quantity import plain_number
from auditor.rule import Example
from auditor.truth import Truth, all_of, any_of
from auditor.world import Reading as Digits
from auditor.world import Selection, World

# What is taken for what: the first one named is the truth.
_TOWARDS = re.compile(
    r"\b(?:mistaken|taken|misread|misclassified|classified|labell?ed|mislabell?ed|predicted|recogni[sz]ed|identified|misidentified) (?:for|as)\b|→|->",
    re.IGNORECASE,
)
_OTHERS = ("other", "others", "another", "rest", "remaining", "else", "same")
_SIGNS = {
    ">": "above",
    "<": "below",
    ">=": "at or above",
    "<=": "at or below",
    "=": "equal to",
    "good": "better than",
    "bad": "worse than",
    "no worse": "no worse than",
    "no better": "no better than",
}
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


@dataclass(frozen=True, slots=True)
class Comparison:
    """Contests that all hold; `each` is false where one of several panels may have been meant. `per` compares the means of lines."""

    contests: tuple[Contest, ...]
    quantifier: Quantifier = PLAIN
    per: str = ""
    each: bool = True
    among: bool = False
    certain: bool = True
    gains: tuple[Num, ...] = ()

    def describe(self, document: Document) -> str:
        """For instance: R2 is above R1 everywhere."""
        if self.gains:
            texts = [num.text for num in self.gains]
            return f"the gain from {texts[0]} to {texts[1]} is {'smaller' if self.per == '<' else 'larger'} than that from {texts[2]} to {texts[3]}"
        first = self.contests[0]
        rights = tuple(dict.fromkeys(s for contest in self.contests for s in contest.right.scope))
        lefts = tuple(dict.fromkeys(s for contest in self.contests for s in contest.left.scope))
        names = [
            _named(document, scope, group.measure)
            for scope, group in ((lefts, first.left), (rights, first.right))
        ]
        parts = [
            names[0],
            "is",
            {"slight": "slightly", "strong": "far"}.get(first.degree, ""),
            _SIGNS[first.relation],
            names[1],
        ]
        parts += [
            f"by {num_text(first.amount)}" if first.amount else "",
            self.quantifier.describe(),
            f"for the mean of each {self.per[:-1]}" if self.per else "",
        ]
        return " ".join(part for part in parts if part)


def _named(document: Document, scope: Sequence[Selection], measure: str) -> str:
    return f"the {measure} of {described(document, scope)}" if measure else described(document, scope)


def read(clause: Clause) -> Iterator[Reading]:
    """Comparatives with one left side; superlatives of lines and panels; what lies between; what changes from panel to panel."""
    words = Wording.of(clause)
    amount = quantifier(clause, words)
    left_out = exempt(clause)
    if amount is None or clause.of("rank") or (left_out is None and amount[0].kind != "all but"):
        return
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
    for either in _either(clause):
        for parts in _parts(clause, words, used | sizes, left_out[0] if left_out else [], either):
            for part_list in _with_earlier_place(clause, parts, quant, either):
                yield from _readings(
                    clause, words, part_list, (quant, used | sizes), left_out or ([], frozenset()), either
                )


def _with_earlier_place(
    clause: Clause, parts: list[Part], quant: Quantifier, either: str
) -> Iterator[list[Part]]:
    """The parts; and, of "only A does better", those at the place that the sentence has named before ("in the first column ...")."""
    yield parts
    if quant.kind == "only" and len(parts) == 1 and parts[0].sides.others:
        own = {atom.dimension for atom in (*parts[0].sides.left, *parts[0].sides.where)}
        earlier = tuple(atom for atom in atoms(clause.before, either) if atom.dimension not in own)
        if earlier:
            yield [replace(parts[0], sides=replace(parts[0].sides, where=(*parts[0].sides.where, *earlier)))]


def _of_cells(clause: Clause, words: Wording) -> bool:
    """Whether "all" is said of the places compared, and not of the sides: "in all rows", but not "all other rows", "both A and B"."""
    for item in clause.items:
        if isinstance(item.value, TickRef | PanelRef) and item.value.every and not _with_other(words, item):
            return True
        if item.has("quant", "all", "both") and item.kind == "quant" and not _with_other(words, item):
            following = next((i for i in clause.items if i.first >= item.last), None)
            names = (
                following is not None
                and following.first - item.last <= 1
                and isinstance(following.value, TickRef | PanelRef | PositionRef | Spot)
                and not _every(following.value)
            )
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


def _either(clause: Clause) -> tuple[str, ...]:
    """Labels that both axes have are read as rows, and as columns."""
    values = [part for item in clause.items for part in (item.value, getattr(item.value, "rows", None))]
    if not any(isinstance(v, TickRef) and v.side == "either" for v in values):
        return ("rows",)
    orientations = {clause.panel(index).orientation for index in clause.panels}
    if len(orientations) == 1 and _TOWARDS.search(clause.text):
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
    else:
        yield superlatives(kept, words, either, used)
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
        if said is None:
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
    adjusted = _adjusted(clause, words, parts, *amount) if parts else None
    if adjusted is None:
        return
    quant, flip, negations = adjusted
    items = _items(clause, parts, amount[1], left_out[1], negations)
    certain = _certain(clause, words, parts)
    if not certain and not parts[0].cue.marked and len(unknown_words(clause)) > 1:
        return
    for claim_ in _claims(clause, words, parts, quant, flip, left_out[0], either):
        panels = tuple(dict.fromkeys(p for contest in claim_.contests for p in contest.panels))
        taken = taken_up(clause, left_out[1], any(part.sides.others for part in parts))
        yield Reading(replace(claim_, certain=certain), items, panels, quant.kind == "generally", taken)


def _certain(clause: Clause, words: Wording, parts: Sequence[Part]) -> bool:
    """Whether the words around the comparison leave no doubt that it is about the values: none unknown where nothing is named outright."""
    if (
        hypothetical(clause)
        or any(other_quantity(clause, part.cue.first) for part in parts)
        or narrowed(clause, _OTHERS)
    ):
        return False
    if any(_limited(clause, words, part) for part in parts) or _several_measures(clause, parts):
        return False
    superlative = any(item.kind == "extreme" for part in parts for item in part.cue.items)
    implied = (
        any(
            part.sides.others and not part.cue.marked and part.sides.left[0].dimension != "panel"
            for part in parts
        )
        and not superlative
    )
    return all(part.cue.marked for part in parts) or not unknown_words(clause) and not implied


def _limited(clause: Clause, words: Wording, part: Part) -> bool:
    """`the other tree-based methods`: whether unknown words say which others are meant."""
    at = next((k for k in range(words.first, words.last) if words.norm(k) in ("other", "others")), None)
    unknown = set(unknown_words(clause))
    return (
        part.sides.others
        and at is not None
        and any(words.norm(k) in unknown and _qualifies(words.norm(k + 1)) for k in range(at + 1, at + 4))
    )


def _qualifies(following: str) -> bool:
    """Whether a word can stand before this one as a part of its name: "tree-based methods", but not "methods in every row"."""
    return (
        following == "-"
        or following.isalpha()
        and following
        not in (
            "in",
            "at",
            "for",
            "on",
            "with",
            "across",
            "by",
            "and",
            "or",
            "but",
            "everywhere",
            "of",
            "to",
            "under",
            "over",
            "is",
            "are",
        )
    )


def _several_measures(clause: Clause, parts: Sequence[Part]) -> bool:
    """Whether a panel holds different measures and the clause does not say which of them it compares."""
    named = {
        atom.dimension for part in parts for atom in (*part.sides.left, *part.sides.right, *part.sides.where)
    }
    return any((side := mixed_side(clause.panel(index))) and side not in named for index in clause.panels)


def _adjusted(
    clause: Clause, words: Wording, parts: Sequence[Part], quant: Quantifier, used: frozenset[Item]
) -> tuple[Quantifier, bool, list[Item]] | None:
    """The quantifier without emphatic words ("only slightly"), and whether a negation turns the relation round."""
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
        *_measure_cues(clause),
        *clause.refs,
        *(i for i in clause.items if isinstance(i.value, PanelRef)),
    ]
    return frozenset([*own, *lesser, *used, *out, *nots])


# --- the claims ------------------------------------------------------------------------------------


def _claims(
    clause: Clause,
    words: Wording,
    parts: Sequence[Part],
    quant: Quantifier,
    flip: bool,
    out: Sequence[Item],
    either: str,
) -> Iterator[Comparison]:
    without = exempt_selections(clause, out, clause.panels, either) if out else ()
    if out and not without:
        return
    for each in (True, False) if _several(parts) else (True,):
        for measures in _measures(clause, words, parts, quant):
            contests: list[Contest] = []
            for part in parts:
                cue, pair, said = part.cue, part.sides, part.told
                relation = FLIPPED.get(cue.relation, "") if flip else cue.relation
                if pair.mirrored:
                    relation = _TURNED[FLIPPED[relation]]
                degree = _degree(clause, words, cue)
                matched = [
                    (one, two)
                    for one, two in matchups(clause, pair, each)
                    if one not in without and two not in without
                ]
                for left, right in groups(matched, measures, without):
                    contests.append(
                        Contest(left, right, relation, degree, said.amount, (said.left, said.right))
                    )
            if contests:
                sure = (
                    clause.named
                    or len(clause.panels) == 1
                    or bool({a.dimension for a in parts[0].sides.left} & {"panel"})
                )
                yield Comparison(
                    tuple(contests),
                    quant,
                    "",
                    sure,
                    parts[0].sides.others
                    and words.has(*_OTHERS)
                    and _chosen_among(clause, parts[0].cue, quant),
                )
                if _by_lines(clause) and not measures[0] and quant.kind == "all":
                    yield Comparison(tuple(contests), quant, _by_lines(clause), sure)


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


def _by_lines(clause: Clause) -> str:
    """`for each ratio`: the side whose lines are told one by one."""
    for item in clause.items:
        for part in (item.value, getattr(item.value, "rows", None), getattr(item.value, "columns", None)):
            if isinstance(part, TickRef) and part.every and not part.ticks:
                return part.side
    return ""


def _measure_cues(clause: Clause) -> list[Item]:
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
    superlative = not cue.marked and cue.items and cue.items[0].kind == "extreme"
    found = [item for item in _measure_cues(clause) if not superlative or item.kind == "aggregate"]
    if superlative:
        told_measure = [str(item.value) for item in found]
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


def _of_something(clause: Clause, words: Wording, item: Item) -> bool:
    """Whether a superlative is the best *of* something ("the best value of A"), not a predicate of its own."""
    return words.norm(item.last) == "of" or any(
        0 <= other.first - item.last <= 1 and other is not item for other in clause.items
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
        or (i.text.casefold().startswith("by ") and i.first >= cue.first)
    ]
    kinds = {i.sense("degree") for i in near if not i.text.casefold().endswith(("small", "large", "huge"))}
    return kinds.pop() if len(kinds) == 1 else ""


@claim(
    "CLM020",
    kind="comparison",
    reads=read,
    bad=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- South is higher than north in every year.\n",
            marks="South is higher than north in every year.",
            says="5.2 at (south, 2)",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- On average, south is higher than north.\n- In year 1, north trails south by 3.1.\n"
        )
    ],
)
def comparison_reversed(claim: Comparison, world: World) -> Judgement:
    """Of two things compared, the other one is the higher (or better) one.

    "In every row" is judged cell by cell; without such a word the mean and most of the cells have to say otherwise
    before a comparison is refuted. Where it is not known which way is better, nothing is refuted.
    """
    if claim.gains:
        return _of_gains(claim, world)
    if not claim.contests:
        return UNDECIDED
    judgement = _judged(claim, world)
    return (
        judgement
        if claim.certain or judgement.truth is not Truth.FALSE
        else replace(judgement, truth=Truth.UNKNOWN, missing="the sentence may compare something else")
    )


def _of_gains(claim: Comparison, world: World) -> Judgement:
    """Two gains that the text tells itself, compared as differences and as ratios: both have to agree."""
    a, b, c, d = (num.fair() if world.reading is Digits.PRINTED else num.generous() for num in claim.gains)
    truths = {related(claim.per, abs(b - a), abs(d - c)), related(claim.per, b / a, d / c)}
    truth = truths.pop() if len(truths) == 1 else Truth.UNKNOWN
    numbers = [num.value for num in claim.gains]
    says = f"it is {plain_number(round(abs(numbers[1] - numbers[0]), 6))} against {plain_number(round(abs(numbers[3] - numbers[2]), 6))}"
    return Judgement(truth, says, missing="as differences and as ratios they compare differently")


def _judged(claim: Comparison, world: World) -> Judgement:
    truths = [_truth(claim, contest, world) for contest in claim.contests]
    if claim.among:
        truth = holds(claim.quantifier, truths, world.reading)
    elif claim.each or world.reading is Digits.PRINTED:
        truth = all_of(truths)
    else:
        truth = any_of(truths)
    worst = next(
        (c for c, t in zip(claim.contests, truths, strict=True) if t is Truth.FALSE), claim.contests[0]
    )
    proof = losing(worst, world)
    because = tuple(cell.place for pair in proof[:3] for cell in pair)
    return Judgement(truth, _says(worst, world), because, "the cells compared are not all written")


def _truth(claim: Comparison, contest: Contest, world: World) -> Truth:
    quant = PLAIN if claim.among else claim.quantifier
    truth = contest_truth(contest, quant, claim.per, world)
    return truth & within_degree(contest, world) & by_amount(contest, world) & as_told(contest, world)


def _says(contest: Contest, world: World) -> str:
    names = [_named(world.document, group.scope, group.measure) for group in (contest.left, contest.right)]
    proof = losing(contest, world)
    one, other = numbers_of(contest, world)
    means = f"{names[0]} has {show(one)}, {names[1]} {show(other)}"
    if not proof:
        return means
    (left, right), total = proof[0], len(proof)
    example = f"{cell_value(world.document, left.place)} against {cell_text(world.document, right.place)}"
    return (
        f"that fails in {total} {'cell' if total == 1 else 'cells'}: {cell_text(world.document, left.place)} stands against {cell_text(world.document, right.place)}"
        if example
        else means
    )
