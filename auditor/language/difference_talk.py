"""Sentences on how far two panels lie apart, told as if these differences were the values: "no error exceeds 4" is "no value exceeds 4"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.clauses import Clause
from auditor.language.difference_frames import GUESS, PAIR, PANELS, TRUTH, ZERO, Frame, frames, tidied
from auditor.language.difference_grids import APART, FALL, RISE, have_one_grid, one_is_above
from auditor.language.difference_nouns import is_noun, own_words, things_shown
from auditor.language.difference_panels import follow, marked, named_panels, pair_of, truth_of
from auditor.language.refs import PanelRef
from auditor.language.rewriting import Rewritten
from auditor.model import Document, Statement
from auditor.source import Span

_CUES = re.compile(
    r"\b(?:errors?|devia|differ|gaps?\b|mis(?:s|match)|disagree|discrepan|advantage|leads?\b|edge\b|margins?\b|superiorit|gain|improv|increase|growth|rise|benefit|drop|loss|decline|decrease|reduction|"
    r"chang|shift|off\b|apart\b|within\b|agree|coincid|match|identical|equal|same|right\b|correct|exact|too (?:high|low|large|small)|(?:over|under)(?:estimat|predict|stat|shoot)|recovered|spot on|higher|lower|larger|smaller|separate|divide)",
    re.IGNORECASE,
)
# The differences are told of as a comparison of the panels themselves.
SAME = "same"
# What is good of a value is not so of a difference; and what one may not hear in a sentence on differences.
_FOREIGN = re.compile(
    r"\b(?:better|worse|best|worst|improv\w*|outperform\w*|beat\w*|superior|inferior|twice|double[sd]?|halve[sd]|tripled?|percent|relative(?:ly)?|respectively|percentages?|ratios?|factor|fold)\b|%|\b\d+(?:\.\d+)?[kKmM]\b|\b(?:half|times) (?:of|as)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class OfDifferences:
    """A sentence told of differences as of values: which panels', taken which way, and at which words it did so.

    `foreign` are words that speak of the panels themselves: what is said with them is of no difference.
    """

    statement: Statement
    pair: tuple[int, int]
    way: str
    pointers: tuple[Span, ...]
    foreign: tuple[Span, ...]
    unsure: bool


@dataclass(frozen=True, slots=True)
class _Case:
    """What a document and a sentence tell of two panels, which decides what words may mean."""

    truth: int | None  # of the two panels the one that tells what is so
    in_time: bool
    better: str
    above: bool  # whether one of them lies above the other in all cells, so that each gain of the one is a loss of the other
    alone: bool  # whether there are no other panels
    known: frozenset[str]  # words of the data's own, of which there may be more or less


def told_of_differences(
    statement: Statement, parts: Sequence[Clause], document: Document, better: str
) -> Iterator[OfDifferences]:
    """The ways to tell a sentence so; none where it does not speak of the differences of two panels."""
    if len(document.panels) < 2 or not _CUES.search(statement.text):
        return
    named = named_panels(statement, parts, document)
    pair = pair_of(named, document)
    if pair is None or not have_one_grid(document.panels[pair[0]], document.panels[pair[1]]):
        return
    signed = tidied(marked(statement, named, pair), things_shown(document))
    lines = any(
        item.kind == "ref" and not isinstance(item.value, PanelRef)
        for part in parts
        for item in (*part.label, *part.items)
    )
    above = not lines and one_is_above(*(document.panels[at] for at in pair))
    alone = len(document.panels) == 2
    case = _Case(truth_of(document, pair), follow(document), better, above, alone, own_words(document))
    for way, told in _tellings(signed, case):
        spans = told.changed[len(signed.changed) :]
        told = _smoothed(told) if way != SAME else told
        told = _without_opening(told, parts, spans) if way != SAME else told
        again = _named_again(told, pair, truth_of(document, pair), document)
        foreign = () if way == SAME else tuple(_foreign(told))
        open_ = way.endswith("?") or statement.panel is not None or bool(foreign) and _leans(parts, spans)
        yield OfDifferences(_of_no_panel(again.told(statement)), pair, way.strip("?"), spans, foreign, open_)


def _of_no_panel(statement: Statement) -> Statement:
    """Differences stand in no panel of the document, whatever the heading above."""
    return replace(statement, panel=None, row=None, column=None, trail=(), section="")


def _tellings(marked: Rewritten, case: _Case) -> Iterator[tuple[str, Rewritten]]:
    """The sentence with the words of all frames of one way, for each way in which that leaves none over."""
    found: dict[str, Rewritten] = {}
    for way in (APART, RISE, FALL, SAME):
        told, sure = marked, True
        for frame in frames():
            told, own = _fitted(frame, told, way, case)
            sure = sure and own
        if len(told.changed) > len(marked.changed):
            found[way] = told
            yield way if sure else f"{way}?", told


def _fitted(frame: Frame, told: Rewritten, way: str, case: _Case) -> tuple[Rewritten, bool]:
    sure = True

    def words(found: re.Match[str]) -> str | None:
        nonlocal sure
        if way not in (ways := _ways(frame, found, case)) or not is_noun(found, case.known):
            return None
        sure = sure and len(ways) == 1 and frame.needs not in ("above", "two")
        new = frame.words(found)
        return new[0].upper() + new[1:] if found.start() == 0 else new

    return told.sub(frame.pattern(), words), sure


def _ways(frame: Frame, found: re.Match[str], case: _Case) -> tuple[str, ...]:
    """The ways in which a frame may take the differences, given who is told of."""
    owner = next((found[key] for key in ("x", "x2") if key in found.re.groupindex and found[key]), "")
    if frame.needs == "truth" and (case.truth is None or owner == PANELS[case.truth]):
        return ()
    if frame.needs == "two" and not case.alone:
        return ()
    if frame.needs == "time" and not case.in_time or frame.needs == "above" and not case.above:
        return ()
    if frame.kind == "apart":
        return (APART,)
    if frame.kind == "same":
        return (SAME,)
    if frame.kind in (
        "over",
        "under",
    ):  # who is above: the one that is told of; of a guess, it is above what is so
        ahead = PANELS.index(owner) if owner in PANELS else None if case.truth is None else 1 - case.truth
        if ahead is None:
            return ()
        return (RISE if (ahead == 1) == (frame.kind == "over") else FALL,)
    if frame.kind == "ahead":
        if owner not in PANELS or not case.better:
            return ()
        return (RISE if (owner == PANELS[1]) == (case.better == "higher") else FALL,)
    if frame.kind == "good":
        return (RISE if case.better == "higher" else FALL,) if case.better else ()
    if frame.kind == "change":
        return (RISE, APART)
    return (RISE,) if frame.kind == "up" else (FALL,)


def _foreign(told: Rewritten) -> Iterator[Span]:
    """What is left that tells of the panels, or of what differences cannot be."""
    for found in _SIGNS.finditer(told.text):
        if found.group() != ZERO:
            yield Span(told.offsets[found.start()], told.offsets[found.start()] + 1)
    for found in _FOREIGN.finditer(told.text):
        yield Span(told.offsets[found.start()], told.offsets[found.end() - 1] + 1)


def _without_opening(told: Rewritten, parts: Sequence[Clause], spans: Sequence[Span]) -> Rewritten:
    """Without a clause before that tells of the panels neither a place nor a number: `A follows B closely, with ...`."""
    first = told.offsets.index(min(span.start for span in spans))
    opening = _OPENING.match(told.text[:first])
    if opening is None or not _SIGNS.search(opening.group()) or _leans(parts, spans):
        return told
    end = opening.end()
    return Rewritten(told.text[end].upper() + told.text[end + 1 :], told.offsets[end:], told.changed)


_OPENING = re.compile(r".*[,;:]\s*(?:(?:and|but|since|as|so)\s+)?$", re.IGNORECASE)


def _smoothed(told: Rewritten) -> Rewritten:
    """The text without what is said of amounts and not of values: "points", a plus, "amounts to", "is 3 to 9", "widens"."""
    told = told.sub(_POINTS, lambda found: "").sub(_COURSE, _course)
    told = told.sub(_COMES_TO, lambda found: f"{found['lead']}is")
    return told.sub(_ENDS, lambda found: f"values range from {found['low']} to {found['high']}")


_COMES_TO = re.compile(r"(?P<lead>\bvalue [^,;.]{0,60}?)(?:amounts to|comes to|totals)\b")
_ENDS = re.compile(r"\bvalue is (?P<low>-?\d+(?:\.\d+)?)(?: to |[-–])(?P<high>\d+(?:\.\d+)?)\b")
_POINTS = re.compile(r"(?<=\d)(?: percentage)? points?\b|(?<![\w+])\+(?=\d)", re.IGNORECASE)
_COURSE = re.compile(
    r"(?<=value )(?P<place>(?:(?:at|for|in|on) [^,;]{1,30}? )?)(?P<verb>widens|narrows|shrinks|closes|opens up)\b",
    re.IGNORECASE,
)


def _course(found: re.Match[str]) -> str:
    return f"{found['place']}{'rises' if found['verb'].casefold() in ('widens', 'opens up') else 'falls'}"


def _leans(parts: Sequence[Clause], spans: Sequence[Span]) -> bool:
    """Whether a place or a number stands before what is told of differences, which may be meant there."""
    first = min(span.start for span in spans)
    return any(
        clause.statement.source_span(item.start, item.end).start < first
        for clause in parts
        for item in clause.items
        if item.kind == "number" or (item.kind == "ref" and not isinstance(item.value, PanelRef))
    )


def _named_again(told: Rewritten, pair: tuple[int, int], truth: int | None, document: Document) -> Rewritten:
    """The text with the names of the panels where their signs are left."""
    names = [_LETTER.sub("", document.panels[at].name) or "panel" for at in pair]
    words = {PANELS[0]: names[0], PANELS[1]: names[1], PAIR: "both", ZERO: _zero(document, pair[0])}
    if truth is not None:
        words |= {TRUTH: names[truth], GUESS: names[1 - truth]}
    return told.sub(_SIGNS, lambda found: words.get(found.group(), ""))


def _zero(document: Document, panel: int) -> str:
    """Nothing, as exactly as the values of a panel are written."""
    texts = [cell.quantity.text for cell in document.panels[panel].cells if cell.quantity]
    places = max((len(text.partition(".")[2].rstrip("%")) for text in texts), default=0)
    return f"{0:.{places}f}"


_LETTER = re.compile(r"^\(?[a-z]\)\s+|^\W+", re.IGNORECASE)
_SIGNS = re.compile(f"[{''.join(PANELS)}{PAIR}{GUESS}{TRUTH}{ZERO}]")
