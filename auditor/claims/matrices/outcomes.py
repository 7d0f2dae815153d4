"""The four outcomes of a yes-or-no question held against each other, and who would always answer the same.

"misses are the rarest of the four outcomes", "a false alarm is the more common error", "answering A to everything would score 80%".
"""

from collections.abc import Iterator

from auditor.claims.matrices.contrasts import ratio
from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import Segment, Told, amounts, in_order, own_number, quantity, tally
from auditor.claims.measures.claims import Check

_GROUPS = frozenset("groups outcomes cells kinds counts classes categories squares boxes numbers".split())
_ANSWERING = frozenset("answering calling labelling labeling saying predicting declaring".split())
_SCORES = frozenset(
    "score scores give gives yield yields reach reaches achieve achieves get gets earn mean means".split()
)


def among_four(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`missed fires form the smallest of the four groups`, `false alarms are the rarest of the four outcomes`."""
    if not p.negative:
        return
    for one, at in (*p.phrase(i), *_cases(p, i)):
        way = p.passed(at, "be", "makeup", "raises")
        if _word(p, way) in ("form", "forms", "represent"):
            way += 1
        rank = {"rarest": 4}.get(p.kind(way), 0) or (
            _rank(p, way) if p.kind(way) in ("superlative", "foremost") else 0
        )
        of = p.passed(way + 1, "of", "all")
        four = p.row[of].num if p.kind(of) == "number" else None
        if way == at or not rank or len(one.cells) != 1 or of == way + 1 or four is None or four.value != 4:
            continue
        if _word(p, of + 1) in _GROUPS:
            rivals = tuple(((a, b),) for a, b in sorted(p.everything()) if (a, b) not in one.cells)
            check = Check("rank", cells=in_order(one.cells), rivals=rivals, text=one.name, rank=rank)
            yield Segment(of + 2, (check,), Told())


def of_four(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the smallest of the four counts is that of missed fires`, `the smallest count, 34, belongs to false alarms`."""
    way = {"rarest": 4}.get(p.kind(i), 0) or (_rank(p, i) if p.kind(i) in ("superlative", "foremost") else 0)
    if not p.negative or not way:
        return
    of = p.passed(i + 1, "of", "all")
    four = p.row[of].num if p.kind(of) == "number" else None
    at = of + 1 if four is not None and four.value == 4 and of > i + 1 else i + 1
    if _word(p, at) not in _GROUPS and _word(p, at) not in ("count", "number", "cell", "square", "group"):
        return
    num, joint = tail(p, at + 1)
    if num is None and p.kind(at + 1) == "comma" and p.kind(at + 2) == "number":
        num, joint = p.row[at + 2].num, at + 3
    lead = p.passed(joint, "be", "comma", "that", "of", "belongs", "as")
    lead += 2 * (_word(p, lead) == "number" and p.kind(lead + 1) == "of")
    for one, end in (*p.phrase(lead), *_cases(p, lead)) if lead > joint else ():
        if len(one.cells) == 1:
            rivals = tuple(((a, b),) for a, b in sorted(p.everything()) if (a, b) not in one.cells)
            rank = 4 if p.row[i].flavour == "lowest" or way == 4 or _word(p, i) == "smallest" else 1
            check = Check("rank", cells=in_order(one.cells), rivals=rivals, text=one.name, rank=rank)
            counted = (tally(num, one.cells, one.name),) if num and not num.unit else ()
            yield Segment(end, (check, *counted), Told())


def four_told(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the four counts are 34 hits, 14 false alarms, 9 misses and 91 rejections`."""
    be = p.passed(i + 1, "measure", "word", "noun", "off cells")
    at = p.passed(be, "be", "comma")
    if i or p.kind(i) != "number" or be == i + 1 or at == be:
        return
    checks: tuple[Check, ...] = ()
    end, found = at, 0
    while part := next(((one, end) for one, end in p.phrase(at) if one.num and len(one.cells) == 1), None):
        checks, end, found = (*checks, *own_number(part[0])), part[1], found + 1
        at = p.passed(end, "comma", "and")
        if at == end:
            break
    size = p.row[i].num
    if found > 1 and size is not None and size.value == found:
        yield Segment(end, checks, Told())


def _rank(p: Phrases, i: int) -> int:
    return 4 if p.row[i].flavour == "lowest" else 1


def _cases(p: Phrases, i: int) -> Iterator[tuple[Phrase, int]]:
    """`missed cases`, `false alerts`: by what was answered, whatever the cases are called."""
    end = p.nouns(i + 1)
    if p.kind(i) == "wrong" and p.row[i].flavour == "row" and end > i + 1:
        yield Phrase(frozenset({(p.positive, p.negative)}), "misses"), end


def commoner(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`a false alarm is the more common error(, a miss the rarer one)`: than the error the other way."""
    if not p.negative:
        return
    for one, at in (*p.phrase(i), *_cases(p, i)):
        way = p.passed(at, "be")
        kind = p.kind(way)
        end = p.passed(way + 1, "error", "noun")
        end += end == way + 1 and _word(p, end) == "one"
        if kind not in ("more often", "less often") or len(one.cells) != 1 or not one.cells <= p.errors():
            continue
        if way == at and not told.mixed or end == way + 1 or p.kind(end) == "than":
            continue
        other = frozenset((b, a) for a, b in one.cells)
        ends = (one.cells, other) if kind == "more often" else (other, one.cells)
        yield Segment(
            end, (ratio(None, *ends, f"{one.name} against the other error"),), Told(mixed=p.positive)
        )


def same_answer(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`answering A to every case would (already) score 80%`, `calling everything A gives an accuracy of 80%`."""
    if _word(p, i) not in _ANSWERING:
        return
    names = [k for k in range(i + 1, min(i + 6, len(p.row))) if p.kind(k) == "name"]
    every = [
        k for k in range(i + 1, min(i + 7, len(p.row))) if p.kind(k) == "all" or _word(p, k) == "everything"
    ]
    if len(names) != 1 or len(every) != 1:
        return
    at = p.nouns(max(names[0], every[0]) + 1)
    at += p.kind(at) == "word" and p.kind(at - 1) == "all"
    while _word(p, at) in ("would", "will", "already", "alone", "itself"):
        at += 1
    if _word(p, at) not in _SCORES:
        return
    at = p.passed(at + 1, "accuracy", "of")
    num = p.row[at].num if p.kind(at) == "number" else None
    end = p.passed(at + 1, "accuracy")
    if num and (num.unit == "%" or num.value <= 1):
        yield Segment(end, (Check("always", num, of=p.row[names[0]].text),), Told())


def part_of_all(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the positive class is about a fifth of the set`, `pears make up a third of all photos`."""
    if p.kind(i) != "name":
        return
    name = p.row[i].text
    at = p.passed(p.nouns(i + 1), "be", "makeup", "that is")
    for found, behind in quantity(p, at) if at > i + 1 else ():
        if not found[0].is_part or p.kind(behind) != "of" or any(one.rest for one in found):
            continue
        end = _whole(p, behind + 1)
        if end:
            base, part = Phrase(p.everything(), "all"), Phrase(p.line(name), name)
            yield Segment(end, amounts(found, part, base), Told(of=name))


def _whole(p: Phrases, i: int) -> int:
    """The place behind `the set`, `the test set`, `all photos`; 0 where it is no whole."""
    if p.kind(i) == "whole" or _word(p, i) in ("set", "sample", "data", "total", "collection"):
        return i + 1
    return p.nouns(i + 1) if p.kind(i) == "all" and p.nouns(i + 1) > i + 1 else 0


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
