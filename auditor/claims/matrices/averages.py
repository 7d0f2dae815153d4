"""Means of a measure, and measures held against each other: "the mean recall of A and B is 80%", "macro recall is below accuracy"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.scores import value_at
from auditor.claims.matrices.told import Segment, Told, in_order
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_EXCEEDS = frozenset("exceed exceeds tops top beats surpasses outstrips".split())
_TRAILS = frozenset("trails trail lags lag".split())
_MOST_WORDS = 6


def mean_of_named(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the mean recall of A and B is 80%`, `mean recall of the two birds of prey (A, B): 80%`."""
    if p.kind(i) != "mean metric" or p.row[i].flavour != "macro":
        return
    names, at = _named(p, i + 1)
    num, end = value_at(p, at)
    if len(names) < 2:
        return
    checks = (of_mean(p.row[i].text, names, num),) if num else ()
    if num or p.kind(p.passed(at, "comma")) == "":
        yield Segment(end if num else at, checks, Told(metric=p.row[i].text, names=names))


def _named(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    """`of A and B`, `over the three trees (A, B and C)`: the classes that are meant, and where the words end."""
    at = p.passed(i, "of", "on", "as", "between", "both")
    if at == i and not (p.kind(i) == "word" and p.row[i].text.casefold() in ("over", "across")):
        return (), i
    at += at == i
    if found := next(iter(p.names(at)), None):
        return found
    count = p.row[at].num if p.kind(at) == "number" else None
    opens = next((k for k in range(at, at + _MOST_WORDS) if p.kind(k) == "open"), 0)
    names, end = next(iter(p.names(opens + 1)), ((), at)) if opens else ((), at)
    if p.kind(end) != "close" or count is not None and count.value != len(names):
        return (), i
    return names, end + 1


def of_mean(metric: str, names: tuple[str, ...], num: Num | None) -> Check:
    """The mean of a measure over some classes, each alike."""
    return Check("mean", num, other=metric, cells=in_order(frozenset((name, name) for name in names)))


def set_against(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`macro recall (84%) stays below accuracy`, `specificity exceeds sensitivity(,) by three points`."""
    one, at = operand(p, i)
    first, at = value_at(p, at) if p.kind(at) in ("open", "of") else (None, at)
    verb = p.passed(at, "be", "reaches")
    word = p.row[verb].text.casefold() if verb < len(p.row) else ""
    last = p.row[verb - 1].text.casefold() if verb > at else ""
    if p.kind(verb) == "comparative":
        way, verb = p.row[verb].flavour, verb + 1
    elif word in _EXCEEDS or last in _EXCEEDS:
        way, verb = "above", verb + (word in _EXCEEDS)
    elif word in _TRAILS:
        way, verb = "below", verb + 1
        verb += _word(p, verb) == "behind" or p.kind(verb) == "comparative"
    else:
        return
    other, at = operand(p, p.passed(verb, "than", "that", "of"))
    if not one or not other or one == other:
        return
    second, at = value_at(p, at) if p.kind(at) in ("open", "of") else (None, at)
    gap, end = _by_points(p, at)
    high, low = (one, other) if way == "above" else (other, one)
    checks = [Check("over", gap, of=p.positive, text=high, other=low)]
    checks += [_valued(p, name, num) for name, num in ((one, first), (other, second)) if num]
    yield Segment(end, tuple(checks), Told())


def _valued(p: Phrases, name: str, num: Num) -> Check:
    average, _, about = (
        name.rpartition(" ") if name.startswith(("macro ", "weighted ", "micro ")) else ("", "", name)
    )
    return Check(about, num, of="" if average or about == "accuracy" else p.positive, average=average)


def operand(p: Phrases, i: int) -> tuple[str, int]:
    """A measure of the whole matrix, or of the positive class, and where its words end."""
    at = i
    while p.kind(at) == "word" and p.row[at].text.casefold() in ("plain", "overall", "simple", "total"):
        at += 1
    if p.kind(at) == "accuracy":
        return "accuracy", at + 1
    if p.kind(at) == "mean metric":
        return f"{p.row[at].flavour} {p.row[at].text}", at + 1
    if p.kind(at) == "metric" and p.positive:
        return p.row[at].text, at + 1
    return "", i


def _by_points(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`, by three points`."""
    at = p.passed(i, "comma")
    if p.kind(at) != "by" or p.kind(at + 1) != "number" or p.kind(at + 2) != "points":
        return None, i
    num = p.row[at + 1].num
    return (replace(num, word=False) if num else None), at + 3  # points are measured, not counted


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
