"""Fragments behind a label, held against the data as the sentences that the label makes of them."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from auditor.claim import Judged, Verdict
from auditor.language.labels import Fragment, Told, opened, told_by_label
from auditor.model import Document, Statement
from auditor.source import Span

Judge = Callable[[Statement], list[Judged]]

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)
# So many characters at most join two fragments: ", and then ".
_LONGEST_JOINT = 11
_OPENING = re.compile(r"(?P<label>[^:.;!?]{3,48}):\s+(?=\S)")
_RESTRICTS = re.compile(
    r"(?:before|after|until|till|since|from|past|within|outside|beyond|without|except|during|between|beside|apart|elsewhere|at|in|on|under|over|with)\b(?!\s+(?:(?:least|most)\s+)?[\d.])",
    re.IGNORECASE,
)
_VERB = re.compile(r"\b(?:is|are|was|were|has|have|had|does|do|did|[a-z]{3,}(?:ed|es))\b", re.IGNORECASE)
_OPEN = "its label may give it another sense"


class LabelLed:
    """What labels say, kept from one fragment behind a label to the next."""

    def __init__(self, document: Document, judge: Judge) -> None:
        self.document, self.judge = document, judge
        self.trail: tuple[str, ...] = ()
        self.told: Told | None = None

    def judged(self, plain: Sequence[Judged], statement: Statement) -> list[Judged]:
        """The verdicts on a sentence, with those on what its label makes of its fragments."""
        told, start = self._led(statement)
        plain = [_open(one) if self._may_restrict(one, statement) else one for one in plain]
        if told is None:
            return plain
        fragments, after = told_by_label(statement.text[start:], told)
        if not start:
            self.told = after
        ways = (self._supported(fragment, statement, start) for fragment in fragments)
        return _together(plain, [one for one in ways if one is not None])

    def _led(self, statement: Statement) -> tuple[Told | None, int]:
        """What is known before a sentence, and where its fragments begin: behind the label that it may hold itself."""
        label = statement.trail[-1] if statement.trail and statement.trail[-1] != statement.section else ""
        if statement.trail != self.trail or not label:
            self.trail = statement.trail
            self.told = opened(label, self.document) if label else None
        if self.told is None and (opening := _OPENING.match(statement.text)) is not None:
            return opened(opening["label"], self.document), opening.end()
        return self.told, 0

    def _may_restrict(self, one: Judged, statement: Statement) -> bool:
        """Whether a contradicted fragment may hold of a part of the data that its label tells, and was not made out."""
        label = self.trail[-1] if self.trail and self.trail[-1] != statement.section else ""
        restricted = one.verdict is Verdict.CONTRADICTED and bool(_RESTRICTS.match(label))
        return restricted and not _VERB.search(one.text)

    def _supported(self, fragment: Fragment, statement: Statement, start: int) -> Judged | None:
        """A fragment of which one way to tell it holds; what its label makes of it is a guess, and refutes nothing."""
        begin, end = start + fragment.start, start + fragment.end
        for way in fragment.ways:
            told = [self._of(sentence, statement, begin, end) for sentence in way]
            held = [one for one in told if one is not None and one.verdict is Verdict.SUPPORTED]
            if told and len(held) == len(told):
                text = statement.text[begin:end].strip()
                return replace(held[0], span=statement.source_span(begin, end), text=text)
        return None

    def _of(self, sentence: str, statement: Statement, begin: int, end: int) -> Judged | None:
        """The verdict on a sentence that a fragment was told as, where all of it is decided."""
        first, last = statement.offsets[begin], statement.offsets[end - 1]
        offsets = (*(first,) * (len(sentence) - 1), last, last + 1)
        found = self.judge(replace(statement, text=sentence, offsets=offsets, trail=statement.trail[:-1]))
        refuted = next((one for one in found if one.verdict is Verdict.CONTRADICTED), None)
        if refuted is not None or not found:
            return refuted
        return found[0] if all(one.verdict is Verdict.SUPPORTED for one in found) else None


def _together(plain: Sequence[Judged], led: Sequence[Judged]) -> list[Judged]:
    """The verdicts on a sentence as it stands, and on those of its fragments that are not decided so."""
    decided = [one.span for one in plain if one.verdict in _DECIDED]
    more = [one for one in led if not any(one.span.overlaps(span) for span in decided)]
    kept = [one for one in plain if not _is_covered(one.span, [other.span for other in more])]
    return sorted([*kept, *more], key=lambda one: one.span)


def _open(one: Judged) -> Judged:
    return replace(one, verdict=Verdict.UNDECIDABLE, explanation=_OPEN, finding=None)


def _is_covered(span: Span, others: Sequence[Span]) -> bool:
    """Whether some spans take up all of another, but for what joins them."""
    inside = [other for other in others if other.overlaps(span)]
    taken = sum(min(other.end, span.end) - max(other.start, span.start) for other in inside)
    return bool(inside) and len(span) - taken <= _LONGEST_JOINT * len(inside)
