"""Sentences on how far two panels lie apart, told as if these differences were the values: "no error exceeds 4" is "no value exceeds 4"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from auditor.language.clauses import Clause
from auditor.language.difference_frames import GUESS, PAIR, PANELS, TRUTH, ZERO, Frame, frames, tidied
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.refs import PanelRef
from auditor.language.rewriting import Rewritten
from auditor.language.times import in_time, times_inside
from auditor.language.tokens import norms
from auditor.model import Document, Statement
from auditor.reading.differences import APART, FALL, RISE, have_one_grid
from auditor.source import Span

# One panel tells what is, the other what was thought to be.
_TRUTH = frozenset("true truth actual measured observed real reference expected exact analytic analytical".split())
_GUESS = frozenset(
    "learned learnt predicted prediction forecast estimated estimate modeled modelled simulated simulation recovered fitted inferred reconstructed approximated computed approximate".split()
)
_STEM = 6
_CUES = re.compile(
    r"\b(?:errors?|devia|differ|gaps?\b|mis(?:s|match)|disagree|discrepan|advantage|leads?\b|edge\b|margins?\b|superiorit|gain|improv|increase|growth|rise|benefit|drop|loss|decline|decrease|reduction|"
    r"chang|shift|off\b|apart\b|within\b|agree|coincid|match|identical|equal|same|right\b|correct|exact|too (?:high|low|large|small)|(?:over|under)(?:estimat|predict|stat|shoot)|recovered|spot on|higher|lower|higher|larger|smaller)",
    re.IGNORECASE,
)
# The differences are told of as a comparison of the panels themselves.
SAME = "same"
# What is good of a value is not so of a difference; and what one may not hear in a sentence on differences.
_FOREIGN = re.compile(
    r"\b(?:better|worse|best|worst|improv\w*|outperform\w*|beat\w*|superior|inferior|twice|double[sd]?|halve[sd]|tripled?|percent|relative(?:ly)?|respectively|percentages?|ratios?|factor|fold)\b|%|\b(?:half|times) (?:of|as)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class OfDifferences:
    """A sentence told of differences as of values: which panels', taken which way, and at which words it did so."""

    statement: Statement
    pair: tuple[int, int]
    way: str
    pointers: tuple[Span, ...]
    foreign: tuple[Span, ...]  # words that speak of the panels themselves: what is said with them is of no difference
    unsure: bool


@dataclass(frozen=True, slots=True)
class _Case:
    """What a document and a sentence tell of two panels, which decides what words may mean."""

    truth: int | None  # of the two panels the one that tells what is so
    in_time: bool
    better: str


def told_of_differences(
    statement: Statement, parts: Sequence[Clause], document: Document, better: str
) -> Iterator[OfDifferences]:
    """The ways to tell a sentence so; none where it does not speak of the differences of two panels."""
    if len(document.panels) < 2 or not _CUES.search(statement.text):
        return
    named = _named(statement, parts, document)
    pair = _pair(named, document)
    if pair is None or not have_one_grid(document.panels[pair[0]], document.panels[pair[1]]):
        return
    marked = tidied(_marked(statement, named, pair))
    case = _Case(truth_of(document, pair), _follow(document), better)
    for way, told in _tellings(marked, case):
        spans = told.changed[len(marked.changed) :]
        told = _without_opening(told, parts, spans) if way != SAME else told
        named = _named_again(told, pair, truth_of(document, pair), document)
        foreign = () if way == SAME else tuple(_foreign(told))
        open_ = way.endswith("?") or bool(foreign) and _leans(parts, spans)
        yield OfDifferences(named.told(statement), pair, way.strip("?"), spans, foreign, open_)


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
        if way not in (ways := _ways(frame, found, case)) or not _is_noun(found):
            return None
        sure = sure and len(ways) == 1
        new = frame.words(found)
        return new[0].upper() + new[1:] if found.start() == 0 else new

    return told.sub(frame.pattern(), words), sure


def _is_noun(found: re.Match[str]) -> bool:
    """Whether what may be a verb as well ("gains", "drops") is a noun: behind an article or an adjective, or before a verb."""
    if "noun" in found.re.groupindex and re.search(r"\b(?:only|sole)\s+$", found.string[: found.start()]):
        return False  # that there is no other is not told of values
    if "noun" not in found.re.groupindex or not _VERBAL.fullmatch(found["noun"]):
        return True
    before, behind = found.string[: found.start()].casefold(), found.string[found.end() :]
    if before and not before.endswith((", ", "; ")):
        return bool(found["adj"]) or bool(_BEFORE_NOUN.search(before))
    return bool(found["adj"]) or bool(_BEHIND_NOUN.match(behind))


