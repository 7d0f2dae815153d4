"""Two classes and both directions of their confusions: "A and B trade 32 items, 15 one way and 17 the other", "A to B and back differ by 7"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.echoes import each_way
from auditor.claims.matrices.pairs import Phrase, both_of
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import times
from auditor.claims.matrices.told import VAGUE, Quantity, Segment, Told, amounts, in_order, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_TRADING = frozenset(
    "trade trades traded exchange exchanges exchanged swap swaps swapped share shared interchange "
    "interchanged mistake confuse".split()
)
_EVEN = frozenset("symmetric symmetrical balanced even mutual reciprocal".split())
_BALANCING = frozenset("balance balances balanced offset cancel".split())
_NEARLY = frozenset("nearly almost roughly about fairly largely practically virtually quite".split())
# How far apart two directions may be that nearly balance, as a part of the larger one: fairly, and at most.
_LEVEL = Num(1.0, 0.5, "nearly as many", "~", "times")


def traded(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A and B trade 32 items(, 15 one way and 17 the other)`, `A and B are swapped 32 times`."""
    lead = p.passed(i, "both ways", "between them", "comma") if p.kind(i) == "both ways" else i
    for names, at in p.names(lead):
        verb = p.passed(p.nouns(at), "be", "both ways")
        trading = _word(p, verb) in _TRADING or verb > at and p.kind(verb) == "mixed"
        if len(names) != 2 or not trading or p.row[verb].text.casefold().endswith("with"):
            continue
        cells, name = both_of(*names), f"{names[0]} and {names[1]} taken for each other"
        left = Told(Phrase(cells, name), cells)
        first = p.passed(verb + 1, "only", "each other")
        num = p.row[first].num if p.kind(first) in ("number", "factor") else None
        if num is None or num.unit not in ("", "times"):
            continue
        for way in each_way(p, first, left):
            yield Segment(way.end, way.checks, left)
        end = p.passed(_noun(p, first + 1), "both ways", "between them")
        if p.kind(end) in ("", "comma", "and", "open", "that is"):
            yield Segment(end, (tally(_count(num), cells, name),), left)


def hardly_mixed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A and B are hardly ever mixed up(, 3 items one way and 2 the other)`."""
    for names, at in p.names(i):
        verb = p.passed(at, "be")
        seldom = p.kind(verb) == "hardly ever" or _word(p, verb) in ("rarely", "seldom", "hardly")
        end = p.passed(verb + 1, "mixed", "each other")
        if len(names) != 2 or not seldom or verb == at or end == verb + 1 or p.kind(end) == "name":
            continue
        cells, name = both_of(*names), f"{names[0]} and {names[1]} taken for each other"
        either = Phrase(p.line(names[0]) | p.line(names[1]), " or ".join(names))
        few = amounts((Quantity(VAGUE["hardly any"]),), Phrase(cells, name), either)
        left = Told(Phrase(cells, name), cells)
        joint = p.passed(end, "comma", "as", "and")
        num = p.row[joint].num if joint > end and p.kind(joint) == "number" else None
        if num is not None and not num.unit:
            behind = p.nouns(joint + 1)
            if _word(p, behind) in ("all", "total", "together"):
                behind += 1
            if p.kind(behind) in ("", "comma"):
                yield Segment(behind, (*few, tally(num, cells, name)), left)
        yield Segment(end, few, left)


def apart(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A to B and back differ by 7`, `the confusion of A with B is nearly symmetric: 14 against 11`."""
    error = p.passed(i, "error", "of", "between")
    if p.kind(error) != "name":
        return
    one, at = p.row[error].text, p.nouns(error + 1)
    if p.kind(at) not in ("as", "and", "taken", "arrow") or p.kind(at + 1) != "name":
        return
    other, end = p.row[at + 1].text, p.nouns(at + 2)
    if one == other:
        return
    there, back = frozenset({(one, other)}), frozenset({(other, one)})
    name = f"{one} taken for {other} against the reverse"
    joint = p.passed(end, "and", "reverse")
    if joint > end and (_word(p, joint) == "back" or p.kind(joint - 1) == "reverse"):
        behind = joint + (_word(p, joint) == "back")
        num = p.row[behind + 1].num if p.kind(behind) == "differ" and p.kind(behind + 1) == "number" else None
        if num is not None and not num.unit:
            for ends in ((there, back), (back, there)):
                gap = Check("margin", num, cells=in_order(ends[0]), base=in_order(ends[1]), text=name)
                yield Segment(p.nouns(behind + 2), (gap,), Told(pair=(one, other)))
    be = p.passed(end, "be")
    if error == i or be == end:
        return
    loosely = _word(p, be) in _NEARLY
    if _word(p, be + loosely) not in _EVEN:
        return
    values = _two(p, p.passed(be + loosely + 1, "comma", "open", "as"))
    same = _LEVEL if loosely else Num(1.0, 0.0, "as many", unit="times")
    checks = [Check("times", same, cells=in_order(there), base=in_order(back), text=name)]
    last = be + loosely + 1
    if values:
        told_so, last = values
        for pair in ((there, back), (back, there)):
            own = [tally(num, cells, name) for num, cells in zip(told_so, pair, strict=True)]
            yield Segment(last, (*checks, *own), Told())
        return
    yield Segment(last, tuple(checks), Told(pair=(one, other)))


def _two(p: Phrases, i: int) -> tuple[tuple[Num, Num], int] | None:
    one, other = ((p.row[k].num if p.kind(k) == "number" else None) for k in (i, i + 2))
    if one and other and p.kind(i + 1) in ("against", "and", "as"):
        return (one, other), i + 3 + (p.kind(i + 3) == "close")
    return None


def two_counts(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`errors of A to B (12) and of B to A (15) (nearly balance)`, `A was taken for B 12 times and B for A 15 times`."""
    error = i + 1 if p.kind(i) == "error" else i
    first = _directed(p, p.passed(error, "of", "from"))
    if first is None or error == i:
        return
    one, num, at = first
    joint = p.passed(at, "and", "comma", "of", "from", "error")
    second = _directed(p, joint) if joint > at else None
    if second is None or num is None or second[1] is None:
        return
    checks = [
        tally(n, frozenset({cell}), f"{cell[0]} taken for {cell[1]}")
        for cell, n in ((one, num), (second[0], second[1]))
    ]
    end = second[2]
    near = end + (_word(p, end) in _NEARLY)
    balanced = p.passed(near, "be")
    if _word(p, balanced) in (*_BALANCING, *_EVEN):
        end = balanced + 1
        end += _word(p, end) == "out"
        name = f"{one[0]} taken for {one[1]} against {second[0][0]} taken for {second[0][1]}"
        checks.append(Check("times", _LEVEL, cells=(one,), base=(second[0],), text=name))
    yield Segment(end, tuple(checks), Told())


