"""Thresholds: "all values exceed 0.9", "no score gets past 0.72", "only row 10 is above 40", "three of the four miss 30"."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.judging import Valued, described, num_text, several, show
from auditor.claims.pairing import Group, better, holds, measured, resolved
from auditor.language.around import narrowed
from auditor.language.clauses import Clause, Spot
from auditor.language.hedges import MOST
from auditor.language.limits import FLIPPED, Limit, equated, limit
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier, exempt, is_count, quantifier
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, TickRef, axis_of
from auditor.language.residue import hypothetical, taken_up, unknown_words
from auditor.language.scope import selection
from auditor.language.subject import Subject, contexts, subjects
from auditor.language.superlatives import counts_of_axes
from auditor.language.tickregion import tick_region
from auditor.language.wording import Wording
from auditor.model import Document
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of, less
from auditor.world import Reading as Digits
from auditor.world import Selection, World, same_labels

# A sentence with such a verb speaks of all values: "scores stay above 50".
_LASTING = (
    "stay",
    "remain",
    "keep",
    "stays",
    "remains",
    "keeps",
    "stayed",
    "remained",
    "throughout",
    "at least",
    "at most",
    "start at",
    "begin at",
)
_WORDS = {">": "above", "<": "below", ">=": "at least", "<=": "at most", "=": "equal to", "!=": "other than"}


@dataclass(frozen=True, slots=True)
class Threshold:
    """A bound that so many values of some cells (or of their means, sums ...) keep."""

    parts: tuple[Group, ...]
    relation: str
    num: Num
    quantifier: Quantifier = PLAIN
    per: str = ""
    sure: bool = True
    magnitude: bool = False
    only: tuple[Group, ...] = ()
    certain: bool = True

    def describe(self, document: Document) -> str:
        """For instance: everywhere in R1 the values are above 52."""
        measure = self.parts[0].measure
        what = {"": "the values", "max": "the highest value", "min": "the lowest value"}.get(
            measure, f"the {measure}"
        )
        scope = described(document, [s for part in self.parts for s in part.scope])
        out = described(document, list(self.parts[0].without)) if self.parts[0].without else ""
        where = (
            described(document, [s for part in self.only for s in part.scope])
            if self.only
            else self.quantifier.describe()
        )
        text = f"{what} of {scope} {'are' if not measure else 'is'} {_WORDS[self.relation]} {num_text(replace(self.num, op='='))}"
        return f"{text}{' only at ' + where if self.only else ', ' + where if where else ''}{' except at ' + out if out else ''}"


def read(clause: Clause) -> Iterator[Reading]:  # noqa: C901 - one gate after another, each a line
    """A limit, and what it is said of."""
    words = Wording.of(clause)
    found = quantifier(clause, words)
    left_out = exempt(clause)
    if (
        found is None
        or (left_out is None and found[0].kind != "all but")
        or words.has("of them", "of these", "of those", "of which")
    ):
        return
    amount, used = found
    sizes = counts_of_axes(clause, words, clause.numbers) - used
    used = used | sizes if amount.kind in ("all", "none") else used
    listed = words.has(
        "listed",
        "shown",
        "sampled",
        "transcribed",
        "extracted",
        "written",
        "given",
        "selected",
        "reported",
        "plotted",
    )
    certain = (
        not narrowed(clause, ("listed", "sampled", "other", "others"))
        and not hypothetical(clause)
        and not _of_unknown_things(clause, words)
    )
    out_refs, out_items = (
        left_out if left_out is not None and amount.kind != "all but" else ([], frozenset[Item]())
    )
    bound = limit(clause, words, used, quality=True)
    measure = _measure(clause)
    if bound is not None and bound.relation in ("good", "bad"):
        way = better(clause.document, clause.panels[0])
        bound = replace(bound, relation=resolved(bound.relation, way)) if way else None
    if (
        measure is not None
        and measure[0] in ("max", "min")
        and (
            amount.kind not in ("plain", "generally")
            and not words.has("row", "column")
            or "both" in _kinds(used)
        )
    ):
        return
    if (
        bound is None
        or measure is None
        or words.has("other", "others", "rest", "remaining")
        and not _with_all_others(clause, words)
        or clause.of("stable")
        or clause.of("same")
        or clause.of("course")
    ):
        return
    meant = (
        _both_cells(clause) if "both" in _kinds(used) and not clause.refs and not _panel_items(clause) else []
    )
    if (
        "both" in _kinds(used)
        and not (meant or clause.refs or _panel_items(clause))
        and len(clause.document.panels) != 2
    ):
        return
    if bound.relation == "=" and (not certain or unknown_words(clause) or not equated(clause, words, bound)):
        return
    regions, region_items = tick_region(clause, words)
    if regions and amount.kind == "plain":
        amount = Quantifier("all")
    if bound.relation == "=" and (
        amount.kind in ("plain", "some", "generally", "count")
        and not words.has("uniformly")
        or bound.num.op != "="
    ):
        return
    nots = [item for item in clause.of("not") if item not in used]
    relation = FLIPPED[bound.relation] if nots else bound.relation
    if (
        len(nots) > 1
        or nots
        and (
            amount.kind in ("none", "not all", "only")
            or any(i.text.casefold() in ("hardly", "barely", "scarcely", "far from") for i in nots)
        )
    ):
        return
    if amount.kind == "plain" and (words.has(*_LASTING) or out_items or nots and relation in ("<=", ">=")):
        amount = Quantifier("all")
    items = frozenset(
        [
            *used,
            *out_items,
            *bound.items,
            *nots,
            *measure[1],
            *region_items,
            *clause.of("degree"),
            *_panel_items(clause),
            *_nouns(clause),
        ]
    )
    refs = [item for item in (*meant, *clause.refs) if item not in out_refs and item not in region_items]
    focus = _focus(clause, words, [*refs, *_panel_items(clause)], bound) if amount.kind == "only" else None
    if amount.kind == "only" and focus is None:
        cue = next(item for item in clause.items if item.has("quant", "only"))
        if words.norm(cue.last) not in unknown_or_light(clause, words, cue):
            return
        amount = Quantifier("all") if any(item.has("quant", "all") for item in clause.items) else PLAIN
    if by_panel := _counted_panels(clause, words, amount, used):
        yield Reading(
            replace(
                by_panel,
                num=bound.num,
                relation=FLIPPED[relation] if "none" in _kinds(used) else relation,
                certain=certain,
            ),
            items | frozenset(clause.refs),
            by_panel_panels(by_panel),
        )
        return
    if focus is not None and isinstance(focus.value, PanelRef):
        everything = tuple(
            Group((s,))
            for k in range(len(clause.document.panels))
            if (s := selection(clause, k, refs)) is not None
        )
        alone = tuple(group for group in everything if group.scope[0].panel in focus.value.panels)
        yield Reading(
            Threshold(everything, relation, bound.num, amount, only=alone, certain=certain),
            items | frozenset(clause.refs),
        )
        return
    for claim_, panels in _claims(clause, words, refs, out_refs, focus, regions, measure[0], amount, bound):
        meaning = replace(
            claim_,
            relation=relation,
            num=bound.num,
            quantifier=amount,
            magnitude=words.has("|", "absolute", "magnitude"),
        )
        parts = tuple(replace(part, written=True) for part in meaning.parts) if listed else meaning.parts
        meaning = replace(meaning, certain=certain, parts=parts)
        yield Reading(
            meaning,
            items | frozenset(clause.refs),
            panels,
            amount.kind == "generally",
            taken_up(clause, out_items),
        )
        if all(same_labels(clause.panel(index)) and not _apart(clause) for index in panels) and any(
            _lines_only(part) for part in meaning.parts
        ):
            yield Reading(
                replace(meaning, parts=tuple(part.off_diagonal() for part in meaning.parts)),
                items | frozenset(clause.refs),
                panels,
            )


def _nouns(clause: Clause) -> list[Item]:
    """The words for cells, of which a bound is said."""
    return [item for item in clause.items if item.kind == "noun"]


def _both_cells(clause: Clause) -> list[Item]:
    """`both cells`, behind a mention of two: what was mentioned."""
    if (
        not any(item.kind == "noun" and item.value == "cell" for item in clause.items)
        or len(clause.panels) != 1
    ):
        return []
    named = [
        item for item in clause.before if isinstance(item.value, Spot | PlaceRef | TickRef | PositionRef)
    ]
    found = next(subjects(clause, named), None) if named else None
    if (
        found is not None
        and len(list(found.selections[0].places(clause.panel(found.selections[0].panel)))) == 2
    ):
        return named
    return []


def _apart(clause: Clause) -> bool:
    """Whether both axes only happen to count alike: numbers, of which the diagonal is nothing special."""
    return all(tick.number is not None for index in clause.panels for tick in clause.panel(index).rows.ticks)


def _with_all_others(clause: Clause, words: Wording) -> bool:
    """`A is negatively correlated with all other variables`: all of a row or column but its own cell."""
    ticks = [item for item in clause.refs if isinstance(item.value, TickRef)]
    square = all(same_labels(clause.panel(index)) for index in clause.panels)
    universal = (
        any(item.has("quant", "all", "none") for item in clause.items)
        and words.norms(words.last - 1, words.last) is not None
    )
    return (
        square
        and universal
        and len(ticks) == len(clause.refs) == 1
        and not clause.numbers
        and words.has("all other", "all others", "every other", "each other", "any other", "all the others")
    )


def _counted_panels(
    clause: Clause, words: Wording, amount: Quantifier, used: frozenset[Item]
) -> Threshold | None:
    """`three of the four panels never exceed 50`: so many panels of which all cells keep the bound."""
    every = [item for item in _panel_items(clause) if isinstance(item.value, PanelRef) and item.value.every]
    counts = [item for item in used if item.kind == "number" and is_count(clause, words, item)]
    if (
        len(every) != 1
        or amount.kind != "count"
        or clause.refs
        or not any(0 <= every[0].first - item.last <= 3 for item in counts)
    ):
        return None
    panels = tuple(Group((Selection(k),)) for k in range(len(clause.document.panels)))
    return Threshold(panels, ">", Num(0, 0, ""), replace(amount, total=None), per="all")


def by_panel_panels(claim: Threshold) -> tuple[int, ...]:
    """The panels of a claim."""
    return tuple(dict.fromkeys(s.panel for part in claim.parts for s in part.scope))


def _of_unknown_things(clause: Clause, words: Wording) -> bool:
    """`no visitor exceeds 5`: whether a quantifier counts things of which the document knows nothing."""
    unknown = set(unknown_words(clause))
    two = len(clause.document.panels) == 2
    cues = [
        item
        for item in clause.items
        if item.kind == "quant" and not (two and item.text.casefold() in ("both", "neither", "either"))
    ]
    return any(words.norm(item.last) in unknown for item in cues)


def _kinds(items: Iterable[Item]) -> set[str]:
    return {str(item.value) for item in items if item.kind == "quant"}


def _lines_only(part: Group) -> bool:
    """Whether a group holds whole lines or panels, of which the diagonal may be left out of account."""
    return all(not s.region and (s.rows is None or s.columns is None) for s in part.scope)


def _panel_items(clause: Clause) -> list[Item]:
    return [item for item in clause.items if isinstance(item.value, PanelRef)]


def _measure(clause: Clause) -> tuple[str, frozenset[Item]] | None:
    """What is held against the limit: each value (""), a mean, a sum, the highest or the lowest."""
    cues = [*clause.of("aggregate"), *clause.of("extreme")]
    if not cues:
        return "", frozenset()
    if (
        len(cues) > 1
        or cues[0].has("aggregate", "spread")
        or cues[0].has("extreme", "good", "bad")
        or clause.of("rank")
    ):
        return None
    return (cues[0].sense("extreme") if cues[0].kind == "extreme" else str(cues[0].value)), frozenset(cues)


def unknown_or_light(clause: Clause, words: Wording, cue: Item) -> set[str]:
    """The word behind "only" where it just qualifies something ("only weak correlations")."""
    named = any(item.first == cue.last for item in clause.items if item.kind != "noun")
    word = words.norm(cue.last)
    return (
        {word}
        if word.isalpha()
        and not named
        and word not in ("the", "in", "at", "for", "a", "an", "when", "where", "if")
        else set()
    )


def _focus(clause: Clause, words: Wording, refs: Sequence[Item], bound: Limit) -> Item | None:
    """What "only" singles out: the reference behind it, else the last one before it; None where it is the number."""
    cue = next(item for item in clause.items if item.has("quant", "only"))
    behind = [item for item in refs if 0 <= item.first - cue.last <= 4]
    if behind:
        return behind[0]
    if (
        words.norms(cue.first, cue.last) == ("only",)
        and words.norm(cue.first - 1) != "the"
        and words.norm(cue.last) not in ("", ".", ",", ";", ")")
    ):
        return None
    before = [item for item in refs if item.last <= cue.first and cue.first - item.last <= 3]
    return before[-1] if before and bound.first > cue.first else None


def _claims(
    clause: Clause,
    words: Wording,
    refs: Sequence[Item],
    out: Sequence[Item],
    focus: Item | None,
    regions: Sequence[str],
    measure: str,
    amount: Quantifier,
    bound: Limit,
) -> Iterator[tuple[Threshold, tuple[int, ...]]]:
    """The cells it is said of, in all the ways that the references can be read."""
    own = [item for item in refs if item is not focus]
    panels = _panel_items(clause)
    for context in [()] if _counted_side(clause, words) else contexts(clause, [*own, *out]):
        for subject in subjects(clause, [*own, *context, *panels]):
            if not subject.sure and len(clause.panels) > 1:
                continue
            pair = len(clause.document.panels) == 2 and words.has("both", "neither", "either")
            everyone = any(
                clause.number(n).value == len(clause.document.panels)
                for n in counts_of_axes(clause, words, clause.numbers)
            )
            sure = bool(panels) or clause.named or len(clause.panels) == 1 or pair or everyone
            without = tuple(s for s in _scopes(clause, out)) if out else ()
            only = [Group((s,)) for s in _scopes(clause, [focus, *own, *context])] if focus else []
            if out and not without or focus and not only:
                continue
            chosen = tuple(s.panel for s in subject.selections)
            blank = Threshold((), ">", Num(0, 0, ""), sure=sure, only=tuple(only))
            lines = tuple(
                part for s in subject.selections for part in _lines(clause, words, s, measure, without)
            )
            if lines and (measure or amount.kind in ("count", "all but")):
                lasting = measure or words.has(*_LASTING) or bound.num.op == "="
                for per in ("all",) if lasting else ("all", "any"):
                    yield replace(blank, parts=lines, per=per), chosen
            elif amount.total is None or amount.kind != "count" or not lines:
                parts = tuple(
                    Group(tuple(replace(s, region=r) for r in regions) if regions else (s,), measure, without)
                    for s in subject.selections
                )
                yield replace(blank, parts=parts), chosen


def _scopes(clause: Clause, refs: Sequence[Item | None]) -> tuple[Selection, ...]:
    found = next(subjects(clause, [*[r for r in refs if r is not None], *_panel_items(clause)]), Subject(()))
    return found.selections


def _lines(
    clause: Clause, words: Wording, chosen: Selection, measure: str, without: tuple[Selection, ...]
) -> list[Group]:
    """Each row or column by itself, where the clause speaks of them one by one ("every row mean", "three of the four windows")."""
    if measure in ("max", "min") and not words.has("row", "column"):
        return []
    side = _counted_side(clause, words)
    if not side or chosen.region:
        return []
    grid = clause.document.panels[chosen.panel]
    picked = chosen.rows if side == "rows" else chosen.columns
    indices = picked if picked is not None else range(len(axis_of(grid, side).ticks))
    ones = [replace(chosen, rows=(k,)) if side == "rows" else replace(chosen, columns=(k,)) for k in indices]
    return [Group((one,), measure, without) for one in ones]


def _counted_side(clause: Clause, words: Wording) -> str:
    """The side whose lines are spoken of one by one: by a word for lines, by the axis's name behind a number, by "each ratio"."""
    for item in clause.items:
        if isinstance(item.value, TickRef) and item.value.every and not item.value.ticks:
            return item.value.side
        before = clause.numbers and any(
            0 <= item.first - n.last <= 2 for n in clause.numbers if is_count(clause, words, n)
        )
        if before and isinstance(item.value, AxisRef):
            return item.value.side
        if (
            item.kind == "noun"
            and item.value in ("row", "column")
            and (
                before
                or item.first
                and words.norm(item.first - 1) in ("row", "column", "every", "each", "all")
            )
        ):
            return f"{item.value}s"
    return (
        "rows"
        if words.has("row mean", "row average", "row sum", "row total", "row maximum", "row minimum")
        else (
            "columns"
            if words.has(
                "column mean",
                "column average",
                "column sum",
                "column total",
                "column maximum",
                "column minimum",
            )
            else ""
        )
    )


