"""From where to where a measure runs over the classes, and for how many or whom alone it keeps a bound."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.classes import bound_at, metrics_at
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.scores import pair_at
from auditor.claims.matrices.told import Segment, Told, in_all
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}
_RUNS = frozenset("runs run ranges range spans span varies lies goes stretches extends falls".split())


def running(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`recall runs from 73% (gear tooth) to 90% (belt)`, `precision lies between 73% for A and 90% for B`."""
    metrics, at = metrics_at(p, i)
    verb = p.everyone(at) if metrics else at
    word = p.row[verb].text.casefold().split()[0] if verb < len(p.row) and p.row[verb].text else ""
    if len(metrics) != 1 or word not in _RUNS:
        return
    at = verb + 1
    lead = p.row[at].text.casefold() if at < len(p.row) else ""
    if lead not in ("from", "between", "over"):
        return
    first = pair_at(p, at + 1)
    joint = p.row[first[2]].text.casefold() if first and first[2] < len(p.row) else ""
    second = pair_at(p, first[2] + 1) if first and joint in ("to", "and", "up to") else None
    if not first or not second:
        return
    ends = sorted((first[:2], second[:2]), key=lambda one: one[1].value)
    metric = metrics[0]
    checks = [
        Check(way, of=name, other=metric) for way, (name, _) in zip(("lowest", "highest"), ends, strict=True)
    ]
    checks += [Check(metric, num, of=name) for name, num in ends]
    yield Segment(second[2], tuple(checks), Told(metric=metric))


def lone_bound(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the recall of pear is the only one below 80%`, `pear is the only fruit whose recall stays below 80%`, `... with a recall below 80%`."""
    name, metric, at = "", "", i
    if p.kind(i) == "metric":
        metric = p.row[i].text
        name, at = next(iter(p.of_class(i + 1)), ("", i))
    elif p.kind(i) == "name":
        name, at = p.row[i].text, p.nouns(i + 1)
        if p.kind(at) == "metric":
            metric, at = p.row[at].text, at + 1
    at = p.passed(at, "be")
    if not name or p.kind(at) != "only":
        return
    one = p.row[at + 1].num if p.kind(at + 1) == "number" else None
    at += one is not None and one.text.casefold() == "one"
    at = p.passed(p.nouns(at + 1), "that", "as", "and")
    whose = at < len(p.row) and p.row[at].text.casefold() == "whose"
    at += whose
    if p.kind(at) == "metric" and not metric and whose:
        metric, at = p.row[at].text, at + 1
    found = bound_at(p, at)
    if found is None:
        return
    num, own, end = found
    metric = metric or own
    if metric and num.op in _FLIPPED and name in p.matrix.actual:
        others = (c for c in p.matrix.actual if c != name)
        rest = (Check(metric, replace(num, op=_FLIPPED[num.op]), of=other) for other in others)
        yield Segment(end, (Check(metric, num, of=name), *rest), Told(of=name, metric=metric))


def recognised_so(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`three of the four faults are recognised in more than 80% of cases`: how many classes have such a recall."""
    count = p.row[i].num if p.kind(i) == "number" else None
    at = p.everyone(i + 1)
    be = p.passed(at, "be")
    if count is None or count.unit or count.op != "=" or at == i + 1 or be == at:
        return
    verb = p.row[be].text.casefold() if p.kind(be) in ("right", "taken") else ""
    if p.kind(be) != "right" and not verb.endswith(" in") or verb.startswith("mis"):
        return
    joint = p.passed(be + 1, "of", "as")
    num: Num | None = p.row[joint].num if p.kind(joint) == "number" else None
    if (
        num is None
        or joint == be + 1
        and p.kind(be) == "right"
        or num.unit not in ("%", "part")
        or num.op not in _FLIPPED
    ):
        return
    end = p.nouns(p.passed(joint + 1, "of", "all"))
    yield Segment(
        end,
        (
            Check(
                "classes", count, other="recall", numerator=replace(num, unit="%" if num.unit == "%" else "")
            ),
        ),
        Told(metric="recall"),
    )


def found_so_often(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A and B are the two classes that the model recognises in more than 90% of cases`: no other class is; `A is found in ...`."""
    for names, at in p.names(i):
        be = p.passed(at, "be", "both", "all")
        counted = p.row[be].num if p.kind(be) == "number" else None
        noun = p.nouns(p.passed(be, "only", "number"))
        lone = noun > be and p.kind(be) in ("only", "number", "class")
        if be == at or counted and counted.value != len(names):
            continue
        verb = p.passed(noun, "that", "model", "it", "be", "word") if lone else be
        found = p.kind(verb) in ("right", "finds") and (
            p.kind(verb) == "finds" or p.row[verb].flavour != "column"
        )
        joint = verb + 1
        num = (
            p.row[joint + 1].num
            if found and p.kind(joint) == "of" and p.kind(joint + 1) == "number"
            else None
        )
        last = joint + 2
        among = p.row[last + 1].num if p.kind(last) == "of" and p.kind(last + 1) == "number" else None
        if (
            num and among and not num.unit and num.value < among.value <= 10
        ):  # "at least nine out of ten cases"
            num, last = replace(in_all(num, among), step=0.0), last + 2
        end = p.nouns(p.passed(last, "of", "all"))
        if num is None or num.unit not in ("%", "part") or num.op not in _FLIPPED or end == last:
            continue
        bound = replace(num, unit="%" if num.unit == "%" else "")
        others = [name for name in p.matrix.actual if name not in names] if lone else []
        checks = [Check("recall", bound, of=name) for name in names]
        checks += [Check("recall", replace(bound, op=_FLIPPED[num.op]), of=name) for name in others]
        yield Segment(end, tuple(checks), Told(metric="recall"))
