"""Values that stand alone behind the label that tells what they are of: "Recall of pear:" and then "44%, the poorest of all"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.averages import of_mean
from auditor.claims.matrices.best_and_worst import evidence
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_FIRST = frozenset("before first initially earlier formerly".split())
_SECOND = frozenset("now then after afterwards later today".split())


def alone(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`44%`, `12 of 13, hence 92%`, behind "recall of pear", or of the mean of some classes."""
    if i or not told.metric or p.kind(i) != "number":
        return
    num = p.row[i].num
    if told.names and num and p.kind(i + 1) in ("", "comma"):
        yield Segment(i + 1, (of_mean(told.metric, told.names, num),), told)
    if told.of and not told.names:
        # As behind a comma: the number is what the label tells.
        row = [replace(p.row[i], kind="comma", num=None), *p.row]
        checks, end = evidence(replace(p, row=row), 0, told.of, told.metric)
        if checks and p.kind(end - 1) in ("", "comma"):
            yield Segment(end - 1, tuple(checks), told)


def both_times(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(accuracy:) 76% before, 88% now`, `0.82, then 0.92`: what is told of both matrices, in their order."""
    if len(set(p.panels)) != 2 or p.kind(i) not in ("number", "accuracy", "mean metric", "metric", "name"):
        return
    about, at = _measure(p, i, told)
    if about is None:
        return
    first, at = _stated(p, at, about)
    at, _ = _at_time(p, at, _FIRST)
    start, late = _at_time(p, p.passed(at, "comma", "and"), _SECOND)
    second, end = _stated(p, start, about)
    if not late:
        end, late = _at_time(p, end, _SECOND)
    if first and second and late:
        checks = zip((first, second), p.panels, strict=True)
        yield Segment(end, tuple(replace(one, matrix=panel) for own, panel in checks for one in own), Told())


def _stated(p: Phrases, i: int, about: Check) -> tuple[list[Check], int]:
    """A value of what is measured, be it worked out: `176/194 = 90.7%`."""
    if about.of:
        row = [*p.row[:i], replace(p.row[i - 1 if i else 0], kind="comma", num=None), *p.row[i:]]
        checks, end = evidence(replace(p, row=row), i, about.of, about.about)
        if checks:
            return checks, end - 1
    num, end = _number(p, i)
    return ([replace(about, value=num)] if num else []), end


def _measure(p: Phrases, i: int, told: Told) -> tuple[Check | None, int]:
    """What is measured: as the sentence or its label tells it."""
    if p.kind(i) == "accuracy":
        return Check("accuracy"), p.passed(i + 1, "comma", "be")
    if p.kind(i) == "mean metric":
        return Check(p.row[i].text, average=p.row[i].flavour), p.passed(i + 1, "comma", "be")
    if p.kind(i) == "metric":
        of, at = next(iter(p.of_class(i + 1)), (p.positive, i + 1))
        return (Check(p.row[i].text, of=of) if of else None), p.passed(at, "comma", "be")
    if p.kind(i) == "number" and i == 0 and told.metric in ("accuracy", *p.measures) and not told.names:
        of = told.of or p.positive
        whole = told.metric == "accuracy"
        return (Check(told.metric, of="" if whole else of) if of or whole else None), i
    return None, i


def _number(p: Phrases, i: int) -> tuple[Num | None, int]:
    num = p.row[i].num if p.kind(i) == "number" else None
    return (num, i + 1) if num and num.unit in ("", "%") else (None, i)


def _at_time(p: Phrases, i: int, words: frozenset[str]) -> tuple[int, bool]:
    """The place behind a word of time, and whether one stands here."""
    told = i < len(p.row) and p.row[i].text.casefold() in words
    return i + told, told


def accuracy_is(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(871 are right:) accuracy 87%`, behind how many there are."""
    num, end = _number(p, p.passed(i + 1, "of", "be", "at", "comma"))
    if i and num and p.kind(i) == "accuracy":
        yield Segment(end, (Check("accuracy", num),), told)


def accuracy_told(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Accuracy`, as the label of what follows."""
    if i == 0 and p.kind(i) == "accuracy" and p.kind(p.passed(i + 1, "comma")) == "":
        yield Segment(i + 1, (), Told(metric="accuracy"))
