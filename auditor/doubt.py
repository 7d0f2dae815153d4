"""Why a contradiction may be a misunderstanding.

A statement is called contradicted only if the sentence was surely understood: every content word
accounted for, every pronoun led back to what it stands for, and the sentence really about the data. A
doubt turns the verdict into undecidable, with the reason; support by the numbers needs no such care.
"""

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from auditor.claims.measures.confusion import confusions
from auditor.claims.relations.pairs import relation
from auditor.language.clauses import Clause, Spot
from auditor.language.clauses.cutting import is_opinion
from auditor.language.items import Item
from auditor.language.limits import may_be_allowed
from auditor.language.members import all_the_others, two_of_a_set
from auditor.language.number_roles import called_percent
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.language.strange import compounds, neutral, strange_words
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.numerals import CARDINALS, cardinal
from auditor.reading.labels import singular
from auditor.world import Selection, same_labels

T = TypeVar("T")

# One unknown word is mostly an adjective; with two, the sentence may say something else altogether.
MOST_STRANGE_WORDS = 1
_PRONOUN = re.compile(
    r"\b(?:it|its|they|them|their|theirs|those|these|this|there(?!\s+(?:is|are|was|were|exists?)\b)|here|such|latter|former|ones|he|she|whose)\b",
    re.IGNORECASE,
)
# Words that point to another sentence. Of the contradictions found in sentences with one, on transcriptions
# written by strangers, two in three were misunderstandings; of those in parts of sentences as many.
_ANAPHORA = re.compile(
    r"\b(?:that of|those of|than that|than those|the one|ones|theirs?|own|same|likewise|too|it|its|they|them|this|these|such|so do|so does|he|she|his|her|both of|others?|another|else|"
    r"again|also|former|latter|the (?:reverse|opposite|converse))\b",
    re.IGNORECASE,
)
_SUBJECT = re.compile(r"\b(?:it|its|they|them|their|he|she|his|her)\b", re.IGNORECASE)
_SUBJECT_PRONOUN = re.compile(r"^\W*(?:he|she|it|they|his|her|their|its|those|these)\b", re.IGNORECASE)
_HYPOTHETICAL = re.compile(
    r"\b(?:would|could|should|if|unless|were it|expected|expect|hypothetical|imagine|suppose|ideal|ideally|theoretical|baseline model|previous|previously|earlier (?:study|work|version|run)|elsewhere|in the literature|reported in)\b",
    re.IGNORECASE,
)
_LOCATIVE = re.compile(
    r"\b(?:sides?|edges?|borders?|corners?|quadrants?|regions?|areas?|zones?|bands?|half|halves|cent(?:er|re)|middle|ends?|flanks?|periphery|interior|block|pairs?)\b",
    re.IGNORECASE,
)
_ERRORS = re.compile(
    r"\b(?:errors?|confus\w+|mistak\w+|misclassif\w+|mix(?:ed|es|ing)?[\s-]ups?|mixed up|mistaken|misread)\b",
    re.IGNORECASE,
)
_HITS = re.compile(
    r"\b(?:hits?|misses|correct(?:ly)?|right(?:ly)? (?:classified|predicted)|wrong(?:ly)?|at home|elsewhere|abroad|foreign|own)\b",
    re.IGNORECASE,
)
_MAGNITUDE = re.compile(
    r"\|\s?\w\s?\||\babsolute (?:value|correlation|coefficient|difference)s?\b", re.IGNORECASE
)
_STRENGTH = re.compile(r"\b(?:strong\w*|weak\w*|closely|more (?:negatively|positively))\b", re.IGNORECASE)
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
# Kinds that hold some of a panel's cells against what is said of them.
_OF_CELLS = frozenset(("value", "peak", "ordinal", "range", "threshold", "count", "average", "comparison"))
_OF_LINES = frozenset(("ratio", "comparison", "gap"))
_OF_VALUES = frozenset(("value", "peak", "ordinal", "range", "threshold", "count"))
_OF_EXTREMES = frozenset(("peak", "ordinal"))
# Words that narrow what a sentence is about to something that a reading of the whole panel has missed.
_RESTRICTING = re.compile(
    r"\b(?:once|leaving|leave aside|among|amongst|outside|exclud\w+|apart from|aside from|remaining|the rest|others?|otherwise|besides|without|ignoring|disregarding|"
    r"judged by|measured by|in terms of|with respect to|of these|of those|of them|beyond that|after that|off the diagonal|off-diagonal|if we|nonetheless)\b",
    re.IGNORECASE,
)
_DECLARING = re.compile(
    r"components?\b.{0,6}\baxes\b|^\W*(?:axes|axis|legend|axis labels?)\b|\b(?:x|y)[\s-]axis\b|\blegend\b|\bcolou?r[\s-]*(?:scale|bar|map|key)\b",
    re.IGNORECASE,
)
_AXIS_TOLD = re.compile(
    r"\b(?:horizontal|vertical|[xy])[\s-]axis(?: \([^)]*\))?,? (?:is|gives|shows|represents|lists|has|carries|runs|the|displays|denotes|stands)\b",
    re.IGNORECASE,
)
# Kinds that speak of the figure's make-up, and so belong where it is declared.
STRUCTURAL = frozenset(("axis", "shape", "colour"))


