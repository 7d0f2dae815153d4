"""All classes by a measure: "by recall the order is A, B, C", "recall reaches 85% for two of the five", "..., the highest error share of all"."""

from collections.abc import Iterator
from itertools import pairwise

from auditor.claims.matrices.classes import metrics_at
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.scores import value_at
from auditor.claims.matrices.told import Segment, Told
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_ORDER = frozenset("order ranking sequence line-up hierarchy".split())
_FALLING = frozenset("falling descending decreasing".split())
_RISING = frozenset("rising ascending increasing".split())
_BELOW = frozenset("below under short".split())


def ordered(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`in terms of recall the order is A, B, C`, `recall, from best to worst: A (97%), then B (88%), C`, `the ranking by recall is ...`."""
    metrics, way, at = _announced(p, i, told)
    if len(metrics) != 1 or not way:
        return
    found, end = _listed(p, p.passed(at, "be", "comma"))
    if len(found) < 3:
        return
    names = [name for name, _ in found] if way == "down" else [name for name, _ in reversed(found)]
    metric = metrics[0]
    checks = [Check("ahead", of=one, text=other, other=metric) for one, other in pairwise(names)]
    checks += [Check(metric, num, of=name) for name, num in found if num]
    if len(set(names)) == len(names):
        yield Segment(end, tuple(checks), Told(metric=metric))


def _announced(p: Phrases, i: int, told: Told) -> tuple[tuple[str, ...], str, int]:
    """The measure by which classes are ordered, whether the best comes first ("down"), and where the words end."""
    metrics: tuple[str, ...] = (told.metric,) if told.metric else ()
    way, at, ordered_so = "", i, False
    while at < min(len(p.row), i + 14):
        word = p.row[at].text.casefold()
        if p.kind(at) == "metric":
            metrics, at = metrics_at(p, at)
        elif (
            p.kind(at) in ("extreme", "superlative", "foremost")
            and p.kind(at + 1) == "as"
            and p.kind(at + 2) in (p.kind(at), "extreme", "superlative", "foremost")
        ):
            way, at = "up" if p.row[at].flavour == "lowest" else "down", at + 3
        elif word in _ORDER:
            ordered_so, at = True, at + 1
        elif word in (*_FALLING, *_RISING):
            way, at = "down" if word in _FALLING else "up", at + 1
        elif p.kind(at) in (
            "by",
            "on",
            "of",
            "as",
            "class",
            "own",
            "be",
            "comma",
            "open",
            "close",
        ) or word in ("from", "reads", "runs", "goes", "ranked", "sorted", "listed"):
            at += 1
        else:
            break
    if ordered_so and not way:
        way = "down"
    return metrics, way, at


def _listed(p: Phrases, i: int) -> tuple[list[tuple[str, Num | None]], int]:
    """Classes in a row, each with its value if that is told."""
    found: list[tuple[str, Num | None]] = []
    at, end = i, i
    while p.kind(at) == "name":
        num, end = (
            value_at(p, p.nouns(at + 1))
            if p.kind(p.nouns(at + 1)) in ("open", "at", "as")
            else (None, p.nouns(at + 1))
        )
        found.append((p.row[at].text, num))
        at = p.passed(
            end,
            "comma",
            "and",
            "followed",
            "word" if p.kind(end) == "comma" and _then(p, end + 1) else "comma",
        )
        if at == end:
            break
    return found, end


def _then(p: Phrases, i: int) -> bool:
    return i < len(p.row) and p.row[i].text.casefold() in ("next", "finally", "lastly", "then")


def reached_by(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall reaches 85% or more for two of the five classes`, `recall is above 80% in three classes`, `precision exceeds 90% for all classes`."""
    metrics, at = metrics_at(p, i)
    if len(metrics) != 1:
        return
    at = p.everyone(at)
    verb = p.passed(at, "be", "reaches")
    words = [p.row[k].text.casefold() for k in range(at, verb)]
    way = p.row[verb].flavour if p.kind(verb) == "comparative" else ""
    word = p.row[verb].text.casefold() if p.kind(verb) == "word" else ""
    verb += bool(way) or word in _BELOW
    num = p.row[verb].num if p.kind(verb) == "number" else None
    joint = p.passed(verb + 1, "of") if p.kind(verb + 1) == "of" else p.passed(verb + 1, "on", "as")
    count = p.row[joint].num if p.kind(joint) == "number" else None
    if num is None or count is None or joint == verb + 1 or count.unit or count.op != "=" or verb == i + 1:
        return
    op = {"above": ">", "below": "<"}.get(way, "<" if word in _BELOW else num.op)
    if op == "=":
        op = {"exceeds": ">", "tops": ">", "passes": ">", "clears": ">", "exceed": ">"}.get(
            words[-1] if words else "", ""
        )
        op = op or (">=" if words and words[-1].startswith(("reach", "attain", "achiev")) else "")
    end = p.everyone(joint + 1)
    end = p.nouns(joint + 1) if end == joint + 1 else end
    if op not in (">", "<", ">=", "<=") or end == joint + 1:
        return
    bound = Num(num.value, num.step, num.text, op, num.unit)
    yield Segment(end, (Check("classes", count, other=metrics[0], numerator=bound),), Told(metric=metrics[0]))


def foremost_so(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(23 of the 50 medlars are misread,) which is the highest error share of the five`, `the lowest recall of all`."""
    at = p.passed(i, "that is", "that", "be")
    if not i or p.kind(at) != "superlative" or not (told.of or told.base and told.base.of):
        return
    metrics, end = metrics_at(p, at + 1)
    last = p.everyone(end)
    owner = told.of or (told.base.of if told.base else "")
    if len(metrics) == 1 and last > end:
        yield Segment(last, (Check(p.row[at].flavour, of=owner, other=metrics[0]),), told)
