"""How many: "all", "none", "most", "three of the four", "all but one", and what is left out by "except"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.around import measure_words
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.shares import Share
from auditor.language.strange import strange_words
from auditor.language.tokens import norms
from auditor.language.wording import Wording
from auditor.numerals import cardinal

_NEARLY_ALL = {
    f"{near} {every}"
    for near in ("nearly", "almost", "virtually", "practically")
    for every in ("all", "every", "everywhere", "throughout")
}
_EXCEPTIONS = ("exception", "exceptions")
_OF = {
    ("of",),
    ("out", "of"),
    ("out", "of", "the"),
    *(("of", word) for word in "the all its these those".split()),
}
# Words by which a writer takes a step back without weakening how many are meant: "the data suggest that all ...".
_REPORTING = (
    "suggest",
    "appear",
    "seem",
    "likely",
    "probabl",
    "presumabl",
    "indicat",
    "possibl",
    "can",
    "may",
    "might",
    "could",
    "would",
    "relatively",
    "fairly",
    "somewhat",
)
_DOUBTFUL = {"hardly", "barely", "scarcely"}


@dataclass(frozen=True, slots=True)
class Quantifier:
    """Of how many things something is said: `kind` with its count, where it has one.

    Kinds: "plain" (nothing said), "all", "none", "not all", "most", "nearly all", "generally", "some", "few", "half",
    "only", "count" (so many), "all but" (all except so many), "share" (such a part of them).
    """

    kind: str = "plain"
    count: Num | None = None
    total: int | None = None

    def describe(self) -> str:
        """The quantifier in words."""
        number = self.count.text if self.count else ""
        words = {
            "plain": "",
            "generally": "in general",
            "count": f"in {number} cases",
            "share": f"in {number} of the cases",
            "all but": f"in all cases but {number}",
            "only": "alone",
        }
        return words.get(
            self.kind,
            f"in {self.kind} cases"
            if self.kind not in ("all", "none", "not all")
            else {"all": "everywhere", "none": "nowhere", "not all": "not everywhere"}[self.kind],
        )


PLAIN = Quantifier()


def quantifier(
    clause: Clause, words: Wording, lines: bool = False
) -> tuple[Quantifier, frozenset[Item]] | None:
    """The one quantifier of a clause with the mentions that make it; None where several contradict each other.

    A share of rows or columns is one only where `lines` are meant one by one.
    """
    told_share = share_of(clause)
    if told_share is not None:
        share, used = told_share
        meant = share.things == "cells" or lines and share.things
        return (Quantifier("share", share.part, share.whole), used) if meant else None
    left_out = _all_but(clause, words)
    if left_out is not None:
        return left_out
    counted = _count(clause, words)
    every = [item for item in clause.items if item.kind == "quant"]
    cues = [item for item in every if not _emphatic(clause, words, item)]
    each = [item for item in clause.items if says_every(item)]
    kinds = {str(item.value) for item in cues}
    hedges = [item for item in clause.items if item.kind == "hedge"]
    used = frozenset([*every, *hedges, *each])
    if any(_denies_else(clause, words, item) for item in cues):
        return None
    negated = _negated_all(clause, cues)
    if counted is not None and "none" in kinds and _of_any(cues, counted[1]):
        return Quantifier("none"), counted[1] | used
    if counted is not None:
        return counted[0], counted[1] | used
    if negated:
        return Quantifier("not all"), used | negated
    two_told = "only" in kinds and any(item.text.casefold() == "neither" for item in cues)
    if "none" in kinds and kinds & {"most", "few", "half"} or two_told or _is_factor(clause, cues):
        return None
    return _of_kinds(kinds | ({"all"} if each else set()), cues, hedges), used


def _denies_else(clause: Clause, words: Wording, cue: Item) -> bool:
    """`it is no disaster`: whether there is none of something that is neither a cell nor known."""
    return cue.text.casefold() == "no" and any(
        words.norm(cue.last) in norms(text) for text in strange_words(clause)
    )


def _is_factor(clause: Clause, cues: Sequence[Item]) -> bool:
    """`less than half of the figure for A`: whether "half" tells how many times as large something is."""
    ends = {item.last for item in clause.of("compare")}
    return any(cue.value == "half" and ends & {cue.first, cue.first - 1} for cue in cues)


def _of_any(cues: Sequence[Item], counts: frozenset[Item]) -> bool:
    """`Never ... in any of the 16 cells`: whether the number only tells how many there are."""
    firsts = [item.first for item in counts]
    return any(
        cue.text.casefold() == "any" and 0 <= first - cue.last <= 2 for cue in cues for first in firsts
    )


def share_of(clause: Clause) -> tuple[Share, frozenset[Item]] | None:
    """The one share that a clause tells of cells or lines, with all mentions that say so."""
    found = [item for item in clause.items if isinstance(item.value, Share)]
    if len(found) != 1 or not isinstance(found[0].value, Share):
        return None
    lesser = [item for item in clause.of("quant") if item.value == "only" or item.text.casefold() == "never"]
    return found[0].value, frozenset([found[0], *lesser, *clause.of("hedge")])


def says_every(item: Item) -> bool:
    """`every column`, by itself or with what it crosses: "A in every column"."""
    crossed = (item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,)
    return any(isinstance(ref, TickRef | PanelRef) and ref.every for ref in crossed)


def of_every_cell(items: Sequence[Item]) -> bool:
    """`In every cell`, `nowhere`: whether something is said of all cells, or of none."""
    cells = {item.first for item in items if item.kind == "noun" and item.value == "cell"}
    cues = [item for item in items if item.has("quant", "all", "none")]
    return any(cue.last in cells or cue.text.casefold().endswith("where") for cue in cues)


def _of_kinds(kinds: set[str], cues: Sequence[Item], hedges: Sequence[Item]) -> Quantifier:
    """The quantifier that some words make together: the strongest restriction wins."""
    for kind in ("none", "only", "most", "few", "half"):
        if kind in kinds:
            close = kind == "most" and any(_nearly_all(item) for item in cues)
            return Quantifier("nearly all" if close else kind)
    if kinds & {"all", "both"}:
        weak = [item for item in hedges if not item.text.casefold().startswith(_REPORTING)]
        return Quantifier("generally" if weak else "all")
    if "some" in kinds:
        return Quantifier("some")
    return Quantifier("generally") if hedges else PLAIN


def _nearly_all(item: Item) -> bool:
    """`almost every`, `with few exceptions`."""
    text = item.text.casefold()
    return text in _NEARLY_ALL or text.endswith(_EXCEPTIONS)


def _emphatic(clause: Clause, words: Wording, item: Item) -> bool:
    """The "single" of "every single cell", and the "most" of "most favourable"."""
    if words.norms(item.first, item.last) == ("single",) and words.norm(item.last) in ("digit", "-"):
        return True
    if words.norms(item.first, item.last) == ("most",):
        counted = any(
            other.first == item.last and (other.kind in ("noun", "number") or other.kind == "ref")
            for other in clause.items
        )
        return (
            not counted
            and words.norm(item.last) not in ("of", "the", "all")
            and words.norm(item.last).isalpha()
        )
    return words.norms(item.first, item.last) == ("single",) and words.norm(item.first - 1) in (
        "every",
        "each",
        "any",
        "no",
    )


def _negated_all(clause: Clause, cues: list[Item]) -> frozenset[Item]:
    """`not all`, `not every`: the negation that stands right before the quantifier."""
    nots = [item for item in clause.of("not") if item.text.casefold() not in _DOUBTFUL]
    pairs = [(no, cue) for no in nots for cue in cues if cue.value == "all" and no.last == cue.first]
    return frozenset(no for no, _ in pairs)


def _all_but(clause: Clause, words: Wording) -> tuple[Quantifier, frozenset[Item]] | None:
    """`all but one row`, `every column but two`, `with one exception`."""
    for item in clause.of("except"):
        text = item.text.casefold()
        last = text.split()[-1]
        count = _excepted(text) if last in _EXCEPTIONS else cardinal(last)
        used = [item, *(i for i in clause.items if i.kind == "quant")]
        if count is None and words.norm(item.last) in _EXCEPTIONS:
            count = cardinal(words.norm(item.last - 1))
        following = next((i for i in clause.numbers if i.first == item.last), None)
        if count is None and following is not None and text == "all but":
            return Quantifier("all but", clause.number(following)), frozenset([*used, following])
        if count is None and text == "all but" and (number := cardinal(words.norm(item.last))) is not None:
            return Quantifier(
                "all but", Num(float(number), 1.0, words.norm(item.last), word=True)
            ), frozenset(used)
        if count is not None:
            told = str(count) if last in _EXCEPTIONS else last
            return Quantifier("all but", Num(float(count), 1.0, told, word=True)), frozenset(used)
    return None


def _excepted(text: str) -> int | None:
    """How many exceptions are told: "with a single exception"."""
    counts = [1 if word == "single" else cardinal(word) for word in text.split()]
    return next((count for count in counts if count is not None), None)


def _count(clause: Clause, words: Wording) -> tuple[Quantifier, frozenset[Item]] | None:
    """`three of the four columns`, `7 out of 12 rows`, `in two rows`, `only three cells`, `at least five settings`."""
    counts = [item for item in clause.numbers if is_count(clause, words, item)]
    if not counts:
        return None
    first = counts[0]
    rest = [item for item in clause.numbers if item.first >= first.last][:1]
    used = [first]
    total = None
    if (
        rest
        and tuple(words.norms(first.last, rest[0].first))
        in _OF | {("cell", "out", "of"), ("box", "out", "of"), ("case", "out", "of")}
        or (rest and _noun_then_of(words, first.last, rest[0].first))
    ):
        total = int(clause.number(rest[0]).value)
        used.append(rest[0])
    return Quantifier("count", clause.number(first), total), frozenset(used)


def _noun_then_of(words: Wording, start: int, end: int) -> bool:
    between = words.norms(start, end)
    return (
        2 <= len(between) <= 5
        and "of" in between
        and between[-1] in ("of", "the", "all", "its", "these", "those")
    )


def _describes_cells(clause: Clause, words: Wording, item: Item) -> bool:
    """`cells with 10 mites or more`: whether a number tells which cells are meant, and not how many there are."""
    led = words.norm(item.first - 1) in ("with", "of", "at", "holding", "having", "showing", "from")
    return led and any(one.has("noun", "cell") and one.last == item.first - 1 for one in clause.items)


def is_count(clause: Clause, words: Wording, item: Item) -> bool:
    """Whether a whole number counts things: a noun for cells or lines, "of the", or the axis's name follows it."""
    num = clause.number(item)
    if num.value != int(num.value) or num.value < 0 or num.unit or num.step < 1 or num.bracket:
        return False
    if num.op not in ("=", ">=", "<=", "~") or words.norm(item.first - 1) in (
        "by",
        "to",
        "from",
        "within",
        "least sum",
    ):
        return False
    if _of_ranked(clause, words, item) or _describes_cells(clause, words, item):
        return False
    if any(tuple(words.norms(item.last, item.last + len(of))) == of for of in _OF):
        return not _is_value_of(clause, words, item)
    if _counts_measured(clause, words, item):
        return True
    following = next((i for i in clause.items if i.first >= item.last), None)
    if following is None or following.first - item.last > 1:
        return False
    gap = words.norms(item.last, following.first)
    joined = all(norm in ("remaining", "other", "different", "tested") for norm in gap)
    return (
        joined
        and (following.kind == "noun" or isinstance(following.value, AxisRef))
        and words.norm(following.first) not in ("point", "points")
    )


def _of_ranked(clause: Clause, words: Wording, item: Item) -> bool:
    """`the lowest of the five boats`: how many there are among which something has its rank."""
    at = item.first
    while words.norm(at - 1) in ("the", "all", "these", "those"):
        at -= 1
    ranked = any(one.last == at - 1 and (one.has("extreme") or one.has("rank")) for one in clause.items)
    return ranked and words.norm(at - 1) in ("of", "among")


def _is_value_of(clause: Clause, words: Wording, item: Item) -> bool:
    """`the 20 of A at B`: a value in digits, with the place that has it."""
    owner = next((i for i in clause.items if i.first == item.last + 1), None)
    place = owner is not None and isinstance(owner.value, TickRef | Spot)
    return place and words.norm(item.first - 1) == "the" and not clause.number(item).word


def _counts_measured(clause: Clause, words: Wording, item: Item) -> bool:
    """`the five delays at A`: whether a number in words counts values by what is measured."""
    led = words.norm(item.first - 1) in ("the", "these", "all", "its", "their")
    plural = re.match(r" [a-z]+s\b", clause.sentence[item.end :], re.IGNORECASE)
    return (
        led and clause.number(item).word and bool(plural) and words.norm(item.last) in measure_words(clause)
    )