def doubt(
    clause: Clause,
    kind: str,
    claim: Any,
    understood: Sequence[tuple[int, int]] = (),
    items: Iterable[Item] = (),
    *,
    read_whole: bool = False,
) -> str:
    """Why a clause may have been misunderstood, or nothing; in the parts that are understood no word is strange.

    `items` are the mentions that the reading accounts for; `read_whole` tells that all else that the
    sentence says was understood, and holds.
    """
    asked = _Asked(clause, kind, claim, understood, frozenset(items), read_whole)
    if passed := _passed_over(asked):
        return passed
    if _is_all(understood, clause.statement.text):
        return "the sentence may not speak of these data" if _HYPOTHETICAL.search(clause.text) else ""
    return next(
        (
            reason
            for question in (_of_its_words, _of_its_scope, _of_its_numbers)
            if (reason := question(asked))
        ),
        "",
    )


@dataclass(frozen=True, slots=True)
class _Asked:
    """A reading of a clause that is put in doubt."""

    clause: Clause
    kind: str
    claim: Any
    understood: Sequence[tuple[int, int]]
    items: frozenset[Item]
    read_whole: bool = False

    @property
    def structural(self) -> bool:
        """Whether it speaks of the figure's make-up."""
        return self.kind in STRUCTURAL

    @property
    def of_everything(self) -> bool:
        """Whether it was read as speaking of all cells, so that a word not understood may narrow it."""
        chosen = list(selections(self.claim))
        among = self.kind in _OF_CELLS and self.kind != "comparison"
        return among and bool(chosen) and all(s.whole for s in chosen)

    def any_selection(self, test: Callable[[Selection], bool]) -> bool:
        """Whether some selection of the claim passes a test."""
        return any(test(selection) for selection in selections(self.claim))


def _passed_over(asked: _Asked) -> str:
    """Mentions that narrow what the clause is about, of which the reading makes nothing."""
    clause = asked.clause
    if asked.kind in ("peak", "amount", "ordinal") and _of_differences(clause):
        return "it may speak of differences"
    if asked.kind == "amount" and may_be_allowed(clause.text):
        return "it may be a limit, and no extreme"
    if asked.kind in ("amount", "peak") and _of_extremes(clause):
        return "it may speak of an extreme among extremes"
    if asked.kind in _OF_LINES and _of_classes(asked):
        return "it may speak of what is worked out of the cells"
    if asked.kind not in _OF_CELLS:
        return ""
    if same_labels(clause.panel(clause.panels[0])) and _DERIVED.search(clause.text):
        return "it may speak of what is worked out of the cells"
    if _PAIRWISE.search(clause.text) and any(relation(clause.document, panel) for panel in clause.panels):
        return "it may speak of pairs, and of nothing with itself"
    of_sign = any(num.value == 0 for num in parts(asked.claim, Num))
    if not of_sign and any(item.kind == "sign" and item not in asked.items for item in clause.items):
        return "it may speak only of values of one sign"
    if asked.of_everything and (narrower := [*compounds(clause), *_part_of_set(clause)]):
        return f"it may speak only of a part: {', '.join(narrower)}"
    if unclear := _unknown_line(asked) or _unknown_run(asked) or _of_totals(asked):
        return unclear
    chosen = list(selections(asked.claim))
    if chosen and any(not _reflected(clause, item, chosen) for item in clause.refs):
        return "a place that it names was passed over"
    return ""


