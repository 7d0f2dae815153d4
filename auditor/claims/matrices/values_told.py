"""Values of a measure that go on from class to class: "recall drops from 91% for A to 87% for B and 62% for C", "leads in precision, B in recall"."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from auditor.claims.matrices.averages import operand
from auditor.claims.matrices.classes import metrics_at
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.scores import pair_at, value_at
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_MOVING = frozenset(
    "drops falls goes runs ranges varies rises climbs declines decreases increases slides spans slips stretches extends".split()
)
_FALLING = frozenset("drops falls declines decreases slides slips".split())
_RISING = frozenset("rises climbs increases".split())


def going_on(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall drops from 91% for A to 87% for B, 81% for C and 62% for D`; "ranges from ... to ..." tells both ends of all classes."""
    metrics, at = metrics_at(p, i)
    word = _word(p, at).split(" ")[0]
    if len(metrics) != 1 or word not in _MOVING:
        return
    at += 1
    at += _word(p, at) in ("from", "between") or p.kind(at) == "between"
    found: list[tuple[str, Num]] = []
    end = at
    while one := pair_at(p, at):
        found.append((one[0], one[1]))
        end = one[2]
        at = p.passed(end, "comma", "and", "as", "of", "on", "followed")
        if at == end or p.kind(at) not in ("number", "name"):
            break
    if len(found) < 2:
        return
    checks = [Check(metrics[0], num, of=name) for name, num in found]
    order = found if word in _FALLING else found[::-1] if word in _RISING else []
    for (one_name, _), (other, _) in pairwise(order):
        checks.append(Check("ahead", of=one_name, text=other, other=metrics[0]))
    if not order and len(found) == 2:
        low, high = sorted(found, key=lambda one: one[1].value)
        checks += [
            Check("lowest", of=low[0], other=metrics[0]),
            Check("highest", of=high[0], other=metrics[0]),
        ]
    yield Segment(end, tuple(checks), Told(metric=metrics[0]))


