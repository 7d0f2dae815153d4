"""Parts of sentences that go on about what was told before ("..., two of them in May"), held against these things.

What a claim that holds has told of is known, whichever grammar has read it. A part that begins with a word for
such things ("both", "none of these", "the other") says something of them. Where the words before were not
understood because of what goes on behind them, they are heard by themselves.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from auditor.claim import ClaimKind, Judged, Reading, Verdict
from auditor.claims.follow_ups.claims import (
    FollowUp,
    Many,
    Numbered,
    Outermost,
    Reckoned,
    Shown,
    Standing,
    Thing,
)
from auditor.claims.follow_ups.judging import standing_in
from auditor.claims.follow_ups.reading import Said, follow_ups, part_of
from auditor.claims.follow_ups.subjects import JOINT, names_a_set
from auditor.denoted import Denoted, denoted
from auditor.guessed_sets import counted, labelled, only_counts
from auditor.model import Statement
from auditor.source import Span
from auditor.verdicts import Outcome, outcome_of, result_of
from auditor.world import World

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)
# Areas whose ends nobody tells.
_VAGUE = re.compile(
    r"\b(?:half|halves|sides?|parts?|areas?|regions?|middle|cent(?:er|re)|corners?|ends?|quarters?|thirds?)\b",
    re.IGNORECASE,
)
_LONGEST_JOINT = 11  # so many characters at most join two parts: ", and then "

Hear = Callable[[Statement], list[Judged]]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence with its verdict, and the things that it speaks of."""

    start: int
    end: int
    outcome: Outcome
    about: Denoted


@dataclass
class FollowUps:
    """What was told of in the last sentence, kept for the next one."""

    kinds: Sequence[ClaimKind]
    worlds: tuple[World, World]
    hear: Hear
    known: list[Denoted] = field(default_factory=list)

    def judged(self, plain: Sequence[Judged], statement: Statement, *, goes_on: bool) -> list[Judged]:
        """The verdicts on a sentence, with those on its parts that say something of what was told before."""
        if all(kind.kind != "follow-up" for kind in self.kinds):
            return list(plain)
        before = self.known if goes_on else []
        result = _Hearing(self, list(plain), statement, before)
        result.run()
        known = list(_told_of(result.found, self.worlds))[::-1]
        clear = all(one.verdict in _DECIDED for one in result.found)
        self.known = [one if clear else replace(one, certain=False) for one in known]
        return sorted(result.found, key=lambda one: one.span)


