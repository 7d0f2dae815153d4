"""Statements held against the data: clauses read by all claim kinds, readings judged, verdicts given."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from auditor.claim import ClaimKind, Judged, Reading, Verdict
from auditor.claims.written_cells import spoken_of
from auditor.doubt import Asked, doubt_of_guess, doubt_of_support, speaks_of_other_data
from auditor.doubt.odd_extremes import ELSEWHERE
from auditor.faults import OnFault, passed_on
from auditor.followed_up import FollowUps
from auditor.given import with_given
from auditor.guessing import guessed
from auditor.half_heard import half_heard
from auditor.heard_whole import heard_whole
from auditor.hearing import Heard, best_readings, told_at_places_before
from auditor.label_belied import belied_left_open
from auditor.label_led import LabelLed
from auditor.language.clauses import Clause, clauses
from auditor.language.items import Item
from auditor.language.led_back import Said
from auditor.language.tick_views import views
from auditor.language.vocabulary import vocabulary
from auditor.leaning import open_where_it_leans
from auditor.model import Document, Statement
from auditor.of_differences import with_differences
from auditor.of_lines import with_lines
from auditor.of_magnitudes import magnitudes, with_magnitudes
from auditor.of_uncertainties import uncertainties, with_uncertainties
from auditor.only_conditions import conditions_left_open
from auditor.rereading import CHANCE as REREAD_CHANCE
from auditor.rereading import DOUBTED_CHANCE, Rereader
from auditor.retold_verdicts import with_places
from auditor.told_again import Parts, told_again
from auditor.told_in_parts import told_in_parts
from auditor.told_limits import bounds_told, ends_told
from auditor.told_plainly import with_plain_words
from auditor.traced_back import traced_back
from auditor.truth import Truth
from auditor.undoubted import of_all, undoubted
from auditor.unheard import unheard
from auditor.verdicts import (
    Outcome,
    as_judged,
    left_open,
    outcome_of,
    panel_name,
    read_whole_but_for,
    says_something,
    settled,
)
from auditor.whole_words import in_whole_words
from auditor.within_a_block import open_within_a_block
from auditor.world import Reading as Digits
from auditor.world import World

# A new item or paragraph goes on about another panel as likely as about the same.
_NEW_BLOCK = re.compile(r"\n\s*(?:\n|[-*+•]\s|\d+[.)]\s)")


def judged(
    document: Document, kinds: Sequence[ClaimKind], since: int = 0, on_fault: OnFault = passed_on
) -> tuple[Judged, ...]:
    """What became of each statement of a document, judged by the given claim kinds.

    What stands before `since` is only heard, for what later statements take from it. Where the program fails on a
    statement, and `on_fault` lets it go on, that one is not understood.
    """
    if not document.panels:
        return ()
    heard = _heard(document, kinds, on_fault)
    court = _Court.of(document, kinds, heard)
    results: list[Judged] = []
    for number, one in enumerate(heard):
        if one.statement.asks or one.statement.span.start < since:
            continue
        try:
            results += (
                [_lost(one.statement)]
                if one.lost
                else court.settled(one, heard[number - 1] if number else None, _block(heard, number))
            )
        except Exception as error:
            on_fault(error, _judging(one.statement, document))
            results.append(_lost(one.statement))
    return (*with_given(results, document, kinds, court.worlds),)


@dataclass(frozen=True)
class _Court:
    """All that is needed to judge the sentences of a document one after the other."""

    document: Document
    kinds: Sequence[ClaimKind]
    worlds: tuple[World, World]
    labels: LabelLed
    follow_ups: FollowUps

    @classmethod
    def of(cls, document: Document, kinds: Sequence[ClaimKind], heard: Sequence[Heard]) -> "_Court":
        """What judges a document in which these sentences were heard."""
        found = [pair for one in heard if not one.statement.asks for pair in one.found]
        bounds, ends = bounds_told(document, found), ends_told(document, found)
        worlds = World(document, Digits.PRINTED, bounds, ends), World(document, Digits.GENEROUS, bounds, ends)
        labels = LabelLed(document, partial(_anew, kinds, (), document=document, worlds=worlds))
        follow_ups = FollowUps(kinds, worlds, partial(_heard_alone, kinds, document, worlds))
        return cls(document, kinds, worlds, labels, follow_ups)

    def settled(self, one: Heard, last: Heard | None, block: Sequence[Heard]) -> list[Judged]:
        """The verdicts on a sentence behind the last one, which ends a block of sentences."""
        document, kinds, worlds = self.document, self.kinds, self.worlds
        names, judge = vocabulary(document), partial(_all_verdicts, kinds=kinds, worlds=worlds)
        earlier = [last.said(document)] if last is not None and one.goes_on else []
        verdicts, told = told_again(one, earlier, document, kinds, judge)
        refuted = any(result.verdict is Verdict.CONTRADICTED for result in verdicts)
        if refuted and (placed := told_at_places_before(one, last, document, names, kinds)):
            led_back = told.pointers if told else ()
            verdicts = with_places(verdicts, judge(placed[0]), placed[1], led_back)
        if sizes := magnitudes(document):
            behind = partial(_anew_behind, kinds, one, earlier)
            verdicts = with_magnitudes(verdicts, one.statement, sizes, behind)
        if spreads := uncertainties(document):
            verdicts = with_uncertainties(verdicts, one.statement, spreads, partial(_anew, kinds, one.topic))
        parts = [clause for clause, _ in one.found]
        anew = partial(_anew, kinds, ())
        verdicts = with_differences(verdicts, one.parts_statement, parts, document, worlds, anew)
        verdicts = with_lines(verdicts, one.parts_statement, parts, document, anew)
        verdicts = heard_whole(verdicts, one.statement, kinds, worlds)
        verdicts = half_heard(self.labels.judged(verdicts, one.statement), one.statement, worlds[0])
        verdicts = with_plain_words(verdicts, one.statement, document, partial(self._again, one, last))
        verdicts = open_within_a_block(verdicts, block, document)
        verdicts = self.follow_ups.judged(verdicts, one.statement, goes_on=one.goes_on)
        verdicts = traced_back(verdicts, parts, kinds, worlds)
        verdicts = [*belied_left_open(verdicts, parts)]
        verdicts = open_where_it_leans(verdicts, block, document, told.pointers if told is not None else ())
        whole = in_whole_words([*verdicts, *unheard(parts, verdicts)], one.statement, document.source.text)
        return [*conditions_left_open(whole)]

    def _again(self, one: Heard, last: Heard | None, statement: Statement) -> list[Judged]:
        """The verdicts on a sentence in other words, where it stands."""
        names, judge = vocabulary(self.document), partial(_all_verdicts, kinds=self.kinds, worlds=self.worlds)
        parts = clauses(statement, self.document, names, one.topic)
        other = replace(
            one, statement=statement, found=[(clause, best_readings(clause, self.kinds)) for clause in parts]
        )
        earlier = [last.said(self.document)] if last is not None and one.goes_on else []
        verdicts, _ = told_again(other, earlier, self.document, self.kinds, judge)
        return half_heard(
            heard_whole(verdicts, statement, self.kinds, self.worlds), statement, self.worlds[0]
        )


def _judging(statement: Statement, document: Document) -> str:
    return f"it judged the statement on line {document.source.line_of(statement.span)}"


def _lost(statement: Statement) -> Judged:
    """What is said of a statement on which the program failed."""
    return Judged(
        statement.span, statement.text, None, "", "", Verdict.NOT_UNDERSTOOD, "auditor failed on it"
    )


def _heard(document: Document, kinds: Sequence[ClaimKind], on_fault: OnFault) -> list[Heard]:
    """Each sentence with its clauses and how they are read, with what it takes over from those before it."""
    names = vocabulary(document)
    topic: tuple[Item, ...] = ()
    last_trail: tuple[str, ...] = ()
    before: Statement | None = None
    heard: list[Heard] = []
    for statement in document.statements:
        topic = topic if statement.trail == last_trail else ()
        between = (before.span.end, statement.span.start) if before is not None else (0, 0)
        new_block = _NEW_BLOCK.search(document.source.text, *between) is not None
        if new_block:
            topic = ()
        goes_on, lost = statement.trail == last_trail, False
        parts: list[Clause] = []
        read: list[tuple[Clause, list[tuple[ClaimKind, Reading]]]] = []
        try:
            parts = clauses(statement, document, names, topic)
            read = [(clause, best_readings(clause, kinds)) for clause in parts]
        except Exception as error:
            on_fault(error, _judging(statement, document))
            parts, lost = [], True
        heard.append(Heard(statement, topic, goes_on, read, new_block, lost))
        last_trail, before = statement.trail, statement
        topic = tuple(item for clause in parts for item in clause.items if item.kind == "ref") or topic
    return heard


def _block(heard: Sequence[Heard], last: int) -> list[Heard]:
    """A sentence, and those before it in the same paragraph or item."""
    first = last
    while first and not heard[first].new_block:
        first -= 1
    return list(heard[first : last + 1])


def _anew_behind(
    kinds: Sequence[ClaimKind],
    one: Heard,
    earlier: Sequence[Said],
    statement: Statement,
    before: Statement | None,
    document: Document,
    worlds: tuple[World, World],
) -> list[Judged]:
    """The verdicts on a sentence in other words, behind the same ones and its own first part, beside other data."""
    names = vocabulary(document)
    said = [replace(last, document=document) for last in earlier]
    if before is not None:
        head: Parts = [(clause, []) for clause in clauses(before, document, names, one.topic)]
        said = [replace(one, statement=before, found=head).said(document)]
    found = [
        (clause, best_readings(clause, kinds)) for clause in clauses(statement, document, names, one.topic)
    ]
    judge = partial(_all_verdicts, kinds=kinds, worlds=worlds)
    plain, _ = told_again(replace(one, statement=statement, found=found), said, document, kinds, judge)
    return heard_whole(plain, statement, kinds, worlds)


def _anew(
    kinds: Sequence[ClaimKind],
    topic: tuple[Item, ...],
    statement: Statement,
    document: Document,
    worlds: tuple[World, World],
) -> list[Judged]:
    """The verdicts on a sentence, read and judged beside other data."""
    parts = clauses(statement, document, vocabulary(document), topic)
    return _all_verdicts([(clause, best_readings(clause, kinds)) for clause in parts], kinds, worlds)


def _heard_alone(
    kinds: Sequence[ClaimKind], document: Document, worlds: tuple[World, World], statement: Statement
) -> list[Judged]:
    """The verdicts on the first part of a sentence, without what goes on behind it."""
    return heard_whole(_anew(kinds, (), statement, document, worlds), statement, kinds, worlds)


def _all_verdicts(
    found: Sequence[tuple[Clause, list[tuple[ClaimKind, Reading]]]],
    kinds: Sequence[ClaimKind],
    worlds: tuple[World, World],
) -> list[Judged]:
    """The verdicts on the clauses of a sentence."""
    whole = read_whole_but_for(found, worlds)
    return [
        result
        for number, (clause, readings) in enumerate(found)
        for result in _verdicts(
            clause, readings, kinds, spoken_of(clause, worlds), read_whole=number in whole
        )
    ]


def _verdicts(
    clause: Clause,
    readings: Sequence[tuple[ClaimKind, Reading]],
    kinds: Sequence[ClaimKind],
    worlds: tuple[World, World],
    *,
    read_whole: bool = False,
) -> Iterator[Judged]:
    """The verdicts on a clause: as it is read, or seen with its numbers as ticks; else on what is guessed of it."""
    outcomes = [outcome_of(kind, reading, *worlds) for kind, reading in readings]
    outcome = of_all(clause, outcomes, kinds, worlds, read_whole=read_whole) if outcomes else None
    if outcome is None or outcome.verdict is not Verdict.SUPPORTED:
        outcome = _seen_otherwise(clause, kinds, worlds) or outcome
    if outcome is not None and outcome.verdict is Verdict.SUPPORTED:
        held = [
            outcome,
            *(one for one in outcomes if one.verdict is Verdict.SUPPORTED and one is not outcome),
        ]
        doubts = [doubt_of_support(Asked.of(clause, one.kind.kind, one.reading)) for one in held]
        # "A peaks in May", as ahead of the others there, may tell where its own peak is: both may hold.
        sure = doubts[0] == ELSEWHERE and next(
            (one for one, d in zip(held, doubts, strict=True) if not d), None
        )
        outcome, open_ = (sure, "") if sure else (outcome, doubts[0])
        yield as_judged(clause, left_open(outcome, open_) if open_ else outcome)
        return
    doubted = any(one.verdict is Verdict.CONTRADICTED for one in outcomes)
    if outcome is not None and (
        (outcome.judgement.truth is Truth.FALSE and not doubted)
        or (outcome.verdict is Verdict.CONTRADICTED and _read_to_the_end(clause, outcome))
    ):
        yield from told_in_parts(clause, outcome, kinds, worlds)
        return
    # What a grammar of pairs has refuted to the last word holds of no other cells.
    refuted_whole = any(
        one.verdict is Verdict.CONTRADICTED
        and one.kind.kind in ("pairs", "bond")
        and _understands(clause, one.reading)
        for one in outcomes
    )
    chance = DOUBTED_CHANCE if doubted else REREAD_CHANCE
    yield from _guessed_verdicts(clause, outcome, kinds, worlds, chance, guessing=not refuted_whole)


def _understands(clause: Clause, reading: Reading) -> bool:
    """Whether a reading takes account of every word of a clause, so that there is nothing to guess."""
    return any(start <= clause.start and clause.end <= end for start, end in reading.understood)


def _read_to_the_end(clause: Clause, outcome: Outcome) -> bool:
    """Whether a reading of a matrix has understood every word of the sentence, so that there is nothing to guess."""
    text = clause.sentence
    return outcome.kind.kind == "derived-metric" and any(
        not text[:start].strip() and not text[end:].strip(" .;") for start, end in outcome.reading.understood
    )


def _seen_otherwise(
    clause: Clause, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> Outcome | None:
    """A reading that holds where the clause's numbers are taken for ticks."""
    for view in views(clause)[1:]:
        seen = [outcome_of(kind, reading, *worlds) for kind, reading in best_readings(view, kinds)]
        if seen and (found := settled(seen)).verdict is Verdict.SUPPORTED:
            return found
    return None


