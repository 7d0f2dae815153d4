"""Classes held against each other by what becomes of them: "A is predicted more often than B", "A's precision is above its recall"."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claims.matrices.contrasts import comparison, ratio
from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import versus
from auditor.claims.matrices.scores import value_at
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

Shape = Callable[[str], Cells]
_EXCEEDS = ("exceed", "exceeds", "tops", "top", "outstrips", "surpasses")
_DOES = ("do", "does", "did", "is", "are", "was", "were")


def own_measures(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear's precision is above its recall`, `pears have a higher precision than recall`."""
    if p.kind(i) != "name":
        return
    name, at = p.row[i].text, p.passed(p.nouns(i + 1), "reaches")
    early = p.row[at].flavour if p.kind(at) == "comparative" else ""
    at += bool(early)
    if p.kind(at) != "metric":
        return
    one, at = p.row[at].text, at + 1
    first, at = value_at(p, at) if p.kind(at) in ("of", "open") else (None, at)
    at = p.passed(at, "be")
    way = early or ("above" if p.kind(at) != "" and p.row[at].text.casefold() in _EXCEEDS else "")
    if not way and p.kind(at) == "comparative":
        way = p.row[at].flavour
    at = at if early else at + 1
    end = p.passed(at, "than", "own")
    if way and end > at - (not early) and p.kind(end) == "metric" and p.row[end].text != one:
        other, end = p.row[end].text, end + 1
        second, end = value_at(p, end) if p.kind(end) in ("of", "open") else (None, end)
        told_so = [Check(about, num, of=name) for about, num in ((one, first), (other, second)) if num]
        yield Segment(end, (Check(way, of=name, other=other, text=one), *told_so), Told(of=name))