_VERBAL = re.compile(r"gains?|benefits?|increases?|rises?|drops?|declines?|decreases?|falls?|changes?|shifts?|leads?", re.IGNORECASE)
_BEFORE_NOUN = re.compile(
    r"\b(?:the|an?|its|their|this|that|no|all|every|each|these|those|of|largest|smallest|highest|lowest|greatest|mean|average|median|total|overall|maximum|minimum|such|whose|second-largest|any)\s+$"
)
_BEHIND_NOUN = re.compile(r"\s+(?:is|are|was|were|ranges?|varies|vary|exceeds?|never|do|grows?|shrinks?|lies?|in|at|on|for|of|between|from|above|below|over)\b", re.IGNORECASE)


def _ways(frame: Frame, found: re.Match[str], case: _Case) -> tuple[str, ...]:
    """The ways in which a frame may take the differences, given who is told of."""
    owner = next((found[key] for key in ("x", "x2") if key in found.re.groupindex and found[key]), "")
    if frame.needs == "truth" and (case.truth is None or owner == PANELS[case.truth]):
        return ()
    if frame.needs == "time" and not case.in_time:
        return ()
    if frame.kind == "apart":
        return (APART,)
    if frame.kind == "same":
        return (SAME,)
    if frame.kind in ("over", "under"):  # who is above: the one that is told of; of a guess, it is above what is so
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


# --- the panels that it names ----------------------------------------------------------------------


def _named(
    statement: Statement, parts: Sequence[Clause], document: Document
) -> list[tuple[int, int, tuple[int, ...]]]:
    """Where it names panels, and which: as its mentions tell, or by other forms of their names."""
    found = {
        (item.start, item.end): item.value.panels
        for clause in parts
        if clause.statement.text == statement.text
        for item in clause.items
        if isinstance(item.value, PanelRef)
    }
    places = [(start, end, panels) for (start, end), panels in found.items()]
    stems = _stems(document)
    for word in re.finditer(r"[^\W\d_]{4,}", statement.text):
        panel = stems.get(word.group().casefold()[:_STEM])
        if panel is not None and not any(
            start < word.end() and word.start() < end for start, end, _ in places
        ):
            places.append((word.start(), word.end(), (panel,)))
    places += _all_of_them(statement, places, document)
    return sorted(places)


def _all_of_them(
    statement: Statement, named: Sequence[tuple[int, int, tuple[int, ...]]], document: Document
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """`between the models`: both panels, where no axis tells such things."""
    if len(document.panels) != 2:
        return
    for found in _THINGS.finditer(statement.text):
        start, end = found.span("things")
        if found["thing"].casefold() not in _kinds(document) and not any(a < end and start < b for a, b, _ in named):
            yield start, end, (0, 1)


_THINGS = re.compile(
    r"\bbetween (?P<things>(?:the |these )?(?:two )?(?P<thing>panel|map|heat ?map|model|method|grid|plot|version|run|system|algorithm|approache|network|season|year|period|setting)s)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=64)
def _kinds(document: Document) -> frozenset[str]:
    """What the ticks of the axes are."""
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    labels = {word for axis in axes for word in norms(axis.label)}
    return frozenset(labels).union(*(kinds_of_ticks([tick.text for tick in axis.ticks]) for axis in axes))


@lru_cache(maxsize=64)
def _stems(document: Document) -> dict[str, int]:
    """How words begin that only one panel has in its name, and no axis."""
    own = [{word[:_STEM] for word in norms(panel.name) if len(word) >= _STEM - 1 or word in _TRUTH} for panel in document.panels]
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    taken = {
        word[:_STEM]
        for axis in axes
        for text in (axis.label, *(tick.text for tick in axis.ticks))
        for word in norms(text)
    }
    return {
        stem: at
        for at, stems in enumerate(own)
        for stem in stems - taken
        if sum(stem in other for other in own) == 1
    }


def _pair(named: Sequence[tuple[int, int, tuple[int, ...]]], document: Document) -> tuple[int, int] | None:
    """The two panels that it compares: those that it names, or all that there are."""
    told = sorted({panel for _, _, panels in named for panel in panels})
    if len(told) == 2:
        return told[0], told[1]
    return (0, 1) if len(document.panels) == 2 else None


def _marked(
    statement: Statement, named: Sequence[tuple[int, int, tuple[int, ...]]], pair: tuple[int, int]
) -> Rewritten:
    """The sentence with a sign for each panel, and one for both."""
    told = Rewritten.of(statement)
    for start, end, panels in sorted(named, reverse=True):
        sign = PANELS[pair.index(panels[0])] if len(set(panels)) == 1 and panels[0] in pair else PAIR
        own = told.text[start:end]
        told = told.put(start, end, f"{sign}'s" if own.endswith(("'s", "’s")) else sign)
    return told


def truth_of(document: Document, pair: tuple[int, int]) -> int | None:
    """Which of two panels tells what is so, where the other tells what was thought to be."""
    names = [set(norms(document.panels[at].name)) for at in pair]
    for one in (0, 1):
        if names[one] & _TRUTH and names[1 - one] & _GUESS:
            return one
    return None


@cache
def _follow(document: Document) -> bool:
    """Whether the panels follow each other in time, and nothing within them does, so that a change must be theirs."""
    return len(document.panels) == 2 and in_time(document) and not times_inside(document)