def _guessed_verdicts(
    clause: Clause,
    outcome: Outcome | None,
    kinds: Sequence[ClaimKind],
    worlds: tuple[World, World],
    limit: float,
    *,
    guessing: bool = True,
) -> Iterator[Judged]:
    """What is guessed of a clause that no reading supports; a contradiction stands where they leave anything open."""
    held, items = guessed(clause, kinds if guessing else (), worlds[0])
    overridden = (*outcome.kind.overrides, *outcome.reading.overrides) if outcome is not None else ()
    closed = _closed(clause, outcome)
    kept = [one for one in held if one.kind not in closed and not doubt_of_guess(clause, one.kind, one.claim)]
    if len(kept) < len(held):
        held, items = kept, _within(clause, kept)
    explained = not says_something(clause, items) and any(one.kind not in overridden for one in held)
    open_ = outcome is None or (outcome.verdict is Verdict.UNDECIDABLE and not outcome.reading.overrides)
    if not held and open_:
        outcome = _firm(clause, kinds, worlds) or outcome
    refuted = outcome is not None and outcome.verdict is Verdict.CONTRADICTED and not explained
    if not refuted and not speaks_of_other_data(clause):
        reread = Rereader(lambda piece: best_readings(piece, kinds), worlds[0], limit)
        more = list(reread.judged(clause, [one.span for one in held]))
        more = [
            one for one in more if one.kind not in closed and not doubt_of_guess(clause, one.kind, one.claim)
        ]
        held, items = [*held, *more], items | _within(clause, more)
    if outcome is not None and (not held or refuted):
        yield from told_in_parts(clause, outcome, kinds, worlds)
        return
    if says_something(clause, items):
        yield Judged(clause.span, clause.shown_text, panel_name(clause, ()), "", "", Verdict.NOT_UNDERSTOOD)
    yield from held


