"""Classes held against each other by what is worked out for them: the hardest one, one that leads in precision and recall, all but one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import Segment, Told
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

# What a class may be easy or hard by, where that is not told.
UNTOLD = ("recall", "precision", "f1")
_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}


def extremes(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is the hardest class by recall (75%)`, `the easiest class is plum, with a recall of 97.5%`."""
    if p.kind(i) == "extreme":
        way, at = p.row[i].flavour, p.nouns(i + 1)
        metrics, at = _by(p, at)
        named = p.passed(at, "be", "comma")
        end = p.passed(named + 1, "class")
    else:
        named, metrics = p.passed(i, "class"), ()
        at = p.passed(p.nouns(named + 1), "be")
        if p.kind(at) != "extreme":
            return
        way, end = p.row[at].flavour, p.passed(at + 1, "class", "noun")
    if p.kind(named) != "name":
        return
    name = p.row[named].text
    if any(one.text.casefold().endswith(("loyal", "stable", "faithful")) for one in p.row[i : i + 4]):
        metrics = metrics or UNTOLD[:1]  # of those that change, or stay
    found, end = _by(p, end)
    num, metric, end = _valued(p, end) if len(found) < 2 else (None, "", end)
    for abouts in _ways(p, metrics or found or ((metric,) if metric else ())):
        checks = [Check(way, of=name, other=about) for about in abouts]
        checks += [Check(about, num, of=name) for about in abouts if num]
        yield Segment(end, tuple(checks), Told(of=name))


