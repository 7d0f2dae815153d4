"""Contradictions that the words of their sentence may not bear out, whichever way they were come to.

A part that begins within its sentence takes its subject and its place from the words before it. Where these were not
understood, where it holds of some lines of the grid while it names none, or where other parts of the sentence may
restrict it, it may well be true. So may what leaves out, or stands beside, something that was named before.
"""

import dataclasses
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from auditor.claim import ClaimKind, Judged, Verdict
from auditor.claim_parts import mapped, nodes, parts
from auditor.claims.judging import written_share
from auditor.doubt.measures_unnamed import measure_unnamed
from auditor.model import Document, Statement
from auditor.reading.colours import COLOUR
from auditor.truth import Truth
from auditor.unsaid_measures import may_be_of_another
from auditor.world import Selection, World

Change = Callable[[Any], Any]

_FEWEST = 3  # cells, of which something can be said that need not be so
_MOST_LINES = 60  # of a side, which are tried one by one
_WHOLE = 0.9  # of the length of a sentence, be it without its lead

_LEAD = re.compile(r"^[^:;,()]{1,40}:\s+")
# "No row stays below 5 throughout" tells of lines of which none is wholly so, and of no single cell.
_NONE_WHOLLY = re.compile(
    r"\b(?:no|none|not one|neither|nobody|nothing)\b[^,;:.]*\b(?:all(?!\W*$)|both|throughout|everywhere|always)\b",
    re.IGNORECASE,
)
_OF_LINES = "it may tell that nothing is so as a whole"
_POINTS_BACK = re.compile(r"\W*(?:this|that|these|those|it|they)\b", re.IGNORECASE)
# "Except for these" leaves out what was named before, and "on its left" is beside it.
_LEFT_OUT_BEFORE = re.compile(
    r"\b(?:apart from|except(?:ing)?(?: for)?|outside(?: of)?|other than|besides|aside from|beyond)\s+"
    r"(?:these|those|that|this|them|it)\b",
    re.IGNORECASE,
)
_BESIDE = re.compile(
    r"\b(?:to|on) its (?:immediate )?(?:left|right)\b"
    r"|\b(?:directly|just|immediately) (?:above|below|beneath|beside|next to|left of|right of) (?:it|that|this)\b",
    re.IGNORECASE,
)
# Of classes that are taken together another matrix is told than the one shown.
_SUPPOSED = re.compile(r"\bif\b[^.]*\b(?:merged|lumped|pooled|combined|joined)\b", re.IGNORECASE)
# Where one clause ends and another begins.
_CUT_BEFORE = re.compile(r"\s*[,;:()—–]")
_CUT_WITHIN = re.compile(r"[,;:()—–]\s*(?:\w+\s*){0,3}$")
_OPEN = (Verdict.UNDECIDABLE, Verdict.NOT_UNDERSTOOD)
# What has its number and its place takes nothing from the words before it.
_TOLD_IN_FULL = ("value", "average", "mean", "range")
# What is told of a field that may be left unsaid: the highest of all, or of those just named.
_LEANING = (
    "comparison", "difference", "identity", "ordinal", "pairs", "peak", "stability", "threshold", "trend",
)  # fmt: skip
# These are read of any clause, and what else their sentence tells may restrict them: where they contradicted the
# first part of a sentence that strangers wrote, they were wrong in all of 38 cases (all doubts left aside).
_LOOSE = ("amount", "comparison", "count", "identity", "order", "threshold")
# Of these, a second part speaks against a whole sentence as well: they were wrong in 27 of 29 cases.
_LOOSEST = ("amount", "count", "identity")
_PARTED = re.compile(r"[,;:()—–]")
# "In May, ...", "(7.5)" or ", 4 against 5" at the end, and what stands within numbers.
_NO_PART = re.compile(
    r"^[^,;:()]{1,25},\s|\s\([^()]*\d[^()]*\)$|(?<=\d)[,:](?=\d)|(?<=\d)\s?–\s?(?=\d)|,\s\d[\d.]*\s\w+\s\d[\d.]*$"
)
# A trend that is told of all lines; else one of them may be meant that was named before. "Each step" is none of these.
_OF_ALL = re.compile(
    r"\b(?:all|both|any|no|none|nowhere|everywhere|whatever|whichever|regardless|irrespective|independent\w*|across)\b"
    r"|\b(?:each|every)\s(?!month|week|day|year|step|hour|time|increase|further|new|next|additional|successive|extra)",
    re.IGNORECASE,
)
# "31 went one way and 25 the other, a quarter of the errors": of the two together, or of the last.
_OF_BOTH = re.compile(
    r"\b\d+\b[^,;.]*\band\s+\d+\b[^,;.]*,\s+(?:(?:about|nearly|almost|roughly|together|over)\s+)*"
    r"(?:(?:an?|one|two|three)\s+)?(?:half|thirds?|quarters?|fifths?|sixths?|tenths?|\d+\s?%)",
    re.IGNORECASE,
)
# Extremes that are those of the panel they are told to stand in, unless the words speak of more.
_OF_EXTREMES = ("peak", "ordinal")
_OF_FIGURE = re.compile(
    r"\b(?:both|all|overall|figure|across|either|any(?:where)?|whole|entire|panels|maps|grids|tables|matrices|charts)\b",
    re.IGNORECASE,
)
_WHICH = re.compile(r"\W*which\b", re.IGNORECASE)
# What is granted behind a statement restricts nothing of it.
_GRANTED = re.compile(r",\s+(?:although|though|even though)$", re.IGNORECASE)
_IN_PARTS = "other parts of its sentence may restrict it"
_REST_UNKNOWN = "the words that it leans on were not understood"
_HOLDS_OF_SOME = "it may speak of a part of the grid, of which it holds"


