"""Classes and the values of a measure that they keep: "recall exceeds 75% in all but two classes", "two kinds reach a precision of 90%", "next comes A at 77%"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.best_and_worst import evidence
from auditor.claims.matrices.classes import bound_at, metrics_at
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.scores import value_at
from auditor.claims.matrices.told import NONE, Segment, Told
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_BELOW = ("below", "under", "short")
_STRICT = ("exceed", "exceeds", "tops", "top", "passes", "clears")


def kept_in(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall exceeds 75% in all but two classes (and falls short of 60% in one)`, `precision is below 80% for A only`."""
    metrics, at = metrics_at(p, i)
    metrics = metrics or ((told.metric,) if told.metric and i else ())
    if len(metrics) != 1:
        return
    found = _bound(p, p.everyone(at))
    if found is None:
        return
    bound, at = found
    led = p.passed(at, "of", "on", "as")
    if led == at and p.kind(at) not in ("except", "all but", "only"):
        return
    lone = p.kind(at) == "only"
    for names, end in (
        p.names(p.passed(led, "only", "of", "on", "as")) if lone or p.kind(led) == "only" else ()
    ):
        rest = Num(float(len(names)), 1.0, "only these", word=True)
        checks = [Check("classes", rest, other=metrics[0], numerator=bound)]
        yield Segment(end, (*checks, *(Check(metrics[0], bound, of=name) for name in names)), Told())
    for count, out, end in _count(p, led):
        check = Check("classes", count, other=metrics[0], numerator=bound)
        named = [Check(metrics[0], _flipped(bound), of=name) for name in out]
        yield Segment(end, (check, *named), Told(metric=metrics[0]))


def _bound(p: Phrases, i: int) -> tuple[Num, int] | None:
    """`exceeds 75%`, `is above 0.8`, `falls short of 60%`, `reaches 90% (or more)`."""
    at = p.passed(i, "be", "reaches")
    words = [p.row[k].text.casefold().split()[-1] for k in range(i, at)]
    way = {"above": ">", "below": "<"}.get(p.row[at].flavour, "") if p.kind(at) == "comparative" else ""
    at += bool(way)
    if _word(p, at) in _BELOW:
        way, at = "<", at + 1
        at += p.kind(at) == "of"
    num = p.row[at].num if p.kind(at) == "number" else None
    if num is None or at == i or not (num.unit == "%" or num.value <= 1):
        return None
    op = way or (num.op if num.op in (">", "<", ">=", "<=") else "")
    if not op and words:
        op = (
            ">"
            if words[-1] in _STRICT
            else ">="
            if words[-1].startswith(("reach", "attain", "achiev"))
            else ""
        )
    return (replace(num, op=op), at + 1) if op and num.op in ("=", op) else None


def _count(p: Phrases, i: int) -> Iterator[tuple[Num, tuple[str, ...], int]]:
    """`all but two classes`, `all classes`, `two of them`, `no class`, `every class but A`."""
    size = len(p.matrix.actual)
    but = p.kind(i) in ("all but", "except") or p.kind(i) == "all" and p.kind(i + 1) == "except"
    at = i + 1 + (p.kind(i) == "all" and but)
    if but:
        num = p.row[at].num if p.kind(at) == "number" else None
        if num is not None and not num.unit and num.op == "=":
            yield Num(size - num.value, 1.0, f"all but {num.text}", word=True), (), _nouns(p, at + 1)
        for names, end in p.names(at):
            yield Num(float(size - len(names)), 1.0, "all others", word=True), names, end
        return
    num = p.row[i].num if p.kind(i) == "number" else None
    if num is not None and not num.unit and num.step >= 1 and num.op == "=":
        yield num, (), _nouns(p, i + 1)
    if p.kind(i) in ("all", "none"):
        every = p.all_told(p.passed(i + 1, "of", "pronoun", "class"))
        end = _nouns(p, every)
        out = next(iter(p.names(end + 1)), None) if p.kind(end) == "except" else None
        count = Num(float(size - len(out[0])) if out else float(size), 1.0, "all", word=True)
        if end > i + 1:
            yield (NONE if p.kind(i) == "none" else count), out[0] if out else (), out[1] if out else end


def _nouns(p: Phrases, i: int) -> int:
    """The place behind a noun for classes, whatever the document calls them."""
    at = p.everyone(i)
    at = p.nouns(i) if at == i else at
    return at + (at == i and p.kind(at) == "word" and p.kind(at + 1) in ("", "comma", "and", "except"))


def _flipped(bound: Num) -> Num:
    return replace(bound, op={">": "<=", ">=": "<", "<": ">=", "<=": ">"}[bound.op])