def _ways(p: Phrases, metrics: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The measures that are told, together; or else each that may be meant."""
    return [metrics] if metrics else [(about,) for about in _about(p, "")]


def _about(p: Phrases, metric: str) -> Sequence[str]:
    """The measure that is told, or all that may be meant: where the cells are shares of lines, they show one only."""
    shown = {"actual": UNTOLD[:1], "predicted": UNTOLD[1:2]}.get(p.lines, UNTOLD)
    return (metric,) if metric else shown


def _by(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    """`by recall`, `in terms of precision`, `on both recall and precision`."""
    if p.kind(i) in ("by", "on", "of") and p.kind(at := p.passed(i + 1, "both")) == "metric":
        return metrics_at(p, at)
    return (), i


def metrics_at(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    """A measure, or a list of them."""
    found: list[str] = []
    while p.kind(i) == "metric":
        found.append(p.row[i].text)
        further = p.passed(i + 1, "and", "comma")
        i = further if p.kind(further) == "metric" else i + 1
    return tuple(found), i


def _valued(p: Phrases, i: int) -> tuple[Num | None, str, int]:
    """`(75%)`, `with a recall of 75%`, `at 75% recall`: a value, the measure if it tells one, and where it ends."""
    at = p.passed(i, "comma")
    if p.kind(at) in ("as", "by", "on", "and"):
        at += 1
        metric = p.row[at].text if p.kind(at) == "metric" else ""
        at = p.passed(at + bool(metric), "of")
        num = p.row[at].num if p.kind(at) == "number" else None
        if num is not None and p.kind(at + 1) not in ("of", "right", "wrong"):
            if not metric and p.kind(at + 1) == "metric":
                return num, p.row[at + 1].text, at + 2
            return num, metric, at + 1
    num, end = tail(p, i)
    return num, "", end


def winning(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`plum leads in both measures`, `pear comes last in precision and recall`."""
    at = p.passed(i, "class")
    behind = p.passed(at + 1, "class")
    if p.kind(at) != "name" or p.kind(behind) != "wins":
        return
    way, name, end = p.row[behind].flavour, p.row[at].text, p.passed(behind + 1, "both")
    metrics, end = metrics_at(p, end)
    if p.kind(end) == "measure" and not metrics and p.kind(end - 1) == "both" and len(p.measures) == 2:
        metrics, end = p.measures, end + 1
    if metrics:
        yield Segment(end, tuple(Check(way, of=name, other=metric) for metric in metrics), Told(of=name))


def exceptions(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`every class but pear and quince reaches a recall of 90%`, `apart from quince, all classes exceed 80% precision`."""
    out, at = _excepted(p, i)
    at = p.passed(at, "comma") if out else at
    no = p.kind(at) == "none"
    if p.kind(at) not in ("all", "none"):
        return
    at = p.all_told(at + 1)
    if p.kind(at) != "class":
        return
    at += 1
    if not out:
        out, at = _excepted(p, at)
    yield from _bounded(p, at, [c for c in p.matrix.actual if c not in out], out, no=no)


def _excepted(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    if p.kind(i) != "except":
        return (), i
    return next(iter(p.names(i + 1)), ((), i))


def only(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`only pear falls below 76% recall`, `pear is the only class below 76%`, `pear and plum (both) stay above 76%`."""
    lone = p.kind(i) == "only"
    found = next(iter(p.names(i + lone)), None)
    if not found:
        return
    names, at = found
    among = p.passed(at, "be")
    if not lone and p.kind(among) == "only" and p.kind(among + 1) == "class":
        lone, at = True, among + 2
    at = p.passed(at, "both", "all")
    others = [c for c in p.matrix.actual if c not in names] if lone else []
    yield from _bounded(p, at, names, others, weak=False)


def _bounded(
    p: Phrases, i: int, names: Sequence[str], others: Sequence[str], *, no: bool = False, weak: bool = True
) -> Iterator[Segment]:
    """A bound that some classes keep and all others do not, in the measure that is told or any that may be meant."""
    found = bound_at(p, i)
    if found is None:
        return
    num, metric, end = found
    if p.kind(end) in _FAULTS and not num.unit and not metric:
        about, end = _FAULTS[p.kind(end)], p.nouns(end + 1)
        yield from _kept(p, num, (about,), end, names, others, no=no, weak=weak)
        return
    if p.nouns(end) > end and num.step >= 1 and not num.unit and not metric:
        if num.op == "=" and not no and len(names) + len(others) == len(p.matrix.actual):
            yield from _so_large(num, p.nouns(end), names, others)
        return
    if not metric:
        named, end = metrics_at(p, end) if p.kind(end) == "metric" else _by(p, end)
        metric = named[0] if len(named) == 1 else ""
    yield from _kept(p, num, _about(p, metric), end, names, others, no=no, weak=weak)


def _so_large(num: Num, end: int, names: Sequence[str], others: Sequence[str]) -> Iterator[Segment]:
    """`each class has 80 photos`, `every class but pear has 80 photos`: pear has more, or fewer."""
    if not others:
        yield Segment(end, (Check("support", num, average="each"),), Told())
        return
    own = [Check("support", num, of=name) for name in names]
    for op in (">", "<"):
        left = [Check("support", replace(num, op=op), of=name) for name in others]
        yield Segment(end, (*own, *left), Told())


def bound_at(p: Phrases, i: int) -> tuple[Num, str, int] | None:
    """`reaches a recall of 90%`, `falls below a recall of 0.7`, `exceeds 0.7`: a bound, its measure if told before it, and its end."""
    at = p.passed(i, "reaches", "be", "as", "and")
    below = p.kind(at) == "comparative"
    op = {"above": ">", "below": "<"}[p.row[at].flavour] if below else ""
    at += below
    metric = p.row[at].text if p.kind(at) == "metric" else ""
    at = p.passed(at + bool(metric), "of")
    num = p.row[at].num if p.kind(at) == "number" else None
    if at == i or num is None or not num.value:
        return None
    return (replace(num, op=op) if op and num.op == "=" else num), metric, at + 1


# What is counted of each class.
_FAULTS = {"error": "misses", "wrong": "misses", "miss": "misses", "false alarm": "false alarms", "hit": "hits", "right": "hits"}  # fmt: skip


def _kept(
    p: Phrases, num: Num, abouts: Sequence[str], end: int, names: Sequence[str], others: Sequence[str], *, no: bool, weak: bool
) -> Iterator[Segment]:  # fmt: skip
    """What keeps a bound and what does not, in each measure that may be meant; of counts a plain number is no bound."""
    plain = "" if num.step >= 1 and not num.unit else ">="
    op = {"=": plain, ">~": ">", "<~": ""}.get(num.op, num.op)
    if op not in _FLIPPED:
        return
    bound = replace(num, op=_FLIPPED[op] if no else op)
    for about in abouts:
        checks = [Check(about, bound, of=name) for name in names]
        checks += [Check(about, replace(bound, op=_FLIPPED[bound.op]), of=name, weak=weak) for name in others]
        yield Segment(end, tuple(checks), Told())


def some(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`two of the three classes have a recall above 90%`, `three classes exceed 80% precision`."""
    num = p.row[i].num if p.kind(i) == "number" else None
    if num is None or num.unit or num.op != "=":
        return
    at = p.everyone(i + 1)
    at = p.passed(at, "class") if at == i + 1 else at
    found = bound_at(p, at) if at > i + 1 else None
    if found is None:
        return
    bound, metric, end = found
    if not metric:
        named, end = metrics_at(p, end) if p.kind(end) == "metric" else _by(p, end)
        metric = named[0] if len(named) == 1 else ""
    op = {"=": ">="}.get(bound.op, bound.op)
    if metric and op in _FLIPPED:
        check = Check("classes", num, other=metric, numerator=replace(bound, op=op))
        yield Segment(end, (check,), Told())