def half_heard(found: Sequence[Judged], statement: Statement, world: World) -> list[Judged]:
    """The verdicts on a sentence, with those contradictions left open that its words may not bear out."""
    return [
        replace(one, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)
        if one.verdict is Verdict.CONTRADICTED and (reason := _doubt(one, found, statement, world))
        else one
        for one in found
    ]


def _doubt(one: Judged, found: Sequence[Judged], statement: Statement, world: World) -> str:
    """Why the words of a sentence may not bear out a contradiction of a part of it; or nothing."""
    if _NONE_WHOLLY.search(one.text):
        return _OF_LINES
    last_named = one.kind == "reckoning" and _WHICH.match(one.text)  # "A trails B, which leads"
    if (
        last_named
        or _BESIDE.search(one.text)
        or (one.kind != "crossed" and _LEFT_OUT_BEFORE.search(one.text))
    ):
        return _REST_UNKNOWN
    if one.kind in _COUNTING and _is_of_few_readings(one, world.document):
        return _HOLDS_OF_SOME
    if one.kind in _COUNTING and _is_under_a_colour(statement):
        return _REST_UNKNOWN
    if one.kind == "crossed" and (reason := _doubt_of_matrix(one, statement, world)):
        return reason
    if next(parts(one.claim, Selection), None) is None and not _pairs_told(one.claim):
        return ""  # of numbers that stand side by side
    inside = bool(statement.text[: _start(one, statement)].strip(" *_`\"'“‘("))
    if inside and one.kind not in _TOLD_IN_FULL and _is_open_before(one, found):
        return _REST_UNKNOWN
    leans = (inside or _begins_small(one.text)) and not _is_led_by_panel(one, world.document)
    leans = leans or (one.kind == "trend" and not _is_told_of_all(one))
    if one.kind in _OF_EXTREMES and not _OF_FIGURE.search(one.text) and _holds_of_its_panel(one, world):
        return _HOLDS_OF_SOME
    if leans and one.kind in _LEANING and _holds_of_some(one, world):
        return _HOLDS_OF_SOME
    if not _OF_FIGURE.search(one.text) and not _OF_ALL.search(one.text) and _holds_of_one_panel(one, world):
        return _HOLDS_OF_SOME
    return _IN_PARTS if not inside and _has_other_parts(one, statement) else ""


def _doubt_of_matrix(one: Judged, statement: Statement, world: World) -> str:
    """Why what is told of the numbers of a matrix may be told of others; or nothing."""
    if _POINTS_BACK.match(one.text) or _SUPPOSED.search(one.text) or may_be_of_another(one, world):
        return _REST_UNKNOWN
    if _OF_BOTH.search(statement.text):
        return _IN_PARTS
    if measure_unnamed(one.claim, one.text, world):
        return _REST_UNKNOWN
    return _REST_UNKNOWN if _is_under_another_class(one, statement, world.document) else ""


