"""Statements held against the data: clauses read by all claim kinds, readings judged, verdicts given."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from auditor.claim import ClaimKind, Guess, Judged, Judgement, Reading, Verdict
from auditor.claim_data import ClaimError, from_data
from auditor.doubt import doubt
from auditor.language.clauses import Clause, clauses
from auditor.language.items import Item
from auditor.language.refs import PanelRef
from auditor.language.tick_views import views
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, GivenClaim
from auditor.rereading import CHANCE as REREAD_CHANCE
from auditor.rereading import DOUBTED_CHANCE, Rereader
from auditor.rule import Finding, Mark, Severity
from auditor.source import Span
from auditor.truth import Interval, Truth
from auditor.world import Reading as Digits
from auditor.world import World

_CHECKABLE = re.compile(r"\d")


@dataclass(frozen=True, slots=True)
class _Outcome:
    """One reading with its verdict."""

    kind: ClaimKind
    reading: Reading
    verdict: Verdict
    judgement: Judgement


def judged(document: Document, kinds: Sequence[ClaimKind]) -> tuple[Judged, ...]:
    """What became of each statement of a document, judged by the given claim kinds."""
    if not document.panels:
        return ()
    names = vocabulary(document)
    topic: tuple[Item, ...] = ()
    last_trail: tuple[str, ...] = ()
    found: list[tuple[Clause, list[tuple[ClaimKind, Reading]]]] = []
    for statement in document.statements:
        topic = topic if statement.trail == last_trail else ()
        parts = clauses(statement, document, names, topic)
        found.extend((clause, _best(clause, kinds)) for clause in parts)
        last_trail = statement.trail
        topic = tuple(item for clause in parts for item in clause.items if item.kind == "ref") or topic
    bounds = _bounds(document, found)
    printed, generous = World(document, Digits.PRINTED, bounds), World(document, Digits.GENEROUS, bounds)
    worlds = (printed, generous)
    whole = _read_whole(found, worlds)
    results = [
        result
        for number, (clause, readings) in enumerate(found)
        for result in _verdicts(clause, readings, kinds, worlds, read_whole=number in whole)
    ]
    return (*_with_given(results, document, kinds, worlds),)


def _best(clause: Clause, kinds: Sequence[ClaimKind]) -> list[tuple[ClaimKind, Reading]]:
    """The readings that account for everything critical in the clause; of several kinds those that explain most.

    A reading that takes every word into account needs no other beside it.
    """
    if not clause.items:
        return []
    critical = clause.critical
    if (
        not critical
        and not clause.axes
        and not any(
            item.kind in ("quant", "noun") or (isinstance(item.value, PanelRef) and item.value.every)
            for item in clause.items
        )
    ):
        return []
    readings = [(kind, reading) for kind in kinds for reading in kind.read(clause)]
    whole = [(kind, reading) for kind, reading in readings if critical <= reading.items]
    full = [
        one
        for one in whole
        if any(start <= clause.start and clause.end <= end for start, end in one[1].understood)
    ]
    peaks = [one for one in whole if one[0].kind == "peak"]
    whole = (peaks if peaks and all(kind.kind == "trend" for kind, _ in full) else full) if full else whole
    if not whole:
        return []
    if any(kind.kind == "peak" for kind, _ in whole):
        # "The minimum of the row falls on 64" tells where an extreme is, not what course the values take.
        whole = [(kind, reading) for kind, reading in whole if kind.kind != "trend"]
    most = max(len(reading.items) for _, reading in whole)
    chosen = {kind.code for kind, reading in whole if len(reading.items) == most}
    return [(kind, reading) for kind, reading in whole if kind.code in chosen]


def _bounds(
    document: Document, found: Sequence[tuple[Clause, list[tuple[ClaimKind, Reading]]]]
) -> dict[int, Interval]:
    """What stated ranges of whole panels allow their holes to hold."""
    bounds: dict[int, Interval] = {}
    for _, readings in found:
        for _, reading in readings:
            limit = getattr(reading.claim, "bound", None)
            if limit is not None and len(reading.panels) == 1 and len({id(r) for _, r in readings}) == 1:
                panel, interval = limit
                values = [q.interval for q in document.panels[panel].values.values()]
                if all(interval.intersection(value) for value in values):
                    bounds.setdefault(panel, interval)
    return bounds


def _read_whole(
    found: Sequence[tuple[Clause, list[tuple[ClaimKind, Reading]]]], worlds: tuple[World, World]
) -> frozenset[int]:
    """The clauses whose sentence is understood but for them: all others of it are supported as they are read."""
    supported: dict[Span, list[bool]] = {}
    for clause, readings in found:
        outcomes = [_outcome(kind, reading, *worlds) for kind, reading in readings]
        held = bool(outcomes) and _settled(outcomes).verdict is Verdict.SUPPORTED
        supported.setdefault(clause.statement.span, []).append(held)
    return frozenset(
        number
        for number, (clause, _) in enumerate(found)
        if len(own := supported[clause.statement.span]) > 1
        and own.count(False) == 1
        and not _LEANING.search(clause.sentence, 0, clause.start)
    )


# Behind these a clause leans on what it is joined to: "which is one of two", "with the largest being A", "whereas B leads".
_LEANING = re.compile(
    r"\b(?:which|who|whose|where|with|whereas|while|whilst|although|though|but|yet)\s*$", re.IGNORECASE
)


def _verdicts(
    clause: Clause,
    readings: Sequence[tuple[ClaimKind, Reading]],
    kinds: Sequence[ClaimKind],
    worlds: tuple[World, World],
    *,
    read_whole: bool = False,
) -> Iterator[Judged]:
    outcomes = [_outcome(kind, reading, *worlds) for kind, reading in readings]
    outcome = _undoubted(clause, _settled(outcomes), read_whole=read_whole) if outcomes else None
    if outcome is not None and outcome.verdict is Verdict.SUPPORTED:
        yield _judged(clause, outcome)
        return
    for view in views(clause)[1:]:
        seen = [_outcome(kind, reading, *worlds) for kind, reading in _best(view, kinds)]
        if seen and (found := _settled(seen)).verdict is Verdict.SUPPORTED:
            yield _judged(clause, found)
            return
    guessed, items = _guessed(clause, kinds, worlds[0])
    explained = bool(guessed) and not _says_something(clause, items)
    if not guessed and (outcome is None or outcome.verdict is Verdict.UNDECIDABLE):
        outcome = _firm(clause, kinds, worlds) or outcome
    refuted = outcome is not None and outcome.verdict is Verdict.CONTRADICTED
    if not (refuted and not explained):
        limit = (
            DOUBTED_CHANCE if any(one.verdict is Verdict.CONTRADICTED for one in outcomes) else REREAD_CHANCE
        )
        reread = Rereader(lambda piece: _best(piece, kinds), worlds[0], limit)
        more = list(reread.judged(clause, [one.span for one in guessed]))
        guessed, items = [*guessed, *more], items | _within(clause, more)
    if outcome is not None and (not guessed or (refuted and not explained)):
        yield _judged(clause, outcome)
        return
    if _says_something(clause, items):
        yield Judged(clause.span, clause.shown_text, _panel_name(clause, ()), "", "", Verdict.NOT_UNDERSTOOD)
    yield from guessed


def _within(clause: Clause, found: Sequence[Judged]) -> frozenset[Item]:
    """The mentions of a clause that stand within some of its pieces."""
    spans = [(clause.statement.source_span(item.start, item.end), item) for item in clause.items]
    return frozenset(item for span, item in spans if any(one.span.contains(span) for one in found))


def _firm(clause: Clause, kinds: Sequence[ClaimKind], worlds: tuple[World, World]) -> _Outcome | None:
    """A contradiction of what a clause can only mean, if it says no more than that."""
    for kind in kinds:
        for view in kind.guesses(clause):
            if len(view) != 1 or not view[0].firm or _says_something(clause, view[0].items):
                continue
            outcomes = [_outcome(kind, Reading(claim, view[0].items), *worlds) for claim in view[0].claims]
            found = _undoubted(clause, _settled(outcomes))
            if found.verdict is Verdict.CONTRADICTED:
                return found
    return None


# A guess is taken for what is meant only if at most this share of other numbers would have fitted as well.
CHANCE = 0.15


def _guessed(
    clause: Clause, kinds: Sequence[ClaimKind], world: World
) -> tuple[list[Judged], frozenset[Item]]:
    """The parts of a clause that hold as guessed, in the view in which most of them do, and what they account for.

    Where a part that names what it is about does not hold, the clause is not as it was guessed to be, or wrong.
    """
    ways = [
        [(kind, guess, _held(kind, guess, world)) for guess in view]
        for kind in kinds
        for view in kind.guesses(clause)
    ]
    whole = [way for way in ways if all(claim is not None or not guess.named for _, guess, claim in way)]
    held = [[(kind, guess, claim) for kind, guess, claim in way if claim is not None] for way in whole]
    best = max(held, key=len, default=[])
    items = frozenset(item for _, guess, _ in best for item in guess.items)
    return [_supported(clause, kind, guess, claim) for kind, guess, claim in best], items


def _held(kind: ClaimKind, guess: Guess, world: World) -> Any:
    """The likeliest claim of a guess that holds, if hardly any other number would have made one hold."""
    fitting = next((claim for claim in guess.claims if kind.judge(claim, world).truth is Truth.TRUE), None)
    if fitting is None:
        return None
    others = [
        any(kind.judge(claim, world).truth is Truth.TRUE for claim in claims) for claims in guess.others
    ]
    return fitting if others and sum(others) <= CHANCE * len(others) else None


def _supported(clause: Clause, kind: ClaimKind, guess: Guess, claim: Any) -> Judged:
    return Judged(
        clause.statement.source_span(guess.start, guess.end),
        clause.sentence[guess.start : guess.end].strip(),
        _panel_name(clause, ()),
        kind.kind,
        claim.describe(clause.document),
        Verdict.SUPPORTED,
        rule=kind,
        claim=claim,
    )


def _says_something(clause: Clause, known: frozenset[Item] = frozenset()) -> bool:
    """Whether a clause holds numbers or comparison words that nothing accounts for, and so is worth counting."""
    taken = {item.start for item in known}
    telling = [
        item
        for item in clause.critical
        if item.start not in taken and item.kind != "ref" and item.kind not in ("not", "except", "missing")
    ]
    return bool(telling)


def _outcome(kind: ClaimKind, reading: Reading, printed: World, generous: World) -> _Outcome:
    fair = kind.judge(reading.claim, printed)
    if fair.truth is Truth.TRUE:
        return _Outcome(kind, reading, Verdict.SUPPORTED, fair)
    wide = kind.judge(reading.claim, generous)
    if wide.truth is Truth.FALSE:
        return _Outcome(kind, reading, Verdict.CONTRADICTED, fair if fair.truth is Truth.FALSE else wide)
    return _Outcome(kind, reading, Verdict.UNDECIDABLE, fair if fair.missing else wide)


def _settled(outcomes: Sequence[_Outcome]) -> _Outcome:
    """Of several readings: supported if one is, contradicted only if all are."""
    for verdict in (Verdict.SUPPORTED, Verdict.UNDECIDABLE):
        for outcome in outcomes:
            if outcome.verdict is verdict:
                return outcome
    return outcomes[0]


def _undoubted(clause: Clause, outcome: _Outcome, *, read_whole: bool = False) -> _Outcome:
    """The outcome; undecidable where it is a contradiction that may be a misunderstanding."""
    if outcome.verdict is not Verdict.CONTRADICTED:
        return outcome
    reading = outcome.reading
    reason = doubt(
        clause,
        outcome.kind.kind,
        reading.claim,
        reading.understood,
        reading.items,
        read_whole=read_whole,
    )
    if not reason:
        return outcome
    return replace(outcome, verdict=Verdict.UNDECIDABLE, judgement=replace(outcome.judgement, missing=reason))


def _judged(clause: Clause, outcome: _Outcome) -> Judged:
    panel = _panel_name(clause, outcome.reading.panels)
    return _result(clause.span, clause.shown_text, panel, clause.document, outcome)


def _result(span: Span, text: str, panel: str | None, document: Document, outcome: _Outcome) -> Judged:
    judgement = outcome.judgement
    read_as = outcome.reading.claim.describe(document)
    finding = None
    if outcome.verdict is Verdict.CONTRADICTED:
        finding = Finding(
            message=f"states {read_as}, but {judgement.says}" if judgement.says else f"states {read_as}",
            mark=Mark(span),
            because=_because(document, judgement),
            panel=panel or "",
            stated=judgement.stated,
            actual=judgement.actual,
            suggestion=judgement.suggestion,
            severity=Severity.WARNING if outcome.reading.hedged else None,
        )
    explanation = judgement.missing if outcome.verdict is Verdict.UNDECIDABLE else judgement.says
    return Judged(
        span, text, panel, outcome.kind.kind, read_as, outcome.verdict, explanation, finding, outcome.kind,
        outcome.reading.claim,
    )  # fmt: skip


def _because(document: Document, judgement: Judgement) -> tuple[Mark, ...]:
    marks = []
    for panel, row, column in judgement.because:
        cell = document.panels[panel].grid.get((row, column))
        if cell is not None and not cell.assumed:
            marks.append(Mark(cell.span))
    return tuple(dict.fromkeys(marks))


# --- claims that the document gives itself -----------------------------------------------------------


def _with_given(
    results: list[Judged], document: Document, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> list[Judged]:
    """The results, with the verdicts on given claims, which replace sentences that were not understood."""
    for given in document.claims:
        one = _given(given, document, kinds, worlds)
        beside = [r for r in results if given.beside is not None and given.beside.contains(r.span)]
        results = [r for r in results if not (r in beside and r.verdict is Verdict.NOT_UNDERSTOOD)]
        results.append(_agreeing(one, beside, given))
    return sorted(results, key=lambda result: result.span)


def _given(
    given: GivenClaim, document: Document, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> Judged:
    span = given.beside or given.span
    text = document.source.slice(span)
    try:
        kind, claim = from_data(_object(given.text), document, kinds)
    except ClaimError as error:
        return Judged(given.span, given.text, None, "", "", Verdict.NOT_UNDERSTOOD, str(error))
    outcome = _outcome(kind, Reading(claim, frozenset()), *worlds)
    return _result(span, text, None, document, outcome)


def _object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise ClaimError(f"it is no JSON ({error})") from None
    if not isinstance(data, dict):
        raise ClaimError("it is no JSON object")
    return data


def _agreeing(one: Judged, beside: Sequence[Judged], given: GivenClaim) -> Judged:
    """The verdict on a given claim; with a finding where the sentence beside it says the opposite."""
    opposite = {Verdict.SUPPORTED: Verdict.CONTRADICTED, Verdict.CONTRADICTED: Verdict.SUPPORTED}.get(
        one.verdict
    )
    against = [r for r in beside if r.kind == one.kind and r.verdict is opposite]
    if not against or one.finding is not None:
        return one
    message = f"gives the claim {one.read_as}, which the data support, for a sentence that states {against[0].read_as}"
    finding = Finding(message, Mark(given.span), because=(Mark(against[0].span),), severity=Severity.WARNING)
    return replace(one, finding=finding)


def _panel_name(clause: Clause, panels: Sequence[int]) -> str | None:
    chosen = panels or clause.panels
    return clause.document.panels[chosen[0]].name if len(chosen) == 1 else None