_DIFFERENCES = re.compile(
    r"\b(?:\w+est|most|least|maximum|minimum|max|min)\s+(?:single |overall |relative |absolute )?"
    r"(?:gains?|loss(?:es)?|drops?|falls?|rises?|jumps?|gaps?|differences?|ranges?|spreads?|increases?|decreases?|declines?|steps?|changes?|improvements?|swings?|margins?|leads?)\b"
    r"|\b(?:ranges?|spreads?|gaps?|differences?|gains?|loss(?:es)?|drops?) (?:is|are|was|were) (?:\w+est|most|least)\b",
    re.IGNORECASE,
)


def _of_classes(asked: _Asked) -> bool:
    """Whether whole lines of a confusion matrix were compared: of classes something else is said than of all cells of a line."""
    lines = asked.any_selection(lambda s: (s.rows is None) != (s.columns is None))
    return lines and any(confusions(asked.clause.document, panel) for panel in asked.clause.panels)


def _of_differences(clause: Clause) -> bool:
    """`the largest drop`: whether a difference is called large; not where the document has the name ("test loss is lowest")."""
    names = [(item.start, item.end) for item in clause.items if item.kind == "ref"]
    ends = (
        (clause.start + found.start(), clause.start + found.end() - 1)
        for found in _DIFFERENCES.finditer(clause.text)
    )
    return any(not any(a <= at < b for a, b in names for at in span) for span in ends)


def _of_extremes(clause: Clause) -> bool:
    """`the lowest maximum`: whether one extreme qualifies another."""
    cues = clause.of("extreme")
    return any(0 <= two.first - one.last <= 1 for one, two in pairwise(cues))


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


def _of_its_words(asked: _Asked) -> str:
    """Words that nothing has understood, or that lead elsewhere."""
    clause, understood = asked.clause, asked.understood
    pointers = (clause.start + found.start() for found in _ANAPHORA.finditer(clause.text))
    if not (_whole(clause) or asked.read_whole or _on_its_own(asked)):
        return "it is only a part of a longer sentence, which may qualify it"
    if (
        not _is_the_figure(asked)
        and any(not _taken_up(clause, at, understood) for at in pointers)
        or (not asked.structural and _unnamed_subject(clause, understood))
    ):
        return "it refers to something said elsewhere"
    strange = strange_words(clause, understood)
    if len(strange) > (0 if asked.of_everything else MOST_STRANGE_WORDS):
        return f"not every word was understood: {', '.join(strange)}"
    if _HYPOTHETICAL.search(clause.text):
        return "the sentence may not speak of these data"
    if asked.kind == "trend" and _AXIS_TOLD.search(clause.statement.text):
        return "the sentence tells what the axes are"
    if not asked.structural and any(_DECLARING.search(words) for words in clause.statement.trail):
        return "the sentence stands where axes and legend are declared"
    return ""


def _of_its_scope(asked: _Asked) -> str:
    """Words that narrow what the sentence is about, or leave it open."""
    clause, unclear = asked.clause, "it is not clear what the sentence refers to"
    whole = asked.any_selection(lambda s: s.whole)
    all_whole = not asked.any_selection(lambda s: not s.whole)
    if not asked.structural and _PRONOUN.search(clause.text) and not _anchored(clause) and all_whole:
        return unclear
    if whole and (narrower := _narrowing(asked)):
        return narrower
    loose = clause.start and not _anchored(clause) and not clause.of("noun") and all_whole
    if loose and not _on_its_own(asked):
        return "a part of a sentence does not say what it is about"
    if asked.kind in _OF_EXTREMES and _labelled_before(clause):
        return "its label may speak of the sentence before"
    led = _SUBJECT_PRONOUN.match(clause.text) and _outside(_PRONOUN, clause.statement.text, asked.understood)
    return unclear if led and asked.any_selection(lambda s: s.rows is None or s.columns is None) else ""


def _labelled_before(clause: Clause) -> bool:
    """Whether a word for an extreme stands in the label alone, and the label already had a sentence of its own."""
    own = any(item.has("extreme") or item.has("rank") for item in clause.items)
    labelled = any(item.has("extreme") or item.has("rank") for item in clause.label)
    here = clause.statement
    return (
        labelled
        and not own
        and any(s.trail == here.trail and s.span.start < here.span.start for s in clause.document.statements)
    )