_COUNTING = ("tally", "count", "cell-set")
_SPARSE = 0.5  # of the places of a panel


def _is_of_few_readings(one: Judged, document: Document) -> bool:
    """`Four readings are under 15`, told of one of several panels with few readings each, and naming none of them."""
    sparse = all(written_share(panel) < _SPARSE for panel in document.panels)
    named = any(panel.name and panel.name.casefold() in one.text.casefold() for panel in document.panels)
    return len(document.panels) > 1 and sparse and not named


def _is_under_a_colour(statement: Statement) -> bool:
    """`**Red:** found in two tiles`: whether the label before it tells which cells are counted, by their colour."""
    label = statement.trail[-1].strip(" *_:.") if statement.trail else ""
    return COLOUR.fullmatch(label) is not None


_MISTAKES = re.compile(r"\b(?:mistakes?|errors?|slips?|confus\w+|wrong)\b", re.IGNORECASE)


def _is_under_another_class(one: Judged, statement: Statement, document: Document) -> bool:
    """`**Ash:** its main error is oak (9)`: errors told under the label of a class that the words do not name."""
    label = statement.trail[-1].strip(" *_:.").casefold() if statement.trail else ""
    ticks = {tick.text.strip().casefold() for panel in document.panels for tick in panel.rows.ticks}
    return label in ticks and bool(_MISTAKES.search(one.text)) and label not in one.text.casefold()


def _is_told_of_all(one: Judged) -> bool:
    """Whether a trend is told of every line, or of their mean."""
    averaged = any(getattr(node, "averaged", False) for node in nodes(one.claim))
    return averaged or bool(_OF_ALL.search(one.text))


def _is_open_before(one: Judged, found: Sequence[Judged]) -> bool:
    """Whether the part before it was not decided."""
    before = [other for other in found if other.span.start < one.span.start]
    return bool(before) and max(before, key=lambda other: other.span.start).verdict in _OPEN


def _has_other_parts(one: Judged, statement: Statement) -> bool:
    """Whether a kind that reads any clause has read the first part of a sentence."""
    if one.kind in _LOOSE and not _is_whole(one, statement):
        return True
    return one.kind in _LOOSEST and bool(_PARTED.search(_NO_PART.sub("", one.text.rstrip(" .;"))))


def _is_whole(one: Judged, statement: Statement) -> bool:
    """Whether a verdict is on all of a sentence, on a noun phrase of it, or on a sentence that it was told as.

    A name that leads it ("Before: ...") does not count.
    """
    text, told = one.text.strip(), _LEAD.sub("", statement.text.strip())
    _, found, behind = told.partition(text)
    if _GRANTED.search(text) or _GRANTED.match(behind[:12].rpartition(" ")[0]):
        return True
    cut = _CUT_BEFORE.match(behind) or _CUT_WITHIN.search(text)
    return not found or not cut or len(text) >= _WHOLE * len(told)


def _start(one: Judged, statement: Statement) -> int:
    """Where a part begins in its sentence."""
    return max(0, statement.text.find(one.text.strip()))


def _begins_small(text: str) -> bool:
    first = next((character for character in text if character.isalnum()), "A")
    return first.islower()


def _is_led_by_panel(one: Judged, document: Document) -> bool:
    """`Before: the highest value is 7`: whether all that stands before it on its line is the name of a panel."""
    text = document.source.text
    lead = text[text.rfind("\n", 0, one.span.start) + 1 : one.span.start].strip(" -+•*_`>:")
    return lead.casefold() in {panel.name.casefold() for panel in document.panels}


def _holds_of_some(one: Judged, world: World) -> bool:
    """Whether a claim holds of one line, or of some at an end, where it names none of that axis."""
    kind = one.rule
    return kind is not None and any(
        _holds(kind, other, world) for other in _narrower(one.claim, world.document)
    )