@claim(
    "CLM021",
    kind="threshold",
    reads=read,
    bad=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- No value falls below 5.5.\n",
            marks="No value falls below 5.5.",
            says="5.2 at (south, 2)",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- All values stay above 5.\n- Only south gets past 8.\n- Four of the six cells exceed 6.\n"
        )
    ],
)
def threshold_violated(claim: Threshold, world: World) -> Judgement:
    """Values lie on the wrong side of a bound that the text gives for them.

    A bound is kept by a value that rounds to it. "Most", "generally" and "almost all" are read as shares of the cells,
    generously; what is said of no panel in particular is refuted only where it fails in every panel. Missing cells may
    hold anything that the document allows them to.
    """
    judgement = _judged(claim, world)
    return (
        judgement
        if claim.certain or judgement.truth is not Truth.FALSE
        else replace(judgement, truth=Truth.UNKNOWN, missing="the sentence may speak of other cells")
    )


def _judged(claim: Threshold, world: World) -> Judgement:
    if claim.only:
        return _alone(claim, world)
    units = [_units(claim, part, world) for part in claim.parts]
    if not any(units):
        return UNDECIDED
    truths = [[_kept(claim, world, value) for value, _ in unit] for unit in units]
    plain = claim.quantifier.kind == "plain" and world.reading is Digits.GENEROUS
    if claim.per:
        fold = all_of if claim.per == "all" else any_of
        truth = holds(
            claim.quantifier, [fold(part) if part else Truth.UNKNOWN for part in truths], world.reading
        )
    elif claim.sure or len(units) == 1:
        truth = _settled(claim, [t for part in truths for t in part], world, plain)
    else:
        each = [_settled(claim, part, world, plain) for part in truths]
        truth = all_of(each) if world.reading is Digits.PRINTED else any_of(each)
    breaking = [
        (cell, value)
        for unit, kept in zip(units, truths, strict=True)
        for (value, cell), t in zip(unit, kept, strict=True)
        if _breaks(claim, t)
    ]
    return Judgement(
        truth,
        _says(claim, world, breaking, sum(map(len, truths))),
        tuple(c.place for c, _ in breaking[:5] if c),
        "some cells of it are not written",
    )