def _of_its_numbers(asked: _Asked) -> str:
    """Numbers that are not values of cells, or that the claim does not hold."""
    clause, kind, claim = asked.clause, asked.kind, asked.claim
    if kind in _OF_VALUES and _in_percent(clause, claim):
        return "it speaks in percent, the cells do not"
    if kind == "count" and sum(num.word for num in parts(claim, Num)) > 1:
        return "it counts more than one thing"
    signed = any(q.value < 0 for panel in clause.panels for q in clause.panel(panel).values.values())
    if kind != "threshold" and signed and _STRENGTH.search(clause.text):
        return "the strength of signed values may be their distance from zero"
    if kind != "threshold" and _MAGNITUDE.search(clause.statement.text):
        return "it speaks of absolute values"
    if kind in ("value", "threshold", "range", "peak") and any(i.has("aggregate") for i in clause.before):
        return "it may speak of averages"
    return "not every number of it was understood" if _unused_numbers(clause, claim) else ""


def _is_all(understood: Sequence[tuple[int, int]], sentence: str) -> bool:
    """Whether a reading has understood every word of the sentence, and no pronoun leads out of it."""
    covered = any(
        not sentence[:start].strip() and not sentence[end:].strip(" .;") for start, end in understood
    )
    return covered and not _led_elsewhere(sentence, understood)


def _led_elsewhere(text: str, understood: Sequence[tuple[int, int]], shift: int = 0) -> bool:
    """Whether a pronoun leads to something that the reading has not told; a pronoun by itself among what is understood was led back."""
    return any(
        (found.start() + shift, found.end() + shift) not in understood for found in _PRONOUN.finditer(text)
    )


def _unnamed_subject(clause: Clause, understood: Sequence[tuple[int, int]]) -> bool:
    """Whether a pronoun stands for something that neither the reading nor the label before the sentence tells."""
    open_ = any(found.span() not in understood for found in _SUBJECT.finditer(clause.statement.text))
    return open_ and not any(item.kind == "ref" for item in clause.label)


def _taken_up(clause: Clause, position: int, understood: Sequence[tuple[int, int]]) -> bool:
    """Whether a word that points elsewhere is one that the reading has led back to what it stands for ("the others", "that of")."""
    cues = ((item.start, item.end) for item in clause.items if item.kind in ("same", "compare", "except"))
    return any(start <= position < end for start, end in (*understood, *cues))


# Kinds whose readers take the words of a clause as a whole; what stands beside it in the sentence qualifies none of them.
_SELF_CONTAINED = frozenset(("axis", "shape", "derived-metric", "pairs"))


def _on_its_own(asked: _Asked) -> bool:
    """Whether a clause that is understood to its last word says what it says without the rest of its sentence."""
    clause = asked.clause
    known = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    led = _led_elsewhere(clause.text, asked.understood, clause.start) and not _is_the_figure(asked)
    return known and asked.kind in _SELF_CONTAINED and not led


def _is_the_figure(asked: _Asked) -> bool:
    """`It is laid out as a 6 by 4 grid`: whether "it" can be nothing but the one grid of the document."""
    clause = asked.clause
    opens = clause.text.lstrip().casefold().startswith("it ")
    return (
        asked.kind == "shape"
        and opens
        and len(clause.document.panels) == 1
        and len(_PRONOUN.findall(clause.text)) == 1
    )


def _whole(clause: Clause) -> bool:
    """Whether the clause is all that its sentence says."""
    text = clause.statement.text
    rest = text[clause.end :]
    return not text[: clause.start].strip() and (not rest.strip(" .;") or is_opinion(rest))


def _outside(pattern: re.Pattern[str], text: str, understood: Sequence[tuple[int, int]]) -> bool:
    """Whether a text has such a word outside the parts that are understood."""
    return any(
        not any(start <= found.start() < end for start, end in understood) for found in pattern.finditer(text)
    )


def _unused_numbers(clause: Clause, claim: Any) -> bool:
    """Whether the clause states a number that the claim does not hold."""
    held = {num.value for num in parts(claim, Num)} | {
        float(number) for number in (*parts(claim, int), *parts(claim, float))
    }
    sizes = counts_of_axes(clause, Wording.of(clause), clause.numbers)
    sizes |= {*two_of_a_set(clause), *all_the_others(clause)}
    return any(clause.number(item).value not in held for item in clause.numbers if item not in sizes)


def _narrowing(asked: _Asked) -> str:
    """Words that narrow what a sentence is about, where it was read as being about a whole panel."""
    clause, understood = asked.clause, asked.understood
    if _outside(_RESTRICTING, clause.statement.text, understood):
        return "the sentence leaves something out of account"
    if any(not _covered(clause, found.start(), understood) for found in _LOCATIVE.finditer(clause.text)):
        return "it speaks of a part of the panel that was not made out"
    panel = clause.panel(clause.panels[0])
    return (
        "it may speak of the errors only"
        if same_labels(panel) and asked.kind in _OF_CELLS and _ERRORS.search(clause.statement.text)
        else ""
    )