def against_those(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`errors on pears (12) outnumber those on plums (4) by eight`, `misread pears exceed misread plums by eight`."""
    for n, (one, at) in enumerate(p.phrase(i)):
        if p.kind(at) != "outnumber" and not (p.kind(at) and p.row[at].text.casefold() in _EXCEEDS):
            continue
        for other, end in (*_those(p, i, at, n), *p.phrase(at + 1)):
            num = p.row[end + 1].num if p.kind(end) == "by" and p.kind(end + 1) == "number" else None
            far = num is not None and not num.unit and p.kind(end + 2) in ("", "comma", "error", "noun")
            if num is not None and not far or one.of and not other.of:
                continue  # "owls outnumber hawks on the diagonal" narrows both
            name, weak = f"{one.name} against {other.name}", one.weak or other.weak
            about = "margin" if num else "more"
            check = Check(
                about, num, cells=in_order(one.cells), base=in_order(other.cells), text=name, weak=weak
            )
            yield Segment(p.passed(p.nouns(end + 2), "error") if num else end, (check,), Told())


def _those(p: Phrases, start: int, joint: int, way: int) -> list[tuple[Phrase, int]]:
    """`(errors on pears outnumber) those on plums`: the same of another class, in the same way to mean it."""
    at = p.passed(joint + 1, "pronoun")
    name = p.passed(at, "on", "of", "as")
    named = [k for k in range(start, joint) if p.kind(k) == "name"]
    if at == joint + 1 or name == at or p.kind(name) != "name" or len(named) != 1:
        return []
    row = [*p.row[start : named[0]], p.row[name], *p.row[named[0] + 1 : joint]]
    ways = list(replace(p, row=row).phrase(0))
    return [(ways[way][0], name + 1)] if way < len(ways) and ways[way][1] == len(row) else []


def oftener(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is predicted more often than plum`, `pears go wrong just as often as plums do (12 times each)`."""
    if p.kind(i) != "name":
        return
    one, at = p.row[i].text, p.passed(p.nouns(i + 1), "be")
    kind, flavour = p.kind(at), p.row[at].flavour if p.kind(at) else ""
    called = kind in ("predicted", "given")
    called |= kind == "taken" and bool(comparison(p, at + 1))  # "is called more often"
    missed = kind == "wrong" and flavour in ("row", "")
    found = comparison(p, at + 1) if called or missed else None
    if found is None or p.kind(found[2]) not in ("as", "than"):
        return
    num, less, joint = found
    everyone = p.nouns(p.passed(joint + 1, "any", "all", "rest", "another"))
    if everyone > joint + 1 and num is None and p.kind(everyone) in ("", "comma", "open"):
        shape = p.called if called else lambda n: p.line(n) & p.errors()
        yield Segment(everyone, (_foremost(p, shape, one, less=less),), Told(of=one))
        return
    other = p.passed(joint + 1, "noun", "class")
    if p.kind(other) != "name" or p.row[other].text == one:
        return
    two, end = p.row[other].text, p.nouns(other + 1)
    end += p.kind(end) == "be" or p.kind(end) == "word" and p.row[end].text.casefold() in _DOES
    values, last = versus(p, end)
    names = (two, one) if less else (one, two)
    shapes: tuple[Shape, ...] = (p.called,) if called else (lambda n: p.line(n) & p.errors(),)
    if missed and not flavour:
        shapes = (*shapes, lambda n: p.called(n) & p.errors())
    for shape in shapes:
        label = f"{one} against {two}"
        check = ratio(num, shape(names[0]), shape(names[1]), label)
        own = [tally(v, shape(n), n) for v, n in zip(values, (one, two), strict=False)]
        yield Segment(last, (check, *own), Told())
    if missed:  # of classes that are not as large, the share may be meant
        yield Segment(last, (_by_share(num, *names),), Told())


def _foremost(p: Phrases, shape: Shape, name: str, *, less: bool) -> Check:
    """`pear is predicted more often than any other fruit`."""
    rivals = tuple(in_order(shape(other)) for other in p.matrix.classes if other != name)
    rank = len(p.matrix.classes) if less else 1
    return Check("rank", cells=in_order(shape(name)), rivals=rivals, text=name, rank=rank)


def _by_share(num: Num | None, one: str, other: str) -> Check:
    if num is None:
        return Check("ahead", of=other, text=one, other="recall")
    return Check("level", of=one, text=other, other="recall", weak=abs(num.value - 1) > 0.01)


def more_so(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`more pears were misread than plums`, `fewer errors were made on pears than on plums`, `as many pears as plums ...` is told elsewhere."""
    found = comparison(p, i)
    if found is None or p.kind(found[2] - 1) not in ("as many", "more", "fewer"):
        return
    num, less, at = found
    for one, behind in p.phrase(at):
        for part, joint in p.predicate(behind):
            cells = one.cells & part.cells
            if p.kind(joint) not in ("than", "as") or not cells or one.num or part.of == "column":
                continue
            for other, end in _same(p, at, behind, joint):
                both = replace(one, cells=cells), replace(other, cells=other.cells & part.cells)
                if both[1].cells:
                    ends = both[::-1] if less else both
                    check = ratio(num, ends[0].cells, ends[1].cells, f"{one.name} against {other.name}")
                    yield Segment(end, (replace(check, weak=one.weak or other.weak),), Told())


def _same(p: Phrases, start: int, end: int, joint: int) -> Iterator[tuple[Phrase, int]]:
    """`(more pears were misread than) plums`, `(more photos of pears ... than) of plums`: the same of another class."""
    named = [k for k in range(start, end) if p.kind(k) == "name"]
    at = p.passed(joint + 1, "on", "of", "as")
    if len(named) != 1 or p.kind(at) != "name" or p.row[at].text == p.row[named[0]].text:
        return
    row = [*p.row[start : named[0]], p.row[at], *p.row[named[0] + 1 : end]]
    yield from ((found, p.nouns(at + 1)) for found, last in replace(p, row=row).phrase(0) if last == len(row))


def as_many_there(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pears make up half as many photos as plums`, `pears have twice as many photos as plums`."""
    if p.kind(i) != "name":
        return
    at = p.passed(p.nouns(i + 1), "makeup", "reaches")
    found = comparison(p, at) if at > i + 1 else None
    if found is None or p.kind(found[2] - 1) not in ("as many", "more", "fewer"):
        return
    end = p.nouns(found[2])
    if end == found[2] or p.kind(end) not in ("as", "than") or p.kind(end + 1) != "name":
        return
    one, other = p.row[i].text, p.row[end + 1].text
    ends = (other, one) if found[1] else (one, other)
    label = f"truly {one} against truly {other}"
    yield Segment(p.nouns(end + 2), (ratio(found[0], p.line(ends[0]), p.line(ends[1]), label),), Told())