def _holds_of_its_panel(one: Judged, world: World) -> bool:
    """`A corner of the May map has its lowest value`: whether an extreme of several panels is that of the one named."""
    claim: Any = one.claim
    scope, place = getattr(claim, "scope", ()), getattr(claim, "place", ())
    panels = {where.panel for where in place}
    if one.rule is None or len(panels) != 1 or bool(getattr(claim, "values", None)):
        return False
    own = tuple(part for part in scope if part.panel in panels)
    return own != tuple(scope) and bool(own) and _holds(one.rule, replace(claim, scope=own), world)


_WORD = re.compile(r"[^\W\d_]{3,}")


def _holds_of_one_panel(one: Judged, world: World) -> bool:
    """`A does best at B when dry`, in a figure of two panels: whether it holds of one of those it was read of."""
    panels = {selection.panel for selection in parts(one.claim, Selection)}
    names = [word for panel in world.document.panels for word in _WORD.findall(panel.name.casefold())]
    named = any(word in one.text.casefold() for word in names)
    return (
        one.rule is not None
        and len(panels) > 1
        and not named
        and any(_holds(one.rule, _of_panel(one.claim, panel), world) for panel in panels)
    )


def _of_panel(claim: Any, panel: int) -> Any:
    """A claim with what it tells of one panel alone."""
    if isinstance(claim, tuple):
        kept = [part for part in claim if {s.panel for s in parts(part, Selection)} <= {panel}]
        return tuple(_of_panel(part, panel) for part in (kept or claim))
    if dataclasses.is_dataclass(claim) and not isinstance(claim, Selection | type):
        fields = {field.name: getattr(claim, field.name) for field in dataclasses.fields(claim) if field.init}
        return replace(claim, **{name: _of_panel(value, panel) for name, value in fields.items()})
    return claim


def _holds(kind: ClaimKind, claim: Any, world: World) -> bool:
    try:
        return kind.judge(claim, world).truth is Truth.TRUE
    except (ValueError, KeyError, IndexError):  # of fewer lines than the claim makes sense of
        return False


def _narrower(claim: Any, document: Document) -> Iterator[Any]:
    for change in (*_lines(claim, document), *_of_member(claim)):
        other = mapped(claim, change)
        if other != claim:
            yield other


def _lines(claim: Any, document: Document) -> Iterator[Change]:
    """Any line, and any lines from the first or up to the last, of a side that is left open."""
    panels = {selection.panel for selection in parts(claim, Selection)}
    for side in ("rows", "columns"):
        count = max((len(getattr(document.panels[panel], side).ticks) for panel in panels), default=0)
        for start in range(count if count <= _MOST_LINES else 0):
            for end in range(start + 1, count + 1):
                if end == start + 1 or (start == 0) != (end == count):
                    yield _only(side, tuple(range(start, end)), document)


def _only(side: str, lines: tuple[int, ...], document: Document) -> Change:
    """Some lines in place of all, where enough cells are left."""

    def change(selection: Any) -> Any:
        if not isinstance(selection, Selection) or getattr(selection, side) is not None:
            return selection
        panel = document.panels[selection.panel]
        if lines[-1] >= len(getattr(panel, side).ticks):
            return selection
        narrow = replace(selection, rows=lines) if side == "rows" else replace(selection, columns=lines)
        return narrow if len(list(narrow.places(panel))) >= _FEWEST else selection

    return change


def _of_member(claim: Any) -> Iterator[Change]:
    """The pairs of one of the members told, of all pairs: the closest to A is not the closest of all."""
    told = {
        member for node in nodes(claim) for pair in getattr(node, "which", ()) or () for member in _of(pair)
    }
    yield from (_pairs_with(member) for member in sorted(told))


def _pairs_told(claim: Any) -> bool:
    return any(getattr(node, "pairs", ()) for node in nodes(claim))


def _of(pair: Any) -> tuple[int, ...]:
    return pair if isinstance(pair, tuple) and all(type(one) is int for one in pair) else ()


def _pairs_with(member: int) -> Change:
    def change(node: Any) -> Any:
        pairs = getattr(node, "pairs", ())
        kept = tuple(pair for pair in pairs if member in pair) if isinstance(pairs, tuple) else ()
        return replace(node, pairs=kept) if len(kept) > 1 and hasattr(node, "which") else node

    return change
