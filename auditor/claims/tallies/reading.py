"""Clauses read as tallies, part by part; no word is left over, and each part may lean on the ones before."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from auditor.claim import Reading
from auditor.claims.standings.found import Found
from auditor.claims.tallies.claims import Tallies, Tally
from auditor.claims.tallies.frames import Frame, frames
from auditor.claims.tallies.making import Noun, tallies
from auditor.claims.tallies.words import PLACE
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing, compiled, phrasing
from auditor.language.strange import strange_words

_TELLING = re.compile(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|no|none|not|neither|half|thirds?|quarters?|most|all|every|each|both|single|only|sole|lone)\b",
    re.IGNORECASE,
)
_LEAD = rf"{PLACE.replace('(?: ,)? ', '', 1)}{{1}}(?: ,)?"
_OPENING = r"(?:(?:and|but|while|whereas|overall|here|again|in short|in fact|indeed|also|then|so|yet|though|although|that|with)(?: ,)? )+"
_JOINT = re.compile(r"(?: ?[,;:])?(?: (?:and|but|yet|while|whereas|though|although|with))*")
_END = re.compile(r"(?: ?[.;:!,])*(?: (?:and|but|yet|while|whereas|though|although|with|in))?$")
_MOST_WAYS = 24


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a line that a frame fits: where it begins in the sentence, and the frame with what it holds."""

    start: int
    frame: Frame
    found: Found
    lead: tuple[Item, ...]


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take the things that are counted and what is said of them."""
    if not _TELLING.search(clause.text):
        return
    for start in dict.fromkeys((0, clause.start)):
        way = replace(clause, start=start, items=(*clause.before, *clause.items) if start < clause.start else clause.items)
        parts = _parts(way, phrasing(way))
        own = [part for part in parts if part.start >= clause.start]
        if own:
            yield from islice(_readings(clause, way, parts, own), _MOST_WAYS)
            return


def _readings(clause: Clause, way: Clause, parts: Sequence[Part], own: Sequence[Part]) -> Iterator[Reading]:
    whole = ((way.start, clause.end),)
    for made, sure in _all_made(way, parts, own):
        certain = sure and not _strange(clause, own, made)
        claim = Tallies(made, certain)
        panels = tuple(dict.fromkeys(s.panel for tally in made for thing in tally.things for s in thing))
        yield Reading(claim, frozenset(clause.items), panels, bool(clause.of("hedge")), whole)


def _all_made(clause: Clause, parts: Sequence[Part], own: Sequence[Part]) -> Iterator[tuple[tuple[Tally, ...], bool]]:
    """The tallies of the own parts, each made with the noun and the places of those before."""
    ways: list[tuple[tuple[Tally, ...], bool, Noun | None]] = [((), True, None)]
    for part in parts:
        following = []
        for made, sure, noun in ways:
            for told, certain, counted in islice(tallies(clause, part.frame.kind, part.found, part.lead, noun), _MOST_WAYS):
                following.append(((*made, *told) if part in own else made, sure and certain, counted))
        ways = following
    yield from ((made, sure) for made, sure, _ in ways if made)


def _parts(clause: Clause, line: Phrasing) -> list[Part]:
    """The parts of a line, if frames fit it to its last word."""
    found: list[Part] = []
    at, lead = _lead(line, 0)
    while not (found and _END.match(line.line, at)):
        one = _longest(line, at)
        if one is None:
            return []
        frame, match = one
        start = line.places[_word_at(line, at)][0]
        found.append(Part(start, frame, Found(match, line), lead))
        at = match.end()
        if joint := _JOINT.match(line.line, at):
            at = joint.end()
        at += line.line[at : at + 1] == " "
        at, later = _lead(line, at)
        lead = later or lead
    return found


def _lead(line: Phrasing, at: int) -> tuple[int, tuple[Item, ...]]:
    """Where it is so, told in front of everything else."""
    opened = re.compile(_OPENING).match(line.line, at)
    at = opened.end() if opened else at
    place = compiled(_LEAD).match(line.line, at)
    if place is None or _longest(line, at) is not None:
        return at, ()
    end = place.end()
    return end + (line.line[end : end + 1] == " "), tuple(_within(line, at, end))


def _within(line: Phrasing, start: int, end: int) -> Iterator[Item]:
    owners = (line.owners[n] for n, begin in enumerate(line.starts) if start <= begin < end)
    yield from dict.fromkeys(item for item in owners if item is not None and item.kind == "ref")


def _longest(line: Phrasing, at: int) -> tuple[Frame, re.Match[str]] | None:
    """The frame that takes up most of what follows."""
    found = [(frame, match) for frame in frames() if (match := frame.pattern.match(line.line, at))]
    return max(found, key=lambda one: one[1].end(), default=None)


def _word_at(line: Phrasing, at: int) -> int:
    return max(n for n, start in enumerate(line.starts) if start <= at)


def _strange(clause: Clause, own: Sequence[Part], made: Sequence[Tally]) -> list[str]:
    """The words for what is counted or done that nobody knows, unless it is plain by their number which things are counted."""
    loose = sorted(place for part in own for place in part.found.places("verb", "unit", *_unknown(part)))
    known, at = [], clause.start
    for start, end in loose:
        known.append((at, start))
        at = max(at, end)
    return strange_words(clause, [*known, (at, clause.end)])


def _unknown(part: Part) -> tuple[str, ...]:
    return () if part.found.words("total", "butof", "allof", "noneof", "partof", "whole") else ("noun",)