@dataclass
class _Hearing:
    """One sentence, gone through from part to part."""

    given: FollowUps
    found: list[Judged]
    statement: Statement
    before: list[Denoted]
    used: frozenset[Thing] = frozenset()
    last: Denoted | None = None
    guess: tuple[Denoted, int, int] | None = None  # what words that were not understood may count, and where

    def run(self) -> None:
        """All parts, from the first one on."""
        text = self.statement.text
        starts = [0, *(joint.end() for joint in JOINT.finditer(text) if joint.end() < len(text))]
        at = 0
        for start in dict.fromkeys(starts):
            if start < at or not names_a_set(text, start) or self._is_decided(start):
                continue
            antecedents = list(self._antecedents(at, start))
            part = self._part(start, starts, antecedents)
            if part is not None and self._may_stand(part):
                self._add(part)
                at = part.end

    def _is_decided(self, start: int) -> bool:
        """Whether a part holds as it is read by itself, or a whole is refuted of which it is a later part."""
        spot = self.statement.offsets[start]
        over = [one for one in self.found if one.span.start <= spot < one.span.end]
        return any(
            one.verdict is Verdict.SUPPORTED
            or (one.verdict is Verdict.CONTRADICTED and one.span.start < spot - 1)
            for one in over
        )

    def _may_stand(self, part: Part) -> bool:
        """Whether what was refuted of the same words may give way: it holds of what was told of before."""
        span = self.statement.source_span(part.start, part.end)
        refuted = [
            one.span for one in self.found if one.verdict is Verdict.CONTRADICTED and one.span.overlaps(span)
        ]
        inside = all(span.start - 2 <= one.start and one.end <= span.end + 2 for one in refuted)
        return not refuted or (inside and part.outcome.verdict is Verdict.SUPPORTED)

    def _antecedents(self, at: int, start: int) -> Iterator[Denoted]:
        """The things that were told of before a part, the nearest first."""
        if self.last is not None:
            yield self.last
        spot = self.statement.offsets[start]
        own = [one for one in self.found if one.span.start < spot]
        told = list(_told_of(own, self.given.worlds))[::-1]
        if start > at and not any(one.counted for one in told):
            head = part_of(self.statement, at, _trimmed(self.statement.text, at, start))
            heard = [one for one in self.given.hear(head) if one.verdict is Verdict.SUPPORTED]
            told = [*list(_told_of(heard, self.given.worlds))[::-1], *told]
            self._take(heard)
            if not any(one.counted for one in told):
                yield from self._guessed(head, at)
        yield from told
        yield from self._picked_by_label(at, start)
        if not start:
            yield from self.before

    def _guessed(self, head: Statement, at: int) -> Iterator[Denoted]:
        """The cells that words may count; if something is said of these that holds, they do."""
        found = counted(head, self.given.worlds[0].document, self.given.worlds)
        if found is not None:
            self.guess = found, at, at + len(head.text)
            yield found

    def _picked_by_label(self, at: int, start: int) -> Iterator[Denoted]:
        """What the label picks out; a short part that only counts it ("five qualify, ...") must tell as many."""
        statement, document = self.statement, self.given.worlds[0].document
        told = labelled(statement, document, self.given.worlds)
        if start > at and told:
            last = _trimmed(statement.text, at, start)
            size = only_counts(part_of(statement, at, last), document)
            told = [one for one in told if size == len(one.things)]
            if told:
                self._count(told[0], at, last)
        yield from told

    def _count(self, about: Denoted, start: int, end: int) -> None:
        """A part that tells how many there are, and nothing else that was understood."""
        size = len(about.things)
        outcome = self._outcome(FollowUp(about.things, (Numbered(Many(size, size)),)), about)
        self._take([self._result(start, end, outcome)])

    def _result(self, start: int, end: int, outcome: Outcome) -> Judged:
        span, text = self.statement.source_span(start, end), self.statement.text[start:end]
        return result_of(span, text, None, self.given.worlds[0].document, outcome)

    def _take(self, heard: Sequence[Judged]) -> None:
        """Verdicts on words that were open before these were heard by themselves."""
        decided = [one.span for one in self.found if one.verdict in _DECIDED]
        more = [one for one in heard if not any(one.span.overlaps(span) for span in decided)]
        self.found = [*_kept(self.found, more), *more]

    def _part(self, start: int, starts: Sequence[int], antecedents: Sequence[Denoted]) -> Part | None:
        """The longest part from a place on that is understood."""
        text = self.statement.text
        ends = [len(text), *(one for one in reversed(starts) if one > start)]
        for end in ends:
            last = _trimmed(text, start, end)
            part = part_of(self.statement, start, last)
            if outcome := self._verdict(part, antecedents, whole=text[last:].strip()[:1] in ("", ".", ";")):
                return Part(start, last, *outcome)
        return None

    def _verdict(
        self, part: Statement, antecedents: Sequence[Denoted], *, whole: bool
    ) -> tuple[Outcome, Denoted] | None:
        """What becomes of a part; it is refuted only where it fails of all that it may speak of."""
        failed: list[tuple[Outcome, Denoted, bool]] = []
        for about in antecedents:
            for said in follow_ups(part, about.things, self.used, self.given.worlds[0].document):
                if not all(_may_be_said(way, about) for way in said.ways):
                    continue
                outcomes = [self._outcome(way, about) for way in said.ways]
                held = [one for one in outcomes if one.verdict is Verdict.SUPPORTED]
                if held and (len(held) == len(outcomes) or not _denies(held[0])):
                    return held[0], about
                refuted = all(one.verdict is Verdict.CONTRADICTED for one in outcomes)
                failed.append((outcomes[0], about, refuted and _is_sure(said, about) and whole))
        if failed and all(sure for *_, sure in failed):
            return failed[0][0], failed[0][1]
        return None

    def _outcome(self, claim: FollowUp, about: Denoted) -> Outcome:
        kind = next(kind for kind in self.given.kinds if kind.kind == "follow-up")
        told = replace(claim, certain=about.certain)
        return outcome_of(kind, Reading(told, frozenset()), *self.given.worlds)

    def _add(self, part: Part) -> None:
        span = self.statement.source_span(part.start, part.end)
        # What fails of other things than those told of before was not said of these.
        self.found = [
            one
            for one in self.found
            if one.verdict is not Verdict.CONTRADICTED or not one.span.overlaps(span)
        ]
        self._take([self._result(part.start, part.end, part.outcome)])
        if self.guess is not None and part.about == self.guess[0]:
            self._count(*self.guess)
        claim: FollowUp = part.outcome.reading.claim
        for fact in claim.facts:
            if isinstance(fact, Standing) and fact.many != Many(0, 0):
                self.used |= frozenset(standing_in(fact, claim.things, self.given.worlds[0]))
        self.last = part.about


def _told_of(found: Sequence[Judged], worlds: tuple[World, World]) -> Iterator[Denoted]:
    """What the claims tell of that hold, in their order."""
    for one in sorted(found, key=lambda one: one.span):
        if one.verdict is Verdict.SUPPORTED and one.claim is not None:
            yield from reversed(denoted(one.claim, worlds))


def _is_sure(said: Said, about: Denoted) -> bool:
    """Whether it is beyond doubt which things are meant, and where."""
    names = (getattr(fact, "name", "") for way in said.ways for fact in way.facts)
    return about.certain and about.counted and not said.plain and not any(map(_VAGUE.search, names))


def _may_be_said(claim: FollowUp, about: Denoted) -> bool:
    """Whether what is said of values may be said of such things: of lines their means or sums may be meant."""
    of_values = any(isinstance(fact, Shown | Reckoned | Outermost) for fact in claim.facts)
    cells = all(thing[0].is_cell and len({one.panel for one in thing}) == 1 for thing in claim.things)
    return not of_values or (cells and about.counted)


def _denies(outcome: Outcome) -> bool:
    claim: FollowUp = outcome.reading.claim
    return any(getattr(fact, "many", None) == Many(0, 0) for fact in claim.facts)


def _trimmed(text: str, start: int, end: int) -> int:
    """Where a part ends without the joint behind it."""
    joints = [
        joint for joint in JOINT.finditer(text, start, end) if joint.end() == end and joint.start() > start
    ]
    end = joints[-1].start() if joints else end
    return start + len(text[start:end].rstrip(" .;:,)–—"))  # fmt: skip


def _kept(found: Sequence[Judged], more: Sequence[Judged]) -> list[Judged]:
    """The verdicts but for those on words that all have another one now."""
    spans = [one.span for one in (*found, *more) if one.verdict in _DECIDED]
    return [one for one in found if one.verdict in _DECIDED or not _is_covered(one.span, spans)]


def _is_covered(span: Span, others: Sequence[Span]) -> bool:
    inside = [other for other in others if other.overlaps(span)]
    taken = sum(min(other.end, span.end) - max(other.start, span.start) for other in inside)
    return bool(inside) and len(span) - taken <= _LONGEST_JOINT * len(inside)