Unit = tuple[Interval, Valued | None]


def _units(claim: Threshold, part: Group, world: World) -> list[Unit]:
    cells = part.cells(world)
    if part.measure:
        return [(measured([c.value for c in cells], part.measure), None)] if cells else []
    return [(cell.value, cell) for cell in cells]


def _kept(claim: Threshold, world: World, value: Interval) -> Truth:
    """Whether one value keeps the bound; a bound is meant as it is written, only values are rounded."""
    value = abs(value) if claim.magnitude else value
    edge = Interval.point(claim.num.value)
    if claim.relation in ("=", "!="):
        equal = _equal(claim, world, value)
        return equal if claim.relation == "=" else ~equal
    if claim.relation in (">", "<"):
        return less(edge, value) if claim.relation == ">" else less(value, edge)
    return ~less(value, edge) if claim.relation == ">=" else ~less(edge, value)


def _equal(claim: Threshold, world: World, value: Interval) -> Truth:
    half = claim.num.step / 2 if not claim.num.word else 0.0
    near = Interval.point(claim.num.value).widened(half)
    if value.low >= near.low - 1e-12 and value.high <= near.high + 1e-12:
        return Truth.TRUE
    return Truth.UNKNOWN if value.intersection(near) else Truth.FALSE


def _settled(claim: Threshold, truths: Sequence[Truth], world: World, plain: bool) -> Truth:
    """Without a quantifier a bound is refuted only where most values break it."""
    if not plain or len(truths) == 1:
        return holds(claim.quantifier, truths, world.reading)
    possible = sum(t is not Truth.FALSE for t in truths)
    return Truth.FALSE if possible < MOST.generous * len(truths) else Truth.UNKNOWN


