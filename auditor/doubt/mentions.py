"""Mentions that narrow what a clause is about, of which its reading makes nothing."""

import re
from collections.abc import Sequence

from auditor.claim import OF_CELLS
from auditor.claim_parts import parts, selections
from auditor.claims.extreme_reading import told_of_what_stands_before
from auditor.claims.measures.confusion import confusions
from auditor.claims.relations.pairs import relation
from auditor.doubt.asked import Asked
from auditor.doubt.lines import unclear_line, unknown_place, unknown_two
from auditor.doubt.other_things import chosen_among, names_a_line, of_other_things
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.open_ticks import stretches
from auditor.language.refs import AxisRef, RegionRef, TickRef, axis_of
from auditor.language.strange import compounds
from auditor.metrics import metric_of
from auditor.model import Panel
from auditor.numerals import CARDINALS
from auditor.world import Selection, same_labels

# What is worked out of a crossing of a set with itself is not what its cells hold.
_DERIVED = re.compile(
    r"\b(?:accurac(?:y|ies)|precision|recall(?:s|ed)?|sensitivit(?:y|ies)|specificit(?:y|ies)|f[- ]?1|kappa|error rate|miss rate|(?:heard|read|called|named|put|sorted|got|gets?|classified|judged) (?:right|wrong|correctly|wrongly))\b",
    re.IGNORECASE,
)


