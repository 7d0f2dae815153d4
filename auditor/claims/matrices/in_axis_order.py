"""Values of all classes in the order in which the matrix has them: "recall, in the order of the axis: 90, 85 and 70%"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

# Words that may tell in which order they stand.
_WORDS = frozenset(
    "order axis axes table above same turn rows columns row column matrix top bottom down listed given from read read".split()
)
_IDLE = (
    "comma",
    "open",
    "close",
    "of",
    "on",
    "as",
    "by",
    "class",
    "per",
    "be",
    "line",
    "same",
    "whole",
    "all",
    "labels",
    "noun",
)
_FEWEST = 3


def all_in_order(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall, class by class in the order of the axis: 90, 85 and 70%`, `support: 80, 60 and 40, in the order of the rows`."""
    metric = p.row[i].text if p.kind(i) == "metric" else "support" if p.kind(i) == "support" else ""
    labelled = not metric and i == 0 and not told.of
    if labelled:  # the label tells what they are
        metric = told.metric or ("support" if told.counted == "support" else "")
    if not metric:
        return
    at, ordered = _order(p, i + (not labelled))
    nums, end = _numbers(p, at)
    if not ordered:
        end, ordered = _order(p, p.nouns(end))
    names = p.matrix.actual
    if not ordered or len(nums) != len(names) or len(nums) < _FEWEST:
        return
    nums, end = _with_unit(p, nums, end)
    if metric == "support":
        checks = [
            tally(num, p.line(name), f"support of {name}") for num, name in zip(nums, names, strict=True)
        ]
    else:
        checks = [Check(metric, num, of=name) for num, name in zip(nums, names, strict=True)]
    yield Segment(end, tuple(checks), Told())


def _order(p: Phrases, i: int) -> tuple[int, bool]:
    """The place behind words on the order of what follows, and whether they tell it."""
    at, ordered = i, False
    while p.kind(at) in _IDLE or p.kind(at) == "word" and p.row[at].text.casefold() in _WORDS:
        ordered |= p.row[at].text.casefold() in ("order", "turn")
        at += 1
    return (at, ordered) if ordered or p.kind(at) == "number" else (i, False)


def _numbers(p: Phrases, i: int) -> tuple[list[Num], int]:
    found: list[Num] = []
    at = end = i
    while p.kind(at) == "number" and (num := p.row[at].num):
        found.append(num)
        end = at + 1
        at = p.passed(end, "comma", "and")
        if at == end:
            break
    return found, end


def _with_unit(p: Phrases, nums: list[Num], i: int) -> tuple[list[Num], int]:
    """The numbers with the percent sign that stands behind the last, or in brackets behind them all."""
    bracketed = p.kind(i) == "open" and p.kind(i + 1) == "word" and p.row[i + 1].text == "%"
    end = p.passed(i + 2, "close") if bracketed else i
    if bracketed or nums[-1].unit == "%":
        return [replace(num, unit="%") for num in nums], end
    return nums, end
