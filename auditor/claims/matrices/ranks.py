"""Which error is the largest: "the leading error of apples is pear (12), followed by plum (5)", "the second most frequent mix-up"."""

from collections.abc import Iterator
from itertools import combinations

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told, bracket, in_order, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num
from auditor.numerals import ordinal

Target = tuple[Cells, tuple[Cells, ...], str]  # the cells that are told, those they are among, and their name


def leading(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the (second) most frequent error (of A) is B`, `for A, the main error is B`, `A's main error is B`."""
    of, at = _owner(p, i)
    rank = 1
    if p.kind(at) == "runner-up":
        behind = p.passed(p.passed(at + 1, "of", "all"), "error", "be", "comma")
        for target, end in (*targets(p, behind, of), *_back(p, behind, told)):
            yield ranked(p, target, end, 2, of, told.ranked)
        return
    if p.kind(at) == "ordinal":
        rank = ordinal(p.row[at].text.split("-")[0].split()[-1]) or (told.rank + 1 if told.rank else 2)
        at += 1
    unsaid = rank > 1 and told.rank > 0 and p.kind(at + 1) == "be"  # "..., and the second most frequent is"
    worst = p.kind(at) == "extreme" and p.row[at].text.casefold() == "worst"
    if not (worst or p.kind(at) == "foremost") or p.kind(at + 1) != "error" and not unsaid:
        return
    at += 1 + (not unsaid)
    owners = [(of, at)] if of else [(name, end) for name, end in p.of_class(at)] + [("", at)]
    for owner, behind in owners:
        joint = p.passed(behind, "be", "comma", "concern")
        if joint == behind and p.kind(behind) not in ("gerund", "between"):
            continue
        for target, end in targets(p, joint, owner):
            yield ranked(p, target, end, rank, owner)
    if not of and (p.kind(at) == "between" or p.kind(at) == "of"):
        for target, end in targets(p, at + 1, ""):
            yield ranked(p, target, end, rank, "")


def pair_leads(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`apple to pear is the largest off-diagonal entry (12)`, `mistaking plums for pears is the most common error`."""
    for target, at in targets(p, i, ""):
        way = p.passed(at, "be")
        rank = 1
        if p.kind(way) == "ordinal":
            rank, way = ordinal(p.row[way].text.split("-")[0].split()[-1]) or 2, way + 1
        first = p.kind(way) == "foremost" or p.kind(way) == "superlative" and p.row[way].flavour == "highest"
        if way > at and first and p.kind(way + 1) in ("error", "off cells"):
            yield ranked(p, target, way + 2, rank, "")


def _back(p: Phrases, i: int, told: Told) -> Iterator[tuple[Target, int]]:
    """`(A read as B is the most frequent error, and the runner-up is) the reverse`."""
    at = p.passed(i, "same", "error")
    if p.kind(at) == "reverse" and told.pair:
        back = frozenset({told.pair[::-1]})
        among = tuple(frozenset({cell}) for cell in sorted(p.errors()))
        yield (back, among, f"{told.pair[1]} taken for {told.pair[0]}"), at + 1


def _owner(p: Phrases, i: int) -> tuple[str, int]:
    """`for apples, the ...`, `apple's ...`: the class that errors are spoken of, and where these words end."""
    at = p.passed(i, "on", "of", "as")
    if p.kind(at) == "name":
        behind = p.passed(at + 1, "noun", "comma")
        if p.kind(behind) in ("foremost", "ordinal"):
            return p.row[at].text, behind
    return "", i


def mostly(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`apples are mostly taken for pears (12), then for plums (5)`."""
    misread = p.kind(i) == "wrong" and p.row[i].flavour in ("row", "")
    named = i + misread  # "misread apples end up mostly as pears"
    at = p.passed(_when_missed(p, p.nouns(named + 1)), "be")
    if p.kind(named) != "name" or p.kind(at) != "mostly" or p.kind(at + 1) not in ("taken", "as"):
        return
    of = p.row[named].text
    for target, end in targets(p, at + 2, of):
        yield ranked(p, target, end, 1, of)


def _when_missed(p: Phrases, i: int) -> int:
    """The place behind `, when missed,`."""
    words = [p.row[k].text.casefold() for k in range(i, min(i + 2, len(p.row)))]
    aside = words[:1] == [","] and words[1:] in (["when"], ["if"], ["where"])
    end = p.passed(i + 2, "pronoun", "it", "be", "wrong") if aside else i
    return end + 1 if end > i + 2 and p.kind(end) == "comma" else i


def following(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(closely) followed by plum (5)`, `then plum (5)`, behind what was told to be the largest."""
    ahead = p.kind(i) == "comparative" and p.row[i].text.casefold() == "ahead of"
    if not told.rank or not told.ranked or p.kind(i) not in ("followed", "and", "as") and not ahead:
        return
    at = p.passed(i + 1, "on", "as")
    for target, end in targets(p, at, told.of) if p.kind(i) != "as" else ():
        if len(target[0]) == len(told.ranked[0]):
            yield ranked(p, target, end, told.rank + 1, told.of, told.ranked)
    for target, end in (
        targets(p, i + 1, told.of) if p.kind(i) == "and" else ()
    ):  # "..., with plum to pear (5) next"
        last = tail(p, end)[1] if p.kind(end) == "open" else end
        if p.kind(last) == "followed" and len(target[0]) == len(told.ranked[0]):
            place = ranked(p, target, end, told.rank + 1, told.of, told.ranked)
            yield Segment(last + 1, place.checks, place.told)


def targets(p: Phrases, i: int, of: str) -> Iterator[tuple[Target, int]]:
    """One error: a class that another, or `of`, is taken for; or two classes that are mixed up."""
    single = tuple(frozenset({cell}) for cell in sorted(p.errors()) if not of or cell[0] == of)
    pairs = tuple(frozenset({(a, b), (b, a)}) for a, b in combinations(p.matrix.classes, 2))
    if of and p.kind(i) == "name" and p.row[i].text != of:
        one = (of, p.row[i].text)
        yield (frozenset({one}), single, f"{of} taken for {one[1]}"), i + 1
    if of and p.kind(i) in ("taken", "as") and p.kind(i + 1) == "name" and p.row[i + 1].text != of:
        one = (of, p.row[i + 1].text)
        yield (frozenset({one}), single, f"{of} taken for {one[1]}"), i + 2
    for found, end in p.of_pairs(i):
        if not found.cells <= p.errors():
            continue
        ways = (
            [found.cells]
            if len(found.cells) == 1
            else [found.cells, *(frozenset({cell}) for cell in found.cells)]
        )
        for way in ways:
            among = single if len(way) == 1 else pairs
            if way in among:
                yield (way, among, found.name), end
    if not of and p.kind(i) == "name" and p.kind(i + 1) == "and" and p.kind(i + 2) == "name":
        a, b = p.row[i].text, p.row[i + 2].text
        for cells in (frozenset({(a, b), (b, a)}), frozenset({(a, b)}), frozenset({(b, a)})):
            yield (cells, single if len(cells) == 1 else pairs, f"{a} and {b}"), i + 3


def ranked(p: Phrases, target: Target, end: int, rank: int, of: str, told: tuple[Cells, ...] = ()) -> Segment:
    """A check that an error has a rank among its like, with its number behind it, if that is told."""
    cells, among, name = target
    check = Check(
        "rank",
        cells=in_order(cells),
        rivals=tuple(in_order(one) for one in among if one != cells),
        text=name,
        rank=rank,
    )
    num, behind = tail(p, end)
    checks = [check]
    if num is not None:
        base = p.line(of) if of and num.unit == "%" else frozenset()
        checks.append(tally(num, cells, name, base))
    pair = next(iter(cells)) if len(cells) == 1 else None
    left = Told(Phrase(cells, name), cells, pair=pair, ranked=(*told, cells), rank=rank, of=of)
    return Segment(behind, tuple(checks), left)


def tail(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`(12)`, `(12 cases)`, `with 12 cases`, `, 12 times`: how many, behind what is counted."""
    if (num := bracket(p, i)) is not None:
        return num, i + 3
    if p.kind(i) == "open" and p.kind(i + 1) in ("number", "factor"):
        end = p.passed(p.nouns(i + 2), "error")
        if p.kind(end) == "close":
            return _plain(p.row[i + 1].num), end + 1
    at = i + 1 if p.kind(i) == "comma" and p.kind(i + 1) in ("and", "as", "of", "only", "at") else i
    led = p.passed(at, "and", "as", "comma", "of", "at", "only")
    if led > at and p.kind(led) in ("number", "factor"):
        num, behind = _plain(p.row[led].num), p.passed(p.nouns(led + 1), "error")
        if p.kind(behind) in ("comma", "close", "and", ""):
            return num, behind
    return None, i


def times(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`24 times`, `in 24 cases`, `twice`, `: 24`, `(24)`."""
    at = p.passed(i, "only")
    if p.kind(at) == "factor" and (p.kind(at + 1) in ("", "comma", "close", "and")):
        return _plain(p.row[at].num), at + 1
    return tail(p, at)


def _plain(num: Num | None) -> Num | None:
    """A number of times as a count."""
    return Num(num.value, 1.0, num.text, num.op) if num is not None and num.unit == "times" else num


def versus(p: Phrases, i: int) -> tuple[list[Num], int]:
    """`(93% against 72%)`: the values of both."""
    at = i + 1 if p.kind(i) in ("open", "comma") else i
    one, other = ((p.row[k].num if p.kind(k) == "number" else None) for k in (at, at + 2))
    if one and other and p.kind(at + 1) in ("and", "against", "as") and at > i:
        return [one, other], at + 3 + (p.kind(at + 3) == "close")
    return [], i
