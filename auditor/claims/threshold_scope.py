"""Of which cells a bound is said: of all that a clause refers to, of lines one by one, of panels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.pairing import Group
from auditor.claims.ranks import is_mirrored
from auditor.claims.threshold import Threshold
from auditor.language.around import before
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.limits import FLIPPED, Limit
from auditor.language.quantifiers import Quantifier, is_count, says_every, share_of
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef, axis_of
from auditor.language.scope import selection
from auditor.language.subject import Subject, contexts, subjects
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.world import Selection, same_labels

# A sentence with such a verb speaks of all values: "scores stay above 50".
LASTING = (
    "stay",
    "remain",
    "keep",
    "stays",
    "remains",
    "keeps",
    "stayed",
    "remained",
    "throughout",
    "never",
    "always",
    "at least",
    "at most",
    "start at",
    "begin at",
)
# With such words "only A is above 50" is said of all of A.
_THROUGHOUT = frozenset(
    "stay stays stayed remain remains remained keep keeps kept throughout always everywhere invariably consistently never".split()
)
# Verbs that tell where something is.
_PLACING = frozenset(
    "is are was were be lie lay stand stood sit sat occur appear belong belonged fall fell come found located confined involve involved concern concerned feature featured".split()
)
_LINE_MEASURES = ("mean", "average", "sum", "total", "maximum", "minimum")


@dataclass(frozen=True, slots=True)
class Saying:
    """A bound with all that the clause says of it, as far as it is understood.

    `refs` say where, `out` what is left out, `focus` what "only" singles out, `lasting` that it is said of all of
    that ("only A stays below 5").
    """

    bound: Limit
    relation: str
    amount: Quantifier
    measure: str
    refs: tuple[Item, ...]
    out: tuple[Item, ...]
    focus: Item | None
    lasting: bool = False


def panel_items(clause: Clause) -> list[Item]:
    """The panels that a clause names."""
    return [item for item in clause.items if isinstance(item.value, PanelRef)]


def of_compared_axes(clause: Clause) -> bool:
    """Whether a part of the grid is told by comparing its axes: what holds "where x exceeds y" holds in all of it."""
    return any(isinstance(item.value, RegionRef) and item.value.told for item in clause.refs)


def thresholds_of(clause: Clause, words: Wording, saying: Saying) -> Iterator[Threshold]:
    """The bound, said of the cells that the references mean, in all the ways that these can be read."""
    own = [item for item in saying.refs if not _is_focus(item, saying.focus)]
    for context in [()] if _counted_side(clause, words) else contexts(clause, [*own, *saying.out]):
        for subject in subjects(clause, [*own, *context, *panel_items(clause)]):
            if not subject.sure and len(clause.panels) > 1:
                continue
            without = _scopes(clause, saying.out) if saying.out else ()
            only = (
                tuple(
                    Group((one,))
                    for s in _scopes(clause, [saying.focus, *own, *context])
                    for one in _mirrored(clause, s)
                )
                if saying.focus
                else ()
            )
            if (without or not saying.out) and (only or not saying.focus):
                blank = Threshold(
                    (),
                    saying.relation,
                    saying.bound.num,
                    saying.amount,
                    sure=panels_are_sure(clause),
                    only=only,
                    lasting=saying.lasting,
                )
                yield from _with_parts(clause, words, saying, blank, subject, without)


def _mirrored(clause: Clause, chosen: Selection) -> Iterator[Selection]:
    """A line with its mirror image, where each pair of a set stands twice: "only pairs with A are negative"."""
    yield chosen
    panel = clause.panel(chosen.panel)
    lines = chosen.rows if chosen.rows is not None else chosen.columns
    whole = (chosen.rows is None) != (chosen.columns is None) and not chosen.region
    if not whole or lines is None or not same_labels(panel) or not is_mirrored(panel):
        return
    own, other = (panel.rows, panel.columns) if chosen.rows is not None else (panel.columns, panel.rows)
    found = tuple(k for n in lines if (k := other.index(own.ticks[n].text)) is not None)
    if chosen.rows is not None:
        yield Selection(chosen.panel, None, found)
    else:
        yield Selection(chosen.panel, found, None)


def _is_focus(item: Item, focus: Item | None) -> bool:
    """Whether a mention is what "only" singles out, or the far end of it ("only from June to August")."""
    return focus is not None and (item is focus or item.value == focus.value)


def _with_parts(
    clause: Clause,
    words: Wording,
    saying: Saying,
    blank: Threshold,
    subject: Subject,
    without: tuple[Selection, ...],
) -> Iterator[Threshold]:
    """The bound for each line by itself where lines are counted or measured, else for all cells."""
    lines = tuple(
        part for s in subject.selections for part in _lines(clause, words, s, saying.measure, without)
    )
    if lines and (saying.measure or saying.amount.kind in ("count", "all but", "share")):
        once = words.has("at least once")
        lasting = saying.measure or words.has(*LASTING) or saying.bound.num.op == "="
        for per in ("any",) if once else ("all",) if lasting else ("all", "any"):
            yield replace(blank, parts=lines, per=per)
    elif saying.amount.total is None or saying.amount.kind != "count" or not lines:
        parts = (Group((s,), saying.measure, without) for s in subject.selections)
        yield replace(blank, parts=tuple(parts))


def panels_are_sure(clause: Clause) -> bool:
    """Whether it is settled which panels are meant: named, the only one, or all, told by their number."""
    words = Wording.of(clause)
    panels = len(clause.document.panels)
    pair = panels == 2 and words.has("both", "neither", "either")
    everyone = any(clause.number(n).value == panels for n in counts_of_axes(clause, words, clause.numbers))
    spoken = any(isinstance(item.value, PanelRef) for item in (*clause.topic, *clause.label))
    nowhere = words.has("nowhere", "everywhere") and not spoken
    return bool(panel_items(clause)) or clause.named or len(clause.panels) == 1 or pair or everyone or nowhere


def _scopes(clause: Clause, refs: Sequence[Item | None]) -> tuple[Selection, ...]:
    found = next(subjects(clause, [*[r for r in refs if r is not None], *panel_items(clause)]), Subject(()))
    return found.selections


def _lines(
    clause: Clause, words: Wording, chosen: Selection, measure: str, without: tuple[Selection, ...]
) -> list[Group]:
    """Each row or column by itself, where the clause speaks of them one by one ("every row mean")."""
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
    """The side whose lines are spoken of one by one: by a word for lines, by an axis behind a number."""
    told_share = share_of(clause)
    if told_share is not None:
        return told_share[0].things if told_share[0].things != "cells" else ""
    for item in clause.items:
        if isinstance(item.value, TickRef) and item.value.every and not item.value.ticks:
            return item.value.side
        counted = any(0 <= item.first - n.last <= 2 for n in clause.numbers if is_count(clause, words, n))
        if counted and isinstance(item.value, AxisRef):
            return item.value.side
        lines = item.kind == "noun" and item.value in ("row", "column")
        if lines and (counted or words.norm(item.first - 1) in ("row", "column", "every", "each", "all")):
            return f"{item.value}s"
    sides = [
        side for side in ("row", "column") if words.has(*(f"{side} {measure}" for measure in _LINE_MEASURES))
    ]
    return f"{sides[0]}s" if sides else _side_of_several(clause)


def _side_of_several(clause: Clause) -> str:
    """`The sums of A and B`, `no sum of A and B`, `the sum of each of A and B`: the side of lines that are named together, each with its own."""
    totals = clause.of("aggregate")
    if len(totals) != 1 or len(clause.refs) != 1:
        return ""
    value, lead = clause.refs[0].value, before(clause, totals[0], 2)
    each = any(item.has("quant", "all", "none") for item in clause.items)
    several = totals[0].text.casefold().endswith("s") or each or "no" in lead
    named = isinstance(value, TickRef) and value.side in OTHER_SIDE and len(value.ticks) > 1
    return value.side if several and named and isinstance(value, TickRef) else ""


def is_lasting(clause: Clause, words: Wording) -> bool:
    """`only A stays below 5`, `only A is below 5 in every year`: whether "only" singles out what keeps a bound in all its cells."""
    cue = next(item for item in clause.items if item.has("quant", "only"))
    universal = (item for item in clause.items if says_every(item) or item.has("quant", "all"))
    every = any(item.first > cue.first for item in universal)
    return every or bool(_THROUGHOUT & set(words.norms(words.first, words.last)))


def confined_to(
    clause: Clause, words: Wording, bound: Limit, amount: Quantifier, out: tuple[Item, ...]
) -> Item | None:
    """`all values above 30 lie in row 2`: the place to which those that keep the bound are confined; None where it says another thing."""
    cues = [item for item in clause.of("quant", "all") if item.last <= bound.first]
    behind = [item for item in clause.refs if item.first > bound.first]
    if amount.kind != "all" or out or len(cues) != 1 or not behind:
        return None
    confined = behind[
        -1
    ]  # "all values above 30 in May lie in row 2": before the verb stands where it is said
    until = confined.last if isinstance(confined.value, Spot) else confined.first
    verb = [at for at in range(bound.first + 1, until) if words.norm(at) in _PLACING]
    if not verb or any(verb[0] < item.first for item in behind[:-1]):
        return None
    subject = words.norms(cues[0].last, bound.first)
    return None if set(subject) & (_PLACING | set(LASTING)) else confined


def both_cells(clause: Clause) -> list[Item]:
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


def counted_panels(
    clause: Clause, words: Wording, saying: Saying, used: frozenset[Item], none: bool
) -> Threshold | None:
    """`three of the four panels never exceed 50`: so many panels of which all cells keep the bound."""
    every = [item for item in panel_items(clause) if isinstance(item.value, PanelRef) and item.value.every]
    counts = [item for item in used if item.kind == "number" and is_count(clause, words, item)]
    if (
        len(every) != 1
        or saying.amount.kind != "count"
        or clause.refs
        or not any(0 <= every[0].first - item.last <= 3 for item in counts)
    ):
        return None
    panels = tuple(Group((Selection(k),)) for k in range(len(clause.document.panels)))
    relation = FLIPPED[saying.relation] if none else saying.relation
    return Threshold(panels, relation, saying.bound.num, replace(saying.amount, total=None), per="all")


def only_panels(clause: Clause, saying: Saying) -> Threshold | None:
    """`only panel B exceeds 50`: of all panels."""
    if saying.focus is None or not isinstance(saying.focus.value, PanelRef):
        return None
    own = [item for item in saying.refs if item is not saying.focus]
    panels = range(len(clause.document.panels))
    everything = tuple(Group((s,)) for k in panels if (s := selection(clause, k, own)) is not None)
    alone = tuple(group for group in everything if group.scope[0].panel in saying.focus.value.panels)
    return Threshold(
        everything, saying.relation, saying.bound.num, saying.amount, only=alone, lasting=saying.lasting
    )


def without_diagonal(clause: Clause, meaning: Threshold) -> Threshold | None:
    """The bound without the diagonal, which may be left out of account where a set is crossed with itself."""
    panels = {s.panel for part in meaning.parts for s in part.scope}
    if not all(same_labels(clause.panel(index)) and _names(clause, index) for index in panels):
        return None
    if not any(
        not s.region and (s.rows is None or s.columns is None) for part in meaning.parts for s in part.scope
    ):
        return None
    return replace(meaning, parts=tuple(part.off_diagonal() for part in meaning.parts))


def _names(clause: Clause, panel: int) -> bool:
    """Whether the labels are names: of numbers on both axes the diagonal is nothing special."""
    return any(tick.number is None for tick in clause.panel(panel).rows.ticks)
