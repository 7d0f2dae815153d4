"""The two panels whose differences a sentence tells: where it names them, and what their names tell of each other."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from auditor.language.clauses import Clause
from auditor.language.difference_frames import PAIR, PANELS
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.refs import PanelRef
from auditor.language.rewriting import Rewritten
from auditor.language.times import in_time, times_inside
from auditor.language.tokens import norms
from auditor.model import Document, Statement

# One panel tells what is, the other what was thought to be.
_TRUTH = frozenset(
    "true truth actual measured observed real reference expected exact analytic analytical".split()
)
_GUESS = frozenset(
    "learned learnt predicted prediction forecast estimated estimate modeled modelled simulated simulation recovered fitted inferred reconstructed approximated computed approximate".split()
)
_STEM = 6


def named_panels(
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
        start += len("between ") * found["things"].casefold().startswith("between ")
        if found["sure"].casefold() in ("the", "these") and not _MEETING.match(statement.text, end):
            continue
        if found["thing"].casefold() not in _kinds(document) and not any(
            a < end and start < b for a, b, _ in named
        ):
            yield start, end, (0, 1)


_THINGS = re.compile(
    r"\b(?P<things>(?P<sure>between the|between these|the two|these two|both|the|these) (?:two )?(?P<thing>panel|map|heat ?map|model|method|grid|plot|version|run|system|algorithm|network|season|year|period|setting|survey)s)\b(?! (?:trained|with|of|that|which|in|at|on)\b)",
    re.IGNORECASE,
)


_MEETING = re.compile(r" (?:differ|agree|disagree|coincide|match|are|lie|never|show)\b", re.IGNORECASE)


@lru_cache(maxsize=64)
def _kinds(document: Document) -> frozenset[str]:
    """What the ticks of the axes are."""
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    labels = {word for axis in axes for word in norms(axis.label)}
    return frozenset(labels).union(*(kinds_of_ticks([tick.text for tick in axis.ticks]) for axis in axes))


@lru_cache(maxsize=64)
def _stems(document: Document) -> dict[str, int]:
    """How words begin that only one panel has in its name, and no axis."""
    own = [
        {word[:_STEM] for word in norms(panel.name) if len(word) >= _STEM - 1 or word in _TRUTH}
        for panel in document.panels
    ]
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


def pair_of(named: Sequence[tuple[int, int, tuple[int, ...]]], document: Document) -> tuple[int, int] | None:
    """The two panels that it compares: those that it names, or all that there are."""
    told = sorted({panel for _, _, panels in named for panel in panels})
    if len(told) == 2:
        return told[0], told[1]
    return (0, 1) if len(document.panels) == 2 else None


def marked(
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


@lru_cache(maxsize=64)
def follow(document: Document) -> bool:
    """Whether the panels follow each other in time, and nothing within them does, so that a change must be theirs."""
    return len(document.panels) == 2 and in_time(document) and not times_inside(document)