def leads_in(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A leads in precision, B in recall`."""
    verb = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name":
        return
    if p.kind(verb) == "wins" and verb > i:
        metrics, end = metrics_at(p, p.passed(verb + 1, "of", "by", "on"))
        if metrics:
            way = p.row[verb].flavour
            yield Segment(
                end,
                tuple(Check(way, of=p.row[i].text, other=m) for m in metrics),
                Told(way=way, listing=True),
            )
    if told.listing and told.way and p.kind(i + 1) in ("of", "by", "on"):
        metrics, end = metrics_at(p, i + 2)
        if metrics:
            yield Segment(end, tuple(Check(told.way, of=p.row[i].text, other=m) for m in metrics), told)


def exceeds_that(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall for A exceeds recall for B by 18.4 points`, `precision of A (61%) is higher than precision of B (53%)`."""
    one = _of_class(p, i)
    if one is None:
        return
    metric, name, at = one
    first, at = value_at(p, at) if p.kind(at) in ("open", "of") else (None, at)
    verb = p.passed(at, "be")
    word = _word(p, verb).split(" ")[-1]
    way = (
        p.row[verb].flavour
        if p.kind(verb) == "comparative"
        else "above"
        if word in ("exceeds", "tops", "beats", "surpasses")
        else "below"
        if word in ("trails", "lags")
        else ""
    )
    lead = p.passed(verb + 1, "than")
    two = _of_class(p, lead) or _that_of(p, lead, metric)
    if not way or two is None or p.kind(verb) == "comparative" and verb == at:
        return
    other_metric, other, end = two
    second, end = value_at(p, end) if p.kind(end) in ("open", "of") else (None, end)
    gap = (
        p.row[end + 1].num
        if p.kind(end) == "by" and p.kind(end + 1) == "number" and p.kind(end + 2) == "points"
        else None
    )
    end += 3 if gap is not None else 0
    told_so = [
        Check(about, num, of=of)
        for about, of, num in ((metric, name, first), (other_metric, other, second))
        if num
    ]
    if metric == other_metric and name != other:
        ends = (name, other) if way == "above" else (other, name)
        plain = Num(gap.value, gap.step, gap.text, gap.op) if gap is not None else None
        yield Segment(
            end,
            (Check("ahead", plain, of=ends[0], text=ends[1], other=metric), *told_so),
            Told(metric=metric),
        )
    elif name == other and metric != other_metric and gap is None:
        yield Segment(end, (Check(way, of=name, other=other_metric, text=metric), *told_so), Told(of=name))


def _of_class(p: Phrases, i: int) -> tuple[str, str, int] | None:
    """`recall for A`, `A recall`, `A's recall`."""
    if p.kind(i) == "metric":
        for name, end in p.of_class(i + 1):
            return p.row[i].text, name, end
    if p.kind(i) == "name" and p.kind(p.nouns(i + 1)) == "metric":
        at = p.nouns(i + 1)
        return p.row[at].text, p.row[i].text, at + 1
    return None


def _that_of(p: Phrases, i: int, metric: str) -> tuple[str, str, int] | None:
    at = p.passed(i, "that", "of", "on")
    return (metric, p.row[at].text, p.nouns(at + 1)) if at > i and p.kind(at) == "name" else None


def both_foremost(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A has both the highest recall (90%) and the highest precision (86%)`."""
    at = p.passed(p.nouns(i + 1), "reaches", "both")
    if p.kind(i) != "name" or at == i + 1:
        return
    checks: list[Check] = []
    end, found = at, 0
    while p.kind(at) in ("superlative", "extreme") and p.kind(at + 1) == "metric":
        way, metric = p.row[at].flavour or "highest", p.row[at + 1].text
        num, end = value_at(p, at + 2) if p.kind(at + 2) in ("open", "of", "comma", "at") else (None, at + 2)
        checks += [
            Check(way, of=p.row[i].text, other=metric),
            *([Check(metric, num, of=p.row[i].text)] if num else []),
        ]
        found += 1
        at = p.passed(end, "and", "comma")
        if at == end:
            break
    if found > 1:
        yield Segment(end, tuple(checks), Told(of=p.row[i].text))


def mean_told(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the macro-average of recall is 78.1%, slightly below the accuracy`, `accuracy is 0.77 on 1600 items`."""
    one, at = operand(p, i)
    over = at + (_word(p, at) in ("over", "across"))
    at = p.nouns(p.all_told(over)) if over > at and p.all_told(over) > over else p.everyone(at)
    num, end = value_at(p, at)
    if not one or num is None:
        return
    average, _, about = (
        one.rpartition(" ") if one.startswith(("macro ", "weighted ", "micro ")) else ("", "", one)
    )
    own = Check(about, num, average=average, of="" if average or about == "accuracy" else p.positive)
    on = p.row[end + 1].num if p.kind(end) in ("on", "as") and p.kind(end + 1) == "number" else None
    if about == "accuracy" and on is not None and not on.unit and p.nouns(end + 2) > end + 2:
        yield Segment(p.nouns(end + 2), (own, tally(on, p.everything(), "all")), Told())
    if average and p.kind(end) in ("", "comma"):
        yield Segment(end, (own,), Told())
    joint = p.passed(end, "comma", "and", "be")
    gap = p.row[joint].num if p.kind(joint) == "number" and p.kind(joint + 1) == "points" else None
    if gap is not None and joint > end:
        gap, joint = replace(gap, unit="", word=False), joint + 2
    if joint > end and p.kind(joint) == "comparative":
        other, last = operand(p, p.passed(joint + 1, "than", "that", "of"))
        if other and other != one:
            high, low = (one, other) if p.row[joint].flavour == "above" else (other, one)
            yield Segment(last, (own, Check("over", gap, of=p.positive, text=high, other=low)), Told())


def fewer_than(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`errors on A (28) are fewer than errors on B (47) or C (30)`, `... than those on B`."""
    for one, at in p.phrase(i):
        num, end = tail_of(p, at)
        verb = p.passed(end, "be")
        if verb == end or p.kind(verb) not in ("more", "fewer") or p.kind(verb + 1) != "than":
            continue
        checks = [tally(num, one.cells, one.name)] if num else []
        for other, last in p.phrase(verb + 2):
            found, stop = [(other.cells, other.name)], last
            value, stop = tail_of(p, last)
            own = [tally(value, other.cells, other.name)] if value else []
            further = p.passed(stop, "and", "comma")
            if (
                further > stop
                and p.kind(further) == "name"
                and (moved := _moved(p, one.cells, other.cells, p.row[further].text))
            ):
                found.append((moved, f"{other.name}, {p.row[further].text}"))
                value, stop = tail_of(p, p.nouns(further + 1))
                own += [tally(value, moved, p.row[further].text)] if value else []
            for cells, name in found:
                ends = (cells, one.cells) if p.kind(verb) == "fewer" else (one.cells, cells)
                own.append(
                    Check(
                        "more",
                        cells=in_order(ends[0]),
                        base=in_order(ends[1]),
                        text=f"{one.name} against {name}",
                    )
                )
            if _alike(p, one.cells, other.cells):
                yield Segment(stop, (*checks, *own), Told())


def _shape(p: Phrases, cells: frozenset[tuple[str, str]]) -> str:
    """Which cells of a class these are: its misses, the errors that were called so, all of it, or others."""
    for name in p.matrix.classes:
        shapes = {
            "misses": p.line(name) & p.errors(),
            "alarms": p.called(name) & p.errors(),
            "all": p.line(name),
            "called": p.called(name),
        }
        for shape, own in shapes.items():
            if cells == own:
                return shape
    return ""


def _alike(p: Phrases, one: frozenset[tuple[str, str]], other: frozenset[tuple[str, str]]) -> bool:
    return _shape(p, one) == _shape(p, other) != ""


def _moved(
    p: Phrases, one: frozenset[tuple[str, str]], other: frozenset[tuple[str, str]], name: str
) -> frozenset[tuple[str, str]]:
    shape = _shape(p, other)
    ways = {
        "misses": p.line(name) & p.errors(),
        "alarms": p.called(name) & p.errors(),
        "all": p.line(name),
        "called": p.called(name),
    }
    return ways.get(shape, frozenset())


def tail_of(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`(28)` behind what is counted."""
    num = (
        p.row[i + 1].num
        if p.kind(i) == "open" and p.kind(i + 1) == "number" and p.kind(i + 2) == "close"
        else None
    )
    return (num, i + 3) if num is not None and not num.unit else (None, i)


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
