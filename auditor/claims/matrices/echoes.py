"""What is told further of an error just told: "31 times it happened", "the reverse comes second with 26", "and thus for 44% of all errors"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.contrasts import comparison, ratio
from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import Target, ranked, times
from auditor.claims.matrices.told import Segment, Told, bracket, in_order, quantity, tally
from auditor.claims.measures.claims import Check
from auditor.numerals import ordinal

Pair = tuple[str, str]


def so_often(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(quince taken for pear:) 31 times`, `31 times it happened`."""
    if i or told.pair is None or p.kind(i) not in ("factor", "number"):
        return
    num, end = times(p, i)
    if num is None and p.kind(i) == "factor" and p.kind(p.passed(i + 1, "it", "that")) == "occurs":
        num, end = times(replace(p, row=p.row[: i + 1]), i)
        end = p.passed(i + 1, "it", "that", "occurs")
    if num is not None and not num.unit:
        name = f"{told.pair[0]} taken for {told.pair[1]}"
        yield Segment(end, (tally(num, frozenset({told.pair}), name),), told)


def any_other(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`more than twice as often as any other mistake`, `more often than any other error`."""
    found = comparison(p, i) if told.pair else None
    if found is None or told.pair is None or found[1] or p.kind(found[2]) not in ("as", "than"):
        return
    num, _, at = found
    last = p.passed(at + 1, "any", "all", "rest", "another")
    end = p.passed(last, "error")
    others = p.kind(last - 1) in ("rest", "another") or "other" in p.row[last - 1].text.casefold()
    if end == last or not others or num is not None and num.op not in (">", ">="):
        return
    own, name = frozenset({told.pair}), f"{told.pair[0]} taken for {told.pair[1]}"
    errors = [frozenset({cell}) for cell in sorted(p.errors()) if cell != told.pair]
    if num is None:
        checks: tuple[Check, ...] = (
            Check("rank", cells=in_order(own), rivals=tuple(map(in_order, errors)), text=name),
        )
    else:
        checks = tuple(ratio(num, own, other, f"{name} against any other") for other in errors)
    yield Segment(end, checks, told)


def reverse_placed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the reverse, B read as A, is the runner-up among the errors with 26`, `the opposite error comes second (26)`."""
    if p.kind(i) != "reverse":
        return
    at = p.passed(i + 1, "error", "comma")
    aside = [(found.cells, end) for found, end in p.of_pairs(at) if len(found.cells) == 1]
    back = {told.pair[::-1]} if told.pair else set()
    ways = [(cells, end) for cells, end in aside if cells == back or not back] or [(frozenset(back), at)]
    for cells, behind in ways:
        rank, end = _place(p, p.passed(behind, "comma"))
        if rank and cells:
            (cell,) = cells
            among = tuple(frozenset({one}) for one in sorted(p.errors()))
            target: Target = (cells, among, f"{cell[0]} taken for {cell[1]}")
            yield ranked(p, target, end, rank, "", told.ranked)


def _place(p: Phrases, i: int) -> tuple[int, int]:
    """`is the runner-up (among the errors)`, `comes second`, `is in third place`: the place, and where its words end; 0 for none."""
    at, rank = p.passed(i, "be"), 0
    if p.kind(at) == "runner-up" and at > i:
        rank, at = 2, at + 1
    elif p.kind(at) == "ordinal" and at > i and p.kind(at + 1) == "foremost":
        rank, at = ordinal(p.row[at].text.split("-")[0].split()[-1]) or 0, p.passed(at + 2, "error")
    else:
        words = [one.text.casefold() for one in p.row[i : i + 2]]
        verb = len(words) == 2 and (words[0] in ("comes", "came", "ranks", "follows") or p.kind(i) == "be")
        rank, at = (ordinal(words[1]) or 0, i + 2) if verb else (0, i)
    among = p.passed(at, "of", "all")
    end = p.passed(among, "error") if among > at else at
    return rank, end if end > among else at


def share_too(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A and B taken for each other account for 57 errors) and thus for 44% of all mistakes`, `which is a quarter of the 138 errors`."""
    at = p.passed(i, "that", "that is", "be", "as", "on", "makeup", "and")
    if (
        told.base is None
        or not i
        or p.kind(at) != "number"
        or at == i
        and p.kind(i - 1) not in ("comma", "open", "and")
    ):
        return
    part = told.base.cells - told.rest or told.base.cells
    for found, behind in quantity(p, at):
        if len(found) != 1 or not found[0].is_part or p.kind(behind) != "of":
            continue
        for base, end in (*p.phrase(behind + 1), *_full_class(p, behind + 1)):
            if (part <= base.cells or base.name == FULL) and not base.weak:
                name = f"share of {base.name}"
                own = (tally(base.num, base.cells, base.name),) if base.num else ()
                yield Segment(end, (tally(found[0].num, part, name, base.cells), *own), told)


FULL = "a full class"


def _full_class(p: Phrases, i: int) -> Iterator[tuple[Phrase, int]]:
    """`(roughly two thirds) of a full class`, where all classes have as many members."""
    word = p.row[i].text.casefold() if i < len(p.row) else ""
    if p.alike and word in ("full", "whole", "entire", "complete") and p.kind(i + 1) == "class":
        yield Phrase(p.line(p.matrix.actual[0]), FULL), i + 2


def leaving(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(393 are right,) which leaves 87 errors`, `that leaves 87 recordings in the wrong box`: all that went wrong."""
    at = p.passed(i, "that", "that is", "be")
    word = p.row[at].text.casefold() if at < len(p.row) else ""
    num = p.row[at + 1].num if word in ("leaves", "leaving", "left") and p.kind(at + 1) == "number" else None
    if num is None or num.unit:
        return
    end = p.nouns(at + 2)
    wrong = p.passed(end, "error", "wrong", "noun")
    if wrong > end or p.kind(at + 2) in ("error", "wrong"):
        whole = told.base is None or told.base.cells in (p.everything(), p.everything() - p.errors())
        yield Segment(wrong, (tally(num, p.errors(), "errors", weak=not whole),), told)


def each_way(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A and B are confused 36 times,) 22 times one way and 14 the other`: in either direction."""
    yield from _oftener_one_way(p, i, told)
    one = p.row[i].num if p.kind(i) in ("number", "factor") else None
    cells = sorted(told.base.cells) if told.base else []
    if one is None or len(cells) != 2 or cells[0] != cells[1][::-1]:
        return
    noun = _noun(p, i + 1)
    at = _direction(p, noun)
    joint = p.passed(at, "comma", "and", "against")
    other = p.row[joint].num if at > noun and p.kind(joint) in ("number", "factor") else None
    end = p.nouns(joint + 1)
    last = _direction(p, end)
    if other is None or last == end and p.kind(end) not in ("rest", "reverse"):
        return
    last = last if last > end else end + 1
    for a, b in (cells, cells[::-1]):
        checks = tuple(
            tally(replace(num, step=1.0, unit=""), frozenset({cell}), f"{cell[0]} taken for {cell[1]}")
            for num, cell in ((one, a), (other, b))
        )
        yield Segment(last, checks, told)


def _oftener_one_way(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`a little more often in one direction (14) than in the other (11)`."""
    cells = sorted(told.base.cells) if told.base else []
    first = _direction(p, i + 1)
    one, joint = bracket(p, first), first + 3
    last = _direction(p, joint + 1) if p.kind(joint) == "than" else joint
    last += last == joint + 1 and p.kind(last) in ("rest", "reverse")
    if p.kind(last - 1) == "of":
        last += p.kind(last) in ("rest", "reverse")
    other = bracket(p, last)
    if (
        p.kind(i) != "more often"
        or len(cells) != 2
        or one is None
        or other is None
        or one.value <= other.value
    ):
        return
    for a, b in (cells, cells[::-1]):
        checks = [
            tally(num, frozenset({cell}), f"{cell[0]} taken for {cell[1]}")
            for num, cell in ((one, a), (other, b))
        ]
        yield Segment(last + 3, tuple(checks), told)


def _noun(p: Phrases, i: int) -> int:
    """The place behind a noun for what was classified, whether the document has it elsewhere or not."""
    at = p.nouns(i)
    plural = (
        at == i and p.kind(i) == "word" and p.row[i].text.casefold().endswith("s") and len(p.row[i].text) > 3
    )
    return at + plural


def _direction(p: Phrases, i: int) -> int:
    """The place behind `one way`, `in the other direction`, `there`, `the other way`."""
    at = p.passed(i, "of", "rest", "number") if p.kind(i) in ("of", "rest") else i
    at += p.kind(at) == "number" and at == i
    word = p.row[at].text.casefold() if at < len(p.row) else ""
    return at + 1 if word in ("way", "direction", "there", "back") else i
