"""The verdicts on a sentence as it is written, and on the same sentence told again in other words, brought together."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import Judged, Verdict
from auditor.language.led_back import Retold
from auditor.model import Statement
from auditor.source import Span
from auditor.whole_words import written

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
    # What may be so only at a place that is left unsaid overrules nothing, be it borne out elsewhere.
    firm = [[one for one in way if not _meets(one, told.loose)] for way in ways]
    plain = [_held_back(result, firm, told.anew, wholly=True) for result in plain]
    decided = [one for way in ways for one in way if one.verdict in _DECIDED]
    plain = [
        _open(result, _TOLD_IN_PARTS)
        if _meets(result, told.instead) and _covered(result.span, decided)
        else result
        for result in plain
    ]
    known = [result for result in plain if result.verdict in _DECIDED]
    open_ = [result.span for result in plain if result.verdict not in _DECIDED]
    open_ += [span for span in told.pointers if not any(result.span.overlaps(span) for result in plain)]
    found: list[Judged] = []
    for way in ways:
        own = [one for one in way if one.verdict in _DECIDED and _meets(one, open_)]
        # What one way tells stands side by side there, though a part of it may be put in between the words of another.
        others = list(found)
        for result in own:
            beside = [*(one for one in known if _stands_beside(result, one)), *_overlapping(result, others)]
            if _agreed(result, ways, told) and not beside:
                found.append(replace(result, text=written(statement, result.span)))
    kept = [result for result in plain if not _covered(result.span, found)]
    # What was not understood as a whole is when all of its parts are, as they stand or told again.
    whole = [way for way in ways if not any(one.verdict not in _DECIDED for one in way)]
    kept = [
        result
        for result in kept
        if result.verdict in _DECIDED or not whole or not _covered(result.span, [*found, *known])
    ]
    return sorted([*kept, *found], key=lambda result: result.span)


def _agreed(result: Judged, ways: Sequence[Sequence[Judged]], told: Retold) -> bool:
    """Whether a verdict of one way to tell a sentence is taken; to contradict it, all must come to that, and surely."""
    if result.verdict is not Verdict.CONTRADICTED:
        return True
    sure = _meets(result, (*told.pointers, *told.anew)) and not _meets(result, (*told.unsure, *told.loose))
    return sure and all(any(_same(result, other) for other in way) for way in ways)


def with_places(
    found: Sequence[Judged], again: Sequence[Judged], spans: Sequence[Span], led_back: Sequence[Span]
) -> list[Judged]:
    """The verdicts on a sentence; of what is contradicted and holds at a place told before, that one may be meant.

    What was `led_back` was told with its place.
    """
    return [
        _open(result, _ELSEWHERE)
        if result.verdict is Verdict.CONTRADICTED
        and _meets(result, spans)
        and not _meets(result, led_back)
        and not _is_refuted(_overlapping(result, again))
        else result
        for result in found
    ]


def _is_refuted(found: Sequence[Judged]) -> bool:
    """Whether there are verdicts, all of them contradictions: what cannot be read at another place may be so there."""
    return bool(found) and all(one.verdict is Verdict.CONTRADICTED for one in found)


def _open(result: Judged, reason: str) -> Judged:
    """A verdict that is taken back."""
    return replace(result, verdict=Verdict.UNDECIDABLE, explanation=reason, finding=None)


_TOLD_IN_PARTS = "it tells two things"
_ELSEWHERE = "it may be told of the place that is named before"


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


def _meets(result: Judged, pointers: Sequence[Span]) -> bool:
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
    if opposite is None or not _meets(result, told) or not changed:
        return result
    reason = "it comes out otherwise with what it leads back to"
    return _open(result, reason)


def _came_out(result: Judged, others: Sequence[Judged], verdict: Verdict | None, *, wholly: bool) -> bool:
    """Whether what was told again came out with a verdict, and nothing as before; be it with all that it says."""
    verdicts = [other.verdict for other in others]
    whole = _covered(result.span, [other for other in others if other.verdict is verdict])
    return verdict in verdicts and result.verdict not in verdicts and (whole or not wholly)


def _same(one: Judged, other: Judged) -> bool:
    return other.verdict is one.verdict and other.span.overlaps(one.span)
