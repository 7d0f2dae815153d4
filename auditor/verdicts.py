"""One reading held against the data, and what is made of it: a verdict, an explanation, a finding."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claim import ClaimKind, Judged, Judgement, Reading, Verdict
from auditor.claims.written_cells import spoken_of
from auditor.language.clauses import Clause
from auditor.language.clauses.tails import opens_tail
from auditor.language.items import Item
from auditor.model import Document, Panel
from auditor.open_reasons import explained
from auditor.rule import Finding, Mark, Severity
from auditor.source import Span
from auditor.truth import Truth
from auditor.world import World


@dataclass(frozen=True, slots=True)
class Outcome:
    """One reading with its verdict."""

    kind: ClaimKind
    reading: Reading
    verdict: Verdict
    judgement: Judgement


def outcome_of(kind: ClaimKind, reading: Reading, printed: World, generous: World) -> Outcome:
    """The verdict on a reading: it holds of the printed digits, fails under all that they allow, or neither."""
    fair = kind.judge(reading.claim, printed)
    if fair.truth is Truth.TRUE:
        return Outcome(kind, reading, Verdict.SUPPORTED, fair)
    wide = kind.judge(reading.claim, generous)
    if wide.truth is not Truth.FALSE:
        judgement = explained(fair if fair.missing else wide, fair, reading, printed.document)
        return Outcome(kind, reading, Verdict.UNDECIDABLE, judgement)
    surer = _without_astray(generous)
    if surer is not generous and kind.judge(reading.claim, surer).truth is not Truth.FALSE:
        return Outcome(kind, reading, Verdict.UNDECIDABLE, Judgement(Truth.UNKNOWN, missing=_ASTRAY))
    return Outcome(kind, reading, Verdict.CONTRADICTED, fair if fair.truth is Truth.FALSE else wide)


_ASTRAY = "the lines that it speaks of hold values that have no place in the grid"


def _without_astray(world: World) -> World:
    """A world in which the lines that hold values without a place are not written: which value stands where is open."""
    if not any(panel.surplus for panel in world.document.panels):
        return world
    return replace(world, document=_unwritten(world.document), holes=True)


@lru_cache(maxsize=8)
def _unwritten(document: Document) -> Document:
    figures = tuple(
        replace(figure, panels=tuple(_without_lines(panel) for panel in figure.panels))
        for figure in document.figures
    )
    return replace(document, figures=figures)


def _without_lines(panel: Panel) -> Panel:
    rows = {extra.row for extra in panel.surplus}
    kept = tuple(cell for cell in panel.cells if None not in rows and cell.row not in rows)
    return replace(panel, cells=kept) if rows else panel


def settled(outcomes: Sequence[Outcome]) -> Outcome:
    """Of several readings: supported if one is, contradicted only if all are."""
    for verdict in (Verdict.SUPPORTED, Verdict.UNDECIDABLE):
        for outcome in outcomes:
            if outcome.verdict is verdict:
                return outcome
    return outcomes[0]


def likeliest(outcomes: Sequence[Outcome], printed: World) -> Outcome:
    """As settled; of contradicted readings of an extreme one of which the number is right, and only the place wrong."""
    found = settled(outcomes)
    if found.verdict is not Verdict.CONTRADICTED:
        return found
    return next((one for one in outcomes if number_holds(one, printed)), found)


def number_holds(outcome: Outcome, printed: World) -> bool:
    """Whether the number that is told of an extreme is right wherever it stands, so that the extreme must be meant."""
    claim = outcome.reading.claim
    if not getattr(claim, "place", None) or getattr(claim, "value", None) is None:
        return False
    return outcome.kind.judge(replace(claim, place=()), printed).truth is Truth.TRUE


def left_open(outcome: Outcome, reason: str) -> Outcome:
    """An outcome as undecidable, with the reason."""
    return replace(outcome, verdict=Verdict.UNDECIDABLE, judgement=replace(outcome.judgement, missing=reason))


def says_something(clause: Clause, known: frozenset[Item] = frozenset()) -> bool:
    """Whether a clause holds numbers or comparison words that nothing accounts for, and so is worth counting."""
    taken = {item.start for item in known}
    telling = [
        item
        for item in clause.critical
        if item.start not in taken and item.kind != "ref" and item.kind not in ("not", "except", "missing")
    ]
    return bool(telling) or _places_what_was_told(clause, taken)


def _places_what_was_told(clause: Clause, taken: set[int]) -> bool:
    """`(92 in A, 81 in B,) both at C`: whether it tells where what stands before it is."""
    placed = any(item.start not in taken for item in clause.refs)
    return placed and clause.start > 0 and opens_tail(clause.sentence, clause.start)


def as_judged(clause: Clause, outcome: Outcome) -> Judged:
    """What became of a clause."""
    panel = panel_name(clause, outcome.reading.panels)
    return result_of(clause.span, clause.shown_text, panel, clause.document, outcome)


def result_of(span: Span, text: str, panel: str | None, document: Document, outcome: Outcome) -> Judged:
    """What became of a part of the text, with a finding where it is contradicted."""
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


def panel_name(clause: Clause, panels: Sequence[int]) -> str | None:
    """The name of the panel that a clause, or a reading of it, is about; None where it is about several."""
    chosen = panels or clause.panels
    return clause.document.panels[chosen[0]].name if len(chosen) == 1 else None


def read_whole_but_for(
    found: Sequence[tuple[Clause, list[tuple[ClaimKind, Reading]]]], worlds: tuple[World, World]
) -> frozenset[int]:
    """The clauses whose sentence is understood but for them: all others of it are supported as they are read."""
    supported: dict[Span, list[bool]] = {}
    for clause, readings in found:
        if any(kind.kind == "told-gap" for kind, _ in readings):
            continue  # what is worked out of two numbers bears out nothing of where they stand
        outcomes = [outcome_of(kind, reading, *spoken_of(clause, worlds)) for kind, reading in readings]
        held = bool(outcomes) and settled(outcomes).verdict is Verdict.SUPPORTED
        supported.setdefault(clause.statement.span, []).append(held)
    return frozenset(
        number
        for number, (clause, _) in enumerate(found)
        if len(own := supported.get(clause.statement.span, [])) > 1
        and own.count(False) == 1
        and not _LEANING.search(clause.sentence, 0, clause.start)
    )


# Behind these a clause leans on what it is joined to: "which is one of two", "with A the largest", "whereas B leads".
_LEANING = re.compile(
    r"\b(?:which|who|whose|where|with|whereas|while|whilst|although|though|but|yet)\s*$", re.IGNORECASE
)