# Where a set is crossed with itself, each pair stands twice, and what a member has with itself is hardly meant.
_PAIRWISE = re.compile(
    r"\b(?:pairs?|pairwise|among|amongst|between|each other|one another|mutual\w*|except|apart from|but (?:for|that|those)|only|links?|partners?|ties|connections?|others?|correlates?|correlated|associates?|associated|nothing|anything|everything|absolute|magnitude|average\w*|averaging|mean)\b|\|\s?r\s?\|",
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


# "Wins nothing", "wins the other two": how many of some things it is best in.
_WINS = re.compile(
    r"\b(?:wins?|won|takes?|took|loses?|lost)\s+(?:(?:nothing|none|neither|all|both|any)\b|(?:the\s+)?(?:other|remaining|rest|last|first)\b)",
    re.IGNORECASE,
)

# Kinds that hold whole lines against each other.
_OF_LINES = frozenset(("ratio", "comparison", "gap"))


def passed_over(asked: Asked) -> str:
    """What the clause mentions to narrow what it is about, and its reading makes nothing of; or nothing."""
    clause = asked.clause
    asks = (
        of_other_things,
        _either_way,
        unknown_two,
        _of_classes,
        _of_matrices,
        chosen_among,
        _the_same_again,
        unknown_place,
        _some_of_an_axis,
        _of_a_value_before,
        _on_either_side,
    )
    if unsure := next((reason for ask in asks if (reason := ask(asked))), ""):
        return unsure
    if asked.kind in (*OF_CELLS, "identity") and _of_pairs(clause):
        return "it may speak of pairs, and of nothing with itself"
    if asked.kind == "change" and _crosses_names(clause.panel(clause.panels[0])):
        return "it may tell of what is between the two"
    if asked.kind == "comparison" and _WINS.search(clause.text):
        return "it may count what is won"
    if asked.kind not in OF_CELLS:
        return ""
    if names_a_line(asked):
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


def _of_a_value_before(asked: Asked) -> str:
    """`A in May is 4, the lowest one in row A`: no comparison of row A with others."""
    cues = asked.clause.of("extreme")
    alone = asked.kind == "comparison" and len(cues) == 1
    leans = alone and told_of_what_stands_before(asked.clause, cues[0])
    return "it is told of the value before it" if leans else ""


def _some_of_an_axis(asked: Asked) -> str:
    """`The small readers`: some lines of an axis by what they are like, where the reading takes all of them."""
    if asked.kind not in OF_CELLS or asked.kind == "comparison":
        return ""
    chosen = list(selections(asked.claim))
    for item in asked.clause.items:
        value = item.value
        if not isinstance(value, AxisRef) or not value.direction or item in asked.items:
            continue
        if any(
            other.last == item.first and isinstance(other.value, TickRef | Spot)
            for other in asked.clause.items
        ):
            continue  # "the high dose" of a dose called so
        if any((s.rows if value.side == "rows" else s.columns) is None for s in chosen):
            return f"which lines are meant was not made out: {item.text}"
    return ""


def worked_out_of_cells(clause: Clause, kind: str) -> str:
    """Why cells do not bear out what is said of a measure that is worked out of them: "recall is lowest for A"."""
    panel = clause.panel(clause.panels[0])
    derived = kind in OF_CELLS and kind != "value" and same_labels(panel) and metric_of(panel) is None
    return (
        "it may speak of what is worked out of the cells" if derived and _DERIVED.search(clause.text) else ""
    )


def _of_pairs(clause: Clause) -> bool:
    """Whether a clause on a set that is crossed with itself may speak of pairs: of two members, or of all those of one alone."""
    if any(isinstance(item.value, RegionRef) and item.value.name == "neighbours" for item in clause.items):
        return False  # which pairs is told
    symmetric = clause.of("same", "symmetric", "asymmetric")
    paired = (
        not symmetric
        and _PAIRWISE.search(clause.text)
        or clause.of("same", "same")
        or clause.of("quant", "only")
        or clause.of("same", "different")
        and _are_pairs(clause)
    )
    return bool(paired) and any(relation(clause.document, panel) for panel in clause.panels)


def _are_pairs(clause: Clause) -> bool:
    """`The value for A and B differs from that for B and A`: whether two members at a time are named."""
    refs = [item.value for item in clause.refs if isinstance(item.value, TickRef)]
    return len(refs) > 1 and all(ref.side == "either" and len(ref.ticks) == 2 for ref in refs)


# "32 × 16": two sizes, of which either may be told first.
_SIZES = re.compile(r"(?<![\w.])(\d{1,4})\s?[x×]\s?(\d{1,4})(?!\w)")


def _either_way(asked: Asked) -> str:
    """Two different sizes that stand for a cell of a grid which has both of them on both axes."""
    clause = asked.clause
    if asked.kind == "ratio" and not any(selections(asked.claim)):
        return ""  # two numbers are told, and settle it
    pairs = [found.groups() for found in _SIZES.finditer(clause.text)]
    grids = [(panel.rows, panel.columns) for panel in map(clause.panel, clause.panels)]
    turned = any(
        one != other and all(axis.index(size) is not None for axis in axes for size in (one, other))
        for one, other in pairs
        for axes in grids
    )
    return "which of its two sizes is the row and which the column is not told" if turned else ""


def _of_classes(asked: Asked) -> str:
    """That lines of a confusion matrix were compared: of classes other things are said than of all cells of a line."""
    lines = asked.any_selection(lambda s: (s.rows is None) != (s.columns is None))
    matrix = any(confusions(asked.clause.document, panel) for panel in asked.clause.panels)
    worked_out = matrix and (asked.kind in _OF_LINES and lines or _shares_of_counts(asked))
    return "it may speak of what is worked out of the cells" if worked_out else ""


def _of_matrices(asked: Asked) -> str:
    """Two confusion matrices that are compared as a whole, or in a measure: one that is better is so by no single cell."""
    clause = asked.clause
    named = "confusion" in clause.document.source.text.casefold()
    matrices = named and any(confusions(clause.document, panel) for panel in clause.panels)
    panels = not asked.any_selection(lambda s: s.rows is not None or s.columns is not None)
    whole = (panels or asked.kind == "duel") and not clause.refs or _DERIVED.search(clause.sentence)
    doubted = asked.kind in ("comparison", "duel") and matrices and whole
    return "it may speak of what is worked out of the cells" if doubted else ""


def _shares_of_counts(asked: Asked) -> bool:
    """Whether shares are told, and the cells are counts."""
    values = [v for panel in asked.clause.panels for v in asked.clause.panel(panel).values.values()]
    told = any(num.unit == "%" or 0 < abs(num.value) < 1 for num in parts(asked.claim, Num))
    return asked.kind in OF_CELLS and told and all(value.step >= 1 for value in values)


def _the_same_again(asked: Asked) -> str:
    if asked.kind == "derived-metric" and _THE_MOST.search(asked.clause.text):
        return "it may be said of the largest part"
    again = asked.kind == "derived-metric" and _SAME_THING.search(asked.clause.text)
    return "what it speaks of was named before" if again else ""


def _crosses_names(panel: Panel) -> bool:
    """Whether a grid crosses things with themselves, and not a number with another one."""
    return same_labels(panel) and all(tick.number is None for tick in panel.rows.ticks)


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
        or _left_out(clause, item, ref, chosen)
        for ref in refs
    )