def _closed(clause: Clause, outcome: Outcome | None) -> frozenset[str]:
    """What no piece of a clause claims: what its reading rules out, and its own where it takes all words."""
    if outcome is None:
        return frozenset()
    own = [outcome.kind.kind] if outcome.kind.kind == "path" and _understands(clause, outcome.reading) else []
    return frozenset((*own, *outcome.reading.overrides))


def _within(clause: Clause, found: Sequence[Judged]) -> frozenset[Item]:
    """The mentions of a clause that stand within some of its pieces."""
    spans = [(clause.statement.source_span(item.start, item.end), item) for item in clause.items]
    return frozenset(item for span, item in spans if any(one.span.contains(span) for one in found))


def _firm(clause: Clause, kinds: Sequence[ClaimKind], worlds: tuple[World, World]) -> Outcome | None:
    """A contradiction of what a clause can only mean, if it says no more than that."""
    for kind in kinds:
        for view in kind.guesses(clause):
            if len(view) != 1 or not view[0].firm or says_something(clause, view[0].items):
                continue
            outcomes = [outcome_of(kind, Reading(claim, view[0].items), *worlds) for claim in view[0].claims]
            found = undoubted(clause, settled(outcomes), kinds, worlds)
            if found.verdict is Verdict.CONTRADICTED:
                return found
    return None
