"""Who is found best and worst, and who goes wrong most: "A is recovered most completely (12 of 13)", "B comes last with 4 of 9"."""

from collections.abc import Iterator

from auditor.claims.matrices.counting import ERRORS_OF
from auditor.claims.matrices.orders import foremost_so
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_ELSEWHERE = frozenset("going gone elsewhere astray lost missed misread wrong sent".split())
_UNEQUALLED = frozenset("unequalled unequaled unmatched unrivalled unrivaled unsurpassed".split())


def evidence(p: Phrases, i: int, of: str, metric: str) -> tuple[list[Check], int]:
    """What is told behind of a measure of a class: `(12 of 13, 92%)`, `, with 12 of 13, or 92%`, `at 92%`; and where it ends."""
    at = p.passed(i, "open", "comma", "as", "and", "at", "only", "by", "of", "on")
    base = {"recall": p.line(of), "precision": p.called(of)}.get(metric)
    checks: list[Check] = []
    end = i
    one, other = _number(p, at), _number(p, at + 2)
    if at > i and one and other and p.kind(at + 1) in ("of", "and") and base and not (one.unit or other.unit):
        hits = frozenset({(of, of)})
        checks = [tally(one, hits, f"hits of {of}"), tally(other, base, f"{metric} of {of} is of")]
        end = at + 3
        at = p.passed(end, "comma", "that is", "and")
        one = _number(p, at) if at > end else None
    if (
        one
        and at > i
        and (one.unit == "%" or one.value <= 1 and one.step < 1)
        and p.kind(at + 1) not in ("of", "points")
    ):
        checks, end = [*checks, Check(metric, one, of=of)], at + 1
    return checks, p.passed(end, "close") if checks else i


def _number(p: Phrases, i: int) -> Num | None:
    return p.row[i].num if p.kind(i) == "number" else None