def so_many_reach(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`two kinds reach a precision of 90%`, `all kinds but A and B have a recall above 80%`: whatever classes are called."""
    if p.kind(i) not in ("number", "all", "none", "all but"):
        return
    for count, out, end in _count(p, i):
        found = bound_at(p, end)
        if found is None or end == i + 1:
            continue
        num, metric, last = found
        if not metric:
            metrics, last = metrics_at(p, last)
            metric = metrics[0] if len(metrics) == 1 else ""
        if p.kind(last) in ("comparative", "of") and num.op == "=" and not metric:
            continue
        op = {"=": ">="}.get(num.op, num.op)
        if metric and op in (">", ">=", "<", "<="):
            bound = replace(num, op=op)
            check = Check("classes", count, other=metric, numerator=bound)
            named = [Check(metric, _flipped(bound), of=name) for name in out]
            yield Segment(last, (check, *named), Told(metric=metric))


def measured_above(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`all kinds but A have a recall above 80%`: the measure before its bound."""
    if p.kind(i) not in ("number", "all", "none", "all but"):
        return
    for count, out, end in _count(p, i):
        at = p.passed(end, "reaches", "as", "and")
        metrics, at = metrics_at(p, at) if at > end and end > i + 1 else ((), end)
        way = p.kind(at) == "comparative"
        num = p.row[at + way].num if p.kind(at + way) == "number" and metrics else None
        if num is None or len(metrics) != 1 or not (num.unit == "%" or num.value <= 1):
            continue
        op = {"above": ">", "below": "<"}[p.row[at].flavour] if way else num.op
        if op in (">", ">=", "<", "<="):
            bound = replace(num, op=op)
            check = Check("classes", count, other=metrics[0], numerator=bound)
            named = [Check(metrics[0], _flipped(bound), of=name) for name in out]
            yield Segment(at + way + 1, (check, *named), Told(metric=metrics[0]))


def next_by_measure(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A has the lowest recall, 58%;) next comes B at 77%`, `(A has the best recall,) followed by B (90%)`, `..., just behind B`."""
    if not told.metric or told.way not in ("highest", "lowest") or not told.of:
        return
    followed = p.kind(i) == "followed"
    nearer = p.kind(i) == "comparative" and _word(p, i) in ("behind", "below", "ahead of", "above")
    at = p.passed(i + 1, "be", "as", "occurs") if followed or nearer else i
    at += at > i and _word(p, at) in ("comes", "come", "is", "stands")
    late = p.kind(i) == "name" and p.kind(p.nouns(i + 1)) == "followed"  # "A is found best, B next (90%)"
    if late and _word(p, p.nouns(i + 1)).startswith(("next", "the next")) and p.row[i].text != told.of:
        num, end = value_at(p, p.nouns(i + 1) + 1)
        check = Check(told.way, of=p.row[i].text, other=told.metric, rank=told.place + 1)
        own = (Check(told.metric, num, of=p.row[i].text),) if num else ()
        yield Segment(
            end if num else p.nouns(i + 1) + 1,
            (check, *own),
            replace(told, of=p.row[i].text, place=told.place + 1),
        )
    if at == i or p.kind(at) != "name" or p.row[at].text == told.of:
        return
    if nearer and (_word(p, i) in ("behind", "below")) != (told.way == "lowest"):
        return
    shown, last = evidence(p, p.nouns(at + 1), p.row[at].text, told.metric)
    if len(shown) > 1:
        check = Check(told.way, of=p.row[at].text, other=told.metric, rank=told.place + 1)
        yield Segment(last, (check, *shown), replace(told, of=p.row[at].text, place=told.place + 1))
    num, end = value_at(p, p.nouns(at + 1))
    if num is not None and num.unit != "%" and num.value > 1:
        return
    name = p.row[at].text
    checks = [Check(told.way, of=name, other=told.metric, rank=told.place + 1)]
    checks += [Check(told.metric, num, of=name)] if num else []
    yield Segment(
        end if num else p.nouns(at + 1), tuple(checks), replace(told, of=name, place=told.place + 1)
    )


def leads_with(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A leads (in recall) with 131 of 147`: by recall or by precision, as the counts tell."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or p.kind(at) != "wins":
        return
    name, way = p.row[i].text, p.row[at].flavour
    joint = p.passed(at + 1, "of", "by")
    metrics, end = metrics_at(p, joint) if joint > at + 1 else ((), at + 1)
    metrics = metrics or ((told.metric,) if told.metric else ("recall", "precision"))
    for metric in metrics if p.kind(end) in ("as", "and", "at", "open") else ():
        shown, last = evidence(p, end, name, metric)
        if not shown and p.kind(end) in ("as", "and") and p.kind(end + 1) == "metric" and not told.metric:
            num, last = value_at(p, end + 2)
            metric = p.row[end + 1].text
            shown = [Check(metric, num, of=name)] if num else []
        if shown:
            yield Segment(
                last, (Check(way, of=name, other=metric), *shown), Told(of=name, metric=metric, way=way)
            )


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
