"""Clauses read as tallies, part by part; no word is left over, and each part may lean on the ones before."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from auditor.claim import Reading
from auditor.claims.found import Found
from auditor.claims.looks.words import spoken_looks
from auditor.claims.tallies.bounds import plainly_told
from auditor.claims.tallies.claims import Tallies, Tally
from auditor.claims.tallies.frames import Frame, frames
from auditor.claims.tallies.making import Said, tallies
from auditor.claims.tallies.quantities import whole_of
from auditor.claims.tallies.words import PLACE
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.loose import unknown_words
from auditor.language.pairs import PANEL, sides
from auditor.language.phrasing import Phrasing, compiled, phrasing
from auditor.language.refs import AxisRef
from auditor.language.strange import neutral
from auditor.language.subject import of_statement
from auditor.language.tokens import norms

_TELLING = re.compile(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|no|none|not|neither|never|once|twice|thrice|half|thirds?|quarters?|most|all|every|each|both|single|only|sole|lone)\b",
    re.IGNORECASE,
)
_LEAD = rf"(?:{PLACE.replace('(?: ,)? ', '', 1)}|<panelname>)(?: ,)?"
_OPENING = r"(?:(?:and|but|while|whereas|overall|here|again|in short|in fact|indeed|also|then|so|yet|though|although)(?: ,)? )+"
# "The three-quarter average": what it is taken over, and not how many there are.
_OF_SO_MANY = re.compile(r"\b[a-z\d]+-[a-z]+ (?:averages?|means?|totals?|sums?)\b", re.IGNORECASE)
_JOINT = re.compile(r"(?: ?[,;:])?(?: (?:and|but|yet|while|whereas|though|although|with))*")
_END = re.compile(r"(?: ?[.;:!,])*(?: (?:and|but|yet|while|whereas|though|although|with|in))?$")
_MOST_WAYS = 24
# What is told of so many things is no bound on cells, and no count of others.
_OVERRIDDEN = ("count", "threshold")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a line: where it begins in the sentence, the frames that fit it with what they hold, and where it is so."""

    start: int
    ways: tuple[tuple[Frame, Found], ...]
    lead: tuple[Item, ...]

    @property
    def end(self) -> int:
        """Where it ends in the sentence."""
        found = self.ways[0][1]
        line = found.phrasing
        return max(line.places[n][1] for n, at in enumerate(line.starts) if at < found.match.end())


def read(clause: Clause) -> Iterator[Reading]:
    """One reading for each way to take the things that are counted and what is said of them."""
    if not _TELLING.search(clause.text) or _OF_SO_MANY.search(clause.text) or _picks_out(clause):
        return
    for start in dict.fromkeys((0, clause.start)):
        way = replace(
            clause,
            text=clause.statement.text[start : clause.end],
            start=start,
            items=(*clause.before, *clause.items) if start < clause.start else clause.items,
        )
        parts = _parts(way, phrasing(way))
        own = [part for part in parts if part.end > clause.start]
        if own:
            yield from islice(_readings(clause, way, parts, own), _MOST_WAYS)
            return


def _picks_out(clause: Clause) -> bool:
    """`The two lower depths stay above 7`: which of them are meant, and not how many there are."""
    named = [item.first for item in clause.items if isinstance(item.value, AxisRef) and item.value.direction]
    return any(
        0 < at - item.last <= 1 for at in named for item in clause.of("quant", "both") if " " in item.text
    )


def _readings(clause: Clause, way: Clause, parts: Sequence[Part], own: Sequence[Part]) -> Iterator[Reading]:
    for made, sure in _all_made(way, parts, own):
        claim = Tallies(made, sure)
        panels = tuple(dict.fromkeys(s.panel for tally in made for thing in tally.things for s in thing))
        exact = all(one.amount.kind in ("exactly", "share") and one.trait.meant for one in made)
        over: tuple[str, ...] = _OVERRIDDEN if exact and (sure or _labelled(clause)) else ()
        over = (*over, "peak") if over and all(one.trait.about in ("max", "min") for one in made) else over
        hedged, middle = bool(clause.of("hedge")), (way.start + clause.end) // 2
        # In two parts, so that it is still asked whether the sentence leads elsewhere.
        known = ((way.start, middle), (middle, clause.end))
        yield Reading(claim, frozenset(clause.items), panels, hedged, known, overrides=over)


