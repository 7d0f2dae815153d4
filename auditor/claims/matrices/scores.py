"""Values of measures, class by class: "recall is 0.9 for pears and 0.8 for plums", "pears reach a precision of 75%"."""

from collections.abc import Iterator

from auditor.claims.matrices.classes import metrics_at
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_LINKS = ("be", "reaches", "comma", "of", "at", "only", "as", "by")


def scored(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall of pear is 0.75`, `pear has a recall of 0.75`, `pear: recall 0.75`, `its recall is 0.75`."""
    lead = p.kind(i) == "name"
    of, at = (
        (p.row[i].text, p.passed(i + 1, "class", *_LINKS)) if lead else ("", p.passed(i, "and", "as", "own"))
    )
    leans = (
        p.kind(i) in ("and", "as") and p.row[i].text.casefold() == "with"
    )  # "(pears are ...,) with a recall of 0.75"
    owned = at > i and (p.kind(at - 1) == "own" or leans)
    if p.kind(at) != "metric":
        return
    metric, at = p.row[at].text, at + 1
    if not of:
        of, at = _owner(p, at)
    of = of or (told.of if owned else "")
    num, end = value_at(p, at)
    if of and num:
        yield _of(metric, of, num, end)


def scored_behind(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`0.75 recall for pears`, `(pear is the hardest) with a recall of 0.75`."""
    num = p.row[i].num if p.kind(i) == "number" else None
    if num and p.kind(i + 1) == "metric":
        of, end = _owner(p, i + 2)
        if of:
            yield _of(p.row[i + 1].text, of, num, end)


def valued(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall is 0.9 for pears`, and behind it `0.8 for plums`, `for plums 0.8`, `plums 0.8`, `plums (0.8)`, `0.8 (plums)`."""
    metrics, at = metrics_at(p, i)
    if metrics:
        at = p.passed(p.everyone(at), "class", *_LINKS)
    else:
        at = p.passed(i, "it", "be", "reaches") if p.kind(i) == "it" else i
    metric = metrics[0] if len(metrics) == 1 else "" if metrics else told.metric
    found = pair_at(p, at) if metric else None
    if found:
        of, num, end = found
        yield _of(metric, of, num, end)


def in_order_told(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall of pear and plum is 0.75 and 0.8`, `recall is 0.75 and 0.8 for pear and plum`, `precision and recall of pear are ...`."""
    metrics, at = metrics_at(p, i)
    at = p.everyone(at) if metrics else at
    names, at = next(iter(p.names(p.passed(at, *_LINKS, "class"))), ((), at)) if metrics else ((), at)
    nums, end = _numbers(p, p.passed(at, *_LINKS))
    if nums and not names:
        names, end = next(iter(p.names(p.passed(end, "of", "on", "as", "comma", "open"))), ((), end))
        end = p.passed(end, "close")
    pairs = [(metric, name) for metric in metrics for name in names]
    if len(nums) > 1 and len(pairs) == len(nums) and 1 in (len(metrics), len(names)):
        checks = tuple(Check(m, num, of=name) for (m, name), num in zip(pairs, nums, strict=True))
        yield Segment(end, checks, Told())


def announced(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Recall`, as the label of what follows; `recall differs between the classes`."""
    metrics, at = metrics_at(p, i)
    varies = p.kind(at) == "varies"
    end = p.everyone(at + varies)
    if len(metrics) == 1 and p.kind(end) in ("comma", "") and (varies or i == 0):
        yield Segment(end, (), Told(metric=metrics[0]))
    of, end = _owner(p, at) if len(metrics) == 1 and i == 0 else ("", at)
    if of and p.kind(p.passed(end, "comma")) == "":
        yield Segment(end, (), Told(metric=metrics[0], of=of))


def _of(metric: str, of: str, num: Num, end: int) -> Segment:
    return Segment(end, (Check(metric, num, of=of),), Told(of=of, metric=metric))


def _owner(p: Phrases, i: int) -> tuple[str, int]:
    """`of pears`, `for the pears`: one class, or none."""
    return next(iter(p.of_class(i)), ("", i))


def pair_at(p: Phrases, i: int) -> tuple[str, Num, int] | None:
    """A class with its number, in either order."""
    at = p.passed(i, "of", "on", "as")
    if p.kind(at) == "name":
        num, end = value_at(p, p.nouns(at + 1))
        return (p.row[at].text, num, end) if num else None
    num, end = value_at(p, i)
    if num is None:
        return None
    bracketed = p.kind(end) == "open" and p.kind(end + 1) == "name" and p.kind(end + 2) == "close"
    of, last = (p.row[end + 1].text, end + 3) if bracketed else _owner(p, end)
    return (of, num, last) if of else None


def value_at(p: Phrases, i: int) -> tuple[Num | None, int]:
    """A value behind the words that lead to it, in brackets or not."""
    at = p.passed(i, *_LINKS)
    opened = p.kind(at) == "open"
    num = p.row[at + opened].num if p.kind(at + opened) == "number" else None
    closed = opened and p.kind(at + 2) == "close"
    if num is None or num.unit not in ("", "%") or (opened and not closed):
        return None, i
    return num, at + 1 + opened + closed


def _numbers(p: Phrases, i: int) -> tuple[list[Num], int]:
    """Numbers in a row."""
    found: list[Num] = []
    at = i
    while p.kind(at) == "number" and (num := p.row[at].num):
        found.append(num)
        further = p.passed(at + 1, "and", "comma")
        at, done = (further, False) if p.kind(further) == "number" else (at + 1, True)
        if done:
            break
    return found, at


def worked_out(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(precision of pear is 83%,) that is 150 correct calls out of 180`: the counts that a measure is made of."""
    at = p.passed(i, "that is")
    one = p.row[at].num if p.kind(at) == "number" else None
    joint = p.passed(p.nouns(p.passed(at + 1, "right", "wrong", "hit")), "alarm")
    other = p.row[joint + 1].num if p.kind(joint) == "of" and p.kind(joint + 1) == "number" else None
    bases = {"recall": p.line(told.of), "precision": p.called(told.of)}
    if not (told.of and one and other and told.metric in bases) or (at == i and p.kind(i - 1) != "open"):
        return
    base, hits = bases[told.metric], frozenset({(told.of, told.of)})
    checks = (tally(one, hits, f"hits of {told.of}"), tally(other, base, f"{told.metric} of {told.of} is of"))
    if not (one.unit or other.unit):
        yield Segment(p.nouns(joint + 2), checks, told)
