"""How large a matrix is, and its classes: "the test set holds 650 photos", "150 photos of each fruit", "off the diagonal lie 129"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told, amounts, own_number, quantity, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_HOLDING = ("holds", "reaches", "raises", "sum", "makeup", "split")
_HELD = frozenset(
    "hold holds contain contains contained show shows comprise comprises comprised count counts cover covers covered has have had number numbers "
    "total totals bring brings brought contribute contributes contributed carry carries collect collects add adds sum sums make makes include includes included consist consists".split()
)
# What was done to all that was classified, and restricts it nowhere.
_DONE = frozenset(
    "measured taken tested used shown collected recorded photographed classified examined inspected checked scored judged sampled presented evaluated".split()
)
WHOLE = "whole"


def whole(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the test set comprises 650 photos`, `the matrix holds 650 photos`: all that was classified."""
    at = _holding(p, i + 1) if p.kind(i) == "whole" else i + 1
    num = _count(p, at)
    if num is None or at == i + 1:
        return
    end = p.nouns(at + 1)
    noun = p.row[end - 1] if end > at + 1 else None
    weak = noun is None  # a noun that nothing else tells of may be of something else
    if noun is not None and noun.text.casefold() in ("entries", "labels", "classes", "types", "calls"):
        return  # of the matrix, not of what was classified
    if noun is None and not (p.kind(end) == "word" and p.row[end].text.casefold().endswith("s")):
        return
    end += weak
    phrase = Phrase(p.everything(), "all", weak=weak)
    yield Segment(
        end, (tally(num, phrase.cells, "all", weak=weak),), Told(phrase, phrase.cells, counted=WHOLE)
    )