def _all_made(
    clause: Clause, parts: Sequence[Part], own: Sequence[Part]
) -> Iterator[tuple[tuple[Tally, ...], bool]]:
    """The tallies of the own parts, each made with the noun and the places of those before."""
    ways: list[tuple[tuple[Tally, ...], bool, Said | None]] = [((), True, None)]
    for part in parts:
        following: list[tuple[tuple[Tally, ...], bool, Said | None]] = []
        for made, sure, noun in ways:
            for told, certain, counted in _told(clause, part, noun, beside=len(parts) > 1):
                following.append(((*made, *told) if part in own else made, sure and certain, counted))
        ways = following
    yield from ((made, sure) for made, sure, _ in ways if made)


def _told(
    clause: Clause, part: Part, before: Said | None, *, beside: bool
) -> Iterator[tuple[tuple[Tally, ...], bool, Said]]:
    """What a part tells by the first of its frames that makes sense; words that nobody knows leave it unsure."""
    for frame, found in part.ways:
        if frame.kind == "value" and not plainly_told(found):
            continue
        ways = list(islice(tallies(clause, frame.kind, found, part.lead, before, beside=beside), _MOST_WAYS))
        if ways:
            known = not _strange(clause, part, found) and not _labelled(clause) and _sure_look(clause, found)
            yield from ((told, sure and known, noun) for told, sure, noun in ways)
            return


def _parts(clause: Clause, line: Phrasing) -> list[Part]:
    """The parts of a line, if frames fit it to its last word."""
    found: list[Part] = []
    at, lead = _lead(line, 0)
    while not (found and _END.match(line.line, at)):
        fitting = _longest(line, at)
        if not fitting:
            return []
        start = line.places[_word_at(line, at)][0]
        found.append(Part(start, tuple((frame, Found(match, line)) for frame, match in fitting), lead))
        at = fitting[0][1].end()
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
    if place is None or _longest(line, at):
        return at, ()
    end = place.end()
    return end + (line.line[end : end + 1] == " "), tuple(_within(line, at, end))


def _within(line: Phrasing, start: int, end: int) -> Iterator[Item]:
    owners = (line.owners[n] for n, begin in enumerate(line.starts) if start <= begin < end)
    yield from dict.fromkeys(item for item in owners if item is not None and item.kind == "ref")


def _longest(line: Phrasing, at: int) -> list[tuple[Frame, re.Match[str]]]:
    """The frames that take up most of what follows."""
    found = [(frame, match) for frame in frames() if (match := frame.pattern.match(line.line, at))]
    most = max((match.end() for _, match in found), default=0)
    return [one for one in found if one[1].end() == most]


def _word_at(line: Phrasing, at: int) -> int:
    return max(n for n, start in enumerate(line.starts) if start <= at)


def _strange(clause: Clause, part: Part, found: Found) -> list[str]:
    """The words by which something else may be meant, unless it is plain by their number which things are counted."""
    named: tuple[str, ...] = ("noun", "among")
    narrowed = [words for name in named if (words := found.words(name)) and " " in words]
    if whole_of(found) is not None:
        named, narrowed = (), []
    strict = unknown_words(clause, found.places("measure", *named), told=False)
    return [*narrowed, *strict, *unknown_words(clause, found.places("verb", "unit", "how2"))]


def _sure_look(clause: Clause, found: Found) -> bool:
    """Whether a word for what fails or gets through is one by which the document tells of its blank cells."""
    looks = spoken_looks(clause.document)
    spoken = found.words("gone", "there").split()
    return not spoken or any(
        word in looks and looks[word].sure for word in (spoken[0], f"{spoken[0]}d", f"{spoken[0]}s")
    )


def _labelled(clause: Clause) -> bool:
    """Whether a label in front of the sentence may tell what it is about: "- **Lower half**: three cells exceed 5"."""
    statement = clause.statement
    label = statement.trail[-1] if statement.trail and statement.trail[-1] != statement.section else ""
    own = any(sides(item) and sides(item) != (PANEL,) for item in (*clause.label, *of_statement(clause)))
    return own or bool(set(norms(label)) - neutral()) and not clause.named
