"""One reading held against the data, and what is made of it: a verdict, an explanation, a finding."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claim import ClaimKind, Judged, Judgement, Reading, Verdict
from auditor.claims.written_cells import spoken_of
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.led_back import Retold
from auditor.model import Document, Panel, Statement
from auditor.open_reasons import explained
from auditor.rule import Finding, Mark, Severity
from auditor.source import Span
from auditor.truth import Truth
from auditor.world import World

# What parts the number of an extreme from its place: "63, reached by A", "63, which stands at A".
_REACHED = re.compile(
    r",\s+(?=which\b"
    r"|(?:and )?(?:obtained|reached|found|recorded|seen|observed|attained|achieved|held|set|measured|scored)\b)",
    re.IGNORECASE,
)


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
    if (
        wide.truth is Truth.FALSE
        and kind.judge(reading.claim, _without_astray(generous)).truth is not Truth.FALSE
    ):
        return Outcome(kind, reading, Verdict.UNDECIDABLE, Judgement(Truth.UNKNOWN, missing=_ASTRAY))
    if wide.truth is Truth.FALSE:
        return Outcome(kind, reading, Verdict.CONTRADICTED, fair if fair.truth is Truth.FALSE else wide)
    judgement = explained(fair if fair.missing else wide, fair, reading, printed.document)
    return Outcome(kind, reading, Verdict.UNDECIDABLE, judgement)


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
    return bool(telling)


def as_judged(clause: Clause, outcome: Outcome) -> Judged:
    """What became of a clause."""
    panel = panel_name(clause, outcome.reading.panels)
    return result_of(clause.span, clause.shown_text, panel, clause.document, outcome)


def told_in_parts(clause: Clause, outcome: Outcome, printed: World) -> tuple[Judged, ...]:
    """What became of a clause; of "the lowest is 63, reached by A" with a wrong place, each part by itself."""
    claim, at = outcome.reading.claim, _place_told_behind(clause, outcome)
    if at is None:
        return (as_judged(clause, outcome),)
    if not number_holds(outcome, printed):
        return (as_judged(clause, outcome),)
    alone = replace(claim, place=())
    held = outcome.kind.judge(alone, printed)
    number = Outcome(outcome.kind, replace(outcome.reading, claim=alone), Verdict.SUPPORTED, held)
    parts = ((clause.start, at, number), (at, clause.end, outcome))
    return tuple(as_judged(replace(clause, shown=(start, end)), one) for start, end, one in parts)


def _place_told_behind(clause: Clause, outcome: Outcome) -> int | None:
    """Where the words begin that tell the place of an extreme, if a comma parts them from its number."""
    claim = outcome.reading.claim
    refuted = outcome.verdict is Verdict.CONTRADICTED and clause.shown is None
    if not refuted or not getattr(claim, "place", None) or getattr(claim, "value", None) is None:
        return None
    number = min((item.end for item in clause.numbers), default=clause.end)
    first = min((item.start for item in clause.refs if item.start > number), default=None)
    found = _REACHED.search(clause.sentence, number, first) if first is not None else None
    ahead = any(item.start < number for item in clause.refs)
    return None if found is None or ahead else found.end()


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


# So many characters at most join two parts: ", and ".
_LONGEST_JOINT = 6
# So many at most are a word that leads from one part to the next, and that both may have: "reaching".
_LONGEST_LEAD = 9
_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)


def with_retold(
    plain: Sequence[Judged], ways: Sequence[Sequence[Judged]], statement: Statement, told: Retold
) -> list[Judged]:
    """The verdicts on a sentence, with those on it as it was told again where there were none.

    What one way supports is supported; contradicted is only what every way contradicts, where it leads back itself.
    Parts that were only filled in, or are loose, cast no doubt on what was understood without.
    """
    leading = [span for span in (*told.pointers, *told.unsure) if span not in told.filled]
    plain = [_held_back(result, ways, leading) for result in plain]
    firm = [
        [one for one in way if one.verdict is Verdict.SUPPORTED or not _leads(one, told.loose)]
        for way in ways
    ]
    plain = [_held_back(result, firm, told.anew, wholly=True) for result in plain]
    known = [result for result in plain if result.verdict in _DECIDED]
    found: list[Judged] = []
    open_ = [result.span for result in plain if result.verdict not in _DECIDED]
    open_ += [span for span in told.pointers if not any(result.span.overlaps(span) for result in plain)]
    results = (result for way in ways for result in way if result.verdict in _DECIDED)
    for result in (one for one in results if any(one.span.overlaps(span) for span in open_)):
        against = result.verdict is Verdict.CONTRADICTED
        sure = _leads(result, (*told.pointers, *told.anew)) and not _leads(
            result, (*told.unsure, *told.loose)
        )
        agreed = not against or sure and all(any(_same(result, other) for other in way) for way in ways)
        beside = [*(one for one in known if _stands_beside(result, one)), *_overlapping(result, found)]
        if agreed and not beside:
            found.append(replace(result, text=_written(statement, result.span)))
    kept = [result for result in plain if not _covered(result.span, found)]
    return sorted([*kept, *found], key=lambda result: result.span)


def _overlapping(result: Judged, others: Sequence[Judged]) -> list[Judged]:
    return [other for other in others if other.span.overlaps(result.span)]


def _stands_beside(result: Judged, other: Judged) -> bool:
    """Whether a verdict on a part of the words leaves no room for another: that on more words tells more."""
    more = other.verdict is Verdict.SUPPORTED and result.span.contains(other.span)
    both = min(result.span.end, other.span.end) - max(result.span.start, other.span.start)
    joined = both <= _LONGEST_LEAD and not other.span.contains(result.span)
    return result.span.overlaps(other.span) and not more and not joined


def _covered(span: Span, found: Sequence[Judged]) -> bool:
    """Whether some verdicts are on all of the words of a part, but for what joins them."""
    inside = [one.span for one in found if one.span.overlaps(span)]
    gaps = len(span) - sum(min(one.end, span.end) - max(one.start, span.start) for one in inside)
    return bool(inside) and gaps <= _LONGEST_JOINT * len(inside)


def _leads(result: Judged, pointers: Sequence[Span]) -> bool:
    return any(result.span.overlaps(pointer) for pointer in pointers)


def _held_back(
    result: Judged, ways: Sequence[Sequence[Judged]], told: Sequence[Span], *, wholly: bool = False
) -> Judged:
    """A verdict on a clause that was told again; undecidable where it came out otherwise, be it in all its words."""
    opposite = {
        Verdict.SUPPORTED: Verdict.CONTRADICTED,
        Verdict.CONTRADICTED: Verdict.SUPPORTED,
    }.get(result.verdict)
    changed = bool(ways) and all(
        _came_out(
            result, [other for other in way if other.span.overlaps(result.span)], opposite, wholly=wholly
        )
        for way in ways
    )
    if opposite is None or not _leads(result, told) or not changed:
        return result
    reason = "it comes out otherwise with what it leads back to"
    return replace(result, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)


def _came_out(result: Judged, others: Sequence[Judged], verdict: Verdict | None, *, wholly: bool) -> bool:
    """Whether what was told again came out with a verdict, and nothing as before; be it with all that it says."""
    verdicts = [other.verdict for other in others]
    whole = _covered(result.span, [other for other in others if other.verdict is verdict])
    return verdict in verdicts and result.verdict not in verdicts and (whole or not wholly)


def _same(one: Judged, other: Judged) -> bool:
    return other.verdict is one.verdict and other.span.overlaps(one.span)


def _written(statement: Statement, span: Span) -> str:
    """The words of a sentence that stand in a part of the source."""
    inside = [at for at, place in enumerate(statement.offsets[:-1]) if span.start <= place < span.end]
    return statement.text[inside[0] : inside[-1] + 1].strip() if inside else ""


def read_whole_but_for(
    found: Sequence[tuple[Clause, list[tuple[ClaimKind, Reading]]]], worlds: tuple[World, World]
) -> frozenset[int]:
    """The clauses whose sentence is understood but for them: all others of it are supported as they are read."""
    supported: dict[Span, list[bool]] = {}
    for clause, readings in found:
        outcomes = [outcome_of(kind, reading, *spoken_of(clause, worlds)) for kind, reading in readings]
        held = bool(outcomes) and settled(outcomes).verdict is Verdict.SUPPORTED
        supported.setdefault(clause.statement.span, []).append(held)
    return frozenset(
        number
        for number, (clause, _) in enumerate(found)
        if len(own := supported[clause.statement.span]) > 1
        and own.count(False) == 1
        and not _LEANING.search(clause.sentence, 0, clause.start)
    )


# Behind these a clause leans on what it is joined to: "which is one of two", "with A the largest", "whereas B leads".
_LEANING = re.compile(
    r"\b(?:which|who|whose|where|with|whereas|while|whilst|although|though|but|yet)\s*$", re.IGNORECASE
)