def _breaks(claim: Threshold, truth: Truth) -> bool:
    return truth is (Truth.TRUE if claim.quantifier.kind in ("none", "few") else Truth.FALSE)


def _alone(claim: Threshold, world: World) -> Judgement:
    """`only A`: something in A keeps the bound, and nothing outside of it does."""
    inside = [cell for part in claim.only for cell in part.cells(world)]
    places = {cell.place for cell in inside}
    outside = [cell for part in claim.parts for cell in part.cells(world) if cell.place not in places]
    if not inside or not outside:
        return UNDECIDED
    others = [cell for cell in outside if _kept(claim, world, cell.value) is Truth.TRUE]
    truth = any_of(_kept(claim, world, c.value) for c in inside) & all_of(
        ~_kept(claim, world, c.value) for c in outside
    )
    says = f"so is {several(world.document, [c.place for c in others])}" if others else "none of these is"
    return Judgement(truth, says, tuple(c.place for c in others[:5]), "some cells are not written")


def _says(
    claim: Threshold, world: World, breaking: Sequence[tuple[Valued | None, Interval]], size: int
) -> str:
    if not breaking:
        return "the data do not bear that out"
    cells = [cell for cell, _ in breaking if cell]
    if not cells:
        return f"it is {', '.join(show(value) for _, value in breaking[:3])}"
    verb = "are" if claim.quantifier.kind in ("none", "few") else "are not"
    return f"{len(cells)} of {size} {verb}: {several(world.document, [c.place for c in cells])}"