# A line with a name before it: "the control column", "no-dose row".
_NAMED_LINE = re.compile(r"\b(?P<name>[\w-]+)[ -](?P<side>row|column)s?\b", re.IGNORECASE)


def _unknown_line(asked: _Asked) -> str:
    """A row or column that the sentence or its label names and that was not made out, where all of them were read."""
    clause = asked.clause
    texts = [(clause.statement.text, (*clause.before, *clause.items))]
    texts += [(label, clause.label) for label in clause.statement.trail[-1:]]
    for text, items in texts:
        for found in _NAMED_LINE.finditer(text):
            made_out = any(i.kind == "ref" and i.start < found.end() and found.start() < i.end for i in items)
            name = singular(found["name"].split("-")[-1].casefold())
            told = name.isalpha() and name not in neutral() and cardinal(name) is None
            if told and not made_out and _takes_all(asked, found["side"].casefold()):
                return f"the line that it speaks of was not made out: {found.group()}"
    return ""


# So many lines from an end: "the final three years".
_RUN = re.compile(
    rf"\b(?:first|last|final|initial|opening|closing|latest|earliest|remaining|middle|next|previous|top|bottom|outer|inner)\s+(?:\d+|{'|'.join(CARDINALS)})\b",
    re.IGNORECASE,
)


def _unknown_run(asked: _Asked) -> str:
    """So many lines from an end of an axis, where no mention tells which."""
    clause = asked.clause
    for found in _RUN.finditer(clause.text):
        at = clause.start + found.start()
        if not any(i.kind in ("ref", "rank") and i.start <= at < i.end for i in clause.items):
            return f"the part that it speaks of was not made out: {found.group()}"
    return ""


_HAVING = re.compile(
    r"\b(?:have|has|had|draws?|drew|sees?|saw|records?|recorded|gets?|got|counts?|counted|collects?|collected|receives?|received|welcomes?|welcomed|attracts?|attracted)\b",
    re.IGNORECASE,
)


def _of_totals(asked: _Asked) -> str:
    """`three days have fewer than 70 visitors`: whether lines of counts are spoken of, which may mean their sums."""
    clause, chosen = asked.clause, list(selections(asked.claim))
    if asked.kind not in ("threshold", "count") or any(item.kind == "noun" for item in clause.items):
        return ""
    lines = [i for i in clause.items if isinstance(i.value, AxisRef) or getattr(i.value, "every", False)]
    panels = [clause.panel(s.panel) for s in chosen]
    whole = all(q.value >= 0 and q.step >= 1 for panel in panels for q in panel.values.values())
    several = any(s.rows is None or s.columns is None for s in chosen)
    summed = any(panel.totals for panel in panels) or _HAVING.search(clause.text)
    return "it may speak of totals" if lines and whole and several and summed else ""


def _takes_all(asked: _Asked, side: str) -> bool:
    """Whether some selection takes all rows (columns)."""
    return any(
        (s.rows if side == "row" else s.columns) is None for s in selections(asked.claim) if not s.region
    )


def _covered(clause: Clause, position: int, understood: Sequence[tuple[int, int]]) -> bool:
    spans = [*understood, *((item.start, item.end) for item in clause.items if item.kind == "ref")]
    return any(start <= clause.start + position < end for start, end in spans)


def _in_percent(clause: Clause, claim: Any) -> bool:
    """Whether a claim states a percentage of a panel that holds plain counts."""
    stated = any(num.unit == "%" for num in parts(claim, Num))
    panel = clause.panel(clause.panels[0])
    return (
        stated
        and not called_percent(panel)
        and bool(panel.values)
        and all(q.step >= 1 and q.unit != "%" for q in panel.values.values())
    )


def _anchored(clause: Clause) -> bool:
    """Whether the clause itself names what it speaks of."""
    return bool(clause.refs) or any(isinstance(item.value, PanelRef) for item in clause.items)


def selections(claim: Any) -> Iterator[Selection]:
    """All selections within a claim."""
    return parts(claim, Selection)


def parts(claim: Any, kind: type[T]) -> Iterator[T]:
    """All parts of a claim that are of one type."""
    if isinstance(claim, kind):
        yield claim
    elif isinstance(claim, tuple | list):
        for part in claim:
            yield from parts(part, kind)
    elif dataclasses.is_dataclass(claim):
        for field in dataclasses.fields(claim):
            yield from parts(getattr(claim, field.name), kind)
