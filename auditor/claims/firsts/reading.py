"""Clauses that a frame takes to the last word, read as what they claim of the first few values from an end."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from auditor.claim import Reading
from auditor.claims.firsts.claims import Entry, Firsts, Scope, Top
from auditor.claims.firsts.entries import Told, entries_of, places_of
from auditor.claims.firsts.frames import frames
from auditor.claims.found import Found, by_first_fit
from auditor.claims.judging import directions
from auditor.claims.summits.lines import line_of
from auditor.claims.summits.words import unknown
from auditor.language.clauses import Clause
from auditor.language.clauses.firsts import counted_extreme
from auditor.language.each import of_everything
from auditor.language.items import Item
from auditor.language.pairs import disjoint
from auditor.language.refs import AxisRef, PanelRef
from auditor.language.scope import selection
from auditor.language.subject import of_statement, subjects

_TELLING = re.compile(r"extrem|followed", re.IGNORECASE)
# Within the frames these stand for what was told just before.
_IT = re.compile(r"\b(?:it|this|that|them|which)\b", re.IGNORECASE)
# What a clause does not tell that tells the first few values to its last word.
_OVERRIDDEN = tuple(
    "amount value comparison count threshold trend average range ratio change standing peak ordinal tally order".split()
)
_LARGEST = 12
_NAMED = {"top": "good", "bottom": "bad", "<est>": "max", "<least>": "min"}
_OPPOSITE = {"max": "min", "min": "max"}


def read(clause: Clause) -> Iterator[Reading]:
    """The first few values of a panel or a line, or the first one from each end."""
    labelled = any(
        not isinstance(item.value, PanelRef | AxisRef) and item.kind == "ref" for item in clause.label
    )
    told = counted_extreme(clause.sentence, clause.items) or _TELLING.search(clause.text)
    if not (told or len(clause.of("extreme")) == 2) or labelled or of_statement(clause):
        return
    if of_everything(clause.text) and len(clause.panels) != len(clause.document.panels):
        return  # "overall" may be said of all panels
    line = line_of(clause)
    if "<panels>" in line.line or line.line.count("<panel>") > 1:
        return
    for meant in by_first_fit(frames(), line, partial(_meanings, clause)):
        yield _reading(clause, meant)


def _reading(clause: Clause, meant: Firsts) -> Reading:
    panels = tuple(dict.fromkeys(s.panel for part in meant.parts for s in part.scope))
    pronouns = (found.span() for found in _IT.finditer(clause.sentence, clause.start, clause.end))
    whole = () if unknown(clause) else ((clause.start, clause.end), *pronouns)
    overridden = _OVERRIDDEN if whole or all(part.entries for part in meant.parts) else ()
    return Reading(meant, frozenset(clause.items), panels, bool(clause.of("hedge")), whole, overridden)


def _meanings(clause: Clause, kind: str, found: Found) -> Iterator[Firsts]:
    """What a frame tells, in each way that its words leave open."""
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    looked = [
        item
        for name in ("of", "lead", "lead2")
        if name in found.match.groupdict()
        for item in found.items(name)
    ]
    entries, there = entries_of(found), places_of(found, "there")
    for subject in subjects(clause, [*panels, *looked]) if entries is not None else ():
        told = [_entry(clause, subject.selections, looked, entry) for entry in entries or ()]
        within = _selected(clause, subject.selections, [*looked, *there]) if there else ()
        if within is None or any(entry is None for entry in told):
            continue
        top = Top("", 1, subject.selections, tuple(one for one in told if one is not None), within)
        for parts in _parts(clause, kind, found, top):
            yield Firsts(tuple(replace(part, tentative=part.tentative or not subject.sure) for part in parts))


def _parts(clause: Clause, kind: str, found: Found, top: Top) -> Iterator[tuple[Top, ...]]:
    """The values from one end, or the one from each."""
    if kind in ("ends", "two"):
        if len(top.entries) == 2 and all(entry.value is not None for entry in top.entries):
            yield from _of_both_ends(clause, kind, found, top)
        return
    told = _sized(kind, found, top)
    if told is None:
        return
    named = "sup1" in found.match.groupdict()
    ways = (
        _ways(clause, found, "sup1", "sup2")
        if named
        else directions("good", clause.document, clause.panels[0])
    )
    for way in ways:
        unlikely = way != ways[0] and (kind != "first" or not top.entries)
        yield (replace(told, direction=way, tentative=unlikely),)


def _sized(kind: str, found: Found, top: Top) -> Top | None:
    """The first values, with how many they are; None where as many are not told."""
    if kind == "led":
        return replace(top, size=len(top.entries), ordered=True)
    size = _size(found)
    if not size or kind == "first":
        return replace(top, size=size) if size and len(top.entries) in (0, size) else None
    count = found.size("count")
    known = {"all": size, "none": 0}.get(found.words("count"), round(count.value) if count else size + 1)
    exact = count is None or count.op == "="
    return replace(top, size=size, count=known) if exact and known <= size else None


def _of_both_ends(clause: Clause, kind: str, found: Found, top: Top) -> Iterator[tuple[Top, ...]]:
    """The lowest and the highest value; the smaller number is the lowest where the words do not tell it."""
    one, other = top.entries
    if kind == "two":
        ways, others = _ways(clause, found, "sup1"), _ways(clause, found, "sup2")
        if len(ways) == len(others) == 1 and ways != others:
            yield _both(top, ((ways[0], one), (others[0], other)))
    elif one.value is not None and other.value is not None:
        low, high = (one, other) if one.value.value < other.value.value else (other, one)
        yield _both(top, (("min", low), ("max", high)))


def _both(top: Top, ends: Sequence[tuple[str, Entry]]) -> tuple[Top, ...]:
    return tuple(replace(top, direction=way, size=1, entries=(entry,)) for way, entry in ends)


def _ways(clause: Clause, found: Found, *names: str) -> tuple[str, ...]:
    word = found.words(*names)
    cues = [item for name in names if name in found.match.groupdict() for item in found.items(name)]
    known = cues[0].sense("extreme") if cues else _NAMED.get(word, "")
    return directions(known, clause.document, clause.panels[0]) if known else ("max", "min")


def _size(found: Found) -> int:
    """How many values are told; 0 where that is no small whole number."""
    size = found.size("n1") or found.size("n2")
    if size is None or size.op != "=" or not 1 < size.value <= _LARGEST or size.value % 1:
        return 0
    return round(size.value)


def _entry(clause: Clause, scope: Scope, looked: Sequence[Item], told: Told) -> Entry | None:
    """A value where it was looked; None where it is bounded, or its place is not there."""
    value, refs = told
    if value is not None and (value.op not in ("=", "~") or value.word):
        return None
    place = _selected(clause, scope, [*looked, *refs]) if refs else ()
    return None if place is None else Entry(value, place)


def _selected(clause: Clause, scope: Scope, refs: Sequence[Item]) -> Scope | None:
    """The crossing of some references in each panel where it was looked; None where they name a side twice."""
    if not disjoint(refs):
        return None
    found = [selection(clause, panel, refs) for panel in dict.fromkeys(s.panel for s in scope)]
    return None if None in found else tuple(one for one in found if one is not None)
