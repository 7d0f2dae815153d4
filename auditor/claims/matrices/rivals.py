"""Classes held against each other by a measure, or by how many there are: the best recall, the most errors, more than another."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from auditor.claims.matrices.best_and_worst import evidence
from auditor.claims.matrices.classes import UNTOLD, metrics_at
from auditor.claims.matrices.counting import ERRORS_OF
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail, versus
from auditor.claims.matrices.scores import value_at
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num
from auditor.language.tokens import norms

# What tells of no measure by itself: any that a class may be good by may be meant.
_FARING = re.compile(r"better|worse|easier|harder|difficult", re.IGNORECASE)
_WAYS = ("superlative", "extreme", "foremost")
# Of these the best is the lowest, so that "best" and "worst" may be meant either way.
_LOW_IS_GOOD = ("miss rate", "false positive rate", "false discovery rate")
# What a class is called by the number of its members.
_SIZES = (
    "largest",
    "biggest",
    "smallest",
    "best represented",
    "most frequent",
    "most common",
    "most numerous",
    "commonest",
)


def foremost(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear has the lowest recall (0.75)`, `the lowest recall is that of pear`, `recall is lowest for pear`."""
    for name, way, metrics, num, end in (*_owned(p, i, told), *_led(p, i), *_placed(p, i, told)):
        if not metrics or any(metric in _LOW_IS_GOOD for metric in metrics) or name not in p.matrix.actual:
            continue
        checks = [Check(way, of=name, other=metric) for metric in metrics]
        checks += [Check(metrics[0], num, of=name)] if num and len(metrics) == 1 else []
        if num is None and len(metrics) == 1 and p.kind(end) in ("comma", "open", "as", "at"):
            shown, end = evidence(p, end, name, metrics[0])
            checks += shown
        metric = metrics[0] if len(metrics) == 1 else ""
        yield Segment(end, tuple(checks), Told(of=name, metric=metric, way=way))


Found = tuple[str, str, tuple[str, ...], Num | None, int]  # class, way, measures, value, end


def _owned(p: Phrases, i: int, told: Told) -> Iterator[Found]:
    """`pear has (both) the lowest recall and (the lowest) precision (0.75)`, `pear's recall (0.75) is the lowest`."""
    if p.kind(i) == "own" and told.of and p.kind(i + 1) == "metric":  # "its recall is the highest"
        yield from _is_foremost(p, told.of, i + 2, p.row[i + 1].text)
    if p.kind(i) != "name":
        return
    name, at = p.row[i].text, p.passed(p.nouns(i + 1), "be", "reaches", "own", "both")
    if p.kind(at) in _WAYS:
        way, at = p.row[at].flavour or "highest", at + 1
        metrics, at = metrics_at(p, at)
        further = p.passed(at, "and")
        if p.kind(further) in _WAYS and p.row[further].flavour == way and further > at:
            more, at = metrics_at(p, further + 1)
            metrics = (*metrics, *more)
        yield (name, way, metrics, *value_at(p, p.everyone(at)))
    elif p.kind(at) == "metric":
        yield from _is_foremost(p, name, at + 1, p.row[at].text)


def _led(p: Phrases, i: int) -> Iterator[Found]:
    """`the lowest recall is that of pear (0.75)`, `recall of pear (0.75) is the lowest`, `recall is lowest for pear (0.75)`."""
    if p.kind(i) in _WAYS:
        metrics, at = metrics_at(p, i + 1)
        at = p.passed(
            p.everyone(at), "be", "reaches", "comma", "that", "of", "on", "as", "by", "belongs", "truly"
        )
        if p.kind(at) == "name":
            yield (p.row[at].text, p.row[i].flavour or "highest", metrics, *value_at(p, p.nouns(at + 1)))
    if p.kind(i) == "metric":
        of, at = next(iter(p.of_class(i + 1)), ("", i))
        if of:
            yield from _is_foremost(p, of, at, p.row[i].text)
        way = p.passed(i + 1, "be")
        if p.kind(way) in _WAYS and p.kind(p.passed(way + 1, "on", "as", "of", "at")) == "name":
            at = p.passed(way + 1, "on", "as", "of", "at")
            flavour = p.row[way].flavour or "highest"
            yield (p.row[at].text, flavour, (p.row[i].text,), *value_at(p, p.nouns(at + 1)))


def _is_foremost(p: Phrases, name: str, i: int, metric: str) -> Iterator[Found]:
    """`(recall of pear) (0.75) is the lowest of all classes`."""
    num, at = _aside(p, i)
    way = p.passed(at, "be", "comma")
    if way > at and p.kind(way) in _WAYS:
        yield name, p.row[way].flavour or "highest", (metric,), num, p.everyone(way + 1)