def _left_out(clause: Clause, item: Item, ref: TickRef, chosen: Sequence[Selection]) -> bool:
    """`all choirs except A`: whether the lines that are taken are all but those behind an "except"."""
    side, axis = ref.side, axis_of(clause.panel(clause.panels[0]), ref.side)
    lines = [s.rows if side == "rows" else s.columns for s in chosen]
    taken = {n for own in lines if own is not None for n in own}
    spared = any(0 <= item.first - cue.last <= 1 for cue in clause.of("except"))
    return spared and taken == set(range(len(axis.ticks))) - set(ref.indices(axis))


def _bound(clause: Clause, ref: TickRef, selection: Selection) -> bool:
    axis = axis_of(clause.panel(selection.panel), ref.side)
    taken = selection.rows if ref.side == "rows" else selection.columns
    meant = set(ref.indices(axis))
    return not meant or len(meant) == len(axis.ticks) or (taken is not None and bool(meant & set(taken)))


_COUNTED_PAIRS = re.compile(
    rf"\b(?:{'|'.join(CARDINALS)}|\d+)\s+(?:of\s+(?:the\s+|its\s+|all\s+)?(?:[\w-]+\s+)?|(?:[\w-]+\s+)?)(?:pairs|links|correlations|couples|pairings|combinations)\b",
    re.IGNORECASE,
)
# "All have A on one side": as a row or as a column.
_ON_ONE_SIDE = re.compile(
    r"\b(?:on|at)\s+(?:one|either|one\s+or\s+the\s+other)\s+(?:side|end)\b|\bin\s+one\s+of\s+the\s+two\s+roles\b",
    re.IGNORECASE,
)


def _on_either_side(asked: Asked) -> str:
    """Cells of a set that is crossed with itself, told by a name that may be that of their row or of their column."""
    clause = asked.clause
    crossed = any(same_labels(clause.panel(n)) for n in clause.panels)
    return (
        "the name may be that of a row or of a column" if crossed and _ON_ONE_SIDE.search(clause.text) else ""
    )


_WITH_ITSELF = re.compile(r"\b(?:diagonal|itself|themselves|self)\b", re.IGNORECASE)


def pairs_as_cells(clause: Clause, claim: object) -> str:
    """`Two of the three pairs`, counted in all cells of a set that is crossed with itself, where each stands twice; or nothing."""
    if not _COUNTED_PAIRS.search(clause.text) or not any(one.whole for one in selections(claim)):
        return ""
    found = relation(clause.document, clause.panels[0]) if len(clause.panels) == 1 else None
    twice = found is not None and any(len(places) > 1 for places in found.places.values())
    return "it may speak of pairs, each of which is written twice" if twice else ""


def of_the_diagonal(clause: Clause, kind: str) -> str:
    """That cells of a set that is crossed with itself are no pairs: the diagonal is none, and each stands twice; or nothing."""
    if kind == "ordinal" and not _WITH_ITSELF.search(clause.text) and _PAIRWISE.search(clause.text):
        found = relation(clause.document, clause.panels[0]) if len(clause.panels) == 1 else None
        twice = found is not None and any(len(places) > 1 for places in found.places.values())
        return "it may speak of pairs, each of which is written twice" if twice else ""
    if kind != "peak" or clause.numbers or len(clause.panels) != 1 or _WITH_ITSELF.search(clause.text):
        return ""
    found = relation(clause.document, clause.panels[0])
    named = any(isinstance(item.value, TickRef) and len(item.value.ticks) > 1 for item in clause.refs)
    return "it may speak of pairs, and of nothing with itself" if found and named else ""