def found_best(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is recovered most completely (12 of 13)`, `plum is least reliably recognised`: by recall."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or at == i + 1:
        return
    kinds = [p.kind(at), p.kind(at + 1)]
    if sorted(kinds) != ["best found", "right"] or p.row[at + kinds.index("right")].flavour == "column":
        return
    of, way = p.row[i].text, p.row[at + kinds.index("best found")].flavour
    checks, end = evidence(p, at + 2, of, "recall")
    yield Segment(end, (Check(way, of=of, other="recall"), *checks), Told(of=of, metric="recall"))


def comes_last(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(pear is found most completely, while) plum comes last with 4 of 9, or 44%`, `by F1, pear leads with 0.9`."""
    metrics: tuple[str, ...] = (told.metric,) if told.metric else ("recall", "precision")
    if p.kind(i) in ("by", "of", "on") and p.kind(i + 1) == "metric" and p.kind(i + 2) == "comma":
        metrics, i = (p.row[i + 1].text,), i + 3
    at = p.nouns(i + 1)
    if p.kind(i) != "name" or p.kind(at) != "wins":
        return
    of, way = p.row[i].text, p.row[at].flavour
    for metric in metrics:
        checks, end = evidence(p, at + 1, of, metric)
        if checks:
            yield Segment(end, (Check(way, of=of, other=metric), *checks), Told(of=of, metric=metric))


def most_missed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is missed most often(, with 41 going elsewhere against 18 for plum)`: more of them than of any other class."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or at == i + 1 and p.kind(at) != "wrong":
        return
    kinds = [p.kind(at), p.kind(at + 1)]
    if sorted(kinds) not in (["mostly", "wrong"], ["seldom", "wrong"]):
        return
    of, flavour = p.row[i].text, p.row[at + kinds.index("wrong")].flavour
    least = "seldom" in kinds
    shape = ERRORS_OF["misses" if flavour != "column" else "false alarms"]
    counts, end = _with_counts(p, at + 2, of, shape(p, of))
    rank = len(p.matrix.classes) if least else 1
    rivals = tuple(in_order(shape(p, name)) for name in p.matrix.classes if name != of)
    check = Check("rank", cells=in_order(shape(p, of)), rivals=rivals, text=f"errors of {of}", rank=rank)
    yield Segment(end, (check, *counts), Told(of=of))
    if flavour != "column":  # of classes that are not as large, the share may be meant
        way = "highest" if least else "lowest"
        yield Segment(end, (Check(way, of=of, other="recall"), *counts), Told(of=of))


def _with_counts(p: Phrases, i: int, of: str, cells: Cells) -> tuple[list[Check], int]:
    """`, with 41 recordings going elsewhere (against 18 for plum)`: how many, and of another class."""
    at = p.passed(i, "comma", "open", "as", "and", "on", "of")
    num = _number(p, at)
    if at == i or num is None or num.unit:
        return [], i
    checks, end = [tally(num, cells, f"misses of {of}")], _elsewhere(p, p.nouns(at + 1))
    other = _number(p, end + 1) if p.kind(end) == "against" else None
    named = p.passed(end + 2, "on", "of", "as")
    if other and named > end + 2 and p.kind(named) == "name":
        name = p.row[named].text
        checks.append(tally(other, p.line(name) & p.errors(), f"misses of {name}"))
        end = p.nouns(named + 1)
    return checks, p.passed(end, "close")


def _elsewhere(p: Phrases, i: int) -> int:
    while i < len(p.row) and (p.row[i].text.casefold() in _ELSEWHERE or p.kind(i) in ("wrong", "loses")):
        i += 1
    return i


def foremost_of_all(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(recall of pear: 44%,) the poorest of the five`, `(its recall is) unequalled`."""
    if not told.of or not told.metric or not i:
        return
    end = p.everyone(i + 1)
    if p.kind(i) in ("superlative", "extreme") and (end > i + 1 or p.kind(i + 1) in ("", "comma")):
        way = p.row[i].flavour
        yield Segment(end, (Check(way, of=told.of, other=told.metric),), told)
    elif not any(foremost_so(p, i, told)) and p.kind(i) == "superlative" and p.kind(i + 1) == "metric":
        end = p.everyone(i + 2)
        yield Segment(end, (Check(p.row[i].flavour, of=told.of, other=p.row[i + 1].text),), told)


def unequalled(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`at 94% the recall of pear is unequalled`, `pear's recall is unmatched`."""
    num = _number(p, i + 1) if p.kind(i) in ("at", "as", "and") else None
    at = p.passed(i + 2, "comma") if num else i
    own = p.kind(at) == "own"
    of = p.row[at].text if p.kind(at) == "name" else told.of if own else ""
    at += bool(of)
    if p.kind(at) != "metric":
        return
    metric, at = p.row[at].text, at + 1
    if not of:
        of, at = next(iter(p.of_class(at)), ("", at))
    be = p.passed(at, "be", "reaches")
    if of and be > at and be < len(p.row) and p.row[be].text.casefold() in _UNEQUALLED:
        checks = [Check("highest", of=of, other=metric), *([Check(metric, num, of=of)] if num else [])]
        yield Segment(be + 1, tuple(checks), Told(of=of, metric=metric))


def more_than_any(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear attracts more wrong votes than any other class`, `plum loses fewer fruits than any other`."""
    verb = p.kind(i + 1)
    if (
        p.kind(i) != "name"
        or verb not in ("attracts", "loses", "raises", "reaches")
        or p.kind(i + 2) not in ("more", "fewer")
    ):
        return
    kind = p.kind(i + 3)
    end = p.passed(p.nouns(i + 4), "error")
    ways = {
        "error": ("misses", "false alarms"),
        "wrong": ("misses", "false alarms"),
        "miss": ("misses",),
        "false alarm": ("false alarms",),
    }
    shapes = {"attracts": ("false alarms",), "loses": ("misses",)}.get(verb, ways.get(kind, ()))
    loses = verb == "loses" and p.nouns(i + 3) > i + 3
    if kind not in ways and not loses or p.kind(end) != "than":
        return
    of, last = p.row[i].text, p.everyone(end + 1)
    last = last if last > end + 1 else p.nouns(p.passed(end + 1, "any", "rest", "another"))
    for way in shapes if last > end + 1 else ():
        shape = ERRORS_OF[way]
        rank = 1 if p.kind(i + 2) == "more" else len(p.matrix.classes)
        rivals = tuple(in_order(shape(p, name)) for name in p.matrix.classes if name != of)
        yield Segment(
            last,
            (Check("rank", cells=in_order(shape(p, of)), rivals=rivals, text=f"{way} of {of}", rank=rank),),
            Told(of=of),
        )


def rarest_error(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the rarest error (occurs a single time,) is A read as B`, `A read as B is the rarest error`: none that occurs is rarer."""
    if (
        told.pair
        and i
        and p.kind(i) == "rarest"
        and p.kind(end := p.everyone(p.passed(i + 1, "error"))) in ("", "comma")
    ):
        cells = frozenset({told.pair})  # "A was read as B once, the rarest error of all"
        yield Segment(
            end,
            (Check("rarest", cells=in_order(cells), text=f"{told.pair[0]} taken for {told.pair[1]}"),),
            told,
        )
    if p.kind(i) == "rarest" and p.kind(i + 1) == "error":
        at = p.everyone(i + 2)
        num: Num | None = None
        if p.kind(at) == "occurs" and p.kind(at + 1) in ("factor", "number"):
            num, at = p.row[at + 1].num, p.nouns(at + 2)
        for found, end in p.of_pairs(p.passed(at, "comma", "be")):
            if len(found.cells) == 1:
                count = [tally(Num(num.value, 1.0, num.text), found.cells, found.name)] if num else []
                pair = next(iter(found.cells))
                yield Segment(
                    end,
                    (Check("rarest", cells=in_order(found.cells), text=found.name), *count),
                    Told(pair=pair),
                )
    for found, at in p.of_pairs(i):
        way = p.passed(at, "be")
        if len(found.cells) == 1 and way > at and p.kind(way) == "rarest" and p.kind(way + 1) == "error":
            yield Segment(
                p.everyone(way + 2), (Check("rarest", cells=in_order(found.cells), text=found.name),), Told()
            )