def total_shown(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`650 photos (were shown)`, at the head of a sentence: all that was classified, if they are so many."""
    num = _count(p, i)
    end = _done(p, p.nouns(i + 1)) if num else i
    end += num is not None and p.kind(end) == "word" and p.row[end].text.casefold() in _DONE
    if (
        i
        or num is None
        or p.nouns(i + 1) == i + 1
        or end == p.nouns(i + 1)
        or p.kind(end) not in ("comma", "and")
    ):
        return
    phrase = Phrase(p.everything(), "all")
    yield Segment(
        end, (tally(num, phrase.cells, "all", weak=True),), Told(phrase, phrase.cells, counted=WHOLE)
    )


def total_too(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(every class has 150 photos,) for a total of 600`, `600 altogether`, behind how many there are of each."""
    at = p.passed(i, "as", "that is")
    num = _count(p, at) if told.counted == "support" and i else None
    end = p.nouns(at + 1)
    if num and p.kind(end) in ("", "comma"):
        yield Segment(end, (tally(num, p.everything(), "all"),), told)


def of_diagonal(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the (12) off-diagonal cells together hold 129 photos`, `off the diagonal lie 129`, `the diagonal holds 521`."""
    own = p.row[i].num if p.kind(i) == "number" and p.kind(i + 1) == "off cells" else None
    start = i + (own is not None)
    cells = {"off cells": p.errors(), "diagonal": p.everything() - p.errors()}.get(p.kind(start))
    off = p.kind(i) == "wrong" and p.row[i].text.casefold() == "off the diagonal"
    if off:
        cells = p.errors()
    if cells is None or own and own.value != len(cells):
        return
    at = p.passed(start + 1, "truly", "reaches", "be") if off else _holding(p, start + 1)
    name = "the diagonal" if cells != p.errors() else "errors"
    phrase = Phrase(cells, name)
    if at > start + 1:
        yield from _share_held(p, at, phrase)
    num = _count(p, at)
    if num is None or at == start + 1:
        return
    end = p.passed(p.nouns(at + 1), "error")
    yield Segment(end, (tally(num, cells, name),), Told(phrase, cells))


def _share_held(p: Phrases, i: int, part: Phrase) -> Iterator[Segment]:
    """`(the diagonal holds) 80% of all photos`, `521 of the 650 photos`."""
    for found, behind in quantity(p, i):
        if p.kind(behind) != "of":
            continue
        for base, end in p.phrase(
            p.passed(behind + 1, "all") if p.kind(behind + 2) == "number" else behind + 1
        ):
            if part.cells < base.cells and not base.weak:
                checks = (*amounts(found, part, base), *own_number(base))
                yield Segment(end, checks, Told(part, part.cells))


def line_held(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the belt column holds 130 recordings`: how many there are in a row or a column."""
    for phrase, end in p.drawn_line(i):
        at = _holding(p, end)
        num = _count(p, at) if at > end else None
        if num:
            yield Segment(
                p.nouns(at + 1), (tally(num, phrase.cells, phrase.name),), Told(phrase, phrase.cells)
            )


def of_each(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`150 photos of each fruit (but the medlar)`, `every class holds 150 photos`, `the network was given 150 photos per class`."""
    at = _given(p, i)
    out: tuple[str, ...] = ()
    num = _count(p, at)
    if num is not None:
        noun = p.nouns(at + 1)
        done = _done(p, noun)
        every = p.passed(done, "of", "on", "as", "from", "taken")
        end = _each(p, every)
        if end == 0 or every == at + 1 and p.kind(every) != "per":
            return
    else:
        lone = p.row[i].text.casefold() == "all"  # "all classes contribute 150 photos each"
        end = _each(p, i, lone=lone)
        out, end = _but(p, end) if end else ((), 0)
        at = _holding(p, end) if end else 0
        num = _count(p, at) if end and at > end else None
        if num is None or p.nouns(at + 1) == at + 1:
            return
        noun = end
        end = p.nouns(at + 1)
        if lone and p.kind(end) != "all":
            return
    out, end = (out, end) if out else _but(p, p.passed(end, "all"))
    end = _done(p, end)
    names = [name for name in p.matrix.actual if name not in out]
    checks = [Check("support", num, average="each")] if not out else []
    checks += [Check("support", num, of=name) for name in names] if out else []
    if noun > at or not p.lines:
        left = Told(of=out[0] if len(out) == 1 else "", counted="support")
        yield Segment(end, tuple(checks), left)


def sized(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(the test set holds 650 photos:) 150 apple, 150 pear and 50 medlar`: how many there are of each."""
    found: list[tuple[str, Num]] = []
    at = i
    while (num := _count(p, at)) and p.kind(named := p.nouns(p.passed(p.nouns(at + 1), "of"))) == "name":
        found.append((p.row[named].text, num))
        end = p.nouns(named + 1)
        at = p.passed(end, "comma", "and")
    if len(found) < 2 or told.counted not in (WHOLE, "support"):
        return
    checks = [tally(num, p.line(name), f"truly {name}") for name, num in found]
    yield Segment(end, tuple(checks), told)


def smallest(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(all but medlar ...,) of which a mere 50 were found`: how many there are of the class that was left out."""
    num = _count(p, i + 1) if p.kind(i) == "pronoun" and told.counted == "support" and told.of else None
    if num is not None:
        end = p.nouns(i + 2)
        check = tally(num, p.line(told.of), f"truly {told.of}")
        yield Segment(_done(p, end), (check,), replace(told, of=told.of))


def _count(p: Phrases, i: int) -> Num | None:
    num = p.row[i].num if p.kind(i) == "number" else None
    return num if num and not num.unit and num.step >= 1 else None


def _holding(p: Phrases, i: int) -> int:
    """The place behind a verb that tells how many there are in something; the same place where none stands here."""
    word = p.row[i].text.casefold().split()[0] if i < len(p.row) and p.row[i].text else ""
    if word in _HELD or p.kind(i) in _HOLDING:
        return p.passed(i + 1, "of", "only", "as")
    at = p.passed(i, "be")
    passive = p.row[at].text.casefold() if at > i and at < len(p.row) else ""
    return (
        p.passed(at + 1, "by", "as", "of") if passive in ("represented", "covered", "tested", "backed") else i
    )


def _given(p: Phrases, i: int) -> int:
    """The place behind `a (...) classifier was given`, `the network was tested on`, or the same place."""
    at = i
    while p.kind(at) in ("word", "model") and at < i + 3:
        at += 1
    given = p.passed(at, "be")
    if at > i and given > at:
        word = p.row[given].text.casefold() if given < len(p.row) else ""
        if p.kind(given) == "given" or word in ("tested", "shown", "evaluated", "fed"):
            return p.passed(given + 1, "on", "with", "as", "of")
    return i


def _done(p: Phrases, i: int) -> int:
    """The place behind `were measured`."""
    at = p.passed(i, "be")
    word = p.row[at].text.casefold().split()[0] if at < len(p.row) and p.row[at].text else ""
    return at + 1 if word in _DONE and at > i else i


def _each(p: Phrases, i: int, *, lone: bool = False) -> int:
    """The place behind `each class`, `every true fruit`, `per class`; 0 where it tells of no class."""
    word = p.row[i].text.casefold() if i < len(p.row) else ""
    if not (p.kind(i) == "all" and (word != "all" or lone) or p.kind(i) == "per"):
        return 0
    at = p.all_told(p.passed(i + 1, "of", "actual"))
    end = p.nouns(at)
    return end if any(p.kind(k) == "class" for k in range(at, end)) else 0


def _but(p: Phrases, i: int) -> tuple[tuple[str, ...], int]:
    """`except the medlar`."""
    if p.kind(i) == "except" or p.kind(i) == "comma" and p.kind(i + 1) == "except":
        return next(iter(p.names(p.passed(i, "comma") + 1)), ((), i))
    return (), i