def _placed(p: Phrases, i: int, told: Told) -> Iterator[Found]:
    """`(pear has the highest recall,) plum the lowest (0.7)`, `and lowest for plum (0.7)`."""
    if not told.metric:
        return
    name = p.kind(i) == "name"
    way = p.passed(i + 1, "be", "reaches") if name else i
    at = i if name else p.passed(way + 1, "on", "as", "of", "at")
    if p.kind(way) in _WAYS and p.kind(at) == "name":
        end = way + 1 if name else at + 1
        yield (p.row[at].text, p.row[way].flavour or "highest", (told.metric,), *value_at(p, end))


def _aside(p: Phrases, i: int) -> tuple[Num | None, int]:
    """A value in brackets, or between commas."""
    return value_at(p, i) if p.kind(i) in ("open", "comma") else (None, i)


def most(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear has the most errors (50)`, `the fewest misses are those of plum`, `plum is the largest class (200)`."""
    for name, way, at in _many(p, i):
        of_called = any(p.kind(k) == "attracts" or p.row[k].text.casefold() == "column" for k in range(i, at))
        for cells, rivals, end in _sets(p, name, at):
            if of_called and not cells <= p.called(name):
                continue
            end = p.everyone(end)
            num, end = tail(p, end)
            label = f"{name}: {p.row[at].text}"
            rank = 1 if way == "highest" else len(rivals) + 1
            check = Check("rank", cells=in_order(cells), rivals=rivals, text=label, rank=rank)
            sizes = "sizes" if cells == p.line(name) else ""
            yield Segment(
                end, (check, *([tally(num, cells, label)] if num else ())), Told(of=name, counted=sizes)
            )


def called_most(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is predicted most often (180 times)`, `plum is called least often`."""
    at = p.passed(p.nouns(i + 1), "be")
    name = p.row[i].text if p.kind(i) == "name" else ""
    way = p.kind(at + 1) if name and p.kind(at) in ("predicted", "taken") else ""
    if way not in ("mostly", "seldom"):
        return
    others = [p.called(other) for other in p.matrix.classes if other != name]
    rank = 1 if way == "mostly" else len(others) + 1
    num, end = tail(p, at + 2)
    cells, label = p.called(name), f"called {name}"
    check = Check("rank", cells=in_order(cells), rivals=tuple(map(in_order, others)), text=label, rank=rank)
    yield Segment(end, (check, *([tally(num, cells, label)] if num else ())), Told(of=name))


def _many(p: Phrases, i: int) -> Iterator[tuple[str, str, int]]:
    """The class that has most or least, which of both, and where it is told of what."""
    if p.kind(i) != "name":
        return
    at = p.passed(p.nouns(i + 1), "line", "be", "reaches", "raises", "attracts", "loses", "makeup")
    way = p.row[at].text.casefold() if p.kind(at) in ("superlative", "foremost") and at > i + 1 else ""
    if way and (p.kind(at + 1) != "class" or way in _SIZES):
        yield p.row[i].text, p.row[at].flavour or "highest", at + 1


def _sets(
    p: Phrases, name: str, i: int
) -> Iterator[tuple[Cells, tuple[tuple[tuple[str, str], ...], ...], int]]:
    """The cells of a class that are counted, and those of the others: all ways in which the words may be meant."""
    own, names = p.kind(i), p.matrix.classes
    ways: dict[str, tuple[Callable[[str], Cells], ...]] = {
        **{kind: (partial(ERRORS_OF[kind], p),) for kind in ("miss", "false alarm", "hit")},
        "error": tuple(partial(ERRORS_OF[way], p) for way in ("misses", "false alarms", "both")),
        "class": (p.line,),
        "noun": (p.line, p.called),
    }
    kind = {"wrong": "error", "right": "hit"}.get(own, own)
    end = p.nouns(i + 1)
    for of in ways.get(kind, ()):
        yield of(name), tuple(in_order(of(other)) for other in names if other != name), end


def ahead(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall of plum is (22 points) above that of pear`, `plum has a higher recall than pear`, `recall is higher for plum than for pear`."""
    of, at = (p.row[i].text, p.passed(p.nouns(i + 1), "be", "reaches")) if p.kind(i) == "name" else ("", i)
    metric = ""
    if p.kind(at) == "metric":
        metric, at = p.row[at].text, at + 1
        of, at = (of, at) if of else next(iter(p.of_class(at)), ("", at))
        at = p.passed(_aside(p, at)[1], "be", "comma")
    behind = _recognised(p, at)
    recognised, at = behind > at, behind
    gap, at = _margin(p, at)
    often = {"more often": "above", "less often": "below"}.get(p.kind(at), "") if recognised else ""
    if p.kind(at) != "comparative" and not often:
        return
    way, faring, at = often or p.row[at].flavour, bool(_FARING.search(p.row[at].text)), at + 1
    if p.kind(at) == "metric" and not metric:
        metric, at = p.row[at].text, at + 1
    if not of:
        of, at = next(iter(p.of_class(at)), ("", at))
    others, at = _other(p, at)
    gap, at = (gap, at) if gap else _margin(p, at, by=True)
    metric = metric or ("recall" if recognised else "")
    if not of or not others or of in others or metric in _LOW_IS_GOOD:
        return
    pairs = [(of, other) if way == "above" else (other, of) for other in others]
    values, end = versus(p, at)
    for about in (metric,) if metric else UNTOLD if faring else ():
        checks = [Check("ahead", gap, of=one, text=two, other=about) for one, two in pairs]
        checks += [Check(about, num, of=name) for name, num in zip((of, *others[:1]), values, strict=False)]
        yield Segment(end, tuple(checks), Told(metric=about))


def _recognised(p: Phrases, i: int) -> int:
    """The place behind `recognised`, `read correctly`, `correctly read`; the same place where nothing of the kind stands here."""
    rightly = [k for k in (i, i + 1) if p.kind(k) == "wrongly" and p.row[k].flavour == "right"]
    if rightly and p.kind(2 * i + 1 - rightly[0]) in ("word", "right", "predicted"):
        return i + 2
    return i + (p.kind(i) == "right")


def _other(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    """`than (for) pear (0.75)`, `that of pear`, `than pear and plum`: what a class is held against."""
    at = p.passed(i, "than", "that", "of", "on", "as", "both")
    found = next(iter(p.names(at)), None) if at > i else None
    return (found[0], p.nouns(found[1])) if found else ((), i)


def _margin(p: Phrases, i: int, *, by: bool = False) -> tuple[Num | None, int]:
    """`22 points`, `by 22 points`."""
    at = p.passed(i, "by") if by else i
    num = p.row[at].num if p.kind(at) == "number" and (at > i or not by) else None
    return (replace(num, unit=""), at + 2) if num and p.kind(at + 1) == "points" else (None, i)


def between(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`precision exceeds recall for pear and plum`, `for pear, recall is higher than precision`."""
    names, at = _of_classes(p, i)
    if p.kind(at) != "metric":
        return
    one, at = p.row[at].text, p.passed(_aside(p, at + 1)[1], "be")
    word = p.row[at].text.casefold() if at < len(p.row) else ""
    way = (
        "above"
        if word in ("exceeds", "exceed", "tops")
        else p.row[at].flavour
        if p.kind(at) == "comparative"
        else ""
    )
    at = p.passed(at + 1, "than")
    if not way or p.kind(at) != "metric":
        return
    other, at = p.row[at].text, _aside(p, at + 1)[1]
    if not names:
        names, at = _of_classes(p, at)
    if names and one != other:
        yield Segment(at, tuple(Check(way, of=name, other=other, text=one) for name in names), Told())


def _of_classes(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    """`for pear and plum,`."""
    if p.kind(i) not in ("of", "on", "as"):
        return (), i
    names, at = next(iter(p.names(p.passed(i + 1, "class", "both"))), ((), i))
    return names, p.passed(at, "comma") if names and p.kind(p.passed(at, "comma")) == "metric" else at


def overcalled(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is predicted more often than it occurs (180 against 200)`, `fewer fruits are predicted to be pear than really are`."""
    way, name, at = _overcalled(p, i)
    if not name:
        return
    ends = (p.called(name), p.line(name)) if way == "more" else (p.line(name), p.called(name))
    label = f"called {name} against truly {name}"
    check = Check("more", cells=in_order(ends[0]), base=in_order(ends[1]), text=label)
    values, end = versus(p, at)
    own = zip(values, (p.called(name), p.line(name)), (f"called {name}", f"truly {name}"), strict=False)
    yield Segment(end, (check, *(tally(num, cells, text) for num, cells, text in own)), Told(of=name))


def _overcalled(p: Phrases, i: int) -> tuple[str, str, int]:
    """More or fewer, the class that is called so more or less often than it is there, and where the words end."""
    if p.kind(i) == "name" and p.kind(at := p.passed(p.nouns(i + 1), "be")) in (
        "predicted",
        "taken",
        "given",
    ):
        way = {"more often": "more", "less often": "fewer"}.get(p.kind(at + 1), "")
        end = p.passed(at + 2, "than", "it", "truly")
        if way and p.kind(end) == "occurs" and end > at + 2:
            return way, p.row[i].text, end + 1
        if way and p.kind(end) == "be" and p.kind(end - 1) == "it" and p.kind(end + 1) == "word":
            known = p.known_nouns.intersection(norms(p.row[end + 1].text))  # "than it is played"
            return (way, p.row[i].text, end + 2) if known else ("", "", i)
    if p.kind(i) in ("more", "fewer"):
        at = p.passed(p.nouns(i + 1), "be")
        called = p.passed(at + 1, "as", "be")
        if p.kind(at) in ("predicted", "taken") and p.kind(called) == "name" and p.kind(called + 1) == "than":
            end = p.passed(called + 2, "truly", "be")
            return (p.kind(i), p.row[called].text, end) if end > called + 2 else ("", "", i)
    return "", "", i