def _directed(p: Phrases, i: int) -> tuple[tuple[str, str], Num | None, int] | None:
    """`A to B (12)`."""
    if (
        p.kind(i) != "name"
        or p.kind(at := p.nouns(i + 1)) not in ("as", "taken", "arrow")
        or p.kind(at + 1) != "name"
    ):
        return None
    one = (p.row[i].text, p.row[at + 1].text)
    num, end = times(p, p.nouns(at + 2))
    return (one, num, end) if one[0] != one[1] else None


def more_than_back(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A goes to B 9 times,) three more than B goes to A`, `..., three more than the other way round`."""
    num = p.row[i].num if p.kind(i) == "number" else None
    way = p.kind(i + 1)
    if (
        told.pair is None
        or num is None
        or num.unit
        or way not in ("more", "fewer")
        or p.kind(i + 2) != "than"
    ):
        return
    back = _directed(p, i + 3)
    cell, end = (
        (back[0], back[2]) if back else (told.pair[::-1], p.passed(i + 3, "as", "of", "reverse", "pronoun"))
    )
    if not back and p.kind(end - 1) != "reverse":
        return
    ends = ((told.pair,), (cell,)) if way == "more" else ((cell,), (told.pair,))
    name = f"{told.pair[0]} taken for {told.pair[1]} against {cell[0]} taken for {cell[1]}"
    yield Segment(end, (Check("margin", num, cells=ends[0], base=ends[1], text=name),), told)


def between_two(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`between A and B there are 4 mix-ups`, `A and B are confused in 4 cases`."""
    if p.kind(i) != "between":
        return
    for names, at in p.names(i + 1):
        verb = p.passed(at, "there", "comma")
        num, end = (p.row[verb].num, verb + 1) if p.kind(verb) == "number" else (None, verb)
        if _word(p, verb) == "single" or p.kind(verb) == "factor" and "single" in _word(p, verb):
            num, end = Num(1.0, 1.0, "a single", word=True), verb + 1
        if p.kind(verb) == "none":
            num, end = Num(0.0, 1.0, "no", word=True), verb + 1
        end += _word(p, end) == "single"
        last = p.passed(end, "error")
        if len(names) == 2 and verb > at and num is not None and not num.unit and last > end:
            cells = both_of(*names)
            name = f"{names[0]} and {names[1]} taken for each other"
            yield Segment(last, (tally(num, cells, name),), Told(Phrase(cells, name), cells))


def nor_back(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A is never taken for B or C,) nor the other way round`."""
    at = i + (_word(p, i) == "nor") + (p.kind(i) == "and")
    if p.kind(at) != "reverse" or told.base is None or told.rest:
        return
    cells = frozenset((b, a) for a, b in told.base.cells if a != b)
    if cells and (at > i or p.kind(i) == "reverse"):
        none = Num(0.0, 1.0, "none", word=True)
        yield Segment(at + 1, (tally(none, cells, f"the reverse of {told.base.name}"),), told)


def _noun(p: Phrases, i: int) -> int:
    """The place behind a noun for what was classified, known or not, where an end of the part follows it."""
    at = p.nouns(i)
    plain = (
        at == i
        and p.kind(at) == "word"
        and _word(p, at).endswith("s")
        and p.kind(at + 1) in ("", "comma", "and", "between them")
    )
    return at + plain


def _count(num: Num) -> Num:
    return replace(num, step=1.0, unit="") if num.unit == "times" else num


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
